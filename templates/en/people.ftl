## Registration
register-form = Please give your name, on the line as in REGISTER Anna Petrova, or between REGISTER and END as in Name: Anna Petrova.
register-own-address = I can only register the address that your mail came from, { $address }. To register { $other }, please write from there.
registered = Welcome, { $name }. { $address } is registered now, and all games are open to you.
registered-already = { $address } is registered, { $name }; your name is noted.
confirm-first = I have sent a letter to { $address }. Please answer it as it says, so that I know that it is yours; the rest of your mail waits until then.
confirmed-mail = Thank you. I am acting on the mail now; the answer to it comes separately.
no-such-token = I do not wait for this word: it is used up or too old, or it was sent to another address.
command-form = Please write { $usage }.{ $game ->
    [none] {""}
   *[other] {" "}Nobody is in game { $game } now for whom that could be.
  }
usage-who = who
usage-power = power
usage-game = game
usage-password = password
usage-turn = turn
usage-date = date
usage-dates = dates
usage-address = address
usage-word = word
usage-name = name
usage-person = person
usage-time = time
usage-change = change
usage-days = days
usage-rule = rule
usage-key = key
usage-value = value
usage-topic = topic
usage-order = order
usage-new = new
usage-other = other
form-example = { $form } For example: { $example }.
confirm-address = I have sent a letter to { $address }. When it answers as that letter says, the change is made.
preference-cleared = You have no wishes now.
too-many-confirmations = Several letters already wait for a yes at { $address }. If you read there, answer one of them, with YES or with this mail once more: the address to which such an answer goes tells me that it is you.
not-registered = Your address { $address } is not registered yet. Please send a line with REGISTER and your name, as in REGISTER Anna Petrova, and answer the letter that comes then with YES.
address-nowhere = You neither play in a game nor lead one. Whoever looks on at a game writes OBSERVE game password above this line, and its letters go to the new address. Everybody else gets letters where he writes from: REGISTER and your name, written from the other address, makes you known there{ $bench ->
    [yes] , and STANDBY has seats offered to you there.
   *[no] .
  }
address-deputy = In game { $game } you act in a player's place, and letters come to the address that he has named. He names another one by NO DEPUTY and then DEPUTY with that address.
address-moved = Letters of game { $game } go to { $address } from now on.
move-too-late = It is too late for that: nobody has a place in game { $game } any more under the address that was to change. Nothing is changed.
no-address = { $address } is no mail address.
held = I cannot be sure that this mail for game { $game } is its player's. I have asked the registered address; when it says yes, I act on this mail.
too-many-held = I cannot be sure whose mail this is, and too many letters already wait for a yes from the registered address. I did nothing with it. If you read there, send it once more as an answer to one of those letters: then I know that it is you.
held-person = Nobody vouches that this mail is yours. I have asked your registered address; when you answer that letter with YES, I act on it.
held-grave = This needs your password, or your yes: I have asked your registered address. When you answer that letter with YES, I do it.
held-too = This waits for the same yes.
held-doubt = A line above this one was refused, and this cannot be taken back: I have asked your registered address. When you answer that letter with YES, I do it.
held-too-long = This has to wait for a yes, and is longer than the letter can show that asks for it: { $most } lines at most. I did nothing with it; please send it in parts.
held-hidden = This has to wait for a yes, and I cannot show it: a word that your mail calls a password stands in other lines of it, too, where only stars would be seen. I did nothing with it; please send it without that word in those lines.
one-seat = One person plays one power in a game, and you are in game { $game } already.
ejected-out = The master of game { $game } has removed you from it. You cannot come back there, to play or to look on.
address-taken = { $address } belongs to somebody else who is registered here.
name-reserved = { $name } is the name of a power, of the judge or of an office here. Please take a name of your own.
name-taken = Somebody else is registered here as { $name }. Please add something by which you can be told apart.
name-is-none = { $name } is no name: it needs letters, no @, and a letter or digit or a quotation mark at its beginning, so that nobody takes it for an address or a line of mine.
unverified = I did nothing: nobody vouches that this mail comes from you, and the operator of this judge wants that. Please send it by your provider's own server.
second-added = Letters to { $first } go to { $second } as well when that one bounces.
yes-needed = I wait for the word YES on the first line. Nothing has happened yet.
answer-copied = Your answer went to others as well, and they could write in your place to the address that it went to. The letter that you answered therefore allows nothing any more; please answer this one, or a later one.
below-yes = I have read nothing below the first line of this answer: { $count ->
    [one] one line. Please send it
   *[other] { $count } lines. Please send them
  } in a mail of its own.
yes-elsewhere = The letter that you answered asks for no YES; another one does. Please answer that one, which shows what waits for your yes.

