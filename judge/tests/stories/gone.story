# What a mail says of the place that it has just given up, taken over or asked for is so when the mail is done.
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
mail hugo
  REGISTER
  Name: Hugo
  END
reply hugo
  YES
mail gerda
  CREATE ?lake word-m strait move=72h
mail anna
  SIGNON ?lake word-a
  SET PREFERENCE N
mail bert
  SIGNON ?lake word-b
  SET PREFERENCE S
# An END that ends nothing is left alone, and is no wrong form of another command.
mail anna
  SIGNON Nlake word-a
  F Har - Nar
  END
expect anna > END Nothing is open here that this would end
refuse anna TRUCE
# Each line that waits for a yes is named, and counted.
reply anna
  F Har H
  SET ADDRESS anna@new.example
  SET PASSWORD word-n
  RESIGN
expect anna 3 lines of your mail were not accepted
expect anna > SET ADDRESS anna@new.example !! This needs your password, or your yes
expect anna > SET PASSWORD ******** !! This waits for the same yes.
expect anna > RESIGN !! This waits for the same yes.
# Whoever leaves his seat has no orders there any more, and no form for them.
mail bert
  SIGNON Slake word-b
  F Quay H
  RESIGN
expect bert You have left South in game lake.
refuse bert Still without an order
refuse bert %% ORDERS
mail hugo
  OBSERVE lake word-o
# Whoever takes it over is told how the game began; nobody else is told that it has begun again.
mail hugo
  SIGNON Slake word-h
  STATUS
expect hugo You have taken over South
expect hugo South in game lake (S1801M)
count hugo 6
mail hugo
  HISTORY lake
expect hugo A new player has taken over South
expect hugo Game 'lake' has started. Next: Movement for Spring of 1801, due Thursday
refuse hugo has started. Next: Movement for Spring of 1801, due Friday
refuse hugo Game Starting Game 'lake' has started. Next: Movement for Spring of 1801, due Thursday 5 March 2026, 18:00 UTC. Date: Mon Mar 2 18:00:00 2026 (1772474400) Subject: CHAN:lake - S1801M Game Starting
# Whoever plays leads nothing, also when he has looked on before.
mail gerda
  SIGNON Mlake word-m
  PROMOTE hugo
expect gerda Hugo plays in game lake, and whoever plays cannot lead it.
