-- The word in Message-IDs from a letter on. Each start begins with a new one, so that no id is given twice, whatever copy the
-- judge goes on from.
CREATE TABLE epoch (first INTEGER PRIMARY KEY, word TEXT NOT NULL) STRICT;
INSERT INTO epoch (first, word) SELECT 0, value FROM meta WHERE key = 'judge';
