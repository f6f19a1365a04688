//! One mailbox is one person, and nobody else is, however an address is written.

use super::{JUDGE, checked, play, stage};

#[test]
fn one_mailbox_is_one_person_however_its_address_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    play(
        &mut stage,
        "from Dora.Player@gmail.com dora\n  REGISTER\n  Name: Dora\n  END\nreply Dora.Player@gmail.com\n  YES\n\
         from doraplayer+games@googlemail.com dora\n  OBSERVE bids word-d\n\
         expect Dora.Player@gmail.com You look on at game bids\n",
    );
}

/// Anna's mailbox, as programs write it that quote what needs no quotes, or know what is obsolete.
#[test]
fn one_mailbox_is_one_person_however_a_program_writes_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, checked);
    let mut bid = |from: &str, number: usize| {
        let before = stage.letters_to("anna").len();
        let id = judge::secret::digest(from.as_bytes());
        let head = "Authentication-Results: mx.judge.example; dmarc=pass header.from=anna.example\n";
        let mail = format!("{head}From: {from}\nTo: {JUDGE}\nMessage-ID: <{id}@odd.example>\n\n");
        stage.put(format!("{mail}SIGNON Lbids word-a\n{number}\n").as_bytes()).unwrap();
        (super::bid(&mut stage), stage.letters_to("anna").len() - before)
    };
    for (number, from) in [
        "\"anna\"@anna.example",
        "Anna <\"an\\na\"@anna.example>",
        "anna@anna.example.",
        "Anna <anna@ANNA.example.>",
        "<@a.example,@b.example:anna@anna.example>",
        "Anna <@a.example:\n \"anna\"@anna.example.>",
        "anna (Anna) @ (at) anna . example",
        "Anna <anna@\n anna.example >",
        "Players: Anna <anna@anna.example>;",
        ", anna@anna.example,",
        "(eve@eve.example) anna@anna.example",
        "=?utf-8?q?eve=40eve=2Eexample?= <anna@anna.example>",
    ]
    .into_iter()
    .enumerate()
    {
        assert_eq!(bid(from, number), (vec![number.to_string()], 1), "{from}");
    }
    let last = bid("anna@anna.example", 20).0;
    for nobody in [
        "anna@anna.example, eve@eve.example",
        "Players: anna@anna.example, eve@eve.example;",
        "=?utf-8?q?anna?=@anna.example",
        "=?utf-8?q?anna=40anna=2Eexample?=",
        "anna@anna.example..",
        "anna@anna.example\u{200b}",
        "undisclosed:;",
    ] {
        assert_eq!(bid(nobody, 7), (last.clone(), 0), "{nobody}");
    }
    // Somebody else, whatever stands around his address: she is asked, and nothing is done.
    for eve in [
        "\"anna@anna.example\"@eve.example",
        "\" anna\"@anna.example",
        "\"anna@anna.example\" <eve@eve.example>",
        "<@anna.example:eve@eve.example>",
        "eve@eve.example (anna@anna.example)",
    ] {
        assert_eq!(bid(eve, 7).0, last, "{eve}");
    }
}
