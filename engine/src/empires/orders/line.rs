//! A line of a sheet in canonical notation, read and written.

use std::fmt::{self, Write};

use crate::empires::scenario::{Kind, Place, Power, PowerSet, Scenario};
use crate::empires::state::UnitName;

/// Who is ordered: one unit, or an army.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Named {
    /// The headquarters of this number with all corps attached to it and beside it: `A1`.
    Army(u16),
    /// One unit: `I7`.
    Unit(UnitName),
}

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Named::Army(number) => write!(f, "A{number}"),
            Named::Unit(name) => name.fmt(f),
        }
    }
}

/// What units are told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verb {
    /// `H`: stay.
    Hold,
    /// `X ALS`: attack a province, or sail there and fight; ships may name the foe.
    Attack {
        /// The province or sea area.
        at: Place,
        /// The power that ships mean to fight.
        foe: Option<Power>,
    },
    /// `D ALS 2 BUR 1`: guard borders. Without a number, all corps.
    Defend(Vec<(Place, Option<u8>)>),
    /// `- BUR`: march, or sail.
    Move(Place),
    /// `R SAX-RUH-ALS`: go by rail. A single province is reached over the shortest line.
    Rail(Vec<Place>),
    /// `S ALS ITA`: support an attack.
    Support {
        /// The province that is attacked.
        at: Place,
        /// Whose attack.
        whose: Option<Power>,
    },
    /// `RET LYO`: where to go if beaten.
    Retreat(Place),
}

/// A line of a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Units, and what they are told.
    Units(Vec<Named>, Verb),
    /// `ATTACH I4,I5 H1`
    Attach(Vec<Named>, u16),
    /// `DETACH I4`
    Detach(Vec<Named>),
    /// `BUILD 3 I PAR`
    Build {
        /// How many.
        count: u16,
        /// Of what.
        kind: Kind,
        /// Where.
        at: Place,
    },
    /// `BUILD ARSENAL GAS`
    Arsenal(Place),
    /// `ALLY GER ITA COALITION SECRET`
    Ally {
        /// The other parties.
        with: PowerSet,
        /// Whether it makes a coalition.
        coalition: bool,
        /// Whether it is kept secret.
        secret: bool,
    },
    /// `DENOUNCE GER`
    Denounce(PowerSet),
    /// `WAR BEL`
    War(PowerSet),
    /// `PEACE FRA`
    Peace(PowerSet),
    /// `SURRENDER GER`
    Surrender(Power),
}

