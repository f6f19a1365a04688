# When turns are due: dates, lengths, clocks a kind of turn, reminders.

no-such-date = I cannot read { $text } as a date. Please write { $day }, { $whole }, Thu 20:00, 20:00 or +24h.
date-other-weekday = { $text } names a weekday that the day is not: it is { $date }. Please leave the weekday or the day out.
date-far = { $text } would be { $date }, more than 120 days away. If you mean that, please write { $whole }.
date-in-the-past = { $date } is past.
date-too-far = { $date } is more than a year away.

## A kind of turn's clocks
day-from-noon = { $day } (from noon)
span-none = none
pace-more = Also
pace-first-twice = the first turn lasts twice as long
pace-first = the first turn lasts { $span }
pace-decrease = each turn is shorter by { $by }, down to { $span }
pace-min = no turn is played within { $span } of its beginning
pace-delay = complete orders are played { $span } after the last of them, so that they can be corrected
pace-strict = late orders are waited for on every day
pace-holidays = no deadline falls on { $days }{ $count ->
    [0] {""}
    [one] {" "}and one more day
   *[other] {" "}and { $count } more days
  }
pace-manual = the master plays each turn by PROCESS
pace-auto = by the clock
pace-own = { $length } ({ $what })
own-any-hour = no hour
own-hour = hour { $hour }
own-days = days { $days }
own-grace = grace { $span }
own-min = at least { $span }
own-delay = delay { $span }
clocks-set = { $key } has { $value } from the next turn on.
clocks-set-first = { $key } has { $value } from the first turn on.
clock-lacks = Nothing stands behind { $key }. Please write, say, MOVE CLOCK 20:00 MIN 12h NEXT 48h GRACE 24h DELAY 30m DAYS -MTWTF-, or some of it.
clocks-form = I cannot read { $text }. Please write { $key } 48h, or keys with values: CLOCK 20:00 MIN 12h NEXT 48h GRACE 24h DELAY 30m DAYS -MTWTF-.
no-delay = { $text } is no length for DELAY. Please write 0 for none, or up to 24h, as in 30m.
strict-form = Please write STRICT ON, and late orders are waited for on days without deadlines too, or STRICT OFF.
strict-set = { $on ->
    [on] Late orders are waited for on every day, days without deadlines included.
   *[off] Late orders are waited for until a day on which deadlines may fall.
  }
first-form = { $text } is no length for the first turn. Please write 5d, twice, or none; at least an hour.
decrease-form = I cannot read { $text }. Please write 2h_to_24h: each turn is two hours shorter than the last, down to a day; or none.
process-how = Please write PROCESS MANUAL, and each turn waits for your PROCESS, or PROCESS AUTO, and turns are played by the clock.
process-set = { $how ->
    [manual] From now on each turn waits for your PROCESS.
   *[auto] Turns are played by the clock.
  }
receipt-plays = Everybody's orders are in. The turn is played { $date }, unless somebody changes his orders.
late-play = { $delay ->
    [none] As soon as the orders are in, I play.
   *[other] When the orders are in, I play { $span } after the last of them.
  }
notice-turn-waits = { $turn } of game '{ $game }' can be played, and waits for you, its master: SIGNON M{ $game } with your password, and PROCESS. SET PROCESS AUTO has turns played by the clock again.
help-set-strict = whether late orders are waited for on any day
help-set-delay = how long complete orders lie before I play; half an hour at least while a line of somebody's last orders was not taken
help-set-min = how long a turn lasts at least
help-set-first = how long the first turn lasts
help-set-decrease = turns get shorter, down to a length
help-set-process = each turn waits for PROCESS; auto: by the clock

## Dates that a master sets
deadline-when-resumed = When game { $game } goes on, the deadline is { $date }, or an hour later than RESUME if that is later.
grace-before-deadline = { $date } is before the deadline, which is { $deadline }. Grace ends later than that, or at the same moment.
grace-nobody-owes = In { $turn } of game { $game } nobody owes orders, so late ones are not waited for. To give more time, move the deadline with SET DEADLINE.
grace-set = Late orders for this turn are waited for until { $date }. Everybody in the game is told.
start-set = This turn is not played before { $date }; its deadline is { $deadline }. Everybody in the game is told.
notice-grace = Late orders for { $turn } of game '{ $game }' are waited for until { $since }.
notice-not-before = { $turn } of game '{ $game }' is not played before { $since }, whatever is in. The deadline is { $date }.
notice-deadline-later = When game '{ $game }' goes on, the deadline is { $since }.
help-set-start = the open turn is not played before

## Reminders of one's own
status-reminders = Reminders
status-before = { $spans } before a deadline
reminders-of-game = You are reminded as each game's master has set it.
reminders-off = You get no reminders. SET REMINDERS 24h brings one back, a day before each deadline.
reminders-set = As long as orders of yours are missing, you are reminded { $spans } before each deadline.
reminders-form = I cannot read { $text } as times before a deadline. Please write up to six, from 5m to 14d, as in 24h 6h 1h; OFF for none; GAME for those of each game's master.
help-set-reminders = when I remind you of missing orders; OFF for never
