//! A tournament through real servers: games for two at once, players who answer by mail, and one misfortune after the other.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::Duration;

use judge::clock::Stopwatch;

use super::players::{Got, Luck, Player, Sent, orders};
use super::support::liar::Liar;
use super::support::servers::USERS;
use super::support::world::{Daemon, PLAYERS, World};

/// How many games are played at once, by neighbours in a round.
pub(crate) const GAMES: usize = 7;
/// How often everybody looks into his mailbox.
const LOOK: Duration = Duration::from_millis(50);
/// How long all may take to come to rest, and how often the operator looks then.
const REST: Duration = Duration::from_secs(180);
const ROUND: Duration = Duration::from_secs(3);

/// What happened, for whoever reads the figures.
#[derive(Default, Debug)]
pub(crate) struct Figures {
    pub(crate) falls: usize,
    pub(crate) lies: usize,
    pub(crate) mails: usize,
    pub(crate) letters: usize,
    pub(crate) doubled: usize,
    pub(crate) turns: usize,
    pub(crate) receipts: usize,
    pub(crate) set_aside: usize,
}

pub(crate) struct Tournament {
    pub(crate) folder: PathBuf,
    pub(crate) world: World,
    /// The database, and more judges beside the first; none, where the store is a file.
    database: Option<String>,
    others: Vec<Daemon>,
    /// Which of them lies dead.
    dead: Option<usize>,
    pub(crate) people: BTreeMap<&'static str, Player>,
    pub(crate) figures: Figures,
    /// Games that players can come into.
    open: BTreeSet<usize>,
    luck: Luck,
    liars: [Liar; 2],
    mails: u32,
}

/// Who leads the two seats of a game.
fn pair(game: usize) -> [&'static str; 2] {
    [PLAYERS[game % 7], PLAYERS[(game + 1) % 7]]
}

/// A judge beside the one of a configuration, with its key.
fn beside(folder: &Path, config: &str, name: &str) -> Daemon {
    let path = |name: &str| format!("path = \"{}/{name}.sqlite\"", folder.display());
    let key = format!("{}\nkey-file = \"{}/chancery.key\"", path(name), folder.display());
    let text = config.replace(&path("chancery"), &key);
    let file = folder.join(format!("{name}.toml"));
    std::fs::write(&file, text + &format!("[node]\nname = \"{name}\"\n")).unwrap();
    let mut daemon = Daemon::of(file);
    daemon.start();
    daemon.is_open();
    daemon
}

impl Tournament {
    /// With a judge whose store is a file.
    pub(crate) fn new(folder: &Path, seed: u64) -> Tournament {
        Tournament::over(folder, seed, None, 0)
    }

    /// With more judges beside the first, on one database.
    pub(crate) fn over(folder: &Path, seed: u64, database: Option<String>, others: usize) -> Tournament {
        let mut world = World::before_the_judge(folder, true);
        let liars = [world.servers.imap, world.servers.smtp].map(Liar::before);
        let file = folder.join("chancery.toml");
        let text = std::fs::read_to_string(&file).unwrap();
        // What lies must be heard: nothing is encrypted between it and the judge.
        let text = text.replace("tls = \"starttls\"", "tls = \"plain\"");
        let text = text.replace(&format!("port = {}\n", world.servers.imap), &format!("port = {}\n", liars[0].port));
        let text = text.replace(&format!("port = {}\n", world.servers.smtp), &format!("port = {}\n", liars[1].port));
        let text =
            database.iter().fold(text, |text, url| text.replace("[mailbox]", &format!("url = \"{url}\"\n[mailbox]")));
        std::fs::write(&file, &text).unwrap();
        world.open();
        let others = (0..others).map(|number| beside(folder, &text, &format!("judge{number}"))).collect();
        let people = USERS.into_iter().skip(1).map(|user| (user, Player::default())).collect();
        let (luck, figures) = (Luck(seed), Figures::default());
        let (folder, open, dead) = (folder.into(), BTreeSet::new(), None);
        Tournament { folder, world, database, others, dead, people, figures, open, luck, liars, mails: 0 }
    }

    /// Everybody registers and comes into his games; then they play and answer while one misfortune follows the other.
    pub(crate) fn play(&mut self, kills: u32) {
        for user in USERS.into_iter().skip(1) {
            self.send(user, None, &format!("REGISTER\nName: {user} player\nEND"), None);
        }
        let since = Stopwatch::start();
        while let Some(player) = PLAYERS.iter().find(|player| self.people[*player].ordered.is_empty()) {
            assert!(
                since.elapsed() < REST,
                "{player} plays nothing:\n{}\n{}",
                self.world.says("mail --count 100").0,
                self.said(player)
            );
            self.look_around();
            std::thread::sleep(LOOK);
        }
        while self.kills() < kills {
            let (stretch, span) = (Stopwatch::start(), Duration::from_millis(200 + self.luck.below(1400) as u64));
            while stretch.elapsed() < span {
                self.look_around();
                std::thread::sleep(LOOK);
            }
            self.misfortune();
        }
    }

