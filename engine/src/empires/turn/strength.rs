//! What a corps counts in battle, in eighths (R2, R22, R23).

use crate::empires::scenario::Kind;

/// The strength of one, in eighths.
pub const ONE: u32 = 8;
/// What a ship counts, always (R46).
pub(super) const SHIP: u32 = 2 * ONE;

/// From what a corps' strength in one battle is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Factors {
    /// Infantry 3, cavalry 1.
    pub base: u8,
    /// What its order adds.
    pub bonus: u8,
    /// Which part of that counts: 1 all, 2 half of it (a supporter that is attacked), 4 a quarter (it came by rail).
    pub part: u8,
    /// Whether a headquarters commands it; else half counts (R14).
    pub commanded: bool,
    /// Whether it is encircled; then half counts (R56).
    pub encircled: bool,
}

impl Factors {
    /// A corps of a kind, without an order.
    pub(super) fn plain(kind: Kind, commanded: bool, encircled: bool) -> Factors {
        Factors { base: if kind == Kind::Infantry { 3 } else { 1 }, bonus: 0, part: 1, commanded, encircled }
    }

    /// The same with the bonus of an attack, or of its support: infantry 1, cavalry 2 (R22, R34).
    pub(super) fn attacking(self) -> Factors {
        Factors { bonus: if self.base == 3 { 1 } else { 2 }, ..self }
    }

    /// The same with the bonus of a defence: infantry 3, cavalry 1 (R23).
    pub(super) fn defending(self) -> Factors {
        Factors { bonus: self.base, ..self }
    }

    /// The strength in eighths, by the order of the rules: bonus or part, then command, then encirclement.
    ///
    /// ```
    /// use chancery_engine::empires::Factors;
    ///
    /// let on_a_train = Factors { base: 3, bonus: 0, part: 4, commanded: false, encircled: false };
    /// assert_eq!(on_a_train.eighths(), 3); // 0.375
    /// ```
    pub fn eighths(self) -> u32 {
        let halves = u32::from(!self.commanded) + u32::from(self.encircled);
        ((u32::from(self.base) + u32::from(self.bonus)) * ONE / u32::from(self.part)) >> halves
    }
}

/// A strength as people read it: `6.25`.
///
/// ```
/// assert_eq!(chancery_engine::empires::strength(50), "6.25");
/// assert_eq!(chancery_engine::empires::strength(128), "16");
/// ```
pub fn strength(eighths: u32) -> String {
    let rest = ["", ".125", ".25", ".375", ".5", ".625", ".75", ".875"][(eighths % ONE) as usize];
    format!("{}{rest}", eighths / ONE)
}

/// What the two sides of a battle lose, in corps or ships, and how often the stronger contains the weaker (R26 to R28).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Toll {
    pub(super) attackers: u32,
    pub(super) defenders: u32,
    /// The whole part of stronger : weaker; `u32::MAX` against nobody.
    pub(super) ratio: u32,
}

/// The table of losses: shares of the weaker side's number that the stronger and the weaker lose, by the ratio.
fn shares(ratio: u32) -> ((u32, u32), (u32, u32)) {
    match ratio {
        0 | 1 => ((1, 3), (1, 3)),
        2 => ((1, 4), (1, 3)),
        3 => ((1, 5), (2, 5)),
        4 => ((1, 5), (3, 5)),
        5 => ((1, 5), (4, 5)),
        6 => ((1, 5), (1, 1)),
        _ => ((0, 1), (1, 1)),
    }
}

/// What a battle costs: strengths in eighths, and how many corps or ships fight on each side.
pub(super) fn toll((attack, attackers): (u32, u32), (defence, defenders): (u32, u32)) -> Toll {
    if defence == 0 {
        return Toll { attackers: 0, defenders: 0, ratio: u32::MAX };
    }
    let ratio = attack.max(defence) / attack.min(defence).max(1);
    let base = match attack.cmp(&defence) {
        std::cmp::Ordering::Equal => attackers.min(defenders),
        std::cmp::Ordering::Greater => defenders,
        std::cmp::Ordering::Less => attackers,
    };
    let (strong, weak) = shares(ratio);
    let (strong, weak) = (base * strong.0 / strong.1, base * weak.0 / weak.1);
    let (ours, theirs) = if attack >= defence { (strong, weak) } else { (weak, strong) };
    Toll { attackers: ours.min(attackers), defenders: theirs.min(defenders), ratio }
}
