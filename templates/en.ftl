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
date-long = { weekday } { $day } { $month ->
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
  } { $year }, { $time } { $zone }{ $offset }
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
    [paused] paused
    [resumed] the game goes on; orders due { $date }
    [settings] new settings
    [returned] the player of { $seat } is back
    [taken-over] a new player for { $seat }
    [resigned] open: { $seat }
    [abandoned] open: { $seat }
    [unwell] no mail reaches { $seat }
    [nobody-left] nobody is left to play
    [master-asked] the game waits for you
    [master-awaited] waiting for the master
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

## A turn was played
results-played = Played: { $turn }.
results-own = { $all ->
    [one] Your one order { $good ->
        [0] failed.
       *[other] succeeded.
      }
   *[other] { $good } of your { $all } orders succeeded.
  }
results-silent = You sent no orders.
results-over = The game is over.  Thank you for playing.
results-nothing = Nobody had anything to order.
results-no-orders = { $powers }: no orders.
results-why = Why:
results-order = Order
results-result = Result
results-done = done
results-your = What became of your orders ({ $power })
results-map = The map
map-title = { $game }: { $turn }
map-title-after = { $game }: { $turn }; arrows: { $played }
map-title-orders = { $game }: orders, { $turn }

## A game starts
start-selected = You have been selected as { $seat } in game '{ $game }'.
start-watch = Game '{ $game }' has started.
start-how = To order, answer this letter as it says below. Or write SIGNON { $letter }{ $game } and your password on the first line of a mail to { $address }, and your orders below it, one on a line. HELP ORDERS shows how they look.
start-settings = The game is played with these settings:
start-players = The following players are in this game:

## Reminders, late orders, waiting
reminder = A reminder for { $seat } in game '{ $game }': orders for { $turn } are due { $date }.
reminder-untimed = Your orders as { $seat } in game '{ $game }' for { $turn } are not complete, and the game waits for them.
reminder-missing = Still without an order:
late-silent = You sent no orders. The turn waits for them until { $date }.
late-missing = Still without an order: { $missing }. The turn waits until { $date }.
late-not-yours = Your orders are in; you can still change them until { $date }.
late-waiting = Diplomacy game '{ $game }' is waiting for { $seat }'s orders.
late-until = The deadline has passed. { $count ->
    [one] This power
   *[other] These powers
  } can still order until { $date }; after that the turn is played without the missing orders, and any power that sent nothing becomes free for a new player. As soon as the orders are in, I play.
late-until-kept = The deadline has passed. Orders are taken until { $date }; after that the turn is played without those that are missing, and nobody loses a seat by it. As soon as the orders are in, I play.
waiting-mailbox = The deadline of game '{ $game }' has passed, but I cannot read my mailbox at present. So that nobody's orders are lost, the turn waits until I have read all mail that arrived in time. The operator can see this too.

## Notices
notice-taken-over = A new player has taken over { $seat } in game '{ $game }'.
notice-returned = { $count ->
    [one] The player of { $seat } in game '{ $game }' is back.
   *[other] The players of { $seat } in game '{ $game }' are back.
  }
notice-resigned = The player of { $seat } has left game '{ $game }'. The seat is open: anybody registered can take it over by signing on to it.
notice-abandoned = No orders came in time for { $seat } in game '{ $game }'. The turn was played without them, and { $count ->
    [one] the seat is open for take-over until its player comes back.
   *[other] these seats are open for take-over until their players come back.
  }
notice-nobody-left = Nobody is left to play game '{ $game }'. The clock stands still until its master resumes the game.
notice-deadline = The deadline for { $turn } of game '{ $game }' is now { $date }.
notice-outage = I was down when orders for { $turn } of game '{ $game }' were due. So that nobody is late through my fault, the deadline is now { $date }, and late orders are taken until { $grace }.
notice-unwell = The mailbox of { $seat }'s player in game '{ $game }' has bounced since { $since }. The game goes on; perhaps you know another way to reach the player.
notice-paused = Game '{ $game }' is paused by its master. The clock stands still.
notice-master-asked = { $turn } of game '{ $game }' waits for you, its master.
notice-master-awaited = { $turn } of game '{ $game }' waits for its master.
notice-resumed = Game '{ $game }' goes on. Orders for { $turn } are due { $date }.
notice-settings = The master of game '{ $game }' has changed its settings:
notice-left = Somebody has left game '{ $game }'.

