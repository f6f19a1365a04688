//! Reads scenario files: the blocks of the file first, then all that they say of one another.

mod error;
mod settle;

use super::check;
use super::layout::{Goals, Kind, PlaceInfo, PowerInfo, ProvinceInfo, Scenario, Title};
use super::names::Names;
use super::place::{MOST_PLACES, MOST_POWERS, Place, PlaceSet, Power, PowerSet};
use super::settings::Settings;
use crate::blocks::{Detail, Line, clash, form, homeless, lines, unknown_keyword};

pub use error::{ScenarioError, ScenarioErrorKind};

/// The most letters that a name may have.
const LONGEST_NAME: usize = 60;

const OF_SCENARIO: [&str; 9] = ["title", "bg", "ru", "zh", "start", "quarters", "single", "coalition", "rule"];
const OF_POWER: [&str; 9] = ["letter", "bg", "ru", "zh", "also", "capital", "treasury", "army", "units"];
const OF_PROVINCE: [&str; 11] = ["bg", "ru", "zh", "also", "owner", "income", "arsenal", "land", "rail", "coast", "at"];
const OF_SEA: [&str; 6] = ["bg", "ru", "zh", "also", "near", "at"];

/// What a block of the file describes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Heading {
    Scenario,
    Power,
    Neutral,
    Province,
    Sea,
}

impl Heading {
    const ALL: [(&str, Heading); 5] = [
        ("scenario", Heading::Scenario),
        ("power", Heading::Power),
        ("neutral", Heading::Neutral),
        ("province", Heading::Province),
        ("sea", Heading::Sea),
    ];

    /// The keywords that may stand below it.
    fn details(self) -> &'static [&'static str] {
        match self {
            Heading::Scenario => &OF_SCENARIO,
            Heading::Power | Heading::Neutral => &OF_POWER,
            Heading::Province => &OF_PROVINCE,
            Heading::Sea => &OF_SEA,
        }
    }

    fn is_place(self) -> bool {
        matches!(self, Heading::Province | Heading::Sea)
    }
}

/// A heading with all that stands below it.
struct Block<'a> {
    line: usize,
    heading: Heading,
    code: &'a str,
    name: &'a str,
    details: Vec<Detail<'a>>,
}

impl Block<'_> {
    fn wrong(&self, kind: impl Into<ScenarioErrorKind>) -> ScenarioError {
        ScenarioError { line: self.line, kind: kind.into() }
    }
}

impl Scenario {
    /// Reads a scenario file and checks it whole. The format is described with [`ScenarioError`].
    ///
    /// # Errors
    /// The first mistake, with its line and, where one is near, the word that was probably meant.
    pub fn parse(text: &str) -> Result<Scenario, ScenarioError> {
        let blocks = blocks(text)?;
        let last = text.lines().count().max(1);
        let whole = |message: &str| ScenarioError { line: last, kind: form(message) };
        let head = blocks.iter().find(|block| block.heading == Heading::Scenario);
        let head = head.ok_or_else(|| whole("the file has no `scenario` line"))?;
        if let Some(second) = blocks.iter().filter(|block| block.heading == Heading::Scenario).nth(1) {
            return Err(second.wrong(form("a file holds one scenario")));
        }
        let mut scenario = blank(head.code);
        let mut places: Vec<&Block<'_>> = blocks.iter().filter(|block| block.heading.is_place()).collect();
        let mut powers: Vec<&Block<'_>> =
            blocks.iter().filter(|b| matches!(b.heading, Heading::Power | Heading::Neutral)).collect();
        scenario.listed = listed(&powers);
        places.sort_by_key(|block| block.code);
        powers.sort_by_key(|block| block.code);
        number_all(&mut scenario, &places, &powers)?;
        settle::header(&mut scenario, head)?;
        for (number, block) in (0..).zip(&places) {
            settle::place(&mut scenario, Place(number), block)?;
        }
        scenario.derive();
        for (number, block) in (0..).zip(&powers) {
            settle::power(&mut scenario, Power(number), block)?;
        }
        let lines = check::Lines {
            whole: last,
            places: places.iter().map(|block| block.line).collect(),
            powers: powers.iter().map(|block| block.line).collect(),
        };
        match check::fault(&scenario, &lines) {
            Some((line, fault)) => Err(ScenarioError { line, kind: fault.into() }),
            None => Ok(scenario),
        }
    }
}

/// Splits the file into its blocks.
fn blocks(text: &str) -> Result<Vec<Block<'_>>, ScenarioError> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    let (mut places, mut powers) = (0, 0);
    for Line { line, indented, key, rest } in lines(text) {
        let wrong = |kind| ScenarioError { line, kind };
        if indented {
            let block = blocks.last_mut().ok_or_else(|| wrong(homeless()))?;
            let known = block.heading.details();
            if !known.contains(&key) {
                return Err(wrong(unknown_keyword(key, known)));
            }
            block.details.push(Detail { line, key, rest });
            continue;
        }
        let block = heading(line, key, rest).map_err(wrong)?;
        places += usize::from(block.heading.is_place());
        powers += usize::from(matches!(block.heading, Heading::Power | Heading::Neutral));
        if places > MOST_PLACES {
            return Err(wrong(form(&format!(
                "more than {MOST_PLACES} provinces and sea areas, the most there may be"
            ))));
        }
        if powers > MOST_POWERS {
            return Err(wrong(form(&format!("more than {MOST_POWERS} powers, the most there may be"))));
        }
        blocks.push(block);
    }
    Ok(blocks)
}

