# Whatever people write, they get a clear answer, and the judge goes on.
mail anna
  LIST
expect anna There is no game yet.
mail anna What now

expect anna Your mail had no text of its own
mail anna Hello
  Dear judge, how are you?
expect anna I found no command in your mail. Send HELP
mail anna Join
  SIGNON ?duel word-a
expect anna Your address anna@anna.example is not registered yet.
mail anna Who
  CONFIRM nonsense
expect anna I do not wait for this word
mail anna Both
  REGISTER
  Name: Anna
  Email: other@other.example
  END
expect anna To register other@other.example, please write from there.
mail anna hi
  REGISTER
  Name: Anna
  END
mail anna re
  YES {token}
expect anna Welcome, Anna
mail bert hi
  REGISTER
  Name: Bert
  END
mail bert re
  YES {token}
expect bert Welcome, Bert

mail anna Game
  CREATE ?duel word-m players=2 move=48h sparkle
expect anna There is no board sparkle here, and no option of that name.
mail anna Game
  CREATE ?duel word-m players=9
expect anna This game cannot be set up: Standard is made for 2-7 players, not for 9.
mail anna Game
  CREATE ?duel word-m 4.A.2=1983
expect anna 4.A.2 has no option `1983`
mail anna Game
  CREATE ?duel wo
expect anna A password has 4 to 100
mail anna Game
  CREATE ?duel word-m players=2 move=48h
expect anna Game duel (Standard, 2 players) is open
mail anna Game
  CREATE ?duel word-m
expect anna There is a game called duel already.
mail bert
  SIGNON ?duell word-b
expect bert There is no game called duell. Did you mean duel?
mail bert
  SIGNON Eduel word-b
expect bert Game duel has not started yet.
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E*
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE X
expect bert Game duel has no seat called X.
expect anna You have been selected as
mail bert
  SIGNON Aduel word-b
  A Vie-Bur
  A Bur-Gas
  F Lon-Eng
  F Nor-Nwy
  F Nort-Nwy
  A Vie-Bud please
  A Vie
  Vie
  Germany: Army Munich -> Ruhr.
  A Mun-Ruh (*bounce*)
  sparkle
expect bert the army in Vienna cannot get to Burgundy
expect bert there is no unit in Burgundy
expect bert the unit in London is English, not yours
expect bert there is no unit in Norway
expect bert `Nort` could be North Africa, North Atlantic Ocean or North Sea
expect bert `please` is not understood here; nothing more would be
expect bert the order ends where `-`, `H`, `S` or `C` should follow
expect bert is taken for a quoted result
expect bert no province is called `sparkle`
refuse bert Austria: Army Vienna
mail bert
  SIGNON Aduel word-x
  A Vie H
expect bert That is not the password of Austria, Germany and Turkey in game duel.
expect bert One more line was meant for that game, and I have done nothing with it.
refuse bert word-x
mail bert
  SIGNON Zduel word-b
expect bert Game duel has no seat called Z.
mail bert
  SIGNON
expect bert Please write SIGNON ?game password to join
mail bert
  SIGNON Aduell word-b
  PRESS TO E
  Are you there?
  ENDPRESS
  SET DRAW
expect bert There is no game called duell.
expect bert 3 more lines were meant for that game
expect bert | PRESS TO E | Are you there? | SET DRAW
mail bert
  SIGNON Aduel word-b
  MAP duel S1901M gif
  WHO
expect bert > MAP duel S1901M gif !! Please write MAP [game] [turn].
expect bert > WHO !! Please write WHOGAME [game] [FULL].
mail bert
  HELP nothing
expect bert There is no help on nothing. Topics: orders
html anna
  <html><body><p>SIGNON Eduel word-a</p><table><tr><td>F Lon</td><td>-</td><td>Nth</td></tr></table>
  <p style="display:none">F Edi H</p><p><s>A Lvp H</s></p><blockquote>F Bre H</blockquote></body></html>
expect anna England: Fleet London -> North Sea.
refuse anna England: Fleet Edinburgh
refuse anna Liverpool HOLD
refuse anna Brest HOLD
