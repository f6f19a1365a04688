//! What the engine tells of a step, in the words of the second implementation.

use chancery_engine::reformation::play::{Away, Void};
use chancery_engine::reformation::{Event, Played, Power, Scenario, Why};

use crate::adapter::{city, leader, power, step, units};
use crate::reformation_plain::position::pair;

/// The notes that tell what a step's events tell.
pub(crate) fn of_engine(map: &Scenario, played: &Played) -> Vec<String> {
    let in_order = played.next.rules.in_order;
    let is_told =
        |event: &&Event| !(in_order && matches!(event, Event::Passed(chancery_engine::reformation::Step::War(_))));
    played.report.events.iter().filter(is_told).flat_map(|event| notes(map, event)).collect()
}

fn notes(map: &Scenario, event: &Event) -> Vec<String> {
    of_packages(map, event).or_else(|| of_peace(map, event)).unwrap_or_else(|| of_war(map, event))
}

fn outcome<T>(act: &str, result: &Result<T, Why>) -> String {
    match result {
        Ok(_) => format!("{act}: done"),
        Err(why) => format!("{act}: void {}", why.code()),
    }
}

/// What packages do.
fn of_packages(map: &Scenario, event: &Event) -> Option<Vec<String>> {
    let name = |of: Power| power(map, of);
    let note = match event {
        Event::Package(package, result) => {
            let act = format!("package {} of {}", package.name.number, name(package.name.of));
            let mut notes = vec![outcome(&act, &result.map_err(|void| void.why))];
            notes.extend(result.err().map(|void| details(map, &act, void)).unwrap_or_default());
            return Some(notes);
        }
        Event::WarEnded(one, other) => {
            let (one, other) = pair(&name(*one), &name(*other));
            format!("the war of {one} and {other} ends")
        }
        Event::Allied(one, other) => {
            let (one, other) = pair(&name(*one), &name(*other));
            format!("{one} and {other} are allied")
        }
        Event::Absolved(whom) => format!("{} is absolved", name(*whom)),
        Event::Divorced(die) => format!("the divorce: {die}"),
        Event::Freed(whom, at) => format!("{} is freed and comes to {}", leader(map, *whom), city(map, *at)),
        Event::Ceded(at, from, to) => format!("{} is ceded by {} to {}", city(map, *at), name(*from), name(*to)),
        Event::Lent { from, to, squadrons, admiral, port, at } => {
            let way = format!("sails from {} to {}", city(map, *port), city(map, *at));
            let lent = format!("{squadrons} SQUADRON of {} is lent to {} and {way}", name(*from), name(*to));
            let admiral = admiral.map(|admiral| format!("{} {way}", leader(map, admiral)));
            return Some([lent].into_iter().chain(admiral).collect());
        }
        Event::Mercenaries { from, to, left, at } => {
            let total: u32 = left.iter().map(|(_, count)| u32::from(*count)).sum();
            let (giver, taker) = (name(*from), name(*to));
            let each =
                |(at, count): &(_, u8)| format!("{count} MERCENARY of {giver} leave {} for {taker}", city(map, *at));
            let come = format!("{total} MERCENARY of {giver} come to {taker} at {}", city(map, *at));
            return Some(left.iter().map(each).chain([come]).collect());
        }
        Event::Card { from, to, card } => format!("card {} goes from {} to {}", card.0, name(*from), name(*to)),
        Event::Away(away) => return Some(of_troops(map, away)),
        _ => return None,
    };
    Some(vec![note])
}

fn details(map: &Scenario, act: &str, void: Void) -> Vec<String> {
    let refused = void.refused.into_iter().map(|of| format!("{act} is refused by {}", power(map, of)));
    let silent = void.silent.into_iter().map(|of| format!("{act} is not confirmed by {}", power(map, of)));
    let term = void.term.map(|term| format!("{act} fails in its term {}", term + 1));
    refused.chain(silent).chain(term).collect()
}

