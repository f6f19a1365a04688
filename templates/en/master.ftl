## The master
master-only = Only the master of the game can do this.
players-only = Only a player can do this.
who-way = { $why } { $way }
way-ask-master = You are signed on to game { $game } as { $part ->
    [player] a player
    [waiting] somebody who waits for its start
   *[observer] an observer
  }: PRESS TO M, your text below it and ENDPRESS asks the master.
way-propose = { $line } puts that to all players of game { $game }; PRESS TO M, your text below it and ENDPRESS asks the master.
way-waiting = You wait for game { $game } to start and have no power yet. Until then SET PREFERENCE and letters of powers say which you would like, and RESIGN gives your place up.
way-observer = You look on at game { $game }. { $state ->
    [forming] It lacks players: JOIN { $game } joins it.
    [over] It is over: SUMMARY { $game } shows how it went.
    [open] { $seat } is open: TAKEOVER { $letter }@{ $game } and a password of your own takes the seat.
   *[full] STANDBY { $game } has me ask you when a seat opens.
  }
way-master = You lead game { $game }: BECOME { $letter }, and the line below it, does that in a player's place.
way-master-own = You lead game { $game }; each player does this for himself, and nobody in his place.
deadline-set = The deadline is { $date } now. Everybody in the game is told.
deadline-set-away = The deadline is { $date } now. Everybody in the game is told. Somebody whose orders it waits for is away then: he was told that no deadline falls into that time.
paused = Game { $game } is paused. Everybody in the game is told.
not-paused = { $state ->
    [forming] Game { $game } has not started yet.
    [over] Game { $game } is over, and RESUME does not reopen it. ROLLBACK goes back to a turn that was played.
   *[running] Game { $game } is not paused.
  }
resumed = Game { $game } goes on. Everybody in the game is told.
terminated = Game { $game } is terminated. Everybody in the game is told.
processed = Turn { $label } has been played.
ejected = { $who } has been removed, and cannot come back to this game, to play or to look on.
nobody-called = Nobody in this game is { $who }. { $letters ->
    [none] WHOGAME FULL { $game } shows who looks on.
   *[other] Please write the letter of a seat ({ $letters }), or a part of somebody's address or name.
  }
