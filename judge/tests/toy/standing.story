# What stands for every turn, what a master changes by hand, and who stands beside whom, in a game without units.
mail anna
  REGISTER
  Name: Anna
  END
reply anna
  YES
mail bert
  REGISTER
  Name: Bert
  END
reply bert
  YES
mail gerda
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
mail gerda
  CREATE ?bids word-m touch-press=on
mail anna
  SIGNON ?bids word-a
  SET PREFERENCE L
mail bert
  SIGNON ?bids word-b
  SET PREFERENCE R
expect bert Neighbours: players write only to those who stand beside them on the board
# A standing number is used when nothing newer stands.
mail anna
  SIGNON Lbids word-a
  DEFAULT 7
  PRESS TO R
  We are even.
  ENDPRESS
expect anna Standing orders, used where nothing newer stands
expect bert We are even.
mail bert
  SIGNON Rbids word-b
  5
mail gerda
  SIGNON Mbids word-m
  PROCESS
expect bert LEFT wins the bid, 7 against 5.
# Whoever leads is nobody's neighbour; the master sets it right by hand.
mail bert
  SIGNON Rbids word-b
  PRESS TO L
  Come back.
  ENDPRESS
expect bert press goes only to neighbours
expect bert have read nothing of it: | Come back.
mail gerda
  SIGNON Mbids word-m
  EDIT SCORE RIGHT 1
  EDIT SCORE RIGHT many
  EDIT SCORE NOBODY 1
expect gerda > EDIT SCORE RIGHT many !! Nothing is changed:
expect anna The master of game 'bids' has changed the position of Bid 2 by hand.
mail bert
  SIGNON Rbids word-b
  PRESS TO L
  Even again.
  ENDPRESS
  CLEAR DEFAULT
expect anna Even again.
mail anna
  SIGNON Lbids word-a
  CLEAR DEFAULT
expect anna Your standing orders are gone.
