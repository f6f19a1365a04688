# Other boards, house rules by SET, press closed by the rules of the source documents.
mail anna hi
  REGISTER
  Name: Anna
  END
mail anna re
  YES {token}
expect anna Welcome, Anna
mail bert hi
  REGISTER
  Name: Bert
  END
mail bert re
  YES {token}
expect bert Welcome, Bert

mail anna Game
  CREATE ?sea word-m strait
expect anna Game sea (Strait, 2 players) is open
mail anna
  SIGNON Msea word-m
  SET PRESET source
  SET 4.A.2 1982
  SET 4.A.2 1983
expect anna preset is source.
expect anna 4.A.2 is 1982.
expect anna 4.A.2 has no option `1983`
mail anna
  SIGNON ?sea word-a
  SET PREFERENCE N
mail bert
  SIGNON ?sea word-b
  SET PREFERENCE S
expect anna Starting position for Spring of 1801
expect anna North: Fleet Harbour.
mail anna
  SIGNON Nsea word-a
  F Har-Bro; A Hil-Cape
  PRESS TO S
  hello
  ENDPRESS
  A Fell-Mouth
expect bert Message from North to South
mail bert
  SIGNON Ssea word-b
  F Qua-Nar; A Lea-Qua; A Dow-Can
expect anna North: Army Hill -> Cape.
mail anna
  SIGNON Nsea word-a
  F Bro-Isl; A Cap H; A Mou H
mail bert
  SIGNON Ssea word-b
  F Nar S A Qua-Can; A Qua H; A Can-Mou
expect bert Adjustments for Winter of 1801
mail anna
  SIGNON Nsea word-a
  PRESS TO S
  hello
  ENDPRESS
  SET PRESET 2000
expect anna Press is closed in this turn of game sea
expect anna Only the master
mail anna
  SIGNON Msea word-m
  SET PRESET 2000
expect anna The rules of a game can be changed only before it starts.
