//! `MAP`: the picture and the table of a turn, as the letter with its results has them.

use chancery_engine::{Reader, Ruleset, Subject, Unreadable};
use serde_json::{Value, json};

use super::pictures::{Album, Wanted};
use super::{Taste, frame};
use crate::clock::Moment;
use crate::desk::{DeskError, Office};
use crate::facts::{Section, Shown, View};
use crate::game::{Chapter, Game};
use crate::letter::Picture;
use crate::store::{Format, Store, Wishes};

/// Who wants a map, and how.
#[derive(Clone, Copy)]
pub(in crate::desk) struct MapReader<'a> {
    pub(in crate::desk) reader: &'a Reader,
    pub(in crate::desk) taste: &'a Taste,
    pub(in crate::desk) wishes: &'a Wishes,
    pub(in crate::desk) now: Moment,
}

/// The map of a turn that was played, with its orders, or of where the game stands; nothing: there is no such turn, or none has
/// begun.
pub(in crate::desk) fn map(
    office: &Office,
    store: &mut Store,
    game: &Game,
    turn: Option<&str>,
    to: MapReader<'_>,
) -> Result<Option<(Section, Vec<Picture>)>, DeskError> {
    let Some(ruleset) = office.ruleset(&game.ruleset) else { return Ok(None) };
    let chapters = store.chapters(&game.name)?;
    // What cannot be read any more is not shown.
    let Ok(Some(view)) = seen(ruleset, game, &chapters, turn, to.reader) else { return Ok(None) };
    let frame = frame(office, game, to.now);
    let pictures = match to.taste.format {
        _ if to.wishes.map_text => Vec::new(),
        Format::Short => Vec::new(),
        Format::Html | Format::Text => {
            let wishes = to.wishes;
            let (language, svg, both) = (to.taste.language, wishes.svg, wishes.both_maps);
            let wanted = Wanted { view: 0, language, svg, both, chart: false, part: Vec::new() };
            let mut album = Album::default();
            let mut pictures = album.draw(office, store, (&view, &frame), wanted.clone())?;
            // Where no turn is named, the chart that the start letter had comes again.
            if turn.is_none() {
                pictures.extend(album.draw(office, store, (&view, &frame), Wanted { chart: true, ..wanted })?);
            }
            pictures
        }
    };
    let shown = pictures.iter().map(|picture| Shown { id: picture.id(), alt: picture.alt.clone(), part: false });
    let mut facts = json!(frame);
    facts["turn"] = called(&view.position);
    facts["played"] = view.results["phases"].get(0).map(called).unwrap_or_default();
    facts["pictures"] = json!(shown.collect::<Vec<_>>());
    facts["position"] = view.position;
    facts["alone"] = json!(to.wishes.map_text);
    Ok(Some((section(office, to.taste, &facts)?, pictures)))
}

/// What a reader may see of a turn: where it left the game, and what was ordered in it.
fn seen(
    ruleset: &dyn Ruleset,
    game: &Game,
    chapters: &[Chapter],
    turn: Option<&str>,
    reader: &Reader,
) -> Result<Option<View>, Unreadable> {
    let Some(round) = &game.round else { return Ok(None) };
    let is_now = |label: &str| label.eq_ignore_ascii_case(&round.label) || label.eq_ignore_ascii_case(&round.old_label);
    let at = match turn.filter(|turn| !is_now(turn)) {
        Some(turn) => chapters.iter().rposition(|chapter| chapter.label.eq_ignore_ascii_case(turn)),
        None => chapters.len().checked_sub(1),
    };
    let position = match at {
        None if turn.is_some_and(|turn| !is_now(turn)) => return Ok(None),
        None => &round.position,
        Some(at) => chapters.get(at + 1).map_or(&round.position, |next| &next.position),
    };
    let results = match at {
        Some(at) => ruleset.describe(Subject::Chronicle(&chapters[at].chronicle), reader)?,
        None => Value::Null,
    };
    Ok(Some(View::of(ruleset.describe(Subject::Position(position), reader)?, results)))
}

/// What a turn is called.
fn called(facts: &Value) -> Value {
    if facts["title"].is_null() { facts["label"].clone() } else { facts["title"].clone() }
}

fn section(office: &Office, taste: &Taste, facts: &Value) -> Result<Section, DeskError> {
    let [text, html] = office.both("map", taste, facts)?;
    Ok(Section { text, html, ..Section::default() })
}
