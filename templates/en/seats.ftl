# Missed turns: the rule, late orders, more time, who has ordered.

## The rule of missed turns
pace-nmr = Missed
nmr-rule = { $rule }{ $first }{ $opens }
nmr-hold = a turn is played without the orders that are missing
nmr-silence = silence is an answer, and nobody loses his place by it
nmr-wait = a turn waits for the orders that are missing, or for a new player
nmr-default = at the deadline default orders take the place of those that are missing; what still lacks some is waited for as long as grace lasts, and then the turn is played without them
nmr-extend = where orders are missing the deadline moves by { $span } as long as a silent power has extensions left, and then the turn is played without them
nmr-first = {"; "}in the first turn, { $rule }
nmr-opens = {"; "}{ $count ->
    [one] a power that sends nothing is open to others at once, one that sends too little after two turns running
   *[other] a power without complete orders in { $count } turns running is open to others
  }
nmr-form = Please write SET NMR HOLD (the turn is played), SET NMR WAIT (it waits for a new player), SET NMR DEFAULT (at the deadline default orders stand in) or SET NMR EXTEND 24h (the deadline moves), each with FIRST behind it for the first turn alone: SET NMR WAIT FIRST.
abandon-form = Please write SET ABANDON and a number of turns from 1 to 9.
seats-set = { $key } is now { $value }.
pace-extensions = More time
extensions-told = { $count ->
    [0] only if most players agree
    [one] one of up to 24 hours for each power; more if most players agree
   *[other] { $count } of up to 24 hours each for each power; more if most players agree
  }
extensions-form = Please write SET EXTENSIONS and a number from 0 to 9.
help-set-nmr = what becomes of a turn without all orders: HOLD, WAIT, DEFAULT or EXTEND 24h; with FIRST for the first turn alone
help-set-abandon = after how many missed turns running a power is open to others
help-set-extensions = how often each power may move a deadline by itself

## Late orders
late-until-waits = The deadline has passed. { $count ->
    [one] This power
   *[other] These powers
  } can still order until { $date }; after that { $count ->
    [one] its seat is
   *[other] their seats are
  } open to others, and the turn waits until the orders are in. Then I play.
late-until-extends = The deadline has passed. Orders are taken until { $date }; after that a power that has extensions left spends them and the deadline is moved, or else the turn is played without the missing orders. { $play }
late-until-counts = The deadline has passed. { $count ->
    [one] This power
   *[other] These powers
  } can still order until { $date }; after that the turn is played without the missing orders, and a power without complete orders in { $turns } turns running becomes free for a new player. { $play }
notice-stalled = { $turn } of game '{ $game }' waits for the orders of { $seat }. { $count ->
    [one] The seat is open for take-over until its player is back.
   *[other] These seats are open for take-over until their players are back.
  }
notice-missed = Not all orders came in time for { $seat } in game '{ $game }', and the turn was played without the rest. { $count ->
    [one] The power keeps its player for now
   *[other] These powers keep their players for now
  }; missed turns are counted.
notice-forfeited = Again not all orders came in time for { $seat } in game '{ $game }'. The turn was played without the rest, and { $count ->
    [one] the seat is open for take-over until its player comes back.
   *[other] these seats are open for take-over until their players come back.
  }

## More time
notice-extended-by-silence = Not all orders came in time for { $seat } in game '{ $game }', so { $count ->
    [one] an extension of this power has been spent.
   *[other] extensions of these powers have been spent.
  } The deadline for { $turn } is now { $date }{ $late ->
    [no] .
   *[yes] , and late orders are taken until { $grace }.
  }
notice-extended = { $seat } takes more time in game '{ $game }': the deadline for { $turn } is now { $date }.
notice-extended-by-most = Most players of game '{ $game }' want more time: the deadline for { $turn } is now { $date }.
notice-more-time = Somebody asks for more time in game '{ $game }'. If you want it too, answer with the line EXTEND 24h. { $more ->
    [one] When one more player has done so,
   *[other] When { $more } more players have done so,
  } more than half want it, and the deadline is moved by the shortest time that was asked for.
extended = The deadline is now { $date }. { $count ->
    [0] You have no extension left.
    [one] You have one extension left.
   *[other] You have { $count } extensions left.
  }
