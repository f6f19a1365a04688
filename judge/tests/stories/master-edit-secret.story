# What a master changes by hand stands in the public log as far as everybody may know it: no treasury, no hidden army, no hand of cards.
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
mail cora
  REGISTER
  Name: Cora
  END
reply cora
  YES
mail gerda
  CREATE ?bay word-m empires gulf orders=48h positions_public=false
mail anna
  SIGNON ?bay word-a
  SET PREFERENCE N
mail bert
  SIGNON ?bay word-b
  SET PREFERENCE E
mail cora
  SIGNON ?bay word-c
  SET PREFERENCE S
mail gerda
  SIGNON Mbay word-m
  EDIT TREASURY NOR 777
  EDIT ADD NOR I NHV
  EDIT REMOVE NOR I1
mail anna
  LOG bay
expect anna The master changed the position by hand: the treasury of Norland has been changed
expect anna the forces of Norland have been changed
refuse anna 777
refuse anna REMOVE
mail gerda
  SIGNON Mbay word-m
  PROCESS
refuse bert 777
refuse bert REMOVE
mail gerda
  CREATE ?war word-m reformation
mail anna
  SIGNON ?war word-a
mail gerda
  SIGNON Mwar word-m
  FORCE BEGIN
mail gerda
  SIGNON Mwar word-m
  EDIT HAND ENGLAND 3 31 69
expect gerda the hand of England
mail anna
  LOG war
expect anna changed the position by hand: the hand of
refuse anna 31
