# Words of the old judges that masters and players write from habit: each does here what it did there, or says why not.
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
mail olga hi
  REGISTER
  Name: Olga
  END
reply olga
  YES
mail gerda
  CREATE ?duel word-m players=2 move=48h
  CREATE ?lake word-m atlantis
expect gerda There is no board atlantis here, and no option of that name. Boards are standard,
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A

# Absences by each of their words; one that begins at an hour and has no end lasts a day from then.
mail anna
  SIGNON Eduel word-a
  SET HOLIDAYS 20 Mar to 22 Mar
  SET VACATIONS 25 March
  SET NO HOLIDAYS 20 March
  ABSENCE 27 March 20:00
expect anna > SET HOLIDAYS 20 Mar to 22 Mar You are away from Friday 20 March 2026, 00:00 UTC until Sunday 22 March 2026, 23:59 UTC.
expect anna > SET VACATIONS 25 March You are away from
expect anna > SET NO HOLIDAYS 20 March That is taken back
expect anna > ABSENCE 27 March 20:00 You are away from Friday 27 March 2026, 20:00 UTC until Saturday 28 March 2026, 20:00 UTC.
mail gerda
  SIGNON Mduel word-m
  SET DECREASE 2h to 24h
  SET NO DECREASE
  SET NO FIRST
  SET MANUAL PROC
  SET NO MANUAL PROCESS
  SET STRICT GRACE ON
  SET STRICT GRACE OFF
  SET STRICT CONVOY
  SET DENY olga@olga.example
  SET ALLOW olga@olga.example
  SET NO MOOD
expect gerda > SET NO DECREASE decrease is off from the next turn on.
expect gerda > SET NO FIRST !! The rules of a game can be changed only before it starts.
expect gerda > SET MANUAL PROC From now on each turn waits for your PROCESS.
expect gerda > SET NO MANUAL PROCESS Turns are played by the clock.
expect gerda > SET STRICT GRACE ON Late orders are waited for on every day
expect gerda > SET STRICT GRACE OFF Late orders are waited for until a day
expect gerda > SET STRICT CONVOY !! This is a rule of variants that I do not play.
expect gerda > SET DENY olga@olga.example olga@olga.example may not come into game duel
expect gerda > SET ALLOW olga@olga.example olga@olga.example may come into game duel
expect gerda > SET NO MOOD !! I do not know the setting no.

# Who plays and who looks on; a history up to tomorrow ends today, not a year ago.
mail bert
  OBSERVE duel word-o
mail bert
  WHOGAME duel FULL
  HISTORY duel FROM 2 March TO 3 March LINES 12
  HISTORY duel UNTIL 3 March
  HISTORY duel FROM 20 February
expect bert > WHOGAME duel FULL The answer is below.
expect bert > HISTORY duel FROM 2 March TO 3 March LINES 12 The answer is below.
expect bert Until Tuesday 3 March 2026, 23:59 UTC.
expect bert From Friday 20 February 2026, 00:00 UTC on.
refuse bert 2025

# CHECK above the line that signs on: nothing below it is kept.
mail anna
  CHECK
  SIGNON Eduel word-a
  A Par - Bur
expect anna > CHECK
refuse anna !!
mail anna
  SIGNON Eduel word-a
expect anna (none yet)
# Words behind it do not turn what is below into orders.
mail anna
  SIGNON Eduel word-a
  CHECK orders
  A Par - Bur
expect anna > CHECK orders !! Please write CHECK alone on its line.
mail anna
  SIGNON Eduel word-a
expect anna (none yet)
# What was set stands below the line that says so.
mail bert
  HISTORY duel
expect bert have been changed: Turns: adjustments 24 hours, movement 48 hours, retreats 24 hours.
# No line of LIST is wider than letters are.
mail bert
  LIST duel
expect bert Game 'duel' (S1914M) has a deadline of Wednesday 4 March 2026, 18:00
