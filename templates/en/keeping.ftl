### Taking a game home, and being forgotten.

exported = { $count ->
    [one] The turn of game '{ $game }' comes
   *[other] { $count } turns of game '{ $game }' come
} with this letter as files: in { $game }.jsonl every turn is a line, which `chancery adjudicate` plays again; { $game }.txt holds the results as text, and { $game }.mbox holds them as a mailbox, a letter a turn, as archives of the old judges take them{ $saved ->
    [yes] ; { $game }.json is a saved game of the Python package diplomacy.
   *[no] .
}
exported-own = Game '{ $game }' is not over: of { $count ->
    [one] its turn
   *[other] its { $count } turns
} the files hold what you may know, your own orders and the results as they were told to you. All the rest comes when it is over.
export-later = Game '{ $game }' is not over, and until then only its players and its master may have it as files. HISTORY { $game } tells what everybody may know.
export-nothing = No turn of game '{ $game }' has been played, so EXPORT has nothing to give yet.
help-export = the turns as files: lines to play again, results as text and as a mailbox, a saved game

forget-leads = { $games } has no other master, so I cannot forget you yet. End it first, with TERMINATE below SIGNON M{ $game } and the password, or make somebody else its master with PROMOTE.
forget-asked = { $address } has been asked. Nothing is forgotten before the yes comes from there.
forget-asks = I am asked to forget { $name }, who is registered at this address.
forget-what = If you say yes, I take you off the list of people, with addresses, settings and passwords, throw away what you have written to others and to yourself, and blot out your mails and my letters to you within the hour. Games that are over keep their record, and a name that tells nothing of you in place of yours. What others have been sent stays with them. This cannot be taken back.
forget-loses = You play in { $games }: your seat there opens to others, as with RESIGN.
forgotten = You are forgotten. This is the last letter to you, and it will be blotted out here too.
subject-forget = shall I forget you?
help-forget = takes you off the list of people and keeps nothing of you; asks for a YES first
