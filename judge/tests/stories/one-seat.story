# One person plays one power in a game, under whatever address.
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
mail gerda
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
mail gerda
  CREATE ?lake word-m strait move=72h
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE N
  SET ADDRESS2 anna@second.example
reply anna@second.example
  YES
mail bert
  SIGNON ?lake word-b
  SET PREFERENCE S
expect bert You have been selected as
mail bert
  SIGNON Slake word-b
  RESIGN
expect anna The player of South has left game 'lake'.
mail anna
  SIGNON Slake word-new
expect anna One person plays one power in a game, and you are in game lake already.
from anna@second.example anna
  SIGNON Slake word-new
expect anna One person plays one power in a game, and you are in game lake already.
mail gerda
  SIGNON Slake word-g
expect gerda You have taken over South
