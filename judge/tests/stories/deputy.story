# A deputy: by his own answers, marked in the log, for a time that ends by itself.
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
mail cora
  REGISTER
  Name: Cora Lee
  END
reply cora
  YES
mail gerda
  CREATE ?duel word-m players=2 move=48h
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
# Who cannot be one: somebody in the game, somebody unknown, for too long, without a date.
mail anna
  SIGNON Eduel word-a
  DEPUTY bert until +100h
expect anna > DEPUTY bert until +100h !! Bert has a part in game duel already
mail anna
  SIGNON Eduel word-a
  DEPUTY gerda@gerda.example until +100h
expect anna !! Gerda has a part in game duel already
mail anna
  SIGNON Eduel word-a
  DEPUTY nobody until +100h
expect anna !! Nobody is registered here as nobody.
mail anna
  SIGNON Eduel word-a
  DEPUTY cora lee until +3000h
expect anna !! A deputy acts for 60 days at most.
mail anna
  SIGNON Eduel word-a
  DEPUTY cora lee
expect anna For example: DEPUTY cora lee until 4 Mar 20:00.
# He is asked, and everybody is told that there is one.
mail anna
  SIGNON Eduel word-a
  DEPUTY cora lee until +100h
expect anna Cora Lee has been asked to act for you
expect cora anna@anna.example asks you to act in his place in game 'duel'
reply cora
  YES
expect cora You act for England
expect bert has a deputy until
refuse bert Cora
expect cora %% ORDERS DUEL ENGLAND S1914M
# Orders by an answer; no votes, nothing of the account; the log tells of the turn, once.
reply cora
  A Lvp-Yor
  F Lon-NTH
expect cora You act as deputy until
expect cora Liverpool
reply cora
  DRAW
expect cora > DRAW !! A deputy orders and writes press
reply cora
  RESIGN
expect cora > RESIGN !! A deputy orders and writes press
reply cora
  SET PASSWORD word-c
expect cora !! A deputy orders and writes press
reply cora
  PRESS TO A
  Words of the deputy.
  ENDPRESS
expect bert Words of the deputy.
mail bert
  LOG duel
expect bert The player of England, France and Russia lets
expect bert The deputy acted for England, France and Russia in S1914M.
# One person has one seat: no deputy takes another one, or looks on.
mail bert
  SIGNON Aduel word-b
  DEPUTY cora lee until +50h
expect bert !! Cora Lee has a part in game duel already
mail bert
  SIGNON Aduel word-b
  PRESS TO E
  For both to read.
  ENDPRESS
expect cora For both to read.
expect anna For both to read.
# The turn is played with the deputy's orders; the player may still order himself.
clock +73h
expect cora England: Fleet London -> North Sea.
mail anna
  SIGNON Eduel word-a
  A Yor-Lon
# It ends by itself: letters of that time allow nothing any more.
clock +20h
reply cora
  A Yor H
expect cora You act as deputy
clock +10h
expect cora acts no longer
expect anna acts no longer
reply cora
  A Yor H
expect cora The letter that you answer was to somebody who had a place in game duel
clock +60h
refuse cora Movement for
mail cora
  STATUS
refuse cora duel
# A player ends it sooner.
mail anna
  SIGNON Eduel word-a
  DEPUTY cora lee until +100h
reply cora
  YES
mail anna
  SIGNON Eduel word-a
  NO DEPUTY
expect anna Nobody acts for England
mail anna
  SIGNON Eduel word-a
  NO DEPUTY
expect anna > NO DEPUTY !! Nobody acts for
# A yes that comes too late.
mail anna
  SIGNON Eduel word-a
  DEPUTY cora lee until +3h
clock +5h
reply cora
  YES
expect cora It is too late for that
# A master may want none: that is a rule of the game, told in the letter with which it starts, and stands from then on.
mail gerda
  CREATE ?alone word-m players=2 move=48h no_deputies
mail gerda
  LIST alone
expect gerda Deputies: everybody plays for himself
mail gerda
  SIGNON Malone word-m
  SET DEPUTIES maybe
  SET DEPUTIES ON
  SET NO DEPUTIES
expect gerda > SET DEPUTIES maybe !! Please write SET DEPUTIES ON, or SET NO DEPUTIES.
expect gerda > SET DEPUTIES ON deputies is now on.
mail anna
  SIGNON ?alone word-a
  SET PREFERENCE E
mail bert
  SIGNON ?alone word-b
  SET PREFERENCE A
expect anna Deputies: everybody plays for himself
mail anna
  SIGNON Ealone word-a
  DEPUTY cora lee until +100h
expect anna > DEPUTY cora lee until +100h !! In game alone everybody plays for himself: its master wants no deputies.
mail gerda
  SIGNON Malone word-m
  SET DEPUTIES ON
expect gerda > SET DEPUTIES ON !!
# The deputy ends it by an answer: it shows him nothing of the seat any more, and what stands below is not done.
mail gerda
  CREATE ?last word-m players=2 move=48h delay=0
mail anna
  SIGNON ?last word-a
  SET PREFERENCE E
mail bert
  SIGNON ?last word-b
  SET PREFERENCE A
mail anna
  SIGNON Elast word-a
  DEPUTY cora lee until +100h
reply cora
  YES
expect cora %% ORDERS LAST ENGLAND
reply cora
  NO DEPUTY
  A Lvp-Yor
expect cora > NO DEPUTY Nobody acts for England
expect cora One more line was meant for that game
expect cora | A Lvp-Yor
refuse cora %% ORDERS
expect anna acts no longer
reply cora
  A Lvp-Yor
expect cora The letter that you answer was to somebody who had a place in game last
refuse cora Army Liverpool -> Yorkshire
