# One sentence a message. Operators may replace single ones in en/messages.ftl of their own folder.

## Mail as a whole
too-large = Your mail is larger than { $most }, so I did not read it. Please send commands as a short text.
no-author = Your mail does not name one author in its From line, so I did nothing with it. Please send it with your address alone there.
unreadable-mail = I found no readable text in your mail. Please send your commands as plain text, not as an attachment.
encrypted-mail = Your mail is encrypted or sealed, and I have no key to open it. Please send it as plain text.
head-too-large = The headers of your mail are larger than I read. Please send your commands in a new mail.
too-nested = Your mail is made of too many parts, one inside the other. Please send commands as a short plain text.
too-long = The text of your mail is longer than I read. Please send your commands alone, without older mails below them.
too-many-lines = There are more lines in your mail than anybody has orders for; I read no further.
unknown-encoding = Your mail is written in { $name }, which I cannot read. Please send it as plain text in UTF-8.
attached-only = I found no text in your mail, only { $names }. Please put your commands into the mail itself.
two-texts = The plain and the formatted text of your mail ask for different things, so I did neither. The plain text says: { $plain }. The formatted text says: { $html }. Please send plain text alone.
empty-mail = Your mail had no text of its own, so there was nothing for me to do. Send HELP to see what I understand.
no-command = I found no command in your mail. Send HELP to see what I understand.
answer-to-press = You answered a letter that another player wrote, and I pass nothing on unasked. To answer, put PRESS TO and a letter of the power above your text and ENDPRESS below it, in an answer to a letter of mine with an order form, or below a SIGNON line.
unknown-line = This is no command that I know; orders need a SIGNON line above them.
not-signed-on = This needs a line such as SIGNON Fgame password above it, or I do not know for which game and power it is meant.
see-below = The answer is below.
done = Done.

## Registration
register-form = Please give your name on a line of its own between REGISTER and END, as in Name: Anna Petrova.
register-own-address = I can only register the address that your mail came from, { $address }. To register { $other }, please write from there.
registered = Welcome, { $name }. { $address } is registered now, and you can join games.
registered-already = { $address } is registered, { $name }; your name is noted.
confirm-first = I have sent a letter to { $address }. Please answer it as it says, so that I know that it is yours. Then I go on with the rest of your mail.
confirmed-mail = Thank you. I am acting on the mail now; the answer to it comes separately.
no-such-token = I do not wait for this word: it is used up or too old, or it was sent to another address.
too-many-confirmations = Several confirmations already wait at { $address }. Please answer one of those letters.
not-registered = Your address { $address } is not registered yet. Please send a mail with three lines: REGISTER, then Name: and your name, then END.
address-moved = Letters of game { $game } go to { $address } from now on.
no-address = { $address } is no mail address.
held = I cannot be sure that this mail for game { $game } is its player's. I have asked the registered address; when it says yes, I act on this mail.
unverified = The password is right, but nobody vouches that this mail comes from you, and the operator of this judge wants that. Please send it by your provider's own server.
second-added = Letters to { $first } go to { $second } as well when that one bounces.
yes-needed = I wait for the word YES on the first line. Nothing has happened yet.

## Getting into games
signon-form = Please write SIGNON ?game password to join a new game, or SIGNON Fgame password to play, where F is the letter of your power.
observe-form = Please write OBSERVE game password.
create-form = Please write CREATE ?game password, and after it, if you like, words such as players=5 or move=48h.
password-form = A password has 4 to 100 letters or signs and no blanks.
bad-game-name = { $game } is no good name for a game: 1 to 20 letters and digits, please.
game-exists = There is a game called { $game } already.
created = Game { $game } ({ $variant }, { $players } players) is open, and you are its master. Others join with SIGNON ?{ $game } and a password of their own; so can you.
unknown-option = I do not know the option { $option }. Send HELP CREATE to see them.
bad-setup = This game cannot be set up: { $reason }.
no-such-game = There is no game called { $game }. Send LIST to see all games.
no-such-game-near = There is no game called { $game }. Did you mean { $near }?
game-name-needed = Please name a game, as in LIST balkan.
game-is-held = Game { $game } is held because its record cannot be read; the operator has been told. Nothing is lost.
joined = You are in game { $game }. { $missing ->
    [0] All seats are taken: the game starts now.
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
  }
joined-already = You are in game { $game } already; your password is the new one now. { $missing ->
    [0] All seats are taken.
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
  }
game-is-full = Game { $game } has all its players. You can look on with OBSERVE { $game } and a password of your own.
take-over-by-letter = Game { $game } is running, but a seat is open. Sign on with its letter, as in SIGNON F{ $game } and a password of your own. WHOGAME { $game } shows which.
no-such-seat = Game { $game } has no seat called { $seat }.
not-started = Game { $game } has not started yet. Until then sign on with SIGNON ?{ $game } and your password.
signed-on = You are signed on as { $seat } in game { $game }.
signed-on-master = You are signed on as master of game { $game }.
took-over = You have taken over { $seat } in game { $game }. The password you gave is yours from now on.
observing = You look on at game { $game } and get its results.
wrong-password = That is not the password of { $seat } in game { $game }. Passwords tell capitals from small letters.
eliminated = { $seat } is out of game { $game }.
left = You have left game { $game }.

