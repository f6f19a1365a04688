//! Lines of a form that its own ruleset refuses: nobody is sent them, and the operator is told.

use chancery_engine::{Author, Facts, Ruleset, Seat, Seen, Sheet, Unreadable};
use serde::{Deserialize, Serialize};

use crate::game::Game;

/// A line that must stand in no form.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trap {
    /// In whose form it stood; the master's, if in nobody's.
    pub seat: Option<Seat>,
    /// The line.
    pub line: String,
}

impl Game {
    /// Has everybody's form read as if it had been sent back as it is, and notes what is not taken: it is left out of forms.
    ///
    /// # Errors
    /// Nothing is taken of anybody's form: the ruleset does not know its own game.
    pub(super) fn find_traps(&mut self, ruleset: &dyn Ruleset) -> Result<(), Unreadable> {
        let (mut traps, mut taken) = (Vec::new(), 0);
        for author in self.authors().into_iter().filter(|author| self.asks(author)) {
            let standing = self.standing(ruleset, &author)?;
            // What is to be filled in cannot be read yet.
            let orders = orders(&standing).filter(|order| !order.contains('?'));
            let text = orders.collect::<Vec<_>>().join("\n");
            let seen = Seen::alone(&self.running()?.position);
            let remarks = ruleset.read(seen, &author, &Sheet::default(), &text)?.remarks;
            taken += remarks.iter().filter(|remark| remark.grade.counts()).count();
            let refused = remarks.into_iter().filter(|remark| !remark.grade.counts());
            let line = |number: usize| text.lines().nth(number.saturating_sub(1)).unwrap_or_default().to_owned();
            traps.extend(refused.map(|remark| Trap { seat: seat_of(&author), line: line(remark.line) }));
        }
        match traps.first() {
            Some(Trap { line, .. }) if taken == 0 => {
                Err(Unreadable(format!("it refuses the line `{line}` of its own form")))
            }
            _ => {
                self.round.as_mut().into_iter().for_each(|round| round.traps = std::mem::take(&mut traps));
                Ok(())
            }
        }
    }

    /// Takes out of what is told to an author those lines of his form that are known to be refused.
    pub(in crate::game) fn without_traps(&self, author: &Author, standing: &mut Facts) {
        let seat = seat_of(author);
        let traps = self.round.iter().flat_map(|round| &round.traps).filter(|trap| trap.seat == seat);
        let traps: Vec<&str> = traps.map(|trap| trap.line.as_str()).collect();
        if let Some(lines) = standing["form"]["lines"].as_array_mut().filter(|_| !traps.is_empty()) {
            lines.retain(|line| line["order"].as_str().is_none_or(|order| !traps.contains(&order)));
        }
    }

    /// What the operator is told when a turn has opened whose forms lack lines.
    pub(in crate::game) fn told_of_traps(&self, before: &Game) -> Option<String> {
        let traps = |game: &Game| game.round.as_ref().map(|round| round.traps.clone()).unwrap_or_default();
        let found = Some(traps(self)).filter(|found| !found.is_empty() && *found != traps(before))?;
        let lines = found.iter().map(|Trap { seat, line }| match seat {
            Some(seat) => format!("`{line}` ({seat})"),
            None => format!("`{line}` (master)"),
        });
        let lines = lines.collect::<Vec<_>>().join(", ");
        Some(format!(
            "game {} goes on, but its ruleset refuses lines of its own forms, which lack them: {lines}",
            self.name
        ))
    }
}

fn orders(standing: &Facts) -> impl Iterator<Item = &str> {
    standing["form"]["lines"].as_array().into_iter().flatten().filter_map(|line| line["order"].as_str())
}

fn seat_of(author: &Author) -> Option<Seat> {
    match author {
        Author::Seat(seat) => Some(seat.clone()),
        Author::Master => None,
    }
}
