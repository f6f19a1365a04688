//! Getting into a game: joining, starting, taking over, looking on.

use chancery_engine::{Author, Ruleset, Seat, SetupError, Unreadable};

use super::step::Step;
use super::{About, Advance, Chair, Game, MASTER, Member, Notice, Status};
use crate::letter::News;
use crate::words;
use crate::words::{Answer, Words};

/// As whom somebody is signed on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Role {
    /// As the player of a seat.
    Player(Seat),
    /// As somebody who waits for the game to start.
    Waiting,
    /// As the game master.
    Master,
    /// As somebody who looks on.
    Observer,
}

impl Role {
    /// Whose sheet it orders for; `None`: nobody's.
    pub fn author(&self) -> Option<Author> {
        match self {
            Role::Player(seat) => Some(Author::Seat(seat.clone())),
            Role::Master => Some(Author::Master),
            Role::Waiting | Role::Observer => None,
        }
    }
}

/// What somebody who signs on to a seat has shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The password of the seat's player.
    Player,
    /// Another password; a registered person who would take an open seat over.
    Newcomer(Member),
    /// Another password.
    Stranger,
}

impl Game {
    /// Sets the chairs out for a forming game.
    ///
    /// # Errors
    /// The ruleset refuses the setup.
    pub fn set_chairs(&mut self, ruleset: &dyn Ruleset) -> Result<(), SetupError> {
        let position = ruleset.open(&self.setup)?;
        let turn = ruleset.turn(&position).map_err(|error| SetupError::new(error.to_string()))?;
        if turn.seats.iter().any(|seat| seat.seat.as_str() == MASTER) {
            return Err(SetupError::new(format!("no seat can be called {MASTER}")));
        }
        let chair = |seat: &chancery_engine::SeatTurn| Chair {
            receipt: None,
            seat: seat.seat.clone(),
            letters: seat.letters.clone(),
            powers: seat.powers.clone(),
            also: seat.also.clone(),
            player: None,
            abandoned: false,
            generation: 0,
            wait: false,
            draw: None,
            lot: false,
            concede: None,
            sheet: chancery_engine::Sheet::default(),
            missing: Vec::new(),
            plans: Vec::new(),
            standing: chancery_engine::Sheet::default(),
            eliminated: false,
            duty: chancery_engine::Duty::Idle,
            strength: seat.strength,
            stands: seat.stands.clone(),
            missed: 0,
            extended: 0,
            wants: None,
            absences: Vec::new(),
            auto_absence: None,
            moved: 0,
            offered: super::Offered::default(),
            tenures: Vec::new(),
            truce: false,
            probation: 0,
            deputy: None,
            deputies: 0,
            partners: Vec::new(),
            partnered: 0,
            unreached: None,
        };
        self.chairs = turn.seats.iter().map(chair).collect();
        Ok(())
    }

    /// Lets somebody join a forming game, or change the password of a place in it.
    ///
    /// # Errors
    /// The game has no room or does not form any more.
    pub fn join(&mut self, member: Member) -> Answer {
        match self.status {
            Status::Forming => {}
            _ if self.chairs.iter().any(|chair| chair.abandoned) => {
                return Err(words!("take-over-by-letter", game = self.name));
            }
            _ => return Err(words!("game-is-full", game = self.name)),
        }
        if let Some(known) = self.waiting.iter_mut().find(|known| known.address == member.address) {
            known.password = member.password;
            self.answer_roll(&member.address);
            return Ok(words!("joined-already", game = self.name, missing = self.places_free()));
        }
        if self.places_free() == 0 {
            return Err(words!("game-is-full", game = self.name));
        }
        self.answer_roll(&member.address);
        self.waiting.push(member);
        Ok(words!("joined", game = self.name, missing = self.places_free(), then = self.once_full()))
    }

