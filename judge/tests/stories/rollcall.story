# The roll-call: once the seats are taken everybody answers YES, or makes room; then the game starts.
mail gerda hi
  REGISTER Gerda
reply gerda
  YES
mail anna hi
  REGISTER Anna
reply anna
  YES
mail bert hi
  REGISTER Bert
reply bert
  YES
mail carla hi
  REGISTER Carla
reply carla
  YES
mail gerda
  CREATE ?balkan word-m strait rollcall=24h
  ROLLCALL 20 days
  ROLLCALL
  NO ROLLCALL
  SET ROLLCALL 48h
expect gerda > ROLLCALL 20 days !! Please write ROLLCALL and a time from 1h to 14d
expect gerda > ROLLCALL rollcall is now 48h.
expect gerda > NO ROLLCALL rollcall is now none.
expect gerda Roll-call: once all seats are taken, everybody answers YES within 48 hours, or makes room.
mail anna
  SIGNON ?balkan word-a
  SET PREFERENCE N
  YES
expect anna > YES !!
mail bert
  JOIN balkan
# Nobody plays yet: both are asked.
refuse bert You have been selected as
expect bert All seats of game 'balkan' are taken. Before it starts, I ask everybody whether he is there: please answer this letter with the one word YES until Wednesday 4 March 2026, 18:00 UTC.
expect anna All seats of game 'balkan' are taken.
reply anna
  Yes!
expect anna I have noted that you are there. Game balkan starts when everybody has said so.
clock +47h
refuse anna You have been selected as
clock +2h
expect bert You have not answered the roll-call of game 'balkan' in time, so your place in it is free again. JOIN balkan takes one
expect anna Not everybody answered the roll-call of game 'balkan': 1 place is free again.
refuse anna You have not answered
# Another one joins: the roll is called anew. Whoever signs on by his password is there, too.
mail carla
  SIGNON ?balkan word-c
expect carla I ask everybody whether he is there
mail carla
  SIGNON ?balkan word-c
refuse carla You have been selected as
reply anna
  YES
expect anna You have been selected as
expect carla You have been selected as
# A game whose master asks for none starts as ever, and after the start it is too late for the word.
mail gerda
  SIGNON Mbalkan word-m
  ROLLCALL 24h
expect gerda > ROLLCALL 24h !! The rules of a game can be changed only before it starts.
