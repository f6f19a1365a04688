## The master
master-only = Only the master of the game can do this.
players-only = Only a player can do this.
deadline-set = The deadline is { $date } now. Everybody in the game is told.
paused = Game { $game } is paused. Everybody in the game is told.
not-paused = Game { $game } is not paused.
resumed = Game { $game } goes on. Everybody in the game is told.
terminated = Game { $game } is terminated. Everybody in the game is told.
processed = Turn { $label } has been played.
ejected = { $who } has been removed, and cannot come back to this game, to play or to look on.
nobody-called = Nobody in this game is { $who }.
