# What players and masters of the old judges write and had no good answer for: each is told the line that would work now.
mail gerda
  REGISTER Gerda
reply gerda
  YES
mail anna
  REGISTER Anna
reply anna
  YES
mail bert
  REGISTER Bert
reply bert
  YES
mail cora
  REGISTER Cora
reply cora
  YES
mail gerda
  CREATE ?duel word-m players=2 move=48h retreat=24h delay=0
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
# What only a master does a player can put to all, each at its time; the line that is shown works.
mail anna
  SIGNON Eduel word-a
  PAUSE
  SET DEADLINE 20 Mar 20:00
  TERMINATE
  EJECT A
expect anna > PAUSE !! Only the master of the game can do this. PROPOSE PAUSE puts that to all players of game duel; PRESS TO M,
expect anna > SET DEADLINE 20 Mar 20:00 !! Only the master of the game can do this. PROPOSE EXTEND 24h puts that
expect anna > TERMINATE !! Only the master of the game can do this. PROPOSE CANCEL puts that
expect anna > EJECT A !! Only the master of the game can do this. You are signed on to game duel as a player: PRESS TO M,
mail anna
  SIGNON Eduel word-a
  PROPOSE PAUSE
mail bert
  SIGNON Aduel word-b
  AGREE
expect anna paused
mail anna
  SIGNON Eduel word-a
  RESUME
expect anna > RESUME !! Only the master of the game can do this. PROPOSE RESUME puts that to all
mail anna
  SIGNON Eduel word-a
  PROPOSE RESUME
mail bert
  SIGNON Aduel word-b
  AGREE
expect anna goes on
# A date that names another weekday is told so, one that is past or turned round is shown how it is written.
mail anna
  SIGNON Eduel word-a
  ABSENCE from Mon 3 Mar to Tue 4 Mar
  ABSENCE from Sat 7 Mar to Mon 8 Mar
  ABSENCE 20 Mar to 10 Mar
  ABSENCE soon
  NO ABSENCE Fri 3 Mar
expect anna > ABSENCE from Mon 3 Mar to Tue 4 Mar !! Tue 4 Mar names a weekday that the day is not: it is Wednesday 4 March 2026, 23:59 UTC.
expect anna > ABSENCE from Sat 7 Mar to Mon 8 Mar !! Mon 8 Mar names a weekday that the day is not: it is Sunday 8 March 2026
expect anna > ABSENCE 20 Mar to 10 Mar !! That time ends Tuesday 10 March 2026, 23:59 UTC, before it begins or before now. For example: ABSENCE 5 March to 7 March.
expect anna > NO ABSENCE Fri 3 Mar !! Fri 3 Mar names a weekday that the day is not: it is Tuesday 3 March 2026
mail anna
  SIGNON Eduel word-a
  SET LANGUAGE ru
  ABSENCE Mon 3 Mar
  SET LANGUAGE en
expect anna > ABSENCE Mon 3 Mar !! В Mon 3 Mar назван не тот день недели
mail anna
  SIGNON Eduel word-a
  ABSENCE 5 March to 7 March
expect anna You are away from Thursday 5 March 2026, 00:00 UTC until Saturday 7 March 2026, 23:59 UTC.
# Whoever is away already names the day since when.
mail bert
  SIGNON Aduel word-b
  ABSENCE 1 Mar to 5 Mar
expect bert You are away from Monday 2 March 2026, 18:00 UTC until Thursday 5 March 2026, 23:59 UTC.
mail gerda
  SIGNON Mduel word-m
  SET DEADLINE Mon 10 March
  SET DEADLINE 1 March 2026
expect gerda > SET DEADLINE Mon 10 March !! Mon 10 March names a weekday that the day is not: it is Tuesday 10 March 2026, 23:59 UTC. Please leave the weekday or the day out. For example: 4 Mar 20:00.
expect gerda > SET DEADLINE 1 March 2026 !! Sunday 1 March 2026, 23:59 UTC is past. For example: 4 Mar 20:00.
# However long an absence is, its master decides.
mail anna
  SIGNON Eduel word-a
  NO ABSENCE
  ABSENCE 10 March to 30 November
expect anna > ABSENCE 10 March to 30 November That would be 266 days
expect anna I have put it to the master of the game
reply gerda
  YES
