//! The `chancery` program: arguments, logging, exit codes.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use judge::config::Config;
use judge::demo::{Demo, DemoError};
use judge::fault::{self, chain};
use judge::language::Language;
use judge::operator::arguments::{Arguments, Command, GameVerb, KeyVerb, PlayerVerb, QueueVerb, Where, word};
use judge::operator::{self, Adjudicate, MapAsked, OperatorError, ReadAsked, Tell};
use judge::stage::StoryError;
use judge::{daemon, demo, preview};
use tracing_subscriber::EnvFilter;

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(unknown) => return refuse(&unknown),
    };
    let is_daemon = matches!(arguments.command, Command::Run { .. });
    let in_json = start_logging(match arguments.command {
        Command::Run { .. } => "info",
        // What goes wrong in the letters' story belongs to it.
        Command::Preview { .. } | Command::Check { .. } => "off",
        _ => "warn",
    });
    fault::speak_plainly();
    match run(arguments.command) {
        Ok(code) => code,
        Err(error) if error.is_read_enough() => ExitCode::SUCCESS,
        Err(error) => {
            complain(is_daemon && in_json, &chain(&error));
            ExitCode::from(1)
        }
    }
}

/// Says what the arguments should be. A mail server that calls `deliver` with wrong ones keeps the message: nothing bounces.
fn refuse(arguments: &clap::Error) -> ExitCode {
    // What cannot be told has nobody to be told to.
    let _ = arguments.print().is_ok();
    let is_delivery = std::env::args_os().nth(1).is_some_and(|command| command == "deliver");
    match arguments.exit_code() {
        0 => ExitCode::SUCCESS,
        _ if is_delivery => ExitCode::from(operator::TRY_LATER),
        code => ExitCode::from(u8::try_from(code).unwrap_or(1)),
    }
}

/// Says what is wrong; whoever reads the log as JSON reads that as a line of it, too, unless he wants no errors there.
fn complain(in_json: bool, problem: &str) {
    if in_json && tracing::enabled!(tracing::Level::ERROR) {
        tracing::error!("{problem}");
    } else {
        fault::say(format_args!("chancery: {problem}"));
    }
}

/// Whether the log is JSON.
fn start_logging(default: &str) -> bool {
    let (filter, unknown) = match std::env::var("CHANCERY_LOG") {
        Err(std::env::VarError::NotPresent) => (EnvFilter::new(default), None),
        Err(error) => (EnvFilter::new(default), Some(format!("CHANCERY_LOG: {error}; it is as if it were {default}"))),
        Ok(text) => match EnvFilter::try_new(&text) {
            Ok(filter) => (filter, None),
            Err(error) => {
                (EnvFilter::new(default), Some(format!("CHANCERY_LOG={text}: {error}; it is as if it were {default}")))
            }
        },
    };
    let format = std::env::var_os("CHANCERY_LOG_FORMAT").unwrap_or_default();
    let logger = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A line that cannot be written is dropped: the complaint about it would go where it could not, and stop the judge.
    let coloured = logger.with_ansi(has_colours(&std::io::stderr())).log_internal_errors(false);
    // The service manager puts its own time before each line.
    match format.to_str() {
        Some("json") => coloured.json().flatten_event(true).init(),
        _ if std::env::var_os("JOURNAL_STREAM").is_some() => coloured.without_time().init(),
        _ => coloured.init(),
    }
    let in_json = format == *"json";
    unknown.into_iter().for_each(|problem| complain(in_json, &problem));
    if !["", "text", "json"].iter().any(|known| format == *known) {
        fault::say(format_args!(
            "chancery: CHANCERY_LOG_FORMAT={}: it can be text or json, and is as if it were text",
            format.display()
        ));
    }
    in_json
}

/// Whether colours can be seen there and are not unwanted (<https://no-color.org>).
fn has_colours(stream: &impl std::io::IsTerminal) -> bool {
    std::env::var_os("NO_COLOR").is_none_or(|unwanted| unwanted.is_empty()) && stream.is_terminal()
}

