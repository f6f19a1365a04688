//! The `chancery` program: arguments, logging, exit codes.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand, ValueEnum};
use judge::config::Config;
use judge::demo::Demo;
use judge::fault::chain;
use judge::language::Language;
use judge::operator::{self, Adjudicate, MapAsked, OperatorError, ReadAsked, Tell};
use judge::stage::StoryError;
use judge::{daemon, demo, preview};

/// For whom the commands are.
const GROUPS: &str = "\
To look at it:        chancery demo, preview
To run a judge:       check, run, deliver; game, mail, queue; backup, verify
To work on with it:   read, adjudicate, map

Players need no command: they write mails. Each command tells more with --help.";

/// A judge for games of diplomacy played by e-mail.
#[derive(Parser)]
#[command(name = "chancery", version, about, max_term_width = 100, after_help = GROUPS)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
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
    Run(Where),
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
    /// Lists the letters on their way, or has the running judge hold, retry or drop one
    Queue {
        #[command(flatten)]
        place: Where,
        /// The number of a letter, or `all` (to hold or retry), or `refused` (to retry those that were given up)
        letter: Option<String>,
        /// What to do with it
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
    /// Reads every page and every document of the store and says whether all is sound; changes nothing
    Verify(Where),
}

/// What can be done to a game.
#[derive(Clone, Copy, ValueEnum)]
enum GameVerb {
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
}

/// What can be done to a person.
#[derive(Clone, Copy, ValueEnum)]
enum PlayerVerb {
    /// Has his mail not be acted on
    Block,
    /// Has it be acted on again
    Unblock,
    /// Forgets him, as if he had written FORGET ME: his seats open, ended games keep another name
    Delete,
}

/// What can be done to a letter on its way.
#[derive(Clone, Copy, ValueEnum)]
enum QueueVerb {
    /// Keeps it from being tried until `retry`
    Hold,
    /// Tries it now, also if it was given up
    Retry,
    /// Gives it up: it is never sent
    Drop,
}

/// The word for a value of the command line.
fn word(value: impl ValueEnum) -> String {
    value.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
}

#[derive(clap::Args)]
struct Where {
    /// The configuration
    #[arg(short, long, default_value = "/etc/chancery/chancery.toml")]
    config: PathBuf,
}

fn language(text: &str) -> Result<Language, String> {
    let codes = || Language::ALL.map(Language::code).join(", ");
    Language::parse(text).ok_or_else(|| format!("no letters are written in it; there are {}", codes()))
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    start_logging(match arguments.command {
        Command::Run(_) => "info",
        // What goes wrong in the letters' story belongs to it.
        Command::Preview { .. } | Command::Check { .. } => "off",
        _ => "warn",
    });
    match run(arguments.command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("chancery: {}", chain(&error));
            ExitCode::from(1)
        }
    }
}

fn start_logging(default: &str) {
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::try_from_env("CHANCERY_LOG").unwrap_or_else(|_| EnvFilter::new(default));
    let logger = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if std::env::var_os("CHANCERY_LOG_FORMAT").is_some_and(|format| format == "json") {
        return logger.json().flatten_event(true).init();
    }
    let logger = logger.with_ansi(has_colours(&std::io::stderr()));
    // The service manager puts its own time before each line.
    if std::env::var_os("JOURNAL_STREAM").is_some() { logger.without_time().init() } else { logger.init() }
}

/// Whether colours can be seen there and are not unwanted (<https://no-color.org>).
fn has_colours(stream: &impl std::io::IsTerminal) -> bool {
    std::env::var_os("NO_COLOR").is_none_or(|unwanted| unwanted.is_empty()) && stream.is_terminal()
}

