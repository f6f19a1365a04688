//! House rules: the choices of DATC section 4, one by one and as presets.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $key:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }
        impl $name {
            fn read(text: &str) -> Option<Self> {
                match text { $($key => Some(Self::$variant),)+ _ => None }
            }
            fn key(self) -> &'static str {
                match self { $(Self::$variant => $key),+ }
            }
            const KEYS: &'static [&'static str] = &[$($key),+];
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

/// The house rules of a game. `Choices::default()` follows the rulebooks of 2000 and 2023 where the
/// Diplomacy Adjudicator Test Cases (3.2) prefer them.
///
/// ```
/// use engine::classic::{Choices, Paradox};
///
/// let mut choices = Choices::preset("recorded").unwrap();
/// choices.set("4.A.2", "1982").unwrap();
/// assert_eq!(choices.paradox, Paradox::Y1982);
/// assert!(choices.set("4.A.2", "1983").is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    /// 4.A.1
    pub routes: Routes,
    /// 4.A.2
    pub paradox: Paradox,
    /// 4.A.3
    pub intent: Intent,
    /// 4.A.4
    pub origin: Origin,
    /// 4.A.5
    pub retreat_to_origin: RetreatToOrigin,
    /// 4.A.6
    pub named_way: NamedWay,
    /// 4.A.7
    pub dislodged_bounce: DislodgedBounce,
    /// 4.B.2
    pub omitted_coast: OmittedCoast,
    /// 4.B.3
    pub wrong_coast: WrongCoast,
    /// 4.B.4
    pub support_coast: SupportCoast,
    /// 4.B.5
    pub needless_coast: NeedlessCoast,
    /// 4.B.6
    pub army_coast: NeedlessCoast,
    /// 4.C.4
    pub inland_fleet: InlandFleet,
    /// 4.D.4
    pub too_many_builds: TooMany,
    /// 4.D.6
    pub too_many_removals: TooMany,
    /// 4.D.8
    pub removal: Removal,
    /// 4.E.1
    pub illegality: Illegality,
}

impl Default for Choices {
    fn default() -> Self {
        Choices {
            routes: Routes::Every,
            paradox: Paradox::Szykman,
            intent: Intent::Y2025,
            origin: Origin::Start,
            retreat_to_origin: RetreatToOrigin::Yes,
            named_way: NamedWay::Ignored,
            dislodged_bounce: DislodgedBounce::Unless,
            omitted_coast: OmittedCoast::Supplied,
            wrong_coast: WrongCoast::Illegal,
            support_coast: SupportCoast::Either,
            needless_coast: NeedlessCoast::Ignored,
            army_coast: NeedlessCoast::Ignored,
            inland_fleet: InlandFleet::Fails,
            too_many_builds: TooMany::First,
            too_many_removals: TooMany::First,
            removal: Removal::Owned,
            illegality: Illegality::Narrow,
        }
    }
}

/// A house rule that does not exist.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChoiceError {
    /// No choice of that number.
    #[error("no rule choice is numbered `{0}`; see DATC section 4, as in 4.A.2")]
    Number(String),
    /// The choice has no such option.
    #[error("{number} has no option `{option}`; the options are {known}")]
    Option {
        /// The number of the choice, `4.A.2`.
        number: String,
        /// What was asked for.
        option: String,
        /// What there is.
        known: String,
    },
    /// No preset of that name.
    #[error("no rule preset is called `{0}`; there are default, 1971, 1982, 2000, 2023, dptg, recorded, source")]
    Preset(String),
}

