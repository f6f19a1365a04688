# English. What the rules of Empires say.

## Turns. Such a name stands within sentences, behind a colon, or first: "Orders for the first quarter of 1900 are due ...".
empires-turn = { $of ->
    [year] the year { $year }
    [quarter] { $part ->
        [1] the first quarter of { $year }
        [2] the second quarter of { $year }
        [3] the third quarter of { $year }
       *[other] the last quarter of { $year }
      }
   *[part] part { $part } of { $year }
  }

## Units. Such a number of them stands within sentences: "France loses one infantry corps".
empires-corps = { $kind ->
    [headquarters] { $count ->
        [1] one headquarters
       *[other] { $count } headquarters
      }
    [infantry] { $count ->
        [1] one infantry corps
        [2] two infantry corps
        [3] three infantry corps
        [4] four infantry corps
        [5] five infantry corps
       *[other] { $count } infantry corps
      }
    [cavalry] { $count ->
        [1] one cavalry corps
        [2] two cavalry corps
        [3] three cavalry corps
       *[other] { $count } cavalry corps
      }
    [battleship] { $count ->
        [1] one battleship
        [2] two battleships
        [3] three battleships
        [4] four battleships
       *[other] { $count } battleships
      }
   *[arsenal] an arsenal
  }
empires-stack = { $place } ({ $code }): { $units }

## What happened: treaties and wars
empires-allied = { $of ->
    [coalition] { $secret ->
        [yes] { $powers } have secretly formed a coalition.
       *[no] { $powers } have formed a coalition.
      }
   *[alliance] { $secret ->
        [yes] { $powers } have secretly signed an alliance.
       *[no] { $powers } have signed an alliance.
      }
  }
empires-parted = { $secret ->
    [yes] { $power } has ended its secret alliance with { $other }.
   *[no] { $power } has ended its alliance with { $other }.
  }
empires-war = { $attacked ->
    [yes] { $power } has declared war on { $other } and attacked in the same turn.
   *[no] { $power } has declared war on { $other }.
  }
empires-peace = { $power } and { $other } have made peace.
empires-attacked = { $how ->
    [same-turn] { $power } has attacked { $other } in the turn in which war was declared.
   *[undeclared] { $power } has attacked { $other } without a declaration of war.
  }

## What happened: battles. A side is a list of these, then its strength: "Italy from Piedmont and France from Burgundy in support, 31,".
empires-from = { $power } from { $places }
empires-from-support = { $power } from { $places } in support
# A strength or a ratio with a part below one.
empires-decimal = { $whole }.{ $part }
empires-battle = { $place }: { $side }, { $attack }, against { $against } { $defence } ({ $ratio } : 1). { $losses }. { $end ->
    [falls] { $place } falls to { $owner }.
    [falls-arsenal] { $place } falls to { $owner }; its arsenal is destroyed.
   *[holds] { $place } holds.
  }
empires-taken = { $place }: { $side } { $count ->
    [one] marches
   *[other] march
  } in, and nobody stands in the way. { $end ->
    [falls] { $place } falls to { $owner }.
    [falls-arsenal] { $place } falls to { $owner }; its arsenal is destroyed.
   *[holds] Rivals keep one another out, and nobody gets { $place }.
  }
empires-sea-battle = { $place }, battle at sea: { $side }, { $attack }, against { $against } { $defence } ({ $ratio } : 1). { $losses }.
empires-port-battle = { $place }, battle in port: { $side }, { $attack }, against { $against } { $defence } ({ $ratio } : 1). { $losses }.
# The first power that loses something, then each other one, with commas between: "France loses one infantry corps, Germany two cavalry corps".
empires-loses = { $power } loses { $what }
empires-loses-too = { $power } { $what }
empires-loses-nothing = Nobody loses anything
empires-share = { $unit } of { $power } { $role ->
    [attacker] attacks
    [supporter] supports
   *[defender] defends
  }: { $base }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  }{ $part ->
    [1] {""}
    [2] , halved because it supports elsewhere
   *[4] , a quarter because it came by rail
  }{ $commanded ->
    [yes] {""}
   *[no] , halved without headquarters
  }{ $encircled ->
    [yes] , halved because encircled
   *[no] {""}
  }: { $strength }
