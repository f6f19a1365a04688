//! The games of a seed: of every ruleset that plays, and of the small ones that the tests have.

/// A game as it is opened, and how many seats it has.
pub(crate) struct Table {
    pub(crate) name: &'static str,
    pub(crate) setup: &'static str,
    pub(crate) seats: usize,
    /// What its master writes once it has started; empty: nothing.
    pub(crate) begins: &'static str,
}

const fn table(name: &'static str, setup: &'static str, seats: usize) -> Table {
    Table { name, setup, seats, begins: "" }
}

/// Every game: twenty and one.
pub(crate) static TABLES: [Table; 21] = [
    table("bidsa", "numbers bid=7d grace=6h", 2),
    table("bidsb", "numbers bid=5d grace=1d", 2),
    table("bidsc", "numbers bid=6d zone=Europe/Sofia hour=20:00", 2),
    table("bidsd", "numbers bid=4d zone=America/New_York hour=02:30 grace=0h", 2),
    table("bidse", "numbers bid=6d reminder=12h", 2),
    table("bidsf", "numbers bid=4d grace=12h", 2),
    table("handsa", "hands bid=6d", 2),
    table("handsb", "hands bid=5d grace=2d", 2),
    table("handsc", "hands bid=4d zone=Europe/Sofia hour=3:30", 2),
    table("handsd", "hands bid=7d", 2),
    table("cardsa", "cards talk=48h play=48h", 3),
    table("cardsb", "cards talk=72h play=24h", 3),
    table("straita", "classic variant=strait move=6d retreat=48h build=48h", 2),
    table("straitb", "classic variant=strait move=5d retreat=48h build=24h zone=Europe/Sofia hour=20:00", 2),
    table("straitc", "classic variant=strait move=6d retreat=36h build=36h press=none", 2),
    table("straitd", "classic variant=strait move=7d retreat=48h build=24h", 2),
    table("worlda", "classic move=9d retreat=48h build=48h", 7),
    table("gulfa", "empires gulf orders=6d", 3),
    table("gulfb", "empires gulf orders=9d", 3),
    Table {
        begins: "FACT TURN 5\nFACT HAND OTTOMANS 1 24 66 92\nFACT HAND HABSBURGS 2 26 79 100 102\nFACT HAND ENGLAND 3 31 69 91\n\
                 FACT HAND FRANCE 4 25 77 105\nFACT HAND PAPACY 5 6 12 28 52\nFACT HAND PROTESTANTS 7 65 90\nOPEN DIPLOMACY",
        ..table(
            "wara",
            "reformation start=midgame talk=72h seal=48h peace=48h ransom=48h pardon=48h war=48h answer=48h",
            6,
        )
    },
    table("bidsg", "numbers bid=5d", 2),
];
