## What LIST, SUMMARY, WHOGAME, HISTORY, STATUS and VERSION tell
game-forming = Game '{ $game }' { $count ->
    [0] has all its players, and waits to be started.
    [one] is waiting for { $count } more player to sign on.
   *[other] is waiting for { $count } more players to sign on.
  }
game-over-how = Game '{ $game }' is over ({ $how ->
    [won] won
    [lot] by lot
    [drawn] drawn
    [conceded] conceded
   *[terminated] terminated
  }: { $seats }).
game-over-alone = { $by ->
    [players] Game '{ $game }' is over: its players have agreed to end it without a result.
   *[master] Game '{ $game }' is over: its master has terminated it.
  }
game-paused = Game '{ $game }' is paused in { $turn }.
game-deadline = Game '{ $game }' ({ $label }) has a deadline of { $date }.
game-held = Game '{ $game }' is held: its record cannot be read, and the operator has been told.
variant = Variant
pace-turns = Turns
pace-grace = Grace
pace-reminder = Reminder
pace-hour = Hour
pace-rules = Rules
days-all = every day
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
rule-told = { $what }: { $value }
pace-length = { $kind ->
    [movement] movement { $span }
    [retreats] retreats { $span }
    [adjustments] adjustments { $span }
   *[other] { $kind } { $span }
  }
pace-hour-at = { $hour } ({ $zone }), { $days }
pace-hour-any = any ({ $zone }), { $days }
players-of = The following players are signed up for game '{ $game }':
players-waiting = In the game, and waiting for its start: { $names }.
player-open = open for take-over
player-none = not yet assigned
player-eliminated = { $player } (eliminated)
player-unwell = { $seat }'s mailbox has bounced since { $since }.
list-game = Name
list-phase = Phase
list-variant = Variant/Options
list-completed = Completed
list-terminated = Terminated
list-gunboat = Gunboat
list-nmr = NMR
list-nmr-wait = NMR wait
list-nmr-extend = NMR extend { $span }
list-nmr-default = NMR default
list-hours = { $count } hrs
list-minutes = { $count } mins
list-moderated = Moderated
list-moderated-by = Moderated ({ $master })
list-unmoderated = Unmoderated
list-press = Press:{ $signs }
list-comment = “{ $text }”
list-formed = Formed: waiting to be started.
list-open-seat = { $seat } ({ $stands })
list-openings = Openings: { $seats }.
list-signs = Press:WGPF: white, grey, partial (to some alone) and fake press (headers may lie) are allowed; a dash: they are not. NMR: a turn is played without the orders that are missing; with wait or extend, it is put off.
list-wordless = What masters write about their games, and their names, are shown to whoever is registered.
list-status = { $status ->
    [paused] paused
    [held] held
   *[running] running
  }
list-forming = Forming: { $count ->
    [one] 1 more player needed.
   *[other] { $count } more players needed.
  }
list-empty = There is no game yet. CREATE opens one; HELP CREATE shows how.
list-more = LIST and the name of a game, or LIST FULL, shows more of it.
list-page = { $next ->
    [none] This is page { $page } of { $pages }, the last.
   *[other] This is page { $page } of { $pages }; { $next } shows the next.
  }
summary-through = Summary of game '{ $game }' through { $label }.
summary-parameters = Game parameters are:
summary-created = Game created: { $date }.
summary-ended = { $how ->
    [won] Game won: { $date }.
    [drawn] Draw declared: { $date }.
    [conceded] Concession declared: { $date }.
    [lot] Lot drawn: { $date }.
   *[terminated] Game terminated: { $date }.
  }
summary-drawn = The game was declared a draw between { $seats }.
summary-from = from { $label }
history-of = History information for game '{ $game }':
history-none = No turn has been played yet.
history-end = End of information.
history-part = { $from ->
    [none] Until { $until }.
   *[other] { $until ->
        [none] From { $from } on.
       *[other] From { $from } to { $until }.
      }
  }
history-nothing = Nothing happened in that time.
history-wordless = What people wrote to all is shown to whoever is registered.
history-cut = { $count } lines have been asked for; the rest is left out.
history-word = { $word } says of no part of a history. There are FROM and TO with a date, LINES with a number, EXCLSTART and EXCLEND with a turn, and BROAD, as in { $example }.
history-date = { $text } is no date. Please write one as in { $example }.
history-lines = { $text } is no number of lines. Please write one as in HISTORY { $game } LINES 500.
history-order = That time ends before it begins. Please write first FROM and the earlier date, as in { $example }.
history-turn = Please name a turn behind { $key }. For example: { $example }.
history-start = EXCLEND needs EXCLSTART and a turn before it: from which turn on is left out?
no-turn-yet = Game { $game } has played no turn yet, so none can be left out.
version = Chancery { $version }. { $people ->
    [one] 1 person is registered
   *[other] { $people } people are registered
  }; { $games ->
    [one] 1 game on this judge.
   *[other] { $games } games on this judge.
  }
version-key = Receipts for orders are signed (Ed25519); this judge’s public key is { $key }.
status-of = How letters come to { $address }:
status-language = Language
status-format = Format
status-map = Map
status-calendar = Calendar
status-zone = Time zone
status-quiet = Quiet hours
status-digest = Digest
status-notices = Notices
status-on = on
status-off = off
status-of-game = that of each game
status-none = none
status-games = Your games:
status-seat = { $seat } in game { $game } ({ $label })
status-no-games = You are in no game.
any-stands = The game stands at { $turn }.
any-results = Results of turn { $number }.
any-turns = { $count ->
    [one] One turn has been played.
   *[other] { $count } turns have been played.
  }
player-hidden = somebody
whois-told = { $name } says: “{ $text }”
whois-nothing = Nobody called { $name } says anything of himself here. Whoever wants to writes SET WHOIS and a line.
whois-set = Others who ask by WHOIS are told: “{ $text }”
whois-cleared = Nothing is told of you by WHOIS now.
whois-form = What WHOIS tells of you is one line of at most 300 signs, or none.
whois-of = { $text ->
    [none] { $name } says nothing of himself.
   *[other] { $name } says: “{ $text }”
  }
whois-looks-on = Looks on.
status-whois = Of yourself
help-whois = what somebody says of himself
help-whofull = who plays and looks on, with what they say of themselves
help-set-whois = what WHOIS tells others of you; none: nothing
