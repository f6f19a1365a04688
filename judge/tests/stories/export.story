# A game as files: for its players at any time, for everybody when it is over.
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
mail olga
  REGISTER
  Name: Olga
  END
reply olga
  YES
mail anna
  CREATE ?duel word-m players=2
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
mail anna
  EXPORT duel
expect anna > EXPORT duel !! No turn of game 'duel' has been played
mail anna
  SIGNON Eduel word-a
  F Lon-NTH
clock +100h
mail olga
  EXPORT duel
expect olga only its players and its master may have it as files. HISTORY duel
mail olga
  EXPORT dull
expect olga There is no game called dull. Did you mean duel?
mail bert
  экспорт duel
expect bert with this letter as files: in duel.jsonl every turn is a line
reply bert
  EXPORT
expect bert duel.txt holds the results as text, and duel.mbox holds them as a mailbox
expect bert duel.json is a saved game
mail anna
  SIGNON Eduel word-a
  DRAW
mail bert
  SIGNON Aduel word-b
  DRAW
mail olga
  EXPORT duel
expect olga with this letter as files
