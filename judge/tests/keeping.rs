//! How long mails are kept, and what of them: no password once they are done, no attachment, and not for ever.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "keeping/passwords.rs"]
mod passwords;

use std::path::Path;

use judge::clock::{Span, Stopwatch};
use judge::stage::Stage;
use judge::store::Store;

const PEOPLE: &str = "mail anna\n  REGISTER\n  Name: Anna\n  END\nmail anna\n  YES {token}\n\
    mail bert\n  REGISTER\n  Name: Bert\n  END\nmail bert\n  YES {token}\n";

fn stage(folder: &Path) -> Stage {
    let mut stage = Stage::set_up(folder, chancery_engine::RULESETS).unwrap();
    tell(&mut stage, PEOPLE);
    stage
}

fn tell(stage: &mut Stage, story: &str) {
    stage.play(story, "\n", &mut std::io::sink()).unwrap();
}

/// What is kept of all mails.
fn kept(stage: &mut Stage) -> Vec<String> {
    let store = stage.desk().store();
    let mut lines = store.recent_mails(100).unwrap();
    lines.reverse();
    lines.iter().map(|line| String::from_utf8_lossy(&store.mail(line.id).unwrap().unwrap().raw).into_owned()).collect()
}

fn mail(number: u32, subject: &str, rest: &str) -> Vec<u8> {
    format!(
        "From: Anna <anna@anna.example>\r\nTo: judge@chancery.example\r\nMessage-ID: <{number}@x.example>\r\n\
             Subject: {subject}\r\nMIME-Version: 1.0\r\n{rest}"
    )
    .into_bytes()
}

fn hold(folder: &Path, needle: &[u8]) -> Vec<String> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_file());
    let found = files.filter(|path| std::fs::read(path).unwrap().windows(needle.len()).any(|bytes| bytes == needle));
    found.map(|path| path.display().to_string()).collect()
}

#[test]
fn a_mail_that_waits_for_a_yes_is_kept_until_it_is_done_or_too_late() {
    for yes in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = stage(folder.path());
        tell(
            &mut stage,
            "mail anna\n  CREATE ?harbor xyzzy-plugh strait\n\
            from anna@other.example anna\n  SIGNON Mharbor xyzzy-plugh\n  PAUSE\n",
        );
        assert!(kept(&mut stage).last().unwrap().contains("xyzzy"), "it is read once more");
        if yes {
            tell(&mut stage, "mail anna\n  YES {token}\n");
        } else {
            stage.wait(Span::hours(24 * 8)).unwrap();
        }
        let kept = kept(&mut stage);
        assert!(!kept.iter().any(|kept| kept.contains("xyzzy")), "{yes}: {kept:#?}");
    }
}

#[test]
fn what_is_attached_does_not_grow_the_store_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(folder.path());
    let size = |folder: &Path| std::fs::metadata(folder.join("chancery.sqlite")).unwrap().len();
    for number in 0..8 {
        let block = format!("{number}{}\r\n", "A".repeat(75)).repeat(90_000);
        let attached = format!(
            "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nLIST\r\n--b\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n{block}\r\n--b--\r\n"
        );
        stage.put(&mail(30 + number, "picture", &attached)).unwrap();
    }
    let kept = kept(&mut stage);
    assert!(kept.iter().all(|kept| kept.len() < 100_000));
    assert!(kept.last().unwrap().contains("\r\n\r\nLIST\r\n"), "{}", kept.last().unwrap());
    stage.wait(Span::hours(2)).unwrap();
    drop(stage);
    assert!(size(folder.path()) < 20_000_000, "{} bytes", size(folder.path()));
}

