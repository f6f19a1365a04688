# English. What the rules of Reformation say. A power is mentioned by its code (OTTOMANS, HABSBURGS, ...), so that every language
# finds its own form for it; cities and leaders by their names on the board.

## The powers: within a sentence; at its beginning (.up); alone (.title); the ending of a verb (.s); "is", "has" and "does".
reformation-power = { $power ->
    [OTTOMANS] the Ottomans
    [HABSBURGS] the Habsburgs
    [ENGLAND] England
    [FRANCE] France
    [PAPACY] the Papacy
    [PROTESTANTS] the Protestants
    [GENOA] Genoa
    [HUNGARY] Hungary
    [SCOTLAND] Scotland
    [VENICE] Venice
   *[INDEPENDENT] nobody
  }
    .up = { $power ->
        [OTTOMANS] The Ottomans
        [HABSBURGS] The Habsburgs
        [ENGLAND] England
        [FRANCE] France
        [PAPACY] The Papacy
        [PROTESTANTS] The Protestants
        [GENOA] Genoa
        [HUNGARY] Hungary
        [SCOTLAND] Scotland
        [VENICE] Venice
       *[INDEPENDENT] Nobody
      }
    .title = { $power ->
        [OTTOMANS] Ottomans
        [HABSBURGS] Habsburgs
        [ENGLAND] England
        [FRANCE] France
        [PAPACY] Papacy
        [PROTESTANTS] Protestants
        [GENOA] Genoa
        [HUNGARY] Hungary
        [SCOTLAND] Scotland
        [VENICE] Venice
       *[INDEPENDENT] Independent
      }
    .s = { $power ->
        [OTTOMANS] {""}
        [HABSBURGS] {""}
        [PROTESTANTS] {""}
       *[ENGLAND] s
      }
    .is = { $power ->
        [OTTOMANS] are
        [HABSBURGS] are
        [PROTESTANTS] are
       *[ENGLAND] is
      }
    .has = { $power ->
        [OTTOMANS] have
        [HABSBURGS] have
        [PROTESTANTS] have
       *[ENGLAND] has
      }
    .does = { $power ->
        [OTTOMANS] do
        [HABSBURGS] do
        [PROTESTANTS] do
       *[ENGLAND] does
      }
reformation-other = { $other ->
    [OTTOMANS] the Ottomans
    [HABSBURGS] the Habsburgs
    [ENGLAND] England
    [FRANCE] France
    [PAPACY] the Papacy
    [PROTESTANTS] the Protestants
    [GENOA] Genoa
    [HUNGARY] Hungary
    [SCOTLAND] Scotland
    [VENICE] Venice
   *[INDEPENDENT] nobody
  }
    .title = { $other ->
        [OTTOMANS] Ottomans
        [HABSBURGS] Habsburgs
        [ENGLAND] England
        [FRANCE] France
        [PAPACY] Papacy
        [PROTESTANTS] Protestants
        [GENOA] Genoa
        [HUNGARY] Hungary
        [SCOTLAND] Scotland
        [VENICE] Venice
       *[INDEPENDENT] Independent
      }

## Turns. Such a name stands within sentences, behind a colon, or first: "the talks of turn 5".
reformation-turn = { $step ->
    [master] the master's facts of turn { $turn }
    [talk] the talks of turn { $turn }
    [seal] the sealing of turn { $turn }
    [peace] { $round ->
        [1] the suits for peace of turn { $turn }
       *[other] the suits for peace of turn { $turn }, round { $round }
      }
    [ransom] the ransoms of turn { $turn }
    [pardon] the absolutions of turn { $turn }
    [war] the declarations of war of turn { $turn }
    [war-order] the declarations of war of { reformation-power } in turn { $turn }
    [answer-order] the interventions against { reformation-power } in turn { $turn }
   *[answer] the interventions of turn { $turn }
  }

## Parts of sentences
reformation-troops = { $kind ->
    [regulars] { $count ->
        [one] 1 regular
       *[other] { $count } regulars
      }
    [mercenaries] { $count ->
        [one] 1 mercenary
       *[other] { $count } mercenaries
      }
    [cavalry] { $count } cavalry
    [squadrons] { $count ->
        [one] 1 squadron
       *[other] { $count } squadrons
      }
   *[corsairs] { $count ->
        [one] 1 corsair
       *[other] { $count } corsairs
      }
  }
reformation-stack = { $city }: { $troops }
reformation-from = { $count } from { $city }
reformation-card = { $kind ->
    [home] { $card } (home card, { $points } CP)
    [mandatory] { $card } (mandatory event, { $points } CP)
   *[other] { $card } ({ $points } CP)
  }
reformation-package-name = { reformation-power.title } { $number }
reformation-answers = { reformation-power } ({ $packages })
reformation-pair = { reformation-power.title } - { reformation-other.title }
reformation-pair-league = { reformation-power.title } - { reformation-other.title } (league)
reformation-held = { $leader } by { reformation-power }
reformation-beside = { reformation-power } with { reformation-other }
reformation-sues = { reformation-power } with { reformation-other }
reformation-priced = { reformation-power } ({ $points } CP)

## Terms of a package, as letters tell them
reformation-term-end-war = { reformation-power.up } and { reformation-other } end their war
reformation-term-ally = { reformation-power.up } and { reformation-other } ally
reformation-term-lend = { reformation-power.up } lend{ reformation-power.s } { reformation-other } { $count ->
    [one] 1 squadron
   *[other] { $count } squadrons
  } at { $city }{ $leader ->
    [none] {""}
   *[other] {" "}with { $leader }
  }
reformation-term-lend-corsairs = { reformation-power.up } lend{ reformation-power.s } { reformation-other } { $count ->
    [one] 1 corsair
   *[other] { $count } corsairs
  } at { $city }
