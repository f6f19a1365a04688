//! The words behind `SET` by which old judges set a game's press, clocks and endings, and the key and value that they stand for.

use crate::settings::takes;

/// What old masters write, in small letters.
const OLD: [(&str, &str, &str); 80] = [
    ("strict grace", "strict", "on"),
    ("no strict grace", "strict", "off"),
    ("manual process", "process", "manual"),
    ("manual proc", "process", "manual"),
    ("man process", "process", "manual"),
    ("man proc", "process", "manual"),
    ("auto process", "process", "auto"),
    ("auto proc", "process", "auto"),
    ("no manual process", "process", "auto"),
    ("no reminders", "reminders", "off"),
    ("no reminder", "reminders", "off"),
    ("white", "press", "white"),
    ("white press", "press", "white"),
    ("no grey", "press", "white"),
    ("no gray", "press", "white"),
    ("grey", "press", "grey"),
    ("gray", "press", "grey"),
    ("grey press", "press", "grey"),
    ("gray press", "press", "grey"),
    ("no white", "press", "grey"),
    ("white/grey", "press", "white/grey"),
    ("white/gray", "press", "white/grey"),
    ("grey/white", "press", "grey/white"),
    ("gray/white", "press", "grey/white"),
    ("no press", "press", "none"),
    ("none", "press", "none"),
    ("partial", "partial", "on"),
    ("partial press", "partial", "on"),
    ("no partial", "partial", "off"),
    ("no partial press", "partial", "off"),
    ("no fake", "fake", "none"),
    ("no fake broadcast", "fake", "none"),
    ("partial may", "fake", "may"),
    ("partial may be faked", "fake", "may"),
    ("partial may fake", "fake", "may"),
    ("partial fakes broadcast by default", "fake", "default"),
    ("partial fakes broadcast default", "fake", "default"),
    ("partial fakes by default", "fake", "default"),
    ("partial fakes default", "fake", "default"),
    ("partial fakes", "fake", "always"),
    ("partial fakes broadcast", "fake", "always"),
    ("observer any press", "observers", "any"),
    ("no observer", "observers", "none"),
    ("no observer press", "observers", "none"),
    ("late press", "late-press", "on"),
    ("no late press", "late-press", "off"),
    ("grace press", "grace-press", "on"),
    ("no grace press", "grace-press", "off"),
    ("minor press", "minor-press", "on"),
    ("no minor press", "minor-press", "off"),
    ("must order", "must-order", "on"),
    ("no must order", "must-order", "off"),
    ("touch", "touch-press", "on"),
    ("touch press", "touch-press", "on"),
    ("no touch", "touch-press", "off"),
    ("no touch press", "touch-press", "off"),
    ("blank press", "blank-press", "on"),
    ("no blank press", "blank-press", "off"),
    ("minor", "minor-press", "on"),
    ("no minor", "minor-press", "off"),
    ("postal press", "postal-press", "on"),
    ("no postal press", "postal-press", "off"),
    ("watch all press", "all-press", "observers"),
    ("watch press", "all-press", "observers"),
    ("no watch all press", "all-press", "none"),
    ("no watch press", "all-press", "none"),
    ("gunboat", "gunboat", "on"),
    ("no gunboat", "gunboat", "off"),
    ("variant gunboat", "gunboat", "on"),
    ("not variant gunboat", "gunboat", "off"),
    ("no variant gunboat", "gunboat", "off"),
    ("reveal", "reveal", "on"),
    ("no reveal", "reveal", "off"),
    ("dias", "dias", "on"),
    ("no dias", "dias", "off"),
    ("nodias", "dias", "off"),
    ("deputies", "deputies", "on"),
    ("no deputies", "deputies", "off"),
    ("concessions", "concessions", "on"),
    ("no concessions", "concessions", "off"),
];

/// Other keys that old masters write, whatever stands behind them.
const KEYS: [(&str, &str); 3] = [("centers", "win"), ("centres", "win"), ("powers", "players")];

/// The key and value that are meant by a word of `CREATE`: `move=2d`, `key="two words"`, `no_press`, `gunboat`.
///
/// ```
/// use judge::settings::option;
///
/// assert_eq!(option("late_press"), ("late-press".to_owned(), "on".to_owned()));
/// assert_eq!(option("centers=20"), ("win".to_owned(), "20".to_owned()));
/// ```
pub fn option(word: &str) -> (String, String) {
    match word.split_once('=') {
        Some((key, value)) => plain(key, value),
        None => {
            let (key, value) = plain(&word.replace('_', " "), "");
            if value.is_empty() { (word.to_owned(), value) } else { (key, value) }
        }
    }
}

/// The key and value that are meant by the words behind `SET`, or by a word of `CREATE`; others are what they are.
///
/// ```
/// use judge::settings::plain;
///
/// assert_eq!(plain("grace", "press"), ("grace-press".to_owned(), "on".to_owned()));
/// assert_eq!(plain("grace", "12h"), ("grace".to_owned(), "12h".to_owned()));
/// assert_eq!(plain("gunboat", ""), ("gunboat".to_owned(), "on".to_owned()));
/// assert_eq!(plain("grey/white", "press"), ("press".to_owned(), "grey/white".to_owned()));
/// assert_eq!(plain("strict", "grace off"), ("strict".to_owned(), "off".to_owned()));
/// assert_eq!(plain("no", "decrease"), ("decrease".to_owned(), "off".to_owned()));
/// assert_eq!(plain("no", "mood"), ("no".to_owned(), "mood".to_owned()));
/// ```
pub fn plain(key: &str, value: &str) -> (String, String) {
    let words = format!("{key} {value}").to_lowercase();
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some((key, value)) = of_old(&words) {
        return (key.to_owned(), value.to_owned());
    }
    if let Some((key, value)) = switched_off(&words) {
        return (key, value.to_owned());
    }
    let key = KEYS.iter().find(|(old, _)| key.eq_ignore_ascii_case(old)).map_or(key, |(_, key)| key);
    (key.to_owned(), value.to_owned())
}

/// What old masters mean by words: as they stand, without the word `press`, which their judges pass over, or with `on` or `off`
/// behind them.
fn of_old(words: &str) -> Option<(&'static str, &'static str)> {
    let known = |words: &str| OLD.iter().find(|(old, ..)| *old == words).map(|(_, key, value)| (*key, *value));
    let bare = || words.strip_suffix(" press").and_then(known);
    let on = || words.strip_suffix(" on").and_then(known);
    let off = || words.strip_suffix(" off").and_then(|words| known(&format!("no {words}")));
    known(words).or_else(bare).or_else(on).or_else(off)
}

/// `NO DECREASE`: whatever can be switched off is so by `NO` before its name, too.
fn switched_off(words: &str) -> Option<(String, &'static str)> {
    let key = words.strip_prefix("no ")?.replace(' ', "-");
    let value = ["off", "none"].into_iter().find(|value| takes(&key, value))?;
    Some((key, value))
}
