//! What concerns seats and those who sit there: more time, and the rules of missed turns in the old judges' words.

use crate::command::{Also, Arg, Bench, Class, Command, Danger, Given, Help, Meant, Play, Spec, Who};

/// A setting of a game that has a word of its own.
fn set(key: &str, value: &str) -> Command {
    Command::Set { key: key.to_owned(), value: value.to_owned() }
}

/// `NMR` and nothing behind it says that turns are played.
fn nmr(given: &mut Given) -> Command {
    let value = given.one();
    set("nmr", if value.is_empty() { "hold" } else { &value })
}

/// `ROLLCALL` and nothing behind it gives two days.
fn rollcall(given: &mut Given) -> Command {
    let value = given.one();
    set("rollcall", if value.is_empty() { "48h" } else { &value })
}

pub(super) static TABLE: &[Spec] = &[
    Spec {
        words: &["EXTEND", "SET EXTEND"],
        prose: &[],
        also: Also::Words {
            ru: &["прошу отсрочку"], bg: &["искам отсрочка"], zh: &["申請延期"]
        },
        usage: "EXTEND [time]",
        takes: &[Arg::AnyText],
        makes: |given| Command::Play(Play::Extend(given.one())),
        meant: None,
        who: Who::PLAYER,
        class: Class::Vote,
        danger: Danger::AtOnce,
        help: &[
            Help { topic: "orders", example: "EXTEND 24h", says: "help-extend" },
            Help { topic: "absence", example: "EXTEND 24h", says: "help-extend" },
        ],
    },
    Spec {
        words: &["ABSENCE", "SET ABSENCE", "VACATION", "SET VACATION", "HOLIDAY", "SET HOLIDAY"],
        prose: &[],
        also: Also::Words {
            ru: &["меня не будет"], bg: &["няма да ме има"], zh: &["我要請假"]
        },
        usage: "ABSENCE dates",
        takes: &[Arg::Text],
        makes: |given| Command::Play(Play::Away(given.one())),
        meant: Some(Meant { says: "absence-usage", most: 2, misspelt: None }),
        who: Who::PLAYER,
        class: Class::Order,
        danger: Danger::AtOnce,
        help: &[
            Help { topic: "orders", example: "ABSENCE 10 March to 20 March", says: "help-absence" },
            Help { topic: "absence", example: "ABSENCE 10 March to 20 March", says: "help-absence" },
            Help { topic: "absence", example: "ABSENCE AUTO 3", says: "help-absence-auto" },
        ],
    },
    Spec {
        words: &["NO ABSENCE", "SET NO ABSENCE", "SET NOABSENCE", "NO VACATION", "SET NO VACATION", "SET NO HOLIDAY"],
        prose: &[],
        also: Also::Words {
            ru: &["я снова здесь"], bg: &["пак съм тук"], zh: &["取消我的請假"]
        },
        usage: "NO ABSENCE [date]",
        takes: &[Arg::AnyText],
        makes: |given| Command::Play(Play::Back(given.one())),
        meant: None,
        who: Who::PLAYER,
        class: Class::Order,
        danger: Danger::AtOnce,
        help: &[Help { topic: "absence", example: "NO ABSENCE", says: "help-no-absence" }],
    },
    Spec {
        words: &["SET MAX ABSENCE", "SET MAX VACATION", "SET MAX VACATIONS", "SET MAX HOLIDAY", "SET MAX HOLIDAYS"],
        prose: &[],
        also: Also::NoneNeeded("those of the setting MAX-ABSENCE"),
        usage: "SET MAX ABSENCE days",
        takes: &[Arg::Key],
        makes: |given| set("max-absence", &given.one()),
        meant: Some(Meant { says: "max-absence-form", most: 3, misspelt: None }),
        who: Who::MASTER,
        class: Class::Master,
        danger: Danger::AtOnce,
        help: &[Help { topic: "master", example: "SET MAX ABSENCE 10", says: "help-set-absence" }],
    },
    Spec {
        words: &["STANDBY", "STAND BY"],
        prose: &[],
        also: Also::Words { ru: &["на замену"], bg: &["на резерва"], zh: &["候補"] },
        usage: "STANDBY [game]",
        takes: &[Arg::AnyGame],
        makes: |given| Command::Bench(Bench::On(given.maybe())),
        meant: None,
        who: Who::Registered,
        class: Class::Person,
        danger: Danger::AtOnce,
        help: &[Help { topic: "games", example: "STANDBY balkan", says: "help-standby" }],
    },
    Spec {
        words: &["NO STANDBY", "NOSTANDBY", "NO STAND BY"],
        prose: &[],
        also: Also::Words { ru: &["не на замену"], bg: &["без резерва"], zh: &["取消候補"] },
        usage: "NO STANDBY [game]",
        takes: &[Arg::AnyGame],
        makes: |given| Command::Bench(Bench::Off(given.maybe())),
        meant: None,
        who: Who::Registered,
        class: Class::Person,
        danger: Danger::AtOnce,
        help: &[Help { topic: "games", example: "", says: "help-standby" }],
    },
    Spec {
        words: &["TAKE"],
        prose: &[],
        also: Also::Words { ru: &["беру место"], bg: &["поемам мястото"], zh: &["接下席位"] },
        usage: "TAKE",
        takes: &[],
        makes: |_| Command::Bench(Bench::Take),
        meant: None,
        who: Who::Anybody,
        class: Class::Look,
        danger: Danger::AtOnce,
        help: &[Help { topic: "games", example: "TAKE", says: "help-take" }],
    },
    Spec {
        words: &["SET NMR", "NMR", "SET CD"],
        prose: &[],
        also: Also::NoneNeeded("those of the setting NMR"),
        usage: "SET NMR [rule]",
        takes: &[Arg::AnyText],
        makes: nmr,
        meant: None,
        who: Who::MASTER,
        class: Class::Master,
        danger: Danger::AtOnce,
        help: &[Help { topic: "master", example: "NMR WAIT", says: "help-set-nmr" }],
    },
    Spec {
        words: &["SET NO NMR", "SET NONMR", "NO NMR", "NONMR", "SET NO CD", "SET NOCD"],
        prose: &[],
        also: Also::NoneNeeded("those of the setting NMR"),
        usage: "SET NO NMR",
        takes: &[],
        makes: |_| set("nmr", "wait"),
        meant: None,
        who: Who::MASTER,
        class: Class::Master,
        danger: Danger::AtOnce,
        help: &[Help { topic: "master", example: "", says: "help-set-nmr" }],
    },
    Spec {
        words: &["SET QUIET"],
        prose: &[],
        also: Also::NoneNeeded("those of the setting ATTENDANCE"),
        usage: "SET QUIET",
        takes: &[],
        makes: |_| set("attendance", "quiet"),
        meant: None,
        who: Who::MASTER,
        class: Class::Master,
        danger: Danger::AtOnce,
        help: &[Help { topic: "master", example: "SET QUIET", says: "help-set-attendance" }],
    },
    Spec {
        words: &["SET SECRET"],
        prose: &[],
        also: Also::NoneNeeded("those of the setting ATTENDANCE"),
        usage: "SET SECRET",
        takes: &[],
        makes: |_| set("attendance", "secret"),
        meant: None,
        who: Who::MASTER,
        class: Class::Master,
        danger: Danger::AtOnce,
        help: &[Help { topic: "master", example: "", says: "help-set-attendance" }],
    },
    Spec {
        words: &["SET NO QUIET", "SET NOQUIET", "SET NO SECRET", "SET NOSECRET"],
        prose: &[],
        also: Also::NoneNeeded("those of the setting ATTENDANCE"),
        usage: "SET NO QUIET",
        takes: &[],
        makes: |_| set("attendance", "open"),
        meant: None,
        who: Who::MASTER,
        class: Class::Master,
        danger: Danger::AtOnce,
        help: &[Help { topic: "master", example: "", says: "help-set-attendance" }],
    },
    Spec {
        words: &["ROLLCALL", "ROLL CALL", "SET ROLL CALL"],
        prose: &[],
        also: Also::NoneNeeded("those of the setting ROLLCALL"),
        usage: "ROLLCALL [time]",
        takes: &[Arg::AnyText],
        makes: rollcall,
        meant: None,
        who: Who::MASTER,
        class: Class::Master,
        danger: Danger::AtOnce,
        help: &[Help { topic: "master", example: "ROLLCALL 48h", says: "help-set-rollcall" }],
    },
    Spec {
        words: &["NO ROLLCALL", "NO ROLL CALL", "SET NO ROLLCALL"],
        prose: &[],
        also: Also::NoneNeeded("those of the setting ROLLCALL"),
        usage: "NO ROLLCALL",
        takes: &[],
        makes: |_| set("rollcall", "none"),
        meant: None,
        who: Who::MASTER,
        class: Class::Master,
        danger: Danger::AtOnce,
        help: &[Help { topic: "master", example: "", says: "help-set-rollcall" }],
    },
    Spec {
        words: &["DEPUTY", "SET DEPUTY"],
        prose: &[],
        also: Also::Words { ru: &["заместитель"], bg: &["заместник"], zh: &["請代理人"] },
        usage: "DEPUTY person until date",
        takes: &[Arg::Text],
        makes: |given| Command::Play(Play::Deputy(given.one())),
        meant: Some(Meant { says: "deputy-form", most: 1, misspelt: None }),
        who: Who::PLAYER,
        class: Class::Account,
        danger: Danger::Asks,
        help: &[Help { topic: "set", example: "DEPUTY anna until 20 March", says: "help-deputy" }],
    },
    Spec {
        words: &["NO DEPUTY", "NODEPUTY", "SET NO DEPUTY"],
        prose: &[],
        also: Also::Words {
            ru: &["без заместителя"], bg: &["без заместник"], zh: &["取消代理人"]
        },
        usage: "NO DEPUTY",
        takes: &[],
        makes: |_| Command::Play(Play::NoDeputy),
        meant: None,
        who: Who::PLAYER,
        class: Class::Order,
        danger: Danger::AtOnce,
        help: &[Help { topic: "set", example: "", says: "help-deputy" }],
    },
];
