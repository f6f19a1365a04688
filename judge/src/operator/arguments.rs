//! The command line: commands, their options, and what `--help` says of each.
#![allow(missing_docs, reason = "a flattened field says nothing of its own")]

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};

use super::Side;
use crate::language::Language;

/// For whom the commands are.
const GROUPS: &str = "\
To look at it:        chancery demo, preview
To run a judge:       check, run, deliver; game, mail, player, queue; stats; key; backup, restore, move, migrate, verify;
                      site
To exchange games:    export, import
To work on with it:   read, adjudicate, schema, map

Players need no command: they write mails. Each command tells more with --help.";

/// A judge for games of diplomacy played by e-mail.
#[derive(Debug, Parser)]
#[command(name = "chancery", version, about, max_term_width = 100, after_help = GROUPS)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Start here: plays a short game by mail in a folder of its own and shows what was written
    Demo {
        /// The ruleset; without one, classic
        #[arg(long)]
        ruleset: Option<String>,
        /// A new folder for its letters, maps and store; without one, among the machine's temporary files
        #[arg(long)]
        folder: Option<PathBuf>,
    },
    /// Runs the judge: reads the mailbox, plays turns, sends letters, until it is stopped (SIGHUP: reads the configuration again)
    Run {
        #[command(flatten)]
        place: Where,
        /// Go by the machine's clock although it says an earlier time than when the judge was last at work
        #[arg(long)]
        trust_clock: bool,
        /// Go on with this store although letters went out that it does not know, or begin a new one although one was lost
        #[arg(long)]
        trust_store: bool,
        /// Go on with this key although the judges of the database had another, which is lost
        #[arg(long)]
        trust_key: bool,
    },
    /// Says in plain words what is wrong with configuration, templates, store, mailbox and post; changes nothing
    Check {
        #[command(flatten)]
        place: Where,
        /// Send a letter to the judge itself, read it back, and say what it shows: sender, plus addresses, SPF, DKIM, DMARC,
        /// the right authserv-id, and DNS records that are missing
        #[arg(long)]
        letter: bool,
        /// How long to wait for it, in seconds
        #[arg(long, default_value_t = 60, requires = "letter")]
        wait: u64,
    },
    /// Takes one message from standard input, for a mail server's pipe; exit code 75 asks the server to try again
    Deliver(Where),
    /// Shows what would be understood of a message on standard input
    Read {
        /// One JSON object instead of lines
        #[arg(long)]
        json: bool,
        /// The name of our own mail server in Authentication-Results
        #[arg(long, env = "MAIL_AUTHSERV_ID", default_value = "")]
        authserv_id: String,
        /// The largest message that is read, in bytes
        #[arg(long, env = "MAIL_MAX_BYTES", default_value_t = 10_000_000)]
        max_bytes: usize,
        /// The judge's own address
        #[arg(long, env = "MAIL_ENVELOPE_RCPT", default_value = "")]
        envelope_rcpt: String,
        /// The envelope's sender; `<>` for the empty one
        #[arg(long, env = "MAIL_ENVELOPE_FROM", default_value = "")]
        envelope_from: String,
        /// A folder that remembers which mails have been read
        #[arg(long, env = "MAIL_STATE_DIR")]
        state_dir: Option<PathBuf>,
    },
    /// Plays turns given as lines of JSON on standard input
    Adjudicate {
        /// The ruleset; without one, lines that name none are phases of recorded games
        #[arg(long, conflicts_with_all = ["choices", "board", "tell"])]
        ruleset: Option<String>,
        /// Rule choices for all phases, as in preset=recorded,4.A.2=1982
        #[arg(long)]
        choices: Option<String>,
        /// A board file
        #[arg(long)]
        board: Option<PathBuf>,
        /// Tell how each order was judged, with the rule
        #[arg(long, group = "tell")]
        explain: bool,
        /// List the legal orders instead
        #[arg(long, group = "tell")]
        legal: bool,
        /// List who must retreat, and where to, instead
        #[arg(long, group = "tell")]
        retreats: bool,
        /// List builds and removals instead
        #[arg(long, group = "tell")]
        builds: bool,
    },
    /// Draws a phase given as a line of JSON on standard input, as a PNG on standard output
    Map {
        /// SVG instead
        #[arg(long)]
        svg: bool,
        /// PNG, the default
        #[arg(long, conflicts_with = "svg")]
        png: bool,
        /// A board file
        #[arg(long)]
        board: Option<PathBuf>,
    },
    /// Writes every kind of letter to a folder, with an index page
    Preview {
        /// The languages; without any: all of them
        #[arg(short, long, value_parser = language)]
        language: Vec<Language>,
        /// A folder with templates of your own
        #[arg(long)]
        templates: Option<PathBuf>,
        /// The folder
        folder: PathBuf,
    },
    /// Lists the games, shows one, or has the running judge do something with it
    Game {
        #[command(flatten)]
        place: Where,
        /// The game; without one, all are listed
        name: Option<String>,
        /// What to do with it; without, it is shown with its players
        verb: Option<GameVerb>,
        /// The new deadline, as in `deadline Thu 20:00`, or the new master's address
        argument: Vec<String>,
    },
    /// Writes a game to standard output in a form that other programs read: as much of it as everybody may know
    Export {
        #[command(flatten)]
        place: Where,
        /// The game
        name: String,
        /// The form
        #[arg(long, value_enum, default_value_t = Form::Json)]
        format: Form,
        /// All that the store holds of it, for nobody's eyes but the operator's
        #[arg(long)]
        whole: bool,
    },
    /// Plays a game from a file again, says what of it cannot be taken, and has the running judge make a game of it
    Import(Import),
    /// Lists recent mails with sender, subject and what became of them, or shows one as it came
    Mail {
        #[command(flatten)]
        place: Where,
        /// The number of a mail
        id: Option<i64>,
        /// Have the running judge read it again, as after an upgrade
        #[arg(long, requires = "id")]
        again: bool,
        /// Show signs that steer a terminal as they are
        #[arg(long, requires = "id")]
        raw: bool,
        /// How many to list
        #[arg(long, default_value_t = 50)]
        count: u32,
    },
    /// Lists the letters on their way, shows the attempts of one, or has the running judge hold, retry or drop it
    Queue {
        #[command(flatten)]
        place: Where,
        /// The number of a letter, or `all` (to hold or retry), or `refused` (to retry those that were given up)
        letter: Option<String>,
        /// What to do with it; without, what became of each attempt is shown
        #[arg(requires = "letter")]
        verb: Option<QueueVerb>,
    },
    /// Tells about a person and what he has caused, or has the running judge block or delete him
    Player {
        #[command(flatten)]
        place: Where,
        /// The address; without one, who has caused most in the last two days
        address: Option<String>,
        /// What to do with him
        #[arg(requires = "address")]
        verb: Option<PlayerVerb>,
    },
    /// Shows the keys that seal answers and sign receipts, by their public halves, or has the running judge change them
    Key {
        #[command(flatten)]
        place: Where,
        /// What to do with them
        verb: Option<KeyVerb>,
    },
    /// Shows what came of the games that are over, worked out from the record, and how those stand who want that told
    Stats {
        #[command(flatten)]
        place: Where,
        /// Have the running judge work out anew what its letters tell
        #[arg(long)]
        recompute: bool,
    },
    /// Prints JSON Schema of the lines that `adjudicate` reads or writes
    Schema {
        /// Which of them
        #[arg(value_enum)]
        side: Side,
    },
    /// Copies the store to a new file, also while the judge runs, and reads the copy whole
    Backup {
        #[command(flatten)]
        place: Where,
        /// The new file, or a folder of copies that are named by their moment
        to: PathBuf,
        /// So many copies stay in the folder; older ones are removed once the new one has been read
        #[arg(long)]
        keep: Option<usize>,
    },
    /// Goes back to a copy of the store and has what came in since read again; the judge must be stopped
    Restore {
        #[command(flatten)]
        place: Where,
        /// The copy that `backup` has made
        copy: PathBuf,
    },
    /// Moves all that a store holds to a new one, from a file to a database or back, and compares every row; the judge must be stopped
    Move {
        #[command(flatten)]
        place: Where,
        /// The store that is there: sqlite:FILE, or postgres://ROLE@HOST/DATABASE
        #[arg(long)]
        from: String,
        /// The new one, likewise; the password is that of `store.password-file`
        #[arg(long)]
        to: String,
    },
    /// Brings a database to the layout of this version, as after an upgrade; judges of versions before stop by that
    Migrate(Where),
    /// Writes pages of all listed games, with a replay of each, to a folder that a web server serves: whole, from the store
    Site {
        #[command(flatten)]
        place: Where,
        /// The folder; without one, that of `[site]`. What is in it and not ours stays as it is
        folder: Option<PathBuf>,
    },
    /// Writes a manual page of each command, and what shells complete them by, to a folder: for whoever packs the program
    #[command(hide = true)]
    Manual {
        /// The folder
        folder: PathBuf,
    },
    /// Reads every page, row and document of the store, plays every turn again, and says whether all is as it was written
    Verify {
        #[command(flatten)]
        place: Where,
        /// The game whose turns alone are played again; without one, all is looked at
        #[arg(conflicts_with_all = ["accept", "receipt"])]
        game: Option<String>,
        /// Take every row as it is now for what was written, after changing some by hand
        #[arg(long)]
        accept: bool,
        /// Say instead what the receipts in this file prove, a letter as it came or its text
        #[arg(long, value_name = "FILE", conflicts_with = "accept")]
        receipt: Option<PathBuf>,
    },
}

