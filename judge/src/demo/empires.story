# Empires: three turns of the game of nine great powers, with the worked turn of its rules, played by mail.
say Gerda opens the judge's first game of Empires; ten people register, and each confirms the address.
mail gerda Registration
  REGISTER
  Name: Gerda Meister
  END
mail gerda Re: please confirm
  YES {token}
expect gerda Welcome, Gerda Meister
mail austria Registration
  REGISTER
  Name: Anna Adler
  END
mail austria Re: please confirm
  YES {token}
expect austria Welcome, Anna Adler
mail britain Registration
  REGISTER
  Name: Edward Lamb
  END
mail britain Re: please confirm
  YES {token}
expect britain Welcome, Edward Lamb
mail germany Registration
  REGISTER
  Name: Gustav Braun
  END
mail germany Re: please confirm
  YES {token}
expect germany Welcome, Gustav Braun
mail italy Registration
  REGISTER
  Name: Елена Конти
  END
mail italy Re: please confirm
  YES {token}
expect italy Welcome, Елена Конти
mail italy Language
  SET LANGUAGE BG
mail spain Registration
  REGISTER
  Name: Sancho Vega
  END
mail spain Re: please confirm
  YES {token}
expect spain Welcome, Sancho Vega
mail turkey Registration
  REGISTER
  Name: Tarik Deniz
  END
mail turkey Re: please confirm
  YES {token}
expect turkey Welcome, Tarik Deniz
mail russia Registration
  REGISTER
  Name: Рада Петрова
  END
mail russia Re: please confirm
  YES {token}
expect russia Welcome, Рада Петрова
mail russia Language
  SET LANGUAGE RU
mail france Registration
  REGISTER
  Name: Florence Petit
  END
mail france Re: please confirm
  YES {token}
expect france Welcome, Florence Petit
mail sweden Registration
  REGISTER
  Name: Sven Lund
  END
mail sweden Re: please confirm
  YES {token}
expect sweden Welcome, Sven Lund
mail gerda A game
  CREATE ?europa master-word empires
  SIGNOFF
expect gerda Game europa (Europe, 9 players) is open
say All nine join and say which power they would like; the ninth starts the game.
mail austria Join
  SIGNON ?europa austria-word
  SET PREFERENCE A*
mail britain Join
  SIGNON ?europa britain-word
  SET PREFERENCE B*
mail germany Join
  SIGNON ?europa germany-word
  SET PREFERENCE G*
mail italy Join
  SIGNON ?europa italy-word
  SET PREFERENCE I*
mail spain Join
  SIGNON ?europa spain-word
  SET PREFERENCE S*
mail turkey Join
  SIGNON ?europa turkey-word
  SET PREFERENCE O*
mail russia Join
  SIGNON ?europa russia-word
  SET PREFERENCE R*
mail france Join
  SIGNON ?europa france-word
  SET PREFERENCE F*
mail sweden Join
  SIGNON ?europa sweden-word
  SET PREFERENCE W*
expect france you are France
say 1900, first quarter. Germany slips: the corps that is to join army 3 stands elsewhere.
mail germany My orders
  SIGNON Geuropa germany-word
  WAR BEL
  A1 R SAX-RUH-ALS
  A2 X LIE
  ATTACH I13 H3
  I12 D CHA
  BUILD 2 I RUH
  SIGNOFF
excerpt germany 8 A1 R SAX-RUH-ALS
say France and Italy agree by press on an alliance, and attack; Italy writes in Bulgarian.
mail france To Rome
  SIGNON Feuropa france-word
  PRESS TO I
  An alliance, and Switzerland for you? I support you from Burgundy.
  ENDPRESS
  ALLY ITA
  WAR GER
  A3 X ALS
  A2 S BRN ITA
  A1 - CHA
  B1 - ENG
  I19 - TOU
  BUILD 2 I PAR
  BUILD 1 B PRO
  SIGNOFF