reformation-term-free = { reformation-power.up } free{ reformation-power.s } { $leader }
reformation-term-cede = { reformation-power.up } cede{ reformation-power.s } { $cities } to { reformation-other }
reformation-term-cards = { reformation-power.up } give{ reformation-power.s } { $count ->
    [one] 1 card
   *[other] { $count } cards
  } to { reformation-other }
reformation-term-mercenaries = { reformation-power.up } give{ reformation-power.s } { $count ->
    [one] 1 mercenary
   *[other] { $count } mercenaries
  }{ $from ->
    [none] {""}
   *[other] {" "}from { $from }
  } to { reformation-other }
reformation-term-divorce = { reformation-power.up } grant{ reformation-power.s } the divorce
reformation-term-absolve = { reformation-power.up } absolve{ reformation-power.s } { reformation-other }

## What happened: the talks and packages
reformation-announced = { $count ->
    [0] No package is announced.
    [one] 1 package is announced.
   *[other] { $count } packages are announced.
  }
reformation-sealed = { $done ->
    [0] { $count ->
        [0] There was no package to sign.
        [one] The only package is void.
       *[other] None of { $count } packages takes effect.
      }
    [one] 1 of { $count } takes effect: { $packages }.
   *[other] { $done } of { $count } take effect: { $packages }.
  }
reformation-package-done = { reformation-power.title } { $number }: takes effect
reformation-package-void = { reformation-power.title } { $number }: void, { $why }
reformation-package-void-term = { reformation-power.title } { $number }: void as a whole, because of “{ $term }”: { $why }
reformation-package-unconfirmed = { reformation-power.title } { $number }: not confirmed by all; { $how ->
    [refused] refused by { $refused }
    [silent] no answer from { $silent }
   *[both] refused by { $refused }, no answer from { $silent }
  }
reformation-war-ended = { reformation-power.up } and { reformation-other } are no longer at war.
reformation-allied = { reformation-power.up } and { reformation-other } are allied to the end of turn { $turn }.
reformation-absolved = The excommunication of { reformation-power } is lifted.
reformation-divorced = Henry marries Anne Boleyn. The die: { $die }{ $die ->
    [4] {" "}(a daughter)
    [5] {" "}(a sickly son)
    [6] {" "}(a healthy son)
   *[other] {" "}(no child; the master's table says more)
  }.
reformation-freed = { $leader } is free and comes to { $city }.
reformation-ceded = { $city } goes from { reformation-power } to { reformation-other }.
reformation-away = From { $from }: { $what } of { reformation-power } fall{ $count ->
    [one] s
   *[other] {""}
  } back to { $to }.
reformation-away-lost = From { $from }: { $what } of { reformation-power } find{ $count ->
    [one] s
   *[other] {""}
  } no place to go, and leave{ $count ->
    [one] s
   *[other] {""}
  } the board.
reformation-lent = { $count ->
    [one] 1 squadron
   *[other] { $count } squadrons
  } of { reformation-power } at { $from } { $count ->
    [one] sails
   *[other] sail
  } to { $to }, lent to { reformation-other }{ $leader ->
    [none] {""}
   *[other] , and { $leader } with them
  }.
reformation-mercenaries = { $count ->
    [one] 1 mercenary
   *[other] { $count } mercenaries
  } of { reformation-power } ({ $from }) go{ $count ->
    [one] es
   *[other] {""}
  } to { reformation-other } at { $to }.
reformation-card-went = A card of { reformation-power } goes to { reformation-other }.
reformation-card-known = The card that { reformation-power } gave to { reformation-other } is { $card }.

## What happened: suits for peace, ransoms, absolutions
reformation-nothing = { $step ->
    [peace] Nobody sues for peace.
    [ransom] No leader is ransomed.
    [pardon] Nobody seeks absolution.
   *[war] Nobody declares war.
  }
reformation-passed = { $step ->
    [seal] No package needs an answer: the sealing was passed.
    [peace] Nobody can sue for peace: the suits were passed.
    [peace-last] In the last turn nobody sues for peace.
    [ransom] Nobody can ransom a leader: the ransoms were passed.
    [pardon] Nobody can seek absolution: the absolutions were passed.
    [war] Nobody can pay for a war: the declarations were passed.
   *[first] In the first turn there are only talks and sealing; the rest of the phase was passed.
  }
reformation-sued = { reformation-power.up } sue{ reformation-power.s } { reformation-other } for peace.
reformation-sued-void = { reformation-power.up } cannot sue { reformation-other } for peace: { $why }
reformation-won = { reformation-power.up } win{ reformation-power.s } { $count ->
    [one] 1 VP
   *[other] { $count } VP
  }.
reformation-returned = { $city } goes back from { reformation-power } to { reformation-other }.
reformation-gave-up = { reformation-power.up } remove{ reformation-power.s } { $troops } at { $city }.
reformation-regained = { reformation-power.up } regain{ reformation-power.s } { $cities } { $price ->
    [marker] for 1 VP
    [card] for a card
   *[free] by the marriage
  }.
reformation-regained-void = { reformation-power.up } { reformation-power.does } not regain { $cities }: { $why }
reformation-leader-back = { $leader } returns to { $city } { $price ->
    [marker] for 1 VP
    [card] for a card
   *[free] by the marriage
  }.
reformation-leader-back-void = { $leader } does not return: { $why }
reformation-married = { reformation-power.up } play{ reformation-power.s } card { $card }, the marriage: all that can be regained comes back free.
reformation-married-void = { reformation-power.up } cannot play card { $card } as the marriage: { $why }
reformation-peace = { reformation-power.up } and { reformation-other } are at peace.
reformation-again = A suit took effect, so there is another round of suits.
reformation-ransomed = { reformation-power.up } ransom{ reformation-power.s } { $leader } from { reformation-other } for a card; he returns to { $city }.
reformation-ransomed-void = { reformation-power.up } cannot ransom { $leader }: { $why }
reformation-sought = { reformation-power.up } { reformation-power.is } absolved. The Papacy draws card { $card } ({ $points } CP), which is discarded: St Peter's { $total } CP{ $step ->
    [yes] , past another full 5
   *[no] {""}
  }.
