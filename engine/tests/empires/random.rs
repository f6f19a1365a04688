//! Turns by chance: sheets of lines that are often possible and often not.

use chancery_engine::empires::state::UnitName;
use chancery_engine::empires::{Kind, Place, Power, Scenario, State, Unit};

/// Numbers by chance, the same from the same seed.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `count`.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % count.max(1)
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

/// Sheets of everybody, as texts.
pub(crate) fn texts(map: &Scenario, state: &State, dice: &mut Dice) -> Vec<String> {
    let mut texts = vec![String::new(); map.powers().len()];
    for power in map.great().into_iter().filter(|power| !state.out.contains(*power)) {
        texts[power.index()] = text(map, state, power, dice);
    }
    // Alliances need two.
    let great: Vec<Power> = map.great().into_iter().collect();
    let (one, other) = (dice.one(&great), dice.one(&great));
    let word = dice.one(&["ALLY", "ALLY", "PEACE", "DENOUNCE", "ALLY"]);
    let end = if word == "ALLY" { dice.one(&["", " COALITION", " SECRET"]) } else { "" };
    for (from, to) in [(one, other), (other, one)] {
        texts[from.index()] += &format!("{word} {}{end}\n", map.power_info(to).code);
    }
    texts
}

fn text(map: &Scenario, state: &State, power: Power, dice: &mut Dice) -> String {
    let code = |place: Place| map.info(place).code.as_str();
    let mut lines = String::new();
    for unit in state.of(power) {
        let near: Vec<Place> = map.touching(unit.place).into_iter().collect();
        let to = code(dice.one(&near));
        let verbs: &[&str] = if unit.name.kind == Kind::Battleship {
            &["X", "-", "-"]
        } else {
            &["X", "X", "X", "-", "-", "D", "S", "R", "RET"]
        };
        let verb = dice.one(verbs);
        let who = match unit.name {
            UnitName { kind: Kind::Headquarters, number } if dice.below(4) > 0 => format!("A{number}"),
            name => name.to_string(),
        };
        if unit.attached == 0 || dice.below(5) == 0 {
            lines += &format!("{who} {verb} {to}\n");
        }
        if let Some(head) = head_beside(state, unit)
            && dice.below(3) == 0
        {
            lines += &format!("ATTACH {} {head}\n", unit.name);
        }
    }
    let own: Vec<Place> = state.provinces(map, power).into_iter().collect();
    if !own.is_empty() {
        lines += &format!("BUILD {} {} {}\n", 1 + dice.below(4), dice.one(&["H", "I", "C", "B"]), code(dice.one(&own)));
        lines += &format!("BUILD ARSENAL {}\n", code(dice.one(&own)));
    }
    let others: Vec<Power> = map.power_ids().collect();
    if dice.below(12) == 0 {
        lines += &format!("SURRENDER {}\n", map.power_info(dice.one(&others)).code);
    }
    lines + &format!("{} {}\n", dice.one(&["WAR", "DENOUNCE"]), map.power_info(dice.one(&others)).code)
}

fn head_beside(state: &State, corps: &Unit) -> Option<UnitName> {
    let fits = |unit: &&Unit| unit.name.kind == Kind::Headquarters && unit.place == corps.place;
    state.of(corps.power).iter().find(fits).map(|unit| unit.name).filter(|_| corps.name.kind.is_corps())
}
