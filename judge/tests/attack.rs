//! Attacks of strangers and of players: names that pass for others, stars that hide lines, questions that use up somebody's own.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::sync::atomic::{AtomicU32, Ordering};

use judge::config::Config;
use judge::game::Game;
use judge::stage::Stage;
use support::bids::{JUDGE, play};

fn stage(folder: &tempfile::TempDir) -> Stage {
    support::bids::stage(folder, |_| ())
}

/// The same, where no server vouches for anybody from now on.
fn stage_without_witness(folder: &tempfile::TempDir) -> Stage {
    drop(stage(folder));
    let unheard = |config: &mut Config| config.mailbox.authserv_id.clear();
    Stage::set_up_with(folder.path(), support::toy::TOYS, unheard).unwrap()
}

fn bids(stage: &mut Stage) -> Game {
    stage.desk().store().game("bids").unwrap().unwrap()
}

/// A mail for whose author nobody vouches; what it is answered with.
fn forge(stage: &mut Stage, from: &str, to: &str, text: &str) -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let id = COUNT.fetch_add(1, Ordering::Relaxed);
    let address = from.rsplit('<').next().unwrap().trim_end_matches('>').to_owned();
    let before = stage.letters_to(&address).len();
    let heads = "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit";
    let mail = format!("From: {from}\nTo: {to}\nMessage-ID: <{id}@evil.example>\n{heads}\n\n{text}\n");
    stage.put(mail.as_bytes()).unwrap();
    stage.letters_to(&address)[before..].join("\n").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn no_name_is_seen_as_somebody_else_s_or_as_a_line_of_the_judge() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    for (name, told) in [
        ("\u{410}nna", "Somebody else is registered here as"),
        ("An\u{301}na", "Somebody else is registered here as"),
        ("A.n n-a", "Somebody else is registered here as"),
        ("Ann\u{200b}a", "Somebody else is registered here as"),
        ("G\u{435}rda", "Somebody else is registered here as"),
        ("\u{421}hancery", "is the name of a power, of the judge"),
        ("The Game-Master", "is the name of a power, of the judge"),
        ("Chancery, your judge", "is the name of a power, of the judge"),
        ("LEF\u{422}", "is the name of a power, of the judge"),
        (JUDGE, "is no name"),
        ("Anna <anna@anna.example>", "is no name"),
        (":: Judge: CHAN  Game: Bids", "is no name"),
        ("| RESIGN", "is no name"),
        ("!!", "is no name"),
        ("\u{2014}", "is no name"),
    ] {
        play(&mut stage, &format!("mail hugo\n  REGISTER\n  Name: {name}\n  END\nexpect hugo {told}\n"));
        play(&mut stage, &format!("mail bert\n  REGISTER\n  Name: {name}\n  END\nexpect bert {told}\n"));
    }
    assert_eq!(stage.desk().store().person("bert@bert.example").unwrap().unwrap().name, "Bert");
    for name in ["Annabel", "Анна", "王小明", "\"Mad\" Max", "Max Master", "O'Neill (the younger)"] {
        play(&mut stage, &format!("mail bert\n  REGISTER\n  Name: {name}\n  END\nexpect bert {name}\n"));
    }
}

#[test]
fn a_name_that_was_taken_meanwhile_is_asked_for_anew() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    play(&mut stage, "mail hugo\n  REGISTER\n  Name: Hugo\n  END\n");
    let back = stage.ways_back("hugo").answers;
    play(&mut stage, "mail ivan\n  REGISTER\n  Name: Hugo\n  END\nreply ivan\n  YES\nexpect ivan Welcome, Hugo.\n");
    let told = forge(&mut stage, "hugo@hugo.example", &back, "YES");
    assert!(told.contains("Somebody else is registered here as Hugo"), "{told}");
    assert!(stage.desk().store().person("hugo@hugo.example").unwrap().is_none());
    // The letter that asked him has told that the address is his, so that no other one need ask.
    let told = forge(&mut stage, "hugo@hugo.example", &back, "REGISTER\nName: Hugo B.\nEND\nSET LANGUAGE ru");
    assert!(told.contains("Welcome, Hugo B."), "{told}");
    assert!(stage.desk().store().person("hugo@hugo.example").unwrap().unwrap().wishes.language.is_some());
}

