//! What is said of an order in results.

/// One thing that is said of an order in results.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// The move failed, or the retreat collided.
    Bounce,
    /// No fleets carried the army, or their chain was broken.
    NoConvoy,
    /// The support was cut.
    Cut,
    /// The order matches nothing, or is impossible.
    Void,
    /// The convoy was disrupted.
    Disrupted,
    /// The unit must retreat.
    Dislodged,
    /// The unit was disbanded against its will.
    Destroyed,
    /// Nothing was built.
    NotBuilt,
    /// Nothing was removed.
    NotRemoved,
}

impl Mark {
    /// All of them, in the order in which they are said.
    pub const ALL: [Mark; 9] = [
        Mark::Bounce,
        Mark::NoConvoy,
        Mark::Cut,
        Mark::Void,
        Mark::Disrupted,
        Mark::Dislodged,
        Mark::Destroyed,
        Mark::NotBuilt,
        Mark::NotRemoved,
    ];

    /// The words of result lines and of JSON: `no convoy`.
    pub fn words(self) -> &'static str {
        match self {
            Mark::Bounce => "bounce",
            Mark::NoConvoy => "no convoy",
            Mark::Cut => "cut",
            Mark::Void => "void",
            Mark::Disrupted => "disrupted",
            Mark::Dislodged => "dislodged",
            Mark::Destroyed => "destroyed",
            Mark::NotBuilt => "not built",
            Mark::NotRemoved => "not removed",
        }
    }
}

/// All that is said of an order, in one word; nothing: it succeeded.
///
/// ```
/// use chancery_engine::classic::play::{Mark, Marks};
///
/// let marks = Marks::of(&[Mark::Dislodged, Mark::Cut]);
/// assert!(marks.contains(Mark::Cut) && !marks.contains(Mark::Void));
/// assert_eq!(marks.iter().map(Mark::words).collect::<Vec<_>>(), ["cut", "dislodged"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Marks(u16);

impl Marks {
    /// Success.
    pub const NONE: Marks = Marks(0);

    /// These marks.
    pub fn of(marks: &[Mark]) -> Marks {
        marks.iter().fold(Marks::NONE, |all, mark| all.with(*mark))
    }

    /// This mark if something is so, else none.
    pub fn when(is_so: bool, mark: Mark) -> Marks {
        if is_so { Marks::of(&[mark]) } else { Marks::NONE }
    }

    /// The same and one more.
    #[must_use]
    pub fn with(self, mark: Mark) -> Marks {
        Marks(self.0 | 1 << mark as u16)
    }

    /// Whether this is said.
    pub fn contains(self, mark: Mark) -> bool {
        self.0 >> mark as u16 & 1 != 0
    }

    /// Whether nothing is said.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is said, in the order of [`Mark::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Mark> {
        Mark::ALL.into_iter().filter(move |mark| self.contains(*mark))
    }
}
