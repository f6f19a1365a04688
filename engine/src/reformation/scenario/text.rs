//! Reads scenario files: names first, so that everything has a number, then all that its lines say.

mod settle;
mod start;
mod words;

use super::block::{Block, blocks};
use super::check;
use super::error::ScenarioError;
use super::ids::{City, INDEPENDENT, Leader, Power, PowerSet, Sea};
use super::info::{CityInfo, Kind, LeaderInfo, PowerInfo, SeaInfo, Title};
use super::layout::Scenario;
use super::names::{Named, Names};
use super::parts::{Parts, parts};
use super::way::Ways;
use crate::blocks::clash;

impl Scenario {
    /// Reads a scenario file and checks it whole. The format is described with [`ScenarioError`].
    ///
    /// # Errors
    /// The first mistake, with its line and, where one is near, the word that was probably meant.
    pub fn parse(text: &str) -> Result<Scenario, ScenarioError> {
        let blocks = blocks(text)?;
        let parts = parts(&blocks, text.lines().count().max(1))?;
        let mut scenario = Scenario::default();
        number_all(&mut scenario, &parts)?;
        settle::head(&mut scenario, parts.head)?;
        settle::cards(&mut scenario, parts.cards)?;
        for (number, block) in (0..).zip(&parts.powers) {
            settle::power(&mut scenario, Power(number), block)?;
        }
        for (number, block) in (0..).zip(&parts.cities) {
            settle::city(&mut scenario, City(number), block)?;
        }
        for (number, block) in (0..).zip(&parts.seas) {
            settle::sea(&mut scenario, Sea(number), block)?;
        }
        for (number, block) in (0..).zip(&parts.leaders) {
            settle::leader(&mut scenario, Leader(number), block)?;
        }
        check::map(&scenario, &parts)?;
        for block in &parts.starts {
            let start = start::start(&scenario, block)?;
            check::start(&scenario, &start, block)?;
            scenario.starts.push(start);
        }
        scenario.ways = Ways::measured(&scenario.cities, &scenario.seas);
        Ok(scenario)
    }
}

/// Gives everything its number and its names.
fn number_all(scenario: &mut Scenario, parts: &Parts<'_, '_>) -> Result<(), ScenarioError> {
    let names = &mut scenario.names;
    let titled = |titles: Vec<Title>, blocks: &[&Block<'_>]| -> Vec<(String, Title)> {
        blocks.iter().map(|block| block.code.to_owned()).zip(titles).collect()
    };
    let powers = titled(name_each::<Power>(names, &parts.powers)?, &parts.powers);
    let cities = titled(name_each::<City>(names, &parts.cities)?, &parts.cities);
    let seas = titled(name_each::<Sea>(names, &parts.seas)?, &parts.seas);
    let leaders = titled(name_each::<Leader>(names, &parts.leaders)?, &parts.leaders);
    scenario.powers = powers.into_iter().map(|(code, title)| blank_power(code, title)).collect();
    scenario.cities = cities.into_iter().map(|(code, title)| blank_city(code, title)).collect();
    scenario.seas =
        seas.into_iter().map(|(code, title)| SeaInfo { code, title, near: Vec::new(), at: (0, 0) }).collect();
    scenario.leaders =
        leaders.into_iter().map(|(code, title)| LeaderInfo { code, title, serves: None, naval: false }).collect();
    Ok(())
}

/// Adds all names of one sort; the titles of its things, in their order.
fn name_each<T: Named>(names: &mut Names, blocks: &[&Block<'_>]) -> Result<Vec<Title>, ScenarioError> {
    let mut titles = Vec::new();
    for (number, block) in (0..).zip(blocks) {
        let thing = T::numbered(number);
        let mut add = |name: &str| match T::add(names, words::name(name)?, thing) {
            Some(other) => Err(clash(name, blocks[other.number()].code)),
            None => Ok(()),
        };
        add(block.code).map_err(|kind| block.wrong(kind))?;
        let mut title = Title { english: block.code.to_owned(), translations: Vec::new() };
        for detail in block.details.iter().filter(|detail| matches!(detail.key, "en" | "bg" | "ru" | "zh" | "short")) {
            words::list(detail.rest).try_for_each(&mut add).map_err(|kind| detail.wrong(kind))?;
            let shown = words::list(detail.rest).next().unwrap_or_default().to_owned();
            match detail.key {
                "short" => {}
                "en" => title.english = shown,
                language => title.translations.push((language.to_owned(), shown)),
            }
        }
        titles.push(title);
    }
    Ok(titles)
}

fn blank_power(code: String, title: Title) -> PowerInfo {
    PowerInfo {
        code,
        short: String::new(),
        letter: None,
        title,
        capitals: Vec::new(),
        home_cards: Vec::new(),
        key_points: Vec::new(),
        protector: None,
        may_activate: PowerSet::EMPTY,
    }
}

fn blank_city(code: String, title: Title) -> CityInfo {
    let (near, passes, port) = (Vec::new(), Vec::new(), Vec::new());
    CityInfo { code, title, kind: Kind::Plain, home: INDEPENDENT, near, passes, port, at: (0, 0) }
}