#[test]
fn a_second_yes_to_a_registration_keeps_what_was_set() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    play(&mut stage, "mail hugo\n  REGISTER\n  Name: Hugo\n  END\n");
    let first = stage.ways_back("hugo").answers;
    play(&mut stage, "mail hugo\n  REGISTER\n  Name: Hugo\n  END\nreply hugo\n  YES\nmail hugo\n  SET MAP none\n");
    play(
        &mut stage,
        "mail hugo\n  CREATE ?own word-h\n  SET ADDRESS2 hugo@second.example\nreply hugo@second.example\n  YES\n",
    );
    forge(&mut stage, "hugo@hugo.example", &first, "YES");
    let hugo = stage.desk().store().person("hugo@hugo.example").unwrap().unwrap();
    assert!(hugo.wishes.no_map && hugo.second.as_deref() == Some("hugo@second.example"), "{hugo:?}");
}

#[test]
fn whoever_moves_to_a_new_address_is_not_called_as_he_writes_beside_it() {
    for (name, called) in
        [("Chancery", "anna"), ("Bert", "anna"), ("Gerda", "anna"), ("Anna the Great", "Anna the Great")]
    {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = stage(&folder);
        play(&mut stage, "mail anna\n  SIGNON Lbids word-a\n  SET ADDRESS anna@new.example\n");
        let back = stage.ways_back("anna@new.example").answers;
        forge(&mut stage, &format!("{name} <anna@new.example>"), &back, "YES");
        assert_eq!(stage.desk().store().person("anna@new.example").unwrap().unwrap().name, called);
    }
}

#[test]
fn what_stars_would_hide_is_not_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    for text in [
        "my password is RESIGN\n7\nRESIGN",
        "7\nRESIGN\nPRESS TO R\npw: RESIGN\nENDPRESS",
        "SET PASSWORD 9999\n9999",
        "PRESS TO ALL\nmy password is fool\nI am a fool\nENDPRESS",
    ] {
        let asked = stage.letters_to("anna").len();
        let told = forge(&mut stage, "eve@cafe.example", JUDGE, &format!("SIGNON Lbids word-a\n{text}"));
        assert!(told.contains("a word that your mail calls a password"), "{text}: {told}");
        assert_eq!(stage.letters_to("anna").len(), asked, "{text}");
    }
    // A password where it belongs hides nothing.
    let told = forge(&mut stage, "eve@cafe.example", JUDGE, "SIGNON Lbids word-a\nSET PASSWORD word-b\n7");
    assert!(told.contains("I have asked the registered address"), "{told}");
    let asked = stage.letters_to("anna").last().unwrap();
    assert!(asked.contains("| SET PASSWORD ********\n| 7\n"), "{asked}");
}

#[test]
fn what_is_done_in_somebody_s_name_uses_up_nothing_of_his() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    for number in 0..30 {
        forge(&mut stage, "anna@anna.example", JUDGE, &format!("What do you say to number {number}?"));
        forge(&mut stage, "anna@anna.example", JUDGE, &format!("CREATE ?evil{number} forged1"));
        forge(&mut stage, "hugo@hugo.example", JUDGE, &format!("REGISTER\nName: Idiot {number}\nEND"));
        forge(&mut stage, "hugo@hugo.example", JUDGE, &format!("Hello {number}"));
    }
    // They got no more letters for it than before,
    assert!(stage.letters_to("hugo").len() <= 13, "{}", stage.letters_to("hugo").len());
    // and are heard themselves: where a server vouches for them,
    play(
        &mut stage,
        "mail anna\n  What do you say to number 7?\nexpect anna I found no command\n\
         mail hugo\n  Hello?\nexpect hugo REGISTER\n\
         mail hugo\n  REGISTER\n  Name: Hugo\n  END\nexpect hugo somebody, probably you",
    );
    let hugo = stage.ways_back("hugo").answers;
    forge(&mut stage, "hugo@hugo.example", &hugo, "YES");
    assert_eq!(stage.desk().store().person("hugo@hugo.example").unwrap().unwrap().name, "Hugo");
    // where they show a password from elsewhere,
    play(&mut stage, "from anna@cafe.example anna\n  SIGNON Lbids word-a\n  7\nreply anna\n  YES\n");
    assert_eq!(bids(&mut stage).chair_called("L").unwrap().sheet.0, ["7"]);
}

