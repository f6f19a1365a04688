//! What people do: they register, open games and join them, order, talk, and ask.

use chancery_engine::Author;
use judge::clock::Span;
use judge::game::Game;

use super::bids::Bid;
use super::house::rulesets;
use super::mails::Hand;
use super::orders;
use super::passwords::{MASTERS, PLAYERS_OWN};
use super::players::{Got, Player};
use super::tables::TABLES;
use super::world::World;

/// Who plays.
pub(crate) const PLAYERS: [&str; 10] = ["anna", "bert", "cora", "dirk", "emma", "fred", "gina", "hugo", "iris", "jean"];

/// Who reads letters with pictures: he plays on the boards of classic and empires, and masters a war. Such a letter costs three times as
/// much as one in plain text.
const SEES_PICTURES: &str = "jean";

/// In how many looks at the world somebody does once something beside orders.
const ACTS: u64 = 25;

/// What words for one other player begin with.
pub(crate) const WHISPER: &str = "whisper";

impl World {
    /// Everybody registers, opens games and joins them, in a world that is kind.
    pub(crate) fn gather(&mut self) {
        self.outside.players = PLAYERS.iter().map(|name| Player::new(name)).collect();
        for (player, name) in PLAYERS.iter().enumerate() {
            self.say(player, None, &format!("REGISTER\nName: {name}\nEND"));
            self.minutes(1);
            let question = self.outside.players[player].question().cloned();
            let format = if *name == SEES_PICTURES { "HTML" } else { "TEXT" };
            self.say(player, question.as_ref(), &format!("YES\nSET FORMAT {format}"));
            self.minutes(1);
        }
        for number in self.plan.games.clone() {
            let table = &TABLES[number];
            let master = number % PLAYERS.len();
            self.say(master, None, &format!("CREATE ?{} {MASTERS} {}", table.name, table.setup));
            self.minutes(1);
            for seat in 1..=table.seats {
                // One in each game has a password, which costs more than all else that a mail does.
                let text = match seat {
                    1 => format!("SIGNON ?{} {PLAYERS_OWN}", table.name),
                    _ => format!("JOIN {}", table.name),
                };
                self.say((master + seat) % PLAYERS.len(), None, &text);
            }
            self.minutes(1);
            if !table.begins.is_empty() {
                self.say(master, None, &format!("SIGNON M{} {MASTERS}\n{}", table.name, table.begins));
            }
        }
        self.minutes(1);
        self.hash_cheaply();
    }

    /// A player writes.
    pub(crate) fn say(&mut self, player: usize, letter: Option<&Got>, text: &str) -> String {
        let address = self.outside.players[player].address();
        self.write(&address, letter, text, Hand::Author)
    }

    /// Between two looks at the world some people write: most answer a letter that waits, others talk and ask.
    pub(crate) fn people_write(&mut self) {
        if self.other.is_some() && self.luck.once_in(6) {
            self.some_ask();
        }
        for player in 0..self.outside.players.len() {
            let open: Vec<String> = self.outside.players[player].open.iter().cloned().collect();
            for game in open {
                if self.luck.once_in(answers(&game)) {
                    self.outside.players[player].open.remove(&game);
                    // Some never answer.
                    if !self.luck.once_in(12) {
                        self.order(player, &game);
                    }
                    if self.luck.once_in(6) {
                        self.answer_an_old_letter(player, &game);
                    }
                }
            }
            if self.luck.once_in(60) {
                self.chat(player);
            }
            if self.luck.once_in(200) {
                self.be_away(player);
            }
            if self.is_lively && self.acts.once_in(ACTS) {
                self.act(player);
            }
        }
    }

    /// Some ask for something that is about no game, at once: so judges that stand side by side meet at the same mails.
    fn some_ask(&mut self) {
        for player in 0..self.outside.players.len() {
            if self.luck.once_in(3) {
                let question = ["LIST", "VERSION", "HELP"][self.luck.pick(3)];
                drop(self.say(player, None, question));
            }
        }
    }

    /// Somebody has found a letter of a turn before, and answers that.
    fn answer_an_old_letter(&mut self, player: usize, game: &str) {
        if let Some(letter) = self.outside.players[player].older(game).cloned() {
            self.count("answers to old letters");
            self.order_by(player, game, &letter);
        }
    }

    /// Where something is due in a game of bids within so many minutes: its players write just before, and the mailbox goes away
    /// with their mails until it is over.
    pub(crate) fn wait_for_the_last_minute(&mut self, minutes: i64) {
        if self.trouble.last_minutes == 0 || self.skew != 0 {
            return;
        }
        let games =
            self.games().into_iter().filter(|name| name.starts_with("bids")).filter_map(|name| self.game(&name));
        let due =
            games.filter_map(|game| game.round.and_then(|round| Some((round.grace.or(round.deadline)?, game.name))));
        let (from, until) = (self.now.plus(Span::minutes(20)), self.now.plus(Span::minutes(minutes)));
        let Some((due, name)) = due.filter(|(due, _)| (from..until).contains(due)).min() else { return };
        self.trouble.last_minutes -= 1;
        self.minutes((due.0 - self.now.0) / 60 - 5);
        self.trouble.due = Some(due);
        for player in 0..self.outside.players.len() {
            if self.part(player, &name).is_some_and(|(_, author)| author != Author::Master) {
                self.order(player, &name);
            }
        }
        self.trouble.due = None;
        self.count("last minutes");
        let away = self.now.plus(Span::minutes(self.luck.between(6, 50)));
        self.trouble.deaf = Some(self.trouble.deaf.map_or(away, |until| until.max(away)));
    }

