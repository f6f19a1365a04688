//! What people write to each other.

use crate::command::{Also, Arg, Class, Command, Danger, Help, Play, Spec, Who};

pub(super) static TABLE: &[Spec] = &[
    Spec {
        words: &["PRESS TO"],
        prose: &[],
        also: Also::Words { ru: &["пресса для"], bg: &["преса до"], zh: &["來函給"] },
        usage: "PRESS TO EG ... ENDPRESS",
        takes: &[Arg::Text, Arg::Speech],
        makes: |given| Command::Play(Play::Press { to: given.one(), text: given.one() }),
        meant: None,
        who: Who::SIGNED,
        class: Class::Play,
        danger: Danger::AtOnce,
        help: &[Help { topic: "press", example: "PRESS TO EG", says: "help-press-to" }],
    },
    Spec {
        words: &["BROADCAST"],
        prose: &[],
        also: Also::Words { ru: &["пресса всем"], bg: &["преса до всички"], zh: &["公告"] },
        usage: "BROADCAST ... ENDPRESS",
        takes: &[Arg::Speech],
        makes: |given| Command::Play(Play::Press { to: "all".into(), text: given.one() }),
        meant: None,
        who: Who::SIGNED,
        class: Class::Play,
        danger: Danger::AtOnce,
        help: &[Help { topic: "press", example: "BROADCAST", says: "help-broadcast" }],
    },
];
