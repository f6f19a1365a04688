-- Addresses of people who are forgotten, until nothing of theirs is kept or on its way any more; and mailboxes whose mail is not
-- acted on.
CREATE TABLE forgotten (address TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
CREATE TABLE blocked (key TEXT PRIMARY KEY, since INTEGER NOT NULL) STRICT;