impl Line {
    /// Whether two lines about the same units, place or powers tell them the same, in whatever numbers.
    pub(crate) fn says_as(&self, other: &Line) -> bool {
        match (self, other) {
            (Line::Units(_, Verb::Defend(_)), Line::Units(_, Verb::Defend(_))) => true,
            (Line::Units(_, Verb::Attack { at, .. }), Line::Units(_, Verb::Attack { at: there, .. })) => at == there,
            (Line::Units(_, verb), Line::Units(_, told)) => verb == told,
            (Line::Attach(_, to), Line::Attach(_, other)) => to == other,
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }

    /// Reads a line as it stands on a sheet; `None`: it is not in canonical notation, or names what the scenario has not.
    ///
    /// ```
    /// use chancery_engine::empires::{Line, Scenario};
    ///
    /// let europe = Scenario::shipped("europe").unwrap();
    /// let line = Line::parse(&europe, "A1 D ALS 2 BUR 1").unwrap();
    /// assert_eq!(line.written(&europe), "A1 D ALS 2 BUR 1");
    /// assert_eq!(Line::parse(&europe, "BUILD -3 I PAR"), None);
    /// ```
    pub fn parse(map: &Scenario, text: &str) -> Option<Line> {
        let mut words = text.split_ascii_whitespace();
        let (first, second) = (words.next()?, words.next()?);
        let line = match first {
            "ATTACH" => Line::Attach(group(second)?, headquarters(words.next()?)?),
            "DETACH" => Line::Detach(group(second)?),
            "BUILD" if second == "ARSENAL" => Line::Arsenal(map.names().place_code(words.next()?)?),
            "BUILD" => {
                let count = second.parse().ok().filter(|count| *count > 0)?;
                let kind = words.next().filter(|word| word.len() == 1)?;
                let kind = Kind::of_letter(kind.chars().next()?)?;
                Line::Build { count, kind, at: map.names().place_code(words.next()?)? }
            }
            "ALLY" | "DENOUNCE" | "WAR" | "PEACE" | "SURRENDER" => return treaty(map, first, text),
            _ => Line::Units(group(first)?, verb(map, second, &mut words)?),
        };
        words.next().is_none().then_some(line)
    }

    /// The line in canonical notation.
    pub fn written(&self, map: &Scenario) -> String {
        let place = |place: &Place| map.info(*place).code.as_str();
        match self {
            Line::Units(units, verb) => format!("{} {}", written_group(units), verb.written(map)),
            Line::Attach(units, to) => format!("ATTACH {} H{to}", written_group(units)),
            Line::Detach(units) => format!("DETACH {}", written_group(units)),
            Line::Build { count, kind, at } => format!("BUILD {count} {} {}", kind.letter(), place(at)),
            Line::Arsenal(at) => format!("BUILD ARSENAL {}", place(at)),
            Line::Ally { with, coalition, secret } => {
                let coalition = if *coalition { " COALITION" } else { "" };
                let secret = if *secret { " SECRET" } else { "" };
                format!("ALLY{}{coalition}{secret}", powers(map, *with))
            }
            Line::Denounce(with) => format!("DENOUNCE{}", powers(map, *with)),
            Line::War(with) => format!("WAR{}", powers(map, *with)),
            Line::Peace(with) => format!("PEACE{}", powers(map, *with)),
            Line::Surrender(to) => format!("SURRENDER {}", map.power_info(*to).code),
        }
    }
}

fn powers(map: &Scenario, with: PowerSet) -> String {
    with.into_iter().fold(String::new(), |mut text, power| {
        text.push(' ');
        text.push_str(&map.power_info(power).code);
        text
    })
}

/// Units with commas between them.
pub fn written_group(units: &[Named]) -> String {
    units.iter().enumerate().fold(String::new(), |mut text, (index, unit)| {
        let comma = if index > 0 { "," } else { "" };
        let _ = write!(text, "{comma}{unit}");
        text
    })
}

impl Verb {
    /// What units are told, in canonical notation.
    pub fn written(&self, map: &Scenario) -> String {
        let place = |place: &Place| map.info(*place).code.as_str();
        let power =
            |power: &Option<Power>| power.map(|power| format!(" {}", map.power_info(power).code)).unwrap_or_default();
        match self {
            Verb::Hold => "H".to_owned(),
            Verb::Attack { at, foe } => format!("X {}{}", place(at), power(foe)),
            Verb::Defend(borders) => borders.iter().fold("D".to_owned(), |mut text, (border, corps)| {
                let _ = write!(text, " {}", place(border));
                if let Some(corps) = corps {
                    let _ = write!(text, " {corps}");
                }
                text
            }),
            Verb::Move(to) => format!("- {}", place(to)),
            Verb::Rail(line) => format!("R {}", line.iter().map(place).collect::<Vec<_>>().join("-")),
            Verb::Support { at, whose } => format!("S {}{}", place(at), power(whose)),
            Verb::Retreat(to) => format!("RET {}", place(to)),
        }
    }
}

/// `H1,I1,C1`: units with commas between them.
fn group(word: &str) -> Option<Vec<Named>> {
    word.split(',').map(named).collect()
}

fn named(word: &str) -> Option<Named> {
    match word.strip_prefix('A') {
        Some(number) => UnitName::number(number).map(Named::Army),
        None => UnitName::parse(word).map(Named::Unit),
    }
}

fn headquarters(word: &str) -> Option<u16> {
    UnitName::parse(word).filter(|name| name.kind == Kind::Headquarters).map(|name| name.number)
}

fn verb<'a>(map: &Scenario, verb: &str, words: &mut impl Iterator<Item = &'a str>) -> Option<Verb> {
    let place = |word: Option<&str>| map.names().place_code(word?);
    Some(match verb {
        "H" => Verb::Hold,
        "X" => Verb::Attack { at: place(words.next())?, foe: optional(map, words.next())? },
        "S" => Verb::Support { at: place(words.next())?, whose: optional(map, words.next())? },
        "-" => Verb::Move(place(words.next())?),
        "RET" => Verb::Retreat(place(words.next())?),
        "R" => Verb::Rail(words.next()?.split('-').map(|word| place(Some(word))).collect::<Option<_>>()?),
        "D" => {
            let mut borders = Vec::new();
            while let Some(word) = words.next() {
                let border = place(Some(word))?;
                let Some(corps) = words.next() else {
                    borders.push((border, None));
                    break;
                };
                borders.push((border, Some(corps.parse().ok().filter(|corps| *corps > 0)?)));
            }
            let all = borders.iter().all(|(_, corps)| corps.is_some()) || borders.len() == 1;
            Verb::Defend(Some(borders).filter(|borders| all && !borders.is_empty())?)
        }
        _ => return None,
    })
}

/// A power that may stand there or not; `None`: something stands there that is none.
fn optional(map: &Scenario, word: Option<&str>) -> Option<Option<Power>> {
    match word {
        None => Some(None),
        Some(word) => map.names().power_code(word).map(Some),
    }
}

fn treaty(map: &Scenario, verb: &str, text: &str) -> Option<Line> {
    let (mut with, mut coalition, mut secret) = (PowerSet::EMPTY, false, false);
    for word in text.split_ascii_whitespace().skip(1) {
        match word {
            "COALITION" if verb == "ALLY" => coalition = true,
            "SECRET" if verb == "ALLY" => secret = true,
            _ => with.insert(map.names().power_code(word)?),
        }
    }
    let only = with.into_iter().next()?;
    Some(match verb {
        "ALLY" => Line::Ally { with, coalition, secret },
        "DENOUNCE" => Line::Denounce(with),
        "WAR" => Line::War(with),
        "PEACE" => Line::Peace(with),
        _ if with.len() == 1 => Line::Surrender(only),
        _ => return None,
    })
}
