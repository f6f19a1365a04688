//! Terms of a package: agreements that change the state of the game.

use crate::reformation::scenario::{City, Leader, Power};

/// One term of a package.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Term {
    /// `ENGLAND AND FRANCE END WAR` (R20)
    EndWar(Power, Power),
    /// `ENGLAND AND FRANCE ALLY`
    Ally(Power, Power),
    /// `FRANCE LENDS 1 SQUADRON AT ROUEN TO ENGLAND`, `... WITH ANDREA DORIA TO ENGLAND` (R15)
    Lend {
        /// Whose ships they are.
        from: Power,
        /// How many.
        count: u8,
        /// Whether corsairs were named, which are never lent.
        corsairs: bool,
        /// The port in which they lie.
        at: City,
        /// The naval leader who goes with them.
        with: Option<Leader>,
        /// For whom they sail.
        to: Power,
    },
    /// `HABSBURGS FREES FRANCIS`
    Free {
        /// Who is said to hold him.
        by: Power,
        /// Whom.
        leader: Leader,
    },
    /// `FRANCE CEDES METZ TO ENGLAND`, `FRANCE CEDES METZ, LYON TO ENGLAND`
    Cede {
        /// Who controls them.
        from: Power,
        /// Which.
        cities: Vec<City>,
        /// Who gets them.
        to: Power,
    },
    /// `FRANCE GIVES 1 CARD TO ENGLAND` (R14)
    Cards {
        /// From whose hand they are drawn.
        from: Power,
        /// How many.
        count: u8,
        /// Who gets them.
        to: Power,
    },
    /// `FRANCE GIVES 3 MERCENARIES FROM MILAN 2, PARIS 1 TO PAPACY` (R19)
    Mercenaries {
        /// Whose they are.
        from: Power,
        /// How many.
        count: u8,
        /// From which cities, and how many of each; none named: in the order of the list. A single city may be named
        /// without a number: all of them come from there.
        at: Vec<(City, Option<u8>)>,
        /// Who gets them.
        to: Power,
    },
    /// `PAPACY GRANTS DIVORCE` to England (R13)
    Divorce {
        /// Who grants it: only the Papacy can.
        by: Power,
    },
    /// `PAPACY ABSOLVES ENGLAND`
    Absolve {
        /// Who absolves: only the Papacy can.
        by: Power,
        /// Whom.
        whom: Power,
    },
}
