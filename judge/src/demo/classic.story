# The sample game of the rulebook (seed of the rules, spring 1901 to winter 1902), played by mail, with slips of the pen.
say Gerda opens the judge's first game; seven people register, and each confirms the address.
mail gerda Registration
  REGISTER
  Name: Gerda Meister
  END
expect gerda YES
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
mail england Registration
  REGISTER
  Name: Edward Lamb
  END
mail england Re: please confirm
  YES {token}
expect england Welcome, Edward Lamb
mail france Registration
  REGISTER
  Name: Florence Petit
  END
mail france Re: please confirm
  YES {token}
expect france Welcome, Florence Petit
mail germany Registration
  REGISTER
  Name: Gustav Braun
  END
mail germany Re: please confirm
  YES {token}
expect germany Welcome, Gustav Braun
mail italy Registration
  REGISTER
  Name: Ilaria Conti
  END
mail italy Re: please confirm
  YES {token}
expect italy Welcome, Ilaria Conti
mail russia Registration
  REGISTER
  Name: Rada Petrova
  END
mail russia Re: please confirm
  YES {token}
expect russia Welcome, Rada Petrova
mail turkey Registration
  REGISTER
  Name: Tarik Deniz
  END
mail turkey Re: please confirm
  YES {token}
expect turkey Welcome, Tarik Deniz
mail gerda A game
  CREATE ?sample master-word
  SIGNOFF
expect gerda Game sample (Standard, 7 players) is open
say All seven join and say which power they would like; the seventh starts the game.
mail austria Join
  SIGNON ?sample aus-word
  SET PREFERENCE A*
expect austria You are in game sample
mail england Join
  SIGNON ?sample eng-word
  SET PREFERENCE E*
expect england You are in game sample
mail france Join
  SIGNON ?sample fra-word
  SET PREFERENCE F*
expect france You are in game sample
mail germany Join
  SIGNON ?sample ger-word
  SET PREFERENCE G*
expect germany You are in game sample
mail italy Join
  SIGNON ?sample ita-word
  SET PREFERENCE I*
expect italy You are in game sample
mail russia Join
  SIGNON ?sample rus-word
  SET PREFERENCE R*
expect russia You are in game sample
mail turkey Join
  SIGNON ?sample tur-word
  SET PREFERENCE T*
expect turkey You have been selected as Turkey
say Spring 1901. Austria slips twice; the judge names the line and the reason.
mail austria My orders
  SIGNON Asample aus-word
  A Vie-Tri
  A Budd-Gal
  F Tri-Alb
  A Mun H
  SIGNOFF
expect austria no province is called `Budd` (did you mean Budapest?)
expect austria the unit in Munich is German, not yours
expect austria Still without an order: Army Budapest
excerpt austria 6 > A Budd-Gal
say She presses Reply and changes one line of the form to A BUD - GAL. No password, no name of a game.
edit austria A BUD ? => A BUD - GAL
expect austria All orders are in
excerpt austria 1 All orders are in
say France writes to England; nobody else reads it.
mail france Greetings
  SIGNON Fsample fra-word
  PRESS TO E
  Dear neighbour, shall we leave the Channel empty this year?
  Florence
  ENDPRESS
  A Par-Bur
  A Mar-Spa
  F Bre-Pic
  SIGNOFF
expect england Message from France to England in 'sample':
expect england leave the Channel empty
refuse germany leave the Channel empty
say Italy writes from a webmail, Germany from a phone. The last orders lie for half an hour, so that they can be corrected.
mail england Orders
  SIGNON Esample eng-word
  A Lvp-Yor
  F Lon-Nth
  F Edi-Nrg
  SIGNOFF
html italy Orders
  <div>SIGNON Isample ita-word</div><div>A Ven&#8209;Pie<br>A Rom&ndash;Ven<br>F Nap -&gt; Ion</div><div>SIGNOFF</div>
expect italy All orders are in
reply germany
  A Ber–Kie
  A Mun → Ruh
  F Kie-Den
  
  Von meinem iPhone gesendet
  
  {quote}
mail russia Orders
  SIGNON Rsample rus-word
  A Mos-Ukr
  A War-Gal
  F StP-Bot
  F Sev-Bla
  SIGNOFF
mail turkey Orders
  SIGNON Tsample tur-word
  A Con-Bul
  A Smy-Con
  F Ank-Bla
  SIGNOFF