/// What can be done to a game.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum GameVerb {
    /// Stops its clock until `resume`
    Pause,
    /// Lets its clock go on
    Resume,
    /// Ends it for good, without a winner
    Terminate,
    /// Sets its next deadline
    Deadline,
    /// Makes somebody its master in the place of whoever leads it: `master anna@example.org`
    Master,
    /// Lets a game go on that was held because its rules failed
    Release,
    /// Has answers to the letters that went out speak for nobody, and sends new ones
    Revoke,
}

/// What can be done to a person.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum PlayerVerb {
    /// Has his mail not be acted on
    Block,
    /// Has it be acted on again
    Unblock,
    /// Has answers to letters that went to him speak for nobody, and sends new ones: his mailbox was broken into
    Revoke,
    /// Forgets him, as if he had written FORGET ME: his seats open, ended games keep another name
    Delete,
}

/// What can be done with the keys.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum KeyVerb {
    /// Puts a new one in use; former ones go on opening what they have sealed
    Rotate,
    /// Has former ones open nothing any more; receipts that they signed can still be checked
    Forget,
}

/// What can be done to a letter on its way.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum QueueVerb {
    /// Keeps it from being tried until `retry`
    Hold,
    /// Tries it now, also if it was given up
    Retry,
    /// Gives it up: it is never sent
    Drop,
}

