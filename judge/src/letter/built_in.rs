//! The templates that ship inside the binary.

macro_rules! templates {
    ($($name:literal),+ $(,)?) => { &[$(($name, include_str!(concat!("../../../templates/", $name)))),+] };
}

/// Every template with its name below `templates/`.
pub(super) const TEMPLATES: &[(&str, &str)] = templates![
    "any/end.txt",
    "any/position.txt",
    "any/results.txt",
    "any/start.txt",
    "any/summary.txt",
    "classic/end.txt",
    "classic/position.txt",
    "classic/results.txt",
    "classic/start.txt",
    "classic/summary.txt",
    "confirm.txt",
    "end.txt",
    "form.txt",
    "game.txt",
    "help/create.txt",
    "help/games.txt",
    "help/index.txt",
    "help/master.txt",
    "help/orders.txt",
    "help/press.txt",
    "help/set.txt",
    "history.txt",
    "hold.txt",
    "late.txt",
    "list.txt",
    "map.svg",
    "move.txt",
    "notice.txt",
    "operator.txt",
    "pace.txt",
    "press.txt",
    "receipt.txt",
    "reminder.txt",
    "results.txt",
    "second.txt",
    "start.txt",
    "summary.txt",
    "version.txt",
    "waiting.txt",
    "warning.txt",
    "whogame.txt",
];

/// The sentences.
pub(super) const MESSAGES: &str = include_str!("../../../templates/en/messages.ftl");
