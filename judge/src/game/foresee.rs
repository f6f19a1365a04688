//! What a turn would become, and whose an order would be, with nothing done.

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::{Author, Remark, Ruleset, Seat, Seed, Seen, Sheet, Table, Unreadable};

use super::turn::Outcome;
use super::{Chapter, Game, SeedTold};
use crate::clock::Moment;

impl Game {
    /// The turn as it would end now, with the orders that are there and a chance of its own. Nothing is played.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub fn foresee(&self, ruleset: &dyn Ruleset, seed: Seed, now: Moment) -> Result<Chapter, Unreadable> {
        let round = self.round.as_ref().ok_or_else(|| Unreadable("the game has no turn".into()))?;
        let mut standing = self.clone();
        standing.stand_in_for_all(ruleset)?;
        let Outcome { sheets, resolution, .. } = standing.resolved(ruleset, round, (&seed, false))?;
        Ok(Chapter {
            number: round.number,
            label: round.label.clone(),
            played: now,
            position: round.position.clone(),
            sheets,
            master: round.master.sheet.clone(),
            seed,
            told: SeedTold::Nothing,
            chronicle: resolution.chronicle,
            proof: None,
        })
    }

    /// The turn as it would end with a seat's own sheet and lines, and guesses for others under their names
    /// (`France: A Par-Bur`), with what is said to each line. Nobody else's orders are looked at, and nothing is played.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub fn guess(
        &self,
        ruleset: &dyn Ruleset,
        (own, text): (&Seat, &str),
        seed: Seed,
        now: Moment,
    ) -> Result<(Vec<Remark>, Chapter), Unreadable> {
        let round = self.round.as_ref().ok_or_else(|| Unreadable("the game has no turn".into()))?;
        let whose = |line: &str| self.headed(line).0.unwrap_or_else(|| own.clone());
        let (mut sheets, mut remarks) = (BTreeMap::new(), Vec::new());
        for seat in self.chairs.iter().map(|chair| &chair.seat) {
            let line = |line| if whose(line) == *seat { line } else { "" };
            let lines: Vec<&str> = text.lines().map(line).collect();
            let author = Author::Seat(seat.clone());
            let standing = if seat == own { self.sheet(&author) } else { Sheet::default() };
            let reading = ruleset.read(Seen::alone(&round.position), &author, &standing, &lines.join("\n"))?;
            sheets.insert(seat.clone(), reading.sheet);
            remarks.extend(reading.remarks.into_iter().filter(|remark| !remark.text.trim().is_empty()));
        }
        let (master, disorder) = (Sheet::default(), BTreeSet::new());
        let table = Table { position: &round.position, sheets: &sheets, master: &master, disorder: &disorder };
        let chronicle = ruleset.resolve(&table, &seed)?.chronicle;
        remarks.sort_by_key(|remark| remark.line);
        let (number, label, position) = (round.number, round.label.clone(), round.position.clone());
        let told = SeedTold::Nothing;
        let (played, proof) = (now, None);
        Ok((remarks, Chapter { number, label, played, position, sheets, master, seed, told, chronicle, proof }))
    }

    /// Whose name heads a line, with a colon behind it, and the rest of it: `France: A Par-Bur`.
    pub fn headed<'l>(&self, line: &'l str) -> (Option<Seat>, &'l str) {
        let split = line.split_once([':', '：']).filter(|(head, _)| head.trim().chars().count() > 1);
        let named = split.and_then(|(head, rest)| Some((self.chair_called(head.trim())?, rest)));
        named.map_or((None, line), |(chair, rest)| (Some(chair.seat.clone()), rest.trim()))
    }

    /// The seats that could give an order: those for which it counts.
    pub fn seats_that_order(&self, ruleset: &dyn Ruleset, text: &str) -> Vec<Seat> {
        let counts = |seat: &Seat| {
            let read = self.trial(ruleset, &Author::Seat(seat.clone()), text).unwrap_or_default();
            read.iter().any(|remark| remark.grade.counts())
        };
        self.chairs.iter().map(|chair| chair.seat.clone()).filter(counts).collect()
    }

    /// What would be said of a line if its author had ordered nothing yet.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub fn trial(&self, ruleset: &dyn Ruleset, author: &Author, text: &str) -> Result<Vec<Remark>, Unreadable> {
        let Some(round) = &self.round else { return Ok(Vec::new()) };
        Ok(ruleset.read(Seen::alone(&round.position), author, &Sheet::default(), text)?.remarks)
    }
}
