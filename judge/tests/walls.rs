//! Who may do what, and what a capability is: nothing is done in somebody's name without proof, and no seal is repeated.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use judge::capability::{Capability, redact};
use judge::config::{Config, Judge};
use judge::letter::{Letter, LetterKind, Letterhead, finished_text};
use judge::secret::Key;
use judge::stage::Stage;

/// A game of numbers between Anna and Bert, with Gerda as its master.
const GAME: &str = "mail gerda\n  REGISTER\n  Name: Gerda\n  END\nreply gerda\n  YES\n\
    mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\n\
    mail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\n\
    mail gerda\n  CREATE ?bids word-m grace=0h reminder=0h\n\
    mail anna\n  SIGNON ?bids word-a\n  SET PREFERENCE L\nmail bert\n  SIGNON ?bids word-b\n  SET PREFERENCE R\n\
    mail gerda\n  SIGNON Mbids word-m\n  SET DEADLINE +1000h\n";

fn stage(folder: &tempfile::TempDir, change: impl FnOnce(&mut Config)) -> Stage {
    let mut stage = Stage::set_up_with(folder.path(), support::toy::TOYS, change).unwrap();
    play(&mut stage, GAME);
    stage
}

fn play(stage: &mut Stage, story: &str) {
    stage.play(story, "\n", &mut std::io::sink()).unwrap_or_else(|error| panic!("{error}"));
}

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
    let letterhead = Letterhead { judge: Judge::default(), key: Key::from_bytes([7; 32]), stop_url: String::new() };
    let capability = Capability::Confirm { id: 3, address: "anna@anna.example".into() };
    let tag = capability.tag(&letterhead.key);
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
    let key = stage.letterhead().key.clone();
    for parcel in stage.parcels().unwrap() {
        let Letter { subject, text, html, .. } = &parcel.letter;
        for told in [subject, text, html] {
            assert_eq!(redact(told, &key), *told);
            assert!(!told.to_lowercase().contains(&seal[..12]), "{told}");
        }
    }
}

#[test]
fn letters_to_an_address_that_was_left_allow_nothing_any_more() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    let old = stage.ways_back("anna").answers;
    play(
        &mut stage,
        "mail anna\n  SIGNON Lbids word-a\n  SET ADDRESS anna@new.example\nreply anna@new.example\n  YES\n\
         expect anna@new.example Letters of game bids go to anna@new.example\n",
    );
    let mail = format!("From: anna@new.example\nTo: {old}\nMessage-ID: <1@new.example>\n\n9\n");
    stage.put(mail.as_bytes()).unwrap();
    let game = stage.desk().store().game("bids").unwrap().unwrap();
    assert!(game.chair_called("L").unwrap().sheet.0.is_empty());
    assert_eq!(game.chair_called("L").unwrap().player.as_ref().unwrap().address, "anna@new.example");
}
