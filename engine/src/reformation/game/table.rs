//! A game's document, opened: the scenario, where everything stands, who sits where, and which turn it is.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::choices::{START, choices, seated};
use super::told::Ledger;
use super::words::StateWords;
use crate::kept::Kept;
use crate::reformation::acts::{Act, Package, PackageName};
use crate::reformation::play::{duty, parties, unanswered};
use crate::reformation::scenario::{Kind, Power, PowerSet, SHIPPED, Scenario};
use crate::reformation::state::{State, Step};
use crate::{
    Document, Duty, Ending, Phrase, Position, Press, Seat, SeatTurn, Setup, SetupError, Sheet, Turn, Unreadable,
};

/// The version of the document's layout.
pub(super) const SCHEMA: u32 = 1;

/// What a position holds: the scenario's text, so that a game keeps its own, the house rules, the state in words, the one with
/// which the phase began, and what its letters have to sum up.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Body {
    scenario: String,
    rules: BTreeMap<String, String>,
    state: StateWords,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opened: Option<StateWords>,
    #[serde(default, skip_serializing_if = "Ledger::is_empty")]
    ledger: Ledger,
}

/// The scenarios of the games that were asked about last.
static SCENARIOS: Kept<Scenario> = Kept::new();

/// A document made ready to play with.
pub(super) struct Game {
    scenario: String,
    choices: BTreeMap<String, String>,
    pub(super) map: Arc<Scenario>,
    pub(super) state: State,
    /// Where the game stood when the diplomacy of this turn, or of the last one, was opened.
    pub(super) opened: Option<State>,
    /// What this phase, or the last one, has spent and drawn.
    pub(super) ledger: Ledger,
}

impl Game {
    /// Sets the pieces out.
    pub(super) fn new(setup: &Setup) -> Result<Game, SetupError> {
        let text = if setup.board.is_empty() { SHIPPED[0].1 } else { &setup.board };
        let map = SCENARIOS.read(text, Scenario::parse).map_err(|error| SetupError::new(error.to_string()))?;
        let choices = choices(&map, &setup.rules, setup.players)?;
        let state = State::at_start(&map, &choices.start, choices.rules);
        let mut state = state.ok_or_else(|| SetupError::new(format!("there is no start `{}`", choices.start)))?;
        state.last_turn = choices.last_turn.unwrap_or(state.last_turn);
        if state.last_turn < state.turn {
            let english = format!("this start begins with turn {}", state.turn);
            let phrase = Phrase::new("reformation-setup-number")
                .with("key", "last_turn")
                .with("value", state.last_turn.to_string())
                .with("least", i64::from(state.turn))
                .with("most", 99_i64);
            return Err(SetupError { phrase: Some(phrase), english });
        }
        for power in Power::great() {
            seat(&map, power).map_err(|error| SetupError::new(error.to_string()))?;
        }
        let (opened, ledger) = (None, Ledger::default());
        let scenario = without_starts(text, &choices.start);
        Ok(Game { scenario, choices: setup.rules.clone(), map, state, opened, ledger })
    }

    /// Reads a position.
    pub(super) fn open(position: &Position) -> Result<Game, Unreadable> {
        let body: Body = position.0.content(SCHEMA)?;
        let map = SCENARIOS.read(&body.scenario, Scenario::parse).map_err(Unreadable::because)?;
        let rules = choices(&map, &body.rules, 0).map_err(Unreadable::because)?.rules;
        let read = |words: &StateWords| State::from_words(&map, rules.clone(), words).map_err(Unreadable::because);
        let (state, opened) = (read(&body.state)?, body.opened.as_ref().map(read).transpose()?);
        Ok(Game { scenario: body.scenario, choices: body.rules, map, state, opened, ledger: body.ledger })
    }

    /// The position that it stands in.
    pub(super) fn close(self) -> Position {
        let words = |state: &State| state.to_words(&self.map);
        let (state, opened) = (words(&self.state), self.opened.as_ref().map(words));
        let body = Body { scenario: self.scenario, rules: self.choices, state, opened, ledger: self.ledger };
        Position(Document::of(SCHEMA, &body))
    }

    /// The powers of a seat.
    pub(super) fn powers(&self, of: &Seat) -> PowerSet {
        let mut seats = seated(&self.state.rules).into_iter();
        seats.find(|powers| self.seat_of(*powers).as_ref() == Some(of)).unwrap_or(PowerSet::EMPTY)
    }

    /// The seat of a power.
    pub(super) fn seat(&self, power: Power) -> Option<Seat> {
        seated(&self.state.rules).into_iter().find(|powers| powers.contains(power)).and_then(|seat| self.seat_of(seat))
    }

    /// The seats of powers, each once.
    pub(super) fn seats(&self, powers: PowerSet) -> Vec<Seat> {
        let mut seats: Vec<Seat> = powers.into_iter().filter_map(|power| self.seat(power)).collect();
        seats.dedup();
        seats
    }