## Orders
order-accepted = { $order }.
order-noted = { $order }.
order-refused = Not taken: { $reason }.
orders-not-yours = You are not signed on as a player, so you have no units to order.
orders-while-paused = Game { $game } is paused: orders are taken again when its master resumes it.
order-stale = Not taken: the letter that you answered was about { $label }.
older-than-turn = Not taken: { $now } began after you had sent this. Please send your orders for it again.
left-alone = This is no order, so I left it alone.
form-stale = You answered a letter of { $label }, and game { $game } is in { $now } now, so no order in your mail counts. The form that holds now is below.
form-unchanged = The form came back as I had sent it, so it orders nothing. Change a line; or, for all units as the form shows them, answer with the one line ORDERS AS SHOWN; or write lines such as { $example } above it.
form-left-out = You left out { $lines }. What stood for it stands as before.
form-of-another = Form { $form } in your mail is not yours to fill in here, so I left it alone.
second-form = Form { $form } further down says something else. I took the first one from the top.
answer-not-proven = I cannot tell that this answer comes from the player of { $seat } in game { $game }. Please answer a letter of mine from the address that it came to, or write SIGNON, the letter of your power and the game, and your password on the first line.
seat-has-changed = { $seat } in game { $game } has no player now.
cleared = Your orders for this turn are deleted.
wait-set = I wait for the deadline, even when all orders are in.
wait-cleared = I play the turn as soon as all orders are in.
not-running = Game { $game } is not running.
game-over = Game { $game } is over.

## Press
press-form = Please write PRESS TO and letters or names of powers, as in PRESS TO EG or PRESS TO England, then your text, then ENDPRESS. BROADCAST goes to everybody.
press-needs-names = Please say to whom, as in PRESS TO EG.
press-to-nobody = { $word } is no power of this game.
press-not-yours = Only players and the master can write press.
press-while-paused = Game { $game } is paused: press goes only to its master.
press-closed = Press is closed in this turn of game { $game }; it goes only to the master.
press-empty = There was no text to send.
press-sent = Sent: { $header }.
press-redacted = Sent: { $header }. It held a password or a word that lets others write in your name; I have blotted that out.

## Votes
draw-set = You vote for a draw of all survivors this turn. Nobody sees single votes.
draw-cleared = You do not vote for a draw.
concede-set = You concede the game to { $seat }. When all others do, it has won.
concede-cleared = You do not concede.
concede-to-strongest = One can concede only to another power, and only to the strongest; { $seat } is not.
no-vote = Your power is out of the game and has no vote.
resigned = You have left { $seat } in game { $game }. The seat is open to others now.

## Settings
password-set = Your new password is noted. It tells capitals from small letters.
preference-set = Your wishes are noted: { $list }.
preference-too-late = Wishes can be given only before the game starts, signed on with SIGNON ?game.
map-form = Please write SET MAP PNG to get maps with results, or SET MAP NONE.
maps-on = Letters with results hold maps from now on.
maps-off = Letters hold no maps from now on. SET MAP PNG brings them back.
zone-wished = Dates in letters to you are in { $zone } from now on.
calendar-form = Please write SET CALENDAR ON to get deadlines for your calendar, or SET CALENDAR OFF.
calendar-on = Letters that set a deadline hold it for your calendar from now on.
calendar-off = Letters hold nothing for your calendar from now on. SET CALENDAR ON brings it back.
set-form = Please say what to set, as in SET WAIT or SET PASSWORD word. Send HELP SET to see all settings.
rule-set = { $key } is { $value }. The rules stand still once the game starts.
rules-too-late = The rules of a game can be changed only before it starts.
setting-set = { $key } is { $value } from the next turn on.
unknown-setting = I do not know the setting { $key }. Send HELP SET to see all settings.
no-span = { $text } is no length of time. Please write 72h, 2d or 1h 30m.
no-hour = { $text } is no time of day. Please write one such as 20:00, or none.
no-days = { $text } names no weekdays. Please write seven signs, Sunday first, such as -MTWTF-.
no-zone = { $text } is no time zone. Please write one such as Europe/Sofia.

## The master
master-only = Only the master of the game can do this.
players-only = Only a player can do this.
deadline-set = The deadline is { $date } now. All players have been told.
no-such-date = I cannot read { $text } as a date. Please write 2027-01-31 20:00, Thu 20:00 or +24h.
date-in-the-past = { $date } is past.
paused = Game { $game } is paused. All players have been told.
not-paused = Game { $game } is not paused.
resumed = Game { $game } goes on. All players have been told.
terminated = Game { $game } is terminated. All players have been told.
processed = Turn { $label } has been played.
ejected = { $who } has been removed.
nobody-called = Nobody in this game is { $who }.

## Help
no-such-topic = There is no help on { $topic }. Topics: { $topics }.
