//! The world around the judge: its mailbox, the next server, the clock, the operator, and everybody's bad luck.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::{Path, PathBuf};

use chancery_engine::Ruleset;
use judge::chance::Chance;
use judge::clock::{Moment, Span};
use judge::config::{Config, MailboxKind, PostKind};
use judge::daemon;
use judge::desk::Desk;
use judge::event::RawMail;
use judge::letter::{Letterhead, compose};
use judge::outbox::{Delivery, Parcel};
use judge::store;

use super::players::{Got, Player};
use super::support::hands::{DEALT, Hands};
use super::support::toy::Toy;

/// Monday, 2 March 2026, 18:00 UTC.
const BEGINS: Moment = Moment(1_772_474_400);
/// How long a seed lasts.
const DAYS: i64 = 14;
const PLAYERS: [&str; 8] = ["anna", "bert", "cora", "dirk", "emma", "fred", "gina", "hugo"];
const JUDGE: &str = "judge@chancery.example";
const OPERATOR: &str = "operator@operator.example";

/// Games of all kinds: the name, the system and its settings, the two or three who play it.
fn games() -> Vec<(String, &'static str, usize)> {
    let bids = (0..4).map(|number| (format!("bids{number}"), "bid=20h grace=4h", 2));
    let hands = (0..3).map(|number| (format!("hands{number}"), "hands bid=30h", 2));
    let straits =
        (0..2).map(|number| (format!("strait{number}"), "classic variant=strait move=48h retreat=24h build=24h", 2));
    bids.chain(hands).chain(straits).collect()
}

fn rulesets() -> Vec<&'static dyn Ruleset> {
    vec![&Toy, &Hands, chancery_engine::RULESETS[0]]
}

/// A mail in the judge's mailbox.
#[derive(Clone)]
struct Lying {
    uid: u32,
    raw: Vec<u8>,
    arrived: Moment,
}

pub(crate) struct World {
    luck: u64,
    now: Moment,
    folder: PathBuf,
    config: Config,
    chance: Chance,
    desk: Option<Desk>,
    /// What may be told of later.
    log: VecDeque<String>,
    players: Vec<Player>,
    /// Mails on their way to the judge, with the moment at which they arrive.
    flying: Vec<(Moment, Vec<u8>)>,
    mailbox: Vec<Lying>,
    validity: u32,
    mails: u32,
    /// What went out under each Message-ID, and to whom.
    sent: BTreeMap<String, (String, String)>,
    /// Words that only some may read: by each, the people.
    secrets: BTreeMap<String, BTreeSet<String>>,
    copies: Vec<PathBuf>,
    restored: u32,
    /// Whether the world is kind by now.
    calm: bool,
}

