//! Files and folders as `chancery check` looks at them: whether others are kept out, and the judge is let in.

use std::path::Path;

use crate::config::Config;
use crate::files;
use crate::store::Store;

/// Whether nobody but those who must can read the files that hold what people wrote, or prove who they or we are.
pub(super) fn closed(config: &Config) -> Result<String, String> {
    let store = Store::files(&config.store.path);
    for path in store.into_iter().chain([config.store.key_path()]) {
        if let Some(mode) = open_to_others(&path)? {
            return Err(format!("others can read {} ({mode}); `chancery run` closes it", path.display()));
        }
    }
    for path in config.secret_files() {
        // A group may be the one that the judge is in.
        if let Some(mode) = open_to_others(path)?.filter(|mode| !mode.ends_with('0')) {
            let path = path.display();
            return Err(format!("everybody on this machine can read {path} ({mode}): say `chmod 600 {path}`"));
        }
    }
    Ok("store and key can be read by their owner alone".into())
}

fn open_to_others(path: &Path) -> Result<Option<String>, String> {
    files::open_to_others(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Whether pages can be written where the configuration wants them; `None`: it wants none.
pub(super) fn site(config: &Config) -> Option<Result<String, String>> {
    let folder = &config.site.folder;
    if folder.as_os_str().is_empty() {
        return None;
    }
    // The judge makes the folder itself where the one above it is there.
    let is_to_be_made = !folder.exists() && files::folder_of(folder).is_dir();
    let found = match is_to_be_made {
        true => files::folder_of(folder),
        false => folder,
    };
    if !found.is_dir() {
        let told = "is no folder: make it for the user that the judge runs as, or no page is written";
        return Some(Err(format!("{} {told}", found.display())));
    }
    Some(is_ours(found).map(|()| format!("pages are written to {}", folder.display())))
}

/// Whether this user can write in a folder that is there.
pub(super) fn is_ours(folder: &Path) -> Result<(), String> {
    match files::can_write_in(folder) {
        true => Ok(()),
        false => {
            let told = "cannot be written in by the user that `chancery check` runs as";
            Err(format!(
                "{} {told}: let it belong to the one that the judge runs as, and check as that one",
                folder.display()
            ))
        }
    }
}
