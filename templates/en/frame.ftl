# English. One sentence a message, in the order in which people meet them.
#
# An operator replaces single messages in a file of the same name in a folder of his own; `chancery check` reads it. What a
# message is told stands in it as { $name }. Games, words to write and addresses come as they are; powers and places in
# the reader's language where the board has names in it.

## Lists, dates
list-comma = {", "}
list-and = {" and "}
list-or = {" or "}
list-arrow = {" -> "}
sign-colon = {": "}
sign-stop = .
sentence-gap = {" "}
weekday = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
  }
date-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  } { $year }
date-long = { weekday } { date-day }, { $time } { $zone }{ $offset }
date-short = { $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
  } { $time } { $zone }
role-master = Master

## Subjects, behind [game turn]; phones show some forty letters
subject-start = you are { $seat }; orders due { $date }
subject-start-watch = the game has started
subject-results = orders due { $date }; results of { $label }
subject-results-idle = results of { $label }
subject-reminder = reminder: orders due { $date }
subject-reminder-untimed = your orders are still missing
subject-late = orders late; I wait until { $date }
subject-waiting = the turn waits for its mail
subject-end = { $how ->
    [won] won by { $seats }
    [lot] won by { $seats }, by lot
    [drawn] { $among ->
        [all] a draw of all { $count ->
            [2] two
            [3] three
            [4] four
            [5] five
            [6] six
            [7] seven
           *[other] { $count }
          }
       *[some] a draw: { $seats }
      }
    [conceded] conceded to { $seats }
   *[terminated] terminated
  }
subject-press = press from { $author }
subject-offer = an offer to { $seat }
subject-press-all = { $author } to everybody
subject-notice = { $what ->
    [deadline] new deadline: { $date }
    [outage] new deadline: { $date }
    [outage-late] late orders are taken until { $grace }
    [due-again] new deadline: { $date }
    [set-back] I have gone back to a copy
    [revoked] please answer this letter from now on
    [paused] paused
    [resumed] the game goes on{ $due ->
        [due-next] ; orders due { $date }
       *[other] {""}
      }
    [settings] new settings
    [returned] the player of { $seat } is back
    [taken-over] a new player for { $seat }
    [resigned] open: { $seat }
    [abandoned] open: { $seat }
    [forfeited] open: { $seat }
    [missed] orders missing: { $seat }
    [stalled] waiting for { $seat }
    [extended-by-silence] new deadline: { $date }
    [extended] new deadline: { $date }
    [extended-by-most] new deadline: { $date }
    [all-wait] every player waits
    [formed] all seats are taken
    [still-forming] players are still missing
    [still-paused] still paused
    [still-open] still open: { $seat }
    [absent] new deadline: { $date }
    [more-time] more time?
    [unwell] no mail reaches { $seat }
    [nobody-left] nobody is left to play
    [grace] how long late orders are waited for
    [not-before] not played before a date; orders due { $date }
    [deadline-later] the deadline when the game goes on
    [turn-waits] the turn waits for your PROCESS
    [master-asked] the game waits for you
    [master-may] what you may order
    [master-awaited] waiting for the master
    [rolled-back] back at { $label }{ $due ->
        [due-next] ; orders due { $date }
       *[other] {""}
      }
    [unstarted] the start is taken back
    [promoted] one master more
    [other-master] another first master
    [named-master] you lead this game
    [acted] the master has written for you
    [applied] somebody wants to come in
    [approved] you are in
    [turned-down] you are not let in
    [deputy] has a deputy
    [deputy-over] no deputy any more
    [partner] one leader more for { $seat }
    [partner-over] one leader less for { $seat }
    [shared] new orders of { $seat }
    [unreached] the deadline is held
    [motion] do you agree?
    [carried] by its rules alone
    [master-silent] the game waits for you
    [edited] the position is changed
    [truce] a truce for { $seat }
    [truce-over] { $seat } plays again
   *[other] news
  }
subject-orders-complete = your orders are in; due { $date }
subject-orders-missing = { $count ->
    [one] one order missing; due { $date }
   *[other] { $count } orders missing; due { $date }
  }
subject-wrong = { $count ->
    [one] one line was not accepted
   *[other] { $count } lines were not accepted
  }
subject-draft = goes to { $reader } { $date } unless you UNSEND
subject-digest = { $count ->
    [one] one piece of news
   *[other] { $count } pieces of news
  }
subject-answer = your mail
subject-confirm = please confirm
subject-hold = is this mail yours?
subject-warning = somebody wrote in your name
subject-changed = something about your place has changed
subject-operator = something needs a look

## The frame of letters
dear = Dear { $name },
foot = { $name }, { $address }. Send HELP for help.
form-hint = To order, press Reply, change the lines below, and press Send. A line with ? is still without an order. I read the lines that you change, and lines of your own that you write above them.
form-button = Write your orders
form-heading = Your orders
due-next = Next: { $turn }, due { $date }.
due-open = Next: { $turn }. There is no deadline: it is played as soon as all that is owed is there.
due-master = Next: { $turn }. The game waits for its master; there is no deadline.
due-grace = Late orders are taken until { $date }.
asked = { $count ->
    [one] One order is asked of you.
   *[other] { $count } orders are asked of you.
  }
asked-nothing = Nothing is asked of you now.
watching = You are watching this game; nothing is asked of you.
thanks = Thank you for playing.
reminders-foot = To get no more reminders, answer this letter with SET REMINDERS OFF.
notices-off = To get fewer letters like this one, { $how ->
    [answer] answer it with
   *[sign] write OBSERVE { $game } and your password to me, and on the line below
  } SET NOTICES OFF. Results and deadlines still come.
calendar-title = { $game }: orders of { $seat } for { $label }
calendar-text = { $turn }. To order, answer my last letter about { $game }, or write to { $address }.
stop-ask = Shall I stop letters that need no answer: reminders, notices of other players, and results of games that you only look on at? You stay in your games, and their results and deadlines still come.
stop-button = Stop them
stop-done = They are stopped. SET NOTICES ON in a mail to me brings them back.
stop-unknown = This address stops nothing.
subject-press-grey = grey press
role-observer = an observer
role-observer-named = { $name } as Observer
role-observers = the observers
role-waiting = a player
role-waiting-named = { $name }
role-hidden = the author of grey press
role-everybody = everybody
