//! The order form: what stands on the sheet, then a line for each thing that its reader may do now; such a line waits for its
//! question mark to be taken away, so that a form which comes back as it went commits nobody to anything.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::asks;
use super::master::Desk;
use super::sheet::{Seated, own_packages};
use super::sight::Sight;
use super::standing::{Lost, lost, paying};
use super::table::Game;
use super::tell;
use crate::reformation::acts::{Act, Package};
use crate::reformation::facts::{Fact, changed};
use crate::reformation::play::{asked, captives, may_sue, price};
use crate::reformation::scenario::{Card, Kind, Power};
use crate::reformation::state::{State, Step};
use crate::{Duty, Phrase, Sheet, Term};

/// A line that waits to be filled in: the order without its mark, and what it would do.
struct Open {
    order: String,
    note: Phrase,
    /// Whole orders that could stand there.
    choices: Vec<String>,
}

impl Open {
    fn new(order: impl Into<String>, note: &'static str) -> Open {
        let order = order.into();
        Open { note: Phrase::new(note), choices: vec![order.clone()], order }
    }

    fn noted(self, note: Phrase) -> Open {
        Open { note, ..self }
    }

    fn or(mut self, order: String) -> Open {
        self.choices.push(order);
        self
    }

    fn told(self, game: &Game, seated: &Seated, power: Power) -> Value {
        let head = |line: &str| game.heading(seated.powers, power, line);
        let order = format!("{} ?", head(&self.order));
        let choices: Vec<String> = self.choices.iter().map(|choice| head(choice)).collect();
        let note = self.note.with("choices", choices.join(", "));
        json!({"order": order, "open": order, "note": note, "of": head(&self.order)})
    }
}

/// A seat's form.
pub(super) fn form(game: &Game, seated: &Seated) -> Value {
    let mut lines = Vec::new();
    for power in seated.powers.into_iter().filter(|power| game.duty(*power) != Duty::Idle) {
        let acts = seated.of(power);
        lines.extend(acts.iter().map(|act| {
            let line = game.heading(seated.powers, power, &act.written(&game.map));
            json!({"order": line, "note": Phrase::new("reformation-form-stands"), "of": line})
        }));
        lines.extend(open(game, seated, power).into_iter().map(|line| line.told(game, seated, power)));
    }
    // Lines of a package, and those below a suit, mean something only together.
    let whole = matches!(game.state.step, Step::Talk | Step::Peace(_));
    json!({"lines": lines, "whole": whole, "asks": asks::of_seat(game, seated)})
}

/// What a power may still do.
fn open(game: &Game, seated: &Seated, power: Power) -> Vec<Open> {
    let acts = seated.of(power);
    let mut lines = match game.state.step {
        Step::Talk => talk(game, seated, power),
        Step::Seal => answers(game, power, acts, &game.state.carried.announced),
        Step::Peace(_) => suits(game, power, acts),
        Step::Ransom | Step::Pardon => mercy(game, power, acts),
        Step::War(_) => wars(game, power, acts),
        Step::Answer(_) => {
            let asked = asked(&game.map, &game.state).into_iter().filter(|asked| asked.protector == power);
            let mut minors: Vec<Power> = asked.map(|asked| asked.minor).collect();
            minors.dedup();
            minors.into_iter().flat_map(|minor| protect(game, power, minor, acts)).collect()
        }
        Step::Master => Vec::new(),
    };
    let ends = acts.iter().any(|act| matches!(act, Act::Done | Act::Nothing));
    match game.state.step {
        Step::Talk if !ends => lines.push(Open::new("DONE", "reformation-form-done")),
        // It strikes out what stands above it: so it comes first.
        Step::Peace(_) | Step::Ransom | Step::Pardon | Step::War(_) if acts.is_empty() => {
            lines.insert(0, Open::new("NONE", "reformation-form-none"));
        }
        _ => {}
    }
    lines
}

