//! The templates and sentences that ship inside the binary.

use super::kind::{LetterKind, TemplatePair};
use crate::language::Language;

macro_rules! templates {
    ($($name:literal),+ $(,)?) => { &[$(($name, include_str!(concat!("../../../templates/", $name)))),+] };
}

/// The templates of no kind of letter, with their names below `templates/`: parts of letters, answers, pages, maps.
const OTHERS: &[(&str, &str)] = templates![
    "any/alt.txt",
    "any/end.html",
    "any/end.txt",
    "any/lede.html",
    "any/lede.txt",
    "any/position.html",
    "any/position.txt",
    "any/results.html",
    "any/results.txt",
    "any/start.html",
    "any/start.txt",
    "any/summary.html",
    "any/summary.txt",
    "any/table.txt",
    "any/told.txt",
    "attendance.html",
    "attendance.txt",
    "base.html",
    "bulletin.txt",
    "classic/alt.txt",
    "classic/end.html",
    "classic/end.txt",
    "classic/lede.html",
    "classic/lede.txt",
    "classic/legend.html",
    "classic/orders.html",
    "classic/own.html",
    "classic/ownership.html",
    "classic/ownership.txt",
    "classic/position.html",
    "classic/position.txt",
    "classic/results.html",
    "classic/sandbox.html",
    "classic/results.txt",
    "classic/start.html",
    "classic/start.txt",
    "classic/summary.html",
    "classic/summary.txt",
    "classic/table.html",
    "classic/table.txt",
    "classic/years.txt",
    "classic/tally.txt",
    "collected.html",
    "collected.txt",
    "deeds.html",
    "deeds.txt",
    "empires/alt.txt",
    "empires/end.html",
    "empires/end.txt",
    "empires/legend.html",
    "empires/losses.html",
    "empires/losses.txt",
    "empires/news.html",
    "empires/news.txt",
    "empires/own.html",
    "empires/position.html",
    "empires/position.txt",
    "empires/results.html",
    "empires/results.txt",
    "empires/stands.html",
    "empires/stands.txt",
    "empires/start.html",
    "empires/start.txt",
    "empires/summary.html",
    "empires/summary.txt",
    "empires/table.html",
    "empires/table.txt",
    "foot.txt",
    "form.html",
    "form.txt",
    "game.html",
    "game.txt",
    "head.txt",
    "help.html",
    "help.txt",
    "history-cut.html",
    "history-cut.txt",
    "history.html",
    "history.txt",
    "list-full.html",
    "list-full.txt",
    "list.html",
    "list.txt",
    "log.html",
    "log.txt",
    "lots.html",
    "lots.txt",
    "map.html",
    "map.svg",
    "map.txt",
    "maps.html",
    "next.html",
    "next.txt",
    "outcome.html",
    "outcome.txt",
    "pace.html",
    "pace.txt",
    "papers.html",
    "papers.txt",
    "parts.html",
    "piece.txt",
    "people.html",
    "predict.html",
    "predict.txt",
    "preview.html",
    "record.txt",
    "reformation/alt.txt",
    "reformation/end.html",
    "reformation/end.txt",
    "reformation/legend.html",
    "reformation/lines.html",
    "reformation/lines.txt",
    "reformation/now.html",
    "reformation/now.txt",
    "reformation/own.html",
    "reformation/position.html",
    "reformation/position.txt",
    "reformation/results.html",
    "reformation/results.txt",
    "reformation/stacks.html",
    "reformation/stacks.txt",
    "reformation/start.html",
    "reformation/start.txt",
    "reformation/summary.html",
    "reformation/summary.txt",
    "reformation/table.html",
    "reformation/table.txt",
    "seen.html",
    "seen.txt",
    "sheet.html",
    "sheet.txt",
    "site/archive.html",
    "site/base.html",
    "site/board.html",
    "site/boards.html",
    "site/feed.xml",
    "site/front.html",
    "site/game.html",
    "site/help.html",
    "site/parts.html",
    "site/press.html",
    "site/sitemap.xml",
    "site/statistics.html",
    "site/topics.html",
    "site/turn.html",
    "standing.html",
    "standing.txt",
    "stats.html",
    "stats.txt",
    "status.html",
    "status.txt",
    "stop.html",
    "summary.html",
    "summary.txt",
    "title.html",
    "version.html",
    "version.txt",
    "whatif.html",
    "whatif.txt",
    "whofull.html",
    "whofull.txt",
    "whogame.html",
    "whogame.txt",
];

/// Every template with its name below `templates/`.
pub(super) fn templates() -> impl Iterator<Item = (String, &'static str)> {
    let of_letter = |templates: &'static TemplatePair| {
        [(format!("{}.txt", templates.name), templates.text), (format!("{}.html", templates.name), templates.html)]
    };
    let letters =
        LetterKind::ALL.iter().map(|kind| &kind.entry().templates).filter(|templates| !templates.name.is_empty());
    let others = OTHERS.iter().map(|(name, text)| ((*name).to_owned(), *text));
    others.chain(letters.flat_map(of_letter))
}

/// What `HELP` tells, by topic.
pub(super) const HELP: &str = include_str!("../../../templates/help.json");

/// What it tells of a ruleset: its name, and what it adds to topics.
pub(super) const HELP_OF: &[(&str, &str)] = &[
    ("classic", include_str!("../../../templates/classic/help.json")),
    ("empires", include_str!("../../../templates/empires/help.json")),
    ("reformation", include_str!("../../../templates/reformation/help.json")),
];

/// The files of sentences in a language: the judge's own by theme, and one a ruleset.
macro_rules! sentences {
    ($code:literal) => {
        sentences!($code: "plans",
            "frame", "turns", "asks", "answers", "looking", "help", "people", "orders", "press", "votes",
            "seats", "settings", "master", "lost", "old", "clocks", "leading", "keeping", "deputy", "partner", "site")
    };
    ($code:literal: $($theme:literal),+) => {
        &[
            $((concat!($code, "/", $theme, ".ftl"), include_str!(concat!("../../../templates/", $code, "/", $theme, ".ftl"))),)+
            (concat!("classic/", $code, ".ftl"), include_str!(concat!("../../../templates/classic/", $code, ".ftl"))),
            (concat!("empires/", $code, ".ftl"), include_str!(concat!("../../../templates/empires/", $code, ".ftl"))),
            (concat!("reformation/", $code, ".ftl"), include_str!(concat!("../../../templates/reformation/", $code, ".ftl"))),
        ]
    };
}

/// The files of sentences in a language with their names below `templates/`.
pub(super) fn messages(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::English => sentences!("en"),
        Language::Russian => sentences!("ru"),
        Language::Bulgarian => sentences!("bg"),
        Language::Chinese => sentences!("zh-Hant"),
    }
}

/// Whether a file below an operator's folder replaces sentences of a language: it is called as one of ours, or as the
/// language.
pub(super) fn replaces(file: &str, language: Language) -> bool {
    file.strip_suffix(".ftl") == Some(language.code()) || messages(language).iter().any(|(name, _)| *name == file)
}
