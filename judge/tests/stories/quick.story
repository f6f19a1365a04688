# A game of minutes: what its master is told of the judge's mailbox, and what lasts for hours elsewhere.
mail gerda
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
mail anna
  REGISTER
  Name: Anna
  END
reply anna
  YES
mail bert
  REGISTER
  Name: Bert
  END
reply bert
  YES
mail gerda
  CREATE ?blitz word-m players=2 move=6m
expect gerda 6m is too short for a turn: movement lasts 10m at least.
# All kinds of turn that are asked for are one question.
mail gerda
  CREATE ?blitz word-m players=2 move=30m retreat=10m build=10m delay=10m hour=none
expect gerda Game blitz (Standard, 2 players) is open
expect gerda are less than an hour, and who sleeps through it loses the seat.
expect gerda I look for mail every minute
expect gerda You have asked me for turns of less than an hour in game blitz: adjustments 10m, movement 30m, retreats 10m.
mail gerda
  YES {token}
expect gerda movement is 30m from the next turn on.
expect gerda in movement late orders are waited for 30 minutes, and complete orders lie 3 minutes.
mail gerda
  LIST blitz
expect gerda movement 30 minutes
expect gerda grace 30 minutes and delay 3
mail gerda
  LOG blitz
expect gerda movement 30m
# What the master chooses stays.
mail gerda
  SIGNON Mblitz word-m
  SET MOVE GRACE 10m
mail anna
  SIGNON ?blitz word-a
  SET PREFERENCE E
mail bert
  SIGNON ?blitz word-b
  SET PREFERENCE A
  SET REMINDERS 24h 6h
expect anna orders due
# A third of the turn is left when whoever is missing is reminded; nobody waits for a day after the deadline.
clock +19m
refuse anna A reminder
clock +2m
expect anna A reminder for England
mail anna
  SIGNON Eblitz word-a
  ORDERS AS SHOWN
mail bert
  SIGNON Ablitz word-b
  EXTEND 2m
expect bert Please write EXTEND and a time from 5m to 7d: EXTEND 10m.
clock +11m
expect bert waits
clock +11m
expect anna Played: Movement for Spring of 1914
mail gerda
  SIGNON Mblitz word-m
  SET MOVE 48h
  LIST blitz
expect gerda > SET MOVE 48h movement is 48h from the next turn on.
expect gerda 48 hours
