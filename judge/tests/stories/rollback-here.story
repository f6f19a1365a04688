# A game that its master or its players have ended goes back to the turn in which it did with all that stood for it; one that was won
# has no turn left to play.
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
  A1 H
  PHASE 1900-2
  A1 H
mail gerda
  SIGNON Mbay word-m
  MRC C1 X EPT
mail gerda
  SIGNON Mbay word-m
  TERMINATE
mail gerda
  SIGNON Mbay word-m
  ROLLBACK 1900-1
expect anna has been put back to
expect gerda Marchia: C1 X EPT
mail anna
  SIGNON Nbay word-a
  STATUS
expect anna 1900-2
# A turn without a deadline is gone back to as well.
mail gerda
  CREATE ?war word-m reformation
mail anna
  SIGNON ?war word-a
mail gerda
  SIGNON Mwar word-m
  FORCE BEGIN
mail gerda
  SIGNON Mwar word-m
  FACT TURN 5
  TERMINATE
mail gerda
  SIGNON Mwar word-m
  ROLLBACK 4.MASTER
expect gerda FACT TURN 5
expect anna has been put back to
