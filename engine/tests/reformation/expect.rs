//! What a case may expect of the position and of all that was told so far.
//!
//! `step NAME`, `turn N`, `passed STEP`; `package POWER N done|void CODE`, `no package POWER N`; `war|peace|allied|not allied
//! POWER POWER`, `active MINOR POWER|nobody`, `excommunicated|not excommunicated POWER`, `henry STEP`, `die N`; `owner CITY
//! POWER`, `units CITY POWER none|N kind ...`, `leader NAME CITY|off`, `captive NAME POWER`, `lent N POWER PORT POWER|no loans`,
//! `lost POWER N kind ...` (off the board); `hand POWER cards`, `seen CARD POWER POWER` (from hand to hand), `shown CARD` (drawn
//! for all to see), `discards cards|none`, `box POWER N`, `markers POWER N`, `st peters N`; `sues POWER N OUTCOME`,
//! `regains POWER key|leader|cities N OUTCOME`, `marriage POWER OUTCOME`, `ransoms POWER N OUTCOME`, `seeks POWER OUTCOME`;
//! `declares POWER N OUTCOME`, `intervenes POWER MINOR OUTCOME`, `aside POWER MINOR`, `unpaid POWER CARD CODE`, `spent POWER N`.

use chancery_engine::reformation::scenario::CardKind;
use chancery_engine::reformation::{Card, Event, Power, Scenario, State, Whereabouts, Why};

use crate::case::step_called;
use crate::given::{city, leader, power, troops};

/// What stands and what was told.
pub(crate) struct Found<'a> {
    pub(crate) map: &'a Scenario,
    pub(crate) state: &'a State,
    pub(crate) events: &'a [Event],
}

