//! What a player says of his orders.

use crate::command::{Also, Arg, Class, Command, Danger, Help, Play, Spec, Who};

pub(super) static TABLE: &[Spec] = &[
    Spec {
        words: &["ORDERS AS SHOWN"],
        prose: &[],
        also: Also::Words {
            ru: &["приказы как в бланке"], bg: &["заповеди както са"], zh: &["照表下令"]
        },
        usage: "ORDERS AS SHOWN",
        takes: &[],
        makes: |_| Command::Play(Play::AsShown),
        meant: None,
        who: Who::PLAYER,
        class: Class::Order,
        danger: Danger::AtOnce,
        help: &[Help { topic: "orders", example: "ORDERS AS SHOWN", says: "help-as-shown" }],
    },
    Spec {
        words: &["CLEAR"],
        prose: &[],
        also: Also::Words {
            ru: &["стереть приказы"], bg: &["изтрий заповедите"], zh: &["清除命令"]
        },
        usage: "CLEAR",
        takes: &[],
        makes: |_| Command::Play(Play::Clear),
        meant: None,
        who: Who::PLAYER,
        class: Class::Order,
        danger: Danger::AtOnce,
        help: &[Help { topic: "orders", example: "CLEAR", says: "help-clear" }],
    },
    Spec {
        words: &["PHASE"],
        prose: &[],
        also: Also::Words { ru: &["ход"], bg: &["ход"], zh: &["回合"] },
        usage: "PHASE F1902M",
        takes: &[Arg::Turn],
        makes: |given| Command::Play(Play::Ahead(given.one())),
        meant: None,
        who: Who::PLAYER,
        class: Class::Order,
        danger: Danger::AtOnce,
        help: &[Help { topic: "orders", example: "PHASE F1902M", says: "help-phase" }],
    },
    Spec {
        words: &["CLEAR PENDING"],
        prose: &[],
        also: Also::Words {
            ru: &["стереть отложенное"], bg: &["изтрий отложеното"], zh: &["清除預備命令"]
        },
        usage: "CLEAR PENDING [turn]",
        takes: &[Arg::AnyText],
        makes: |given| Command::Play(Play::ClearAhead(given.one())),
        meant: None,
        who: Who::PLAYER,
        class: Class::Order,
        danger: Danger::AtOnce,
        help: &[Help { topic: "orders", example: "CLEAR PENDING", says: "help-clear-pending" }],
    },
    Spec {
        words: &["SET WAIT", "WAIT"],
        prose: &[],
        also: Also::Words { ru: &["ждать"], bg: &["чакай"], zh: &["等待"] },
        usage: "SET WAIT",
        takes: &[],
        makes: |_| Command::Play(Play::Wait(true)),
        meant: None,
        who: Who::PLAYER,
        class: Class::Order,
        danger: Danger::AtOnce,
        help: &[
            Help { topic: "orders", example: "SET WAIT", says: "help-wait" },
            Help { topic: "set", example: "SET WAIT", says: "help-wait" },
        ],
    },
    Spec {
        words: &["SET NO WAIT", "SET NOWAIT", "NO WAIT", "NOWAIT"],
        prose: &[],
        also: Also::Words { ru: &["не ждать"], bg: &["не чакай"], zh: &["不等待"] },
        usage: "SET NO WAIT",
        takes: &[],
        makes: |_| Command::Play(Play::Wait(false)),
        meant: None,
        who: Who::PLAYER,
        class: Class::Order,
        danger: Danger::AtOnce,
        help: &[Help { topic: "orders", example: "", says: "help-wait" }],
    },
];
