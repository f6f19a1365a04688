## What a master asks for, and what comes of it
rollback-form = I have put nothing back. Write ROLLBACK for the turn before this one, or ROLLBACK and the label or number of a turn that was played, as in ROLLBACK F1901M.
become-form = I go on reading as before. Write BECOME and one power, as in BECOME F; what stands below is read as its player's.
promote-form = I have promoted nobody. Write PROMOTE and a part of the address or name of somebody who looks on, as in PROMOTE anna.
begun-already = Game { $game } has started already.
begin-nobody = Nobody waits for game { $game } yet, so it cannot start. Players join with SIGNON ?{ $game } and a password.
begun = Game { $game } has started. { $count ->
    [0] Every seat has a player.
    [one] One seat is open: anybody registered can take it over.
   *[other] { $count } seats are open: anybody registered can take them over.
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
deed-begin = { $by } had the game start before it was full
deed-peek = { $by } saw the orders and votes of { $seats } in { $about }
deed-predict = { $by } had { $about } played in private, to see how it would end
deed-order = { $by } ordered for { $seats } in { $about }
deed-become = { $by } wrote in the place of the player of { $seats } in { $about }
deed-promote = { $by } made somebody a master beside himself
deed-release = { $by } released the game, which was held

## News of it
notice-rolled-back = Game '{ $game }' has been put back to { $turn } by its master. Turns after it, their results, and letters about them count no more. Your orders of that turn stand again, and are due { $date }. I wait for the deadline for every player; to have it played as soon as all orders are in, write SET NO WAIT.
notice-unstarted = The start of game '{ $game }' has been taken back by its master. You wait for it again, and your wishes stand; nobody has a seat. It starts when the master says so.
notice-promoted = Game '{ $game }' has one master more. Press to the master goes to all of them.
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
auto-start-set = The game starts as soon as it is full.
help-set-manual-start = whether the game starts only by FORCE BEGIN, however full it is
help-manual-start = has the game wait for FORCE BEGIN; SET AUTO START has it start when it is full