/// A new package, and drafts of others that wait for a word.
fn talk(game: &Game, seated: &Seated, power: Power) -> Vec<Open> {
    let own = own_packages(power, seated.of(power));
    let number = (1..=99).find(|number| own.iter().all(|package| package.name.number != *number)).unwrap_or(99);
    let mut lines = answers(game, power, seated.of(power), &seated.drafts);
    let others = Power::great().filter(|other| game.may_treat(power, *other));
    let offers: Vec<String> = others
        .map(|other| {
            let word = if game.state.wars.has(power, other) { "END WAR" } else { "ALLIANCE" };
            format!("OFFER PACKAGE {number} TO {}: {word}", game.map.power_info(other).code)
        })
        .collect();
    if let Some(example) = offers.first() {
        let open = Open::new(example.clone(), "reformation-form-offer");
        lines.push(Open { order: format!("OFFER PACKAGE {number} TO"), choices: offers, ..open });
    }
    lines
}

/// Packages of others that a power has to answer and has not.
fn answers(game: &Game, power: Power, acts: &[Act], packages: &[Package]) -> Vec<Open> {
    let answered = |package: &Package| {
        let given = &game.state.carried.given[power.index()];
        acts.iter().chain(given).any(|act| match act {
            Act::Ratify { package: name, .. } | Act::Refuse(name) => *name == package.name,
            _ => false,
        })
    };
    let owed = packages.iter().filter(|package| game.must_confirm(power, package) && !answered(package));
    owed.map(|package| {
        let name = format!("PACKAGE {} OF {}", package.name.number, game.map.power_info(package.name.of).code);
        Open::new(format!("RATIFY {name}"), "reformation-form-confirm").or(format!("REFUSE {name}"))
    })
    .collect()
}

/// Suits, each with what it could regain.
fn suits(game: &Game, power: Power, acts: &[Act]) -> Vec<Open> {
    let (map, state) = (&game.map, &game.state);
    let mut lines = Vec::new();
    let sued = |victor: Power| acts.contains(&Act::Sue(victor));
    let enemies = Power::great().filter(|victor| may_sue(map, state, power, *victor).is_ok() && !sued(*victor));
    for victor in enemies {
        let code = &map.power_info(victor).code;
        let Lost { cities, leaders } = lost(map, state, power, victor);
        let what =
            cities.iter().map(|at| tell::city(map, *at)).chain(leaders.iter().map(|who| tell::leader(map, *who)));
        let note = Phrase::new("reformation-form-sue").with("what", Term::AllOf { and: what.collect() });
        lines.push(Open::new(format!("SUE FOR PEACE WITH {code}"), "reformation-form-sue").noted(note));
        let term = |line: String, note: &'static str| Open { choices: Vec::new(), ..Open::new(line, note) };
        let is_key = |at: &_| matches!(map.city_info(*at).kind, Kind::Key | Kind::Capital);
        let city = |at: &_| map.city_info(*at).code.as_str();
        let (keys, plain): (Vec<_>, Vec<_>) = cities.iter().partition(|at| is_key(at));
        for key in keys {
            lines.push(term(format!("REGAIN KEY {} FOR VP", city(key)), "reformation-form-regain-key"));
        }
        for who in leaders {
            let line = format!("REGAIN LEADER {} FOR CARD", map.leader_info(who).code);
            lines.push(term(line, "reformation-form-regain-leader"));
        }
        for two in plain.chunks(2) {
            let names: Vec<&str> = two.iter().map(|at| city(at)).collect();
            lines.push(term(format!("REGAIN {} FOR VP", names.join(", ")), "reformation-form-regain-cities"));
        }
        if let Some(units) = removed(game, power) {
            lines.push(term(format!("GIVE UP {units}"), "reformation-form-give-up"));
        }
    }
    lines
}

/// Two units that a loser could remove, as an example.
fn removed(game: &Game, power: Power) -> Option<String> {
    let mine = game.state.stacks.iter().filter(|stack| stack.power == power);
    mine.filter(|stack| stack.troops.regulars > 0).max_by_key(|stack| stack.troops.regulars).map(|stack| {
        let count = stack.troops.regulars.min(2);
        let unit = if count == 1 { "REGULAR" } else { "REGULARS" };
        format!("{count} {unit} AT {}", game.map.city_info(stack.city).code)
    })
}

