//! The table of settings, in the order in which people are told of them.

use super::person as of_person;
use super::{Foreign, InFile, Label, Of, Scope, Setting, Tells, Until, game, setup};
use crate::language::Language;

/// What holds for a person's settings where an entry says nothing else.
const PERSON: Setting = Setting {
    key: "",
    also: &[],
    foreign: None,
    scope: Scope::Rules,
    until: Until::Over,
    tells: Tells::Nobody,
    file: None,
    values: &[],
    usage: "",
    label: Label::Row(""),
    example: "",
    help: "",
};

/// What holds for a game's settings where an entry says nothing else.
const GAME: Setting = Setting { tells: Tells::Everybody, ..PERSON };

/// Every setting there is.
pub static SETTINGS: &[Setting] = &[
    Setting {
        key: "language",
        foreign: Some(Foreign { ru: &["язык"], bg: &["език"], zh: &["語言"] }),
        scope: Scope::Person(Of { set: of_person::set_language, show: of_person::language }),
        values: &[
            Language::English.own_name(),
            Language::Russian.own_name(),
            Language::Bulgarian.own_name(),
            Language::Chinese.own_name(),
        ],
        usage: "language-form",
        label: Label::Row("status-language"),
        example: "ru",
        help: "help-set-language",
        ..PERSON
    },
    Setting {
        key: "format",
        foreign: Some(Foreign {
            ru: &["формат писем"], bg: &["вид на писмата"], zh: &["格式"]
        }),
        scope: Scope::Person(Of { set: of_person::set_format, show: of_person::format }),
        values: &["html", "text", "short"],
        usage: "format-form",
        label: Label::Row("status-format"),
        example: "text",
        help: "help-set-format",
        ..PERSON
    },
    Setting {
        key: "map",
        foreign: Some(Foreign {
            ru: &["карта в письмах"], bg: &["карта в писмата"], zh: &["地圖"]
        }),
        scope: Scope::Person(Of { set: of_person::set_map, show: of_person::map }),
        values: &["png", "svg", "png, both", "svg, both", "none"],
        usage: "map-form",
        label: Label::Row("status-map"),
        example: "none",
        help: "help-set-map",
        ..PERSON
    },
    Setting {
        key: "calendar",
        foreign: Some(Foreign { ru: &["календарь"], bg: &["календар"], zh: &["行事曆"] }),
        scope: Scope::Person(Of { set: of_person::set_calendar, show: of_person::calendar }),
        values: &["on", "off"],
        usage: "calendar-form",
        label: Label::Row("status-calendar"),
        example: "off",
        help: "help-set-calendar",
        ..PERSON
    },
    Setting {
        key: "timezone",
        foreign: Some(Foreign { ru: &["часовой пояс"], bg: &["часова зона"], zh: &["時區"] }),
        scope: Scope::Person(Of { set: of_person::set_zone, show: of_person::shown_zone }),
        usage: "no-zone",
        label: Label::Row("status-zone"),
        example: "Europe/Sofia",
        help: "help-set-timezone",
        ..PERSON
    },
    Setting {
        key: "quiet",
        foreign: Some(Foreign { ru: &["тихие часы"], bg: &["тихи часове"], zh: &["安靜時段"] }),
        scope: Scope::Person(Of { set: of_person::set_quiet, show: of_person::quiet }),
        usage: "quiet-form",
        label: Label::Row("status-quiet"),
        example: "22:00-07:00",
        help: "help-set-quiet",
        ..PERSON
    },
    Setting {
        key: "notices",
        foreign: Some(Foreign { ru: &["извещения"], bg: &["известия"], zh: &["通知"] }),
        scope: Scope::Person(Of { set: of_person::set_notices, show: of_person::notices }),
        values: &["on", "off"],
        usage: "notices-form",
        label: Label::Row("status-notices"),
        example: "off",
        help: "help-set-notices",
        ..PERSON
    },
    Setting {
        key: "players",
        scope: Scope::Setup(Of { set: setup::set_players, show: setup::players }),
        until: Until::Created,
        usage: "no-number",
        label: Label::In("players-of"),
        example: "5",
        help: "help-set-players",
        ..GAME
    },
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
    Setting {
        key: "rules",
        scope: Scope::Rules,
        until: Until::Started,
        tells: Tells::Nobody,
        usage: "rule-form",
        label: Label::Row("pace-rules"),
        help: "help-set-rule",
        ..GAME
    },
];
