# A game whose seats are all taken before it starts takes nobody more: whoever came beside them was told that he plays, and had no seat.
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
mail carla
  REGISTER Carla
reply carla
  YES
# Its master starts it by hand.
mail gerda
  CREATE ?lake word-m strait move=72h
  SET MANUAL START
mail anna
  JOIN lake
mail bert
  SIGNON ?lake word-b
mail carla
  SIGNON ?lake word-c
expect carla > SIGNON ?lake ******** !! Game lake has all its players.
mail carla
  JOIN lake
expect carla > JOIN lake !! Game lake has all its players.
# Whoever waits already is still let in.
mail bert
  SIGNON ?lake word-b
expect bert You are in game lake
mail gerda
  SIGNON Mlake word-m
  FORCE BEGIN
expect anna You have been selected as
expect bert You have been selected as
# A roll is called.
mail gerda
  CREATE ?pond word-m strait move=72h rollcall=24h
mail anna
  SIGNON ?pond word-a
mail bert
  SIGNON ?pond word-b
mail carla
  SIGNON ?pond word-c
expect carla > SIGNON ?pond ******** !! Game pond has all its players.
clock +25h
# Nobody has answered, so that there is room.
mail carla
  SIGNON ?pond word-c
expect carla You are in game pond
