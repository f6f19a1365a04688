# A master orders for players in his own name: what several could order he has to say for whom, and nobody orders for who stands still.
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
  CREATE ?bay word-m empires gulf neutrals=judge
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
  A1 H
refuse gerda For Estmark
refuse gerda For Norland
expect gerda several powers of this game could order that; put the name of one before it
mail gerda
  SIGNON Mbay word-m
  Estmark: A1 H
  NOR A1 H
expect gerda For Estmark:
expect gerda For Norland:
mail gerda
  SIGNON Mbay word-m
  TRUCE Estmark
mail gerda
  SIGNON Mbay word-m
  Estmark: A1 H
expect gerda a truce has Estmark stand still, and nobody orders for it; NO TRUCE ends that
refuse gerda For Estmark
