//! Orders for later turns, as they stand until those turns open, and what comes of them then.

use chancery_engine::{Author, Later, Named, Phrase, Remark, Ruleset, Seat, Sheet, Unreadable};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::{About, Game, Kept, Notice, said};
use crate::words;
use crate::words::{Answer, Words};

/// Orders for a later turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The turn, by its label.
    pub label: String,
    /// Its title.
    pub title: String,
    /// The title for other languages.
    pub phrase: Phrase,
    /// What comes after all with smaller numbers.
    pub order: u32,
    /// The lines, in the ruleset's words; conditions are among them.
    pub sheet: Sheet,
    /// Whether the turn is to wait for its deadline, if anything was said of that.
    #[serde(default)]
    pub wait: Option<bool>,
}

/// How many lines a seat may have kept for all later turns together, and how long each may be: twice what the largest
/// seat of a board needs, for some turns.
const MOST_LINES: usize = 240;
const LONGEST_LINE: usize = 200;

impl Plan {
    fn new(later: &Later) -> Plan {
        let Later { label, phrase, title, order } = later.clone();
        Plan { label, title, phrase, order, sheet: Sheet::default(), wait: None }
    }

    fn is_empty(&self) -> bool {
        self.sheet.0.is_empty() && self.wait.is_none()
    }

    /// The title as a phrase, with its English.
    pub fn turn(&self) -> serde_json::Value {
        said(Some(&self.phrase), &self.title)
    }
}

impl Game {
    /// Which turn somebody names.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub fn named(&self, ruleset: &dyn Ruleset, name: &str) -> Result<Named, Unreadable> {
        ruleset.named(&self.running()?.position, name)
    }

    /// Keeps lines for a later turn; refuses what would be too many.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub fn plan(
        &mut self,
        ruleset: &dyn Ruleset,
        seat: &Seat,
        later: &Later,
        text: &str,
    ) -> Result<Result<Vec<Remark>, Words>, Unreadable> {
        if text.lines().any(|line| line.chars().count() > LONGEST_LINE) {
            return Ok(Err(words!("plan-line-too-long", most = LONGEST_LINE)));
        }
        let mut plan = self.planned(seat, later);
        let author = Author::Seat(seat.clone());
        let seen = chancery_engine::Seen::alone(&self.running()?.position);
        let standing = chancery_engine::Plan { label: &plan.label, sheet: &plan.sheet };
        let reading = ruleset.plan(seen, &author, standing, text)?;
        plan.sheet = reading.sheet;
        let others = self.plans(seat).iter().filter(|other| other.label != plan.label);
        let lines = plan.sheet.0.len() + others.map(|other| other.sheet.0.len()).sum::<usize>();
        if lines > MOST_LINES {
            return Ok(Err(words!("plan-too-long", most = MOST_LINES)));
        }
        self.put_plan(seat, plan);
        Ok(Ok(reading.remarks))
    }

    /// Has a later turn wait for its deadline, or not.
    pub fn plan_wait(&mut self, seat: &Seat, later: &Later, wait: bool) -> Answer {
        let plan = Plan { wait: Some(wait), ..self.planned(seat, later) };
        let turn = plan.turn();
        self.put_plan(seat, plan);
        Ok(if wait { words!("plan-wait", turn = turn) } else { words!("plan-no-wait", turn = turn) })
    }

    /// Forgets what is kept for a later turn, or for all of them.
    pub fn clear_plans(&mut self, seat: &Seat, label: Option<&str>) -> Answer {
        let Some(chair) = self.chair_mut(seat) else { return Err(words!("players-only")) };
        let before = chair.plans.len();
        chair.plans.retain(|plan| label.is_some_and(|label| label != plan.label));
        if chair.plans.len() < before { Ok(words!("plans-cleared")) } else { Err(self.no_plans(seat)) }
    }

    /// That nothing is kept for such a turn, and for which turns something is.
    pub fn no_plans(&self, seat: &Seat) -> Words {
        let labels: Vec<&str> = self.plans(seat).iter().map(|plan| plan.label.as_str()).collect();
        match labels.first() {
            Some(first) => words!("no-plans-there", turns = json!({"and": labels}), first = *first),
            None => words!("no-plans"),
        }
    }

    /// What a seat has kept for later turns, the next one first.
    pub fn plans(&self, seat: &Seat) -> &[Plan] {
        self.chair(seat).map_or(&[], |chair| &chair.plans)
    }

    fn planned(&self, seat: &Seat, later: &Later) -> Plan {
        let standing = self.plans(seat).iter().find(|plan| plan.label == later.label);
        standing.cloned().unwrap_or_else(|| Plan::new(later))
    }

    fn put_plan(&mut self, seat: &Seat, plan: Plan) {
        if let Some(chair) = self.chair_mut(seat) {
            chair.plans.retain(|other| other.label != plan.label);
            chair.plans.extend(Some(plan).filter(|plan| !plan.is_empty()));
            chair.plans.sort_by_key(|plan| plan.order);
        }
    }

    /// Reads what was kept for the turn that has opened, and lets go of what was kept for turns that will not come; tells
    /// each player what came of it.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub(super) fn open_plans(&mut self, ruleset: &dyn Ruleset) -> Result<Vec<Notice>, Unreadable> {
        let seats: Vec<Seat> = self.chairs.iter().map(|chair| chair.seat.clone()).collect();
        let mut notices = Vec::new();
        for seat in seats {
            let plans = self.chair_mut(&seat).map(|chair| std::mem::take(&mut chair.plans)).unwrap_or_default();
            let mut kept = Kept { seat: Some(seat.clone()), ..Kept::default() };
            for plan in plans {
                match self.named(ruleset, &plan.label)? {
                    Named::Later(_) => self.put_plan(&seat, plan),
                    Named::Now => kept.remarks.extend(self.open_plan(ruleset, &seat, &plan)?),
                    Named::Never(_) | Named::Unknown => kept.over.push(plan.turn()),
                }
            }
            kept.remarks.extend(self.stand_in(ruleset, &seat, false)?);
            let to = self.chair(&seat).map(super::Chair::readers).unwrap_or_default();
            if !to.is_empty() && (!kept.remarks.is_empty() || !kept.over.is_empty()) {
                notices.push(Notice { to, about: About::Kept(Box::new(kept)) });
            }
        }
        Ok(notices)
    }

    fn open_plan(&mut self, ruleset: &dyn Ruleset, seat: &Seat, plan: &Plan) -> Result<Vec<Remark>, Unreadable> {
        let author = Author::Seat(seat.clone());
        let timed = self.is_timed();
        if let (Some(wait), Some(chair)) = (plan.wait, self.chair_mut(seat)) {
            chair.wait = wait && timed;
        }
        self.order(ruleset, &author, &plan.sheet.text())
    }
}
