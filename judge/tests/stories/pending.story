# Orders for later turns are kept, shown, read when their turn opens, and told.
mail anna hi
  REGISTER
  Name: Anna
  END
reply anna
  YES
mail bert hi
  REGISTER
  Name: Bert
  END
reply bert
  YES
mail anna Game
  CREATE ?lake word-m strait move=48h
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE N
mail bert
  SIGNON ?lake word-b
expect anna You have been selected as
mail anna
  SIGNON Nlake word-a
  PHASE F1801M
  F Har-Mou
  A Hil - Cap; A Fel h
  A Qqq H
  SET WAIT
  PHASE Fall 1801 Retreats
  A Fel-Hil
  PHASE S1809M
  A Hil H
  PHASE S1801M
  ORDERS AS SHOWN
expect anna > A Qqq H !! Not taken: no province is called `Qqq`
expect anna > PHASE S1809M !! Not taken, with all lines below it: Movement for Spring of 1809 is more than five years on
expect anna > A Hil H !! Not taken: it stands below a turn that cannot be named.
expect anna Movement for Fall of 1801 (PHASE F1801M):
expect anna | F HAR - MOU
expect anna | A HIL - CAP
expect anna | A FEL H
expect anna | SET WAIT
expect anna Retreats for Fall of 1801 (PHASE F1801R):
refuse bert HAR - MOU
mail bert
  SIGNON Slake word-b
  ORDERS AS SHOWN
expect anna I have read the orders that you had sent for it
expect anna > A FEL H
refuse bert had sent for it
# SET WAIT stood among them: the turn waits for its deadline.
mail bert
  SIGNON Slake word-b
  ORDERS AS SHOWN
refuse anna Movement results for Fall
mail anna
  SIGNON Nlake word-a
  SET NO WAIT
expect anna Movement results for Fall of 1801.
expect anna North: Army Hill -> Cape.
expect anna Your pending orders for Retreats for Fall of 1801 are gone
# A list that is cleared is gone, and whoever is no player has none.
mail anna
  SIGNON Nlake word-a
  PHASE S1803M
  A Cap H
  PHASE W1803
  Build A Hil
  CLEAR PENDING S1803M
expect anna Pending orders cleared.
expect anna | BUILD A HIL
refuse anna | A CAP H
mail anna
  SIGNON Nlake word-a
  CLEAR PENDING
  CLEAR PENDING
expect anna You have no such pending orders.
refuse anna Pending orders for
mail anna
  SIGNON Nlake word-a
  CLEAR PENDING S1899M
  CLEAR PENDING soon
expect anna > CLEAR PENDING S1899M !! You have no such pending orders.
expect anna > CLEAR PENDING soon !! You have no such pending orders.
mail anna
  SIGNON Nlake word-a
  PHASE S1803M
  A Cap H
  PHASE W1803
  Build A Hil
  CLEAR PENDING F1804M
  CLEAR PENDING soon
  PHASE S1803M
  CLEAR
expect anna > CLEAR PENDING F1804M !! You have no pending orders for such a turn, but for S1803M and W1803A. CLEAR PENDING S1803M clears
expect anna > CLEAR PENDING soon !! You have no pending orders for such a turn
expect anna | BUILD A HIL
refuse anna | A CAP H
mail anna
  SIGNON Nlake word-a
  PHASE S1899M
  CLEAR
expect anna > CLEAR !! Not taken: it stands below a turn that cannot be named.
mail anna
  SIGNON Nlake word-a
  CLEAR PENDING
mail anna
  SIGNON Mlake word-m
  PHASE S1803M
  A Cap H
expect anna > PHASE S1803M !!
