//! Step 3: every expense is paid in the order of the sheet.

use std::collections::{BTreeMap, BTreeSet};

use super::attaching::army_of;
use super::names::{Kind, Name, Who};
use super::orders::{Action, Order};
use super::plans::{self, Reason, Step};
use super::position::ARSENAL;
use super::turn::{Line, Purchase, Task, Turn};

/// A line that is not void, waiting to be paid.
#[derive(Clone, Debug)]
enum Account {
    /// Units do something.
    Units { text: String, said: String, steps: Vec<Step> },
    /// Something is bought.
    Purchase { text: String, purchase: Purchase, price: i64 },
}

/// Step 3 (R4): line by line in the order written; a line that cannot be paid in full is void, later ones may still be
/// paid.
pub(crate) fn pay(turn: &mut Turn) {
    for (power, lines) in turn.lines.clone() {
        let guards = turn.guards.remove(&power).unwrap_or_default();
        pay_lines(turn, &power, &guards);
        pay_lines(turn, &power, &lines);
        stay_without_headquarters(turn, &power);
        super::neutrals::buy(turn, &power);
    }
}

/// Of two orders for a unit in what is paid together the later one counts; what was paid before gives way to what can be
/// paid now (R3).
fn pay_lines(turn: &mut Turn, power: &str, lines: &[Line]) {
    let accounts = lines.iter().filter_map(|line| account(turn, power, line)).collect();
    let accounts = replace(turn, power, accounts);
    for account in with_their_headquarters(turn, power, accounts) {
        pay_one(turn, power, account);
    }
}

/// What a line wants; void lines are told at once.
fn account(turn: &mut Turn, power: &str, line: &Line) -> Option<Account> {
    let wanted = match &line.order {
        Order::Units { units, action } => match plans::expand(turn, power, units) {
            Err(reason) => Err(reason),
            Ok(units) => {
                if let Action::Retreat(to) = action {
                    return name_retreat(turn, power, &line.text, &units, to);
                }
                let text = line.text.clone();
                plans::plan(turn, &units, action).map(|steps| Account::Units { text, said: action.to_string(), steps })
            }
        },
        Order::Build { count, kind, at } => unit_purchase(turn, power, &line.text, (*count, *kind, at)),
        Order::BuildArsenal { at } => arsenal_purchase(turn, power, &line.text, at),
        Order::Surrender(to) => {
            turn.surrenders.retain(|(who, _)| who != power);
            turn.surrenders.push((power.to_owned(), to.clone()));
            return None;
        }
        _ => return None,
    };
    wanted.map_err(|reason| turn.report.void(power, &line.text, reason)).ok()
}

/// `RET` stands beside another order (R37). Who is encircled takes none (R56).
fn name_retreat(turn: &mut Turn, power: &str, text: &str, units: &[Who], to: &str) -> Option<Account> {
    let led = |who: &Who| turn.now.units.get(who).is_some_and(|unit| !unit.encircled) && !who.name.is_ship();
    if !turn.now.map.is_province(to) || !units.iter().all(led) {
        turn.report.void(power, text, "no retreat there");
        return None;
    }
    for who in units {
        turn.retreats.insert(who.clone(), to.to_owned());
    }
    None
}

/// Units are built where an own arsenal stands at the start of the turn; ships need a coast (R7).
fn unit_purchase(
    turn: &Turn,
    power: &str,
    text: &str,
    (count, kind, at): (i64, Kind, &str),
) -> Result<Account, Reason> {
    if turn.now.owner_of(at) != power || !turn.now.arsenals.contains(at) {
        return Err("no arsenal");
    }
    if kind == Kind::Battleship && turn.now.map.seas_beside(at).is_empty() {
        return Err("no coast");
    }
    let price = kind.price().checked_mul(count).ok_or("not enough money")?;
    let purchase = Purchase { power: power.to_owned(), count, kind: Some(kind), at: at.to_owned() };
    Ok(Account::Purchase { text: text.to_owned(), purchase, price })
}

/// An arsenal is built in any own province without one (R8).
fn arsenal_purchase(turn: &Turn, power: &str, text: &str, at: &str) -> Result<Account, Reason> {
    if turn.now.owner_of(at) != power || turn.now.arsenals.contains(at) {
        return Err("not possible there");
    }
    let purchase = Purchase { power: power.to_owned(), count: 1, kind: None, at: at.to_owned() };
    Ok(Account::Purchase { text: text.to_owned(), purchase, price: ARSENAL })
}