empires-lost-own = You lost { $units } in the battle for { $place }.
empires-lost = { $how ->
    [headless] { $power } loses { $units } in { $place }: no corps was left to protect the headquarters.
    [no-retreat] { $power } loses { $units }: from { $place } there was nowhere to retreat.
   *[at-sea] { $power } loses { $units } in { $place }: no battleship was left beside them.
  }
empires-retreated = { $power } retreats from { $from } to { $to }: { $units }.

## What happened: the end of the turn
empires-encircled = The land units of { $power } in { $place } are encircled: in the next turn they can only hold, at half strength.
empires-surrendered = { $power } surrenders to { $other }, who takes over its provinces and the units that are left.
empires-is-out = { $power } has neither a province nor a land unit left, and is out of the game.
empires-won = { $by ->
    [single] { $powers } has won: it holds { $capitals }.
    [coalition] The coalition of { $powers } has won: it holds { $capitals }.
   *[last-turn] The last turn is over, and { $count ->
        [one] { $powers } has won
       *[other] { $powers } have won
      }{ $held ->
        [0] {""}
       *[other] {" "}with { $capitals }
      }.
  }

## What happened to one's own: told to their owner alone
empires-own-account = Your treasury held { $before ->
    [one] 1 pound
   *[other] { $before } pounds
  }. You spent { $spent }{ $back ->
    [0] {""}
   *[other] , got { $back } back
  } and took in { $income }: { $now ->
    [one] 1 pound is
   *[other] { $now } pounds are
  } there now.
empires-paid = { $order }: { $pounds ->
    [one] 1 pound
   *[other] { $pounds } pounds
  }
empires-void = { $order }: void, { $why }
empires-void-unit = { $units }: held instead of { $by ->
    [attack] attacking { $to }
    [defend] guarding toward { $to }
    [march] marching to { $to }
    [rail] going to { $to } by rail
    [ship] going to { $to } by sea
    [support] supporting the attack on { $to }
    [sail] sailing to { $to }
    [fight] fighting in { $to }
   *[hold] anything else
  }: { $why }
empires-moved = { $units }: { $by ->
    [attack] entered { $to } from { $from }
    [rail] by rail from { $from } to { $to }
    [ship] by sea from { $from } to { $to }
    [sail] sailed from { $from } to { $to }
    [fight] sailed from { $from } to { $to }
   *[march] marched from { $from } to { $to }
  }
empires-built = Built in { $place }: { $units }
empires-arsenal-built = { $place } has an arsenal now
empires-build-lost = Lost with { $place } before it was finished: { $what }
empires-refunded = { $place } had no room for everything: { $pounds ->
    [one] 1 pound was
   *[other] { $pounds } pounds were
  } paid back

## Headings and tables
empires-own = Your account and your news ({ $power })
empires-of-power = What only { $power } knows
empires-diplomacy = Treaties and wars
empires-battles = Battles
empires-factors = Every corps and what it counted
empires-factors-where = What every corps counted is told by HISTORY { $game }.
empires-aftermath = After the battles
empires-quiet-turn = Nothing happened that everybody could see.
empires-powers = The powers
empires-power = Power
empires-provinces = Provinces
empires-income = Income
empires-corps-column = Corps
empires-ships = Ships
empires-capitals = Capitals taken
empires-neutrals = Neutral states
empires-out = out of the game
empires-unknown = ?
empires-losses = What each power destroyed and lost, in pounds
empires-destroyed = Destroyed
empires-lost-column = Lost
empires-ratio = Destroyed : lost
empires-treaty = { $of ->
    [coalition] { $secret ->
        [yes] Secret coalition: { $powers }.
       *[no] Coalition: { $powers }.
      }
   *[alliance] { $secret ->
        [yes] Secret alliance: { $powers }.
       *[no] Alliance: { $powers }.
      }
  }
# What somebody offers for good, to himself alone.
empires-waits = { $power } offers { $powers } { $of ->
    [peace] peace
    [coalition] a coalition
   *[alliance] an alliance
  }, and that stands until { $power } takes it back with DENOUNCE: it is made in the turn in which nobody's word is missing any more.
