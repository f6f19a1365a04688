# Limits of the master, and what the players decide by most of them.
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
  CREATE ?duel word-m players=2 move=48h maxpause=24h maxextension=12h become=yes masterplays=no
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
expect bert the master may stop the clock for
expect bert BECOME: the master may write in the place of players.
mail gerda
  SIGNON Mduel word-m
  SET MAXPAUSE none
expect gerda > SET MAXPAUSE none !!
# Within his limits he decides alone; beyond them most players do.
mail gerda
  SIGNON Mduel word-m
  SET DEADLINE +54h
expect anna The deadline for Movement for Spring of 1914
# All of them are his, to the last hour.
mail gerda
  SIGNON Mduel word-m
  SET DEADLINE +60h
expect anna The deadline for Movement for Spring of 1914
refuse anna are asked
mail gerda
  SIGNON Mduel word-m
  SET DEADLINE +72h
expect gerda When 2 players have written AGREE, it is done.
expect anna The players of game 'duel' are asked. The master: the deadline
reply anna
  AGREE
expect anna One more player must agree.
refuse bert The deadline for Movement
reply bert
  AGREE
expect bert The deadline is
expect anna The deadline for Movement for Spring of 1914
mail anna
  SIGNON Eduel word-a
  AGREE
expect anna > AGREE !! Nothing is put to the players of game duel now
# A pause ends by itself when the master has used his time up.
mail gerda
  SIGNON Mduel word-m
  PAUSE
expect anna Game 'duel' is paused. The clock stands still.
clock +25h
expect anna Game 'duel' goes on.
mail gerda
  SIGNON Mduel word-m
  PAUSE
expect gerda When 2 players have written AGREE, it is done.
expect bert The master: that the game is paused
# Where nobody leads alone, players do.
mail anna
  SIGNON Eduel word-a
  SET MOVE 24h
  PAUSE
expect anna > SET MOVE 24h !! Only the master of the game can do this.
mail gerda
  SIGNON Mduel word-m
  SET UNMODERATED
expect gerda What you can do to the clock and the settings, most players can do now, too
mail anna
  SIGNON Eduel word-a
  SET MOVE 24h
expect anna When one more player writes AGREE, it is done.
expect bert A player: the setting MOVEMENT 24h
mail bert
  SIGNON Aduel word-b
  AGREE
expect anna The settings of game 'duel' have been changed
refuse anna The master of game
mail anna
  LOG duel
expect anna A majority of the players changed a setting
