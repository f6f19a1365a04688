# HELP by a judge that knows two rulesets: that of the game, one that is named, else the first.
mail anna hi
  REGISTER
  Name: Anna
  END
mail anna re
  YES {token}
expect anna Welcome, Anna
mail anna
  HELP ORDERS
expect anna The short way: press Reply
expect anna | A Par-Bur moves; an arrow
expect anna | ORDERS AS SHOWN
mail anna
  HELP Numbers Orders
expect anna The short way: press Reply
expect anna | ORDERS AS SHOWN
refuse anna | A Par-Bur
mail anna
  HELP NUMBERS
expect anna | SIGNON Fbalkan secret
refuse anna | A Par-Bur
mail anna
  CREATE ?bids word-m numbers
expect anna Game bids (Numbers, 2 players) is open
mail anna
  SIGNON Mbids word-m
  HELP ORDERS
expect anna | ORDERS AS SHOWN
refuse anna | A Par-Bur
mail anna
  SIGNON Mbids word-m
  HELP CREATE
expect anna | bid=10h how long
refuse anna | standard
mail anna
  SIGNON Mbids word-m
  HELP CLASSIC ORDERS
expect anna | A Par-Bur moves; an arrow
mail anna
  HELP CLASSIC TRUMP
expect anna There is no help on trump. Topics: orders, games, press, set, create, master, draw, deadlines, absence, gunboat, rules, map, commands.
mail anna
  HELP CHESS ORDERS
expect anna There is no help on chess-orders. Topics: orders