empires-at-war = At war: { $power } and { $other }.
empires-no-treaties = There is no treaty, and nobody is at war.
empires-treasury = { $power } has { $pounds ->
    [one] 1 pound
   *[other] { $pounds } pounds
  } in its treasury.
empires-units = Units
empires-encircled-mark = encircled
empires-map-position = Map of { $turn }. Each province has the tint of its owner; a star is a capital, a cannon an arsenal; a block shows how many corps and headquarters stand there, a hull how many battleships.
empires-map-orders = Map of the moves and battles of { $turn }; the lists in this letter tell each of them.
empires-map-legend = On the map: tint and hatching show the owner, plain grey a neutral state. A star is a capital, a cannon an arsenal; 4+1 on a block is four corps and one headquarters, a hull is battleships; crossed out, they were lost. An arrow is an attack, crossed if it failed; a dashed one is a march, a double one a railway journey, a dotted one a voyage.

## The start letter
empires-scenario = { $scenario }: { $great ->
    [one] 1 great power
   *[other] { $great } great powers
  } among { $neutral ->
    [0] no neutral states
    [one] 1 neutral state
   *[other] { $neutral } neutral states
  }. Every province brings income at the end of a turn; what you buy is paid from what the treasury holds at its beginning.
empires-win-single = You win alone when you hold, at the end of a turn, the capitals of { $great } other great powers, or of { $neutral } neutral states.
empires-win-coalition = A coalition wins when it holds together the capitals of as many other great powers as it has members and { $beyond } more, or of { $together } neutral states.
empires-win-last = The game ends with { $turn } at the latest: then whoever has taken most capitals wins, and if that is level, whoever has the highest income.
empires-house-undeclared = { $value ->
    [yes] An attack counts without a declaration of war too; the results say that there was none.
   *[no] An attack counts only if war was declared in an earlier turn.
  }
empires-house-attack-price = { $value ->
    [yes] An attack costs as much as a march: 3 pounds a corps, and 5 from the sea.
   *[no] An attack costs nothing.
  }
empires-house-neutrals-build = { $value ->
    [yes] Neutral states at war spend their income on infantry and arsenals.
   *[no] Neutral states build nothing.
  }
empires-house-neutrals = { $value ->
    [yes] The game master may order for neutral states; the judge leads what is left.
   *[no] The judge alone leads the neutral states.
  }
empires-house-positions-public = { $value ->
    [yes] Everybody sees where all units stand.
   *[no] Where units stand, only their owner sees.
  }
empires-how = An order is a line: units, what they do, and where. Your units are called H1 (headquarters), I7 (infantry), C3 (cavalry), B2 (battleship); A1 is army 1, the first headquarters with all corps attached to it. Write HELP ORDERS for all kinds of orders, HELP PRICES for what they cost, and HELP BATTLE for how they end.
empires-how-order = { $order } ; { $means }

## The form
empires-form-units = { $infantry ->
    [0] {""}
   *[other] { $infantry } inf{" "}
  }{ $cavalry ->
    [0] {""}
   *[other] { $cavalry } cav{" "}
  }{ $headquarters ->
    [0] {""}
   *[other] { $headquarters } hq{" "}
  }{ $battleship ->
    [0] {""}
    [one] { $battleship } ship{" "}
   *[other] { $battleship } ships{" "}
  }at { $place }{ $can ->
    [both] : may attack { $targets }, march { $goals }
    [attack] : may attack { $targets }
    [march] : may march { $goals }
    [sail] : may sail { $goals }
   *[nothing] {""}
  }
empires-form-gone = these units are gone
empires-form-stands = stands as ordered
empires-form-build = { $pounds ->
    [one] 1 pound is
   *[other] { $pounds } pounds are
  } left; { $can ->
    [build] arsenals at { $arsenals }: BUILD { $example }
   *[nothing] you have no arsenal
  }

## The receipt: what a line means, what it costs, what is left
empires-stands = { $order }: { $means }{ $pounds ->
    [0] {""}
    [one] ; 1 pound, { $left } left
   *[other] ; { $pounds } pounds, { $left } left
  }
