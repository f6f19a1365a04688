# What stands one word too long, below no SIGNON line, or below a registration, is answered by what its author would write.
mail gerda
  REGISTER Gerda
reply gerda
  YES
mail bert
  REGISTER Bert
reply bert
  YES
mail gerda
  CREATE ?duel word-m players=2 move=48h retreat=24h
# A first mail that registers and goes on is asked for one yes by one letter, and all of it is done then.
mail anna
  REGISTER Anna
  SIGNON ?duel word-a
  SET PREFERENCE E
count anna 1
expect anna please answer this letter with the one word YES
reply anna
  YES
expect anna Welcome, Anna.
expect anna You are in game duel
# Where a question is answered at once, what waits is said to wait, and is no fault.
mail oskar
  REGISTER Oskar
  LIST
  SET ZONE Europe/Sofia
expect oskar Subject: Chancery: your mail
expect oskar > SET ZONE Europe/Sofia This waits for the same yes.
refuse oskar is not registered yet
mail oskar
  YES {token}
expect oskar Dates in letters to you are in Europe/Sofia
# Below no SIGNON line: whoever has a part in a game reads the line that would let him in.
mail bert
  SET WAIT
  SET ADDRESS bert@else.example
expect bert > SET WAIT !! This needs a line above it that says for which game it is meant, and you neither play in a game nor lead one.
expect bert > SET ADDRESS bert@else.example !! You neither play in a game nor lead one
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail bert
  A Vie H
expect bert > A Vie H !! This needs a line above it that says for which game it is meant, as in SIGNON Aduel password.
mail gerda
  PAUSE
expect gerda as in SIGNON Mduel password.
mail zara
  SET WAIT
expect zara SIGNON Mgame password for a master
# One word too many.
mail gerda
  SIGNON Mduel word-m
  SET NO LIST today
  SET MANUAL START today
  ALLOW dora@dora.example today
  DENY dora@dora.example today
expect gerda > SET NO LIST today !! Please write SET NO LIST.
expect gerda > SET MANUAL START today !! Please write SET MANUAL START.
expect gerda > ALLOW dora@dora.example today !! Please write ALLOW address. For example: ALLOW anna@example.org.
expect gerda > DENY dora@dora.example today !! Please write DENY address.
mail anna
  SIGNON Eduel word-a
  SET NO WAIT today
  STATUS duel today
  INDEX of topics
  CLEAR DEFAULT today
  DRAW EA today please
  HELP orders today please
  SET MAX ABSENCE 7 days
  LOG 5
  YES aaaa.bbbb.cccc today
expect anna > SET NO WAIT today !! Please write SET NO WAIT.
expect anna > STATUS duel today !! Please write STATUS game. For example: STATUS duel.
expect anna > INDEX of topics !! Please write INDEX.
expect anna and CLEAR DEFAULT what stands for all turns.
expect anna > DRAW EA today please !! Please write DRAW [FT]. For example: DRAW.
expect anna > HELP orders today please !! Please write HELP [topic]. For example: HELP orders.
expect anna > SET MAX ABSENCE 7 days !! Only the master of the game can do this.
expect anna > LOG 5 !! There is no game called 5. Names of games stand in LIST; for example: LOG duel.
refuse anna no province is called
