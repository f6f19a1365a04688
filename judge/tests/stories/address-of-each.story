# SET ADDRESS for whoever has a part in a game, and what is said to those who have none: lines that work.
mail mara
  REGISTER Mara
reply mara
  YES
mail anna
  REGISTER Anna
reply anna
  YES
mail bert
  REGISTER Bert
reply bert
  YES
mail carl
  REGISTER Carl
reply carl
  YES
mail dora
  REGISTER Dora
reply dora
  YES
mail mara
  CREATE ?harbor word-m strait move=72h
mail anna
  SIGNON ?harbor word-a
mail bert
  SIGNON ?harbor word-b
# Somebody who looks on.
mail carl
  OBSERVE harbor word-c
mail carl
  SET ADDRESS carl@else.example
expect carl Whoever looks on at a game writes OBSERVE game password above this line, and its letters go to the new address.
expect carl makes you known there.
mail carl
  OBSERVE harbor word-c
  SET ADDRESS carl@else.example
expect carl I have sent a letter to carl@else.example.
reply carl@else.example
  YES
expect carl@else.example Letters of game harbor go to carl@else.example from now on.
expect carl Your place in game harbor has moved to another address: carl@else.example.
# Somebody who stands by.
mail dora
  STANDBY
mail dora
  SET ADDRESS dora@else.example
expect dora makes you known there, and STANDBY has seats offered to you there.
mail dora
  NO STANDBY
# Somebody who acts in a player's place has no password there, and no address of his own.
mail anna
  SIGNON Nharbor word-a
  DEPUTY dora@dora.example until +72h
reply dora
  YES
mail dora
  SET ADDRESS dora@else.example
expect dora In game harbor you act in a player's place, and letters come to the address that he has named.
mail dora
  DRAW
expect dora Send it in an answer to one of my letters about game harbor, which needs no password.
refuse dora SIGNON
# A master who does not play.
mail mara
  SET ADDRESS mara@else.example
expect mara as in SIGNON Mharbor password.
mail mara
  SIGNON Mharbor word-m
  SET ADDRESS mara@else.example
reply mara@else.example
  YES
expect mara@else.example Letters of game harbor go to mara@else.example from now on.
mail mara@else.example
  SIGNON Mharbor word-m
  PAUSE
expect mara@else.example paused
