//! What the step asks of a reader, in sentences that begin his letter: an act that he may leave out is never counted among
//! things that he owes.

use super::sheet::Seated;
use super::table::Game;
use super::tell;
use crate::reformation::acts::{Act, PackageName};
use crate::reformation::play::{asked, captives, may_sue};
use crate::reformation::scenario::Power;
use crate::reformation::state::Step;
use crate::{Duty, Phrase, Term};

/// What the step asks of a seat, power by power.
pub(super) fn of_seat(game: &Game, seated: &Seated) -> Vec<Phrase> {
    let one = seated.powers.len() == 1;
    let waits = seated.powers.into_iter().filter(|power| game.duty(*power) != Duty::Idle);
    waits
        .flat_map(|power| of_power(game, seated, power).into_iter().map(move |ask| (power, ask)))
        .map(|(power, ask)| match one {
            true => ask,
            // A seat of several powers is told of which of them it is asked (R62).
            false => tell::of(&game.map, "reformation-ask-of", power).with("ask", Term::from(ask)),
        })
        .collect()
}

/// What the step asks of the master.
pub(super) fn of_master(game: &Game) -> Vec<Phrase> {
    match game.state.step {
        _ if game.state.over.is_some() => Vec::new(),
        Step::Master => vec![Phrase::new("reformation-ask-master")],
        _ => vec![Phrase::new("reformation-ask-facts")],
    }
}

fn of_power(game: &Game, seated: &Seated, power: Power) -> Vec<Phrase> {
    let (map, state, acts) = (&game.map, &game.state, seated.of(power));
    let stands = || vec![Phrase::new("reformation-ask-stands")];
    let all =
        |say: &'static str, name: &'static str, of: Vec<Term>| Phrase::new(say).with(name, Term::AllOf { and: of });
    match state.step {
        Step::Talk => talks(game, seated, power),
        Step::Seal => {
            let owed: Vec<Term> =
                owed(game, acts, power).into_iter().map(|name| tell::package(map, name).into()).collect();
            if owed.is_empty() { stands() } else { vec![all("reformation-ask-answer", "packages", owed)] }
        }
        _ if !acts.is_empty() => stands(),
        Step::Peace(_) => {
            let enemies: Vec<Term> = Power::great()
                .filter(|victor| may_sue(map, state, power, *victor).is_ok())
                .map(|victor| tell::of(map, "reformation-power", victor).into())
                .collect();
            vec![all("reformation-ask-sue", "others", enemies)]
        }
        Step::Ransom | Step::Pardon => {
            let held = captives(state, power).into_iter().filter(|(_, captor)| captor.is_great());
            let held: Vec<Term> = held.map(|(leader, _)| tell::leader(map, leader)).collect();
            let ransom = (state.step == Step::Ransom && !held.is_empty())
                .then(|| all("reformation-ask-ransom", "leaders", held));
            let seeks = (state.step == Step::Pardon || state.rules.merge) && state.excommunicated.contains(power);
            ransom.into_iter().chain(seeks.then(|| Phrase::new("reformation-ask-seek"))).collect()
        }
        Step::War(_) => vec![Phrase::new("reformation-ask-war")],
        Step::Answer(_) => {
            let mut minors: Vec<Power> = asked(map, state)
                .into_iter()
                .filter(|asked| asked.protector == power)
                .map(|asked| asked.minor)
                .collect();
            minors.dedup();
            vec![Phrase::new("reformation-ask-intervene").with("powers", tell::powers(map, minors))]
        }
        Step::Master => Vec::new(),
    }
}

/// Drafts that wait for an answer, and whether the last word has been said.
fn talks(game: &Game, seated: &Seated, power: Power) -> Vec<Phrase> {
    let acts = seated.of(power);
    let drafts = seated.drafts.iter().filter(|package| game.must_confirm(power, package));
    let open: Vec<Term> = drafts
        .filter(|package| !is_answered(acts, package.name))
        .map(|package| tell::package(&game.map, package.name).into())
        .collect();
    let drafts =
        (!open.is_empty()).then(|| Phrase::new("reformation-ask-draft").with("packages", Term::AllOf { and: open }));
    let say = if acts.contains(&Act::Done) { "reformation-ask-done" } else { "reformation-ask-talk" };
    drafts.into_iter().chain([Phrase::new(say)]).collect()
}

/// The announced packages that nothing of a power's answers yet.
fn owed(game: &Game, acts: &[Act], power: Power) -> Vec<PackageName> {
    game.unanswered(power).into_iter().filter(|name| !is_answered(acts, *name)).collect()
}

fn is_answered(acts: &[Act], package: PackageName) -> bool {
    acts.iter().any(|act| match act {
        Act::Ratify { package: name, .. } | Act::Refuse(name) => *name == package,
        _ => false,
    })
}
