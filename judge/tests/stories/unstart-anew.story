# Whoever gets a seat when the start was taken back begins anew: nothing of whoever had it before is his.
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
  CREATE ?duel word-m players=2 move=48h grace=0h extensions=1
  SET MAX ABSENCE 10
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail bert
  SIGNON Aduel word-b
  EXTEND 24h
  ABSENCE 4-9 March
mail gerda
  SIGNON Mduel word-m
  TRUCE A
mail gerda
  SIGNON Mduel word-m
  UNSTART
expect anna You wait for it again
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE A
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE E
mail gerda
  SIGNON Mduel word-m
  FORCE BEGIN
expect gerda Game duel has started
expect anna You have been selected as Austria, Germany and Turkey
mail anna
  SIGNON Aduel word-a
  A Vie H
refuse anna declared a truce for you
mail anna
  SIGNON Aduel word-a
  EXTEND 1h
refuse anna count you as one
clock +60h
expect anna Movement results for Spring of 1914
