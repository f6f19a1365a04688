//! What happened in a turn, event by event, as phrases, and who may know it.

use super::form::deed;
use super::said;
use super::tell;
use crate::Phrase;
use crate::empires::orders::Line;
use crate::empires::scenario::{Place, Power, PowerSet, Scenario};
use crate::empires::state::Clause;
use crate::empires::turn::{Battle, Cause, Event, Manner, Sheets, Whose, strength};

/// Something to tell, and to whom; everybody may know what names nobody.
pub(super) struct News {
    pub(super) text: Phrase,
    pub(super) only: Option<PowerSet>,
}

/// What an event is told as.
pub(super) fn news(map: &Scenario, sheets: &Sheets, event: &Event) -> Option<News> {
    let all = |text| Some(News { text, only: None });
    let own = |power: Power, text| Some(News { text, only: Some(PowerSet::EMPTY.with(power)) });
    match event {
        Event::Allied { parties, coalition, secret } => {
            let of = if *coalition { "coalition" } else { "alliance" };
            let text = Phrase::new("empires-allied").with("powers", tell::powers(map, *parties)).with("of", of);
            Some(News { text, only: secret.then_some(*parties) })
        }
        Event::Parted { by, from, secret } => {
            let text = two(map, "empires-parted", *by, *from);
            Some(News { text, only: secret.then_some(PowerSet::EMPTY.with(*by).with(*from)) })
        }
        Event::War { by, on } => all(two(map, "empires-war", *by, *on)),
        Event::Peace(one, other) => all(two(map, "empires-peace", *one, *other)),
        Event::Attacked { manner: Manner::AtWar, .. } => None,
        Event::Attacked { by, on, manner } => {
            let how = if *manner == Manner::SameTurn { "same-turn" } else { "undeclared" };
            all(two(map, "empires-attacked", *by, *on).with("how", how))
        }
        Event::Paid { power, line, pounds } => {
            own(*power, tell::pounds("empires-paid", *pounds).with("order", written(map, sheets, *power, *line)?))
        }
        Event::VoidLine { power, line, why } => {
            let text = Phrase::new("empires-void").with("order", written(map, sheets, *power, *line)?);
            own(*power, text.with("why", said::void(map, *why).phrase))
        }
        Event::VoidOrder { unit, order, why } => {
            let text = of_unit(map, "empires-void-unit", *unit).with("by", deed(*order));
            own(unit.power, text.with("why", said::void(map, *why).phrase))
        }
        Event::Moved { unit, from, order } => own(
            unit.power,
            of_unit(map, "empires-moved", *unit).with("from", tell::place(map, *from)).with("by", deed(*order)),
        ),
        Event::AtSea(fought) | Event::OnLand(fought) => all(battle(map, fought)),
        Event::Lost { unit, cause, .. } => all(lost(map, *unit, *cause)),
        Event::Retreated { unit, from, to } => {
            let text = of_unit(map, "empires-retreated", *unit);
            all(text.with("from", tell::place(map, *from)).with("to", tell::place(map, *to)))
        }
        Event::Captured { at, from, to, arsenal } => {
            let text = two(map, "empires-captured", *to, *from).with("place", tell::place(map, *at));
            all(text.with("arsenal", if *arsenal { "yes" } else { "no" }))
        }
        Event::Surrendered { who, to } => all(two(map, "empires-surrendered", *who, *to)),
        Event::Encircled(power, at) => all(in_place(map, "empires-encircled", *power, *at)),
        Event::Out(power) => all(Phrase::new("empires-is-out").with("power", tell::power(map, *power))),
        Event::Won(won) => {
            let by = match won.clause {
                Clause::Single => "single",
                Clause::Coalition => "coalition",
                Clause::LastTurn => "last-turn",
            };
            all(Phrase::new("empires-won").with("powers", tell::powers(map, won.powers)).with("by", by))
        }
        _ => growth(map, event),
    }
}

/// Income, and what was built: told to its owner alone.
fn growth(map: &Scenario, event: &Event) -> Option<News> {
    let own = |power: Power, text| Some(News { text, only: Some(PowerSet::EMPTY.with(power)) });
    match event {
        Event::Income(power, pounds) => own(*power, tell::pounds("empires-income", *pounds)),
        Event::Built { unit, at } => {
            own(unit.power, of_unit(map, "empires-built", *unit).with("place", tell::place(map, *at)))
        }
        Event::Armed(power, at) => own(*power, in_place(map, "empires-arsenal-built", *power, *at)),
        Event::BuildLost { power, what, at } => {
            let kind = what.map_or("arsenal", |(_, kind)| tell::kind(kind));
            let count = what.map_or(1, |(count, _)| i64::from(count));
            own(*power, in_place(map, "empires-build-lost", *power, *at).with("kind", kind).with("count", count))
        }
        Event::Refunded { power, at, pounds } => {
            own(*power, tell::pounds("empires-refunded", *pounds).with("place", tell::place(map, *at)))
        }
        _ => None,
    }
}

fn two(map: &Scenario, say: &str, one: Power, other: Power) -> Phrase {
    Phrase::new(say).with("power", tell::power(map, one)).with("other", tell::power(map, other))
}

fn in_place(map: &Scenario, say: &str, power: Power, at: Place) -> Phrase {
    Phrase::new(say).with("power", tell::power(map, power)).with("place", tell::place(map, at))
}

fn of_unit(map: &Scenario, say: &str, unit: Whose) -> Phrase {
    let text = Phrase::new(say).with("power", tell::power(map, unit.power)).with("unit", unit.name.to_string());
    text.with("kind", tell::kind(unit.name.kind))
}

/// A line of a sheet; a neutral state's sheet is the judge's and told to nobody.
fn written(map: &Scenario, sheets: &Sheets, power: Power, line: usize) -> Option<String> {
    let line: &Line = sheets.of(power).get(line).filter(|_| map.great().contains(power))?;
    Some(line.written(map))
}

/// A battle with both strengths and the ratio (R26).
fn battle(map: &Scenario, fought: &Battle) -> Phrase {
    let (most, least) = (fought.attack.max(fought.defence), fought.attack.min(fought.defence));
    let ratio = if least == 0 { String::new() } else { ratio(most, least) };
    let element = if fought.shares.is_empty() && !fought.fell { "sea" } else { "land" };
    Phrase::new("empires-battle")
        .with("place", tell::place(map, fought.at))
        .with("side", tell::powers(map, fought.side.iter().copied().collect()))
        .with("against", tell::powers(map, fought.against))
        .with("attack", strength(fought.attack))
        .with("defence", strength(fought.defence))
        .with("ratio", ratio)
        .with("attackers-lost", i64::from(fought.attackers_lost))
        .with("defenders-lost", i64::from(fought.defenders_lost))
        .with("where", element)
        .with("falls", if fought.fell { "yes" } else { "no" })
}

/// Stronger : weaker with two decimals, rounded, but never up to a whole number that it does not reach (R26).
fn ratio(most: u32, least: u32) -> String {
    let (whole, rest) = (most / least, most % least);
    let hundredths = (rest * 200 / least).div_ceil(2).min(99);
    format!("{whole}.{hundredths:02}")
}

fn lost(map: &Scenario, unit: Whose, cause: Cause) -> Phrase {
    let (how, at) = match cause {
        Cause::Battle(at) => ("battle", at),
        Cause::Headless(at) => ("headless", at),
        Cause::NoRetreat(at) => ("no-retreat", at),
        Cause::AtSea(at) => ("at-sea", at),
    };
    of_unit(map, "empires-lost", unit).with("place", tell::place(map, at)).with("how", how)
}
