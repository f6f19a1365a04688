## Settings
password-set = Your new password is noted. It tells capitals from small letters.
preference-set = Your wishes are noted: { $list }.
preference-too-late = { $state ->
    [forming] Wishes are for those who wait for the start of game { $game }: SIGNON ?{ $game } and a password joins it, and SET PREFERENCE stands below that line.
   *[begun] Game { $game } has started, so wishes for a power change nothing any more.
  }
map-form = Please write SET MAP PNG or SET MAP SVG to get a map with results, SET MAP BOTH to get the orders on a map of their own, SET MAP TEXT for the tables alone, or SET MAP NONE.
maps-text = Letters hold no pictures from now on, and MAP is answered with the table alone. SET MAP PNG brings them back.
maps-on = Letters with results hold { $count ->
    [both] the position and the orders on a map each
   *[one] a map
  } from now on, as { $form }.
maps-short = Your letters are short, and short letters hold no maps. SET FORMAT HTML or SET FORMAT TEXT brings them, as { $form }.
maps-off = Letters hold no maps from now on. SET MAP PNG brings them back.
format-form = Please write SET FORMAT HTML, SET FORMAT TEXT or SET FORMAT SHORT.
format-set = { $format ->
    [html] Letters come as formatted text with maps, and as plain text beside it, from now on.
    [text] Letters come as plain text alone from now on.
   *[short] Letters come as plain text, and as short as can be, from now on.
  }
language-form = I write { $values }. Please write SET LANGUAGE and one of these words.
language-set = I write to you in English from now on.
quiet-form = Please write SET QUIET 22:00-07:00, or SET QUIET OFF.
quiet-set = Between { $from } and { $to } ({ $zone }) only answers and what cannot wait come to you from now on.
quiet-off = Letters come at any hour from now on.
digest-form = Please write SET DIGEST 20:00, or SET DIGEST OFF.
digest-set = What can wait comes to you in one letter a day from now on, at { $hour } ({ $zone }). Results, deadlines, questions, answers and press come at once as before.
digest-stopped = Each letter comes when it is written from now on.
digest-lede = { $count ->
    [one] This has waited for your digest. It asks for nothing.
   *[other] These { $count } pieces of news have waited for your digest. None of them asks for anything.
  }
digest-game = Game '{ $game }':
digest-answers = { $count ->
    [one] What you answer concerns game '{ $game }'.
   *[other] What you answer concerns game '{ $game }'; about another game answer one of its own letters, or begin with SIGNON.
  }
digest-off = To have such news come at once again, answer with SET DIGEST OFF.
notices-form = Please write SET NOTICES ON, or SET NOTICES OFF to get only what a game cannot go on without.
notices-on = You get reminders and notices again.
notices-stopped = You get no more notices of other players, results of games that you only look on at, nor reminders but those that you ask for by SET REMINDERS. SET NOTICES ON brings them back. Results and deadlines of your own games still come.
zone-wished = Dates in letters to you are in { $zone } from now on.
zone-of-game = Dates in letters to you are in the zone of each game from now on.
calendar-form = Please write SET CALENDAR ON to get deadlines for your calendar, or SET CALENDAR OFF.
calendar-on = Letters that set a deadline hold it for your calendar from now on.
calendar-off = Letters hold nothing for your calendar from now on. SET CALENDAR ON brings it back.
set-form = Please say what to set, as in SET WAIT or SET PASSWORD word. Send HELP SET to see all settings.
rule-set = { $key } is { $value }. The rules stand still once the game starts.
rule-form = { $key } has no option `{ $text }`; there are { $values }.
rules-too-late = The rules of a game can be changed only before it starts. { $line ->
    [none] {""}
   *[other] Clocks can be changed later, too, as in { $line }.
  }
setting-set = { $key } is { $value } from the next turn on.
setting-set-first = { $key } is { $value } from the first turn on.
unknown-setting = I do not know the setting { $key }. { $count ->
    [0] {""}
   *[other] Did you mean { $near }?{" "}
  }Send HELP SET to see all settings.
set-empty = Nothing stands behind SET { $key }. Please write, say, SET { $key } { $example }.
no-span = { $text } is no length of time. Please write 72h, 2d or 1h 30m.
no-number = { $text } is no number of players. Please write a number, or all for as many as the board is made for.
no-hour = { $text } is no time of day. Please write one such as 20:00, or none.
no-days = { $text } names no weekdays. Please write seven signs, Sunday first, such as -MTWTF-; a small letter is a day without deadlines before noon.
no-zone = { $text } is no time zone. Please write one such as Europe/Sofia.
zone-near = { $text } is no time zone. Did you mean { $near }?

