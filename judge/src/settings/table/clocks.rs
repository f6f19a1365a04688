//! A game's clocks.

use super::super::{Foreign, InFile, Label, Of, Scope, Setting, Until, game};
use super::GAME;

pub(super) static TABLE: &[Setting] = &[
    Setting {
        key: "lengths",
        scope: Scope::Kinds,
        usage: "clocks-form",
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
        key: "strict",
        foreign: Some(Foreign {
            ru: &["строгая отсрочка"], bg: &["строга отсрочка"], zh: &["嚴格寬限"]
        }),
        scope: Scope::Game(Of { set: game::set_strict, show: game::strict }),
        values: &["on", "off"],
        usage: "strict-form",
        label: Label::In("pace-more"),
        example: "on",
        help: "help-set-strict",
        ..GAME
    },
    Setting {
        key: "delay",
        foreign: Some(Foreign {
            ru: &["задержка хода"], bg: &["забавяне на хода"], zh: &["延遲"]
        }),
        scope: Scope::Game(Of { set: game::set_delay, show: game::delay }),
        usage: "no-delay",
        label: Label::In("pace-more"),
        example: "30m",
        help: "help-set-delay",
        ..GAME
    },
    Setting {
        key: "min",
        foreign: Some(Foreign {
            ru: &["самый короткий ход"], bg: &["най-кратък ход"], zh: &["最短時間"]
        }),
        scope: Scope::Game(Of { set: game::set_min, show: game::min }),
        usage: "no-span",
        label: Label::In("pace-more"),
        example: "12h",
        help: "help-set-min",
        ..GAME
    },
    Setting {
        key: "first",
        foreign: Some(Foreign { ru: &["первый ход"], bg: &["първи ход"], zh: &["第一回合"] }),
        scope: Scope::Game(Of { set: game::set_first, show: game::first }),
        until: Until::Started,
        values: &["5d", "twice", "none"],
        usage: "first-form",
        label: Label::In("pace-more"),
        example: "twice",
        help: "help-set-first",
        ..GAME
    },
    Setting {
        key: "decrease",
        foreign: Some(Foreign { ru: &["убывание"], bg: &["намаляване"], zh: &["遞減"] }),
        scope: Scope::Game(Of { set: game::set_decrease, show: game::decrease }),
        usage: "decrease-form",
        label: Label::In("pace-more"),
        example: "2h_to_24h",
        help: "help-set-decrease",
        ..GAME
    },
    Setting {
        key: "process",
        foreign: Some(Foreign {
            ru: &["ходы играет"], bg: &["ходовете играе"], zh: &["進行方式"]
        }),
        scope: Scope::Game(Of { set: game::set_process, show: game::process }),
        values: &["manual", "auto"],
        usage: "process-how",
        label: Label::In("pace-more"),
        example: "manual",
        help: "help-set-process",
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
        file: Some(InFile {
            key: "days",
            wrong: "must be seven characters, Sunday first, with at least one day, such as -MTWTF-",
        }),
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
