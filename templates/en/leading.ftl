## What a master asks for, and what comes of it
rollback-form = I have put nothing back. Write ROLLBACK for the turn before this one, or ROLLBACK and the label or number of a turn that was played.
become-form = I go on reading as before. Write BECOME and one power; what stands below is read as its player's.
promote-form = I have promoted nobody. Write PROMOTE and a part of the address or name of somebody who looks on.
begun-already = Game { $game } has started already.
begin-nobody = Nobody waits for game { $game } yet, so it cannot start. Players join with SIGNON ?{ $game } and a password.
begun = Game { $game } has started. { $count ->
    [0] Every seat has a player.
    [one] One seat is open: anybody registered can take it over.
   *[other] { $count } seats are open: anybody registered can take them over.
  }{ $rollcall ->
    [skipped] {" "}The roll-call is skipped.
   *[none] {""}
  }
unstart-late = Only in its first turn can the start of a game be taken back, and game { $game } is in { $now }. ROLLBACK goes back to any turn that was played.
unstarted = The start of game { $game } is taken back. Its players wait again, with their wishes; it starts when you write FORCE BEGIN.
rolled-back = Game { $game } is back at { $label }, with the orders of then. { $count ->
    [one] One turn is
   *[other] { $count } turns are
  } undone, and letters of it allow nothing any more. Everybody in the game is told, and every player waits for the deadline unless he writes SET NO WAIT.
rollback-here = Game { $game } is in { $now } already, so I have put nothing back.
rollback-first = Game { $game } is in { $now } and has played no turn to go back to. UNSTART takes its start back.
rollback-unknown = Game { $game } has played no turn { $turn }. It has played those from { $first } to { $last }; write, for instance, ROLLBACK { $last }.
promoted = { $who } is a master of game { $game } now, too, and signs on from { $address } by SIGNON M{ $game } and the password that he has. Everybody in the game is told.
promote-master = { $who } is a master of game { $game } already.
promote-player = { $who } plays in game { $game }, and whoever plays cannot lead it. PROMOTE takes somebody who looks on: he first writes OBSERVE { $game } and a password.
several-called = Several people in game { $game } fit { $who }: { $addresses }. Please write more of the address.
eject-vacant = Nobody plays { $seat } in game { $game }, so there is nobody to remove.
eject-master = A game never lacks its master, so I cannot remove you from game { $game }.
peek-plays = This needs a master who does not play, and in game { $game } a master plays himself: orders and votes are shown to nobody.
predicted = Below stands how { $label } would end with the orders that are there now. Nothing is played, and the public log says that you have looked.
predict-of = A forecast of { $label } for the master of game { $game } alone; please tell no player:
become-vacant = Nobody plays { $seat } in game { $game }. Write its orders below SIGNON M{ $game } in your own name; they count.
became = What stands below is read as if the player of { $seat } had written it. He is told, and the public log says so.
become-not-this = This line is the player's own: in his place you can order, wait and write press. Votes, passwords, addresses and leaving are his.
ordered-for = For { $seat }: { $order }.
order-of-nobody = Not taken: no seat of this game can order that.
order-of-several = several powers of this game could order that; put the name of one before it, as in { $line }
order-of-still = a truce has { $seat } stand still, and nobody orders for it; NO TRUCE ends that
process-own-part = Nothing is played: { $label } of game { $game } waits for you, its master: { $missing }.
order-undone = Not taken: the letter that you answered was about a { $label } that its master took back. { $label } is played anew now; answer a newer letter.

## What a master sees
seen-of = Where everybody stands in game { $game }, { $label }, for its master alone:
seen-state = { $state ->
    [in] all orders are in
    [part] some orders are missing
    [none] no orders yet
    [open] open
    [out] out of the game
   *[idle] nothing to order
  }
seen-wait = waits for the deadline
seen-draw = votes for a draw
seen-concede = concedes to { $seat }