#[test]
fn mail_is_kept_a_year_after_its_game_and_known_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(folder.path());
    tell(
        &mut stage,
        "mail anna\n  CREATE ?harbor xyzzy-m strait\n  SIGNON ?harbor xyzzy-a\nmail bert\n  SIGNON ?harbor xyzzy-b\n\
         mail anna\n  CREATE ?island xyzzy-m strait\n",
    );
    let said = b"From: Anna <anna@anna.example>\r\nReceived: from somewhere\r\nMessage-ID: <99@x.example>\r\n\r\nLIST\r\nNice weather.\r\n";
    stage.put(said).unwrap();
    let played = "Received: from afar\r\n\r\nSIGNON Mharbor xyzzy-m\r\nLIST\r\n";
    stage.put(&mail(98, "x", played)).unwrap();
    stage.wait(Span::hours(24 * 200)).unwrap();
    tell(&mut stage, "mail anna\n  SIGNON Mharbor xyzzy-m\n  TERMINATE\n");
    stage.wait(Span::hours(2)).unwrap();
    stage.wait(Span::hours(24 * 200)).unwrap();
    let about = |kept: &[String], what: &str| kept.iter().find(|kept| kept.contains(what)).unwrap().clone();
    let (early, whole) = (kept(&mut stage), "Received: from somewhere");
    assert!(!early.iter().any(|kept| kept.contains(whole)), "a mail without a game is shortened after a year");
    assert!(about(&early, "Nice weather.").contains("Message-ID: <99@x.example>"), "what was read of it stays");
    assert!(
        early.iter().any(|kept| kept.contains("Received: from afar")),
        "one of a game waits for its end and a year"
    );
    stage.wait(Span::hours(24 * 200)).unwrap();
    let late = kept(&mut stage);
    assert!(!late.iter().any(|kept| kept.contains("Received: from afar")), "{late:#?}");
    assert!(late.iter().any(|kept| kept.contains("SIGNON Mharbor ********")));
    let before = stage.letters_to("anna").len();
    stage.put(said).unwrap();
    assert_eq!(stage.letters_to("anna").len(), before, "a mail that comes again is known still");
}

#[test]
fn forms_of_turns_long_over_are_forgotten_and_answers_to_their_letters_are_known() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(folder.path());
    tell(
        &mut stage,
        "mail anna\n  CREATE ?pier word-m strait\n  SIGNON ?pier word-a\nmail bert\n  SIGNON ?pier word-b\n",
    );
    let forms = |text: &str| -> u32 {
        let sql = format!("SELECT count(*) FROM form WHERE {text}");
        let file = rusqlite::Connection::open(folder.path().join("chancery.sqlite")).unwrap();
        file.query_row(&sql, [], |row| row.get(0)).unwrap()
    };
    let filled = "json_array_length(body, '$[0]') > 0";
    let (old, first) = (stage.ways_back("bert"), forms(filled));
    assert!(first >= 2, "{first}");
    let quoted = stage.letters_to("bert").last().unwrap().replace('\n', "\n> ");
    tell(
        &mut stage,
        "reply anna\n  ORDERS AS SHOWN\nreply bert\n  ORDERS AS SHOWN\nmail anna\n  SIGNON Mpier word-m\n  PAUSE\n",
    );
    tell(&mut stage, "clock +59d\n");
    assert!(forms(filled) > first);
    tell(&mut stage, "clock +3d\n");
    assert_eq!(forms("label = 'S1801M'"), forms(&format!("label = 'S1801M' AND NOT {filled}")));
    assert!(forms(&format!("label = 'F1801M' AND {filled}")) > 0, "the turn is not over");
    // It is still known as an answer, and what it quotes is a quote.
    let answer = format!(
        "From: bert@bert.example\nTo: {}\nMessage-ID: <old@bert.example>\n\nPRESS TO M\nHello!\nENDPRESS\n\n> {quoted}\n",
        old.answers
    );
    stage.put(answer.as_bytes()).unwrap();
    tell(&mut stage, "expect anna Hello!\nmail anna\n  SIGNON Mpier word-m\n  TERMINATE\nclock +2h\nclock +360d\n");
    assert!(forms("true") > 0);
    tell(&mut stage, "clock +10d\n");
    assert_eq!(forms("true"), 0);
}

/// A game of two that is over, one that runs, press and a diary.
const LIVES: &str = "mail bert\n  CREATE ?past word-m players=2\nmail anna\n  SIGNON ?past word-a\nmail bert\n  SIGNON ?past word-b\n\
    mail anna\n  SIGNON Mpast nonsense\nmail bert\n  SIGNON Mpast word-m\n  TERMINATE\n\
    mail bert\n  CREATE ?duel word-m players=2\nmail anna\n  SIGNON ?duel word-a\n  SET PREFERENCE E\n\
    mail bert\n  SIGNON ?duel word-b\nmail anna\n  SIGNON Eduel word-a\n  A Lvp-Yor\n  PRESS TO A\n  Seawords.\n  ENDPRESS\n  \
    BROADCAST\n  Loudwords.\n  ENDBROADCAST\n  DIARY\n  Diarywords.\n  ENDPRESS\n";

#[test]
fn nothing_is_kept_of_whoever_is_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(folder.path());
    tell(&mut stage, LIVES);
    assert!(!hold(folder.path(), b"anna.example").is_empty() && !hold(folder.path(), b"Diarywords").is_empty());
    const HISTORY: &str = "mail bert\n  HISTORY duel BROAD\n";
    tell(&mut stage, &format!("{HISTORY}expect bert Loudwords\n"));
    tell(&mut stage, "mail anna\n  FORGET ME\nreply anna\n  YES\nexpect anna You are forgotten.\nclock +3h\n");
    tell(&mut stage, &format!("{HISTORY}refuse bert Loudwords\n"));
    let store = stage.desk().store();
    let letters: Vec<String> = store.letters().unwrap().into_iter().map(|(to, ..)| to).collect();
    assert!(letters.iter().all(|to| !to.contains("anna")), "{letters:?}");
    assert!(store.to_blot_out().unwrap().is_empty());
    assert!(kept(&mut stage).iter().all(|mail| !mail.contains("anna.example") && !mail.contains("Seawords")));
    store_is_clean(folder.path());
}

