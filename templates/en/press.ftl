## Press
press-header = Message from { $author } to { $readers } in '{ $game }'
press-header-all = Broadcast message from { $author } in '{ $game }'
press-end = End of message.
press-reply-to = Reply goes to { $author }.

## Press
press-form = Please write PRESS TO and letters or names of powers, as in PRESS TO EG or PRESS TO England, then your text, then ENDPRESS. BROADCAST goes to everybody.
press-needs-names = Please say to whom, as in PRESS TO EG.
press-to-nobody = { $word } is no power of this game.
press-not-yours = Only players and the master can write press.
press-while-paused = Game { $game } is paused: press goes only to its master.
press-closed = Press is closed in this turn of game { $game }; it goes only to the master.
press-public-only = In this turn of game { $game } press goes to everybody at once, or to the master: write BROADCAST, or PRESS TO M.
press-not-with = In this turn of game { $game } you cannot write to { $seat } alone. BROADCAST goes to everybody, PRESS TO M to the master.
master-by-password = An answer to a letter gives orders. To lead the game, sign on as its master with your password. If you have lost it, answer with the line SET PASSWORD and a new one; I then ask for a YES.
text-back = This stood below it, and I have read nothing of it:
stray-end = ENDPRESS stands below this line and nothing above it that opens a text. Please write PRESS TO EG or BROADCAST above your text.
no-postal-press = I keep no postal press: write BROADCAST above your text, or PRESS TO and letters of powers.
no-diary = I keep no diary.
no-phase = I take orders for the present turn alone. Send those for a later one when it has come.
no-condition = I take no orders under a condition. Please order what is to be done whatever others do.
press-empty = There was no text to send.
press-sent = Sent: { $header }.
press-redacted = Sent: { $header }. It held a password or a word that lets others write in your name; I have blotted that out.
draft-waits = This goes to { $reader } as press: { $date }. Answer this letter with UNSEND and nobody gets it, or with SEND NOW and it goes at once.
draft-kept = I have not sent the following to { $reader }, since your mail held more than words to another player. Answer this letter with SEND NOW, and it goes as it stands here.
draft-held = I cannot tell from your answer what is to become of your words to { $reader }, so they wait until you answer SEND NOW or UNSEND.
draft-taken-back = Taken back: { $reader } does not get it.
draft-back = Your words to { $reader } have not been sent, and come back here.
draft-not-sent = It has not been sent, for the reason above.
draft-not-yours = You do not speak for { $seat } in game { $game } any more.
draft-other-reader = { $seat } in game { $game } has another player by now.
nothing-awaited = Nothing of yours waits in game { $game }. What has gone out cannot be taken back.
talk-left = This stood beside what I have done, and nobody gets it.
reply-to-nobody = REPLY goes to whoever wrote the press that you answer, and this letter was no press. Write PRESS TO and letters of powers.
form-under-press = Form { $form } stands in an answer to press, where I take none: anybody may have written it. Answer the letter that holds the form, or write its orders as lines of your own.
