//! A game's clocks.

use super::super::{Foreign, InFile, Label, Of, Scope, Setting, game};
use super::GAME;

pub(super) static TABLE: &[Setting] = &[
    Setting {
        key: "lengths",
        scope: Scope::Kinds,
        usage: "no-span",
        label: Label::Row("pace-turns"),
        help: "help-set-length",
        ..GAME
    },
    Setting {
        key: "grace",
        foreign: Some(Foreign {
            ru: &["отсрочка опоздавшим"], bg: &["отсрочка за закъснели"], zh: &["寬限"]
        }),
        scope: Scope::Game(Of { set: game::set_grace, show: game::grace }),
        file: Some(InFile { key: "grace", wrong: "is no length of time; write 72h, 2d or 1h 30m" }),
        usage: "no-grace",
        label: Label::Row("pace-grace"),
        example: "12h",
        help: "help-set-grace",
        ..GAME
    },
    Setting {
        key: "reminder",
        foreign: Some(Foreign {
            ru: &["напоминание за"], bg: &["напомняне преди"], zh: &["提醒時間"]
        }),
        scope: Scope::Game(Of { set: game::set_reminder, show: game::reminder }),
        file: Some(InFile { key: "reminder", wrong: "is no length of time; write 72h, 2d or 1h 30m" }),
        usage: "no-span",
        label: Label::Row("pace-reminder"),
        example: "6h",
        help: "help-set-reminder",
        ..GAME
    },
    Setting {
        key: "hour",
        also: &["clock"],
        foreign: Some(Foreign {
            ru: &["час сроков"], bg: &["час на сроковете"], zh: &["期限時刻"]
        }),
        scope: Scope::Game(Of { set: game::set_hour, show: game::hour }),
        file: Some(InFile { key: "hour", wrong: "is no time of day; write one such as 20:00" }),
        usage: "no-hour",
        label: Label::Sentence("pace-hour", game::hours),
        example: "20:00",
        help: "help-set-hour",
        ..GAME
    },
    Setting {
        key: "days",
        foreign: Some(Foreign {
            ru: &["дни сроков"], bg: &["дни на сроковете"], zh: &["期限日"]
        }),
        scope: Scope::Game(Of { set: game::set_days, show: game::days }),
        file: Some(InFile { key: "days", wrong: "must be seven characters, Sunday first, such as -MTWTF-" }),
        usage: "no-days",
        label: Label::In("pace-hour"),
        example: "-MTWTF-",
        help: "help-set-days",
        ..GAME
    },
    Setting {
        key: "zone",
        foreign: Some(Foreign {
            ru: &["пояс сроков"], bg: &["зона на сроковете"], zh: &["期限時區"]
        }),
        scope: Scope::Game(Of { set: game::set_zone, show: game::shown_zone }),
        file: Some(InFile { key: "time-zone", wrong: "is no time zone; write one such as Europe/Sofia" }),
        usage: "no-zone",
        label: Label::In("pace-hour"),
        example: "Europe/Sofia",
        help: "help-set-zone",
        ..GAME
    },
];
