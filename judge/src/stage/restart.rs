//! A judge on a stage that stops, and starts again after something was done to its files.

use chancery_engine::Ruleset;

use super::{PICTURES, Stage, StoryError};
use crate::config::Config;
use crate::courier::{Courier, Painter};
use crate::daemon;

impl Stage {
    /// Ends the judge as it stands, without a word, has something done to its files, and starts it again at the same moment.
    ///
    /// # Errors
    /// What was to be done meanwhile failed, or the judge does not start.
    pub fn restart(
        self,
        rulesets: &[&'static dyn Ruleset],
        meanwhile: impl FnOnce(&Config) -> Result<(), StoryError>,
    ) -> Result<Stage, StoryError> {
        drop(self.desk);
        meanwhile(&self.config)?;
        let mut desk = daemon::open(&self.config, rulesets, self.chance.clone())?;
        desk.open_up(self.clock.now())?;
        let courier = Courier::new(&self.config, desk.keys().clone())?;
        let painter = Painter::new(desk.templates().clone(), PICTURES);
        let mut stage = Stage { desk, courier, painter, ..self };
        stage.settle()?;
        Ok(stage)
    }
}
