//! A game's document, and the classic ruleset over it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::board::{Board, Power, PowerInfo, SHIPPED, STANDARD};
use super::choices::Choices;
use super::phase::{PhaseKind, Season};
use super::play::{Played, PowerOrders, play};
use super::seating::{Place, Seating, THREE, italy, seating};
use super::state::{State, StateWords};
use super::written::{OPENERS, begins_order};
use super::{facts, sheet};
use crate::{
    About, Author, Chronicle, Document, Duty, Ending, Facts, Position, Press, Reader, Reading, Resolution, Rule,
    Ruleset, Seat, SeatTurn, Seed, Seen, Setup, SetupError, Sheet, Subject, Table, Turn, TurnKind, Unreadable,
};

/// The version of the document's layout.
const SCHEMA: u32 = 1;

/// Classic Diplomacy on any board, for two to seven players.
#[derive(Debug)]
pub struct Classic;

static ABOUT: About = About {
    name: "classic",
    title: "Diplomacy",
    kinds: &[
        kind("movement", &["move", "moves"], 72),
        kind("retreats", &["retreat"], 24),
        kind("adjustments", &["adjust", "build", "builds"], 24),
    ],
    boards: SHIPPED,
    rules: &RULES,
    words: OPENERS,
    begins: begins_order,
};

const fn kind(name: &'static str, also: &'static [&'static str], hours: u32) -> TurnKind {
    TurnKind { name, also, hours: Some(hours), press: true, lapse: true }
}

/// The adjudicator's choices, and the one rule that only the game knows.
const RULES: [Rule; Choices::RULES.len() + 1] = {
    let mut rules = [THREE; Choices::RULES.len() + 1];
    let mut at = 0;
    while at < Choices::RULES.len() {
        rules[at] = Choices::RULES[at];
        at += 1;
    }
    rules
};

/// What a position holds.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Body {
    board: String,
    players: u8,
    rules: BTreeMap<String, String>,
    state: StateWords,
    /// Two players: the seat that the coin gave Italy to.
    #[serde(default)]
    italy: Option<usize>,
    /// The winners' seats, once somebody has won.
    #[serde(default)]
    won: Vec<Seat>,
}

/// A document made ready to play with.
pub(super) struct Game {
    body: Body,
    pub(super) board: Board,
    pub(super) choices: Choices,
    pub(super) state: State,
    pub(super) seating: Seating,
}

/// Splits the choices of the adjudicator from the rules that only the game knows.
fn choices_of(rules: &BTreeMap<String, String>) -> Result<Choices, SetupError> {
    let choices = rules.iter().filter(|(key, _)| *key != THREE.key);
    let choices = choices.map(|(key, option)| (key.clone(), option.clone())).collect();
    Choices::from_map(&choices).map_err(|error| SetupError(error.to_string()))
}

fn seats_of(board: &Board, players: u8, rules: &BTreeMap<String, String>) -> Result<Seating, SetupError> {
    // Older games may hold a value that no rule has: it counted for nothing.
    let known = |value: &&String| THREE.values.contains(&value.as_str());
    let form = rules.get(THREE.key).filter(known).map_or(THREE.default, String::as_str);
    let source = rules.get("preset").is_some_and(|preset| preset == "source");
    seating(board, players, form, source)
}

impl Game {
    fn open(position: &Position) -> Result<Game, Unreadable> {
        let unreadable = |error: &dyn std::fmt::Display| Unreadable(error.to_string());
        if position.0.schema != SCHEMA {
            return Err(Unreadable(format!("layout {} is not known", position.0.schema)));
        }
        let body: Body = serde_json::from_value(position.0.body.clone()).map_err(|error| unreadable(&error))?;
        let board = Board::parse(&body.board).map_err(|error| unreadable(&error))?;
        let choices = choices_of(&body.rules).map_err(|error| unreadable(&error))?;
        let mut seating = seats_of(&board, body.players, &body.rules).map_err(|error| unreadable(&error))?;
        let mut state = State::from_words(&board, &body.state).map_err(|error| unreadable(&error))?;
        if seating.together {
            settle_italy(&board, &mut state, &mut seating, body.italy);
        }
        Ok(Game { body, board, choices, state, seating })
    }

    fn close(mut self) -> Position {
        self.body.state = self.state.to_words(&self.board);
        let body = serde_json::to_value(&self.body).expect("a body is plain data");
        Position(Document { schema: SCHEMA, body })
    }

