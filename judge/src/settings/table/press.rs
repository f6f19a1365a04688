//! A game's press, and what is known of its players.

use super::super::options::set_press as press;
use super::super::{Foreign, Label, Needs, Of, Scope, Setting, Until};
use super::GAME;

/// What most of them have.
const PRESS: Setting = Setting { usage: "option-form", ..GAME };

/// What can be on or off.
const SWITCH: Setting = Setting { values: &["on", "off"], ..PRESS };

pub(super) static TABLE: &[Setting] = &[
    Setting {
        key: "press",
        foreign: Some(Foreign { ru: &["вид прессы"], bg: &["вид преса"], zh: &["來函規則"] }),
        scope: Scope::Options(Of { set: press::set_press, show: press::press }),
        values: &["white", "grey", "white/grey", "grey/white", "none", "public", "any", "rulebook"],
        label: Label::Rule("options-press"),
        example: "grey/white",
        help: "help-set-press",
        ..PRESS
    },
    Setting {
        key: "partial",
        foreign: Some(Foreign {
            ru: &["пресса некоторым"], bg: &["преса до някои"], zh: &["部分來函"]
        }),
        scope: Scope::Options(Of { set: press::set_partial, show: press::partial }),
        label: Label::Rule("options-partial"),
        example: "off",
        help: "help-set-partial",
        ..SWITCH
    },
    Setting {
        key: "fake",
        also: &["fakes"],
        foreign: Some(Foreign {
            ru: &["поддельная пресса"], bg: &["фалшива преса"], zh: &["來函作假"]
        }),
        scope: Scope::Options(Of { set: press::set_fake, show: press::fake }),
        values: &["none", "may", "default", "always"],
        label: Label::Rule("options-fake"),
        example: "may",
        help: "help-set-fake",
        ..PRESS
    },
    Setting {
        key: "observers",
        also: &["observer"],
        foreign: Some(Foreign {
            ru: &["пресса зрителей"], bg: &["преса на зрителите"], zh: &["旁觀者來函"]
        }),
        scope: Scope::Options(Of { set: press::set_observers, show: press::observers }),
        values: &["none", "white", "any"],
        label: Label::Rule("options-observers"),
        example: "white",
        help: "help-set-observers",
        ..PRESS
    },
    Setting {
        key: "late-press",
        also: &["latepress"],
        foreign: Some(Foreign {
            ru: &["пресса опоздавших"], bg: &["преса на закъснелите"], zh: &["逾期者來函"]
        }),
        scope: Scope::Options(Of { set: press::set_late, show: press::late }),
        label: Label::Row("options-late-press"),
        example: "off",
        help: "help-set-late-press",
        ..SWITCH
    },
    Setting {
        key: "grace-press",
        also: &["gracepress"],
        foreign: Some(Foreign {
            ru: &["пресса в отсрочку"], bg: &["преса в отсрочка"], zh: &["寬限期來函"]
        }),
        scope: Scope::Options(Of { set: press::set_grace, show: press::grace }),
        label: Label::Row("options-grace-press"),
        example: "off",
        help: "help-set-grace-press",
        ..SWITCH
    },
    Setting {
        key: "minor-press",
        also: &["minorpress"],
        foreign: Some(Foreign {
            ru: &["пресса малых ходов"], bg: &["преса в малки ходове"], zh: &["小回合來函"]
        }),
        scope: Scope::Options(Of { set: press::set_minor, show: press::minor }),
        label: Label::Row("options-minor-press"),
        example: "off",
        help: "help-set-minor-press",
        ..SWITCH
    },
    Setting {
        key: "must-order",
        also: &["mustorder"],
        foreign: Some(Foreign {
            ru: &["сначала приказы"], bg: &["първо заповеди"], zh: &["先下令"]
        }),
        scope: Scope::Options(Of { set: press::set_must_order, show: press::must_order }),
        label: Label::Row("options-must-order"),
        example: "on",
        help: "help-set-must-order",
        ..SWITCH
    },
    Setting {
        key: "touch-press",
        also: &["touchpress", "touch"],
        foreign: Some(Foreign {
            ru: &["пресса соседям"], bg: &["преса до съседи"], zh: &["鄰國來函"]
        }),
        scope: Scope::Options(Of { set: press::set_touch, show: press::touch }),
        needs: Needs::Neighbours,
        label: Label::Row("options-touch-press"),
        example: "on",
        help: "help-set-touch-press",
        ..SWITCH
    },
    Setting {
        key: "blank-press",
        also: &["blankpress"],
        foreign: Some(Foreign {
            ru: &["пустая пресса"], bg: &["празна преса"], zh: &["空白來函"]
        }),
        scope: Scope::Options(Of { set: press::set_blank, show: press::blank }),
        label: Label::Row("options-blank-press"),
        example: "on",
        help: "help-set-blank-press",
        ..SWITCH
    },
    Setting {
        key: "postal-press",
        also: &["postalpress", "postal"],
        foreign: Some(Foreign {
            ru: &["сбор почтовой прессы"], bg: &["събиране на преса"], zh: &["收集來函"]
        }),
        scope: Scope::Options(Of { set: press::set_postal, show: press::postal }),
        label: Label::Row("options-postal-press"),
        example: "on",
        help: "help-set-postal-press",
        ..SWITCH
    },
    Setting {
        key: "all-press",
        also: &["allpress", "watch"],
        foreign: Some(Foreign {
            ru: &["чтение прессы"], bg: &["четене на преса"], zh: &["讀來函"]
        }),
        scope: Scope::Options(Of { set: press::set_watch, show: press::watch }),
        until: Until::Started,
        values: &["none", "master", "observers"],
        label: Label::Rule("options-all-press"),
        example: "master",
        help: "help-set-all-press",
        ..PRESS
    },
    Setting {
        key: "gunboat",
        also: &["anonymous"],
        foreign: Some(Foreign {
            ru: &["анонимная игра"], bg: &["анонимна игра"], zh: &["匿名對局"]
        }),
        scope: Scope::Options(Of { set: press::set_gunboat, show: press::gunboat }),
        until: Until::Started,
        label: Label::Rule("options-gunboat"),
        example: "on",
        help: "help-set-gunboat",
        ..SWITCH
    },
    Setting {
        key: "reveal",
        foreign: Some(Foreign {
            ru: &["раскрыть игроков"], bg: &["разкриване"], zh: &["公布玩家"]
        }),
        scope: Scope::Options(Of { set: press::set_reveal, show: press::reveal }),
        until: Until::Started,
        label: Label::In("options-gunboat"),
        example: "off",
        help: "help-set-reveal",
        ..SWITCH
    },
];