    /// The judge is killed; now and then a server lies, or both of them go away and come back with other numbers.
    fn misfortune(&mut self) {
        let lie = self.luck.lie();
        match self.luck.below(4) {
            which @ 0..2 => self.liars[which].lie(Some(lie)),
            _ => self.liars.iter().for_each(|liar| liar.lie(None)),
        }
        self.kill();
        if self.kills() % 10 == 5 {
            self.figures.falls += 1;
            self.world.servers.down();
            if self.luck.below(2) == 0 {
                self.world.servers.forget_uids();
            }
            self.world.servers.up();
        }
        // Somebody whose letter was refused waits for the operator.
        if self.kills() % 10 == 9 {
            self.world.says("queue refused retry");
        }
    }

    fn kills(&self) -> u32 {
        self.world.daemon.kills + self.others.iter().map(|other| other.kills).sum::<u32>()
    }

    /// Kills a judge, which comes back at once, or when the next one is killed.
    fn kill(&mut self) {
        self.raise();
        let which = if self.others.is_empty() { 0 } else { self.luck.below(self.others.len() + 1) };
        match which.checked_sub(1) {
            None => self.world.daemon.kill_and_restart(),
            Some(other) if self.luck.below(2) == 0 => {
                self.others[other].kill();
                self.dead = Some(other);
            }
            Some(other) => self.others[other].kill_and_restart(),
        }
    }

    fn raise(&mut self) {
        if let Some(dead) = self.dead.take() {
            self.others[dead].start();
        }
    }

    /// All judges stop; whether each did as it should.
    pub(crate) fn stop(&mut self) -> bool {
        let judges = std::iter::once(&mut self.world.daemon).chain(&mut self.others);
        judges.map(Daemon::stop).collect::<Vec<_>>().iter().all(|code| *code == 0)
    }

    /// No more misfortunes: everything arrives, and is answered.
    pub(crate) fn come_to_rest(&mut self) {
        self.liars.iter().for_each(|liar| liar.lie(None));
        self.raise();
        self.figures.lies = self.liars.iter().map(Liar::told).sum();
        let (since, mut quiet) = (Stopwatch::start(), 0);
        while quiet < 2 {
            let round = Stopwatch::start();
            while round.elapsed() < ROUND {
                self.look_around_only();
                std::thread::sleep(LOOK);
            }
            let waiting = self.waiting();
            quiet = if waiting.is_empty() { quiet + 1 } else { 0 };
            assert!(since.elapsed() < REST, "{waiting:#?}\n{}", self.log());
            if quiet == 0 {
                self.help();
            }
        }
    }

    /// What an operator does who is told that something was given up or set aside.
    fn help(&mut self) {
        for words in ["queue refused retry", "queue all retry"] {
            self.world.says(words);
        }
        for mail in self.rows("SELECT CAST(id AS TEXT) FROM inbox WHERE outcome = 'fault'") {
            self.figures.set_aside += 1;
            self.world.says(&format!("mail {mail} --again"));
        }
        let (games, _) = self.world.says("game");
        for game in games.lines().filter(|line| line.contains(": held")).filter_map(|line| line.split(':').next()) {
            self.figures.set_aside += 1;
            self.world.says(&format!("game {game} release"));
        }
    }

    /// What is still to come.
    fn waiting(&self) -> Vec<String> {
        let mut waiting = self.rows("SELECT 'letter ' || id || ' ' || state FROM outbox WHERE state <> 'sent'");
        waiting.extend(self.rows("SELECT 'mail ' || id FROM inbox WHERE state <> 'done' OR outcome = 'fault'"));
        for (user, player) in &self.people {
            let open = player.sent.iter().filter(|(_, sent)| sent.confirms.is_none()).map(|(id, _)| id);
            let open = open.filter(|id| player.answers_to(id).0 > player.answers_to(id).1);
            waiting.extend(open.map(|id| format!("{user} waits for an answer to {id}")));
        }
        waiting
    }

    /// A column of the store.
    pub(crate) fn rows(&self, sql: &str) -> Vec<String> {
        if let Some(url) = &self.database {
            let mut database = postgres::Client::connect(url, postgres::NoTls).unwrap();
            return database.query(sql, &[]).unwrap().iter().map(|row| row.get(0)).collect();
        }
        let store = rusqlite::Connection::open(self.folder.join("chancery.sqlite")).unwrap();
        store.busy_timeout(Duration::from_secs(10)).unwrap();
        let mut statement = store.prepare(sql).unwrap();
        let rows = statement.query_map([], |row| row.get(0)).unwrap();
        rows.map(Result::unwrap).collect()
    }

    fn log(&self) -> String {
        let judges = std::iter::once(&self.world.daemon).chain(&self.others).map(Daemon::log);
        let ends = judges.map(|log| log.lines().rev().take(60).collect::<Vec<_>>().join("\n"));
        ends.collect::<Vec<_>>().join("\n\n")
    }

    /// What the judge's log and the mail server's say of somebody.
    fn said(&self, player: &str) -> String {
        let logs = ["chancery.log", "postfix/maillog"].map(|name| std::fs::read_to_string(self.folder.join(name)));
        let logs = logs.into_iter().flatten().collect::<String>();
        logs.lines().filter(|line| line.contains(player)).map(|line| format!("{line}\n")).collect()
    }

