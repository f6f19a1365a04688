-- Since when the next server has put this very letter off, and how often the judge went down while it was being handed on.
ALTER TABLE outbox ADD COLUMN deferred INTEGER;
ALTER TABLE outbox ADD COLUMN doubts INTEGER NOT NULL DEFAULT 0;

-- The order in which letters go out where they are counted, the few that are in hand, and those to a domain.
CREATE INDEX outbox_rank ON outbox (rank, next, id) WHERE state IN ('waiting', 'trying');
CREATE INDEX outbox_trying ON outbox (next) WHERE state = 'trying';
CREATE INDEX outbox_domain ON outbox (lower(substr(recipient, instr(recipient, '@') + 1)), written);

-- Games by what is due.
CREATE INDEX game_due ON game (due, name) WHERE due IS NOT NULL AND status = 'running';
