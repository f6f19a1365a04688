# English. What the rules of classic Diplomacy say.

## Turns, units, orders. These lines are read by other people's programs.
classic-turn = { $kind ->
    [movement] Movement
    [retreats] Retreats
   *[adjustments] Adjustments
  } for { $season ->
    [spring] Spring
    [fall] Fall
   *[winter] Winter
  } of { $year }
classic-kind = { $kind ->
    [army] Army
   *[fleet] Fleet
  }
classic-unit = { $kind ->
    [army] Army
   *[fleet] Fleet
  } { $place }
classic-unit-of-another = { $adjective } { $kind ->
    [army] Army
   *[fleet] Fleet
  } { $place }
classic-nobody = Unit { $place }
classic-hold = { $unit } HOLD
classic-no-order = { $unit }, No Order Processed
classic-move = { $unit } -> { $to }
classic-support = { $unit } SUPPORT { $other }
classic-support-move = { $unit } SUPPORT { $other } -> { $to }
classic-convoy = { $unit } CONVOY { $other } -> { $to }
classic-disband = { $unit } DISBAND
classic-retreats = { $kind ->
    [army] Army{"  "}
   *[fleet] Fleet{" "}
  }{ $place } -> { $to }
classic-disbands = { $kind ->
    [army] Army{"  "}
   *[fleet] Fleet{" "}
  }{ $place } DISBAND
classic-no-retreat-order = { $kind ->
    [army] Army{"  "}
   *[fleet] Fleet{" "}
  }{ $place }, No Order Processed (DISBAND)
classic-builds = Builds { $kind ->
    [army] an army
   *[fleet] a fleet
  } in { $place }
classic-removes = Removes the { $kind ->
    [army] army
   *[fleet] fleet
  } in { $where ->
    [sea] the { $place }
   *[land] { $place }
  }
classic-default-removal = Defaults, removing the { $kind ->
    [army] army
   *[fleet] fleet
  } in { $where ->
    [sea] the { $place }
   *[land] { $place }
  }
classic-waived = Build waived
classic-rule-preset = house rules of an edition of the rulebook, or of another adjudicator
classic-rule-number = choice { $key } of the Diplomacy Adjudicator Test Cases
classic-rule-three = which of the rulebook's two ways three players share the powers in
classic-rule-year = the year that the game begins in{ $value ->
    [help] : a number, or board
   *[other] {""}
  }
classic-rule-win = how many centers win{ $value ->
    [help] : a number, or board
   *[other] {""}
  }
classic-rule-end = an agreed last year{ $value ->
    [help] : a number, or none
   *[other] {""}
  }
classic-rule-by = by what the strongest is known in the last year
classic-setup-number = { $key } cannot be { $value }; write a number from { $least } to { $most }, or { $else }
classic-setup-players = { $board } is made for { $fits } players, not for { $players }
classic-last-year = { $year } was the agreed last year, and most { $by ->
    [centres] centers
   *[units] units
  } ({ $count }) decided.
classic-try-how = A power, a colon and an order on each line, as in “France: A Par-Bur”. Whoever is ordered stands where his order says. All of it is worked out in your browser, without the judge.
classic-mark = { $mark ->
    [bounce] bounce
    [no-convoy] no convoy
    [cut] cut
    [void] void
    [disrupted] disrupted
    [dislodged] dislodged
    [destroyed] destroyed
    [not-built] not built
   *[not-removed] not removed
  }
classic-mark-told = { $mark ->
    [bounce] bounced
    [no-convoy] not convoyed
    [cut] support cut
    [void] without effect
    [disrupted] convoy disrupted
    [dislodged] dislodged
    [destroyed] destroyed
    [not-built] not built
   *[not-removed] not removed
  }
classic-results-of = { $kind ->
    [Movement] Movement
    [Retreats] Retreat
   *[Adjustments] Adjustment
  } results for { $season ->
    [Spring] Spring
    [Fall] Fall
   *[Winter] Winter
  } of { $year }.
