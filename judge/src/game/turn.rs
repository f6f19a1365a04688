//! What happens when a turn's time comes: reminders, late notices, and the turn itself.

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::{Duty, Resolution, Ruleset, Seat, Seed, Sheet, Table, Term, Unreadable};

use super::bell::Bell;
use super::step::Step;
use super::{About, Advance, Again, By, Chair, Chapter, Done, End, Game, Notice, Proof, Results, Round, Status};
use crate::clock::{Moment, Span};
use crate::letter::News;
use crate::receipt::Counterfoil;

/// Outages that are shorter, or shorter than a quarter of the turn, put nothing off.
const SHORT_OUTAGE: Span = Span(10 * 60);

/// The version of the judge, beside every turn that it plays.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A turn that was played out, and what it was played out from beside its position.
pub(super) struct Outcome {
    pub(super) sheets: BTreeMap<Seat, Sheet>,
    pub(super) disorder: BTreeSet<Seat>,
    pub(super) resolution: Resolution,
}

impl Game {
    /// Whether all orders that are due are in and nobody waits. A turn that no player would order is not hurried.
    pub fn is_ready(&self) -> bool {
        let Some(round) = self.round.as_ref().filter(|_| self.status == Status::Running) else { return false };
        let active = self.chairs.iter().any(Chair::is_asked) || round.master.duty == Duty::Must;
        // Without a deadline nobody can wait for it.
        let timed = round.deadline.is_some() && !round.late;
        let waits = timed && self.chairs.iter().any(|chair| chair.is_played() && chair.wait);
        let complete = !waits && !self.chairs.iter().any(Chair::may_say_more) && !self.waits_for_newcomers();
        active && (complete || round.is_overdue() && !self.waits_for_orders()) && !round.master.is_awaited()
    }

