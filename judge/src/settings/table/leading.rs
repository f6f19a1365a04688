//! What a master may do in a game, and who may come into it.

use super::super::{Foreign, Label, Of, Scope, Setting, Tells, Until, options};
use super::GAME;

pub(super) static TABLE: &[Setting] = &[
    Setting {
        key: "manualstart",
        foreign: Some(Foreign {
            ru: &["ручное начало"], bg: &["ръчно начало"], zh: &["手動開局"]
        }),
        scope: Scope::Options(Of { set: options::set_manual_start, show: options::manual_start }),
        until: Until::Started,
        tells: Tells::Nobody,
        values: &["yes", "no"],
        usage: "yes-or-no",
        label: Label::Row("option-manual-start"),
        example: "yes",
        help: "help-set-manual-start",
        ..GAME
    },
    Setting {
        key: "listed",
        foreign: Some(Foreign { ru: &["в списке"], bg: &["в списъка"], zh: &["列入清單"] }),
        scope: Scope::Options(Of { set: options::set_listed, show: options::listed }),
        until: Until::Over,
        tells: Tells::Nobody,
        values: &["yes", "no"],
        usage: "yes-or-no",
        label: Label::Row("option-listed"),
        example: "no",
        help: "help-set-listed",
        ..GAME
    },
    Setting {
        key: "access",
        foreign: Some(Foreign { ru: &["доступ"], bg: &["достъп"], zh: &["入局"] }),
        scope: Scope::Options(Of { set: options::set_access, show: options::access }),
        until: Until::Over,
        tells: Tells::Nobody,
        values: &["any", "listed", "closed"],
        usage: "access-form",
        label: Label::Row("option-access"),
        example: "listed",
        help: "help-set-access",
        ..GAME
    },
    Setting {
        key: "approval",
        foreign: Some(Foreign { ru: &["одобрение"], bg: &["одобрение"], zh: &["核准制"] }),
        scope: Scope::Options(Of { set: options::set_approval, show: options::approval }),
        until: Until::Over,
        tells: Tells::Nobody,
        values: &["yes", "no"],
        usage: "yes-or-no",
        label: Label::Row("option-approval"),
        example: "yes",
        help: "help-set-approval",
        ..GAME
    },
    Setting {
        key: "moderated",
        also: &["moderate"],
        foreign: Some(Foreign { ru: &["ведёт мастер"], bg: &["с водещ"], zh: &["主持制"] }),
        scope: Scope::Options(Of { set: options::set_moderated, show: options::moderated }),
        until: Until::Over,
        values: &["yes", "no"],
        usage: "yes-or-no",
        label: Label::Row("option-moderated"),
        example: "no",
        help: "help-set-moderated",
        ..GAME
    },
    Setting {
        key: "become",
        foreign: Some(Foreign {
            ru: &["за игроков"], bg: &["от името на играчи"], zh: &["代寫"]
        }),
        scope: Scope::Options(Of { set: options::set_becoming, show: options::becoming }),
        until: Until::Started,
        tells: Tells::Nobody,
        values: &["yes", "no"],
        usage: "yes-or-no",
        label: Label::Rule("option-become"),
        example: "yes",
        help: "help-set-become",
        ..GAME
    },
    Setting {
        key: "masterplays",
        also: &["master"],
        foreign: Some(Foreign {
            ru: &["мастер играет"], bg: &["водещият играе"], zh: &["主持人下棋"]
        }),
        scope: Scope::Options(Of { set: options::set_plays, show: options::plays }),
        until: Until::Started,
        tells: Tells::Nobody,
        values: &["yes", "no", "any"],
        usage: "plays-form",
        label: Label::Rule("option-plays"),
        example: "no",
        help: "help-set-plays",
        ..GAME
    },
    Setting {
        key: "maxpause",
        foreign: Some(Foreign {
            ru: &["наибольший перерыв"], bg: &["най-дълга пауза"], zh: &["最長暫停"]
        }),
        scope: Scope::Options(Of { set: options::set_most_pause, show: options::most_pause }),
        until: Until::Started,
        tells: Tells::Nobody,
        usage: "limit-form",
        label: Label::Rule("option-most-pause"),
        example: "14d",
        help: "help-set-most-pause",
        ..GAME
    },
    Setting {
        key: "maxextension",
        also: &["maxextend"],
        foreign: Some(Foreign {
            ru: &["наибольшее продление"], bg: &["най-дълго удължаване"], zh: &["最長延期"]
        }),
        scope: Scope::Options(Of { set: options::set_most_extension, show: options::most_extension }),
        until: Until::Started,
        tells: Tells::Nobody,
        usage: "limit-form",
        label: Label::Rule("option-most-extension"),
        example: "7d",
        help: "help-set-most-extension",
        ..GAME
    },
    Setting {
        key: "probation",
        foreign: Some(Foreign {
            ru: &["испытательный срок"], bg: &["изпитателен срок"], zh: &["試用期"]
        }),
        scope: Scope::Options(Of { set: options::set_probation, show: options::probation }),
        tells: Tells::Nobody,
        usage: "probation-form",
        label: Label::Row("option-probation"),
        example: "2",
        help: "help-set-probation",
        ..GAME
    },
];
