## Orders
order-accepted = { $order }.
order-refused = Not taken: { $reason }.
orders-master-plays = In game { $game } a master plays himself, so nobody orders for others. { $letter ->
    [none] {""}
   *[other] SIGNON { $letter }{ $game } and the password of that seat are for its own orders.
  }
orders-not-yours = You are not signed on as a player, so you have no units to order.
orders-while-paused = Game { $game } is paused: orders are taken again when its master resumes it.
order-stale = Not taken: the letter that you answered was about { $label }.
order-before-start = Not taken: the letter that you answered was written before game { $game } began.
older-than-turn = { $meant ->
    [after] Not taken: I have gone back to a copy of before { $now } was played. Its time was over when you sent this, so you may have meant the turn that followed. Please send your orders for { $now } again.
   *[before] Not taken: { $now } began after you had sent this. Please send your orders for it again.
  }
vote-older = { $meant ->
    [after] Not done: I have gone back to a copy of before { $now } was played, and its time was over when you sent this. Please send it again if you mean it for this turn.
   *[before] Not done: { $now } began after you had sent this. Please send it again if you mean it for this turn, too.
  }
left-alone = This is no order, so I left it alone.
quoted-lines = { $count ->
    [one] This line stands
   *[other] { $count } lines that could be orders stand
  } word for word in a letter that I sent you, so I took { $count ->
    [one] it
   *[other] them
  } for a quote. To order, write in words of your own, or change the form.
form-stale = You answered a letter of { $label }, and game { $game } is in { $now } now, so no order in your mail counts. The form that holds now is below.
form-before-start = You answered a letter from before the start of game { $game }, which is in { $now } now, so no order in your mail counts. The form that holds now is below.
form-unchanged = The form came back as I had sent it, so it orders nothing. Change a line; or, for all units as the form shows them, answer with the one line ORDERS AS SHOWN; or write lines such as { $example } above it.
form-lost = The form came back without some of its lines, and with nothing changed in the rest, so it orders nothing. Missing: { $lines }. If your mail program cut it off, write those lines yourself, such as { $example }; or, for all orders as the form shows them, answer with the one line ORDERS AS SHOWN.
form-left-out = You left out { $lines }. What stood for it stands as before.
form-of-another = Form { $form } in your mail is not yours to fill in here, so I left it alone.
form-elsewhere = Form { $form } in your mail has been changed, and nothing of it counts, since the mail signs on elsewhere. Answer the letter that holds the form by a mail of its own without SIGNON, or sign on to its game as well.
second-form = Form { $form } further down says something else. I took the first one from the top.
answer-not-proven = I cannot tell that this answer comes from the player of { $seat } in game { $game }. Please answer a letter of mine from the address that it came to, or write SIGNON, the letter of your power and the game, and your password on the first line.
seat-has-changed = { $seat } in game { $game } has no player now.
cleared = Your orders for this turn are deleted{ $ahead ->
    [too] {", and those for later turns too."}
   *[none] .
  }
clear-form = CLEAR alone on its line takes back all your orders of this turn and of later ones; a single order is replaced when you send another in its place. CLEAR PENDING takes back lines for later turns alone, and CLEAR DEFAULT what stands for all turns.
wait-set = I wait for the deadline, even when all orders are in.
wait-untimed = The present turn of game { $game } has no deadline to wait for: it is played as soon as all that is owed is there. Whoever wants it to wait sends his orders later.
wait-cleared = I play the turn as soon as all orders are in.
not-running = { $state ->
    [forming] Game { $game } has not started yet. LIST { $game } shows what it lacks.
    [paused] Game { $game } is paused; RESUME, from its master, or PROPOSE RESUME, from its players, has it go on.
    [over] Game { $game } is over. SUMMARY { $game } shows how it went.
    [running] The present turn of game { $game } has no deadline.
   *[held] Game { $game } is held: the operator has been told.
  }
game-over = Game { $game } is over. SUMMARY { $game } shows how it went.
