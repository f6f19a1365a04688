//! A game's document, opened: the board, who commands what, where everything stands, and how it goes on from there.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::house::{self, House, THREE};
use super::seating::{Place, Seating, italy, seating};
use crate::classic::board::{Board, BoardError, PhaseKind, Power, PowerInfo, STANDARD, Season, tell};
use crate::classic::choices::Choices;
use crate::classic::orders::{Deed, WrittenOrder, read_order};
use crate::classic::picture::{board_picture, heads};
use crate::classic::play::{Played, PowerOrders, State, StateWords, difference, play};
use crate::kept::Kept;
use crate::{
    Document, Duty, Ending, Phrase, Position, Press, Seat, SeatTurn, Seed, Setup, SetupError, Sheet, Term, Turn,
    Unreadable,
};

/// The version of the document's layout.
pub(super) const SCHEMA: u32 = 1;

/// What a position holds.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Body {
    board: String,
    players: u8,
    pub(super) rules: BTreeMap<String, String>,
    state: StateWords,
    /// Two players: the seat that the coin gave Italy to.
    #[serde(default)]
    italy: Option<usize>,
    /// The winners' seats, once somebody has won.
    #[serde(default)]
    pub(super) won: Vec<Seat>,
}

/// The boards of the games that were asked about last.
static BOARDS: Kept<Known> = Kept::new();

/// A board, and what every letter about a game on it is told of it.
struct Known {
    board: Arc<Board>,
    names: Arc<Value>,
    picture: Value,
    heads: Value,
}

impl Known {
    fn parse(text: &str) -> Result<Known, BoardError> {
        let board = Board::parse(text)?;
        let (names, picture, heads) = (json!(tell::names(&board)).into(), board_picture(&board), heads(&board));
        Ok(Known { board: Arc::new(board), names, picture, heads })
    }
}

/// The names of a position's board in other languages.
pub(super) fn names(position: &Position) -> Result<Arc<Value>, Unreadable> {
    let Document { schema: SCHEMA, body } = &position.0 else {
        return Err(Unreadable(format!("layout {} is not known", position.0.schema)));
    };
    let board = body["board"].as_str().ok_or_else(|| Unreadable("it has no board".into()))?;
    Ok(Arc::clone(&BOARDS.read(board, Known::parse).map_err(Unreadable::because)?.names))
}

/// A document made ready to play with.
pub(super) struct Game {
    pub(super) body: Body,
    known: Arc<Known>,
    pub(super) board: Arc<Board>,
    pub(super) choices: Choices,
    pub(super) house: House,
    pub(super) state: State,
    pub(super) seating: Seating,
}

/// Splits the choices of the adjudicator from the rules that only the game knows.
fn choices_of(rules: &BTreeMap<String, String>) -> Result<Choices, SetupError> {
    let choices = rules.iter().filter(|(key, _)| house::RULES.iter().all(|rule| rule.key != *key));
    let choices = choices.map(|(key, option)| (key.clone(), option.clone())).collect();
    Choices::from_map(&choices).map_err(|error| SetupError::new(error.to_string()))
}

fn seats_of(board: &Board, players: u8, rules: &BTreeMap<String, String>) -> Result<Seating, SetupError> {
    // Older games may hold a value that no rule has: it counted for nothing.
    let known = |value: &&String| THREE.values.contains(&value.as_str());
    let variant = rules.get(THREE.key).filter(known).map_or(THREE.default, String::as_str);
    let source = rules.get("preset").is_some_and(|preset| preset == "source");
    seating(board, players, variant, source)
}

