//! Who may do what, and what a capability is: nothing is done in somebody's name without proof, and no seal is repeated.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "walls/examples.rs"]
mod examples;
#[path = "walls/places.rs"]
mod places;
mod support;

use examples::example;
use judge::capability::{Capability, redact};
use judge::command::{Class, commands};
use judge::config::{Config, Judge, Unverified};
use judge::letter::{Letter, LetterKind, Letterhead, finished_text};
use judge::secret::Keys;
use judge::stage::Stage;
use support::bids::{JUDGE, play, stage};

#[test]
fn the_place_of_a_capability_is_nothing_that_anybody_can_write() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    for (who, name) in [("carl", "{capability}"), ("dora", "http://evil.example/{capability}"), ("emil", "{{ token }}")]
    {
        play(&mut stage, &format!("mail {who}\n  REGISTER\n  Name: {name}\n  END\n"));
        let letter = stage.letters_to(who).last().unwrap();
        let tag = stage.ways_back(who).answers;
        let tag = tag.split(['+', '@']).nth(1).unwrap();
        assert_eq!(letter.matches(tag).count(), 1, "{letter}");
        assert!(letter.contains(&format!("| YES {tag}\n")), "{letter}");
        // The name is repeated once somebody has proved that it is his.
        play(&mut stage, &format!("reply {who}\n  YES\nexpect {who} Welcome, {name}.\n"));
    }
}

#[test]
fn a_letter_that_waited_while_the_judge_was_changed_is_finished_where_its_template_said() {
    let letterhead = Letterhead { judge: Judge::default(), keys: Keys::from_bytes([7; 32]), stop_url: String::new() };
    let capability = Capability::Confirm { id: 3, address: "anna@anna.example".into() };
    let tag = capability.tag(&letterhead.keys);
    let text = "Dear | YES {capability},\n\n| YES {capability}\n\nYours {capability}\n".to_owned();
    let letter = Letter { kind: LetterKind::Confirm, text, capability: Some(capability), ..Letter::default() };
    let finished = finished_text(&letterhead, &letter);
    assert_eq!(finished, format!("Dear | YES {{capability}},\n\n| YES {tag}\n\nYours {{capability}}\n"));
}

#[test]
fn no_letter_repeats_a_seal_that_somebody_wrote() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    let answers = stage.ways_back("anna").answers;
    let (local, host) = answers.split_once('@').unwrap();
    let (head, seal) = local.rsplit_once('.').unwrap();
    let (upper, dots) = (answers.to_uppercase(), answers.replace('.', "[.]"));
    let percent = answers.replace('+', "%2B").replace('.', "%2E");
    let broken = format!("{head}.\u{200b}\n  > {}\n  > {}@{host}", &seal[..7], &seal[7..]);
    for text in [&answers, &upper, &dots, &percent, &broken, &format!("_{local}_"), &seal.to_owned()] {
        let line = text.lines().next().unwrap();
        play(
            &mut stage,
            &format!(
                "mail anna Fwd: {line}\n  SIGNON Lbids word-a\n  {text}\n  PRESS TO R\n  See {text} there.\n  ENDPRESS\n\
                 expect bert ********\nexpect anna ********\nmail fritz {line}\n  REGISTER\n  Name: {line}\n  END\n\
                 mail fritz {line}\n  LIST {line}\n  {line}\n  SIGNON {line} {line}\n\
                 from anna@other.example anna\n  SIGNON Lbids word-a\n  {text}\n"
            ),
        );
    }
    let key = stage.letterhead().keys.clone();
    for parcel in stage.parcels().unwrap() {
        let Letter { subject, text, html, .. } = &parcel.letter;
        for told in [subject, text, html] {
            assert_eq!(redact(told, &key), *told);
            assert!(!told.to_lowercase().contains(&seal[..12]), "{told}");
        }
    }
}

#[test]
fn no_longer_answer_repeats_a_seal_that_stands_in_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    let answers = stage.ways_back("anna").answers;
    let (_, seal) = answers.split_once('@').unwrap().0.rsplit_once('.').unwrap();
    let before = stage.parcels().unwrap().len();
    play(&mut stage, &format!("mail gerda\n  SIGNON Mbids word-m\n  SET COMMENT Write to {answers} now\n"));
    play(&mut stage, "mail bert\n  STATUS bids\n  LIST\n  HISTORY bids\nexpect bert .********@\n");
    for parcel in &stage.parcels().unwrap()[before..] {
        let Letter { subject, text, html, .. } = &parcel.letter;
        assert!(!format!("{subject}{text}{html}").contains(&seal[..12]), "{text}");
    }
}

/// A mail in somebody's name for which nobody vouches.
fn forge(stage: &mut Stage, who: &str, to: &str, text: &str) {
    static COUNT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
    let id = COUNT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    let mail = format!("From: {who}@{who}.example\nTo: {to}\nMessage-ID: <{id}@evil.example>\n\n{text}\n");
    stage.put(mail.as_bytes()).unwrap();
}

/// All that a mail in somebody's name could change: games as they are written down, without how often they were.
fn standing(stage: &mut Stage) -> String {
    let store = stage.desk().store();
    let written = |name: &String| serde_json::to_string_pretty(&store.game(name).unwrap()).unwrap();
    let games: Vec<String> = store.game_names().unwrap().iter().map(written).collect();
    let people = ["anna", "bert", "gerda", "carl"].map(|who| store.person(&format!("{who}@{who}.example")).unwrap());
    format!("{}{people:#?}", games.concat())
}

/// The game of two with an open seat, a turn on, and another game that still forms. Anna plays LEFT.
fn world(folder: &tempfile::TempDir, change: impl FnOnce(&mut Config)) -> Stage {
    let mut stage = stage(folder, change);
    play(
        &mut stage,
        "mail carl\n  REGISTER\n  Name: Carl\n  END\nreply carl\n  YES\nmail carl\n  CREATE ?more word-c\n\
         mail bert\n  SIGNON Rbids word-b\n  RESIGN\n",
    );
    stage
}

#[test]
fn nobody_does_anything_in_anothers_name_without_a_secret() {
    for unverified in [Unverified::AcceptWithSecret, Unverified::Ask, Unverified::Refuse] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = world(&folder, |config| config.trust.unverified = unverified);
        let before = standing(&mut stage);
        for spec in commands() {
            for who in ["anna", "bert", "gerda", "carl"] {
                let letters = stage.letters_to(who).len();
                forge(&mut stage, who, "judge@chancery.example", example(spec));
                assert!(standing(&mut stage) == before, "{spec:?} by {who}, {unverified:?}");
                // Only where a yes would help is one asked for.
                let told = stage.letters_to(who)[letters..].join("\n");
                let asked = told.contains("| YES y.");
                let may_ask = spec.class == Class::Person && unverified != Unverified::Refuse;
                assert!(!asked || may_ask, "{spec:?} by {who}, {unverified:?}: {told}");
            }
        }
    }
}

#[test]
fn a_letter_of_an_older_turn_and_a_forged_sender_do_nothing_but_ask_and_speak() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    let old = ["anna", "gerda"].map(|who| (who, stage.ways_back(who).answers));
    play(&mut stage, "mail gerda\n  SIGNON Mbids word-m\n  PROCESS\n");
    let before = standing(&mut stage);
    // A setting that concerns its author alone is his who got the letter.
    for spec in commands().filter(|spec| spec.usage != "SET key [value]") {
        for (who, answers) in &old {
            forge(&mut stage, who, answers, example(spec));
            assert!(standing(&mut stage) == before, "{spec:?} by {who}");
        }
    }
    play(&mut stage, "expect gerda forged\n");
}

#[test]
fn what_is_grave_needs_more_than_the_letter_of_this_turn() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    let letters = ["anna", "gerda"].map(|who| (who, stage.ways_back(who).answers));
    let before = standing(&mut stage);
    let grave = [Class::Account, Class::GiveUp, Class::Master];
    for spec in commands().filter(|spec| grave.contains(&spec.class)) {
        for (who, answers) in &letters {
            forge(&mut stage, who, answers, example(spec));
            assert!(standing(&mut stage) == before, "{spec:?} by {who}");
        }
    }
    assert!(stage.letters_to("eve@eve.example").is_empty(), "only the old address is asked");
    assert!(stage.letters_to("anna").iter().any(|letter| letter.contains("| SET PASSWORD ********")));
}

#[test]
fn what_waits_for_a_yes_is_shown_whole_and_done_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    // The orders and the press of the answer count at once, the rest after the yes, and nothing twice.
    play(
        &mut stage,
        "reply anna\n  7\n  PRESS TO R\n  Good bye.\n  ENDPRESS\n  RESIGN\n\
         expect anna This needs your password, or your yes\nexpect anna | RESIGN\nrefuse anna | PRESS\n",
    );
    let game = stage.desk().store().game("bids").unwrap().unwrap();
    assert!(game.chair_called("L").unwrap().sheet.0 == ["7"] && !game.chair_called("L").unwrap().abandoned);
    let yes = stage.parcels().unwrap().iter().rev().find(|parcel| parcel.letter.kind == LetterKind::AskOwner).cloned();
    let yes = stage.letterhead().reply_to(&yes.unwrap().letter);
    let mail = format!("From: anna@anna.example\nTo: {yes}\nMessage-ID: <yes@anna.example>\n\nYES\n");
    stage.put(mail.as_bytes()).unwrap();
    assert!(stage.desk().store().game("bids").unwrap().unwrap().chair_called("L").unwrap().abandoned);
    let press = stage.letters_to("bert").iter().filter(|letter| letter.contains("Good bye.")).count();
    assert_eq!(press, 1);
}

#[test]
fn what_the_letter_cannot_show_is_not_done() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    let blank = "\n".repeat(80);
    let ask = |text: &str| format!("from anna@cafe.example anna\n  SIGNON Lbids word-a\n{text}\n");
    play(
        &mut stage,
        &format!(
            "{}expect anna | RESIGN\nexpect anna | I am a fool\n",
            ask(&format!("  7\n{blank}  PRESS TO ALL\n  I am a fool\n  ENDPRESS\n  RESIGN"))
        ),
    );
    let long = format!("  PRESS TO ALL\n{}  ENDPRESS\n  RESIGN", "  word\n".repeat(70));
    play(&mut stage, &format!("{}expect anna@cafe.example longer than the letter can show\n", ask(&long)));
    let wide = format!("  PRESS TO ALL\n  {} the end\n  ENDPRESS", "word ".repeat(40));
    play(&mut stage, &format!("{}expect anna the end\n", ask(&wide)));
}

/// A registration in somebody's name may stand above what he does not want.
#[test]
fn the_letter_that_asks_for_a_registration_names_what_else_its_yes_does() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = world(&folder, |_| ());
    forge(&mut stage, "hugo", JUDGE, "REGISTER\nName: Hugo\nEND\nJOIN more hunter2\nSET LANGUAGE ru\nBuy my pills");
    play(&mut stage, "expect hugo With your YES I also do what else that mail asks for: | JOIN\nexpect hugo | SET …\n");
    play(&mut stage, "refuse hugo hunter2\nrefuse hugo pills\nreply hugo\n  YES\nexpect hugo more\n");
    play(&mut stage, "mail dora\n  REGISTER\n  Name: Dora\n  END\nrefuse dora With your YES I also\n");
}

