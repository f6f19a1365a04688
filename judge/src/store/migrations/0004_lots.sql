-- The game master's orders of a turn that was played.
ALTER TABLE chronicle ADD COLUMN master TEXT NOT NULL DEFAULT '[]';

-- What players know of its seed: "nothing" (it drew no lots), "seal", or "seed".
ALTER TABLE chronicle ADD COLUMN told TEXT NOT NULL DEFAULT '"nothing"';
