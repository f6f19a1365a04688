//! What a map shows of Empires: the board, owners, capitals and arsenals, stacks by power and place, and what they did.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::table::Game;
use super::tell;
use crate::empires::orders::Order;
use crate::empires::scenario::{Kind, Place, PlaceSet, Power, PowerSet};
use crate::empires::state::{State, Unit};
use crate::empires::turn::{Battle, Event, Report, Role, Share, Whose};

/// The sign by which the map knows a power.
fn sign(game: &Game, power: Power) -> String {
    let info = game.map.power_info(power);
    info.letter.map_or_else(|| info.code.clone(), String::from)
}

fn code(game: &Game, at: Place) -> &str {
    &game.map.info(at).code
}

/// The scenario as a drawing needs it.
pub(super) fn board(game: &Game) -> Value {
    let map = &game.map;
    let powers = map.listed().iter().map(|power| {
        let plain = map.power_info(*power).letter.is_none();
        json!({"letter": sign(game, *power), "name": tell::power(map, *power), "plain": plain})
    });
    let places: Vec<Value> = (map.provinces() | map.seas()).into_iter().map(|at| place(game, at)).collect();
    json!({"board": map.name(), "powers": powers.collect::<Vec<_>>(), "places": places})
}

/// A place with its neighbours; a railway is a double line.
fn place(game: &Game, at: Place) -> Value {
    let map = &game.map;
    let rails = map.rail(at);
    let near = |to: Place| {
        let id = code(game, to);
        if rails.contains(to) { json!({"to": id, "line": "double"}) } else { json!(id) }
    };
    let near: Vec<Value> = map.touching(at).into_iter().map(near).collect();
    let kind = match (map.is_sea(at), map.water(at).is_empty()) {
        (true, _) => "sea",
        (false, true) => "land",
        (false, false) => "coast",
    };
    let (x, y) = map.info(at).at.map_or((Value::Null, Value::Null), |(x, y)| (json!(x), json!(y)));
    json!({
        "id": code(game, at), "name": tell::place(map, at), "kind": kind, "centre": false, "x": x, "y": y, "near": near,
    })
}

/// Whose each province is, and where capitals and arsenals stand.
fn ground(game: &Game) -> Value {
    let (map, state) = (&game.map, &game.state);
    let owner = |at: Place| (code(game, at).to_owned(), json!(sign(game, state.owner(at))));
    let owners: serde_json::Map<String, Value> = map.provinces().into_iter().map(owner).collect();
    let capitals = map.powers().iter().map(|info| json!({"at": code(game, info.capital), "sign": "star"}));
    let arsenals = state.arsenals.into_iter().map(|at| json!({"at": code(game, at), "sign": "cannon"}));
    json!({"owners": owners, "marks": capitals.chain(arsenals).collect::<Vec<_>>()})
}

/// Names, owners, capitals and arsenals alone.
pub(super) fn chart(game: &Game) -> Value {
    let mut chart = ground(game);
    chart["names"] = json!(true);
    chart
}

/// Where the game stands: the ground, and the stacks of powers that may be seen.
pub(super) fn standing(game: &Game, open: impl Fn(Power) -> bool) -> Value {
    let mut shown = ground(game);
    let stacks = stacks(&game.state.units).into_iter().filter(|stack| open(stack.power));
    shown["pieces"] = stacks.map(|stack| stack.piece(game)).collect();
    (shown["arrows"], shown["due"]) = (json!([]), json!([]));
    shown
}

/// A turn that was played: the stacks of before it, what of them was lost as stacks of its own that are `gone`, and what all
/// did. `only` holds the seats that alone may know of it.
pub(super) fn played(game: &Game, before: &State, report: &Report) -> Value {
    let secret = |powers: PowerSet| (!game.state.settings.positions_public).then(|| game.seats(powers));
    let mut shown = ground(game);
    let piece = |stack: &Stack, gone: bool| {
        let mut piece = stack.piece(game);
        piece["only"] = json!(secret(PowerSet::EMPTY.with(stack.power)));
        if gone {
            piece["gone"] = json!(true);
        }
        piece
    };
    let (lost, kept): (Vec<&Unit>, Vec<&Unit>) = before.units.iter().partition(|unit| is_lost(report, unit));
    let (kept, lost) = (stacks(kept), stacks(lost));
    let pieces = kept.iter().map(|stack| piece(stack, false)).chain(lost.iter().map(|stack| piece(stack, true)));
    shown["pieces"] = pieces.collect();
    let deeds = Deeds::of(game, before, report);
    let arrow = |(deed, done): (&Deed, &Done)| {
        let only = if done.open { None } else { secret(done.powers) };
        json!({
            "kind": deed.kind, "from": code(game, deed.from), "of": deed.of.map(|of| code(game, of)),
            "to": code(game, deed.to), "failed": done.failed, "only": only,
            "way": deed.way.iter().map(|at| code(game, *at)).collect::<Vec<_>>(),
        })
    };
    shown["arrows"] = deeds.0.iter().map(arrow).collect();
    shown
}

/// Whether a unit was lost in a turn: it is gone where it stood before.
fn is_lost(report: &Report, unit: &Unit) -> bool {
    let lost = Whose { power: unit.power, name: unit.name };
    report.events.iter().any(|event| matches!(event, Event::Lost { unit, .. } if *unit == lost))
}

/// The land units, or the ships, of a power in a place.
struct Stack {
    at: Place,
    power: Power,
    land: bool,
    /// Corps or ships.
    count: usize,
    headquarters: usize,
}

