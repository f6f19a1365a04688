# What a deputy writes is read by whoever he writes for, and is his own to be forgotten.
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
mail gerda
  CREATE ?duel word-m players=2 move=48h
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail anna
  SIGNON Eduel word-a
  DEPUTY cora until +100h
reply cora
  YES
count anna 6
count cora 6
# What goes to everybody goes to the player, too, and does not come back to its author.
reply cora
  BROADCAST
  England is here!
  ENDPRESS
expect anna England is here!
expect bert England is here!
count cora 1
reply cora
  PRESS TO A
  Between us.
  ENDPRESS
expect anna Between us.
expect bert Between us.
count cora 1
# What she writes herself to some goes to them alone; what goes to everybody her deputy reads as well.
mail anna
  SIGNON Eduel word-a
  PRESS TO A
  From myself.
  ENDPRESS
refuse cora From myself.
count anna 3
mail anna
  SIGNON Eduel word-a
  BROADCAST
  Hello from myself.
  ENDPRESS
expect cora Hello from myself.
count anna 1
# Who is forgotten has written nothing, and nobody else's words go with his.
mail cora
  FORGET ME
reply cora
  YES
mail bert
  HISTORY duel
refuse bert England is here!
expect bert Hello from myself.
