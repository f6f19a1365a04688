//! Answers to lines, in English and as phrases: what a line costs, why it is void or not understood, and what would be right.

use super::tell;
use crate::empires::orders::{Line, Why};
use crate::empires::scenario::{Meaning, Place, Power, Scenario};
use crate::empires::sheet::Warning;
use crate::empires::written::{Lack, Slip};
use crate::{Grade, Phrase, Said, Term};

fn code(map: &Scenario, at: Place) -> &str {
    &map.info(at).code
}

fn place_name(map: &Scenario, at: Place) -> &str {
    &map.info(at).title.english
}

fn power_name(map: &Scenario, power: Power) -> &str {
    &map.power_info(power).title.english
}

/// A phrase about a place, with the English of it.
fn about(map: &Scenario, say: &'static str, at: Place) -> Phrase {
    Phrase::new(say).with("place", tell::place(map, at)).with("code", code(map, at))
}

/// Why a line, or the order of one unit, is void.
pub(super) fn void(map: &Scenario, why: Why) -> Said {
    match why {
        Why::NoBorder(..) | Why::TooFar(..) | Why::There(..) | Why::NoRailway(..) => way(map, why),
        Why::Sea(_)
        | Why::Friendly(_)
        | Why::Foreign(..)
        | Why::NoArsenal(_)
        | Why::NotOwn(_)
        | Why::Armed(_)
        | Why::NoCoast(_)
        | Why::NoRoom(_) => ground(map, why),
        Why::Oneself
        | Why::Neutral(_)
        | Why::Out(_)
        | Why::Ally(_)
        | Why::NoAlly(_)
        | Why::NotAtWar(_)
        | Why::NoHomeSoil(_)
        | Why::Undeclared(_) => dealing(map, why),
        other => of_units(other),
    }
}

/// Why a line is void, with lines that would stand in its place.
pub(super) fn refused(Said { phrase, english }: Said, instead: &[String]) -> Said {
    if instead.is_empty() {
        return Said { phrase, english };
    }
    let english = format!("{english}; possible: {}", instead.join(", "));
    let instead = Term::AnyOf { or: instead.iter().map(|line| Term::from(line.as_str())).collect() };
    Phrase::new("empires-refused").with("why", phrase).with("instead", instead).said(english)
}

/// What is wrong with the units of a line.
fn of_units(why: Why) -> Said {
    let unit = |say: &'static str, name: String, english: String| Phrase::new(say).with("unit", name).said(english);
    match why {
        Why::NoUnit(named) => unit("empires-no-unit", named.to_string(), format!("there is no {named}")),
        Why::Encircled(name) => {
            unit("empires-is-encircled", name.to_string(), format!("{name} is encircled, and obeys nobody this turn"))
        }
        Why::Element(name) => {
            unit("empires-element", name.to_string(), format!("{name} cannot do that, or not together with the others"))
        }
        Why::Apart(name) => {
            unit("empires-apart", name.to_string(), format!("{name} and the headquarters are in different places"))
        }
        Why::Attached(name) => unit("empires-attached", name.to_string(), format!("{name} is attached to it already")),
        Why::Loose(name) => {
            unit("empires-attached-to-none", name.to_string(), format!("{name} is attached to no headquarters"))
        }
        Why::Full(number) => {
            unit("empires-full", format!("H{number}"), format!("H{number} has five corps, the most there may be"))
        }
        Why::TooFew(corps) => {
            Phrase::new("empires-too-few").with("corps", i64::from(corps)).said(format!("there are only {corps} corps"))
        }
        Why::Price(price, left) => {
            let phrase = Phrase::new("empires-price").with("price", i64::from(price)).with("left", i64::from(left));
            phrase.said(format!("costs {price} pounds, and {left} are left: it counts only if that changes"))
        }
        Why::OnlyHeadquarters => {
            Phrase::new("empires-headquarters").said("a headquarters alone can neither attack nor defend nor support")
        }
        Why::NoEscort => Phrase::new("empires-no-escort").said("no battleship of one's own or an ally's goes along"),
        Why::Cut => Phrase::new("empires-cut").said("the support was cut: the supporters were attacked themselves"),
        Why::NoAttack => Phrase::new("empires-no-attack").said("there was no such attack to support"),
        _ => Phrase::new("empires-unread").said("this is no order"),
    }
}

