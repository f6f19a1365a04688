//! `chancery manual`: a manual page of each command and what shells complete them by, from the same text as `--help`.

use std::path::Path;

use clap::CommandFactory;
use clap_complete::Shell;

use super::OperatorError;
use super::arguments::Arguments;

/// Writes `chancery.1`, `chancery-run.1` and so on, and the completions for bash, zsh and fish, to a folder; makes the folder where
/// there is none.
///
/// # Errors
/// They cannot be written.
pub fn manual(folder: &Path) -> Result<String, OperatorError> {
    std::fs::create_dir_all(folder)?;
    clap_mangen::generate_to(Arguments::command(), folder)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut Arguments::command(), "chancery", folder)?;
    }
    Ok(format!("manual pages and completions have been written to {}", folder.display()))
}
