//! The topics of HELP, and the files of the old judges whose place they take.

/// Topics, each with the names of the files that told it, and other words for it.
pub const TOPICS: [(&str, &[&str]); 14] = [
    ("index", &["info", "guide", "form", "house.rules"]),
    ("orders", &["order", "syntax", "flist"]),
    ("games", &["game", "history"]),
    ("press", &[]),
    ("set", &["settings", "nmr", "grace", "delay", "clocks", "clock", "rollcall"]),
    ("create", &[]),
    ("master", &["how2gm"]),
    ("draw", &["draws"]),
    ("deadlines", &["deadline"]),
    ("absence", &["absences", "vacation", "holiday"]),
    ("gunboat", &["anonymous"]),
    ("rules", &["rule"]),
    ("map", &["maps", "map.standard"]),
    ("commands", &["command"]),
];

/// The topic that tells what a file told.
///
/// ```
/// use judge::command::topic;
///
/// assert_eq!(topic("Syntax"), Some("orders"));
/// assert_eq!(topic("lost"), None);
/// ```
pub fn topic(name: &str) -> Option<&'static str> {
    let name = name.to_ascii_lowercase();
    TOPICS.iter().find(|(topic, files)| *topic == name || files.contains(&&*name)).map(|(topic, _)| *topic)
}