    /// Everybody reads what is new, and answers it.
    fn look_around(&mut self) {
        for (user, letter) in self.read() {
            self.answer(user, &letter);
        }
    }

    /// Everybody reads what is new, and answers questions alone: no new turns are begun.
    fn look_around_only(&mut self) {
        for (user, letter) in self.read() {
            self.change_orders(user, &letter.answers);
        }
    }

    /// What has come for the first time.
    fn read(&mut self) -> Vec<(&'static str, Got)> {
        let mut fresh = Vec::new();
        for (user, player) in &mut self.people {
            for raw in self.world.servers.new_mail(user, &mut player.seen) {
                let got = Got::read(raw);
                if let Some(sent) = player.sent.get_mut(&got.answers) {
                    sent.answers.insert(got.id.clone());
                }
                let known = player.letters.entry(got.id.clone()).or_default();
                if known.is_empty() {
                    fresh.push((*user, Got::read(got.raw.clone())));
                }
                known.push(got);
            }
        }
        fresh
    }

    fn answer(&mut self, user: &'static str, letter: &Got) {
        if let Some(word) = letter.yes().filter(|_| letter.reply_to.contains("+y.")) {
            let id = self.send(user, None, &format!("YES {word}"), None);
            self.people.get_mut(user).unwrap().sent.get_mut(&id).unwrap().confirms = Some(letter.answers.clone());
        }
        self.lead(user, letter);
        self.change_orders(user, &letter.answers);
        let Some((game, seat, turn)) = letter.form() else { return };
        if !self.people.get_mut(user).unwrap().ordered.insert((game.clone(), turn.clone())) {
            return;
        }
        let orders = orders(&seat, &mut self.luck);
        // Now and then somebody is not sure yet, and the turn waits for him.
        let unsure = self.luck.below(4) == 0;
        let text = format!("{}{}", if unsure { "SET WAIT\n" } else { "" }, orders.join("\n"));
        let id = self.send(user, Some(letter), &text, Some(((game, seat, turn), orders)));
        if unsure {
            self.people.get_mut(user).unwrap().unsure.insert(id, letter.id.clone());
        }
    }

    /// Whoever was not sure, and knows that his orders are there, sends others.
    fn change_orders(&mut self, user: &'static str, answered: &str) {
        let player = self.people.get_mut(user).unwrap();
        let Some(id) = player.unsure.remove(answered) else { return };
        let letter = Got::read(player.letters[&id][0].raw.clone());
        let turn = letter.form().unwrap();
        let orders = orders(&turn.1, &mut self.luck);
        self.send(user, Some(&letter), &format!("{}\nSET NO WAIT", orders.join("\n")), Some((turn, orders)));
    }

    /// Whoever the judge knows opens a game, and comes into his own once they are open.
    fn lead(&mut self, user: &'static str, letter: &Got) {
        if letter.raw.contains(&format!("Welcome, {user} player.")) {
            self.people.get_mut(user).unwrap().welcome = true;
            // Nobody may open more than a few, so everybody leads one in which he does not play.
            for game in (0..GAMES).filter(|game| PLAYERS[(game + 3) % 7] == user) {
                self.send(user, None, &format!("CREATE ?cup{game} master-word strait delay=0"), None);
            }
        }
        let is_open =
            |game: &usize| letter.raw.contains(&format!("Game cup{game} (")) && letter.raw.contains("is open");
        self.open.extend((0..GAMES).filter(is_open));
        for game in self.open.clone() {
            for (player, letter) in pair(game).into_iter().zip(["N", "S"]) {
                let person = self.people.get_mut(player).unwrap();
                if person.welcome && person.entered.insert(game) {
                    let text = format!("SIGNON ?cup{game} {player}-word\nSET PREFERENCE {letter}");
                    self.send(player, None, &text, None);
                }
            }
        }
    }

    /// Sends a mail to the judge, or an answer to where a letter asks it to go.
    fn send(
        &mut self,
        user: &'static str,
        letter: Option<&Got>,
        text: &str,
        orders: Option<((String, String, String), Vec<String>)>,
    ) -> String {
        self.mails += 1;
        let id = format!("{}.{user}@client.example.test", self.mails);
        let (to, thread) = letter.map_or_else(
            || ("judge@example.test".to_owned(), String::new()),
            |letter| (letter.reply_to.clone(), format!("In-Reply-To: <{}>\r\n", letter.id)),
        );
        let raw = format!(
            "From: {user} <{user}@example.test>\r\nTo: <{to}>\r\nSubject: mail {}\r\nMessage-ID: <{id}>\r\n{thread}\r\n{}\r\n",
            self.mails,
            text.replace('\n', "\r\n"),
        );
        let sent = Sent { orders, confirms: None, answers: BTreeSet::new() };
        self.people.get_mut(user).unwrap().sent.insert(id.clone(), sent);
        self.world.servers.submit(&format!("{user}@example.test"), &to, &raw);
        id
    }
}
