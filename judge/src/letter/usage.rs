//! How a command is written, with what stands for the reader's own words in his language: `EJECT who`.

/// What usages call what is to be put in its place, and the sentence that calls it so.
const OWN_WORDS: &[(&str, &str)] = &[
    ("who", "usage-who"),
    ("power", "usage-power"),
    ("game", "usage-game"),
    ("password", "usage-password"),
    ("turn", "usage-turn"),
    ("date", "usage-date"),
    ("dates", "usage-dates"),
    ("address", "usage-address"),
    ("word", "usage-word"),
    ("name", "usage-name"),
    ("person", "usage-person"),
    ("time", "usage-time"),
    ("change", "usage-change"),
    ("days", "usage-days"),
    ("rule", "usage-rule"),
    ("key", "usage-key"),
    ("value", "usage-value"),
    ("topic", "usage-topic"),
    ("order", "usage-order"),
    ("new", "usage-new"),
    ("other", "usage-other"),
];

/// A usage with each such word as `say` has it; keywords and samples stay.
pub(super) fn told(usage: &str, say: impl Fn(&str) -> String) -> String {
    let (mut told, mut word) = (String::new(), String::new());
    for letter in usage.chars().map(Some).chain([None]) {
        match letter {
            Some(letter) if letter.is_ascii_lowercase() => word.push(letter),
            other => {
                let own = OWN_WORDS.iter().find(|(own, _)| *own == word);
                told += &own.map_or_else(|| word.clone(), |(_, id)| say(id));
                word.clear();
                told.extend(other);
            }
        }
    }
    told
}
