//! What was told to everybody in a game, as anybody may read it.

use serde::Serialize;

use super::people::People;
use super::unnamed::Unnamed;
use crate::anonymity;
use crate::clock::{Moment, Stamp};
use crate::game::Game;
use crate::language::Language;
use crate::settings::OnSite;
use crate::store::{Bulletin, StoreError};

/// How much of it stands on one page, in bytes: with its map a page has 300 kB at most.
const MOST: usize = 60_000;

/// Something that was told to everybody.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Piece {
    #[serde(skip)]
    pub(super) moment: Moment,
    at: Stamp,
    told: std::collections::BTreeMap<String, String>,
    text: Option<String>,
}

/// All that was told to everybody in a game, the oldest first.
pub(super) fn all(
    game: &Game,
    people: &People<'_>,
    unnamed: &Unnamed,
    bulletins: Vec<Bulletin>,
) -> Result<Vec<Piece>, StoreError> {
    let pieces = bulletins.into_iter().map(|bulletin| piece(game, people, unnamed, bulletin));
    pieces.filter_map(Result::transpose).collect()
}

/// The newest of some pieces that fit on a page, the oldest first; and whether some do not.
pub(super) fn fitting(pieces: &[Piece]) -> (Vec<&Piece>, bool) {
    let mut room = MOST;
    let size = |piece: &Piece| {
        let longest = piece.told.values().map(String::len).max().unwrap_or_default();
        longest + piece.text.as_ref().map_or(0, String::len) + 200
    };
    let mut kept: Vec<&Piece> = pieces
        .iter()
        .rev()
        .take_while(|piece| {
            let fits = size(piece) <= room;
            room = room.saturating_sub(size(piece));
            fits
        })
        .collect();
    kept.reverse();
    let more = kept.len() < pieces.len();
    (kept, more)
}

/// A bulletin as anybody may read it; nothing, where its author is not to be read, or where it calls somebody by his name who
/// does not want that.
fn piece(game: &Game, people: &People<'_>, unnamed: &Unnamed, bulletin: Bulletin) -> Result<Option<Piece>, StoreError> {
    if bulletin.told.values().any(|text| unnamed.is_in(text)) || bulletin.named && game.hides_players() {
        return Ok(None);
    }
    let text = match &bulletin.text {
        Some(text) => match spoken(game, people, (&bulletin, text))? {
            Some(text) => Some(text),
            None => return Ok(None),
        },
        None => None,
    };
    let text = text.map(|text| unnamed.blotted_in(&text));
    let mut told = bulletin.told;
    for language in Language::ALL {
        told.entry(language.code().to_owned()).or_default();
    }
    told.values_mut().for_each(|told| *told = unnamed.blotted(told));
    Ok(Some(Piece { moment: bulletin.at, at: bulletin.at.stamp(&game.pace.time_zone()), told, text }))
}

/// What somebody wrote, as far as it may be read: of whoever is not to be named, without what names him.
fn spoken(game: &Game, people: &People<'_>, (bulletin, text): (&Bulletin, &str)) -> Result<Option<String>, StoreError> {
    // Whoever has been forgotten has written nothing.
    let Some(author) = bulletin.by.as_ref().map(|by| people.person(by)).transpose()?.flatten() else { return Ok(None) };
    match author.wishes.site {
        OnSite::None => Ok(None),
        OnSite::Name if !game.hides_players() => Ok(Some(text.to_owned())),
        _ if bulletin.named => Ok(None),
        OnSite::Name | OnSite::Power => {
            let own: Vec<String> = [author.name, author.address].into_iter().chain(author.second).collect();
            let powers = game.chairs.iter().flat_map(|chair| chair.powers.iter().chain(&chair.also));
            let free: Vec<String> = powers.cloned().collect();
            let stripped = anonymity::strip(text, &own, &free);
            Ok(Some(stripped.text).filter(|_| stripped.named.is_none()))
        }
    }
}
