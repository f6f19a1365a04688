//! How older stores wrote what is written otherwise today.

use chancery_engine::Duty;
use serde::Deserialize;

/// A duty, or the yes or no of older stores.
pub(super) fn duty<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Duty, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Stored {
        Duty(Duty),
        Owes(bool),
    }
    Ok(match Stored::deserialize(deserializer)? {
        Stored::Owes(true) => Duty::Must,
        Stored::Owes(false) => Duty::Idle,
        Stored::Duty(duty) => duty,
    })
}
