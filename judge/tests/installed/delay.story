# Complete orders lie for half an hour, so that whoever sent the last ones can correct them.
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
  CREATE ?sea word-m strait move=48h
mail anna
  SIGNON ?sea word-a
  SET PREFERENCE N
mail bert
  SIGNON ?sea word-b
  SET PREFERENCE S
expect anna Also: complete orders are played 30 minutes after the last of them, so that they can be corrected.
expect anna Wednesday 4 March 2026, 18:00 UTC
mail anna
  SIGNON Nsea word-a
  F Har-Bro; A Hil-Cape; A Fell-Mouth
refuse anna Everybody's orders are in
clock +1h
mail bert
  SIGNON Ssea word-b
  F Qua-Nar; A Lea-Qua; A Dow-Can
expect bert Everybody's orders are in. The turn is played Monday 2 March 2026, 19:30 UTC, unless somebody changes his orders.
refuse anna Movement results
# A correction has the half hour begin anew; the same orders again do not, nor does a question.
clock +20m
mail bert
  SIGNON Ssea word-b
  A Dow H
expect bert The turn is played Monday 2 March 2026, 19:50 UTC
clock +10m
refuse bert Movement results
mail anna
  SIGNON Nsea word-a
  F Har-Bro
  LIST sea
expect anna The turn is played Monday 2 March 2026, 19:50 UTC
# Whoever takes his orders back has the turn wait for them.
mail anna
  SIGNON Nsea word-a
  SET WAIT
refuse anna Everybody's orders are in
clock +2h
refuse bert Movement results
mail anna
  SIGNON Nsea word-a
  SET NOWAIT
expect anna The turn is played Monday 2 March 2026, 22:00 UTC
clock +29m
refuse bert Movement results
clock +1m
expect bert Movement results for Spring of 1801.
expect bert South: Army Down HOLD.
# The master plays at once; and what is set for a kind of turn, or for all, holds from the next turn on.
mail gerda
  SIGNON Msea word-m
  SET DELAY 2h
  SET BUILD DELAY 0
  SET DELAY 3 days
expect gerda > SET DELAY 2h delay is 2h from the next turn on.
expect gerda > SET BUILD DELAY 0 adjustments has delay 0h from the next turn on.
expect gerda > SET DELAY 3 days !! 3 days is no length for DELAY. Please write 0 for none, or up to 24h, as in 30m.
expect anna Also: complete orders are played 2 hours after the last of them, so that they can be corrected.
expect anna Turns: adjustments 24 hours (delay none), movement 48 hours, retreats 24 hours.
mail gerda
  SIGNON Msea word-m
  PROCESS
expect anna Movement results for Fall of 1801.
