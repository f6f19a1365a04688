-- Turns that were taken back: they are kept, and do not count. Whether the turn of a letter was: it allows nothing then.
CREATE TABLE undone (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL REFERENCES game (name),
    number INTEGER NOT NULL,
    label TEXT NOT NULL,
    played INTEGER NOT NULL,
    position TEXT NOT NULL,
    sheets TEXT NOT NULL,
    seed TEXT NOT NULL,
    chronicle TEXT NOT NULL,
    master TEXT NOT NULL,
    told TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX undone_game ON undone (game, id);
ALTER TABLE form ADD COLUMN undone INTEGER NOT NULL DEFAULT 0;
