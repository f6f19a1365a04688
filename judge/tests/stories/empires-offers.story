# In Empires an offer waits for its partners over the turns: whoever has made it sees that it does, and nobody else learns of it.
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
  CREATE ?bay word-m empires gulf orders=48h
mail anna
  SIGNON ?bay word-a
  SET PREFERENCE N
mail bert
  SIGNON ?bay word-b
  SET PREFERENCE E
mail cora
  SIGNON ?bay word-c
  SET PREFERENCE S
mail anna
  SIGNON Nbay word-a
  ALLY EST
mail gerda
  SIGNON Mbay word-m
  PROCESS
expect anna Norland offers Estmark an alliance, and that stands until Norland takes it back with DENOUNCE
refuse bert offers
refuse cora offers
# Who has not offered anything cannot find out by an answer whether somebody else has.
mail bert
  SIGNON Ebay word-b
  DENOUNCE NOR
  DENOUNCE SUD
expect bert There is no alliance with Norland that you could end.
expect bert There is no alliance with Sudria that you could end.
mail anna
  SIGNON Nbay word-a
  DENOUNCE EST
refuse anna There is no alliance with Estmark
mail bert
  SIGNON Ebay word-b
  CLEAR
mail gerda
  SIGNON Mbay word-m
  PROCESS
refuse anna Norland offers