empires-noted = { $order }: { $means }; but { $note }
empires-in-place = { $said }; { $how ->
    [part] taken out of
   *[whole] in place of
  } { $old }
empires-if-allied = { $order }: { $means }, once the alliance that you offer is in force; until then { $else }
empires-struck = { $order } is struck out
empires-nothing-there = there is no { $order } to strike out
empires-otherwise = there is no { $order } to strike out; to strike out what stands, write { $cancel }
empires-account = Treasury { $treasury ->
    [one] 1 pound
   *[other] { $treasury } pounds
  }, expenses { $spent }, rest { $rest }.
empires-refused = { $why }. What you could write now: { $instead }
empires-does = { $by ->
    [hold] { $units } { $count ->
        [one] holds
       *[other] hold
      }
    [attack] { $units } { $count ->
        [one] attacks
       *[other] attack
      } { $places }
    [defend] { $units } { $count ->
        [one] guards
       *[other] guard
      } toward { $places }
    [march] { $units } { $count ->
        [one] marches
       *[other] march
      } to { $places }
    [rail] { $units } { $count ->
        [one] goes
       *[other] go
      } by rail to { $places }
    [ship] { $units } { $count ->
        [one] goes
       *[other] go
      } by sea to { $places }
    [support] { $units } { $count ->
        [one] supports
       *[other] support
      } the attack on { $places }
    [sail] { $units } { $count ->
        [one] sails
       *[other] sail
      } to { $places }
    [fight] { $units } { $count ->
        [one] sails
       *[other] sail
      } to fight in { $places }
   *[retreat] { $units }, if beaten, { $count ->
        [one] retreats
       *[other] retreat
      } to { $places }
  }
empires-attaches = { $units } { $count ->
    [one] joins
   *[other] join
  } { $head }
empires-detaches = { $units } { $count ->
    [one] leaves its
   *[other] leave their
  } headquarters
empires-builds = { $what } to be built in { $place }
empires-offers = { $of ->
    [coalition] { $secret ->
        [yes] you offer a secret coalition to { $powers }
       *[no] you offer a coalition to { $powers }
      }
   *[alliance] { $secret ->
        [yes] you offer a secret alliance to { $powers }
       *[no] you offer an alliance to { $powers }
      }
  }, in force in the turn in which all have written the same
empires-denounces = your alliance with { $powers } ends with this turn
empires-declares = you declare war on { $powers }; only an attack from { $turn } on counts as declared
empires-offers-peace = you offer peace to { $powers }, made when both have written it
empires-surrenders = you surrender to { $power } at the end of this turn, if it is at war with you then and holds one of your home provinces

## The receipt: warnings
empires-loose = { $unit } is attached to no headquarters: ATTACH { $unit } { $head } costs 2 pounds and makes it count twice as much.
empires-behind = { $head } stays behind: without their headquarters the corps count half.
empires-quiet = { $units } { $count ->
    [one] guards
   *[other] guard
  } toward { $place }, from where nobody can come.
empires-adrift = { $unit } is at sea and no battleship stays beside it: it will be lost.
empires-coalitions = You offer more than one coalition; a power is in one at most, and the last one to come into force counts.
empires-at-peace = There is no war with { $power }, so your offer of peace changes nothing.
empires-unallied = There is no alliance with { $power } that you could end.

## Why a line is void. Each stands behind a colon or "void, ", or begins a line of its own.
empires-replaced = { $how ->
    [struck] it is struck out below
    [part] for some of its units a later line counts, "{ $order }"
   *[whole] a later line counts instead, "{ $order }"
  }
empires-unread = this is no order
empires-no-unit = you have no { $unit }
empires-is-encircled = { $unit } is encircled and can only hold this turn
empires-element = { $unit } cannot do that, or not together with the others
empires-headquarters = a headquarters alone can neither attack, nor defend, nor support
empires-no-border = { $place } does not border on the place where { $unit } stands
empires-sea = { $place } is a sea area, and this is for provinces
empires-friendly = { $place } is your own or an ally's
empires-foreign = { $place } belongs to { $power }: write X { $code } to attack it
empires-too-far = { $place } is farther than { $unit } can go in a turn
empires-there = { $unit } is in { $place } already
empires-no-railway = no railway takes { $unit } to { $place } over provinces of your own, three at most
empires-too-few = { $corps ->
    [one] there is only 1 corps
   *[other] there are only { $corps } corps
  }
