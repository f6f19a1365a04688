//! What a digest tells: news of several games that could wait.

use serde::Serialize;

use super::Frame;
use crate::clock::Stamp;

/// A digest.
#[derive(Clone, Debug, Serialize)]
pub struct Digest {
    /// The judge and the hour.
    #[serde(flatten)]
    pub frame: Frame,
    /// How many pieces of news it holds.
    pub count: usize,
    /// Game by game.
    pub games: Vec<OfOne>,
    /// The game that answers concern.
    pub answers: String,
}

/// What it tells of one game.
#[derive(Clone, Debug, Serialize)]
pub struct OfOne {
    /// The game.
    pub game: String,
    /// The news, oldest first.
    pub pieces: Vec<OldNews>,
}

/// A piece of news.
#[derive(Clone, Debug, Serialize)]
pub struct OldNews {
    /// When it came about.
    pub at: Stamp,
    /// What it says.
    pub text: String,
}

impl Digest {
    /// A digest of news, oldest first, each with its game.
    pub fn of(frame: Frame, news: Vec<(String, OldNews)>) -> Digest {
        let count = news.len();
        let mut games: Vec<OfOne> = Vec::new();
        let mut answers = String::new();
        for (game, told) in news {
            answers.clone_from(&game);
            match games.iter_mut().find(|known| known.game == game) {
                Some(known) => known.pieces.push(told),
                None => games.push(OfOne { game, pieces: vec![told] }),
            }
        }
        Digest { frame, count, games, answers }
    }
}