#[test]
fn whom_nobody_vouches_for_is_known_by_the_letters_that_forged_mail_has_caused() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_without_witness(&folder);
    for number in 0..30 {
        forge(&mut stage, "hugo@hugo.example", JUDGE, &format!("REGISTER\nName: Idiot {number}\nEND"));
        forge(&mut stage, "anna@anna.example", JUDGE, &format!("CREATE ?evil{number} forged1"));
    }
    for (who, text) in [("hugo", "REGISTER\nName: Hugo\nEND"), ("anna", "CREATE ?mine word-x")] {
        let from = format!("{who}@{who}.example");
        play(&mut stage, "clock +25h\n");
        let told = forge(&mut stage, &from, JUDGE, text);
        assert!(told.contains("answer one of them") || told.contains("answer to one of those letters"), "{told}");
        let asked: Vec<_> = stage.parcels().unwrap().into_iter().filter(|parcel| parcel.to == from).collect();
        let asked = asked.iter().rev().find(|parcel| parcel.letter.text.contains("| YES ")).unwrap();
        let back = stage.letterhead().reply_to(&asked.letter);
        // The seal is hers alone: in another's name it proves nothing.
        forge(&mut stage, "eve@eve.example", &back, text);
        forge(&mut stage, &from, &back, text);
    }
    let store = stage.desk().store();
    assert_eq!(store.person("hugo@hugo.example").unwrap().unwrap().name, "Hugo");
    assert!(store.person("eve@eve.example").unwrap().is_none());
    assert_eq!(store.game("mine").unwrap().unwrap().master.address, "anna@anna.example");
}

#[test]
fn no_game_hides_what_lists_tell_of_others() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    for name in ["2", "0007", "all", "ALL", "games"] {
        play(&mut stage, &format!("mail anna\n  CREATE ?{name} word-x\nexpect anna is no good name for a game\n"));
    }
    play(&mut stage, "mail anna\n  CREATE ?2nd word-x\nexpect anna Game 2nd\n");
}

#[test]
fn a_wish_that_names_a_seat_again_names_it_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let much = format!("{}{}R*", "L".repeat(900), "*".repeat(900));
    play(&mut stage, "mail gerda\n  CREATE ?more word-m\n");
    play(&mut stage, &format!("mail anna\n  SIGNON ?more word-a\n  SET PREFERENCE {much}\n"));
    let game = stage.desk().store().game("more").unwrap().unwrap();
    assert_eq!(game.waiting[0].preference, "L*R");
}

/// A mail that arrived a minute before the turn began, and was read after it had.
fn late(stage: &mut Stage, from: &str, text: &str) -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let id = COUNT.fetch_add(1, Ordering::Relaxed);
    let opened = bids(stage).round.unwrap().opened;
    let raw = format!("From: {from}\nTo: {JUDGE}\nMessage-ID: <{id}@late.example>\n\n{text}\n").into_bytes();
    let arrived = opened.minus(judge::clock::Span(60));
    let mail = judge::event::RawMail { source: format!("late {id}"), raw, arrived, mark: None, signed_by: None };
    stage.desk().keep(&mail).unwrap();
    stage.settle().unwrap();
    stage.letters_to(from).last().unwrap().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_vote_of_before_the_turn_does_not_count_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let process = "clock +1h\nmail gerda\n  SIGNON Mbids word-m\n  PROCESS\n";
    play(&mut stage, process);
    for line in ["DRAW", "CONCEDE R", "SET WAIT", "CLEAR", "ORDERS AS SHOWN", "NO DRAW"] {
        let told = late(&mut stage, "anna@anna.example", &format!("SIGNON Lbids word-a\n{line}"));
        assert!(told.contains("began after you had sent this"), "{line}: {told}");
        let chair = bids(&mut stage).chair_called("L").unwrap().clone();
        assert!(chair.draw.is_none() && !chair.wait && chair.concede.is_none() && chair.sheet.0.is_empty(), "{line}");
    }
    // Nor is a turn played that its master has not seen.
    let before = bids(&mut stage).round.unwrap().number;
    let told = late(&mut stage, "gerda@gerda.example", "SIGNON Mbids word-m\nPROCESS");
    assert!(told.contains("PROCESS B2"), "{told}");
    assert_eq!(bids(&mut stage).round.unwrap().number, before);
    let told = late(&mut stage, "gerda@gerda.example", "SIGNON Mbids word-m\nPROCESS B2");
    assert!(told.contains("B2"), "{told}");
    assert_eq!(bids(&mut stage).round.unwrap().number, before + 1);
}