## The public log
log-of = The public log of game { $game }:
log-none = Nothing stands in it: neither a master nor the operator has done anything.
log-new = What was written into the public log since the last results:
log-times = {" "}({ $count } times)
log-how = Each seal is the SHA-256 of the seal above it, a line feed, and the line that it stands under. Whoever keeps a seal sees whether a line above it is changed later.
log-broken = The seal of line { $number } does not fit: the log was changed.
deed-by-master = The master
deed-by-operator = The operator
deed-by-judge = The judge
deed-by-players = A majority of the players
deed-deadline = { $by } set the deadline: { $about }
deed-set = { $by } changed a setting: { $about }
deed-pause = { $by } paused the game
deed-resume = { $by } had the game go on
deed-process = { $by } had { $about } played at once
deed-eject = { $by } removed the player of { $seats }
deed-remove = { $by } removed somebody who has no seat
deed-terminate = { $by } ended the game
deed-rollback = { $by } put the game back to { $about }
deed-unstart = { $by } took the start of the game back
deed-begin = { $by } had the game start by FORCE BEGIN
deed-peek = { $by } saw the orders and votes of { $seats } in { $about }
deed-watch = { $by } reads from now on what players write to some alone
deed-predict = { $by } had { $about } played in private, to see how it would end
deed-order = { $by } ordered for { $seats } in { $about }
deed-become = { $by } wrote in the place of the player of { $seats } in { $about }
deed-promote = { $by } made somebody a master beside himself
deed-lead = { $by } gave the game another first master
deed-release = { $by } released the game, which was held
deed-import = { $by } brought the game from a file, with the turns it had played
deed-revoke = { $by } had earlier letters allow no answers any more
deed-grant = { $by } granted { $seats } days beyond those of the game

## News of it
notice-rolled-back = Game '{ $game }' has been put back to { $turn } by its master. Turns after it, their results, and letters about them count no more. The orders of that turn stand again as they were{ $timed ->
    [no] . There is no deadline: the turn is played when all that is owed is there, but not before { $since }.
   *[yes] , and are due { $date }.
  } { $count ->
    [0] {""}
   *[other] A truce goes on all the same: no orders count for { $seat }, until its master ends that.{" "}
  }{ $timed ->
    [no] {""}
   *[yes] I wait for the deadline for every player; to have it played as soon as all orders are in, write SET NO WAIT.
  }
notice-unstarted = The start of game '{ $game }' has been taken back by its master. You wait for it again, and your wishes stand; nobody has a seat. It starts when the master says so.
notice-promoted = Game '{ $game }' has one master more. Press to the master goes to all of them.
notice-other-master = Game '{ $game }' has another first master now. Press to the master (PRESS TO M) goes there; all that was set stands.
notice-named-master = The operator of this judge has made you the master of game '{ $game }'. Write FORGOTTEN { $game } and a password of your own, answer YES, and sign on with SIGNON M{ $game } and that password; HELP MASTER tells what a master can do. If you do not want this, write to the operator.
notice-acted = The master of game '{ $game }' has written in your place as the player of { $seat }. The form below shows your orders as they stand; you can change them.

## Rows of HELP
help-log = what masters and the operator did, sealed line by line
help-rollback = puts the game back to a turn that was played; alone, to the last one
help-unstart = in the first turn: takes the start back, and players wait again
help-force-begin = starts a game that is not full; seats without a player are open
help-predict = shows how the turn would end now; for a master who does not play
help-become = what stands below is read as that power's player's; he is told
help-promote = makes somebody who looks on a master too
help-master-more = More for the master

## What a master chooses of his own part
option-yes = yes
option-no = no
yes-or-no = Please write yes or no: { $text } is neither.
option-manual-start = Starts by hand
manual-start-set = The game starts only when you write FORCE BEGIN or SET AUTO START, however full it is.
auto-start-set = The game starts as soon as it is full; with ROLLCALL, as soon as everybody has answered that, too.
help-set-manual-start = whether the game starts only by FORCE BEGIN or SET AUTO START, however full it is
help-manual-start = has the game wait for FORCE BEGIN; SET AUTO START has it start when it is full

## Who may come in
applied = Newcomers to game { $game } wait for its master's word. I have asked him, and write to you when he has decided.
approved = { $who } is in game { $game } now, and is told.
turned-down = { $who } does not come into game { $game }, and is told.
nobody-applies = Nobody waits to come into game { $game }.
applicants-are = { $who } is not one of those who wait to come in: { $names }. Write, for instance, APPROVE { $example }.
access-is-closed = Game { $game } takes nobody new: its master has closed it. Send LIST for others.
access-is-listed = Game { $game } takes only whom its master has invited. Ask him for ALLOW and your address, or send LIST for other games.
allowed = { $who } may come into game { $game }. With SET ACCESS LISTED nobody else may.
allowed-no-more = { $who } is not on the list of game { $game } any more.
denied = { $who } may not come into game { $game }, to play or to look on.
denied-no-more = { $who } may come into game { $game } again.
deny-inside = { $who } is in game { $game } already. EJECT { $who } takes somebody out, and keeps him out.
master-may-not-play = The master of game { $game } does not play: so it was agreed when it was opened.
master-is-told = The master of game { $game } is told what its players keep secret, so that he cannot be one of them.
master-has-seen = Masters of game { $game } have seen orders, so none of them can play in it any more.
become-not-agreed = Nobody was told at the start of game { $game } that its master may write for players, so BECOME is not for it. You can order for any seat in your own name: write the orders below SIGNON M{ $game }. CREATE and become=yes allows BECOME in a new game.

