//! Messages: small, well formed, and readable where they are read.

use super::*;

/// All parts of a message, the deepest ones.
fn leaves<'a>(mail: &'a ParsedMail<'a>) -> Vec<&'a ParsedMail<'a>> {
    if mail.subparts.is_empty() { vec![mail] } else { mail.subparts.iter().flat_map(leaves).collect() }
}

#[test]
fn messages_are_small_and_well_formed() {
    for language in Language::ALL {
        let (played, mut twice) = (played(language), BTreeSet::new());
        for parcel in &played.parcels {
            let bytes = compose(&played.letterhead, parcel).unwrap().formatted();
            if twice.insert(parcel.letter.kind.to_string()) {
                let again = compose(&played.letterhead, parcel).unwrap().formatted();
                assert!(bytes == again, "{}: what is sent twice is one letter, byte for byte", parcel.letter.subject);
            }
            assert!(bytes.len() < 160_000, "{} {} is {} bytes", language.code(), parcel.letter.kind, bytes.len());
            let drawn: BTreeSet<_> = parcel.pictures.iter().collect();
            assert_eq!(drawn.len(), parcel.pictures.len(), "{}: a picture comes twice", parcel.letter.subject);
            assert!(bytes.split(|byte| *byte == b'\n').all(|line| line.len() <= 998), "RFC 5322 section 2.1.1");
            assert!(bytes.is_ascii(), "RFC 2045: 7-bit, quoted-printable or base64");
            let mail = mailparse::parse_mail(&bytes).unwrap();
            let header = |name: &str| mail.headers.get_first_value(name);
            assert_eq!(header("Subject").unwrap(), parcel.letter.subject);
            assert!(parcel.letter.subject.chars().count() <= 70, "{}", parcel.letter.subject);
            assert!(header("Auto-Submitted").is_some() && header("Message-ID").is_some() && header("Date").is_some());
            assert_eq!(header("List-Unsubscribe").is_some(), parcel.letter.optional, "{}", parcel.letter.kind);
            if let Some(game) = &parcel.letter.game {
                assert_eq!(header("List-Id").unwrap(), format!("<{game}.chancery.example>"));
                let told = header("References").unwrap_or_default();
                let alone = parcel.letter.kind.entry().thread == judge::letter::Thread::Alone;
                assert!(alone || told.contains(&format!("<game.{game}.")), "one thread a game");
            }
            for part in leaves(&mail) {
                let encoding = part.headers.get_first_value("Content-Transfer-Encoding").unwrap_or_default();
                let readable = matches!(encoding.as_str(), "7bit" | "quoted-printable");
                assert!(readable || part.ctype.mimetype != "text/plain", "whoever decodes nothing reads it");
            }
            well_formed_text(&finished_text(&played.letterhead, &parcel.letter));
            well_formed_html(&finished_html(&played.letterhead, &parcel.letter), parcel);
        }
    }
}

fn well_formed_text(text: &str) {
    for line in text.lines() {
        // Machine lines, example lines, classic result lines and forms have widths of their own.
        let own = line.starts_with(":: ") || line.contains("->") || line.starts_with('|') || line.starts_with('%');
        assert!(own || line.width() <= 80, "{} columns: {line}", line.width());
        assert!(!line.contains('\u{fffd}') && !line.contains("{ $"), "{line}");
    }
}

fn well_formed_html(html: &str, parcel: &Parcel) {
    let page = Html::parse_document(html);
    assert!(page.errors.is_empty(), "{:?} in {html}", page.errors);
    let select = |what: &str| -> Vec<String> {
        let selector = Selector::parse(what).unwrap();
        page.select(&selector).map(|element| element.html()).collect()
    };
    assert!(html.contains(&format!("<html lang=\"{}\"", parcel.letter.language.code())));
    for forbidden in ["script", "link", "iframe", "object", "form", "input", "img:not([src^='cid:'])", "img:not([alt])"]
    {
        assert!(select(forbidden).is_empty(), "{forbidden} in {html}");
    }
    assert!(!html.contains("url(") && !html.contains("@import"), "nothing comes from elsewhere");
    assert_eq!(select("h1").len(), 1, "{html}");
    assert_eq!(select("table").len(), select("table:has(th[scope=col])").len(), "tables have headers");
    for picture in &parcel.letter.pictures {
        assert!(html.contains(&format!("cid:{}", picture.id())));
        assert!(picture.part || picture.alt.chars().count() > 40, "{}", picture.alt);
    }
}

#[test]
fn a_crowded_turn_is_not_much_larger_in_the_widest_letters() {
    // The end of the sample game; Cyrillic letters take six bytes each in quoted-printable.
    let folder = tempfile::tempdir().unwrap();
    let mut stage = judge::stage::Stage::set_up_with(folder.path(), chancery_engine::RULESETS, |config| {
        config.judge.language = Language::Russian;
    })
    .unwrap();
    let story: String = judge::demo::story("classic")
        .unwrap()
        .lines()
        .filter(|line| !line.starts_with("expect ") && !line.starts_with("refuse ") && !line.starts_with("excerpt "))
        .map(|line| format!("{line}\n"))
        .collect();
    stage.play(&story, "\n", &mut std::io::sink()).unwrap();
    // A whole HISTORY is as long as the game was; it has no map.
    let with_map = stage.parcels().unwrap().into_iter().filter(|parcel| !parcel.pictures.is_empty());
    let sizes = with_map.map(|parcel| {
        let bytes = compose(stage.letterhead(), &parcel).unwrap().formatted();
        (bytes.len(), parcel.letter.kind, parcel.letter.language)
    });
    let largest = sizes.max().unwrap();
    assert!(largest.0 < 190_000 && largest.2 == Language::Russian, "{largest:?}");
}
