//! The kinds of letters.

use super::{
    Answer, Calendar, Entry, GAME, Line, Matter, NOTHING, Optional, SETS, SKIPPED, Shows, TemplatePair, Thread, Urgency,
};

/// What is alike in most letters about a turn.
const TURN: Entry = Entry {
    name: "",
    templates: TemplatePair { name: "", text: "", html: "" },
    urgency: Urgency::Game,
    thread: Thread::Game,
    shows: Shows::Nothing,
    matter: GAME,
    subject: &[],
};
const ASKS: Entry = Entry {
    urgency: Urgency::Answer,
    thread: Thread::Mail,
    matter: Matter { answer: Answer::Yes, ..NOTHING },
    subject: &[line!("subject-confirm")],
    ..TURN
};
const RECEIPT: Entry = Entry {
    templates: templates!("receipt"),
    matter: Matter { answer: Answer::Orders, ..NOTHING },
    subject: &[
        line!("subject-wrong" if "wrong", "count" = "wrong"),
        line!("subject-draft" if "draft", "reader" = "draft.reader", "date" = "draft.date"),
        line!("subject-orders-missing" if "standing.missing", "count" = "standing.missing", "date" = "standing.deadline"),
        line!("subject-orders-warned" if "standing.warnings", "count" = "standing.warnings", "date" = "standing.deadline"),
        line!("subject-orders-complete" if "standing", "date" = "standing.deadline"),
        line!("subject-answer"),
    ],
    ..ASKS
};

