//! A game's document, opened: the scenario, where everything stands, who sits where, and which turn it is.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::tell;
use super::words::StateWords;
use crate::empires::orders::Line;
use crate::empires::scenario::{Power, PowerSet, SHIPPED, Scenario};
use crate::empires::state::State;
use crate::empires::turn::Sheets;
use crate::kept::Kept;
use crate::{
    Author, Document, Duty, Ending, Phrase, Position, Press, Seat, SeatTurn, Setup, SetupError, Sheet, Term, Turn,
    Unreadable,
};

/// The version of the document's layout.
pub(super) const SCHEMA: u32 = 1;

/// What a position holds: the scenario's text, so that a game keeps its own, the house rules, and the state in words.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Body {
    scenario: String,
    rules: BTreeMap<String, String>,
    state: StateWords,
}

/// The scenarios of the games that were asked about last.
static SCENARIOS: Kept<Scenario> = Kept::new();

/// A document made ready to play with.
pub(super) struct Game {
    scenario: String,
    rules: BTreeMap<String, String>,
    pub(super) map: Arc<Scenario>,
    pub(super) state: State,
}

impl Game {
    /// Sets the pieces out.
    pub(super) fn new(setup: &Setup) -> Result<Game, SetupError> {
        let text = if setup.board.is_empty() { SHIPPED[0].1 } else { &setup.board };
        let map = SCENARIOS.read(text, Scenario::parse).map_err(|error| SetupError::new(error.to_string()))?;
        let great = map.great().len();
        if setup.players != 0 && u32::from(setup.players) != great {
            let english = format!("{} is made for {great} players", map.title().english);
            let phrase = Phrase::new("empires-setup-players").with("players", i64::from(great));
            let phrase = phrase.with("scenario", map.title().english.as_str());
            return Err(SetupError { phrase: Some(phrase), english });
        }
        let wrong = |key| {
            let value = setup.rules[&key].as_str();
            let english = format!("{key} cannot be {value}; write a number up to {}", u16::MAX);
            SetupError { phrase: Some(Phrase::new("empires-setup-last-turn").with("value", value)), english }
        };
        let settings = map.settings().with(&setup.rules).map_err(wrong)?;
        for power in map.great() {
            seat(&map, power).map_err(|error| SetupError::new(error.to_string()))?;
        }
        let state = State::at_start(&map, settings);
        Ok(Game { scenario: text.to_owned(), rules: setup.rules.clone(), map, state })
    }

    /// Reads a position.
    pub(super) fn open(position: &Position) -> Result<Game, Unreadable> {
        let body: Body = position.0.content(SCHEMA)?;
        let map = SCENARIOS.read(&body.scenario, Scenario::parse).map_err(Unreadable::because)?;
        let settings = map.settings().with(&body.rules).map_err(Unreadable::because)?;
        let state = State::from_words(&map, settings, &body.state).map_err(Unreadable::because)?;
        Ok(Game { scenario: body.scenario, rules: body.rules, map, state })
    }

    /// The position that it stands in.
    pub(super) fn close(self) -> Position {
        let state = self.state.to_words(&self.map);
        Position(Document::of(SCHEMA, &Body { scenario: self.scenario, rules: self.rules, state }))
    }

