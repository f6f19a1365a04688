# SET START puts a deadline off as SET DEADLINE does, within the same limit.
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
  CREATE ?duel word-m players=2 move=48h maxextension=12h
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
# What moves no deadline is free.
mail gerda
  SIGNON Mduel word-m
  SET START +24h
refuse gerda AGREE
mail gerda
  SIGNON Mduel word-m
  SET START +54h
refuse gerda AGREE
mail gerda
  SIGNON Mduel word-m
  SET START +72h
expect gerda When 2 players have written AGREE, it is done.
expect anna The players of game 'duel' are asked. The master: the deadline
refuse anna is not played before
