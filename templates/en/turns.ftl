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
map-told-power = { $power }: { $places ->
    [one] one place
   *[other] { $places } places
}{ $stands ->
    [no] .
   *[other] ; stands in { $stacks }.
}
map-told-stack = { $place } ({ $text })
map-told-lost = Lost by { $power }: { $stacks }.
map-told-attack = { $failed ->
    [yes] Failed attack from { $from } on { $to }.
   *[other] Attack from { $from } on { $to }.
}
map-title = { $game }: { $turn }
map-title-after = { $game }: { $turn }; arrows: { $played }
map-title-orders = { $game }: orders, { $turn }

## A game starts
start-selected = You have been selected as { $seat } in game '{ $game }'.
start-watch = Game '{ $game }' has started.
start-how = To order, answer this letter as it says below. Or write SIGNON { $letter }{ $game } and your password on the first line of a mail to { $address }, and your orders below it, one on a line. HELP ORDERS shows how they look.
start-answer = To order, answer this letter as it says below. HELP ORDERS shows how orders look.
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
  } can still order until { $date }; after that the turn is played without the missing orders, and any power that sent nothing becomes free for a new player. { $play }
late-until-kept = The deadline has passed. Orders are taken until { $date }; after that the turn is played without those that are missing, and nobody loses a seat by it. { $play }
waiting-mailbox = The deadline of game '{ $game }' has passed, but I cannot read my mailbox at present. So that nobody's orders are lost, the turn waits until I have read all mail that arrived in time. The operator can see this too.

## Notices
notice-taken-over = A new player has taken over { $seat } in game '{ $game }'.
notice-returned = { $count ->
    [one] The player of { $seat } in game '{ $game }' is back.
   *[other] The players of { $seat } in game '{ $game }' are back.
  }
notice-ejected = The master of game '{ $game }' has removed you from it. You cannot come back there, to play or to look on.
notice-resigned = The player of { $seat } has left game '{ $game }'. The seat is open: anybody registered can take it over by signing on to it.
notice-abandoned = No orders came in time for { $seat } in game '{ $game }'. The turn was played without them, and { $count ->
    [one] the seat is open for take-over until its player comes back.
   *[other] these seats are open for take-over until their players come back.
  }
notice-nobody-left = Nobody is left to play game '{ $game }'. The clock stands still until its master resumes the game.
notice-deadline = The deadline for { $turn } of game '{ $game }' is now { $date }.
notice-outage = I was down when orders for { $turn } of game '{ $game }' were due. So that nobody is late through my fault, the deadline is now { $date }{ $late ->
    [no] .
   *[yes] , and late orders are taken until { $grace }.
  }
notice-outage-late = I was down while I waited for late orders for { $turn } of game '{ $game }'. So that nobody loses that time through my fault, late orders are taken until { $grace }.
notice-due-again = I have gone back to a copy of before orders for { $turn } of game '{ $game }' were due, and may lack some of them. So that they can be sent again, the deadline is now { $date }{ $late ->
    [no] .
   *[yes] , and late orders are taken until { $grace }.
  }
notice-set-back = After a fault I have gone back to a copy of all games as they stood on { $since }. { $count ->
    [0] No later mail about game '{ $game }' was there to be read again.
    [one] One later mail about game '{ $game }' has been read again.
   *[other] { $count } later mails about game '{ $game }' have been read again.
  } What I wrote about it in between no longer holds. Orders, votes and press of yours from that time that you find in no letter of mine from today on are lost: please send them again.
notice-revoked = Answers to my earlier letters about game '{ $game }' no longer count as yours: the judge's operator has taken that back, as somebody else may have come to hold such a letter. Nothing that you have ordered, voted or written is lost. From now on please answer this letter or a later one.
notice-unwell = The mailbox of { $seat }'s player in game '{ $game }' has bounced since { $since }. The game goes on; perhaps you know another way to reach the player.
notice-paused = Game '{ $game }' is paused. The clock stands still.
notice-master-asked = Game '{ $game }' waits for you, its master: { $turn }.
notice-master-may = Game '{ $game }' does not wait for you in { $turn }: as its master you may order by this form, and what you leave open goes on without you.
notice-master-awaited = Game '{ $game }' waits for its master: { $turn }.
notice-resumed = Game '{ $game }' goes on. { $timed ->
    [no] { $turn } has no deadline: it is played as soon as all that is owed is there.
   *[yes] Orders for { $turn } are due { $date }.
  }
notice-settings = The settings of game '{ $game }' have been changed:
notice-left = Somebody has left game '{ $game }'.
notice-draw-proposed = A draw of all survivors of game '{ $game }' has been proposed: { $seat }. Whoever agrees answers with the line DRAW. Nobody sees single votes.
notice-draw-list-proposed = A draw of { $seat } has been proposed in game '{ $game }'. Whoever agrees answers with the line DRAW and their letters, as in DRAW { $letters }. Nobody sees single votes.
notice-stalemate = For years nothing has changed hands in game '{ $game }'. Is it a draw? Whoever thinks so answers with the line DRAW. Nobody sees single votes.

## The end
end-won = The game was won by { $seats }.
end-congratulations = Congratulations on a well deserved victory!
end-drawn = Game '{ $game }' has been declared a draw between { $seats }. Congratulations on a game well-played.
end-lot = The survivors of game '{ $game }' agreed on a lot among them. It fell on { $seats }.
end-lot-way = Drawn among { $among }, in this order: number { $number }. Whoever draws the lot of LOT from the seed below gets the same.
end-not-begun = Game '{ $game }' has been ended by its master before it began. Thank you for your interest.
end-last-orders = The last orders
end-since = { $player } (since { $from })
end-from-until = { $player } ({ $from } to { $until })
end-conceded = Game { $game } conceded to { $seats }.
end-terminated = { $by ->
    [players] The players of game '{ $game }' have agreed to end it without a result.
   *[master] Game '{ $game }' has been terminated by its master.
  }
end-over = The game is over. Thank you for playing.
end-more = SUMMARY { $game } and HISTORY { $game } show the whole game; EXPORT { $game } sends it as files.
end-players = Who played
end-power = Power
end-player = Player

## Lots
lots-seal = The lots of { $label } are sealed: { $seal }
lots-end-seal = Should the survivors agree to end the game by lot, its lot is sealed: { $seal }
lots-seed = The seed of { $label } was { $seed }
seed-told = The seed of { $label } was { $seed }; its seal, told when the turn opened, is { $seal }
seed-open = { $label } is still open; its seed can be told when it has been played.
seed-none = { $label } drew no lots, so it has no seed.
seed-sealed = The seed of { $label } is told when the game is over, because its lots betray what only some players know. Its seal is { $seal }
seed-no-turns = No turn of game { $game } that was played has drawn lots.
seed-which = That is no turn of game { $game } that drew lots; there are { $turns }.
help-seed = the seed of a turn, by which its lots can be drawn again

## Offers
offer-to = Other players of game '{ $game }' show you this, { $seat }:
offer-none = Nothing is offered to you any more in game '{ $game }', { $seat }.
offers = Others show you:
