# What cannot be taken back runs as a whole line, and waits for a yes below a line that was refused.
mail anna
  REGISTER Anna
reply anna
  YES
mail bert
  REGISTER Bert
reply bert
  YES
mail carl
  REGISTER Carl
reply carl
  YES
mail carl
  CREATE ?harbor word-m strait move=72h
mail anna
  JOIN ?harbor word-a
  SET PREFERENCE N
mail bert
  SIGNON ?harbor word-b
  SET PREFERENCE S
# Below a refused order it waits, with the line that signs on; nobody else is told.
mail anna
  SIGNON Nharbor word-a
  F Har - Moscow
  F Har - Nar
  RESIGN
expect anna no province is called `Moscow`
expect anna Fleet Harbour -> Narrow Sea.
expect anna this cannot be taken back: I have asked your registered address
expect anna | SIGNON Nharbor ********
expect anna | RESIGN
refuse anna You have left North
refuse anna word-a
count bert 4
mail anna
  SIGNON Nharbor word-a
  CLEAR
expect anna Your orders for this turn are deleted.
# The yes does that line and no other.
mail anna
  SIGNON Nharbor word-a
  SUMARY
  RESIGN
expect anna Did you mean SUMMARY?
expect anna | RESIGN
count bert 0
mail anna
  YES {token}
expect anna You have left North in game harbor.
expect bert The player of North has left game 'harbor'.
# What leads a game, as well; and where nothing was refused, it is done at once.
mail carl
  SIGNON Mharbor word-m
  PROCESS S1899M
  TERMINATE
expect carl I have played nothing
expect carl | TERMINATE
refuse bert terminated
# Several such lines of one game wait for one yes.
mail carl
  SIGNON Mharbor word-m
  PROCESS S1899M
  EJECT S
  TERMINATE
expect carl | SIGNON Mharbor ******** | EJECT S | TERMINATE
mail carl
  SIGNON Mharbor word-m
  terminate the game
refuse bert terminated
mail carl
  SIGNON Mharbor word-m
  TERMINATE
expect bert terminated
