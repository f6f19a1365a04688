# Pages of games that anybody may read.
site-set = { $what ->
    [name] Pages of games that anybody may read call you by your name from now on, and tell how you have played where you have written SET STATS ON.
    [none] Pages of games that anybody may read show neither your name nor what you write from now on.
   *[power] Pages of games that anybody may read call you by your power alone from now on.
  }
site-form = What pages of games tell of you is name, power (what you write to all, as your power alone) or none (nothing of you).
status-site = On pages
status-site-name = by name
status-site-power = by power alone
status-site-none = nothing
help-set-site = what pages of games tell of you: name, power alone, or none
site-what = { $name } is a judge for games of diplomacy that people play by e-mail. Its games can be read here, turn by turn.
site-skip = Skip to the content
site-pages = Pages
site-games = Games
site-boards = Boards
site-help = Help
site-rules = Rules
site-rules-of = Rules of { $title }
site-archive = All that are over
site-languages = Languages
site-open = Open seats
site-forming = Waiting for players
site-running = Being played
site-finished = Just finished
site-none = None at the moment.
site-due = due { $date }
site-no-deadline = without a deadline
site-lacks = { $count ->
    [one] one player is missing
   *[other] { $count } players are missing
  }
site-ended = ended { $date }
site-join = How to join
site-join-how = Write this line to { $address }. Whoever is new here is asked for a name first.
site-take-how = Write this line to { $address }, with a password of your own at its end. Whoever is new here is asked for a name first.
site-next-time = To play in another game, write this line to { $address }: the games that lack players are listed in the answer.
site-write = Write this mail
site-replay = Replay
site-map = Map
site-turns = Turns
site-now = Now
site-first = First turn
site-previous = One turn back
site-next = One turn on
site-last = Last turn
site-play = Play
site-stop = Stop
site-slider = Turn
site-keys = Arrows go from turn to turn, the space bar plays and stops, Home and End go to the first and the last. Point at a piece, or move to it with Tab, to read what it did and why.
site-players = Players
site-settings = Settings
site-press = What was said to all
site-press-more = What does not fit on this page is told by HISTORY { $game }, by mail.
site-chart = Chart
site-feed = News (Atom)
site-calendar = Deadlines for calendars (ICS)
site-places = Places
site-code = Code
site-place = Name
site-kind = What it is
site-near = Neighbours
site-kind-of = { $kind ->
    [sea] sea
    [coast] coast
    [wall] closed
   *[land] land
  }{ $centre ->
    [yes] , centre
   *[no] {""}
  }
site-try = Try orders
site-try-now = Adjudicate
site-try-on = Go on from there
site-try-why = Why (in English)
site-try-results = What became of the orders
site-try-broken = Orders cannot be tried: the program for that did not come, or does not run here.
site-statistics = Statistics
site-board-rules = { $name }{ $rules ->
    [none] {""}
   *[other] {" "}({ $rules })
  }
site-power = Power
site-alone = Won alone
site-shared = Shared the result
site-survived = Survived
site-out = Out
site-player = Player
site-rating = Rating
site-in-time = Orders in time
site-left = Seats left before the end
site-statistics-how = Whoever writes SET STATS ON and SET SITE NAME to { $address } is listed here, once one of his games is over.
site-foot = Written by { $name }, a judge for games of diplomacy by e-mail. To play, write HELP to { $address }.
