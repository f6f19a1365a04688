//! Nobody's hand is told: a phase goes on alike, for everybody else, if a power holds another card than it does. And once
//! the talks are over nobody sees a sheet of others, so that the order of their mails changes nothing.

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::reformation::play::play;
use chancery_engine::reformation::scenario::CardKind;
use chancery_engine::reformation::{Card, Event, HouseRules, Power, Reformation, Report, Scenario, State, state};
use chancery_engine::{Author, Position, Reader, Resolution, Ruleset, Seat, Seed, Seen, Setup, Sheet, Subject, Table};
use serde_json::Value;

use crate::chance::Chance;
use crate::games::{self, Table as Board};
use crate::reformation_plain::Sheets;
use crate::{adapter, players};

/// How many phases are played.
const PHASES: u64 = 16;

#[test]
fn nobodys_hand_is_told_and_no_sheet_is_shown_once_the_talks_are_over() {
    let board = Board::new();
    let mut looked = 0;
    for seed in 0..PHASES {
        looked += phase(&board, &mut Chance::new(seed));
    }
    assert!(looked > 50, "{looked} hands were looked at");
}

/// A step through the seam: where the game stood, what everybody wrote, and what came of it.
struct Step<'a> {
    map: &'a Scenario,
    state: &'a State,
    position: &'a Position,
    lines: &'a Sheets,
    seed: u64,
    report: &'a Report,
    resolution: &'a Resolution,
}

/// Plays a phase by chance from the midgame, and looks at a hand in every step: with everybody's eyes that takes long.
fn phase(board: &Board, chance: &mut Chance) -> usize {
    let map = &board.map;
    let start = BTreeMap::from([("start".to_owned(), "midgame".to_owned())]);
    let position = Reformation.open(&Setup { rules: start, ..Setup::default() }).unwrap();
    let opened = "FACT TURN 5\nOPEN DIPLOMACY";
    let master = Reformation.read(Seen::alone(&position), &Author::Master, &Sheet::default(), opened).unwrap();
    let mut position = resolve(&position, &BTreeMap::new(), &master.sheet, 0).position;
    let mut state = State::at_start(map, "midgame", HouseRules::default()).unwrap();
    state.step = state::Step::Talk;
    let mut looked = 0;
    while state.step != state::Step::Master {
        let lines = players::sheets(&adapter::position(map, &board.board, &state), chance);
        let seed = chance.next();
        let label = Reformation.turn(&position).unwrap().label;
        let sheets = seats(&lines);
        assert!(state.step == state::Step::Talk || shown(&position, &sheets).is_empty(), "{label} shows a sheet");
        let played = play(map, &state, &games::read(map, &lines), &mut Seed::from_number(seed).lots(&label));
        let resolution = resolve(&position, &sheets, &Sheet::default(), seed);
        let (report, lines, resolution) = (&played.report, &lines, &resolution);
        let step = Step { map, state: &state, position: &position, lines, seed, report, resolution };
        looked += usize::from(step.look(chance));
        (state, position) = (played.next, resolution.position.clone());
    }
    looked
}

impl Step<'_> {
    /// Changes a card in somebody's hand, and looks whether anybody else is told. Whether there was a card to change.
    fn look(&self, chance: &mut Chance) -> bool {
        let power = chance.one(&Power::great().collect::<Vec<_>>()).unwrap();
        // What a power has sealed names cards too.
        let mut named = self.lines[&adapter::power(self.map, power)].clone();
        named.extend(adapter::lines(self.map, &self.state.carried.sealed[power.index()]));
        let Some((held, other)) = another_card(self.map, self.state, power, &named, chance) else { return false };
        let twin = with_card(self.position, self.map, (self.state, power), (held, other));
        let changed = resolve(&twin, &seats(self.lines), &Sheet::default(), self.seed);
        let both = |reader: &Reader| (told(self.position, self.resolution, reader), told(&twin, &changed, reader));
        for reader in others(self.map, who_knows(self.report, power, held).as_ref()) {
            let (one, other) = both(&reader);
            assert_eq!(one, other, "{reader:?} is told card {} of {power:?} in {:?}", held.0, self.state.step);
        }
        // Its holder is told, or this would look at nothing.
        let (one, other) = both(&Reader::Seat(adapter::power(self.map, power).parse().unwrap()));
        assert_ne!(one, other, "card {} is hidden from {power:?}, who holds it, in {:?}", held.0, self.state.step);
        true
    }
}

