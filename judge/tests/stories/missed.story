# Missed turns: the rule of a game, who is in, and more time.
mail gerda hi
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
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
mail olga hi
  REGISTER
  Name: Olga
  END
reply olga
  YES

# The rule is said at CREATE and until the start.
mail gerda
  CREATE ?duel word-m players=2 nmr=sometimes
expect gerda SET NMR DEFAULT (at the deadline default orders stand in)
mail gerda
  CREATE ?duel word-m players=2 nmr=hold,wait_first abandon=2 extensions=1
  NMR EXTEND
  SET NMR EXTEND 30m
  SET NMR HOLD, WAIT FIRST
  SET ABANDON 0
  NO NMR
  NMR
expect gerda Missed: a turn is played without the orders that are missing; a power without complete orders in 2 turns running is open to others.
expect gerda More time: one of up to 24 hours for each power; more if most players agree.
expect gerda > NMR EXTEND nmr is now extend 24h, wait first
expect gerda > SET NMR EXTEND 30m !! Please write SET NMR HOLD
expect gerda > SET ABANDON 0 !! Please write SET ABANDON and a number of turns from 1 to 9.
expect gerda > NO NMR nmr is now wait.
mail gerda
  SIGNON Mduel word-m
  SET NMR HOLD, WAIT FIRST
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
expect bert Missed: a turn is played without the orders that are missing; in the first turn, a turn waits

# After the start it stands.
mail gerda
  SIGNON Mduel word-m
  NMR WAIT
expect gerda > NMR WAIT !!

# Who is in.
mail anna
  SIGNON Eduel word-a
  A Lvp - Yor
  LIST duel
  STATUS duel
expect anna England, France and Russia part 10/10
expect anna in: complete; part: some are missing
expect anna Austria, Germany and Turkey move 9/9
mail anna
  SIGNON Eduel word-a
  SET QUIET
expect anna > SET QUIET !! Only the master

# More time: one of one's own, then most must agree.
count bert 4
mail anna
  SIGNON Eduel word-a
  EXTEND 36h
expect anna I count you as one who wants more time, and the others are asked; one more player must ask for it in this turn.
refuse anna Somebody asks for more time
expect bert Somebody asks for more time in game 'duel'.
expect bert When one more player has done so, more than half want it
reply bert
  EXTEND 24h
expect bert You have no extension left.
expect anna Austria, Germany and Turkey takes more time
reply bert
  EXTEND
expect bert Most players want more time.
mail bert
  SIGNON Aduel word-b
  EXTEND a bit
expect bert Please write EXTEND and a time from 1h to 7d

# In the first turn the game waits for whoever is silent, and says so every two days.
mail anna
  SIGNON Eduel word-a
  ORDERS AS SHOWN
mail gerda
  SIGNON Mduel word-m
  SET DEADLINE +24h
clock +25h
expect anna Austria, Germany and Turkey's orders
expect anna the turn waits until the orders are in
clock +24h
expect anna waits for the orders of Austria, Germany and Turkey. The seat is open
mail olga
  LIST duel
expect olga Austria, Germany and Turkey open
clock +48h
expect anna waits for the orders of Austria, Germany and Turkey.
mail olga
  SIGNON Aduel word-o
  ORDERS AS SHOWN
expect anna A new player has taken over
expect anna So that the new player has time, I have set WAIT for everybody in game 'duel': Movement for Spring of 1914 is not played before
refuse anna Played: Movement for Spring
# He gets half a turn, and is told how the game begins.
expect olga you are Austria, Germany and Turkey
clock +35h
refuse anna Played: Movement
clock +2h
expect anna Played: Movement for Spring

# From then on a turn is played without what is missing, and a seat opens after two.
mail anna
  SIGNON Eduel word-a
  ORDERS AS SHOWN
mail olga
  SIGNON Aduel word-o
  A Bud H
clock +73h
expect olga after that the turn is played without the missing orders, and a power without complete orders in 2 turns running
clock +24h
expect anna Not all orders came in time for Austria, Germany
expect anna Played: Movement for Fall
refuse anna is open for take-over
mail anna
  SIGNON Eduel word-a
  ORDERS AS SHOWN
  A Mar - Spa
mail olga
  SIGNON Aduel word-o
  A Bud H
  LIST duel
expect olga part: some are missing
clock +97h
expect anna Again not all orders came in time for Austria, Germany
expect anna the seat is open for take-over
expect olga Again not all orders came in time

# Builds that are left open cost nobody a seat.
reply olga
  ORDERS AS SHOWN
expect anna is back
mail anna
  SIGNON Eduel word-a
  ORDERS AS SHOWN
expect anna Played: Movement for Fall of 1915
expect anna build
clock +70h
expect anna nobody loses a seat by it
clock +24h
expect anna Played: Adjustments
refuse anna is open
refuse anna Not all orders came in time

# With QUIET, how many are late and not who.
mail gerda
  SIGNON Mduel word-m
  SET QUIET
mail anna
  SIGNON Eduel word-a
  ORDERS AS SHOWN
  LIST duel
expect anna 1 of 2 powers have sent all their orders
refuse anna part: some are missing
clock +73h
expect anna One power is late.
refuse anna is waiting for Austria
clock +24h
expect olga Not all orders came in time for
refuse anna Not all orders came in time for
mail gerda
  SIGNON Mduel word-m
  SET SECRET
  LIST duel
expect gerda Italy move
mail olga
  LIST duel
refuse olga Turkey move
refuse olga have sent all

# Extensions are spent in the place of whoever is silent.
mail gerda
  SIGNON Mduel word-m
  TERMINATE
mail gerda
  CREATE ?slow word-m players=2 nmr=extend_12h
  SET PREFERENCE A
mail anna
  SIGNON ?slow word-a
mail bert
  SIGNON ?slow word-b
expect bert the deadline moves by 12 hours as long as a silent power has extensions left
mail anna
  SIGNON Eslow word-a
  ORDERS AS SHOWN
mail anna
  SIGNON Aslow word-a
  ORDERS AS SHOWN
clock +97h
expect bert so an extension of this power has been spent. The deadline for Movement for Spring of 1914 is now
refuse bert Played
clock +37h
expect bert Played: Movement for Spring of 1914
expect bert is open for take-over
