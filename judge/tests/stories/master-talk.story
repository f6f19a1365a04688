# Two masters: what each of them writes is his, and both are asked before the players are.
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
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
mail otto
  REGISTER
  Name: Otto
  END
reply otto
  YES
mail gerda
  CREATE ?lake word-m strait move=72h grace=24h 
mail otto
  OBSERVE lake word-o
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE N
mail bert
  SIGNON ?lake word-b
  SET PREFERENCE S
expect bert You have been selected as
mail anna
  SIGNON Nlake word-a
  PRESS TO M
  Do we play until the end?
  ENDPRESS
expect gerda Do we play until the end?
reply gerda
  Until somebody has six.
expect gerda This goes to North as press
clock +10m
expect anna Until somebody has six.
# Of two masters each may write, and what one of them has written goes out when he has left.
mail gerda
  SIGNON Mlake word-m
  PROMOTE otto@otto.example
expect otto one master more
mail anna
  SIGNON Nlake word-a
  PRESS TO M
  May I have an hour more?
  ENDPRESS
expect otto May I have an hour more?
reply otto
  One hour, and not more.
expect otto This goes to North as press
clock +10m
expect anna One hour, and not more.
# A master who is silent is asked first, then the one beside him, then the players.
mail gerda
  SIGNON Mlake word-m
  PAUSE
clock +338h
expect gerda has waited for its master
refuse otto has waited for its master
clock +170h
expect otto has waited for its master
refuse anna are asked
clock +170h
expect anna The players of game 'lake' are asked
