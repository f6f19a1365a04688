//! `chancery site`: writes the pages of all games to a folder, whole, from a store.

use std::path::Path;
use std::sync::Arc;

use super::{OperatorError, keys};
use crate::config::Config;
use crate::fault::chain;
use crate::letter::Templates;
use crate::site::{Keeper, Site};

/// Writes all pages anew; what was done, in words, and whether that is all that was to be done.
///
/// # Errors
/// The store cannot be read, a template is wrong, or the folder cannot be written.
pub fn site(config: &Config, folder: &Path) -> Result<(String, bool), OperatorError> {
    let usage = |error: &dyn std::error::Error| OperatorError::Usage(chain(error));
    let own = &config.judge.templates;
    let templates = Templates::load((!own.as_os_str().is_empty()).then_some(own.as_path()));
    let templates = templates.map_err(|error| usage(&error))?;
    let keys = keys::read(config)?;
    let site = Site {
        config: config.clone(),
        templates: Arc::new(templates),
        rulesets: chancery_engine::RULESETS.to_vec(),
        keys,
    };
    let mut keeper = Keeper::new(site, config.store.home(), folder);
    let written = keeper.write_all().map_err(|error| usage(&error))?;
    let mut text = format!(
        "{}: {} files, {} of them written, {} removed",
        folder.display(),
        written.files,
        written.changed,
        written.removed
    );
    for foreign in &written.foreign {
        text +=
            &format!("\nleft as it is, because it is not ours: {foreign}; move it away, and write the pages once more");
    }
    for lacking in &written.lacking {
        text += &format!("\n{lacking}");
    }
    Ok((text, written.foreign.is_empty() && written.lacking.is_empty()))
}
