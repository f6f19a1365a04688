# CHECK is a player's: a master who writes it looks at nothing, and what he orders below it goes to nobody.
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
  CREATE ?lake word-m strait move=72h
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE N
mail bert
  SIGNON ?lake word-b
  SET PREFERENCE S
mail anna
  SIGNON Nlake word-a
  A Hil-Cap
mail gerda
  SIGNON Mlake word-m
  CHECK
  A Hil H
expect gerda > CHECK !! Only a player can do this.
expect gerda > A Hil H !! Only a player can do this.
refuse gerda Where everybody stands
refuse gerda Cape
refuse gerda For North
mail gerda
  CHECK
  SIGNON Mlake word-m
refuse gerda Where everybody stands
refuse gerda Cape
mail anna
  SIGNON Nlake word-a
  LOG lake
expect anna Army Hill -> Cape
refuse anna The master
# Nor is anybody told of what is only tried.
mail anna
  SIGNON Nlake word-a
  CHECK
  ABSENCE 10 March to 12 March
expect anna > ABSENCE 10 March to 12 March !! Not done: below CHECK only orders are read.
refuse bert 12 March
# Without it he sees, and it is known.
mail gerda
  SIGNON Mlake word-m
expect gerda Where everybody stands
expect gerda Army Hill -> Cape
mail anna
  LOG lake
expect anna The master saw the orders and votes of North in S1801M
