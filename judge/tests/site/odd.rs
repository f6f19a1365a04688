//! Names, comments and press with markup, signs that turn the writing about, and ten thousand letters in one word: they stand in
//! pages as what they are.

use scraper::{Html, Selector};

use crate::support::hands::HANDS;
use crate::{browser, pages, text};

const LONG: usize = 10_000;

fn story() -> String {
    let long = "Ж".repeat(LONG);
    let mark = "<script>alert(1)</script><img src=x onerror=alert(2)> \" ' & \u{202e}drawkcab\u{2066} </blockquote>";
    format!(
        "mail gerda hi\n  REGISTER\n  Name: Gerda <b>O'Hara</b> & \u{202e}\"x\"\n  END\nreply gerda\n  YES\nexpect gerda Welcome\n\
         mail anna hi\n  REGISTER\n  Name: {}\n  END\nreply anna\n  YES\nexpect anna Welcome\n\
         mail bert hi\n  REGISTER\n  Name: Bert {{{{ 7*7 }}}} {{% raw %}}\n  END\nreply bert\n  YES\nexpect bert Welcome\n\
         mail gerda\n  SET SITE NAME\nmail anna\n  SET SITE NAME\nmail bert\n  SET SITE NAME\n\
         mail gerda\n  CREATE ?cards word-m hands\n  SET COMMENT {mark}\n\
         mail anna\n  SIGNON ?cards word-a\n  SET PREFERENCE L\n\
         mail bert\n  SIGNON ?cards word-b\n  SET PREFERENCE R\n\
         mail anna\n  SIGNON Lcards word-a\n  BROADCAST\n  {mark}\n  {long}\n  ENDPRESS\nexpect bert alert(1)\n\
         mail bert\n  SIGNON Rcards word-b\n  BROADCAST\n  {{{{ game.secret }}}} https://evil.example/{}\n  ENDPRESS\n",
        "Anna".repeat(15),
        "x".repeat(3000),
    )
}

#[test]
fn what_people_write_stands_in_pages_as_what_it_is_and_breaks_none() {
    let folder = tempfile::tempdir().unwrap();
    let found = pages(folder.path(), HANDS, &story());
    let game = found.keys().find(|path| path.starts_with("en/games/cards-") && path.ends_with("/index.html")).unwrap();
    let page = text(&found, game);
    let parsed = Html::parse_document(&page);
    assert_eq!(parsed.errors, Vec::<String>::new());
    let select = |selector: &str| Selector::parse(selector).unwrap();
    let quoted: String = parsed.select(&select("blockquote")).flat_map(|quote| quote.text()).collect();
    let begin: String = quoted.chars().take(600).collect();
    assert!(quoted.contains("<script>alert(1)</script>"), "markup is text: {begin}");
    assert!(quoted.contains(&"Ж".repeat(LONG)), "press is told whole: {begin}");
    assert!(quoted.contains("{{ game.secret }} https://evil.example/"), "and nothing in it is a template");
    for (path, _) in found.iter().filter(|(path, _)| path.ends_with(".html")) {
        let page = Html::parse_document(&text(&found, path));
        let strange = select("script:not([src]), img[onerror], blockquote b, a[href*='evil'], main b");
        assert!(page.select(&strange).next().is_none(), "{path}");
    }
    let all: String = found.values().map(|bytes| String::from_utf8_lossy(bytes).into_owned()).collect();
    assert!(!all.contains(['\u{202e}', '\u{2066}']), "no sign turns about what stands beside it");
    // And a browser shows it without a word beyond the edge of a telephone.
    let paths = vec![format!("/{game}"), "/en/index.html".to_owned(), "/zh-Hant/index.html".to_owned()];
    let told = browser::looked_at(folder.path(), found, &paths, &[], false);
    assert_eq!(told["wrong"], serde_json::json!([]), "{told:#}");
}