## The end
end-won = The game was won by { $seats }.
end-congratulations = Congratulations on a well deserved victory!
end-drawn = Game '{ $game }' has been declared a draw between { $seats }. Congratulations on a game well-played.
end-conceded = Game { $game } conceded to { $seats }.
end-terminated = Game '{ $game }' has been terminated by its master.
end-over = The game is over. Thank you for playing.
end-more = SUMMARY { $game } and HISTORY { $game } show the whole game.
end-players = Who played
end-power = Power
end-player = Player

## Press
press-header = Message from { $author } to { $readers } in '{ $game }'
press-header-all = Broadcast message from { $author } in '{ $game }'
press-end = End of message.
press-reply-to = Reply goes to { $author }.

## Letters that ask for a yes
confirm-asked = somebody, probably you, asked me to register this address for games of Diplomacy by mail.
confirm-how = If it was you, please answer this letter with the one word YES. If your program cannot, send me this line (without the bar in front):
confirm-until = This is valid until { $until }. If it was not you, ignore this letter.
hold-seat = A mail for your place in game { $game } has come from { $from }, and I cannot be sure that it is yours.
hold-person = A mail in your name has come from { $from }, and nobody vouches that it is yours.
hold-grave = A mail for your place in game { $game } has come from { $from }. What changes your place or gives it up needs your password, or your yes.
hold-orders = These are the lines in it:
hold-how = I have done nothing with it yet. If it is yours, please answer this letter with the one word YES. If your program cannot, send me this line (without the bar in front):
hold-deadline = Orders in it count from the moment that you say YES. The deadline is { $date }; after it they come too late.
hold-else = If it is not yours, do nothing; but when it held your password, somebody knows that: please sign on and change it with SET PASSWORD and a new word.
move-asked = The player at { $from } asks me to send the letters of game { $game } to this address from now on.
second-asked = The player at { $address } asks me to write to this address too when letters to the other one come back.
yes-here = If that is right, please answer this letter from here with the one word YES. If your program cannot, send me this line (without the bar in front):
yes-until = This is valid until { $until }. If it is not right, ignore this letter.

## Warnings
warning-forged = A mail in your name has come that did not come from you: your own mail provider says so. I have done nothing with it, and not answered it.
warning-attempt = A mail from another address has tried to play for you in game { $game }, without the letter that allows it and without a password. I have done nothing with it.
warning-nothing = There is nothing that you have to do. I tell you of such mail once a week at most.
warning-guess = Somebody has tried several passwords for your place in game { $game } today. None of them was right, and I let nobody try many.
warning-guessed = I tell you of this once a day at most. If it was you: an answer to one of my letters needs no password. If it was not: there is nothing that you have to do, and a long password is the safest.
warning-password = The password of your place in game { $game } has been changed.
warning-address = Your place in game { $game } has moved to another address: { $more }. Letters to this one give no orders any more.
warning-second = { $more } is now the second address of your registration: letters go there when your first one bounces, and mail from there counts as yours.
warning-name = You are called { $more } here from now on.
warning-changed = If that was you, there is nothing to do. If it was not, please write to { $operator } at once: that is the operator of this judge.

## The answer to a mail
receipt-all-well = I have understood all of your mail.
receipt-wrong = { $count ->
    [one] One line of your mail was not accepted; it is marked !! below.
   *[other] { $count } lines of your mail were not accepted; they are marked !! below.
  }
receipt-left = I left { $count ->
    [one] one thing
   *[other] { $count } things
  } in your mail alone, as it says below; I have understood the rest.
receipt-heading = Your mail, line by line
receipt-orders = Orders of { $seat } in game { $game } for { $turn }:
receipt-none = (none yet)
receipt-missing = Still without an order: { $missing }.
receipt-complete = All orders are in.
receipt-wait = You have asked me to wait for the deadline.
receipt-late = You are late: I wait until { $date }.
receipt-deadline = The deadline is { $date }.
receipt-idle = { $seat } has nothing to order in { $turn } of game { $game }.

## What LIST, SUMMARY, WHOGAME, HISTORY, STATUS and VERSION tell
game-forming = Game '{ $game }' is waiting for { $count } more { $count ->
    [one] player
   *[other] players
  } to sign on.
