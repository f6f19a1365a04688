# Quiet hours of whoever has no zone of his own are those that he has been told, in every game.
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
  CREATE ?duel word-m players=2 move=48h hour=none zone=America/New_York
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
# It is 18:00 in UTC, and 13:00 there.
mail anna
  SET QUIET 17-20
expect anna Between 17:00 and 20:00 (UTC)
mail bert
  SIGNON Aduel word-b
  PRESS TO E
  This can wait.
  ENDPRESS
refuse anna This can wait.
clock +3h
expect anna This can wait.
mail anna
  SET TIMEZONE America/New_York
mail bert
  SIGNON Aduel word-b
  PRESS TO E
  This can wait, too.
  ENDPRESS
expect anna This can wait, too.