/// Why units cannot go somewhere.
fn way(map: &Scenario, why: Why) -> Said {
    let told = |say: &'static str, name: String, at: Place, english: String| {
        about(map, say, at).with("unit", name).said(english)
    };
    match why {
        Why::NoBorder(name, at) => {
            let english = format!("{} does not border on the place of {name}", place_name(map, at));
            told("empires-no-border", name.to_string(), at, english)
        }
        Why::TooFar(name, at) => {
            let english = format!("{} is farther than {name} can go", place_name(map, at));
            told("empires-too-far", name.to_string(), at, english)
        }
        Why::There(name, at) => {
            told("empires-there", name.to_string(), at, format!("{name} is in {} already", place_name(map, at)))
        }
        Why::NoRailway(name, at) => {
            let place = place_name(map, at);
            let english = format!("no railway takes {name} to {place} over own provinces, three at most");
            told("empires-no-railway", name.to_string(), at, english)
        }
        other => of_units(other),
    }
}

/// What is wrong with the place of a line.
fn ground(map: &Scenario, why: Why) -> Said {
    let told =
        |say: &'static str, at: Place, end: &str| about(map, say, at).said(format!("{}{end}", place_name(map, at)));
    match why {
        Why::Sea(at) => told("empires-sea", at, " is a sea area; this is for provinces"),
        Why::Friendly(at) => told("empires-friendly", at, " is your own or an ally's"),
        Why::Foreign(at, owner) => {
            let (name, code) = (place_name(map, at), code(map, at));
            let english = format!("{name} belongs to {}: write X {code} to attack it", power_name(map, owner));
            about(map, "empires-foreign", at).with("power", tell::power(map, owner)).said(english)
        }
        Why::NoArsenal(at) => told("empires-no-arsenal", at, " is no own province with an arsenal"),
        Why::NotOwn(at) => told("empires-not-own", at, " is not your province"),
        Why::Armed(at) => told("empires-armed", at, " has an arsenal already, or one is being built"),
        Why::NoCoast(at) => told("empires-no-coast", at, " has no port"),
        Why::NoRoom(at) => told("empires-no-room", at, " has no room: ten units are the most"),
        other => of_units(other),
    }
}

/// What is wrong with the powers of a line.
fn dealing(map: &Scenario, why: Why) -> Said {
    let told = |say: &'static str, power: Power, end: &str| {
        let english = format!("{}{end}", power_name(map, power));
        let code = map.power_info(power).code.as_str();
        Phrase::new(say).with("power", tell::power(map, power)).with("code", code).said(english)
    };
    match why {
        Why::Oneself => Phrase::new("empires-oneself").said("that is you yourself"),
        Why::Neutral(power) => told("empires-neutral", power, " is neutral: there are no treaties with it"),
        Why::Out(power) => told("empires-out-already", power, " is out of the game"),
        Why::Ally(power) => told("empires-ally", power, " is an ally: DENOUNCE the alliance first"),
        Why::NoAlly(power) => told("empires-no-ally", power, " is no ally: only an ally's attack can be supported"),
        Why::NotAtWar(power) => told("empires-not-at-war", power, " is not at war with you"),
        Why::NoHomeSoil(power) => told("empires-no-home-soil", power, " holds none of your home provinces"),
        Why::Undeclared(power) => told("empires-undeclared", power, ": war must be declared a turn before"),
        other => of_units(other),
    }
}

/// How a line counts that was not understood: what has nothing of an order may be a greeting.
pub(super) fn grade(slip: &Slip) -> Grade {
    if *slip == Slip::Strange { Grade::Unread } else { Grade::Refused }
}