impl World {
    pub(crate) fn new(seed: u64, folder: &Path) -> World {
        let mut config = Config::default();
        config.judge.address = JUDGE.into();
        config.judge.operator = OPERATOR.into();
        config.store.path = folder.join("chancery.sqlite");
        config.mailbox.kind = MailboxKind::Imap;
        config.mailbox.authserv_id = "mx.chancery.example".into();
        config.post.kind = PostKind::Maildir;
        config.post.path = folder.join("post");
        let mut world = World {
            luck: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15),
            now: BEGINS,
            folder: folder.to_owned(),
            config,
            chance: Chance::seeded(seed),
            desk: None,
            log: VecDeque::new(),
            players: PLAYERS.iter().map(|name| Player::new(name)).collect(),
            flying: Vec::new(),
            mailbox: Vec::new(),
            validity: 1,
            mails: 0,
            sent: BTreeMap::new(),
            secrets: BTreeMap::new(),
            copies: Vec::new(),
            restored: 0,
            calm: true,
        };
        world.start();
        world.gather();
        world.calm = false;
        world
    }

    /// SplitMix64: below a number.
    fn draw(&mut self, below: u64) -> u64 {
        self.luck = self.luck.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.luck;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % below
    }

    fn pick(&mut self, below: usize) -> usize {
        usize::try_from(self.draw(below as u64)).unwrap()
    }

    /// Whether something happens that happens once in so many times, and never in a kind world.
    fn unlucky(&mut self, once_in: u64) -> bool {
        self.draw(once_in) == 0 && !self.calm
    }

    fn note(&mut self, what: String) {
        self.log.push_back(format!("{} {what}", self.now.iso()));
        if self.log.len() > 60 {
            self.log.pop_front();
        }
    }

    fn desk(&mut self) -> &mut Desk {
        self.desk.as_mut().unwrap()
    }

    /// Stops with the last things that happened.
    fn fail(&self, what: &str) -> ! {
        let log: Vec<&str> = self.log.iter().map(String::as_str).collect();
        panic!("{what}\n\nBefore that:\n{}", log.join("\n"));
    }

    fn start(&mut self) {
        let mut desk = daemon::open(&self.config, &rulesets(), self.chance.clone()).unwrap();
        desk.open_up(self.now).unwrap();
        self.desk = Some(desk);
    }

    /// SIGKILL: nobody tidies up.
    fn kill(&mut self, why: &str) {
        self.note(format!("killed {why}"));
        self.desk = None;
        self.start();
    }

    /// Everybody registers, makes a game or two, and signs on.
    fn gather(&mut self) {
        for player in 0..self.players.len() {
            let name = self.players[player].name.clone();
            self.write(player, None, &format!("REGISTER\nName: {name}\nEND"));
            self.minutes(1);
            let question = self.players[player].question().cloned();
            self.write(player, question.as_ref(), "YES");
            self.minutes(1);
        }
        for (number, (game, setup, seats)) in games().into_iter().enumerate() {
            let master = number % self.players.len();
            self.write(master, None, &format!("CREATE ?{game} word-m {setup}"));
            self.minutes(1);
            for seat in 1..=seats {
                self.write((master + seat) % PLAYERS.len(), None, &format!("SIGNON ?{game} word-p"));
                self.minutes(1);
            }
        }
    }

    /// Time goes by, mail is read, the judge works, letters go out.
    fn minutes(&mut self, minutes: i64) {
        self.now = self.now.plus(Span(60 * minutes));
        self.sweep();
        let now = self.now;
        self.desk().work(now).unwrap();
        self.deliver();
        self.desk().stay_alive(now).unwrap();
    }

    /// Somebody writes to the judge, or answers a letter.
    fn write(&mut self, player: usize, letter: Option<&Got>, text: &str) -> String {
        self.mails += 1;
        let who = self.players[player].address();
        let domain = who.split_once('@').unwrap().1.to_owned();
        let (to, thread) = letter.map_or((JUDGE.to_owned(), String::new()), |letter| {
            (letter.reply_to.clone(), format!("In-Reply-To: <{}>\r\n", letter.id))
        });
        let id = format!("{}.{who}", self.mails);
        let raw = format!(
            "Authentication-Results: mx.chancery.example; dmarc=pass header.from={domain}\r\nFrom: <{who}>\r\nTo: <{to}>\r\n\
             Subject: mail {}\r\nMessage-ID: <{id}>\r\n{thread}\r\n{}\r\n",
            self.mails,
            text.replace('\n', "\r\n")
        );
        self.note(format!("{who} to {to}: {}", text.replace('\n', " / ")));
        let slow = if self.unlucky(6) { self.draw(60 * 40) } else { 0 };
        let arrives = self.now.plus(Span(i64::try_from(slow).unwrap() * 60));
        if self.unlucky(15) {
            let again = arrives.plus(Span(i64::try_from(self.draw(86_400)).unwrap()));
            self.flying.push((again, raw.clone().into_bytes()));
        }
        self.flying.push((arrives, raw.into_bytes()));
        id
    }

    /// What has arrived is handed in; now and then the judge is killed before it says that it has taken a mail.
    fn sweep(&mut self) {
        let now = self.now;
        let (here, flying): (Vec<_>, Vec<_>) = self.flying.drain(..).partition(|(arrives, _)| *arrives <= now);
        self.flying = flying;
        for (_, raw) in here {
            let uid = u32::try_from(self.mailbox.len()).unwrap() + 1;
            self.mailbox.push(Lying { uid, raw, arrived: now });
        }
        let name = format!("imap judge;{}", self.validity);
        let mark = self.desk().store().mailbox_mark(&name).unwrap();
        for mail in self.mailbox.clone().into_iter().filter(|mail| mail.uid > mark) {
            let Lying { uid, raw, arrived } = mail;
            let kept = RawMail {
                source: format!("{name}/{uid}"),
                raw,
                arrived,
                signed_by: None,
                mark: Some((name.clone(), uid)),
            };
            self.desk().keep(&kept).unwrap();
            if self.unlucky(60) {
                self.kill("after a mail was kept");
                return self.sweep();
            }
        }
        self.desk().note_read(now, now).unwrap();
    }

    /// Letters go out, if the next server likes.
    fn deliver(&mut self) {
        let now = self.now;
        while let Some(parcel) = self.desk().take_parcel(now).unwrap() {
            let fate = if self.calm { 99 } else { self.draw(40) };
            let id = parcel.id;
            let outcome = match fate {
                0 => Delivery::Deferred("451 4.3.0 later".into()),
                1 => Delivery::Away("421 4.7.0 closing".into()),
                2 => {
                    self.carry(&parcel);
                    Delivery::Deferred("nothing was said after the data".into())
                }
                3 => {
                    self.carry(&parcel);
                    self.kill("after a letter went out");
                    continue;
                }
                4 => {
                    self.kill("before a letter went out");
                    continue;
                }
                _ => {
                    self.carry(&parcel);
                    Delivery::Sent
                }
            };
            self.desk().note_delivery(id, &outcome, now).unwrap();
        }
    }

    /// A letter comes to its reader, and is looked through.
    fn carry(&mut self, parcel: &Parcel) {
        let letterhead =
            Letterhead { judge: self.config.judge.clone(), keys: self.desk().keys().clone(), stop_url: String::new() };
        let raw = compose(&letterhead, parcel).unwrap().formatted();
        let got = Got::read(&raw);
        self.note(format!("letter {} to {}: {}", got.id, parcel.to, got.subject));
        let letter = (parcel.letter.text.clone(), parcel.to.clone());
        if self.sent.insert(got.id.clone(), letter.clone()).is_some_and(|before| before != letter) {
            self.fail(&format!("{} is the Message-ID of two letters", got.id));
        }
        for (word, readers) in &self.secrets {
            if parcel.letter.text.contains(word.as_str()) && !readers.contains(&parcel.to) {
                self.fail(&format!("{} reads {word}:\n{}", parcel.to, parcel.letter.text));
            }
        }
        self.look_for_cards(parcel);
        if parcel.to == OPERATOR {
            for fault in ["could not be handled", "is held", "damaged", "went down"] {
                if parcel.letter.text.contains(fault) {
                    self.fail(&format!("the operator is told of a fault:\n{}", parcel.letter.text));
                }
            }
        }
        if let Some(player) = self.players.iter_mut().find(|player| player.address() == parcel.to) {
            player.take(got);
        }
    }

    /// A card is read by whoever holds it, and by the master.
    fn look_for_cards(&mut self, parcel: &Parcel) {
        let Some(game) = parcel.letter.game.clone().filter(|game| game.starts_with("hands")) else { return };
        let Some(state) = self.desk().store().game(&game).unwrap() else { return };
        for hand in DEALT.iter().filter(|hand| parcel.letter.text.contains(hand.card)) {
            let chair = state.chairs.iter().find(|chair| chair.seat.as_str() == hand.seat).unwrap();
            let holds = chair.player.as_ref().is_some_and(|player| player.address == parcel.to);
            if !holds && state.master.address != parcel.to {
                self.fail(&format!("{} reads {} of {game}:\n{}", parcel.to, hand.card, parcel.letter.text));
            }
        }
    }

    /// A month of it.
    pub(crate) fn month(&mut self) {
        let until = self.now.plus(Span::hours(24 * DAYS));
        while self.now < until {
            let minutes = 1 + i64::try_from(self.draw(180)).unwrap();
            self.minutes(minutes);
            for _ in 0..self.draw(4) {
                self.somebody_writes();
            }
            if self.unlucky(25) {
                self.disaster();
            }
            self.look_at_games();
        }
    }

    /// The sky clears: everything arrives, everything is answered, nothing waits.
    pub(crate) fn calm_down(&mut self) {
        self.calm = true;
        for _ in 0..60 {
            self.minutes(60);
        }
        self.look_at_games();
        let mails = self.desk().store().recent_mails(100_000).unwrap();
        if let Some(mail) = mails.iter().find(|mail| mail.outcome == "waiting" || mail.outcome == "fault") {
            self.fail(&format!("mail {} came to no end: {}", mail.id, mail.outcome));
        }
        let letters = self.desk().store().letters().unwrap();
        if let Some((to, letter, state)) = letters.iter().find(|(.., state)| state != "sent") {
            self.fail(&format!("a letter to {to} is {state}: {}", letter.subject));
        }
        for player in &self.players {
            for (mail, answers) in &player.asked {
                if answers.is_empty() {
                    self.fail(&format!("{mail} was never answered"));
                }
                if answers.len() > 1 && self.restored == 0 {
                    self.fail(&format!("{mail} was answered {} times: {answers:?}", answers.len()));
                }
            }
        }
    }

    /// The bytes of the store, all of them in one file.
    pub(crate) fn bytes(&mut self) -> Vec<u8> {
        let copy = self.folder.join("end.sqlite");
        store::copy(&self.config.store.path, &copy).unwrap();
        std::fs::read(copy).unwrap()
    }

    fn somebody_writes(&mut self) {
        let player = self.pick(PLAYERS.len());
        let games = games();
        let number = self.pick(games.len());
        let game = games[number].0.clone();
        let letter = self.players[player].newest(&game).cloned();
        match (self.draw(10), letter) {
            (0, _) => {
                let id = self.write(player, None, ["LIST", "VERSION", "STATUS"][number % 3]);
                self.players[player].asked.insert(id, BTreeSet::new());
            }
            (1, Some(letter)) => self.press(player, number, &letter),
            (2, Some(letter)) => drop(self.write(player, Some(&letter), "SET WAIT")),
            (_, Some(letter)) if game.starts_with("strait") => {
                let orders = Player::holds(&letter);
                if !orders.is_empty() {
                    self.write(player, Some(&letter), &orders);
                }
            }
            (_, Some(letter)) => {
                self.players[player].bid += 1;
                let bid = self.players[player].bid;
                self.write(player, Some(&letter), &bid.to_string());
            }
            _ => {}
        }
    }

    /// Words for one other player, which nobody else may ever read.
    fn press(&mut self, player: usize, game: usize, letter: &Got) {
        let master = game % PLAYERS.len();
        let others = [(master + 1) % PLAYERS.len(), (master + 2) % PLAYERS.len()];
        let Some(at) = others.iter().position(|other| *other == player) else { return };
        let word = format!("whisper{}x", self.mails + 1);
        let to_master = letter.game().is_some_and(|game| game.starts_with("strait"));
        let reader = if to_master { master } else { others[1 - at] };
        let readers = [player, reader].map(|reader| self.players[reader].address());
        self.secrets.insert(word.clone(), readers.into_iter().collect());
        let to = match (to_master, at) {
            (true, _) => "M",
            (false, 0) => "R",
            (false, _) => "L",
        };
        self.write(player, Some(letter), &format!("PRESS TO {to}\n{word}\nENDPRESS"));
    }

    fn disaster(&mut self) {
        match self.draw(8) {
            0 => self.kill("in peace"),
            1 | 2 => {
                let hours = 1 + i64::try_from(self.draw(60)).unwrap();
                self.note(format!("down for {hours} hours"));
                self.desk = None;
                self.now = self.now.plus(Span::hours(hours));
                self.start();
            }
            3 => {
                let (before, hours) = (self.now, 1 + i64::try_from(self.draw(40)).unwrap());
                self.now = self.now.plus(Span::hours(hours));
                self.note(format!("asleep for {hours} hours"));
                let now = self.now;
                self.desk().wake((before, now)).unwrap();
            }
            4 => {
                self.validity += 1;
                self.note(format!("UIDVALIDITY is {} now", self.validity));
            }
            5 => {
                let hours = 1 + i64::try_from(self.draw(30)).unwrap();
                self.note(format!("deaf for {hours} hours"));
                self.now = self.now.plus(Span::hours(hours));
                let now = self.now;
                self.desk().work(now).unwrap();
            }
            6 => {
                let copy = self.folder.join(format!("copy{}.sqlite", self.copies.len()));
                self.note(format!("copied to {}", copy.display()));
                store::copy(&self.config.store.path, &copy).unwrap();
                self.copies.push(copy);
            }
            _ => self.go_back(),
        }
    }

    /// The operator goes back to some copy.
    fn go_back(&mut self) {
        if self.copies.is_empty() {
            return;
        }
        let number = self.pick(self.copies.len());
        let copy = self.copies[number].clone();
        self.note(format!("back to {}", copy.display()));
        self.restored += 1;
        self.desk = None;
        store::restore(&self.config.store.path, &copy, self.now).unwrap();
        self.start();
    }

    /// Every turn once, from orders that were given for it; nothing held.
    fn look_at_games(&mut self) {
        for (game, ..) in games() {
            let Some(state) = self.desk().store().game(&game).unwrap() else { continue };
            if state.status == judge::game::Status::Held {
                self.fail(&format!("{game} is held"));
            }
            if game.starts_with("strait") {
                continue;
            }
            let chapters = self.desk().store().chapters(&game).unwrap();
            let mut last: BTreeMap<String, u64> = BTreeMap::new();
            for chapter in &chapters {
                for (seat, sheet) in &chapter.sheets {
                    let Some(bid) = sheet.0.first().and_then(|line| line.parse::<u64>().ok()) else { continue };
                    if last.insert(seat.to_string(), bid).is_some_and(|before| before >= bid) {
                        self.fail(&format!("{game} {}: {seat} bids {bid}, which was for a turn before", chapter.label));
                    }
                }
            }
        }
    }
}
