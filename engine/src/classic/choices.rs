//! House rules: the choices of DATC section 4, one by one and as presets.

mod options;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Rule, Until};

pub use options::*;

/// The house rules of a game. `Choices::default()` follows the rulebooks of 2000 and 2023 where the
/// Diplomacy Adjudicator Test Cases (3.2) prefer them.
///
/// ```
/// use chancery_engine::classic::Choices;
/// use chancery_engine::classic::choices::Paradox;
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
        Choices::DEFAULT
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
    #[error("no rule preset is called `{0}`; there are {known}", known = Choices::PRESETS.join(", "))]
    Preset(String),
}

impl Choices {
    const DEFAULT: Choices = Choices {
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
    };

    /// The presets by name.
    pub const PRESETS: &'static [&'static str] =
        &["default", "1971", "1982", "2000", "2023", "dptg", "recorded", "source"];

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
            // The source documents, read literally: rules 20 to 22 of the adjudicator's list for convoys, convoy or land by the owner of the fleets,
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

macro_rules! numbered {
    ($($number:literal $field:ident $kind:ident),+ $(,)?) => {
        impl Choices {
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
                match number {
                    $($number => self.$field = $kind::read(option).ok_or_else(|| wrong($kind::KEYS))?,)+
                    _ => return Err(ChoiceError::Number(number.to_owned())),
                }
                Ok(())
            }

            /// Every choice with its option, by number.
            pub fn list(&self) -> BTreeMap<&'static str, &'static str> {
                BTreeMap::from([$(($number, self.$field.key())),+])
            }

            /// The choices as house rules of a game: a preset, and what differs from it.
            pub const RULES: &'static [Rule] = &[
                Rule {
                    key: "preset",
                    values: Choices::PRESETS,
                    default: "default",
                    example: "default",
                    until: Until::Start,
                    phrase: "classic-rule-preset",
                },
                $(Rule {
                    key: $number,
                    values: $kind::KEYS,
                    default: Choices::DEFAULT.$field.key(),
                    example: Choices::DEFAULT.$field.key(),
                    until: Until::Start,
                    phrase: "classic-rule-number",
                }),+
            ];
        }
    };
}

numbered! {
    "4.A.1" routes Routes, "4.A.2" paradox Paradox, "4.A.3" intent Intent, "4.A.4" origin Origin,
    "4.A.5" retreat_to_origin RetreatToOrigin, "4.A.6" named_way NamedWay, "4.A.7" dislodged_bounce DislodgedBounce,
    "4.B.2" omitted_coast OmittedCoast, "4.B.3" wrong_coast WrongCoast, "4.B.4" support_coast SupportCoast,
    "4.B.5" needless_coast NeedlessCoast, "4.B.6" army_coast NeedlessCoast, "4.C.4" inland_fleet InlandFleet,
    "4.D.4" too_many_builds TooMany, "4.D.6" too_many_removals TooMany, "4.D.8" removal Removal,
    "4.E.1" illegality Illegality,
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
