# Reminders at the times that a player has chosen, as long as he lacks orders.
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
  SET REMINDERS 30h, 6h 1h
expect anna As long as orders of yours are missing, you are reminded 30 hours, 6 hours and 1 hour before each deadline.
mail bert
  SIGNON ?sea word-b
  SET PREFERENCE S
mail bert
  SET REMINDERS never
  SET REMINDER 2m
  STATUS
expect bert > SET REMINDERS never !! I cannot read never as times before a deadline. Please write up to six, from 5m to 14d, as in 24h 6h 1h
expect bert > SET REMINDER 2m !! I cannot read 2m
expect bert Reminders:
# Due Wednesday 18:00: Anna's first one at noon on Tuesday, Bert's, as the game has it, at 18:00.
clock +18h
expect anna A reminder for North in game 'sea'
refuse bert A reminder for
mail anna
  VERSION
clock +6h
refuse anna A reminder for
expect bert A reminder for South in game 'sea'
# They survive SET NOTICES OFF.
mail anna
  SET NOTICES OFF
expect anna nor reminders but those that you ask for by SET REMINDERS
clock +18h
expect anna A reminder for North
# What ends them is named, and not what she has written already.
expect anna To get no more reminders, answer this letter with SET REMINDERS OFF.
refuse anna SET NOTICES OFF
# Who lacks nothing is not reminded, also where somebody else is at the same moment; off is off.
mail bert
  SET REMINDERS 2h
mail anna
  SET REMINDERS 2h 1h
  SIGNON Nsea word-a
  F Har-Bro; A Hil-Cape; A Fell-Mouth
clock +4h
refuse anna A reminder for
expect bert A reminder for South
mail bert
  SET REMINDERS OFF
expect bert You get no reminders.
clock +1h
refuse anna A reminder for
refuse bert A reminder for
mail bert
  SIGNON Ssea word-b
  F Qua-Nar; A Lea-Qua; A Dow-Can
expect bert Movement results for Spring of 1801.
mail anna
  SET REMINDERS
  SET REMINDERS game
  STATUS
expect anna You are reminded as each game's master has set it.
