//! Letters in a browser: on a narrow and a wide screen, in light and dark, nothing is cut off and everything can be read.

use std::path::Path;
use std::process::Command;

use judge::language::Language;
use judge::letter::finished_html;
use serde_json::{Value, json};

use super::played;

/// A picture of a map's size.
const MAP: &str = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1000' height='890'%3E%3C/svg%3E";

/// Shows each letter in a frame of each width, and writes down what is wrong with it.
const MEASURE: &str = include_str!("measure.js");

fn chromium() -> Command {
    let known = ["chromium", "chromium-browser", "google-chrome"];
    let found = known.iter().find(|name| Command::new(name).arg("--version").output().is_ok());
    Command::new(found.expect("this test needs the Debian package chromium"))
}

/// What a browser measures of some pages.
fn measured(folder: &Path, pages: &[Value], dark: bool) -> Value {
    let page = folder.join(if dark { "dark.html" } else { "light.html" });
    let data = serde_json::to_string(pages).unwrap().replace('<', "\\u003c");
    let html =
        format!("<!DOCTYPE html><meta charset=utf-8><body><script>const PAGES = {data};\n{MEASURE}</script></body>");
    std::fs::write(&page, html).unwrap();
    let mut browser = chromium();
    browser.args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]);
    browser.args(["--disable-background-networking", "--disable-component-update", "--disable-sync"]);
    browser.arg(format!("--blink-settings=preferredColorScheme={}", if dark { 0 } else { 1 }));
    browser.arg(format!("--user-data-dir={}", folder.join("browser").display()));
    browser.args(["--window-size=900,900", "--virtual-time-budget=60000", "--dump-dom"]);
    let output = browser.arg(format!("file://{}", page.display())).output().unwrap();
    let dom = String::from_utf8_lossy(&output.stdout).into_owned();
    let text = dom.split("<pre id=\"measured\">").nth(1).and_then(|rest| rest.split("</pre>").next());
    let text = text.unwrap_or_else(|| panic!("{dom}\n{}", String::from_utf8_lossy(&output.stderr)));
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn letters_fit_narrow_and_wide_screens_and_can_be_read_in_light_and_dark() {
    let folder = tempfile::tempdir().unwrap();
    let mut pages = Vec::new();
    for language in [Language::English, Language::Russian] {
        let played = played(language);
        let mut kinds = std::collections::BTreeMap::<_, u32>::new();
        for parcel in &played.parcels {
            let count = kinds.entry(parcel.letter.kind).or_default();
            *count += 1;
            if *count > 8 {
                continue;
            }
            let mut html = finished_html(&played.letterhead, &parcel.letter);
            for picture in &parcel.letter.pictures {
                html = html.replace(&format!("cid:{}", picture.id()), MAP);
            }
            pages.push(json!({"name": format!("{} {}", language.code(), parcel.letter.subject), "html": html}));
        }
    }
    for dark in [false, true] {
        let told = measured(folder.path(), &pages, dark);
        assert_eq!(told["dark"], dark, "the browser takes the colours that it is asked for");
        assert_eq!(told["pages"], pages.len() * 2);
        assert_eq!(told["wrong"], json!([]), "{told:#}");
        let least = told["contrast"].as_f64().unwrap();
        assert!(least >= 4.5, "the least contrast is {least}: {told:#}");
        println!("dark {dark}: {} renderings, least contrast {least:.2} ({})", told["pages"], told["least"]);
    }
}
