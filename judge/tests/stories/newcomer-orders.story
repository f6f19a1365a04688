# What newcomers write where orders are wanted: each is taken, or told what would work.
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
  CREATE ?harbor word-m players=2 move=48h
mail anna
  JOIN ?harbor word-a
  SET PREFERENCE E
mail bert
  JOIN ?harbor word-b
  SET PREFERENCE A
expect anna You have been selected as
# Typing errors are told with what may have been meant, the form that holds comes with it.
reply anna
  A Pairs - Burgandy
  A Mar - Gascogny
expect anna no province is called Pairs or Burgandy (did you mean Marseilles or Paris and Burgundy?)
expect anna did you mean Gascony?
expect anna %% ORDERS HARBOR
reply anna
  A Mar Gas
expect anna `-`, `H`, `S` or `C` would be
reply anna
  Paris to Burgundy
expect anna France: Army Paris -> Burgundy.
# Sentences.
reply anna
  Hi judge, here are my orders:
  Army Paris moves to Burgundy.
  Fleet Brest to the Mid Atlantic
  Thanks, Anna
expect anna France: Army Paris -> Burgundy.
expect anna France: Fleet Brest -> Mid-Atlantic Ocean.
reply anna
  My orders: A Par-Pic, A Mar-Bur
expect anna France: Army Paris -> Picardy.
expect anna (instead of Army Paris -> Burgundy)
expect anna France: Army Marseilles -> Burgundy.
reply anna
  A Par - Bur.
expect anna France: Army Paris -> Burgundy.
# Ordering twice in one mail: the later stands, and the answer says so.
reply anna
  A Mar - Spa
  A Mar - Gas
expect anna France: Army Marseilles -> Gascony.
expect anna (instead of Army Marseilles -> Spain)
# The form as it came.
reply anna
  {quote}
expect anna The form came back as I had sent it, so it orders nothing. Change a line
# Plain words about a game.
reply anna
  MAP
expect anna The position
reply anna
  quit
expect anna | RESIGN
reply anna
  VACATION 10 March to 20 March
expect anna You are away from Tuesday 10 March 2026
reply anna
  SET ABSENCE 10 March to 20 March
expect anna You have told me already that you are away
# Not the third time in a row either is anybody left without an answer.
reply anna
  Could I have a day more?
expect anna | EXTEND 24h
reply anna
  Draw
expect anna You vote for a draw
# Press is answered by REPLY, by PRESS TO, or by plain words.
reply bert
  PRESS TO E
  Peace?
  ENDPRESS
expect anna Peace?
reply anna
  PRESS TO A
  Yes, peace.
  ENDPRESS
expect bert Yes, peace.
# Orders in an answer to a notice.
mail gerda
  SIGNON Mharbor word-m
  SET DEADLINE +72h
expect anna new deadline
reply anna
  A Mar - Spa
expect anna France: Army Marseilles -> Spain.
