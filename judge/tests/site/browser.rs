//! Pages in a browser: they fit a phone and a desk, in light and dark; the replay is worked by keys, slider and touch; nothing is
//! asked of anybody else; and without the script all is there.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};

use crate::{CLASSIC, EMPIRES, REFORMATION, demo, support, text};

/// What is asked of the pages.
const DRIVE: &str = include_str!("drive.js");

pub(crate) type Pages = Arc<BTreeMap<String, Vec<u8>>>;

pub(crate) fn chromium() -> Command {
    let known = ["chromium", "chromium-browser", "google-chrome"];
    let found = known.iter().find(|name| Command::new(name).arg("--version").output().is_ok());
    Command::new(found.expect("this test needs the Debian package chromium"))
}

/// Where `judge/tests/run` puts axe-core, if the registry of npm can be reached.
fn axe() -> Option<Vec<u8>> {
    let place: PathBuf = support::folder("../target/axe/node_modules/axe-core/axe.min.js");
    std::fs::read(place).ok()
}

/// Answers one request as a web server would that sends the headers of the README; what is not there is noted.
fn answer(mut stream: TcpStream, pages: &Pages, missing: &Mutex<Vec<String>>) {
    let mut head = Vec::new();
    let mut buffer = [0; 2048];
    while !head.windows(4).any(|end| end == b"\r\n\r\n") {
        match stream.read(&mut buffer) {
            Ok(count) if count > 0 => head.extend_from_slice(&buffer[..count]),
            _ => return,
        }
    }
    let head = String::from_utf8_lossy(&head).into_owned();
    let path = head.split(' ').nth(1).unwrap_or("/").split(['?', '#']).next().unwrap().trim_start_matches('/');
    let (plain, scripted) = match path.strip_prefix("unscripted/") {
        Some(plain) => (plain, false),
        None => (path, true),
    };
    let kind = match plain.rsplit('.').next().unwrap() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css",
        "js" => "text/javascript",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        _ => "text/plain",
    };
    let body = match pages.get(plain) {
        Some(_) if plain == "replay.js" && !scripted => Vec::new(),
        Some(body) => body.clone(),
        None => {
            missing.lock().unwrap().push(plain.to_owned());
            Vec::new()
        }
    };
    let policy = if ["drive.html", "screen.html"].contains(&plain) {
        ""
    } else {
        "Content-Security-Policy: frame-ancestors 'self'\r\n"
    };
    let head = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n{policy}Connection: close\r\n\r\n",
        body.len()
    );
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body)).is_ok();
}

/// Serves pages at a port; what was asked for and is not there.
pub(crate) fn serve(pages: Pages) -> (u16, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let missing = Arc::new(Mutex::new(Vec::new()));
    let noted = missing.clone();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let (pages, noted) = (pages.clone(), noted.clone());
            std::thread::spawn(move || answer(stream, &pages, &noted));
        }
    });
    (port, missing)
}

/// What a browser finds out about pages.
fn driven(folder: &Path, port: u16, dark: bool) -> Value {
    let mut browser = chromium();
    browser.args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]);
    browser.args(["--disable-background-networking", "--disable-component-update", "--disable-sync"]);
    browser.args(["--touch-events=enabled", "--window-size=1400,1000"]);
    // Whatever is asked of another machine fails, and is told.
    browser.arg("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1");
    browser.arg(format!("--blink-settings=preferredColorScheme={}", if dark { 0 } else { 1 }));
    browser.arg(format!("--user-data-dir={}", folder.join("browser").display()));
    browser.args(["--virtual-time-budget=600000", "--dump-dom"]);
    let output = browser.arg(format!("http://127.0.0.1:{port}/drive.html")).output().unwrap();
    let dom = String::from_utf8_lossy(&output.stdout).into_owned();
    let found = dom.split("<pre id=\"measured\">").nth(1).and_then(|rest| rest.split("</pre>").next());
    let found = found.unwrap_or_else(|| panic!("{dom}\n{}", String::from_utf8_lossy(&output.stderr)));
    let found = found.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    serde_json::from_str(&found).unwrap_or_else(|error| panic!("{error}: {found}"))
}

