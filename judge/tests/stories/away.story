# Absences beyond the balance go to the master, AUTO spends days on a turn that is missed, and NMR DEFAULT.
mail gerda hi
  REGISTER Gerda
reply gerda
  YES
mail anna hi
  REGISTER Anna
reply anna
  YES
mail bert hi
  REGISTER Bert
reply bert
  YES
mail gerda
  CREATE ?sea word-m strait move=72h grace=24h
  SET MAX ABSENCE 5
mail anna
  SIGNON ?sea word-a
  SET PREFERENCE N
mail bert
  SIGNON ?sea word-b
expect bert Absence: 5 days a game year for each player.
# The deadline is Thursday 5 March, 18:00.
mail anna
  SIGNON Nsea word-a
  ABSENCE next spring
  ABSENCE 4 March to 13 March
expect anna > ABSENCE next spring !! Please write ABSENCE and two dates, or one day: ABSENCE 5 March to 7 March.
expect anna That would be 10 days, from Wednesday 4 March 2026, 00:00 UTC until Friday 13 March 2026, 23:59 UTC, and you have 5 left in this game year. I have put it to the master of the game
expect gerda The player of North in game sea wants to be away from Wednesday 4 March 2026, 00:00 UTC until Friday 13 March 2026, 23:59 UTC. That is 10 days, and 5 are left to him in this game year.
refuse bert away
reply gerda
  YES
expect gerda The player is away from Wednesday 4 March 2026, 00:00 UTC
expect anna Your master has agreed that you are away
expect bert The player of North in game 'sea' is away. The deadline for Movement for Spring of 1801 is now Saturday 14 March 2026, 00:00 UTC.
# What the master grants is not taken from the balance.
mail anna
  SIGNON Nsea word-a
  ABSENCE 20 March to 24 March
  LOG sea
expect anna Days left in this game year: 0.
expect anna granted North days beyond those of the game
mail anna
  SIGNON Nsea word-a
  NO ABSENCE someday
  NO ABSENCE
  ABSENCE AUTO x
  ABSENCE AUTO 2
  NO ABSENCE AUTO
  NO ABSENCE AUTO
  SET ABSENCE AUTO 3
expect anna > NO ABSENCE someday !! I cannot read someday as a day to come. NO ABSENCE takes back all that you have told me
expect anna > ABSENCE AUTO x !! Please write ABSENCE and two dates
expect anna > ABSENCE AUTO 2 From now on a turn that you miss waits for you: it takes up to 2 days of your balance
expect anna > NO ABSENCE AUTO That is taken back
expect anna > NO ABSENCE AUTO !! You have told me of no such time ahead.
expect anna > SET ABSENCE AUTO 3 From now on a turn that you miss waits for you: it takes up to 3 days
# The deadline passes, and the grace period: three days of hers are spent, then the two that are left, then it is played.
mail bert
  SIGNON Ssea word-b
  F Qua-Nar; A Lea-Qua; A Dow-Can
mail gerda
  SIGNON Msea word-m
  SET DEADLINE +24h
clock +25h
expect anna is waiting for North
clock +24h
expect bert The player of North in game 'sea' is away. The deadline for Movement for Spring of 1801 is now Saturday 7 March 2026, 18:00 UTC.
refuse bert Movement results
clock +4d
expect bert The player of North in game 'sea' is away. The deadline
refuse bert Movement results
clock +4d
expect bert Movement results for Spring of 1801.
# Default orders stand in at the deadline already where the rule says so; who has none is waited for as long as grace lasts.
mail gerda
  SIGNON Msea word-m
  TERMINATE
mail gerda
  CREATE ?lake word-m strait move=72h grace=24h nmr=default
  NMR DEFAULT, HOLD FIRST
  SET NMR DEFAULT, DEFAULT FIRST
expect gerda > NMR DEFAULT, HOLD FIRST nmr is now default, hold first.
expect gerda Missed: at the deadline default orders take the place of those that are missing
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE N
mail bert
  SIGNON ?lake word-b
mail anna
  SIGNON Nlake word-a
  DEFAULT
  F Har-Bro
  A Hil-Cap
  A Fel H
  END
mail bert
  SIGNON Slake word-b
  F Qua-Nar; A Lea-Qua; A Dow-Can
clock +71h
refuse bert Movement results
clock +2h
expect bert Movement results for Spring of 1801.
expect bert North: Fleet Harbour -> Broad Sea.
refuse bert late
clock +73h
expect bert Diplomacy game 'lake' is waiting for
refuse anna Movement results
clock +24h
expect anna Movement results for Fall of 1801.