extend-asked = That is more than your own extensions allow, so I count you as one who wants more time, and the others are asked; { $count ->
    [one] one more player
   *[other] { $count } more players
  } must ask for it in this turn.
extend-agreed = Most players want more time. The deadline is now { $date }.
extend-form = Please write EXTEND and a time from { $least } to 7d: EXTEND { $example }.
help-extend = more time for this turn: of your own extensions, or if most players agree

## Who has ordered
pace-attendance = Who is in
attendance-open = everybody sees who has ordered
attendance-quiet = everybody sees how many have ordered, not who
attendance-secret = nobody sees who has ordered
attendance-form = Please write SET ATTENDANCE OPEN, QUIET or SECRET.
help-set-attendance = whether all see who has ordered (OPEN), how many (QUIET) or nothing (SECRET)
attendance-title = Orders for { $turn }:
attendance-legend = in: complete; part: some are missing; move: none yet; late: missing after the deadline; open: free for a new player; truce: stands still; -: nothing to order.
attendance-count = { $ready } of { $count } powers have sent all their orders for { $turn }.
late-quiet = { $count ->
    [one] One power is late.
   *[other] { $count } powers are late.
  }
late-secret = Orders of one or more powers are missing.

## New players
notice-all-wait = So that the new player has time, I have set WAIT for everybody in game '{ $game }': { $timed ->
    [no] when the game goes on, { $turn } is not played before its deadline
   *[yes] { $turn } is not played before { $date }
  }, unless all write SET NO WAIT.

## The bench
help-standby = I ask you by letter when a seat opens, in that game or, with ALL, in any; NO STANDBY ends it
help-take = takes the seat that a letter offers; it is the answer to that letter
standby-set = You stand by for game { $game }. When a seat opens there I write to you, and you answer TAKE.
standby-all = You stand by for every game. When a seat opens I write to you, and you answer TAKE.
standby-cleared = You do not stand by any more.
standby-none = You did not stand by there.
standby-plays = You play in game { $game } yourself. STANDBY ALL puts you down for seats that open elsewhere.
standby-too-many = You stand by for twenty games already. NO STANDBY and a game takes one of them off.
take-elsewhere = Please write TAKE in answer to the letter that offers you the seat: only that letter shows which one is meant. If you have none, STANDBY ALL has me offer you the next seat, and TAKEOVER with a power, its game and a password of your own takes one that is open.
offer-over = { $seat } in game { $game } is not offered to you any more: its player is back, somebody else has it, or the time is over.
seat-taken = You have taken over { $seat } in game { $game }. Answer my letters to play; SET PASSWORD and a word in such an answer gives you a password.
subject-vacancy = { $seat } is free: answer TAKE
vacancy = { $seat } in game '{ $game }' ({ $label }) has no player, and you stand by.
vacancy-holds = Strength: { $held }.
vacancy-how = If you want to play on, answer this letter with the one word TAKE until { $until }. After that I ask the next one.
vacancy-off = NO STANDBY ALL ends such letters.

## Games in which nothing happens
notice-still-forming = Game '{ $game }' still waits for players: { $needed } { $needed ->
    [one] is
   *[other] are
  } missing. SIGNON ?{ $game } and a password of one's own is the way in.
notice-formed = Game '{ $game }' has all its players, and waits for its master to start it: SIGNON M{ $game } and the master's password, with SET AUTO START below it.
notice-still-paused = Game '{ $game }' is still paused. It goes on when its master resumes it, or when most players do: any of them can answer this letter with PROPOSE RESUME.
notice-still-open = { $seat } in game '{ $game }' still { $count ->
    [one] has no player. The seat is
   *[other] have no players. These seats are
  } open to anybody registered.

## Absences
pace-absence = Absence
absence-told = { $count ->
    [0] no deadline waits for players who are away
    [one] one day { $by ->
        [turn] in each turn of the game
       *[year] a game year
      } for each player
   *[other] { $count } days { $by ->
        [turn] in each turn of the game
       *[year] a game year
      } for each player
  }