/// Pages of each kind, of all games of the demo, and the replay in each language, with its first and its last turn.
fn chosen(found: &BTreeMap<String, Vec<u8>>, codes: &[&str]) -> (Vec<String>, Vec<Value>) {
    let (mut paths, mut replays) = (Vec::new(), Vec::new());
    for code in codes {
        let of_kind = |begin: &str, end: &str| {
            let fits = |path: &&String| path.starts_with(&format!("{code}/{begin}")) && path.ends_with(end);
            found.keys().find(fits).map(|path| format!("/{path}"))
        };
        paths.extend(of_kind("index", ".html"));
        paths.extend(of_kind("over-", ".html"));
        paths.extend(of_kind("statistics", ".html"));
        paths.extend(of_kind("help/", ".html"));
        paths.extend(of_kind("help/", "/orders.html"));
        paths.extend(of_kind("boards/", "index.html"));
        paths.extend(of_kind("boards/classic-s", ".html"));
        paths.extend(of_kind("games/", "M.html"));
        paths.extend(of_kind("games/", ".html"));
        let Some(game) = of_kind("games/", "/index.html") else { continue };
        let page = text(found, &game[1..]);
        let ids: Vec<&str> = page.split("<li id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        paths.push(game.clone());
        if page.contains("data-map") {
            replays.push(json!([game, ids[0], ids[ids.len() - 2]]));
        }
    }
    paths.sort();
    paths.dedup();
    (paths, replays)
}

#[test]
fn pages_fit_a_phone_and_a_desk_and_the_replay_is_worked_by_keys_slider_and_touch() {
    // Colours are the same in all languages: each page of the classic game is seen in both, others in one.
    for (story, worked, looks) in [
        (CLASSIC, true, &[(false, &["en", "ru", "zh-Hant"][..]), (true, &["en"][..])][..]),
        (EMPIRES, false, &[(false, &["en"][..])][..]),
        (REFORMATION, false, &[(true, &["bg"][..])][..]),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let found = demo(story);
        for (dark, codes) in looks {
            let (paths, replays) = chosen(found, codes);
            // One replay is worked by all that works it; of the others each piece is asked what happened to it.
            let replay = if worked { replays[0].clone() } else { json!([replays[0][0]]) };
            let told = looked_at(folder.path(), found.clone(), &paths, std::slice::from_ref(&replay), *dark);
            assert_eq!(told["wrong"], json!([]), "{told:#}");
            let steps = ["home", "focus", "right", "left", "slider", "touch", "play", "stop", "end", "address"];
            assert_eq!(told["steps"], if worked { json!(steps) } else { json!([]) });
            assert!(worked || told["lines"].as_u64() > Some(3), "pieces tell what happened to them: {told:#}");
        }
    }
}

/// What is wrong with some pages, narrow and wide, and with some replays, in light or dark.
pub(crate) fn looked_at(
    folder: &Path,
    mut found: BTreeMap<String, Vec<u8>>,
    paths: &[String],
    replays: &[Value],
    dark: bool,
) -> Value {
    let tries: Vec<&String> = paths.iter().filter(|path| text(&found, &path[1..]).contains("id=\"sandbox\"")).collect();
    let (pages, replays, tries) = (json!(paths), json!(replays), json!(tries));
    let data = format!("const PAGES = {pages}; const REPLAYS = {replays}; const TRIES = {tries};\n{DRIVE}");
    found.insert("drive.js".into(), data.into_bytes());
    let drive = "<!DOCTYPE html><meta charset=utf-8><title>drive</title><body><script src=\"/drive.js\"></script>";
    found.insert("drive.html".into(), drive.into());
    let has_axe = axe().map(|axe| found.insert("axe.js".into(), axe)).is_some();
    let (port, missing) = serve(Arc::new(found));
    let told = driven(folder, port, dark);
    assert_eq!(told["dark"], dark, "the browser takes the colours that it is asked for");
    assert_eq!(told["pages"], paths.len() * 2);
    assert_eq!(told["axe"], has_axe);
    let missing: Vec<String> = missing.lock().unwrap().clone();
    let own = ["axe.js", "favicon.ico"];
    let missing: Vec<&String> = missing.iter().filter(|path| !own.contains(&path.as_str())).collect();
    assert!(missing.is_empty(), "asked for, and not there: {missing:?}");
    told
}
