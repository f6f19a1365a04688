-- Answers to press that wait until they go out, so that their authors can take them back. Without a time they wait for the
-- word to go. Letters say which of them they are about.
CREATE TABLE draft (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    due INTEGER,
    body TEXT NOT NULL
) STRICT;
CREATE INDEX draft_due ON draft (due, id) WHERE due IS NOT NULL;
CREATE INDEX draft_game ON draft (game);
ALTER TABLE form ADD COLUMN draft INTEGER;
