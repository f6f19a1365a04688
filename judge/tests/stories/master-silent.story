# A master who does not answer: he is asked, then the players may go on without him.
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
mail otto
  REGISTER
  Name: Otto
  END
reply otto
  YES
mail gerda
  CREATE ?duel word-m players=2 move=48h
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail gerda
  SIGNON Mduel word-m
  PAUSE
clock +330h
refuse gerda has waited for its master
clock +8h
expect gerda Something in game 'duel' has waited for its master for two weeks and more.
expect operator@operator.example game duel waits for a silent master
mail gerda
  SIGNON Mduel word-m
clock +340h
expect gerda has waited for its master
clock +170h
expect anna The players of game 'duel' are asked. The judge: that the game goes on by its rules alone
reply anna
  AGREE
reply bert
  AGREE
expect anna Most players of game 'duel' have agreed that it goes on by its rules alone.
mail anna
  LOG duel
expect anna A majority of the players had the game go on by its rules alone
