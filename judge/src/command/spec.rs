//! What an entry of the table of commands tells.

use super::Command;
use super::called::{behind_its_name, named_in};
use super::direction::directs;
use super::names::{are_seats, excerpt, game_name, is_name, is_person, names_turn, options};
use super::topics::topic;

/// Everything about a command.
pub struct Spec {
    /// Its English spellings, old judges' words; the first is the one that is shown.
    pub words: &'static [&'static str],
    /// Spellings with which people begin sentences too: they count only in a line of exactly as many words as the usage has,
    /// without a stop at its end. `Hello dear judge,` signs nobody on.
    pub prose: &'static [&'static str],
    /// Its spellings in other languages.
    pub also: Also,
    /// How it is written, with names for what it takes; what may be left out stands in brackets, and dots stand for lines
    /// below, with the word that ends them.
    pub usage: &'static str,
    /// What stands behind its words.
    pub takes: &'static [Arg],
    /// Makes the command of what it was given, one value after the other.
    pub makes: fn(&mut Given) -> Command,
    /// How a line is answered that was meant for it and cannot be read; `None`: it is no command.
    pub meant: Option<Meant>,
    /// Who may give it.
    pub who: Who,
    /// What has to be proved first.
    pub class: Class,
    /// What it may cost.
    pub danger: Danger,
    /// What HELP says.
    pub help: &'static [Help],
}

/// The spellings of a command in other languages than English.
#[derive(Clone, Copy, Debug)]
pub enum Also {
    /// Its words in Russian, Bulgarian and Chinese, each at least one. What follows them stays as it is written.
    Words {
        /// Russian.
        ru: &'static [&'static str],
        /// Bulgarian.
        bg: &'static [&'static str],
        /// Chinese.
        zh: &'static [&'static str],
    },
    /// None are needed, and why.
    NoneNeeded(&'static str),
}

/// Something that a command takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg {
    /// The name of a game; a `?` in front of it falls away.
    Game,
    /// The name of a game, or nothing.
    AnyGame,
    /// The word FULL, or nothing.
    AnyFull,
    /// The label of a turn, or nothing.
    AnyTurn,
    /// A turn by its name, to the end of the line: a year is in it, and no sentence goes on behind.
    Turn,
    /// `?game`: a game that lacks players.
    NewGame,
    /// `Fgame`, `F game`, `France@game`: two values, the seat and the game.
    Place,
    /// A password: it is shown to nobody.
    Password,
    /// A word with a seal, which two dots part; it is shown to nobody.
    Seal,
    /// Any one word that must be shown to nobody.
    Hidden,
    /// The letter or name of a seat.
    Seat,
    /// A mail address.
    Address,
    /// A seat, or an address in the game.
    Somebody,
    /// What is set, in small letters.
    Key,
    /// Two values: the name of a game, or nothing; and which part of its history is wanted.
    Excerpt,
    /// At least one word, to the end of the line.
    Text,
    /// Any words to the end of the line.
    AnyText,
    /// Further words, one value each: in small letters, but for what stands behind a `=`.
    Options,
    /// Up to two words, joined by a dash, or nothing.
    Topic,
    /// Letters or names of seats, or nothing: not more than two words in small letters, which may be the rest of a sentence.
    Seats,
    /// A topic of HELP by its name or by that of the old judges' file.
    File,
    /// Words that people write behind and that nobody reads.
    Unread,
    /// The name of a person, or of something else that has one, or nothing.
    AnyName,
    /// The lines below, `Keyword: value`, up to `END`.
    Fields,
    /// The lines below as they stand, up to `END`.
    Guesses,
    /// The lines below as they stand, up to `ENDPRESS`.
    Speech,
    /// A number.
    Number,
    /// To whom press goes, and how: words that no sentence begins with.
    Direction,
    /// The same, or nothing.
    AnyDirection,
}

/// When a line is told the right usage that cannot be read.
#[derive(Clone, Copy, Debug)]
pub struct Meant {
    /// The message that tells the usage.
    pub says: &'static str,
    /// The most words; a longer line is prose.
    pub most: usize,
    /// Whether a line of three words and more counts that has the first word misspelt, so that its password is not shown:
    /// the sign with which the second word must then begin, or nothing.
    pub misspelt: Option<&'static str>,
}

/// Who may give a command.
#[derive(Clone, Copy, Debug)]
pub enum Who {
    /// Everybody who writes.
    Anybody,
    /// Whoever is registered.
    Registered,
    /// Whoever is signed on as one of these; others get the message.
    Signed(&'static [Part], &'static str),
}

