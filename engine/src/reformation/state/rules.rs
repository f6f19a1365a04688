//! House rules of a game.

use crate::reformation::scenario::PowerSet;

/// What players may agree to play otherwise; every default is a ruling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HouseRules {
    /// Only drafts that somebody else has confirmed are announced (R9).
    pub quiet: bool,
    /// Ransom and absolution share one step (R29).
    pub merge: bool,
    /// Wars are declared one power after the other, in the standard order (R42).
    pub in_order: bool,
    /// The most cards that a power may give in a turn to all others together (R14); 0: two to each other power.
    pub cards_total: u8,
    /// Whether a third power's troops may stay in a ceded city whose new holder is their ally (R17).
    pub guests_stay: bool,
    /// Whether wars on minor powers cost what the display says, rather than one command point (R40).
    pub minor_display: bool,
    /// Whether home cards may pay for wars (R43).
    pub home_cards_pay: bool,
    /// On whom war may not be declared, beyond what the source forbids (R41).
    pub war_bars: WarBars,
    /// Great powers that one player commands together; packages between them need no confirmation (R62).
    pub together: Vec<PowerSet>,
}

/// On whom war may not be declared (R41).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WarBars {
    /// An ally of this turn.
    pub ally: bool,
    /// A power with which a war was ended this turn.
    pub peace_this_turn: bool,
    /// The Protestants before the league, and they on anybody.
    pub league_not_formed: bool,
    /// A minor power that is active: war is declared on its ally.
    pub minor_active: bool,
    /// A minor power whose protector is an ally, or was made peace with this turn.
    pub friend_of_protector: bool,
}

impl Default for WarBars {
    fn default() -> WarBars {
        let all = true;
        WarBars { ally: all, peace_this_turn: all, league_not_formed: all, minor_active: all, friend_of_protector: all }
    }
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules {
            quiet: false,
            merge: false,
            in_order: false,
            cards_total: 0,
            guests_stay: false,
            minor_display: false,
            home_cards_pay: true,
            war_bars: WarBars::default(),
            together: Vec::new(),
        }
    }
}
