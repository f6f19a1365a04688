//! One case: a position, the mails of one step or several, and what is expected after them.
//!
//! ```text
//! [case 7]                             a number
//! title: ...                           what it shows
//! rulings: R25 R28                     what decides it
//! start: 1532                          else the position that was made for tests
//! rules: quiet=true cards_total=2      house rules
//! given:                               what is otherwise than in the start; see `given.rs`
//!   owner METZ HABSBURGS
//! lots: 1 4                            each draw takes the next one, less whole rounds of what can be drawn; then all are 0
//! reads:                               lines, with their step and author, and the sheet that they make
//!   TALK ENGLAND: ...
//!     => PACKAGE 1: ...; ...
//! talk:                                a step; those between it and the one before are played without mails
//!   duty OTTOMANS may                  what it asks of a power
//!   ENGLAND: OFFER PACKAGE 1 TO ...    a line; lines of one power behind each other are one mail
//!   FRANCE: RATIFY PACKAGE 9 OF ...  ! no-such-package     a line that is not taken, with the code that says why
//! expect:                              what has come about so far, after the step above; see `expect.rs`
//!   allied ENGLAND FRANCE
//! ```
//!
//! A name of several words has `_` between them. Where wars are declared in order the steps are called by their power:
//! `war FRANCE:`.

use chancery_engine::Duty;
use chancery_engine::reformation::{HouseRules, Power, PowerSet, Scenario, State, Step};

use crate::given::give;

/// A position and what is played from it.
pub(crate) struct Case {
    pub(crate) number: u16,
    pub(crate) title: String,
    pub(crate) start: String,
    pub(crate) rules: HouseRules,
    pub(crate) given: Vec<String>,
    pub(crate) lots: Vec<u32>,
    pub(crate) reads: Vec<Reads>,
    pub(crate) parts: Vec<Part>,
}

/// Lines and the sheet that they make.
pub(crate) struct Reads {
    pub(crate) step: Step,
    pub(crate) author: Power,
    pub(crate) text: String,
    pub(crate) sheet: Vec<String>,
}

/// A part of what is played.
pub(crate) enum Part {
    /// A step with what happens in it.
    Step(Step, Vec<Line>),
    /// What is expected after it.
    Expect(Vec<String>),
}

/// A line of a step.
pub(crate) enum Line {
    Duty(Power, Duty),
    /// Who writes, what, and why it is not taken.
    Order(Power, String, Option<String>),
}

/// Reads every case of a file.
pub(crate) fn read(map: &Scenario, text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    let mut section = String::new();
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        if let Some(number) = line.strip_prefix("[case ") {
            cases.push(Case::new(number.trim_end_matches(']').parse().unwrap()));
            continue;
        }
        let case = cases.last_mut().unwrap();
        match line.strip_prefix("  ") {
            Some(detail) => case.detail(map, &section, detail.trim()),
            None => {
                let (head, rest) = line.split_once(':').unwrap();
                case.head(map, head, rest.trim());
                section = head.to_owned();
            }
        }
    }
    cases
}

impl Case {
    fn new(number: u16) -> Case {
        Case {
            number,
            title: String::new(),
            start: "midgame".to_owned(),
            rules: HouseRules::default(),
            given: Vec::new(),
            lots: Vec::new(),
            reads: Vec::new(),
            parts: Vec::new(),
        }
    }

    /// The state in which it begins, at the first step that it names.
    pub(crate) fn state(&self, map: &Scenario) -> State {
        let mut state = State::at_start(map, &self.start, self.rules.clone()).unwrap();
        self.given.iter().for_each(|line| give(map, &mut state, line));
        if let Some(Part::Step(step, _)) = self.parts.first() {
            state.step = *step;
        }
        state
    }