/// What a command failed with.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Demo(#[from] demo::DemoError),
    #[error(transparent)]
    Preview(#[from] StoryError),
    #[error(transparent)]
    Daemon(#[from] daemon::DaemonError),
    #[error(transparent)]
    Config(#[from] judge::config::ConfigError),
    #[error(transparent)]
    Operator(#[from] OperatorError),
}

fn show_demo(ruleset: Option<String>, folder: Option<PathBuf>) -> Result<(), demo::DemoError> {
    let mut out = std::io::stdout().lock();
    let colours = has_colours(&out);
    demo::run(&Demo { ruleset, folder, colours }, &mut out)
}

fn run(command: Command) -> Result<ExitCode, Failure> {
    let all_well = |well| if well { ExitCode::SUCCESS } else { ExitCode::from(1) };
    match command {
        Command::Demo { ruleset, folder } => show_demo(ruleset, folder)?,
        Command::Run(place) => daemon::run(&place.config)?,
        Command::Check { place, letter, wait } => {
            let letter = letter.then(|| Duration::from_secs(wait));
            return Ok(all_well(operator::check(&place.config, letter)));
        }
        Command::Deliver(place) => return Ok(deliver(&place)),
        Command::Read { json, authserv_id, max_bytes, envelope_rcpt, envelope_from, state_dir } => {
            let asked = ReadAsked {
                json,
                authserv_id,
                largest: max_bytes,
                own: envelope_rcpt,
                null_sender: envelope_from == "<>",
                state: state_dir,
            };
            println!("{}", operator::read(&asked)?);
        }
        Command::Adjudicate { ruleset, choices, board, explain, legal, retreats, builds } => {
            let asked =
                [(explain, Tell::Explain), (legal, Tell::Legal), (retreats, Tell::Retreats), (builds, Tell::Builds)];
            let tell = asked.into_iter().find(|(asked, _)| *asked).map(|(_, tell)| tell).unwrap_or_default();
            return Ok(all_well(operator::adjudicate(
                &Adjudicate { ruleset, choices, board, tell },
                engine::RULESETS,
            )?));
        }
        Command::Map { svg, png: _, board } => operator::draw(&MapAsked { svg, board })?,
        Command::Preview { language, templates, folder } => {
            let languages = if language.is_empty() { Language::ALL.to_vec() } else { language };
            println!("{}", preview::write(&folder, &languages, templates.as_deref())?.display());
        }
        Command::Game { place, name, verb, argument } => {
            println!("{}", game(&place, name.as_deref(), verb, &argument)?.trim_end());
        }
        Command::Mail { place, id, again, raw, count } => {
            let config = Config::load(&place.config)?;
            match id {
                Some(id) if again => println!("{}", operator::ask(&config, "again", &id.to_string(), "")?),
                Some(id) => std::io::stdout()
                    .lock()
                    .write_all(&operator::mail(&config, id, raw)?)
                    .map_err(OperatorError::from)?,
                None => print!("{}", operator::mails(&config, count)?),
            }
        }
        Command::Queue { place, letter, verb } => println!("{}", queue(&place, letter.as_deref(), verb)?.trim_end()),
        Command::Player { place, address, verb } => {
            println!("{}", player(&place, address.as_deref(), verb)?.trim_end());
        }
        Command::Backup { place, to, keep } => {
            println!("{}", operator::backup(&Config::load(&place.config)?, &to, keep)?);
        }
        Command::Verify(place) => println!("{}", operator::verify(&Config::load(&place.config)?)?),
    }
    Ok(ExitCode::SUCCESS)
}

fn game(place: &Where, name: Option<&str>, verb: Option<GameVerb>, argument: &[String]) -> Result<String, Failure> {
    let config = Config::load(&place.config)?;
    // Names of games are kept in small letters; as in mail, either will do.
    let name = name.map(str::to_lowercase);
    Ok(match (name.as_deref(), verb) {
        (Some(name), Some(verb)) => operator::ask(&config, &word(verb), name, &argument.join(" "))?,
        (name, _) => operator::games(&config, name)?,
    })
}

fn player(place: &Where, address: Option<&str>, verb: Option<PlayerVerb>) -> Result<String, Failure> {
    let config = Config::load(&place.config)?;
    Ok(match (address, verb) {
        (Some(address), Some(verb)) => operator::ask(&config, &word(verb), address, "")?,
        (address, _) => operator::player(&config, address)?,
    })
}

fn queue(place: &Where, letter: Option<&str>, verb: Option<QueueVerb>) -> Result<String, Failure> {
    let config = Config::load(&place.config)?;
    Ok(match (letter, verb) {
        (Some(letter), Some(verb)) => operator::ask(&config, &word(verb), letter, "")?,
        (Some(_), None) => return Err(OperatorError::Usage("hold, retry or drop it?".into()).into()),
        (None, _) => operator::queue(&config)?,
    })
}

/// Whatever goes wrong, the mail server keeps the message and tries again: nothing bounces.
fn deliver(place: &Where) -> ExitCode {
    let delivered =
        Config::load(&place.config).map_err(OperatorError::from).and_then(|config| operator::deliver(&config));
    match delivered {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("chancery: {}", chain(&error));
            ExitCode::from(operator::TRY_LATER)
        }
    }
}
