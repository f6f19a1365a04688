## Press
press-header = Message from { $author } to { $readers } in '{ $game }'
press-header-all = Broadcast message from { $author } in '{ $game }'
press-end = End of message.
press-reply-to = Reply goes to { $author }.

## Press
press-form = Please write PRESS TO and letters or names of powers, as in PRESS TO EG or PRESS TO England, then your text, then ENDPRESS. BROADCAST goes to everybody.
press-needs-names = Please say to whom, as in PRESS TO EG.
press-to-nobody = { $count ->
    [one] { $word } is no power
   *[other] { $word } are no powers
  } of this game. The letters here are { $letters }, with M for the master and O for observers.
press-while-paused = Game { $game } is paused: press goes only to its master.
press-closed = Press is closed in this turn of game { $game }; it goes only to the master.
press-public-only = In this turn of game { $game } press goes to everybody at once, or to the master: write BROADCAST, or PRESS TO M.
press-not-with = In this turn of game { $game } you cannot write to { $seat } alone. BROADCAST goes to everybody, PRESS TO M to the master.
master-by-password = An answer to a letter gives orders. To lead the game, sign on as its master with your password. If you have lost it, answer with the line SET PASSWORD and a new one; I then ask for a YES.
text-back = This stood below it, and I have read nothing of it:
stray-end = ENDPRESS stands below this line and nothing above it that opens a text. Please write PRESS TO EG or BROADCAST above your text.
press-empty = There was no text to send.
press-sent = Message sent to { $readers }:
press-redacted = This text held a password or a word that lets others write in your name; I have blotted that out.
draft-waits = This goes to { $reader } as press: { $date }. Answer this letter with UNSEND and nobody gets it, or with SEND NOW and it goes at once.
draft-kept = I have not sent the following to { $reader }, since your mail held more than words to another player. Answer this letter with SEND NOW, and it goes as it stands here.
draft-doubtful = I have not sent the following to { $reader }: your mail looks as if a program had written it, such as a note that you are away. If it is your own, answer this letter with SEND NOW, and it goes as it stands here.
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
press-header-grey = Message to { $readers } in '{ $game }'
press-header-overseen = Message [from { $author }] to { $readers } in '{ $game }'
press-header-all-grey = Broadcast message in '{ $game }'
press-header-all-overseen = Broadcast message [from { $author }] in '{ $game }'
press-really = { $header } [really to { $readers }]
press-all-but = all but { $readers }
press-reply-grey = Reply goes to whoever wrote this, and tells you no name.
press-sent-all = Broadcast message sent:
press-waits = Message to { $readers } goes out { $date }. Answer this letter with UNSEND before then, and nobody gets it:
draft-timed = It goes to { $reader } { $date }, with all press of that moment.
press-names-nobody = { $text } says how, and not to whom. Please write PRESS { $text } TO and letters of powers, or BROADCAST { $text } for everybody.
press-option = I do not know the word { $word } there. Press goes TO powers or TO ALL BUT some, WHITE or GREY, and with FAKE TO or NO FAKE, as in PRESS GREY TO EG.
press-two-colours = One message has one colour: WHITE, which names its author, or GREY, which does not.
press-conflict = These words contradict each other. Please say once to whom, once in which colour, and once what the header is to claim, as in PRESS TO E or PRESS TO E FAKE TO G.
press-to-near = { $count ->
    [one] { $word } is no power
   *[other] { $word } are no powers
  } of this game. Did you mean { $near }?