classic-dislodged-units = The following units were dislodged:
classic-can-retreat = The { $adjective } { $kind ->
    [army] Army
   *[fleet] Fleet
  } in { $where ->
    [sea] the { $place }
   *[land] { $place }
  } can retreat to { $open }.
classic-destroyed = The { $adjective } { $kind ->
    [army] Army
   *[fleet] Fleet
  } in { $where ->
    [sea] the { $place }
   *[land] { $place }
  } with no valid retreats was destroyed.
classic-lost-unordered = You sent no order: your { $kind ->
    [army] army
   *[fleet] fleet
  } in { $where ->
    [sea] the { $place }
   *[land] { $place }
  } was disbanded.
classic-ownership = Ownership of supply centers:
classic-unowned = Unowned
classic-count = { $centres } Supply { $centres_number ->
    [one] center,{" "}
   *[other] centers,
  } { $units } { $units_number ->
    [one] Unit:{" "}
   *[other] Units:
  }  { $verb ->
    [Builds] Builds{" "}
   *[Removes] Removes
  } { $change } { $change_number ->
    [one] unit.
   *[other] units.
  }
classic-count-told = { $due ->
    [builds] builds { $change }
   *[removes] removes { $change }
  }
classic-centre-count = { $count ->
    [0] no center
    [one] 1 center
   *[other] { $count } centers
  }
classic-unit-count = { $count ->
    [0] no unit
    [one] 1 unit
   *[other] { $count } units
  }
classic-status = Status of { $turn }.
classic-starting = Starting position for { $season ->
    [Spring] Spring
    [Fall] Fall
   *[Winter] Winter
  } of { $year }.
classic-counts = History of Supply Center Counts
classic-no-counts = No centers have been counted yet.
classic-centre-summary = Historical Supply Center Summary
classic-year = Year
classic-player = Player
classic-index = Index
classic-unused-mark = { $mark } = { $count ->
    [one] 1 unused build.
   *[other] { $count } unused builds.
  }
classic-index-what = Index is the sum of the squares of the numbers of supply centers, divided by the number of powers. It measures how far the game has gone.
classic-power = Power
classic-centres = Centers
classic-units = Units
classic-position = The position
classic-map-legend = On the map: an arrow is a move, dotted a support, dashed a convoy or a retreat; red with a cross, it failed. A small unit in a red frame was dislodged, a faded one with a cross is gone; dotted rings show where it may go, or where units may be built. A star is a supply center.
classic-map-position = Map of { $turn }.
classic-map-power = { $power }: { $units }; { $centres }.
classic-map-no-units = no units
classic-map-arrows = Arrows show the orders of { $season ->
    [Spring] spring
    [Fall] fall
   *[winter] winter
  } { $year }; the lists in this letter tell each of them.
classic-map-orders = Map of the orders of { $season ->
    [Spring] spring
    [Fall] fall
   *[winter] winter
  } { $year }; the lists in this letter tell each of them.
classic-may-go = may go: { $goals }
classic-one-of = one of: { $choices }
classic-builds-left = { $count ->
    [one] 1 build
   *[other] { $count } builds
  }
classic-builds-pending = { $count ->
    [one] 1 build pending
   *[other] { $count } builds pending
  }
classic-coin = The coin for Italy has been tossed: { $seat } command it as well.
classic-removals-left = { $count ->
    [one] 1 removal
   *[other] { $count } removals
  }
classic-must-order = { $count ->
    [one] One order is asked of you: { $units }.
   *[other] { $count } orders are asked of you: { $units }.
  }
classic-all-ordered = All that you can order has its order; until the deadline you can change it.
classic-must-retreat = Your { $kind ->
    [army] army
   *[fleet] fleet
  } in { $where ->
    [sea] the { $place }
   *[land] { $place }
  } must retreat: { $open }.
classic-may-build = You have { $count ->
    [one] 1 build
   *[other] { $count } builds
  }{ $of ->
    [several] {" "}({ $power })
   *[one] {""}
  }.
classic-must-remove = You must remove { $count ->
    [one] 1 unit
   *[other] { $count } units
  }{ $of ->
    [several] {" "}({ $power })
   *[one] {""}
  }.