game-over-how = Game '{ $game }' is over ({ $how ->
    [won] won
    [drawn] drawn
    [conceded] conceded
   *[terminated] terminated
  }: { $seats }).
game-over-alone = Game '{ $game }' is over: its master has terminated it.
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
player-open = open for take-over
player-none = not yet assigned
player-eliminated = { $player } (eliminated)
player-unwell = { $seat }'s mailbox has bounced since { $since }.
list-game = Name
list-phase = Phase
list-variant = Variant/Options
list-completed = Completed
list-status = { $status ->
    [forming] forming
    [paused] paused
    [held] held
   *[running] running
  }
list-forming = Forming: { $count ->
    [one] 1 more player needed.
   *[other] { $count } more players needed.
  }
list-opening = Opening: { $seat } ({ $letter }).
list-empty = There is no game yet. CREATE opens one; HELP CREATE shows how.
list-more = LIST and the name of a game shows more of it.
list-page = { $next ->
    [none] This is page { $page } of { $pages }, the last.
   *[other] This is page { $page } of { $pages }; { $next } shows the next.
  }
summary-through = Summary of game '{ $game }' through { $label }.
summary-parameters = Game parameters are:
summary-created = Game created: { $date }.
history-of = History information for game '{ $game }':
history-none = No turn has been played yet.
history-end = End of information.
version = Chancery { $version }. { $people ->
    [one] 1 person is registered
   *[other] { $people } people are registered
  }; { $games ->
    [one] 1 game on this judge.
   *[other] { $games } games on this judge.
  }
status-of = How letters come to { $address }:
status-language = Language
status-format = Format
status-map = Map
status-calendar = Calendar
status-zone = Time zone
status-quiet = Quiet hours
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

## HELP
help-example = Write
help-does = What it does
help-what = { $name } is a judge for games of Diplomacy by mail. You write to { $address } from the address that you registered; every mail with commands gets one answer. One command stands on one line; capitals do not matter, except in passwords. Example lines below stand behind a bar.
help-first-steps = First steps
help-register = registers the address that you write from
help-list = shows all games; LIST and a name shows one
help-join = joins a new game under a password of your own
help-signon = orders as France in a running game from any mail
help-signoff = ends your commands; what follows is not read
help-form = Once a game runs, every letter that asks you for orders holds a form: press Reply, change its lines, press Send. No password is needed.
help-languages = I write { $languages }: SET LANGUAGE and one of these words chooses. Commands and orders are read in all of them.
help-topics = Send HELP and a topic for more: { $topics }.
help-orders-short = The short way: press Reply on a letter of mine that holds an order form, and change the form's lines, or write orders above what your program quotes. I read the lines that you change, and lines of your own above them; a form that comes back unchanged orders nothing.
help-all-turns = In every turn
help-as-shown = orders what the form shows, and for a line with ? what happens without an order
help-clear = deletes your orders of this turn
help-wait = makes the judge wait for the deadline even when all orders are in; SET NO WAIT undoes it
help-games = About games, with or without a SIGNON line:
help-list-all = all games
help-list-one = one game: players, clocks, position
help-summary = how the powers have fared
help-history = all results so far
help-whogame = who plays
help-observe = look on and get the results
help-status = your games, and how letters come to you
help-version = the version of this judge, and how many people and games it has
help-take-over = An abandoned seat is taken over by signing on to it with a password of your own: SIGNON Fbalkan secret.
help-press = Press is what players write to each other. Below a SIGNON line, or in an answer to a letter of the game:
help-press-to = goes to England and Germany. Names will do as well, and M is the master
help-broadcast = goes to everybody in the game
help-press-text = Everything up to ENDPRESS is your text, whatever it looks like.
help-press-reply = To answer press, press Reply and write. Your words go to its author after ten minutes; the receipt shows them, and takes these answers:
help-reply = above your text, in an answer to press: it goes at once
help-send-now = your words that wait go out at once
help-unsend = they go to nobody
help-set = Settings stand below a SIGNON line, or in an answer to a letter with an order form.
help-set-letters = How letters come to you, in all games
help-set-language = the language of letters to you
help-set-format = plain text alone; short: the least text; html: formatted, with text beside it
help-set-map = no maps; png or svg: a map as a picture of this kind; both: the orders on a map of their own
help-set-timezone = dates in letters to you
help-set-calendar = no deadlines for your calendar; on brings them back
help-set-quiet = no letters at these hours that can wait; off ends it
help-set-notices = no reminders and no news of others; on brings them back
help-set-address = letters go there, once it has confirmed
help-set-address2 = tried when the first address bounces
help-confirm = says yes to a letter of mine that asks, with the word in it; an answer to it does the same
help-set-play = In one game
help-set-password = a new password
help-set-preference = your wishes, before the game starts
help-draw = votes for a draw of all survivors; NO DRAW takes it back
help-concede = concedes to the strongest power; NO CONCEDE takes it back
help-resign = leaves the game; the seat is open to others
help-set-master = For masters
help-set-deadline = moves the deadline of the current turn; also 2027-01-31 20:00, +24h
help-set-length = how long { $kind ->
    [movement] movements
    [retreats] retreats
    [adjustments] adjustments
   *[other] turns of { $kind }
  } last
