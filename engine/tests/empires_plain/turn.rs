//! A turn while it is played: the position as it changes, what each unit does, and what is told afterwards.

use std::collections::{BTreeMap, BTreeSet};

use super::names::{Kind, Name, Who};
use super::orders::{self, Order};
use super::position::Position;
use super::report::{Death, Report};

/// What a unit does this turn. A unit without a task holds (R3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// It guards its province toward this border (R23).
    Guard { border: String },
    /// It marches, or is carried by sea (R16, R52).
    March { to: String },
    /// It rides to this province (R17).
    Rail { to: String },
    /// It attacks this province, from its place (R21).
    Attack { at: String },
    /// It supports the attack on this province (R34).
    Support { at: String, ally: Option<String> },
    /// A ship sails there (R47).
    Sail { to: String },
    /// A ship sails to an area, and fights there or in a port on it (R48, R50).
    Strike { area: String, at: String, foe: Option<String> },
    /// It was told to hold.
    Hold,
}

/// A line of a sheet with what it says.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// The line as it came.
    pub(crate) text: String,
    /// What it says.
    pub(crate) order: Order,
}

/// Something paid for that appears in step 13.
#[derive(Clone, Debug)]
pub(crate) struct Purchase {
    /// Who has paid.
    pub(crate) power: String,
    /// How many units; 1 for an arsenal.
    pub(crate) count: i64,
    /// What kind of unit, or nothing for an arsenal.
    pub(crate) kind: Option<Kind>,
    /// The province.
    pub(crate) at: String,
}

/// A turn while it is played.
#[derive(Debug, Default)]
pub(crate) struct Turn {
    /// The position, changed step by step.
    pub(crate) now: Position,
    /// What is told afterwards.
    pub(crate) report: Report,
    /// What each power has sent.
    pub(crate) lines: BTreeMap<String, Vec<Line>>,
    /// What the corps of a neutral state do where no valid order of the master's is for them (R39, R67).
    pub(crate) guards: BTreeMap<String, Vec<Line>>,
    /// What each unit does.
    pub(crate) tasks: BTreeMap<Who, Task>,
    /// The order of each unit in words, without its name.
    pub(crate) said: BTreeMap<Who, String>,
    /// Where units go if they are beaten (R37).
    pub(crate) retreats: BTreeMap<Who, String>,
    /// What was paid for and appears in step 13.
    pub(crate) purchases: Vec<Purchase>,
    /// Alliances that end in step 10 (R42).
    pub(crate) denounced: Vec<(String, String)>,
    /// Great powers that want to surrender, and to whom (R60).
    pub(crate) surrenders: Vec<(String, String)>,
    /// Neutral states for which the master buys or attaches (R67).
    pub(crate) led_by_master: BTreeSet<String>,
    /// Units that have arrived by rail (R17).
    pub(crate) by_rail: BTreeSet<Who>,
    /// Ships that have moved, and where they came from (R49).
    pub(crate) came_from: BTreeMap<Who, String>,
    /// Pairs that were at war before this turn, and have not made peace in it (R43).
    pub(crate) wars_before: BTreeSet<(String, String)>,
    /// Pairs that were at war after step 1, in which wars are declared (R43).
    pub(crate) wars_declared: BTreeSet<(String, String)>,
    /// Provinces that fell this turn: the new owner, and where the winners came from (R37).
    pub(crate) fallen: BTreeMap<String, Fall>,
}

/// How a province fell.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fall {
    /// Who owned it.
    pub(crate) from: String,
    /// Who owns it.
    pub(crate) to: String,
    /// Whether an arsenal stood there.
    pub(crate) had_arsenal: bool,
    /// The places from which the winning side attacked.
    pub(crate) origins: BTreeSet<String>,
}

impl Turn {
    /// Begins a turn: reads the lines of all powers that still play.
    pub(crate) fn begin(before: &Position, sheets: &BTreeMap<String, Vec<String>>) -> Turn {
        let mut turn = Turn { now: before.clone(), wars_before: before.wars.clone(), ..Turn::default() };
        turn.now.turn += 1;
        for (power, lines) in sheets {
            let master = before.map.is_neutral(power);
            if before.is_alive(power) && !(master && before.map.rules.neutrals_by_judge) {
                let lines = turn.read(power, lines);
                turn.lines.insert(power.clone(), lines);
            }
        }
        turn
    }

    /// Reads the lines of a power; those that are no orders are void.
    fn read(&mut self, power: &str, lines: &[String]) -> Vec<Line> {
        let mut good = Vec::new();
        for text in lines.iter().map(|line| orders::plain(line)).filter(|line| !line.is_empty()) {
            match orders::read(&text) {
                Some(Order::Cancel(struck)) => good.retain(|line: &Line| line.text != struck),
                Some(order) => good.push(Line { text, order }),
                None => self.report.void(power, &text, "not understood"),
            }
        }
        good
    }

    /// Pays, if the treasury has enough (R4).
    pub(crate) fn pay(&mut self, power: &str, price: i64) -> bool {
        let treasury = self.now.treasury.entry(power.to_owned()).or_insert(0);
        if *treasury < price {
            return false;
        }
        *treasury -= price;
        *self.report.spent.entry(power.to_owned()).or_insert(0) += price;
        true
    }

    /// A unit holds after all, and its order is told as void (R3).
    pub(crate) fn give_up(&mut self, who: &Who, reason: &str) {
        self.tasks.remove(who);
        let said = self.said.get(who).cloned().unwrap_or_default();
        self.report.void_unit(who, &said, reason);
    }

    /// Takes a unit off the board, and credits it (R65).
    pub(crate) fn kill(&mut self, who: &Who, by: Option<&str>) {
        if self.now.units.remove(who).is_none() {
            return;
        }
        self.tasks.remove(who);
        let price = who.name.kind.price();
        *self.now.lost.entry(who.power.clone()).or_insert(0) += price;
        if let Some(by) = by {
            *self.now.killed.entry(by.to_owned()).or_insert(0) += price;
        }
        self.report.dead.push(Death { who: who.clone(), by: by.map(str::to_owned) });
    }

    /// One power attacks another: they are at war from now on (R43).
    pub(crate) fn begin_war(&mut self, attacker: &str, defender: &str) {
        if self.now.allied(attacker, defender) {
            return;
        }
        let both = super::position::pair(attacker, defender);
        if !self.wars_before.contains(&both) {
            let in_time = self.wars_declared.contains(&both);
            let how = if in_time { "in the turn of the declaration" } else { "without a declaration" };
            let note = format!("{attacker} attacks {defender} {how}");
            if !self.report.notes.contains(&note) {
                self.report.notes.push(note);
            }
        }
        self.now.wars.insert(both);
    }

    /// Whether the house rule on undeclared wars forbids an attack on this power (R43).
    pub(crate) fn is_undeclared(&self, attacker: &str, defender: &str) -> bool {
        let both = super::position::pair(attacker, defender);
        let declared = self.wars_before.contains(&both) && self.now.wars.contains(&both);
        self.now.map.rules.undeclared_void && !declared
    }

    /// The units of a power that these names stand for and that exist.
    pub(crate) fn units_named(&self, power: &str, names: &[Name]) -> Option<Vec<Who>> {
        let units = names.iter().map(|name| Who::new(power, *name));
        units.map(|who| self.now.units.contains_key(&who).then_some(who)).collect()
    }
}
