# A master who plays turns by hand and does not answer is asked, and without him the clock plays them.
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
mail gerda
  CREATE ?duel word-m players=2 move=48h grace=0h nmr=hold abandon=9
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail gerda
  SIGNON Mduel word-m
  SET PROCESS MANUAL
clock +50h
expect gerda can be played, and waits for you
refuse anna Movement results
clock +340h
expect gerda Something in game 'duel' has waited for its master
clock +340h
expect anna The judge: that the game goes on by its rules alone
mail anna
  SIGNON Eduel word-a
  AGREE
mail bert
  SIGNON Aduel word-b
  AGREE
expect anna Movement results for Spring of 1914
