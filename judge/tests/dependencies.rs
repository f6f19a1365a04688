//! What the judge is built from keeps what the documents promise: the Rust version, and every main crate once.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::process::Command;

use serde_json::Value;

/// The crates that carry the judge; each does work of its own, so each is named in `judge/Cargo.toml`.
const CARRIERS: [&str; 6] = ["lettre", "mailparse", "imap", "tokio", "rusqlite", "regex"];

/// Every package of the lock file that this machine builds, for the programs and for their tests.
fn packages() -> Vec<Value> {
    let cargo = || Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let told = String::from_utf8(cargo().arg("-vV").output().unwrap().stdout).unwrap();
    let host = told.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    let arguments = ["metadata", "--format-version", "1", "--locked", "--filter-platform", host];
    let output = cargo().args(arguments).current_dir(support::folder(".")).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    told["packages"].as_array().unwrap().clone()
}

/// `1.95` and `1.95.0` as numbers.
fn version(text: &str) -> Vec<u32> {
    text.split('.').map(|part| part.parse().unwrap()).chain([0, 0]).take(3).collect()
}

#[test]
fn no_crate_needs_a_later_rust_than_we_promise() {
    let promised = env!("CARGO_PKG_RUST_VERSION");
    let readme = std::fs::read_to_string(support::folder("../README.md")).unwrap();
    assert!(readme.contains(&format!("Rust {promised} or later")), "README.md promises what Cargo.toml promises");
    for package in packages() {
        if let Some(needed) = package["rust_version"].as_str() {
            let name = &package["name"];
            assert!(version(needed) <= version(promised), "{name} needs Rust {needed}, we promise {promised}");
        }
    }
}

#[test]
fn every_main_crate_is_ours_directly_and_once() {
    let packages = packages();
    let judge = packages.iter().find(|package| package["name"] == env!("CARGO_PKG_NAME")).unwrap();
    let named = |name: &str| {
        let dependencies = judge["dependencies"].as_array().unwrap();
        dependencies.iter().any(|dependency| dependency["name"] == name && dependency["kind"].is_null())
    };
    for name in CARRIERS {
        assert!(named(name), "judge/Cargo.toml names {name}");
        let versions: Vec<_> = packages.iter().filter(|package| package["name"] == name).collect();
        assert_eq!(versions.len(), 1, "one {name}");
    }
}