expect turkey Everybody's orders are in. The turn is played Monday 2 March 2026, 18:30 UTC
excerpt turkey 2 Everybody's orders are in
clock +30m
expect turkey Movement results for Spring of 1901. (sample.001)
expect turkey Turkey: Fleet Ankara -> Black Sea. (*bounce*)
expect russia Russia: Army Warsaw -> Galicia. (*bounce*)
expect england England: Fleet Edinburgh -> Norwegian Sea.
say Fall 1901.
mail austria Orders
  SIGNON Asample aus-word
  A Tri Holds
  A Bud-Ser
  F Alb-Gre
  SIGNOFF
mail england Orders
  SIGNON Esample eng-word
  A Yor-Nwy
  F Nth C A Yor-Nwy
  F Nrg-Bar
  SIGNOFF
mail france Orders
  SIGNON Fsample fra-word
  A Bur-Mar
  A Spa-Por
  F Pic-Bel
  SIGNOFF
mail germany Orders
  SIGNON Gsample ger-word
  A Kie-Hol
  A Ruh-Bel
  F Den Holds
  SIGNOFF
mail italy Orders
  SIGNON Isample ita-word
  A Ven Holds
  A Pie-Mar
  F Ion-Tun
  SIGNOFF
mail russia Orders
  SIGNON Rsample rus-word
  A Ukr S F Sev-Rum
  A War-Gal
  F Bot-Swe
  F Sev-Rum
  SIGNOFF
mail turkey Orders
  SIGNON Tsample tur-word
  A Bul-Ser
  A Con-Bul
  F Ank-Bla
  SIGNOFF
clock +30m
expect england England: Army Yorkshire -> North Sea -> Norway.
expect austria Austria: Army Budapest -> Serbia. (*bounce*)
expect germany Germany: Army Ruhr -> Belgium. (*bounce*)
expect france France: Army Burgundy -> Marseilles. (*bounce*)
expect russia Russia: 6 Supply centers, 4 Units: Builds 2 units.
say Winter 1901: builds. Germany changes its mind.
mail germany Builds
  SIGNON Gsample ger-word
  Build F Kie
  Build A Mun
  Build A Ber
expect germany Builds an army in Berlin (instead of Builds a fleet in Kiel).
mail germany Builds
  SIGNON Gsample ger-word
  CLEAR
mail austria Orders
  SIGNON Asample aus-word
  Build A Vie
  SIGNOFF
mail england Orders
  SIGNON Esample eng-word
  Build F Edi
  SIGNOFF
mail france Orders
  SIGNON Fsample fra-word
  Build F Mar
  SIGNOFF
mail germany Orders
  SIGNON Gsample ger-word
  Build F Kie
  Build A Mun
  SIGNOFF
mail italy Orders
  SIGNON Isample ita-word
  Build F Nap
  SIGNOFF
mail russia Orders
  SIGNON Rsample rus-word
  Build A StP
  Build A Sev
  SIGNOFF
mail turkey Orders
  SIGNON Tsample tur-word
  Build A Smy
  SIGNOFF
clock +30m
expect germany Germany: Builds a fleet in Kiel.
expect russia Russia: Builds an army in St Petersburg.
say Spring 1902. Turkey forgets: a reminder goes out, then a late notice, and the game waits.
mail austria Orders
  SIGNON Asample aus-word
  A Tri-Bud
  A Vie-Bud
  A Bud-Ser
  F Gre Holds
  SIGNOFF
mail england Orders
  SIGNON Esample eng-word
  A Nwy-StP
  F Nth-Nwy
  F Bar S A Nwy-Stp
  F Edi-Nth
  SIGNOFF
mail france Orders
  SIGNON Fsample fra-word
  A Bur S F Pic-Bel
  A Por-Spa
  F Pic-Bel
  F Mar Holds
  SIGNOFF
mail germany Orders
  SIGNON Gsample ger-word
  A Hol-Bel
  A Ruh S A Hol-Bel
  A Mun-Bur
  F Den Holds
  F Kie-Hol
  SIGNOFF
mail italy Orders
  SIGNON Isample ita-word
  A Ven Holds
  A Pie-Mar
  F Tun-Wes
  F Nap-Tyn
  SIGNOFF
mail russia Orders
  SIGNON Rsample rus-word
  A Ukr S F Rum
  A Gal-Bud
  A StP-Nwy
  A Sev S F Rum
  F Swe S StP-Nwy
  F Rum Holds
  SIGNOFF
clock +50h
expect turkey A reminder for Turkey in game 'sample'
expect turkey Army Bulgaria.
clock +24h
expect turkey Diplomacy game 'sample' is waiting for Turkey's orders.
expect france Diplomacy game 'sample' is waiting for Turkey's orders.
excerpt turkey 2 You sent no orders.
mail turkey Sorry, late!
  SIGNON Tsample tur-word
  A Bul-Rum
  A Con-Bul
  A Smy-Arm
  F Bla S A Bul-Rum
  SIGNOFF