reformation-sought-void = { reformation-power.up } { reformation-power.is } not absolved: { $why }

## What happened: declarations of war
reformation-wars = { $declared ->
    [one] 1 declaration of war
   *[other] { $declared } declarations of war
  }, { $intervened ->
    [0] no intervention
    [one] 1 intervention
   *[other] { $intervened } interventions
  }.
reformation-sealed-wars = All declarations of war are in. They stay sealed while { $powers } may answer.
reformation-declared = { reformation-power.up } declare{ reformation-power.s } war on { reformation-other } ({ $points } CP{ $discount ->
    [yes] , after the wedding
   *[no] {""}
  }).
reformation-declared-void = Your declaration on { reformation-other } fell away: { $why } ({ $code }). Nothing was paid for it.
reformation-intervened = { reformation-power.up } intervene{ reformation-power.s } for { reformation-other } ({ $points } CP): an ally of { reformation-power } now, at war with { $against }.
reformation-intervened-void = The intervention for { reformation-other } fell away: { $why } ({ $code }). Nothing was paid for it.
reformation-stood-aside = { reformation-power.up } stand{ reformation-power.s } aside: { reformation-other } is left alone.
reformation-not-paid = Card { $card } paid for nothing: { $why } ({ $code }).
reformation-spent = { reformation-power.up } discard{ reformation-power.s } { $cards } for { $points } CP.
reformation-laid-aside = { reformation-power.up } lay{ reformation-power.s } aside { $cards } for { $points } CP; the master returns home cards.
reformation-over-phase = The diplomacy of turn { $turn } is over. The war goes on at the master's table.
reformation-won-game = { $count ->
    [0] The game is over; nobody is said to have won.
   *[other] The game is over, won by { $powers }.
  }
reformation-fact-told = The master's fact: { $fact }
reformation-hand-changed = The master has entered the hand of { reformation-power } anew: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.

## Headings
reformation-own = Yours alone ({ $who })
reformation-of-power = Not for everybody ({ $who })
reformation-secret = Not told to everybody
reformation-board = Where the game stands
reformation-powers = Powers
reformation-keys = Keys
reformation-key-points = VP of keys
reformation-bonus = War VP
reformation-cards = Cards
reformation-units = Troops
reformation-results = Results: { $turn }
reformation-quiet-turn = Nothing happened that everybody could see.
reformation-facts = For the table: what was drawn, discarded and thrown
reformation-map-position = Map of { $turn }: the tint of a city is its holder's, a key is a key city, a star a capital, a ring an electorate; a block shows land troops, a hull ships, and a dotted way is a pass.
reformation-map-orders = Map of { $turn }: what changed hands or moved is marked; the lists in this letter tell it.
reformation-map-legend = On the map: the tint shows who controls a city, plain grey nobody or a minor power. A star is a capital, a key a key city, a ring an electorate, a cross a city that changed hands. A block is land troops (2+1: two regulars and one mercenary or cavalry), a hull ships, an asterisk a leader; lines are roads, dotted ones passes.

## Where the game stands, for all
reformation-at-war = At war: { $pairs }.
reformation-no-war = Nobody is at war.
reformation-allies = Allied this turn: { $pairs }.
reformation-active = Minor powers allied: { $minors }.
reformation-captives = Held captive: { $leaders }.
reformation-excommunicated = Excommunicated: { $powers }.
reformation-henry = { $stage ->
    [0] Henry is married to Catherine.
    [1] Henry asks for a divorce.
    [2] Henry is married to Anne Boleyn.
   *[other] Henry has come to wife number { $stage }; the master's table says which.
  }
reformation-discount = The Habsburgs pay 2 CP less for one declaration of war on England.
reformation-st-peters = St Peter's: { $points } CP.
reformation-league = { $formed ->
    [yes] The league of the Protestants has been formed.
   *[no] The league of the Protestants has not been formed.
  }
reformation-loan = Lent: { $count ->
    [one] 1 squadron
   *[other] { $count } squadrons
  } of { reformation-power } sail{ $count ->
    [one] s
   *[other] {""}
  } for { reformation-other }, now at { $city }.
reformation-last-turn = Turn { $turn } of { $last }.

## What is open now
reformation-now-master = { $first ->
    [yes] The master enters the position and the hands, and opens the diplomacy.
   *[no] The war is played at the master's table. The next diplomacy opens when the master has entered the facts of it.
  }
reformation-now-talk = The talks are open. Private press is free until they close; packages are drafted and shown to their parties alone. When all have said DONE they close early.
reformation-now-talk-first = The talks are open: in the first turn England talks with the Habsburgs and with France, nobody else.
reformation-now-seal = The packages are announced. Each one binds only if all whom it touches confirm all of it; silence is no. Private press is closed.
reformation-to-answer = To answer: { $who }.
reformation-confirmed-already = Confirmed already: { $who }.
reformation-now-peace = Suits for peace. May sue: { $who }. Silence means that you do not.
reformation-now-ransom = Leaders may be ransomed for a card by lot. May ransom: { $who }.
reformation-now-pardon = Excommunications may be lifted for a card by lot. May ask: { $who }.
reformation-now-war = Wars may be declared; declarations are sealed and told to nobody before all are in. May declare: { $who }.
reformation-now-war-order = Wars are declared one power after the other; it is the turn of { $who }.
reformation-now-answer = Declarations of war are sealed. The answer of { $who } is awaited.
reformation-now-over = The game is over.

