//! Many people in many games: what the judge is put under load with.

use std::path::Path;

use judge::stage::{Stage, StoryError};

pub(crate) const JUDGE: &str = "judge@chancery.example";
const POWERS: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];

/// What the players of the standard board order first.
pub(crate) const ORDERS: [&str; 7] = [
    "A Vie-Gal\nA Bud-Ser\nF Tri-Alb",
    "F Lon-NTH\nF Edi-NWG\nA Lvp-Yor",
    "A Par-Bur\nA Mar-Spa\nF Bre-MAO",
    "A Ber-Kie\nA Mun-Ruh\nF Kie-Den",
    "A Rom-Apu\nA Ven H\nF Nap-ION",
    "A Mos-Ukr\nA War-Gal\nF Sev-BLA\nF StP/SC-BOT",
    "A Con-Bul\nA Smy-Con\nF Ank-BLA",
];

pub(crate) fn name(at: usize) -> String {
    format!("game{at:05}")
}

/// Who plays a power in a game.
pub(crate) fn person(game: usize, power: usize) -> String {
    format!("{}@{}.example", POWERS[power].to_lowercase(), name(game))
}

/// A mail as a server hands it in that has vouched for its author.
pub(crate) fn message(number: usize, from: &str, to: &str, text: &str) -> String {
    let domain = from.rsplit('@').next().unwrap_or_default();
    format!(
        "Authentication-Results: mx.chancery.example; dmarc=pass header.from={domain}\r\nFrom: {from}\r\nTo: {to}\r\n\
         Message-ID: <{number}@{domain}>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{}\r\n",
        text.replace('\n', "\r\n"),
    )
}

/// A judge on a stage, with games that are being played.
pub(crate) struct Crowd {
    pub(crate) stage: Stage,
    mails: usize,
    /// Where the answers of each game's players go that bring their orders.
    pub(crate) orders_to: Vec<[String; 7]>,
}

impl Crowd {
    pub(crate) fn gather(folder: &Path, games: usize) -> Result<Crowd, StoryError> {
        let stage = Stage::as_installed(folder, chancery_engine::RULESETS)?;
        let mut crowd = Crowd { stage, mails: 0, orders_to: Vec::new() };
        (0..games).try_for_each(|game| crowd.open(game))?;
        Ok(crowd)
    }

    /// Has seven people registered, a game made by the first of them, and all of them in it, each as the power that he is called by.
    fn open(&mut self, game: usize) -> Result<(), StoryError> {
        for (power, called) in POWERS.iter().enumerate() {
            self.mail(&person(game, power), JUDGE, &format!("REGISTER {called}er of {}", name(game)))?;
        }
        self.stage.settle()?;
        for power in 0..POWERS.len() {
            let to = self.stage.ways_back(&person(game, power)).answers;
            self.mail(&person(game, power), &to, "YES")?;
        }
        self.mail(&person(game, 0), JUDGE, &format!("CREATE ?{} word-m", name(game)))?;
        for (power, called) in POWERS.iter().enumerate() {
            let (name, letter) = (name(game), &called[..1]);
            let enter = format!("SIGNON ?{name} word-{}\nSET PREFERENCE {letter}", letter.to_lowercase());
            self.mail(&person(game, power), JUDGE, &enter)?;
        }
        self.stage.settle()?;
        self.orders_to.push(std::array::from_fn(|power| self.stage.ways_back(&person(game, power)).answers));
        Ok(())
    }

    /// Has so many more people registered, and look on at a game.
    pub(crate) fn watch(&mut self, game: usize, people: usize) -> Result<(), StoryError> {
        let watcher = |number: usize| format!("watcher{number}@{}.example", name(game));
        for number in 0..people {
            self.mail(&watcher(number), JUDGE, &format!("REGISTER Watcher {number} of {}", name(game)))?;
        }
        self.stage.settle()?;
        for number in 0..people {
            let to = self.stage.ways_back(&watcher(number)).answers;
            self.mail(&watcher(number), &to, "YES")?;
        }
        (0..people)
            .try_for_each(|number| self.mail(&watcher(number), JUDGE, &format!("OBSERVE {} word-w", name(game))))?;
        self.stage.settle()
    }

    /// All players but the first of each game order.
    pub(crate) fn order(&mut self) -> Result<(), StoryError> {
        for (game, power) in (0..self.orders_to.len()).flat_map(|game| (1..7).map(move |power| (game, power))) {
            let to = self.orders_to[game][power].clone();
            self.mail(&person(game, power), &to, ORDERS[power])?;
        }
        self.stage.settle()
    }

    /// Somebody writes; the mail lies there until the judge works.
    pub(crate) fn mail(&mut self, from: &str, to: &str, text: &str) -> Result<(), StoryError> {
        self.mails += 1;
        self.stage.drop_in(message(self.mails, from, to, text).as_bytes())
    }
}
