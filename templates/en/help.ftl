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

## Help
no-such-topic = There is no help on { $topic }. Topics: { $topics }.
help-press-but = goes to everybody but Russia; -R does the same, and O is the observers
help-press-grey = does not name you, where the game has grey press. It waits two minutes, in which UNSEND takes it back
help-press-fake = goes to England and says that it goes to Germany, where the game has such press
help-sent = reads back what you have written to whom and when, and what of it waits
help-all-press = for a master or observer, in a game that has it: you read all press. SET NORMAL PRESS ends that
