-- Pictures of letters on their way, once each: seven players get the same map.
CREATE TABLE picture (digest TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT;

-- How a person wants letters, as a document.
ALTER TABLE person ADD COLUMN wishes TEXT NOT NULL DEFAULT '{}';
