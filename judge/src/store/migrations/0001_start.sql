-- What the judge knows of itself: its id, when it was last alive, how far each mailbox was read.
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

-- Every mail, byte for byte, before anybody acts on it.
CREATE TABLE inbox (
    id INTEGER PRIMARY KEY,
    source TEXT NOT NULL UNIQUE,
    digest TEXT NOT NULL,
    raw BLOB NOT NULL,
    arrived INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'done')),
    outcome TEXT
) STRICT;
CREATE INDEX inbox_new ON inbox (arrived, id) WHERE state = 'new';
CREATE INDEX inbox_digest ON inbox (digest);

-- Registered people, by address.
CREATE TABLE person (address TEXT PRIMARY KEY, name TEXT NOT NULL, registered INTEGER NOT NULL) STRICT;

-- What waits for a person's word. Only a hash of the token is kept.
CREATE TABLE pending (
    token TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    purpose TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT;

-- Games as documents; the columns are for finding them.
CREATE TABLE game (name TEXT PRIMARY KEY, status TEXT NOT NULL, due INTEGER, body TEXT NOT NULL) STRICT;

-- Turns that were played: position before, sheets, what happened.
CREATE TABLE chronicle (
    game TEXT NOT NULL REFERENCES game (name),
    number INTEGER NOT NULL,
    label TEXT NOT NULL,
    played INTEGER NOT NULL,
    position TEXT NOT NULL,
    sheets TEXT NOT NULL,
    seed TEXT NOT NULL,
    chronicle TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT;

-- Letters on their way. An attempt is written down before anybody dials.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    recipient TEXT NOT NULL,
    letter TEXT NOT NULL,
    written INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'trying', 'sent', 'refused')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next INTEGER NOT NULL,
    last_error TEXT
) STRICT;
CREATE INDEX outbox_recipient ON outbox (recipient, written);
CREATE INDEX outbox_waiting ON outbox (next, id) WHERE state IN ('waiting', 'trying');

-- What an operator asked for beside the running daemon.
CREATE TABLE act (
    id INTEGER PRIMARY KEY,
    verb TEXT NOT NULL,
    subject TEXT NOT NULL,
    argument TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'done')),
    answer TEXT
) STRICT;