    fn seat_of(&self, powers: PowerSet) -> Option<Seat> {
        seat(&self.map, powers.into_iter().next()?).ok()
    }

    /// `5.TALK`, `5.PEACE2`, `5.WARE`: the turn of the game and the step.
    pub(super) fn label(&self) -> String {
        label(&self.map, self.state.turn, self.state.step)
    }

    /// What the step is called.
    pub(super) fn phrase(&self) -> Phrase {
        phrase(self.state.turn, self.state.step)
    }

    /// What the game waits for (RULINGS, section 1).
    pub(super) fn turn(&self) -> Turn {
        let (step, label) = (self.state.step, self.label());
        let over = self.state.over.map(|winners| Ending { winners: self.seats(winners) });
        let master = match step {
            _ if over.is_some() => Duty::Idle,
            Step::Master => Duty::Must,
            _ => Duty::May,
        };
        Turn {
            old_label: label.clone(),
            title: format!("{} of turn {}", called(step), self.state.turn),
            label,
            kind: kind(step).to_owned(),
            phrase: self.phrase(),
            press: self.press(),
            // Hands, drafts and sealed declarations are for their owners alone.
            public: false,
            seats: seated(&self.state.rules)
                .into_iter()
                .filter_map(|powers| self.seat_turn(powers, over.is_some()))
                .collect(),
            over,
            master,
            // The sealing may be carried out with the talks, where nothing is left to answer.
            lots: !matches!(step, Step::Master | Step::War(_) | Step::Answer(_)),
            year: u32::from(self.state.turn),
            holdings: self.holdings(),
        }
    }

    /// Private press is open in the talks alone (R36), in the first turn between its two pairs (R59).
    fn press(&self) -> Press {
        let pair = |one, other| Some((self.seat(one)?, self.seat(other)?)).filter(|(one, other)| one != other);
        match self.state.step {
            Step::Talk if self.state.turn == 1 => {
                let pairs = [pair(Power::ENGLAND, Power::HABSBURGS), pair(Power::ENGLAND, Power::FRANCE)];
                Press::Pairs(pairs.into_iter().flatten().collect())
            }
            Step::Talk => Press::Free,
            _ => Press::Public,
        }
    }

    /// What the step asks of a power.
    pub(super) fn duty(&self, power: Power) -> Duty {
        match duty(&self.map, &self.state, power) {
            _ if self.state.over.is_some() => Duty::Idle,
            // What was answered in the talks can be answered otherwise until the sealing closes (R7).
            Duty::Idle if self.state.step == Step::Seal && self.is_party(power) => Duty::May,
            duty => duty,
        }
    }

    /// Whether an announced package of another is for a power to answer.
    fn is_party(&self, power: Power) -> bool {
        self.state.carried.announced.iter().any(|package| self.must_confirm(power, package))
    }

    /// The start from which the game was set up.
    pub(super) fn start(&self) -> &str {
        self.choices.get("start").map_or(START, String::as_str)
    }

    /// Whether a package is for a power to confirm: it touches it, and is not of its own seat (R5, R62).
    pub(super) fn must_confirm(&self, power: Power, package: &Package) -> bool {
        let of = package.name.of;
        let own = self.state.rules.together.iter().any(|seat| seat.contains(of) && seat.contains(power));
        of != power && !own && parties(&self.state, package).contains(power)
    }

    /// The announced packages that a power has not answered (R6).
    pub(super) fn unanswered(&self, power: Power) -> Vec<PackageName> {
        unanswered(&self.map, &self.state, power)
    }

    /// The announced packages that a power confirmed before they were announced, in these very words.
    pub(super) fn confirmed(&self, power: Power) -> Vec<PackageName> {
        let given = &self.state.carried.given[power.index()];
        let confirms = |package: &&Package| {
            given.iter().any(|act| match act {
                Act::Ratify { package: name, words, .. } => {
                    *name == package.name && words.is_none_or(|words| words == package.digest(&self.map))
                }
                _ => false,
            })
        };
        let announced = self.state.carried.announced.iter().filter(|package| self.must_confirm(power, package));
        announced.filter(confirms).map(|package| package.name).collect()
    }

    /// Whether two powers can sign something with each other in this turn (R1).
    pub(super) fn may_treat(&self, one: Power, other: Power) -> bool {
        let talks = |power| power == Power::HABSBURGS || power == Power::FRANCE;
        let first = one == Power::ENGLAND && talks(other) || other == Power::ENGLAND && talks(one);
        one != other && (self.state.turn > 1 || first)
    }

