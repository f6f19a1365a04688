# A game whose first master is silent, gone, or out of reach, and those who lead it after him.
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
mail otto
  REGISTER
  Name: Otto
  END
reply otto
  YES
mail gerda
  CREATE ?duel word-m players=2 move=20d
mail otto
  OBSERVE duel word-o
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
# Nobody leads by wishing it; whoever leads alone cannot go.
mail otto
  SIGNON Oduel word-o
  BECOME MASTER
expect otto > BECOME MASTER !! You do not lead game duel.
mail gerda
  SIGNON Mduel word-m
  RESIGN
expect gerda > RESIGN !! You lead game duel alone, and a game never lacks its master.
mail gerda
  SIGNON Mduel word-m
  PROMOTE otto
# As long as the first master is there, the place is his.
clock +200h
mail otto
  SIGNON Mduel word-o
  BECOME MASTER
expect otto > BECOME MASTER !! The first master of game duel has been heard of
expect otto BECOME MASTER works from Monday 16 March 2026
clock +140h
mail otto
  SIGNON Mduel word-o
  BECOME MASTER
expect otto > BECOME MASTER You are the first master of game duel now. Gerda leads it beside you
expect anna Game 'duel' has another first master now.
mail otto
  SIGNON Mduel word-o
  BECOME MASTER
expect otto > BECOME MASTER You lead game duel already
mail anna
  LOG duel
expect anna The master gave the game another first master
# He hands it back by going; what he had of letters of a master allows nothing any more.
mail otto
  SIGNON Mduel word-o
  PRESS TO ANNA
  Hello.
  ENDPRESS
clock +1h
mail otto
  SIGNON Mduel word-o
  RESIGN
expect otto You have left game duel.
expect gerda Game 'duel' has another first master now.
mail otto
  SIGNON Mduel word-o
expect otto !!
mail gerda
  SIGNON Mduel word-m
  SET COMMENT still here
expect gerda still here
mail anna
  LOG duel
expect anna Monday 16 March 2026, 23:00 UTC: The master gave the game another first master.
expect anna The master changed a setting: comment still here
# Over a first master whose mailbox lets letters come back nobody has to wait.
mail otto
  OBSERVE duel word-x
mail gerda
  SIGNON Mduel word-m
  PROMOTE otto
mail otto
  SIGNON Mduel word-x
  BECOME MASTER
expect otto > BECOME MASTER !! The first master of game duel has been heard of
undeliverable gerda
clock +25h
mail anna
  SIGNON Eduel word-a
  PRESS TO M
  Are you there?
  ENDPRESS
undeliverable gerda
mail otto
  SIGNON Mduel word-x
  BECOME MASTER
expect otto > BECOME MASTER You are the first master of game duel now. Gerda leads it beside you
expect anna Game 'duel' has another first master now.