    /// What comes when the last seat of a forming game is taken: the word of its master, a roll-call, or the start.
    fn once_full(&self) -> &'static str {
        match &self.options {
            options if options.leading.manual_start => "hand",
            options if options.seats.rollcall.is_some() => "roll",
            _ => "now",
        }
    }

    /// Tells the masters that the game is full and waits for them, once somebody has taken its last seat.
    pub fn formed(&self) -> Option<Notice> {
        self.waits_to_start().then(|| Notice { to: self.master_addresses(), ..self.news(News::Formed) })
    }

    /// How many people, or addresses of one, a seat had before, or the master: letters to them allow nothing any more.
    pub fn generation(&self, author: &Author) -> u32 {
        match author {
            Author::Seat(seat) => self.chair(seat).map_or(0, |chair| chair.generation),
            Author::Master => self.master.generation,
        }
    }

    /// How many players a forming game still needs.
    pub fn places_free(&self) -> usize {
        self.chairs.len().saturating_sub(self.waiting.len())
    }

    /// Whether a forming game can start.
    pub fn is_full(&self) -> bool {
        self.status == Status::Forming && self.places_free() == 0 && !self.options.leading.manual_start
    }

    /// Hands the seats out and opens the first turn.
    ///
    /// # Errors
    /// The ruleset cannot open the game any more.
    pub(super) fn start(&mut self, step: &Step<'_>) -> Result<Advance, Unreadable> {
        let position = step.ruleset()?.open(&self.setup).map_err(|error| Unreadable(error.to_string()))?;
        let wishes: Vec<String> = self.waiting.iter().map(|member| member.preference.clone()).collect();
        let letters: Vec<char> = self.chairs.iter().filter_map(|chair| chair.letters.chars().next()).collect();
        // Seats that nobody will have are handed out too, so that they are those that nobody wants.
        let nobody = std::iter::repeat_n(String::new(), letters.len().saturating_sub(wishes.len()));
        let wishes: Vec<String> = wishes.into_iter().chain(nobody).collect();
        let seats = assign(&wishes, &letters, step.chance.number());
        for (member, seat) in std::mem::take(&mut self.waiting).into_iter().zip(seats) {
            self.chairs[seat].player = Some(member);
        }
        self.status = Status::Running;
        self.open_round(step, position, 1)?;
        let notices = [self.tell(About::Start)].into_iter().chain(self.ask_master()).collect();
        Ok(Advance::of(notices))
    }

    /// Signs somebody on to a seat: its player, or a newcomer when it is abandoned.
    ///
    /// # Errors
    /// Nobody sits there under this password, or the seat is not open.
    pub fn sign_on(&mut self, word: &str, who: Claim) -> Result<(Role, Words, Option<Notice>), Words> {
        let name = self.name.clone();
        if self.status == Status::Forming {
            return Err(words!("not-started", game = name));
        }
        let Some(index) = self.chair_called(word).and_then(|chair| self.chairs.iter().position(|other| other == chair))
        else {
            return Err(self.no_seat(word));
        };
        let probation = self.options.leading.probation;
        let until = self.round.as_ref().map_or(0, |round| round.number + probation).saturating_sub(1);
        let chair = &mut self.chairs[index];
        let (seat, title) = (chair.seat.clone(), chair.title());
        match who {
            Claim::Player => {
                let back = std::mem::take(&mut chair.abandoned);
                if back {
                    (chair.missed, chair.offered) = (0, super::Offered::default());
                }
                let notice = back.then(|| self.news_of(News::Returned, std::slice::from_ref(&seat)));
                Ok((Role::Player(seat), words!("signed-on", game = name, seat = title), notice))
            }
            Claim::Newcomer(_) if chair.eliminated => Err(words!("eliminated", game = name, seat = title)),
            Claim::Newcomer(member) if chair.abandoned => {
                chair.seat_newcomer(member);
                chair.probation = until;
                self.withdraw(&seat);
                let notice = self.news_of(News::TakenOver, std::slice::from_ref(&seat));
                Ok((Role::Player(seat), words!("took-over", game = name, seat = title), Some(notice)))
            }
            Claim::Newcomer(_) | Claim::Stranger => Err(words!("wrong-password", game = name, seat = title)),
        }
    }
}

/// Gives each player a seat so that the sum of the ranks in all wish lists is least; chance breaks ties.
///
/// A wish list names letters, the dearest first. Letters in brackets are as dear as each other; `*` stands for all that are
/// not named, which come last where nothing says so.
pub fn assign(wishes: &[String], letters: &[char], chance: u64) -> Vec<usize> {
    let count = letters.len().min(wishes.len());
    let ranks: Vec<Vec<u64>> = wishes.iter().map(|wish| ranks(wish, letters)).collect();
    let cost = |seats: &[usize]| -> u64 { seats.iter().zip(&ranks).map(|(seat, ranks)| ranks[*seat]).sum() };
    // Chance hands the seats out first, so that equally good solutions are equally likely.
    let mut seats = shuffled(letters.len(), chance);
    seats.truncate(count);
    // Then players trade seats, two or three at a time, as long as the sum of ranks falls.
    loop {
        let before = cost(&seats);
        for (one, other, third) in triples(count) {
            let mut tried = seats.clone();
            tried.swap(one, other);
            tried.swap(other, third);
            if cost(&tried) < cost(&seats) {
                seats = tried;
            }
        }
        if cost(&seats) == before {
            return seats;
        }
    }
}

