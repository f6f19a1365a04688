# A game that goes back is as it was: votes that have ended it are used up, and nobody has missed a turn that does not count.
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
  CREATE ?duel word-m players=2 move=48h grace=0h nmr=hold abandon=2
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
clock +50h
expect anna Movement results for Spring of 1914
mail gerda
  SIGNON Mduel word-m
  ROLLBACK S1914M
expect anna has been put back to Movement for Spring of 1914
clock +50h
expect anna Movement results for Spring of 1914
refuse anna for take-over
mail anna
  SIGNON Eduel word-a
  DRAW
mail bert
  SIGNON Aduel word-b
  DRAW
expect anna has been declared a draw
mail gerda
  SIGNON Mduel word-m
  ROLLBACK
expect anna has been put back to
mail anna
  SIGNON Eduel word-a
  DRAW
refuse anna has been declared a draw
mail anna
  SIGNON Eduel word-a
  NO DRAW
  LOT
mail bert
  SIGNON Aduel word-b
  LOT
expect anna agreed on a lot
mail gerda
  SIGNON Mduel word-m
  ROLLBACK S1914M
expect anna its lot is sealed
mail anna
  SIGNON Eduel word-a
  LOT
refuse anna agreed on a lot
