-- By what a turn that was played can be played again, as JSON: its seal, the seats in disorder, who may have its seed; none: it
-- was played before.
ALTER TABLE chronicle ADD COLUMN proof TEXT;
