## Votes
draw-set = You vote for a draw of all survivors this turn. Nobody sees single votes.
draw-cleared = You do not vote for a draw.
concede-set = You concede the game to { $seat }. When all others do, it has won.
concede-cleared = You do not concede.
concede-to-strongest = One can concede only to another power, and only to the strongest; { $seat } is not.
no-vote = Your power is out of the game and has no vote.
resigned = You have left { $seat } in game { $game }. The seat is open to others now.
