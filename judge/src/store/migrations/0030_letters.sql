-- What letters say, apart from what becomes of them: it is long and never changes, and their rows change with each attempt.
CREATE TABLE letter (
    number INTEGER PRIMARY KEY REFERENCES outbox (id) ON DELETE CASCADE,
    body TEXT NOT NULL,
    sum INTEGER NOT NULL DEFAULT 4611686018427387904
) STRICT;