/// Ransoms and absolution.
fn mercy(game: &Game, power: Power, acts: &[Act]) -> Vec<Open> {
    let (map, state) = (&game.map, &game.state);
    let merged = state.rules.merge;
    let mut lines = Vec::new();
    if state.step == Step::Ransom {
        for (leader, captor) in captives(state, power) {
            if captor.is_great() && !acts.contains(&Act::Ransom(leader)) {
                let note = tell::of(map, "reformation-form-ransom", captor);
                let line = format!("RANSOM {}", map.leader_info(leader).code);
                lines.push(Open::new(line, "reformation-form-ransom").noted(note));
            }
        }
    }
    let seeks = state.step == Step::Pardon || merged;
    if seeks && state.excommunicated.contains(power) && !acts.contains(&Act::SeekAbsolution) {
        lines.push(Open::new("SEEK ABSOLUTION", "reformation-form-seek"));
    }
    lines
}

/// The fewest cards, in the order of their numbers, that cover a price.
fn enough(game: &Game, power: Power, points: u8) -> Option<Vec<Card>> {
    let worth = |card: &Card| game.map.card_info(*card).map_or(0, |info| info.points);
    let mut cards = paying(game, power);
    cards.sort_by_key(|card| (worth(card), *card));
    let one = cards.iter().find(|card| worth(card) >= points).map(|card| vec![*card]);
    one.or_else(|| {
        let mut taken = Vec::new();
        let mut sum = 0_u32;
        for card in cards.into_iter().rev() {
            sum += u32::from(worth(&card));
            taken.push(card);
            if sum >= u32::from(points) {
                return Some(taken);
            }
        }
        None
    })
}

fn with_cards(cards: &[Card]) -> String {
    let numbers: Vec<String> = cards.iter().map(|card| card.0.to_string()).collect();
    let word = if cards.len() == 1 { "CARD" } else { "CARDS" };
    format!("WITH {word} {}", numbers.join(" "))
}

/// Declarations that can be paid, and words for a minor power that somebody may attack.
fn wars(game: &Game, power: Power, acts: &[Act]) -> Vec<Open> {
    let map = &game.map;
    let declared = |on: Power| acts.iter().any(|act| matches!(act, Act::Declare { on: other, .. } if *other == on));
    let mut lines = Vec::new();
    for on in Power::great().chain(Power::minor()).filter(|on| !declared(*on)) {
        let Ok(points) = price(map, &game.state, power, on) else { continue };
        let Some(cards) = enough(game, power, points) else { continue };
        let line = format!("DECLARE WAR ON {}", map.power_info(on).code);
        let note = Phrase::new("reformation-form-declare")
            .with("points", i64::from(points))
            .with("cards", tell::cards(map, &paying(game, power)));
        let choice = format!("{line} {}", with_cards(&cards));
        lines.push(Open { order: format!("{line} WITH CARD"), note, choices: vec![choice] });
    }
    for minor in Power::minor().filter(|minor| map.power_info(*minor).protector == Some(power)) {
        if game.state.ally_of(minor).is_none() {
            lines.extend(protect(game, power, minor, acts));
        }
    }
    lines
}

/// A protector's two words for a minor power.
fn protect(game: &Game, power: Power, minor: Power, acts: &[Act]) -> Vec<Open> {
    let speaks = |act: &Act| match act {
        Act::Intervene { minor: other, .. } => *other == minor,
        act => *act == Act::StandAside,
    };
    if acts.iter().any(speaks) {
        return Vec::new();
    }
    let line = format!("INTERVENE FOR {}", game.map.power_info(minor).code);
    let intervene = enough(game, power, INTERVENTION).map(|cards| {
        let note =
            Phrase::new("reformation-form-intervene").with("cards", tell::cards(&game.map, &paying(game, power)));
        let choice = format!("{line} {}", with_cards(&cards));
        Open { order: format!("{line} WITH CARD"), note, choices: vec![choice] }
    });
    let aside = || Open::new("STAND ASIDE", "reformation-form-aside");
    vec![intervene.map_or_else(aside, |line| line.or("STAND ASIDE".to_owned()))]
}

