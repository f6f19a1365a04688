//! Acts that stand by themselves: whether they can, and which earlier one they take the place of.

use super::Note;
use super::author::Author;
use crate::reformation::acts::{Act, Condition, PackageName};
use crate::reformation::play::parties;
use crate::reformation::scenario::{Card, Power};
use crate::reformation::written::{Opener, Slip};

/// What an act is about.
pub(super) fn opener(act: &Act) -> Opener {
    match act {
        Act::Offer(..) => Opener::Offer,
        Act::Ratify { .. } => Opener::Ratify,
        Act::Refuse(_) => Opener::Refuse,
        Act::Sue(_) => Opener::Sue,
        Act::GiveUp(_) => Opener::GiveUp,
        Act::RegainKey(..) | Act::RegainLeader(..) | Act::RegainCities(..) => Opener::Regain,
        Act::Play(_) => Opener::Play,
        Act::Ransom(_) => Opener::Ransom,
        Act::SeekAbsolution => Opener::Seek,
        Act::Declare { .. } => Opener::Declare,
        Act::Pay(_) => Opener::Pay,
        Act::Intervene { .. } => Opener::Intervene,
        Act::StandAside => Opener::StandAside,
        Act::FallBack(..) => Opener::FallBack,
        Act::Receive(_) => Opener::Receive,
        Act::Done => Opener::Done,
        Act::Nothing => Opener::Nothing,
    }
}

/// Puts an act behind all others, in the place of what says something of the same thing (R55), which is given back.
pub(super) fn replace(list: &mut Vec<Act>, act: Act) -> Vec<Act> {
    let (before, kept): (Vec<Act>, Vec<Act>) = std::mem::take(list).into_iter().partition(|old| is_same(old, &act));
    *list = kept;
    let changed = before.into_iter().filter(|old| *old != act).collect();
    // Of cards for the purse nothing may be left (R44).
    if !matches!(&act, Act::Pay(cards) if cards.is_empty()) {
        list.push(act);
    }
    changed
}

/// Whether two acts are about the same thing, of which the last word counts.
fn is_same(old: &Act, new: &Act) -> bool {
    let named = |act: &Act| match act {
        Act::Ratify { package, .. } | Act::Refuse(package) => Some(*package),
        _ => None,
    };
    match (old, new) {
        (Act::Ransom(one), Act::Ransom(other)) => one == other,
        (Act::SeekAbsolution, Act::SeekAbsolution) | (Act::Receive(_), Act::Receive(_)) => true,
        (Act::StandAside, Act::StandAside | Act::Intervene { .. }) | (Act::Intervene { .. }, Act::StandAside) => true,
        (Act::Declare { on, .. }, Act::Declare { on: other, .. }) => on == other,
        (Act::Intervene { minor, .. }, Act::Intervene { minor: other, .. }) => minor == other,
        (Act::FallBack(from, _), Act::FallBack(other, _)) => from == other,
        _ => named(old).is_some_and(|package| named(new) == Some(package)),
    }
}

/// The act as it can stand beside others, or why it cannot.
pub(super) fn checked(
    author: &Author<'_>,
    act: Act,
    (replies, acts): (&[Act], &[Act]),
) -> Result<(Act, Vec<Note>), Slip> {
    let mut notes = Vec::new();
    let act = match act {
        Act::Ratify { .. } | Act::Refuse(_) if replies.contains(&act) => act,
        Act::Refuse(package) => {
            answerable(author, package)?;
            act
        }
        Act::Ratify { package, words, given } => {
            let now = answerable(author, package)?;
            let rank = |name: PackageName| (name.of, name.number);
            if given.is_some_and(|given| rank(given) >= rank(package)) {
                return Err(Slip::IfNotEarlier);
            }
            let words = words.unwrap_or(now);
            notes.extend((words != now).then_some(Note::OtherWords));
            Act::Ratify { package, words: Some(words), given }
        }
        Act::Declare { on, with, given } => {
            if let Some(given) = given {
                conditional(author, given)?;
            }
            let old = acts.iter().filter(|old| !matches!(old, Act::Declare { on: other, .. } if *other == on));
            let with = once(with, old, &mut notes, false);
            Act::Declare { on, with, given }
        }
        Act::Pay(cards) => {
            let cards = once(cards, acts.iter(), &mut notes, true);
            Act::Pay(cards)
        }
        Act::Intervene { minor, against, with } => {
            if author.map.power_info(minor).protector != Some(author.power) {
                return Err(Slip::NotProtector(minor));
            }
            match against {
                Some(foe) if foe == author.power => return Err(Slip::OwnPackage),
                Some(foe) if !foe.is_great() => return Err(Slip::NotMajor(foe)),
                _ => {}
            }
            let old = acts.iter().filter(|old| !matches!(old, Act::Intervene { minor: other, .. } if *other == minor));
            let with = once(with, old, &mut notes, false);
            Act::Intervene { minor, against, with }
        }
        other => other,
    };
    Ok((act, notes))
}

/// A package that the author can answer: the digest of its words as they are now.
fn answerable(author: &Author<'_>, name: PackageName) -> Result<crate::reformation::acts::Digest, Slip> {
    if name.of == author.power {
        return Err(Slip::OwnPackage);
    }
    let touches = |package: &&crate::reformation::acts::Package| {
        package.name.of != author.power && parties(author.state, package).contains(author.power)
    };
    let Some(package) = author.package(name) else {
        let known = author.packages().iter().filter(touches).map(|package| package.name).collect();
        return Err(Slip::NoSuchPackage(name, known));
    };
    if touches(&package) { Ok(package.digest(author.map)) } else { Err(Slip::NotAParty(name)) }
}

/// A condition looks at earlier powers only, so that there are no circles (R42).
fn conditional(author: &Author<'_>, given: Condition) -> Result<(), Slip> {
    let Condition { declarer, .. } = given;
    match declarer {
        Power { .. } if !declarer.is_great() => Err(Slip::NotMajor(declarer)),
        _ if declarer >= author.power => Err(Slip::IfNotEarlier),
        _ => Ok(()),
    }
}

/// Each card once, noting those that are named already; where they only fill the purse, they are left out (R44).
fn once<'a>(cards: Vec<Card>, acts: impl Iterator<Item = &'a Act>, notes: &mut Vec<Note>, only_new: bool) -> Vec<Card> {
    let named: Vec<Card> = acts.flat_map(|act| cards_of(act).iter().copied()).collect();
    let mut kept: Vec<Card> = Vec::with_capacity(cards.len());
    for card in cards {
        let again = named.contains(&card);
        if again || kept.contains(&card) {
            notes.push(Note::CardAgain(card));
        }
        let passed = kept.contains(&card) || again && only_new;
        if !passed {
            kept.push(card);
        }
    }
    kept
}

fn cards_of(act: &Act) -> &[Card] {
    match act {
        Act::Declare { with, .. } | Act::Intervene { with, .. } => with,
        Act::Pay(cards) => cards,
        _ => &[],
    }
}