    /// The great powers in the order of tables.
    pub(super) fn players(&self) -> impl Iterator<Item = Power> + '_ {
        self.map.listed().iter().copied().filter(|power| self.map.great().contains(*power))
    }

    /// The neutral states that are left.
    pub(super) fn neutrals(&self) -> impl Iterator<Item = Power> + '_ {
        let neutral = |power: &Power| !self.map.great().contains(*power) && !self.state.out.contains(*power);
        self.map.listed().iter().copied().filter(neutral)
    }

    /// The power of a seat.
    pub(super) fn power(&self, seat: &Seat) -> Option<Power> {
        self.players().find(|power| self::seat(&self.map, *power).as_ref() == Ok(seat))
    }

    /// The power whose player an author is; the master has none.
    pub(super) fn led_by(&self, author: &Author) -> Option<Power> {
        match author {
            Author::Seat(seat) => self.power(seat),
            Author::Master => None,
        }
    }

    /// The seat of a power; nothing: it is neutral.
    pub(super) fn seat(&self, power: Power) -> Option<Seat> {
        self.map.great().contains(power).then(|| seat(&self.map, power).ok()).flatten()
    }

    /// The seats of those powers that have one.
    pub(super) fn seats(&self, powers: PowerSet) -> Vec<Seat> {
        powers.into_iter().filter_map(|power| self.seat(power)).collect()
    }

    /// `1900-1`: the year and its quarter.
    pub(super) fn label(&self, turn: u16) -> String {
        let (year, quarter) = self.map.date(turn);
        if self.map.quarters() == 1 { year.to_string() } else { format!("{year}-{quarter}") }
    }

    /// What a turn is called.
    pub(super) fn phrase(&self, turn: u16) -> Phrase {
        let (year, quarter) = self.map.date(turn);
        let of = match self.map.quarters() {
            1 => "year",
            4 => "quarter",
            _ => "part",
        };
        Phrase::new("empires-turn").with("year", year.to_string()).with("part", i64::from(quarter)).with("of", of)
    }

    pub(super) fn title(&self, turn: u16) -> String {
        let (year, quarter) = self.map.date(turn);
        let ordinals = ["first", "second", "third", "fourth"];
        match (self.map.quarters(), ordinals.get(usize::from(quarter) - 1)) {
            (4, Some(ordinal)) => format!("Orders for the {ordinal} quarter of {year}"),
            (1, _) => format!("Orders for {year}"),
            _ => format!("Orders for part {quarter} of {year}"),
        }
    }

    /// What the game waits for (R71).
    pub(super) fn turn(&self) -> Turn {
        let label = self.label(self.state.turn);
        let won = self
            .state
            .won
            .map(|won| Ending { winners: won.powers.into_iter().filter_map(|power| self.seat(power)).collect() });
        let leads = self.state.settings.master_leads && won.is_none();
        Turn {
            old_label: label.clone(),
            label,
            kind: "orders".to_owned(),
            title: self.title(self.state.turn),
            phrase: self.phrase(self.state.turn),
            press: Press::Free,
            // Treasuries and secret treaties are for their owners alone.
            public: false,
            over: won,
            seats: self.players().filter_map(|power| self.seat_turn(power)).collect(),
            master: if leads { Duty::May } else { Duty::Idle },
            lots: false,
            year: u32::from(self.map.date(self.state.turn).0),
            holdings: self.holdings(),
        }
    }

    fn seat_turn(&self, power: Power) -> Option<SeatTurn> {
        let info = self.map.power_info(power);
        let out = self.state.out.contains(power);
        let owes = !out && self.state.won.is_none();
        let provinces = self.state.provinces(&self.map, power).len();
        Some(SeatTurn {
            seat: self.seat(power)?,
            letters: info.letter.iter().collect(),
            powers: vec![info.title.english.clone()],
            also: info.title.translations.iter().map(|(_, name)| name.clone()).chain([info.code.clone()]).collect(),
            eliminated: out,
            duty: if owes { Duty::Must } else { Duty::Idle },
            strength: provinces as u32,
            stands: format!("{provinces}/{}", self.state.income(&self.map, power)),
        })
    }

    /// The capitals that a power holds, without those of some powers.
    pub(super) fn capitals(&self, power: Power, but: PowerSet) -> impl Iterator<Item = Term> + '_ {
        let others = self.map.listed().iter().copied().filter(move |of| *of != power && !but.contains(*of));
        let capitals = others.map(|of| self.map.power_info(of).capital);
        capitals.filter(move |at| self.state.owner(*at) == power).map(|at| tell::place(&self.map, at))
    }

    /// Who holds which province, to be compared.
    fn holdings(&self) -> String {
        let owner = |at| self.map.power_info(self.state.owner(at)).code.as_str();
        self.map.provinces().into_iter().map(owner).collect::<Vec<_>>().join(" ")
    }

    /// The sheets of a table: canonical lines of everybody, and the master's for neutral states (R67).
    pub(super) fn sheets(&self, sheets: &BTreeMap<Seat, Sheet>, master: &Sheet) -> Sheets {
        let mut all = Sheets::empty(&self.map);
        for (seat, sheet) in sheets {
            if let Some(power) = self.power(seat) {
                all.put(power, self.lines(sheet));
            }
        }
        for power in self.map.power_ids().filter(|power| !self.map.great().contains(*power)) {
            all.put(power, self.of_master(master, power));
        }
        all
    }

    /// The lines of a sheet that can be read.
    pub(super) fn lines(&self, sheet: &Sheet) -> Vec<Line> {
        sheet.0.iter().filter_map(|line| Line::parse(&self.map, line)).collect()
    }

    /// The master's lines for a neutral state, each headed by its code.
    pub(super) fn of_master(&self, master: &Sheet, power: Power) -> Vec<Line> {
        let code = &self.map.power_info(power).code;
        let own = master.0.iter().filter_map(|line| line.strip_prefix(code.as_str())?.strip_prefix(' '));
        own.filter_map(|line| Line::parse(&self.map, line)).collect()
    }
}

/// The seat of a great power: its English name, with hyphens.
fn seat(map: &Scenario, power: Power) -> Result<Seat, crate::ParseSeatError> {
    map.power_info(power).title.english.replace(' ', "-").parse()
}
