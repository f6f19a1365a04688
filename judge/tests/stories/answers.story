# Whatever letter of a game is answered: orders, press and questions need no password and no game's name.
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
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
mail gerda
  CREATE ?lake word-m strait move=72h grace=24h reminder=12h
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE N
mail bert
  SIGNON ?lake word-b
  SET PREFERENCE S
# A notice.
mail gerda
  SIGNON Mlake word-m
  SET DEADLINE +80h
expect anna new deadline
reply anna
  F Har H
expect anna North: Fleet Harbour HOLD.
refuse anna I found no command
# A receipt, and an answer to that.
reply anna
  A Hill H
expect anna North: Army Hill HOLD.
# A question, and an answer to what was told.
reply anna
  WHOGAME
expect anna The answer is below.
reply anna
  A Fell H
expect anna All orders are in.
# Press.
reply bert
  PRESS TO N
  Shall we?
  ENDPRESS
expect anna Shall we?
reply anna
  A Fell - Mou
expect anna Army Fell -> Mouth.
refuse bert Mouth
# The master speaks by answering a letter that tells him of somebody else's.
reply bert
  BROADCAST
  To all.
  ENDPRESS
expect gerda To all.
reply gerda
  PRESS TO N
  Welcome, North.
  ENDPRESS
expect anna Message from Master to North
# He leads by his password alone.
reply gerda
  PAUSE
expect gerda An answer to a letter gives orders.
# Results that ask for nothing, and the end of the game.
reply anna
  ORDERS AS SHOWN
reply bert
  F Quay H
  A Lea H
  A Down H
expect bert Movement results for Spring of 1801.
expect anna Movement results for Spring of 1801.
# A letter of a turn that is over: its orders are refused, and the form that holds now comes with the answer.
reply anna
  A Hill H
expect anna North: Army Hill HOLD.
mail gerda
  SIGNON Mlake word-m
  TERMINATE
expect anna terminated
reply anna
  BROADCAST
  Well played!
  ENDPRESS
expect anna Broadcast message sent: | Broadcast message from North
expect bert Well played!
reply anna
  A Hill H
expect anna Game lake is over.