fn of_troops(map: &Scenario, away: &Away) -> Vec<String> {
    let goal = away.to.map_or("nowhere".to_owned(), |to| city(map, to));
    let (whose, from) = (power(map, away.power), city(map, away.from));
    let troops = units(away.troops).into_iter();
    let troops = troops.map(|(kind, count)| format!("{count} {kind} of {whose} leave {from} for {goal}"));
    let leaders = away.leaders.iter().map(|of| format!("{} leaves {from} for {goal}", leader(map, *of)));
    troops.chain(leaders).collect()
}

/// What suits, ransom and absolution do.
fn of_peace(map: &Scenario, event: &Event) -> Option<Vec<String>> {
    let name = |of: Power| power(map, of);
    let note = match event {
        Event::Sued(by, with, number, result) => {
            outcome(&format!("suit {number} of {} with {}", name(*by), name(*with)), result)
        }
        Event::Won(who, markers) => format!("{} gets {markers} VP", name(*who)),
        Event::Returned(at, from, to) => {
            format!("{} returns from {} to {}", city(map, *at), name(*from), name(*to))
        }
        Event::GaveUp(who, at, troops) => {
            let each = |(kind, count)| format!("{} gives up {count} {kind} at {}", name(*who), city(map, *at));
            return Some(units(*troops).into_iter().map(each).collect());
        }
        Event::Key(by, number, _, _, result) => outcome(&format!("key line {number} of {}", name(*by)), result),
        Event::Cities(by, number, _, _, result) => outcome(&format!("city line {number} of {}", name(*by)), result),
        Event::Leader(by, number, whom, _, result) => {
            let act = outcome(&format!("leader line {number} of {}", name(*by)), result);
            let home =
                result.ok().map(|at| format!("{} is regained and comes to {}", leader(map, *whom), city(map, at)));
            return Some([act].into_iter().chain(home).collect());
        }
        Event::Marriage(by, card, result) => outcome(&format!("card {} played by {}", card.0, name(*by)), result),
        Event::CameHome(whom, at) => format!("{} comes home to {}", leader(map, *whom), city(map, *at)),
        Event::Ransom(by, number, whom, captor, result) => {
            let act = outcome(&format!("ransom {number} of {}", name(*by)), result);
            let captor = captor.map_or("nobody".to_owned(), name);
            let home = |at| format!("{} is ransomed from {captor} and comes to {}", leader(map, *whom), city(map, at));
            return Some([act].into_iter().chain(result.ok().map(home)).collect());
        }
        Event::Sought(by, result) => outcome(&format!("absolution of {}", name(*by)), result),
        Event::Drawn(from, card, points) => format!("card {} of {} builds {points}", card.0, name(*from)),
        _ => return None,
    };
    Some(vec![note])
}

/// What declarations do, and which steps are passed.
fn of_war(map: &Scenario, event: &Event) -> Vec<String> {
    let name = |of: Power| power(map, of);
    match event {
        Event::Declared(by, number, on, result) => {
            let act = outcome(&format!("declaration {number} of {} on {}", name(*by), name(*on)), result);
            let price = result.ok().map(|price| format!("{} owes {price} for {}", name(*by), name(*on)));
            [act].into_iter().chain(price).collect()
        }
        Event::Intervened(by, minor, against, result) => {
            let against = against.map_or("nobody".to_owned(), name);
            vec![outcome(&format!("{} intervenes for {} against {against}", name(*by), name(*minor)), result)]
        }
        Event::StoodAside(by, minor) => vec![format!("{} stands aside from {}", name(*by), name(*minor))],
        Event::NotPaid(by, card, why) => vec![format!("card {} of {} does not pay: {}", card.0, name(*by), why.code())],
        Event::Spent(by, cards, sum) => {
            let each = cards.iter().map(|card| format!("{} spends card {}", name(*by), card.0));
            each.chain([format!("{} pays {sum}", name(*by))]).collect()
        }
        Event::Passed(passed) => vec![format!("{} is passed", step(map, *passed))],
        other => vec![format!("{other:?}")],
    }
}