## Why an order failed
classic-dislodged-by = { $unit } came with strength { $strength } against { $against }
classic-paradox-convoy = its convoy is part of a paradox and does not take place (DATC 4.A.2)
classic-forbidden = the board forbids it; the unit holds
classic-convoy-dislodged = { $unit } was dislodged, and no other way over the sea was left
classic-convoy-paradox = the convoy by { $unit } is part of a paradox (DATC 4.A.2)
classic-convoy-missing = no fleet was ordered to convoy it
classic-convoy-broken = the convoying fleets form no unbroken chain
classic-own-unit-stands = its own unit in { $place } stayed
classic-did-not-leave = { $unit } did not leave
classic-bounced-off = strength { $strength } against { $against } of { $unit }
classic-bounced-with = strength { $strength } against { $against } of { $unit }, which went there too
classic-not-entered = { $place } could not be entered
classic-cut-by = { $unit } attacked
classic-cut = it was attacked
classic-nobody-stood = nobody stood in { $place }
classic-did-not-hold = { $unit } did not hold
classic-did-not-move = { $unit } did not move to { $place }
classic-did-not-go = { $unit } did not go to { $place }
classic-matches-nothing = it matches nothing

## What is wrong with an order
classic-ordered = { $order }
classic-noted = { $order } ({ $note })
classic-wrong-kind = the unit there is { $kind ->
    [army] an army
   *[fleet] a fleet
  }
classic-unknown-province = no province is called `{ $word }`
classic-unknown-province-near = no province is called `{ $word }` (did you mean { $near }?)
classic-unknown-provinces = no province is called { $words } (did you mean { $near }?)
classic-ambiguous-province = `{ $word }` could be { $names }
classic-no-such-coast = { $place } has no { $coast ->
    [nc] north
    [ec] east
    [sc] south
   *[wc] west
  } coast; write { $coasts }
classic-unknown-coast = `{ $word }` is no coast; write { $coasts }
classic-refused = { $why } (for example, { $example } would be taken)
classic-order-ends = the order ends where { $wanted ->
    [order] an order
    [province] a province
    [deed] `-`, `H`, `S` or `C`
    [convoy-goal] `-` and the army's goal
    [supported-deed] `-` and a goal, `H`, or nothing
   *[nothing] nothing more
  } should follow
classic-not-understood = `{ $word }` is not understood here; { $wanted ->
    [order] an order
    [doer] the unit that does it
    [province] a province
    [deed] `-`, `H`, `S` or `C`
    [retreat] `-` and a place, or `D`
    [convoy-goal] `-` and the army's goal
    [supported-deed] `-` and a goal, `H`, or nothing
   *[nothing] nothing more
  } would be
classic-no-unit = there is no unit in { $place }
classic-foreign-unit = the unit in { $place } is { $adjective }, not yours
classic-wrong-phase = this is no order for { $phase ->
    [movement] movement
    [retreats] retreats: write `- Place` or `D`
   *[adjustments] adjustments: write `Build` or `Remove` with a unit and its place, or `Waive`
  }
classic-two-coasts = { $place } has two coasts that the fleet can reach: name { $coasts }
classic-out-of-reach = the { $kind ->
    [army] army
   *[fleet] fleet
  } in { $from } cannot get to { $to }{ $why ->
    [no-fleets] : no fleets stand where they could convoy it
    [other-coast] ; it can get to { $coast }
    [support] , so it cannot support there
   *[none] {""}
  }
classic-supports-itself = the unit in { $place } cannot support itself
classic-army-convoys = an army cannot convoy
classic-port-convoys = a fleet in { $place } is not at sea and cannot convoy
classic-nobody-to-convoy = there is no army in { $place } to convoy
classic-way-no-sea = no convoy leads over { $place }, where no fleet can carry it
classic-no-way-over-sea = no convoy leads from { $from } to { $to }
classic-quoted-result = a line such as `England: ... .`, or one that ends in (*...*), is taken for a quoted result
classic-orders-of-another = the line is headed { $power }, which is not yours
classic-instead = instead of { $orders }
classic-go-together = { $count ->
    [2] Two of your units are
   *[other] { $count } of your units are
  } to go to { $place }; one of them can get there at most.