#[test]
fn only_the_word_alone_says_yes() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    play(&mut stage, "mail hugo\n  REGISTER\n  Name: Hugo\n  END\n");
    for text in [
        "Si su mensaje es urgente, llame al 555.",
        "Da ich bis Montag nicht da bin",
        "Ano, ale",
        "Tak for din mail",
        "yes please",
        "> YES",
        "Yes?",
        "YES, but not now",
    ] {
        let answers = stage.parcels().unwrap().iter().find(|parcel| parcel.to == "hugo@hugo.example").cloned();
        let answers = stage.letterhead().reply_to(&answers.unwrap().letter);
        forge(&mut stage, "hugo", &answers, text);
        assert!(stage.desk().store().person("hugo@hugo.example").unwrap().is_none(), "{text}");
    }
    let answers = stage.parcels().unwrap().iter().find(|parcel| parcel.to == "hugo@hugo.example").cloned();
    let answers = stage.letterhead().reply_to(&answers.unwrap().letter);
    forge(&mut stage, "hugo", &answers, "*Yes!*\n\nHugo");
    assert!(stage.desk().store().person("hugo@hugo.example").unwrap().is_some());
}

/// A yes above somebody's note that he is away is his as long as nothing shows that a machine wrote it; then it is nobody's.
#[test]
fn no_machine_says_yes_whatever_it_writes() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    play(&mut stage, "mail hugo\n  REGISTER\n  Name: Hugo\n  END\n");
    let answers = stage.ways_back("hugo").answers;
    let mut answer = |mark: &str| {
        let text = "Oui.\n\nJe suis absent du bureau jusqu'au 12 mars.";
        let mail = format!("From: hugo@hugo.example\nTo: {answers}\n{mark}\n\n{text}\n");
        stage.put(mail.as_bytes()).unwrap();
        stage.desk().store().person("hugo@hugo.example").unwrap().is_some()
    };
    for mark in [
        "Auto-Submitted: auto-replied",
        "Auto-Submitted: auto-generated; type=vacation",
        "X-Autoreply: yes",
        "X-Autorespond: Absence",
        "Precedence: auto_reply",
        "Precedence: junk",
        "Precedence: bulk",
        "Return-Path: <>",
        "List-Id: <tous.hugo.example>",
        "Subject: Absence du bureau : Re: Chancery",
        "Subject: R\u{e9}ponse automatique : Chancery",
        "Content-Type: multipart/report; report-type=disposition-notification; boundary=x",
    ] {
        assert!(!answer(mark), "{mark}");
    }
    assert!(answer("Auto-Submitted: no\nSubject: Re: Chancery"));
}

#[test]
fn whatever_changes_in_somebodys_name_is_told_where_letters_went_before() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    play(
        &mut stage,
        "mail anna\n  SIGNON Lbids word-a\n  SET PASSWORD word-b\n  SET PASSWORD word-c\n\
         expect anna The password of your place in game bids has been changed.\nexpect anna operator@operator.example\ncount anna 7\n\
         mail anna\n  REGISTER\n  Name: Annabel\n  END\nexpect anna You are called Annabel here from now on.\n\
         mail anna\n  SIGNON Lbids word-c\n  SET ADDRESS2 anna@second.example\nreply anna@second.example\n  YES\n\
         expect anna anna@second.example is now the second address\n\
         mail anna\n  SIGNON Lbids word-c\n  SET ADDRESS anna@new.example\nreply anna@new.example\n  YES\n\
         expect anna has moved to another address: anna@new.example\n",
    );
}

#[test]
fn one_person_has_one_seat_under_whatever_address() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    play(
        &mut stage,
        "mail bert\n  SIGNON Rbids word-b\n  SET ADDRESS2 bert@second.example\nreply bert@second.example\n  YES\n\
         mail anna\n  SIGNON Lbids word-a\n  RESIGN\n\
         mail bert\n  SIGNON Lbids word-x\nexpect bert you are in game bids already\n\
         from bert@second.example bert\n  SIGNON Lbids word-x\nexpect bert you are in game bids already\n\
         mail carl\n  REGISTER\n  Name: Carl\n  END\nreply carl\n  YES\nmail carl\n  SIGNON Lbids word-x\n\
         expect carl You have taken over LEFT\n\
         mail carl\n  SIGNON Lbids word-x\n  SET ADDRESS2 bert@second.example\nreply bert@second.example\n  YES\n\
         expect bert belongs to somebody else\n\
         mail carl\n  SIGNON Lbids word-x\n  SET ADDRESS bert@bert.example\nreply bert\n  YES\n\
         expect bert you are in game bids already\n\
         mail bert\n  SIGNON Rbids word-b\n  SET ADDRESS bert@third.example\nreply bert@third.example\n  YES\n\
         mail carl\n  SIGNON Lbids word-x\n  RESIGN\nmail bert\n  SIGNON Lbids word-x\n\
         expect bert you are in game bids already\n\
         mail gerda\n  CREATE ?more word-m\nmail bert\n  SIGNON ?more word-b\nexpect bert You are in game more\n",
    );
}

