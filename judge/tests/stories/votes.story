# Draws and concessions: secret until they are done.
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
  DRAW
expect anna You vote for a draw of all survivors, until you change it
mail anna
  SIGNON Eduel word-a
  NO DRAW
  CONCEDE A
expect anna You do not vote for a draw.
expect anna only to the strongest
mail bert
  SIGNON Aduel word-b
  DRAW
  CONCEDE E
expect bert Game duel conceded to England, France and Russia.
expect anna Game duel conceded to England, France and Russia.
mail bert
  SIGNON Aduel word-b
  A Vie H
expect bert Game duel is over.
mail bert
  LIST duel
expect bert Game 'duel' is over (conceded: England, France and Russia).
# What has ended has no deadline.
mail bert
  DEADLINE duel
expect bert Game duel is over.
refuse bert 2026
