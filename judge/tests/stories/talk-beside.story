# An answer to press that sets something, too, loses none of its words.
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
mail gerda
  CREATE ?lake word-m strait move=72h
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE N
mail bert
  SIGNON ?lake word-b
  SET PREFERENCE S
mail bert
  SIGNON Slake word-b
  PRESS TO N
  Shall we?
  ENDPRESS
# Several settings on a line are one line of the mail.
reply anna
  SET MAP NONE, CALENDAR OFF
  We shall, gladly.

  Yours, North
expect anna | We shall, gladly.
expect anna | Yours, North
refuse anna | SET
reply anna
  SEND NOW
expect bert We shall, gladly.
expect bert Yours, North
refuse bert CALENDAR
# What people say of telephones and addresses is no line of a program.
reply bert
  The outlook for us is good.
  Write to me at bert@mail.ru, too.
  Sent from my iPhone
expect bert | The outlook for us is good.
expect bert | Write to me at bert@mail.ru, too.
clock +11m
expect anna The outlook for us is good.
expect anna Write to me at bert@mail.ru, too.
refuse anna iPhone
# What stands below a rule goes to nobody, and is given back; a name is a signature.
mail bert
  SIGNON Slake word-b
  PRESS TO N
  Your plan?
  ENDPRESS
reply anna
  My plan is this:
  ---
  You take the harbour in the spring, and I come by sea.
  In the autumn we go on together.
expect anna | My plan is this:
expect anna !! A line such as --- ends a mail for me
expect anna You take the harbour in the spring, and I come by sea.
reply anna
  UNSEND
mail bert
  SIGNON Slake word-b
  PRESS TO N
  And now?
  ENDPRESS
reply anna
  Nothing.
  --
  Anna Petrova of the long and winding road by the sea
refuse anna ends a mail for me
