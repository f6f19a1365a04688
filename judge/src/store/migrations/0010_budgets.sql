-- What people have caused and what mailboxes have got, for budgets of a day or an hour; forgotten after two days.
CREATE TABLE spent (
    what TEXT NOT NULL,
    whose TEXT NOT NULL,
    count INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX spent_whose ON spent (what, whose, at);
CREATE INDEX spent_at ON spent (at);
