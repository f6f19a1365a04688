//! Places in a game: who comes into one, and what is left to whoever has moved to another address or is out.

use crate::support::bids::{play, stage};

/// Carl leads beside Gerda.
const SECOND_MASTER: &str = "\
    mail carl\n  REGISTER\n  Name: Carl\n  END\nreply carl\n  YES\nmail carl\n  OBSERVE bids word-c\n\
    mail gerda\n  SIGNON Mbids word-m\n  PROMOTE carl\n";

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

#[test]
fn letters_to_a_second_master_allow_nothing_when_he_has_moved_to_another_address() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    play(&mut stage, SECOND_MASTER);
    play(&mut stage, "mail carl\n  SIGNON Mbids word-c\n");
    let old = stage.ways_back("carl").answers;
    play(
        &mut stage,
        "mail carl\n  SIGNON Mbids word-c\n  SET ADDRESS carl@new.example\nreply carl@new.example\n  YES\n\
         expect carl@new.example Letters of game bids go to carl@new.example\n",
    );
    let mail =
        format!("From: carl@new.example\nTo: {old}\nMessage-ID: <1@new.example>\n\nPRESS TO L\nI lead.\nENDPRESS\n");
    stage.put(mail.as_bytes()).unwrap();
    play(&mut stage, "refuse anna I lead.\n");
}

#[test]
fn whoever_leads_beside_the_first_master_gets_a_new_password_as_he_does() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    play(&mut stage, SECOND_MASTER);
    play(
        &mut stage,
        "mail carl\n  FORGOTTEN bids word-new\nrefuse carl You have no place\nreply carl\n  YES\n\
         mail carl\n  SIGNON Mbids word-new\nexpect carl You are signed on as master of game bids\n\
         mail gerda\n  SIGNON Mbids word-m\nexpect gerda You are signed on as master of game bids\n",
    );
}

/// Who is out of a game, or leads it and has seen its orders, does not play because somebody names his address as the new one of his own.
#[test]
fn nobody_comes_into_a_game_by_being_the_new_address_of_a_player_who_could_not_come_in_himself() {
    for (before, to, told) in [
        ("mail gerda\n  SIGNON Mbids word-m\n  EJECT R\n", "bert", "has removed you from it"),
        ("mail anna\n  SIGNON Lbids word-a\n  7\nmail gerda\n  SIGNON Mbids word-m\n", "gerda", "have seen orders"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = stage(&folder, |_| ());
        play(
            &mut stage,
            &format!(
                "{before}mail anna\n  SIGNON Lbids word-a\n  SET ADDRESS {to}@{to}.example\nreply {to}\n  YES\n\
                 expect {to} {told}\nrefuse {to} Letters of game bids go to\n"
            ),
        );
        let game = stage.desk().store().game("bids").unwrap().unwrap();
        assert_eq!(game.chair_called("L").unwrap().player.as_ref().unwrap().address, "anna@anna.example");
    }
}

#[test]
fn whoever_was_ejected_from_his_seat_does_not_go_on_looking_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    play(
        &mut stage,
        "mail anna\n  OBSERVE bids word-o\nmail gerda\n  SIGNON Mbids word-m\n  EJECT L\n\
         expect anna has removed you\nmail bert\n  SIGNON Rbids word-b\n  BROADCAST\n  At last.\n  ENDPRESS\n\
         expect gerda At last.\nrefuse anna At last.\n",
    );
    assert!(stage.desk().store().game("bids").unwrap().unwrap().observers.is_empty());
}
