# A game's own kinds of turn are settings, and no others; a ruleset without house rules has none.
mail anna hi
  REGISTER
  Name: Anna
  END
mail anna re
  YES {token}
expect anna Welcome, Anna
mail anna Game
  CREATE ?bids word-m move=48h
expect anna I do not know the option move=48h.
mail anna Game
  CREATE ?bids word-m preset=2000
expect anna I do not know the option preset=2000.
mail anna Game
  CREATE ?bids word-m bid=7h
expect anna Game bids (Numbers, 2 players) is open
mail anna
  SIGNON Mbids word-m
  SET BID 9h
  SET BIT 9h
  SET MOVEMENT 9h
expect anna bid is 9h from the first turn on.
expect anna I do not know the setting bit.
expect anna I do not know the setting movement.
mail anna
  LIST
expect anna , NMR, 9 hrs, Moderated