    pub(super) fn place(&self, seat: &Seat) -> Option<&Place> {
        self.seating.places.iter().find(|place| place.seat == *seat)
    }

    /// Whether a player commands the power: nobody does in games for fewer players.
    fn is_played(&self, power: Power) -> bool {
        self.seating.places.iter().any(|place| place.powers.contains(&power))
    }

    /// Whether the game follows the source documents to the letter.
    fn is_source(&self) -> bool {
        self.body.rules.get("preset").is_some_and(|preset| preset == "source")
    }

    pub(super) fn over(&self) -> bool {
        !self.body.won.is_empty()
    }

    fn duty(&self, place: &Place) -> Duty {
        let owes = |power: &Power| match self.state.phase.kind {
            PhaseKind::Movement => self.state.position.units_of(*power).next().is_some(),
            PhaseKind::Retreats => self.state.dislodged.iter().any(|dislodged| dislodged.unit.power == *power),
            PhaseKind::Adjustments => self.state.adjustments_due(&self.board, *power) != 0,
        };
        if !self.over() && place.powers.iter().any(owes) { Duty::Must } else { Duty::Idle }
    }

    fn seat_turn(&self, place: &Place) -> SeatTurn {
        let info = |power: &Power| self.board.power_info(*power);
        let centres = |power: &Power| self.state.ownership.of(&self.board, *power).len() as u32;
        SeatTurn {
            seat: place.seat.clone(),
            letters: place.powers.iter().map(|power| info(power).letter).collect(),
            powers: place.powers.iter().map(|power| info(power).name.clone()).collect(),
            also: place.powers.iter().flat_map(|power| other_names(info(power))).collect(),
            eliminated: place.powers.iter().all(|power| self.state.is_eliminated(&self.board, *power)),
            duty: self.duty(place),
            strength: place.powers.iter().map(centres).sum(),
        }
    }

    fn turn(&self) -> Turn {
        let phase = self.state.phase;
        Turn {
            label: phase.to_string(),
            old_label: phase.old_label(),
            kind: phase.kind.code().to_owned(),
            title: format!("{} for {} of {}", phase.kind_name(), phase.season_name(), phase.year),
            phrase: phase.phrase(),
            // `001` 2.3.2: no negotiation during retreats and adjustments; by mail they are usually left open.
            press: if self.is_source() && phase.kind != PhaseKind::Movement { Press::Closed } else { Press::Free },
            public: true,
            over: self.over().then(|| Ending { winners: self.body.won.clone() }),
            seats: self.seating.places.iter().map(|place| self.seat_turn(place)).collect(),
            master: Duty::Idle,
        }
    }

    /// Plays one phase with these sheets.
    fn play(&mut self, sheets: &BTreeMap<Seat, Sheet>) -> Played {
        let mut orders = Vec::new();
        for place in &self.seating.places {
            let lines = sheets.get(&place.seat).map(|sheet| sheet.0.iter().map(String::as_str).collect());
            let lines: Vec<&str> = lines.unwrap_or_default();
            for power in &place.powers {
                let own = lines.iter().filter(|line| sheet::belongs_to(self, *power, line));
                orders.push(PowerOrders { power: *power, lines: own.copied().collect() });
            }
        }
        let played = play(&self.board, &self.state, &orders, &self.choices, &|power| self.is_played(power));
        let closed = self.state.position.closed;
        self.state = played.next.clone();
        self.state.position.close(closed);
        played
    }

    /// Rulebook: enough centres after a fall turn win; of two who have enough, the one with more.
    fn count_winners(&mut self) {
        let strength = |place: &Place| {
            let centres = place.powers.iter().map(|power| self.state.ownership.of(&self.board, *power).len());
            if self.seating.together { centres.sum() } else { centres.max().unwrap_or(0) }
        };
        let best = self.seating.places.iter().map(strength).max().unwrap_or(0);
        let leaders: Vec<Seat> = self
            .seating
            .places
            .iter()
            .filter(|place| strength(place) == best)
            .map(|place| place.seat.clone())
            .collect();
        if best >= usize::from(self.seating.win) && leaders.len() == 1 {
            self.body.won = leaders;
        }
    }

