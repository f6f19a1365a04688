### Several people who lead one seat together.

partner-form = Write whom you ask to lead your power with you: an address, or the name of somebody who is registered here, as in SET PARTNER anna@example.org.
partner-never = In { $system } each power is led by one person. DEPUTY anna until 20 March has somebody act for you for a while.
partner-unknown = Nobody is registered here as { $who }. Write an address, as in SET PARTNER anna@example.org.
partner-has-part = { $who } has a part in game { $game } already, and one person has one part in a game.
partner-barred = { $who } may not come into game { $game }.
partner-enough = { $seat } is led by { $most } people, which is the most. NO PARTNER and a name makes room.
partner-asked-now = { $who } has been asked to lead { $seat } with you. After a YES everybody in the game is told that { $seat } has one leader more, and not who it is. Each of you reads all letters to the power, orders, writes and votes for it; the last word holds.
partner-asks = { $from } asks you to lead a power together in game '{ $game }'. If you say yes, you get all letters of the power, and order, write press and vote for it by answering them; the last word of those who lead it holds. You can have no other part in the game, and you can leave it by RESIGN.
partner-too-late = It is too late for that: the game or whoever leads the power has changed meanwhile.
partner-begins = You lead { $seat } in game { $game } with others now. Answer its letters to order and to write. SET PASSWORD in an answer gives you a password of your own for SIGNON, and RESIGN leaves the power to the others.
partner-none = Nobody leads { $seat } with you in game { $game }.
partner-other = { $who } does not lead { $seat } with you; { $names } does.
partner-other-hidden = { $who } does not lead { $seat } with you in game { $game }. NO PARTNER alone ends it for all who do.
partner-ended = { $who }: leads { $seat } in game { $game } no longer.
partners-ended = Nobody leads { $seat } in game { $game } with you any more.
partner-left = You lead { $seat } in game { $game } no longer. The others lead it on.
resigned-to-partner = You have left { $seat } in game { $game }. Whoever has led it with you leads it on.
notice-partner = { $seat } in game '{ $game }' is led by one person more. Those who lead a power together order, write and vote as one; the last word holds.
notice-partner-approved = The master of game '{ $game }' has let you lead { $seat } with others. Answer its letters to order and to write; SET PASSWORD in an answer gives you a password of your own for SIGNON.
notice-partner-over = { $seat } in game '{ $game }' is led by one person less.
notice-shared = Somebody who leads { $seat } with you in game '{ $game }' has changed its orders. The form shows what stands now; the last word holds.
deed-partner = { $by } of { $seats } took a partner
deed-partner-over = { $by } of { $seats } has a partner less
help-partner = somebody leads your power with you after a YES by mail, where the game allows it; NO PARTNER ends it
subject-partner = will you lead a power with somebody in { $game }?
