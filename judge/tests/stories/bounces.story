# A deadline is held for a player whose mailbox bounces, where the master wants that.
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
mail gerda
  CREATE ?duel word-m players=2 move=96h grace=0 bounces=hold
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
expect bert a day at a time and a week at most
undeliverable anna
clock +25h
mail bert
  SIGNON Aduel word-b
  BROADCAST
  Hello.
  ENDPRESS
undeliverable anna
expect gerda England, France and Russia
clock +72h
expect bert Letters to the player of England, France and Russia in game 'duel' come back
refuse bert F1914M
# A week after the first bounce the turn is played without him.
clock +24h
expect bert the deadline is held
clock +90h
expect bert Movement results for Spring of 1914
mail gerda
  SIGNON Mduel word-m
  SET BOUNCES PERHAPS
expect gerda SET BOUNCES HOLD or PLAY
