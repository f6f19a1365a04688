//! Passwords: they are compared beside the desk, which takes as long as luck has it. Who has one signs on with it now and then, and
//! somebody tries words for the place of another.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, channel};

use judge::clock::Span;
use judge::desk::{Desk, Hashing};
use judge::game::{Game, Member};
use judge::outbox::Parcel;

use super::mails::Hand;
use super::people::PLAYERS;
use super::tables::TABLES;
use super::world::World;

/// How many wrong passwords of one author for one place are looked at in an hour.
const MOST_WRONG: usize = 5;
/// How many he tries, and how many minutes lie between two: whichever judge has time then acts on each.
const TRIES: usize = 14;
const APART: i64 = 3;
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

impl World {
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
        let text = format!("SIGNON {}{} word-p\n{text}", &own.letters[..1], game.name);
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
        times.push(parcel.written);
        times.sort();
        if times.windows(MOST_WRONG + 1).any(|some| some[MOST_WRONG] < some[0].plus(Span::hours(1))) {
            self.fail(&format!("{whose} has tried {} passwords in an hour, and each was looked at", MOST_WRONG + 1));
        }
        self.outside.wrong.insert(whose, times);
    }
}
