//! Folding: what a later line takes from earlier ones, and what belongs to the package or the suit above it (R7, R55, R61).

use super::author::Author;
use super::gather::Piece;
use super::offers::Offers;
use super::{Answer, Answered, Folded, Note, standing};
use crate::reformation::acts::{Act, PackageName};
use crate::reformation::scenario::Power;
use crate::reformation::written::{Line, MOST_TERMS, Opener, Part, Slip, Written, near_opener, read_line};

/// What stands right above a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Above {
    /// No package.
    Nothing,
    /// A package of the author's, to which a term in a line of its own belongs.
    Package(u8),
    /// A package of which a line could not be taken: its number, if that could be read, and the number of the line.
    Refused(Option<u8>, usize),
}

/// Words of those who greet: below an offer they are no part of it.
const GREETINGS: &[&str] = &[
    "best",
    "regards",
    "thanks",
    "thank",
    "cheers",
    "sincerely",
    "yours",
    "greetings",
    "hello",
    "dear",
    "уважением",
    "спасибо",
    "привет",
    "уважение",
    "поздрави",
    "благодаря",
    "здравейте",
    "謝謝",
    "此致",
    "敬上",
    "您好",
];

/// A sheet that is being written, and the answers so far.
#[derive(Debug)]
pub(super) struct Desk<'a> {
    author: Author<'a>,
    pub(super) offers: Offers,
    /// Confirmations and refusals.
    pub(super) replies: Vec<Act>,
    /// Suits with their terms.
    pub(super) suits: Vec<(Power, Vec<Act>)>,
    /// What else is done in this step.
    pub(super) acts: Vec<Act>,
    pub(super) preferences: Vec<Act>,
    /// `DONE` or `NONE`.
    pub(super) end: Option<Act>,
    answers: Vec<Answered>,
    above: Above,
    /// Whether a suit of this text takes terms.
    suing: bool,
}

/// What became of a part of a line, with what is worth knowing.
pub(super) type Put = Result<(Answer, Vec<Note>), Slip>;

