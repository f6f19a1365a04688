//! A game without units, provinces or powers: it keeps the judge honest.
//!
//! Two players name a number each turn; the higher one scores, three points win.

use chancery_engine::*;
use serde_json::{Value, json};

/// The game of numbers.
#[derive(Debug)]
pub(crate) struct Toy;

static ABOUT: About = About {
    name: "numbers",
    title: "Numbers",
    kinds: &[TurnKind { name: "bid", also: &[], hours: Some(10), delay: 0, press: true, lapse: true }],
    groups: &[],
    boards: &[],
    rules: &[],
    partners: true,
    touching: true,
    years: true,
    words: &[],
    begins: |_| false,
};

fn document(body: Value) -> Document {
    Document { schema: 1, body }
}

/// A line without a digit has nothing of a bid.
fn grade(text: &str, number: Option<u32>) -> Grade {
    match number {
        Some(_) => Grade::Accepted,
        None if text.contains(['-', '>']) || text.contains(|letter: char| letter.is_ascii_digit()) => Grade::Refused,
        None => Grade::Unread,
    }
}

fn score(position: &Position, seat: &str) -> u64 {
    position.0.body[seat].as_u64().unwrap_or(0)
}

const SEATS: [&str; 2] = ["LEFT", "RIGHT"];
/// Numbers are below this, so that each of a long test can be another one.
const MOST: u32 = 1_000_000;

impl Ruleset for Toy {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn open(&self, _setup: &Setup) -> Result<Position, SetupError> {
        Ok(Position(document(json!({"turn": 1}))))
    }

    fn turn(&self, position: &Position) -> Result<Turn, Unreadable> {
        let number = position.0.body["turn"].as_u64().ok_or_else(|| Unreadable("no turn".into()))?;
        let winner = SEATS.into_iter().find(|seat| score(position, seat) >= 3);
        let seat = |name: &str| SeatTurn {
            seat: name.parse().expect("the names are seats"),
            letters: name[..1].to_owned(),
            powers: vec![name.to_owned()],
            also: Vec::new(),
            eliminated: false,
            duty: if winner.is_some() { Duty::Idle } else { Duty::Must },
            strength: score(position, name) as u32,
            stands: String::new(),
        };
        Ok(Turn {
            label: format!("B{number}"),
            old_label: format!("B{number}"),
            kind: "bid".into(),
            title: format!("Bid {number}"),
            phrase: Phrase::new("numbers-bid").with("number", number.to_string()),
            press: Press::Free,
            public: true,
            over: winner.map(|seat| Ending { winners: vec![seat.parse().expect("a seat")] }),
            seats: SEATS.map(seat).to_vec(),
            master: Duty::Idle,
            lots: false,
            year: number as u32,
            holdings: String::new(),
        })
    }

    fn read(&self, _seen: Seen<'_>, _author: &Author, sheet: &Sheet, text: &str) -> Result<Reading, Unreadable> {
        if text.contains("explode") {
            panic!("a ruleset with a fault");
        }
        let mut sheet = sheet.clone();
        let mut remarks = Vec::new();
        for (line, text) in (1..).zip(text.lines()) {
            let number = text.trim().parse::<u32>().ok().filter(|number| *number < MOST);
            if let Some(number) = number {
                sheet = Sheet(vec![number.to_string()]);
            }
            remarks.push(Remark {
                line,
                text: text.to_owned(),
                grade: grade(text, number),
                phrase: Phrase::new("numbers-remark"),
                english: number
                    .map_or_else(|| format!("a number below {MOST} is wanted"), |number| format!("you bid {number}")),
            });
        }
        let missing = if sheet.0.is_empty() { vec!["a number".into()] } else { Vec::new() };
        Ok(Reading { sheet, remarks, notes: Vec::new(), warnings: Vec::new(), missing })
    }

    fn named(&self, position: &Position, name: &str) -> Result<Named, Unreadable> {
        let now = position.0.body["turn"].as_u64().unwrap_or(0);
        let never = |english: &str| Named::Never(Phrase::new("numbers-never").said(english));
        let number = name.to_uppercase().strip_prefix('B').and_then(|number| number.parse::<u64>().ok());
        Ok(match number {
            None => never("a turn is called B2 or the like"),
            Some(number) if number < now => never("that bid is over"),
            Some(number) if number == now => Named::Now,
            Some(number) => Named::Later(Later {
                label: format!("B{number}"),
                phrase: Phrase::new("numbers-bid").with("number", number.to_string()),
                title: format!("Bid {number}"),
                order: number as u32,
            }),
        })
    }

