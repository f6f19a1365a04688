//! How a game may end before somebody has won it.

use super::super::options::endings;
use super::super::{Foreign, Label, Of, Scope, Setting, Until};
use super::GAME;

/// What holds for these where an entry says nothing else.
const ENDINGS: Setting = Setting { until: Until::Started, ..GAME };

pub(super) static TABLE: &[Setting] = &[
    Setting {
        key: "dias",
        foreign: Some(Foreign {
            ru: &["ничья всех"], bg: &["равенство за всички"], zh: &["全體和局"]
        }),
        scope: Scope::Options(Of { set: endings::set_dias, show: endings::dias }),
        values: &["on", "off"],
        usage: "option-form",
        label: Label::Rule("options-dias"),
        example: "off",
        help: "help-set-dias",
        ..ENDINGS
    },
    Setting {
        key: "concessions",
        foreign: Some(Foreign { ru: &["уступки"], bg: &["отстъпки"], zh: &["可讓勝"] }),
        scope: Scope::Options(Of { set: endings::set_concessions, show: endings::concessions }),
        values: &["on", "off"],
        usage: "option-form",
        label: Label::Rule("options-concessions"),
        example: "off",
        help: "help-set-concessions",
        ..ENDINGS
    },
    Setting {
        key: "opendraw",
        foreign: Some(Foreign {
            ru: &["ничья без игрока"], bg: &["равенство без играч"], zh: &["缺席和局"]
        }),
        scope: Scope::Options(Of { set: endings::set_open_draw, show: endings::open_draw }),
        values: &["on", "off"],
        usage: "option-form",
        label: Label::Rule("options-open-draw"),
        example: "on",
        help: "help-set-open-draw",
        ..ENDINGS
    },
    Setting {
        key: "stalemate",
        foreign: Some(Foreign { ru: &["застой"], bg: &["застой"], zh: &["僵局"] }),
        scope: Scope::Options(Of { set: endings::set_stalemate, show: endings::stalemate }),
        usage: "stalemate-form",
        label: Label::Rule("options-stalemate"),
        example: "4",
        help: "help-set-stalemate",
        ..ENDINGS
    },
];
