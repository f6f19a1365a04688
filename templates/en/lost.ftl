## Lines that are no command: slips, and plain words
did-you-mean = I know no such command. Did you mean { $line }?
yes-to-nothing = I have asked nothing that this answers. To say yes, answer the letter that asks, with YES and nothing else; STATUS shows your games.
lacks-set = Settings are written with SET before them. Did you mean { $line }?
lacks-kind = { $key } belongs to a kind of turn. Did you mean { $line }?
orders-forming = Game { $game } has not started yet, so there is nothing to order. { $part ->
    [master] HELP MASTER shows what you can do until then.
   *[waiting] A letter comes when it starts; until then SET PREFERENCE names the powers that you would like.
  }
lines-passed = { $count ->
    [one] One more line was meant for that game, and I have done nothing with it. Please send it again below the right line.
   *[other] { $count } more lines were meant for that game, and I have done nothing with them. Please send them again below the right line.
  }
lines-left = { $count ->
    [one] One more line of your mail is no command, and I left it alone.
   *[other] { $count } more lines of your mail are no commands, and I left them alone.
  }
plain-join = To join game { $game }, send me this, with a password of your own as the last word:
plain-join-none = No game lacks players now. To open one and lead it, send me this, with a name for the game and a password of your own:
plain-take-over = Game { $game } is running, and { $seat } is open. To take it over, send me this, with a password of your own as the last word:
plain-full = Game { $game } has all its players. To look on, send me this, with a password of your own as the last word:
plain-registered = You are registered as { $name }, with the address { $address }. JOIN and the name of a game joins one.
plain-register = To register, send me this line with your name, and answer the letter that comes then with YES:
plain-draw = { $game ->
    [none] To vote for a draw of all survivors, send me this, with your letter, your game and your password:
   *[other] To vote for a draw of all survivors in game { $game }, answer this letter with this line:
  }
plain-quit = { $game ->
    [none] To leave a game for good, send me this, with your letter, the game and your password:
   *[other] To leave game { $game } for good, answer this letter with this line; your seat is open to others then:
  }
plain-cancel = { $game ->
    [none] To delete your orders of a turn, send me this, with your letter, the game and your password:
   *[other] To delete your orders of this turn in game { $game }, answer this letter with this line:
  }
plain-password = For a new password, send me this, with the new one as the last word, and answer the letter that comes then with YES:
plain-absence = { $game ->
    [none] So that no deadline waits for you while you are away, send me this, with your letter, the game, your password and your dates:
   *[other] So that no deadline of game { $game } falls on days on which you are away, answer this letter with this line and your dates:
  }
plain-more-time = { $game ->
    [none] For more time send me this, with your letter, the game and your password. It takes your own extensions, or asks the others:
   *[other] For more time in game { $game } answer this letter with this line. It takes your own extensions, or asks the others:
  }

## DEADLINE and MAP
deadline-forming = Game { $game } has not begun: { $missing ->
    [0] all its players are there.
    [one] it lacks one player.
   *[other] it lacks { $missing } players.
  }
deadline-paused = Game { $game } is paused in { $turn }: there is no deadline until its master resumes it.
deadline-none = { $turn } of game { $game } has no deadline: it is played as soon as all that is owed is there.
deadline-is = Orders for { $turn } of game { $game } are due { $date }.
deadline-grace = Orders for { $turn } of game { $game } are due { $date }; late ones are taken until { $grace }.
deadline-of-which = You have no place in a game. DEADLINE and the name of a game tells when its orders are due.
no-such-turn = Game { $game } has had no turn { $turn }. It has had { $turns }.
no-map-yet = Game { $game } has not begun, so it has no map yet.

## Joining, and lost passwords
plays-already = You play { $seat } in game { $game } already: answer a letter of it, or write SIGNON { $letter }{ $game } and your password.
none-forming = No game lacks players now. LIST shows all games, CREATE opens one.
joined-before = You are in game { $game } already. { $missing ->
    [0] All seats are taken.
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
  }
joined-without-password = You need no password: answer my letters to play. SET PASSWORD and a word in such an answer sets one.
no-place = You have no place in game { $game }, so there is no password of yours in it. { $state ->
    [forming] It lacks players: JOIN { $game } joins it.
    [open] { $seat } is open: TAKEOVER { $letter }@{ $game } and a password of your own takes the seat.
    [over] It is over: SUMMARY { $game } shows how it went.
   *[full] OBSERVE { $game } and a password of your own lets you look on.
  }
takeover-form = Please write TAKEOVER, the power and the game, and a password of your own.
takeover-none = Please write TAKEOVER, the power and the game, and a password of your own. No seat is open now; STANDBY ALL has me offer you the next one.
forgotten-form = Please write FORGOTTEN, the game, and a new password. I then ask your registered address for a YES.
fields-not-kept = Of this I keep nothing: { $fields }. A name is all that I want to know.

## More of HELP
help-deadline = when its orders are due
help-deadline-all = when orders are due in each of your games
help-map = where it stands, as a picture and a table
help-map-turn = the map of a turn that was played, with its orders
help-get = the same as HELP press; INDEX and INFO are HELP
help-help = the topics, or one of them
help-join-game = joins a new game without a password; you play by answering letters
help-takeover = takes an open seat over under a password of your own
help-forgotten = a new password for your place in a game, once your registered address says YES
help-topic-draw = All survivors who vote for a draw in the same turn end the game in one. Nobody sees single votes. A game can also be conceded to the strongest power, by all others together.
help-topic-deadlines = Every turn has a deadline; a letter says when, in your own time zone if you set one. It is played as soon as all orders are in and nobody waits. Late orders are taken for some time, and the letter says until when.
help-topic-absence = Nobody but you gives your orders. Whoever will be away says so in good time, below a SIGNON line or in an answer to a letter of the game: no deadline that waits for him falls on those days, as far as the days reach that the game gives him in a game year. LIST and the name of the game says how many. He may still order meanwhile. What is asked beyond them is put to the master.
help-topic-gunboat = In a gunboat game nobody but the master learns who plays: letters, lists and results name powers alone, press loses names, signatures and quoted heads, and goes out in batches, and each player is written to as his power. Who played is told at the end, unless the game says otherwise. A master opens one by the word gunboat:
help-create-gunboat = opens a game in which nobody learns who plays; with reveal=off not even at the end
help-topic-rules = Games follow the rulebook; where it leaves a choice, LIST and the name of a game says what holds in it, and HELP CREATE which choices a master has. The results say why each order failed.
help-topic-map = Results hold a map: the pieces where they stand, and what was ordered as arrows. The table below it says the same in words.
help-topic-commands = All commands. What stands in brackets may be left out; dots stand for lines of your own below it, up to the word that ends them.