## Yours alone
reformation-hand = Your hand: { $cards }.
reformation-hand-empty = Your hand is empty.
reformation-hand-of = Hand of { reformation-power }: { $cards }.
reformation-hand-of-empty = The hand of { reformation-power } is empty.
reformation-may-sue = You have lost { $what } to { reformation-other }, with whom you are at war: { $when ->
    [now] you may sue for peace.
   *[later] after the talks you may sue for peace.
  }
reformation-may-ransom = { $leader } is held by { reformation-other }: you may ransom him for a card by lot.
reformation-may-seek = You are excommunicated: you may seek absolution for a card by lot.
reformation-may-declare = You may declare war on { $targets }. Your cards can pay up to { $points } CP.
reformation-asked = { reformation-power.up } declare{ reformation-power.s } war on { reformation-other }. You may intervene for 2 CP, or stand aside; silence is standing aside.
reformation-prefer-back = Your troops that must leave { $from } go to { $to } where that is allowed.
reformation-prefer-receive = Gifts and freed leaders come to { $city } where that is allowed.
reformation-draft-of = Package { $number } of { reformation-power }:
reformation-answer-owed = Unanswered by you: { $packages }.

## The form
reformation-form-stands = stands
reformation-form-offer = an example: alliance for a card
reformation-form-confirm = binds you to all of it; or REFUSE
reformation-form-done = nothing more to say; the talks close when all have written it
reformation-form-none = nothing in this step
reformation-form-sue = lost to them: { $what }; lines with what you regain go below it
reformation-form-regain-key = or FOR CARD, by lot
reformation-form-regain-leader = or FOR VP
reformation-form-regain-cities = two cities for one price, or FOR CARD
reformation-form-give-up = two units of your choice; else the judge takes mercenaries first
reformation-form-ransom = held by { reformation-power }; costs a card by lot
reformation-form-seek = costs a card by lot
reformation-form-declare = { $points } CP; your cards: { $cards }
reformation-form-intervene = 2 CP; your cards: { $cards }
reformation-form-aside = does not intervene
reformation-form-fact = as it stands
reformation-form-fact-more = any other fact; HELP MASTER shows them
reformation-form-hand = the numbers of all cards, home cards included
reformation-form-open = opens the talks, once all facts agree
reformation-form-over = ends the game; without names nobody has won

## What the step asks, at the head of a letter. Each is a sentence of its own.
reformation-ask-of = { reformation-power.title }: { $ask }
reformation-ask-draft = Shown to you and not answered yet: { $packages }.
reformation-ask-talk = You may offer packages now; when you have nothing more to say, write DONE.
reformation-ask-done = You have said that you have finished; until the talks close you can still write.
reformation-ask-answer = Your answer is awaited, RATIFY or REFUSE: { $packages }.
reformation-ask-stands = What you have written stands; you can change it until this step closes.
reformation-ask-sue = You may sue for peace with { $others }; if you do not want to, write NONE.
reformation-ask-ransom = You may ransom { $leaders }; if you do not want to, write NONE.
reformation-ask-seek = You may seek absolution; if you do not want to, write NONE.
reformation-ask-war = You may declare war; if you do not want to, write NONE.
reformation-ask-intervene = You may intervene for { $powers }, or stand aside; silence is standing aside.
reformation-ask-master = Please enter the hands and what the war has changed, then write OPEN DIPLOMACY.
reformation-ask-facts = Nothing is asked of you; facts that you tell now count before this step closes.

## The receipt: what stands
reformation-stands = { $order }
reformation-stands-until = { $order } (can be changed until the end of { $label })
reformation-replaced = { $order }: replaces what package { $number } said before; whoever had confirmed that must confirm anew
reformation-withdrawn = Package { $number } is withdrawn
reformation-struck = { $order } is struck out
reformation-struck-all = You do nothing in this step; what stood for it is struck out: { $orders }
reformation-done = You have said all; you can still write until the talks close
reformation-none = You do nothing in this step
reformation-twice = { $order } takes the place of { $before }
reformation-joined = Two lines were read as one: { $order }
reformation-condition = { $order }: counts only if package { $number } of { reformation-power } takes effect before it
reformation-noted = { $order }: it stands, but { $note }
reformation-refused = { $why } ({ $code })
reformation-refused-instead = { $why } ({ $code }). What you could write now: { $instead }

## The receipt: the sheet as a whole
reformation-needs = Package { $number } binds only if { $powers } confirm{ $count ->
    [one] s
   *[other] {""}
  } all of it.
reformation-confirmed-by = Package { $number } is confirmed by { $powers } so far.
reformation-draft-secret = Your drafts are shown to their parties alone until the talks close; then all that still stand are announced to everybody. Who does not want that withdraws them.
reformation-draft-quiet = Your drafts are shown to their parties alone; in this game only those that somebody else has confirmed are announced.
reformation-untouched = Package { $number } has no term that touches { $powers }: it is not shown to them, and they need not confirm it
reformation-outlook-good = As things stand, every term of package { $number } can be done.
reformation-outlook-package = As things stand, package { $number } would be void because of “{ $term }”: { $why } ({ $code }). What you could write now: { $instead }
reformation-outlook = As things stand, { $order } would be void: { $why } ({ $code }).
reformation-outlook-instead = As things stand, { $order } would be void: { $why } ({ $code }). What you could write now: { $instead }
reformation-outlook-war = As things stand, { $order } would fall away: { $why } ({ $code }). Your cards would stay with you.
reformation-receive-idle = As things stand, { $order } does nothing: { $city } is not yours. It stays, and counts once it is.
reformation-fall-back-idle = As things stand, { $order } does nothing: you have no troops in { $city }. It stays, and counts once you have.
reformation-outlook-price = { $order }: { $points } CP{ $discount ->
    [yes] {" "}(2 less after the wedding)
   *[no] {""}
  }.