empires-undeclared = war on { $power } has to be declared a turn before the attack
empires-price = it costs { $price ->
    [one] 1 pound
   *[other] { $price } pounds
  } and { $left } are left, so it does not count unless that changes
empires-price-was = it cost { $price ->
    [one] 1 pound
   *[other] { $price } pounds
  }, and { $left } were left
empires-apart = { $unit } and the headquarters are in different places
empires-full = { $unit } has five corps already, the most there may be
empires-attached = { $unit } is attached to it already
empires-attached-to-none = { $unit } is attached to no headquarters
empires-no-arsenal = you have no arsenal in { $place }
empires-not-own = { $place } is not your province
empires-armed = { $place } has an arsenal already, or is getting one
empires-no-coast = { $place } has no port
empires-no-room = { $place } has no room: ten units are the most
empires-oneself = that is yourself; name another power
empires-neutral = { $power } is neutral, and neutral states sign no treaties
empires-out-already = { $power } is out of the game
empires-ally = { $power } is your ally; end the alliance first: DENOUNCE { $code }
empires-not-at-war = { $power } is not at war with you
empires-no-ally = { $power } is no ally: only an ally's attack can be supported
empires-no-home-soil = { $power } holds none of your home provinces
empires-no-escort = no battleship of yours or of an ally goes along
empires-cut = the support was cut, because the supporters were attacked themselves
empires-no-attack = nobody made the attack that was to be supported

## Why a line was not understood
empires-strange = this is no order
empires-quoted = this looks like a quoted result; an order ends without a full stop
empires-verb = behind the units stands what they do: X (attack), D (defend), - (march or sail), R (rail), S (support), H (hold) or RET (retreat)
empires-verb-near = `{ $word }` is no order (did you mean { $near }?)
empires-unit = `{ $word }` is no unit; units are called A1, H1, I7, C3 or B2
empires-number = `{ $word }` is no whole number from 1 on that fits here
empires-kind = `{ $word }` is no kind of unit; write H (headquarters), I (infantry), C (cavalry) or B (battleship)
empires-numbers = of several borders each needs its number of corps, as in D ALS 2 BUR 1
empires-unheaded = `{ $word }` is no power; before the units stands nothing, or the name of their power
empires-heading = those are units of { $power }, not yours
empires-elsewhere = { $unit } is in { $place }
empires-extra = nothing belongs behind `{ $behind }`: `{ $word }` is too much
empires-nothing = nothing is called `{ $word }`
empires-is-power = `{ $word }` is a power, and a province or a sea is due here
empires-is-place = `{ $word }` is a province or a sea, and a power is due here
empires-near = nothing is called `{ $word }` (did you mean { $names }?)
empires-several = `{ $word }` could be { $names }
empires-lacks-place = the name of a province or sea area is missing at the end
empires-lacks-power = the name of a power is missing at the end
empires-lacks-unit = the units are missing
empires-lacks-kind = say what is to be built, and where
empires-lacks-war = say on whom war is declared
empires-lacks-line = say which line is to be cancelled
empires-judge-leads = in this game the judge leads the neutral states
empires-head = each line begins with the name of the neutral state that it is for

## Opening a game
empires-rule-undeclared = whether an attack without a declaration of war in an earlier turn counts
empires-rule-attack-price = whether an attack on land costs as much as a march
empires-rule-neutrals-build = whether neutral states at war build
empires-rule-neutrals = who leads the neutral states: the master, where he likes, or the judge alone
empires-rule-positions-public = whether everybody sees all units
empires-rule-last-turn = after how many turns the game ends{ $value ->
    [help] : a number, or 0 for no last turn
   *[other] {""}
  }
