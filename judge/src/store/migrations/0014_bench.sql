-- Whoever stands by to take an open seat over: in one game, or in any where none is named.
CREATE TABLE bench (
    key TEXT NOT NULL,
    address TEXT NOT NULL,
    game TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (key, game)
) STRICT;
CREATE INDEX bench_game ON bench (game, since);
