# How games end before anybody has won: proposals, draws of some, lots, stalemates, an agreed last year; and what the end tells.
mail anna hi
  REGISTER
  Name: Anna
  END
mail anna re
  YES {token}
mail bert hi
  REGISTER
  Name: Bert
  END
mail bert re
  YES {token}
mail cleo hi
  REGISTER
  Name: Cleo
  END
mail cleo re
  YES {token}
mail dora hi
  REGISTER
  Name: Dora
  END
mail dora re
  YES {token}

# A vote stands over the turns; a proposal asks everybody, and nobody is told who asks.
mail dora Game
  CREATE ?duel word-m players=2
expect dora 2 players
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
expect anna its lot is sealed
mail anna
  SIGNON Eduel word-a
  DRAW E
expect anna In game duel a draw includes all survivors: write DRAW alone.
mail anna
  SIGNON Eduel word-a
  PROPOSE DRAW
expect anna nobody is told who proposes it
expect bert A draw of all survivors of game 'duel' has been proposed
refuse bert anna
mail anna
  SIGNON Eduel word-a
  PROPOSE DRAW
mail anna
  SIGNON Eduel word-a
  PROPOSE DRAW
expect anna So many draws have been proposed in this turn of game duel
mail anna
  SIGNON Eduel word-a
  NO DRAW
  DRAW ONCE
expect anna in this turn alone
mail dora
  SIGNON Mduel word-m
  PROCESS
mail bert
  SIGNON Aduel word-b
  DRAW
expect bert You vote for a draw of all survivors
refuse bert declared a draw
mail dora
  SIGNON Mduel word-m
  PROCESS
mail anna
  SIGNON Eduel word-a
  DRAW
expect anna Game 'duel' has been declared a draw between England, France
expect bert The last orders
expect bert Movement results for Fall of 1914
expect bert Bert (since 2 March 2026)
mail bert
  SIGNON Aduel word-b
  LOT
expect bert Game duel is over.

# Where draws need not include everybody, a list approves of its parts; a draw of one is a concession.
mail dora Game
  CREATE ?four word-m players=4 dias=off year=1870 end=1870
mail anna
  SIGNON ?four word-a
  SET PREFERENCE E
mail bert
  SIGNON ?four word-b
  SET PREFERENCE A
mail cleo
  SIGNON ?four word-c
  SET PREFERENCE G
mail edda hi
  REGISTER
  Name: Edda
  END
mail edda re
  YES {token}
mail edda
  SIGNON ?four word-e
expect anna Draws: those share in them whom the votes name
expect anna Movement for Spring of 1870
mail anna
  SIGNON Efour word-a
  DRAW
expect anna say who shares it, as in DRAW EAGI
mail anna
  SIGNON Efour word-a
  DRAW England and Atlantis
expect anna Atlantis is no power of this game
mail anna
  SIGNON Efour word-a
  CONCEDE G
expect anna In game four a concession is a draw of one power
mail anna
  SIGNON Efour word-a
  DRAW EG
expect anna You vote for a draw of England and Germany and Turkey
mail bert
  SIGNON Afour word-b
  PROPOSE DRAW EG
expect cleo A draw of England, Germany and Turkey has been proposed in game 'four'
mail cleo
  SIGNON Gfour word-c
  DRAW GEA
refuse cleo declared a draw
mail cleo
  SIGNON Gfour word-c
  LOT
expect cleo You vote for a lot among all survivors
mail dora
  SIGNON Mfour word-m
  PROCESS
# The agreed last year is over when its fall is, where nothing is to be built: most units have won, or share it.
mail dora
  SIGNON Mfour word-m
  PROCESS
expect anna 1870 was the agreed last year
expect anna The game was won by

# A lot, when all survivors want one.
mail dora Game
  CREATE ?lots word-m players=2 end=1900
expect dora end cannot be 1900; write a number from 1914 to 2014, or none.
mail dora Game
  CREATE ?lots word-m players=2 win=99
expect dora win cannot be 99
mail dora Game
  CREATE ?lots word-m players=2 concessions=off stalemate=1
mail anna
  SIGNON ?lots word-a
  SET PREFERENCE E
mail bert
  SIGNON ?lots word-b
  SET PREFERENCE A
mail anna
  SIGNON Elots word-a
  CONCEDE A
expect anna Game lots cannot be conceded
mail dora
  SIGNON Mlots word-m
  PROCESS
mail dora
  SIGNON Mlots word-m
  PROCESS
expect anna For years nothing has changed hands in game 'lots'.
mail anna
  SIGNON Elots word-a
  LOT
refuse anna agreed on a lot
mail bert
  SIGNON Alots word-b
  LOT
expect bert The survivors of game 'lots' agreed on a lot among them.
expect bert Drawn among England, France
expect bert The seed of LOT was
mail anna
  LIST lots
expect anna (by lot:

# A game that is ended before it began gets two sentences.
mail dora Game
  CREATE ?soon word-m
mail anna
  SIGNON ?soon word-a
mail dora
  SIGNON Msoon word-m
  TERMINATE
expect anna has been ended by its master before it began
refuse anna HISTORY soon