empires-setup-players = { $scenario } is made for { $players } players
empires-setup-last-turn = last_turn cannot be { $value }; write how many turns the game has at most, up to 65535, or 0 for no last turn

## HELP
empires-help-about = Empires: great powers with a treasury, corps and headquarters, railways, fleets and arsenals, among neutral states that defend themselves. Everybody orders at once, by one sheet of lines a turn; there are no dice. Whoever holds enough foreign capitals at the end of a turn wins, alone or with a coalition.
empires-help-turn = In a turn treaties and declarations of war come first, then corps join headquarters, everything is paid, fleets sail and fight, armies march, and all battles on land are fought at once. Winners enter, the beaten retreat, provinces bring their income, and what was bought appears.
empires-help-board = the scenario; also gulf (3 players, for a first game), and what the operator has added
empires-help-more = More: the topics ORDERS, PRICES, BATTLE and NEUTRALS.
empires-help-orders-long = One order on a line, below SIGNON or in the form that you got. A later order for the same unit replaces the earlier one, lines are paid from above, and a line is struck out with CANCEL before it. Places go by code, name, or a beginning of it that fits no other, in any of my languages: ALS, Alsace, Елзас.
empires-help-units = Units
empires-help-attack = attacks; ships sail there and fight
empires-help-attack-foe = ships fight the fleet of that power, at war with it or not
empires-help-defend = guards toward a border
empires-help-defend-several = two corps toward one border, one toward another
empires-help-march = marches, goes aboard or ashore; ships sail
empires-help-rail = goes by rail over own provinces, three at most
empires-help-support = supports an attack, if you like of one power
empires-help-hold = stays where it is
empires-help-retreat = if beaten, goes there; beside another order
empires-help-attach = attaches corps to a headquarters in the same place
empires-help-detach = sets a corps free
empires-help-purchases = Purchases
empires-help-build = builds three infantry corps where you have an arsenal; H, C and B likewise
empires-help-build-two = builds two infantry corps
empires-help-build-arsenal = builds an arsenal
empires-help-treaties = Treaties and wars
empires-help-ally = offers an alliance, in force once all parties have written it
empires-help-ally-secret = offers one that only the parties know of
empires-help-ally-coalition = offers a coalition, which wins or loses together
empires-help-denounce = ends an alliance at the end of the turn, or takes an offer back that waits
empires-help-war = declares war
empires-help-peace = makes peace, once both have written it
empires-help-surrender = gives up, in favour of a power that holds home soil of yours
empires-help-cancel = strikes a line out
empires-help-prices = What things cost, in pounds. There is no credit: a line that cannot be paid in full is void, and cheaper ones below it may still be paid. What you save stays in the treasury.
empires-help-price-march = 3 a corps and province, headquarters free; an attack costs as much as a march unless the game says otherwise
empires-help-price-landing = 5 a corps, and so does every sea area on the way
empires-help-price-rail = 5 a unit and province, headquarters too
empires-help-price-ships = 1 a ship, however far it sails; from where it lies, nothing
empires-help-price-free = nothing; so do support, holding and retreats
empires-help-price-attach = 2 a corps
empires-help-price-corps = 25 an infantry corps, 12 a cavalry corps
empires-help-price-heavy = 75 a headquarters or a battleship
empires-help-price-arsenal = 250
empires-help-battle = An attacker counts 4 for each infantry corps and 3 for each cavalry corps; its support counts the same. A defender counts 6 and 2 where it guards the border that is crossed, else 3 and 1; half of that if it supports elsewhere, a quarter if it came by rail. All of it counts half without a headquarters beside it, and half again if encircled.
empires-help-battle-table = The stronger is divided by the weaker. Below 2 both lose a third of the corps on the weaker side; from 2 on the stronger loses a quarter and the weaker a third; from 3 on a fifth and two fifths, from 4 on a fifth and three fifths, from 5 on a fifth and four fifths; from 6 on the weaker is destroyed, and from 7 on the stronger loses nothing. Parts of a corps do not count.
empires-help-battle-falls = A province falls at 2 : 1. Its defenders retreat to a neighbouring province of their own or of an ally; without one they are lost. Its arsenal is destroyed. Any attack on the supporters' own province cuts their support.
empires-help-battle-sea = Ships fight ships only and count 2 each. At 2 : 1 the weaker side withdraws; a port is never taken from the sea.
empires-help-battle-encircled = Units abroad are encircled where every neighbouring province is an enemy's or full of his units and no sea way is open to supplies: they hold, at half strength, until somebody opens the ring.
empires-help-neutrals = Neutral states sign no treaties and attack nobody on their own. Attacked, or at war, they guard the borders behind which enemies stand, collect their income and buy infantry.
empires-help-neutrals-surrender = A neutral state without an arsenal and with less than 250 pounds surrenders to the power that took its last arsenal, with all provinces and units that are left to it.
empires-help-neutrals-master = Unless the game says otherwise its master may lead them: he writes orders like a player, each line headed by the name of the state. What he leaves out, the judge decides.
empires-help-neutral-order = an infantry corps of Belgium attacks
empires-help-neutral-build = Belgium buys

