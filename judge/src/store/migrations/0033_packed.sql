-- What letters say, compressed (`letter/packed.rs`): their body is empty then. Those from before stay as they are.
ALTER TABLE letter ADD COLUMN packed BLOB;
