# Where nobody leads alone most players may set what a master could: no rule that stands still, and nothing that makes no sense.
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
  CREATE ?mask word-m players=2 move=48h gunboat
mail anna
  SIGNON ?mask word-a
  SET PREFERENCE E
mail bert
  SIGNON ?mask word-b
  SET PREFERENCE A
mail gerda
  SIGNON Mmask word-m
  SET UNMODERATED
# Nobody learns who plays because some want to know.
mail anna
  SIGNON Emask word-a
  SET GUNBOAT OFF
  SET DIAS OFF
expect anna > SET GUNBOAT OFF !! The rules of a game can be changed only before it starts.
expect anna > SET DIAS OFF !! The rules of a game can be changed only before it starts.
refuse bert are asked
# What makes no sense is told at once, and nobody is asked for it.
mail anna
  SIGNON Emask word-a
  SET GRACE soon
  SET DAYS never
expect anna > SET GRACE soon !!
expect anna > SET DAYS never !! never names no weekdays.
refuse bert are asked
mail anna
  SIGNON Emask word-a
  MOVE soon
  GUNBOAT OFF
expect anna > GUNBOAT OFF !! The rules of a game can be changed only before it starts.
# Turns in which nobody could answer a mail are none.
mail anna
  SIGNON Emask word-a
  SET MOVE 3m
expect anna > SET MOVE 3m !! 3m is too short for a turn
refuse bert are asked
mail anna
  SIGNON Emask word-a
  SET GRACE 36h
expect bert A player: the setting GRACE 36h
mail bert
  SIGNON Amask word-b
  AGREE
expect anna The settings of game 'mask' have been changed
# When it is over nothing is asked any more.
mail gerda
  SIGNON Mmask word-m
  TERMINATE
mail anna
  SIGNON Emask word-a
  SET MOVE 24h
  PAUSE
expect anna > SET MOVE 24h !!
expect anna > PAUSE !!
refuse bert are asked