impl Found<'_> {
    /// Whether a line is so; else what was found instead.
    pub(crate) fn meets(&self, line: &str) -> Result<(), String> {
        let words: Vec<&str> = line.split(' ').collect();
        let found = self.of_state(&words).or_else(|| self.of_events(&words));
        match found {
            Some(found) if found == line => Ok(()),
            Some(found) => Err(found),
            None => panic!("a case expects no `{line}`"),
        }
    }

    /// How the line would have to read by the position.
    fn of_state(&self, words: &[&str]) -> Option<String> {
        let (map, state) = (self.map, self.state);
        let name =
            |power: Option<Power>| power.map_or("nobody", |power| map.power_info(power).code.as_str()).to_owned();
        let is = |so: bool, words: &[&str]| if so { words.join(" ") } else { format!("not so: {}", words.join(" ")) };
        let second = |index: usize| power(map, words[index]);
        Some(match words[0] {
            "step" => is(state.step == step_called(map, &lower(&words[1..])), words),
            "turn" => format!("turn {}", state.turn),
            "war" => is(state.wars.has(second(1), second(2)), words),
            "peace" => is(!state.wars.has(second(1), second(2)), words),
            "allied" => is(state.allies.has(second(1), second(2)), words),
            "not" if words[1] == "allied" => is(!state.allies.has(second(2), second(3)), words),
            "not" => is(!state.excommunicated.contains(second(2)), words),
            "excommunicated" => is(state.excommunicated.contains(second(1)), words),
            "active" => format!("active {} {}", words[1], name(state.ally_of(second(1)))),
            "henry" => format!("henry {}", map.henry()[usize::from(state.henry)].replace(' ', "_")),
            "owner" => format!("owner {} {}", words[1], name(Some(state.owner(city(map, words[1]))))),
            "units" => {
                let there = state.troops(city(map, words[1]), second(2));
                if there == troops(&words[3..]) { words.join(" ") } else { format!("{there:?}") }
            }
            "leader" | "captive" => match state.whereabouts(leader(map, words[1])) {
                Whereabouts::Off => format!("leader {} off", words[1]),
                Whereabouts::At(at) => format!("leader {} {}", words[1], map.city_info(at).code.replace(' ', "_")),
                Whereabouts::Captive(by) => format!("captive {} {}", words[1], name(Some(by))),
            },
            "lent" => {
                let (from, at, to) = (second(2), city(map, words[3]), second(4));
                let loan = state.loans.iter().find(|loan| (loan.from, loan.at, loan.to) == (from, at, to));
                let number = loan.map_or(0, |loan| loan.squadrons);
                format!("lent {number} {}", words[2..].join(" "))
            }
            "no" if words[1] == "loans" => is(state.loans.is_empty(), words),
            "hand" => format!("hand {}{}", words[1], numbers(&state.hands[second(1).index()])),
            "box" => format!("box {} {}", words[1], state.pools[second(1).index()].unwrap()),
            "markers" => format!("markers {} {}", words[1], state.bonus[second(1).index()]),
            "st" => format!("st peters {}", state.st_peters),
            _ => return None,
        })
    }

    /// How the line would have to read by what was told.
    fn of_events(&self, words: &[&str]) -> Option<String> {
        let start = match words[0] {
            "package" | "sues" | "ransoms" | "declares" | "intervenes" => 3,
            "regains" => 4,
            "marriage" | "seeks" => 2,
            "unpaid" => 3,
            "spent" | "lost" | "passed" => 2,
            "die" => 1,
            "no" | "seen" | "shown" | "aside" => words.len(),
            "discards" => return Some(format!("discards{}", self.discards())),
            _ => return None,
        };
        let head = words[..start].join(" ");
        let told = self.events.iter().flat_map(|event| self.told(event)).rfind(|told| {
            let of_package = words[0] == "no" && told.starts_with(&words[1..].join(" "));
            told.starts_with(&head) && told[head.len()..].chars().next().is_none_or(|next| next == ' ') || of_package
        });
        if words[0] == "no" {
            return Some(told.unwrap_or_else(|| words.join(" ")));
        }
        let silent = if words[0] == "spent" { format!("{head} 0") } else { "nothing of it was told".to_owned() };
        Some(told.unwrap_or(silent))
    }

    /// The lines that an event meets.
    fn told(&self, event: &Event) -> Vec<String> {
        let name = |power: &Power| self.map.power_info(*power).code.as_str();
        let done =
            |outcome: Result<(), Why>| outcome.err().map_or("done".to_owned(), |why| format!("void {}", why.code()));
        let line = match event {
            Event::Package(package, outcome) => {
                let outcome = done(outcome.map_err(|void| void.why));
                format!("package {} {} {outcome}", name(&package.name.of), package.name.number)
            }
            Event::Divorced(die) => format!("die {die}"),
            Event::Away(away) if away.to.is_none() => format!("lost {} {}", name(&away.power), counted(away.troops)),
            Event::Card { from, to, card } => {
                let other = format!("seen {} {} {}", card.0, name(to), name(from));
                return vec![format!("seen {} {} {}", card.0, name(from), name(to)), other];
            }
            Event::Sued(by, _, number, outcome) => format!("sues {} {number} {}", name(by), done(*outcome)),
            Event::Key(by, number, .., outcome) => format!("regains {} key {number} {}", name(by), done(*outcome)),
            Event::Leader(by, number, .., place) => {
                format!("regains {} leader {number} {}", name(by), done(place.map(|_| ())))
            }
            Event::Cities(by, number, .., outcome) => {
                format!("regains {} cities {number} {}", name(by), done(*outcome))
            }
            Event::Marriage(by, _, outcome) => format!("marriage {} {}", name(by), done(*outcome)),
            Event::Ransom(by, number, .., place) => {
                format!("ransoms {} {number} {}", name(by), done(place.map(|_| ())))
            }
            Event::Sought(by, outcome) => format!("seeks {} {}", name(by), done(*outcome)),
            Event::Drawn(_, card, _) => format!("shown {}", card.0),
            Event::Declared(by, number, _, price) => {
                format!("declares {} {number} {}", name(by), done(price.map(|_| ())))
            }
            Event::Intervened(by, minor, _, price) => {
                format!("intervenes {} {} {}", name(by), name(minor), done(price.map(|_| ())))
            }
            Event::StoodAside(by, minor) => format!("aside {} {}", name(by), name(minor)),
            Event::NotPaid(by, card, why) => format!("unpaid {} {} {}", name(by), card.0, why.code()),
            Event::Spent(by, _, sum) => format!("spent {} {sum}", name(by)),
            Event::Passed(step) => format!("passed {}", self.step_name(*step)),
            _ => return Vec::new(),
        };
        vec![line]
    }

    fn step_name(&self, step: chancery_engine::reformation::Step) -> &'static str {
        let names = ["SEAL", "PEACE", "RANSOM", "PARDON", "WAR"];
        names.into_iter().find(|name| step_called(self.map, &name.to_lowercase()) == step).unwrap()
    }

    /// All cards on the discards, home cards left out, by their numbers.
    fn discards(&self) -> String {
        let is_home = |card: &Card| matches!(self.map.card_info(*card).unwrap().kind, CardKind::Home(_));
        let laid = self.events.iter().flat_map(|event| match event {
            Event::Spent(_, cards, _) => cards.clone(),
            Event::Drawn(_, card, _) | Event::Marriage(_, card, Ok(())) => vec![*card],
            _ => Vec::new(),
        });
        let mut laid: Vec<Card> = laid.filter(|card| !is_home(card)).collect();
        laid.sort_unstable();
        if laid.is_empty() { " none".to_owned() } else { numbers(&laid) }
    }
}

fn numbers(cards: &[Card]) -> String {
    cards.iter().map(|card| format!(" {}", card.0)).collect()
}

fn lower(words: &[&str]) -> String {
    let (name, rest) = words.split_first().unwrap();
    [&[name.to_lowercase().as_str()], rest].concat().join(" ")
}

/// `2 regular 1 squadron`
fn counted(found: chancery_engine::reformation::Troops) -> String {
    let kinds = [
        (found.regulars, "regular"),
        (found.mercenaries, "mercenary"),
        (found.cavalry, "cavalry"),
        (found.squadrons, "squadron"),
        (found.corsairs, "corsair"),
    ];
    let told = kinds.iter().filter(|(count, _)| *count > 0).map(|(count, kind)| format!("{count} {kind}"));
    told.collect::<Vec<String>>().join(" ")
}
