//! A game of hidden hands: it asks the judge for all that the game of numbers does not.
//!
//! Three players. They *talk*: each may offer points to another, who accepts; nobody must, and when all are DONE the turn
//! ends early; then cards are dealt by lot. They *play* a card each, which nobody else sees. The master *rules*, without a
//! deadline, whose card was best, or leaves it to the lot. After two rounds the points count.

use chancery_engine::*;
use serde_json::{Map, Value, json};

/// The game of cards.
#[derive(Debug)]
pub(crate) struct Cards;

/// The cards, the weakest first: words that stand nowhere else, so that a letter that holds one has told it.
pub(crate) const DECK: [&str; 6] = ["ANCHOR", "BEACON", "CANDLE", "DAGGER", "EMBER", "FALCON"];
const SEATS: [&str; 3] = ["LEFT", "CENTRE", "RIGHT"];
const KINDS: [&str; 3] = ["talk", "play", "ruling"];

static ABOUT: About = About {
    name: "cards",
    title: "Cards",
    kinds: &[
        TurnKind { name: KINDS[0], also: &["talks"], hours: Some(24), delay: 0, press: true, lapse: false },
        TurnKind { name: KINDS[1], also: &[], hours: Some(10), delay: 20, press: true, lapse: true },
        TurnKind { name: KINDS[2], also: &[], hours: None, delay: 0, press: false, lapse: false },
    ],
    groups: &[KindGroup { name: "timed", kinds: &["talk", "play"] }],
    boards: &[],
    rules: &[
        rule("nonsense", &["none", "seat", "phrase", "form", "line", "slow"], "none"),
        // A person's setting has this name too.
        rule("quiet", &["true", "false"], "false"),
    ],
    partners: false,
    touching: false,
    years: false,
    words: &[&["OFFER", "ACCEPT", "DONE", "PLAY", "AWARD"]],
    begins: |line| ABOUT.words[0].iter().any(|word| line.split(' ').next() == Some(word)),
};

const fn rule(key: &'static str, values: &'static [&'static str], default: &'static str) -> Rule {
    Rule { key, values, default, example: default, until: Until::Start, phrase: "cards-rule" }
}

fn seat(name: &str) -> Seat {
    name.parse().expect("the names are seats")
}

fn document(body: Value) -> Document {
    Document { schema: 1, body }
}

/// A position, opened.
struct Board<'a>(&'a Value);

impl<'a> Board<'a> {
    fn of(position: &'a Position) -> Result<Board<'a>, Unreadable> {
        let body = &position.0.body;
        body["turn"].as_u64().map(|_| Board(body)).ok_or_else(|| Unreadable("no turn".into()))
    }
    fn number(&self) -> u64 {
        self.0["turn"].as_u64().unwrap_or(0)
    }
    fn kind(&self) -> &'static str {
        KINDS[(self.number() - 1) as usize % 3]
    }
    fn points(&self, seat: &str) -> u64 {
        self.0["points"][seat].as_u64().unwrap_or(0)
    }
    fn hand(&self, seat: &str) -> Vec<&'a str> {
        self.0["hands"][seat].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
    }
    fn over(&self) -> bool {
        self.number() > 6
    }
    fn is_nonsense(&self, kind: &str) -> bool {
        self.0["nonsense"] == kind && self.number() == 2
    }
    fn duty(&self) -> Duty {
        match self.kind() {
            _ if self.over() => Duty::Idle,
            "talk" => Duty::May,
            "play" => Duty::Must,
            _ => Duty::Idle,
        }
    }
}

/// What an offer is confirmed by: whoever accepts it says which one.
fn digest(offer: &str) -> String {
    offer.bytes().fold(7u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte))).to_string()
}

/// Which of one's lines a new one takes the place of.
fn slot(line: &str) -> String {
    line.split(' ').next().unwrap_or_default().to_owned()
}

