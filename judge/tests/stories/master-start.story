# A start that comes before its time, is taken back, and masters beside the first.
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
  CREATE ?sea word-m players=2
mail gerda
  SIGNON Msea word-m
  FORCE BEGIN
expect gerda > FORCE BEGIN !! Nobody waits for game sea yet
mail gerda
  SIGNON Msea word-m
  UNSTART
expect gerda > UNSTART !! Game sea has not started yet.
mail gerda
  SIGNON Msea word-m
  ROLLBACK
expect gerda > ROLLBACK !!
mail anna
  SIGNON ?sea word-a
  SET PREFERENCE A
mail gerda
  SIGNON Msea word-m
  FORCE BEGIN
expect gerda Game sea has started. One seat is open
expect anna You have been selected as Austria, Germany and Turkey
mail gerda
  SIGNON Msea word-m
  FORCE BEGIN
expect gerda > FORCE BEGIN !! Game sea has started already.
mail gerda
  SIGNON Msea word-m
  ROLLBACK
expect gerda > ROLLBACK !! Game sea is in S1914M and has played no turn to go back to.
mail gerda
  SIGNON Msea word-m
  UNSTART
expect gerda The start of game sea is taken back.
expect anna You wait for it again, and your wishes stand
mail anna
  SIGNON ?sea word-a
expect anna One more player is needed.
mail bert
  SIGNON ?sea word-b
  SET PREFERENCE E
expect bert Your wishes are noted
refuse anna You have been selected
mail gerda
  SIGNON Msea word-m
  SET AUTO START
expect anna You have been selected as Austria, Germany and Turkey

# A master beside the first; nobody who plays.
mail otto
  OBSERVE sea word-o
mail gerda
  SIGNON Msea word-m
  PROMOTE ann
expect gerda > PROMOTE ann !! Anna plays in game sea, and whoever plays cannot lead it.
mail gerda
  SIGNON Msea word-m
  PROMOTE nobody
expect gerda > PROMOTE nobody !! Nobody in this game is nobody.
mail gerda
  SIGNON Msea word-m
  PROMOTE example
expect gerda > PROMOTE example !! Several people in game sea fit example
mail gerda
  SIGNON Msea word-m
  PROMOTE gerd
expect gerda > PROMOTE gerd !! Gerda is a master of game sea already.
mail gerda
  SIGNON Msea word-m
  PROMOTE ott
expect gerda Otto is a master of game sea now, too
expect anna Game 'sea' has one master more.
mail otto
  SIGNON Msea word-o
  PAUSE
expect otto You are signed on as master of game sea.
expect anna Game 'sea' is paused. The clock stands still.
mail anna
  SIGNON Asea word-a
  PRESS TO M
  A question.
  ENDPRESS
expect gerda A question.
expect otto A question.

# Removed by any part of an address that only one person has.
mail gerda
  SIGNON Msea word-m
  EJECT example
expect gerda > EJECT example !! Several people in game sea fit example
mail gerda
  SIGNON Msea word-m
  EJECT gerda@
expect gerda > EJECT gerda@ !! A game never lacks its master
mail gerda
  SIGNON Msea word-m
  EJECT otto@ot
  EJECT bert@be
expect gerda otto@ot has been removed
expect gerda bert@be has been removed
expect anna The player of England, France and Russia has left game 'sea'.
mail otto
  SIGNON Msea word-o
refuse otto signed on
# The letters that he had as a master lead nothing any more.
reply otto
  BROADCAST
  I still lead.
  ENDPRESS
refuse anna I still lead.
mail anna
  LOG sea
expect anna The master removed the player of England, France and Russia
expect anna The master removed somebody who has no seat
expect anna The master had the game start by FORCE BEGIN
refuse anna bert
