//! The answer to a line, as a remark: what stands now, what it struck out, or why not and what could be written instead.

use super::form::choices;
use super::master::begins_entry;
use super::said::{numbered, stands, why};
use super::sheet::Seated;
use super::slip::{example, slip};
use super::table::{Game, label};
use super::tell;
use crate::reformation::acts::Act;
use crate::reformation::play::Why;
use crate::reformation::scenario::Power;
use crate::reformation::sheet::{Answer, Answered, Note};
use crate::reformation::state::Step;
use crate::reformation::written::{Opener, Slip, begins_order, opener_of};
use crate::{Grade, Phrase, Remark, Said, Term};

/// How many lines that would work are shown beside one that does not.
const SHOWN: usize = 3;

/// The answers to the lines of a power's.
pub(super) fn remarks(game: &Game, seated: &Seated, power: Power, all: &[Answered]) -> Vec<Remark> {
    // What could be written instead is shown once, not below every line.
    let mut shown: Vec<Vec<String>> = Vec::new();
    let remark = |answered: &Answered| {
        let (grade, said) = match &answered.answer {
            Answer::Stands(acts) => stood(game, acts, answered),
            Answer::Struck(acts) => (Grade::Accepted, struck(game, acts)),
            Answer::Refused(slip) => refused(game, slip, &answered.text, || {
                let instead = instead(game, (seated, power), slip, &answered.text);
                let known = shown.contains(&instead);
                shown.push(instead.clone());
                if known { Vec::new() } else { instead }
            }),
        };
        let Said { phrase, english } = said;
        Remark { line: answered.line, text: answered.text.clone(), grade, phrase, english }
    };
    all.iter().map(remark).collect()
}

/// The canonical lines of acts as one thing to mention, and in English.
fn orders(game: &Game, acts: &[Act]) -> (Term, String) {
    let lines: Vec<String> = acts.iter().map(|act| act.written(&game.map)).collect();
    let english = lines.join(", ");
    match <[String; 1]>::try_from(lines) {
        Ok([line]) => (Term::Text(line), english),
        Err(lines) => {
            let row = lines.into_iter().map(Term::Text).collect();
            (Term::Row { row, by: "comma".to_owned() }, english)
        }
    }
}

/// A line that stands, with what is worth knowing of it.
fn stood(game: &Game, acts: &[Act], answered: &Answered) -> (Grade, Said) {
    let (order, english) = orders(game, acts);
    let with = |say: &'static str| Phrase::new(say).with("order", order.clone());
    if let Some(note) = answered.notes.first() {
        return (Grade::Noted, noted(game, (acts, order, &english), note));
    }
    if answered.lines > 1 {
        return (Grade::Noted, with("reformation-joined").said(english));
    }
    let said = match acts {
        [Act::Done] => Phrase::new("reformation-done").said(english),
        [Act::Nothing] => Phrase::new("reformation-none").said(english),
        [Act::Ratify { given: Some(given), .. }] => with("reformation-condition")
            .with("number", i64::from(given.number))
            .with("power", tell::power(&game.map, given.of))
            .said(english),
        [Act::Ratify { .. } | Act::Refuse(_)] if game.state.step == Step::Talk => {
            with("reformation-stands-until").with("label", label(&game.map, game.state.turn, Step::Seal)).said(english)
        }
        [act] => stands(&act.written(&game.map)),
        _ => with("reformation-stands").said(english),
    };
    (Grade::Accepted, said)
}

fn noted(game: &Game, (acts, order, english): (&[Act], Term, &str), note: &Note) -> Said {
    let number = acts.iter().find_map(|act| if let Act::Offer(number, _) = act { Some(*number) } else { None });
    let but = |note: Phrase| Phrase::new("reformation-noted").with("order", order.clone()).with("note", note);
    match note {
        Note::Untouched(power) => {
            let phrase = numbered("reformation-untouched", number.unwrap_or_default());
            let powers = tell::powers(&game.map, [*power]);
            phrase.with("powers", powers).said(format!("{english}; no term touches everybody named"))
        }
        Note::CardAgain(card) => {
            let twice = Phrase::new("reformation-card-twice").with("card", i64::from(card.0));
            but(twice).said(format!("{english}; card {} is named twice", card.0))
        }
        Note::OtherWords => but(why(Why::NotRatified)).said(format!("{english}; the package has other words now")),
        Note::Replaced(number) => numbered("reformation-replaced", *number)
            .with("order", order)
            .said(format!("{english}; replaces what package {number} said before")),
        Note::Before(before) if acts == [Act::Nothing] => {
            let (orders, _) = orders(game, before);
            Phrase::new("reformation-struck-all").with("orders", orders).said(english)
        }
        Note::Before(before) => {
            let (before, told) = orders(game, before);
            let phrase = Phrase::new("reformation-twice").with("order", order).with("before", before);
            phrase.said(format!("{english} takes the place of {told}"))
        }
    }
}

fn struck(game: &Game, acts: &[Act]) -> Said {
    let (order, english) = orders(game, acts);
    match acts.first() {
        Some(Act::Offer(number, _)) => {
            numbered("reformation-withdrawn", *number).said(format!("package {number} is withdrawn"))
        }
        _ => Phrase::new("reformation-struck").with("order", order).said(format!("struck out: {english}")),
    }
}

/// Why a line was not taken, with its code, and what could be written now.
fn refused(game: &Game, why: &Slip, text: &str, instead: impl FnOnce() -> Vec<String>) -> (Grade, Said) {
    let Said { phrase, english } = slip(game, why);
    if *why == Slip::Strange && begins_entry(text) {
        return (Grade::Refused, Phrase::new("reformation-master-only").said("facts are for the master to enter"));
    }
    let greeting = matches!(why, Slip::Strange | Slip::Quoted);
    if greeting && !text.lines().any(|line| begins_order(line.trim())) {
        return (Grade::Unread, Said { phrase, english });
    }
    let (code, instead) = (why.code(), instead());
    let say = if instead.is_empty() { "reformation-refused" } else { "reformation-refused-instead" };
    let refused = Phrase::new(say).with("why", phrase).with("code", code);
    let refused = if instead.is_empty() { refused } else { refused.with("instead", tell::any(&instead)) };
    (Grade::Refused, refused.said(format!("{english} ({code})")))
}

/// Those of the lines that would work now that are of the kind of the one that did not, or the first ones.
fn instead(game: &Game, (seated, power): (&Seated, Power), why: &Slip, text: &str) -> Vec<String> {
    let lines = choices(game, seated, power);
    let alike = |about: Opener| {
        let first = example(about).split(' ').next().unwrap_or_default();
        lines.iter().filter(|line| line.starts_with(first)).take(SHOWN).cloned().collect()
    };
    let own: Vec<String> = opener_of(text).map(alike).unwrap_or_default();
    // Where the reason shows the right form, other lines would say nothing more.
    let shown = matches!(why, Slip::Form(..) | Slip::Condition(..) | Slip::Term(_) | Slip::NoPackage(_));
    let lines = match own.is_empty() {
        true if shown => Vec::new(),
        true => lines.into_iter().take(SHOWN).collect(),
        false => own,
    };
    lines.iter().map(|line| game.heading(seated.powers, power, line)).collect()
}
