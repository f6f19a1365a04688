//! What each reader of a notice may know: cut by the ruleset for each, and once for all where everybody may see everything.

use std::sync::Arc;

use chancery_engine::{Author, Reader, Ruleset, Subject, Unreadable};
use serde_json::Value;

use crate::desk::Office;
use crate::facts::{self, View};
use crate::game::{About, Game, Notice};
use crate::letter::Shows;

/// The views of all readers of a notice.
#[derive(Debug)]
pub(in crate::desk) struct Views {
    /// With the reader; nobody's: everybody's.
    views: Vec<(Option<Reader>, View)>,
    /// The names of the board in other languages.
    pub(in crate::desk) names: Arc<Value>,
}

impl Views {
    /// Cuts what the readers of a notice may know.
    ///
    /// # Errors
    /// The ruleset cannot tell it.
    pub(in crate::desk) fn cut(office: &Office, game: &Game, notice: &Notice) -> Result<Views, Unreadable> {
        let mut views = Views::blind();
        let Some(ruleset) = office.ruleset(&game.ruleset) else { return Ok(views) };
        let offer = matches!(notice.about, About::Offer(_));
        if notice.kind().entry().shows == Shows::Nothing && !offer {
            views.names = facts::names(game, ruleset);
            return Ok(views);
        }
        let mut readers: Vec<Option<Reader>> = Vec::new();
        for to in &notice.to {
            let reader = Some(game.reader(to)).filter(|_| !is_public(game, &notice.about));
            if !readers.contains(&reader) {
                readers.push(reader);
            }
        }
        let cut = |reader: Option<Reader>| {
            let view = view(ruleset, game, &notice.about, reader.as_ref().unwrap_or(&Reader::Public))?;
            Ok((reader, view))
        };
        views.views = readers.into_iter().map(cut).collect::<Result<_, Unreadable>>()?;
        views.names = facts::names(game, ruleset);
        Ok(views)
    }

    /// Cuts what the readers of a notice may know, and makes sure that all of it can be said.
    ///
    /// # Errors
    /// The ruleset cannot tell it, or tells it in a phrase that nobody has words for.
    pub(in crate::desk) fn cut_whole(office: &Office, game: &Game, notice: &Notice) -> Result<Views, Unreadable> {
        let views = Views::cut(office, game, notice)?;
        let told = views.views.iter().flat_map(|(_, view)| [&view.position, &view.results]);
        let unsaid = told.filter_map(|facts| unsaid(office, facts)).next().map(str::to_owned);
        match unsaid {
            Some(phrase) => Err(Unreadable(format!("nobody has words for `{phrase}`"))),
            None => Ok(views),
        }
    }

    /// The views of readers who are told nothing of the board.
    pub(in crate::desk) fn blind() -> Views {
        Views { views: vec![(None, View::default())], names: Arc::default() }
    }

    /// The view of a reader, and what tells it from those of others.
    pub(in crate::desk) fn of(&self, reader: &Reader) -> (usize, &View) {
        let own = |(of, _): &(Option<Reader>, View)| of.as_ref().is_none_or(|of| of == reader);
        let index = self.views.iter().position(own).expect("a view was cut for every reader");
        (index, &self.views[index].1)
    }
}

/// Whether nothing of this is anybody's secret.
fn is_public(game: &Game, about: &About) -> bool {
    let now = game.round.as_ref().is_none_or(|round| round.public);
    now && if let About::Results(turn) = about { turn.round.public } else { true }
}

/// The first phrase among facts that no language has words for, and that brings no English of its own.
fn unsaid<'a>(office: &Office, facts: &'a Value) -> Option<&'a str> {
    let of_parts = || match facts {
        Value::Array(parts) => parts.iter().find_map(|part| unsaid(office, part)),
        Value::Object(parts) => parts.values().find_map(|part| unsaid(office, part)),
        _ => None,
    };
    let said = facts.get("say").and_then(Value::as_str).filter(|_| facts.get("english").is_none());
    said.filter(|say| !office.templates.has_words_for(say)).or_else(of_parts)
}

fn view(ruleset: &dyn Ruleset, game: &Game, about: &About, reader: &Reader) -> Result<View, Unreadable> {
    let results = match about {
        About::Results(turn) => ruleset.describe(Subject::Chronicle(&turn.chronicle), reader)?,
        About::Offer(seat) => game.standing(ruleset, &Author::Seat(seat.clone()))?["offers"].take(),
        _ => Value::Null,
    };
    let mut view = View::of(facts::position(game, ruleset, reader)?, results);
    if matches!(about, About::End) {
        // Its tables have the order of the board.
        view.position["board"] = view.drawn.board.clone();
    }
    Ok(view)
}