/// A line as it stands on the sheet; `None`: it is refused.
fn line_of(board: &Board<'_>, seen: Seen<'_>, author: &Author, line: &str) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let known = |name: &&str| SEATS.contains(name);
    match (board.kind(), author, &words[..]) {
        ("talk", Author::Seat(own), ["OFFER", count, "TO", to]) => {
            let fits = count.parse::<u64>().is_ok() && known(to) && *to != own.as_str();
            fits.then(|| format!("OFFER {count} TO {to}"))
        }
        ("talk", Author::Seat(_), ["ACCEPT", from, "AS", number]) => {
            let offers = seen.shown.get(&from.parse().ok()?)?;
            let fits = offers.0.iter().any(|offer| digest(offer) == *number);
            fits.then(|| format!("ACCEPT {from} AS {number}"))
        }
        ("talk", Author::Seat(_), ["DONE"]) => Some("DONE".into()),
        ("play", Author::Seat(own), ["PLAY", card]) => {
            board.hand(own.as_str()).contains(card).then(|| format!("PLAY {card}"))
        }
        ("ruling", Author::Master, ["AWARD", to]) if known(to) || *to == "LOT" => Some(format!("AWARD {to}")),
        _ => None,
    }
}

fn missing(board: &Board<'_>, author: &Author, sheet: &Sheet) -> Vec<Term> {
    let has = |word: &str| sheet.0.iter().any(|line| slot(line) == word);
    let wanted = match (board.kind(), author) {
        _ if board.over() => return Vec::new(),
        ("talk", Author::Seat(_)) => "DONE",
        ("play", Author::Seat(_)) => "PLAY",
        ("ruling", Author::Master) => "AWARD",
        _ => return Vec::new(),
    };
    if has(wanted) { Vec::new() } else { vec![wanted.into()] }
}

impl Ruleset for Cards {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn open(&self, setup: &Setup) -> Result<Position, SetupError> {
        ABOUT.check(&setup.rules)?;
        let [nonsense, quiet] = ["nonsense", "quiet"].map(|key| setup.rules.get(key));
        Ok(Position(document(json!({"turn": 1, "points": {}, "hands": {}, "nonsense": nonsense, "quiet": quiet}))))
    }

    fn turn(&self, position: &Position) -> Result<Turn, Unreadable> {
        let board = Board::of(position)?;
        let best = SEATS.map(|seat| board.points(seat)).into_iter().max().unwrap_or(0);
        let winners = SEATS.into_iter().filter(|seat| board.points(seat) == best).map(seat).collect();
        let seat = |name: &str| SeatTurn {
            seat: seat(name),
            letters: name[..1].to_owned(),
            powers: vec![name.to_owned()],
            also: Vec::new(),
            eliminated: false,
            duty: board.duty(),
            strength: board.points(name) as u32,
            stands: String::new(),
        };
        let mut seats: Vec<SeatTurn> = SEATS.into_iter().map(seat).collect();
        if board.is_nonsense("seat") {
            seats.push(SeatTurn { seat: "GHOST".parse().expect("a seat"), ..seats[0].clone() });
        }
        let pairs = vec![("LEFT".parse().expect("a seat"), "RIGHT".parse().expect("a seat"))];
        Ok(Turn {
            label: format!("{}{}", board.kind()[..1].to_uppercase(), board.number()),
            old_label: format!("{}{}", board.kind()[..1].to_uppercase(), board.number()),
            kind: board.kind().into(),
            title: format!("{} {}", board.kind(), board.number()),
            phrase: Phrase::new("cards-turn").with("number", board.number() as i64),
            press: match board.kind() {
                "talk" => Press::Pairs(pairs),
                "play" => Press::Public,
                _ => Press::Closed,
            },
            public: false,
            over: board.over().then_some(Ending { winners }),
            seats,
            lots: true,
            year: board.number() as u32,
            holdings: String::new(),
            master: if board.kind() == "ruling" && !board.over() { Duty::Must } else { Duty::Idle },
        })
    }

