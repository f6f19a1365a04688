# What all who play by now have voted for is done, also where nobody votes any more: whoever had not has come back, or is gone.
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
mail cleo
  REGISTER
  Name: Cleo
  END
reply cleo
  YES
mail gerda
  CREATE ?back word-m players=3 three=a year=1901 move=48h grace=0h nmr=hold abandon=1
mail anna
  SIGNON ?back word-a
  SET PREFERENCE R
mail bert
  SIGNON ?back word-b
  SET PREFERENCE E
mail cleo
  SIGNON ?back word-c
  SET PREFERENCE A
mail cleo
  SIGNON Aback word-c
  DRAW
mail anna
  SIGNON Rback word-a
  A Mos H
  A War H
  F Sev H
  F StP H
mail bert
  SIGNON Eback word-b
  F Lon H
clock +50h
expect anna Movement results for Spring of 1901
mail anna
  SIGNON Rback word-a
  DRAW
mail bert
  SIGNON Eback word-b
  DRAW
mail cleo
  LIST back
expect cleo for take-over
refuse anna has been declared a draw
# Cleo is back, and so is her vote.
mail bert
  SIGNON Eback word-b
mail cleo
  SIGNON Aback word-c
expect anna Game 'back' has been declared a draw between
expect cleo Game 'back' has been declared a draw between
# Where votes count while a seat is open, whoever leaves was the last one who did not want it: a draw, a lot, a concession.
mail gerda
  CREATE ?gone word-m players=3 three=a year=1901 move=48h grace=0h opendraw=on
mail anna
  SIGNON ?gone word-a
  SET PREFERENCE R
mail bert
  SIGNON ?gone word-b
  SET PREFERENCE E
mail cleo
  SIGNON ?gone word-c
  SET PREFERENCE A
mail anna
  SIGNON Rgone word-a
  DRAW
mail bert
  SIGNON Egone word-b
  DRAW
refuse anna has been declared a draw
mail cleo
  SIGNON Agone word-c
  RESIGN
expect anna Game 'gone' has been declared a draw between
mail gerda
  CREATE ?lot word-m players=3 three=a year=1901 move=48h grace=0h opendraw=on
mail anna
  SIGNON ?lot word-a
  SET PREFERENCE R
mail bert
  SIGNON ?lot word-b
  SET PREFERENCE E
mail cleo
  SIGNON ?lot word-c
  SET PREFERENCE A
mail anna
  SIGNON Rlot word-a
  LOT
mail bert
  SIGNON Elot word-b
  LOT
mail gerda
  SIGNON Mlot word-m
  EJECT A
expect anna The survivors of game 'lot' agreed on a lot among them.
mail gerda
  CREATE ?cede word-m players=3 three=a year=1901 move=48h grace=0h opendraw=on
mail anna
  SIGNON ?cede word-a
  SET PREFERENCE R
mail bert
  SIGNON ?cede word-b
  SET PREFERENCE E
mail cleo
  SIGNON ?cede word-c
  SET PREFERENCE A
mail anna
  SIGNON Rcede word-a
  CONCEDE E
mail cleo
  SIGNON Acede word-c
  RESIGN
expect anna Game cede conceded to England, France and Germany.
# So it is with what is put to all: of three two must agree, of two both, and of those who are left nobody more.
mail gerda
  CREATE ?ask word-m players=3 three=a year=1901 move=48h grace=0h 
mail anna
  SIGNON ?ask word-a
  SET PREFERENCE R
mail bert
  SIGNON ?ask word-b
  SET PREFERENCE E
mail cleo
  SIGNON ?ask word-c
  SET PREFERENCE A
mail anna
  SIGNON Rask word-a
  PROPOSE CANCEL
mail bert
  SIGNON Eask word-b
  AGREE
expect bert One more player must agree.
mail cleo
  SIGNON Aask word-c
  RESIGN
expect anna The players of game 'ask' have agreed to end it without a result.
expect gerda The players of game 'ask' have agreed to end it without a result.