    /// Rulebook, two players: a coin is tossed before the adjustments of fall 1914.
    fn toss_for_italy(&mut self, seed: &Seed) {
        if self.seating.together && self.body.italy.is_none() && self.state.phase.year == 1914 {
            self.body.italy = Some(usize::from(seed.bytes()[0] % 2));
        }
    }
}

fn settle_italy(board: &Board, state: &mut State, seating: &mut Seating, winner: Option<usize>) {
    if state.phase.year < 1915 {
        state.position.close(italy(board));
    } else if let (Some(winner), Some(power)) = (winner, board.power("Italy")) {
        seating.places[winner.min(1)].powers.push(power);
    }
}

impl Ruleset for Classic {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn open(&self, setup: &Setup) -> Result<Position, SetupError> {
        let text = if setup.board.is_empty() { STANDARD } else { &setup.board };
        let board = Board::parse(text).map_err(|error| SetupError(error.to_string()))?;
        ABOUT.check(&setup.rules)?;
        let seating = seats_of(&board, setup.players, &setup.rules)?;
        let mut state = State::at_start(&board);
        state.phase.year = seating.year.unwrap_or(state.phase.year);
        let body = Body {
            board: text.to_owned(),
            players: setup.players,
            rules: setup.rules.clone(),
            state: state.to_words(&board),
            italy: None,
            won: Vec::new(),
        };
        let body = serde_json::to_value(&body).expect("a body is plain data");
        Ok(Position(Document { schema: SCHEMA, body }))
    }

    fn turn(&self, position: &Position) -> Result<Turn, Unreadable> {
        Ok(Game::open(position)?.turn())
    }

    fn read(&self, seen: Seen<'_>, author: &Author, sheet: &Sheet, text: &str) -> Result<Reading, Unreadable> {
        let game = Game::open(seen.position)?;
        let powers = match author {
            Author::Seat(seat) => game.place(seat).map(|place| place.powers.clone()).unwrap_or_default(),
            Author::Master => game.board.power_ids().collect(),
        };
        Ok(sheet::read(&game, &powers, sheet, text))
    }

    fn resolve(&self, table: &Table<'_>, seed: &Seed) -> Result<Resolution, Unreadable> {
        let mut game = Game::open(table.position)?;
        let standing = table.sheets.iter().filter(|(seat, _)| !table.disorder.contains(seat));
        let mut sheets = standing.map(|(seat, sheet)| (seat.clone(), sheet.clone())).collect();
        let mut phases: Vec<Value> = Vec::new();
        // Phases that ask nothing of any player (an unplayed power's retreats) are played at once.
        loop {
            let played = game.play(&sheets);
            sheets = BTreeMap::new();
            let counted = played.phase.season == Season::Fall && game.state.phase.season != Season::Fall;
            if counted {
                game.toss_for_italy(seed);
                game.count_winners();
            }
            phases.push(facts::played(&game, &played, counted));
            let idle = game.seating.places.iter().all(|place| game.duty(place) == Duty::Idle);
            if game.over() || !idle || game.seating.places.iter().all(|place| is_out(&game, place)) {
                break;
            }
        }
        let next = facts::next(&game);
        let body = json!({"phases": phases, "next": next});
        let chronicle = Chronicle(Document { schema: SCHEMA, body });
        Ok(Resolution { position: game.close(), chronicle, opens: true })
    }

    fn describe(&self, subject: Subject<'_>, reader: &Reader) -> Result<Facts, Unreadable> {
        match subject {
            Subject::Position(position) => Ok(facts::position(&Game::open(position)?)),
            Subject::Chronicle(chronicle) => Ok(chronicle.0.body.clone()),
            Subject::Sheet(seen, sheet) => {
                let game = Game::open(seen.position)?;
                let powers = match reader {
                    Reader::Seat(seat) => game.place(seat).map(|place| place.powers.clone()).unwrap_or_default(),
                    Reader::Master => game.board.power_ids().collect(),
                    Reader::Public => Vec::new(),
                };
                Ok(facts::sheet(&game, &powers, sheet))
            }
        }
    }
}

/// How a power is called beside its name: other names, the adjective, its names in other languages.
fn other_names(info: &PowerInfo) -> impl Iterator<Item = String> {
    let translations = info.translations.iter().map(|(_, name)| name);
    info.also.iter().chain([&info.adjective]).chain(translations).cloned()
}

fn is_out(game: &Game, place: &Place) -> bool {
    place.powers.iter().all(|power| game.state.is_eliminated(&game.board, *power))
}
