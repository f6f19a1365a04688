//! What can be chosen: the options of each choice of DATC section 4, with the letters by which they are set.

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $key:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }
        impl $name {
            pub(super) fn read(text: &str) -> Option<Self> {
                match text { $($key => Some(Self::$variant),)+ _ => None }
            }
            pub(super) const fn key(self) -> &'static str {
                match self { $(Self::$variant => $key),+ }
            }
            pub(super) const KEYS: &'static [&'static str] = &[$($key),+];
        }
    };
}

choice! {
    /// DATC 4.A.1: when an army with several convoy routes is stopped.
    Routes {
        /// One broken route is enough (1971).
        Any = "a",
        /// Only when every route is broken.
        Every = "b",
    }
}
choice! {
    /// DATC 4.A.2: what happens when the landing decides whether the convoy survives.
    Paradox {
        /// A convoyed army cuts no support for an attack on a fleet of its convoy.
        Y1971 = "1971",
        /// It cuts no fleet's support of any action in a sea where a fleet convoys.
        Y1982 = "1982",
        /// As 1971, but only for fleets without which no route is left.
        Y2000 = "2000",
        /// Every move in the paradox fails.
        AllHold = "all-hold",
        /// The convoying fleets of the paradox do not convoy (Szykman).
        Szykman = "szykman",
    }
}
choice! {
    /// DATC 4.A.3: land or convoy for an army ordered to a neighbour.
    Intent {
        /// By convoy only to trade places, when the convoy holds.
        Y1971 = "1971",
        /// By what the owner's other orders show.
        Y1982 = "1982",
        /// By convoy if its own power's fleet convoys or the order says so; by land when that fails.
        Fallback = "2000-fallback",
        /// The same, but a chosen convoy never falls back to land.
        Y2025 = "2025",
        /// By convoy only when the order says so.
        Explicit = "dptg",
    }
}
choice! {
    /// DATC 4.A.4: where a convoyed attack comes from.
    Origin {
        /// From the province that the army started in.
        Start = "start",
        /// From the last fleet.
        Brannan = "brannan",
    }
}
choice! {
    /// DATC 4.A.5: whether a unit may retreat to where its convoyed dislodger started.
    RetreatToOrigin {
        /// It may not.
        No = "a",
        /// It may.
        Yes = "b",
    }
}
choice! {
    /// DATC 4.A.6: a convoy way written out in the army's order.
    NamedWay {
        /// Is ignored.
        Ignored = "a",
        /// Binds: other fleets do not carry it.
        Binds = "b",
    }
}
choice! {
    /// DATC 4.A.7: whether a unit dislodged from its goal by convoy still bounces others there.
    DislodgedBounce {
        /// Never.
        Never = "a",
        /// Unless the two met head to head.
        Unless = "b",
    }
}
choice! {
    /// DATC 4.B.2: a fleet move that omits the only possible coast.
    OmittedCoast {
        /// Goes to that coast.
        Supplied = "a",
        /// Is void.
        Void = "b",
    }
}
choice! {
    /// DATC 4.B.3: a fleet move that names a coast it cannot reach, when it can reach the other.
    WrongCoast {
        /// Goes to the other.
        Corrected = "a",
        /// Is illegal.
        Illegal = "b",
    }
}
choice! {
    /// DATC 4.B.4: a support that names no coast where the supported fleet could reach two.
    SupportCoast {
        /// Illegal.
        Required = "a",
        /// Good for an own unit only.
        Own = "b",
        /// Good for both coasts.
        Either = "c",
        /// A named coast is not even compared.
        Ignored = "ignore",
    }
}
choice! {
    /// DATC 4.B.5 and 4.B.6: a coast that is wrong where none is needed.
    NeedlessCoast {
        /// Makes the order illegal.
        Illegal = "a",
        /// Is ignored.
        Ignored = "b",
    }
}
choice! {
    /// DATC 4.C.4: a fleet ordered built inland.
    InlandFleet {
        /// Nothing is built.
        Fails = "a",
        /// An army is built.
        Army = "b",
    }
}
choice! {
    /// DATC 4.D.4 and 4.D.6: more builds or removals ordered than are due.
    TooMany {
        /// None counts.
        None = "a",
        /// The first legal ones count.
        First = "b",
        /// The last legal ones count.
        Last = "c",
    }
}
choice! {
    /// DATC 4.D.8: which unit goes when removals are not ordered.
    Removal {
        /// Farthest from the nearest home centre: fleets by fleet moves, armies over sea too.
        Home = "home",
        /// Farthest from the nearest home centre, every space counts for every unit.
        HomeAny = "home-any",
        /// Farthest from the nearest owned centre, every space counts for every unit.
        Owned = "c",
    }
}
choice! {
    /// DATC 4.E.1: what an illegal order does.
    Illegality {
        /// It is ignored; the unit holds and can be supported.
        Narrow = "narrow",
        /// An impossible move still bars hold support.
        Move = "move",
        /// A superfluous fleet may convoy and show intent.
        Lenient = "lenient",
    }
}
