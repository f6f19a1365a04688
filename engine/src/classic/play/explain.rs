//! How a movement phase was judged, step by step, in words that cite the rule.
//!
//! Rules are those of the list at the end of the rulebook ("for the adjudicator", 1 to 22), or a DATC section.

use super::retreat::{Closed, closed, dislodged};
use crate::classic::adjudicate::{Causes, Outcome};
use crate::classic::board::{Board, Placement, Province};
use crate::classic::choices::Choices;
use crate::classic::orders::{Order, Orders, canonical, or_list};

/// Tells how each order of a phase was judged: convoys, supports, moves, then retreats.
pub fn explain(
    board: &Board,
    (before, after): (&Placement, &Placement),
    orders: &Orders,
    choices: &Choices,
    outcome: &Outcome,
) -> Vec<String> {
    let causes = Causes::new(board, before, orders, choices, outcome);
    let kind_at = |province: Province| before.unit(province).map_or('A', |unit| unit.kind.letter());
    let mut steps = Vec::new();
    for (province, unit) in before.units() {
        let order = orders.get(province).unwrap_or(Order::Hold);
        let text = canonical(board, unit, order, kind_at);
        let mut words = judged(order, province, outcome, &causes);
        words.extend(causes.dislodgement(province).map(|said| format!("{} (rules 10 and 11)", said.english)));
        steps.push((rank(order), format!("{text}: {}", words.join("; "))));
    }
    steps.sort_by_key(|(rank, _)| *rank);
    let mut steps: Vec<String> = steps.into_iter().map(|(_, step)| step).collect();
    steps.extend(retreats(board, (before, after), choices, outcome));
    steps
}

/// Convoys are judged before supports, supports before moves.
fn rank(order: Order) -> u8 {
    match order {
        Order::Convoy { .. } => 0,
        Order::Support { .. } | Order::SupportMove { .. } => 1,
        Order::Move { .. } => 2,
        Order::Hold | Order::Illegal => 3,
    }
}

fn judged(order: Order, province: Province, outcome: &Outcome, causes: &Causes<'_>) -> Vec<String> {
    let failed = causes.failure(province);
    let well = match order {
        _ if failed.is_some() => None,
        Order::Hold | Order::Illegal => Some(causes.holding(province)),
        Order::Move { .. } => Some(causes.success(province)),
        Order::Support { .. } | Order::SupportMove { .. } => {
            Some("given: no attack cuts it (rules 8, 9 and 13)".to_owned())
        }
        Order::Convoy { .. } if outcome.disrupted.contains(province) => Some("is disrupted (rule 17)".to_owned()),
        Order::Convoy { .. } => Some("convoys: its fleet is not dislodged (rule 17)".to_owned()),
    };
    let rule = match order {
        _ if outcome.illegal.contains(province) => "DATC 4.E.1",
        Order::Move { .. } if outcome.stranded.contains(province) => "rules 17 and 20",
        Order::Move { .. } => "rules 3, 4 and 12",
        Order::Support { .. } | Order::SupportMove { .. } if outcome.void.contains(province) => "rules 8 and 9",
        Order::Support { .. } | Order::SupportMove { .. } => "rules 13 to 16",
        _ => "rule 17",
    };
    failed.map(|said| format!("fails: {} ({rule})", said.english)).or(well).into_iter().collect()
}

fn retreats(
    board: &Board,
    (before, after): (&Placement, &Placement),
    choices: &Choices,
    outcome: &Outcome,
) -> Vec<String> {
    let units = dislodged(board, (before, after), outcome, choices);
    units
        .into_iter()
        .map(|dislodged| {
            let unit = dislodged.unit;
            let from = board.province_of(unit.at);
            let name = format!("{} {}", unit.kind.name(), board.full_name(unit.at));
            let open: Vec<String> = dislodged.open.iter().map(|place| board.full_name(*place)).collect();
            let may = if open.is_empty() {
                "cannot retreat and is destroyed".to_owned()
            } else {
                format!("may retreat to {}", or_list(&open))
            };
            let shut = board.reach(unit.kind, unit.at).filter_map(|to| {
                let why = match closed(after, outcome, choices, (from, to))? {
                    Closed::Occupied => "is occupied",
                    Closed::Origin => "is where the attack came from",
                    Closed::Contested => "was left empty by a stand-off",
                    Closed::Barred => "cannot be entered now",
                };
                Some(format!("{} {why}", board.full_name(to.into())))
            });
            let shut: Vec<String> = shut.collect();
            let shut = if shut.is_empty() { String::new() } else { format!("; {}", shut.join(", ")) };
            format!("{name} {may}{shut} (rulebook, retreats)")
        })
        .collect()
}
