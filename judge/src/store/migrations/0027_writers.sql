-- For several writers. Which edition of a game its row holds, so that nobody writes over a newer one; none: it is the first. Who has
-- a letter in hand (until when, its `next` says), and who waits with a mail, and until when.
ALTER TABLE game ADD COLUMN version INTEGER;
ALTER TABLE outbox ADD COLUMN node TEXT;
ALTER TABLE inbox ADD COLUMN node TEXT;
ALTER TABLE inbox ADD COLUMN until INTEGER;