    /// Does the one thing that is due by now, if anything is. `swept` is the moment up to which all mail has been read:
    /// neither a deadline nor orders that have lain for long enough are played before the mail that came in time is known. What is due
    /// `again` is played as of when it was due, and not without the orders that are missing: they may have come in and be lost.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub(super) fn ring(
        &mut self,
        step: &Step<'_>,
        (swept, again): (Moment, Option<Again>),
    ) -> Result<Advance, Unreadable> {
        if self.pause_ends().is_some_and(|end| end <= step.now) {
            return Ok(self.end_pause(step.now));
        }
        if self.silence_ends().is_some_and(|end| end <= step.now) {
            let asked = self.ask_silent_master(step.now);
            return Ok(Advance { operator: Some(asked.operator), ..Advance::of(asked.notices) });
        }
        if self.roll_ends_at().is_some_and(|end| end <= step.now && end <= swept) {
            return Ok(Advance::of(self.end_roll()));
        }
        if self.offers_end_at().is_some_and(|end| end <= step.now && end <= swept) && self.end_offers(step.now) {
            return Ok(Advance::default());
        }
        if self.deputies_end_at().is_some_and(|end| end <= step.now && end <= swept) {
            return Ok(Advance::of(self.end_deputies(step.now)));
        }
        if self.idle_told_at().is_some_and(|at| at <= step.now) {
            return Ok(Advance::of(self.tell_idle(step.now)));
        }
        let bell = self.bell().filter(|(due, _)| *due <= step.now);
        let timed = self.round.as_ref().is_some_and(|round| round.deadline.is_some());
        if timed && bell.is_some_and(|(due, bell)| bell == Bell::Last && due <= swept) && self.stands_in_at_deadline() {
            self.stand_in_for_all(step.ruleset()?)?;
        }
        let (Some((due, bell)), Some(round)) = (bell, &self.round) else { return Ok(Advance::default()) };
        let then = Step { now: again.map_or(step.now, |again| due.max(again.since)), ..*step };
        match bell {
            Bell::Remind => Ok(Advance::of(self.remind(step.now))),
            Bell::Complete if swept < due => Ok(Advance::default()),
            Bell::Complete => self.play_or_ask(&then),
            Bell::Last | Bell::Ask if timed && swept < due => Ok(Advance::of(self.explain_wait(step.now, due))),
            Bell::Last if self.gives_grace(due) => Ok(Advance::of(self.give_grace(step.now))),
            Bell::Last | Bell::Ask if !timed || round.master.is_awaited() => Ok(Advance::of(self.ask_on(step.now))),
            Bell::Last | Bell::Ask => match self.put_off_for_silence(step.now) {
                Some(notices) => Ok(Advance::of(notices)),
                None => match again.and_then(|again| self.hold_over((due, step.now), again)) {
                    Some(notice) => Ok(Advance::of(vec![notice])),
                    None => self.play_or_ask(&then),
                },
            },
        }
    }

    /// Whether late orders are waited for when the deadline comes.
    fn gives_grace(&self, due: Moment) -> bool {
        let awaited = self.chairs.iter().any(Chair::is_awaited);
        self.round
            .as_ref()
            .is_some_and(|round| awaited && !round.late && round.grace > round.deadline && Some(due) < round.grace)
    }

    /// Plays the turn, or asks the master to, where he wants to do that by hand.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub(super) fn play_or_ask(&mut self, step: &Step<'_>) -> Result<Advance, Unreadable> {
        if !self.pace.manual {
            return self.play(step);
        }
        if let Some(round) = &mut self.round {
            round.by_hand = Some(step.now);
        }
        let to = self.master_addresses();
        Ok(Advance::of(vec![Notice { to, ..self.news(News::TurnWaits) }]))
    }

    /// The judge has the clock run again where its master may not stop it any longer.
    fn end_pause(&mut self, now: Moment) -> Advance {
        self.note((By::Judge, now), Done::Resume, &[], "");
        Advance::of(self.resume(now).ok().map(|(_, notice)| notice).into_iter().collect())
    }

    /// Asks those who are waited for without a deadline, or past it.
    fn ask_on(&mut self, now: Moment) -> Vec<Notice> {
        let overdue = self.round.as_ref().is_some_and(Round::is_overdue);
        let news = self.tell_of_master();
        let Some(round) = &mut self.round else { return Vec::new() };
        round.asked = Some(now);
        // The players hear once that their deadline has passed and the game waits for its master.
        let first = round.deadline.is_some() && !overdue;
        if first {
            round.late = true;
            return news;
        }
        let mut notices = if round.deadline.is_none() { self.remind_all() } else { Vec::new() };
        notices.extend(self.ask_master());
        notices
    }

    /// The letters with which a game says that it waits for its master: to himself, with his form, and to the others.
    fn tell_of_master(&self) -> Vec<Notice> {
        let others = self.everybody().into_iter().filter(|address| !self.is_master(address)).collect();
        let waits = Notice { to: others, ..self.news(News::MasterAwaited) };
        self.ask_master().into_iter().chain([waits]).collect()
    }

    /// The letter with the form for the master's part, if he has one: the game waits for it, or goes on without.
    pub(super) fn ask_master(&self) -> Option<Notice> {
        let news = match self.round.as_ref()?.master.duty {
            Duty::Must => News::MasterAsked,
            Duty::May => News::MasterMay,
            Duty::Idle => return None,
        };
        Some(Notice { to: self.master_addresses(), ..self.news(news) })
    }

    fn explain_wait(&mut self, now: Moment, due: Moment) -> Vec<Notice> {
        let Some(round) = self.round.as_mut().filter(|round| !round.waiting) else { return Vec::new() };
        if now < due.plus(Span::hours(1)) {
            return Vec::new();
        }
        round.waiting = true;
        vec![self.tell(About::Waiting)]
    }

    /// Waits for late orders, and says so; where that time is over as well, nobody waits any more.
    fn give_grace(&mut self, now: Moment) -> Vec<Notice> {
        self.note_behind();
        let Some(round) = &mut self.round else { return Vec::new() };
        round.late = true;
        if round.grace <= Some(now) {
            return Vec::new();
        }
        let late = self.chairs.iter().filter(|chair| chair.is_awaited());
        vec![self.tell(About::Late(late.map(|chair| chair.seat.clone()).collect()))]
    }

    /// Plays the turn with the orders that are there.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub(super) fn play(&mut self, step: &Step<'_>) -> Result<Advance, Unreadable> {
        let Some(round) = self.round.clone() else { return Ok(Advance::default()) };
        let ruleset = step.ruleset()?;
        // Before the deadline nobody is late, whoever has the turn played.
        let overdue = round.grace.is_some_and(|grace| grace <= step.now);
        self.stand_in_for_all(ruleset)?;
        let came = Some(self.came(overdue));
        let mut notices = self.count_missed(overdue);
        let outcome = self.resolved(ruleset, &round, (&round.seed, overdue))?;
        let seal = if round.lots { round.seed.seal(&self.name, &round.label) } else { String::new() };
        let deeds = self.ledger.news();
        let given = self.chairs.iter_mut().filter_map(|chair| Some((chair.seat.clone(), chair.receipt.take()?)));
        let receipts: BTreeMap<Seat, Counterfoil> = given.collect();
        let Outcome { sheets, disorder, resolution: Resolution { position, chronicle, opens, knowing, .. } } = outcome;
        let proof = Proof { seal, disorder, knowing, by: VERSION.to_owned(), record: None, receipts, came };
        let chapter = Chapter::of(&round, (sheets, chronicle, opens), proof, step);
        let results = Results { opens, deeds, ..Results::of(round.clone(), &chapter) };
        let played = self.tell(About::Results(Box::new(results)));
        self.open_round(step, position, round.number + 1)?;
        let kept = self.open_plans(ruleset)?;
        // What was kept for it may be all that it waits for.
        self.note_complete(step.now);
        let mut ending = None;
        let over =
            self.round.as_ref().map(|round| ruleset.turn(&round.position)).transpose()?.and_then(|turn| turn.over);
        if let Some(won_by) = over {
            self.end(End::Won(won_by.winners), step.now);
            ending = Some(self.ending());
        } else if !self.chairs.iter().any(Chair::is_played) {
            notices.push(self.stop_without_players(step.now));
        } else {
            notices.extend(self.ask_master());
            notices.extend(self.ask_for_draw(self.round.as_ref().map_or(0, |round| round.year)));
        }
        // Results first; whatever else came of the turn is one letter more.
        let notices = [played].into_iter().chain(kept).chain(Notice::gathered(notices)).chain(ending).collect();
        Ok(Advance { chapter: Some(chapter), notices, ..Advance::default() })
    }

    /// The turn played out with the orders that are there.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub(super) fn resolved(
        &self,
        ruleset: &dyn Ruleset,
        round: &Round,
        (seed, overdue): (&Seed, bool),
    ) -> Result<Outcome, Unreadable> {
        let sheet = |chair: &Chair| if chair.truce { Sheet::default() } else { chair.sheet.clone() };
        let sheets: BTreeMap<Seat, Sheet> =
            self.chairs.iter().map(|chair| (chair.seat.clone(), sheet(chair))).collect();
        // Where silence is an answer, only a seat that nobody plays is in disorder.
        let silent = self.chairs.iter().filter(|chair| {
            let silent = chair.sheet.0.is_empty() && (round.lapse && overdue || !chair.is_played());
            chair.duty == Duty::Must && (silent || chair.truce)
        });
        let disorder: BTreeSet<Seat> = silent.map(|chair| chair.seat.clone()).collect();
        let table =
            Table { position: &round.position, sheets: &sheets, master: &round.master.sheet, disorder: &disorder };
        let resolution = ruleset.resolve(&table, seed)?;
        Ok(Outcome { sheets, disorder, resolution })
    }

    /// After an outage: deadlines that passed while nobody could write are put off, by `least`, but where turns are quick by
    /// no more than four of them. A short one puts off nothing: mail waits in the mailbox, and what is due is done a little later.
    pub fn make_up_for_outage(&mut self, (down, up): (Moment, Moment), least: Span) -> Option<Notice> {
        if self.status != Status::Running {
            return None;
        }
        let round = self.round.as_ref()?;
        let missed = |moment: Moment| down < moment && moment <= up;
        let (deadline, grace) = (round.deadline?, round.grace?);
        let length = Span((deadline.0 - round.opened.0).max(0));
        if up.0 - down.0 < SHORT_OUTAGE.0.min(length.0 / 4) {
            return None;
        }
        let least = least.min(Span(length.0.saturating_mul(4)));
        let (later, last, news) = if !round.late && missed(deadline) {
            let later = self.free_deadline(up.plus(least).max(deadline));
            (later, later.plus(Span(grace.0 - deadline.0)), News::Outage)
        } else if round.late && missed(grace) {
            (deadline, self.free_deadline(up.plus(least).max(grace)), News::OutageLate)
        } else {
            return None;
        };
        if (later, last) == (deadline, grace) {
            return None;
        }
        let round = self.round.as_mut()?;
        (round.deadline, round.grace, round.reminded) = (Some(later), Some(last), None);
        round.put_off_from = Some((deadline, grace, up));
        Some(self.news(news))
    }

    /// After a clock that was ahead: a turn that has been put off by it is due when it was to be, or, where that is past by now, as
    /// after an outage; one that was opened by it is due as long after now.
    pub fn make_up_for_leap(&mut self, now: Moment, least: Span) -> Option<Notice> {
        let round = self.round.as_mut().filter(|_| self.status == Status::Running)?;
        let ahead = Span((round.opened.0 - now.0).max(0));
        let (deadline, grace) = match round.put_off_from.filter(|(.., at)| now < *at) {
            Some((deadline, grace, _)) => (deadline, grace),
            None if ahead.0 > 0 => (round.deadline?, round.grace?),
            None => return None,
        };
        let length = deadline.0.saturating_sub(round.opened.0).max(0);
        let (deadline, grace) = (deadline.minus(ahead), grace.minus(ahead));
        (round.opened, round.start) = (round.opened.minus(ahead), round.start.minus(ahead));
        let least = least.min(Span(length.saturating_mul(4)));
        let later = self.free_deadline(if now < deadline { deadline } else { now.plus(least) });
        self.round.as_mut()?.put_off(later, later.plus(Span(grace.0 - deadline.0)));
        Some(self.news(News::Deadline))
    }

    /// The time of a turn was up before the store went back to a copy, which knows of no such thing: whoever has not ordered in what can
    /// be read again has more time, like after an outage.
    fn hold_over(&mut self, (due, now): (Moment, Moment), again: Again) -> Option<Notice> {
        let round = self.round.as_ref().filter(|_| again.since < due)?;
        let (deadline, grace) = (round.deadline?, round.grace?);
        let length = (deadline.0 - round.opened.0).max(0);
        let later = self.free_deadline(now.plus(again.least.min(Span(length.saturating_mul(4)))));
        let round = self.round.as_mut()?;
        round.put_off(later, later.plus(Span(grace.0 - deadline.0)));
        round.doubtful = Some((due, again.until));
        Some(self.news(News::DueAgain))
    }

    /// The winner or winners, for lists.
    pub fn winners(&self) -> Vec<Term> {
        let seats: &[Seat] = match &self.status {
            Status::Over(End::Won(seats) | End::Drawn(seats)) => seats,
            Status::Over(End::Conceded(seat) | End::Lot { winner: seat, .. }) => std::slice::from_ref(seat),
            _ => &[],
        };
        seats.iter().filter_map(|seat| self.chair(seat)).map(Chair::title).collect()
    }
}
