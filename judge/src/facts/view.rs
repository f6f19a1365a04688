//! What a reader may know of a game, as its ruleset tells it: what letters and pages say, and what maps show.

use chancery_engine::Facts;
use serde_json::Value;

/// What a reader may know.
#[derive(Debug, Default)]
pub struct View {
    /// Where the game stands, if that is shown.
    pub position: Facts,
    /// What happened in the turn that was played, if one was; or what other seats show.
    pub results: Facts,
    /// What maps show of it.
    pub drawn: Scenery,
}

/// What maps show of a game. It is most of what a ruleset tells, and no words need it.
#[derive(Debug, Default)]
pub struct Scenery {
    /// The board.
    pub board: Facts,
    /// What stands on it.
    pub map: Facts,
    /// The map that a game begins with, where there is one.
    pub chart: Facts,
    /// The map of each phase that was played.
    pub phases: Vec<Facts>,
}

impl View {
    /// What a ruleset tells, in two.
    pub fn of(mut position: Facts, mut results: Facts) -> View {
        let mut part =
            |name: &str| position.as_object_mut().and_then(|told| told.shift_remove(name)).unwrap_or_default();
        let [board, map, chart, _] = ["board", "map", "chart", "names"].map(&mut part);
        let phases = results.get_mut("phases").and_then(Value::as_array_mut).into_iter().flatten();
        let phases = phases.map(|phase| phase.get_mut("map").map(Value::take).unwrap_or_default()).collect();
        View { position, results, drawn: Scenery { board, map, chart, phases } }
    }
}
