//! The games of a seed: of every ruleset that plays, and of the small ones that the tests have.

/// A game as it is opened, and how many seats it has.
pub(crate) struct Table {
    pub(crate) name: &'static str,
    pub(crate) setup: &'static str,
    pub(crate) seats: usize,
    /// What its master writes once it has started; empty: nothing.
    pub(crate) begins: &'static str,
    /// In how many looks at the world one of its players answers a letter that waits once.
    pub(crate) answers: u64,
}

/// A game in which a turn follows the other within days.
const fn brisk(name: &'static str, setup: &'static str, seats: usize) -> Table {
    Table { name, setup, seats, begins: "", answers: 14 }
}

/// One in which two or three come in a month: what befalls a judge befalls it between turns as well, and a seed costs by its letters.
const fn slow(name: &'static str, setup: &'static str, seats: usize) -> Table {
    Table { answers: 40, ..brisk(name, setup, seats) }
}

/// Every game: twenty, with a brisk one of each ruleset.
pub(crate) static TABLES: [Table; 20] = [
    slow("bidsa", "numbers bid=20d grace=6h", 2),
    brisk("bidsb", "numbers bid=5d grace=1d", 2),
    brisk("bidsc", "numbers bid=6d zone=Europe/Sofia hour=20:00", 2),
    slow("bidsd", "numbers bid=12d zone=America/New_York hour=02:30 grace=0h", 2),
    slow("bidse", "numbers bid=18d reminder=12h", 2),
    brisk("bidsf", "numbers bid=4d grace=12h", 2),
    slow("handsa", "hands bid=20d", 2),
    brisk("handsb", "hands bid=5d grace=2d", 2),
    slow("handsc", "hands bid=14d zone=Europe/Sofia hour=3:30", 2),
    slow("handsd", "hands bid=18d", 2),
    brisk("cardsa", "cards talk=72h play=72h", 3),
    slow("cardsb", "cards talk=14d play=7d", 3),
    slow("straita", "classic variant=strait move=18d retreat=72h build=72h", 2),
    brisk("straitb", "classic variant=strait move=5d retreat=48h build=24h zone=Europe/Sofia hour=20:00", 2),
    slow("straitc", "classic variant=strait move=16d retreat=36h build=36h press=none", 2),
    slow("straitd", "classic variant=strait move=20d retreat=48h build=24h", 2),
    Table { answers: 20, ..slow("worlda", "classic move=12d retreat=48h build=48h", 7) },
    brisk("gulfa", "empires gulf orders=8d", 3),
    slow("gulfb", "empires gulf orders=18d", 3),
    Table {
        begins: "FACT TURN 5\nFACT HAND OTTOMANS 1 24 66 92\nFACT HAND HABSBURGS 2 26 79 100 102\nFACT HAND ENGLAND 3 31 69 91\n\
                 FACT HAND FRANCE 4 25 77 105\nFACT HAND PAPACY 5 6 12 28 52\nFACT HAND PROTESTANTS 7 65 90\nOPEN DIPLOMACY",
        ..brisk("wara", "reformation start=midgame talk=9d seal=5d peace=5d ransom=5d pardon=5d war=5d answer=5d", 6)
    },
];
