# Fewer players than powers: the start letter says whose units nobody commands; and a whole game of two on the small board.
mail mara
  REGISTER Mara
reply mara
  YES
mail anna
  REGISTER Anna
reply anna
  YES
mail bert
  REGISTER Bert
reply bert
  YES
mail cleo
  REGISTER Cleo
reply cleo
  YES
mail dora
  REGISTER Dora
reply dora
  YES
mail emil
  REGISTER Emil
reply emil
  YES
mail fred
  REGISTER Fred
reply fred
  YES
mail mara
  CREATE ?six word-m players=6 move=48h
mail mara
  CREATE ?five word-m players=5 move=48h
mail mara
  CREATE ?two word-m players=2 move=48h
mail mara
  CREATE ?sea word-m strat
expect mara I do not know the option strat. Did you mean strait?
mail mara
  CREATE ?sea word-m strait move=48h retreat=24h build=24h grace=0h delay=0 year=1500 win=5
expect mara Game sea (Strait, 2 players) is open
# Six players, and five: in the reader's language too.
mail anna
  SIGNON ?six word-a
  SIGNON ?five word-a
mail bert
  SIGNON ?six word-b
  SIGNON ?five word-b
mail cleo
  SIGNON ?six word-c
  SIGNON ?five word-c
mail dora
  SIGNON ?six word-d
  SIGNON ?five word-d
mail emil
  SET LANGUAGE ru
  SIGNON ?six word-e
mail fred
  SIGNON ?six word-f
expect fred Nobody plays Italy: its units stand and hold, may be supported where they stand, and are disbanded
expect emil Никто не играет за: Италия.
refuse fred Germany and Italy
mail fred
  SIGNON ?five word-f
expect fred Nobody plays Germany and Italy: their units stand and hold
# What stands there holds, and builds nothing.
mail mara
  SIGNON Mfive word-m
  PROCESS
  YES {token}
expect fred Movement results for Spring of 1901
# Two players: nobody may go to Italy before the coin.
mail anna
  SIGNON ?two word-a
  SET PREFERENCE E
mail bert
  SIGNON ?two word-b
  SET PREFERENCE A
expect bert Nobody plays Italy: nobody may go there until a coin gives it to one side
mail bert
  SIGNON Atwo word-b
  F Tri-Ven
expect bert > F Tri-Ven !!

# The whole of a game on the small board.
mail anna
  SIGNON ?sea word-a
  SET PREFERENCE N
mail bert
  SIGNON ?sea word-b
  SET PREFERENCE S
expect anna You have been selected as North in game 'sea'.
expect anna Whoever alone holds 5 centers or more
refuse anna Nobody plays
mail anna
  SIGNON Nsea word-a
  A Hill-Cape
  F Harbour-Narrow Sea
  A Fell-Mouth
mail bert
  SIGNON Ssea word-b
  A Lea-Shi
  F Quay-Can
  A Down H
expect bert North: Army Hill -> Cape.
mail anna
  SIGNON Nsea word-a
  A Cap H
  F Nar-Isl
  A Mou H
mail bert
  SIGNON Ssea word-b
  A Shi-Cap
  F Can H
  A Dow H
expect anna The game was won by North.
expect anna History of Supply Center Counts
expect bert The game was won by North.
mail bert
  SUMMARY sea
  MAP sea F1500M
  HISTORY sea
expect bert Summary of game 'sea'
