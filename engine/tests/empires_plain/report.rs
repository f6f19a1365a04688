//! What happened in a turn, as values that a test can look at, and as short lines in the words of the cases.

use std::collections::{BTreeMap, BTreeSet};

use super::names::{Kind, Name, Who};

/// A battle on land or at sea.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Battle {
    /// The province, port or sea area.
    pub(crate) place: String,
    /// The powers of the attacking side.
    pub(crate) attackers: BTreeSet<String>,
    /// The powers that defend.
    pub(crate) defenders: BTreeSet<String>,
    /// What each corps or ship of the attack is worth, in eighths (R2); supporters too.
    pub(crate) attacking: BTreeMap<Who, i64>,
    /// What each corps or ship of the defence is worth.
    pub(crate) defending: BTreeMap<Who, i64>,
    /// Strength of the attack in eighths.
    pub(crate) attack: i64,
    /// Strength of the defence in eighths.
    pub(crate) defence: i64,
    /// Corps or ships that the attackers lose in this battle.
    pub(crate) attackers_lose: usize,
    /// Corps or ships that the defenders lose in this battle.
    pub(crate) defenders_lose: usize,
}

/// A unit that is no more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Death {
    /// Which unit.
    pub(crate) who: Who,
    /// The power that it is credited to (R65).
    pub(crate) by: Option<String>,
}

/// All that happened in a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Report {
    /// Lines, or orders of single units, that came to nothing: power, line, reason.
    pub(crate) void: Vec<(String, String, String)>,
    /// Battles in the order in which they were fought.
    pub(crate) battles: Vec<Battle>,
    /// Units lost.
    pub(crate) dead: Vec<Death>,
    /// Pounds that a power has paid.
    pub(crate) spent: BTreeMap<String, i64>,
    /// Pounds that came back because there was no room (R7).
    pub(crate) refunded: BTreeMap<String, i64>,
    /// Pounds that the provinces brought.
    pub(crate) income: BTreeMap<String, i64>,
    /// Pounds that were lost with a power that surrendered (R59).
    pub(crate) treasuries_lost: BTreeMap<String, i64>,
    /// Units that appeared: power, name, place.
    pub(crate) built: Vec<(Who, String)>,
    /// Arsenals that appeared.
    pub(crate) arsenals_built: Vec<String>,
    /// Arsenals that were destroyed.
    pub(crate) arsenals_lost: Vec<String>,
    /// Provinces that fell: province, former owner, new owner.
    pub(crate) fallen: Vec<(String, String, String)>,
    /// Retreats: unit, from, to.
    pub(crate) retreats: Vec<(Who, String, String)>,
    /// Surrenders: who, to whom.
    pub(crate) surrenders: Vec<(String, String)>,
    /// Those who have won.
    pub(crate) winners: BTreeSet<String>,
    /// All else worth telling, in words.
    pub(crate) notes: Vec<String>,
}

impl Report {
    /// Notes that a line came to nothing.
    pub(crate) fn void(&mut self, power: &str, line: &str, reason: &str) {
        self.void.push((power.to_owned(), line.to_owned(), reason.to_owned()));
    }

    /// Notes that the order of a single unit came to nothing.
    pub(crate) fn void_unit(&mut self, who: &Who, order: &str, reason: &str) {
        self.void(&who.power, &format!("{} {order}", who.name), reason);
    }

    /// What a power has paid.
    pub(crate) fn spent_by(&self, power: &str) -> i64 {
        self.spent.get(power).copied().unwrap_or(0)
    }

    /// The units that a power has lost.
    pub(crate) fn dead_of(&self, power: &str) -> BTreeSet<Name> {
        self.dead.iter().filter(|death| death.who.power == power).map(|death| death.who.name).collect()
    }
}

/// Eighths as people write them: 12 is 1.5, 3 is 0.375 (R2).
pub(crate) fn in_words(eighths: i64) -> String {
    let whole = eighths / 8;
    let text = format!("{whole}.{:03}", eighths % 8 * 125);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// A count and a letter, such as `2 I`.
pub(crate) fn some_of(count: i64, kind: Kind) -> String {
    format!("{count} {}", kind.letter())
}
