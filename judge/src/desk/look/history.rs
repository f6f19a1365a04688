//! `HISTORY`: what happened in a game, all of it or a part, in the shape of the old judges' archives.

use jiff::tz::TimeZone;
use serde_json::{Value, json};

use super::{Asker, played, section};
use crate::clock::dates::{DateError, Here};
use crate::clock::{Hour, Moment, Span, zone};
use crate::command::EXCERPT;
use crate::desk::{DeskError, Office, letters};
use crate::exchange::Entry;
use crate::facts::{History, Past, Section, Turned};
use crate::game::Game;
use crate::store::{Bulletin, Store};
use crate::words;
use crate::words::Words;

/// Which part of a history somebody wants.
#[derive(Default)]
struct Excerpt {
    from: Option<Moment>,
    until: Option<Moment>,
    /// The most lines.
    lines: Option<usize>,
    /// The labels of the turns, the first and the last one, that are left out.
    without: (Option<String>, Option<String>),
    /// Whether notices stand in it although turns are left out.
    broad: bool,
}

/// What of a history a game's reader gets.
pub(super) fn told(
    office: &Office,
    store: &Store,
    (game, wanted): (&Game, &str),
    asker: Asker<'_>,
) -> Result<Result<Section, Words>, DeskError> {
    let excerpt = match read(wanted, game, asker) {
        Ok(excerpt) => excerpt,
        Err(words) => return Ok(Err(words)),
    };
    let turns = played(office, store, game, asker)?;
    let left = match excerpt.left_out(game, &turns) {
        Ok(left) => left,
        Err(words) => return Ok(Err(words)),
    };
    let kept = turns.into_iter().filter(|turn| !left.contains(&turn.number));
    let mut entries: Vec<(Moment, Past)> = kept.map(|turn| (turn.at, of_turn(office, game, turn))).collect();
    if left.is_empty() || excerpt.broad {
        let bulletins = store.bulletins(&game.name)?;
        let shown = bulletins.into_iter().filter(|bulletin| shows(game, bulletin, asker));
        entries.extend(shown.map(|bulletin| (bulletin.at, of_bulletin(game, bulletin, asker))));
    }
    entries.retain(|(at, _)| {
        excerpt.from.is_none_or(|from| *at >= from) && excerpt.until.is_none_or(|until| *at <= until)
    });
    // Of one moment the turn comes first, and then what followed from it.
    entries.sort_by_key(|(at, _)| *at);
    let zone = game.pace.time_zone();
    let facts = History {
        frame: letters::frame_in(office, game, asker.taste.language, asker.now),
        entries: entries.into_iter().map(|(_, past)| past).collect(),
        pictures: Vec::new(),
        from: excerpt.from.map(|from| from.stamp(&zone)),
        until: excerpt.until.map(|until| until.stamp(&zone)),
        wordless: asker.person.is_none(),
    };
    let whole = office.pen().finish(section("history", asker.taste, facts))?;
    match excerpt.lines.filter(|most| whole.text.lines().count() > *most) {
        Some(most) => {
            let lines: Vec<&str> = whole.text.lines().take(most).collect();
            Ok(Ok(section("history-cut", asker.taste, json!({"lines": lines, "most": most}))))
        }
        None => Ok(Ok(whole)),
    }
}

/// Whether a reader may see a bulletin. Whoever is not registered is shown nobody's words; where nobody may know who plays, nobody
/// is called by his name, whatever was known when he wrote.
fn shows(game: &Game, bulletin: &Bulletin, asker: Asker<'_>) -> bool {
    (bulletin.text.is_none() || asker.person.is_some()) && !(bulletin.named && game.hides_players())
}

/// Notices and press to all as letters, as far as a reader may see them.
pub(super) fn told_between(store: &Store, game: &Game, asker: Asker<'_>) -> Result<Vec<Entry>, DeskError> {
    let shown = store.bulletins(&game.name)?.into_iter().filter(|bulletin| shows(game, bulletin, asker));
    let entry = |bulletin: Bulletin| {
        let told = bulletin.told.get(asker.taste.language.code()).cloned().unwrap_or_default();
        let text = bulletin.text.map(|text| format!("\n\n{}", quoted(&text))).unwrap_or_default();
        Entry { at: bulletin.at, subject: bulletin.subject, body: format!("{told}{text}") }
    };
    Ok(shown.map(entry).collect())
}

/// The words of a person, so that none of them can be taken for the judge's own.
fn quoted(text: &str) -> String {
    text.lines().map(|line| format!("> {line}\n")).collect()
}

fn of_turn(office: &Office, game: &Game, turn: Turned) -> Past {
    let label = turn.results["phases"][0]["old_label"].as_str().unwrap_or(&turn.label);
    Past {
        archived: turn.archived.clone(),
        at: turn.played.clone(),
        subject: format!("{}:{} - {label} Results", office.config.judge.code, game.name),
        told: Value::Null,
        text: None,
        turn: Some(turn),
    }
}

