# Somebody is forgotten: with a yes, after what it means has been told.
mail gerda
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
mail anna
  REGISTER
  Name: Anna Petrova
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
  CREATE ?past word-m players=2 move=48h
mail anna
  SIGNON ?past word-a
  SET PREFERENCE E
mail bert
  SIGNON ?past word-b
  SET PREFERENCE A
mail anna
  SIGNON Epast word-a
  DRAW
mail bert
  SIGNON Apast word-b
  DRAW
mail gerda
  CREATE ?duel word-m players=2 move=48h
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail bert
  WHOGAME past
expect bert Anna Petrova
# Whoever leads a game alone cannot go before it has another master, or an end.
mail gerda
  FORGET ME
expect gerda > FORGET ME !! duel has no other master
# The letter says what it means; nothing is done before the yes.
mail anna
  забыть меня
expect anna I am asked to forget Anna Petrova
expect anna You play in duel: your seat there opens to others
mail bert
  WHOGAME duel
expect bert Anna Petrova
mail anna
  FORGET ME
reply anna
  YES
expect anna You are forgotten.
expect bert England, France and Russia
mail bert
  WHOGAME duel
refuse bert Anna
mail bert
  WHOGAME past
expect bert N. N.
refuse bert Anna
mail gerda
  SUMMARY past
refuse gerda Petrova
# She is nobody now, and may come again as somebody new.
mail anna
  STATUS
expect anna You are in no game.
mail anna
  REGISTER
  Name: Anna Petrova
  END
reply anna
  YES
expect anna Welcome, Anna Petrova
clock +3h
mail anna
  STATUS
refuse anna past
# Who is not registered has nothing to forget.
mail carl
  FORGET ME
refuse carl forget
