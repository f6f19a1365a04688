# A ruleset that fails holds its game; the mail is answered, the operator told, other games go on.
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
  CREATE ?one word-m
  SIGNOFF
mail anna Game
  CREATE ?two word-m
mail anna
  SIGNON ?one word-a
  SET PREFERENCE L
  SIGNON ?two word-a
  SET PREFERENCE L
mail bert
  SIGNON ?one word-b
  SET PREFERENCE R
  SIGNON ?two word-b
  SET PREFERENCE R
mail anna
  SIGNON Lone word-a
  explode
expect operator@operator.example game one is held: the game's document cannot be read: the ruleset failed
mail bert
  SIGNON Lone word-b
expect bert Game one is held because its record cannot be read
mail bert
  SIGNON Rtwo word-b
  5
expect bert Bid: 5.

# A turn that the ruleset cannot tell is not played: the game is held as it stood.
mail bert
  SIGNON Rtwo word-b
  66
mail anna
  SIGNON Ltwo word-a
  66
expect operator@operator.example game two is held: the game's document cannot be read: what happened cannot be told
refuse anna results of B1
refuse bert results of B1
mail bert
  LIST
expect bert two B1
