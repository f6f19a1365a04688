# Two coasts that can be reached: the order is refused and both are named. One: it is supplied.
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
  CREATE ?duel word-m players=2
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail anna
  SIGNON Eduel word-a
  F Bre-Mid
  A Par-Gas
  F StP-Bot
expect anna France: Fleet Brest -> Mid-Atlantic Ocean.
expect anna Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
expect anna Still without an order: Fleet Edinburgh
mail anna
  SIGNON Mduel word-m
  PROCESS
expect anna Movement results for Spring of 1914.
mail anna
  SIGNON Eduel word-a
  F Mid-Spa
  A Gas-Spa
  F Bot-Swe; F Edi-Nth
expect anna Spain has two coasts that the fleet can reach: name Spa/nc or Spa/sc
mail anna
  SIGNON Eduel word-a
  F Mid-Spain (south coast)
expect anna France: Fleet Mid-Atlantic Ocean -> Spain (south coast).
# Italy is closed in the two-player game until 1915.
mail anna
  SIGNON Eduel word-a
  A Mar-Pie
expect anna the army in Marseilles cannot get to Piedmont
