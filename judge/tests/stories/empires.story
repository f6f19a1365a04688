# Empires by mail, on its small scenario: what the judge has for every game works in it, and its master leads neutral states.
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
  CREATE ?gulf word-m empires gulf orders=48h
mail anna
  SIGNON ?gulf word-a
  SET PREFERENCE N
mail bert
  SIGNON ?gulf word-b
  SET PREFERENCE E
mail cora
  SIGNON ?gulf word-c
  SET PREFERENCE S
# House rules that nobody has set are told as well, and nobody waits for the master's part.
expect anna An attack counts without a declaration of war too
expect anna The game master may order for neutral states
expect gerda Game 'gulf' does not wait for you in the first quarter of 1900
# The master orders for neutral states under their names, and for nobody else; the players hear of it with the results alone.
mail gerda
  SIGNON Mgulf word-m
  MRC C1 X EPT
  Marchia I1 D SCT
  MRC A1 H
  BRG ALLY EST
  WCA A1 H
  NOR A1 H
  I1 H
expect gerda > MRC A1 H !!
expect gerda > BRG ALLY EST !! Not taken: Bergland is neutral
expect gerda `WCA` is no power; before the units stands nothing, or the name of their power
expect gerda > NOR A1 H !!
expect gerda MRC C1 X EPT
refuse anna MRC
# Turns to come, standing orders and conditions.
mail anna
  SIGNON Ngulf word-a
  PHASE 1900-3
  A2 X BCA
  ALLY BRG
  PHASE 1900-1
  IF MCH EST
  A1 H
  ELSE
  I6 H
  ENDIF
  DEFAULT A2 D BCA
  DEFAULT BUILD 1 I NHV
  WAR BRG
expect anna Bergland is neutral
expect anna > ELSE this branch counts now
expect anna | A2 X BCA
expect anna only what units are told can stand
expect anna A2 D BCA
mail anna
  SIGNON Ngulf word-a
  PHASE S1901M
expect anna write one such as PHASE 1900-2
# What would change nothing is said, and what many guard in vain, once.
mail anna
  SIGNON Ngulf word-a
  A1 D NFO
  I6 - EBG
  ALLY EST COALITION
  ALLY SUD COALITION
  PEACE SUD
expect anna ! I1, I2, I3 and C1 guard toward North Forest, from where nobody can come.
expect anna > I6 - EBG !! Not taken: Estburg does not border on the place where I6 stands.
expect anna There is no war with Sudria, so your offer of peace changes nothing.
mail anna
  SIGNON Ngulf word-a
  A1 H
  CANCEL PEACE SUD
  ALLY SUD COALITION
  DENOUNCE SUD
expect anna There is no alliance with Sudria that you could end.
mail anna
  SIGNON Ngulf word-a
  ALLY SUD COALITION
  ALLY EST COALITION
expect anna You offer more than one coalition
mail anna
  SIGNON Ngulf word-a
  CANCEL ALLY SUD COALITION
  CANCEL ALLY EST COALITION
# Two lead one power.
mail anna
  SIGNON Ngulf word-a
  SET PARTNER dora@dora.example
reply dora
  YES
expect dora You lead Norland in game gulf with others now.
reply dora
  BUILD 1 I NHV
expect dora BUILD 1 I NHV
expect anna Somebody who leads Norland with you in game 'gulf' has changed its orders.
refuse bert BUILD 1 I NHV
# By hand, and what is secret stays so.
mail gerda
  SIGNON Mgulf word-m
  EDIT TREASURY EST 300
  EDIT ADD EST I EBG
  EDIT OWN EBG NOR
expect gerda > EDIT OWN EBG NOR !!
expect anna The master of game 'gulf' has changed the position
refuse anna 300
# Nobody waits for the master: with the players' orders in, the turn is played.
mail bert
  SIGNON Egulf word-b
  A1 H
  A2 H
  I6 H
  I7 H
  B1,B2 H
mail cora
  SIGNON Sgulf word-c
  A1 H
  A2 H
  I6 H
  B1,B2 H
mail gerda
  SIGNON Mgulf word-m
  PROCESS
expect anna 1900-2
expect bert Marchia
expect dora Norland
