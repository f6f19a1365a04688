//! What a master may do in a game, and who may come into it.

use super::super::{Foreign, Label, Of, Scope, Setting, Tells, Until, options};
use super::GAME;

pub(super) static TABLE: &[Setting] = &[Setting {
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
}];
