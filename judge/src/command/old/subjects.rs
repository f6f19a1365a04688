//! The subjects of the old judges' letters, and ours in their place.

/// A letter of the old judges.
#[derive(Debug)]
pub struct Subject {
    /// What its subject said behind `CODE:game - PHASE`.
    pub old: &'static str,
    /// The message that says it in the subject of ours, behind `[game PHASE]`; else why there is no such subject.
    pub ours: Result<&'static str, &'static str>,
    /// Which one of that message's forms it is; empty: it has one, or is counted.
    pub form: &'static str,
}

const fn as_in(old: &'static str, ours: &'static str) -> Subject {
    Subject { old, ours: Ok(ours), form: "" }
}

/// A notice: what stands in a sentence of the letter, because its subject has room for one piece of news.
const fn notice(old: &'static str, form: &'static str) -> Subject {
    Subject { old, ours: Ok("subject-notice"), form }
}

/// The end of a game.
const fn end(old: &'static str, form: &'static str) -> Subject {
    Subject { old, ours: Ok("subject-end"), form }
}

const fn none(old: &'static str, why: &'static str) -> Subject {
    Subject { old, ours: Err(why), form: "" }
}

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
    notice("Deadline Adjustment to: date", "deadline"),
    notice("Grace Adjustment to: date", "deadline"),
    notice("Parameter Change", "settings"),
    notice("Game Resumed", "resumed"),
    notice("Resignation: Power", "resigned"),
    notice("Returning Player Signon: L", "returned"),
    notice("Waiting for Replacements: L", "abandoned"),
    notice("New Player Signon: L", "taken-over"),
    as_in("Press from L to L", "subject-press"),
    as_in("Broadcast from L", "subject-press-all"),
    end("Draw Declared: L", "some"),
    end("Game Conceded to: L", "conceded"),
    end("Victory: L", "won"),
    end("Game Terminated", "terminated"),
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
