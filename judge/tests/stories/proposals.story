# What players put to all, whoever leads the game: a pause, more time, the end.
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
mail bert
  REGISTER
  Name: Bert
  END
reply bert
  YES
mail cora
  REGISTER
  Name: Cora
  END
reply cora
  YES
mail gerda
  CREATE ?trio word-m players=3 move=48h
mail anna
  SIGNON ?trio word-a
mail bert
  SIGNON ?trio word-b
mail cora
  SIGNON ?trio word-c
# Most must agree to more time. Whoever asks is not asked himself: that he asks is his yes.
count anna 4
reply anna
  PROPOSE EXTEND 24h
count anna 1
expect anna That you ask is your AGREE. When one more player writes AGREE, it is done.
expect bert The players of game 'trio' are asked. A player: the deadline
reply bert
  AGREE
expect cora The deadline for Movement for Spring of 1901
mail gerda
  LOG trio
expect gerda A majority of the players set the deadline
# Who has proposed may take it back, and then there is nothing to agree to.
reply anna
  PROPOSE PAUSE
expect bert A player: that the game is paused
reply anna
  NO AGREE
expect anna Nobody agrees any more
reply bert
  AGREE
expect bert > AGREE !! Nothing is put to the players of game trio now
reply bert
  NO AGREE
expect bert > NO AGREE !! You have agreed to nothing that is put to the players of game trio now.
# What cannot be asked now is told at once.
reply bert
  PROPOSE RESUME
expect bert > PROPOSE RESUME !!
reply bert
  PROPOSE HOLIDAY
expect bert PROPOSE PAUSE, PROPOSE RESUME, PROPOSE EXTEND 24h, PROPOSE CANCEL
reply bert
  PROPOSE EXTEND 90d
expect bert > PROPOSE EXTEND 90d !!
# A pause, and the way out of it; the clock stands still meanwhile.
reply cora
  предложить паузу
reply anna
  AGREE
expect gerda Game 'trio' is paused
refuse anna by its master
clock +200h
refuse anna F1901M
expect anna any of them can answer this letter with PROPOSE RESUME
mail anna
  SIGNON Mtrio word-x
mail bert
  STATUS trio
reply cora
  PROPOSE RESUME
reply bert
  AGREE
expect anna Game 'trio' goes on.
# To end the game without a result all must want it; a turn that goes by drops the question.
reply anna
  PROPOSE CANCEL
expect bert A player: that the game ends here, without a winner or a draw; all who play must want it.
expect bert it is done when 2 more players do.
reply bert
  AGREE
expect bert One more player must agree.
reply bert
  DISAGREE
expect bert You do not agree any more. 2 more players must agree.
clock +100h
expect cora Results
reply cora
  AGREE
expect cora Nothing is put to the players of game trio now
reply anna
  PROPOSE CANCEL
reply bert
  AGREE
reply cora
  AGREE
expect gerda The players of game 'trio' have agreed to end it without a result.
mail gerda
  LIST trio
expect gerda Game 'trio' is over: its players have agreed