#[test]
fn questions_in_a_player_s_name_send_him_no_more_letters_for_the_game_that_they_are_about() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let id = stage.ways_back("anna").id;
    let before = stage.letters_to("anna").len();
    for number in 0..70 {
        let heads =
            format!("From: anna@anna.example\nTo: {JUDGE}\nIn-Reply-To: <{id}>\nMessage-ID: <q{number}@evil.example>");
        stage.put(format!("{heads}\n\nLIST\n").as_bytes()).unwrap();
    }
    assert_eq!(stage.letters_to("anna").len() - before, 40);
    play(&mut stage, "mail anna\n  LIST\nexpect anna bids\n");
}

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
fn every_password_that_is_hashed_is_counted_and_forged_mail_has_none_hashed() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let hashed = |stage: &mut Stage| {
        stage.desk().store().spent("Hash Author", "anna@anna.example", judge::clock::Moment(0)).unwrap()
    };
    let mut before = hashed(&mut stage);
    for text in ["CREATE ?evil forged1", "SIGNON ?more forged1", "OBSERVE bids forged1", "SIGNON Rbids forged1"] {
        forge(&mut stage, "anna@anna.example", JUDGE, text);
        // What is compared is counted, too.
        before += u32::from(text.contains("Rbids"));
        assert_eq!(hashed(&mut stage), before, "{text}");
    }
    for text in [
        "CREATE ?mine word-x",
        "SIGNON ?mine word-y",
        "OBSERVE bids word-z",
        "SIGNON Mmine word-x\n  SET PASSWORD word-v",
    ] {
        play(&mut stage, &format!("mail anna\n  {text}\n"));
        before += 1 + u32::from(text.contains("SET"));
        assert_eq!(hashed(&mut stage), before, "{text}");
    }
}

#[test]
fn a_name_in_signs_that_look_or_sound_like_another_s_is_his() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let disguised = [
        "\u{392}ert",
        "\u{412}ert",
        "Be\u{ad}rt",
        "\u{202e}Bert",
        "\u{ff22}\u{ff45}\u{ff52}\u{ff54}",
        "\u{1d401}ert",
        "B\u{435}rt",
        "B e r t",
        "Bert.",
        "BERT",
    ];
    for name in disguised {
        play(&mut stage, &format!("mail eve\n  REGISTER\n  Name: {name}\n  END\nrefuse eve somebody, probably you\n"));
        let told = stage.letters_to("eve").last().unwrap().clone();
        assert!(told.contains("registered here as") || told.contains("is no name"), "{name:?}: {told}");
    }
    // Nor does a partly hidden name make somebody else a deputy, or is he found by it.
    play(
        &mut stage,
        "mail eve\n  REGISTER\n  Name: Eve\n  END\nreply eve\n  YES\nmail carl\n  REGISTER\n  Name: Carl\n  END\nreply carl\n  YES\n",
    );
    play(
        &mut stage,
        "mail anna\n  SIGNON Lbids word-a\n  DEPUTY C\u{430}rl until +50h\nexpect anna Carl has been asked\nexpect carl asks you to act\nrefuse eve asks you to act",
    );
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
fn questions_put_to_somebody_in_many_ways_use_up_nothing_of_his_own() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    play(&mut stage, "mail carl\n  REGISTER\n  Name: Carl\n  END\nreply carl\n  YES\ncount carl 2\n");
    for number in 0..20 {
        play(&mut stage, &format!("mail anna\n  SIGNON Lbids word-a\n  DEPUTY carl until +{}h\n", 50 + number));
        play(&mut stage, &format!("mail bert\n  SIGNON Rbids word-b\n  DEPUTY carl until +{}h\n", 50 + number));
        play(&mut stage, "mail anna\n  SIGNON Lbids word-a\n  SET ADDRESS2 carl@carl.example\n");
        forge(&mut stage, "carl@carl.example", JUDGE, &format!("FORGOTTEN bids word{number}"));
    }
    // Three questions a day, whoever asks; his own registration was one before. What was forged in his name is answered
    // within its own bound.
    let asked = |letter: &&String| letter.contains("will you act") || letter.contains("please confirm");
    assert_eq!(stage.letters_to("carl").iter().filter(asked).count(), 1 + 3);
    assert!(stage.letters_to("carl").len() <= 2 + 3 + 40);
    // What he asks for himself still comes, and what he is due, too.
    play(
        &mut stage,
        "mail carl\n  LIST\nexpect carl bids\nmail carl\n  OBSERVE bids word-c\nrefuse carl !!\n\
         clock +1h\nmail gerda\n  SIGNON Mbids word-m\n  PROCESS\nexpect carl Results of turn 1\n",
    );
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
