//! What people set: their passwords, addresses and wishes. How letters come, and a game's clocks, are settings.

use crate::command::{Account, Also, Arg, Class, Command, Danger, Help, Meant, Play, Spec, Who};
use crate::settings;

pub(super) static TABLE: &[Spec] = &[
    Spec {
        words: &["SET PASSWORD", "SET PW", "SET P"],
        prose: &[],
        also: Also::Words { ru: &["новый пароль"], bg: &["нова парола"], zh: &["新密碼"] },
        usage: "SET PASSWORD word",
        takes: &[Arg::Password],
        makes: |given| Command::Account(Account::Password(given.one())),
        meant: Some(Meant { says: "password-form", most: usize::MAX, misspelt: None }),
        who: Who::SIGNED,
        class: Class::Account,
        danger: Danger::AtOnce,
        help: &[Help { topic: "set", example: "SET PASSWORD word", says: "help-set-password" }],
    },
    Spec {
        words: &["SET ADDRESS", "SET AD"],
        prose: &[],
        also: Also::Words { ru: &["новый адрес"], bg: &["нов адрес"], zh: &["新信箱"] },
        usage: "SET ADDRESS new@address",
        takes: &[Arg::Address],
        makes: |given| Command::Account(Account::Address(given.one())),
        meant: None,
        who: Who::SIGNED,
        class: Class::Account,
        danger: Danger::Asks,
        help: &[Help { topic: "set", example: "SET ADDRESS new@example.org", says: "help-set-address" }],
    },
    Spec {
        words: &["SET ADDRESS2"],
        prose: &[],
        also: Also::Words { ru: &["второй адрес"], bg: &["втори адрес"], zh: &["第二信箱"] },
        usage: "SET ADDRESS2 other@address",
        takes: &[Arg::Address],
        makes: |given| Command::Account(Account::Address2(given.one())),
        meant: None,
        who: Who::SIGNED,
        class: Class::Account,
        danger: Danger::Asks,
        help: &[Help { topic: "set", example: "SET ADDRESS2 other@example.org", says: "help-set-address2" }],
    },
    Spec {
        words: &["SET PREFERENCE", "SET PREFERENCES", "SET PREF"],
        prose: &[],
        also: Also::Words { ru: &["пожелания"], bg: &["желания"], zh: &["志願"] },
        usage: "SET PREFERENCE FEG*",
        takes: &[Arg::AnyText],
        makes: |given| Command::Play(Play::Preference(given.one())),
        meant: None,
        who: Who::WAITING,
        class: Class::Order,
        danger: Danger::AtOnce,
        help: &[Help { topic: "set", example: "SET PREFERENCE FEG*", says: "help-set-preference" }],
    },
    Spec {
        words: &["FORGET ME"],
        prose: &[],
        also: Also::Words {
            ru: &["забыть меня", "забудьте меня"], bg: &["забравете ме"], zh: &["忘記我"]
        },
        usage: "FORGET ME",
        takes: &[],
        makes: |_| Command::ForgetMe,
        meant: None,
        who: Who::Registered,
        class: Class::Person,
        danger: Danger::Asks,
        help: &[Help { topic: "set", example: "FORGET ME", says: "help-forget" }],
    },
    Spec {
        words: &["SET"],
        prose: &[],
        also: Also::NoneNeeded("every setting has words of its own"),
        usage: "SET key [value]",
        takes: &[Arg::Key, Arg::AnyText],
        makes: |given| {
            let (key, value) = settings::plain(&given.one(), &given.one());
            Command::Set { key, value }
        },
        meant: Some(Meant { says: "set-form", most: usize::MAX, misspelt: None }),
        who: Who::Anybody,
        class: Class::Person,
        danger: Danger::AtOnce,
        help: &[Help { topic: "set", example: "", says: "help-set" }],
    },
];
