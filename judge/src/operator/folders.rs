//! Files and folders as `chancery check` looks at them: whether others are kept out, and the judge is let in.

use std::io;
use std::path::{Path, PathBuf};

use crate::config::{Config, MailboxKind, PostKind};
use crate::files::{self, User};
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
    let written = is_ours(config, found).and_then(|()| takes(found, files::try_in(found)));
    Some(written.map(|()| format!("pages are written to {}", folder.display())))
}

/// Whether letters can be put below the folder of Maildirs, and mails be taken from the mailbox that is one.
pub(super) fn maildirs(config: &Config) -> Result<(), String> {
    if config.mailbox.kind == MailboxKind::Maildir {
        let parts = ["new", "cur"].map(|part| config.mailbox.path.join(part));
        parts.iter().filter(|part| part.exists()).try_for_each(|part| is_ours(config, part))?;
        if let [new, cur] = &parts
            && new.exists()
            && cur.exists()
        {
            takes(cur, files::try_move(new, cur))?;
        }
    }
    // What is not there yet is made, in the nearest folder that is.
    let written = (config.post.kind == PostKind::Maildir).then_some(&config.post.path);
    let nearest = |path: &PathBuf| path.ancestors().find(|folder| folder.exists()).map(Path::to_owned);
    written.and_then(nearest).map_or(Ok(()), |folder| {
        is_ours(config, &folder)?;
        takes(&folder, files::try_in(&folder))
    })
}

/// Whether the folder of a store takes what the judge writes there, which is known once it has been tried.
pub(super) fn takes_store(store: &Path) -> Result<(), String> {
    let store = files::behind_links(store);
    takes(files::folder_of(&store), files::try_beside(&store))
}

/// What came of trying to write in a folder, in words.
fn takes(folder: &Path, tried: io::Result<()>) -> Result<(), String> {
    tried.or_else(|error| match files::disk_fault(&error) {
        Some(fault) => Err(format!("{} cannot be written: {fault}", folder.display())),
        // Whose disk is elsewhere lets root do less than others, who are known by the rights.
        None if files::is_kept_from_root(&error) => Ok(()),
        None => Err(format!("{} cannot be written: {error}", folder.display())),
    })
}

/// Whether the judge can write in a folder that is there.
pub(super) fn is_ours(config: &Config, folder: &Path) -> Result<(), String> {
    let judge = User::of_judge(&files::behind_links(&config.store.path));
    judge.obstacle(folder, true).map_or(Ok(()), Err)
}