/// Why a line was not understood.
pub(super) fn slip(map: &Scenario, slip: &Slip) -> Said {
    let word = |say: &'static str, word: &str, english: String| Phrase::new(say).with("word", word).said(english);
    match slip {
        Slip::Strange => Phrase::new("empires-strange").said("this is no order"),
        Slip::Quoted => {
            Phrase::new("empires-quoted").said("this is a quoted result, no order; an order has no full stop")
        }
        Slip::Verb(text, None) => {
            word("empires-verb", text, "after the units stands what they do: X, D, -, R, S, H or RET".to_owned())
        }
        Slip::Verb(text, Some(near)) => {
            let english = format!("`{text}` is no order; did you mean {}?", near.to_uppercase());
            let mut said = word("empires-verb-near", text, english);
            said.phrase = said.phrase.with("near", near.to_uppercase());
            said
        }
        Slip::Unit(text) => word("empires-unit", text, format!("`{text}` is no unit, such as A1, H1, I7, C3 or B2")),
        Slip::Number(text) => word("empires-number", text, format!("`{text}` is no number from 1 on that fits here")),
        Slip::Kind(text) => word("empires-kind", text, format!("`{text}` is no kind of unit: H, I, C or B")),
        Slip::Extra(text, behind) => {
            let english = format!("nothing belongs behind `{behind}`: `{text}` is too much");
            let mut said = word("empires-extra", text, english);
            said.phrase = said.phrase.with("behind", behind.as_str());
            said
        }
        Slip::Numbers => {
            Phrase::new("empires-numbers").said("of several borders each needs its number of corps: D ALS 2 BUR 1")
        }
        Slip::Missing(lack) => missing(*lack),
        Slip::Unheaded(text) => {
            let english = format!("`{text}` is no power; before the units stands nothing, or the name of theirs");
            word("empires-unheaded", text, english)
        }
        Slip::Heading(power) => {
            let english = format!("these are units of {}, not yours", power_name(map, *power));
            Phrase::new("empires-heading").with("power", tell::power(map, *power)).said(english)
        }
        Slip::Elsewhere(named, at) => {
            let english = format!("{named} is at {}", place_name(map, *at));
            about(map, "empires-elsewhere", *at).with("unit", named.to_string()).said(english)
        }
        Slip::Place(..) | Slip::Places(..) | Slip::Power(..) | Slip::Powers(..) => name(map, slip),
    }
}

/// A name that is none, or several.
fn name(map: &Scenario, slip: &Slip) -> Said {
    let told = |say: &'static str, word: &str, names: Vec<&str>, any| {
        let english = match (say.ends_with("several"), names.is_empty()) {
            (true, _) => format!("`{word}` fits several names: {}", names.join(", ")),
            (false, true) => format!("nothing is called `{word}`"),
            (false, false) => format!("nothing is called `{word}`; did you mean {}?", names.join(" or ")),
        };
        let say = if names.is_empty() { "empires-nothing" } else { say };
        Phrase::new(say).with("word", word).with("names", any).said(english)
    };
    let places = |list: &[Place]| -> Vec<Place> { list.iter().copied().take(8).collect() };
    let other = |say: &'static str, word: &str, english: &str| {
        Phrase::new(say).with("word", word).said(format!("`{word}` is {english}"))
    };
    match slip {
        Slip::Place(word, _) if matches!(map.names().known_power(word), Meaning::One(_)) => {
            other("empires-is-power", word, "a power, and a province or a sea is due here")
        }
        Slip::Power(word, _) if map.place(word).is_some() => {
            other("empires-is-place", word, "a province or a sea, and a power is due here")
        }
        Slip::Place(word, list) | Slip::Places(word, list) => {
            let say = if matches!(slip, Slip::Places(..)) { "empires-several" } else { "empires-near" };
            let list = places(list);
            told(say, word, list.iter().map(|at| place_name(map, *at)).collect(), tell::any_place(map, &list))
        }
        Slip::Power(word, list) | Slip::Powers(word, list) => {
            let say = if matches!(slip, Slip::Powers(..)) { "empires-several" } else { "empires-near" };
            told(say, word, list.iter().map(|of| power_name(map, *of)).collect(), tell::any_power(map, list))
        }
        _ => Phrase::new("empires-strange").said("this is no order"),
    }
}