## What is put to all
motion-put = The others in game { $game } are asked.{ $own ->
    [yes] {" "}That you ask is your AGREE.
   *[no] {""}
  } { $needed ->
    [one] When one more player writes AGREE, it is done.
   *[other] When { $needed } players have written AGREE, it is done.
  }{ $dropped ->
    [yes] {" "}What was put to all before, { $before }, is dropped.
   *[no] {""}
  }
agreed = Noted. { $count ->
    [one] One more player must agree.
   *[other] { $count } more players must agree.
  }
motion-none = Nothing is put to the players of game { $game } now, so there is nothing to agree to.
goes-alone = Game { $game } goes on by its rules alone.
motion-deadline = { $by }: the deadline { $date }
motion-pause = { $by }: that the game is paused
motion-resume = { $by }: that the game goes on
motion-terminate = { $by }: that the game ends without a winner
motion-set = { $by }: the setting { $what }
alone-never = Game { $game } waits for what only its master can do, so it cannot go on without one. Its operator can name another.
motion-alone = { $by }: that the game goes on by its rules alone, since its master is silent
deed-approve = { $by } let somebody in
deed-turn-down = { $by } did not let somebody in
deed-allow = { $by } changed the list of those who may come in
deed-deny = { $by } changed the list of those who may not come in
deed-vote = { $by } asked the players whether the game goes on without its master
deed-alone = { $by } had the game go on by its rules alone
notice-applied = Somebody wants to come into game '{ $game }' and waits for your word. Sign on as its master to see who, then write APPROVE and his name, or NOT APPROVE.
notice-approved = The master of game '{ $game }' has let you in. Sign on with the password that you chose; LIST { $game } shows where it stands.
notice-turned-down = The master of game '{ $game }' has not let you in. Send LIST for other games.
notice-motion = The players of game '{ $game }' are asked. { $motion }. Whoever wants it presses Reply and writes AGREE; { $agree ->
    [one] it is done when one more player does.
   *[other] it is done when { $agree } more players do.
  }
notice-carried = Most players of game '{ $game }' have agreed that it goes on by its rules alone. Nothing waits for its master any more.
notice-master-silent = Something in game '{ $game }' has waited for its master for two weeks and more. Please sign on as its master and see to it; else others are asked in your place.

## What a master chooses
option-listed = In LIST
listed-set = LIST shows the game to everybody.
unlisted-set = LIST does not show the game any more. Whoever knows its name still finds it by LIST and the name.
help-set-listed = whether LIST shows the game to everybody
option-access = Open to
access-any = everybody
access-listed = those invited
access-closed = nobody new
access-any-set = Anybody registered may come into the game.
access-listed-set = Only those may come into the game whom you name by ALLOW and an address.
access-closed-set = Nobody new may come into the game.
access-form = { $text } is no way to let people in; write any, listed or closed. Where people live or which provider they use I do not know, so same-site and different-site cannot be kept; SET APPROVAL has you decide on each newcomer.
help-set-access = who may come in: any, listed (by ALLOW), or closed
option-approval = Newcomers wait for the master
approval-set = Newcomers wait until you write APPROVE and their name.
approval-cleared = Newcomers need no word of yours any more. Whoever waits still needs it.
help-set-approval = whether newcomers wait for APPROVE and their name
option-moderated = Led by its master alone
moderated-set = You alone lead the game.
unmoderated-set = What you can do to the clock and the settings, most players can do now, too: one asks, and the others write AGREE.
help-set-moderated = whether the master alone sets clocks; if not, most players may, by AGREE
option-become = BECOME
becoming-set = You may write for players by BECOME. The start letter says so.
becoming-cleared = BECOME is not for this game.
help-set-become = whether the master may write for players by BECOME
option-plays = Master
plays-any = he may play, and then sees no orders or votes of others; as long as he does not, he sees orders and votes
plays-yes = he may play, and sees no orders or votes of others
plays-no = he does not play, and sees orders and votes
plays-any-set = A master who does not play sees orders and votes; one who plays sees neither.
plays-set = The master may play, and is shown no orders and no votes, whether he does or not.
plays-not-set = The master does not play.
plays-waits = A master of game { $game } waits to play in it. SIGNON ?{ $game } and the password, with RESIGN below, gives that place up; then it can be said that the master does not play.
plays-form = { $text } is none of the ways: write yes (he may play, and sees neither orders nor votes), no (he does not play), or any.
help-set-plays = whether the master may play: yes (he sees no orders or votes then), no, or any
limit-set = { $key } is { $value } in all. For more, most players must write AGREE.
limit-form = { $text } is no length of time. Please write 72h, 14d, or none for no limit.
option-most-pause = Pauses
help-set-most-pause = how long the master may pause the game in all; more needs AGREE
option-most-extension = Delays
help-set-most-extension = by how much the master may put deadlines off in all; more needs AGREE
help-approve = lets in whoever waits for it, by a part of his name; NOT APPROVE does not
help-allow = may come into a game with SET ACCESS LISTED; with a dash before the address, no more
help-deny = may not come in; with a dash before the address, may again
help-agree = agrees to what is put to all players
help-agree-when = What a master asks beyond his limits, and in a game that is UNMODERATED whatever a player asks of clocks and settings, is done when most players agree:
seen-waiting = Who waits for game { $game }:
seen-applicants = Who wants to come into game { $game }; write APPROVE and a name:

## A position changed by hand, and seats that stand still
edit-never = positions of this system are not changed by hand
edit-refused = Nothing is changed: { $reason }.
edit-impossible = Nothing is changed: the game could not be played on from there.
edited = { $change }. Everybody in the game is told.
notice-edited = The master of game '{ $game }' has changed the position of { $turn } by hand. Orders that cannot be given any more are gone:
notice-truce = The master of game '{ $game }' has declared a truce for { $seat }: it stands still, is not waited for and builds nothing. What it has can be supported; whatever is driven out is disbanded.
notice-truce-over = The truce for { $seat } in game '{ $game }' is over: it plays again, and is waited for.
deed-edit = { $by } changed the position by hand: { $about }
deed-truce = { $by } declared a truce for { $seats } in { $about }
deed-truce-over = { $by } ended the truce for { $seats } in { $about }
truce-set = { $seat } stands still from now on, and is not waited for. NO TRUCE has it play again, and so does a new player.
truce-over = { $seat } plays again.
truce-already = { $seat } stands still already. NO TRUCE has it play again.
truce-none = { $seat } has no truce in game { $game }.
truce-stands = Not taken: the master of game { $game } has declared a truce for you, so you stand still. PRESS TO M asks him to end it.
probation-set = { $count ->
    [0] Newcomers may write press at once.
    [one] Whoever takes a seat over may write to the master alone for one turn.
   *[other] Whoever takes a seat over may write to the master alone for { $count } turns.
  }
probation-form = { $text } is no number of turns. Please write 0 to 20, as in SET PROBATION 2.
option-probation = Turns before newcomers may write
help-set-probation = for how many turns whoever takes a seat over may write to the master alone
press-on-probation = Not sent: whoever takes a seat over in game { $game } first plays without writing to others, as its master has chosen. You may from turn { $number } of the game on; PRESS TO M goes to the master at any time.
help-edit = EDIT and a change alters the position before a turn is played, and everybody is told: in classic games EDIT ADD France A Par, EDIT REMOVE A Par, EDIT OWN Bel France or EDIT OWN Bel nobody.
help-truce = has a seat stand still without being waited for; NO TRUCE ends it
motion-by-player = A player
become-skipped = What stands below it was for that power, so I have not read it. I read on at BECOME MASTER, or at BECOME and another power.
becoming-yes = the master may write in the place of players
becoming-no = the master may not write in the place of players
most-pause-none = the master may stop the clock for as long as he likes
most-pause-told = the master may stop the clock for { $span } in all; more needs most players
most-extension-none = the master may move deadlines by as much as he likes
most-extension-told = the master may move deadlines by { $span } in all; more needs most players
variant-set = { $variant }, { $players } players, from now on.
no-such-board = There is no board { $name } here; there are { $boards }.
too-few-seats = { $waiting } people wait already, and so only { $players } could play. Please leave it as it is, or EJECT somebody first.
leads-already = You lead game { $game } already: whoever opens a game is its master.
leads-not = You do not lead game { $game }. Whoever opened it is its master, and makes others who do not play masters too, by PROMOTE.
lead-heard = The first master of game { $game } has been heard of in the last two weeks and can be reached, so the place stays theirs. You lead the game beside them and can do all that they can; if they stay silent, BECOME MASTER works from { $date } on. They can also hand it over by RESIGN.
lead-taken = You are the first master of game { $game } now. { $former } leads it beside you; EJECT takes a master out who does not.
lead-alone = You lead game { $game } alone, and a game never lacks its master. Make somebody who looks on a master too, as in PROMOTE anna, and then RESIGN; or write TERMINATE to end the game.
master-named = { $who } ({ $address }) leads game { $game } now, and everybody has been told.
help-become-master = below BECOME F: what stands below is your own again; for one who leads beside a silent master: takes the first place
help-set-variant = another board, or gunboat, before the start
