# Settings of people and of games: slips, values that make no sense, what comes too late, who may set what.
mail anna hi
  REGISTER
  Name: Anna
  END
mail anna re
  YES {token}
expect anna Welcome, Anna
mail bert hi
  REGISTER
  Name: Bert
  END
mail bert re
  YES {token}
expect bert Welcome, Bert

# What nobody knows, or what makes no sense, opens no game.
mail anna Game
  CREATE ?sea word-m strait movve=48h
expect anna I do not know the option movve=48h. Did you mean move=48h?
mail anna Game
  CREATE ?sea word-m strait prest=2000
expect anna I do not know the option prest=2000. Did you mean press=grey/white or preset=default?
mail anna Game
  CREATE ?sea word-m strait 4.A.9=b
expect anna I do not know the option 4.a.9=b. Did you mean 4.A.1=b, 4.A.2=szykman or 4.A.3=2025?
mail anna Game
  CREATE ?sea word-m strait talk=48h
expect anna I do not know the option talk=48h. Such a word is, say, grace=12h. Send HELP CREATE to see them.
mail anna Game
  CREATE ?sea word-m strait language=ru
expect anna I do not know the option language=ru. Such a word is, say, grace=12h. Send HELP CREATE
mail anna Game
  CREATE ?sea word-m strait hour=25:00
expect anna 25:00 is no time of day.
mail anna Game
  CREATE ?sea word-m strait build=soon
expect anna soon is no length of time.
mail anna Game
  CREATE ?sea word-m strait preset=1914
expect anna preset has no option `1914`; there are default, 1971, 1982, 2000,
mail anna Game
  CREATE ?sea word-m strait players=many
expect anna many is no number of players.
mail anna
  LIST
expect anna There is no game yet.

mail anna Game
  CREATE ?sea word-m strait moves=48h retr=12h build=6h clock=20:00 zone=europe/sofia 4.a.2=1982
expect anna Game sea (Strait, 2 players) is open
mail anna
  LIST sea
expect anna Turns: adjustments 6 hours, movement 48 hours, retreats 12 hours.
expect anna Grace: 24 hours.
expect anna Reminder: 24 hours.
expect anna Hour: 20:00 (Europe/Sofia), every day.
expect anna Rules: choice 4.A.2 of the Diplomacy Adjudicator Test Cases: 1982.

# The master's settings; everybody hears of clocks.
mail bert
  SIGNON ?sea word-b
mail anna
  SIGNON Msea word-m
  SET HUOUR 21:00
  Отсрочка опоздавшим 5h
  SET CLOCK NONE
  SET DAYS -MTWTF-
  SET REMINDER 6h
  SET RETREATS 1d
  SET PLAYERS 2
  SET PRESET Source
  SET HOUR
expect anna I do not know the setting huour. Did you mean HOUR?
expect anna clock is NONE from the first turn on.
expect anna players is 2. The rules stand still once the game starts.
expect anna preset is source.
expect anna Nothing stands behind SET HOUR. Please write, say, SET HOUR 20:00.
expect bert Turns: adjustments 6 hours, movement 48 hours, retreats 24 hours.
expect bert Grace: 5 hours.
expect bert Reminder: 6 hours.
expect bert Hour: any (Europe/Sofia), Monday, Tuesday, Wednesday, Thursday and Friday.

# How letters come to a person, in a game or in none.
mail bert
  SET LANGAUGE ru
  SET HOUR 20:00
  SIGNON ?sea word-b
  SET TIMEZONE asia/tokyo
  STATUS
expect bert I do not know the setting langauge. Did you mean LANGUAGE?
expect bert Dates in letters to you are in Asia/Tokyo from now on.
expect bert This needs a line above it
expect bert Time zone: Asia/Tokyo
mail bert
  SIGNON ?sea word-b
  SET GRACE 5h
  SET PRESETT 2000
  SET PREFRENCE N
  SET TIMEZONE game
  STATUS
expect bert Only the master
expect bert I do not know the setting presett. Send HELP SET
expect bert I do not know the setting prefrence. Did you mean PREFERENCE?
expect bert Dates in letters to you are in the zone of each game from now on.
expect bert Time zone: that of each game
mail bert
  HELP SET
expect bert | SET LANGUAGE ru the language of letters to you
expect bert | SET MOVE 72h how long movements last
expect bert | SET RETREAT 24h how long retreats last
expect bert | SET REMINDER 6h how long before the deadline I remind of missing orders
expect bert | SET PRESET default house rules of an edition of the rulebook, or of another adjudicator: default, 1971,
expect bert SET PLAYERS
mail bert
  HELP CREATE
expect bert | players=5
expect bert | move=72h how long movements last
