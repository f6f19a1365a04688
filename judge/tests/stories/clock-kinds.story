# The clocks of a kind of turn, in the old judges' units and in ours, and what holds for all kinds.
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
  CREATE ?sea word-m strait move=clock_20:00_next_48h first=twice
expect gerda Game sea
mail gerda
  SIGNON Msea word-m
  SET MOVE CLOCK 1410 MIN 12 NEXT 71 GRACE 167 DELAY 0.5 DAYS -MTWTF-
  SET RETREAT c -1 m 0 n 23 g 71 de 0.5 da -mTWTF-
  SET BUILD 24h GRACE 12h
  SET MOVE GRACE
  SET MOVE NEXT 48h FOO 3
  SET MOVE CLOCK 25:00 NEXT 48h
  SET MOVE NEXT 0
  SET FIRST soon
  SET DECREASE 2h
  SET STRICT GRACE
  SET NO STRICT GRACE
expect gerda > SET MOVE CLOCK 1410 MIN 12 NEXT 71 GRACE 167 DELAY 0.5 DAYS -MTWTF- movement has clock 23:30, min 12h, next 71h, grace 167h, delay 30m, days -MTWTF- from the first turn on.
expect gerda > SET RETREAT c -1 m 0 n 23 g 71 de 0.5 da -mTWTF- retreats has clock none, min 0h, next 23h, grace 71h, delay 30m, days -mTWTF- from the first turn on.
expect gerda > SET BUILD 24h GRACE 12h adjustments has next 24h, grace 12h from the first turn on.
expect gerda > SET MOVE GRACE !! Nothing stands behind grace. Please write, say, MOVE CLOCK 20:00 MIN 12h NEXT 48h
expect gerda > SET MOVE NEXT 48h FOO 3 !! I cannot read 48h FOO 3. Please write movement 48h, or keys with values
expect gerda > SET MOVE CLOCK 25:00 NEXT 48h !! 25:00 is no time of day.
expect gerda > SET MOVE NEXT 0 !! 0h is too short for a turn: movement lasts 10m at least.
expect gerda > SET FIRST soon !! soon is no length for the first turn. Please write 5d, twice, or none; at least an hour.
expect gerda > SET DECREASE 2h !! I cannot read 2h. Please write 2h_to_24h
expect gerda > SET STRICT GRACE Late orders are waited for on every day
expect gerda > SET NO STRICT GRACE Late orders are waited for until a day on which deadlines may fall.
mail anna
  SIGNON ?sea word-a
  SET PREFERENCE N
mail bert
  SIGNON ?sea word-b
  SET PREFERENCE S
# Monday 18:00, twice 71 hours later is Sunday 16:00; Monday at 23:30 is the first moment that the clocks allow.
expect anna Monday 9 March 2026, 23:30 UTC
expect anna Turns: adjustments 24 hours (grace 12 hours), movement 71 hours (hour 23:30, days Monday, Tuesday, Wednesday, Thursday and Friday, grace 167 hours, at least 12 hours and delay 30 minutes), retreats 23 hours (no hour, days Monday (from noon), Tuesday, Wednesday, Thursday and Friday, grace 71 hours and delay 30 minutes).
expect anna Also: the first turn lasts twice as long.
# MIN: whatever is in, nothing is played in the first twelve hours.
mail anna
  SIGNON Nsea word-a
  F Har-Bro; A Hil-Cape; A Fell-Mouth
mail bert
  SIGNON Ssea word-b
  F Qua-Nar; A Lea-Qua; A Dow-Can
expect bert Everybody's orders are in. The turn is played Tuesday 3 March 2026, 06:00 UTC
clock +11h
refuse bert Movement results
clock +1h
expect bert Movement results for Spring of 1801.
# The next deadline is not before the one that is past: 71 hours would be Friday.
expect bert Monday 9 March 2026, 23:30 UTC
# A word for all kinds takes the place of what single ones had.
mail gerda
  SIGNON Msea word-m
  SET GRACE 30h
expect bert Grace: 30 hours.
refuse bert grace 167 hours
