//! The boards that ship with the engine.

use super::layout::Board;

impl Board {
    /// The standard board: 75 playable spaces, 34 centres, seven powers.
    pub fn standard() -> Board {
        Board::parse(STANDARD).expect("the board that ships with the engine is tested")
    }
}

/// The file of the standard board, as it ships.
pub const STANDARD: &str = include_str!("../../../boards/standard.board");

/// Every board that ships, by name; the first one is the default.
pub const SHIPPED: &[(&str, &str)] = &[
    ("standard", STANDARD),
    ("strait", include_str!("../../../boards/strait.board")),
    ("ring", include_str!("../../../boards/ring.board")),
    ("archipelago", include_str!("../../../boards/archipelago.board")),
    ("fleet-rome", include_str!("../../../boards/fleet-rome.board")),
    ("1898", include_str!("../../../boards/1898.board")),
];
