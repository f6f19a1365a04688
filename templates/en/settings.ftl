## Settings
password-set = Your new password is noted. It tells capitals from small letters.
preference-set = Your wishes are noted: { $list }.
preference-too-late = Wishes can be given only before the game starts, signed on with SIGNON ?game.
map-form = Please write SET MAP PNG or SET MAP SVG to get a map with results, SET MAP BOTH to get the orders on a map of their own, or SET MAP NONE.
maps-on = Letters with results hold { $count ->
    [both] the position and the orders on a map each
   *[one] a map
  } from now on, as { $form }.
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
notices-form = Please write SET NOTICES ON, or SET NOTICES OFF to get only what a game cannot go on without.
notices-on = You get reminders and notices again.
notices-stopped = You get no more reminders, notices of other players, nor results of games that you only look on at. SET NOTICES ON brings them back. Results and deadlines of your own games still come.
zone-wished = Dates in letters to you are in { $zone } from now on.
zone-of-game = Dates in letters to you are in the zone of each game from now on.
calendar-form = Please write SET CALENDAR ON to get deadlines for your calendar, or SET CALENDAR OFF.
calendar-on = Letters that set a deadline hold it for your calendar from now on.
calendar-off = Letters hold nothing for your calendar from now on. SET CALENDAR ON brings it back.
set-form = Please say what to set, as in SET WAIT or SET PASSWORD word. Send HELP SET to see all settings.
rule-set = { $key } is { $value }. The rules stand still once the game starts.
rule-form = { $key } has no option `{ $text }`; there are { $values }.
rules-too-late = The rules of a game can be changed only before it starts.
only-at-create = { $key } can be set only when a game is opened, by CREATE.
setting-set = { $key } is { $value } from the next turn on.
unknown-setting = I do not know the setting { $key }. { $count ->
    [0] {""}
   *[other] Did you mean { $near }?{" "}
  }Send HELP SET to see all settings.
no-span = { $text } is no length of time. Please write 72h, 2d or 1h 30m.
no-number = { $text } is no number of players. Please write a number, or all for as many as the board is made for.
no-hour = { $text } is no time of day. Please write one such as 20:00, or none.
no-days = { $text } names no weekdays. Please write seven signs, Sunday first, such as -MTWTF-, in capitals: the small letters of old judges, for not before noon, I do not know.
no-zone = { $text } is no time zone. Please write one such as Europe/Sofia.

## What a master chooses for his game
comment-form = A comment is one line of at most 160 signs, or none.
options-comment = Comment
help-set-comment = what LIST says of your game, in your own words
