# Dates that a master sets for the open turn, and turns that he plays by hand.
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
mail gerda
  SIGNON Msea word-m
  SET GRACE 10 Mar 20:00
  SET GRACE 3 Mar
  SET GRACE soon
expect gerda > SET GRACE 10 Mar 20:00 Late orders for this turn are waited for until Tuesday 10 March 2026, 20:00 UTC. Everybody in the game is told.
expect gerda > SET GRACE 3 Mar !! Tuesday 3 March 2026, 23:59 UTC is before the deadline, which is Wednesday 4 March 2026, 18:00 UTC.
expect gerda > SET GRACE soon !! soon is no length for grace.
expect anna Late orders for Movement for Spring of 1801 of game 'sea' are waited for until Tuesday 10 March 2026, 20:00 UTC.
# Nothing is played before START, and a deadline that was earlier is then.
mail gerda
  SIGNON Msea word-m
  SET START Fri 12:00
expect gerda This turn is not played before Friday 6 March 2026, 12:00 UTC; its deadline is Friday 6 March 2026, 12:00 UTC.
expect bert Movement for Spring of 1801 of game 'sea' is not played before Friday 6 March 2026, 12:00 UTC, whatever is in. The deadline is Friday 6 March 2026, 12:00 UTC.
# A deadline that is set while the game is paused holds when it goes on.
mail gerda
  SIGNON Msea word-m
  PAUSE
  SET DEADLINE 20 Mar 20:00
expect gerda When game sea goes on, the deadline is Friday 20 March 2026, 20:00 UTC
expect anna When game 'sea' goes on, the deadline is Friday 20 March 2026, 20:00 UTC.
clock +100h
mail gerda
  SIGNON Msea word-m
  RESUME
expect anna Orders for Movement for Spring of 1801 are due Friday 20 March 2026, 20:00 UTC.
# By hand: the master is asked when a turn can be played, and then daily; the clock plays nothing.
mail gerda
  SIGNON Msea word-m
  SET MANUAL PROCESS
expect gerda From now on each turn waits for your PROCESS.
expect bert Also: the master plays each turn by PROCESS.
mail anna
  SIGNON Nsea word-a
  F Har-Bro; A Hil-Cape; A Fell-Mouth
mail bert
  SIGNON Ssea word-b
  F Qua-Nar; A Lea-Qua; A Dow-Can
refuse bert Movement results
expect gerda Movement for Spring of 1801 of game 'sea' can be played, and waits for you, its master: SIGNON Msea with your password, and PROCESS.
clock +25h
refuse bert Movement results
expect gerda can be played, and waits for you
# What he alone was told stands in nobody's history.
mail bert
  HISTORY sea
expect bert Subject: CHAN:sea - S1801M Game Starting
refuse bert can be played, and waits
mail gerda
  SIGNON Msea word-m
  PROCESS
  SET AUTO PROCESS
expect bert Movement results for Spring of 1801.
expect gerda Turns are played by the clock.

# A slip in the name of a setting is told alone where no value stands behind it.
mail gerda
  SIGNON Msea word-m
  SET GRAEC
expect gerda Did you mean GRACE?
refuse gerda Nothing stands behind