    fn read(&self, seen: Seen<'_>, author: &Author, sheet: &Sheet, text: &str) -> Result<Reading, Unreadable> {
        let board = Board::of(seen.position)?;
        let mut sheet = sheet.clone();
        let mut remarks = Vec::new();
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
            let read = line_of(&board, seen, author, line).filter(|_| !board.is_nonsense("form"));
            if let Some(read) = &read {
                sheet.0.retain(|own| slot(own) != slot(read));
                sheet.0.push(read.clone());
            }
            let grade = match &read {
                Some(_) => Grade::Accepted,
                None if (ABOUT.begins)(line) => Grade::Refused,
                None => Grade::Unread,
            };
            let english = read.map_or("this cannot be done now".to_owned(), |read| format!("noted: {read}"));
            remarks.push(Remark {
                line: number,
                text: line.to_owned(),
                grade,
                phrase: Phrase::new("cards-remark"),
                english,
            });
        }
        let missing = missing(&board, author, &sheet);
        Ok(Reading { sheet, remarks, notes: Vec::new(), warnings: Vec::new(), missing })
    }

    fn show(&self, _position: &Position, _from: &Seat, sheet: &Sheet, to: &Seat) -> Result<Sheet, Unreadable> {
        let ends = format!(" TO {to}");
        Ok(Sheet(sheet.0.iter().filter(|line| line.starts_with("OFFER") && line.ends_with(&ends)).cloned().collect()))
    }

    /// He rules on cards that nobody else has seen.
    fn tells_master(&self) -> bool {
        true
    }

    fn resolve(&self, table: &Table<'_>, seed: &Seed) -> Result<Resolution, Unreadable> {
        let board = Board::of(table.position)?;
        let mut body = board.0.clone();
        body["turn"] = json!(board.number() + 1);
        let mut lots = seed.lots(board.kind());
        let (chronicle, opens) = match board.kind() {
            "talk" => {
                if board.0["nonsense"] == "slow" {
                    std::thread::sleep(std::time::Duration::from_millis(10_100));
                }
                let bargains = bargains(table, &board, &mut body);
                deal(&mut body, &mut lots);
                (json!({"news": bargains}), false)
            }
            "play" => (played(table, &mut body), false),
            _ => (ruled(table, &board, &mut body, &mut lots), true),
        };
        let mut chronicle = chronicle;
        chronicle["phrase"] = json!(board.0["nonsense"] == "phrase");
        // Nobody has seen all cards that were dealt.
        let knowing = Vec::new();
        Ok(Resolution { position: Position(document(body)), chronicle: Chronicle(document(chronicle)), opens, knowing })
    }

    fn describe(&self, subject: Subject<'_>, reader: &Reader) -> Result<Facts, Unreadable> {
        Ok(match subject {
            Subject::Position(position) => stands(&Board::of(position)?, reader),
            Subject::Chronicle(chronicle) => happened(&chronicle.0.body, reader),
            Subject::Sheet(seen, sheet) => sheet_facts(&Board::of(seen.position)?, seen, sheet, reader),
        })
    }
}

fn line_with<'a>(table: &'a Table<'_>, name: &str, word: &str) -> Option<&'a String> {
    table.sheets.get(&seat(name))?.0.iter().find(|line| slot(line) == word)
}

/// Offers that were accepted as they stand.
fn bargains(table: &Table<'_>, board: &Board<'_>, body: &mut Value) -> Vec<String> {
    let mut news = Vec::new();
    for from in SEATS {
        let Some(offer) = line_with(table, from, "OFFER") else { continue };
        let to = offer.rsplit(' ').next().unwrap_or_default();
        let accepts = format!("ACCEPT {from} AS {}", digest(offer));
        if line_with(table, to, "ACCEPT") == Some(&accepts) {
            let count: u64 = offer.split(' ').nth(1).and_then(|count| count.parse().ok()).unwrap_or(0);
            body["points"][to] = json!(board.points(to) + count);
            news.push(format!("{to} has {count} points of {from}."));
        }
    }
    if news.is_empty() || board.0["quiet"] == "true" { vec!["Nobody tells of any terms.".into()] } else { news }
}

fn deal(body: &mut Value, lots: &mut Lots) {
    let mut deck: Vec<&str> = DECK.to_vec();
    for seat in SEATS {
        let hand: Vec<&str> = (0..2).map(|_| deck.remove(lots.below(deck.len() as u32) as usize)).collect();
        body["hands"][seat] = json!(hand);
    }
}

fn played(table: &Table<'_>, body: &mut Value) -> Value {
    let mut cards = Map::new();
    for seat in SEATS {
        if let Some(card) = line_with(table, seat, "PLAY").and_then(|line| line.split(' ').nth(1)) {
            cards.insert(seat.to_owned(), json!(card));
        }
    }
    body["table"] = json!(cards);
    json!({"news": ["The cards lie on the table, face down."], "cards": cards})
}

