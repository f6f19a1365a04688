//! The master's sheet: facts, each answered, and the word that opens the diplomacy (R50, R57, R58).

use super::course::News;
use super::fault;
use super::table::Game;
use super::tell;
use crate::reformation::facts::{Entry, Fact, FactSlip, Fault, HEADS, faults, is_opening, read_entry};
use crate::reformation::scenario::Power;
use crate::reformation::state::{Pairs, State, Step};
use crate::reformation::written::begins_order;
use crate::{Grade, Phrase, Reading, Remark, Said, Sheet, Term};

/// The line that opens the diplomacy.
const OPEN: &str = "OPEN DIPLOMACY";

/// The master's facts as they stand.
#[derive(Clone, Default)]
pub(super) struct Desk {
    pub(super) facts: Vec<Fact>,
    /// Whether he has opened the diplomacy.
    pub(super) opens: bool,
}

impl Desk {
    /// The sheet, opened.
    pub(super) fn of(game: &Game, sheet: &Sheet) -> Desk {
        let mut desk = Desk::default();
        for line in &sheet.0 {
            match read_entry(&game.map, line) {
                Some(Ok(Entry::Fact(fact))) => desk.facts.push(fact),
                Some(Ok(Entry::Open)) => desk.opens = true,
                _ => {}
            }
        }
        desk
    }

    fn close(&self, game: &Game) -> Sheet {
        let facts = self.facts.iter().map(|fact| fact.written(&game.map));
        Sheet(facts.chain(self.opens.then(|| OPEN.to_owned())).collect())
    }

    /// The position with the facts put on it.
    pub(super) fn put(&self, game: &Game) -> State {
        let mut state = game.state.clone();
        if state.step == Step::Master {
            // The alliances of the last turn end when the talks open.
            state.allies = Pairs::default();
        }
        self.facts.iter().for_each(|fact| fact.put(&game.map, &mut state));
        state
    }

    /// Whether a fact says that the game is over.
    pub(super) fn ends(&self) -> bool {
        self.facts.iter().any(|fact| matches!(fact, Fact::Over(_)))
    }

    /// The great powers whose hands nobody has told: empty ones that no fact says to be so.
    fn without_hand(&self, game: &Game) -> impl Iterator<Item = Power> {
        let state = self.put(game);
        let told = |power: Power| self.facts.iter().any(|fact| matches!(fact, Fact::Hand(of, _) if *of == power));
        let missing: Vec<Power> =
            Power::great().filter(|power| state.hands[power.index()].is_empty() && !told(*power)).collect();
        missing.into_iter()
    }

    /// Everything that keeps the diplomacy from being opened.
    pub(super) fn faults(&self, game: &Game) -> Vec<Said> {
        let hands = self.without_hand(game).map(|power| fault::no_hand(&game.map, power));
        self.contradictions(game).into_iter().map(|found| fault::fault(&game.map, found)).chain(hands).collect()
    }

    fn contradictions(&self, game: &Game) -> Vec<Fault> {
        faults(&game.map, &self.put(game))
    }
}

/// A mail of the master's while it is read.
struct Reader<'a> {
    game: &'a Game,
    desk: Desk,
    /// What this mail has said so far, to find what it says in two ways.
    fresh: Vec<Fact>,
    /// The line that asks for the opening.
    opening: Option<usize>,
    remarks: Vec<Remark>,
    /// What stood when a line of this mail had been read, line by line.
    after: Vec<(usize, Desk)>,
}

/// Reads the master's lines: every fact is answered, and the opening refused while anything contradicts itself.
pub(super) fn read(game: &Game, sheet: &Sheet, text: &str) -> Reading {
    let desk = Desk::of(game, sheet);
    let mut reader = Reader { game, desk, fresh: Vec::new(), opening: None, remarks: Vec::new(), after: Vec::new() };
    let before = reader.desk.clone();
    for (number, content) in (1..).zip(text.lines()) {
        if let Some(read) = read_entry(&game.map, content) {
            let (grade, Said { phrase, english }) = reader.line(read, content, number);
            reader.remarks.push(Remark { line: number, text: content.trim().to_owned(), grade, phrase, english });
            reader.after.push((number, reader.desk.clone()));
        }
    }
    let notes = if game.state.step == Step::Master { reader.settle() } else { reader.settle_amid(&before) };
    let missing = missing(game, &reader.desk);
    Reading { sheet: reader.desk.close(game), remarks: reader.remarks, notes, missing, ..Reading::default() }
}

/// What the master still owes.
fn missing(game: &Game, desk: &Desk) -> Vec<Term> {
    if game.state.step != Step::Master || game.state.over.is_some() || desk.opens || desk.ends() {
        return Vec::new();
    }
    let code = |power: Power| game.map.power_info(power).code.as_str();
    let hands = desk.without_hand(game).map(|power| Phrase::new("reformation-missing-hand").with("code", code(power)));
    hands.chain([Phrase::new("reformation-missing-open")]).map(Term::Phrase).collect()
}

