//! Keys changed and capabilities taken back, as when a mailbox or a machine was broken into.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use judge::stage::Stage;
use judge::store::ActAnswer;

const GAME: &str = "mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\n\
    mail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\n\
    mail cora\n  REGISTER\n  Name: Cora\n  END\nreply cora\n  YES\n\
    mail cora\n  CREATE ?harbor word-m strait\n\
    mail anna\n  SIGNON ?harbor word-a\n  SET PREFERENCE N\n\
    mail bert\n  SIGNON ?harbor word-b\n  SET PREFERENCE S\nexpect anna NORTH\n";

fn begun(folder: &tempfile::TempDir) -> Stage {
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    tell(&mut stage, GAME);
    stage
}

fn tell(stage: &mut Stage, story: &str) {
    stage.play(story, "\n", &mut std::io::sink()).unwrap();
}

fn act(stage: &mut Stage, verb: &str, subject: &str) -> ActAnswer {
    let id = stage.desk().store_mut().ask(verb, subject, "").unwrap();
    stage.settle().unwrap();
    stage.desk().store().act_answer(id).unwrap().unwrap()
}

/// A mail to the address that answers to somebody's newest letter went to, which nobody vouches for.
fn forged(stage: &mut Stage, to: &str, text: &str) {
    let raw = format!(
        "From: Anna <anna@anna.example>\nTo: {to}\nMessage-ID: <{}@x>\n\n{text}\n",
        judge::secret::digest(format!("{to}{text}").as_bytes())
    );
    stage.put(raw.as_bytes()).unwrap();
}

fn last(stage: &Stage, who: &str) -> String {
    stage.letters_to(who).last().unwrap().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn letters_of_a_revoked_game_or_person_allow_nothing_and_new_ones_do() {
    for (subject, others) in [("harbor", true), ("anna@anna.example", false)] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = begun(&folder);
        let (old, before) = (stage.ways_back("anna").answers, stage.letters_to("bert").len());
        let answer = act(&mut stage, "revoke", subject);
        assert!(matches!(&answer, ActAnswer::Done(said) if said.contains("allow nothing any more")), "{answer:?}");
        let told = last(&stage, "anna");
        assert!(told.contains("no longer count as yours") && told.contains("ORDERS"), "{told}");
        assert_eq!(stage.letters_to("bert").len() > before, others, "{subject}");
        forged(&mut stage, &old, "F Har-Nar");
        let refused = last(&stage, "anna");
        assert!(refused.contains("I cannot tell that this answer comes from"), "{refused}");
        let new = stage.ways_back("anna").answers;
        let new = if new == old { panic!("the letter has no address of its own") } else { new };
        forged(&mut stage, &new, "F Har H");
        tell(&mut stage, "mail bert\n  LOG harbor\nexpect bert had earlier letters allow no answers any more\n");
    }
}

#[test]
fn what_waits_for_a_revoked_person_s_word_waits_no_longer() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = begun(&folder);
    tell(&mut stage, "mail anna\n  FORGOTTEN harbor word-new\nexpect anna YES\n");
    let yes = stage.ways_back("anna").answers;
    let answer = act(&mut stage, "revoke", "anna@anna.example");
    assert!(matches!(&answer, ActAnswer::Done(said) if said.contains("1 questions")), "{answer:?}");
    forged(&mut stage, &yes, "YES");
    let raw =
        "From: Anna <anna@anna.example>\nTo: judge@chancery.example\nMessage-ID: <new@x>\n\nSIGNON Nharbor word-new\n";
    stage.put(raw.as_bytes()).unwrap();
    assert!(last(&stage, "anna").contains("!!"), "the password is the old one: {}", last(&stage, "anna"));
    let nobody = act(&mut stage, "revoke", "nobody@nowhere.example");
    assert!(matches!(&nobody, ActAnswer::Refused(said) if said.contains("nobody is registered")), "{nobody:?}");
}

/// Who reads Anna's mail has the judge ask another address, and the word from there comes when all of hers is taken back.
#[test]
fn what_an_intruder_had_others_asked_waits_no_longer_either() {
    let asked = [
        ("SET ADDRESS eve@eve.example", "seat"),
        ("SET ADDRESS2 eve@eve.example", "second"),
        ("DEPUTY eve@eve.example until 2099-01-01", "deputy"),
        ("SET PARTNER eve@eve.example", "partner"),
    ];
    for (subject, line, what) in
        ["anna@anna.example", "harbor"].into_iter().flat_map(|subject| asked.map(|(line, what)| (subject, line, what)))
    {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = begun(&folder);
        tell(&mut stage, "mail eve\n  REGISTER\n  Name: Eve\n  END\nreply eve\n  YES\n");
        let before = stage.letters_to("eve").len();
        tell(&mut stage, &format!("mail anna\n  SIGNON Nharbor word-a\n  {line}\n"));
        if stage.letters_to("eve").len() == before || subject == "harbor" && what == "second" {
            assert_ne!(what, "seat", "{}", last(&stage, "anna"));
            continue;
        }
        let answer = act(&mut stage, "revoke", subject);
        assert!(matches!(&answer, ActAnswer::Done(said) if said.contains("1 questions")), "{what}: {answer:?}");
        tell(&mut stage, "reply eve\n  YES\n");
        let told = last(&stage, "eve");
        assert!(told.contains("!!"), "{subject}, {what}: {told}");
    }
}

