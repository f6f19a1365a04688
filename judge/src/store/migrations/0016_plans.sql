-- Games by their state, and the forms that still hold lines by their age.
CREATE INDEX game_status ON game (status);
CREATE INDEX form_with_lines ON form (written) WHERE body <> '[[],false]';
