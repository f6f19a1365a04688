-- Whether an act was refused, or could not be done: the command line ends with an error then.
ALTER TABLE act ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;
