//! What a letter about a game is told: of the game, of its reader's place in it, of what happened.

use chancery_engine::{Facts, Phrase, Remark, Seat, Term};
use serde::Serialize;
use serde_json::Value;

use super::{Frame, Holder, Logged, Turned};
use crate::clock::Stamp;
use crate::game::{About, Chair, Game, said};
use crate::letter::{News, Optional};
use crate::receipt::Counterfoil;

/// All that the templates of a letter about a game may ask for.
#[derive(Clone, Debug, Serialize)]
pub struct Page<'a> {
    /// The judge, the game, the hour.
    #[serde(flatten)]
    pub frame: &'a Frame,
    /// The reader.
    #[serde(flatten)]
    pub place: Place,
    /// Where the game stands, for this reader.
    pub position: &'a Facts,
    /// What happened.
    #[serde(flatten)]
    pub told: Told<'a>,
}

/// The reader's place in the game.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Place {
    /// His seat, if he has one.
    pub seat: Option<Term>,
    /// The letter by which he signs on to it; empty: he has no password, and answers letters.
    pub letter: String,
    /// The powers that he commands.
    pub own: Vec<String>,
    /// Whether he has ordered nothing.
    pub silent: bool,
    /// What he owes and has not ordered.
    pub missing: Vec<Term>,
    /// What he is asked to order.
    pub form: Option<Form>,
    /// The maps of the letter.
    pub pictures: Vec<Shown>,
    /// Whether it is a reminder that he has asked for himself.
    pub self_asked: bool,
    /// What tells what his receipt for orders of the turn that was played is of.
    pub receipt: Option<Counterfoil>,
}

/// An order form.
#[derive(Clone, Debug, Serialize)]
pub struct Form {
    /// What it is known by when it comes back.
    pub id: String,
    /// The game, in capitals.
    pub game: String,
    /// The seat.
    pub seat: String,
    /// The turn.
    pub label: String,
    /// Orders and notes.
    pub lines: Vec<String>,
    /// How many orders they are.
    pub count: usize,
    /// What opens an answer with the form in it.
    pub link: Option<Link>,
    /// What must be done, in sentences, where the ruleset has some for it.
    pub asks: Vec<Value>,
}

/// A link that opens an answer: what stands before and behind the letter's capability.
#[derive(Clone, Debug, Serialize)]
pub struct Link {
    /// Up to the capability.
    pub before: String,
    /// Whether one stands there.
    pub sealed: bool,
    /// From it on.
    pub after: String,
}

/// A picture of the letter.
#[derive(Clone, Debug, Serialize)]
pub struct Shown {
    /// What the HTML calls it by.
    pub id: String,
    /// What it shows, in words.
    pub alt: String,
    /// Whether it shows the reader's part of the board alone.
    pub part: bool,
}

/// What happened.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Told<'a> {
    /// Nothing that the game itself and the reader's place do not tell: it begins, or waits for orders or for its mail.
    Nothing {},
    /// A turn was played.
    Results {
        /// What happened in it, for this reader.
        results: &'a Facts,
        /// Its number.
        number: u32,
        /// Its label.
        of: &'a str,
        /// Its title.
        played: Value,
        /// What masters and the operator did since the results before.
        deeds: Vec<Logged>,
        /// The digest of what is kept of it.
        record: Option<&'a str>,
    },
    /// A turn has opened for which orders were kept.
    Kept {
        /// What is said to each line that was read.
        lines: Vec<KeptLine>,
        /// How many of them did not work.
        wrong: usize,
        /// The titles of the turns that did not come up.
        over: &'a [Value],
    },
    /// Other seats show something.
    Offer {
        /// What, as the ruleset says it.
        offers: &'a Facts,
    },
    /// Seats are waited for.
    Late {
        /// Their titles.
        late: Vec<Term>,
    },
    /// News.
    News {
        /// What its subject tells.
        what: News,
        /// Of which seats.
        about: Option<Term>,
        /// All of it.
        news: Vec<Piece>,
    },
    /// The game is over.
    End(Ended),
    /// Somebody wrote.
    Press {
        /// Who, if that is told.
        author: Option<Term>,
        /// Whether it is not.
        grey: Option<bool>,
        /// To whom, as is said; nothing: to everybody.
        readers: Option<Term>,
        /// The line above it.
        header: Box<Phrase>,
        /// What.
        press: &'a str,
    },
}

/// What is said to a line that was kept.
#[derive(Clone, Debug, Serialize)]
pub struct KeptLine {
    /// The line.
    pub echo: String,
    /// Whether it counts.
    pub good: bool,
    /// What is said.
    pub told: Value,
}

