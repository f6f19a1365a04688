# More time that players ask for never means less: the deadline may be later by now than the one that they were asked for.
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
mail gerda
  CREATE ?three word-m players=3 three=a year=1901 move=48h grace=0h extensions=4
mail anna
  SIGNON ?three word-a
  SET PREFERENCE R
mail bert
  SIGNON ?three word-b
  SET PREFERENCE E
mail cleo
  SIGNON ?three word-c
  SET PREFERENCE A
mail anna
  SIGNON Rthree word-a
  PROPOSE EXTEND 24h
expect bert A player: the deadline
mail cleo
  SIGNON Athree word-c
  EXTEND 72h
expect anna the deadline
mail bert
  SIGNON Ethree word-b
  AGREE
expect bert > AGREE !! The deadline of game three is
expect bert there is nothing left to agree to.
refuse anna The deadline for Movement
clock +80h
refuse anna Movement results
# A vote that waits while the clock stands still is counted once it runs again.
mail anna
  SIGNON Rthree word-a
  PROPOSE EXTEND 24h
mail gerda
  SIGNON Mthree word-m
  PAUSE
mail bert
  SIGNON Ethree word-b
  AGREE
expect bert > AGREE !!
clock +10h
mail gerda
  SIGNON Mthree word-m
  RESUME
mail bert
  SIGNON Ethree word-b
  AGREE
expect anna The deadline for Movement