## Turns to come, standing orders, conditions, changes by hand
empires-turn-unknown = `{ $word }` is no turn; write one such as PHASE { $next }
empires-turn-past = { $turn } is over; it is { $now } now
empires-turn-far = { $turn } is more than five years on; it is { $now } now
empires-turn-last = { $turn } comes after the last turn of this game
empires-no-test = { $why }; a condition names a province and whose it is, a war, or a unit: IF ALS FRA, IF WAR FRA GER, IF FRA I PAR
empires-test-hidden = units are seen by their owners alone in this game: ask whose a province is, IF ALS FRA
empires-standing = stands from now on: { $order }
empires-standing-units = only what units are told can stand; purchases, attachments and treaties are for one turn
empires-standing-if = standing orders are under no condition
empires-edit-form = write EDIT ADD FRA I PAR, EDIT REMOVE FRA I7, EDIT MOVE FRA I7 PAR, EDIT OWN ALS FRA, EDIT ARSENAL PAR, EDIT NO ARSENAL PAR or EDIT TREASURY FRA 200
empires-edit-nothing = it is so already
empires-edit-added = { $unit } of { $power } stands in { $place }
empires-edit-removed = { $unit } of { $power } is gone from { $place }
empires-edit-forces = the forces of { $power } have been changed
empires-edit-treasury = the treasury of { $power } has been changed
empires-edit-owned = { $place } belongs to { $power }
empires-edit-strangers = units of { $power } stand in { $place }: EDIT MOVE or EDIT REMOVE them first
empires-edit-armed = an arsenal stands in { $place }
empires-edit-disarmed = no arsenal stands in { $place }

## HELP RULES
empires-rules-victory = Victory
empires-rules-victory-text = At the end of a turn a power has won that holds the capitals of two other great powers, or of seven neutral states. A coalition has won that holds two capitals of other great powers more than it has members, or ten of neutral states; a scenario may ask for other numbers. A province counts that is held, not one that was held once.
empires-rules-turn = A turn
empires-rules-units = Units
empires-rules-units-text = Infantry corps count 3, cavalry corps 1, battleships 2; a headquarters counts nothing, but leads up to five corps that are attached to it. Corps without their headquarters beside them fight at half strength. A province holds ten units on land, and a port ten ships; a sea holds any number. Units are bought where an arsenal stands and appear at the end of the turn. A headquarters without corps is lost as soon as it is attacked.
empires-rules-moves = Movement
empires-rules-moves-text = Each unit does one thing in a turn. Infantry marches one province; cavalry does too, or two with its headquarters; marches lead into and through your own and allied provinces only, everything else has to be attacked. Railways carry three provinces far on your own land. Ships sail three steps. On the sea an army goes one area a turn, with a battleship of yours or of an ally beside it, or is lost.
empires-rules-prices = Money
empires-rules-battle = Battles
empires-rules-treaties = Treaties and wars
empires-rules-treaties-text = An alliance holds once all its parties have sent it, openly or in secret; allies pass through each other's provinces and fight side by side. War begins with a declaration or with the first attack, and ends when both send PEACE. Neutral states sign nothing, and no war with them ends.
empires-rules-neutrals = Neutral states
