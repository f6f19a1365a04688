-- The judges that work with this database, each by its own name, with how many transactions it has written down. A row changes with
-- each of those, and has no sum.
CREATE TABLE node (
    name TEXT COLLATE "C" PRIMARY KEY,
    written BIGINT NOT NULL DEFAULT 0
);
INSERT INTO node (name, written) SELECT 'one', CAST(value AS BIGINT) FROM meta WHERE key = 'transactions';
DELETE FROM meta WHERE key = 'transactions';