/// What a command failed with.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Demo(#[from] DemoError),
    #[error(transparent)]
    Preview(#[from] StoryError),
    #[error(transparent)]
    Daemon(#[from] daemon::DaemonError),
    #[error(transparent)]
    Config(#[from] judge::config::ConfigError),
    #[error(transparent)]
    Operator(#[from] OperatorError),
}

impl Failure {
    /// Whether all that failed is that whoever read what a command tells has read enough and closed the pipe, as `head` does.
    fn is_read_enough(&self) -> bool {
        let error = match self {
            Failure::Operator(OperatorError::Io(error) | OperatorError::Out(error))
            | Failure::Demo(DemoError::Io(error) | DemoError::Story(StoryError::Io(error))) => error,
            _ => return false,
        };
        error.kind() == std::io::ErrorKind::BrokenPipe
    }
}

/// Looks into the store in one of four ways.
fn verify(place: &Where, game: Option<String>, (accept, receipt): (bool, Option<PathBuf>)) -> Result<String, Failure> {
    let config = &Config::load(&place.config)?;
    Ok(match (receipt, game) {
        (Some(file), _) => operator::receipt(config, &file)?,
        (None, Some(game)) => operator::verify_game(config, &game.to_lowercase())?,
        (None, None) if accept => operator::accept(config)?,
        (None, None) => operator::verify(config)?,
    })
}

/// What failed as letters were written to a folder; that one is named.
fn in_folder(error: StoryError, folder: &Path) -> Failure {
    match error {
        StoryError::Io(source) => OperatorError::File { path: folder.to_owned(), source }.into(),
        error => error.into(),
    }
}

fn show_demo(ruleset: Option<String>, folder: Option<PathBuf>) -> Result<(), DemoError> {
    let mut out = std::io::stdout().lock();
    let colours = has_colours(&out);
    demo::run(&Demo { ruleset, folder, colours }, &mut out)
}

fn run(command: Command) -> Result<ExitCode, Failure> {
    let all_well = |well| if well { ExitCode::SUCCESS } else { ExitCode::from(1) };
    match command {
        Command::Demo { ruleset, folder } => show_demo(ruleset, folder)?,
        Command::Run { place, trust_clock: clock, trust_store: store, trust_key: key } => {
            daemon::run(&place.config, daemon::Trusting { clock, store, key })?;
        }
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
            show(operator::read(&asked)?)?;
        }
        Command::Adjudicate { ruleset, choices, board, explain, legal, retreats, builds } => {
            let asked =
                [(explain, Tell::Explain), (legal, Tell::Legal), (retreats, Tell::Retreats), (builds, Tell::Builds)];
            let tell = asked.into_iter().find(|(asked, _)| *asked).map(|(_, tell)| tell).unwrap_or_default();
            let asked = Adjudicate { ruleset, choices, board, tell };
            return Ok(all_well(operator::adjudicate(&asked, chancery_engine::RULESETS)?));
        }
        Command::Map { svg, png: _, board } => operator::draw(&MapAsked { svg, board })?,
        Command::Preview { language, templates, folder } => {
            let languages = if language.is_empty() { Language::ALL.to_vec() } else { language };
            let written = preview::write(&folder, &languages, templates.as_deref());
            show(written.map_err(|error| in_folder(error, &folder))?.display())?;
        }
        Command::Game { place, name, verb, argument } => {
            show(game(&place, name.as_deref(), verb, &argument)?.trim_end())?;
        }
        Command::Export { place, name, format, whole } => {
            write_out(operator::export(&Config::load(&place.config)?, &name, format, whole)?.as_bytes())?;
        }
        Command::Import(asked) => show(operator::import(&asked)?)?,
        Command::Mail { place, id, again, raw, count } => mail(&place, id, (again, raw), count)?,
        Command::Queue { place, letter, verb } => show(queue(&place, letter.as_deref(), verb)?.trim_end())?,
        Command::Player { place, address, verb } => {
            show(player(&place, address.as_deref(), verb)?.trim_end())?;
        }
        Command::Key { place, verb } => show(key(&place, verb)?)?,
        Command::Stats { place, recompute } => return Ok(all_well(stats(&place, recompute)?)),
        Command::Schema { side } => show(format!("{:#}", operator::schema(side)))?,
        Command::Backup { place, to, keep } => show(backup(&place, &to, keep)?)?,
        Command::Restore { place, copy } => show(restore(&place, &copy)?)?,
        Command::Move { place, from, to } => show(move_store(&place, &from, &to)?)?,
        Command::Migrate(place) => show(operator::migrate(&Config::load(&place.config)?.store.home())?)?,
        Command::Site { place, folder } => return Ok(all_well(site(&place, folder)?)),
        Command::Manual { folder } => show(operator::manual(&folder)?)?,
        Command::Verify { place, game, accept, receipt } => show(verify(&place, game, (accept, receipt))?)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn show(text: impl std::fmt::Display) -> Result<(), OperatorError> {
    write_out(format!("{text}\n").as_bytes())
}

fn write_out(text: &[u8]) -> Result<(), OperatorError> {
    let mut out = std::io::stdout().lock();
    out.write_all(text).and_then(|()| out.flush()).map_err(OperatorError::Out)
}

fn game(place: &Where, name: Option<&str>, verb: Option<GameVerb>, argument: &[String]) -> Result<String, Failure> {
    let config = Config::load(&place.config)?;
    // Names of games are kept in small letters; as in mail, either will do.
    let name = name.map(str::to_lowercase);
    Ok(match (name.as_deref(), verb) {
        (Some(name), Some(verb)) => operator::direct(&config, &word(verb), name, &argument.join(" "))?,
        (name, _) => operator::games(&config, name)?,
    })
}

fn mail(place: &Where, id: Option<i64>, (again, raw): (bool, bool), count: u32) -> Result<(), Failure> {
    let config = Config::load(&place.config)?;
    match id {
        Some(id) if again => {
            operator::mail(&config, id, raw)?; // One that is not there is refused also while no judge runs.
            show(operator::ask(&config, "again", &id.to_string(), "")?)?;
        }
        Some(id) => write_out(&operator::mail(&config, id, raw)?)?,
        None => show(operator::mails(&config, count)?.trim_end())?,
    }
    Ok(())
}

/// What the games that are over come to; whether every game could be counted.
fn stats(place: &Where, anew: bool) -> Result<bool, Failure> {
    let config = Config::load(&place.config)?;
    let (text, is_whole) = if anew { (operator::recompute(&config)?, true) } else { operator::stats(&config)? };
    show(text.trim_end())?;
    Ok(is_whole)
}

fn player(place: &Where, address: Option<&str>, verb: Option<PlayerVerb>) -> Result<String, Failure> {
    let config = Config::load(&place.config)?;
    Ok(match (address, verb) {
        (Some(address), Some(verb)) => {
            // A word without it might be called like a game.
            let parts =
                address.split_once('@').filter(|(name, domain)| !name.trim().is_empty() && !domain.trim().is_empty());
            let no = || OperatorError::Usage(format!("`{address}` is no address: say it whole, as `anna@example.org`"));
            parts.ok_or_else(no)?;
            operator::ask(&config, &word(verb), address.trim(), "")?
        }
        (address, _) => operator::player(&config, address)?,
    })
}

fn key(place: &Where, verb: Option<KeyVerb>) -> Result<String, Failure> {
    let config = Config::load(&place.config)?;
    Ok(match verb {
        Some(verb) => operator::ask(&config, &word(verb), "", "")?,
        None => operator::keys(&config)?,
    })
}

fn queue(place: &Where, letter: Option<&str>, verb: Option<QueueVerb>) -> Result<String, Failure> {
    let config = Config::load(&place.config)?;
    Ok(match (letter, verb) {
        (Some(letter), Some(verb)) => operator::steer(&config, &word(verb), letter)?,
        (Some(letter), None) => {
            let asked = letter.parse().map_err(|_| OperatorError::Usage("hold, retry or drop them?".into()));
            operator::attempts(&config, asked?)?
        }
        (None, _) => operator::queue(&config)?,
    })
}

/// Writes the pages, and says so; whether all of them could be.
fn site(place: &Where, folder: Option<PathBuf>) -> Result<bool, Failure> {
    let config = Config::load(&place.config)?;
    let folder = folder.unwrap_or_else(|| config.site.folder.clone());
    if folder.as_os_str().is_empty() {
        return Err(OperatorError::Usage("name a folder: `[site] folder` names none".into()).into());
    }
    let (text, is_whole) = operator::site(&config, &folder)?;
    show(text)?;
    Ok(is_whole)
}

fn backup(place: &Where, to: &Path, keep: Option<usize>) -> Result<String, Failure> {
    Ok(operator::backup(&Config::load(&place.config)?, to, keep)?)
}

/// Nobody works on the store meanwhile.
fn restore(place: &Where, copy: &Path) -> Result<String, Failure> {
    let config = Config::load(&place.config)?;
    let _lock = daemon::lock(&config.store.path)?;
    Ok(operator::restore(&config, copy)?)
}

/// Nobody works on either store meanwhile.
fn move_store(place: &Where, from: &str, to: &str) -> Result<String, Failure> {
    let config = Config::load(&place.config)?;
    let home =
        |url: &str| config.store.home_at(url).map_err(|wrong| OperatorError::Usage(format!("the address {wrong}")));
    let (from, to) = (home(from)?, home(to)?);
    let _lock = daemon::lock(from.path())?;
    let _other = (to.path() != from.path()).then(|| daemon::lock(to.path())).transpose()?;
    Ok(operator::move_store(&from, &to)?)
}

/// Whatever goes wrong, the mail server keeps the message and tries again: nothing bounces.
fn deliver(place: &Where) -> ExitCode {
    let delivered =
        Config::load(&place.config).map_err(OperatorError::from).and_then(|config| operator::deliver(&config));
    match delivered {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            fault::say(format_args!("chancery: {}", chain(&error)));
            ExitCode::from(operator::TRY_LATER)
        }
    }
}
