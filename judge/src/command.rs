//! The command language: lines to commands, in the words of the old judges and of four languages.
//!
//! Everything about a command stands in one entry of [`COMMANDS`] ([`Spec`]): its words, its usage, what it takes, who may
//! give it, what HELP says of it, and which [`Command`] it makes; what runs for that is chosen in one place of the desk. From
//! the table alone come the reading of lines (`read`), the words with which a line can begin ([`begins`]), the blotting of
//! passwords (`blot`), the refusals, and HELP's rows.
//!
//! Whole words only, so that `resignation is not on my mind` resigns nobody. After a `SIGNON` a line that is no command is
//! an order; a new `SIGNON` starts with another game.

mod block;
mod blot;
mod called;
mod direction;
mod lexicon;
mod names;
mod near;
mod old;
mod passing;
mod plain;
mod read;
mod several;
mod spec;
mod table;
mod topics;

pub use block::{Below, begins, is_comment, opens_text, signs_on};
pub use blot::BLOT;
pub use lexicon::{End, english, is_word, own_words, text_end};
pub use names::EXCERPT;
pub use old::{OLD, Old, SUBJECTS, Standing, Subject, left_out_variant};
pub use passing::Secret;
pub use plain::{Plain, Wish, plain};
pub use read::{answering, are_too_many, form, hidden_words, is_yes, near, read, secrets, shown};
pub use several::lacks_set;
pub use spec::{Also, Arg, Class, Danger, Given, Help, Meant, Part, Spec, Who};
pub use table::{COMMANDS, commands, help_row};
pub use topics::{TOPICS, topic};

/// What a line asks for, grouped by what must be known to do it.
#[derive(Clone, PartialEq, Eq)]
pub enum Command {
    /// An order line of a session.
    Order(String),
    /// To say who one is, or to stop.
    Sign(Sign),
    /// A question.
    Look(Look),
    /// What somebody does who has a place in a game.
    Play(Play),
    /// What somebody changes about himself.
    Account(Account),
    /// To be asked when a seat opens, or to take one.
    Bench(Bench),
    /// Any other `SET key value`: the key in small letters.
    Set {
        /// What is set.
        key: String,
        /// To what.
        value: String,
    },
    /// `FORGET ME`: that nothing is kept of its author.
    ForgetMe,
    /// What a game's master does.
    Master(Master),
    /// A command whose rest makes no sense: the message that tells its usage.
    Faulty(&'static str),
    /// A command of other judges that this one does not have.
    LeftOut(&'static Old),
    /// No command, and nobody is signed on.
    Unknown,
}

impl std::fmt::Debug for Command {
    /// What it is about, and nothing of what somebody wrote.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Command::Order(_) => "Order",
            Command::Sign(_) => "Sign",
            Command::Look(_) => "Look",
            Command::Play(_) => "Play",
            Command::Account(_) => "Account",
            Command::Bench(_) => "Bench",
            Command::Set { .. } => "Set",
            Command::ForgetMe => "ForgetMe",
            Command::Master(_) => "Master",
            Command::Faulty(usage) => usage,
            Command::LeftOut(old) => old.form,
            Command::Unknown => "Unknown",
        })
    }
}

/// Commands that tell who writes, and the one that ends them.
#[derive(Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the written form above each variant names its fields")]
pub enum Sign {
    /// `REGISTER [name]` ... `END`; the fields by their names.
    Register { name: Option<String>, fields: Vec<(String, String)> },
    /// `YES word`, `CONFIRM word`
    Confirm(String),
    /// `CREATE ?game password [words]`
    Create { game: String, password: String, words: Vec<String> },
    /// `SIGNON ?game password`; no game is the first that lacks players, and no password one that nobody knows.
    Join { game: String, password: String },
    /// `SIGNON Fgame password`; the letter or power's name, or `M` for the master.
    On { seat: String, game: String, password: String },
    /// `OBSERVE game password`
    Observe { game: String, password: String },
    /// `FORGOTTEN game password`: the new one.
    Forgotten { game: String, password: String },
    /// `SIGNOFF`: what follows is not read.
    Off,
}

impl std::fmt::Debug for Sign {
    /// Passwords, and what else is only known to whoever may, are not shown.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (word, of) = match self {
            Sign::Register { .. } => ("Register", None),
            Sign::Confirm(_) => ("Confirm", None),
            Sign::Create { game, .. } => ("Create", Some(game)),
            Sign::Join { game, .. } => ("Join", Some(game)),
            Sign::On { game, .. } => ("On", Some(game)),
            Sign::Observe { game, .. } => ("Observe", Some(game)),
            Sign::Forgotten { game, .. } => ("Forgotten", Some(game)),
            Sign::Off => ("Off", None),
        };
        match of {
            None => f.write_str(word),
            Some(game) => f.debug_tuple(word).field(game).finish_non_exhaustive(),
        }
    }
}

