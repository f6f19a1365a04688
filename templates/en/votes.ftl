## Votes
draw-set = You vote for a draw of all survivors, until you change it or something changes hands. Nobody sees single votes.{ $open ->
    [open] {" "}As long as a seat is open, it does not count.
   *[none] {""}
  }
draw-set-once = You vote for a draw of all survivors, in this turn alone. Nobody sees single votes.{ $open ->
    [open] {" "}As long as a seat is open, it does not count.
   *[none] {""}
  }
draw-list-set = You vote for a draw of { $seats }, and for every part of it that you accept by that{ $turn ->
    [once] , in this turn alone
   *[stands] , until you change it or something changes hands
  }. Nobody sees single votes.{ $open ->
    [open] {" "}As long as a seat is open, it does not count.
   *[none] {""}
  }
draw-needs-list = A draw of game { $game } need not include everybody: say who shares it, as in DRAW { $example }.
draw-includes-all = In game { $game } a draw includes all survivors: write DRAW alone.
draw-list-nobody = { $word } is no power of this game. Please write letters or names, as in DRAW { $example }.
draw-list-out = { $seat } is out of the game and can have no part in a draw.
draw-proposed = Everybody is asked for this draw, and nobody is told who proposes it. Your own vote for it is set.
too-many-proposals = So many draws have been proposed in this turn of game { $game } that nobody would read another one. Please write DRAW; I keep your vote.
no-concessions = Game { $game } cannot be conceded. DRAW votes for a draw.
concede-by-draw = In game { $game } a concession is a draw of one power: write DRAW and its letter, as in DRAW { $letter }.
lot-set = You vote for a lot among all survivors, each with the same chance, until you change it or something changes hands. Nobody sees single votes.{ $open ->
    [open] {" "}As long as a seat is open, it does not count.
   *[none] {""}
  }
lot-cleared = You do not vote for a lot.
no-lot = Game { $game } can end by lot only from its next turn on: until then no lot has been sealed for it.
draw-cleared = You do not vote for a draw.
concede-set = You concede the game to { $seat }, until you change it or something changes hands. When all others do, it has won.{ $open ->
    [open] {" "}As long as a seat is open, it does not count.
   *[none] {""}
  }
concede-cleared = You do not concede.
concede-to-strongest = One can concede only to another power, and only to the strongest; { $seat } is not.{ $line ->
    [none] {""}
   *[other] {" "}Please write { $line }.
  }
no-vote = Your power is out of the game and has no vote.
resigned = You have left { $seat } in game { $game }. The seat is open to others now.

## What players put to all
propose-form = I can put to all players PROPOSE PAUSE, PROPOSE RESUME, PROPOSE EXTEND 24h, PROPOSE CANCEL, and PROPOSE DRAW. Write one of these lines.
agreed-to-nothing = You have agreed to nothing that is put to the players of game { $game } now.
motion-met = The deadline of game { $game } is { $date } by now, which is no earlier than what was asked for; there is nothing left to agree to.
motion-dropped = Nobody agrees any more, so it is not put to the players of game { $game } any longer.
disagreed = You do not agree any more. { $count ->
    [one] One more player must agree.
   *[other] { $count } more players must agree.
  }
motion-cancel = { $by }: that the game ends here, without a winner or a draw; all who play must want it
help-propose-pause = asks all players for a pause, and PROPOSE RESUME to go on; most must AGREE
help-propose-extend = asks all players for a later deadline of this turn; most must AGREE
help-propose-cancel = asks all players to end the game without a result; all must AGREE
