//! What one reader may not know stands in no letter or picture to him.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use judge::stage::Stage;
use support::hands::{DEALT, HANDS};

/// Anna sits left, Bert right; Gerda is the master, Otto looks on. Everybody asks for the history, and wants maps as text.
const GAME: &str = "\
mail gerda hi\n  REGISTER\n  Name: Gerda\n  END\nreply gerda\n  YES
mail anna hi\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES
mail bert hi\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES
mail otto hi\n  REGISTER\n  Name: Otto\n  END\nreply otto\n  YES
mail gerda\n  CREATE ?cards word-m hands\n  SET MAP svg
mail otto\n  OBSERVE cards word-o\n  SET MAP svg
mail anna\n  SIGNON ?cards word-a\n  SET PREFERENCE L\n  SET MAP svg
mail bert\n  SIGNON ?cards word-b\n  SET PREFERENCE R\n  SET MAP svg
mail anna\n  SIGNON Lcards word-a\n  9
mail bert\n  SIGNON Rcards word-b\n  1
mail anna\n  HISTORY cards\n  LIST cards\n  SUMMARY cards
mail bert\n  HISTORY cards\n  LIST cards\n  SUMMARY cards
mail gerda\n  HISTORY cards\n  LIST cards\n  SUMMARY cards
mail otto\n  HISTORY cards\n  LIST cards\n  SUMMARY cards
mail gerda\n  SIGNON Mcards word-m\n  PAUSE\n  RESUME\n  TERMINATE
";

/// Everything that came to somebody: texts, pages and pictures.
fn everything(stage: &Stage, who: &str) -> (String, String) {
    let (mut words, mut pictures) = (String::new(), String::new());
    for parcel in stage.parcels().unwrap().into_iter().filter(|parcel| parcel.to.starts_with(who)) {
        words.push_str(&format!("{}\n{}\n{}\n", parcel.letter.subject, parcel.letter.text, parcel.letter.html));
        words.extend(parcel.letter.pictures.iter().map(|picture| picture.alt.as_str()));
        pictures.extend(parcel.pictures.iter().map(|picture| String::from_utf8(picture.clone()).unwrap()));
    }
    (words, pictures)
}

#[test]
fn a_hidden_hand_is_seen_by_its_seat_and_by_the_master_who_does_not_play() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), HANDS).unwrap();
    stage.play(GAME, "\n", &mut std::io::sink()).unwrap_or_else(|error| panic!("{error}"));
    for (who, seats) in
        [("anna", vec!["LEFT"]), ("bert", vec!["RIGHT"]), ("gerda", vec!["LEFT", "RIGHT"]), ("otto", vec![])]
    {
        let (words, pictures) = everything(&stage, who);
        assert_eq!(pictures.matches("<svg").count(), 3, "{who} has a map with the start, the results and the end");
        for hand in DEALT {
            let may = seats.contains(&hand.seat);
            // With the results, at the end and in the history, as text and as HTML.
            assert_eq!(words.matches(hand.card).count(), if may { 6 } else { 0 }, "{who} reads of the {}", hand.card);
            let piece = format!(">{}</text>", hand.piece);
            assert_eq!(pictures.matches(&piece).count(), if may { 3 } else { 0 }, "{who} sees the piece {piece}");
        }
    }
}

#[test]
fn a_master_who_plays_reads_as_his_seat() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), HANDS).unwrap();
    let game = GAME.replace(
        "mail anna\n  SIGNON ?cards word-a\n  SET PREFERENCE L",
        "mail gerda\n  SIGNON ?cards word-a\n  SET PREFERENCE L",
    );
    let game = game.replace("mail anna\n  SIGNON Lcards", "mail gerda\n  SIGNON Lcards");
    stage.play(&game, "\n", &mut std::io::sink()).unwrap_or_else(|error| panic!("{error}"));
    let (words, pictures) = everything(&stage, "gerda");
    let [left, right] = DEALT;
    assert!(words.contains(left.card) && pictures.contains(&format!(">{}</text>", left.piece)));
    assert!(!words.contains(right.card) && !pictures.contains(&format!(">{}</text>", right.piece)));
}

/// The players of the demo, each with the seat's home card and its kind in the reader's language, and Otto, who looks on and has
/// no hand; Grete is the master.
const PLAYERS: [(&str, u8, &str); 7] = [
    ("otto", 0, "home card"),
    ("osman", 1, "home card"),
    ("karl", 2, "home card"),
    ("eve", 3, "home card"),
    ("fedor", 4, "своя"),
    ("paolo", 5, "home card"),
    ("lena", 7, "своя"),
];

/// Who may read words before a turn's letter comes, and who ever may: all others never do.
struct Secret {
    /// The words, in each language in which one of the players reads.
    words: &'static [&'static str],
    /// The label of the letter with which everybody may know them; empty: never.
    until: &'static str,
    /// Who knows them before.
    known: &'static [&'static str],
}

const SECRETS: &[Secret] = &[
    // A draft is its parties' alone until the talks close, one that was withdrawn for ever (R9).
    Secret {
        words: &["LENDS 1 SQUADRON", "lends England 1 squadron"],
        until: "5.SEAL",
        known: &["eve", "fedor", "paolo"],
    },
    Secret { words: &["6 MERCENARIES", "6 mercenaries", "6 наёмников"], until: "", known: &["karl", "osman"] },
    // Declarations are sealed until all are in (R35); one that failed is its author's for ever.
    Secret {
        words: &["WAR ON VENICE WITH CARD 24", "Ottomans declare war on Venice", "Османы объявляют войну Венеции"],
        until: "6.MASTER",
        known: &["osman", "paolo"],
    },
    Secret {
        words: &[
            "WAR ON ENGLAND WITH CARD 100",
            "Habsburgs declare war on England",
            "Габсбурги объявляют войну Англии",
        ],
        until: "6.MASTER",
        known: &["karl"],
    },
    Secret { words: &["WAR ON SCOTLAND WITH CARD 31", "declaration on Scotland"], until: "", known: &["eve"] },
];

/// Where in the story everybody asks for all that can be asked: in the talks, before the suits, before the ransoms, and while
/// declarations wait for an answer.
const ASKED: [&str; 4] = [
    "say France confirms in Russian.",
    "say France sues the Habsburgs for peace.",
    "say Ransom and absolution.",
    "say The Papacy is asked for Venice, and intervenes.",
];

/// The demo's story, with somebody who looks on, and with everybody's questions in the middle of it and at its end.
fn asking() -> String {
    let ask = |who: &str| {
        format!(
            "mail {who}\n  SET MAP SVG\n  HISTORY marburg\n  LIST FULL marburg\n  SUMMARY marburg\n  STATUS\n\
             mail {who}\n  EXPORT marburg\n  MAP marburg\n  WHOGAME marburg\n  DEADLINE marburg\n"
        )
    };
    let asked = PLAYERS.map(|(who, ..)| ask(who)).concat();
    let joins = "say Six players join, and say which power they would like.\n";
    let onlooker =
        "mail otto hi\n  REGISTER\n  Name: Otto\n  END\nreply otto\n  YES\nmail otto\n  OBSERVE marburg word-o\n";
    let story = judge::demo::story("reformation").unwrap().replace(joins, &format!("{onlooker}{joins}"));
    let story = ASKED.iter().fold(story, |story, line| {
        assert!(story.contains(line), "{line}");
        story.replace(line, &format!("{asked}{line}"))
    });
    format!("{story}{asked}")
}

/// All that a letter holds: text, page, what its threads and calendar entries say, and its drawings and files.
fn holdings(parcel: &judge::outbox::Parcel) -> String {
    let files =
        parcel.pictures.iter().chain(&parcel.enclosures).map(|bytes| String::from_utf8_lossy(bytes).into_owned());
    let told = format!("{:?}\n{}", parcel.letter, files.collect::<Vec<_>>().join("\n")).replace("\\n", " ");
    told.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A whole phase among six powers in which everybody asks again and again for all that can be asked: nobody has read of a draft,
/// an answer, a hand or a declaration before he might.
#[test]
fn drafts_hands_and_declarations_are_told_to_nobody_before_their_time() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::as_installed(folder.path(), chancery_engine::RULESETS).unwrap();
    stage.play(&asking(), "\n", &mut std::io::sink()).unwrap_or_else(|error| panic!("{error}"));
    let parcels = stage.parcels().unwrap();
    assert!(parcels.iter().any(|parcel| parcel.letter.appointment.is_some()), "letters bring appointments");
    for (who, home, kind) in PLAYERS {
        let mut opened: Vec<&str> = Vec::new();
        let mut drawings = 0;
        for parcel in parcels.iter().filter(|parcel| parcel.to.starts_with(who)) {
            let letter = &parcel.letter;
            let flat = holdings(parcel);
            drawings += flat.matches("<svg").count();
            opened.extend(["5.SEAL", "6.MASTER"].into_iter().filter(|label| letter.subject.contains(label)));
            for (_, other, _) in PLAYERS.into_iter().filter(|(_, other, _)| *other > 0) {
                let hand = format!("{other} ({kind}");
                assert!(other == home || !flat.contains(&hand), "{who} reads {hand} in {}", letter.subject);
            }
            for secret in SECRETS.iter().filter(|secret| !secret.known.contains(&who)) {
                let open = !secret.until.is_empty() && opened.contains(&secret.until);
                let read = secret.words.iter().find(|words| flat.contains(*words));
                assert!(open || read.is_none(), "{who} reads {read:?} in {}: {}", letter.subject, letter.text);
            }
        }
        assert_eq!(opened.first(), Some(&"5.SEAL"), "{who} is told of the packages");
        assert!(drawings > ASKED.len(), "{who} sees {drawings} drawings");
    }
}