/// Questions. A game that is not named is the one that somebody is signed on to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Look {
    /// `LIST [game]`; `LIST 2` for the second page.
    List(Option<String>),
    /// `LIST FULL`; `LIST FULL 2` for the second page.
    Full(Option<String>),
    /// `SUMMARY [game]`
    Summary(Option<String>),
    /// `HISTORY [game] [FROM date TO date LINES 500]`: the game, and which part of it.
    History(Option<String>, String),
    /// `WHOGAME [game]`
    Whogame(Option<String>),
    /// `WHOGAME FULL [game]`: with what people say of themselves.
    Whofull(Option<String>),
    /// `WHOIS name`
    Whois(String),
    /// `LOG [game]`: what masters and the operator did.
    Log(Option<String>),
    /// `EXPORT [game]`: its turns as files.
    Export(Option<String>),
    /// `STATS [NAME|BOARD|POWER]`: what came of the games that are over.
    Stats(Option<String>),
    /// `STATUS`: one's own places, and how letters come; `STATUS game`, `STATUS 2` for the second page.
    Status(Option<String>),
    /// `HELP [topic]`
    Help(Option<String>),
    /// `VERSION`
    Version,
    /// `DEADLINE [game]`: alone, of all games in which somebody plays.
    Deadline(Option<String>),
    /// `MAP [game] [turn]`; of a word alone only the desk can tell which it is.
    Map(Option<String>, Option<String>),
    /// `SEED [game] turn`: by what its lots can be drawn again; of a word alone likewise.
    Seed(Option<String>, Option<String>),
}

/// What somebody does who has a place in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the written form above each variant names its fields")]
pub enum Play {
    /// `ORDERS AS SHOWN`: what the order form shows.
    AsShown,
    /// `CLEAR`
    Clear,
    /// `PHASE F1902M`: what follows is for that turn.
    Ahead(String),
    /// `DEFAULT`, `DEFAULT A Par H`: standing orders, those below or the one on the line.
    Default(String),
    /// `CLEAR DEFAULT`
    ClearDefault,
    /// `WHATIF` ... `END`: own orders and guessed ones of others, played in private.
    WhatIf(String),
    /// `CHECK`: what follows is read and answered, and nothing of it kept.
    Check,
    /// `CLEAR PENDING [turn]`
    ClearAhead(String),
    /// `SET WAIT`, `SET NO WAIT`
    Wait(bool),
    /// `PRESS TO EG` ... `ENDPRESS`, `BROADCAST` ... `ENDPRESS`; the text as it stands.
    Press { to: String, broadcast: bool, text: String },
    /// `REPLY` ... `ENDPRESS`: to whoever wrote the press that is answered.
    Reply(String),
    /// `SEND NOW`, `UNSEND`: words that wait go out at once, or not at all.
    Decide(bool),
    /// `POSTAL PRESS` ... `ENDPRESS`: a text that comes with the results.
    Postal(String),
    /// `DIARY`
    Diary(Diary),
    /// `SENT`: what one has written to others, and what of it waits.
    Sent,
    /// `SET ALL PRESS`, `SET NORMAL PRESS`
    AllPress(bool),
    /// `DRAW [ONCE] [FT]`: the seats that share it, and whether it counts for this turn alone.
    Draw { seats: String, once: bool },
    /// `NO DRAW`
    NoDraw,
    /// `PROPOSE DRAW [FT]`: the seats that share it.
    Propose(String),
    /// `LOT`, `NO LOT`
    Lot(bool),
    /// `CONCEDE F`, `NO CONCEDE`
    Concede(Option<String>),
    /// `ABSENCE 10 March to 20 March`
    Away(String),
    /// `NO ABSENCE [date]`
    Back(String),
    /// `EXTEND 24h`: more time for this turn.
    Extend(String),
    /// `DEPUTY person until date`: who acts in the author's place.
    Deputy(String),
    /// `NO DEPUTY`
    NoDeputy,
    /// `SET PARTNER address`: who leads the author's seat with him.
    Partner(String),
    /// `NO PARTNER [person]`
    NoPartner(String),
    /// `SET PREFERENCE FEG*`
    Preference(String),
    /// `AGREE`, `NO AGREE`: to what is put to all.
    Agree(bool),
    /// `PROPOSE PAUSE` and the like: something that is put to all.
    Motion(Proposal),
    /// `BECOME MASTER`: the rest of the mail is a master's own again.
    Lead,
    /// `RESIGN`
    Resign,
}