classic-retreat-together = { $count ->
    [2] Two of your units are
   *[other] { $count } of your units are
  } to retreat to { $place }; then all of them would be disbanded.
classic-none-due = { $power } has nothing to build and nothing to remove now
classic-worry-own-stays = { $order }: your own { $other } is not ordered to leave.
classic-worry-swap = { $order }, { $other }: two units cannot trade places without a convoy.
classic-worry-supported-goes = { $order }: this support is for a unit that stays, but you ordered { $other }.
classic-worry-against-own = { $order }: your own { $other } is there and is not ordered to leave, and no support of yours drives it out.
classic-worry-support-alone = { $order }: you have not ordered { $other } to go there, so that the support counts for nothing.
classic-worry-convoy-alone = { $order }: you have not ordered { $other } to go there, so that the convoy carries nobody.
classic-worry-no-convoy = { $order }: none of your fleets is ordered to convoy it.
classic-way-sea = { $order }: by convoy over the { $seas }.
classic-way-land = { $order }: by land.
classic-way-foreign = { $order }: only if fleets that are not yours convoy it.
classic-only-builds = only builds can be waived
classic-not-dislodged = you have no dislodged unit in { $place }
classic-retreat-later = a retreat is ordered once the unit has been dislodged; `DEFAULT { $order }, D` keeps it for then
classic-closed-retreat = it cannot retreat to { $to }; { $open } is open
classic-no-build-to-waive = you have no build to waive
classic-no-removals = { $power } has no unit to remove
classic-not-home = { $place } is not a home center of yours
classic-no-build = you have no build
classic-site-occupied = nothing can be built in { $place }: a unit stands there
classic-site-lost = nothing can be built in { $place }: it is not yours any more
classic-kind-needed = write A or F: { $place } can take an army or a fleet
classic-coast-needed = name the coast: { $coasts }
classic-inland-fleet = no fleet can be built in { $place }, which has no coast

## HELP
classic-help-orders-long = The long way: below a SIGNON line, one on a line (or several with ; between). A later order for the same unit replaces the earlier one. Names may be short or long: Par, Paris, StP(sc), St Petersburg (south coast).
classic-help-movement = Movement
classic-help-hold = stays
classic-help-move = moves; an arrow or the word to will do
classic-help-support-move = supports a move
classic-help-support = supports a unit that stays
classic-help-convoy = convoys
classic-help-convoyed = is convoyed where it cannot walk
classic-help-via = goes by sea although it could walk
classic-help-coast = names the coast where there are two
classic-help-retreats = Retreats
classic-help-retreat = retreats
classic-help-disband = disbands
classic-help-adjustments = Adjustments
classic-help-build = builds, with the coast where there are two
classic-help-remove = removes
classic-help-waive = gives one build up
classic-help-board = the board; also fleet-rome and 1898 (7 players on the standard map), strait (2), ring (3), archipelago (5), and what the operator has added

classic-turn-unknown = `{ $word }` is no turn; write one such as PHASE { $next }
classic-turn-past = { $turn } is over; it is { $now } now; PHASE { $next } is still to come
classic-turn-far = { $turn } is more than five years on; it is { $now } now; PHASE { $next } is still to come
classic-no-test = { $why }; a condition names a place, with a unit and a power where they matter: IF French A Bur
classic-no-unit-named = `{ $word }` is no unit
## A position changed by hand
classic-edit-form = write { $ways }; EDIT OWN and nobody frees a center
classic-edit-instead = { $why }; { $form }
classic-edit-occupied = a unit stands in { $place } already; { $line } takes it away
classic-edit-cannot-stand = no { $unit } is possible
classic-edit-added = { $power } has { $unit } more
classic-edit-removed = { $power } has no { $unit } any more
classic-edit-not-there = no such unit is in { $place }{ $line ->
    [none] , and no other is
   *[other] ; { $line } takes away what is there
  }