impl Choices {
    /// The presets by name.
    pub const PRESETS: [&'static str; 8] = ["default", "1971", "1982", "2000", "2023", "dptg", "recorded", "source"];

    /// The choices of a rulebook edition, of other adjudicators, or of the source documents.
    ///
    /// # Errors
    /// There is no such preset.
    pub fn preset(name: &str) -> Result<Choices, ChoiceError> {
        let base = Choices::default();
        let removal = Removal::Home;
        Ok(match name {
            "default" | "2023" => base,
            "1971" => Choices {
                routes: Routes::Any,
                paradox: Paradox::Y1971,
                intent: Intent::Y1971,
                retreat_to_origin: RetreatToOrigin::No,
                removal,
                ..base
            },
            "1982" => Choices {
                paradox: Paradox::Y1982,
                intent: Intent::Y1982,
                retreat_to_origin: RetreatToOrigin::No,
                removal,
                ..base
            },
            "2000" => Choices { paradox: Paradox::Y2000, retreat_to_origin: RetreatToOrigin::No, removal, ..base },
            "dptg" => Choices { intent: Intent::Explicit, removal, ..base },
            "recorded" => Choices { removal: Removal::HomeAny, ..base },
            // The source documents, read literally: rules 20 to 22 for convoys, convoy or land by the owner of the fleets,
            // a dislodged unit has no effect on where its dislodger came from (rule 11) and never retreats there.
            "source" => Choices {
                paradox: Paradox::Y2000,
                intent: Intent::Y2025,
                retreat_to_origin: RetreatToOrigin::No,
                dislodged_bounce: DislodgedBounce::Never,
                removal,
                ..base
            },
            _ => return Err(ChoiceError::Preset(name.to_owned())),
        })
    }

    /// Sets one choice by its number.
    ///
    /// # Errors
    /// The number or the option does not exist.
    pub fn set(&mut self, number: &str, option: &str) -> Result<(), ChoiceError> {
        let wrong = |known: &[&str]| ChoiceError::Option {
            number: number.to_owned(),
            option: option.to_owned(),
            known: known.join(", "),
        };
        macro_rules! set {
            ($($number:literal $field:ident $kind:ident),+ $(,)?) => {
                match number {
                    $($number => self.$field = $kind::read(option).ok_or_else(|| wrong($kind::KEYS))?,)+
                    _ => return Err(ChoiceError::Number(number.to_owned())),
                }
            };
        }
        set! {
            "4.A.1" routes Routes, "4.A.2" paradox Paradox, "4.A.3" intent Intent, "4.A.4" origin Origin,
            "4.A.5" retreat_to_origin RetreatToOrigin, "4.A.6" named_way NamedWay, "4.A.7" dislodged_bounce DislodgedBounce,
            "4.B.2" omitted_coast OmittedCoast, "4.B.3" wrong_coast WrongCoast, "4.B.4" support_coast SupportCoast,
            "4.B.5" needless_coast NeedlessCoast, "4.B.6" army_coast NeedlessCoast, "4.C.4" inland_fleet InlandFleet,
            "4.D.4" too_many_builds TooMany, "4.D.6" too_many_removals TooMany, "4.D.8" removal Removal,
            "4.E.1" illegality Illegality,
        }
        Ok(())
    }

    /// Every choice with its option, by number.
    pub fn list(&self) -> BTreeMap<&'static str, &'static str> {
        BTreeMap::from([
            ("4.A.1", self.routes.key()),
            ("4.A.2", self.paradox.key()),
            ("4.A.3", self.intent.key()),
            ("4.A.4", self.origin.key()),
            ("4.A.5", self.retreat_to_origin.key()),
            ("4.A.6", self.named_way.key()),
            ("4.A.7", self.dislodged_bounce.key()),
            ("4.B.2", self.omitted_coast.key()),
            ("4.B.3", self.wrong_coast.key()),
            ("4.B.4", self.support_coast.key()),
            ("4.B.5", self.needless_coast.key()),
            ("4.B.6", self.army_coast.key()),
            ("4.C.4", self.inland_fleet.key()),
            ("4.D.4", self.too_many_builds.key()),
            ("4.D.6", self.too_many_removals.key()),
            ("4.D.8", self.removal.key()),
            ("4.E.1", self.illegality.key()),
        ])
    }

    /// Reads `preset` and numbered choices from a map, as JSON lines and `CREATE` give them.
    ///
    /// # Errors
    /// The first preset, number or option that does not exist.
    pub fn from_map(map: &BTreeMap<String, String>) -> Result<Choices, ChoiceError> {
        let mut choices = Choices::preset(map.get("preset").map_or("default", String::as_str))?;
        for (number, option) in map.iter().filter(|(number, _)| *number != "preset") {
            choices.set(number, option)?;
        }
        Ok(choices)
    }
}

impl Serialize for Choices {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.list().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Choices {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = BTreeMap::<String, String>::deserialize(deserializer)?;
        Choices::from_map(&map).map_err(serde::de::Error::custom)
    }
}
