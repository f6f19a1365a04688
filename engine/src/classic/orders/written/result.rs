//! Orders as results tell them: `France: Army Paris -> Burgundy.  (*bounce*)`.

use super::line::Line;
use super::{WriteError, WrittenOrder, line, read_order};
use crate::classic::board::{Board, Power};

/// Reads an order that may be a line of results: after its power, with a full stop and what became of it behind. A unit without
/// an order, `Army Paris, No Order Processed`, held.
///
/// Gives the power that the line begins with, where it does.
///
/// # Errors
/// What is wrong in the order itself.
pub(in crate::classic) fn read_result(board: &Board, text: &str) -> Result<(Option<Power>, WrittenOrder), WriteError> {
    let told = text.split_once("(*").map_or(text, |(order, _)| order).trim();
    let (order, is_idle) = match told.split_once(", No Order Processed") {
        Some((unit, _)) => (unit, true),
        None => (told, false),
    };
    let order = order.replacen("Defaults, ", "", 1);
    let Line { heading, orders, .. } = line(board, &order);
    match orders.as_slice() {
        [unit] if is_idle => Ok((heading, read_order(board, &format!("{unit} H"))?)),
        [only] => Ok((heading, read_order(board, only)?)),
        _ => Ok((heading, read_order(board, text)?)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_results_mean_the_orders_that_they_tell_of() {
        let board = Board::standard();
        for (told, same) in [
            ("France: Army Paris -> Burgundy.", "A PAR - BUR"),
            ("France: Army  Paris -> Burgundy.  (*bounce, dislodged*)", "A PAR - BUR"),
            ("France: Army Gascony SUPPORT Army Marseilles -> Burgundy.", "A GAS S A MAR - BUR"),
            ("England: Fleet North Sea CONVOY Army London -> Norway.", "F NTH C A LON - NWY"),
            ("France: Fleet Brest HOLD.", "F BRE H"),
            ("France: Fleet Brest, No Order Processed.", "F BRE H"),
            ("Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.", "F STP/SC - BOT"),
            ("France: Army  Paris DISBAND.", "A PAR D"),
            ("France: Builds a fleet in Brest.", "BUILD F BRE"),
            ("France: Removes the army in Paris.", "REMOVE A PAR"),
            ("France: Defaults, removing the army in Paris.", "REMOVE A PAR"),
            ("France: Build waived.", "WAIVE"),
        ] {
            let read = read_result(&board, told).unwrap_or_else(|error| panic!("{told}: {error}"));
            assert_eq!(Ok(read.1), read_order(&board, same), "{told}");
            assert!(read.0.is_some(), "{told}");
        }
        assert!(read_result(&board, "France: Army Paris -> Nowhere.").is_err());
        assert!(read_result(&board, "France: A Par H; A Mar H").is_err(), "that is two orders");
    }
}
