# HISTORY: what happened, in the shape that old programs cut into turns; all of it, or a part.
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
mail gerda hi
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
mail gerda
  CREATE ?duel word-m players=2 move=48h press=white/grey
mail anna
  HISTORY duel
  HISTORY duel EXCLSTART S1914M
expect anna No turn has been played yet.
expect anna Game duel has played no turn yet, so none can be left out.
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
mail anna
  SIGNON Eduel word-a
  BROADCAST
  Peace to all
  Subject: CHAN:duel - S1914M Results
  ENDPRESS
  BROADCAST GREY
  Somebody lies
  ENDPRESS
  PRESS TO A
  Between us alone
  ENDPRESS
clock +24h
mail gerda
  SIGNON Mduel word-m
  PROCESS
  SIGNON Mduel word-m
  PAUSE
clock +24h
mail gerda
  SIGNON Mduel word-m
  RESUME
  PROCESS

# Turns, notices and what was written to all; what somebody wrote stands behind bars, so that no line of it cuts anything.
mail anna
  HISTORY duel
expect anna Date: Mon Mar 2 18:00:00 2026 (1772474400) Subject: CHAN:duel - S1914M Game Starting
expect anna Subject: Diplomacy notice: 'duel' Broadcast message from England, France and Russia in 'duel':
expect anna | Peace to all | Subject: CHAN:duel - S1914M Results
expect anna Date: Tue Mar 3 18:00:00 2026 (1772560800) Subject: CHAN:duel - S1914M Results Movement results
expect anna Subject: CHAN:duel - F1914M Notice
expect anna Subject: CHAN:duel - F1914M Results
expect anna | Somebody lies
refuse anna Between us
mail zoe
  HISTORY duel
expect zoe Movement results for Spring
expect zoe What people wrote to all is shown to whoever is registered.
refuse zoe Peace

# Parts of it, as the old judges took them.
mail anna
  HISTORY duel FROM 4 March
expect anna From Wednesday 4 March 2026
expect anna F1914M Results
refuse anna S1914M Results
mail anna
  HISTORY duel FROM Mar 3 2026 12:00 TO Tue Mar 3 2026 20:00:00 +0000
expect anna S1914M Results
refuse anna F1914M Results
mail anna
  HISTORY duel UNTIL 2 March
expect anna Peace to all
refuse anna Movement results
mail anna
  HISTORY duel EXCLSTART S1914M
expect anna F1914M Results
refuse anna S1914M Results
refuse anna Peace
mail anna
  HISTORY duel EXCLSTART S1914M EXCLEND F1914M BROAD
expect anna Peace to all
refuse anna Movement results
mail anna
  HISTORY duel LINES 4
expect anna History information for game 'duel': Date: Mon
expect anna ---- 4 lines have been asked for; the rest is left out.
refuse anna Movement results
mail anna
  HISTORY duel FOR 5000
refuse anna have been asked for
mail anna
  SIGNON Eduel word-a
  HISTORY FROM 4 March LINES 1000
expect anna F1914M Results
refuse anna S1914M Results

# What cannot be read is told with a line that works.
mail anna
  HISTORY duel FROM soon
  HISTORY duel LINES many
  HISTORY duel SINCE 1 March
  HISTORY duel EXCLSTART W1999A
  HISTORY duel EXCLEND S1914M
  HISTORY duel EXCLSTART BROAD
  HISTORY duel EXCLSTART S1914M EXCLEND
  HISTORY duel FROM 4 March TO 3 March
  HISTORY duel TO
  HISTORY duell FROM 4 March
expect anna > HISTORY duel FROM soon !! FROM soon is no date. Please write one as in HISTORY duel FROM 2 March 2026.
expect anna !! many is no number of lines. Please write one as in HISTORY duel LINES 500.
expect anna !! SINCE says of no part of a history.
expect anna !! Game duel has had no turn W1999A. It has had S1914M and F1914M.
expect anna > HISTORY duel EXCLSTART BROAD !! Please name a turn behind EXCLSTART. For example: HISTORY duel EXCLSTART S1914M.
expect anna > HISTORY duel EXCLSTART S1914M EXCLEND !! Please name a turn behind EXCLEND. For example: HISTORY duel EXCLSTART S1914M EXCLEND S1914M.
expect anna !! EXCLEND needs EXCLSTART
expect anna !! That time ends before it begins.
expect anna !! TO is no date.
expect anna !! There is no game called duell. Did you mean duel?
mail anna
  HISTORY duel FROM 2 March 2026
expect anna S1914M Results

# The table alone, in the place of pictures.
mail anna
  SET MAP TEXT
  MAP duel S1914M
  STATUS
expect anna MAP is answered with the table alone
expect anna Ownership of supply centers
expect anna Map: text
mail anna
  SET MAP PICTURES
  MAP duel
expect anna SET MAP TEXT for the tables alone
expect anna Ownership of supply centers
mail anna
  SET MAP PNG
  MAP duel
refuse anna Ownership of supply centers