reformation-purse = Your declarations and interventions cost { $points } CP; the cards that you named are worth { $worth } CP. No change is given.
reformation-purse-short = Your declarations and interventions cost { $points } CP, and the cards that you named are worth only { $worth } CP: what they do not cover falls away. Name more: { $instead }
reformation-divorce-shuts = The divorce shuts out an alliance of the Papacy and the Habsburgs in this turn.
reformation-alliance-shuts = The alliance shuts out the divorce in this turn.
reformation-sealed-secret = Your declarations are sealed: nobody sees them before all are in.
reformation-missing-done = DONE
reformation-missing-of = { $code } { $line }
reformation-missing-none = NONE
reformation-missing-answer = RATIFY or REFUSE { $package }
reformation-missing-aside = INTERVENE FOR { $code } or STAND ASIDE
reformation-missing-open = OPEN DIPLOMACY
reformation-missing-hand = FACT HAND { $code }

## Why a line was not understood. Each stands before a code in brackets, or begins a line of its own.
reformation-unreadable = this is no line of Reformation; HELP ORDERS shows them all
reformation-unreadable-near = `{ $word }` begins no line of Reformation (did you mean { $near }?)
reformation-unreadable-from = `{ $word }` cannot be read there; such a line is { $example }
reformation-no-package = `{ $word }` is a term, and the package that it belongs to is missing before it, as in { $example }
reformation-sum = say how many come from each city; together it must be { $count }
reformation-quoted = this looks like a quoted letter: a line of yours has no full stop at its end, and no colon behind its first word
reformation-unreadable-term = `{ $word }` is no term of a package; a term is such as { $example }
reformation-half-offer = line { $line } cannot be taken, and so nothing of package { $number } is: never half an offer
reformation-lacks-terms = the package has no term; behind the colon stands what is agreed
reformation-lacks = something is missing at the end of the line; it should be such as { $example }
reformation-unknown-power = no power is called `{ $word }`
reformation-unknown-power-near = no power is called `{ $word }` (did you mean { $names }?)
reformation-unknown-space = no city is called `{ $word }`
reformation-unknown-space-near = no city is called `{ $word }` (did you mean { $names }?)
reformation-unknown-leader = no leader is called `{ $word }`
reformation-unknown-leader-near = no leader is called `{ $word }` (did you mean { $names }?)
reformation-unknown-card = there is no card { $card }
reformation-number = `{ $word }` is no number that fits here: { $least } to { $most }
reformation-too-many = a package has at most { $most } terms
reformation-city-twice = { $city } stands twice in one package or line
reformation-term-twice = the package says that already; take one of the two out and send it again
reformation-to-whom = say to whom: with several parties a term names its powers, such as { $example }
reformation-not-now = this belongs to another step: { $when ->
    [master] the master's facts, between two diplomacies
    [talk] the talks
    [seal] the talks or the sealing
    [peace] the suits for peace
    [ransom] the ransoms
    [pardon] the absolutions
    [war] the declarations of war
    [none] NONE is for the steps after the talks; in the talks DONE says that you have finished
   *[answer] the declarations of war or the interventions
  }
reformation-not-your-turn = wars are declared one power after the other, and now it is the turn of { $who }
reformation-own-package = it is your own: an offer is your confirmation already, and nobody makes treaties with himself
reformation-no-such-package = there is no package { $number } of { reformation-power } that you know of
reformation-no-such-package-near = there is no package { $number } of { reformation-power } that you know of; there are { $packages }
reformation-not-a-party = package { $number } of { reformation-power } does not touch you, so it is not for you to answer
reformation-not-major = only the six great powers sign packages
reformation-if-not-earlier = a condition looks back only: at what comes earlier in the standard order
reformation-turn-one = in the first turn every term is between England and the Habsburgs, or England and France
reformation-no-suit = a suit comes first: SUE FOR PEACE WITH and the power
reformation-not-protector = only France intervenes for Scotland, and only the Papacy for Venice
reformation-serves-nobody = the leader serves nobody, so there is nobody to whom he could be freed
reformation-not-yours = this is a line for another power: { reformation-power } { reformation-power.is } not yours
reformation-whose = you lead several powers: begin the line with the one that it is for, such as { $example }
reformation-master-only = facts are for the master to enter
reformation-master-head = the master writes FACT lines, or OPEN DIPLOMACY