/// What a player may put to all others, whoever leads the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proposal {
    /// `PROPOSE PAUSE`
    Pause,
    /// `PROPOSE RESUME`
    Resume,
    /// `PROPOSE EXTEND 24h`: more time for this turn.
    Extend(String),
    /// `PROPOSE CANCEL`: that the game ends without a result.
    Cancel,
}

/// What somebody says who would take an open seat over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Bench {
    /// `STANDBY [game|ALL]`
    On(Option<String>),
    /// `NO STANDBY [game|ALL]`
    Off(Option<String>),
    /// `TAKE [seat@game]`: the seat that was offered to him.
    Take,
}

/// What somebody does with his diary, whose entries he numbers from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the written form above each variant names its fields")]
pub enum Diary {
    /// `DIARY` ... `ENDPRESS`, `DIARY PRIVATE` ... `ENDPRESS`: what is private nobody reads at the end either.
    Record { text: String, private: bool },
    /// `DIARY LIST`, `DIARY READ 1`
    Read(Option<usize>),
    /// `DIARY DELETE 1`
    Delete(usize),
}

/// What somebody changes about himself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Account {
    /// `SET PASSWORD word`
    Password(String),
    /// `SET ADDRESS new@address`
    Address(String),
    /// `SET ADDRESS2 other@address`
    Address2(String),
}

/// What a game's master does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Master {
    /// `SET DEADLINE date`
    Deadline(String),
    /// `SET START date`
    Start(String),
    /// `PROCESS [turn]`: the label of the turn that is meant.
    Process(Option<String>),
    /// `PAUSE`
    Pause,
    /// `RESUME`
    Resume,
    /// `EJECT who`
    Eject(String),
    /// `TERMINATE`
    Terminate,
    /// `ROLLBACK [turn]`: its number or label.
    Rollback(Option<String>),
    /// `UNSTART`
    Unstart,
    /// `FORCE BEGIN`
    ForceBegin,
    /// `PREDICT`
    Predict,
    /// `BECOME power`
    Become(String),
    /// `SET VARIANT name`: the board, or another word of `CREATE`.
    Variant(String),
    /// `PROMOTE who`
    Promote(String),
    /// `EDIT change`
    Edit(String),
    /// `TRUCE power`, `NO TRUCE power`
    Truce(String, bool),
    /// `APPROVE who`, `NOT APPROVE who`
    Approve(String, bool),
    /// `ALLOW address`, `DENY address`; a dash before the address takes it back.
    Admit(String, bool),
}

impl Command {
    /// The game that it names, in small letters.
    pub fn game(&self) -> Option<&str> {
        match self {
            Command::Look(look) => match look {
                Look::List(name) | Look::Summary(name) | Look::History(name, _) | Look::Whogame(name) => {
                    name.as_deref()
                }
                Look::Log(name) | Look::Status(name) | Look::Deadline(name) | Look::Whofull(name) => name.as_deref(),
                Look::Map(name, _) | Look::Export(name) | Look::Full(name) | Look::Seed(name, _) => name.as_deref(),
                _ => None,
            },
            Command::Sign(sign) => match sign {
                Sign::Join { game, .. } | Sign::On { game, .. } => Some(game),
                Sign::Observe { game, .. } | Sign::Forgotten { game, .. } => Some(game),
                Sign::Register { .. } | Sign::Confirm(_) | Sign::Create { .. } | Sign::Off => None,
            },
            Command::Bench(Bench::On(name) | Bench::Off(name)) => name.as_deref(),
            _ => None,
        }
    }
}

/// A command with the line that it was read from.
#[derive(Clone)]
pub struct Line {
    /// The line as it was written, secrets and all: never to be shown.
    pub text: String,
    /// What to show of the line: passwords are blotted out.
    pub echo: String,
    /// What it asks for.
    pub command: Command,
    /// The entry of the table; `None` for orders and what is no command.
    pub spec: Option<&'static Spec>,
    /// Whether it begins with a word of another language than English.
    pub foreign: bool,
    /// The lines below it that are its text, or its section, as they were written.
    pub block: Vec<String>,
    /// The line that ended them, as it was written.
    pub end: Option<String>,
    /// Which lines of the mail it is, those below that belong to it included.
    pub rows: std::ops::Range<usize>,
    /// Whether words stand behind its password that nobody reads.
    pub unread: bool,
}

impl std::fmt::Debug for Line {
    /// What somebody wrote is not shown.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Line").field("rows", &self.rows).field("foreign", &self.foreign).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