impl Game {
    /// Sets the pieces out.
    pub(super) fn new(setup: &Setup) -> Result<Game, SetupError> {
        let text = if setup.board.is_empty() { STANDARD } else { &setup.board };
        let wrong = |error: BoardError| SetupError::new(error.to_string());
        let text = &*Board::whole(text).map_err(wrong)?;
        let known = BOARDS.read(text, Known::parse).map_err(wrong)?;
        let board = Arc::clone(&known.board);
        let choices = choices_of(&setup.rules)?;
        let seating = seats_of(&board, setup.players, &setup.rules)?;
        let mut state = State::at_start(&board);
        let usual = seating.year.unwrap_or(state.phase.year);
        House::check(&setup.rules, &board, usual)?;
        let house = House::of(&setup.rules);
        state.phase.year = house.year.unwrap_or(usual);
        let body = Body {
            board: text.to_owned(),
            players: setup.players,
            rules: setup.rules.clone(),
            state: state.to_words(&board),
            italy: None,
            won: Vec::new(),
        };
        Ok(Game { known, body, board, choices, house, state, seating })
    }

    /// Reads a position.
    pub(super) fn open(position: &Position) -> Result<Game, Unreadable> {
        let body: Body = position.0.content(SCHEMA)?;
        let known = BOARDS.read(&body.board, Known::parse).map_err(Unreadable::because)?;
        let board = Arc::clone(&known.board);
        let choices = choices_of(&body.rules).map_err(Unreadable::because)?;
        let mut seating = seats_of(&board, body.players, &body.rules).map_err(Unreadable::because)?;
        let mut state = State::from_words(&board, &body.state).map_err(Unreadable::because)?;
        if seating.together {
            settle_italy(&board, &mut state, &mut seating, body.italy);
        }
        let house = House::of(&body.rules);
        Ok(Game { known, body, board, choices, house, state, seating })
    }

    /// The names of its board in other languages.
    pub(super) fn names(&self) -> &Value {
        &self.known.names
    }

    /// What a map shows of its board, whatever stands on it.
    pub(super) fn board_picture(&self) -> Value {
        self.known.picture.clone()
    }

    /// What tables of its centres and powers go by.
    pub(super) fn heads(&self) -> &Value {
        &self.known.heads
    }

    /// What it was set up with.
    pub(super) fn setup(&self) -> Setup {
        let Body { board, players, rules, .. } = &self.body;
        Setup { board: board.clone(), players: *players, rules: rules.clone() }
    }

    /// The position that it stands in.
    pub(super) fn close(mut self) -> Position {
        self.body.state = self.state.to_words(&self.board);
        Position(Document::of(SCHEMA, &self.body))
    }

    pub(super) fn place(&self, seat: &Seat) -> Option<&Place> {
        self.seating.places.iter().find(|place| place.seat == *seat)
    }

    /// Whether a player commands the power: nobody does in games for fewer players.
    fn is_played(&self, power: Power) -> bool {
        self.seating.places.iter().any(|place| place.powers.contains(&power))
    }

    pub(super) fn is_out(&self, place: &Place) -> bool {
        place.powers.iter().all(|power| self.state.is_eliminated(&self.board, *power))
    }

    /// Whether the game follows the source documents to the letter.
    fn is_source(&self) -> bool {
        self.body.rules.get("preset").is_some_and(|preset| preset == "source")
    }

    pub(super) fn over(&self) -> bool {
        !self.body.won.is_empty()
    }

    pub(super) fn duty(&self, place: &Place) -> Duty {
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
        let units = |power: &Power| self.state.position.units_of(*power).count();
        let strength = place.powers.iter().map(centres).sum();
        SeatTurn {
            seat: place.seat.clone(),
            letters: place.powers.iter().map(|power| info(power).letter).collect(),
            powers: place.powers.iter().map(|power| info(power).name.clone()).collect(),
            also: place.powers.iter().flat_map(|power| other_names(info(power))).collect(),
            eliminated: self.is_out(place),
            duty: self.duty(place),
            strength,
            stands: format!("{}/{strength}", place.powers.iter().map(units).sum::<usize>()),
        }
    }