fn missing(lack: Lack) -> Said {
    let (say, english) = match lack {
        Lack::Place => ("empires-lacks-place", "which province?"),
        Lack::Power => ("empires-lacks-power", "which power?"),
        Lack::Unit => ("empires-lacks-unit", "which unit?"),
        Lack::Kind => ("empires-lacks-kind", "what is to be built? BUILD 3 I PAR, BUILD ARSENAL GAS"),
        Lack::War => ("empires-lacks-war", "what is declared? WAR and the name of a power"),
        Lack::Line => ("empires-lacks-line", "what is cancelled? CANCEL and the line"),
    };
    Phrase::new(say).said(english)
}

/// A line that stands, with what it costs.
pub(super) fn stands(map: &Scenario, line: &Line, (means, pounds, left): (Phrase, u32, u32)) -> Said {
    let written = line.written(map);
    let english = if pounds > 0 { format!("{written}: {pounds} pounds, {left} left") } else { written.clone() };
    tell::pounds("empires-stands", pounds)
        .with("left", i64::from(left))
        .with("means", means)
        .with("order", written)
        .said(english)
}

/// A line that was struck out.
pub(super) fn struck(map: &Scenario, line: &Line) -> Said {
    let written = line.written(map);
    Phrase::new("empires-struck").with("order", written.as_str()).said(format!("{written} is struck out"))
}

/// A line that cancels what was never ordered; of purchases, none of the kind was, in whatever number.
pub(super) fn nothing_there(map: &Scenario, line: &Line) -> Said {
    let written = match line {
        Line::Build { kind, at, .. } => format!("BUILD {} {}", kind.letter(), map.info(*at).code),
        _ => line.written(map),
    };
    let english = format!("there is no {written} to strike out");
    Phrase::new("empires-nothing-there").with("order", written.as_str()).said(english)
}

/// A line that cancels what was not ordered, where something else was.
pub(super) fn otherwise(map: &Scenario, line: &Line, others: &[Line]) -> Said {
    let written = line.written(map);
    let cancel = others.iter().map(|other| match (line, other) {
        (Line::Units(units, _), Line::Units(_, verb)) => Line::Units(units.clone(), verb.clone()),
        _ => other.clone(),
    });
    let cancel: Vec<String> = cancel.map(|line| format!("CANCEL {}", line.written(map))).collect();
    let english = format!("there is no {written} to strike out; what stands goes by {}", cancel.join(", "));
    let cancel = Term::AllOf { and: cancel.into_iter().map(Term::from).collect() };
    Phrase::new("empires-otherwise").with("order", written).with("cancel", cancel).said(english)
}

/// What its author may not have meant (N4).
pub(super) fn warning(map: &Scenario, warning: &Warning) -> Said {
    match warning {
        Warning::Loose(corps, head) => {
            let english = format!("{corps} is attached to none: ATTACH {corps} {head} costs 2 pounds and doubles it");
            Phrase::new("empires-loose").with("unit", corps.to_string()).with("head", head.to_string()).said(english)
        }
        Warning::Behind(head) => {
            let english = format!("{head} stays behind: its corps fight at half strength without it");
            Phrase::new("empires-behind").with("head", head.to_string()).said(english)
        }
        Warning::Quiet(corps, border) => {
            let names: Vec<String> = corps.iter().map(ToString::to_string).collect();
            let english =
                format!("toward {}, from where nobody can come, guard: {}", place_name(map, *border), names.join(", "));
            let phrase = about(map, "empires-quiet", *border).with("units", tell::units(corps));
            phrase.with("count", corps.len() as i64).said(english)
        }
        Warning::Adrift(unit) => {
            let english = format!("{unit} is at sea and no battleship stays with it: it will be lost");
            Phrase::new("empires-adrift").with("unit", unit.to_string()).said(english)
        }
        Warning::Coalitions => {
            let english = "several coalitions are offered; a power is in one at most, the last one to come into force";
            Phrase::new("empires-coalitions").said(english)
        }
        Warning::AtPeace(power) => {
            let english = format!("there is no war with {}: PEACE changes nothing", power_name(map, *power));
            Phrase::new("empires-at-peace").with("power", tell::power(map, *power)).said(english)
        }
        Warning::Unallied(power) => {
            let english = format!("there is no alliance with {}: DENOUNCE changes nothing", power_name(map, *power));
            Phrase::new("empires-unallied").with("power", tell::power(map, *power)).said(english)
        }
    }
}
