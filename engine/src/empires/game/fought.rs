//! Battles as phrases: both sides and where they came from, the ratio, what each power lost, and what each corps counted.

use super::tell;
use crate::empires::scenario::{Kind, PlaceSet, Power, PowerSet, Scenario};
use crate::empires::turn::{Battle, Event, Report, Role, Share, strength};
use crate::{Phrase, Term};

/// A battle with both strengths and the ratio (R26), the losses, and who has the province now.
pub(super) fn battle(map: &Scenario, report: &Report, fought: &Battle, on_land: bool) -> Phrase {
    let say = match (on_land, fought.defence) {
        (true, 0) => "empires-taken",
        (true, _) => "empires-battle",
        (false, _) if map.is_sea(fought.at) => "empires-sea-battle",
        (false, _) => "empires-port-battle",
    };
    let fallen = report.events.iter().find_map(|event| match event {
        Event::Captured { at, to, arsenal, .. } if *at == fought.at && fought.fell => Some((*to, *arsenal)),
        _ => None,
    });
    let (owner, end) = match fallen {
        Some((owner, arsenal)) => (Some(owner), if arsenal { "falls-arsenal" } else { "falls" }),
        None => (None, "holds"),
    };
    let side = if on_land { side(map, fought) } else { tell::powers(map, fought.side.iter().copied().collect()) };
    Phrase::new(say)
        .with("place", tell::place(map, fought.at))
        .with("side", side)
        .with("count", fought.side.len() as i64)
        .with("against", tell::powers(map, fought.against))
        .with("attack", tell::decimal(&strength(fought.attack)))
        .with("defence", tell::decimal(&strength(fought.defence)))
        .with("ratio", tell::decimal(&ratio(fought.attack.max(fought.defence), fought.attack.min(fought.defence))))
        .with("losses", losses(map, fought))
        .with("owner", owner.map_or_else(|| Term::from(""), |owner| tell::power(map, owner)))
        .with("end", end)
}

/// Each power of the attack with the places that its corps came from, then those that supported it.
fn side(map: &Scenario, fought: &Battle) -> Term {
    let from = |(say, role): (&'static str, Role)| {
        let of_role = fought.shares.iter().filter(move |share| share.role == role);
        let mut powers: Vec<Power> = fought.side.clone();
        powers.extend(of_role.clone().map(|share| share.unit.power));
        let mut told = PowerSet::EMPTY;
        powers.retain(|power| {
            !told.contains(*power) && {
                told.insert(*power);
                true
            }
        });
        powers
            .into_iter()
            .filter_map(|power| {
                let own = of_role.clone().filter(|share| share.unit.power == power);
                let places: PlaceSet = own.map(|share| share.from).collect();
                let phrase =
                    || Phrase::new(say).with("power", tell::power(map, power)).with("places", all(map, places));
                (!places.is_empty()).then(phrase)
            })
            .collect::<Vec<Phrase>>()
    };
    let roles = [("empires-from", Role::Attacker), ("empires-from-support", Role::Supporter)];
    Term::AllOf { and: roles.into_iter().flat_map(from).map(Term::Phrase).collect() }
}

fn all(map: &Scenario, places: PlaceSet) -> Term {
    Term::AllOf { and: places.into_iter().map(|at| tell::place(map, at)).collect() }
}

/// Stronger : weaker with two decimals, rounded, but never up to a whole number that it does not reach (R26).
fn ratio(most: u32, least: u32) -> String {
    let (whole, rest) = (most / least.max(1), most % least.max(1));
    let hundredths = (rest * 200 / least.max(1)).div_ceil(2).min(99);
    if rest == 0 { whole.to_string() } else { format!("{whole}.{hundredths:02}") }
}

/// What each power lost, by kind.
fn losses(map: &Scenario, fought: &Battle) -> Term {
    let mut powers: Vec<Power> = Vec::new();
    for lost in &fought.lost {
        if !powers.contains(&lost.power) {
            powers.push(lost.power);
        }
    }
    if powers.is_empty() {
        return Term::Phrase(Phrase::new("empires-loses-nothing"));
    }
    let of = |power: Power| {
        let count =
            |kind: Kind| fought.lost.iter().filter(|lost| lost.power == power && lost.name.kind == kind).count();
        let kinds = Kind::ALL.into_iter().map(|kind| (kind, count(kind))).filter(|(_, count)| *count > 0);
        Term::AllOf { and: kinds.map(|(kind, count)| Term::Phrase(tell::corps(kind, count as i64))).collect() }
    };
    let told = powers.into_iter().enumerate().map(|(index, power)| {
        let say = if index == 0 { "empires-loses" } else { "empires-loses-too" };
        Term::Phrase(Phrase::new(say).with("power", tell::power(map, power)).with("what", of(power)))
    });
    Term::Row { row: told.collect(), by: "comma".to_owned() }
}

/// What every corps counted, and why.
pub(super) fn corps(map: &Scenario, fought: &Battle) -> Vec<Phrase> {
    fought.shares.iter().map(|share| counted(map, share)).collect()
}

fn counted(map: &Scenario, Share { unit, role, factors, .. }: &Share) -> Phrase {
    let yes = |is: bool| if is { "yes" } else { "no" };
    let role = match role {
        Role::Attacker => "attacker",
        Role::Supporter => "supporter",
        Role::Defender => "defender",
    };
    Phrase::new("empires-share")
        .with("unit", unit.name.to_string())
        .with("power", tell::power(map, unit.power))
        .with("role", role)
        .with("base", i64::from(factors.base))
        .with("bonus", i64::from(factors.bonus))
        .with("part", i64::from(factors.part))
        .with("commanded", yes(factors.commanded))
        .with("encircled", yes(factors.encircled))
        .with("strength", tell::decimal(&strength(factors.eighths())))
}