impl Reader<'_> {
    fn line(&mut self, read: Result<Entry, FactSlip>, content: &str, number: usize) -> (Grade, Said) {
        match read {
            Err(slip) => fault::slip(&self.game.map, &slip, begins_entry(content) || begins_order(content.trim())),
            Ok(Entry::Fact(fact)) => self.fact(fact),
            Ok(Entry::Cancel(fact)) => self.cancel(&fact),
            Ok(Entry::Open) => self.open(number),
        }
    }

    fn fact(&mut self, fact: Fact) -> (Grade, Said) {
        let map = &self.game.map;
        let written = fact.written(map);
        if let Some(why) = self.refused(&fact) {
            return (Grade::Refused, why);
        }
        let said = |say: &'static str| Phrase::new(say).with("fact", written.as_str()).said(written.clone());
        let replaced = self.desk.facts.iter().position(|known| known.replaces(&fact));
        let before = replaced.map(|index| self.desk.facts.remove(index)).filter(|before| *before != fact);
        let answer = match before {
            Some(before) => {
                let before = before.written(map);
                let phrase = Phrase::new("reformation-twice").with("order", written.as_str());
                let english = format!("{written} takes the place of {before}");
                (Grade::Noted, phrase.with("before", before).said(english))
            }
            None if matches!(fact, Fact::Over(_)) => (Grade::Accepted, said("reformation-fact-over")),
            None if self.is_so(&fact) => (Grade::Accepted, said("reformation-fact-same")),
            None => (Grade::Accepted, said("reformation-fact")),
        };
        self.fresh.push(fact.clone());
        self.desk.facts.push(fact);
        answer
    }

    /// Whether the position has it so already.
    fn is_so(&self, fact: &Fact) -> bool {
        let mut state = self.game.state.clone();
        fact.put(&self.game.map, &mut state);
        state == self.game.state
    }

    /// Why a fact cannot be taken at all now.
    fn refused(&self, fact: &Fact) -> Option<Said> {
        let (map, state) = (&self.game.map, &self.game.state);
        let amid = state.step != Step::Master;
        match fact {
            Fact::Turn(turn) if amid || *turn < state.turn => {
                let next = i64::from(if amid { state.turn + 1 } else { state.turn });
                let phrase = Phrase::new("reformation-fault-turn").with("turn", i64::from(*turn)).with("next", next);
                Some(phrase.said(format!("turn {turn} is not the turn that comes next, {next}")))
            }
            Fact::Over(_) if amid => {
                let english = "the end of the game is told in the master's turn alone";
                Some(Phrase::new("reformation-fault-over").said(english))
            }
            Fact::Allies(..) if !amid => {
                let english = "great powers ally in the talks; such a fact can be told once they are open";
                Some(Phrase::new("reformation-fact-ally-later").said(english))
            }
            Fact::Control(at, of) => self.fresh.iter().find_map(|known| match known {
                Fact::Control(city, other) if city == at && other != of => {
                    let phrase = tell::two(map, "reformation-fault-two-holders", *other, *of);
                    let english = format!("{} has two holders", map.city_info(*at).title.english);
                    Some(phrase.with("city", tell::city(map, *at)).said(english))
                }
                _ => None,
            }),
            _ => None,
        }
    }

    fn cancel(&mut self, fact: &Fact) -> (Grade, Said) {
        let written = fact.written(&self.game.map);
        let phrase = |say: &'static str| Phrase::new(say).with("fact", written.as_str());
        match self.desk.facts.iter().position(|known| known.replaces(fact)) {
            Some(index) if self.desk.facts[index] != *fact => {
                let stands = self.desk.facts[index].written(&self.game.map);
                let english = format!("nothing was said of {written}; what stands is {stands}");
                let phrase = phrase("reformation-fact-otherwise").with("stands", stands);
                (Grade::Refused, phrase.said(english))
            }
            Some(index) => {
                self.desk.facts.remove(index);
                (Grade::Accepted, phrase("reformation-fact-taken-back").said(format!("{written} is taken back")))
            }
            None => {
                let english = format!("nothing was said of {written}");
                (Grade::Refused, phrase("reformation-fact-not-said").said(english))
            }
        }
    }

    fn open(&mut self, number: usize) -> (Grade, Said) {
        if self.game.state.step != Step::Master {
            let said = Phrase::new("reformation-not-now").with("when", "master");
            return (Grade::Refused, said.said("the diplomacy is opened in the master's turn"));
        }
        if self.desk.opens || self.opening.is_some() {
            return (Grade::Noted, Phrase::new("reformation-opened-twice").said("the talks are opened already"));
        }
        self.opening = Some(number);
        // What stands against it is known at the end of the mail: then this answer may change.
        (Grade::Accepted, Phrase::new("reformation-fact").with("fact", OPEN).said(OPEN))
    }

    /// Opens the diplomacy, or tells everything that keeps it from being opened.
    fn settle(&mut self) -> Vec<Said> {
        let asked = self.opening.is_some() || self.desk.opens;
        if !asked {
            let found = self.desk.contradictions(self.game).into_iter();
            return found.map(|found| fault::listed(fault::fault(&self.game.map, found))).collect();
        }
        let faults = self.desk.faults(self.game);
        self.desk.opens = faults.is_empty();
        if self.desk.opens {
            return Vec::new();
        }
        let count = faults.len() as i64;
        let phrase = Phrase::new("reformation-fact-not-opened").with("count", count);
        let refused = phrase.said(format!("the talks cannot be opened yet; faults: {count}"));
        let mut notes: Vec<Said> = faults.into_iter().map(fault::listed).collect();
        match self.remarks.iter_mut().find(|remark| Some(remark.line) == self.opening) {
            Some(remark) => {
                remark.grade = Grade::Refused;
                (remark.phrase, remark.english) = (refused.phrase, refused.english);
            }
            // It was opened by an earlier mail, and this one contradicts it.
            None => notes.insert(0, fault::listed(refused)),
        }
        notes
    }

    /// In the middle of a phase a mail whose facts contradict themselves or the position changes nothing. Each line that brings a
    /// contradiction in is told that one, and the others why they count for nothing.
    fn settle_amid(&mut self, before: &Desk) -> Vec<Said> {
        let known = faults(&self.game.map, &self.game.state);
        let mut open: Vec<Fault> = self.desk.contradictions(self.game);
        open.retain(|found| !known.contains(found));
        if open.is_empty() {
            return Vec::new();
        }
        self.desk = before.clone();
        let after = std::mem::take(&mut self.after);
        for (line, desk) in after {
            let Some(remark) = self.remarks.iter_mut().find(|remark| remark.line == line) else { continue };
            if !remark.grade.counts() {
                continue;
            }
            let there = desk.contradictions(self.game);
            let (own, others): (Vec<Fault>, Vec<Fault>) = open.into_iter().partition(|found| there.contains(found));
            open = others;
            let own = own.into_iter().next().map(|found| fault::fault(&self.game.map, found));
            let said = own.unwrap_or_else(amid_another);
            remark.grade = Grade::Refused;
            (remark.phrase, remark.english) = (said.phrase, said.english);
        }
        Vec::new()
    }
}

