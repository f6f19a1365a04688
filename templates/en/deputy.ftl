### Somebody who acts in a player's place for a while.

deputy-form = Write who acts for you, by the name or address of somebody who is registered here, and until when.
deputy-unknown = Nobody is registered here as { $who }. Your deputy must have registered; name him by his name or his address.
deputy-long = A deputy acts for { $days } days at most. Write a nearer date.
deputy-forbidden = In game { $game } everybody plays for himself: its master wants no deputies. If you are away, write ABSENCE and two dates.
deputy-has-part = { $who } has a part in game { $game } already, so he cannot act for you there.
deputy-barred = { $who } may not come into game { $game }, so he cannot act for you there.
deputy-asked-now = { $who } has been asked to act for you until { $until }. As soon as he says YES, everybody in the game is told that you have a deputy, and not who he is. Your own orders count too: the last word holds.
deputy-asks = { $from } asks you to act in his place in game '{ $game }' until { $until }. If you say yes, you get the letters of his seat and order and write press by answering them; all who play see in the public log that a deputy has acted. You do not vote, and you cannot give the seat up.
deputy-too-late = It is too late for that: the game, its player or the date has changed meanwhile. Game { $game } has no deputy by this letter.
asked-in-vain = You cannot do that in game { $game }: you have a part in it already, or may not come into it. Whoever asked you is not told.
deputy-begins = You act for { $seat } in game { $game } until { $until }. Answer its letters to order and to write to the others; NO DEPUTY in an answer ends it sooner.
deputy-acts = You act as deputy until { $until }.
deputy-none = Nobody acts for { $seat } in game { $game }.
deputy-ended = Nobody acts for { $seat } in game { $game } any more.
deputy-not-this = A deputy orders and writes press; votes, passwords, addresses and giving up are the player's own.
notice-deputy = The player of { $seat } in game '{ $game }' has a deputy until { $since }. The deputy orders and writes press in the player's place, and each turn in which he does is marked in the public log.
notice-deputy-over = The deputy of { $seat } in game '{ $game }' acts no longer. Its player is on his own again.
deed-by-player = The player
deed-by-deputy = The deputy
deed-deputy = { $by } of { $seats } lets another act until { $about }
deed-deputy-over = { $by } ended the deputy's time for { $seats }
deed-act = { $by } acted for { $seats } in { $about }
help-deputy = somebody acts for you until then, by answering your letters; NO DEPUTY ends it
subject-deputy = will you act for somebody in { $game }?
