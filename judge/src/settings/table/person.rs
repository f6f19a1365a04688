//! How letters come to a person.

use super::super::person as of_person;
use super::super::{Foreign, Label, Of, Scope, Setting};
use super::PERSON;
use crate::language::Language;

pub(super) static TABLE: &[Setting] = &[
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
            ru: &["карта в письмах"], bg: &["карта в писмата"], zh: &["信中地圖"]
        }),
        scope: Scope::Person(Of { set: of_person::set_map, show: of_person::map }),
        values: &["png", "svg", "png, both", "svg, both", "text", "none"],
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
        key: "digest",
        foreign: Some(Foreign { ru: &["сводка"], bg: &["обобщение"], zh: &["摘要"] }),
        scope: Scope::Person(Of { set: of_person::set_digest, show: of_person::digest }),
        usage: "digest-form",
        label: Label::Row("status-digest"),
        example: "20:00",
        help: "help-set-digest",
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
        key: "reminders",
        foreign: Some(Foreign {
            ru: &["мои напоминания"], bg: &["моите напомняния"], zh: &["我的提醒"]
        }),
        scope: Scope::Person(Of { set: of_person::set_reminders, show: of_person::reminders }),
        usage: "reminders-form",
        label: Label::Row("status-reminders"),
        example: "24h_6h_1h",
        help: "help-set-reminders",
        ..PERSON
    },
    Setting {
        key: "whois",
        foreign: Some(Foreign { ru: &["о себе"], bg: &["за мен"], zh: &["自我介紹"] }),
        scope: Scope::Person(Of { set: of_person::set_whois, show: of_person::whois }),
        usage: "whois-form",
        label: Label::Row("status-whois"),
        example: "I play on Sundays, from Sofia",
        help: "help-set-whois",
        ..PERSON
    },
    Setting {
        key: "stats",
        foreign: Some(Foreign {
            ru: &["моя статистика"], bg: &["моята статистика"], zh: &["我的戰績"]
        }),
        scope: Scope::Person(Of { set: of_person::set_stats, show: of_person::stats }),
        values: &["on", "off"],
        usage: "stats-form",
        label: Label::Row("status-stats"),
        example: "on",
        help: "help-set-stats",
        ..PERSON
    },
    Setting {
        key: "site",
        foreign: Some(Foreign {
            ru: &["имя на сайте"], bg: &["име на сайта"], zh: &["網站上的名字"]
        }),
        scope: Scope::Person(Of { set: of_person::set_site, show: of_person::site }),
        values: &["name", "power", "none"],
        usage: "site-form",
        label: Label::Row("status-site"),
        example: "name",
        help: "help-set-site",
        ..PERSON
    },
];
