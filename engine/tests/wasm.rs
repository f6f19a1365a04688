//! The engine needs no operating system: its cases are played on `wasm32-unknown-unknown`, which has none.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Runs a program; what it said where it failed.
fn run(command: &mut Command) -> Result<(), (Option<i32>, String)> {
    let output = command.output().unwrap();
    let said = || String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() { Ok(()) } else { Err((output.status.code(), said())) }
}

/// Why the cases cannot be played without an operating system here; `None` where they can.
fn lacking() -> Option<&'static str> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let sysroot = Command::new(rustc).args(["--print", "sysroot"]).output();
    let target = sysroot.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    let target = target.map(|sysroot| Path::new(&sysroot).join("lib/rustlib/wasm32-unknown-unknown"));
    if !target.is_ok_and(|target| target.is_dir()) {
        return Some("rustup target add wasm32-unknown-unknown");
    }
    Command::new("node").arg("--version").output().is_err().then_some("node is not installed")
}

#[test]
fn every_case_plays_out_as_written_where_there_is_no_operating_system() {
    if let Some(lacking) = lacking() {
        // Unlike what is printed, this is shown of tests that pass as well.
        std::io::stderr()
            .write_all(format!("skipped: the engine on wasm32-unknown-unknown ({lacking})\n").as_bytes())
            .unwrap();
        return;
    }
    let built = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wasm");
    let manifest = folder("wasm/Cargo.toml");
    let mut build = Command::new(env!("CARGO"));
    build
        .args(["build", "--quiet", "--offline", "--target", "wasm32-unknown-unknown", "--manifest-path"])
        .arg(manifest);
    run(build.arg("--target-dir").arg(&built)).unwrap_or_else(|(_, said)| panic!("it does not build: {said}"));
    let program = built.join("wasm32-unknown-unknown/debug/chancery-engine-wasm.wasm");
    // 42 says that all cases went well; 100 and a line that the program wants something from outside.
    let ended = run(Command::new("node").arg(folder("wasm/run.mjs")).arg(program));
    assert!(matches!(ended, Err((Some(42), _))), "{ended:?}");
}