## Why an act is void. Each stands behind a colon, or before a code in brackets.
reformation-why-not-ratified = not all whom it touches have confirmed these very words
reformation-why-if-unmet = what it depended on did not come about
reformation-why-not-at-war = they are not at war
reformation-why-league-war = the war of the league is not ended by talks
reformation-why-at-war = they are at war, and enemies cannot ally
reformation-why-never-allies = the Papacy and the Ottomans never ally
reformation-why-already-allied = they are allied already
reformation-why-divorce-bars-alliance = after the divorce the Papacy and the Habsburgs do not ally in this turn
reformation-why-alliance-bars-divorce = allied to the Habsburgs the Papacy grants no divorce in this turn
reformation-why-no-alliance = ships are lent only to an ally of this turn
reformation-why-loan-both-ways = ships are not lent both ways in one turn
reformation-why-loan-to-protestants = no ships are lent to the Protestants
reformation-why-corsairs-stay = corsairs are never lent
reformation-why-no-squadrons = there are not so many squadrons
reformation-why-leader-not-there = the admiral does not lie with those ships
reformation-why-no-sea-path = no way over the seas leads to a port of the borrower's own
reformation-why-not-captor = he is not held by that power
reformation-why-no-place = there is no city to which the leader could come back
reformation-why-not-controlled = the city is not held by that power
reformation-why-own-capital = nobody cedes his own capital
reformation-why-minor-home-key = the home keys of an allied minor power are not ceded
reformation-why-cards-over-two = more cards than may be given in one turn
reformation-why-cards-both-ways = cards go only one way between two powers in a turn
reformation-why-hand-too-small = there are not so many cards that could be drawn; home cards never are
reformation-why-mercs-to-ottomans = the Ottomans take no mercenaries
reformation-why-mercs-over-four = at most four mercenaries go from one power to another in a turn
reformation-why-mercs-both-ways = mercenaries go only one way between two powers in a turn
reformation-why-no-mercs = there are not so many mercenaries
reformation-why-capital-lost = the receiver does not hold his capital, where they would arrive
reformation-why-no-electorate = the Protestants hold no electorate, where they would arrive
reformation-why-pool-empty = the receiver's box has not so many mercenaries left
reformation-why-henry-not-asking = Henry does not ask for a divorce
reformation-why-not-papacy = only the Papacy can do that
reformation-why-not-excommunicated = nobody is excommunicated there
reformation-why-last-turn = in the last turn nobody sues for peace
reformation-why-minor-forever = a war with a minor power lasts to the end of the game
reformation-why-never-with-protestants = the Habsburgs and the Papacy do not sue the Protestants, nor the Protestants them
reformation-why-no-loss = that enemy holds neither a leader nor a home city of the suitor
reformation-why-not-held-by-victor = the victor does not hold it, or it is not the suitor's own
reformation-why-not-a-key = the city is no key; electorates are none either
reformation-why-is-a-key = the city is a key, which is regained by REGAIN KEY
reformation-why-one-key-a-price = each key has a price of its own
reformation-why-not-two-cities = one price brings back two cities, no more
reformation-why-hand-empty = no card can be drawn from the hand; home cards never are
reformation-why-no-marriage = that card is not the marriage, or not in the hand
reformation-why-not-captive = the leader is nobody's captive, or not one's own
reformation-why-already-at-war = they are at war already
reformation-why-ally = they are allied in this turn
reformation-why-peace-this-turn = they have made peace in this turn
reformation-why-league-not-formed = before the league is formed the Protestants are in no war
reformation-why-not-possible = the display has no price for that war
reformation-why-minor-active = the minor power is active: war is declared on its ally
reformation-why-friend-of-protector = the protector of the minor power is an ally, or was just made peace with
reformation-why-cannot-pay = the cards named do not cover the price
reformation-why-mandatory-card = a mandatory event pays for no war
reformation-why-not-in-hand = that card is not in the hand
reformation-why-home-card = home cards do not pay for wars in this game
reformation-why-own-package = both are one power
reformation-why-not-major = only the six great powers sign packages
reformation-why-turn-one = in the first turn every term is between England and the Habsburgs, or England and France
reformation-why-serves-nobody = the leader serves nobody, so there is nobody to whom he could be freed
reformation-why-nothing-to-answer = nobody has declared war on that minor power

## The master's facts
reformation-fact = { $fact }
reformation-fact-same = { $fact }: it was so already
reformation-fact-taken-back = { $fact } is taken back
reformation-unreadable-fact = this is no fact that can be read; a fact is such as { $example }
reformation-fact-unknown-kind = `{ $word }` is no kind of fact; a fact is such as { $example }, and HELP MASTER shows all kinds
reformation-listed = Mind: { $what }.
reformation-fact-not-opened = the talks cannot be opened yet; { $count ->
    [one] 1 fault is
   *[other] { $count } faults are
  } left: write OPEN DIPLOMACY again when the facts are mended
reformation-opened = The talks open.
reformation-opened-twice = The talks are opened already
reformation-fault-ships-inland = ships of { reformation-power } lie in { $city }, which is no port
reformation-fault-card-twice = card { $card } stands in two hands
reformation-fault-unknown-card = card { $card } of { reformation-power } does not exist
reformation-fault-home-card = card { $card } is the home card of { reformation-other }, and stands in the hand of { reformation-power }
reformation-fault-hand-missing = the hand of { reformation-power } has not been entered for this turn
reformation-fault-two-holders = { $city } is said to be held by { reformation-power } and by { reformation-other }
reformation-fault-war-allies = { reformation-power } and { reformation-other } are said to be at war, and { reformation-power } { reformation-power.is } the ally of { reformation-other }
reformation-fault-league-war = { reformation-power } and { reformation-other } are said to be at war before the league is formed
reformation-fault-mercenaries = the Ottomans have no mercenaries, and some are said to stand in { $city }
reformation-fault-kind = only the Ottomans have { $kind ->
    [corsairs] corsairs
   *[cavalry] cavalry
  }, and some of { reformation-power } are said to stand in { $city }
reformation-fault-captive-own = { $leader } is said to be the captive of { reformation-power }, whom he serves
reformation-fault-turn = turn { $turn } is not the turn that comes next, { $next }
reformation-fault-last-turn = turn { $turn } comes after the last turn, { $last }
reformation-fault-active = { reformation-power } cannot be the ally of { reformation-other }
reformation-fault-loan = { $count ->
    [one] 1 squadron is
   *[other] { $count } squadrons are
  } said to be lent at { $city }, where { reformation-power } { reformation-power.has } fewer