    fn seat_turn(&self, powers: PowerSet, over: bool) -> Option<SeatTurn> {
        let infos = || powers.into_iter().map(|power| self.map.power_info(power));
        let also = infos().flat_map(|info| {
            let translated = info.title.translations.iter().map(|(_, name)| name.clone());
            translated.chain([info.code.clone(), info.short.clone()])
        });
        let sum = |of: &dyn Fn(Power) -> usize| powers.into_iter().map(of).sum::<usize>();
        let (keys, cards) = (sum(&|of| self.keys(of)), sum(&|of| self.state.hands[of.index()].len()));
        let duties: Vec<Duty> = powers.into_iter().map(|power| self.duty(power)).collect();
        let first = |wanted: Duty| duties.contains(&wanted).then_some(wanted);
        let duty = first(Duty::Must).or_else(|| first(Duty::May)).unwrap_or(Duty::Idle);
        Some(SeatTurn {
            seat: self.seat_of(powers)?,
            letters: infos().filter_map(|info| info.letter).collect(),
            powers: infos().map(|info| info.title.english.clone()).collect(),
            also: also.collect(),
            eliminated: false,
            duty: if over { Duty::Idle } else { duty },
            strength: keys as u32,
            stands: format!("{keys}/{cards}"),
        })
    }

    /// How many key cities a power controls.
    pub(super) fn keys(&self, power: Power) -> usize {
        let key = |info: &crate::reformation::CityInfo| matches!(info.kind, Kind::Key | Kind::Capital);
        self.map.city_ids().filter(|at| self.state.owner(*at) == power && key(self.map.city_info(*at))).count()
    }

    /// Who controls which city, to be compared.
    fn holdings(&self) -> String {
        let short = |at| self.map.power_info(self.state.owner(at)).short.as_str();
        self.map.city_ids().map(short).collect::<Vec<_>>().join(" ")
    }

    /// The acts of a seat's sheet, each with the power that does it.
    pub(super) fn acts(&self, powers: PowerSet, sheet: &Sheet) -> BTreeMap<Power, Vec<Act>> {
        let mut acts: BTreeMap<Power, Vec<Act>> = powers.into_iter().map(|power| (power, Vec::new())).collect();
        for line in &sheet.0 {
            let Some((power, line)) = self.headed(powers, line) else { continue };
            if let (Some(act), Some(own)) = (Act::parse(&self.map, line), acts.get_mut(&power)) {
                own.push(act);
            }
        }
        acts
    }

    /// The power of a canonical line: where a seat has several, its name heads the line (R62).
    fn headed<'l>(&self, powers: PowerSet, line: &'l str) -> Option<(Power, &'l str)> {
        if powers.len() == 1 {
            return powers.into_iter().next().map(|power| (power, line));
        }
        powers.into_iter().find_map(|power| {
            let rest = line.strip_prefix(self.map.power_info(power).code.as_str())?.strip_prefix(' ')?;
            Some((power, rest))
        })
    }

    /// A line of a seat's sheet as it stands there.
    pub(super) fn heading(&self, powers: PowerSet, power: Power, line: &str) -> String {
        if powers.len() == 1 { line.to_owned() } else { format!("{} {line}", self.map.power_info(power).code) }
    }
}

/// A scenario's text without the starts from which the game was not set up: every question opens the document anew.
fn without_starts(text: &str, but: &str) -> String {
    let (mut kept, mut skips) = (String::new(), false);
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("start ") {
            skips = name.trim() != but;
        } else if !line.starts_with([' ', '\t', '#']) && !line.trim().is_empty() {
            skips = false;
        }
        if !skips && !line.starts_with('#') {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

/// The kind of turn that a step is.
pub(super) fn kind(step: Step) -> &'static str {
    match step {
        Step::Master => "master",
        Step::Talk => "talk",
        Step::Seal => "seal",
        Step::Peace(_) => "peace",
        Step::Ransom => "ransom",
        Step::Pardon => "pardon",
        Step::War(_) => "war",
        Step::Answer(_) => "answer",
    }
}

fn called(step: Step) -> &'static str {
    match step {
        Step::Master => "The master's facts",
        Step::Talk => "The talks",
        Step::Seal => "The sealing",
        Step::Peace(_) => "The suits for peace",
        Step::Ransom => "The ransoms",
        Step::Pardon => "The absolutions",
        Step::War(_) => "The declarations of war",
        Step::Answer(_) => "The interventions",
    }
}

/// The label of a step.
pub(super) fn label(map: &Scenario, turn: u8, step: Step) -> String {
    let letter = |power: Power| map.power_info(power).letter.map(String::from).unwrap_or_default();
    let behind = match step {
        Step::Peace(round) if round > 1 => round.to_string(),
        Step::War(Some(by)) | Step::Answer(Some(by)) => format!("-{}", letter(by)),
        _ => String::new(),
    };
    format!("{turn}.{}{behind}", kind(step).to_uppercase())
}

/// What a step is called, in any language.
pub(super) fn phrase(turn: u8, step: Step) -> Phrase {
    let round = if let Step::Peace(round) = step { round } else { 1 };
    Phrase::new("reformation-turn")
        .with("step", kind(step))
        .with("turn", i64::from(turn))
        .with("round", i64::from(round))
}

/// The seat of a great power: its name in the scenario.
fn seat(map: &Scenario, power: Power) -> Result<Seat, crate::ParseSeatError> {
    map.power_info(power).code.replace(' ', "-").parse()
}