/// The word for a value of the command line.
pub fn word(value: impl ValueEnum) -> String {
    value.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
}

/// Which judge is meant.
#[derive(Debug, clap::Args)]
pub struct Where {
    /// The configuration
    #[arg(short, long, default_value = "/etc/chancery/chancery.toml")]
    pub config: PathBuf,
}

/// What `chancery import` was asked for.
#[derive(Debug, clap::Args)]
pub struct Import {
    #[command(flatten)]
    pub place: Where,
    /// The file, or a folder of a judge's letters
    pub file: PathBuf,
    /// Its form; without one, as it looks
    #[arg(long, value_enum)]
    pub format: Option<Form>,
    /// Who leads the game here, by the registered address; without one it is only played again
    #[arg(long)]
    pub master: Option<String>,
    /// Who plays a seat, as in `--seat FRANCE=anna@example.org`; other seats are open to anybody
    #[arg(long)]
    pub seat: Vec<String>,
    /// What it is to be called here
    #[arg(long)]
    pub name: Option<String>,
    /// The game of a file that holds several
    #[arg(long)]
    pub game: Option<String>,
    /// Rule choices by which it was played, as in preset=1971,4.A.2=1982
    #[arg(long)]
    pub rules: Option<String>,
    /// The board of letters that do not name it
    #[arg(long)]
    pub board: Option<String>,
    /// Let turns begin as the file says, although those before them come out otherwise here
    #[arg(long)]
    pub as_written: bool,
}

/// The forms in which games are exchanged, as the command line names them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Form {
    /// Lines of JSON, a turn each, as `chancery adjudicate` reads them
    Json,
    /// Results as judges by mail send them, a mailbox of them
    Judge,
    /// The saved game of the Python package `diplomacy`
    SavedGame,
}

impl From<Form> for crate::exchange::Form {
    fn from(form: Form) -> crate::exchange::Form {
        match form {
            Form::Json => crate::exchange::Form::Json,
            Form::Judge => crate::exchange::Form::Judge,
            Form::SavedGame => crate::exchange::Form::SavedGame,
        }
    }
}

fn language(text: &str) -> Result<Language, String> {
    let codes = || Language::ALL.map(Language::code).join(", ");
    Language::parse(text).ok_or_else(|| format!("no letters are written in it; there are {}", codes()))
}
