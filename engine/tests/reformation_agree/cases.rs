//! Every case of Reformation, played by the second implementation beside the engine: it meets what the case expects, and
//! agrees with the engine after every step.

use chancery_engine::Duty;
use chancery_engine::reformation::play::{packages, parties};
use chancery_engine::reformation::{Act, Author, Package, Power, Sheets, State, Step, play, read_sheet};

use crate::adapter::{self, Listed};
use crate::case::{self, Case, Line, Part};
use crate::expectations::Found;
use crate::games::Table;
use crate::reformation_plain::{self, Position, duties};
use crate::{differences, facts};

/// How many steps may lie between two that a case names.
const STEPS: usize = 20;

#[test]
fn the_second_implementation_plays_every_case() {
    let table = Table::new();
    let folder = format!("{}/tests/reformation/cases", env!("CARGO_MANIFEST_DIR"));
    let (mut played, mut wrong) = (0, String::new());
    for file in std::fs::read_dir(folder).unwrap() {
        for case in case::read(&table.map, &std::fs::read_to_string(file.unwrap().path()).unwrap()) {
            played += 1;
            let faults = Run::new(&table, &case).faults();
            wrong +=
                &faults.iter().map(|fault| format!("{} {}: {fault}\n", case.number, case.title)).collect::<String>();
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(played >= 197, "{played} cases");
}

/// A case while it is played.
struct Run<'a> {
    table: &'a Table,
    case: &'a Case,
    state: State,
    plain: Position,
    sheets: Vec<Vec<Act>>,
    /// How many of the case's lots are used up.
    taken: usize,
    notes: Vec<String>,
    wrong: Vec<String>,
}

impl<'a> Run<'a> {
    fn new(table: &'a Table, case: &'a Case) -> Run<'a> {
        let state = case.state(&table.map);
        let plain = adapter::position(&table.map, &table.board, &state);
        let sheets = vec![Vec::new(); 6];
        Run { table, case, state, plain, sheets, taken: 0, notes: Vec::new(), wrong: Vec::new() }
    }

    /// Plays the case through, and tells every difference.
    fn faults(mut self) -> Vec<String> {
        for part in &self.case.parts {
            match part {
                Part::Step(step, lines) => self.step(*step, lines),
                Part::Expect(lines) => {
                    let found = Found { position: &self.plain, notes: &self.notes };
                    let missed = lines.iter().filter(|line| !found.meets(line));
                    self.wrong.extend(missed.map(|line| format!("{line} is not so")));
                }
            }
        }
        self.wrong
    }

    /// Goes to a step, takes its mails and plays it.
    fn step(&mut self, step: Step, lines: &[Line]) {
        for _ in 0..STEPS {
            if self.state.step != step {
                self.play();
            }
        }
        for line in lines {
            let Line::Duty(power, expected) = line else { continue };
            let expected = called(*expected);
            let found = duties::duty(&self.plain, &adapter::power(&self.table.map, *power));
            if found != expected {
                self.wrong.push(format!("a duty is {found}, not {expected}"));
            }
        }
        let orders = lines.iter().filter_map(|line| match line {
            Line::Order(power, text, _) => Some((*power, text.as_str())),
            Line::Duty(..) => None,
        });
        let orders: Vec<(Power, &str)> = orders.collect();
        orders.chunk_by(|one, other| one.0 == other.0).for_each(|mail| self.mail(mail));
        self.play();
    }

    /// Plays the step at which the game stands with both, and compares.
    fn play(&mut self) {
        let map = &self.table.map;
        let (mut sheets, mut texts) = (Sheets::default(), reformation_plain::Sheets::new());
        for power in Power::great() {
            let acts = std::mem::take(&mut self.sheets[power.index()]);
            texts.insert(adapter::power(map, power), adapter::lines(map, &acts));
            sheets.put(power, acts);
        }
        let lots: Vec<u64> = self.case.lots.iter().skip(self.taken).map(|lot| u64::from(*lot)).collect();
        let played = play(map, &self.state, &sheets, &mut Listed::new(&lots));
        let second = reformation_plain::play(&self.plain, &texts, &lots);
        let same = adapter::position(map, &self.table.board, &played.next);
        self.wrong.extend(differences(&same.lines(), &second.next.lines()));
        self.wrong.extend(differences(&facts::of_engine(map, &played), &second.notes));
        self.taken += second.drawn.len();
        self.notes.extend(second.notes);
        (self.state, self.plain) = (played.next, second.next);
    }

    /// Lines of one power that come together.
    fn mail(&mut self, lines: &[(Power, &str)]) {
        let author = lines[0].0;
        let text: String = lines.iter().map(|(_, line)| format!("{line}\n")).collect();
        let drafts = self.drafts(author);
        let desk = Author { map: &self.table.map, state: &self.state, power: author, drafts: &drafts };
        let sheet = read_sheet(&desk, &self.sheets[author.index()], &text).sheet;
        self.sheets[author.index()] = sheet;
    }

    /// What others' sheets show to a power.
    fn drafts(&self, reader: Power) -> Vec<Package> {
        let others = Power::great().filter(|power| *power != reader);
        let drafts = others.flat_map(|power| packages(power, &self.sheets[power.index()]));
        drafts.filter(|draft| parties(&self.state, draft).contains(reader)).collect()
    }
}

/// A duty as the second implementation calls it.
pub(crate) fn called(duty: Duty) -> &'static str {
    match duty {
        Duty::Must => "MUST",
        Duty::May => "MAY",
        _ => "IDLE",
    }
}
