# The rules end the game: the winner is announced, the results say so, and the clock stops.
mail anna hi
  REGISTER
  Name: Anna
  END
mail anna re
  YES {token}
expect anna Welcome, Anna
mail bert hi
  REGISTER
  Name: Bert
  END
mail bert re
  YES {token}
expect bert Welcome, Bert

mail anna Game
  CREATE ?bids word-m
mail anna
  SIGNON ?bids word-a
  SET PREFERENCE L
mail bert
  SIGNON ?bids word-b
  SET PREFERENCE R

mail anna
  SIGNON Lbids word-a
  9
mail bert
  SIGNON Rbids word-b
  1
expect anna LEFT wins the bid, 9 against 1.

mail anna
  SIGNON Lbids word-a
  9
mail bert
  SIGNON Rbids word-b
  1
expect anna LEFT wins the bid, 9 against 1.

mail anna
  SIGNON Lbids word-a
  9
mail bert
  SIGNON Rbids word-b
  1
expect anna LEFT wins the bid, 9 against 1.

expect anna The game was won by LEFT.
expect bert Congratulations on a well deserved victory!
expect bert The game is over.  Thank you for playing.
clock +500h
count bert 11
mail bert
  HISTORY bids
expect bert Results of turn 3.
mail bert
  LIST
expect bert Numbers, NMR, 10 hrs, Moderated (Anna), Press:W-P-, Completed.
