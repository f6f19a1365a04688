-- What was told to everybody in games beside their results: notices and press to all, for HISTORY.
CREATE TABLE bulletin (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX bulletin_of ON bulletin (game, at, body);
