//! `chancery schema`: JSON Schema (draft 2020-12) of every line that `chancery adjudicate` reads and writes, from the types that read
//! and write them.

use chancery_engine::classic::PhaseRecord;
use chancery_engine::classic::record::{Answer, Builds, LegalOrders, Retreats};
use clap::ValueEnum;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::Value;

use super::Fault;
use super::seam::{TurnAnswer, TurnLine};

/// Which lines are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Side {
    /// Those that are read
    In,
    /// Those that are written
    Out,
}

/// A line that `chancery adjudicate` reads: a phase of the classic game, or a turn of any ruleset.
#[derive(JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, clippy::large_enum_variant, reason = "only its schema is wanted")]
enum LineIn {
    Phase(PhaseRecord),
    Turn(TurnLine),
}

/// A line that `chancery adjudicate` writes: what a phase is answered with, by what was asked of it, or a turn, or why a line
/// cannot be played.
#[derive(JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, clippy::large_enum_variant, reason = "only its schema is wanted")]
enum LineOut {
    Results(Answer<'static>),
    Legal(LegalOrders),
    Retreats(Retreats<'static>),
    Builds(Builds),
    Turn(TurnAnswer<'static>),
    Fault(Fault),
}

/// The schema of the lines of one side.
pub fn schema(side: Side) -> Value {
    let settings = SchemaSettings::draft2020_12();
    match side {
        Side::In => settings.for_deserialize().into_generator().into_root_schema_for::<LineIn>().to_value(),
        Side::Out => settings.for_serialize().into_generator().into_root_schema_for::<LineOut>().to_value(),
    }
}