excerpt france 6 H3
mail italy Заповеди
  SIGNON Ieuropa italy-word
  СЪЮЗ Франция
  А2 АТАКА Швейцария
  А3 О Триест 2 Тирол 1
  П12 - Пиемонт
  Б1,Б2 - Лионски
  ПОСТРОЙ 3 ПК Пиемонт
  ПОСТРОЙ 1 АЩ Рим
  SIGNOFF
excerpt italy 6 H2
say Austria and Russia sign in secret; Russia writes in Russian.
mail austria Orders
  SIGNON Aeuropa austria-word
  ALLY RUS SECRET
  A3 D VEN 2 LOM 1
  BUILD 4 I VIE
  SIGNOFF
mail russia Приказы
  SIGNON Reuropa russia-word
  СОЮЗ Австро-Венгрия ТАЙНО
  А1 ЗАЩИТА Финляндия
  ПОСТРОИТЬ 3 П Варшава
  SIGNOFF
mail britain Orders
  SIGNON Beuropa britain-word
  A1 - ENG
  B1,B2 - ENG
  BUILD 1 B LON
  SIGNOFF
say Britain puts an army to sea. The others let their forms stand as they are, and so does everybody for the units that he told nothing.
reply austria
  ORDERS AS SHOWN
reply britain
  ORDERS AS SHOWN
reply germany
  ORDERS AS SHOWN
reply italy
  ORDERS AS SHOWN
reply spain
  ORDERS AS SHOWN
reply turkey
  ORDERS AS SHOWN
reply russia
  ORDERS AS SHOWN
reply france
  ORDERS AS SHOWN
reply sweden
  ORDERS AS SHOWN
expect sweden Everybody's orders are in
clock +30m
expect france 2.56
excerpt france 40 Your account
expect germany Switzerland surrenders to Italy
refuse germany Austria-Hungary and Russia have
expect russia Австро-Венгрия
excerpt russia 12 Австро-Венгрия
say Second quarter. Britain lands: its army goes ashore in France, and nobody has declared anything.
mail britain Orders
  SIGNON Beuropa britain-word
  A1 X BRE
  B1,B2,B3 H
  SIGNOFF
excerpt britain 5 H1
mail france Orders
  SIGNON Feuropa france-word
  A2 H
  A4 - BUR
  B1 X ENG GBR
  SIGNOFF
mail germany Orders
  SIGNON Geuropa germany-word
  A1 D ALS
  A2 X BRU
  I12 D ALS
  SIGNOFF
mail italy Заповеди
  SIGNON Ieuropa italy-word
  А2 О Тирол
  SIGNOFF
reply austria
  ORDERS AS SHOWN
reply britain
  ORDERS AS SHOWN
reply germany
  ORDERS AS SHOWN
reply italy
  ORDERS AS SHOWN
reply spain
  ORDERS AS SHOWN
reply turkey
  ORDERS AS SHOWN
reply russia
  ORDERS AS SHOWN
reply france
  ORDERS AS SHOWN
reply sweden
  ORDERS AS SHOWN
clock +30m
expect britain Brittany
excerpt britain 30 Your account
say Third quarter. Germany offers peace to nobody, and buys beyond its means; the receipt says which line cannot be paid.
mail germany Orders
  SIGNON Geuropa germany-word
  BUILD 1 H RUH
  BUILD 1 B KIE
  BUILD 20 I BER
  SIGNOFF
excerpt germany 10 BUILD 1 H RUH
reply austria
  ORDERS AS SHOWN
reply britain
  ORDERS AS SHOWN
reply germany
  ORDERS AS SHOWN
reply italy
  ORDERS AS SHOWN
reply spain
  ORDERS AS SHOWN
reply turkey
  ORDERS AS SHOWN
reply russia
  ORDERS AS SHOWN
reply france
  ORDERS AS SHOWN
reply sweden
  ORDERS AS SHOWN
clock +30m
expect germany Results of turn 3
excerpt germany 30 Your account
