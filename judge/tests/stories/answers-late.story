# The letters that ask for orders take orders, votes, press and questions by Reply: the start, a reminder, a late one, results.
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
mail cora
  REGISTER
  Name: Cora
  END
reply cora
  YES
mail cora
  CREATE ?lake word-m strait move=72h grace=24h reminder=12h
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE N
mail bert
  SIGNON ?lake word-b
  SET PREFERENCE S
expect anna You have been selected as North
reply anna
  F Har H
  DRAW
  PRESS TO S
  A draw at the start?
  ENDPRESS
  DEADLINE
expect anna North: Fleet Harbour HOLD.
expect anna > DRAW
expect bert A draw at the start?
refuse anna I found no command
refuse anna !!
# A reminder.
clock +61h
expect anna A reminder for North
reply anna
  A Hill H
  NO DRAW
  DEADLINE
expect anna North: Army Hill HOLD.
expect anna > NO DRAW
refuse anna !!
# The deadline is over.
clock +12h
expect anna late
reply anna
  PRESS TO S
  I am late.
  ENDPRESS
  DRAW
  A Fell H
expect bert I am late.
expect anna All orders are in.
expect anna > DRAW
refuse anna !!
reply bert
  F Quay H
  A Lea H
  A Down H
expect bert Movement results for Spring of 1801.
# The results.
reply bert
  PRESS TO N
  Thank you.
  ENDPRESS
  F Quay H
  SUMMARY
expect anna Thank you.
expect bert South: Fleet Quay HOLD.
refuse bert !!
