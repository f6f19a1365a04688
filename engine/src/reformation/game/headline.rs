//! What a step came to: the line above its events, and the one below them.

use super::course::{Course, News};
use super::table::{Game, kind};
use super::tell;
use crate::reformation::play::{Asked, Event, asked};
use crate::reformation::scenario::PowerSet;
use crate::reformation::state::Step;
use crate::{Phrase, Term};

/// What a step came to, in a line.
pub(super) fn headline(Course { game, before, report }: Course<'_>) -> Vec<Phrase> {
    let events = &report.events;
    let next = game.state.step;
    let step = |say: &'static str| Phrase::new(say).with("step", kind(before.step));
    let count = |fits: fn(&Event) -> bool| events.iter().filter(|event| fits(event)).count() as i64;
    match before.step {
        Step::Master if next == Step::Talk => vec![Phrase::new("reformation-opened")],
        Step::Talk if next == Step::Seal => {
            let count = game.state.carried.announced.len() as i64;
            vec![Phrase::new("reformation-announced").with("count", count)]
        }
        Step::Talk | Step::Seal => vec![sealed(game, events)],
        Step::Peace(_) if count(|event| matches!(event, Event::Sued(..))) == 0 => vec![step("reformation-nothing")],
        Step::Peace(_) if matches!(next, Step::Peace(_)) => vec![Phrase::new("reformation-again")],
        Step::Ransom | Step::Pardon
            if count(|event| matches!(event, Event::Ransom(.., Ok(_)) | Event::Sought(_, Ok(())))) == 0 =>
        {
            vec![step("reformation-nothing")]
        }
        Step::War(_) if matches!(next, Step::Answer(_)) => {
            let powers = protectors(&asked(&game.map, &game.state));
            vec![Phrase::new("reformation-sealed-wars").with("powers", tell::powers(&game.map, powers))]
        }
        Step::War(_) | Step::Answer(_) => {
            let declared = count(|event| matches!(event, Event::Declared(.., Ok(_))));
            let intervened = count(|event| matches!(event, Event::Intervened(.., Ok(_))));
            let wars = Phrase::new("reformation-wars").with("declared", declared).with("intervened", intervened);
            vec![if declared == 0 { Phrase::new("reformation-nothing").with("step", "war") } else { wars }]
        }
        _ => Vec::new(),
    }
}

/// Who is asked, each once.
pub(super) fn protectors(asked: &[Asked]) -> PowerSet {
    asked.iter().map(|asked| asked.protector).collect()
}

fn sealed(game: &Game, events: &[Event]) -> Phrase {
    let packages = events.iter().filter_map(|event| match event {
        Event::Package(package, outcome) => Some((package.name, outcome.is_ok())),
        _ => None,
    });
    let (done, void): (Vec<_>, Vec<_>) = packages.partition(|(_, done)| *done);
    let names = done.iter().map(|(name, _)| tell::package(&game.map, *name).into()).collect();
    Phrase::new("reformation-sealed")
        .with("count", (done.len() + void.len()) as i64)
        .with("done", done.len() as i64)
        .with("packages", Term::AllOf { and: names })
}

/// What comes of a step: the phase is over, or the game.
pub(super) fn ends(Course { game, before, .. }: Course<'_>) -> Vec<News> {
    let mut told = Vec::new();
    if game.state.step == Step::Master && before.step != Step::Master {
        let text = Phrase::new("reformation-over-phase").with("turn", i64::from(before.turn));
        told.push(News::open("end", text));
    }
    if let Some(winners) = game.state.over {
        let text = tell::counted(Phrase::new("reformation-won-game"), "powers", &game.map, winners);
        told.push(News::open("end", text));
    }
    told
}
