# SUMMARY: who owned which centre, how many everybody had, who played, and what was not built.
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
mail cleo hi
  REGISTER
  Name: Cleo
  END
reply cleo
  YES
mail gerda hi
  REGISTER
  Name: Gerda
  END
reply gerda
  YES
mail gerda
  CREATE ?duel word-m players=2 move=48h
mail anna
  SUMMARY duel
expect anna No centers have been counted yet.
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
mail anna
  SUMMARY duel
expect anna Bud Vie Lvp Bre Par Kie Nap Ven Sev War Con Bel Den Hol Por Ser Swe Year  Tri Edi Lon
expect anna 1913 A A A E E E F F F G G G I I I R R R R T T T . . . . . . . . . . . .
expect anna England     3                                       Anna
expect anna Index: 10
mail anna
  SIGNON Eduel word-a
  F Bre-MAO
  F Lon-NTH
  F Edi-NWG
  A Lvp-Yor
clock +1h
mail gerda
  SIGNON Mduel word-m
  PROCESS
clock +1h
mail bert
  SIGNON Aduel word-b
  RESIGN
mail cleo
  TAKEOVER Austria@duel word-c
mail anna
  SIGNON Eduel word-a
  F MAO-Por
  F NTH-Nor
mail gerda
  SIGNON Mduel word-m
  PROCESS
mail gerda
  SIGNON Mduel word-m
  PROCESS
mail anna
  SUMMARY duel
expect anna England, France and Russia: Anna
expect anna Austria, Germany, Turkey and Italy: Bert from F1914M: Cleo
expect anna Historical Supply Center Summary
expect anna Power 1913 '14 Player
expect anna England 3 4* Anna
expect anna France 3 4* Anna
expect anna Austria 3 \ Bert 3 Cleo
expect anna Index: 10 12
expect anna * = 1 unused build.
expect anna Index is the sum of the squares

# Where nobody may know who plays, nobody is told: but for whoever leads the game.
mail gerda
  CREATE ?mask word-m players=2 gunboat=on
mail anna
  SIGNON ?mask word-a
mail bert
  SIGNON ?mask word-b
mail cleo
  SUMMARY mask
  LIST mask
  LIST FULL
  HISTORY mask
expect cleo Master: Gerda
refuse cleo Bert
refuse cleo bert
mail gerda
  SUMMARY mask
expect gerda Bert