help-create = Any registered person can open a game and is its master:
help-create-game = opens game balkan
help-create-words = Words after the password choose how it is played:
help-set-players = fewer players; 2 to 7 on the standard board
help-set-grace = how long late orders are waited for
help-set-reminder = how long before the deadline I remind of missing orders
help-set-hour = the time of day of deadlines
help-set-days = weekdays with deadlines, Sunday first
help-set-zone = the time zone of hour and days
help-set-rule = { $what }: { $values }
help-create-start = The game starts when all seats are taken. Players may say which seats they would like before that: SET PREFERENCE FEG*.
help-master = The master signs on with M and the password of CREATE:
help-master-signon = signs on as master
help-process = plays the turn now; with its label, as in PROCESS S1901M, that one and no other
help-pause = stops the clock; RESUME lets it run
help-eject = takes a player out of a seat
help-terminate = ends the game
help-master-set = HELP SET shows the clocks that a master can set.

## Mail as a whole
too-large = Your mail is larger than { $most }, so I did not read it. Please send commands as a short text.
no-author = Your mail does not name one author in its From line, so I did nothing with it. Please send it with your address alone there.
unreadable-mail = I found no readable text in your mail. Please send your commands as plain text, not as an attachment.
encrypted-mail = Your mail is encrypted or sealed, and I have no key to open it. Please send it as plain text.
head-too-large = The headers of your mail are larger than I read. Please send your commands in a new mail.
too-nested = Your mail is made of too many parts, one inside the other. Please send commands as a short plain text.
too-long = The text of your mail is longer than I read. Please send your commands alone, without older mails below them.
too-many-lines = There are more lines in your mail than anybody has orders for; I read no further.
too-many-looks = I answer at most { $most } questions a mail; ask the others in a new one.
same-words-once = If the same words come again within a day, I do not answer them.
last-useless = This is my last answer for today to mail in which I find no command; mail with a command, such as HELP, is read and answered.
last-answer = This is my last answer to this address for today, unless a password or an answer to one of my letters shows whose mail it is.
too-much-today = You have changed so much today that everybody else has had enough letters of it. Please go on tomorrow.
too-much-press = You have written so much press today that it is enough for one of these readers. This text was not sent; please write again tomorrow.
too-many-games = You have opened enough new games for now: five a day, and five that wait for players. This one was not opened.
too-many-guesses = Too many wrong passwords have been tried here within the hour, so I did not look at this one. Please answer one of my letters instead, which needs no password, or try again in an hour.
unknown-encoding = Your mail is written in { $name }, which I cannot read. Please send it as plain text in UTF-8.
attached-only = I found no text in your mail, only { $names }. Please put your commands into the mail itself.
two-texts = The plain and the formatted text of your mail ask for different things, so I did neither. The plain text says: { $plain }. The formatted text says: { $html }. Please send plain text alone.
empty-mail = Your mail had no text of its own, so there was nothing for me to do. Send HELP to see what I understand.
no-command = I found no command in your mail. Send HELP to see what I understand.
ways = What people mostly look for: LIST shows the games, SIGNON ?game password joins one, SIGNON Fgame password plays. STATUS shows your games, SUMMARY game the position and the deadline, and results hold the map. CLEAR deletes your orders, DRAW votes for a draw, RESIGN leaves. To ask the master, for more time or before a holiday too, write PRESS TO M and your text. Whoever has lost a password answers any letter of his game with the line SET PASSWORD and a new one, and then my question with YES; before the start, SIGNON ?game and a new password does it.
your-form = This letter holds the form of { $seat } in game { $game }: answer it, and no password is needed.
join-form = To join a game that lacks players, write SIGNON ?game and a password of your own on one line. LIST shows the games.
draw-form = To vote for a draw of all survivors, write the one word DRAW on a line of its own.
seat-forgotten = Write SIGNON ?{ $game } and your password to join game { $game }, or the letter of your power before its name to play, as in SIGNON F{ $game } and your password.
answer-to-press = You answered a letter that another player wrote, and I cannot tell for whom you write: I pass on only what players of the game and its master say. If you are one, put SIGNON, your letter and the game, and your password on the first line, then PRESS TO and letters of powers, your text, and ENDPRESS.
unknown-line = This is no command that I know; orders need a SIGNON line above them.
not-signed-on = This needs a line above it that says for which game it is meant: SIGNON Fgame password for a player, SIGNON ?game password before the start, OBSERVE game password for whoever looks on. A player who answers a letter of his game needs none.
see-below = The answer is below.
done = Done.