/// What an intervention costs, in command points (R46).
const INTERVENTION: u8 = 2;

/// Lines that a power could write now.
pub(super) fn choices(game: &Game, seated: &Seated, power: Power) -> Vec<String> {
    if game.duty(power) == Duty::Idle {
        return Vec::new();
    }
    let lines = open(game, seated, power).into_iter();
    lines.flat_map(|line| if line.choices.is_empty() { vec![line.order] } else { line.choices }).collect()
}

/// A line that a reader could write now.
pub(super) fn example(game: &Game, sight: Sight) -> Option<Phrase> {
    if sight.master {
        return Some(Phrase::new("reformation-how-master"));
    }
    let nothing = BTreeMap::new();
    sight.powers().into_iter().find_map(|power| {
        let seated = Seated::new(game, &game.seat(power)?, &Sheet::default(), &nothing);
        let open = open(game, &seated, power).into_iter().find_map(|open| open.choices.into_iter().next());
        let order = open.map(|line| game.heading(seated.powers, power, &line));
        order.map(|order| Phrase::new("reformation-how-order").with("order", order))
    })
}

/// The master's form: turn and hands, what the last phase has changed, and the word that opens the talks.
pub(super) fn of_master(game: &Game, sheet: &Sheet) -> Value {
    if game.state.over.is_some() {
        return json!({"lines": [], "whole": false});
    }
    let (map, desk) = (&game.map, Desk::of(game, sheet));
    let told = |fact: &Fact| {
        let note = Phrase::new("reformation-form-fact");
        json!({"order": fact.written(map), "note": note, "of": fact.subject(map)})
    };
    let open = |order: String, note: Phrase, choices: &str| json!({"order": format!("{order} ?"), "open": format!("{order} ?"), "note": note.with("choices", choices), "of": order});
    let mut lines: Vec<Value> = desk.facts.iter().map(told).collect();
    if game.state.step == Step::Master {
        let stated = |fact: &Fact| desk.facts.iter().any(|known| known.replaces(fact));
        let last = game.state.turn > game.state.last_turn;
        let turn = Some(Fact::Turn(game.state.turn)).filter(|turn| !stated(turn) && !last);
        lines.extend(turn.iter().map(told));
        for fact in closing(game).iter().filter(|fact| !stated(fact)) {
            match fact {
                // Great powers are allied for the turn that ends: before the next talks no fact can say so.
                Fact::Allies(..) => {}
                // Whoever has no card yet is dealt some: what was left to the others of the last hand may stand.
                Fact::Hand(power, cards) if cards.is_empty() => {
                    let order = format!("FACT HAND {}", map.power_info(*power).code);
                    let home: Vec<String> =
                        map.power_info(*power).home_cards.iter().map(|card| card.0.to_string()).collect();
                    let choice = format!("{order} {}", home.join(" "));
                    lines.push(open(order, Phrase::new("reformation-form-hand"), &choice));
                }
                fact => lines.push(told(fact)),
            }
        }
        if !desk.opens {
            lines.push(open("OPEN DIPLOMACY".to_owned(), Phrase::new("reformation-form-open"), "OPEN DIPLOMACY"));
        }
        if last && !desk.ends() {
            lines.push(open("FACT OVER".to_owned(), Phrase::new("reformation-form-over"), "FACT OVER"));
        }
    }
    lines.push(open("FACT".to_owned(), Phrase::new("reformation-form-fact-more"), ""));
    json!({"lines": lines, "whole": false, "asks": asks::of_master(game)})
}

/// The position as facts: every hand, and what the last phase has changed.
pub(super) fn closing(game: &Game) -> Vec<Fact> {
    let before: &State = game.opened.as_ref().unwrap_or(&game.state);
    changed(&game.map, before, &game.state)
}
