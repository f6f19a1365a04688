//! What is wrong with the master's facts, as he is told: lines that are not understood, and what contradicts itself (R50).

use super::tell;
use crate::reformation::facts::{FactSlip, Fault, Sort};
use crate::reformation::scenario::{City, Power, Scenario};
use crate::{Grade, Phrase, Said, Term};

/// A fault as a sentence of its own, below the lines that stand.
pub(super) fn listed(Said { phrase, english }: Said) -> Said {
    Phrase::new("reformation-listed").with("what", Term::from(phrase)).said(english)
}

/// A fault in words.
pub(super) fn fault(map: &Scenario, fault: Fault) -> Said {
    let named = |power: Power| map.power_info(power).title.english.as_str();
    let place = |at: City| map.city_info(at).title.english.as_str();
    let of = |say: &'static str, power: Power| tell::of(map, say, power);
    let two = |say: &'static str, one: Power, other: Power| tell::two(map, say, one, other);
    match fault {
        Fault::CardTwice(card, ..) => Phrase::new("reformation-fault-card-twice")
            .with("card", i64::from(card.0))
            .said(format!("card {} stands in two hands", card.0)),
        Fault::NoSuchCard(card, power) => of("reformation-fault-unknown-card", power)
            .with("card", i64::from(card.0))
            .said(format!("there is no card {}", card.0)),
        Fault::HomeCardAstray(card, power) => {
            let owner = Power::great().find(|owner| map.power_info(*owner).home_cards.contains(&card)).unwrap_or(power);
            two("reformation-fault-home-card", power, owner).with("card", i64::from(card.0)).said(format!(
                "card {} is the home card of {}",
                card.0,
                named(owner)
            ))
        }
        Fault::ShipsInland(at, power) => of("reformation-fault-ships-inland", power)
            .with("city", tell::city(map, at))
            .said(format!("ships of {} lie in {}, which is no port", named(power), place(at))),
        Fault::OttomanMercenaries(at) => Phrase::new("reformation-fault-mercenaries")
            .with("city", tell::city(map, at))
            .said(format!("the Ottomans have no mercenaries, and some stand in {}", place(at))),
        Fault::OttomansAlone(at, power, kind) => of("reformation-fault-kind", power)
            .with("kind", kind)
            .with("city", tell::city(map, at))
            .said(format!("only the Ottomans have {kind}, and some of {} stand in {}", named(power), place(at))),
        Fault::NoSuchWar(..)
        | Fault::WarOnActive(..)
        | Fault::LeagueWar(..)
        | Fault::AlliedAtWar(..)
        | Fault::NeverAllies(..)
        | Fault::NoSuchAlly(..) => tie(map, fault),
        Fault::NoSuchCaptor(leader, power) => of("reformation-fault-captive-own", power)
            .with("leader", tell::leader(map, leader))
            .said(format!("{} cannot be the captive of {}", map.leader_info(leader).title.english, named(power))),
        Fault::NotOnLoan(loan) => of("reformation-fault-loan", loan.to)
            .with("count", i64::from(loan.squadrons))
            .with("city", tell::city(map, loan.at))
            .said(format!("squadrons are lent at {}, where {} has fewer", place(loan.at), named(loan.to))),
        Fault::NoSuchLoan(loan) => two("reformation-fault-no-such-loan", loan.from, loan.to).said(format!(
            "{} lends no ships to {}",
            named(loan.from),
            named(loan.to)
        )),
        Fault::AfterTheEnd(turn, last) => Phrase::new("reformation-fault-last-turn")
            .with("turn", i64::from(turn))
            .with("last", i64::from(last))
            .said(format!("turn {turn} comes after the last turn, {last}")),
    }
}

