//! The rules of `empires` a second time: plain and slow, as close to the sentences of the rulings as can be, for tests
//! that compare it with the engine's own.
//!
//! [`play`] takes a position and the sheets of all powers, and gives the next position and what happened. It knows no
//! indices and no caches: whatever is asked is looked for again. Rulings are named by their numbers (R, N).

pub(crate) mod accounts;
pub(crate) mod attaching;
pub(crate) mod battles;
pub(crate) mod closing;
pub(crate) mod entering;
pub(crate) mod losses;
pub(crate) mod map;
pub(crate) mod marches;
pub(crate) mod names;
pub(crate) mod neutrals;
pub(crate) mod orders;
pub(crate) mod plans;
pub(crate) mod position;
pub(crate) mod report;
pub(crate) mod ships;
pub(crate) mod supports;
pub(crate) mod surrender;
pub(crate) mod tolls;
pub(crate) mod treaties;
pub(crate) mod turn;
pub(crate) mod victory;
pub(crate) mod ways;

use std::collections::BTreeMap;

pub(crate) use position::Position;
pub(crate) use report::Report;
use turn::Turn;

/// The lines of each power. Those of neutral states are the master's (R67).
pub(crate) type Sheets = BTreeMap<String, Vec<String>>;

/// Plays one turn in the fifteen steps of R1. The fifteenth is the report.
pub(crate) fn play(before: &Position, sheets: &Sheets) -> (Position, Report) {
    let mut turn = Turn::begin(before, sheets);
    treaties::settle(&mut turn); // 1 treaties, denunciations, declarations of war
    neutrals::lead(&mut turn); //   and with them known the orders of neutral states (R39)
    attaching::attach(&mut turn); // 2 detach, attach
    accounts::pay(&mut turn); // 3 every expense is paid
    ships::sail(&mut turn); // 4 ships move
    ships::fight(&mut turn); // 5 sea and port battles
    marches::go(&mut turn); // 6 land units move
    let victories = battles::fight(&mut turn); // 7 land battles
    entering::enter(&mut turn, &victories); // 8 winners enter, the beaten retreat, ships leave fallen ports
    entering::lose_at_sea(&mut turn); // 9 unescorted land units at sea are lost
    surrender::settle(&mut turn); // 10 surrender
    closing::encircle(&mut turn); // 11 encirclement is found
    closing::collect(&mut turn); // 12 income
    closing::build(&mut turn); // 13 new units and arsenals
    closing::detach_strays(&mut turn); //   and corps away from their headquarters are detached (R14)
    surrender::drop_the_beaten(&mut turn); //   and who has nothing left is out (R60)
    victory::find(&mut turn); // 14 victory
    (turn.now, turn.report) // 15 the report
}
