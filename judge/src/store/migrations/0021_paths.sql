-- Ways to what grows: a reader's digest, what an operator has asked for, and games that were over before a day.
CREATE INDEX digest_of ON digest (address, id);
CREATE INDEX act_new ON act (id) WHERE state = 'new';
CREATE INDEX game_ended ON game (ended) WHERE ended IS NOT NULL;
