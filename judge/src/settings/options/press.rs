//! A game's press: in which colours, to whom, when, and what is known of its players.

use serde::{Deserialize, Serialize};

/// The rules of a game's press. What [`Default`] says is how games are played that were stored before there was a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct PressRules {
    /// In which colours it is written.
    pub colour: Colour,
    /// Whether it may go to some alone.
    pub partial: bool,
    /// Whether its header may lie.
    pub fake: Fake,
    /// What those may write who look on.
    pub observers: Observers,
    /// Whether players may write whose orders are late.
    pub late: bool,
    /// Whether anybody may while somebody's are.
    pub grace: bool,
    /// Whether it is open in turns between those in which players talk.
    pub minor: bool,
    /// Whether only those write whose orders are complete.
    pub must_order: bool,
    /// Whether players write only to those whose pieces stand beside theirs, and once a turn to everybody.
    pub touch: bool,
    /// Whether press without a text is sent.
    pub blank: bool,
    /// Whether press may be handed in that comes with the results.
    pub postal: bool,
    /// Who may ask for all that is written.
    pub watch: Watch,
    /// Whether nobody learns who plays.
    pub gunboat: bool,
    /// Whether everybody learns it at the end.
    pub reveal: bool,
}

impl Default for PressRules {
    fn default() -> Self {
        PressRules {
            colour: Colour::White,
            partial: true,
            fake: Fake::None,
            observers: Observers::None,
            late: true,
            grace: true,
            minor: true,
            must_order: false,
            touch: false,
            blank: false,
            postal: false,
            watch: Watch::None,
            gunboat: false,
            reveal: true,
        }
    }
}

/// In which colours press is written: white tells its author, grey does not. Of two the first is meant where nobody says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Colour {
    None,
    White,
    Grey,
    WhiteGrey,
    GreyWhite,
}

/// Whether the header of press to some may name others than its readers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fake {
    /// Never.
    None,
    /// Where its author says so.
    May,
    /// It names everybody, unless its author says otherwise.
    Default,
    /// It always names everybody.
    Always,
}

/// What those may write who look on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Observers {
    /// Nothing, but to the master.
    None,
    /// White press to everybody.
    White,
    /// Whatever players may.
    Any,
}

/// Who may ask for all that is written to some alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watch {
    /// Nobody.
    None,
    /// The master.
    Master,
    /// He and those who look on.
    Observers,
}

impl Colour {
    /// Whether press may be written at all.
    pub fn is_open(self) -> bool {
        self != Colour::None
    }

    /// Whether white press is written.
    pub fn has_white(self) -> bool {
        !matches!(self, Colour::None | Colour::Grey)
    }

    /// Whether grey press is written.
    pub fn has_grey(self) -> bool {
        !matches!(self, Colour::None | Colour::White)
    }

    /// Whether press is grey where nobody says in which colour.
    pub fn is_grey_by_default(self) -> bool {
        matches!(self, Colour::Grey | Colour::GreyWhite)
    }
}
