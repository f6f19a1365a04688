# What stands beside the orders of the turn: warnings, orders for later turns, standing orders, trials.

subject-orders-warned = { $count ->
    [one] orders in, one warning; due { $date }
   *[other] orders in, { $count } warnings; due { $date }
  }
receipt-warnings = Look at these again; they count as they stand:
receipt-pending = Pending orders
pending-turn = { $turn } (PHASE { $label }):
subject-kept = your pending orders were read
subject-kept-wrong = { $count ->
    [one] of your pending orders, one was refused
   *[other] of your pending orders, { $count } were refused
  }
kept-read = { $seat } in game { $game }: it is { $turn } now, and I have read the orders that you had sent for it.
kept-over = Your pending orders for { $turn } are gone: that turn did not come up.
ahead-now = What follows is for the present turn, { $label }.
ahead-later = What follows is kept for { $turn } and read when that turn opens.
ahead-never = Not taken, with all lines below it: { $why }.
ahead-ignored = Not taken: it stands below a turn that cannot be named. PHASE and the present turn, or a new SIGNON, end that.
no-turns-ahead = I cannot foretell the turns of this game, so I keep no orders for later ones. Lines below are not taken.
plan-wait = { $turn } will wait for its deadline.
plan-no-wait = { $turn } will not wait for its deadline.
plans-cleared = Pending orders cleared.
no-plans = You have no such pending orders.
no-plans-there = You have no pending orders for such a turn, but for { $turns }. CLEAR PENDING { $first } clears those of one turn, CLEAR PENDING alone all.
plan-line-too-long = Not taken: a line for a later turn has { $most } letters at most.
plan-too-long = Not taken: I keep { $most } lines for later turns at most. CLEAR PENDING makes room.
planned = kept: { $order }
planned-branch = the condition is kept
planned-not = { $order }: the condition above it cannot be read
planned-struck = struck out of what is kept: { $order }
planned-nothing = nothing kept says { $order }
condition-holds = this branch counts now
condition-fails = this branch does not count now
condition-passed = left out, since its branch does not count now
condition-alone = no IF stands above it; write IF, then orders, then ENDIF, each on its own line
condition-alone-line = No IF stands above this line. Write IF, then orders, then ENDIF, each on its own line.
condition-shape = this is no condition; write IF and what is to be so, with AND, OR or NOT between several
condition-never = this game takes no conditions: not everybody sees where it stands, or its rules know none
condition-mixed = Between IF and ENDIF only orders can stand, no commands and no press. I have read nothing of it.
help-phase = Orders below it are kept for that turn, at most five years on, and read when it opens.
help-clear-pending = Forget the orders kept for later turns, or for one: CLEAR PENDING F1902M.
help-later-turns = Later turns and conditions
help-conditions = IF, ELSE IF, ELSE and ENDIF, each on its own line, stand around orders that count only then, for this turn or for a later one. AND, OR, NOT and brackets join several tests, from left to right.
receipt-trial = This was only tried, as CHECK says: nothing of it is kept. So it would stand:
receipt-standing = Standing orders, used where nothing newer stands
check-form = Please write CHECK alone on its line. I take it that you want to try: all lines below are read and answered, and nothing of them is kept.
check-begins = All lines below are read and answered, and nothing of them is kept.
check-only-orders = Not done: below CHECK only orders are read. Send this line in a mail without CHECK.
standing-begins = What follows are standing orders, up to END: they are used where nothing newer stands.
end-alone = Nothing is open here that this would end, so I left it alone.
standing-kept = This order stands from now on, and is used where nothing newer does.
standing-cleared = Your standing orders are gone.
no-standing = You have no standing orders.
standing-too-long = Not taken: a seat has { $most } standing orders at most. CLEAR DEFAULT makes room.
help-default = Standing orders below it, up to END, or one on its line: used where nothing newer stands. Lists of wishes have the dearest first, and each wish is used once.
help-clear-default = Forget all standing orders.
help-check = Above orders: they are read and answered, and nothing is kept.
whatif-of = What { $label } would bring in game { $game }, with nothing from those for whom you have guessed nothing:
whatif-told = Below stands how { $label } would end with your orders and the ones that you have guessed. Nobody else sees it, and nothing is played.
whatif-not-here = Game { $game } tries no turns out: its master has switched that off, or not everybody sees where it stands.
whatif-form = Please write WHATIF alone on its line, below it the orders that you want to try, and END. None of them is ordered by that.
whatif-enough = Ten turns have been tried out for you within a day. Please ask again tomorrow.
whatif-on = players may try a turn out in private
whatif-off = no turn can be tried out
options-whatif = Trials
help-set-whatif = whether players may have a turn tried out by WHATIF: on or off
help-whatif = Own orders below it, and guessed ones of others under their names, up to END: shows in private how the turn would end. Ten a day.
standing-never = this game knows no standing orders
plans-never = this game takes no orders for later turns
