//! A file on a disk that takes no changes, as one that the system has mounted read-only because it fails: what a reader keeps beside a file
//! cannot be kept there, and need not be, since nobody writes.

use std::fs;
use std::path::{Path, PathBuf};

use rustix::fs::{Access, access};
use rustix::io::Errno;

use crate::files;

/// How SQLite is told of a file that nothing changes; `None`: somebody may change it, or what lies beside it belongs to what it holds.
pub(super) fn address(path: &Path) -> Option<PathBuf> {
    let path = files::behind_links(path);
    let lies_beside = |ending: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        fs::metadata(PathBuf::from(name)).is_ok_and(|file| file.len() > 0)
    };
    let is_alone = path.is_file() && !["-wal", "-journal"].into_iter().any(lies_beside);
    if !is_alone || access(&path, Access::WRITE_OK) != Err(Errno::ROFS) {
        return None;
    }
    let named = path.to_str()?.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    Some(format!("file:{named}?immutable=1").into())
}