reformation-fault-over = the end of the game is told in the master's turn alone
reformation-fault-no-such-war = { reformation-power } and { reformation-other } are said to be at war, and two minor powers never are
reformation-fault-war-active = { reformation-power } is active, so the war of { reformation-other } is with its ally
reformation-fault-never-allies = { reformation-power } and { reformation-other } never ally
reformation-fault-no-such-loan = { reformation-power } { reformation-power.has } lent no ships to { reformation-other }
reformation-card-twice = card { $card } is named twice
reformation-fact-not-great = { reformation-power } is no great power
reformation-fact-not-minor = { reformation-power } { reformation-power.is } no minor power
reformation-fact-oneself = { reformation-power } { reformation-power.is } named twice
reformation-fact-amid-other = it is not taken either: in the middle of a phase a mail counts as a whole, and another line of it contradicts the position
reformation-fact-not-said = nothing was said that { $fact } could take back
reformation-fact-otherwise = no fact says { $fact }; to take back what stands, write CANCEL { $stands }
reformation-fact-ally-later = great powers ally in the talks; such a fact can be told once they are open
reformation-fact-over = The game is over when this turn is played.
reformation-fact-hidden = A hand was entered; its numbers are told to its owner alone.
reformation-discards = Discarded: { $cards }.
reformation-die = Die of the divorce: { $die }.
reformation-off-board = Off the board: { $what } of { reformation-power }, from { $city }.
reformation-draw-log = Drawn: card { $card }, from { reformation-power } to { reformation-other }.

## The start letter
reformation-scenario = Reformation: six powers among four minor ones. The judge plays the diplomacy phase of each turn: talks, packages of treaties, suits for peace, ransoms, absolutions, declarations of war. The war itself is fought at the master's table; before each phase the master enters the position and the hands.
reformation-scenario-start = The game begins with the position of { $start }, turn { $turn } of { $last }.
reformation-how = A line is an act: a package is offered in the talks and binds only when all whom it touches have confirmed it. HELP PACKAGES tells how, HELP PEACE, RANSOM, ABSOLUTION and WAR the rest, HELP ALLIANCES what an alliance does in the war outside.
reformation-how-order = { $order }
reformation-how-master = You are the master: write FACT lines, then OPEN DIPLOMACY. HELP MASTER shows them all.
reformation-together = One player leads { $powers }.

## Opening a game
reformation-rule-start = which position the game begins with
reformation-rule-quiet = whether only those drafts are announced that somebody else has confirmed
reformation-rule-merge = whether ransoms and absolutions share one turn
reformation-rule-in-order = whether wars are declared one power after the other
reformation-rule-cards-total = how many cards a power may give to all others together in a turn{ $value ->
    [help] : a number, or 0 for two to each other power
   *[other] {""}
  }
reformation-rule-guests = whether troops of a third power stay in a ceded city when its new holder is their ally
reformation-rule-minor-price = whether a war on a minor power costs 1 CP, or what the display says
reformation-rule-home-cards-pay = whether home cards pay for wars
reformation-rule-war-bars = on whom war cannot be declared{ $value ->
    [help] : some of ally, peace-this-turn, league-not-formed, minor-active and friend-of-protector with + between them, or all, or none
   *[other] {""}
  }
reformation-rule-together = which powers one player leads{ $value ->
    [help] : such as ENGLAND+PROTESTANTS, with commas between several groups; none: one power each
   *[other] {""}
  }
reformation-rule-last-turn = after which turn the game ends: 9, or 6 for the short game
reformation-rule-hands = who deals the cards: master means that the master enters the hands
reformation-setup-players = six powers are led by 3 to 6 players; { $players } cannot
reformation-setup-together = with { $players } players the powers have to be shared out: together=ENGLAND+PROTESTANTS and so on
reformation-setup-together-wrong = together cannot be { $value }; write groups of powers such as ENGLAND+PROTESTANTS, with commas between them, each power once
reformation-setup-number = { $key } cannot be { $value }; write a number from { $least } to { $most }
reformation-setup-war-bars = war_bars cannot be { $value }; write some of ally, peace-this-turn, league-not-formed, minor-active and friend-of-protector with + between them, or all, or none
reformation-setup-hands = hands cannot be { $value }: only hands=master can be played so far

