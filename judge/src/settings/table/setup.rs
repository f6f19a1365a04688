//! What a new game is made of, and what its master says of it.

use super::super::{Foreign, Label, Of, Scope, Setting, Tells, Until, options, setup};
use super::GAME;

pub(super) static TABLE: &[Setting] = &[
    Setting {
        key: "players",
        foreign: Some(Foreign { ru: &["число игроков"], bg: &["брой играчи"], zh: &["人數"] }),
        scope: Scope::Setup(Of { set: setup::set_players, show: setup::players }),
        until: Until::Started,
        usage: "no-number",
        label: Label::In("players-of"),
        example: "5",
        help: "help-set-players",
        ..GAME
    },
    Setting {
        key: "comment",
        also: &["info"],
        foreign: Some(Foreign { ru: &["примечание"], bg: &["бележка"], zh: &["備註"] }),
        scope: Scope::Options(Of { set: options::set_comment, show: options::comment }),
        tells: Tells::Nobody,
        usage: "comment-form",
        label: Label::Row(options::COMMENT),
        example: "a friendly game",
        help: "help-set-comment",
        ..GAME
    },
    Setting {
        key: "description",
        foreign: Some(Foreign { ru: &["описание"], bg: &["описание"], zh: &["遊戲說明"] }),
        scope: Scope::Options(Of { set: options::set_description, show: options::description }),
        tells: Tells::Nobody,
        usage: "description-form",
        label: Label::Row("options-description"),
        example: "beginners are welcome here, and nobody is in a hurry",
        help: "help-set-description",
        ..GAME
    },
    Setting {
        key: "whatif",
        foreign: Some(Foreign { ru: &["пробы"], bg: &["проби"], zh: &["試算規則"] }),
        scope: Scope::Options(Of { set: options::set_trials, show: options::trials }),
        values: &["on", "off"],
        usage: "option-form",
        label: Label::Rule("options-whatif"),
        example: "off",
        help: "help-set-whatif",
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
