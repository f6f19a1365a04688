//! Deputies, masters, onlookers and whoever waits do what is theirs, and nobody does it for them.

use judge::stage::Stage;

use super::support::bids::{JUDGE, play};
use super::{bids, forge, stage, stage_without_witness};

/// Where answers go to the newest letter to somebody that can be answered in this way.
fn way_back(stage: &Stage, who: &str, purpose: char) -> String {
    let to = format!("{who}@{who}.example");
    let own = stage.parcels().unwrap().into_iter().filter(|parcel| parcel.to == to);
    let ways: Vec<String> = own.map(|parcel| stage.letterhead().reply_to(&parcel.letter)).collect();
    ways.into_iter().rev().find(|way| way.contains(&format!("+{purpose}."))).unwrap()
}

/// Answers that letter, with nobody's word for it; what is said to it.
fn answer(stage: &mut Stage, who: &str, purpose: char, text: &str) -> String {
    let back = way_back(stage, who, purpose);
    forge(stage, &format!("{who}@{who}.example"), &back, text)
}

#[test]
fn letters_to_whoever_waits_or_looks_on_can_be_answered_by_them_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_without_witness(&folder);
    forge(&mut stage, "gerda@gerda.example", JUDGE, "CREATE ?more word-m");
    answer(&mut stage, "gerda", 'y', "YES");
    // She waits for the start,
    forge(&mut stage, "anna@anna.example", JUDGE, "SIGNON ?more word-a");
    answer(&mut stage, "anna", 'y', "YES");
    let waits = way_back(&stage, "anna", 'o');
    let told = answer(&mut stage, "anna", 'o', "SET PREFERENCE RL\nThank you!");
    assert!(told.contains("Your wishes are noted: RL"), "{told}");
    // and nobody else answers for her.
    let told = forge(&mut stage, "eve@eve.example", &waits, "SET PREFERENCE L");
    assert!(!told.contains("noted"), "{told}");
    let told = forge(&mut stage, "anna@anna.example", &waits.replace("+o.", "+o.x"), "SET PREFERENCE L");
    assert!(!told.contains("noted"), "{told}");
    let store = stage.desk().store();
    assert_eq!(store.game("more").unwrap().unwrap().waiting[0].preference, "RL");
    // Leaving needs a yes, as it does for a player.
    let told = answer(&mut stage, "anna", 'o', "RESIGN");
    assert!(told.contains("needs your password, or your yes"), "{told}");
    assert!(stage.letters_to("anna").last().unwrap().contains("| RESIGN"));
    answer(&mut stage, "anna", 'y', "YES");
    assert!(stage.desk().store().game("more").unwrap().unwrap().waiting.is_empty());
    let told = forge(&mut stage, "anna@anna.example", &waits, "SET PREFERENCE L");
    assert!(told.contains("has none any more"), "{told}");
    // An onlooker is told the results, and may ask and stop by an answer.
    forge(&mut stage, "hugo@hugo.example", JUDGE, "REGISTER\nName: Hugo\nEND");
    answer(&mut stage, "hugo", 'y', "YES");
    forge(&mut stage, "hugo@hugo.example", JUDGE, "OBSERVE bids word-h");
    answer(&mut stage, "hugo", 'y', "YES");
    play(&mut stage, "clock +1h\nmail gerda\n  SIGNON Mbids word-m\n  PROCESS\n");
    let told = answer(&mut stage, "hugo", 'o', "That was close!\n9\nDRAW\nSET LANGUAGE ru");
    assert!(told.contains("по-русски"), "{told}");
    assert!(bids(&mut stage).chairs.iter().all(|chair| chair.sheet.0.is_empty() && chair.draw.is_none()));
}