## Registration
register-form = Please give your name on a line of its own between REGISTER and END, as in Name: Anna Petrova.
register-own-address = I can only register the address that your mail came from, { $address }. To register { $other }, please write from there.
registered = Welcome, { $name }. { $address } is registered now, and all games are open to you.
registered-already = { $address } is registered, { $name }; your name is noted.
confirm-first = I have sent a letter to { $address }. Please answer it as it says, so that I know that it is yours; the rest of your mail waits until then.
confirmed-mail = Thank you. I am acting on the mail now; the answer to it comes separately.
no-such-token = I do not wait for this word: it is used up or too old, or it was sent to another address.
command-form = Please write { $usage }.
confirm-address = I have sent a letter to { $address }. When it answers as that letter says, the change is made.
preference-cleared = You have no wishes now.
too-many-confirmations = Several confirmations already wait at { $address }. Please answer one of those letters.
not-registered = Your address { $address } is not registered yet. Please send a mail with three lines: REGISTER, then Name: and your name, then END.
address-moved = Letters of game { $game } go to { $address } from now on.
no-address = { $address } is no mail address.
held = I cannot be sure that this mail for game { $game } is its player's. I have asked the registered address; when it says yes, I act on this mail.
too-many-held = I cannot be sure whose mail this is, and too many letters already wait for a yes from the registered address. I did nothing with it.
held-person = Nobody vouches that this mail is yours. I have asked your registered address; when you answer that letter with YES, I act on it.
held-grave = This needs your password, or your yes: I have asked your registered address. When you answer that letter with YES, I do it.
held-too-long = This has to wait for a yes, and is longer than the letter can show that asks for it: { $most } lines at most. I did nothing with it; please send it in parts.
one-seat = One person plays one power in a game, and you are in game { $game } already.
ejected-out = The master of game { $game } has removed you from it. You cannot come back there, to play or to look on.
address-taken = { $address } belongs to somebody else who is registered here.
name-reserved = { $name } is the name of a power, of the judge or of an office here. Please take a name of your own.
name-taken = Somebody else is registered here as { $name }. Please add something by which you can be told apart.
unverified = I did nothing: nobody vouches that this mail comes from you, and the operator of this judge wants that. Please send it by your provider's own server.
second-added = Letters to { $first } go to { $second } as well when that one bounces.
yes-needed = I wait for the word YES on the first line. Nothing has happened yet.
yes-elsewhere = The letter that you answered asks for no YES; another one does. Please answer that one, which shows what waits for your yes.

## Getting into games
signon-form = Please write SIGNON ?game password to join a new game, or SIGNON Fgame password to play, where F is the letter of your power.
observe-form = Please write OBSERVE game password.
create-form = Please write CREATE ?game password, and after it, if you like, words such as players=5 or move=48h.
password-form = A password has 4 to 100 letters or signs and no blanks.
bad-game-name = { $game } is no good name for a game: 1 to 20 letters and digits, please.
game-exists = There is a game called { $game } already.
created = Game { $game } ({ $variant }, { $players } players) is open, and you are its master. Others join with SIGNON ?{ $game } and a password of their own; so can you.
unknown-option = I do not know the option { $option }. { $count ->
    [0] {""}
   *[other] Did you mean { $near }?{" "}
  }Send HELP CREATE to see them.