/// The rank of each letter in a wish list: how many are dearer.
fn ranks(wish: &str, letters: &[char]) -> Vec<u64> {
    let classes = classes(wish);
    let class_of = |letter: char| classes.iter().position(|class| class.contains(&letter.to_ascii_uppercase()));
    let star = classes.iter().position(|class| class.contains(&'*'));
    let rest = letters.iter().filter(|letter| class_of(**letter).is_none()).count();
    // The star itself is no letter.
    let size = |index: usize| classes[index].len() + if star == Some(index) { rest } else { 0 };
    let stars = |end: usize| usize::from(star.is_some_and(|star| star < end));
    let before = |end: usize| (0..end).map(size).sum::<usize>() - stars(end);
    let rank = |letter: &char| match (class_of(*letter), star) {
        (Some(class), _) => before(class),
        (None, Some(star)) if star + 1 < classes.len() || classes[star].len() > 1 => before(star),
        (None, _) => letters.len(),
    };
    letters.iter().map(|letter| rank(letter) as u64).collect()
}

/// The letters of a wish list, those that are as dear as each other together.
pub(super) fn classes(wish: &str) -> Vec<Vec<char>> {
    let mut classes: Vec<Vec<char>> = Vec::new();
    let mut open = false;
    for sign in wish.chars() {
        match sign {
            '[' | '(' => {
                open = true;
                classes.push(Vec::new());
            }
            ']' | ')' => open = false,
            letter if letter.is_alphanumeric() || letter == '*' => {
                let letter = letter.to_ascii_uppercase();
                if classes.iter().flatten().any(|known| *known == letter) {
                    continue;
                }
                match classes.last_mut().filter(|_| open) {
                    Some(class) => class.push(letter),
                    None => classes.push(vec![letter]),
                }
            }
            _ => {}
        }
    }
    classes.retain(|class| !class.is_empty());
    classes
}

/// A wish list as it is kept and shown: `[EF]G*`.
pub fn wish_list(wish: &str) -> String {
    let class = |class: Vec<char>| {
        let letters: String = class.iter().collect();
        if class.len() > 1 { format!("[{letters}]") } else { letters }
    };
    classes(wish).into_iter().map(class).collect()
}

fn triples(count: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    let pairs = move |one| (0..count).flat_map(move |other| (0..count).map(move |third| (one, other, third)));
    (0..count).flat_map(pairs)
}

/// The numbers below `count` in an order that chance decides (Fisher and Yates; a linear congruence for dice).
fn shuffled(count: usize, chance: u64) -> Vec<usize> {
    let mut numbers: Vec<usize> = (0..count).collect();
    let mut dice = chance;
    for last in (1..count).rev() {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        numbers.swap(last, ((dice >> 33) % (last as u64 + 1)) as usize);
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_gets_a_first_wish_when_wishes_differ() {
        let wishes = ["F", "G", "A", "T", "R", "E", "I"].map(str::to_owned);
        let letters = ['A', 'E', 'F', 'G', 'I', 'R', 'T'];
        for chance in 0..50 {
            let seats = assign(&wishes, &letters, chance);
            let got: Vec<String> = seats.iter().map(|seat| letters[*seat].to_string()).collect();
            assert_eq!(got, wishes);
        }
    }

    #[test]
    fn every_seat_is_given_once_and_chance_decides_without_wishes() {
        let wishes = vec![String::new(); 7];
        let letters = ['A', 'E', 'F', 'G', 'I', 'R', 'T'];
        let mut firsts = std::collections::BTreeSet::new();
        for chance in 0..200 {
            let mut seats = assign(&wishes, &letters, chance);
            firsts.insert(seats[0]);
            seats.sort_unstable();
            assert_eq!(seats, [0, 1, 2, 3, 4, 5, 6]);
        }
        assert_eq!(firsts.len(), 7);
    }
    #[test]
    fn what_stands_in_brackets_is_as_dear_as_each_other_and_a_star_is_all_the_rest() {
        let letters = ['A', 'E', 'F', 'G'];
        for (wish, wanted) in [
            ("FE", [4, 1, 0, 4]),
            ("[FE]G", [4, 0, 0, 2]),
            ("(fe) [ga]", [2, 0, 0, 2]),
            ("[FE", [4, 0, 0, 4]),
            ("F*A", [3, 1, 0, 1]),
            ("[F*]A", [3, 0, 0, 0]),
            ("F*", [4, 4, 0, 4]),
            ("[]", [4, 4, 4, 4]),
        ] {
            assert_eq!(ranks(wish, &letters), wanted, "{wish}");
        }
        assert_eq!(wish_list("f, (ge) e*"), "F[GE]*");
        let wishes = ["[EF]", "E"].map(str::to_owned);
        for chance in 0..50 {
            assert_eq!(assign(&wishes, &['E', 'F'], chance), [1, 0]);
        }
    }
}
