//! What a seed comes to: its games, its days and its faults, whole or with some of them left out.
//!
//! A plan is written as arguments of `chancery-simulate`, so that one line repeats it, and a smaller one when it still fails.

use std::collections::BTreeSet;
use std::fmt;

use super::faults::{Fault, Kind};
use super::luck::Luck;
use super::tables::TABLES;

/// How long a seed lasts.
pub(crate) const DAYS: i64 = 30;
/// The fewest faults of a seed that are drawn, and the most.
const FAULTS: (i64, i64) = (6, 10);

/// On what a world stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Base {
    /// A judge on a file.
    #[default]
    File,
    /// Two judges on a database.
    Database,
}

/// A seed, and what of it is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    pub(crate) seed: u64,
    pub(crate) base: Base,
    pub(crate) days: i64,
    /// Numbers of tables.
    pub(crate) games: BTreeSet<usize>,
    /// Numbers of the seed's faults.
    pub(crate) faults: BTreeSet<usize>,
}

/// The faults of a seed, the earliest first: what every seed has, and others. The first half of the kinds falls to even seeds and the other to odd ones, so that
/// a few seeds in a row hold all of them; what else there is is drawn.
fn drawn(seed: u64, base: Base) -> Vec<Fault> {
    let (all, always): (&[Kind], &[Kind]) = match base {
        Base::File => (&Kind::ALL, &Kind::SURE),
        Base::Database => (&Kind::ALL_BESIDE, &Kind::SURE_BESIDE),
    };
    let mut luck = Luck::of(seed, 1);
    let count = luck.between(FAULTS.0, FAULTS.1);
    let turn = usize::try_from(seed % all.len() as u64).unwrap_or_default();
    let fault =
        |luck: &mut Luck, kind| Fault { at: luck.between(3 * 60, (DAYS - 3) * 24 * 60), kind, luck: luck.next() };
    let mut faults: Vec<Fault> = (0..count)
        .map(|number| {
            let sure = (turn * 5 + usize::try_from(number).unwrap_or_default()) % all.len();
            let kind = if number < 5 { all[sure] } else { all[luck.pick(all.len())] };
            fault(&mut luck, kind)
        })
        .collect();
    faults.extend(always.iter().map(|kind| fault(&mut luck, *kind)));
    for fault in &mut faults {
        match fault.kind {
            // Later on some games have nobody left who bids.
            Kind::LastMinute => fault.at %= 2 * 24 * 60,
            // Before that much is looked at which nobody can tell of a store that went back.
            Kind::Restore | Kind::CopyByHand if always.contains(&fault.kind) => {
                fault.at = fault.at % (10 * 24 * 60) + 17 * 24 * 60
            }
            _ => {}
        }
    }
    faults.sort_by_key(|fault| (fault.at, fault.luck));
    faults
}

impl Plan {
    /// All that a seed comes to.
    pub(crate) fn whole(seed: u64, base: Base) -> Plan {
        let faults = (0..drawn(seed, base).len()).collect();
        Plan { seed, base, days: DAYS, games: (0..TABLES.len()).collect(), faults }
    }

    /// Its faults that are not left out.
    pub(crate) fn faults(&self) -> Vec<Fault> {
        let all = drawn(self.seed, self.base).into_iter().enumerate();
        all.filter(|(number, _)| self.faults.contains(number)).map(|(_, fault)| fault).collect()
    }

    /// Plans with less in them, the boldest first.
    fn smaller(&self) -> Vec<Plan> {
        let without = |of: &BTreeSet<usize>, some: &[usize]| -> BTreeSet<usize> {
            of.iter().copied().filter(|number| !some.contains(number)).collect()
        };
        let halves = |of: &BTreeSet<usize>| -> Vec<Vec<usize>> {
            let all: Vec<usize> = of.iter().copied().collect();
            let (one, other) = all.split_at(all.len() / 2);
            let parts = if all.len() > 2 { vec![one.to_vec(), other.to_vec()] } else { Vec::new() };
            parts.into_iter().chain(all.iter().map(|one| vec![*one])).collect()
        };
        let games = halves(&self.games).into_iter().filter(|some| some.len() < self.games.len());
        let games = games.map(|some| Plan { games: without(&self.games, &some), ..self.clone() });
        let faults = halves(&self.faults).into_iter();
        let faults = faults.map(|some| Plan { faults: without(&self.faults, &some), ..self.clone() });
        let shorter = [self.days / 2, self.days - 1].into_iter().filter(|days| *days > 0 && *days < self.days);
        shorter.map(|days| Plan { days, ..self.clone() }).chain(faults).chain(games).collect()
    }

    /// The smallest plan that still fails, as far as leaving one thing out after the other finds it; `tries` bounds the work.
    pub(crate) fn shrunk(&self, mut tries: usize, fails: impl Fn(&Plan) -> bool) -> Plan {
        let mut best = self.clone();
        while let Some(smaller) = best.smaller().into_iter().find(|plan| {
            tries = tries.saturating_sub(1);
            tries > 0 && fails(plan)
        }) {
            best = smaller;
        }
        best
    }

    /// Reads `--days`, `--games` and `--faults` for a seed; the first word that cannot be read.
    pub(crate) fn read(seed: u64, arguments: &[(String, String)]) -> Result<Plan, String> {
        let is_database = |(name, value): &(String, String)| name == "--on" && value == "database";
        let base = if arguments.iter().any(is_database) { Base::Database } else { Base::File };
        let mut plan = Plan::whole(seed, base);
        for (name, value) in arguments {
            let wrong = || format!("{name} {value} cannot be read");
            let list = || -> Result<BTreeSet<usize>, String> {
                let numbers = value.split(',').filter(|number| !number.is_empty() && *number != "none");
                numbers.map(|number| number.parse().map_err(|_| wrong())).collect()
            };
            match name.as_str() {
                "--days" => plan.days = value.parse().map_err(|_| wrong())?,
                "--games" => plan.games = list()?.into_iter().filter(|game| *game < TABLES.len()).collect(),
                "--faults" => plan.faults = list()?,
                "--on" if value == "database" || value == "file" => {}
                _ => return Err(format!("{name} is no argument: write --on database, --days, --games or --faults")),
            }
        }
        Ok(plan)
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whole = Plan::whole(self.seed, self.base);
        let list = |of: &BTreeSet<usize>| match of.is_empty() {
            true => "none".to_owned(),
            false => of.iter().map(usize::to_string).collect::<Vec<_>>().join(","),
        };
        write!(f, "{}", self.seed)?;
        if self.base == Base::Database {
            write!(f, " --on database")?;
        }
        if self.days != whole.days {
            write!(f, " --days {}", self.days)?;
        }
        if self.games != whole.games {
            write!(f, " --games {}", list(&self.games))?;
        }
        if self.faults != whole.faults {
            write!(f, " --faults {}", list(&self.faults))?;
        }
        Ok(())
    }
}
