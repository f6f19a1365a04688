# Orders as people write them are orders, read or refused; what a letter of the judge's held is a quote.
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
  Army Paris moves to Burgundy.
  Fleet Brest to the Mid Atlantic
expect anna France: Army Paris -> Burgundy.
expect anna France: Fleet Brest -> Mid-Atlantic Ocean.
expect anna I have understood all of your mail.
reply anna
  My orders: A Par-Pic, A Mar - Bur.
  England: A Lvp-Yor
  I order F Lon-Nth!
  1) F Edi - Nwg,
  * Russia's army in Warsaw goes to Galicia.
  Army Moscow to Ukraine. Fleet Sevastopol to the Black Sea.
  Флот Санкт-Петербург - Ботнический залив.
expect anna France: Army Paris -> Picardy.
expect anna (instead of Army Paris -> Burgundy)
expect anna France: Army Marseilles -> Burgundy.
expect anna England: Army Liverpool -> Yorkshire.
expect anna England: Fleet London -> North Sea.
expect anna England: Fleet Edinburgh -> Norwegian Sea.
expect anna Russia: Army Warsaw -> Galicia.
expect anna Russia: Army Moscow -> Ukraine.
expect anna Russia: Fleet Sevastopol -> Black Sea.
expect anna Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
expect anna I have understood all of your mail.

# What begins with a unit or its place is told when it cannot be read; what is left alone is not called understood.
reply anna
  Dear judge,
  Paris should really go home.
  Army Pariss holds.
  Germany: A Mun-Ruh
  France: Army Paris -> Gascony.
  A Mar-Bur (*bounce*)
  Best wishes
expect anna > Paris should really go home. !! Not taken:
expect anna (did you mean Paris?)
expect anna > Germany: A Mun-Ruh !! Not taken: the line is headed Germany, which is not yours (for example,
refuse anna The form came back
expect anna > France: Army Paris -> Gascony. !! Not taken: a line such as
expect anna > Best wishes This is no order, so I left it alone.
refuse anna I have understood all
reply anna
  Best wishes
  A Mar-Spa
expect anna France: Army Marseilles -> Spain.
expect anna (instead of Army Marseilles -> Burgundy)

# Two to one place.
reply anna
  A Par-Bur
  A Mar-Bur
expect anna Two of your units are to go to Burgundy; one of them can get there at most.

# A letter that comes back without marks orders nothing.
reply anna
  A Par-Pic
reply anna
  A Par H
expect anna France: Army Paris HOLD.
reply anna
  A Mar-Gas
  {letter}
expect anna France: Army Marseilles -> Gascony.
expect anna France: Army Paris HOLD.
expect anna > Army Paris HOLD (instead of Army Paris -> Picardy). This line stands word for word
clock +72h
expect anna Played: Movement for Spring of 1914.
reply anna
  {letter}
expect anna Orders of England, France and Russia
refuse anna France: Army Paris
