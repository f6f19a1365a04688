# What players agree to counts as long as it can be done, and as long as those are there who agreed.
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
mail cora
  REGISTER
  Name: Cora
  END
reply cora
  YES
mail dora
  REGISTER
  Name: Dora
  END
reply dora
  YES
mail gerda
  CREATE ?trio word-m players=3 move=72h grace=0h
mail anna
  SIGNON ?trio word-a
  SET PREFERENCE R
mail bert
  SIGNON ?trio word-b
  SET PREFERENCE T
mail cora
  SIGNON ?trio word-c
  SET PREFERENCE V
mail gerda
  SIGNON Mtrio word-m
  SET UNMODERATED
# A deadline to which most agree when it is past is none: nobody had been told that the turn would be played then.
reply anna
  SET DEADLINE +10h
expect bert A player: the deadline
clock +20h
mail bert
  SIGNON Ttrio word-b
  AGREE
expect bert > AGREE !!
expect bert is past.
refuse cora The deadline for Movement for Spring of 1201
refuse cora Movement results
reply cora
  AGREE
expect cora > AGREE !!
refuse cora Movement results
# Whoever leaves his seat agrees no more, and whoever follows him has agreed to nothing.
mail anna
  SIGNON Rtrio word-a
  PROPOSE CANCEL
mail bert
  SIGNON Ttrio word-b
  AGREE
expect bert One more player must agree.
mail bert
  SIGNON Ttrio word-b
  RESIGN
mail dora
  SIGNON Ttrio word-d
expect dora taken
reply cora
  AGREE
expect cora One more player must agree.
refuse anna have agreed to end it
mail dora
  SIGNON Ttrio word-d
  AGREE
expect anna have agreed to end it