impl Who {
    /// Whoever plays a seat.
    pub(super) const PLAYER: Who = Who::Signed(&[Part::Player], "players-only");
    /// Whoever waits for the start.
    pub(super) const WAITING: Who = Who::Signed(&[Part::Waiting], "preference-too-late");
    /// Whoever has a part in the game.
    pub(super) const SIGNED: Who =
        Who::Signed(&[Part::Player, Part::Waiting, Part::Observer, Part::Master], "not-signed-on");
    /// Whoever leads the game or looks on at it.
    pub(super) const ONLOOKERS: Who = Who::Signed(&[Part::Observer, Part::Master], "all-press-closed");
    /// Who leads the game.
    pub(super) const MASTER: Who = Who::Signed(&[Part::Master], "master-only");
}

/// A part that somebody has in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Plays a seat.
    Player,
    /// Waits for the start.
    Waiting,
    /// Looks on.
    Observer,
    /// Leads it.
    Master,
}

/// What a command can do, and so what must be proved before it is done. What proves which is weighed in one place of the
/// desk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Tells what everybody may know, or its author what concerns him alone.
    Look,
    /// Proves by itself who writes: by a seat's password, or a word that only one letter holds.
    Enter,
    /// Acts in the name of a person who need not have a seat whose password could prove him.
    Person,
    /// Orders, for this turn.
    Order,
    /// Speaks to others.
    Speak,
    /// Votes, in this turn.
    Vote,
    /// Changes where letters go, and by what its author is known.
    Account,
    /// Leaves a game.
    GiveUp,
    /// Leads a game.
    Master,
}

/// What a command may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Danger {
    /// It is done at once, and can be undone or harms nobody.
    AtOnce,
    /// It is done at once and cannot be taken back: only a whole line may ask for it.
    Final,
    /// Nothing is done before the address that it concerns says yes.
    Asks,
}

/// A row of HELP.
#[derive(Clone, Copy, Debug)]
pub struct Help {
    /// The topic under which it stands.
    pub topic: &'static str,
    /// A line to copy; nothing: the message stands by another command and names this one.
    pub example: &'static str,
    /// The message with what it does.
    pub says: &'static str,
}

/// What a line gives to its command.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Given {
    values: std::collections::VecDeque<Vec<String>>,
    fields: Vec<(String, String)>,
    /// The secret word, and how many words stand from it to the line's end.
    pub(super) secret: Option<(Arg, String, usize)>,
    /// Whether words stand behind what it takes that nobody reads.
    pub(super) unread: bool,
}

impl Given {
    pub(super) fn add(&mut self, value: Vec<String>) {
        self.values.push_back(value);
    }

    pub(super) fn add_fields(&mut self, fields: Vec<(String, String)>) {
        self.fields = fields;
    }

    /// The next value; nothing where it was left out.
    pub fn maybe(&mut self) -> Option<String> {
        self.list().into_iter().next()
    }

    /// The next value, which is there.
    pub fn one(&mut self) -> String {
        self.maybe().unwrap_or_default()
    }

    /// The words of the next value.
    pub fn list(&mut self) -> Vec<String> {
        self.values.pop_front().unwrap_or_default()
    }

    /// The fields below the line.
    pub fn fields(&mut self) -> Vec<(String, String)> {
        std::mem::take(&mut self.fields)
    }
}