clock +30m
expect turkey Movement results for Spring of 1902.
expect england England: Army Norway -> St Petersburg. (*bounce*)
expect england England: Fleet North Sea -> Norway. (*bounce*)
expect turkey Turkey: Army Bulgaria -> Rumania. (*bounce*)
expect germany Germany: Army Holland -> Belgium.
expect france France: Army Burgundy SUPPORT Fleet Picardy -> Belgium. (*cut*)
say Fall 1902: supports are cut, three units are dislodged.
mail austria Orders
  SIGNON Asample aus-word
  A Vie-Gal
  A Tri-Bud
  A Ser S Turkish A Bul-Rum
  F Gre Holds
  SIGNOFF
mail england Orders
  SIGNON Esample eng-word
  A Nwy-StP
  F Bar S Nwy-StP
  F Nth-Nwy
  F Edi-Nth
  SIGNOFF
mail france Orders
  SIGNON Fsample fra-word
  A Bur-Bel
  F Pic S A Bur-Bel
  A Spa S F Mar
  F Mar S A Spa
  SIGNOFF
mail germany Orders
  SIGNON Gsample ger-word
  A Ruh-Bur
  A Mun S A Ruh-Bur
  A Bel S A Ruh-Bur
  F Den-Swe
  F Hol S A Bel
  SIGNOFF
mail italy Orders
  SIGNON Isample ita-word
  A Ven-Pie
  A Pie-Mar
  F Wes-Mid
  F Tyn-GoL
  SIGNOFF
mail russia Orders
  SIGNON Rsample rus-word
  A StP-Nwy
  F Swe S StP-Nwy
  F Rum S A Sev
  A Sev S F Rum
  A Gal S F Rum
  A Ukr S A Sev
  SIGNOFF
mail turkey Orders
  SIGNON Tsample tur-word
  A Bul-Rum
  A Con-Bul
  A Arm-Sev
  F Bla S A Bul-Rum
  SIGNOFF
clock +30m
expect france The French Army in Burgundy can retreat to
expect russia The Russian Fleet in Rumania with no valid retreats was destroyed.
expect russia The Russian Army in St Petersburg can retreat to
expect germany Germany: Army Ruhr -> Burgundy.
expect turkey Turkey: Army Bulgaria -> Rumania.
excerpt russia 5 Your army in St Petersburg must retreat
mail russia Retreat
  SIGNON Rsample rus-word
  A StP-Mos
mail france Retreat
  SIGNON Fsample fra-word
  A Bur-Gas
clock +30m
expect france France: Army Burgundy -> Gascony.
expect russia Russia: Army St Petersburg -> Moscow.
expect russia Russia: 4 Supply centers, 5 Units: Removes 1 unit.
say Winter 1902: builds and one removal; then the seven agree that they have seen enough.
mail austria Orders
  SIGNON Asample aus-word
  Build A Tri
  SIGNOFF
mail england Orders
  SIGNON Esample eng-word
  Build F Lon
  SIGNOFF
mail france Orders
  SIGNON Fsample fra-word
  Build A Par
  SIGNOFF
mail germany Orders
  SIGNON Gsample ger-word
  Build F Kie
  SIGNOFF
mail russia Orders
  SIGNON Rsample rus-word
  Remove A Gal
  SIGNOFF
mail turkey Orders
  SIGNON Tsample tur-word
  Build F Smy
  SIGNOFF
clock +30m
expect russia Russia: Removes the army in Galicia.
expect italy The next phase of 'sample' will be Movement for Spring of 1903.
mail italy How do we stand
  SUMMARY sample
expect italy 1902 A A A E E E F F F G G G I I I R R E R T T T G T G A G E F T A F R I
mail italy What has happened
  HISTORY sample
  LIST sample
  WHOGAME sample
expect italy Subject: CHAN:sample - S1901M Results
expect italy Movement results for Spring of 1901. (sample.001)
expect italy Adjustment results for Winter of 1902. (sample.
expect italy Status of Movement for Spring of 1903.
mail austria Peace
  SIGNON Asample aus-word
  DRAW
mail england Peace
  SIGNON Esample eng-word
  DRAW
mail france Peace
  SIGNON Fsample fra-word
  DRAW
mail germany Peace
  SIGNON Gsample ger-word
  DRAW
mail italy Peace
  SIGNON Isample ita-word
  DRAW
mail russia Peace
  SIGNON Rsample rus-word
  DRAW
mail turkey Peace
  SIGNON Tsample tur-word
  DRAW
expect austria Game 'sample' has been declared a draw between Austria, England, France, Germany, Italy, Russia and Turkey.
excerpt austria 2 declared a draw
