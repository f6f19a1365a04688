//! What happened in a turn, as lines that are the same for both implementations when they tell the same.

use std::collections::BTreeSet;

use chancery_engine::empires::orders::Order;
use chancery_engine::empires::turn::{Battle, Manner, Role, Whose};
use chancery_engine::empires::{Event, Played, Power, Scenario, strength};

use crate::adapter::{place, power, powers};
use crate::empires_plain::Report;
use crate::empires_plain::names::Kind;
use crate::empires_plain::position::Position;
use crate::empires_plain::report::{self, in_words, some_of};

fn joined(powers: &BTreeSet<String>, by: &str) -> String {
    powers.iter().cloned().collect::<Vec<_>>().join(by)
}

/// What the engine tells of a turn.
pub(crate) fn of_engine(map: &Scenario, played: &Played) -> BTreeSet<String> {
    let events = played.report.events.iter();
    let mut lines: BTreeSet<String> = events.flat_map(|event| event_lines(map, event)).collect();
    lines.extend(map.power_ids().filter_map(|of| {
        let spent = played.report.spent[of.index()];
        (spent > 0).then(|| format!("{} spends {spent}", power(map, of)))
    }));
    lines.extend(map.power_ids().filter_map(|of| {
        let back = played.report.events.iter().filter_map(|event| match event {
            Event::Refunded { power, pounds, .. } if *power == of => Some(pounds),
            _ => None,
        });
        let pounds: u32 = back.sum();
        (pounds > 0).then(|| format!("{} gets {pounds} back", power(map, of)))
    }));
    lines
}

fn event_lines(map: &Scenario, event: &Event) -> Vec<String> {
    let code = |of: Power| power(map, of);
    let unit = |unit: &Whose| format!("{} {}", code(unit.power), unit.name);
    let line = match event {
        Event::Allied { parties, secret: false, .. } => {
            format!("alliance in force: {}", joined(&powers(map, *parties), " "))
        }
        Event::Parted { by, from, secret: false } => {
            format!("{} denounces the alliance with {}", code(*by), code(*from))
        }
        Event::War { by, on } => format!("{} declares war on {}", code(*by), code(*on)),
        Event::Peace(one, other) => {
            format!("peace: {}", joined(&BTreeSet::from([code(*one), code(*other)]), " "))
        }
        Event::Attacked { by, on, manner } => match manner {
            Manner::AtWar => return Vec::new(),
            Manner::SameTurn => format!("{} attacks {} in the turn of the declaration", code(*by), code(*on)),
            Manner::Undeclared => format!("{} attacks {} without a declaration", code(*by), code(*on)),
        },
        Event::AtSea(battle) | Event::OnLand(battle) => return battle_lines(map, battle),
        Event::Lost { unit: lost, by, .. } => {
            format!("{} is lost to {}", unit(lost), by.map_or("nobody".to_owned(), code))
        }
        Event::Retreated { unit: beaten, from, to } => {
            format!("{} retreats from {} to {}", unit(beaten), place(map, *from), place(map, *to))
        }
        Event::Captured { at, from, to, .. } => {
            format!("{} falls from {} to {}", place(map, *at), code(*from), code(*to))
        }
        Event::Surrendered { who, to } => format!("{} surrenders to {}", code(*who), code(*to)),
        Event::Income(who, pounds) => format!("{} earns {pounds}", code(*who)),
        Event::Built { unit: new, at } => format!("{} is built at {}", unit(new), place(map, *at)),
        Event::Armed(_, at) => format!("arsenal built at {}", place(map, *at)),
        Event::BuildLost { power, what, at } => {
            let what = what
                .map_or("ARSENAL".to_owned(), |(count, kind)| some_of(count.into(), Kind::of(kind.letter()).unwrap()));
            format!("{}: {what} at {} lost with the province", code(*power), place(map, *at))
        }
        Event::Out(who) => format!("{} is out", code(*who)),
        Event::Won(won) => format!("{} win", joined(&powers(map, won.powers), "+")),
        _ => return Vec::new(),
    };
    vec![line]
}