/// A later line takes its units, or its kind of building at a place, from the earlier ones (R3, N2, N8). Lines that
/// nothing is left of are told as void.
fn replace(turn: &mut Turn, power: &str, accounts: Vec<Account>) -> Vec<Account> {
    let mut kept: Vec<Account> = Vec::new();
    let mut taken: BTreeSet<Who> = BTreeSet::new();
    let mut built: BTreeSet<(String, Option<Kind>)> = BTreeSet::new();
    for mut account in accounts.into_iter().rev() {
        let (text, left) = match &mut account {
            Account::Units { text, steps, .. } => {
                steps.retain(|step| taken.insert(step.who.clone()));
                (text.clone(), !steps.is_empty())
            }
            Account::Purchase { text, purchase, .. } => {
                (text.clone(), built.insert((purchase.at.clone(), purchase.kind)))
            }
        };
        if left {
            kept.push(account);
        } else {
            turn.report.void(power, &text, "replaced by a later line");
        }
    }
    kept.reverse();
    kept
}

/// Cavalry marches two provinces only with its headquarters, to the same place (R16); otherwise its line is void, and
/// perhaps others that counted on it.
fn with_their_headquarters(turn: &mut Turn, power: &str, mut accounts: Vec<Account>) -> Vec<Account> {
    loop {
        let tasks: BTreeMap<Who, Task> = accounts.iter().flat_map(tasks_of).collect();
        let strays = |account: &Account| match account {
            Account::Units { steps, .. } => steps.iter().any(|step| step.far == 2 && is_stray(turn, &tasks, &step.who)),
            Account::Purchase { .. } => false,
        };
        let Some(index) = accounts.iter().position(strays) else {
            return accounts;
        };
        if let Account::Units { text, .. } = accounts.remove(index) {
            turn.report.void(power, &text, "out of reach without its headquarters");
        }
    }
}

fn tasks_of(account: &Account) -> Vec<(Who, Task)> {
    match account {
        Account::Units { steps, .. } => steps.iter().map(|step| (step.who.clone(), step.task.clone())).collect(),
        Account::Purchase { .. } => Vec::new(),
    }
}

/// Whether this is cavalry on a march whose headquarters does not march to the same place.
fn is_stray(turn: &Turn, tasks: &BTreeMap<Who, Task>, who: &Who) -> bool {
    let Some(march @ Task::March { .. }) = tasks.get(who) else {
        return false;
    };
    let army = army_of(turn, &who.power, who.name);
    let headquarters = army.map(|number| Who::new(&who.power, Name::headquarters(number)));
    who.name.kind == Kind::Cavalry && headquarters.and_then(|headquarters| tasks.get(&headquarters)) != Some(march)
}

fn pay_one(turn: &mut Turn, power: &str, account: Account) {
    let (text, price) = match &account {
        Account::Units { text, steps, .. } => (text, steps.iter().map(|step| step.price).sum()),
        Account::Purchase { text, price, .. } => (text, *price),
    };
    if !turn.pay(power, price) {
        return turn.report.void(power, text, "not enough money");
    }
    match account {
        Account::Purchase { purchase, .. } if purchase.count > 0 => turn.purchases.push(purchase),
        Account::Purchase { .. } => {}
        Account::Units { said, steps, .. } => {
            for step in steps {
                turn.said.insert(step.who.clone(), said.clone());
                turn.tasks.insert(step.who, step.task);
            }
        }
    }
}

/// After all is paid: cavalry that counted on a headquarters which could not pay holds, and so does a headquarters
/// that would attack without a corps (R3, R16, R21).
fn stay_without_headquarters(turn: &mut Turn, power: &str) {
    for who in turn.now.units_of(power) {
        let far = || ways_of(turn, &who) == Some(2);
        if is_stray(turn, &turn.tasks, &who) && far() {
            turn.give_up(&who, "its headquarters does not go there");
        }
        let attacks = matches!(turn.tasks.get(&who), Some(Task::Attack { .. }));
        if attacks && who.name.kind == Kind::Headquarters && !leads_an_attack(turn, &who) {
            turn.give_up(&who, "a headquarters alone cannot attack");
        }
    }
}

fn ways_of(turn: &Turn, who: &Who) -> Option<usize> {
    let Some(Task::March { to }) = turn.tasks.get(who) else {
        return None;
    };
    super::ways::march(&turn.now, &who.power, turn.now.place_of(who)?, to)
}

/// Whether an own corps attacks the same province from the same place.
fn leads_an_attack(turn: &Turn, headquarters: &Who) -> bool {
    let task = turn.tasks.get(headquarters);
    let place = turn.now.place_of(headquarters);
    let units = turn.now.units_of(&headquarters.power);
    units.iter().any(|who| who.name.is_corps() && turn.tasks.get(who) == task && turn.now.place_of(who) == place)
}