#[test]
fn a_deputy_hands_nothing_on_and_takes_nothing_over() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    play(
        &mut stage,
        "mail carl\n  REGISTER\n  Name: Carl\n  END\nreply carl\n  YES\nmail eve\n  REGISTER\n  Name: Eve\n  END\nreply eve\n  YES\n",
    );
    play(
        &mut stage,
        "mail anna\n  SIGNON Lbids word-a\n  DEPUTY carl until +200h\nreply carl\n  YES\nexpect carl You act for LEFT\n",
    );
    for line in [
        "DEPUTY eve until +100h",
        "SET PASSWORD forged1",
        "SET ADDRESS eve@eve.example",
        "DRAW",
        "CONCEDE R",
        "RESIGN",
        "AGREE",
        "PROPOSE PAUSE",
        "BECOME MASTER",
        "SET DEADLINE +1h",
        "PROCESS",
        "NO PARTNER",
        "SET NO WAIT",
    ] {
        let before = format!("{:?}", bids(&mut stage).chairs);
        let back = stage.ways_back("carl").answers;
        forge(&mut stage, "carl@carl.example", &back, line);
        if line != "SET NO WAIT" {
            assert_eq!(format!("{:?}", bids(&mut stage).chairs), before, "{line}");
        }
        assert!(stage.letters_to("eve").iter().all(|letter| !letter.contains("bids")), "{line}");
        assert_eq!(bids(&mut stage).round.unwrap().number, 1, "{line}");
    }
    // Whoever has his letter and not his address is nobody.
    let back = stage.ways_back("carl").answers;
    let told = forge(&mut stage, "eve@eve.example", &back, "9");
    assert!(bids(&mut stage).chair_called("L").unwrap().sheet.0.is_empty(), "{told}");
}

#[test]
fn one_master_of_several_changes_nothing_of_another_s_own() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    play(
        &mut stage,
        "mail otto\n  REGISTER\n  Name: Otto\n  END\nreply otto\n  YES\nmail otto\n  OBSERVE bids word-o\n\
         mail gerda\n  SIGNON Mbids word-m\n  PROMOTE otto\n",
    );
    let first = bids(&mut stage).master;
    play(
        &mut stage,
        "mail otto\n  SIGNON Mbids word-o\n  SET PASSWORD word-two\n\
         mail otto\n  SIGNON Mbids word-two\n  SET ADDRESS other@otto.example\n\
         mail otto\n  SIGNON Mbids word-two\n  EJECT gerda\nexpect otto !!\n\
         mail otto\n  SIGNON Mbids word-two\n  BECOME MASTER\nexpect otto !! The first master of game bids has been heard of\n\
         mail gerda\n  SIGNON Mbids word-two\nexpect gerda !! That is not the password\n",
    );
    let now = bids(&mut stage).master;
    assert_eq!((now.address, now.password), (first.address, first.password));
    // His letters lead nothing for whoever has found them, and his word does not open the other's place.
    let back = stage.ways_back("otto").answers;
    forge(&mut stage, "eve@eve.example", &back, "TERMINATE");
    forge(&mut stage, "gerda@gerda.example", JUDGE, "SIGNON Mbids word-two\nTERMINATE");
    assert_eq!(bids(&mut stage).status, judge::game::Status::Running);
}

#[test]
fn an_offered_seat_is_taken_by_nobody_but_its_reader() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    play(
        &mut stage,
        "mail carl\n  REGISTER\n  Name: Carl\n  END\nreply carl\n  YES\nmail eve\n  REGISTER\n  Name: Eve\n  END\nreply eve\n  YES\n\
         mail carl\n  STANDBY bids\nmail bert\n  SIGNON Rbids word-b\n  RESIGN\nexpect carl TAKE\n",
    );
    let back = stage.ways_back("carl").answers;
    let told = forge(&mut stage, "eve@eve.example", &back, "TAKE");
    assert!(bids(&mut stage).chair_called("R").unwrap().abandoned, "{told}");
    forge(&mut stage, "eve@eve.example", &back, "TAKE R@bids");
    // Whoever has gone may not come back by another's offer; the reader himself may, once.
    forge(&mut stage, "bert@bert.example", &back, "TAKE");
    assert!(bids(&mut stage).chair_called("R").unwrap().abandoned);
    play(&mut stage, "reply carl\n  TAKE\n");
    let chair = bids(&mut stage).chair_called("R").unwrap().clone();
    assert_eq!(chair.player.unwrap().address, "carl@carl.example");
    let told = forge(&mut stage, "anna@anna.example", &back, "TAKE");
    assert_eq!(
        bids(&mut stage).chair_called("R").unwrap().player.as_ref().unwrap().address,
        "carl@carl.example",
        "{told}"
    );
}
