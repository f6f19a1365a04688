//! Mails by the dozen in somebody's name, which use up nothing of his own.

use judge::stage::Stage;

use super::support::bids::{JUDGE, play};
use super::{bids, forge, stage, stage_without_witness};

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

/// Passwords that others have tried count against nobody who answers a letter to him, whatever he leads.
#[test]
fn nobody_is_shut_out_by_passwords_that_others_have_tried() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_without_witness(&folder);
    let letters: Vec<_> = stage.parcels().unwrap().into_iter().map(|parcel| (parcel.to, parcel.letter)).collect();
    let last = letters.iter().rev().find(|(to, letter)| to == "gerda@gerda.example" && letter.capability.is_some());
    let back = stage.letterhead().reply_to(&last.unwrap().1);
    for number in 0..66 {
        if number % 15 == 0 {
            play(&mut stage, "clock +61m\n");
        }
        let from =
            if number % 15 < 3 { "gerda@gerda.example".to_owned() } else { format!("e{number}@e{number}.example") };
        forge(&mut stage, &from, JUDGE, &format!("SIGNON Mbids wrong{number}"));
    }
    play(&mut stage, "clock +61m\n");
    let pause = "SIGNON Mbids word-m\nPAUSE";
    let told = forge(&mut stage, "gerda@gerda.example", JUDGE, pause);
    assert!(told.contains("here today that I did not look") && told.contains("again tomorrow"), "{told}");
    assert!(told.contains("in an answer to my last letter to you about game bids"), "{told}");
    let told = forge(&mut stage, "eve@eve.example", &back, pause);
    assert!(told.contains("here today") && !told.contains("in an answer"), "the seal is hers alone: {told}");
    let told = forge(&mut stage, "gerda@gerda.example", &back, &format!("{pause}\nSET PASSWORD word-n"));
    assert!(told.contains("paused") && told.contains("password"), "{told}");
    // A new password has what was tried before forgotten.
    let told = forge(&mut stage, "gerda@gerda.example", JUDGE, "SIGNON Mbids word-n\nRESUME");
    assert!(told.contains("signed on as master"), "{told}");
}

/// Text that asks for nothing much, as often as a mail has room for it.
#[test]
fn no_short_mail_is_answered_by_a_long_letter_and_none_keeps_the_judge_for_long() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let many = |line: &str| format!("{line}\n").repeat(15_000);
    let numbered = |line: &str| (0..15_000).map(|number| format!("{line}{number}\n")).collect::<String>();
    let cases = [
        many("YES"),
        many("how do I join"),
        many("SUMARY harbor"),
        many("white press, dias"),
        many("\u{410} Par \u{421} Bur"),
        many("REGISTER Anna"),
        many("END"),
        many("A Par H"),
        many("WHO"),
        format!("REGISTER Eve\n{}", many("LIST")),
        format!("REGISTER\n{}END\n", numbered("Key: x").replace("Key", "Key-of-mine")),
        format!("SIGNON Lbids word-a\n{}", many("nonsense")),
        format!("SIGNON Lbids word-a\nIF 7\n{}ENDIF\n", many("nonsense")),
        format!("SIGNON Lbids wrong\n{}", many("7")),
        format!("SIGNON Lbids word-a\nPRESS TO R\n{}", many("Well, well.")),
        format!("SIGNON Lbids word-a\n{}", many("WHATIF")),
        format!("SIGNON Lbids word-a\nDEFAULT\n{}", many("7")),
        format!("SET {}", "DIAS, ".repeat(7_000)),
        format!("SET {}\n", "DIAS ".repeat(390)).repeat(300),
    ];
    for text in cases {
        assert!(largest_answer(&mut stage, &text) < 150_000 + 3 * text.len(), "{}", &text[..40]);
    }
    let told = stage.letters_to("anna").iter().filter(|letter| letter.contains("And so with 48 more lines.")).count();
    assert!(told > 0);
}

/// How many bytes the largest letter to Anna takes that a mail of hers causes.
fn largest_answer(stage: &mut Stage, text: &str) -> usize {
    play(stage, "clock +25h\n");
    let mail = format!(
        "From: anna@anna.example\nTo: {JUDGE}\nMessage-ID: <{}@many.example>\nAuthentication-Results: mx.judge.example; \
         dmarc=pass header.from=anna.example\n\n{text}",
        judge::secret::digest(text.as_bytes())
    );
    let before = stage.parcels().unwrap().len();
    stage.put(mail.as_bytes()).unwrap();
    let parcels = stage.parcels().unwrap();
    let own = parcels.iter().skip(before).filter(|parcel| parcel.to.starts_with("anna@"));
    own.map(|parcel| parcel.letter.text.len() + parcel.letter.html.len()).max().expect("she is answered")
}

/// The longest mail that is read, of the longest lines: all kinds of lines that come back to their author.
#[test]
fn no_answer_is_long_however_long_the_lines_are_that_it_gives_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let long = |line: &str| line.repeat(40_000 / line.len());
    let rows = |line: &str| (0..10).map(|number| format!("{number}: {}\n", long(line))).collect::<String>();
    let short =
        |line: &str| (0..600).map(|number| format!("{line} {number}: {}\n", line.repeat(30))).collect::<String>();
    let on = "SIGNON Lbids word-a";
    let mut largest = 0;
    let (odd, wide) = ("What now, <\"'&/`> judge? ", "щука 7, ");
    for rows in [rows(odd), short(wide), format!("{} - \n", odd.repeat(3)).repeat(4_000)] {
        for text in [
            rows.clone(),
            format!("{on}\n{rows}"),
            format!("SIGNON Lbids wrong\n{rows}"),
            format!("{on}\n7\n--\n{}", rows.replace('\n', "\nSIGNON Lbids word-a ")),
            format!("{on}\n{}", rows.replace('\n', "\nSIGNON Lbids ")),
            format!("{on}\nPRESS TO R\n{rows}ENDPRESS"),
            format!("{on}\nPRESS TO Q\n{rows}ENDPRESS"),
            format!("SIGNON Lbids wrong\nPRESS TO R\n{rows}ENDPRESS"),
            format!("{on}\nIF 7\n{rows}ENDIF"),
            format!("{on}\nWHATIF\n{rows}END"),
            format!("{on}\nDEFAULT\n{rows}END"),
            format!("{on}\nDIARY\n{rows}ENDPRESS\nDIARY LIST\n{}", "DIARY READ\n".repeat(50)),
            format!("REGISTER\n{rows}END"),
            format!("{on}\nSET COMMENT BEGIN\n{rows}SIGNOFF"),
        ] {
            let size = largest_answer(&mut stage, &text);
            assert!(size < 60_000, "{size}: {}", text.chars().take(60).collect::<String>());
            largest = largest.max(size);
        }
    }
    println!("the largest answer takes {largest} bytes");
    let told = stage.letters_to("anna").join("\n");
    for words in ["more lines have no room here", "more lines, which I leave out here", "more letters)"] {
        assert!(told.contains(words), "{words}");
    }
}