pace-rollcall = Roll-call
rollcall-told = once all seats are taken, everybody answers YES within { $span }, or makes room
rollcall-form = Please write ROLLCALL and a time from 1h to 14d, as in ROLLCALL 48h; or NO ROLLCALL, and a full game starts at once.
help-set-rollcall = once the seats are taken everybody must answer within this time, or makes room
notice-roll-call = All seats of game '{ $game }' are taken. Before it starts, I ask everybody whether he is there: please answer this letter with the one word YES until { $since }. Whoever is silent makes room for others.
notice-roll-missed = You have not answered the roll-call of game '{ $game }' in time, so your place in it is free again. JOIN { $game } takes one as long as there is one.
notice-roll-over = Not everybody answered the roll-call of game '{ $game }': { $needed } { $needed ->
    [one] place is
   *[other] places are
  } free again. Once all are taken, I call the roll anew.
roll-heard = I have noted that you are there. Game { $game } starts when everybody has said so.
max-absence-form = Please write SET MAX ABSENCE and a number of days from 0 to 31.
help-set-absence = how many days a game year each player may be away
help-absence = no deadline of yours falls on days on which you are away; NO ABSENCE takes it back
help-absence-auto = a turn that you miss takes so many days of your balance at most, and waits for you
help-no-absence = takes that back, or the one that a date lies in
absent = You are away from { $from } until { $until }. No deadline that waits for you falls into that time, and you may still order. Days left in this game year: { $count }.
absence-form = Please write ABSENCE and two dates, or one day: { $example }. ABSENCE AUTO has a turn that you miss take days of your balance.
absence-usage = Please write ABSENCE and two dates, or one day. ABSENCE AUTO has a turn that you miss take days of your balance.
absence-auto = From now on a turn that you miss waits for you: it takes { $count ->
    [one] a day
   *[other] up to { $count } days
  } of your balance, as long as there are days in it. NO ABSENCE AUTO ends that.
absence-no-balance = In game { $game } no deadline waits for players who are away, so there are no days to take.
absence-forwarded = That would be { $asked ->
    [one] one day
   *[other] { $asked } days
  }, from { $from } until { $until }, and you have { $count ->
    [0] none
   *[other] { $count }
  } left in this game year. I have put it to the master of the game; nothing changes before he says YES, and you hear of it then.
absence-asked = The player of { $seat } in game { $game } wants to be away from { $from } until { $until }. That is { $asked ->
    [one] one day
   *[other] { $asked } days
  }, and { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
  } to him in this game year.
absence-yes = If no deadline is to wait for him in that time, please answer this letter with the one word YES. If your program cannot, send me this line (without the bar in front):
absence-until = This is valid until { $until }. If you do nothing, nothing changes; your player has only been told that you are asked.
absence-granted = The player is away from { $from } until { $until } in game { $game }. He is told.
absence-nobody = That seat of game { $game } has no player now, so nobody is away.
notice-granted = Your master has agreed that you are away: no deadline of game '{ $game }' that waits for { $seat } falls into the time that you asked for.
absence-past = That time ends { $date }, before it begins or before now.
absence-taken = You have told me already that you are away for a part of that time, or { $most } times. NO ABSENCE takes that back.
absence-balance = That would be { $asked ->
    [one] one day
   *[other] { $asked } days
  }, and you have { $count ->
    [0] none
   *[other] { $count }
  } left in this game year. Please ask for fewer, or ask your master to move the deadline.
absence-none = You have told me of no such time ahead.
absence-back-form = I cannot read { $text } as a day to come. NO ABSENCE takes back all that you have told me, NO ABSENCE { $day } the one that this day lies in, NO ABSENCE AUTO what missed turns take.
absence-over = That is taken back; a deadline that was moved for it stays where it is.
notice-absent = The player of { $seat } in game '{ $game }' is away. The deadline for { $turn } is now { $date }.

pace-bounces = If mail does not reach a player
bounces-hold = his deadline is held, a day at a time and a week at most
bounces-play = the turn is played at its deadline
bounces-form = Please write SET BOUNCES HOLD or PLAY.
help-set-bounces = whether a deadline is held for a player whose mailbox bounces (HOLD)
pace-deputies = Deputies
deputies-on = a player may have somebody act for him
deputies-off = everybody plays for himself
deputies-form = Please write SET DEPUTIES ON, or SET NO DEPUTIES.
help-set-deputies = whether players may have somebody else act for them (DEPUTY)
notice-unreached = Letters to the player of { $seat } in game '{ $game }' come back, so the deadline is held. It is now { $date }.
