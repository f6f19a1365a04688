-- How often a mail, or what was due in a game, has been begun: whoever brings the judge down is known by it.
ALTER TABLE inbox ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;

-- Games as lines of lists, and who has a place in which: nobody reads whole games for a list.
CREATE TABLE listed (game TEXT PRIMARY KEY REFERENCES game (name), line TEXT NOT NULL) STRICT;
CREATE TABLE place (key TEXT NOT NULL, game TEXT NOT NULL, PRIMARY KEY (key, game)) STRICT, WITHOUT ROWID;
CREATE INDEX place_game ON place (game);