    pub(super) fn turn(&self) -> Turn {
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
            lots: self.may_toss(phase.year) && phase.season == Season::Fall,
            year: u32::from(phase.year),
            holdings: self.holdings(),
        }
    }

    /// Whether a canonical line is an order of this power, where several are in one hand.
    pub(super) fn belongs_to(&self, power: Power, line: &str) -> bool {
        let (board, state) = (&self.board, &self.state);
        match read_order(board, line) {
            Ok(WrittenOrder::Waive(named)) => {
                named.is_none_or(|named| named == power)
                    && difference(board, &state.position, &state.ownership, power) > 0
            }
            Ok(WrittenOrder::Unit(unit, Deed::Build)) => board.homes(power).contains(board.province_of(unit.at)),
            Ok(WrittenOrder::Unit(unit, _)) => {
                let province = board.province_of(unit.at);
                let dislodged = state.dislodged.iter().map(|dislodged| dislodged.unit);
                let retreating = dislodged.filter(|unit| board.province_of(unit.at) == province);
                let standing = state.position.unit(province).filter(|_| state.phase.kind != PhaseKind::Retreats);
                standing.into_iter().chain(retreating).any(|unit| unit.power == power)
            }
            Err(_) => false,
        }
    }

    /// The builds that players may order now.
    pub(super) fn builds_due(&self) -> Vec<(Power, usize)> {
        let builds = self.state.phase.kind == PhaseKind::Adjustments;
        let played = self.board.power_ids().filter(|power| builds && self.is_played(*power));
        let due = |power: Power| Some((power, usize::try_from(self.state.adjustments_due(&self.board, power)).ok()?));
        played.filter_map(due).collect()
    }

    /// Plays one phase with these sheets.
    pub(super) fn play<'a>(&mut self, sheets: &'a BTreeMap<Seat, Sheet>) -> Played<'a> {
        let mut orders = Vec::new();
        for place in &self.seating.places {
            let lines = sheets.get(&place.seat).map(|sheet| sheet.0.iter().map(String::as_str).collect());
            let lines: Vec<&'a str> = lines.unwrap_or_default();
            for power in &place.powers {
                let own = lines.iter().filter(|line| self.belongs_to(*power, line));
                orders.push(PowerOrders { power: *power, lines: own.copied().collect() });
            }
        }
        let played = play(&self.board, &self.state, &orders, &self.choices, &|power| self.is_played(power));
        let closed = self.state.position.closed;
        self.state = played.next.clone();
        self.state.position.close(closed);
        played
    }

    /// Rulebook, two players: a coin is tossed after the fall of 1914, before its adjustments if there are any. A game that
    /// went on without it tosses in a later fall.
    fn may_toss(&self, year: u16) -> bool {
        self.seating.together && self.body.italy.is_none() && year >= TOSS
    }

    /// Tosses the coin after a fall turn, if it is time; tells how it fell.
    pub(super) fn toss_for_italy(&mut self, year: u16, seed: &Seed) -> Option<Phrase> {
        if !self.may_toss(year) {
            return None;
        }
        self.body.italy = Some(usize::from(seed.bytes()[0] % 2));
        self.coin()
    }

    /// How the coin fell, once it was tossed.
    pub(super) fn coin(&self) -> Option<Phrase> {
        let place = self.seating.places.get(self.body.italy?.min(1))?;
        let italy = self.board.power("Italy");
        let name = |power: &Power| tell::power(&self.board, *power);
        let own = place.powers.iter().filter(|power| Some(**power) != italy).map(name).collect();
        Some(Phrase::new("classic-coin").with("seat", Term::AllOf { and: own }))
    }
}

/// The year of the coin for Italy.
const TOSS: u16 = 1914;

fn settle_italy(board: &Board, state: &mut State, seating: &mut Seating, winner: Option<usize>) {
    if state.phase.year <= TOSS {
        state.position.close(italy(board));
    } else if let (Some(winner), Some(power)) = (winner, board.power("Italy")) {
        seating.places[winner.min(1)].powers.push(power);
    }
}

/// How a power is called beside its name: other names, the adjective, its names in other languages.
fn other_names(info: &PowerInfo) -> impl Iterator<Item = String> {
    let translations = info.translations.iter().map(|(_, name)| name);
    info.also.iter().chain([&info.adjective]).chain(translations).cloned()
}
