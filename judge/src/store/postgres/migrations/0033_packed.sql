-- What letters say, compressed (`letter/packed.rs`): their body is empty then. Those from before stay as they are, but for their sums,
-- which tell of this column too; a row that had rotted by then stays marked.
UPDATE letter AS held SET sum = 0 WHERE sum <> row_sum(held);
ALTER TABLE letter ADD COLUMN packed BYTEA;
UPDATE letter AS held SET sum = row_sum(held) WHERE sum <> 0;
