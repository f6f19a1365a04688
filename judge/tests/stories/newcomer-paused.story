# Whoever takes a seat over while the clock stands still has half a turn once it runs again, and everybody waits for him.
mail gerda
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
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
mail cleo
  REGISTER
  Name: Cleo
  END
reply cleo
  YES
mail dora
  REGISTER
  Name: Dora
  END
reply dora
  YES
mail gerda
  CREATE ?three word-m players=3 three=a year=1901 move=48h grace=0h 
mail anna
  SIGNON ?three word-a
  SET PREFERENCE R
mail bert
  SIGNON ?three word-b
  SET PREFERENCE E
mail cleo
  SIGNON ?three word-c
  SET PREFERENCE A
mail cleo
  SIGNON Athree word-c
  RESIGN
clock +46h
mail gerda
  SIGNON Mthree word-m
  PAUSE
mail dora
  SIGNON Athree word-d
expect dora You have taken
expect anna So that the new player has time, I have set WAIT for everybody in game 'three': when the game goes on, Movement for Spring of 1901 is not played before its deadline, unless all write SET NO WAIT.
mail gerda
  SIGNON Mthree word-m
  RESUME
expect anna Game 'three' goes on.
clock +20h
refuse dora Movement results
clock +6h
expect dora Movement results
# So it is where a deadline has been set for when it goes on.
mail dora
  SIGNON Athree word-d
  RESIGN
mail gerda
  SIGNON Mthree word-m
  PAUSE
  SET DEADLINE +3h
mail cleo
  SIGNON Athree word-c2
mail gerda
  SIGNON Mthree word-m
  RESUME
clock +20h
refuse cleo Movement results for Fall