fn heading<'a>(line: usize, key: &'a str, rest: &'a str) -> Result<Block<'a>, ScenarioErrorKind> {
    let Some((_, heading)) = Heading::ALL.iter().find(|(word, _)| *word == key) else {
        return Err(unknown_keyword(key, &Heading::ALL.map(|(word, _)| word)));
    };
    let (code, name) = rest.split_once(char::is_whitespace).unwrap_or((rest, rest));
    let block = Block { line, heading: *heading, code, name: name.trim(), details: Vec::new() };
    if *heading == Heading::Scenario {
        let plain = !code.is_empty() && code.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-');
        let message = "`scenario` needs one word of small letters, by which CREATE knows it";
        return if plain && name == code { Ok(block) } else { Err(form(message)) };
    }
    if code.len() != 3 || !code.bytes().all(|letter| letter.is_ascii_uppercase()) {
        return Err(form(&format!("`{key}` needs a code of three capitals and a name, such as `{key} ALS Alsace`")));
    }
    Ok(block)
}

/// The powers in the order of the file, by the numbers that they have in the order of the codes.
fn listed(powers: &[&Block<'_>]) -> Vec<Power> {
    let before = |code: &str| powers.iter().filter(|other| other.code < code).count() as u8;
    powers.iter().map(|block| Power(before(block.code))).collect()
}

/// Gives every place and power its number and its names.
fn number_all(scenario: &mut Scenario, places: &[&Block<'_>], powers: &[&Block<'_>]) -> Result<(), ScenarioError> {
    for block in powers {
        if let Some(other) = places.iter().find(|other| other.code == block.code) {
            return Err(block.wrong(clash(block.code, other.name)));
        }
    }
    for (number, block) in (0..).zip(places) {
        let province = ProvinceInfo { home: Power(0), income: 0, arsenal: false };
        scenario.places.push(PlaceInfo {
            code: block.code.to_owned(),
            title: Title { english: block.name.to_owned(), translations: Vec::new() },
            province: (block.heading == Heading::Province).then_some(province),
            at: None,
        });
        for name in [block.code, block.name] {
            settle::name_place(scenario, name, Place(number)).map_err(|kind| block.wrong(kind))?;
        }
        match block.heading {
            Heading::Sea => scenario.seas.insert(Place(number)),
            _ => scenario.provinces.insert(Place(number)),
        }
    }
    for (number, block) in (0..).zip(powers) {
        scenario.powers.push(PowerInfo {
            code: block.code.to_owned(),
            title: Title { english: block.name.to_owned(), translations: Vec::new() },
            letter: None,
            capital: Place(0),
            treasury: 0,
            units: Vec::new(),
        });
        for name in [block.code, block.name] {
            settle::name_power(scenario, name, Power(number)).map_err(|kind| block.wrong(kind))?;
        }
        if block.heading == Heading::Power {
            scenario.great.insert(Power(number));
        }
    }
    let empty = || vec![PlaceSet::EMPTY; places.len()];
    (scenario.land, scenario.rail, scenario.water, scenario.ports) = (empty(), empty(), empty(), empty());
    Ok(())
}

impl Scenario {
    /// Works out the ports of each sea area from the coasts of the provinces.
    fn derive(&mut self) {
        for province in self.provinces {
            for sea in self.water[province.index()] {
                self.ports[sea.index()].insert(province);
            }
        }
    }
}

fn blank(name: &str) -> Scenario {
    Scenario {
        name: name.to_owned(),
        title: Title { english: name.to_owned(), translations: Vec::new() },
        year: 1,
        quarter: 1,
        quarters: 1,
        goals: Goals { great: 2, neutral: 7, beyond: 2, together: 10 },
        settings: Settings::default(),
        places: Vec::new(),
        powers: Vec::new(),
        listed: Vec::new(),
        names: Names::default(),
        seas: PlaceSet::EMPTY,
        provinces: PlaceSet::EMPTY,
        great: PowerSet::EMPTY,
        land: Vec::new(),
        rail: Vec::new(),
        water: Vec::new(),
        ports: Vec::new(),
    }
}

/// A unit as a scenario names it: kind and number.
fn unit(word: &str) -> Option<(Kind, u16)> {
    let kind = Kind::of_letter(word.chars().next()?)?;
    let number = word[1..].parse().ok().filter(|number| (1..=999).contains(number))?;
    Some((kind, number))
}
