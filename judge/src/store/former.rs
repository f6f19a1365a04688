//! The store in whose place a copy is put: it stays, under another name.

use std::fs::File;
use std::path::{Path, PathBuf};

use super::Store;
use super::sqlite::layout::integrity;
use crate::clock::Moment;

/// Gives the former store a second name, which nothing has; which one. What it had written first is in it, or beside it where it is
/// damaged, and in no case where the next store would take it for its own.
pub(super) fn keep_former(path: &Path, now: Moment) -> std::io::Result<Option<PathBuf>> {
    if !path.exists() {
        return Ok(None);
    }
    let former = name_of_former(path, now);
    if integrity(path).is_ok_and(|said| said == "ok")
        && let Ok(store) = Store::behind_shut_door(path)
    {
        // Where that fails, the files go with it below.
        let _ = store.alone().is_ok();
    }
    // First of all what may fail: the store still has its log then.
    name_too(path, &former)?;
    let [_, from @ ..] = Store::files(path);
    let [_, to @ ..] = Store::files(&former);
    for (from, to) in from.iter().zip(&to).filter(|(from, _)| from.exists()) {
        std::fs::rename(from, to)?;
    }
    Ok(Some(former))
}

/// Gives a file a second name; where the disk has no such thing (vfat), or not one more, a copy of it has that name.
fn name_too(path: &Path, second: &Path) -> std::io::Result<()> {
    if std::fs::hard_link(path, second).is_ok() {
        return Ok(());
    }
    let copied = std::fs::copy(path, second).and_then(|_| File::open(second)?.sync_all());
    if copied.is_err() {
        // There may be nothing of it, and why it failed tells more.
        let _ = std::fs::remove_file(second).is_ok();
    }
    copied
}

/// By what name a former store can be kept: a clock that was set back, or two commands in one second, tell the same moment again.
fn name_of_former(path: &Path, now: Moment) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let called = |number: u32| match number {
        1 => path.with_file_name(format!("{name}.before-{}", now.rfc5545())),
        number => path.with_file_name(format!("{name}.before-{}-{number}", now.rfc5545())),
    };
    let is_free = |former: &PathBuf| Store::files(former).iter().all(|file| !file.exists());
    (1..).map(called).find(is_free).expect("there is always one more number")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_former_store_is_kept_where_the_disk_has_no_second_name_for_it() {
        /// More names for a file than a disk has that knows an end of them.
        const NAMES: u32 = 65_500;
        let folder = tempfile::tempdir().unwrap();
        let (path, names) = (folder.path().join("a.sqlite"), folder.path().join("names"));
        std::fs::write(&path, "damaged").unwrap();
        std::fs::create_dir(&names).unwrap();
        // One that knows no end keeps the store by a name more.
        let named = |name: &u32| std::fs::hard_link(&path, names.join(name.to_string())).is_ok();
        let _ = (0..NAMES).take_while(named).count();
        let former = keep_former(&path, Moment(1_800_000_000)).unwrap().unwrap();
        assert_eq!(std::fs::read_to_string(former).unwrap(), "damaged");
        assert!(path.exists(), "until the copy takes its place");
    }
}
