-- How much of a mail is kept. Of those from before nobody knows yet whether they hold passwords: they are gone through.
ALTER TABLE inbox ADD COLUMN kept TEXT NOT NULL DEFAULT 'whole' CHECK (kept IN ('whole', 'held', 'read', 'gone'));
UPDATE inbox SET kept = 'held' WHERE state = 'done' AND (outcome LIKE 'answered%' OR outcome LIKE 'done%');
CREATE INDEX inbox_held ON inbox (id) WHERE kept = 'held';
CREATE INDEX inbox_kept ON inbox (arrived) WHERE kept <> 'gone' AND state = 'done';

-- The mail that is read once more when a question is answered with yes.
ALTER TABLE pending ADD COLUMN mail INTEGER;
UPDATE pending SET mail = coalesce(json_extract(purpose, '$.Act.mail'), json_extract(purpose, '$.Register.mail'))
    WHERE json_valid(purpose);
CREATE INDEX pending_mail ON pending (mail) WHERE mail IS NOT NULL;
CREATE INDEX pending_expires ON pending (expires);

-- Which games a mail was about, and since when a game is over: mails are kept as long as their games go on, and a while after.
CREATE TABLE mail_game (mail INTEGER NOT NULL, game TEXT NOT NULL, PRIMARY KEY (mail, game)) STRICT, WITHOUT ROWID;
INSERT OR IGNORE INTO mail_game (mail, game)
    SELECT mail, json_extract(letter, '$.game') FROM outbox
    WHERE mail IS NOT NULL AND json_valid(letter) AND json_extract(letter, '$.game') IS NOT NULL;
ALTER TABLE game ADD COLUMN ended INTEGER;
CREATE INDEX game_over ON game (name) WHERE status = 'over' AND ended IS NULL;
