## The answer to a mail
receipt-all-well = I have understood all of your mail.
receipt-wrong = { $count ->
    [one] One line of your mail was not accepted; it is marked !! below.
   *[other] { $count } lines of your mail were not accepted; they are marked !! below.
  }
receipt-left = I left { $count ->
    [one] one thing
   *[other] { $count } things
  } in your mail alone, as it says below; I have understood the rest.
receipt-heading = Your mail, line by line
receipt-orders = Orders of { $seat } in game { $game } for { $turn }:
receipt-none = (none yet)
receipt-missing = Still without an order: { $missing }.
receipt-complete = All orders are in.
receipt-wait = You have asked me to wait for the deadline.
receipt-late = You are late: I wait until { $date }.
receipt-deadline = The deadline is { $date }.
receipt-idle = Nothing is to be ordered for { $seat } in { $turn } of game { $game }.

## Mail as a whole
too-large = Your mail is larger than { $most }, so I did not read it. Please send commands as a short text.
no-author = Your mail does not name one author in its From line, so I did nothing with it. Please send it with your address alone there.
unreadable-mail = I found no readable text in your mail. Please send your commands as plain text, not as an attachment.
encrypted-mail = Your mail is encrypted or sealed, and I have no key to open it. Please send it as plain text.
head-too-large = The headers of your mail are larger than I read. Please send your commands in a new mail.
too-nested = Your mail is made of too many parts, one inside the other. Please send commands as a short plain text.
too-long = The text of your mail is longer than I read. Please send your commands alone, without older mails below them.
too-many-secrets = So many words of your mail stand where passwords do that I did nothing with it, and repeat none of it here. Please send it in several mails, each for a few games.
too-many-lines = There are more lines in your mail than anybody has orders for; I read no further. Please send what stands below in a mail of its own.
lines-left-out = { $count ->
    [one] … and one more line, which I leave out here
   *[other] … and { $count } more lines, which I leave out here
  }
letters-left-out = { $count ->
    [one] { $start } … (one more letter)
   *[other] { $start } … ({ $count } more letters)
  }
more-like-these = { $count ->
    [one] And so with one more line.
   *[other] And so with { $count } more lines.
  }
more-unshown = { $count ->
    [one] One more line has no room here.
   *[other] { $count } more lines have no room here; { $wrong } of them did not work. Please send fewer at once.
  }
too-many-looks = I answer at most { $most } questions a mail; ask the others in a new one.
same-words-once = If the same words come again within a day, I do not answer them.
last-useless = This is my last answer for today to mail in which I find no command; mail with a command, such as HELP, is read and answered.
last-answer = This is my last answer to this address for today, unless a password or an answer to one of my letters shows whose mail it is.
too-much-today = You have changed so much today that everybody else has had enough letters of it. Please go on tomorrow.
too-much-press = You have written so much press today that it is enough for one of these readers. This text was not sent; please write again tomorrow.
too-many-games = You have opened enough new games for now: five a day, and five that wait for players. This one was not opened.
too-many-guesses = { $span ->
    [day] So many wrong passwords have been tried here today
   *[hour] So many wrong passwords have been tried here within the hour
  } that I did not look at this one. { $way ->
    [answer] Write this line in an answer to my last letter to you about game { $game }: there your password counts, whatever others have tried. Or try again { $span ->
        [day] tomorrow.
       *[hour] in an hour.
      }
   *[none] Please try again { $span ->
        [day] tomorrow.
       *[hour] in an hour.
      }
  }
too-many-passwords = So many passwords of yours have been set or compared within the hour that I did nothing with this line. Please try again in an hour.
unknown-encoding = Your mail is written in { $name }, which I cannot read. Please send it as plain text in UTF-8.
attached-only = I found no text in your mail, only { $names }. Please put your commands into the mail itself.
files-unread = Your mail came with files, and I have read nothing of what is attached to it: { $names }. Please put commands and orders into the mail itself. No file goes to other players.
below-mark = A line such as { $mark } ends a mail for me: below it stand a signature or an older mail. What follows reads as if it were meant for me; please send it again without that line.
below-words = A line such as { $mark } ends a mail for me: below it stand a signature or an older mail. So what follows has gone to nobody; please send it again without that line.
signs-unread = Some letters of your mail, shown as �, cannot be read: your mail program names another character set than the one it wrote in. Please send those lines again as UTF-8.
two-texts = The plain and the formatted text of your mail ask for different things, so I did neither. The plain text says: { $plain }. The formatted text says: { $html }. Please send plain text alone.
empty-mail = Your mail had no text of its own, so there was nothing for me to do. Send HELP to see what I understand.
no-command = I found no command in your mail. Send HELP to see what I understand.
ways = What people mostly look for: LIST shows the games, SIGNON ?game password joins one, SIGNON Fgame password plays. STATUS shows your games, SUMMARY game the position and the deadline, and results hold the map. CLEAR deletes your orders, DRAW votes for a draw, RESIGN leaves. EXTEND 24h asks for more time, ABSENCE and two dates says when you are away, PRESS TO M and your text asks the master. Whoever has lost a password answers any letter of his game with the line SET PASSWORD and a new one, and then my question with YES; before the start, SIGNON ?game and a new password does it.
your-form = This letter holds the form of { $seat } in game { $game }: answer it, and no password is needed.
join-form = To join a game that lacks players, write SIGNON ?game and a password of your own on one line. LIST shows the games.
draw-form = To vote for a draw of all survivors, write the one word DRAW on a line of its own.
seat-forgotten = Write SIGNON ?{ $game } and your password to join game { $game }, or the letter of your power before its name to play, as in SIGNON F{ $game } and your password.
answer-to-press = You answered a letter that another player wrote, and I cannot tell for whom you write: I pass on only what players of the game and its master say. If you are one, put SIGNON, your letter and the game, and your password on the first line, then PRESS TO and letters of powers, your text, and ENDPRESS.
unknown-line = This is no command that I know; orders need a SIGNON line above them.
not-signed-on = This needs a line above it that says for which game it is meant: SIGNON Fgame password for a player, SIGNON ?game password before the start, OBSERVE game password for whoever looks on, SIGNON Mgame password for a master. A player who answers a letter of his game needs none.
not-signed-on-nowhere = This needs a line above it that says for which game it is meant, and you neither play in a game nor lead one. Whoever looks on writes OBSERVE game password; LIST shows which games want players.
not-signed-on-there = This needs a line above it that says for which game it is meant, as in { $line }. A player who answers a letter of his game needs none.
not-signed-on-answer = I cannot tell for which game this is meant. Send it in an answer to one of my letters about game { $game }, which needs no password.
not-signed-on-too = This needs such a line above it, too.
see-below = The answer is below.
done = Done.
