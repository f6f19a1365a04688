# What the rules of a game ask of its master nobody else can do: no player is asked whether it goes on without him.
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
mail gerda
  CREATE ?war word-m reformation
mail anna
  SIGNON ?war word-a
mail gerda
  SIGNON Mwar word-m
  FORCE BEGIN
# Nor does he play its turn without that by PROCESS: it would be the same again.
mail gerda
  SIGNON Mwar word-m
  PROCESS
expect gerda > PROCESS !! Nothing is played: 4.MASTER of game war waits for you, its master
expect gerda OPEN DIPLOMACY
refuse anna esults
clock +340h
expect gerda Something in game 'war' has waited for its master
clock +340h
refuse anna goes on by its rules alone
expect anna Game 'war' waits for its master
expect operator@operator.example chancery game war master ADDRESS