fn seats(lines: &Sheets) -> BTreeMap<Seat, Sheet> {
    lines.iter().map(|(power, lines)| (power.parse().unwrap(), Sheet(lines.clone()))).collect()
}

fn resolve(position: &Position, sheets: &BTreeMap<Seat, Sheet>, master: &Sheet, seed: u64) -> Resolution {
    let table = Table { position, sheets, master, disorder: &BTreeSet::new() };
    Reformation.resolve(&table, &Seed::from_number(seed)).unwrap()
}

/// All that sheets show to others.
fn shown(position: &Position, sheets: &BTreeMap<Seat, Sheet>) -> Vec<String> {
    let show = |from: &Seat, sheet: &Sheet, to: &Seat| Reformation.show(position, from, sheet, to).unwrap().0;
    let each = sheets.iter().flat_map(|(from, sheet)| sheets.keys().map(move |to| (from, sheet, to)));
    each.filter(|(from, _, to)| from != to).flat_map(|(from, sheet, to)| show(from, sheet, to)).collect()
}

/// A card that a power holds and does not name, and another one that would be drawn in its place and nobody holds.
fn another_card(
    map: &Scenario,
    state: &State,
    power: Power,
    lines: &[String],
    chance: &mut Chance,
) -> Option<(Card, Card)> {
    let hand = &state.hands[power.index()];
    let is_free = |card: &Card| state.hands.iter().all(|hand| !hand.contains(card)) && *card != map.marriage();
    let is_unnamed = |card: &Card| lines.iter().all(|line| !line.split(' ').any(|word| word == card.0.to_string()));
    let kept: Vec<Card> = hand.iter().copied().filter(is_unnamed).filter(|card| *card != map.marriage()).collect();
    let held = chance.one(&kept)?;
    let info = map.card_info(held).filter(|info| info.kind == CardKind::Other)?;
    let rank = |card: Card| hand.iter().filter(|other| **other != held && **other < card).count();
    let alike = map.cards().iter().filter(|other| other.kind == info.kind && other.points == info.points);
    let alike = alike.map(|other| other.card).filter(is_free).filter(|other| rank(*other) == rank(held));
    Some((held, chance.one(&alike.collect::<Vec<_>>())?))
}

/// The position with that other card.
fn with_card(
    position: &Position,
    map: &Scenario,
    (state, power): (&State, Power),
    (held, other): (Card, Card),
) -> Position {
    let hand = state.hands[power.index()].iter().map(|card| if *card == held { other } else { *card });
    let cards: Vec<String> = hand.map(|card| card.0.to_string()).collect();
    let line = format!("FACT HAND {} {}", adapter::power(map, power), cards.join(" "));
    let edited = Reformation.edit(position, &line).unwrap();
    assert!(edited.answer.is_ok(), "{line}: {:?}", edited.answer);
    edited.position
}

/// Who may know of a card after a step: its holder, who draws it, and everybody who sees it among the discards. `None`: all.
fn who_knows(report: &Report, power: Power, card: Card) -> Option<BTreeSet<Power>> {
    let mut knows = BTreeSet::from([power]);
    for event in &report.events {
        match event {
            Event::Card { to, card: drawn, .. } if *drawn == card => drop(knows.insert(*to)),
            Event::Drawn(_, drawn, _) if *drawn == card => return None,
            _ => {}
        }
    }
    Some(knows)
}

/// The readers who may not know of a card.
fn others(map: &Scenario, knows: Option<&BTreeSet<Power>>) -> Vec<Reader> {
    let Some(knows) = knows else { return Vec::new() };
    let strangers = Power::great().filter(|power| !knows.contains(power));
    let seats = strangers.map(|power| Reader::Seat(adapter::power(map, power).parse().unwrap()));
    seats.chain([Reader::Public]).collect()
}

/// All that a reader is told: where the game stands before and after the step, his form, and what happened.
fn told(position: &Position, resolution: &Resolution, reader: &Reader) -> Vec<Value> {
    let (none, after) = (Sheet::default(), &resolution.position);
    let subjects = [
        Subject::Position(position),
        Subject::Sheet(Seen::alone(position), &none),
        Subject::Chronicle(&resolution.chronicle),
        Subject::Position(after),
        Subject::Sheet(Seen::alone(after), &none),
    ];
    subjects.into_iter().map(|subject| Reformation.describe(subject, reader).unwrap()).collect()
}
