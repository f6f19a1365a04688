-- What waits for its reader's digest, and when that goes out: letters of few words, in the words in which they were written.
CREATE TABLE digest (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    address TEXT NOT NULL,
    game TEXT NOT NULL,
    due INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE INDEX digest_due ON digest (due, address);
