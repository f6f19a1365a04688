# Votes, and what is put to all: each word of a line counts or is told of, and no seat that is open is voted out of the game.
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
mail cleo
  REGISTER
  Name: Cleo
  END
reply cleo
  YES
mail gerda
  CREATE ?three word-m players=3 three=a year=1901
mail anna
  SIGNON ?three word-a
  SET PREFERENCE R
mail bert
  SIGNON ?three word-b
  SET PREFERENCE E
mail cleo
  SIGNON ?three word-c
  SET PREFERENCE A
mail anna
  SIGNON Rthree word-a
  CONCEDE
  LOT soon
  CONCEDE X
  DRAW soon
expect anna Please write CONCEDE power. For example: CONCEDE E.
expect anna Please write LOT.
refuse anna SET LOT
expect anna > CONCEDE X !! Game three has no seat called X. Its seats are
# A motion that is taken back in the same mail asks nobody; one that comes after another says what it drops.
mail bert
  SIGNON Ethree word-b
  PROPOSE PAUSE
  PROPOSE CANCEL
  NO AGREE
expect bert What was put to all before, A player: that the game is paused, is dropped.
refuse anna are asked
mail anna
  SIGNON Rthree word-a
  AGREE
expect anna > AGREE !! Nothing is put to the players of game three now
# While a seat is open votes are kept, and end nothing: neither draws nor lots nor concessions.
mail cleo
  SIGNON Athree word-c
  RESIGN
mail anna
  SIGNON Rthree word-a
  CONCEDE E
  LOT
  DRAW ONCE
expect anna You concede the game to England, France and Germany, until you change it or something changes hands. When all others do, it has won. As long as a seat is open, it does not count.
expect anna in this turn alone. Nobody sees single votes. As long as a seat is open, it does not count.
refuse anna conceded to
mail cleo
  SIGNON Athree word-c2
mail bert
  SIGNON Ethree word-b
  DRAW
refuse bert does not count
# Where the game lets votes count nevertheless, powers whose seats are open share a draw of all, and nobody agrees with himself.
mail gerda
  CREATE ?four word-m players=3 three=a year=1901 opendraw=on
mail anna
  SIGNON ?four word-a
  SET PREFERENCE R
mail bert
  SIGNON ?four word-b
  SET PREFERENCE E
mail cleo
  SIGNON ?four word-c
  SET PREFERENCE A
mail cleo
  SIGNON Afour word-c
  RESIGN
mail bert
  SIGNON Efour word-b
  DRAW
refuse bert does not count
mail bert
  SIGNON Efour word-b
  RESIGN
mail anna
  SIGNON Rfour word-a
  DRAW
  LOT
expect anna As long as a seat is open, it does not count.
refuse anna has been declared a draw
mail bert
  SIGNON Efour word-b
mail bert
  SIGNON Efour word-b
  DRAW
expect bert Game 'four' has been declared a draw between Russia, England, France and Germany and Austria, Italy and Turkey.
# Lists of some: ONCE stands anywhere, and whoever is asked is told their letters.
mail gerda
  CREATE ?some word-m players=3 three=a year=1901 dias=off
mail anna
  SIGNON ?some word-a
  SET PREFERENCE R
mail bert
  SIGNON ?some word-b
  SET PREFERENCE E
mail cleo
  SIGNON ?some word-c
  SET PREFERENCE A
mail anna
  SIGNON Rsome word-a
  DRAW RE ONCE
  CONCEDE E
expect anna and for every part of it that you accept by that, in this turn alone.
expect anna write DRAW and its letter, as in DRAW E.
mail anna
  SIGNON Rsome word-a
  PROPOSE DRAW RA
expect bert answers with the line DRAW and their letters, as in DRAW RA.