    fn head(&mut self, map: &Scenario, head: &str, rest: &str) {
        match head {
            "title" => rest.clone_into(&mut self.title),
            "rulings" => assert!(rest.split(' ').all(|ruling| ruling.starts_with('R')), "{rest}"),
            "start" => rest.clone_into(&mut self.start),
            "rules" => rest.split(' ').for_each(|rule| set(map, &mut self.rules, rule)),
            "lots" => self.lots = rest.split(' ').map(|lot| lot.parse().unwrap()).collect(),
            "given" | "reads" => {}
            "expect" => self.parts.push(Part::Expect(Vec::new())),
            step => self.parts.push(Part::Step(step_called(map, step), Vec::new())),
        }
    }

    fn detail(&mut self, map: &Scenario, section: &str, detail: &str) {
        match (section, self.parts.last_mut()) {
            ("given", _) => self.given.push(detail.to_owned()),
            ("reads", _) => self.reads(map, detail),
            (_, Some(Part::Expect(lines))) => lines.push(detail.to_owned()),
            (_, Some(Part::Step(_, lines))) => lines.push(line(map, detail)),
            _ => panic!("a case has no `{section}`"),
        }
    }

    fn reads(&mut self, map: &Scenario, detail: &str) {
        if let Some(sheet) = detail.strip_prefix("=> ") {
            self.reads.last_mut().unwrap().sheet = sheet.split("; ").map(str::to_owned).collect();
            return;
        }
        let (head, text) = detail.split_once(": ").unwrap();
        let (step, author) = head.split_once(' ').unwrap();
        let (step, author) = (step_called(map, &step.to_lowercase()), map.power(author).unwrap());
        self.reads.push(Reads { step, author, text: text.to_owned(), sheet: Vec::new() });
    }
}

fn line(map: &Scenario, detail: &str) -> Line {
    if let Some((power, duty)) = detail.strip_prefix("duty ").and_then(|rest| rest.split_once(' ')) {
        let duty = match duty {
            "must" => Duty::Must,
            "may" => Duty::May,
            "idle" => Duty::Idle,
            other => panic!("no duty is `{other}`"),
        };
        return Line::Duty(map.power(power).unwrap(), duty);
    }
    let (power, order) = detail.split_once(": ").unwrap();
    let (order, code) = order.split_once(" ! ").map_or((order, None), |(order, code)| (order, Some(code.to_owned())));
    Line::Order(map.power(power).unwrap(), order.trim().to_owned(), code)
}

/// `peace2`, `war FRANCE`: a step by its name.
pub(crate) fn step_called(map: &Scenario, name: &str) -> Step {
    let (name, power) = name.split_once(' ').map_or((name, None), |(name, power)| (name, map.power(power)));
    match name {
        "master" => Step::Master,
        "talk" => Step::Talk,
        "seal" => Step::Seal,
        "peace" => Step::Peace(1),
        "ransom" => Step::Ransom,
        "pardon" => Step::Pardon,
        "war" => Step::War(power),
        "answer" => Step::Answer(power),
        round => Step::Peace(round.strip_prefix("peace").unwrap().parse().unwrap()),
    }
}

fn set(map: &Scenario, rules: &mut HouseRules, rule: &str) {
    let (name, value) = rule.split_once('=').unwrap();
    let flag = value == "true";
    match name {
        "quiet" => rules.quiet = flag,
        "merge" => rules.merge = flag,
        "in_order" => rules.in_order = flag,
        "cards_total" => rules.cards_total = value.parse().unwrap(),
        "guests" => rules.guests_stay = value == "stay",
        "minor_price" => rules.minor_display = value == "display",
        "home_cards_pay" => rules.home_cards_pay = flag,
        "together" => {
            let seat = value.split('+').map(|name| map.power(name).unwrap()).collect::<PowerSet>();
            rules.together.push(seat);
        }
        "war_bars" => {
            let kept: Vec<&str> = value.split(',').collect();
            let bars = &mut rules.war_bars;
            bars.ally = kept.contains(&"ally");
            bars.peace_this_turn = kept.contains(&"peace-this-turn");
            bars.league_not_formed = kept.contains(&"league-not-formed");
            bars.minor_active = kept.contains(&"minor-active");
            bars.friend_of_protector = kept.contains(&"friend-of-protector");
        }
        other => panic!("no house rule is called `{other}`"),
    }
}
