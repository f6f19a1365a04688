//! Pictures of pages for whoever looks at them: the front page, a replay and a board, on a telephone and at a desk, in light and
//! dark. `SCREENS=DIR cargo test -p chancery --test site screens` leaves them in a folder.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::{CLASSIC, browser, demo};

/// A name, and how wide and high the frame is in which the page is shown.
const FRAMES: [(&str, u32, u32); 2] = [("phone", 360, 780), ("desk", 1280, 900)];

/// The width and height of a picture (PNG, section 11.2.1: they stand in its first chunk).
fn size(png: &[u8]) -> (u32, u32) {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

fn shot(folder: &Path, (port, to): (u16, &Path), (wide, high): (u32, u32), dark: bool) {
    let mut browser = browser::chromium();
    browser.args([
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--hide-scrollbars",
    ]);
    browser.arg("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1");
    browser.arg(format!("--blink-settings=preferredColorScheme={}", if dark { 0 } else { 1 }));
    browser.arg(format!("--user-data-dir={}", folder.join("screens").display()));
    browser.args([&format!("--window-size={wide},{high}"), "--virtual-time-budget=8000"]);
    browser.arg(format!("--screenshot={}", to.display()));
    let output = browser.arg(format!("http://127.0.0.1:{port}/screen.html")).output().unwrap();
    assert!(to.exists(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn screens_show_front_page_replay_and_board_on_a_telephone_and_at_a_desk() {
    let folder = tempfile::tempdir().unwrap();
    let found = demo(CLASSIC);
    let game = found.keys().find(|path| path.starts_with("en/games/") && path.ends_with("/index.html")).unwrap();
    let kept = std::env::var_os("SCREENS").map_or_else(|| folder.path().join("kept"), PathBuf::from);
    std::fs::create_dir_all(&kept).unwrap();
    let mut sizes = Vec::new();
    let pages = [("replay", game.as_str()), ("front", "en/index.html"), ("board", "en/boards/classic-standard.html")];
    // Where nobody looks at them, one tells as well whether screens are made.
    let asked = if std::env::var_os("SCREENS").is_some() { 3 } else { 1 };
    for (name, page) in pages.into_iter().take(asked) {
        for (frame, wide, high) in FRAMES {
            // A browser's own window has a least width: the page stands in a frame.
            let shown = format!(
                "<!DOCTYPE html><meta charset=utf-8><title>screen</title><body style=\"margin:0\">\
                 <iframe src=\"/{page}#S1901M\" style=\"border:0;width:{wide}px;height:{high}px\"></iframe>"
            );
            let mut served = found.clone();
            served.insert("screen.html".to_owned(), shown.into_bytes());
            let (port, _) = browser::serve(Arc::new(served));
            for (light, dark) in [("light", false), ("dark", true)] {
                let to = kept.join(format!("{name}-{frame}-{light}.png"));
                let _ = std::fs::remove_file(&to).is_ok();
                shot(folder.path(), (port, &to), (wide, high), dark);
                let png = std::fs::read(&to).unwrap();
                assert!(size(&png).0 >= wide && size(&png).1 >= high, "{name} {frame}: {:?}", size(&png));
                sizes.push(png);
            }
        }
    }
    let different: std::collections::BTreeSet<&Vec<u8>> = sizes.iter().collect();
    assert_eq!((sizes.len(), different.len()), (4 * asked, 4 * asked), "light and dark, phone and desk look different");
}