bad-setup = This game cannot be set up: { $reason }.
no-such-game = There is no game called { $game }. Send LIST to see all games.
process-form = Please write PROCESS alone, or with the label of the turn, as in PROCESS S1901M.
process-other = I have played nothing: game { $game } is in { $now } now. To play that turn, write PROCESS { $now }.
too-short = { $text } is too short for a turn: { $key } lasts { $least } at least.
no-grace = { $text } is no length for grace. Please write 0 for none, or at least 5m, as in 12h.
hasten-wait = { $text } is less than an hour, and who sleeps through it loses the seat. I have sent a letter to { $address }; nothing changes before you answer it with YES.
hasten-later = { $text } is less than an hour. Please create the game without it, sign on as its master and set it there; then I ask you for a YES.
hasten-asked = You have asked me to let { $key } of game { $game } last { $value }. That is less than an hour: whoever sleeps through it loses the seat.
words-behind = I read nothing behind the password on this line. Orders and commands stand on lines of their own below it; a password has no blanks.
more-lines = { $count ->
    [one] Below it { $count } more line is no command either.
   *[other] Below it { $count } more lines are no commands either.
  }
no-such-game-near = There is no game called { $game }. Did you mean { $near }?
game-name-needed = Please name a game, as in LIST balkan.
game-is-held = Game { $game } is held because its record cannot be read; the operator has been told. Nothing is lost.
joined = You are in game { $game }. { $missing ->
    [0] All seats are taken: the game starts now.
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
  }
joined-already = You are in game { $game } already; your password is the new one now. { $missing ->
    [0] All seats are taken.
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
  }
game-is-full = Game { $game } has all its players. You can look on with OBSERVE { $game } and a password of your own.
take-over-by-letter = Game { $game } is running, but a seat is open. Sign on with its letter, as in SIGNON F{ $game } and a password of your own. WHOGAME { $game } shows which.
no-such-seat = Game { $game } has no seat called { $seat }.
not-started = Game { $game } has not started yet. Until then sign on with SIGNON ?{ $game } and your password.
signed-on = You are signed on as { $seat } in game { $game }.
signed-on-master = You are signed on as master of game { $game }.
took-over = You have taken over { $seat } in game { $game }. The password you gave is yours from now on.
observing = You look on at game { $game } and get its results.
wrong-password = That is not the password of { $seat } in game { $game }. Passwords tell capitals from small letters. If you have lost it, answer any letter of that game with the line SET PASSWORD and a new one; I then ask the registered address for a YES.
password-blotted = Where I show or keep a mail, stars stand in place of its password. Please send the line once more with the password itself.
eliminated = { $seat } is out of game { $game }.
left = You have left game { $game }.

## Orders
order-accepted = { $order }.
order-refused = Not taken: { $reason }.
orders-not-yours = You are not signed on as a player, so you have no units to order.
orders-while-paused = Game { $game } is paused: orders are taken again when its master resumes it.
order-stale = Not taken: the letter that you answered was about { $label }.
older-than-turn = Not taken: { $now } began after you had sent this. Please send your orders for it again.
left-alone = This is no order, so I left it alone.
quoted-lines = { $count ->
    [one] This line stands
   *[other] { $count } lines that could be orders stand
  } word for word in a letter that I sent you, so I took { $count ->
    [one] it
   *[other] them
  } for a quote. To order, write in words of your own, or change the form.
form-stale = You answered a letter of { $label }, and game { $game } is in { $now } now, so no order in your mail counts. The form that holds now is below.
form-unchanged = The form came back as I had sent it, so it orders nothing. Change a line; or, for all units as the form shows them, answer with the one line ORDERS AS SHOWN; or write lines such as { $example } above it.
form-left-out = You left out { $lines }. What stood for it stands as before.
form-of-another = Form { $form } in your mail is not yours to fill in here, so I left it alone.
second-form = Form { $form } further down says something else. I took the first one from the top.
answer-not-proven = I cannot tell that this answer comes from the player of { $seat } in game { $game }. Please answer a letter of mine from the address that it came to, or write SIGNON, the letter of your power and the game, and your password on the first line.
seat-has-changed = { $seat } in game { $game } has no player now.
cleared = Your orders for this turn are deleted.
wait-set = I wait for the deadline, even when all orders are in.
wait-cleared = I play the turn as soon as all orders are in.
not-running = Game { $game } is not running.
game-over = Game { $game } is over.

