# Nobody puts a deadline into the time of somebody who is away: it goes on to the first moment that is free.
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
mail gerda
  CREATE ?sea word-m strait move=48h grace=24h extensions=3 attendance=secret
  SET MAX ABSENCE 5
mail anna
  SIGNON ?sea word-a
  SET PREFERENCE N
mail bert
  SIGNON ?sea word-b
mail anna
  SIGNON Nsea word-a
  ABSENCE 5 March to 6 March
expect anna No deadline that waits for you falls into that time

# The deadline was Wednesday, and a day later Anna is away.
mail bert
  SIGNON Ssea word-b
  EXTEND 24h
expect bert The deadline is now Saturday 7 March 2026, 00:00 UTC. You have 2 extensions left.
expect anna the deadline for Movement for Spring of 1801 is now Saturday 7 March 2026, 00:00 UTC.

mail anna
  SIGNON Nsea word-a
  ABSENCE 8 March
mail bert
  SIGNON Ssea word-b
  PROPOSE EXTEND 24h
expect anna Monday 9 March 2026, 00:00 UTC

# What the master names stays, and he is told that somebody is away then, but not who. Late orders are waited for until he is back.
mail gerda
  SIGNON Msea word-m
  SET DEADLINE 5 March 12:00
expect gerda The deadline is Thursday 5 March 2026, 12:00 UTC now. Everybody in the game is told. Somebody whose orders it waits for is away then
refuse gerda The player of North
mail gerda
  SIGNON Msea word-m
  SET DEADLINE 4 March 20:00
refuse gerda is away then
mail anna
  SIGNON Nsea word-a
  DEADLINE
expect anna late ones are taken until Saturday 7 March 2026, 00:00 UTC

# A day's pause would put it there as well.
mail gerda
  SIGNON Msea word-m
  PAUSE
clock +24h
mail gerda
  SIGNON Msea word-m
  RESUME
expect anna Orders for Movement for Spring of 1801 are due Saturday 7 March 2026, 00:00 UTC.
