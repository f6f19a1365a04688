# Orders below titles, in lists and with verbs of every kind are read.
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
mail anna Game
  CREATE ?duel word-m players=2 move=48h
mail anna
  SIGNON ?duel word-a
  SET PREFERENCE E
mail bert
  SIGNON ?duel word-b
  SET PREFERENCE A
expect anna You have been selected as
reply anna
  Hi,
  France:
  1、Army Paris moves to Burgundy.
  2.Army Marseilles holds
  (3) Fleet Brest to the Mid Atlantic
  Orders for England, spring 1902:
  London to the North Sea
  ✅ Флот Эдинбург идёт в Норвежское море.
  c) Армия Москва остаётся
  ④ 華沙陸軍移動到加利西亞。
  塞瓦斯托波爾艦隊前往黑海
expect anna > France: This is no order, so I left it alone.
expect anna France: Army Paris -> Burgundy.
expect anna France: Army Marseilles HOLD.
expect anna France: Fleet Brest -> Mid-Atlantic Ocean.
expect anna > Orders for England, spring 1902: This is no order, so I left it alone.
expect anna > London to the North Sea Fleet London -> North Sea.
expect anna England: Fleet Edinburgh -> Norwegian Sea.
expect anna Russia: Army Moscow HOLD.
expect anna Russia: Army Warsaw -> Galicia.
expect anna Russia: Fleet Sevastopol -> Black Sea.
refuse anna I do not know the setting
refuse anna ********
refuse anna I have understood all
refuse anna !!
