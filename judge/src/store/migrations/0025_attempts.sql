-- What became of each attempt to hand a letter on; the oldest of many go.
CREATE TABLE attempt (
    letter INTEGER NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    code INTEGER,
    text TEXT NOT NULL,
    server TEXT NOT NULL,
    PRIMARY KEY (letter, number)
) STRICT, WITHOUT ROWID;