impl<'a> Desk<'a> {
    /// A desk with what stands.
    pub(super) fn new(author: Author<'a>, standing: &[Act]) -> Desk<'a> {
        let mut desk = Desk {
            author,
            offers: Offers::default(),
            replies: Vec::new(),
            suits: Vec::new(),
            acts: Vec::new(),
            preferences: Vec::new(),
            end: None,
            answers: Vec::new(),
            above: Above::Nothing,
            suing: false,
        };
        standing.iter().for_each(|act| desk.stands(act));
        desk
    }

    /// The sheet and the answers.
    pub(super) fn close(mut self) -> Folded {
        self.offers.close(&self.author, &mut self.answers);
        let suits = self.suits.into_iter().flat_map(|(with, terms)| std::iter::once(Act::Sue(with)).chain(terms));
        let all = self.offers.acts().chain(self.replies).chain(suits).chain(self.acts).chain(self.preferences);
        Folded { sheet: all.chain(self.end).collect(), answers: self.answers }
    }

    /// Takes a line.
    pub(super) fn take(&mut self, piece: Piece) {
        let Piece { line, lines, text, read } = piece;
        match read {
            Line::Empty => {}
            Line::Quote => {
                // Without its full stop it may be what an offer goes on with: then the offer is none.
                let bare = read_line(self.author.map, text.trim_end_matches(['.', '。']));
                let goes_on = matches!(&bare, Line::Parts(parts) if parts.iter().any(is_term));
                if let (Above::Package(number), true) = (self.above, goes_on) {
                    self.spoil(Some(number), line);
                }
                self.answer((line, lines), &text, Err(Slip::Quoted));
            }
            Line::Parts(parts) => {
                for part in parts {
                    let put = self.part(line, &text, part);
                    self.answer((line, lines), &text, put);
                }
            }
        }
    }

    fn answer(&mut self, (line, lines): (usize, usize), text: &str, put: Put) {
        let (answer, notes) = put.unwrap_or_else(|slip| (Answer::Refused(slip), Vec::new()));
        self.answers.push(Answered { line, lines, text: text.to_owned(), answer, notes });
    }

    /// Nothing of a package of this mail is taken.
    fn spoil(&mut self, number: Option<u8>, line: usize) {
        if let Some(number) = number {
            self.offers.spoil(number, line);
        }
        self.above = Above::Refused(number, line);
    }

    fn part(&mut self, line: usize, text: &str, part: Part) -> Put {
        let opener = part.opener.or(match &part.read {
            Ok(Written::Act(act)) => Some(standing::opener(act)),
            _ => None,
        });
        if let Some(Err(slip)) = opener.map(|opener| self.author.in_time(opener)) {
            self.above = Above::Nothing;
            return Err(slip);
        }
        if let Some(other) = part.heading.filter(|power| *power != self.author.power) {
            self.above = Above::Refused(None, line);
            return Err(Slip::Heading(other));
        }
        let written = match part.read {
            Ok(written) => written,
            Err(slip) => return Err(self.unread((line, text), (opener, part.begins, part.package), slip)),
        };
        match written {
            Written::Package { of: Some(of), .. } if of != self.author.power => {
                self.above = Above::Refused(None, line);
                Err(Slip::Heading(of))
            }
            Written::Package { number, to, terms, .. } => {
                self.above = Above::Package(number);
                self.offer(line, number, (to.into_iter().collect(), terms))
            }
            Written::Term(said) => match self.above {
                Above::Package(number) => self.offer(line, number, (Default::default(), vec![said])),
                Above::Refused(Some(number), line) => Err(Slip::WithPackage(number, line)),
                _ => Err(Slip::NoPackage(text.to_owned())),
            },
            Written::Withdraw(number) => {
                self.above = Above::Nothing;
                let name = PackageName { of: self.author.power, number };
                let struck = self.offers.withdraw(&self.author, number, &mut self.answers);
                let known = || self.offers.numbers().map(|number| PackageName { number, ..name }).collect();
                struck.map(|acts| (Answer::Struck(acts), Vec::new())).ok_or_else(|| Slip::NoSuchPackage(name, known()))
            }
            Written::Undone => match self.end.take() {
                Some(act) => Ok((Answer::Struck(vec![act]), Vec::new())),
                None => Err(Slip::Form(Opener::Done, String::new())),
            },
            Written::Act(act) => {
                self.above = Above::Nothing;
                self.put(act)
            }
        }
    }

    /// Terms of a package: the whole of it falls with one of them.
    fn offer(
        &mut self,
        line: usize,
        number: u8,
        terms: (crate::reformation::scenario::PowerSet, Vec<crate::reformation::written::Said>),
    ) -> Put {
        let answer = (number, self.answers.len());
        let added = self.offers.add(&self.author, answer, terms);
        if added.is_err() {
            self.spoil(Some(number), line);
        }
        Ok((Answer::Stands(added?), Vec::new()))
    }

    /// What cannot be read right below an offer makes all of it void, unless it is a greeting or an act of its own.
    fn unread(
        &mut self,
        (line, text): (usize, &str),
        (opener, begins, package): (Option<Opener>, bool, Option<u8>),
        slip: Slip,
    ) -> Slip {
        let above = match self.above {
            Above::Package(number) | Above::Refused(Some(number), _) => Some(number),
            _ => None,
        };
        match opener {
            Some(Opener::Offer) => {
                self.spoil(package.or(above.filter(|_| !begins)), line);
            }
            Some(opener) => {
                self.above = Above::Nothing;
                self.suing &= opener != Opener::Sue;
            }
            None if is_greeting(text) || begins_nearly(text) => self.above = Above::Nothing,
            None if above.is_some() => self.spoil(above, line),
            None => {}
        }
        slip
    }

    /// Puts an act on the sheet.
    fn put(&mut self, act: Act) -> Put {
        let (act, mut notes) = self.checked(act)?;
        let stands = Answer::Stands(vec![act.clone()]);
        let before = match act {
            Act::Sue(with) => {
                let before = self.suits.iter().position(|(power, _)| *power == with).map(|at| self.suits.remove(at));
                self.suits.push((with, Vec::new()));
                self.suing = true;
                before.map(|(with, terms)| std::iter::once(Act::Sue(with)).chain(terms).collect()).unwrap_or_default()
            }
            Act::GiveUp(_) | Act::RegainKey(..) | Act::RegainLeader(..) | Act::RegainCities(..) | Act::Play(_) => {
                let suit = self.suits.last_mut().filter(|_| self.suing).ok_or(Slip::NoSuit)?;
                if suit.1.len() >= MOST_TERMS {
                    return Err(Slip::TooMany);
                }
                suit.1.push(act);
                Vec::new()
            }
            Act::Done => {
                self.end = Some(act);
                return Ok((stands, notes));
            }
            Act::Nothing => {
                let suits = std::mem::take(&mut self.suits).into_iter();
                let struck = suits.flat_map(|(with, terms)| std::iter::once(Act::Sue(with)).chain(terms));
                let struck: Vec<Act> = struck.chain(std::mem::take(&mut self.acts)).collect();
                (self.end, self.suing) = (Some(act), false);
                notes.extend((!struck.is_empty()).then_some(Note::Before(struck)));
                return Ok((stands, notes));
            }
            _ => standing::replace(self.list(&act), act),
        };
        if self.end == Some(Act::Nothing) && !matches!(stands, Answer::Stands(ref acts) if is_preference(&acts[0])) {
            self.end = None;
        }
        notes.extend((!before.is_empty()).then_some(Note::Before(before)));
        Ok((stands, notes))
    }

    fn list(&mut self, act: &Act) -> &mut Vec<Act> {
        match act {
            Act::Ratify { .. } | Act::Refuse(_) => &mut self.replies,
            Act::FallBack(..) | Act::Receive(_) => &mut self.preferences,
            _ => &mut self.acts,
        }
    }

    /// The act as it can stand, or why it cannot.
    fn checked(&self, act: Act) -> Result<(Act, Vec<Note>), Slip> {
        standing::checked(&self.author, act, (&self.replies, &self.acts))
    }

    /// Puts an act on that stands already.
    fn stands(&mut self, act: &Act) {
        match act {
            Act::Offer(number, term) => self.offers.stands(*number, term.clone()),
            Act::Sue(with) => self.suits.push((*with, Vec::new())),
            Act::Done | Act::Nothing => self.end = Some(act.clone()),
            Act::GiveUp(_) | Act::RegainKey(..) | Act::RegainLeader(..) | Act::RegainCities(..) | Act::Play(_) => {
                if let Some((_, terms)) = self.suits.last_mut() {
                    terms.push(act.clone());
                }
            }
            other => self.list(other).push(other.clone()),
        }
    }
}

fn is_preference(act: &Act) -> bool {
    matches!(act, Act::FallBack(..) | Act::Receive(_))
}

fn is_term(part: &Part) -> bool {
    part.opener == Some(Opener::Offer) && !part.begins
}

fn is_greeting(text: &str) -> bool {
    let mut words = text.split(|letter: char| !letter.is_alphanumeric()).map(str::to_lowercase);
    words.any(|word| GREETINGS.contains(&word.as_str()))
}

/// Whether a line that cannot be read was meant to begin an act of its own.
fn begins_nearly(text: &str) -> bool {
    text.split_whitespace().next().is_some_and(|word| word.len() < 40 && near_opener(word).is_some())
}
