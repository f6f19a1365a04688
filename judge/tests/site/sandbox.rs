//! Orders tried on the page of a board, by the program that the operator built: it adjudicates in the browser, that page alone may
//! run it, and a file that is not that program leaves text and map, and is told.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use chancery_engine::RULESETS;

use crate::{browser, files, keeper_with, played, support, text};

/// The program, built as README says; nothing, where it cannot be.
fn program() -> Option<PathBuf> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let sysroot = Command::new(rustc).args(["--print", "sysroot"]).output().unwrap();
    let target = Path::new(String::from_utf8_lossy(&sysroot.stdout).trim()).join("lib/rustlib/wasm32-wasip1");
    if !target.is_dir() {
        eprintln!("skipped: orders tried in a browser (rustup target add wasm32-wasip1)");
        return None;
    }
    let built = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sandbox");
    let mut build = Command::new(env!("CARGO"));
    build.args(["build", "--quiet", "--offline", "--release", "--target", "wasm32-wasip1", "--manifest-path"]);
    let output =
        build.arg(support::folder("../engine/sandbox/Cargo.toml")).arg("--target-dir").arg(&built).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(built.join("wasm32-wasip1/release/chancery-sandbox.wasm"))
}

/// The pages that may run a program.
fn running(found: &BTreeMap<String, Vec<u8>>) -> Vec<&str> {
    let pages = found.keys().filter(|path| path.ends_with(".html"));
    pages.filter(|path| text(found, path).contains("wasm-unsafe-eval")).map(String::as_str).collect()
}

#[test]
fn a_board_tries_orders_with_the_operator_s_program_and_no_other_page_may() {
    let Some(program) = program() else { return };
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path(), RULESETS, "say Nothing yet.\n");
    let written = keeper_with(folder.path(), &mut stage, RULESETS, &program).look().unwrap().unwrap();
    assert_eq!(written.lacking, Vec::<String>::new());
    let found = files(&folder.path().join("pages"));
    assert_eq!(found["sandbox.wasm"], std::fs::read(&program).unwrap());
    assert!(found["sandbox.wasm"].len() < 600_000, "{} bytes", found["sandbox.wasm"].len());
    let boards = chancery_engine::classic::board::SHIPPED.len();
    let may = running(&found);
    assert!(may.len() == 4 * boards && may.iter().all(|path| path.contains("/boards/classic-")), "{may:?}");
    let paths = ["en", "ru", "bg", "zh-Hant"].map(|code| format!("/{code}/boards/classic-standard.html"));
    let told = browser::looked_at(folder.path(), found, &paths, &[], false);
    assert_eq!(told["wrong"], serde_json::json!([]), "{told:#}");
    assert_eq!(told["tries"], paths.len());
}

#[test]
fn a_program_that_is_missing_foreign_or_broken_is_told_and_the_page_is_text_and_map() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path(), RULESETS, "say Nothing yet.\n");
    let path = folder.path().join("sandbox.wasm");
    for (bytes, why) in [
        (None, "cannot be read (No such file or directory"),
        (Some(&b"<!DOCTYPE html>"[..]), "is no WebAssembly program"),
        (Some(&b"\0asm\x01\0\0\0\x02\xff"[..]), "is not whole"),
        (Some(&b"\0asm\x01\0\0\0"[..]), "is another program"),
    ] {
        if let Some(bytes) = bytes {
            std::fs::write(&path, bytes).unwrap();
        }
        let written = keeper_with(folder.path(), &mut stage, RULESETS, &path).write_all().unwrap();
        assert!(written.lacking.len() == 1 && written.lacking[0].contains(why), "{:?}", written.lacking);
        assert!(written.lacking[0].contains("text and map without it"), "{:?}", written.lacking);
        let found = files(&folder.path().join("pages"));
        assert!(running(&found).is_empty() && !found.contains_key("sandbox.wasm") && !found.contains_key("sandbox.js"));
        let page = text(&found, "en/boards/classic-standard.html");
        assert!(!page.contains("<textarea") && page.contains("<img") && page.contains("<td>"), "{page}");
    }
}

#[test]
fn another_program_is_noticed_although_no_game_has_changed() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path(), RULESETS, "say Nothing yet.\n");
    let path = folder.path().join("sandbox.wasm");
    let mut keeper = keeper_with(folder.path(), &mut stage, RULESETS, &path);
    let mut look = |bytes: Option<&[u8]>| {
        bytes.inspect(|bytes| std::fs::write(&path, bytes).unwrap());
        let written = keeper.look().unwrap();
        (written.map(|written| written.lacking.len()), running(&files(&folder.path().join("pages"))).len())
    };
    assert_eq!(look(None), (Some(1), 0), "it is missing");
    assert_eq!(look(None), (None, 0), "and is told of once");
    let program = b"\0asm\x01\0\0\0\0\x14\x01xchancery-sandbox 1";
    let boards = 4 * chancery_engine::classic::board::SHIPPED.len();
    assert_eq!(look(Some(program)), (Some(0), boards), "it is there now");
    assert_eq!(look(None), (None, boards));
    assert_eq!(look(Some(b"another")), (Some(1), 0));
}
