# A game without units keeps bids for later turns, and knows conditions of its own.
mail anna hi
  REGISTER
  Name: Anna
  END
mail anna re
  YES {token}
mail bert hi
  REGISTER
  Name: Bert
  END
mail bert re
  YES {token}
mail anna
  CREATE ?bids word-m numbers bid=24h
mail anna
  SIGNON ?bids word-a
  SET PREFERENCE L
mail bert
  SIGNON ?bids word-b
mail anna
  SIGNON Lbids word-a
  PHASE B2
  IF LEFT leads
  11
  ELSE
  22
  ENDIF
  PHASE B0
  33
  PHASE B1
  IF RIGHT leads
  44
  ENDIF
  5
expect anna > PHASE B0 !! Not taken, with all lines below it: that bid is over.
expect anna > 33 !! Not taken
expect anna only LEFT leads can be asked
expect anna Bid 2 (PHASE B2):
expect anna | 11
mail bert
  SIGNON Rbids word-b
  4
clock +30m
expect anna > 22 left out