    /// Something else than orders, about a game by chance of which a letter has come.
    fn chat(&mut self, player: usize) {
        let games = self.outside.players[player].games();
        let game = games.get(self.luck.pick(games.len())).cloned().unwrap_or_default();
        let letter = self.outside.players[player].newest(&game).cloned();
        match (self.luck.draw(8), letter) {
            (0, _) => drop(self.say(player, None, ["LIST", "VERSION", "STATUS"][self.luck.clone().pick(3)])),
            (1, Some(letter)) => drop(self.say(player, Some(&letter), "SET WAIT")),
            (2, Some(_)) => self.order(player, &game),
            (_, Some(letter)) => self.whisper(player, &game, &letter),
            _ => {}
        }
    }

    /// Somebody is on holiday, and his machine answers a letter with words that would be orders if he had written them.
    fn be_away(&mut self, player: usize) {
        let games = self.outside.players[player].games();
        let game = games.get(self.luck.pick(games.len())).cloned().unwrap_or_default();
        let Some(letter) = self.outside.players[player].newest(&game).cloned() else { return };
        let address = self.outside.players[player].address();
        self.write(&address, Some(&letter), "99999\nSTATUS", Hand::Machine);
        self.count("answers of machines");
    }

    /// A game as it stands, and what somebody is in it.
    pub(crate) fn part(&mut self, player: usize, game: &str) -> Option<(Game, Author)> {
        let game = self.ask(|desk, _| Ok(desk.store().game(game).ok().flatten())).flatten()?;
        if self.rots(&game.name) {
            return None;
        }
        let address = self.outside.players[player].address();
        let mut chairs = game.chairs.iter().filter(|chair| chair.is_played());
        let own = chairs.find(|chair| chair.player.as_ref().is_some_and(|player| player.address == address));
        let author = own.map(|chair| Author::Seat(chair.seat.clone()));
        let author = author.or_else(|| (game.master.address == address).then_some(Author::Master))?;
        Some((game, author))
    }

    /// Orders by chance for the turn as it stands, which may be another one by the time they come in.
    pub(crate) fn order(&mut self, player: usize, name: &str) {
        if let Some(letter) = self.outside.players[player].newest(name).cloned() {
            self.order_by(player, name, &letter);
        }
    }

    fn order_by(&mut self, player: usize, name: &str, letter: &Got) {
        let Some((game, author)) = self.part(player, name) else { return };
        let Some(ruleset) = rulesets().into_iter().find(|known| known.about().name == game.ruleset) else { return };
        match (game.ruleset.as_str(), &author) {
            ("numbers" | "hands", Author::Seat(_)) => self.bid(player, &game, letter),
            ("numbers" | "hands", Author::Master) => {}
            _ => {
                let text = orders::lines(ruleset, &game, &author, &mut self.luck);
                if text.is_empty() {
                    return;
                }
                let address = self.outside.players[player].address();
                self.outside.wrote.entry(address).or_default().extend(text.lines().map(str::to_owned));
                if let Author::Seat(seat) = &author {
                    self.note_orders(player, (&game, seat), &text);
                }
                if self.sign_on(player, &game, &text).is_none() {
                    self.say(player, Some(letter), &text);
                }
            }
        }
    }

    /// A number that was never bid before.
    fn bid(&mut self, player: usize, game: &Game, letter: &Got) {
        let bid = 100_001 + self.outside.bids.len() as u64;
        let (whose, signed) = (self.outside.players[player].address(), self.sign_on(player, game, &bid.to_string()));
        // Signed on to the game, it is for whichever turn is open then.
        let letter = Some(letter).filter(|_| signed.is_none());
        let named = letter.and_then(Got::turn).map(str::to_owned);
        let open = game.round.as_ref().map(|round| round.label.clone());
        let turn = open.filter(|open| named.as_ref() == Some(open));
        let mail = signed.unwrap_or_else(|| self.say(player, letter, &bid.to_string()));
        let game = game.name.clone();
        self.outside.bids.insert(bid, Bid { whose, game, turn, letter: named, mail, due: self.trouble.due });
    }

    /// Words for one other player, which nobody else may ever read.
    fn whisper(&mut self, player: usize, name: &str, letter: &Got) {
        let Some((game, Author::Seat(own))) = self.part(player, name) else { return };
        if !matches!(game.ruleset.as_str(), "numbers" | "hands" | "empires" | "classic") {
            return;
        }
        let others: Vec<_> = game.chairs.iter().filter(|chair| chair.seat != own && chair.is_played()).collect();
        let Some(other) = others.get(self.luck.pick(others.len())) else { return };
        let word = format!("{WHISPER}{}x", self.outside.written.len() + 1);
        let reader = other.player.as_ref().map(|player| player.address.clone());
        let readers = reader.into_iter().chain([self.outside.players[player].address()]);
        self.outside.secrets.insert(word.clone(), readers.collect());
        self.say(player, Some(letter), &format!("PRESS TO {}\n{word}\nENDPRESS", &other.letters[..1]));
    }
}

/// In how many looks a player answers a letter about a game once.
fn answers(game: &str) -> u64 {
    TABLES.iter().find(|table| table.name == game).map_or(1, |table| table.answers)
}
