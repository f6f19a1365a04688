//! Positions with which a game can begin, as the scenario file tells them.

use std::rc::Rc;

use super::board::Board;
use super::position::{Position, pair};
use super::scenario::{Block, blocks, names, number};

/// A start of a scenario file: the talks of its turn.
///
/// # Panics
/// Where the file knows no such start.
pub(crate) fn start(board: &Rc<Board>, text: &str, name: &str) -> Position {
    let is_it = |block: &&Block<'_>| block.sort == "start" && block.name == name;
    let blocks = blocks(text);
    let block = blocks.iter().find(is_it).unwrap_or_else(|| panic!("no start {name}"));
    let mut position = Position { board: board.clone(), step: "TALK".to_owned(), ..Position::default() };
    for (leader, info) in &board.leaders {
        position.serves.extend(info.serves.clone().map(|power| (leader.clone(), power)));
    }
    for (word, rest) in &block.lines {
        place(&mut position, word, rest);
        tell(&mut position, word, rest);
    }
    position
}

/// Lines on cities, units, leaders and hands.
fn place(position: &mut Position, word: &str, rest: &str) {
    let (power, list) = rest.split_once(": ").unwrap_or((rest, ""));
    let last = rest.rsplit_once(' ').map(|(name, last)| (name.to_owned(), last.to_owned())).unwrap_or_default();
    match word {
        "holds" => position.holder.extend(names(list).into_iter().map(|city| (city, power.to_owned()))),
        "home" => drop(position.homes.insert(last.0, last.1)),
        "units" => {
            for stack in names(list) {
                let words: Vec<&str> = stack.split(' ').collect();
                for unit in words[1..].chunks(2) {
                    position.add(power, words[0], &unit[1].to_uppercase(), number(unit[0]));
                }
            }
        }
        "leader" => {
            let names = position.board.leader_list.clone();
            let leader = names.iter().find(|leader| rest.starts_with(&format!("{leader} ")));
            let leader = leader.unwrap_or_else(|| panic!("no leader in {rest}"));
            position.leaders.insert(leader.clone(), rest[leader.len() + 1..].to_owned());
        }
        "captive" => drop(position.captives.insert(last.0, last.1)),
        "hand" => {
            let (power, cards) = rest.split_once(' ').unwrap_or((rest, ""));
            let cards = cards.split(' ').filter_map(|card| card.parse().ok());
            position.hands.entry(power.to_owned()).or_default().extend::<Vec<u16>>(cards.collect());
        }
        _ => {}
    }
}

/// Lines on the turn, on wars and alliances, and on markers.
fn tell(position: &mut Position, word: &str, rest: &str) {
    let (first, second) = rest.split_once(' ').unwrap_or((rest, ""));
    match word {
        "turn" => {
            let (turn, last) = rest.split_once(" of ").unwrap_or((rest, "9"));
            (position.turn, position.last_turn) = (number(turn), number(last));
        }
        "war" => drop(position.wars.insert(pair(first, second))),
        "ally" => drop(position.active.insert(first.to_owned(), second.to_owned())),
        "league" => position.league = true,
        "henry" => position.henry = rest.to_owned(),
        "excommunicated" => drop(position.excommunicated.insert(rest.to_owned())),
        "markers" => drop(position.bonus.insert(first.to_owned(), number(second))),
        "peters" => position.st_peters = number(rest),
        _ => {}
    }
}
