### Taking a game home, and being forgotten.

exported = { $count ->
    [one] The turn of game '{ $game }' comes
   *[other] { $count } turns of game '{ $game }' come
} with this letter as two files: in { $game }.jsonl every turn is a line, which `chancery adjudicate` plays again; { $game }.txt holds the results as text.
exported-own = Game '{ $game }' is not over: of { $count ->
    [one] its turn
   *[other] its { $count } turns
} the files hold what you may know, your own orders and the results as they were told to you. All the rest comes when it is over.
export-later = Game '{ $game }' is not over, and until then only its players and its master may have it as files. HISTORY { $game } tells what everybody may know.
export-nothing = No turn of game '{ $game }' has been played, so there is nothing to take home yet.
help-export = the turns as files: lines to play again, and the results as text