## Press
press-form = Please write PRESS TO and letters or names of powers, as in PRESS TO EG or PRESS TO England, then your text, then ENDPRESS. BROADCAST goes to everybody.
press-needs-names = Please say to whom, as in PRESS TO EG.
press-to-nobody = { $word } is no power of this game.
press-not-yours = Only players and the master can write press.
press-while-paused = Game { $game } is paused: press goes only to its master.
press-closed = Press is closed in this turn of game { $game }; it goes only to the master.
press-public-only = In this turn of game { $game } press goes to everybody at once, or to the master: write BROADCAST, or PRESS TO M.
press-not-with = In this turn of game { $game } you cannot write to { $seat } alone. BROADCAST goes to everybody, PRESS TO M to the master.
master-by-password = An answer to a letter gives orders. To lead the game, sign on as its master with your password. If you have lost it, answer with the line SET PASSWORD and a new one; I then ask for a YES.
text-back = This stood below it, and I have read nothing of it:
stray-end = ENDPRESS stands below this line and nothing above it that opens a text. Please write PRESS TO EG or BROADCAST above your text.
no-postal-press = I keep no postal press: write BROADCAST above your text, or PRESS TO and letters of powers.
no-diary = I keep no diary.
no-phase = I take orders for the present turn alone. Send those for a later one when it has come.
no-condition = I take no orders under a condition. Please order what is to be done whatever others do.
press-empty = There was no text to send.
press-sent = Sent: { $header }.
press-redacted = Sent: { $header }. It held a password or a word that lets others write in your name; I have blotted that out.
draft-waits = This goes to { $reader } as press: { $date }. Answer this letter with UNSEND and nobody gets it, or with SEND NOW and it goes at once.
draft-kept = I have not sent the following to { $reader }, since your mail held more than words to another player. Answer this letter with SEND NOW, and it goes as it stands here.
draft-held = I cannot tell from your answer what is to become of your words to { $reader }, so they wait until you answer SEND NOW or UNSEND.
draft-taken-back = Taken back: { $reader } does not get it.
draft-back = Your words to { $reader } have not been sent, and come back here.
draft-not-sent = It has not been sent, for the reason above.
draft-not-yours = You do not speak for { $seat } in game { $game } any more.
draft-other-reader = { $seat } in game { $game } has another player by now.
nothing-awaited = Nothing of yours waits in game { $game }. What has gone out cannot be taken back.
talk-left = This stood beside what I have done, and nobody gets it.
reply-to-nobody = REPLY goes to whoever wrote the press that you answer, and this letter was no press. Write PRESS TO and letters of powers.
form-under-press = Form { $form } stands in an answer to press, where I take none: anybody may have written it. Answer the letter that holds the form, or write its orders as lines of your own.

## Votes
draw-set = You vote for a draw of all survivors this turn. Nobody sees single votes.
draw-cleared = You do not vote for a draw.
concede-set = You concede the game to { $seat }. When all others do, it has won.
concede-cleared = You do not concede.
concede-to-strongest = One can concede only to another power, and only to the strongest; { $seat } is not.
no-vote = Your power is out of the game and has no vote.
resigned = You have left { $seat } in game { $game }. The seat is open to others now.

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

## The master
master-only = Only the master of the game can do this.
players-only = Only a player can do this.
deadline-set = The deadline is { $date } now. Everybody in the game is told.
no-such-date = I cannot read { $text } as a date. Please write 2027-01-31 20:00, Thu 20:00 or +24h.
date-in-the-past = { $date } is past.
paused = Game { $game } is paused. Everybody in the game is told.
not-paused = Game { $game } is not paused.
resumed = Game { $game } goes on. Everybody in the game is told.
terminated = Game { $game } is terminated. Everybody in the game is told.
processed = Turn { $label } has been played.
ejected = { $who } has been removed, and cannot come back to this game, to play or to look on.
nobody-called = Nobody in this game is { $who }.

## Help
no-such-topic = There is no help on { $topic }. Topics: { $topics }.

# Lots
lots-seal = The lots of { $label } are sealed: { $seal }
lots-seed = The seed of { $label } was { $seed }

# Offers
offer-to = Other players of game '{ $game }' show you this, { $seat }:
offer-none = Nothing is offered to you any more in game '{ $game }', { $seat }.
offers = Others show you:
