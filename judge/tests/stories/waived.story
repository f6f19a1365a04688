# A build that is waived by mail.
mail gerda hi
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
mail anna hi
  REGISTER
  Name: Anna
  END
reply anna
  YES
mail bert hi
  REGISTER
  Name: Bert
  END
reply bert
  YES
mail gerda
  CREATE ?pond word-m strait move=48h retreats=24h adjustments=24h
mail anna
  SIGNON ?pond word-a
  SET PREFERENCE N
mail bert
  SIGNON ?pond word-b
  SET PREFERENCE S
# A spring and a fall in which South takes a center, and North nothing.
mail anna
  SIGNON Npond word-a
  ORDERS AS SHOWN
mail bert
  SIGNON Spond word-b
  A Dow - Can
  F Qua - Nar
  A Lea - Qua
mail anna
  SIGNON Npond word-a
  ORDERS AS SHOWN
mail bert
  SIGNON Spond word-b
  ORDERS AS SHOWN
expect bert You have 1 build.
# Of more orders than builds the newest counts, and the one that it takes the place of is named.
mail bert
  SIGNON Spond word-b
  BUILD A Lea
  WAIVE
expect bert > WAIVE Build waived (instead of Builds an army in Lea).
expect bert Played: Adjustments for Winter of 1801.
expect bert South: Build waived. The position
expect anna South: Build waived.
refuse anna Builds an army