classic-edit-no-centre = { $place } is no supply center; { $line } names one
classic-edit-owned = { $place } belongs to { $power }
classic-edit-freed = { $place } belongs to nobody
classic-stands = stands from now on: { $order }
classic-win = Whoever alone holds { $count } centers or more after a fall, and more than anybody else, has won.
classic-unled = Nobody plays { $powers }: { $count ->
    [one] its
   *[other] their
  } units stand and hold, may be supported where they stand, and are disbanded when they are dislodged.
classic-unled-closed = Nobody plays { $powers }: nobody may go there until a coin gives it to one side, before the adjustments of the fall of 1914.
classic-last-units = When { $year } is over, whoever has most units has won.
classic-last-centres = After the fall of { $year } whoever has most centers has won.

## HELP RULES
classic-rules-aim = The aim
classic-rules-aim-text = Great powers share a board of provinces; on the standard one seven share the Europe of 1901. Some provinces are supply centers, and each center keeps one unit. Whoever holds more than half of them after a fall has won, on the standard board 18 of 34. Whoever is left may also agree on a draw. There are no dice: all that happens follows from what everybody has ordered.
classic-rules-year = A year
classic-rules-year-text = Spring and fall are a turn of movement each. Before it the players write to each other; they may promise what they like, and no promise binds them. Then the orders of all are carried out at once. Units that were dislodged retreat. After the fall the centers are counted, and units are built or removed.
classic-rules-units = Units
classic-rules-units-text = An army stands on land, a fleet at sea or on a coast. A province holds one unit, and all units are equally strong. An army goes to a neighboring province on land, a fleet to a neighboring sea or along the coast. A fleet in a province with two coasts lies at one of them: it leaves along that coast alone, but holds the whole province.
classic-rules-orders = Orders
classic-rules-orders-text = In a turn each unit does one thing: it holds, it moves to a neighboring province, it supports another unit, or, as a fleet at sea, it convoys an army. A unit without an order that can be carried out holds.
classic-rules-conflict = Conflicts
classic-rules-conflict-text = A move has strength one, and one more for each support that counts; so does a unit that stays. Of several units that go to one province, the strongest gets there; if the strongest are equal, none does, and whoever stands there stays. An attacker dislodges only what is weaker than he. A unit that was beaten back defends the place where it began, but without the support that its move had.
classic-rules-conflict-swap = Two units do not change places, unless one of them goes by convoy; three or more may move in a ring. A power never dislodges a unit of its own, and its support does not help others to do so.
classic-rules-support = Support
classic-rules-support-text = A unit supports another one where it stands, or in its move to a certain province. It must be able to go to that province itself, and it may help whomever it likes, asked or not. An order to support a move helps nobody who does otherwise.
classic-rules-support-cut = Support is cut when another power attacks the supporter, even in vain. Only an attack out of the province that the support is aimed at does not cut it, unless it dislodges the supporter. Supporters whose attacker comes by a convoy that fails support as if nothing had happened.
classic-rules-convoy = Convoys
classic-rules-convoy-text = Fleets at sea carry an army from coast to coast, over any number of seas that touch; the army and all these fleets must be ordered so. A convoy fails when a fleet that it needs is dislodged, and only then. An army cannot save its convoy by cutting the support that is given against one of its fleets.
classic-rules-retreat = Retreats
classic-rules-retreat-text = A dislodged unit goes to a neighboring province that is empty, except where its attacker came from and where units kept each other out in this turn. Nobody supports or convoys it. Two units that retreat to one province are disbanded both, and so is one that can go nowhere or has no order.
classic-rules-adjust = Centers, builds and removals
classic-rules-adjust-text = After the fall a center belongs to the power whose unit stands in it, and stays with it when the unit leaves. Whoever has more units than centers removes some. Whoever has fewer may build, in centers of his own home that he owns and that are empty, one unit in each. For whoever orders no removals the judge takes the units that are farthest from home.
classic-rules-editions = Editions and choices
classic-rules-editions-text = Where the editions of the rulebook differ, the judge follows those of 2000 and 2023, and the Diplomacy Adjudicator Test Cases where these leave something open. A game may be opened by other choices, on another board or with fewer players: its page and LIST with its name say what holds in it.