## HELP
reformation-help-board = the starts 1517 and 1532 (start=1517)
reformation-help-about = Reformation: six powers who talk for two days, sign packages of treaties, sue for peace, ransom leaders, buy absolution and declare war, while the war itself is fought at the game master's table. Everything is secret until its step closes, and every draw of a card or die can be checked afterwards.
reformation-help-steps = A turn has these steps: the master's facts; the talks (48 hours, private press); the sealing, in which the announced packages are confirmed; suits for peace; ransoms; absolutions; declarations of war; interventions. A step in which nobody can do anything is passed. Silence is no, and a step closes early when all have answered; NONE says that you do nothing.
reformation-help-first = In the first turn there are only talks and sealing, and England alone talks: with the Habsburgs and with France. In the last turn nobody sues for peace.
reformation-help-names = Powers, cities and leaders go by name or three-letter code, in any of my languages: HABSBURGS, HAB, Габсбурги.
reformation-help-more = More: the topics PACKAGES, PEACE, RANSOM, ABSOLUTION, WAR, ALLIANCES and MASTER.
reformation-help-orders-long = One act on a line, below SIGNON or in the form that you got. The last word on one thing counts, until the step closes.
reformation-help-offer = offers a package in the talks
reformation-help-term = one more term of it, in full words
reformation-help-withdraw = takes a package back
reformation-help-ratify = confirms a package of another, all of it
reformation-help-ratify-if = confirms it if an earlier package takes effect
reformation-help-refuse = refuses it
reformation-help-done = you have nothing more to say in the talks
reformation-help-none = you do nothing in this step
reformation-help-prefer = where your troops go when they must leave a city
reformation-help-receive = where gifts and freed leaders arrive
reformation-help-packages = A package is a list of terms that is signed whole or not at all. The offer is its author's confirmation; everybody else whom a term touches must confirm all of it, in the talks or in the sealing. A draft is shown to its parties alone, and announced to all when the talks close. Packages are carried out in the order Ottomans, Habsburgs, England, France, Papacy, Protestants, then by number; one term that cannot be done makes the whole package void.
reformation-help-packages-changed = A confirmation is for the very words that you saw: if the package is changed, it must be confirmed anew.
reformation-help-term-ally = an alliance to the end of the turn
reformation-help-term-peace = an end of a war; not of the league's
reformation-help-term-cards = up to two cards by lot to one power in a turn, not both ways
reformation-help-term-cede = cities that you hold, not your capital; all troops leave them
reformation-help-term-mercenaries = up to four mercenaries, never to the Ottomans, not both ways
reformation-help-term-lend = squadrons to an ally of this turn, with an admiral who lies with them
reformation-help-term-free = a captive that you hold
reformation-help-term-divorce = the Papacy, while Henry asks for it
reformation-help-term-absolve = the Papacy lifts an excommunication
reformation-help-peace = Whoever has lost a leader or a home city to an enemy may sue that enemy for peace. The enemy wins 1 VP, or 2 if the Ottomans are on either side, and gets back his home cities that the suitor holds. The suitor removes two units, and may then regain keys, leaders, and two other cities at a time: each for 1 VP to the victor, or for a card by lot. Then they are at peace.
reformation-help-peace-never = Nobody sues a minor power; the Habsburgs and the Papacy do not sue the Protestants, nor the Protestants them. After a suit there is another round of suits.
reformation-help-sue = sues for peace; the lines below it are its terms
reformation-help-give-up = which two units you remove; else the judge takes mercenaries first
reformation-help-regain-key = a home key comes back for 1 VP; FOR CARD for a card
reformation-help-regain-leader = a leader comes back for a card; AT names the city
reformation-help-regain-cities = two other home cities come back
reformation-help-marriage = the marriage: everything comes back free
reformation-help-ransom = A leader of yours who is held captive may be ransomed. His captor draws a card from your hand, home cards excepted, and cannot refuse. The leader comes back to your capital, or to a home key of yours or of an ally.
reformation-help-ransom-line = brings the leader back for a card by lot
reformation-help-absolution = A power that is excommunicated may buy absolution. The Papacy draws a card from its hand, home cards excepted, and cannot refuse; the card is shown and discarded, and its CP go to St Peter's.
reformation-help-absolution-line = lifts the excommunication for a card by lot
reformation-help-war = War is declared with cards: the display tells the price, a minor power costs 1 CP unless the game says otherwise. Declarations are sealed, and carried out in the standard order once all are in. All cards that you name are one purse; they are discarded in your order until the sum is reached, and no change is given. Mandatory events cannot pay.
reformation-help-war-bars = War is not declared on an ally of this turn, on somebody with whom you made peace in this turn, on or by the Protestants before the league, on an active minor power, or on Scotland or Venice beside its protector.
reformation-help-war-minor = When war is declared on Scotland, France may intervene for 2 CP; for Venice the Papacy may. The minor power is then its ally, and the two great powers are at war. A war with a minor power never ends.
reformation-help-declare = declares war and names the cards that pay
reformation-help-declare-unless = only if nobody before you in the order declares it
reformation-help-pay = names more cards to pay with
reformation-help-intervene = intervenes for a minor power
reformation-help-aside = does not
reformation-help-alliances = An alliance of two great powers lasts one turn. It needs no peace with others, and brings no war with third parties. Enemies cannot ally, nor the Papacy and the Ottomans, nor after the divorce the Papacy and the Habsburgs.
reformation-help-alliances-war = In the war outside, cities of either are friendly to both: troops may enter them in movement and retreat. Attacked in one place, allies defend together, even if only one of them is at war; losses are shared equally, an odd one by die, and each may slip away by himself. They do not move, besiege, storm, intercept or evade together.
reformation-help-alliances-ships = Squadrons may be lent only in the sealing that makes the alliance or a later package of it; they sail to the nearest port that the borrower holds, over the seas and through no port, and come home in winter, as the master's facts say.
reformation-help-master = The master enters the facts in the turn that is his, each on a line, and ends with OPEN DIPLOMACY. What is wrong is listed, and the talks wait until it is mended. Facts given later count before the next step closes, and are told to all, but for hands.
reformation-help-fact-turn = which turn it is; LAST TURN 6 for the short game
reformation-help-fact-hand = the hand of a power, home cards included
reformation-help-fact-control = who holds a city
reformation-help-fact-home = whose home a city is
reformation-help-fact-units = the troops of a power in a city; NONE for none
reformation-help-fact-leader = where a leader is
reformation-help-fact-captive = who holds him captive
reformation-help-fact-serves = whom he serves
reformation-help-fact-war = who is at war; NO WAR who is not
reformation-help-fact-ally = whose ally a minor power is; INACTIVE SCOTLAND for nobody's
reformation-help-fact-excommunicated = who is excommunicated; NOT EXCOMMUNICATED who is not
reformation-help-fact-henry = Henry asks for a divorce; HENRY ANNE BOLEYN and so on for his wives
reformation-help-fact-league = the league has been formed
reformation-help-fact-numbers = CP in St Peter's, VP of wars won, mercenaries left in a box
reformation-help-fact-lent = squadrons on loan; NOT LENT when they are home
reformation-help-fact-discount = the discount of the Habsburgs is used
reformation-help-fact-over = the game is over; without names nobody has won
reformation-help-open = opens the talks

## HELP RULES
reformation-rules-turn = A turn
reformation-rules-packages = Packages
reformation-rules-peace = Peace
reformation-rules-ransom = Ransoms
reformation-rules-absolution = Absolution
reformation-rules-war = War
reformation-rules-alliances = Alliances