fn of_bulletin(game: &Game, bulletin: Bulletin, asker: Asker<'_>) -> Past {
    let zone = game.pace.time_zone();
    let told = bulletin.told.get(asker.taste.language.code()).cloned().unwrap_or_default();
    Past {
        archived: bulletin.at.archived(&zone),
        at: bulletin.at.stamp(&zone),
        subject: bulletin.subject,
        turn: None,
        told: json!(told),
        text: bulletin.text,
    }
}

impl Excerpt {
    /// The numbers of the turns that are left out.
    fn left_out(&self, game: &Game, turns: &[Turned]) -> Result<Vec<u32>, Words> {
        let (Some(first), last) = &self.without else { return Ok(Vec::new()) };
        let number = |(key, label): (&str, &str)| {
            if let Some(turn) = turns.first().filter(|_| label.is_empty()) {
                let (game, turn) = (&game.name, &turn.label);
                let start = if first.is_empty() { turn } else { first };
                let end = if key == "EXCLEND" { format!(" EXCLEND {turn}") } else { String::new() };
                let example = format!("HISTORY {game} EXCLSTART {start}{end}");
                return Err(words!("history-turn", key = key, example = example));
            }
            let old = |turn: &Turned| turn.results["phases"][0]["old_label"].as_str().map(str::to_lowercase);
            let is = |turn: &&Turned| turn.label.eq_ignore_ascii_case(label) || old(turn) == Some(label.to_lowercase());
            turns.iter().find(is).map(|turn| turn.number).ok_or_else(|| {
                let known: Vec<&str> = turns.iter().map(|turn| turn.label.as_str()).collect();
                match known.is_empty() {
                    true => words!("no-turn-yet", game = game.name),
                    false => words!("no-such-turn", turn = label, game = game.name, turns = json!({"and": known})),
                }
            })
        };
        let from = number(("EXCLSTART", first))?;
        let to = last.as_ref().map_or(Ok(from), |last| number(("EXCLEND", last)))?;
        Ok((from.min(to)..=from.max(to)).collect())
    }
}

/// Reads `FROM 1 March TO 10 March LINES 500`.
fn read(wanted: &str, game: &Game, asker: Asker<'_>) -> Result<Excerpt, Words> {
    let zone = asker.person.and_then(|person| zone(&person.wishes.zone)).unwrap_or_else(|| game.pace.time_zone());
    let mut excerpt = Excerpt::default();
    let words: Vec<&str> = wanted.split_whitespace().collect();
    let is_key = |word: &&str| EXCERPT.contains(&word.to_lowercase().as_str());
    let example = format!("HISTORY {} FROM {}", game.name, game.created.zoned(&zone).strftime("%-d %B %Y"));
    let mut at = 0;
    while at < words.len() {
        let (word, key) = (words[at], words[at].to_lowercase());
        let value: Vec<&str> = words[at + 1..].iter().take_while(|word| !is_key(word)).copied().collect();
        at += 1 + value.len();
        let value = value.join(" ");
        let date = |hour, born| {
            past(&value, (asker.now, &zone), (hour, born)).ok_or_else(|| {
                words!("history-date", text = format!("{} {value}", key.to_uppercase()).trim(), example = example)
            })
        };
        match key.as_str() {
            "from" => excerpt.from = Some(date(Hour(0), None)?),
            "to" | "until" => excerpt.until = Some(date(Hour(23 * 60 + 59), Some(game.created))?),
            "lines" | "for" => {
                let lines = value.parse().ok().filter(|lines| *lines > 0);
                excerpt.lines = Some(lines.ok_or_else(|| {
                    let text = if value.is_empty() { key.to_uppercase() } else { value };
                    words!("history-lines", text = text, game = game.name)
                })?);
            }
            "exclstart" => excerpt.without.0 = Some(value),
            "exclend" => excerpt.without.1 = Some(value),
            "broad" | "broadcast" if value.is_empty() => excerpt.broad = true,
            "broad" | "broadcast" => return Err(words!("history-word", word = value, example = example)),
            _ => return Err(words!("history-word", word = word, example = example)),
        }
    }
    match (excerpt.from, excerpt.until) {
        (Some(from), Some(until)) if from > until => Err(words!("history-order", example = example)),
        _ if excerpt.without.1.is_some() && excerpt.without.0.is_none() => {
            Err(words!("history-start", game = game.name))
        }
        _ => Ok(excerpt),
    }
}

/// A date in the past: of one without a year, or of a weekday or hour alone, the last one that has been; an end
/// that would be before the game was, as `TO 3 March` on the day before, is the next one.
fn past(text: &str, (now, zone): (Moment, &TimeZone), (hour, born): (Hour, Option<Moment>)) -> Option<Moment> {
    let read = |now: Moment| match (Here { now, zone, hour }).read_any(text) {
        Ok(at) | Err(DateError::Far(at)) => Some(at),
        Err(_) => None,
    };
    let first = read(now)?;
    let earlier = [1, 7, 366].map(|days| now.minus(Span::hours(24 * days)));
    let been = std::iter::once(now).chain(earlier).filter_map(read).find(|at| *at <= now);
    Some(been.filter(|at| born.is_none_or(|born| *at >= born)).unwrap_or(first))
}
