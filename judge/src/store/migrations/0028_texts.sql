-- Long texts that many documents hold, such as a board: each is kept once, by its digest. Documents of before hold them in full.
CREATE TABLE long_text (
    digest TEXT PRIMARY KEY,
    body TEXT NOT NULL,
    sum INTEGER NOT NULL DEFAULT 4611686018427387904
) STRICT;
