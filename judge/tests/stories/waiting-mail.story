# What waits for a yes is orders and votes; questions are answered at once, and what no game has is refused at once.
mail anna hi
  REGISTER
  Name: Anna
  END
reply anna
  YES
mail bert hi
  REGISTER
  Name: Bert
  END
reply bert
  YES
mail anna Game
  CREATE ?duel word-m players=2 move=48h
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
expect anna You have been selected as
from anna@cafe.example anna
  SIGNON Eduel word-a
  LIST
  A Par-Bur
  SET STRICT CONVOY
expect anna@cafe.example duel
expect anna@cafe.example > LIST
expect anna | A Par-Bur
expect anna after it they come too late
refuse anna | LIST
refuse anna | SET STRICT
expect anna@cafe.example > SET STRICT CONVOY
reply anna
  YES
expect anna France: Army Paris -> Burgundy.
# In a game that stands still nothing is due.
mail anna
  SIGNON Mduel word-m
  PAUSE
from anna@cafe.example anna
  SIGNON Eduel word-a
  A Par-Gas
expect anna | A Par-Gas
refuse anna after it they come too late
