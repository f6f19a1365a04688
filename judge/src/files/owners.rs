//! Whose files are: whether a user can work with them, and in words who has to be told what where he cannot.

use std::fs;
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;

use rustix::fs::Access;
use rustix::io::Errno;
use rustix::process::geteuid;

use super::{folder_of, read_text};

/// A user, by his number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct User(u32);

impl std::fmt::Display for User {
    /// His name, as `/etc/passwd` has it; else his number.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let known = read_text(Path::new("/etc/passwd")).unwrap_or_default();
        let names = known.lines().filter_map(|line| {
            let mut fields = line.split(':');
            let (name, number) = (fields.next()?, fields.nth(1)?);
            (number.parse() == Ok(self.0)).then_some(name)
        });
        match names.into_iter().next() {
            Some(name) => f.write_str(name),
            None => write!(f, "{}", self.0),
        }
    }
}

impl User {
    /// As whom this program runs.
    fn own() -> User {
        User(geteuid().as_raw())
    }

    /// As whom a judge works with what lies beside a file: as this one; where that is root, as the one whose the folder is.
    pub fn of_judge(file: &Path) -> User {
        let own = User::own();
        let folder = fs::metadata(folder_of(file)).ok().filter(|_| own.0 == 0);
        folder.map_or(own, |folder| User(folder.uid()))
    }

    /// Whether he may do what others may not.
    pub fn is_root(self) -> bool {
        self.0 == 0
    }

    /// Whether he can read a file, and write it where that is wanted, or make files in a folder. Of another than who asks it is told by the
    /// rights alone, and what his groups let him do is believed.
    fn can_use(self, path: &Path, writing: bool) -> bool {
        let Ok(facts) = fs::metadata(path) else { return false };
        let (access, wanted) = match (facts.is_dir(), writing) {
            (true, _) => (Access::WRITE_OK | Access::EXEC_OK, 0o3),
            (false, true) => (Access::READ_OK | Access::WRITE_OK, 0o6),
            (false, false) => (Access::READ_OK, 0o4),
        };
        if self == User::own() {
            return rustix::fs::access(path, access).is_ok();
        }
        let mode = facts.permissions().mode();
        let may = |place: u32| (mode >> place) & wanted == wanted;
        self.0 == 0 || if facts.uid() == self.0 { may(6) } else { may(3) || may(0) }
    }

    /// What keeps him from reading a file that is there, and from writing it where that is wanted, or from making files in a folder, and
    /// what mends that; `None`: nothing.
    pub fn obstacle(self, path: &Path, writing: bool) -> Option<String> {
        let facts = match fs::metadata(path) {
            Err(error) if is_circle(&error) => return Some(format!("{} {CIRCLE}", path.display())),
            facts => facts.ok()?,
        };
        let (owner, shown) = (User(facts.uid()), path.display());
        // That is so for everybody, whatever the rights say.
        if writing && rustix::fs::access(path, Access::WRITE_OK) == Err(Errno::ROFS) {
            return Some(format!("{shown} lies on a disk that takes no changes: it is mounted read-only"));
        }
        if self.can_use(path, writing) {
            return None;
        }
        Some(match owner == self {
            false if self == User::own() => format!(
                "{shown} belongs to {owner}, and this program runs as {self}: run it as {owner}, or say `chown {self}: {shown}` as root"
            ),
            false => format!("{shown} belongs to {owner}, and the judge works as {self}: say `chown {self}: {shown}`"),
            true => {
                let mode = if facts.is_dir() { "u+rwx" } else { "u+rw" };
                let what = if writing { "written" } else { "read" };
                format!("{shown} cannot be {what} by {self}, whose it is: say `chmod {mode} {shown}`")
            }
        })
    }
}

/// What links are that come to no end.
pub const CIRCLE: &str =
    "is a symbolic link that leads in a circle, and nothing lies behind it: remove it, or let it lead to a file";

/// Whether that is why something cannot be opened: links that lead in a circle, or from one to the next for too long.
pub fn is_circle(error: &io::Error) -> bool {
    error.raw_os_error() == Some(Errno::LOOP.raw_os_error())
}

/// Whether root is kept from something that others may be let do, as on a disk of another machine.
pub fn is_kept_from_root(error: &io::Error) -> bool {
    User::own().is_root() && error.raw_os_error() == Some(Errno::ACCESS.raw_os_error())
}

/// What somebody was kept from doing with a file, with whose it is and what mends that, where that is why.
pub fn explained(path: &Path, error: io::Error) -> io::Error {
    if error.kind() != io::ErrorKind::PermissionDenied {
        return error;
    }
    let own = User::own();
    match own.obstacle(path, true).or_else(|| own.obstacle(folder_of(path), true)) {
        Some(told) => io::Error::new(error.kind(), format!("{error}: {told}")),
        None => error,
    }
}
