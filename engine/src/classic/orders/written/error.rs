//! Why a text is no order, in words that name what would be right.

use crate::classic::board::{Coast, PhaseKind};
use crate::{Phrase, Said, Term};

/// Why a text is no order.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WriteError {
    /// No province has this name.
    #[error("no province is called `{word}`{}", hint(.near))]
    UnknownProvince {
        /// What was written.
        word: String,
        /// Names that are near.
        near: Vec<String>,
    },
    /// No province has any of these names.
    #[error("no province is called {}", misspelt_list(.misspelt))]
    UnknownProvinces {
        /// The names, each with those that it may stand for.
        misspelt: Vec<Misspelt>,
    },
    /// Several provinces have names that begin so.
    #[error("`{word}` could be {}", or_list(.candidates))]
    AmbiguousProvince {
        /// What was written.
        word: String,
        /// What it could be.
        candidates: Vec<String>,
    },
    /// The province has no such coast.
    #[error("{place} has no {}; write {}", .coast.words(), or_list(.coasts))]
    NoSuchCoast {
        /// The province.
        place: String,
        /// The coast.
        coast: Coast,
        /// The ways to write it: `Spa/nc`, `Spa/sc`.
        coasts: Vec<String>,
    },
    /// What stands where a coast could is none.
    #[error("`{word}` is no coast; write {}", or_list(.coasts))]
    UnknownCoast {
        /// What was written.
        word: String,
        /// The ways to write the province, with its coasts if it has any.
        coasts: Vec<String>,
    },
    /// The order ends too early.
    #[error("the order ends where {0} should follow")]
    Ends(Wanted),
    /// Something stands where it makes no sense.
    #[error("`{word}` is not understood here; {wanted} would be")]
    Unexpected {
        /// What was written.
        word: String,
        /// What could stand there.
        wanted: Wanted,
    },
}

/// A name with slips in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misspelt {
    /// What was written.
    pub word: String,
    /// Names that are near.
    pub near: Vec<String>,
}

/// What could stand at a place of an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A whole order.
    Order,
    /// The unit that supports or convoys, in front of that word.
    Doer,
    /// A province.
    Province,
    /// What a unit does.
    Deed,
    /// What a dislodged unit does.
    Retreat,
    /// The sign and the goal of a convoyed army.
    ConvoyGoal,
    /// What a supported unit does.
    SupportedDeed,
    /// The end.
    Nothing,
}

impl Wanted {
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Wanted::Order => ("order", "an order"),
            Wanted::Doer => ("doer", "the unit that does it"),
            Wanted::Province => ("province", "a province"),
            Wanted::Deed => ("deed", "`-`, `H`, `S` or `C`"),
            Wanted::Retreat => ("retreat", "`-` and a place, or `D`"),
            Wanted::ConvoyGoal => ("convoy-goal", "`-` and the army's goal"),
            Wanted::SupportedDeed => ("supported-deed", "`-` and a goal, `H`, or nothing"),
            Wanted::Nothing => ("nothing", "nothing more"),
        }
    }
}

impl std::fmt::Display for Wanted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.words().1)
    }
}

impl WriteError {
    /// The same error where the phase is known: what a unit could do there.
    #[must_use]
    pub fn in_phase(mut self, phase: PhaseKind) -> WriteError {
        if let WriteError::Unexpected { wanted, .. } = &mut self
            && *wanted == Wanted::Deed
        {
            *wanted = match phase {
                PhaseKind::Movement => Wanted::Deed,
                PhaseKind::Retreats => Wanted::Retreat,
                PhaseKind::Adjustments => Wanted::Nothing,
            };
        }
        self
    }

    /// The error in English and as a phrase.
    pub fn said(&self) -> Said {
        let names = |names: &[String]| Term::AnyOf { or: names.iter().map(|name| Term::name(name)).collect() };
        let phrase = match self {
            WriteError::UnknownProvince { word, near } if near.is_empty() => {
                Phrase::new("classic-unknown-province").with("word", word.as_str())
            }
            WriteError::UnknownProvince { word, near } => {
                Phrase::new("classic-unknown-province-near").with("word", word.as_str()).with("near", names(near))
            }
            WriteError::UnknownProvinces { misspelt } => {
                let words = misspelt.iter().map(|slip| Term::Text(slip.word.clone())).collect();
                let near = misspelt.iter().map(|slip| names(&slip.near)).collect();
                Phrase::new("classic-unknown-provinces")
                    .with("words", Term::AnyOf { or: words })
                    .with("near", Term::AllOf { and: near })
            }
            WriteError::AmbiguousProvince { word, candidates } => {
                Phrase::new("classic-ambiguous-province").with("word", word.as_str()).with("names", names(candidates))
            }
            WriteError::NoSuchCoast { place, coast, coasts } => Phrase::new("classic-no-such-coast")
                .with("place", Term::name(place))
                .with("coast", coast.letters())
                .with("coasts", any_of(coasts)),
            WriteError::UnknownCoast { word, coasts } => {
                Phrase::new("classic-unknown-coast").with("word", word.as_str()).with("coasts", any_of(coasts))
            }
            WriteError::Ends(wanted) => Phrase::new("classic-order-ends").with("wanted", wanted.words().0),
            WriteError::Unexpected { word, wanted } => {
                Phrase::new("classic-not-understood").with("word", word.as_str()).with("wanted", wanted.words().0)
            }
        };
        phrase.said(self.to_string())
    }
}

fn hint(near: &[String]) -> String {
    if near.is_empty() { String::new() } else { format!(" (did you mean {}?)", or_list(near)) }
}

/// `Liverpol or Yorkshre (did you mean Liverpool and Yorkshire?)`
fn misspelt_list(misspelt: &[Misspelt]) -> String {
    let words: Vec<String> = misspelt.iter().map(|slip| slip.word.clone()).collect();
    let near: Vec<String> = misspelt.iter().map(|slip| or_list(&slip.near)).collect();
    format!("{} (did you mean {}?)", or_list(&words), near.join(" and "))
}

/// The same for a phrase, where each reader has his own word for it.
pub(crate) fn any_of(codes: &[String]) -> Term {
    Term::AnyOf { or: codes.iter().map(|code| code.as_str().into()).collect() }
}

/// `A, B or C`.
pub(crate) fn or_list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}
