-- Words that go out at the same moment do so in an order that is not that in which they came.
ALTER TABLE draft ADD COLUMN lot INTEGER NOT NULL DEFAULT 0;
DROP INDEX draft_due;
CREATE INDEX draft_due ON draft (due, lot, id) WHERE due IS NOT NULL;

-- Whether a letter hid who wrote its press: then the answer to it does, too.
ALTER TABLE form ADD COLUMN grey INTEGER NOT NULL DEFAULT 0;

-- What people wrote in games: press that has gone out, press that goes out with the results, and diaries.
CREATE TABLE paper (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE INDEX paper_of ON paper (game, kind, id);
