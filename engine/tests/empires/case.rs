//! One case: a position, the orders of one turn or several, and what is expected after each.

use chancery_engine::empires::state::{Coalition, Pairs};
use chancery_engine::empires::{Kind, Power, PowerSet, Scenario, State, Unit, UnitName};

/// A position and what is played from it.
///
/// ```text
/// [case 7]                       a number
/// title: ...                     what it shows
/// rulings: R25 R28               what decides it
/// given:                         besides the owners and arsenals of the scenario; every treasury is 500
///   owner BUR ITA                whose a province is; war, ally, coalition, treasury, rule K V
/// units:                         no others stand
///   FRA: H1 CHA; I1-I5 CHA H1    unit, place, headquarters
/// orders:
///   FRA: A1 X ALS
/// expect:                        see `cases.rs`
/// next turn:                     orders and expectations again
/// ```
pub(crate) struct Case {
    pub(crate) number: u16,
    pub(crate) title: String,
    pub(crate) state: State,
    pub(crate) turns: Vec<TurnOfCase>,
}

/// What is ordered and expected in one turn.
#[derive(Default)]
pub(crate) struct TurnOfCase {
    pub(crate) orders: Vec<(Power, String)>,
    pub(crate) expect: Vec<String>,
}

/// Reads every case of a file.
pub(crate) fn read(map: &Scenario, text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    let mut section = String::new();
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        if let Some(number) = line.strip_prefix("[case ") {
            let mut state = State::bare(map, map.settings());
            state.treasuries.fill(500);
            let number = number.trim_end_matches(']').parse().unwrap();
            cases.push(Case { number, title: String::new(), state, turns: vec![TurnOfCase::default()] });
            continue;
        }
        let case = cases.last_mut().unwrap();
        match line.strip_prefix("  ") {
            Some(detail) => case.detail(map, &section, detail),
            None => match line.split_once(": ") {
                Some(("title", title)) => case.title = title.to_owned(),
                Some(("rulings", rulings)) => assert!(rulings.starts_with('R'), "{rulings}"),
                _ if line == "next turn:" => case.turns.push(TurnOfCase::default()),
                _ => section = line.trim_end_matches(':').to_owned(),
            },
        }
    }
    cases.iter_mut().for_each(|case| case.state.sort());
    cases
}

impl Case {
    fn detail(&mut self, map: &Scenario, section: &str, detail: &str) {
        let turn = self.turns.last_mut().unwrap();
        match section {
            "given" => self.given(map, detail),
            "expect" => turn.expect.push(detail.to_owned()),
            _ => {
                let (power, rest) = detail.split_once(": ").unwrap();
                let power = map.power(power).unwrap();
                match section {
                    "orders" => turn.orders.push((power, rest.to_owned())),
                    "units" => rest.split("; ").for_each(|unit| self.units(map, power, unit)),
                    _ => panic!("a case has no `{section}`"),
                }
            }
        }
    }

    /// `I1-I5 CHA H1`
    fn units(&mut self, map: &Scenario, power: Power, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        let (first, last) = words[0].split_once('-').unwrap_or((words[0], words[0]));
        let (first, last) = (UnitName::parse(first).unwrap(), UnitName::parse(last).unwrap());
        let attached = words.get(2).map_or(0, |head| UnitName::parse(head).unwrap().number);
        for number in first.number..=last.number {
            let (name, place) = (UnitName { kind: first.kind, number }, map.place(words[1]).unwrap());
            self.state.add(Unit { power, name, place, attached, encircled: false });
        }
    }

    fn given(&mut self, map: &Scenario, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        let power = |index: usize| map.power(words[index]).unwrap();
        let all = || words[1..].iter().map(|word| map.power(word).unwrap()).collect::<PowerSet>();
        let state = &mut self.state;
        match words[0] {
            "owner" => state.owners[map.place(words[1]).unwrap().index()] = power(2),
            "rule" => assert!(state.settings.set(words[1], words[2]), "{text}"),
            "war" => state.ties.wars.join(power(1), power(2)),
            "ally" => join_all(&mut state.ties.allies, all()),
            "coalition" => state.ties.coalitions.push(Coalition { members: all(), secret: false }),
            "treasury" => state.treasuries[power(1).index()] = words[2].parse().unwrap(),
            known => panic!("a case knows no `{known}`"),
        }
    }
}

fn join_all(pairs: &mut Pairs, powers: PowerSet) {
    for one in powers {
        powers.into_iter().filter(|other| one != *other).for_each(|other| pairs.join(one, other));
    }
}

/// `I7`, of a kind and number.
pub(crate) fn unit(text: &str) -> UnitName {
    UnitName::parse(text).unwrap()
}

/// `I`: infantry.
pub(crate) fn kind(text: &str) -> Kind {
    Kind::of_letter(text.chars().next().unwrap()).unwrap()
}