/// What is wrong with a war or an alliance.
fn tie(map: &Scenario, fault: Fault) -> Said {
    let named = |power: Power| map.power_info(power).title.english.as_str();
    let two = |say: &'static str, one: Power, other: Power| tell::two(map, say, one, other);
    match fault {
        Fault::NoSuchWar(one, other) => two("reformation-fault-no-such-war", one, other).said(format!(
            "{} and {} are never at war",
            named(one),
            named(other)
        )),
        Fault::WarOnActive(minor, other) => two("reformation-fault-war-active", minor, other).said(format!(
            "{} is active: a war of {} is with its ally",
            named(minor),
            named(other)
        )),
        Fault::LeagueWar(one, other) => two("reformation-fault-league-war", one, other).said(format!(
            "{} and {} are at war before the league is formed",
            named(one),
            named(other)
        )),
        Fault::AlliedAtWar(one, other) => two("reformation-fault-war-allies", one, other).said(format!(
            "{} and {} are allied and at war",
            named(one),
            named(other)
        )),
        Fault::NeverAllies(one, other) => {
            two("reformation-fault-never-allies", one, other).said("the Papacy and the Ottomans never ally")
        }
        Fault::NoSuchAlly(minor, ally) => two("reformation-fault-active", minor, ally).said(format!(
            "{} cannot be the ally of {}",
            named(minor),
            named(ally)
        )),
        _ => Phrase::new("reformation-unreadable-fact")
            .with("example", "FACT WAR ENGLAND SCOTLAND")
            .said("this cannot be"),
    }
}

/// A hand that has not been entered.
pub(super) fn no_hand(map: &Scenario, power: Power) -> Said {
    let english = format!("the hand of {} has not been entered", map.power_info(power).title.english);
    tell::of(map, "reformation-fault-hand-missing", power).said(english)
}

/// Why a line of the master's is not understood, and whether it was meant as one.
pub(super) fn slip(map: &Scenario, slip: &FactSlip, meant: bool) -> (Grade, Said) {
    let said = match slip {
        FactSlip::Strange => {
            let grade = if meant { Grade::Refused } else { Grade::Unread };
            let said = Phrase::new("reformation-master-head").said("the master writes FACT lines, or OPEN DIPLOMACY");
            return (grade, said);
        }
        FactSlip::Kind(word) => Phrase::new("reformation-fact-unknown-kind")
            .with("word", word.as_str())
            .with("example", "FACT CONTROL METZ FRANCE")
            .said(format!("`{word}` is no kind of fact")),
        FactSlip::Form(example) => unreadable(example),
        FactSlip::Short => unreadable("FACT CONTROL METZ FRANCE"),
        FactSlip::Unknown { sort, word, near } => {
            let (say, what) = match sort {
                Sort::Power => ("reformation-unknown-power", "power"),
                Sort::City => ("reformation-unknown-space", "city"),
                Sort::Leader => ("reformation-unknown-leader", "leader"),
            };
            let english = format!("no {what} is called `{word}`");
            if near.is_empty() {
                Phrase::new(say).with("word", word.as_str()).said(english)
            } else {
                let phrase = Phrase::new(format!("{say}-near")).with("word", word.as_str());
                let english = format!("{english} (did you mean {}?)", near.join(" or "));
                phrase.with("names", tell::any(near)).said(english)
            }
        }
        FactSlip::Number { word, most } => Phrase::new("reformation-number")
            .with("word", word.as_str())
            .with("least", 0_i64)
            .with("most", i64::from(*most))
            .said(format!("`{word}` is no number that fits here: 0 to {most}")),
        FactSlip::NoSuchCard(word) => {
            Phrase::new("reformation-unknown-card").with("card", word.as_str()).said(format!("there is no card {word}"))
        }
        FactSlip::CardTwice(card) => Phrase::new("reformation-card-twice")
            .with("card", i64::from(card.0))
            .said(format!("card {} is named twice", card.0)),
        FactSlip::NotGreat(power) => tell::of(map, "reformation-fact-not-great", *power)
            .said(format!("{} is no great power", map.power_info(*power).title.english)),
        FactSlip::NotMinor(power) => tell::of(map, "reformation-fact-not-minor", *power)
            .said(format!("{} is no minor power", map.power_info(*power).title.english)),
        FactSlip::Oneself(power) => tell::of(map, "reformation-fact-oneself", *power)
            .said(format!("{} stands there twice", map.power_info(*power).title.english)),
    };
    (Grade::Refused, said)
}

fn unreadable(example: &str) -> Said {
    let english = format!("this is no fact that can be read; a fact is such as {example}");
    Phrase::new("reformation-unreadable-fact").with("example", example).said(english)
}
