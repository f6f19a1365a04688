-- What came of each game that is over, as it was worked out of its record; nothing yet: it waits for that. Whatever changes the
-- game's document has it worked out anew.
CREATE TABLE outcome (
    game TEXT PRIMARY KEY REFERENCES game (name) ON DELETE CASCADE,
    body TEXT,
    sum INTEGER NOT NULL DEFAULT 4611686018427387904
) STRICT;
CREATE INDEX outcome_waiting ON outcome (game) WHERE body IS NULL;
INSERT INTO outcome (game) SELECT name FROM game WHERE status = 'over';
CREATE TRIGGER outcome_changed AFTER UPDATE OF body ON game
    BEGIN
        DELETE FROM outcome WHERE game = NEW.name;
        INSERT INTO outcome (game) SELECT NEW.name WHERE NEW.status = 'over';
    END;
CREATE TRIGGER outcome_brought AFTER INSERT ON game WHEN NEW.status = 'over'
    BEGIN INSERT INTO outcome (game) VALUES (NEW.name); END;

-- What all of them come to, a row for a board and for a player; none at all: it is to be counted anew.
CREATE TABLE reckoning (
    kind TEXT NOT NULL CHECK (kind IN ('all', 'board', 'player')),
    name TEXT NOT NULL,
    weight INTEGER NOT NULL,
    body TEXT NOT NULL,
    sum INTEGER NOT NULL DEFAULT 4611686018427387904,
    PRIMARY KEY (kind, name)
) STRICT;
CREATE INDEX reckoning_weight ON reckoning (kind, weight);
CREATE TRIGGER reckoning_gone AFTER DELETE ON outcome BEGIN DELETE FROM reckoning; END;
CREATE TRIGGER reckoning_more AFTER INSERT ON outcome BEGIN DELETE FROM reckoning; END;
CREATE TRIGGER reckoning_other AFTER UPDATE OF body ON outcome BEGIN DELETE FROM reckoning; END;

-- The people who want that told of them.
CREATE INDEX person_stats ON person (key) WHERE CASE WHEN json_valid(wishes) THEN json_extract(wishes, '$.stats') END = 1;
