//! What people wrote that comes with other letters: postal press with the results of its turn, diaries with the end.

use crate::desk::DeskError;
use crate::facts;
use crate::game::{About, Game, Message};
use crate::store::{Paper, PaperKind, Store};

/// What a notice brings; of most nothing.
pub(super) fn brought(store: &Store, game: &Game, about: &About) -> Result<facts::Papers, DeskError> {
    let (kind, heading, row) = match about {
        About::Results(_) => (PaperKind::Postal, "papers-postal", "paper-postal"),
        About::End => (PaperKind::Diary, "papers-diaries", "paper-diary"),
        _ => return Ok(facts::Papers::default()),
    };
    let mut papers: Vec<Paper> = store.papers(&game.name, kind)?.into_iter().map(|(_, paper)| paper).collect();
    papers.retain(|paper| match about {
        About::Results(turn) => paper.label == turn.round.label,
        _ => !paper.private,
    });
    // In the order of the seats: where nobody may know who plays, the order of arrival would tell something.
    let place = |paper: &Paper| {
        game.chairs
            .iter()
            .position(|chair| paper.from.author() == Some(chancery_engine::Author::Seat(chair.seat.clone())))
    };
    papers.sort_by_key(place);
    let told = papers.into_iter().map(|Paper { address, from, direction, label, text, .. }| {
        let message = Message {
            from,
            by: address,
            to: direction.to,
            claims: None,
            grey: false,
            overseen: false,
            postal: false,
            text,
        };
        facts::Paper { author: message.author(game), label, text: message.text }
    });
    Ok(facts::Papers { heading, row, all: told.collect() })
}
