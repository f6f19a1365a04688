//! What only the master of a game does beyond its clocks: going back, seeing, acting for others, sharing his office.

use crate::command::{Also, Arg, Class, Command, Danger, Help, Master, Meant, Spec, Who};

pub(super) static TABLE: &[Spec] = &[
    Spec {
        words: &["ROLLBACK", "ROLL BACK"],
        prose: &[],
        also: Also::Words { ru: &["откатить"], bg: &["върни хода"], zh: &["回溯"] },
        usage: "ROLLBACK [turn]",
        takes: &[Arg::AnyTurn],
        makes: |given| Command::Master(Master::Rollback(given.maybe())),
        meant: Some(Meant { says: "rollback-form", most: 5, misspelt: None }),
        who: Who::MASTER,
        class: Class::Master,
        danger: Danger::Final,
        help: &[Help { topic: "master", example: "ROLLBACK F1901M", says: "help-rollback" }],
    },
    Spec {
        words: &["UNSTART"],
        prose: &[],
        also: Also::Words {
            ru: &["отменить начало"], bg: &["отмени началото"], zh: &["取消開局"]
        },
        usage: "UNSTART",
        takes: &[],
        makes: |_| Command::Master(Master::Unstart),
        meant: None,
        who: Who::MASTER,
        class: Class::Master,
        danger: Danger::Final,
        help: &[Help { topic: "master", example: "UNSTART", says: "help-unstart" }],
    },
    Spec {
        words: &["FORCE BEGIN", "FORCE START"],
        prose: &[],
        also: Also::Words {
            ru: &["начать без всех"], bg: &["започни без всички"], zh: &["強制開局"]
        },
        usage: "FORCE BEGIN",
        takes: &[],
        makes: |_| Command::Master(Master::ForceBegin),
        meant: None,
        who: Who::MASTER,
        class: Class::Master,
        danger: Danger::Final,
        help: &[Help { topic: "master", example: "FORCE BEGIN", says: "help-force-begin" }],
    },
    Spec {
        words: &["PREDICT", "PREVIEW"],
        prose: &[],
        also: Also::Words { ru: &["предсказать"], bg: &["предскажи"], zh: &["預演"] },
        usage: "PREDICT",
        takes: &[],
        makes: |_| Command::Master(Master::Predict),
        meant: None,
        who: Who::MASTER,
        class: Class::Master,
        danger: Danger::AtOnce,
        help: &[Help { topic: "master", example: "PREDICT", says: "help-predict" }],
    },
    Spec {
        words: &["BECOME"],
        prose: &[],
        also: Also::Words { ru: &["стать"], bg: &["стани"], zh: &["代理"] },
        usage: "BECOME power",
        takes: &[Arg::Seat],
        makes: |given| Command::Master(Master::Become(given.one())),
        meant: Some(Meant { says: "become-form", most: 4, misspelt: None }),
        who: Who::MASTER,
        class: Class::Master,
        danger: Danger::AtOnce,
        help: &[Help { topic: "master", example: "BECOME F", says: "help-become" }],
    },
    Spec {
        words: &["PROMOTE"],
        prose: &[],
        also: Also::Words { ru: &["повысить"], bg: &["повиши"], zh: &["升任"] },
        usage: "PROMOTE who",
        takes: &[Arg::Somebody],
        makes: |given| Command::Master(Master::Promote(given.one())),
        meant: Some(Meant { says: "promote-form", most: 4, misspelt: None }),
        who: Who::MASTER,
        class: Class::Master,
        danger: Danger::Final,
        help: &[Help { topic: "master", example: "PROMOTE anna", says: "help-promote" }],
    },
    Spec {
        words: &["SET MANUAL START", "SET MAN START", "SET NO AUTO START"],
        prose: &[],
        also: Also::Words {
            ru: &["начать вручную"], bg: &["започни ръчно"], zh: &["手動開始"]
        },
        usage: "SET MANUAL START",
        takes: &[],
        makes: |_| set("manualstart", "yes"),
        meant: None,
        who: Who::MASTER,
        class: Class::Master,
        danger: Danger::AtOnce,
        help: &[Help { topic: "master", example: "SET MANUAL START", says: "help-manual-start" }],
    },
    Spec {
        words: &["SET AUTO START", "SET NO MANUAL START"],
        prose: &[],
        also: Also::Words { ru: &["начать самой"], bg: &["започни сама"], zh: &["自動開始"] },
        usage: "SET AUTO START",
        takes: &[],
        makes: |_| set("manualstart", "no"),
        meant: None,
        who: Who::MASTER,
        class: Class::Master,
        danger: Danger::AtOnce,
        help: &[Help { topic: "master", example: "", says: "help-manual-start" }],
    },
];

/// A setting by an old judges' word for it.
fn set(key: &str, value: &str) -> Command {
    Command::Set { key: key.to_owned(), value: value.to_owned() }
}
