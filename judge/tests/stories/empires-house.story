# What a game of Empires may be set to, who leads a power with its player, and what of a sheet does not stand any more.
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
mail dora
  REGISTER
  Name: Dora
  END
reply dora
  YES
# Lengths of time are written with a point or with a comma.
mail gerda
  CREATE ?bay word-m empires gulf orders=1,5d
mail gerda
  SIGNON Mbay word-m
  SET NEUTRALS
  SET NEUTRALS whoever
  SET NEUTRALS master
  SET ATTACK_PRICE
  SET ORDERS 2,5d
expect gerda > SET NEUTRALS !!
expect gerda judge
expect gerda > SET NEUTRALS whoever !!
expect gerda > SET ATTACK_PRICE !!
expect gerda 60h
mail gerda
  SIGNON Mbay word-m
  SET ORDERS 3,5d, REMINDER 12h
expect gerda > SET ORDERS 3,5d orders is 84h
expect gerda > SET REMINDER 12h
# Elsewhere it is a rule of variants.
mail gerda
  CREATE ?duel word-m players=2
mail gerda
  SIGNON Mduel word-m
  SET NEUTRALS
expect gerda > SET NEUTRALS !! This is a rule of variants
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
  SET APPROVAL
# Who is to lead a power with its player comes in by the master's word, where newcomers do.
mail anna
  SIGNON Nbay word-a
  SET PARTNER dora@dora.example
reply dora
  YES
expect dora Newcomers to game bay wait for its master's word.
expect gerda Somebody wants to come into game 'bay'
refuse anna is led by one person more
mail dora
  SIGNON Nbay word-d
refuse dora lead Norland
mail gerda
  SIGNON Mbay word-m
expect gerda Dora <dora@dora.example>
mail gerda
  SIGNON Mbay word-m
  APPROVE dora
expect gerda Dora is in game bay now, and is told.
expect dora has let you lead Norland with others
# With the place come the letter of the last turn, or of the start, and the form.
expect dora The Gulf: 3 great powers among 5 neutral states.
expect dora %% ORDERS BAY NORLAND 1900-1
expect anna is led by one person more
refuse bert Dora
reply dora
  BUILD 1 I NHV
expect dora BUILD 1 I NHV
expect anna Somebody who leads Norland with you in game 'bay' has changed its orders.
# Of two lines about one power the later one stands, and that is said.
mail anna
  SIGNON Nbay word-a
  PEACE EST
  DENOUNCE EST
expect anna a later line counts instead, "DENOUNCE EST"
mail anna
  SIGNON Nbay word-a
  A1 - NFO
  ALLY EST
mail anna
  SIGNON Nbay word-a
  A1 H
  ALLY EST SECRET
  BUILD 100 I NHV
  CANCEL BUILD 100 I NHV
  A2 X BCA BRG SUD
  DETACH I6
  E1 H
expect anna A1 H: H1, I1, I2, I3 and C1 hold; in place of A1 - NFO.
expect anna ALLY EST SECRET: you offer a secret alliance to Estmark, in force in the turn in which all have written the same; in place of ALLY EST.
expect anna 100 infantry corps to be built in Norhaven; but it is struck out below; in place of BUILD 1 I NHV.
expect anna Not taken: nothing belongs behind `BCA BRG`: `SUD` is too much.
expect anna Not taken: I6 is attached to no headquarters.
expect anna `E1` is no unit
# Who names no game is told how his own is played.
mail anna
  HELP ORDERS
expect anna builds three infantry corps where you have an arsenal
# Who comes in later gets the results of the last turn.
mail bert
  SIGNON Ebay word-b
  A1 H
mail cora
  SIGNON Sbay word-c
  A1 H
clock +200h
mail anna
  SIGNON Nbay word-a
  NO PARTNER
mail anna
  SIGNON Nbay word-a
  SET PARTNER dora@dora.example
reply dora
  YES
mail gerda
  SIGNON Mbay word-m
  APPROVE dora
expect dora Your treasury held 120 pounds.
expect dora %% ORDERS BAY NORLAND 1900-