    fn plan(&self, _seen: Seen<'_>, _author: &Author, plan: Plan<'_>, text: &str) -> Result<Reading, Unreadable> {
        let mut sheet = plan.sheet.clone();
        sheet.0.extend(text.lines().map(str::to_owned));
        let remark = |(line, text): (usize, &str)| Remark {
            line,
            text: text.to_owned(),
            grade: Grade::Accepted,
            phrase: Phrase::new("numbers-remark"),
            english: "it is kept".into(),
        };
        Ok(Reading { sheet, remarks: (1..).zip(text.lines()).map(remark).collect(), ..Reading::default() })
    }

    fn holds(&self, position: &Position, test: &str) -> Result<Holds, Unreadable> {
        let [left, right] = SEATS.map(|seat| score(position, seat));
        Ok(match test {
            "LEFT leads" if left > right => Holds::Yes,
            "LEFT leads" => Holds::No,
            _ => Holds::Unread(Phrase::new("numbers-test").said("only LEFT leads can be asked")),
        })
    }

    /// A number stands for every turn in which nothing is bid.
    fn prefer(&self, seen: Seen<'_>, author: &Author, standing: &Sheet, text: &str) -> Result<Reading, Unreadable> {
        self.read(seen, author, standing, text)
    }

    fn stand_in(
        &self,
        _seen: Seen<'_>,
        _author: &Author,
        (sheet, standing): (&Sheet, &Sheet),
        ends: bool,
    ) -> Result<StandIn, Unreadable> {
        let stands = ends && sheet.0.is_empty();
        let sheet = if stands { standing.clone() } else { sheet.clone() };
        Ok(StandIn { sheet, standing: standing.clone(), remarks: Vec::new() })
    }

    /// Whoever leads has run away from the other.
    fn touching(&self, position: &Position) -> Result<Vec<(Seat, Seat)>, Unreadable> {
        let [left, right] = SEATS.map(|seat| seat.parse().expect("the names are seats"));
        let even = score(position, SEATS[0]) == score(position, SEATS[1]);
        Ok(if even { vec![(left, right)] } else { Vec::new() })
    }

    fn resolve(&self, table: &Table<'_>, _seed: &Seed) -> Result<Resolution, Unreadable> {
        let bid = |seat: &str| -> u64 {
            let seat: Seat = seat.parse().expect("a seat");
            table.sheets.get(&seat).and_then(|sheet| sheet.0.first()?.parse().ok()).unwrap_or(0)
        };
        let mut body = table.position.0.body.clone();
        body["turn"] = json!(body["turn"].as_u64().unwrap_or(0) + 1);
        let [left, right] = SEATS.map(bid);
        assert!(left != 13 && right != 13, "a ruleset that cannot count to thirteen");
        let winner = if left > right { "LEFT" } else { "RIGHT" };
        let news = if left == right {
            format!("Both bid {left}.")
        } else {
            body[winner] = json!(score(table.position, winner) + 1);
            format!("{winner} wins the bid, {left} against {right}.")
        };
        let chronicle = json!({"news": [news], "next": {"over": false}});
        let (position, chronicle) = (Position(document(body)), Chronicle(document(chronicle)));
        Ok(Resolution { position, chronicle, opens: true, knowing: Vec::new() })
    }

    /// `SCORE LEFT 2`
    fn edit(&self, position: &Position, line: &str) -> Result<Edited, Unreadable> {
        let refused = || Phrase::new("edit-never").said("write SCORE LEFT 2");
        let words: Vec<&str> = line.split(' ').collect();
        let mut body = position.0.body.clone();
        let answer = match *words.as_slice() {
            ["SCORE", seat, points] if SEATS.contains(&seat) => match points.parse::<u64>() {
                Ok(points) => {
                    body[seat] = json!(points);
                    Ok(Phrase::new("numbers-remark").said(line))
                }
                Err(_) => Err(refused()),
            },
            _ => Err(refused()),
        };
        Ok(Edited { position: Position(document(body)), answer })
    }

    fn describe(&self, subject: Subject<'_>, _reader: &Reader) -> Result<Facts, Unreadable> {
        Ok(match subject {
            Subject::Position(position) => position.0.body.clone(),
            // A turn that can be played and not be told.
            Subject::Chronicle(chronicle) if chronicle.0.body["news"][0] == "Both bid 66." => {
                return Err(Unreadable("what happened cannot be told".into()));
            }
            Subject::Chronicle(chronicle) => chronicle.0.body.clone(),
            Subject::Sheet(_, sheet) => {
                let lines: Vec<Value> = sheet.0.iter().map(|bid| json!({"power": "Bid", "text": bid})).collect();
                let bid = sheet.0.first().map_or("0", String::as_str);
                json!({"lines": lines, "form": {"lines": [{"order": bid, "note": format!("below {MOST}")}], "whole": false}})
            }
        })
    }
}

/// The toy as the judge takes it. No `static`: that is built into every program of tests, whether it plays or not.
pub(crate) const TOYS: &[&dyn Ruleset] = &[&Toy, &super::cards::Cards];
