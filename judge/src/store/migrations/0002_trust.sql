-- One mailbox is one person however its address is written: the key tells. A confirmed second address is tried when the
-- first one bounces.
ALTER TABLE person ADD COLUMN key TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN second TEXT;
ALTER TABLE person ADD COLUMN second_key TEXT;
CREATE INDEX person_key ON person (key);
CREATE INDEX person_second ON person (second_key) WHERE second_key IS NOT NULL;

-- Message-ID and body tell a mail that came twice; the domains whose signature was verified on arrival (null: nobody looked).
ALTER TABLE inbox ADD COLUMN fingerprint TEXT;
ALTER TABLE inbox ADD COLUMN signed TEXT;
CREATE INDEX inbox_fingerprint ON inbox (fingerprint) WHERE fingerprint IS NOT NULL;

-- Which mail a letter answers, how urgent it is, when it went out.
ALTER TABLE outbox ADD COLUMN mail INTEGER REFERENCES inbox (id);
ALTER TABLE outbox ADD COLUMN rank INTEGER NOT NULL DEFAULT 1;
ALTER TABLE outbox ADD COLUMN sent INTEGER;
CREATE INDEX outbox_sent ON outbox (sent) WHERE sent IS NOT NULL;
CREATE INDEX outbox_mail ON outbox (mail) WHERE mail IS NOT NULL;

-- What waits is known by its number; the word for it is a seal, made when the letter is sent.
DROP TABLE pending;
CREATE TABLE pending (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    address TEXT NOT NULL,
    purpose TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT;
CREATE INDEX pending_address ON pending (address);

-- Order forms as they were sent: only changed lines count.
CREATE TABLE form (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    seat TEXT NOT NULL,
    generation INTEGER NOT NULL,
    label TEXT NOT NULL,
    body TEXT NOT NULL,
    written INTEGER NOT NULL
) STRICT;

-- Mailboxes that bounce or complain: at most one step a day, forgotten after quiet days.
CREATE TABLE health (
    address TEXT PRIMARY KEY,
    score INTEGER NOT NULL,
    since INTEGER NOT NULL,
    stepped INTEGER NOT NULL,
    complained INTEGER NOT NULL DEFAULT 0,
    reason TEXT NOT NULL
) STRICT;

-- What was told to whom and when, so that it is told once.
CREATE TABLE told (what TEXT NOT NULL, address TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (what, address)) STRICT;