impl Arg {
    /// Takes what it needs from the words of a line; `false`: they do not fit.
    fn take(self, words: &mut &[&str], given: &mut Given) -> bool {
        if self == Arg::Place {
            return take_place(words, given);
        }
        if self == Arg::Excerpt {
            let Some((game, part)) = excerpt(words) else { return false };
            given.add(game.into_iter().collect());
            given.add(vec![part]);
            *words = &[];
            return true;
        }
        let (first, count) = (words.first().copied(), words.len());
        let (value, taken): (Vec<String>, usize) = match (self, first) {
            (Arg::Fields | Arg::Guesses | Arg::Speech, _) => return true,
            (Arg::Game | Arg::AnyGame, Some(word)) if word != "?" => (vec![game_name(word)], 1),
            (Arg::NewGame, Some(word)) if word.starts_with('?') => (vec![game_name(word)], 1),
            (Arg::AnyName, _) if is_person(words) => {
                ((count > 0).then(|| words.join(" ")).into_iter().collect(), count)
            }
            (Arg::Password, Some(word)) => (vec![named_in(word).to_owned()], 1),
            (Arg::Hidden, Some(word)) => (vec![word.to_owned()], 1),
            (Arg::Seal, Some(word)) if word.matches('.').count() == 2 => (vec![word.to_owned()], 1),
            (Arg::Seat | Arg::Address | Arg::Somebody, Some(word)) => (vec![word.to_owned()], 1),
            (Arg::Key, Some(word)) => (vec![word.to_ascii_lowercase()], 1),
            (Arg::Number, Some(word)) if word.parse::<u32>().is_ok() => (vec![word.to_owned()], 1),
            (Arg::Text, Some(_)) | (Arg::AnyText, _) => (vec![words.join(" ")], count),
            (Arg::Direction | Arg::AnyDirection, Some(word)) if directs(word) => (vec![words.join(" ")], count),
            (Arg::AnyDirection, None) => (Vec::new(), 0),
            (Arg::Options, _) => (options(words), count),
            (Arg::Seats, _) if are_seats(words) => (vec![words.join(" ")], count),
            (Arg::Topic, Some(_)) if count <= 2 => (vec![words.join("-").to_ascii_lowercase()], count),
            (Arg::Turn, Some(_)) if names_turn(words) => (vec![words.join(" ")], count),
            (Arg::File, Some(word)) if let Some(topic) = topic(word) => (vec![topic.to_owned()], 1),
            (Arg::AnyTurn, Some(word)) => (vec![word.to_uppercase()], 1),
            (Arg::AnyFull, Some(word)) if word.eq_ignore_ascii_case("full") => (vec![word.to_owned()], 1),
            (Arg::AnyGame | Arg::AnyTurn | Arg::AnyFull | Arg::Topic, None) => (Vec::new(), 0),
            (Arg::Unread, _) => {
                given.unread = count > 0;
                (Vec::new(), count)
            }
            _ => return false,
        };
        if matches!(self, Arg::Password | Arg::Seal | Arg::Hidden) {
            given.secret = first.map(|word| (self, word.to_owned(), count));
        }
        given.add(value);
        *words = &words[taken..];
        true
    }

    /// Whether a line without it is not the command.
    fn is_needed(self) -> bool {
        use Arg::{
            AnyDirection, AnyFull, AnyGame, AnyName, AnyText, AnyTurn, Excerpt, Fields, Guesses, Options, Seats,
            Speech, Topic, Unread,
        };
        let any = [
            AnyDirection,
            AnyFull,
            AnyGame,
            AnyName,
            AnyTurn,
            AnyText,
            Excerpt,
            Fields,
            Guesses,
            Options,
            Seats,
            Speech,
            Topic,
            Unread,
        ];
        !any.contains(&self)
    }
}

fn take_place(words: &mut &[&str], given: &mut Given) -> bool {
    let (seat, game, taken) = match **words {
        [target, ..] if target.contains('@') => {
            let (seat, game) = target.split_once('@').unwrap_or_default();
            (seat, game, 1)
        }
        [seat, game, _] if seat.chars().count() == 1 && seat != "?" => (seat, game, 2),
        [seat, game, _] if is_name(seat) => (seat, game, 2),
        [target, ..] => match target.char_indices().nth(1) {
            Some((at, _)) => (&target[..at], &target[at..], 1),
            None => return false,
        },
        [] => return false,
    };
    if seat.is_empty() || game.is_empty() {
        return false;
    }
    given.add(vec![seat.to_owned()]);
    given.add(vec![game_name(game)]);
    *words = &words[taken..];
    true
}

impl Spec {
    /// What a line gives whose words behind the command's own are these; `None`: it does not fit.
    pub(super) fn given(&self, mut rest: &[&str]) -> Option<Given> {
        let mut given = Given::default();
        let options = self.takes.contains(&Arg::Options);
        let fits = self.takes.iter().all(|arg| {
            if *arg == Arg::Password {
                rest = behind_its_name(rest, options);
            }
            arg.take(&mut rest, &mut given)
        });
        (fits && rest.is_empty()).then_some(given)
    }

    /// How many words must stand behind its own.
    pub(super) fn needs(&self) -> usize {
        self.takes.iter().filter(|arg| arg.is_needed()).count()
    }

    /// Whether it names a word that nobody may see.
    pub fn hides(&self) -> bool {
        self.takes.iter().any(|arg| matches!(arg, Arg::Password | Arg::Seal | Arg::Hidden))
    }

    /// Whether it names a game and a password for it, so that orders may follow.
    pub fn signs_on(&self) -> bool {
        matches!(self.class, Class::Enter | Class::Person) && self.takes_password()
    }

    /// Whether a password is tried or set by it.
    pub fn takes_password(&self) -> bool {
        self.takes.contains(&Arg::Password)
    }
}

impl std::fmt::Debug for Spec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.usage)
    }
}
