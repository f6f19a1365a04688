# A silent master with another beside him: the other is asked after a week more, and the players after one more; and how to leave.
mail gerda hi
  REGISTER Gerda
reply gerda
  YES
mail anna hi
  REGISTER Anna
reply anna
  YES
mail bert hi
  REGISTER Bert
reply bert
  YES
mail olga
  REGISTER Olga
reply olga
  YES
mail gerda
  CREATE ?duel word-m players=2 move=48h
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail olga
  OBSERVE duel word-o
mail gerda
  SIGNON Mduel word-m
  PROMOTE olga
mail gerda
  SIGNON Mduel word-m
  PAUSE
clock +345h
expect gerda Something in game 'duel' has waited for its master for two weeks and more.
refuse olga has waited for its master
refuse anna AGREE
expect operator@operator.example game duel waits for a silent master
clock +170h
expect olga Something in game 'duel' has waited for its master for two weeks and more.
refuse anna AGREE
expect operator@operator.example game duel
clock +170h
expect anna The judge: that the game goes on by its rules alone, since its master is silent.
mail anna
  SIGNON Eduel word-a
  QUIT
  RESUME
expect anna > QUIT To leave game duel for good, answer this letter with this line; your seat is open to others then: | RESIGN
expect anna > RESUME !! Only the master of the game can do this. PROPOSE RESUME puts that to all players
# A word of his, and the game has its master again.
mail olga
  SIGNON Mduel word-o
  RESUME
expect anna Game 'duel' goes on