press-to-joined = { $word } is no list of powers: letters stand together, and names have commas between them. Please write { $line }.
press-none = There is no press in game { $game }. PRESS TO M goes to its master.
press-before-start = Game { $game } has not begun, and nobody has a power yet. BROADCAST goes to everybody who waits, PRESS TO M to the master.
press-observers-none = Observers of game { $game } write to its master alone: PRESS TO M.
press-observers-white = Observers of game { $game } write to everybody under their names, or to its master: BROADCAST WHITE, or PRESS TO M.
press-no-grey = Game { $game } has no grey press: every message names its author. Please write WHITE in the place of GREY, or leave it out.
press-no-white = Game { $game } has grey press alone: no message names its author. Please write GREY in the place of WHITE, or leave it out.
press-no-partial = In game { $game } press goes to everybody at once, or to the master: write BROADCAST, or PRESS TO M.
press-no-fake = In game { $game } what stands above a message is true. Please leave FAKE and all behind it out.
press-fake-master = Nobody fakes press to the master, or in his name. Please leave M out, or FAKE.
press-fake-broadcast = In game { $game } all press looks as if it went to everybody, and no other fake is allowed. Please leave the words behind FAKE out.
press-must-order = In game { $game } press comes after orders: please order first all that you owe, above PRESS in the same mail if you like. PRESS TO M is open.
press-late = Your orders in game { $game } are late, and till they are complete you write to the master alone. Please order first, above PRESS in the same mail if you like.
press-grace = Somebody's orders in game { $game } are late, and till they are in there is no press but to the master: PRESS TO M.
press-names-you = Nobody in this game may know who you are, and this text names you: { $word }. It waits, and nobody gets it before you answer this letter with YES. UNSEND throws it away:
press-endless = No ENDPRESS stands below this text, and it holds what may be meant for me alone: orders, or a SIGNON. It waits, and nobody gets it before you answer this letter with YES; I have read nothing in it as a command. UNSEND throws it away; then send both once more, with ENDPRESS between them:
press-unsigned = I have left out { $count ->
    [one] a line that tells
   *[other] { $count } lines that tell
  } who you are: nobody in this game may know it.
sent-of = What you have written in game { $game }:
sent-nothing = You have written nothing in game { $game } so far.
sent-then = { $date }, { $label }, to { $readers }:
sent-waits = This waits till { $date }, and goes to { $readers } then:
sent-postal = { $date }, with the results of { $label }:
sent-held = This to { $readers } waits for your word:
all-press-closed = All press is for a master who does not play, and for observers, in a game whose start letter said so.
all-press-on = You get all press from now on, with its true authors and readers. Please take care that no player learns of it through you.
all-press-off = You get only press that is to you from now on.
postal-form = Please write POSTAL PRESS, your text below it, and ENDPRESS.
reply-form = Please write REPLY alone on its line, your text below it, and ENDPRESS: it goes to whoever wrote the letter that you answer. With PRESS TO EG you say to whom.
diary-form = Please write DIARY, or DIARY PRIVATE for what nobody else is ever to read, your text below it, and ENDPRESS. There are DIARY LIST, DIARY READ 1 and DIARY DELETE 1 as well.
postal-closed = Game { $game } has no postal press. Please write BROADCAST above your text, or ask its master: PRESS TO M.
postal-kept = This comes to everybody with the results of { $label }:
postal-taken-back = Taken back: this does not come with the results of { $label }. A master who does not play has read it.
diary-kept = Diary entry { $number } is kept. Nobody else reads it before the end of the game:
diary-kept-private = Diary entry { $number } is kept. Nobody else ever reads it:
diary-deleted = Diary entry { $number } is gone; those behind it have moved up.
diary-none = Your diary has no entry { $number }.
diary-empty = Your diary of game { $game } is empty.
diary-of = Your diary of game { $game }:
diary-row = Entry { $number }, { $date }, { $label }:
diary-row-private = Entry { $number }, { $date }, { $label }, private:
paper-names-you = Nobody in this game may know who you are, and this text names you: { $word }. Please write it without that.
paper-too-many = You have { $most } such texts in this game, and more I do not keep.
paper-too-long = The text is longer than I keep: at most { $most } kB. Please part it; I have kept nothing of it.
diary-enough = My answer is long enough; please ask for more of your diary in another mail.
papers-postal = Postal press
papers-diaries = Diaries
paper-postal = Press from { $author }, { $label }:
paper-diary = Diary of { $author }, { $label }:
press-header-postal = Postal press from { $author } in '{ $game }', which comes to everybody with the results of { $label }
press-not-beside = In game { $game } press goes only to neighbours, and nothing of { $seat } stands beside anything of yours. BROADCAST goes to everybody, once a turn; PRESS TO M is open.
press-one-broadcast = In game { $game } one message a turn goes to everybody, and yours has gone. PRESS TO goes to neighbours, PRESS TO M to the master.
