//! Every case of Reformation, from the lines of its mails to what came about.

use chancery_engine::reformation::play::{packages, parties};
use chancery_engine::reformation::{
    Act, Answer, Author, Draw, Event, Folded, Package, Power, Scenario, Sheets, State, Step, duty, play, read_sheet,
};

use crate::case::{self, Case, Line, Part, Reads};
use crate::expect::Found;

/// How many cases there are: none is skipped.
const CASES: u16 = 198;

/// Lots that a case names.
#[derive(Clone)]
struct Named(std::collections::VecDeque<u32>);

impl Draw for Named {
    fn below(&mut self, count: u32) -> u32 {
        self.0.pop_front().unwrap_or(0) % count
    }
}

#[test]
fn every_case_plays_out_as_written() {
    let map = Scenario::shipped();
    let (mut numbers, mut wrong) = (Vec::new(), String::new());
    for file in std::fs::read_dir(crate::folder("tests/reformation/cases")).unwrap() {
        for case in case::read(&map, &std::fs::read_to_string(file.unwrap().path()).unwrap()) {
            numbers.push(case.number);
            let faults = Run::new(&map, &case).faults();
            wrong +=
                &faults.iter().map(|fault| format!("{} {}: {fault}\n", case.number, case.title)).collect::<String>();
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=CASES).collect::<Vec<_>>());
}

/// A case while it is played.
struct Run<'a> {
    map: &'a Scenario,
    case: &'a Case,
    state: State,
    lots: Named,
    sheets: Vec<Vec<Act>>,
    events: Vec<Event>,
    wrong: Vec<String>,
}

impl<'a> Run<'a> {
    fn new(map: &'a Scenario, case: &'a Case) -> Run<'a> {
        let lots = Named(case.lots.iter().copied().collect());
        let sheets = vec![Vec::new(); 6];
        Run { map, case, state: case.state(map), lots, sheets, events: Vec::new(), wrong: Vec::new() }
    }

    /// Plays the case through, and tells every difference.
    fn faults(mut self) -> Vec<String> {
        self.case.reads.iter().for_each(|reads| self.reads(reads));
        for part in &self.case.parts {
            match part {
                Part::Step(step, lines) => self.step(*step, lines),
                Part::Expect(lines) => {
                    let found = Found { map: self.map, state: &self.state, events: &self.events };
                    let missed = |line: &String| found.meets(line).err().map(|found| format!("{line}: {found}"));
                    self.wrong.extend(lines.iter().filter_map(missed));
                }
            }
        }
        self.wrong
    }

    /// Goes to a step, takes its mails and plays it.
    fn step(&mut self, step: Step, lines: &[Line]) {
        for _ in 0..20 {
            if self.state.step != step {
                self.play();
            }
        }
        if self.state.step != step {
            self.wrong.push(format!("{step:?} never comes"));
            return;
        }
        for line in lines {
            let Line::Duty(power, expected) = line else { continue };
            let found = duty(self.map, &self.state, *power);
            if found != *expected {
                self.wrong.push(format!("the duty of {} is {found:?}", self.map.power_info(*power).code));
            }
        }
        let orders = lines.iter().filter_map(|line| match line {
            Line::Order(power, text, code) => Some((*power, text.as_str(), code.as_deref())),
            Line::Duty(..) => None,
        });
        let orders: Vec<(Power, &str, Option<&str>)> = orders.collect();
        orders.chunk_by(|one, other| one.0 == other.0).for_each(|mail| self.mail(mail));
        self.play();
    }

    fn play(&mut self) {
        let mut sheets = Sheets::default();
        for power in Power::great() {
            sheets.put(power, std::mem::take(&mut self.sheets[power.index()]));
        }
        let played = play(self.map, &self.state, &sheets, &mut self.lots);
        self.state = played.next;
        self.events.extend(played.report.events);
    }

    /// Lines of one power that come together.
    fn mail(&mut self, lines: &[(Power, &str, Option<&str>)]) {
        let author = lines[0].0;
        let text: String = lines.iter().map(|(_, line, _)| format!("{line}\n")).collect();
        let drafts = self.drafts(author);
        let desk = Author { map: self.map, state: &self.state, power: author, drafts: &drafts };
        let folded = read_sheet(&desk, &self.sheets[author.index()], &text);
        for (number, (_, line, expected)) in (1..).zip(lines) {
            let found = refused(&folded, number);
            if found != *expected {
                self.wrong.push(format!("{line}: answered with {found:?}"));
            }
        }
        let again: String = folded.sheet.iter().map(|act| act.written(self.map) + "\n").collect();
        if read_sheet(&desk, &folded.sheet, &again).sheet != folded.sheet {
            self.wrong.push(format!("{again}: not the same when it is read again"));
        }
        self.sheets[author.index()] = folded.sheet;
    }

    /// What others' sheets show to a power.
    fn drafts(&self, reader: Power) -> Vec<Package> {
        let others = Power::great().filter(|power| *power != reader);
        let drafts = others.flat_map(|power| packages(power, &self.sheets[power.index()]));
        drafts.filter(|draft| parties(&self.state, draft).contains(reader)).collect()
    }

    fn reads(&mut self, reads: &Reads) {
        let mut state = self.state.clone();
        state.step = reads.step;
        let desk = Author { map: self.map, state: &state, power: reads.author, drafts: &[] };
        let folded = read_sheet(&desk, &[], &reads.text);
        let lines: Vec<String> = folded.sheet.iter().map(|act| act.written(self.map)).collect();
        let mut expected = reads.sheet.clone();
        if let Some(head) = expected[0].split_once(": ").map(|(head, _)| head.to_owned()) {
            expected[1..].iter_mut().for_each(|term| *term = format!("{head}: {term}"));
        }
        if lines != expected {
            self.wrong.push(format!("{}: {lines:?}", reads.text));
        }
    }
}

/// The code of why a line was not taken.
fn refused(folded: &Folded, number: usize) -> Option<&'static str> {
    let of_line = folded.answers.iter().filter(|answer| (answer.line..answer.line + answer.lines).contains(&number));
    let mut codes = of_line.filter_map(|answer| match &answer.answer {
        Answer::Refused(slip) => Some(slip.code()),
        Answer::Stands(_) | Answer::Struck(_) => None,
    });
    codes.next()
}
