//! Orders that are their author's and his master's until they are played: looked for in every letter about their game.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use chancery_engine::{Author, Facts, Phrase, Position, Reader, Reading, Ruleset, Seat, Seen, Sheet, Subject};
use judge::game::Game;
use judge::language::Language;
use judge::letter::Voice;
use judge::outbox::Parcel;
use serde::Serialize;

use super::house::{TEMPLATES, rulesets};
use super::people::PLAYERS;
use super::tables::TABLES;
use super::world::World;
use crate::seam::shown_to;
use crate::support::{files, folder};

/// Lines that are shorter are found in letters by accident.
const SHORTEST: usize = 5;

/// What HELP is made of, with the lines that it gives to everybody for examples in quotes.
static HELP: LazyLock<String> = LazyLock::new(|| {
    let all = files(&folder("../templates")).into_iter().filter(|path| path.ends_with("help.json"));
    all.map(|path| std::fs::read_to_string(path).unwrap()).collect()
});
/// What lines of treaties begin with.
const TREATIES: [&str; 4] = ["ALLY ", "DENOUNCE ", "PEACE ", "WAR "];

/// A line of orders that somebody wrote.
#[derive(Clone)]
pub(crate) struct Order {
    line: String,
    whose: String,
    seat: Seat,
    /// The turn that was open.
    turn: String,
    /// His sheet with it. He may have another by the time that whoever is shown this one reads of it.
    sheet: Arc<Sheet>,
}

/// Whether a text holds a line of orders, and not as a part of a longer word, nor as one of two answers that are asked for.
fn holds(text: &str, line: &str) -> bool {
    let is_word = |sign: Option<char>| sign.is_some_and(char::is_alphanumeric);
    text.match_indices(line).any(|(at, _)| {
        let (before, behind) = (&text[..at], &text[at + line.len()..]);
        !is_word(before.chars().next_back()) && !is_word(behind.chars().next()) && !before.ends_with("RATIFY or ")
    })
}

impl World {
    /// Whether an address is of the master of a game.
    pub(crate) fn is_master(&self, address: &str, game: &str) -> bool {
        let number = TABLES.iter().position(|table| table.name == game);
        match number.map(|number| PLAYERS[number % PLAYERS.len()]) {
            Some(name) => address == format!("{name}@{name}.example"),
            None => self.game(game).is_some_and(|game| game.master.address == address),
        }
    }

    /// Notes what somebody orders: as his sheet comes to have it, as he is told that, and in classic as he writes it, too, where no
    /// answer to another gives such a line for an example.
    pub(crate) fn note_orders(&mut self, player: usize, (game, seat): (&Game, &Seat), text: &str) {
        let (Some(round), Some(ruleset)) = (&game.round, ruleset_of(game)) else { return };
        let (whose, author) = (self.outside.players[player].address(), Author::Seat(seat.clone()));
        let mut tried = game.clone();
        let remarks = tried.order(ruleset, &author, text);
        let sheet = if remarks.is_ok() { tried.sheet(&author) } else { Sheet::default() };
        let answers = remarks.unwrap_or_default().into_iter().map(|remark| in_words(&[remark.phrase]));
        let told = told(ruleset, &round.position, (seat, &sheet));
        let written: Vec<String> = text.lines().map(str::to_owned).collect();
        self.outside
            .wrote
            .entry(whose.clone())
            .or_default()
            .extend(sheet.0.iter().chain(&told).chain(&written).cloned().chain(answers));
        let written = if game.ruleset == "classic" { written } else { Vec::new() };
        let lines: Vec<String> = sheet.0.iter().cloned().chain(told).chain(written).collect();
        let sheet = Arc::new(sheet);
        let orders = self.outside.orders.entry(game.name.clone()).or_default();
        orders.retain(|order| order.turn == round.label && (order.whose != whose || !lines.contains(&order.line)));
        orders.extend(lines.into_iter().filter(|line| tells(line)).map(|line| Order {
            line,
            whose: whose.clone(),
            seat: seat.clone(),
            turn: round.label.clone(),
            sheet: Arc::clone(&sheet),
        }));
    }

    /// An order of a turn that is still open is read by nobody else than its author and his master.
    pub(crate) fn look_for_orders(&mut self, parcel: &Parcel, said: &str) {
        let Some(name) = parcel.letter.game.clone().filter(|name| !self.is_master(&parcel.to, name)) else { return };
        if self.went_back(&name) {
            return;
        }
        let Some(orders) = self.outside.orders.get(&name) else { return };
        let told = |order: &&Order| order.whose != parcel.to && holds(said, &order.line);
        let told: Vec<Order> = orders.iter().filter(told).cloned().collect();
        if told.is_empty() {
            return;
        }
        let game = self.game(&name);
        // A game that has rotted is in the turn in which it was seen last.
        let seen = self.outside.turns.get(&name).map(|turns| turns.open.clone());
        let open = game.as_ref().and_then(|game| game.round.as_ref()).map(|round| round.label.clone()).or(seen);
        for order in told.iter().filter(|order| open.as_ref() == Some(&order.turn)) {
            let is_his = self.is_his_own(&parcel.to, &order.line) || self.is_played(&name, game.as_ref(), &order.line);
            let is_shown = |game: &Game| {
                is_shown(game, order, &parcel.to)
                    || is_shown(&as_written(game, order), order, &parcel.to)
                    || self.is_answered(game, &parcel.to, &order.line)
            };
            if !is_his && !game.as_ref().is_some_and(is_shown) {
                self.fail(&format!("{} reads the order `{}` of {}:\n{said}", parcel.to, order.line, order.whose));
            }
            self.count("orders that others may read");
        }
    }

