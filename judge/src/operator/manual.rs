//! `chancery manual`: a manual page of each command and what shells complete them by, from the same text as `--help`.

use std::path::Path;

use clap::CommandFactory;
use clap::builder::Resettable;
use clap_complete::Shell;

use super::arguments::Arguments;
use super::{OperatorError, failed};

/// What the page of the program tells beside its commands, in roff.
const BESIDE: &str = include_str!("manual/beside.roff");

/// Writes `chancery.1`, `chancery-run.1` and so on, and the completions for bash, zsh and fish, to a folder; makes the folder where
/// there is none.
///
/// # Errors
/// They cannot be written.
pub fn manual(folder: &Path) -> Result<String, OperatorError> {
    write(folder).map_err(failed(folder))?;
    Ok(format!("manual pages and completions have been written to {}", folder.display()))
}

fn write(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    // What stands below the commands for a terminal is a table, and pages have their own list of them.
    clap_mangen::generate_to(Arguments::command().after_help(Resettable::Reset), folder)?;
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "1") {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            std::fs::write(&path, completed(&std::fs::read_to_string(&path)?, &name))?;
        }
    }
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut Arguments::command(), "chancery", folder)?;
    }
    Ok(())
}

/// A page with its own title, which the library gives no date and then shifts by one, and with what every reader of it looks for.
fn completed(page: &str, name: &str) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let title = format!(".TH {} 1 \"\" \"chancery {version}\" \"Chancery\"", name.to_uppercase());
    let lines = page.lines().map(|line| if line.starts_with(".TH ") { title.as_str() } else { line });
    let mut page = lines.collect::<Vec<_>>().join("\n");
    page.push('\n');
    page.push_str(if name == "chancery" { BESIDE } else { ".SH SEE ALSO\n.BR chancery (1)\n" });
    page
}