/// A piece of news.
#[derive(Clone, Debug, Serialize)]
pub struct Piece {
    /// What.
    pub what: News,
    /// Of which seats.
    pub about: Option<Term>,
    /// Their letters.
    pub letters: String,
    /// How many they are, or how many things it tells of that are no seats.
    pub count: usize,
    /// Since when.
    pub since: Option<Stamp>,
}

/// A game that is over.
#[derive(Clone, Debug, Serialize)]
pub struct Ended {
    /// How.
    #[serde(flatten)]
    pub ending: Ending,
    /// Its turns, as the reader may know them.
    pub chapters: Vec<Turned>,
    /// Where it stood before the first of them.
    pub opening: Facts,
    /// Who played its seats.
    pub holders: Vec<Holder>,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize)]
pub struct Ending {
    /// `won`, `drawn`, `conceded`, `terminated`; empty: not yet.
    pub how: &'static str,
    /// The winners, if any.
    pub seats: Option<Term>,
    /// How many they are.
    pub count: usize,
    /// `all`: every seat of the game is among them; else `some`.
    pub among: &'static str,
    /// Among whom a lot was drawn, in this order.
    pub lot: Option<Drawn>,
}

/// A lot that ended a game.
#[derive(Clone, Debug, Serialize)]
pub struct Drawn {
    /// Among whom, in this order.
    pub among: Vec<Term>,
    /// On the how manieth of them it fell, from 1.
    pub number: usize,
}

/// Somebody's time in a seat.
#[derive(Clone, Debug, Serialize)]
pub struct Sat {
    /// Who; where players are hidden, that they are.
    pub name: Value,
    /// Since when.
    pub from: Stamp,
    /// Until when; nothing: to the end.
    pub until: Option<Stamp>,
}

impl<'a> Told<'a> {
    /// What a notice is about; `results` are those of the turn that was played, or what is offered, as its reader may know them.
    pub fn of(game: &'a Game, about: &'a About, results: &'a Facts) -> Told<'a> {
        let title = |seat: &Seat| game.chair(seat).map(Chair::title);
        match about {
            About::Start | About::Waiting | About::Reminder(_) => Told::Nothing {},
            About::Results(turn) => {
                let round = &turn.round;
                let (deeds, record) = (Logged::news(game, &turn.deeds), turn.record.as_deref());
                Told::Results { results, number: round.number, of: &round.label, played: round.turn(), deeds, record }
            }
            About::Kept(kept) => {
                let lines: Vec<KeptLine> = kept.remarks.iter().map(KeptLine::of).collect();
                let wrong = lines.iter().filter(|line| !line.good).count();
                Told::Kept { lines, wrong, over: &kept.over }
            }
            About::Offer(_) => Told::Offer { offers: results },
            About::Late(seats) => Told::Late { late: seats.iter().filter_map(title).collect() },
            About::News(pieces) => {
                let told: Vec<Piece> = pieces.iter().map(|piece| Piece::of(game, piece)).collect();
                // The subject tells what nobody may do without.
                let needed = |piece: &&Piece| piece.what.matter().optional == Optional::Never;
                let first = told.iter().find(needed).or(told.first());
                let (what, about) = first.map(|piece| (piece.what, piece.about.clone())).unwrap_or_default();
                Told::News { what, about, news: told }
            }
            About::End => {
                let (chapters, opening, holders) = Default::default();
                Told::End(Ended { ending: super::ending(game), chapters, opening, holders })
            }
            About::Press(press) => {
                let (author, readers) = (press.known_author(game), press.readers(game));
                let grey = author.is_none().then_some(true);
                Told::Press { author, grey, readers, header: Box::new(press.header(game)), press: &press.text }
            }
        }
    }
}

impl KeptLine {
    fn of(remark: &Remark) -> KeptLine {
        let told = said(Some(&remark.phrase), &remark.english);
        KeptLine { echo: remark.text.clone(), good: remark.grade.counts(), told }
    }
}

impl Piece {
    fn of(game: &Game, piece: &crate::game::Piece) -> Piece {
        let chairs: Vec<&Chair> = piece.seats.iter().filter_map(|seat| game.chair(seat)).collect();
        let and: Vec<Term> = chairs.iter().flat_map(|chair| &chair.powers).map(|power| Term::name(power)).collect();
        let since = piece.since.map(|since| since.stamp(&game.pace.time_zone()));
        let (letters, count) = (chairs.iter().filter_map(|chair| chair.letters.chars().next()).collect(), chairs.len());
        let about = (count > 0).then_some(Term::AllOf { and });
        Piece { what: piece.news, about, letters, count: piece.count.unwrap_or(count), since }
    }
}
