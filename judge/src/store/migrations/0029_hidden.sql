-- The games that stand in no list of all games, so that the others can be counted without reading their lines.
CREATE INDEX listed_hidden ON listed (game) WHERE CASE WHEN json_valid(line) THEN json_extract(line, '$.shown') END = 0;
