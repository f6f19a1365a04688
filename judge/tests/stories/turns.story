# Turns are played when it is time, and what one mail causes is one letter.
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

# No turn is so short that it is over before anybody could order.
mail gerda
  CREATE ?duel word-m players=2 move=0h
expect gerda 0h is too short for a turn: movement lasts 10m at least.
mail gerda
  CREATE ?fast word-m players=2 move=30m
expect gerda Game fast (Standard, 2 players) is open
expect gerda 30m is less than an hour, and who sleeps through it loses the seat.
expect gerda You have asked me for turns of less than an hour in game fast: movement 30m.
mail gerda
  CREATE ?duel word-m players=2 move=48h zone=Europe/Sofia days=SMTWTFS
  SET MOVE 0
  SET RETREAT 4m
  SET GRACE 2m
  SET GRACE 0
  SET GRACE 24h
  SET DAYS -mTWTX-
  SET DAYS -mTWTF-
  SET DAYS SMTWTFS
  SET BUILD 30m
expect gerda > SET MOVE 0 !! 0h is too short for a turn: movement lasts 10m at least.
expect gerda > SET RETREAT 4m !! 4m is too short for a turn: retreats lasts 5m at least.
expect gerda > SET GRACE 2m !! 2m is no length for grace.
expect gerda > SET GRACE 0 grace is 0h from the first turn on.
expect gerda > SET DAYS -mTWTX- !! -mTWTX- names no weekdays.
expect gerda > SET DAYS -mTWTF- days is -mTWTF- from the first turn on.
expect gerda > SET BUILD 30m 30m is less than an hour, and who sleeps through it loses the seat. I have sent a letter to gerda@gerda.example; nothing changes before you answer it with YES.
expect gerda You have asked me for turns of less than an hour in game duel: adjustments 30m.
mail gerda
  YES {token}
expect gerda adjustments is 30m from the next turn on.

# A name without a letter, and a whole name.
mail anna
  SIGNON word-a
  LIST due
expect anna Please write SIGNON ?game password
expect anna There is no game called due. Did you mean duel?
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE
  SET PREFERENCE E
expect anna You have no wishes now.
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail anna
  SIGNON England duel word-a
  SET ABSENCE
  SET DRAW F
  SET ADDRESS
expect anna You are signed on as England, France and Russia
expect anna > SET ABSENCE !! Please write ABSENCE and two dates, or one day
expect anna > SET DRAW F !! In game duel a draw includes all survivors: write DRAW alone.
expect anna > SET ADDRESS !! I take a new address only where it is written out
mail anna
  SIGNON Eduel word-a A Lvp H
expect anna I read nothing behind the password on this line.
refuse anna I have understood all
mail olga
  Hello there
  OBSERVE duel word-o
  one
  LIST duel

# Twelve settings are one notice.
count anna 7
mail gerda
  SIGNON Mduel word-m
  SET MOVE 50h
  SET MOVE 51h
  SET RETREAT 30h
  SET GRACE 25h
  SET REMINDER 5h
  SET HOUR 20:00
  SET HOUR none
  SET DAYS -MTWTF-
  SET DAYS SMTWTFS
  SET DEADLINE +60h
expect anna The deadline for
expect anna have been changed
count anna 1
mail anna
  SIGNON Eduel word-a
  ORDERS AS SHOWN
count anna 1

# Before the deadline nobody is late.
mail gerda
  SIGNON Mduel word-m
  PROCESS F1914M
expect gerda I have played nothing: game duel is in S1914M now.
mail gerda
  SIGNON Mduel word-m
  PROCESS S1914M
expect gerda Turn S1914M has been played.
refuse bert No orders came in time
refuse anna is open
mail gerda
  SIGNON Mduel word-m
  PROCESS please do
expect gerda Please write PROCESS alone

# The coin for Italy falls though nothing is built, and all hear of it.
mail anna
  SIGNON Eduel word-a
  ORDERS AS SHOWN
mail bert
  SIGNON Aduel word-b
  ORDERS AS SHOWN
expect anna Played: Movement for Fall of 1914.
expect anna The coin for Italy has been tossed
expect bert The coin for Italy has been tossed
mail olga
  LIST duel
expect olga The coin for Italy has been tossed

# A deadline that has passed opens seats, all in one letter.
count anna 3
clock +150h
expect olga No orders came in time for England, France, Russia
expect olga Nobody is left to play game 'duel'.
expect olga these seats are open for take-over

# The foot of a letter says what works.
expect olga answer it with SET NOTICES OFF.
expect anna answer it with SET NOTICES OFF.
mail olga
  OBSERVE duel word-o
  SET NOTICES OFF
expect olga You get no more notices of other players
reply anna
  SET NOTICES OFF
expect anna You get no more notices of other players

# Nothing is said of the deadlines of games that stand still.
mail anna
  SIGNON Eduel word-a
expect anna Game 'duel' is paused
refuse anna The deadline is
mail gerda
  SIGNON Mduel word-m
  TERMINATE
mail anna
  SIGNON Eduel word-a
refuse anna The deadline is
refuse anna Still without an order