/// Neither her address nor what she wrote for herself stands anywhere in the files of the store.
fn store_is_clean(folder: &Path) {
    for needle in [&b"anna@anna.example"[..], b"Diarywords"] {
        let found = hold(folder, needle);
        let found: Vec<&String> = found.iter().filter(|name| name.contains("sqlite")).collect();
        assert!(found.is_empty(), "{} stands in {found:?}", String::from_utf8_lossy(needle));
    }
}

/// The counts that `player` shows of somebody, all together.
fn caused(told: &str) -> u32 {
    let counts = told.lines().skip_while(|line| !line.contains("by budget")).skip(1);
    counts.filter_map(|line| line.split_whitespace().next()?.parse::<u32>().ok()).sum()
}

#[test]
fn an_operator_sees_who_causes_how_much_and_no_word_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(folder.path());
    tell(&mut stage, LIVES);
    let mut config = judge::config::Config::default();
    config.store.path = stage.desk().store().path().to_owned();
    let look = |stage: &Stage, who: Option<&str>| judge::operator::player_at(&config, who, stage.now()).unwrap();
    let (anna, mallory) = (Some("anna@anna.example"), "mallory@mallory.example");
    let before = caused(&look(&stage, anna));
    tell(&mut stage, "mail anna\n  SIGNON Eduel word-a\n  PRESS TO A\n  Seawords again.\n  ENDPRESS\n");
    assert!(caused(&look(&stage, anna)) > before, "{}", look(&stage, anna));
    assert!(!look(&stage, anna).contains("Seawords"));
    // Whoever tries passwords and is nobody here is counted too, and stands above those who have caused less.
    let busiest = |stage: &Stage| look(stage, None).lines().next().unwrap_or_default().to_owned();
    for word in 0..60 {
        tell(&mut stage, &format!("mail mallory\n  SIGNON Eduel wrong-{word}\n"));
    }
    assert!(look(&stage, Some(mallory)).starts_with(&format!("{mallory}: not registered")));
    assert!(caused(&look(&stage, Some(mallory))) > 0 && busiest(&stage).ends_with(mallory), "{}", look(&stage, None));
    stage.wait(judge::clock::Span::hours(49)).unwrap();
    assert_eq!(caused(&look(&stage, anna)), 0, "counts go back two days");
    assert_eq!(busiest(&stage), "nobody has caused anything in the last two days");
}

#[test]
fn an_operator_sees_counts_and_blocks_and_deletes_people() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(folder.path());
    tell(&mut stage, LIVES);
    let mut config = judge::config::Config::default();
    config.store.path = stage.desk().store().path().to_owned();
    let told = judge::operator::player_at(&config, Some("Anna@anna.example"), stage.now()).unwrap();
    for words in ["anna@anna.example: Anna, since", "games: duel (running), past (over)"] {
        assert!(told.contains(words), "{words}\n{told}");
    }
    assert!(!told.contains("Seawords"));
    assert!(judge::operator::player_at(&config, Some("nobody@x.example"), stage.now()).is_err());
    let act = |stage: &mut Stage, verb: &str| {
        let id = stage.desk().store_mut().ask(verb, "anna@anna.example", "").unwrap();
        stage.settle().unwrap();
        stage.desk().store().act_answer(id).unwrap().unwrap()
    };
    let done = |answer: &judge::store::ActAnswer| matches!(answer, judge::store::ActAnswer::Done(_));
    assert!(done(&act(&mut stage, "block")) && !done(&act(&mut stage, "block")));
    let before = stage.letters_to("anna").len();
    tell(&mut stage, "mail anna\n  STATUS\n");
    assert_eq!(stage.letters_to("anna").len(), before, "whoever is blocked is not answered");
    assert!(
        judge::operator::player_at(&config, Some("anna@anna.example"), stage.now()).unwrap().contains("blocked since")
    );
    assert!(done(&act(&mut stage, "unblock")) && !done(&act(&mut stage, "unblock")));
    tell(&mut stage, "mail anna\n  LIST\n");
    assert_eq!(stage.letters_to("anna").len(), before + 1);
    assert!(done(&act(&mut stage, "delete")) && !done(&act(&mut stage, "delete")));
    let game = stage.desk().store().game("duel").unwrap().unwrap();
    assert!(game.chairs.iter().any(|chair| chair.player.is_none() && chair.abandoned));
    let id = stage.desk().store_mut().ask("delete", "bert@bert.example", "").unwrap();
    stage.settle().unwrap();
    let refused = stage.desk().store().act_answer(id).unwrap().unwrap();
    assert!(matches!(refused, judge::store::ActAnswer::Refused(words) if words.contains("alone leads duel")));
}

