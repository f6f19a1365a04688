# Each who leads a seat with others is reminded as he himself has set it.
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
mail dora
  REGISTER Dora
reply dora
  YES
mail gerda
  CREATE ?bids word-m bid=48h reminder=24h
mail anna
  SIGNON ?bids word-a
  SET PREFERENCE L
mail bert
  SIGNON ?bids word-b
  SET PREFERENCE R
mail anna
  SIGNON Lbids word-a
  SET PARTNER cora
reply cora
  YES
mail anna
  SIGNON Lbids word-a
  SET PARTNER dora
reply dora
  YES
mail cora
  SET REMINDERS OFF
expect cora You get no reminders.
mail dora
  SET REMINDERS 6h
expect dora you are reminded 6 hours before each deadline
clock +25h
expect anna A reminder
refuse cora A reminder
refuse dora A reminder
mail anna
  STATUS
clock +18h
expect dora A reminder
refuse anna A reminder
refuse cora A reminder
