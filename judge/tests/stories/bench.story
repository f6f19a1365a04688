# The bench: open seats are offered one after the other, and whoever takes one gets time, results and a form.
mail gerda hi
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
mail anna hi
  REGISTER
  Name: Anna
  END
reply anna
  YES
mail bert hi
  REGISTER
  Name: Bert
  END
reply bert
  YES
mail olga hi
  REGISTER
  Name: Olga
  END
reply olga
  YES
mail sara hi
  REGISTER
  Name: Sara
  END
reply sara
  YES
mail gerda
  CREATE ?duel word-m players=2

# A game that lacks players says so every week.
count gerda 3
clock +168h
expect gerda Game 'duel' still waits for players: 2 are missing.
clock +168h
expect gerda Game 'duel' still waits for players: 2 are missing.
count gerda 2
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b

# Whoever stands by is asked when a seat opens.
mail olga
  STANDBY duels
  STANDBY duel
expect olga > STANDBY duels !! There is no game called duels. Did you mean duel?
expect olga You stand by for game duel.
mail sara
  STANDBY ALL
expect sara You stand by for every game.
# Whoever stands by for one game and for all goes off the one list that he names.
mail sara
  STANDBY duel
mail sara
  NO STANDBY duel
mail sara
  NO STANDBY duel
expect sara > NO STANDBY duel !!
mail sara
  NO STANDBY ALL
expect sara > NO STANDBY ALL
refuse sara !!
mail sara
  STANDBY ALL
mail sara
  TAKE
expect sara Please write TAKE in answer to the letter that offers you the seat
mail bert
  SIGNON Aduel word-b
  RESIGN
expect olga Austria, Germany and Turkey is free: answer TAKE
expect olga Strength: 9/9.
expect olga until
refuse sara answer TAKE

# She does not answer in a quarter of the turn, so the next one is asked; then her answer is too late.
clock +19h
expect sara Austria, Germany and Turkey is free: answer TAKE
reply olga
  TAKE
expect olga is not offered to you any more
mail anna
  SIGNON Eduel word-a
  ORDERS AS SHOWN
reply sara
  TAKE
expect sara You have taken over Austria, Germany and Turkey in game duel.
expect sara results of S1914M
expect anna A new player has taken over Austria, Germany and Turkey in game 'duel'.
expect anna I have set WAIT for everybody
refuse anna Played: Movement for Fall
reply sara
  ORDERS AS SHOWN
  SET NO WAIT
refuse sara not accepted

# An open seat is told again every two days, and offered to nobody who left the bench.
mail olga
  NO STANDBY
  NO STANDBY ALL
expect olga > NO STANDBY You do not stand by any more.
expect olga > NO STANDBY ALL !! You did not stand by there.
mail gerda
  SIGNON Mduel word-m
  SET MOVE 168h
  SET DEADLINE +160h
  EJECT A
clock +49h
refuse olga answer TAKE
expect anna still has no player. The seat is open to anybody registered.
mail gerda
  SIGNON Mduel word-m
  PAUSE
clock +73h
expect anna Game 'duel' is still paused.
