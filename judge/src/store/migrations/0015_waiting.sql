-- Games by what is due, those that form or are paused too.
DROP INDEX game_due;
CREATE INDEX game_due ON game (due, name) WHERE due IS NOT NULL;
