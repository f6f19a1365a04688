## Letters that ask for a yes
confirm-asked = somebody, probably you, asked me to register this address for games of Diplomacy by mail.
confirm-more = With your YES I also do what else that mail asks for:
confirm-how = If it was you, please answer this letter with the one word YES. If your program cannot, send me this line (without the bar in front):
confirm-until = This is valid until { $until }. If it was not you, ignore this letter.
hold-seat = A mail for your place in game { $game } has come from { $from }, and I cannot be sure that it is yours.
hold-person = A mail in your name has come from { $from }, and nobody vouches that it is yours.
hold-grave = A mail for your place in game { $game } has come from { $from }. What changes your place or gives it up needs your password, or your yes.
hold-doubt = A mail for your place in game { $game } has come from { $from }. A line in it was refused, and what stands below that cannot be taken back; perhaps you do not want it now.
hold-from-hidden = an address that I do not tell in this game
asks-from-hidden = A player whose address I do not tell in this game
hold-orders = These are the lines in it:
hold-how = I have done nothing with it yet. If it is yours, please answer this letter with the one word YES. If your program cannot, send me this line (without the bar in front):
hold-deadline = Orders in it count from the moment that you say YES. The deadline is { $date }; after it they come too late.
hold-else = If it is not yours, do nothing; but when it held your password, somebody knows that: please sign on and change it with SET PASSWORD and a new word.
move-asked = The player at { $from } asks me to send the letters of game { $game } to this address from now on.
second-asked = The player at { $address } asks me to write to this address too when letters to the other one come back.
yes-here = If that is right, please answer this letter from here with the one word YES. If your program cannot, send me this line (without the bar in front):
yes-until = This is valid until { $until }. If it is not right, ignore this letter.

## Warnings
warning-forged = A mail in your name has come that did not come from you: your own mail provider says so. I have done nothing with it, and not answered it.
warning-attempt = A mail from another address has tried to play for you in game { $game }, without the letter that allows it and without a password. I have done nothing with it.
warning-nothing = There is nothing that you have to do. I tell you of such mail once a week at most.
warning-guess = Somebody has tried several passwords for your place in game { $game } today. None of them was right, and I let nobody try many.
warning-guessed = I tell you of this once a day at most. You need not do anything: in an answer to one of my letters about that game your password counts whatever others have tried, and your orders need none. A long password is the safest; when you set another one, what was tried before is forgotten.
warning-password = The password of your place in game { $game } has been changed.
warning-address = Your place in game { $game } has moved to another address: { $more }. Letters to this one give no orders any more.
warning-second = { $more } is now the second address of your registration: letters go there when your first one bounces, and mail from there counts as yours.
warning-name = You are called { $more } here from now on.
warning-changed = If that was you, there is nothing to do. If it was not, please write to { $operator } at once: that is the operator of this judge.
