//! The world around the judge: its clock, its people and everybody's luck, and how time goes by there.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use judge::chance::Chance;
use judge::clock::{Moment, Span};
use judge::config::{Config, MailboxKind, PostKind};

use super::faults::Fault;
use super::ground::Ground;
use super::house::{House, Refusal};
use super::luck::Luck;
use super::mails::Outside;
use super::plan::Plan;
use super::post::Post;
use super::trouble::Trouble;

/// Monday, 2 March 2026, 18:00 UTC: before clocks change in America, and in Europe.
pub(crate) const BEGINS: Moment = Moment(1_772_474_400);
pub(crate) const JUDGE: &str = "judge@chancery.example";
pub(crate) const OPERATOR: &str = "operator@operator.example";
/// How many things due one after the other are done at their own times, in one stretch.
const MOST_DUE: usize = 60;
/// How much of what happened is told of a world that fails.
const TOLD: usize = 60;

/// All of it.
pub(crate) struct World {
    pub(crate) plan: Plan,
    pub(crate) luck: Luck,
    /// What time it is in truth.
    pub(crate) now: Moment,
    /// By how many seconds the judge's clock is ahead.
    pub(crate) skew: i64,
    /// Since when, by whichever clock is behind.
    pub(crate) wrong_since: Moment,
    pub(crate) folder: PathBuf,
    pub(crate) house: House,
    /// The other judge, where two stand on one database.
    pub(crate) other: Option<House>,
    /// What the judges do in the midst of each other's work.
    pub(crate) between: Luck,
    /// What people do beside orders.
    pub(crate) acts: Luck,
    /// Whether they do: in every other world, so that in half of them nothing is let pass for a game's having been put back.
    pub(crate) is_lively: bool,
    pub(crate) outside: Outside,
    pub(crate) trouble: Trouble,
    pub(crate) post: Option<Post>,
    /// What is still to come, the latest first.
    faults: Vec<Fault>,
    pub(crate) copies: VecDeque<PathBuf>,
    copied: u32,
    log: VecDeque<String>,
    /// Kinds of faults that have happened, and what came of them.
    pub(crate) happened: BTreeMap<&'static str, u32>,
    /// Whether the world is kind.
    pub(crate) calm: bool,
}

/// How the judge of a simulation is set up.
pub(crate) fn config(folder: &Path) -> Config {
    let mut config = Config::default();
    config.judge.address = JUDGE.into();
    config.judge.operator = OPERATOR.into();
    config.store.path = folder.join("chancery.sqlite");
    config.mailbox.kind = MailboxKind::Imap;
    config.mailbox.authserv_id = "mx.chancery.example".into();
    config.post.kind = PostKind::Smtp;
    config.post.user = String::new();
    config.health.copy_age = Span(0);
    config
}

impl World {
    /// A world in a folder, at a moment.
    pub(crate) fn new(plan: &Plan, folder: &Path, outside: Outside, now: Moment) -> World {
        let mut faults = plan.faults();
        faults.reverse();
        World {
            plan: plan.clone(),
            luck: Luck::of(plan.seed, 2),
            now,
            skew: 0,
            wrong_since: now,
            folder: folder.to_owned(),
            house: House::new(config(folder), Chance::seeded(plan.seed)),
            other: None,
            between: Luck::of(plan.seed, 4),
            acts: Luck::of(plan.seed, 5),
            is_lively: plan.seed % 2 == 1,
            outside,
            trouble: Trouble::default(),
            post: None,
            faults,
            copies: VecDeque::new(),
            copied: 0,
            log: VecDeque::new(),
            happened: BTreeMap::new(),
            calm: false,
        }
    }

    /// A world of two judges on a database, which have one key.
    pub(crate) fn of_two(plan: &Plan, folder: &Path, outside: Outside, (now, ground): (Moment, Rc<Ground>)) -> World {
        let mut world = World::new(plan, folder, outside, now);
        let mut houses = ["one", "two"].into_iter().zip(0..).map(|(name, number)| {
            let mut config = config(folder);
            config.store.key_file = config.store.key_path();
            config.store.path = folder.join(name).with_extension("sqlite");
            config.store.url = ground.url();
            config.node.name = name.into();
            let mut house = House::new(config, Chance::seeded(plan.seed ^ (number << 32)));
            house.side.ground = Some(Rc::clone(&ground));
            house
        });
        (world.house, world.other) = (houses.next().expect("there are two"), houses.next());
        drop(houses);
        world
    }

    /// How many judges there are.
    pub(crate) fn houses(&self) -> usize {
        1 + usize::from(self.other.is_some())
    }

    pub(crate) fn note(&mut self, what: impl Into<String>) {
        if self.log.len() == TOLD {
            self.log.pop_front();
        }
        let judge = &self.house.config.node.name;
        self.log.push_back(format!("{} {judge} {}", self.now.iso(), what.into()));
    }

    /// Counts something that is told of all seeds together.
    pub(crate) fn count(&mut self, what: &'static str) {
        *self.happened.entry(what).or_default() += 1;
    }

    /// Stops with the last things that happened.
    pub(crate) fn fail(&self, what: &str) -> ! {
        let log: Vec<&str> = self.log.iter().map(String::as_str).collect();
        panic!("{what}\n\nBefore that:\n{}", log.join("\n"));
    }

    /// What time it is by the judge's clock.
    pub(crate) fn clock(&self) -> Moment {
        self.clock_of(&self.house)
    }