#[test]
fn an_operator_gives_a_game_whose_master_is_gone_to_another() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(folder.path());
    tell(&mut stage, LIVES);
    tell(&mut stage, "mail otto\n  REGISTER Otto\nreply otto\n  YES\n");
    let name = |stage: &mut Stage, address: &str| {
        let id = stage.desk().store_mut().ask("master", "duel", address).unwrap();
        stage.settle().unwrap();
        stage.desk().store().act_answer(id).unwrap().unwrap()
    };
    let refused = |answer: judge::store::ActAnswer, words: &str| {
        assert!(matches!(&answer, judge::store::ActAnswer::Refused(told) if told.contains(words)), "{answer:?}");
    };
    refused(name(&mut stage, "nobody@x.example"), "nobody is registered");
    refused(name(&mut stage, "anna@anna.example"), "plays in duel");
    let before = stage.desk().store().game("duel").unwrap().unwrap().master;
    refused(name(&mut stage, &before.address), "");
    assert!(matches!(name(&mut stage, "otto@otto.example"), judge::store::ActAnswer::Done(_)));
    let game = stage.desk().store().game("duel").unwrap().unwrap();
    assert!(game.is_master("otto@otto.example") && !game.is_master(&before.address));
    assert!(game.master.generation > before.generation, "letters to the former master lead nothing");
    tell(
        &mut stage,
        "expect anna Game 'duel' has another first master now.\nexpect otto The operator of this judge has made you the master\n\
         mail otto\n  SIGNON Mduel anything\nexpect otto !!\nmail otto\n  FORGOTTEN duel word-o\nreply otto\n  YES\n\
         mail otto\n  SIGNON Mduel word-o\n  PAUSE\nexpect anna Game 'duel' is paused\n\
         mail anna\n  LOG duel\nexpect anna The operator gave the game another first master\n",
    );
}

#[test]
fn a_store_that_holds_too_much_lets_old_mails_go_and_none_of_a_game_that_goes_on() {
    for (quota, goes) in [(0, false), (u64::MAX, false), (1, true)] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = Stage::set_up_with(folder.path(), chancery_engine::RULESETS, |config| {
            config.store.quota = quota;
        })
        .unwrap();
        tell(&mut stage, PEOPLE);
        tell(&mut stage, "mail anna\n  CREATE ?lake word-m strait\n");
        let head = "X-Ballast: as long as the mail is kept\r\nContent-Type: text/plain\r\n\r\n";
        stage.put(&mail(90, "hello", &format!("{head}HELP\r\n"))).unwrap();
        stage.put(&mail(91, "hello", &format!("{head}SIGNON Mlake word-m\r\nLIST\r\n"))).unwrap();
        let whole = |stage: &mut Stage| -> Vec<bool> {
            let mails = kept(stage).into_iter().filter(|mail| mail.contains("Subject: hello"));
            mails.map(|mail| mail.contains("X-Ballast")).collect()
        };
        tell(&mut stage, "clock +330h\n");
        assert_eq!(whole(&mut stage), [true, true], "not before two weeks are over");
        tell(&mut stage, "clock +20h\nclock +1h\n");
        assert_eq!(whole(&mut stage), [!goes, true], "{quota}: the game goes on");
        let told = stage.letters_to("operator").iter().any(|letter| letter.contains("more than `store.quota` allows"));
        assert_eq!(told, goes, "{quota}: what cannot go is told");
    }
}

#[test]
fn whoever_reads_a_store_for_long_does_not_have_the_desk_wait_for_him() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.sqlite");
    let store = Store::open(&path).unwrap();
    let reader = rusqlite::Connection::open(&path).unwrap();
    reader.execute_batch("BEGIN; SELECT count(*) FROM inbox").unwrap();
    let began = Stopwatch::start();
    store.empty_log().unwrap();
    // It waits half a minute for those who write.
    assert!(began.elapsed().as_secs() < 20, "{:?}", began.elapsed());
    reader.execute_batch("COMMIT").unwrap();
    store.empty_log().unwrap();
    assert_eq!(std::fs::metadata(&Store::files(&path)[1]).unwrap().len(), 0);
}
