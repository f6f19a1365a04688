//! The store in whose place a copy is put: it stays, under another name.

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
    // First of all what not every disk can do: where it fails, the store still has its log.
    std::fs::hard_link(path, &former)?;
    let [_, from @ ..] = Store::files(path);
    let [_, to @ ..] = Store::files(&former);
    for (from, to) in from.iter().zip(&to).filter(|(from, _)| from.exists()) {
        std::fs::rename(from, to)?;
    }
    Ok(Some(former))
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
