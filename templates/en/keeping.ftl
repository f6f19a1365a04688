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

### What came of the games that are over.

help-stats = what came of the games that are over: results by board, lengths, orders that did not come, and players who want it told
help-stats-of = the same of a person, a board (STATS Standard) or a power (STATS France)
help-set-stats = whether STATS tells others your games, results, rating and how your orders came; off: nothing
status-stats = Statistics
stats-form = Please write SET STATS ON to have STATS tell others how you have played, or SET STATS OFF.
stats-on = From now on STATS tells others your games, your results, your rating and how your orders came, of games that are over; where you have written SET SITE NAME too, the page of statistics tells it. SET STATS OFF ends that.
stats-off = STATS tells nobody but yourself how you have played.
stats-nothing = I tell nothing of '{ $name }': no board and no power of a game that is over is called so, and nobody of that name has written SET STATS ON.
stats-games = { $count ->
    [0] No game has come to a result yet.
    [one] One game has come to a result.
   *[other] { $count } games have come to a result.
}
stats-waiting = More games are still being counted: ask again in a while.
stats-board = { $name }{ $rules ->
    [none] {""}
   *[other] {" "}({ $rules })
}: { $games ->
    [one] one game ({ $middle ->
        [one] one turn
       *[other] { $middle } turns
    })
   *[other] { $games } games ({ $shortest } to { $longest } turns, half of them at most { $middle })
}; { $alone ->
    [0] none was won by one seat alone
    [one] one was won by one seat alone
   *[other] { $alone } were won by one seat alone
}.
stats-came = { $owed ->
    [0] How orders came was not noted yet.
   *[other] Orders owed: { $owed }; late: { $late }; missing, whole or in part: { $never }.
}
stats-seat = { $seat }: won alone { $alone }, shared the result { $shared }, survived { $survived }, out { $out }
stats-more = { $count ->
    [one] One more board or choice of rules
   *[other] { $count } more boards or choices of rules
} have had fewer games.
stats-ask = STATS with the name of a board, of a power or of a person tells more of it.
stats-players = Players who have this told of them (SET STATS ON), the best rated first:
stats-no-players = No player has this told of him yet: SET STATS ON begins it.
stats-strangers = Of players I tell only people who are registered.
stats-player = { $name }: rating { $rating }; { $games ->
    [0] no game has ended yet
    [one] one game
   *[other] { $games } games
}, won alone { $alone }, shared { $shared }, survived { $survived }, out { $out }
stats-orders = { $owed ->
    [0] no orders were due yet
   *[other] orders owed: { $owed }; in time: { $share } %; late: { $late }; missing, whole or in part: { $never }
}
stats-left = seats left before the end: { $left }
stats-how = The rating: a game is one point, which the winner has or those who drew share equally. Everybody begins at 1500 and moves by 64 times the difference between what he had of the point and what Elo's curve, for as many as sit at the board, expected of him. Whoever played a seat last has its result.
