//! A line of a game's public log as letters tell it.

use chancery_engine::Term;
use serde::Serialize;
use serde_json::{Value, json};

use crate::clock::Stamp;
use crate::game::{Chair, Deed, Game};

/// A line of the public log.
#[derive(Clone, Debug, Serialize)]
pub struct Logged {
    /// Its number.
    pub number: usize,
    /// When.
    pub at: Stamp,
    /// The same in signs alone, by the minute.
    pub minute: String,
    /// What was done, as a phrase.
    pub told: Value,
    /// The line that is sealed.
    pub line: String,
    /// Its seal.
    pub seal: String,
    /// How often it was done.
    pub times: usize,
}

impl Logged {
    /// A line of a game's log.
    pub fn of(game: &Game, number: usize, deed: &Deed) -> Logged {
        let chairs = deed.seats.iter().filter_map(|seat| game.chair(seat));
        let and: Vec<Term> = chairs.map(Chair::title).collect();
        let seats = (!and.is_empty()).then_some(Term::AllOf { and });
        let with = json!({"by": deed.author(), "seats": seats, "about": deed.about});
        Logged {
            number,
            at: deed.at.stamp(&game.pace.time_zone()),
            minute: deed.at.zoned(&game.pace.time_zone()).strftime("%Y-%m-%d %H:%M").to_string(),
            told: json!({"say": deed.done.say(), "with": with}),
            line: deed.line(number),
            seal: deed.seal.clone(),
            times: 1,
        }
    }

    /// Lines of a game's log as news: who looked at the same several times has one line, that of the first time.
    pub fn news(game: &Game, deeds: &[(usize, Deed)]) -> Vec<Logged> {
        let same = |one: &Deed, other: &Deed| {
            one.done.only_looks()
                && (one.by, one.done, &one.seats, &one.about) == (other.by, other.done, &other.seats, &other.about)
        };
        let mut told: Vec<(&Deed, Logged)> = Vec::new();
        for (number, deed) in deeds {
            match told.iter_mut().find(|(known, _)| same(known, deed)) {
                Some((_, logged)) => logged.times += 1,
                None => told.push((deed, Logged::of(game, *number, deed))),
            }
        }
        told.into_iter().map(|(_, logged)| logged).collect()
    }
}