## What a master chooses for his game
comment-form = A comment is one line of at most 160 signs, or none.
options-comment = Comment
help-set-comment = what LIST says of your game, in your own words
option-set = { $key } is { $value } from now on.
option-form = { $key } has no value { $text }; there are { $values }.
options-press = Press
press-colour-white = white: it names its author
press-colour-grey = grey: it does not name its author
press-colour-white-grey = white, or grey where its author says so
press-colour-grey-white = grey, or white where its author says so
press-colour-none = none, but to the master
options-partial = To some
press-partial-on = allowed
press-partial-off = no: press goes to everybody, or to the master
options-fake = Fakes
press-fake-none = none: headers are true
press-fake-may = headers may name other readers
press-fake-default = press to some says that it goes to everybody, unless its author writes NO FAKE
press-fake-always = press to some always says that it goes to everybody
options-observers = Observers
press-observer-none = write to the master alone
press-observer-white = write to everybody under their names
press-observer-any = write as players do
options-late-press = Late press
press-late-on = whoever is late may write
press-late-off = whoever is late writes to the master alone
options-grace-press = Grace press
press-grace-on = open while orders are late
press-grace-off = closed while anybody's orders are late
options-minor-press = Minor press
press-minor-on = open in every kind of turn
press-minor-off = closed in turns in which players do not usually talk
options-must-order = Must order
press-must-on = press comes after complete orders
press-must-off = press does not wait for orders
options-touch-press = Neighbours
press-touch-on = players write only to those who stand beside them on the board, and once a turn to everybody
press-touch-off = players write to each other wherever they stand
options-blank-press = Empty press
press-blank-on = messages without a text are sent
press-blank-off = messages without a text are not sent
options-postal-press = Postal
press-postal-on = texts can be handed in that come with the results
press-postal-off = none
options-all-press = All press
press-watch-none = nobody reads what is not to him
press-watch-master = the master may read everything
press-watch-observers = the master and observers may read everything
options-gunboat = Gunboat
press-gunboat-on = nobody but the master learns who plays, not even at the end
press-gunboat-off = players are known
press-reveal-on = everybody learns who played
press-reveal-off = nobody learns who played
help-set-press = white, grey, white/grey or grey/white; none; or for several rules at once public, any, rulebook
help-set-partial = whether press may go to some alone
help-set-fake = whether a header may name others than the readers: none, may, default, always
help-set-observers = what observers may write: none, white, any
help-set-late-press = off: whoever's orders are late writes to the master alone
help-set-grace-press = off: no press while anybody's orders are late
help-set-minor-press = off: no press in turns in which players do not usually talk
help-set-must-order = on: press only after complete orders
help-set-postal-press = on: POSTAL PRESS collects texts that come with the results
help-set-all-press = who may ask for all press by SET ALL PRESS: none, master, observers; before the start
help-set-gunboat = on: nobody but you learns who plays; before the start
help-set-reveal = off: not even at the end; before the start
press-gunboat-till-end = nobody but the master learns who plays before the end

## How a game may end
stalemate-form = { $text } is no number of years. Please write one from 1 to 20, or off.
options-dias = Draws
options-concessions = Concessions
options-open-draw = Open seats
options-stalemate = Stalemate
help-set-dias = whether a draw includes all survivors (on) or those that the votes name (off)
help-set-concessions = whether a game can be conceded
help-set-open-draw = whether votes for a draw count while a seat is open to others
help-set-stalemate = after how many years without a change of hands I ask everybody for a draw; off: never
help-set-touch-press = on: press only to those who stand beside the author on the board, and one broadcast a turn
help-set-blank-press = on: messages without a text are sent too
dias-on = all survivors share in them; a vote stands until it is changed, and nobody sees it but a master who does not play
dias-off = those share in them whom the votes name; a vote stands until it is changed, and nobody sees it but a master who does not play
concessions-on = all others together may concede the game
concessions-off = none
open-draw-on = votes count while a seat is open
open-draw-off = no draw and no concession while a seat is open
stalemate-told = after { $count ->
    [one] a { $by ->
        [turn] turn
       *[year] year
      }
   *[other] { $count } { $by ->
        [turn] turns
       *[year] years
      }
  } in which nothing changes hands everybody is asked for a draw
stalemate-off = nobody is asked for a draw by the judge
comment-set = Of this game is said: “{ $text }”
comment-cleared = Nothing is said of this game now.
description-form = A description is a text of at most 2000 signs below the line SET COMMENT BEGIN, up to SIGNOFF; or none.
options-description = Described
help-set-description = what LIST of your game alone says of it, at more length: lines of text up to SIGNOFF
setting-needs-lapse = { $key } changes nothing in this game: silence is an answer in all of its turns, and nobody loses a seat by it.
setting-needs-neighbours = { $key } changes nothing in this game: nobody's pieces stand beside another's on its board, so that nobody could write to anybody. Please write, say, SET PRESS NONE or leave it out.
