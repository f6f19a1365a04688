# What came of the games that are over; whoever wants it told of him says so.
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
  STATS
expect olga No game has come to a result yet.
expect olga Of players I tell only people who are registered.
mail anna
  CREATE ?duel word-m players=2
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
# One turn is played before anybody ends it.
clock +100h
# A game that goes on tells nothing.
mail anna
  SET STATS ON
  STATS
expect anna STATS tells others your games
expect anna No game has come to a result yet.
expect anna No player has this told of him yet
refuse anna rating 1
mail anna
  SIGNON Eduel word-a
  DRAW
mail bert
  SIGNON Aduel word-b
  DRAW
mail bert
  STATS
expect bert One game has come to a result.
expect bert Standard: one game (one turn); none was won by one seat alone
expect bert Anna: rating 1500; one game, won alone 0, shared 1
refuse bert Bert: rating
refuse bert anna@
# Strangers learn of boards and powers, and of nobody.
mail olga
  STATS
expect olga One game has come to a result.
refuse olga Anna
mail olga
  STATS Anna
expect olga I tell nothing of 'Anna'
mail bert
  STATS standard
expect bert Austria
expect bert shared the result 1
mail bert
  STATS Austria
expect bert Austria, Germany and Turkey: won alone 0, shared the result 1,
refuse bert England
mail bert
  STATS Anna
expect bert Anna: rating 1500; one game, won alone 0, shared 1
expect bert orders owed: 1; in time: 0 %; late: 0; missing, whole or in part: 1
expect bert seats left before the end: 0
mail anna
  STATS Bert
expect anna I tell nothing of 'Bert'
# Everybody learns his own.
mail bert
  STATS Bert
expect bert Bert: rating 1500
mail bert
  SET LANGUAGE ru
  статистика Австрия
expect bert долей в результате 1
mail bert
  SET LANGUAGE en
mail anna
  SET STATS OFF
mail bert
  STATS
expect bert One game has come to a result.
expect bert No player has this told of him yet
refuse bert Anna: rating
mail bert
  STATS Anna
expect bert I tell nothing of 'Anna'