    /// The judge is down for some minutes.
    pub(crate) fn go_down(&mut self, why: &str) {
        self.note(format!("the judge is down: {why}"));
        self.count(if self.house.pages.is_some() { "stops by a full disk" } else { "kills" });
        self.house.go_down(&mut self.luck);
        self.house.burns_until = None;
        let minutes = if self.calm { 0 } else { self.luck.between(0, 20) };
        self.house.down = Some(self.now.plus(Span::minutes(minutes)));
        self.trouble.disturbed = self.trouble.disturbed.max(self.clock().plus(Span::minutes(minutes)));
    }

    /// The judge is killed where it stands.
    pub(crate) fn kill(&mut self, why: &str) {
        if self.house.desk.is_some() {
            self.go_down(why);
            self.house.down = None;
            self.see_to_the_judge();
        }
    }

    /// Starts the judge where it is down and could be up.
    pub(crate) fn see_to_the_judge(&mut self) {
        if self.house.down.is_some_and(|until| self.now < until)
            || self.house.desk.is_some()
            || self.trouble.away.is_some()
            || self.is_refused_by_clock()
        {
            return;
        }
        self.house.down = None;
        self.have_the_other_at_work();
        match self.house.open(self.clock()) {
            Ok(()) => {
                self.look_for_what_was_not_put_off();
                self.look_at_empty_hands();
            }
            Err(Refusal::Clock(problem)) if self.skew != 0 => self.wait_for_clock(problem),
            // It was at work while its clock was ahead: its operator, who knows that, says so.
            Err(Refusal::Clock(_)) if !self.house.trusts_clock && self.was_ahead() => {
                self.count("clocks trusted");
                self.house.trusts_clock = true;
                self.see_to_the_judge();
            }
            Err(Refusal::Clock(problem)) => self.fail(&format!("the judge refuses a clock that is right: {problem}")),
            Err(Refusal::Fault(error)) => {
                self.house.close();
                if self.house.pages.is_none() {
                    self.fail(&format!("the judge does not start: {error}"));
                }
                self.note(format!("it does not start: {error}"));
            }
        }
    }

    /// Whether the judge's clock has said a moment that is still to come.
    pub(crate) fn was_ahead(&self) -> bool {
        self.outside.upsets.iter().any(|(_, until)| *until > self.now)
    }

    /// Time goes by: whatever is due meanwhile happens at its time.
    pub(crate) fn minutes(&mut self, minutes: i64) {
        let until = self.now.plus(Span::minutes(minutes));
        for _ in 0..MOST_DUE {
            let due = self.ask(|desk, clock| desk.next_due(clock)).flatten();
            let due = due
                .map(|due| Moment(due.0 + self.now.0 - self.clock().0))
                .filter(|due| self.now < *due && *due < until);
            let Some(due) = due else { break };
            self.now = due;
            self.live();
        }
        // A machine that slept meanwhile may have slept for longer.
        self.now = self.now.max(until);
        self.live();
    }

    /// What the judge and the world do at one moment.
    pub(crate) fn live(&mut self) {
        while let Some(fault) = self.faults.pop_if(|fault| BEGINS.plus(Span::minutes(fault.at)) <= self.now) {
            if fault.luck % 2 == 0 {
                self.swap();
            }
            self.happen(fault);
        }
        self.end_troubles();
        if self.other.is_some() {
            return self.live_side_by_side();
        }
        self.see_to_the_judge();
        let is_read = self.receive();
        if self.work_and_send() && is_read {
            self.outside.read.push(self.now);
            self.look_for_what_is_late();
        }
        let _ = self.ask(|desk, clock| desk.stay_alive(clock));
    }

    /// So many days of it.
    pub(crate) fn days(&mut self, days: i64) {
        let until = self.now.plus(Span::hours(24 * days));
        let mut copied = self.now;
        while self.now < until {
            let minutes = self.luck.between(20, 700);
            self.wait_for_the_last_minute(minutes);
            self.guess();
            self.minutes(minutes);
            self.people_write();
            if copied.plus(Span::hours(40)) <= self.now {
                copied = self.now;
                self.copy();
            }
            self.look_at_changed_games();
        }
    }

    /// The sky clears: everything arrives, everything is answered, nothing waits.
    pub(crate) fn calm_down(&mut self) {
        self.faults.clear();
        self.calm = true;
        self.end_all_troubles();
        for _ in 0..18 {
            self.minutes(240);
        }
    }

    /// The operator makes a copy; the last four are kept.
    pub(crate) fn copy(&mut self) {
        let is_bad = self.trouble.elsewhere.is_some() || self.trouble.rotten.is_some();
        if self.house.desk.is_none() || self.house.pages.is_some() || is_bad || self.trouble.away.is_some() {
            return;
        }
        self.copied += 1;
        let copy = self.folder.join(format!("copy{}.sqlite", self.copied));
        match &self.house.side.ground {
            Some(ground) => ground.copy(&copy),
            None => judge::store::copy(&self.house.path(), &copy).unwrap(),
        }
        self.note(format!("copied to copy{}", self.copied));
        self.copies.push_back(copy);
        if self.copies.len() > 4
            && let Some(old) = self.copies.pop_front()
        {
            let _ = std::fs::remove_file(old).is_ok();
        }
    }

    /// The bytes of the store, all of them in one file.
    pub(crate) fn bytes(&mut self) -> Vec<u8> {
        if let Some(ground) = &self.house.side.ground {
            return ground.bytes(&self.folder);
        }
        let copy = self.folder.join("end.sqlite");
        judge::store::copy(&self.house.path(), &copy).unwrap();
        std::fs::read(copy).unwrap()
    }

    /// The names of the games of this world.
    pub(crate) fn games(&self) -> BTreeSet<String> {
        self.plan.games.iter().map(|number| super::tables::TABLES[*number].name.to_owned()).collect()
    }
}