#[test]
fn whoever_was_ejected_stays_out_under_every_address_of_his() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    play(
        &mut stage,
        "mail anna\n  SIGNON Lbids word-a\n  SET ADDRESS2 anna@second.example\nreply anna@second.example\n  YES\n",
    );
    let answers = stage.ways_back("anna").answers;
    play(
        &mut stage,
        "mail gerda\n  SIGNON Mbids word-m\n  EJECT L\nexpect gerda cannot come back to this game\n\
         mail anna\n  SIGNON Lbids word-a\n  BROADCAST\n  I am back.\n  ENDPRESS\n\
         expect anna The master of game bids has removed you\nrefuse bert I am back.\n\
         mail anna\n  SIGNON Lbids word-n\nexpect anna has removed you\n\
         from anna@second.example anna\n  OBSERVE bids word-n\nexpect anna has removed you\n\
         mail anna\n  SIGNON ?bids word-n\nexpect anna has removed you\n",
    );
    forge(&mut stage, "anna", &answers, "BROADCAST\nI am back.\nENDPRESS");
    play(
        &mut stage,
        "refuse bert I am back.\nmail carl\n  REGISTER\n  Name: Carl\n  END\nreply carl\n  YES\n\
        mail carl\n  SIGNON Lbids word-c\nexpect carl You have taken over LEFT\n",
    );
}

#[test]
fn nobody_is_called_like_a_power_an_office_or_somebody_else() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    for (name, told) in [
        ("Anna", "Somebody else is registered here as"),
        ("  ANNA. ", "Somebody else is registered here as"),
        ("Left", "is the name of a power"),
        ("Chancery", "is the name of a power, of the judge"),
        ("Game-Master", "is the name of a power, of the judge"),
    ] {
        play(&mut stage, &format!("mail hugo\n  REGISTER\n  Name: {name}\n  END\nexpect hugo {told}\n"));
    }
    play(&mut stage, "mail bert\n  REGISTER\n  Name: anna\n  END\nexpect bert Somebody else is registered here as\n");
    assert_eq!(stage.desk().store().person("bert@bert.example").unwrap().unwrap().name, "Bert");
}

#[test]
fn no_password_comes_back_from_wherever_it_stood() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    let answers = stage.ways_back("anna").answers;
    for text in [
        "SIGNON Left bids harbour7",
        "SET PASWORD harbour7",
        "My password is harbour7.",
        "PRESS TO R\n  look at my old mail:\n  > SIGNON Lbids harbour7\n  my password is harbour7\n  harbour7\n  ENDPRESS",
        "PRESS -R\n  SIGNON L bids harbour7\n  harbour7\n  ENDPRESS",
        "HELP\n  pw=harbour7",
    ] {
        forge(&mut stage, "anna", &answers, &text.replace("\n  ", "\n"));
        play(&mut stage, &format!("mail anna SIGNON Lbids harbour7\n  {text}\n"));
    }
    play(
        &mut stage,
        "mail anna Re: password: harbour7\n  HELP\nmail anna x\n  SIGNON Lbids word-a\n  SET PASSWORD word\n",
    );
    play(&mut stage, "expect anna SET PASSWORD ********\n");
    for parcel in stage.parcels().unwrap() {
        let Letter { subject, text, html, .. } = &parcel.letter;
        for told in [subject, text, html] {
            assert!(!told.contains("harbour7"), "to {}: {told}", parcel.to);
        }
    }
    assert!(stage.letters_to("bert").iter().any(|letter| letter.contains("look at my old mail")));
}