/// A line is right in itself, and not taken with another one of its mail.
fn amid_another() -> Said {
    Phrase::new("reformation-fact-amid-other").said("it is not taken either: another line contradicts the position")
}

/// Whether a line begins as one of the master's does.
pub(super) fn begins_entry(line: &str) -> bool {
    let mut words = line.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    let fact = |word: &str| HEADS.contains(&word.to_lowercase().as_str());
    let first = words.next().unwrap_or_default();
    fact(first) || words.next().is_some_and(fact) && first.eq_ignore_ascii_case("cancel") || is_opening(line)
}

/// One change by hand, as a fact with or without its head: what was changed, or why nothing was.
pub(super) fn edit(game: &mut Game, line: &str) -> Result<Said, Said> {
    let line = if begins_entry(line) { line.to_owned() } else { format!("FACT {line}") };
    let reading = read(game, &Sheet::default(), &line);
    let answer = reading.remarks.into_iter().next();
    let desk = Desk::of(game, &reading.sheet);
    let said = |remark: Remark| Said { phrase: remark.phrase, english: remark.english };
    let Some((fact, remark)) = desk.facts.first().zip(answer.clone()) else {
        let nothing = || Phrase::new("reformation-master-head").said("the master writes FACT lines");
        return Err(answer.map_or_else(nothing, said));
    };
    let before = game.state.clone();
    fact.put(&game.map, &mut game.state);
    let same = faults(&game.map, &before);
    let wrong = faults(&game.map, &game.state).into_iter().find(|found| !same.contains(found));
    if let Some(found) = wrong.filter(|_| game.state.step != Step::Master) {
        return Err(fault::fault(&game.map, found));
    }
    let turns = matches!(fact, Fact::Turn(_) | Fact::Over(_)) || before == game.state;
    match fact {
        _ if turns => Err(said(remark)),
        Fact::Hand(power, cards) => {
            let phrase = tell::of(&game.map, "reformation-hand-changed", *power).with("count", cards.len() as i64);
            Ok(phrase.said(format!("the hand of {} has been entered anew", game.map.power_info(*power).title.english)))
        }
        _ => Ok(said(remark)),
    }
}

/// What everybody is told of facts that were put on a position: all but hands, of which only that they were entered (R50).
pub(super) fn announced(game: &Game, before: &State, desk: &Desk) -> Vec<News> {
    let map = &game.map;
    let mut state = before.clone();
    let (mut told, mut hidden) = (Vec::new(), false);
    for fact in &desk.facts {
        let old = state.clone();
        fact.put(map, &mut state);
        if old == state {
            continue;
        }
        let text = match fact {
            Fact::Hand(..) if before.step == Step::Master => {
                hidden = true;
                continue;
            }
            Fact::Hand(power, cards) => {
                tell::of(map, "reformation-hand-changed", *power).with("count", cards.len() as i64)
            }
            // The end is told with the winners.
            Fact::Over(_) => continue,
            fact => Phrase::new("reformation-fact-told").with("fact", fact.written(map)),
        };
        told.push(News::open("fact", text));
    }
    told.extend(hidden.then(|| News::open("fact", Phrase::new("reformation-fact-hidden"))));
    told
}