impl Stack {
    /// `4+1`: corps and headquarters; `+1`: a headquarters alone.
    fn piece(&self, game: &Game) -> Value {
        let count = if self.count > 0 { self.count.to_string() } else { String::new() };
        let heads = if self.headquarters > 0 { format!("+{}", self.headquarters) } else { String::new() };
        json!({
            "at": code(game, self.at), "shape": if self.land { "block" } else { "hull" },
            "power": sign(game, self.power), "out": false, "text": format!("{count}{heads}"),
        })
    }
}

/// The stacks of units, by place, then by power, those on land first.
fn stacks<'u>(units: impl IntoIterator<Item = &'u Unit>) -> Vec<Stack> {
    let mut counts: BTreeMap<(Place, Power, bool), [usize; 2]> = BTreeMap::new();
    for Unit { power, name, place, .. } in units {
        let counts = counts.entry((*place, *power, !name.kind.is_land())).or_default();
        counts[usize::from(name.kind == Kind::Headquarters)] += 1;
    }
    let stack = |((at, power, afloat), [count, headquarters]): ((Place, Power, bool), [usize; 2])| Stack {
        at,
        power,
        land: !afloat,
        count,
        headquarters,
    };
    counts.into_iter().map(stack).collect()
}

/// What is drawn as one arrow, however many units did it.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Deed {
    kind: &'static str,
    from: Place,
    of: Option<Place>,
    to: Place,
    way: Vec<Place>,
}

/// Who did it, and what is known of it.
#[derive(Default)]
struct Done {
    powers: PowerSet,
    failed: bool,
    /// Whether everybody may know: the results tell it.
    open: bool,
}

/// All that was done in a turn.
struct Deeds(BTreeMap<Deed, Done>);

impl Deeds {
    fn of(game: &Game, before: &State, report: &Report) -> Deeds {
        let mut deeds = Deeds(BTreeMap::new());
        for event in &report.events {
            match event {
                Event::Moved { unit, from, order } => deeds.moved(game, before, (*unit, *from, *order)),
                Event::OnLand(battle) => deeds.fought(before, battle),
                Event::AtSea(battle) => {
                    let side: PowerSet = battle.side.iter().copied().collect();
                    deeds.add(Deed::simple("fight", battle.at, battle.at), side).open = true;
                }
                Event::Retreated { unit, from, to } => {
                    deeds.add(Deed::simple("retreat", *from, *to), PowerSet::EMPTY.with(unit.power)).open = true;
                }
                _ => {}
            }
        }
        deeds
    }

    fn add(&mut self, deed: Deed, powers: PowerSet) -> &mut Done {
        let done = self.0.entry(deed).or_default();
        done.powers = powers.into_iter().fold(done.powers, PowerSet::with);
        done
    }

    /// A unit went: by land, by rail, aboard or ashore, or under its own steam. Who won a province is told with its battle.
    fn moved(&mut self, game: &Game, before: &State, (unit, from, order): (Whose, Place, Order)) {
        let (kind, to) = match order {
            Order::March(to) => ("march", to),
            Order::Rail(to) => ("ride", to),
            Order::Ship(to) => ("ferry", to),
            Order::Sail(to) | Order::Fight { from: to, .. } => ("sail", to),
            Order::Hold | Order::Attack(_) | Order::Defend(_) | Order::Support(..) => return,
        };
        let way = if kind == "ride" { railway(game, before, (unit.power, from, to)) } else { Vec::new() };
        self.add(Deed { way, ..Deed::simple(kind, from, to) }, PowerSet::EMPTY.with(unit.power));
    }

    /// The columns of an attack, and who supported it.
    fn fought(&mut self, before: &State, battle: &Battle) {
        let place = |share: &Share| {
            let found = before.find(share.unit.power, share.unit.name);
            found.map(|index| before.units[index].place)
        };
        let of = |role: Role| battle.shares.iter().filter(move |share| share.role == role);
        let lead = of(Role::Attacker).find_map(place);
        for share in battle.shares.iter().filter(|share| share.role != Role::Defender) {
            let Some(from) = place(share) else { continue };
            let deed = match share.role {
                Role::Supporter => Deed { of: lead, ..Deed::simple("support", from, battle.at) },
                _ => Deed::simple("move", from, battle.at),
            };
            let done = self.add(deed, PowerSet::EMPTY.with(share.unit.power));
            (done.failed, done.open) = (!battle.fell, true);
        }
    }
}

impl Deed {
    fn simple(kind: &'static str, from: Place, to: Place) -> Deed {
        Deed { kind, from, of: None, to, way: Vec::new() }
    }
}

/// The provinces between both ends of a journey by rail, over the power's own ground (R17).
fn railway(game: &Game, before: &State, (power, from, to): (Power, Place, Place)) -> Vec<Place> {
    let map = &game.map;
    let mut seen = PlaceSet::EMPTY;
    let mut ways = vec![vec![from]];
    seen.insert(from);
    while !ways.is_empty() {
        let mut longer = Vec::new();
        for way in ways {
            let Some(last) = way.last() else { continue };
            if map.rail(*last).contains(to) {
                return way[1..].to_vec();
            }
            for next in map.rail(*last) & !seen {
                seen.insert(next);
                if before.owner(next) == power {
                    longer.push(way.iter().copied().chain([next]).collect());
                }
            }
        }
        ways = longer;
    }
    Vec::new()
}
