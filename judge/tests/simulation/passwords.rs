//! Passwords: they are compared beside the desk, which takes as long as luck has it. Who has one signs on with it now and then, and
//! somebody tries words for the place of another.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, channel};

use argon2::{Algorithm, Argon2, Params, PasswordHasher, Version};
use judge::clock::Moment;
use judge::desk::{Desk, Hashing};
use judge::game::{Game, Member};
use judge::outbox::Parcel;
use judge::secret::digest_of;

use super::mails::Hand;
use super::people::PLAYERS;
use super::tables::TABLES;
use super::world::World;

/// How many wrong passwords of one author for one place are looked at in an hour.
const MOST_WRONG: usize = 5;
/// How many he tries, and how many minutes lie between two: whichever judge has time then acts on each.
const TRIES: usize = 14;
const APART: i64 = 3;
/// Within so many seconds.
const HOUR: u64 = 60 * 60;
/// The passwords of masters, and of those players who have one.
pub(crate) const MASTERS: &str = "word-m";
pub(crate) const PLAYERS_OWN: &str = "word-p";
/// What tells him that one is wrong.
const WRONG: &str = "is not the password of";

/// The passwords that are being compared beside a desk.
#[derive(Default)]
pub(crate) struct Compared {
    asked: Option<Receiver<Hashing>>,
    waiting: VecDeque<Hashing>,
}

impl Compared {
    /// From now on a desk has them compared here.
    pub(crate) fn beside(desk: &Desk) -> Compared {
        let (asks, asked) = channel();
        desk.hash_beside(asks);
        Compared { asked: Some(asked), waiting: VecDeque::new() }
    }

    /// Whether any is still to be compared.
    pub(crate) fn is_any_left(&mut self) -> bool {
        self.waiting.extend(self.asked.iter().flat_map(Receiver::try_iter));
        !self.waiting.is_empty()
    }
}

/// A password's hash at the least cost that argon2id has; none is that of another place.
fn cheap_hash(password: &str, place: [&str; 2]) -> String {
    let least = Params::new(Params::MIN_M_COST, Params::MIN_T_COST, Params::MIN_P_COST, None).unwrap();
    let salt = digest_of(place.map(str::as_bytes));
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, least);
    argon.hash_password_with_salt(password.as_bytes(), &salt.as_bytes()[..16]).unwrap().to_string()
}

impl World {
    /// All passwords that are known are hashed anew, so that it costs little to compare them: what a hash costs it says itself, and
    /// how long a comparison takes is up to luck.
    pub(crate) fn hash_cheaply(&mut self) {
        for name in self.games() {
            let noted = self.tell(false, |desk, _| {
                let mut game = desk.store().game(&name)?.expect("it was opened");
                game.master.password = cheap_hash(MASTERS, [&name, ""]);
                for chair in &mut game.chairs {
                    let player = chair.player.as_mut().filter(|player| !player.password.is_empty());
                    let seat = chair.seat.as_str();
                    player.into_iter().for_each(|player| player.password = cheap_hash(PLAYERS_OWN, [&name, seat]));
                }
                Ok(desk.store_mut().put_game(game)?)
            });
            noted.expect("nothing happens to it yet");
        }
    }

    /// Some passwords have been compared since.
    pub(crate) fn compare_passwords(&mut self) {
        while self.house.compared.is_any_left() && !self.takes_long() {
            self.compare_one();
        }
    }

    /// All of them have.
    pub(crate) fn compare_all_passwords(&mut self) {
        while self.house.compared.is_any_left() {
            self.compare_one();
        }
    }

    /// Whether the one that is being compared takes longer still.
    pub(crate) fn takes_long(&mut self) -> bool {
        !self.calm && (self.other.is_none() || self.trouble.is_busy) && self.luck.once_in(3)
    }

    fn compare_one(&mut self) {
        let (Some(desk), Some(hashing)) = (&mut self.house.desk, self.house.compared.waiting.pop_front()) else {
            return;
        };
        desk.note_hashed(hashing.run());
        self.count("passwords compared");
    }

    /// Who has a password for his place signs on with it now and then, in a mail that answers no letter; the mail, if he does.
    pub(crate) fn sign_on(&mut self, player: usize, game: &Game, text: &str) -> Option<String> {
        let address = self.outside.players[player].address();
        let has_one = |player: &Member| player.address == address && !player.password.is_empty();
        let mut chairs = game.chairs.iter();
        let own = chairs.find(|chair| chair.player.as_ref().is_some_and(has_one)).filter(|_| self.luck.once_in(2))?;
        let text = format!("SIGNON {}{} {PLAYERS_OWN}\n{text}", &own.letters[..1], game.name);
        Some(self.say(player, None, &text))
    }

    /// Somebody tries passwords for the place of a game's master, one after the other, more of them than are looked at in an hour.
    pub(crate) fn guess(&mut self) {
        let games: Vec<usize> = self.plan.games.iter().copied().collect();
        if !std::mem::take(&mut self.trouble.guesses) || games.is_empty() {
            return;
        }
        let number = games[self.luck.pick(games.len())];
        // The one who sits before the master.
        let (name, author) = (TABLES[number].name, PLAYERS[(number + PLAYERS.len() - 1) % PLAYERS.len()]);
        let author = format!("{author}@{author}.example");
        for tried in 0..TRIES {
            let mail = self.write(&author, None, &format!("SIGNON M{name} guess-{tried}"), Hand::Author);
            self.outside.guesses.insert(mail, format!("{author} for {name}"));
            self.minutes(APART);
        }
    }

    /// Nobody is told of more wrong passwords in an hour than are looked at.
    pub(crate) fn look_at_guess(&mut self, parcel: &Parcel) {
        let mail = parcel.letter.in_reply_to.as_deref().unwrap_or_default();
        let Some(whose) = self.outside.guesses.get(mail).cloned() else { return };
        let words: Vec<&str> = parcel.letter.text.split_whitespace().collect();
        if !words.join(" ").contains(WRONG) {
            return self.count("guesses not looked at");
        }
        self.count("guesses looked at");
        let mut times = self.outside.wrong.remove(&whose).unwrap_or_default();
        // By the judge's clock, and by that of the world: one that jumps back or forth has two moments nearer or farther than they are.
        times.push([parcel.written, Moment(parcel.written.0 + self.now.0 - self.clock().0)]);
        times.sort();
        let is_near = |one: Moment, other: Moment| one.0.abs_diff(other.0) < HOUR;
        let are_soon = |some: &[[Moment; 2]]| {
            some.iter().all(|[judge, world]| is_near(*judge, some[0][0]) && is_near(*world, some[0][1]))
        };
        if times.windows(MOST_WRONG + 1).any(are_soon) {
            self.fail(&format!("{whose} has tried {} passwords in an hour, and each was looked at", MOST_WRONG + 1));
        }
        self.outside.wrong.insert(whose, times);
    }
}