fn ruled(table: &Table<'_>, board: &Board<'_>, body: &mut Value, lots: &mut Lots) -> Value {
    let named = table.master.0.first().and_then(|line| line.rsplit(' ').next()).unwrap_or("LOT");
    let winner = if named == "LOT" { SEATS[lots.below(3) as usize] } else { named };
    body["points"][winner] = json!(board.points(winner) + 1);
    body["hands"] = json!({});
    body["table"] = json!({});
    json!({"news": [format!("{winner} has the round.")]})
}

/// Whose cards a reader sees.
fn sees(reader: &Reader, name: &str) -> bool {
    *reader == Reader::Master || *reader == Reader::Seat(seat(name))
}

fn stands(board: &Board<'_>, reader: &Reader) -> Value {
    let hands: Map<String, Value> = SEATS
        .into_iter()
        .filter(|name| sees(reader, name))
        .map(|name| (name.to_owned(), json!(board.hand(name))))
        .collect();
    let piece = |(index, name): (usize, &str)| {
        let text = if sees(reader, name) { board.hand(name).join("+") } else { board.hand(name).len().to_string() };
        json!({"at": format!("P{index}"), "shape": "block", "power": &name[..1], "out": false, "text": text})
    };
    let place = |(index, name): (usize, &str)| json!({"id": format!("P{index}"), "name": name, "kind": "land", "centre": false, "x": 100 + 200 * index, "y": 200, "near": []});
    let powers: Vec<Value> = SEATS.iter().map(|name| json!({"letter": &name[..1], "name": name})).collect();
    json!({
        "label": format!("{}", board.number()),
        "points": SEATS.map(|name| board.points(name)),
        "hands": hands,
        "names": {},
        "board": {"board": "cards", "powers": powers, "places": SEATS.into_iter().enumerate().map(place).collect::<Vec<_>>()},
        "map": {"owners": {}, "pieces": SEATS.into_iter().enumerate().map(piece).collect::<Vec<_>>(), "arrows": [], "due": []},
    })
}

fn happened(chronicle: &Value, reader: &Reader) -> Value {
    let mut news: Vec<Value> = chronicle["news"].as_array().cloned().unwrap_or_default();
    for (name, card) in chronicle["cards"].as_object().into_iter().flatten().filter(|(name, _)| sees(reader, name)) {
        news.push(json!(format!("{name} played {}.", card.as_str().unwrap_or_default())));
    }
    if chronicle["phrase"] == true {
        news.push(json!({"say": "cards-that-nobody-wrote"}));
    }
    json!({"news": news, "next": {"over": false}})
}

fn sheet_facts(board: &Board<'_>, seen: Seen<'_>, sheet: &Sheet, reader: &Reader) -> Value {
    let lines: Vec<Value> = sheet.0.iter().map(|line| json!({"power": "Sheet", "text": line})).collect();
    let hand = if let Reader::Seat(own) = reader { board.hand(own.as_str()) } else { Vec::new() };
    let standing = |word: &str| sheet.0.iter().find(|line| slot(line) == word).cloned();
    let form = match board.kind() {
        "talk" => standing("DONE").unwrap_or_else(|| "DONE".into()),
        "play" => standing("PLAY").unwrap_or_else(|| format!("PLAY {}", hand.first().unwrap_or(&"?"))),
        _ => standing("AWARD").unwrap_or_else(|| "AWARD LOT".into()),
    };
    let offers: Vec<Value> = seen
        .shown
        .iter()
        .flat_map(|(from, offers)| {
            offers.0.iter().map(move |offer| {
                let text = format!("{from}: {offer}, accept it with ACCEPT {from} AS {}", digest(offer));
                json!({"from": from, "text": text, "terms": [format!("{from} has fewer points then")]})
            })
        })
        .collect();
    let owes = match reader {
        Reader::Master => board.kind() == "ruling",
        _ => board.kind() != "ruling",
    };
    let line = |order: &str| json!({"order": order, "note": hand.join(" "), "of": slot(order)});
    let nonsense = board.is_nonsense("line").then(|| line("PLAY NOTHING"));
    let form: Vec<Value> = if owes { [line(&form)].into_iter().chain(nonsense).collect() } else { Vec::new() };
    json!({"lines": lines, "offers": offers, "form": {"lines": form, "whole": false}})
}
