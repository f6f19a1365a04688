# Who acts for a player and ends that himself is nobody in the game from there on: nothing below it is done in anybody's name.
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
  REGISTER Cora Lee
reply cora
  YES
mail gerda
  CREATE ?lake word-m strait move=72h
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE N
mail bert
  SIGNON ?lake word-b
  SET PREFERENCE S
mail anna
  SIGNON Nlake word-a
  DEPUTY cora lee until +100h
reply cora
  YES
reply cora
  A Hil-Cap
  NO DEPUTY
  PRESS TO ALL
  Who am I?
  ENDPRESS
  DIARY
  Nobody.
  ENDPRESS
expect cora Army Hill -> Cape
expect cora Nobody acts for North in game lake any more
expect cora | Who am I?
refuse cora Diary entry
refuse bert Who am I?
refuse gerda Who am I?
# That he has acted is known all the same.
mail bert
  LOG lake
expect bert The deputy acted for North in S1801M
