//! The program with which pages of boards adjudicate what a visitor tries: taken from a file of the operator's, where it is what
//! it ought to be.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use crate::files;

/// What stands in every program that speaks as the page does (`engine/sandbox`).
const MARK: &[u8] = b"chancery-sandbox 1";
/// How every program of this kind begins: the signature, and the version of the form.
const HEAD: &[u8] = b"\0asm\x01\0\0\0";
/// The section of what a program asks for.
const IMPORTS: u8 = 2;
/// The largest program that a visitor is to load, in bytes.
const MOST: usize = 4 * 1024 * 1024;
/// What a page gives a program that reads its input and writes its output; `templates/site/sandbox.js` has the same.
const GIVEN: [&str; 8] = [
    "fd_read",
    "fd_write",
    "proc_exit",
    "environ_get",
    "environ_sizes_get",
    "args_get",
    "args_sizes_get",
    "random_get",
];
const FROM: &str = "wasi_snapshot_preview1";
const ADVICE: &str = "build engine/sandbox by `cargo build --release --target wasm32-wasip1`";

/// By what another file is known without reading it: its length, and when it was changed; nothing, where there is none.
pub(super) type Mark = Option<(u64, i64, i64)>;

/// Looks at a file.
pub(super) fn mark(path: &Path) -> Mark {
    let facts = fs::metadata(path).ok()?;
    Some((facts.len(), facts.ctime(), facts.ctime_nsec()))
}

/// Reads a program.
///
/// # Errors
/// What is wrong with the file, and what would be right, in a sentence.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, String> {
    let wrong =
        |why: &str| format!("the sandbox {} {why}; the pages of boards are text and map without it", path.display());
    let bytes = files::read(path).map_err(|error| wrong(&format!("cannot be read ({error})")))?;
    flaw(&bytes).map_or(Ok(bytes), |why| Err(wrong(&format!("{why}: {ADVICE}"))))
}

fn flaw(bytes: &[u8]) -> Option<String> {
    if !bytes.starts_with(HEAD) {
        return Some("is no WebAssembly program".to_owned());
    }
    if bytes.len() > MOST {
        return Some(format!("has {} bytes, and {MOST} are the most that a visitor loads", bytes.len()));
    }
    let asked = match asked(&bytes[HEAD.len()..]) {
        Some(asked) => asked,
        None => return Some("is not whole".to_owned()),
    };
    let is_given = |(module, name): &(String, String)| module == FROM && GIVEN.contains(&name.as_str());
    if let Some((module, name)) = asked.iter().find(|asked| !is_given(asked)) {
        return Some(format!("asks for {module}.{name}, which no page gives"));
    }
    let is_ours = bytes.windows(MARK.len()).any(|part| part == MARK);
    (!is_ours).then(|| "is another program, or one of another version of the judge".to_owned())
}

/// What a program asks for: modules and names. Nothing: it breaks off, or is no such program.
fn asked(mut rest: &[u8]) -> Option<Vec<(String, String)>> {
    let mut found = Vec::new();
    while !rest.is_empty() {
        let kind = *rest.split_off_first()?;
        let length = number(&mut rest)?;
        let mut section = rest.split_off(..length)?;
        if kind == IMPORTS {
            for _ in 0..number(&mut section)? {
                found.push((word(&mut section)?, word(&mut section)?));
                // A function, by the number of its type; memory and tables are never given.
                if *section.split_off_first()? != 0 {
                    let (module, name) = found.pop()?;
                    return Some(vec![(module, format!("{name} as memory or table"))]);
                }
                number(&mut section)?;
            }
        }
    }
    Some(found)
}

/// A number in LEB128, as the form has them.
fn number(rest: &mut &[u8]) -> Option<usize> {
    let mut value = 0_usize;
    for shift in (0..35).step_by(7) {
        let byte = *rest.split_off_first()?;
        value |= usize::from(byte & 0x7f).checked_shl(shift)?;
        if byte & 0x80 == 0 {
            return Some(value);
        }
    }
    None
}

fn word(rest: &mut &[u8]) -> Option<String> {
    let length = number(rest)?;
    rest.split_off(..length).map(|bytes| String::from_utf8_lossy(bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program that asks for one function, and holds what is appended in a section of no meaning.
    fn program(module: &str, name: &str, more: &[u8]) -> Vec<u8> {
        let word = |text: &str| [&[text.len() as u8], text.as_bytes()].concat();
        let imports = [&[1][..], &word(module), &word(name), &[0, 0]].concat();
        let custom = [&[1, b'x'][..], more].concat();
        [HEAD, &[2, imports.len() as u8], &imports, &[0, custom.len() as u8], &custom].concat()
    }

    #[test]
    fn a_program_is_taken_for_what_it_is() {
        let own = program(FROM, "fd_read", MARK);
        assert_eq!(flaw(&own), None);
        for (bytes, why) in [
            (b"<!DOCTYPE html>".to_vec(), "is no WebAssembly program"),
            (Vec::new(), "is no WebAssembly program"),
            (own[..own.len() - 1].to_vec(), "is not whole"),
            (own[..20].to_vec(), "is not whole"),
            (program(FROM, "path_open", MARK), "asks for wasi_snapshot_preview1.path_open, which no page gives"),
            (program("env", "fd_read", MARK), "asks for env.fd_read, which no page gives"),
            (program(FROM, "fd_read", b"another"), "is another program, or one of another version of the judge"),
        ] {
            assert_eq!(flaw(&bytes).as_deref(), Some(why));
        }
        let large = [own.as_slice(), &vec![0; MOST]].concat();
        assert!(flaw(&large).unwrap().contains("are the most that a visitor loads"));
    }
}