table! {
    /// What a letter is.
    LETTERS: LetterKind -> Entry;

    /// A game begins.
    Start: Entry {
        name: "start",
        templates: templates!("start"),
        shows: Shows::Map,
        matter: Matter { optional: Optional::ToOnlookers, ..SETS },
        subject: &[
            line!("subject-start-watch" if "game.untimed"),
            line!("subject-start" if "form", "seat" = "seat", "date" = "game.deadline"),
            line!("subject-start-watch"),
        ],
        ..TURN
    };
    /// A turn was played.
    Results: Entry {
        name: "results",
        templates: templates!("results"),
        shows: Shows::Map,
        matter: Matter { optional: Optional::ToOnlookers, ..SETS },
        subject: &[
            line!("subject-results-idle" if "game.untimed", "label" = "of"),
            line!("subject-results" if "form", "date" = "game.deadline", "label" = "of"),
            line!("subject-results-idle", "label" = "of"),
        ],
        ..TURN
    };
    /// A game is over.
    End: Entry {
        name: "end",
        templates: templates!("end"),
        shows: Shows::Map,
        matter: Matter { calendar: Some(Calendar::Cancels), ..GAME },
        subject: &[line!(
            "subject-end",
            "how" = "how",
            "seats" = "seats",
            "among" = "among",
            "count" = "count"
        )],
        ..TURN
    };
    /// A player has not ordered yet.
    Reminder: Entry {
        name: "reminder",
        templates: templates!("reminder"),
        urgency: Urgency::Clock,
        matter: Matter { answer: Answer::Orders, ..SKIPPED },
        subject: &[
            line!("subject-reminder-untimed" if "game.untimed"),
            line!("subject-reminder", "date" = "game.deadline"),
        ],
        ..TURN
    };
    /// The deadline is over and orders are missing.
    Late: Entry {
        name: "late",
        templates: templates!("late"),
        urgency: Urgency::Clock,
        matter: Matter { answer: Answer::Orders, ..GAME },
        subject: &[line!("subject-late", "date" = "game.grace")],
        ..TURN
    };
    /// The mailbox cannot be read, so the turn is not played yet.
    Waiting: Entry {
        name: "waiting",
        templates: templates!("waiting"),
        urgency: Urgency::Clock,
        matter: SKIPPED,
        subject: &[line!("subject-waiting")],
        ..TURN
    };
    /// One of the `News`, which tell what it means to its reader.
    Notice: Entry {
        name: "notice",
        templates: templates!("notice"),
        urgency: Urgency::News,
        matter: SKIPPED,
        subject: &[line!("subject-notice", "what" = "what", "date" = "game.deadline", "due" = "game.due", "grace" = "game.grace", "seat" = "about", "label" = "game.label")],
        ..TURN
    };
    /// The turn has opened for which its reader had kept orders.
    Kept: Entry {
        name: "kept",
        templates: templates!("kept"),
        matter: Matter { answer: Answer::Orders, ..GAME },
        subject: &[line!("subject-kept-wrong" if "wrong", "count" = "wrong"), line!("subject-kept")],
        ..TURN
    };
    /// Another seat shows something else of its sheet than before.
    Offer: Entry {
        name: "offer",
        templates: templates!("offer"),
        urgency: Urgency::Answer,
        matter: Matter { answer: Answer::Orders, ..GAME },
        subject: &[line!("subject-offer", "seat" = "seat")],
        ..TURN
    };
    /// What somebody in the game wrote.
    Press: Entry {
        name: "press",
        templates: templates!("press"),
        urgency: Urgency::Press,
        matter: Matter { answer: Answer::Press, ..GAME },
        subject: &[
            line!("subject-press-grey" if "grey"),
            line!("subject-press" if "readers", "author" = "author"),
            line!("subject-press-all", "author" = "author"),
        ],
        ..TURN
    };
    /// What was done of a mail.
    Receipt: Entry { name: "receipt", ..RECEIPT };
    /// What was not done of a mail that held no command at all.
    Error: Entry { name: "error", ..RECEIPT };
    /// Whether an address belongs to whoever registers.
    Confirm: Entry { name: "confirm", templates: templates!("confirm"), ..ASKS };
    /// Whether a mail from elsewhere is its reader's.
    AskOwner: Entry { name: "hold", templates: templates!("hold"), subject: &[line!("subject-hold")], ..ASKS };
    /// Whether a place in a game may move to another address.
    Move: Entry { name: "move", templates: templates!("move"), ..ASKS };
    /// Whether an address may be somebody's second one.
    Second: Entry { name: "second", templates: templates!("second"), ..ASKS };
    /// Whether its reader is to be forgotten.
    Forget: Entry {
        name: "forget",
        templates: templates!("forget"),
        subject: &[line!("subject-forget")],
        ..ASKS
    };
    /// Whether its reader acts in a player's place.
    Deputy: Entry {
        name: "deputy",
        templates: templates!("deputy"),
        subject: &[line!("subject-deputy", "game" = "what")],
        ..ASKS
    };
    /// Whether its reader leads a seat with its player.
    Partner: Entry {
        name: "partner",
        templates: templates!("partner"),
        subject: &[line!("subject-partner", "game" = "what")],
        ..ASKS
    };
    /// An open seat for whoever stands by.
    SeatOffer: Entry {
        name: "vacancy",
        templates: templates!("vacancy"),
        thread: Thread::Game,
        subject: &[line!("subject-vacancy", "seat" = "seat.title")],
        ..ASKS
    };
    /// Whether turns may be so short that whoever sleeps misses one.
    Hasten: Entry { name: "hasten", templates: templates!("hasten"), ..ASKS };
    /// A player wants to be away for longer than his days reach.
    Absence: Entry { name: "absence", templates: templates!("absence"), ..ASKS };
    /// What could wait, once a day.
    Digest: Entry {
        name: "digest",
        templates: templates!("digest"),
        urgency: Urgency::News,
        thread: Thread::Alone,
        matter: NOTHING,
        subject: &[line!("subject-digest", "count" = "count")],
        ..TURN
    };
    /// Somebody has written in its reader's name.
    Warning: Entry {
        name: "warning",
        templates: templates!("warning"),
        urgency: Urgency::News,
        thread: Thread::Alone,
        matter: NOTHING,
        subject: &[line!("subject-changed" if "changed"), line!("subject-warning")],
        ..TURN
    };
    /// The operator must look.
    Operator: Entry {
        name: "operator",
        templates: templates!("operator"),
        thread: Thread::Alone,
        matter: NOTHING,
        subject: &[line!("subject-operator")],
        ..TURN
    };
    /// What a later version wrote into the store.
    #[default]
    Unknown: Entry { name: "letter", urgency: Urgency::News, thread: Thread::Alone, matter: NOTHING, ..TURN };
}
