# Empires by mail: three players on the small scenario, its house rules, and lines that cannot be carried out.
mail gerda hi
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
mail nina hi
  REGISTER
  Name: Nina
  END
reply nina
  YES
mail emil hi
  REGISTER
  Name: Emil
  END
reply emil
  YES
mail sara hi
  REGISTER
  Name: Sara
  END
reply sara
  YES
mail gerda
  CREATE ?gulf word-m empires gulf weather=fine
expect gerda weather
mail gerda
  CREATE ?gulf word-m empires gulf undeclared=never
expect gerda never
mail gerda
  CREATE ?gulf word-m empires gulf last_turn=soon
expect gerda last_turn cannot be soon
mail gerda
  CREATE ?gulf word-m empires atlantis
expect gerda atlantis
mail gerda
  CREATE ?gulf word-m empires gulf players=5
expect gerda 3 players
mail gerda
  CREATE ?gulf word-m empires gulf orders=72h undeclared=void attack_price=false neutrals_build=false neutrals=judge positions_public=false last_turn=40
expect gerda Game gulf
mail nina
  SIGNON ?gulf word-n
  SET PREFERENCE N
mail emil
  SIGNON ?gulf word-e
mail sara
  SIGNON ?gulf word-s
  SET PREFERENCE S
expect nina An attack counts only if war was declared in an earlier turn.
expect nina An attack costs nothing.
expect nina Neutral states build nothing.
expect nina The judge alone leads the neutral states.
expect nina Where units stand, only their owner sees.
mail nina
  HELP EMPIRES
  HELP PRICES
  HELP BATTLE
  HELP NEUTRALS
  HELP ORDERS
mail nina
  SIGNON Ngulf word-n
  A1 X BRG
  A9 H
  I4,I5,I6,I7 H
  C1 X NFO
  A1 - EBG
  A2 X BCA
  BUILD -3
  BUILD 99999999999999999999 I NHV
  BUILD 9 H NHV
  BUILD 1 I BCA
  BUILD 2 X NHV
  ALLY NOR
  ALLY BRG
  WAR PER
  WAR EST
  ALLY EST COALITION
  ALLY SUD COALITION
  PEACE EST
  А1 D NFO
  I6 - Nor
  EST A1 H
  A1 H.
expect nina > A9 H !! Not taken: you have no A9. What you could write now: A1 H.
expect nina > C1 X NFO !! Not taken: North Forest is your own or an ally's. What you could write now: C1 - NFO
expect nina > BUILD -3 !! Not taken:
expect nina BUILD -3 !! Not taken: `-3` is no whole number from 1 on that fits here. What you could write now: BUILD 1 I NHV or BUILD 1 I NMO.
expect nina > ALLY NOR !! Not taken: that is yourself; name another power. What you could write now: ALLY EST or ALLY SUD.
expect nina `Nor` could be North Gulf, North Forest, Norhaven or North Mountains
expect nina those are units of Estmark, not yours
expect nina this looks like a quoted result
expect nina Treasury 120 pounds, expenses 0, rest 120.

# The rest of the turn by forms, then everybody waits for the clock; the results tell each his own account alone.
mail nina
  SIGNON Ngulf word-n
  CANCEL BUILD 9 H NHV
  CANCEL WAR PRL
  ALLY SUD SECRET
  B1 - GUN
reply nina
  ORDERS AS SHOWN
mail sara
  SIGNON Sgulf word-s
  ALLY NOR
  WAR MRC
  BUILD 2 I SCT
reply sara
  ORDERS AS SHOWN
reply emil
  ORDERS AS SHOWN
clock +72h
expect nina Your account and your news (Norland)
expect nina Norland and Sudria have secretly signed an alliance.
expect sara Sudria has declared war on Marchia.
expect sara Built in Sudria City: I7 and I8
refuse emil secretly
refuse emil Built in Sudria City
refuse emil Your account and your news (Sudria)
