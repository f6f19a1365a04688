# SET GRACE and a date puts the end of a turn off, too: within the master's limit alone, and the public log tells of it.
mail gerda
  REGISTER Gerda
reply gerda
  YES
mail anna
  REGISTER Anna
reply anna
  YES
mail bert
  REGISTER Bert
reply bert
  YES
mail gerda
  CREATE ?duel word-m players=2 move=48h grace=24h maxextension=12h
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail gerda
  SIGNON Mduel word-m
  SET GRACE +80h
expect gerda Late orders for this turn are waited for until
expect anna Late orders for Movement for Spring of 1914
mail bert
  LOG duel
expect bert The master changed a setting: grace Fri Mar 06 2026 02:00:00 +0000
# What he has used up is gone: an earlier end gives nothing back.
mail gerda
  SIGNON Mduel word-m
  SET GRACE +78h
  SET GRACE +83h
expect gerda When 2 players have written AGREE, it is done.
expect anna The players of game 'duel' are asked. The master: the deadline Friday 6 March 2026, 05:00 UTC
refuse anna are waited for until Friday 6 March 2026, 05:00
# A deadline beyond it is asked for, too.
mail gerda
  SIGNON Mduel word-m
  SET DEADLINE +53h
expect gerda When 2 players have written AGREE, it is done.
