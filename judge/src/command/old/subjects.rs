//! The subjects of the old judges' letters, and ours in their place.

/// A letter of the old judges.
#[derive(Debug)]
pub struct Subject {
    /// What its subject said behind `CODE:game - PHASE`.
    pub old: &'static str,
    /// The message that says it in the subject of ours, behind `[game PHASE]`; else why there is no such subject.
    pub ours: Result<&'static str, &'static str>,
}

const fn as_in(old: &'static str, ours: &'static str) -> Subject {
    Subject { old, ours: Ok(ours) }
}

const fn none(old: &'static str, why: &'static str) -> Subject {
    Subject { old, ours: Err(why) }
}

/// What stands in a sentence of the letter, because the subject of a notice has room for one piece of news.
const A_NOTICE: &str = "subject-notice";

/// Every subject. Ours have the shape `[game S1903M] ...` in words that telephones can show, in the reader's language.
pub static SUBJECTS: &[Subject] = &[
    as_in("Re: (a reply)", "subject-orders-complete"),
    as_in("Re: [Error Flag] (a reply)", "subject-wrong"),
    as_in("Game Starting", "subject-start"),
    as_in("Results", "subject-results"),
    as_in("Blind Results", "subject-results"),
    as_in("Reminder", "subject-reminder"),
    as_in("Late Notice: L", "subject-late"),
    as_in("[You are late!] Late Notice: L", "subject-late"),
    as_in("Deadline Adjustment to: date", A_NOTICE),
    as_in("Grace Adjustment to: date", A_NOTICE),
    as_in("Parameter Change", A_NOTICE),
    as_in("Game Resumed", A_NOTICE),
    as_in("Resignation: Power", A_NOTICE),
    as_in("Returning Player Signon: L", A_NOTICE),
    as_in("Waiting for Replacements: L", A_NOTICE),
    as_in("New Player Signon: L", A_NOTICE),
    as_in("Press from L to L", "subject-press"),
    as_in("Broadcast from L", "subject-press-all"),
    as_in("Draw Declared: L", "subject-end"),
    as_in("Game Conceded to: L", "subject-end"),
    as_in("Victory: L", "subject-end"),
    as_in("Game Terminated", "subject-end"),
    none("Diplomacy file data/file", "topics of HELP stand in the answer"),
    none("New Player Signon: #count", "a list shows who waits; the letter of the start comes to all"),
    none("Player Address Change: L", "addresses are told to nobody; the former address gets a letter"),
    none("Preference Change", "wishes are told to nobody"),
    none("Diplomacy notice: game", "whoever sat there before gets the notice that everybody gets"),
    none("BNC:, MNC:, HoF: (custodians)", "no custodian keeps these games, and nobody asked him"),
    none("Diplomacy results game PHASE (statistics)", "nobody collects statistics"),
    none("Diplomacy time-warp, Bailout recovery", "deadlines that fall into an outage are moved, with a notice"),
    none("Diplomacy control information", "the operator has a log and letters of his own"),
];