    /// Whether somebody has written a line himself, be it within a longer one, or the rules answered with it: that is told to him
    /// again.
    fn is_his_own(&self, reader: &str, line: &str) -> bool {
        self.outside.wrote.get(reader).is_some_and(|wrote| wrote.iter().any(|own| own.contains(line)))
    }

    /// Whether the rules answer with a line to something that somebody has written himself, as the game stands now: his mail may have
    /// been read in a later turn than it was written in.
    fn is_answered(&self, game: &Game, reader: &str, line: &str) -> bool {
        let (Some(ruleset), Some(wrote)) = (ruleset_of(game), self.outside.wrote.get(reader)) else { return false };
        game.chairs.iter().filter(|chair| chair.is_read_by(reader)).any(|chair| {
            let author = Author::Seat(chair.seat.clone());
            wrote.iter().any(|own| {
                let remarks = game.clone().order(ruleset, &author, own).unwrap_or_default();
                remarks.into_iter().any(|remark| in_words(&[remark.phrase]).contains(line))
            })
        })
    }

    /// Whether a line stood on a sheet in a turn that has been played, and is everybody's.
    fn is_played(&self, name: &str, game: Option<&Game>, line: &str) -> bool {
        let ruleset = game.and_then(ruleset_of);
        self.chapters(name).iter().any(|turn| {
            let is_told =
                |own| ruleset.is_some_and(|rules| told(rules, &turn.position, own).iter().any(|one| one == line));
            turn.sheets.iter().any(|(seat, sheet)| sheet.0.iter().any(|one| one == line) || is_told((seat, sheet)))
        })
    }
}

/// Whether a line is its author's alone: what stays where it is does so unordered, too, and forms have it already; treaties are
/// given to others for examples, and some lines to everybody.
fn tells(line: &str) -> bool {
    let is_treaty = TREATIES.iter().any(|word| line.starts_with(word));
    let is_example = || HELP.contains(&format!("\"{line}\""));
    line.len() >= SHORTEST && !is_treaty && ![" H", " HOLD"].iter().any(|end| line.ends_with(end)) && !is_example()
}

/// The orders of a sheet in the words in which their author is told them.
fn told(ruleset: &dyn Ruleset, position: &Position, (seat, sheet): (&Seat, &Sheet)) -> Vec<String> {
    let own = ruleset.describe(Subject::Sheet(Seen::alone(position), sheet), &Reader::Seat(seat.clone()));
    let (own, names) = (own.unwrap_or_default(), Facts::Null);
    let voice = TEMPLATES.voice(Language::English, &names);
    own["lines"].as_array().into_iter().flatten().map(|line| voice.told(&line["text"])).collect()
}

fn ruleset_of(game: &Game) -> Option<&'static dyn Ruleset> {
    rulesets().into_iter().find(|known| known.about().name == game.ruleset)
}

/// What phrases or terms say, as letters say it.
fn in_words(phrases: &[impl Serialize]) -> String {
    let names = Facts::Null;
    let voice = TEMPLATES.voice(Language::English, &names);
    let told = phrases.iter().map(|phrase| voice.told(&serde_json::to_value(phrase).unwrap()));
    told.collect::<Vec<String>>().join("\n")
}

/// Whether facts tell a line: as they stand, or once any phrase in them is put into words.
fn tell(voice: &Voice<'_>, facts: &Facts, line: &str) -> bool {
    let is_within = match facts {
        Facts::Array(parts) => parts.iter().any(|part| tell(voice, part, line)),
        Facts::Object(parts) => parts.values().any(|part| tell(voice, part, line)),
        _ => false,
    };
    is_within || voice.told(facts).contains(line)
}

/// What the rules have to say of a standing sheet.
fn hints(reading: &Reading) -> String {
    let said: Vec<&Phrase> = reading.notes.iter().chain(&reading.warnings).map(|said| &said.phrase).collect();
    format!("{}\n{}", in_words(&said), in_words(&reading.missing))
}

/// A game as it stood once an order had been acted on, if its author has written others since.
fn as_written(game: &Game, order: &Order) -> Game {
    let mut game = game.clone();
    let own = game.chairs.iter_mut().filter(|chair| chair.seat == order.seat);
    own.for_each(|chair| chair.sheet = Sheet::clone(&order.sheet));
    game
}

/// Whether the rules themselves show an order to a reader, by what he may know: offers are drafts of two, a form names what can be
/// ordered, and hints say what could still be.
fn is_shown(game: &Game, order: &Order, reader: &str) -> bool {
    let (Some(ruleset), Some(round)) = (ruleset_of(game), &game.round) else { return false };
    let (voice_names, line) = (Facts::Null, order.line.as_str());
    let voice = TEMPLATES.voice(Language::English, &voice_names);
    let sheets: BTreeMap<Seat, Sheet> =
        game.chairs.iter().map(|chair| (chair.seat.clone(), chair.sheet.clone())).collect();
    game.chairs.iter().filter(|chair| chair.is_read_by(reader)).any(|chair| {
        let shown = shown_to(ruleset, &round.position, &sheets, &chair.seat);
        let seen = Seen { position: &round.position, shown: &shown };
        let own = ruleset.describe(Subject::Sheet(seen, &chair.sheet), &Reader::Seat(chair.seat.clone()));
        let reviewed = game.reviewed(ruleset, &Author::Seat(chair.seat.clone())).unwrap_or_default();
        shown.get(&order.seat).is_some_and(|sheet| sheet.0.iter().any(|one| one == line))
            || tell(&voice, &own.unwrap_or_default(), line)
            || hints(&reviewed).contains(line)
    })
}