/// A battle with each corps and what it counted; who walks into an empty province fights none (R38).
fn battle_lines(map: &Scenario, battle: &Battle) -> Vec<String> {
    let code = |of: Power| power(map, of);
    let side: BTreeSet<String> = battle.side.iter().map(|of| code(*of)).collect();
    let head = format!("battle {} {}", place(map, battle.at), joined(&side, "+"));
    let mut lines = vec![format!(
        "{head} {}:{} {}/{}",
        strength(battle.attack),
        strength(battle.defence),
        battle.attackers_lost,
        battle.defenders_lost
    )];
    lines.extend(battle.shares.iter().map(|share| {
        let role = if share.role == Role::Defender { "against" } else { "for" };
        let counts = strength(share.factors.eighths());
        format!("{head} {role} {} {} {counts}", code(share.unit.power), share.unit.name)
    }));
    lines
}

/// What the second implementation tells of a turn.
pub(crate) fn of_plain(before: &Position, report: &Report) -> BTreeSet<String> {
    let mut lines: BTreeSet<String> = report.notes.iter().cloned().collect();
    lines.extend(report.battles.iter().flat_map(|battle| plain_battle(before, battle)));
    lines.extend(
        report.dead.iter().map(|death| format!("{} is lost to {}", death.who, death.by.as_deref().unwrap_or("nobody"))),
    );
    lines.extend(report.retreats.iter().map(|(who, from, to)| format!("{who} retreats from {from} to {to}")));
    lines.extend(report.fallen.iter().map(|(at, from, to)| format!("{at} falls from {from} to {to}")));
    lines.extend(report.income.iter().map(|(who, pounds)| format!("{who} earns {pounds}")));
    lines.extend(report.built.iter().map(|(who, at)| format!("{who} is built at {at}")));
    lines.extend(report.arsenals_built.iter().map(|at| format!("arsenal built at {at}")));
    lines.extend(
        report.spent.iter().filter(|(_, pounds)| **pounds > 0).map(|(who, pounds)| format!("{who} spends {pounds}")),
    );
    lines.extend(report.refunded.iter().map(|(who, pounds)| format!("{who} gets {pounds} back")));
    if !report.winners.is_empty() {
        lines.insert(format!("{} win", joined(&report.winners, "+")));
    }
    lines
}

fn plain_battle(before: &Position, battle: &report::Battle) -> Vec<String> {
    let head = format!("battle {} {}", battle.place, joined(&battle.attackers, "+"));
    let mut lines = vec![format!(
        "{head} {}:{} {}/{}",
        in_words(battle.attack),
        in_words(battle.defence),
        battle.attackers_lose,
        battle.defenders_lose
    )];
    // Ships count the same always, and are not told one by one.
    let corps = battle.attacking.iter().map(|(who, worth)| (who, "for", worth));
    let corps = corps.chain(battle.defending.iter().map(|(who, worth)| (who, "against", worth)));
    let corps = corps.filter(|(who, ..)| before.units.contains_key(who) && who.name.is_corps());
    lines.extend(corps.map(|(who, role, worth)| format!("{head} {role} {who} {}", in_words(*worth))));
    lines
}

/// The lines and the orders of single units that came to nothing.
pub(crate) fn void_of_engine(map: &Scenario, played: &Played, sheets: &[Vec<String>]) -> BTreeSet<(String, String)> {
    let void = played.report.events.iter().filter_map(|event| match event {
        Event::VoidLine { power: of, line, .. } if map.great().contains(*of) => {
            Some((power(map, *of), sheets[of.index()].get(*line).cloned().unwrap_or_default()))
        }
        Event::VoidOrder { unit, order, .. } if map.great().contains(unit.power) => {
            Some((power(map, unit.power), format!("{} {}", unit.name, order_words(map, *order))))
        }
        _ => None,
    });
    void.collect()
}

fn order_words(map: &Scenario, order: Order) -> String {
    match order {
        Order::Attack(at) => format!("X {}", place(map, at)),
        Order::Support(at, None) => format!("S {}", place(map, at)),
        Order::Support(at, Some(whose)) => format!("S {} {}", place(map, at), power(map, whose)),
        Order::March(to) | Order::Ship(to) | Order::Sail(to) => format!("- {}", place(map, to)),
        Order::Rail(to) => format!("R {}", place(map, to)),
        other => format!("{other:?}"),
    }
}
