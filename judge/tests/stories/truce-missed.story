# A seat that stands still has missed no turn, and no turn waits for it.
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
  CREATE ?duel word-m players=2 move=48h grace=0h nmr=hold abandon=1
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail gerda
  SIGNON Mduel word-m
  TRUCE A
mail anna
  SIGNON Eduel word-a
  F Lon H
  F Edi H
  A Lvp H
  A Par H
  A Mar H
  F Bre H
  A Mos H
  A War H
  F Sev H
  F StP H
  SET WAIT
clock +50h
expect anna Movement results for Spring of 1914
refuse anna No orders came in time for Austria
mail gerda
  SIGNON Mduel word-m
  NO TRUCE A
mail bert
  SIGNON Aduel word-b
  A Vie H
refuse bert has come back
# A seat without a player that stands still holds no turn up either, where turns wait for all orders.
mail gerda
  CREATE ?wait word-m players=2 move=48h grace=0h nmr=wait delay=0
mail anna
  SIGNON ?wait word-a
  SET PREFERENCE E
mail bert
  SIGNON ?wait word-b
  SET PREFERENCE A
mail bert
  SIGNON Await word-b
  RESIGN
mail gerda
  SIGNON Mwait word-m
  TRUCE A
mail anna
  SIGNON Ewait word-a
  F Lon H
  F Edi H
  A Lvp H
  A Par H
  A Mar H
  F Bre H
  A Mos H
  A War H
  F Sev H
  F StP H
expect anna Movement results for Spring of 1914
refuse anna waits for
