# In a game that nobody leads players put to all only what can be: not what holds until the start, nor what nobody understands.
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
mail gerda
  SIGNON Mthree word-m
  SET UNMODERATED
mail anna
  SIGNON Rthree word-a
  SET YEAR 1905
  SET GRACE banana
refuse bert are asked
expect anna > SET YEAR 1905 !!
expect anna > SET GRACE banana !!
mail anna
  SIGNON Rthree word-a
  SET GRACE 12h
expect bert A player: the setting GRACE 12h
mail bert
  SIGNON Ethree word-b
  AGREE
expect cleo The settings of game 'three' have been changed:
mail anna
  SIGNON Rthree word-a
  PAUSE
mail bert
  SIGNON Ethree word-b
  AGREE
expect cleo Game 'three' is paused.