expect anna Your master has agreed that you are away
# Somebody without a place in a game has no password there, and is told how he gets in; by that line he does.
mail cora
  FORGOTTEN duel word-c
expect cora > FORGOTTEN duel ******** !! You have no place in game duel, so there is no password of yours in it. OBSERVE duel and a password of your own lets you look on.
mail cora
  OBSERVE duel word-c
expect cora You look on at game duel
mail gerda
  CREATE ?pond word-m players=2
mail cora
  FORGOTTEN pond word-c
expect cora JOIN pond joins it.
mail cora
  JOIN pond
expect cora You are in game pond
# The setting is told by the word that was written.
mail anna
  SET ZONE
  SET TIMEZONE
expect anna > SET ZONE !! Nothing stands behind SET ZONE. Please write, say, SET ZONE Europe/Sofia.
expect anna > SET TIMEZONE !! Nothing stands behind SET TIMEZONE.
# CLEAR takes all back, and whoever wants to take back one order is told how.
mail anna
  SIGNON Eduel word-a
  A Par-Bur
  CLEAR A Par
expect anna > CLEAR A Par !! CLEAR alone on its line takes back all your orders of this turn and of later ones; a single order is replaced when you send another in its place.
expect anna France: Army Paris -> Burgundy.
mail anna
  SIGNON Eduel word-a
  PHASE F1914M
  A Mar-Spa
mail anna
  SIGNON Eduel word-a
  CLEAR
expect anna Your orders for this turn are deleted, and those for later turns too.
refuse anna A MAR - SPA
# A setting that is written without SET, and could not be set now, is told why.
mail gerda
  SIGNON Mduel word-m
  VARIANT strait
expect gerda > VARIANT strait !! The rules of a game can be changed only before it starts.
# Words of CREATE as people write them: with commas and blanks, in quotes, and boards by their kind.
mail gerda
  CREATE ?rill word-m move = 2d, retreat=36h, players = 3; gunboat
expect gerda Game rill (Standard, 3 players) is open
mail gerda
  CREATE ?brook word-m variant=ring "move=2 days" grace="1 day"
expect gerda Game brook (Ring, 3 players) is open
mail gerda
  CREATE ?isle word-m variant=xyz
expect gerda There is no board xyz here; there are standard, strait, ring
mail gerda
  CREATE ?isle word-m sparkle=5
expect gerda I do not know the option sparkle=5. Such a word is, say, grace=12h.
mail gerda
  CREATE ?rill word-m
expect gerda There is a game called rill already. For example: CREATE ?balkan password.
# Builds: conditions, later turns and standing orders, and what is shown for a build that cannot be.
mail gerda
  CREATE ?yard word-m players=2 year=1901 delay=0
mail anna
  SIGNON ?yard word-a
  SET PREFERENCE E
mail bert
  SIGNON ?yard word-b
  SET PREFERENCE A
mail anna
  SIGNON Eyard word-a
  A Mar-Spa
  A Par-Bur
  F Bre-Mao
  PHASE W1901A
  IF FRANCE: BEL
  B A Par
  ELSE
  B F Bre
  ENDIF
mail gerda
  SIGNON Myard word-m
  PROCESS
mail anna
  SIGNON Eyard word-a
  F Mao-Por
  A Bur-Bel
  DEFAULT
  B A Mar
  B F Lon
mail gerda
  SIGNON Myard word-m
  PROCESS
expect anna > BUILD A PAR Builds an army in Paris.
expect anna > BUILD F BRE left out, since its branch does not count now.
mail anna
  SIGNON Eyard word-a
  CLEAR
  B A Vie
  B F Par
  R A Par
  A Par-Bur
expect anna > B A Vie !! Not taken: Vienna is not a home center of yours (for example, BUILD A BRE would be taken).
expect anna > B F Par !! Not taken: no fleet can be built in Paris, which has no coast (for example, BUILD A PAR would be taken).
expect anna > R A Par !! Not taken: there is no unit in Paris (for example, BUILD A PAR would be taken).
expect anna > A Par-Bur !! Not taken: this is no order for adjustments
mail anna
  SIGNON Eyard word-a
  BUILD A BRE
  BUILD A PAR
expect anna France: Builds an army in Brest.
expect anna France: Builds an army in Paris.
