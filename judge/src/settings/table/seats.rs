//! What holds of seats and those who sit there.

use super::super::{Foreign, Label, Needs, Of, Scope, Setting, Until, options};
use super::GAME;

pub(super) static TABLE: &[Setting] = &[
    Setting {
        key: "nmr",
        also: &["missed"],
        foreign: Some(Foreign {
            ru: &["правило пропусков"], bg: &["правило за пропуски"], zh: &["缺令規則"]
        }),
        scope: Scope::Options(Of { set: options::set_nmr, show: options::nmr }),
        needs: Needs::Lapse,
        until: Until::Started,
        usage: "nmr-form",
        label: Label::Always("pace-nmr"),
        example: "wait",
        help: "help-set-nmr",
        ..GAME
    },
    Setting {
        key: "abandon",
        foreign: Some(Foreign {
            ru: &["освобождать после"], bg: &["освобождаване след"], zh: &["開放回合"]
        }),
        scope: Scope::Options(Of { set: options::set_abandon, show: options::abandon }),
        needs: Needs::Lapse,
        until: Until::Started,
        usage: "abandon-form",
        label: Label::In("pace-nmr"),
        example: "2",
        help: "help-set-abandon",
        ..GAME
    },
    Setting {
        key: "extensions",
        foreign: Some(Foreign {
            ru: &["число отсрочек"], bg: &["брой отсрочки"], zh: &["延期次數上限"]
        }),
        scope: Scope::Options(Of { set: options::set_extensions, show: options::extensions }),
        until: Until::Started,
        usage: "extensions-form",
        label: Label::Rule("pace-extensions"),
        example: "2",
        help: "help-set-extensions",
        ..GAME
    },
    Setting {
        key: "max-absence",
        also: &["max_absence"],
        foreign: Some(Foreign {
            ru: &["дней отсутствия"], bg: &["дни отсъствие"], zh: &["請假天數"]
        }),
        scope: Scope::Options(Of { set: options::set_absence, show: options::absence }),
        usage: "max-absence-form",
        label: Label::Always("pace-absence"),
        example: "10",
        help: "help-set-absence",
        ..GAME
    },
    Setting {
        key: "attendance",
        foreign: Some(Foreign {
            ru: &["видимость приказов"], bg: &["видимост на заповедите"], zh: &["公開程度"]
        }),
        scope: Scope::Options(Of { set: options::set_attendance, show: options::attendance }),
        values: &["open", "quiet", "secret"],
        usage: "attendance-form",
        label: Label::Rule("pace-attendance"),
        example: "quiet",
        help: "help-set-attendance",
        ..GAME
    },
    Setting {
        key: "rollcall",
        also: &["roll-call", "roll"],
        foreign: Some(Foreign { ru: &["перекличка"], bg: &["проверка"], zh: &["點名"] }),
        scope: Scope::Options(Of { set: options::set_rollcall, show: options::rollcall }),
        until: Until::Started,
        usage: "rollcall-form",
        label: Label::Row("pace-rollcall"),
        example: "48h",
        help: "help-set-rollcall",
        ..GAME
    },
    Setting {
        key: "bounces",
        foreign: Some(Foreign {
            ru: &["почта не доходит"], bg: &["пощата не стига"], zh: &["信件退回時"]
        }),
        scope: Scope::Options(Of { set: options::set_bounces, show: options::bounces }),
        values: &["hold", "play"],
        usage: "bounces-form",
        label: Label::Rule("pace-bounces"),
        example: "hold",
        help: "help-set-bounces",
        ..GAME
    },
    Setting {
        key: "deputies",
        foreign: Some(Foreign { ru: &["заместители"], bg: &["заместници"], zh: &["代理人"] }),
        scope: Scope::Options(Of { set: options::set_deputies, show: options::deputies }),
        until: Until::Started,
        values: &["on", "off"],
        usage: "deputies-form",
        label: Label::Rule("pace-deputies"),
        example: "off",
        help: "help-set-deputies",
        ..GAME
    },
];
