//! The board as the scenario file tells it: blocks with a heading, and below it lines of a word and what follows.

use std::collections::{BTreeMap, BTreeSet};

use super::board::{Board, Card};

/// A block of the file: what it is about, and the lines below it.
pub(crate) struct Block<'a> {
    /// `city`, `sea`, `start`...
    pub(crate) sort: &'a str,
    /// The name in its heading.
    pub(crate) name: &'a str,
    /// Words and what follows them.
    pub(crate) lines: Vec<(&'a str, &'a str)>,
}

/// The blocks of a scenario file.
pub(crate) fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match blocks.last_mut() {
            Some(block) if line.starts_with(' ') => block.lines.push((word, rest)),
            _ => blocks.push(Block { sort: word, name: rest, lines: Vec::new() }),
        }
    }
    blocks
}

/// Names with commas between them.
pub(crate) fn names(rest: &str) -> Vec<String> {
    rest.split(", ").map(str::to_owned).collect()
}

/// A number.
///
/// # Panics
/// Where it is none.
pub(crate) fn number<T: std::str::FromStr>(word: &str) -> T {
    word.parse().unwrap_or_else(|_| panic!("{word} is no number"))
}

/// Reads the board of a scenario file.
pub(crate) fn board(text: &str) -> Board {
    let mut board = Board::default();
    for block in blocks(text) {
        match block.sort {
            "scenario" => {
                board.henry = block.lines.iter().flat_map(|(_, steps)| names(steps)).collect();
            }
            "power" | "minor" => power(&mut board, &block),
            "city" => city(&mut board, &block),
            "sea" => {
                let near = block.lines.iter().filter(|(word, _)| *word == "near").flat_map(|(_, near)| names(near));
                board.seas.insert(block.name.to_owned(), near.collect());
            }
            "leader" => leader(&mut board, &block),
            "cards" => cards(&mut board, &block),
            _ => {}
        }
    }
    board
}

fn power(board: &mut Board, block: &Block<'_>) {
    let name = block.name.to_owned();
    if block.sort == "power" {
        board.great.push(name.clone());
    } else {
        board.minors.push(name.clone());
    }
    for (word, rest) in &block.lines {
        match *word {
            "capital" => drop(board.capitals.insert(name.clone(), names(rest))),
            "protector" => drop(board.protectors.insert(name.clone(), (*rest).to_owned())),
            "allies" => drop(board.may_activate.insert(name.clone(), names(rest).into_iter().collect())),
            "war" => {
                for price in names(rest) {
                    let (on, price) = price.rsplit_once(' ').unwrap_or_default();
                    board.prices.insert((name.clone(), on.to_owned()), number(price));
                }
            }
            _ => {}
        }
    }
}

fn city(board: &mut Board, block: &Block<'_>) {
    let city = board.cities.entry(block.name.to_owned()).or_default();
    for (word, rest) in &block.lines {
        match *word {
            "kind" => city.kind = (*rest).to_owned(),
            "home" => city.home = (*rest).to_owned(),
            "road" | "pass" => city.near.extend(names(rest)),
            "port" => city.seas.extend(names(rest)),
            _ => {}
        }
    }
    board.list.push(block.name.to_owned());
}

fn leader(board: &mut Board, block: &Block<'_>) {
    let leader = board.leaders.entry(block.name.to_owned()).or_default();
    leader.serves = block.lines.iter().find(|(word, _)| *word == "serves").map(|(_, power)| (*power).to_owned());
    leader.naval = block.lines.iter().any(|(word, _)| *word == "naval");
    board.leader_list.push(block.name.to_owned());
}

/// `home OTTOMANS 1=5`, `mandatory 8=0 9-23=2`: numbers and their worth.
fn cards(board: &mut Board, block: &Block<'_>) {
    for (kind, rest) in &block.lines {
        if *kind == "marriage" {
            board.marriage = number(rest);
            continue;
        }
        for (numbers, points) in rest.split(' ').filter_map(|word| word.split_once('=')) {
            let (first, last) = numbers.split_once('-').unwrap_or((numbers, numbers));
            for card in number::<u16>(first)..=number(last) {
                board.cards.insert(card, Card { points: number(points), kind: (*kind).to_owned() });
            }
        }
    }
}

/// Roads and seas as they stand, to see that every one of them leads both ways.
pub(crate) fn one_way_links(board: &Board) -> BTreeSet<String> {
    let roads = board.cities.iter().map(|(name, city)| (name, &city.near));
    let links: BTreeMap<&String, &BTreeSet<String>> = roads.chain(&board.seas).collect();
    let one_way = |from: &String, to: &String| !links.get(to).is_some_and(|back| back.contains(from));
    let each = links.iter().flat_map(|(from, near)| near.iter().map(move |to| (*from, to)));
    each.filter(|(from, to)| one_way(from, to)).map(|(from, to)| format!("{from} - {to}")).collect()
}