## Getting into games
signon-form = Please write SIGNON ?game password to join a new game, or SIGNON Fgame password to play, where F is the letter of your power.
observe-form = Please write OBSERVE game password.
create-form = Please write CREATE ?game password, and after it, if you like, words such as players=5 or move=48h.
password-form = A password has 4 to 100 letters or signs and no blanks.
password-kept = { $form } Your password has not changed. Please write SET PASSWORD and one word of your own; two words with a hyphen between them are one.
bad-game-name = { $game } is no good name for a game: 1 to 20 letters and digits, a letter among them, and no word for all games, please.
game-exists = There is a game called { $game } already.
created = Game { $game } ({ $variant }, { $players } players) is open, and you are its master. Others join with SIGNON ?{ $game } and a password of their own, and below it name the powers that they would like, as in SET PREFERENCE { $letters }*. You do not play unless you join it so too. { $how ->
    [hand] It starts when all places are taken and you write SET AUTO START
   *[itself] It starts by itself when all places are taken
  }; LIST { $game } shows all that you have set.
no-board-or-option = There is no board { $option } here, and no option of that name. Boards are { $boards }; an option is, say, grace=12h. Send HELP CREATE to see them.
unknown-option = I do not know the option { $option }. { $count ->
    [0] Such a word is, say, grace=12h.{" "}
   *[other] Did you mean { $near }?{" "}
  }Send HELP CREATE to see them.
option-fault = { $option }: { $fault } For example: { $example }.
bad-setup = This game cannot be set up: { $reason }.
no-such-game = There is no game called { $game }. Send LIST to see all games.
no-such-game-as = There is no game called { $game }. Names of games stand in LIST; for example: { $line }.
process-form = Please write PROCESS alone, or with the label of the turn.
process-other = I have played nothing: game { $game } is in { $now } now. To play that turn, write PROCESS { $now }.
too-short = { $text } is too short for a turn: { $key } lasts { $least } at least.
no-grace = { $text } is no length for grace. Please write 0 for none, or at least 5m, as in 12h. A date such as Thu 20:00 is the end of grace in this turn alone.
hasten-wait = { $text } { $count ->
    [one] is
   *[other] are
  } less than an hour, and who sleeps through it loses the seat. I have sent a letter to { $address }; nothing changes before you answer it with YES. { $look }
too-quick = { $text } is too short here: I look for mail { $minutes ->
    [one] every minute
   *[other] every { $minutes } minutes
  }, and a receipt, a correction and an answer take several looks. The shortest is { $key } { $least }.
quick-look = I look for mail { $minutes ->
    [one] every minute
   *[other] every { $minutes } minutes
  }: so long may a line of yours lie before it is read. No turn is played before all mail has been read that arrived by its deadline.
quick-at-once = My mail server tells me of new mail at once. No turn is played before all mail has been read that arrived by its deadline.
quick-clocks = As fits turns so short, in { $key } { $which ->
    [grace] late orders are waited for { $grace }.
    [delay] complete orders lie { $delay }.
   *[both] late orders are waited for { $grace }, and complete orders lie { $delay }.
  } SET { $key } GRACE 10m DELAY 1m chooses others.
hasten-asked = You have asked me for turns of less than an hour in game { $game }: { $lengths }. Whoever sleeps through one loses the seat.
words-behind = I read nothing behind the password on this line. Orders and commands stand on lines of their own below it; a password has no blanks.
more-lines = { $count ->
    [one] Below it { $count } more line is no command either.
   *[other] Below it { $count } more lines are no commands either.
  }
no-such-game-near = There is no game called { $game }. Did you mean { $near }?
game-name-needed = Please name a game{ $line ->
    [none] ; but none is here yet. CREATE ?name and a password of your own opens one.
   *[other] , as in { $line }.
  }
game-is-held = Game { $game } is held because its record cannot be read; the operator has been told. Nothing is lost.
held-with-all = Nothing of this mail has been done. Please send again what concerns other games, in a mail that does not name this one.
joined = You are in game { $game }. { $missing ->
    [0] All seats are taken: { $then ->
        [hand] the game starts when its master says so.
        [roll] everybody is asked now whether he is there, and then the game starts.
       *[now] the game starts now.
      }
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
no-such-seat = Game { $game } has no seat called { $seat }. Its seats are { $letters }.
not-started = Game { $game } has not started yet. Until then sign on with SIGNON ?{ $game } and your password.
signed-on = You are signed on as { $seat } in game { $game }.
signed-on-master = You are signed on as master of game { $game }.
took-over = You have taken over { $seat } in game { $game }. The password you gave is yours from now on.
observing = You look on at game { $game } and get its results.
no-place-now = The letter that you answer was to somebody who had a place in game { $game }, and has none any more. OBSERVE { $game } and a password of your own lets you look on.
waiting-still = You wait in game { $game } for its start. { $missing ->
    [0] All seats are taken.
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
  }
wrong-password = That is not the password of { $seat } in game { $game }. Passwords tell capitals from small letters. If you have lost it, answer any letter of that game with the line SET PASSWORD and a new one; I then ask the registered address for a YES.
seat-played = Somebody plays { $seat } in game { $game }, and this is not that player's password. The player needs none to answer my letters, and sets a new one there with SET PASSWORD and a word. Nobody else orders there. { $open ->
    [none] No seat is open now; STANDBY { $game } has me offer you the next one.
   *[other] A seat that is open: TAKEOVER { $open } and a password of your own.
  }
password-blotted = Where I show or keep a mail, stars stand in place of its password. Please send the line once more with the password itself.
eliminated = { $seat } is out of game { $game }.
left = You have left game { $game }.
