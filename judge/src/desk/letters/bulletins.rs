//! What HISTORY tells beside results: notices that concern everybody, and press to all, as they were told when they went out.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::clock::Moment;
use crate::desk::{DeskError, Office};
use crate::envelope::mailbox_key;
use crate::facts::{Frame, Page, Place, Told};
use crate::game::{About, Game, Notice, Speaker};
use crate::language::Language;
use crate::letter::Facts;
use crate::store::{Bulletin, Store};

/// Keeps of a notice what concerns everybody. Of news each piece is one, since readers get them put together differently.
pub(super) fn keep(
    office: &Office,
    store: &mut Store,
    (game, notice): (&Game, &Notice),
    frame: &Frame,
    now: Moment,
) -> Result<(), DeskError> {
    let pieces = match &notice.about {
        About::News(pieces) => pieces.iter().filter(|piece| piece.news.is_for_all()).collect(),
        _ => Vec::new(),
    };
    let single = |piece: &crate::game::Piece| About::News(vec![piece.clone()]);
    let abouts: Vec<About> = match &notice.about {
        About::News(_) => pieces.into_iter().map(single).collect(),
        About::Press(press) if !press.to.is_everybody() || press.overseen => Vec::new(),
        // Whoever takes a seat over is told how the game began, too.
        About::Start if notice.to.len() == 1 && game.everybody().len() > 1 => Vec::new(),
        about @ (About::Start | About::Late(_) | About::End | About::Press(_)) => vec![about.clone()],
        _ => Vec::new(),
    };
    for about in &abouts {
        let bulletin = told(office, game, (about, frame), now)?;
        store.keep_bulletin(&game.name, &bulletin)?;
    }
    Ok(())
}

/// Press to all that was written elsewhere, as it would be kept of a game that was played here.
pub(in crate::desk) fn press_to_all(
    office: &Office,
    (game, frame): (&Game, &Frame),
    message: &crate::game::Message,
    at: Moment,
) -> Result<Bulletin, DeskError> {
    told(office, game, (&About::Press(message.clone()), frame), at)
}

fn told(office: &Office, game: &Game, (about, frame): (&About, &Frame), now: Moment) -> Result<Bulletin, DeskError> {
    let page =
        Page { frame, place: Place::default(), position: &Value::Null, told: Told::of(game, about, &Value::Null) };
    let facts = Facts::of(&page).with(&json!({"kind": kind(about)}));
    let mut told = BTreeMap::new();
    for language in Language::ALL {
        let text = office.templates.write("bulletin.txt", language, &facts)?;
        told.insert(language.code().to_owned(), text.trim().to_owned());
    }
    let (text, named) = match about {
        About::Press(press) => {
            (Some(press.text.clone()), matches!(press.from, Speaker::Observer(_) | Speaker::Waiting(_)))
        }
        _ => (None, false),
    };
    Ok(Bulletin { at: now, subject: subject(office, game, about), told, text, named, by: author(about) })
}

/// The mailbox of who wrote press, whoever plays the seat for which he did; nothing: nobody here did.
fn author(about: &About) -> Option<String> {
    let About::Press(press) = about else { return None };
    Some(mailbox_key(&press.by)).filter(|by| !by.is_empty())
}

/// Which part of the template tells it.
fn kind(about: &About) -> &'static str {
    match about {
        About::Start => "start",
        About::Late(_) => "late",
        About::End => "end",
        About::Press(_) => "press",
        _ => "news",
    }
}

/// What the old judges' archives had as a subject: programs look for these words, in English.
fn subject(office: &Office, game: &Game, about: &About) -> String {
    let what = match about {
        About::Press(_) => return format!("Diplomacy notice: '{}'", game.name),
        About::Start => "Game Starting",
        About::Late(_) => "Late Notice",
        About::End => match crate::facts::game(game)["ending"]["how"].as_str() {
            Some("won" | "lot") => "Victory",
            Some("drawn") => "Draw Declared",
            Some("conceded") => "Game Conceded",
            _ => "Game Terminated",
        },
        _ => "Notice",
    };
    let label = game.round.as_ref().map_or_else(|| game.label(), |round| round.old_label.clone());
    format!("{}:{} - {label} {what}", office.config.judge.code, game.name)
}
