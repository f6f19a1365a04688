# A word for the clocks of several kinds of turn at once.
mail anna hi
  REGISTER
  Name: Anna
  END
mail anna re
  YES {token}
# A word for one of them counts, wherever it stands.
mail anna
  CREATE ?hands word-m cards play=6h timed=12h
  LIST hands
expect anna play 6 hours, talk 12 hours
mail anna
  SIGNON Mhands word-m
  SET TIMED 20h
expect anna timed (talk, play) is 20h from the first turn on.
mail anna
  SIGNON Mhands word-m
  SET TIMED NEXT 18h CLOCK 20:00
expect anna timed (talk, play) has next 18h, clock 20:00 from the first turn on.
mail anna
  SIGNON Mhands word-m
  SET TIMED 1m
expect anna timed
mail anna
  SIGNON Mhands word-m
  SET TIMED soon
expect anna soon is no length of time
mail anna
  SIGNON Mhands word-m
  SET TIMD 12h
expect anna Did you mean TIMED?
mail anna
  LIST hands
expect anna play 18 hours (hour 20:00), talk 18 hours (hour 20:00)
# Turns of minutes are asked for once, for all of them.
mail anna
  CREATE ?minutes word-m cards timed=30m talk=10h
expect anna 30m is less than an hour
mail anna re
  YES {token}
expect anna play is 30m
mail anna
  LIST minutes
expect anna play 30 minutes
expect anna talk 10 hours
mail anna
  SIGNON Mhands word-m
  HELP SET
expect anna SET TIMED 24h