#[test]
fn what_waits_in_a_revoked_game_waits_no_longer() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = begun(&folder);
    tell(&mut stage, "mail anna\n  FORGOTTEN harbor word-new\nexpect anna YES\n");
    let yes = stage.ways_back("anna").answers;
    let answer = act(&mut stage, "revoke", "harbor");
    assert!(matches!(&answer, ActAnswer::Done(said) if said.contains("1 questions")), "{answer:?}");
    forged(&mut stage, &yes, "YES");
    assert!(!last(&stage, "anna").contains("password is noted"), "{}", last(&stage, "anna"));
}

#[test]
fn a_new_key_leaves_open_what_the_former_one_sealed_until_it_is_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = begun(&folder);
    let old = stage.ways_back("anna").answers;
    assert!(matches!(act(&mut stage, "rotate", ""), ActAnswer::Done(said) if said.contains("a new key is in use")));
    forged(&mut stage, &old, "F Har H");
    assert!(last(&stage, "anna").contains("F HAR H") || last(&stage, "anna").contains("Harbor"), "it still counts");
    let new = stage.ways_back("anna").answers;
    assert_ne!(old, new, "the answer to that is sealed with the new key");
    let forgotten = act(&mut stage, "forget", "");
    assert!(matches!(&forgotten, ActAnswer::Done(said) if said.contains("1 former keys")), "{forgotten:?}");
    forged(&mut stage, &old, "A Hil H");
    assert!(!last(&stage, "anna").contains("A HIL H"), "{}", last(&stage, "anna"));
    forged(&mut stage, &new, "A Fel H");
    assert!(last(&stage, "anna").contains("FEL"), "{}", last(&stage, "anna"));
}

#[test]
fn what_a_key_has_signed_by_a_clock_that_was_ahead_was_signed_while_it_was_in_use() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = begun(&folder);
    let path = stage.desk().store().path().to_owned();
    let file = rusqlite::Connection::open(path).unwrap();
    // As if the clock had been an hour ahead for one letter, which is not the newest.
    file.execute_batch("UPDATE outbox SET written = (SELECT max(written) FROM outbox) + 3600 WHERE id = 1").unwrap();
    let ahead: i64 = file.query_row("SELECT max(written) FROM outbox", (), |row| row.get(0)).unwrap();
    assert!(matches!(act(&mut stage, "rotate", ""), ActAnswer::Done(_)));
    assert_eq!(stage.desk().keys().former()[0].until.0, ahead);
}

#[test]
fn a_file_of_keys_that_somebody_removes_is_there_again_and_the_operator_hears_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = begun(&folder);
    let (now, old) = (stage.now(), stage.ways_back("anna").answers);
    let path = folder.path().join("chancery.key");
    let whole = std::fs::read(&path).unwrap();
    stage.desk().keep_keys(now).unwrap();
    std::fs::remove_file(&path).unwrap();
    stage.desk().keep_keys(now).unwrap();
    stage.desk().keep_keys(now).unwrap();
    assert_eq!(std::fs::read(&path).unwrap(), whole);
    stage.settle().unwrap();
    let told = stage.letters_to("operator@operator.example").join("\n");
    assert_eq!(told.matches("It is there again as it was").count(), 1, "{told}");
    let mut stage = stage.restart(chancery_engine::RULESETS, |_| Ok(())).unwrap();
    forged(&mut stage, &old, "F Har H");
    assert!(last(&stage, "anna").contains("F HAR H"), "{}", last(&stage, "anna"));
}

#[test]
fn what_an_operator_writes_behind_a_verb_stands_in_no_public_log() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = begun(&folder);
    let id = stage.desk().store_mut().ask("pause", "harbor", "since anna@anna.example is in hospital").unwrap();
    stage.settle().unwrap();
    assert!(matches!(stage.desk().store().act_answer(id).unwrap(), Some(ActAnswer::Done(_))));
    tell(&mut stage, "mail bert\n  LOG harbor\nexpect bert The operator paused the game\nrefuse bert hospital\n");
}
