-- Every letter of a game can be answered, those of a turn by the same form where they ask for the same; whose press the
-- letter was, if it was press (a seat, or the master), since plain words in an answer go to him.
ALTER TABLE form ADD COLUMN press TEXT;
CREATE INDEX form_turn ON form (game, label, seat);
