# Standing orders stand in where nothing newer stands; wishes for retreats, builds and removals are used once. CHECK keeps nothing.
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
  DEFAULT A Fel H
  DEFAULT
  F Har-Bro
  A Hil R Har, Fel, D
  Build F Har, A Fel
  A Qqq H
  END
  A Hil-Cap
expect anna > DEFAULT A Fel H This order stands from now on
expect anna > A Qqq H !! Not taken: no province is called `Qqq`
expect anna North: Army Hill -> Cape.
expect anna Standing orders, used where nothing newer stands
expect anna | A FEL H
expect anna | F HAR - BRO
expect anna | A HIL R HAR, FEL, D
expect anna | BUILD F HAR
expect anna | BUILD A FEL
expect anna Still without an order: Fleet Harbour, Army Fell
# What is only tried is answered, shown and not kept; only orders can be tried.
mail anna
  SIGNON Nlake word-a
  CHECK
  A Fel-Mou
  CLEAR DEFAULT
  PHASE F1801M
  A Cap H
  DRAW
  BROADCAST
  Hello
  ENDBROADCAST
expect anna > DRAW !! Not done: below CHECK only orders are read.
expect anna This was only tried, as CHECK says: nothing of it is kept.
expect anna North: Army Fell -> Mouth.
expect anna Your standing orders are gone.
expect anna | A CAP H
refuse bert Hello
mail anna
  SIGNON Nlake word-a
expect anna Still without an order: Fleet Harbour, Army Fell
expect anna | A FEL H
refuse anna | A CAP H
# The turn is played at its deadline with what stands in; nobody is called silent for it.
mail bert
  SIGNON Slake word-b
  ORDERS AS SHOWN
clock +72h
expect anna Movement results for Spring of 1801.
expect anna North: Fleet Harbour -> Broad Sea.
expect anna North: Army Fell HOLD.
mail anna
  SIGNON Nlake word-a
  NO DEFAULT
expect anna Your standing orders are gone.
refuse anna | A FEL H
# A turn is tried out in private, with guessed orders of others and nobody's real ones.
mail bert
  SIGNON Slake word-b
  A Lea-Qua
mail anna
  SIGNON Nlake word-a
  WHATIF
  A Fel-Mou
  South: A Dow-Can; A Qqq-Can
  S: A Dow-Mou
  X: A Lea-Qua
  My guess: A Dow-Fel
  East: A Dow-Mou
  END
expect anna > S: A Dow-Mou !! Not taken: the unit in Down is Southern
expect anna > X: A Lea-Qua !! Not taken: the unit in Lea is Southern
expect anna > My guess: A Dow-Fel !! Not taken: the unit in Down is Southern
expect anna > East: A Dow-Mou !! Game lake has no seat called East.
expect anna What F1801M would bring in game lake, with nothing
expect anna North: Army Fell -> Mouth.
expect anna South: Army Down -> Canal.
expect anna > A Qqq-Can !! Not taken: no province is called `Qqq`
refuse anna Army Lea ->
mail anna
  SIGNON Mlake word-m
  SET WHATIF OFF
mail anna
  SIGNON Nlake word-a
  WHATIF
  END
expect anna Game lake tries no turns out
