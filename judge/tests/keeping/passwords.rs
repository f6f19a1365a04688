//! No password stays in kept mail, however it is dressed and wherever it stands.

use data_encoding::BASE64;

use super::{hold, kept, mail, stage, tell};

/// A mail with the same text in several dresses.
fn dressed(number: u32, text: &str) -> [Vec<u8>; 5] {
    let quoted: String = text
        .bytes()
        .map(|byte| format!("={byte:02X}"))
        .collect::<Vec<_>>()
        .chunks(20)
        .map(|line| line.concat() + "=\r\n")
        .collect();
    let encoded = BASE64.encode(text.as_bytes());
    let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let html = format!("<p>{}</p>", text.replace("\r\n", "<br>"));
    [
        mail(number, "hello", &format!("Content-Type: text/plain\r\n\r\n{text}")),
        mail(
            number + 1,
            "hello",
            &format!("Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n{encoded}\r\n"),
        ),
        mail(
            number + 2,
            "hello",
            &format!("Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n{quoted}\r\n"),
        ),
        mail(
            number + 3,
            "hello",
            &format!(
                "Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n{text}\r\n--b\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\n{}\r\n--b--\r\n",
                BASE64.encode(html.as_bytes())
            ),
        ),
        mail(
            number + 4,
            "hello",
            &format!(
                "Content-Type: text/plain; charset=utf-16le\r\nContent-Transfer-Encoding: base64\r\n\r\n{}\r\n",
                BASE64.encode(&wide)
            ),
        ),
    ]
}

#[test]
fn no_password_stays_in_kept_mail_whatever_its_dress() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(folder.path());
    tell(&mut stage, "mail anna\n  CREATE ?harbor xyzzy-plugh strait\n");
    let text = "SIGNON Mharbor xyzzy-plugh\r\nSET PASSWORD xyzzy-plugh\r\nPAUSE\r\nBROADCAST\r\nnever tell xyzzy-plugh\r\nENDBROADCAST\r\n";
    for raw in dressed(10, text) {
        stage.put(&raw).unwrap();
    }
    stage.put(&mail(20, "SIGNON Mharbor xyzzy-plugh", "\r\nSIGNON Mharbor xyzzy-plugh\r\nLIST\r\n")).unwrap();
    for subject in ["Re: SIGNON Mharbor xyzzy-plugh", "=?utf-8?B?bXkgcGFzc3dvcmQgaXMgeHl6enktcGx1Z2g=?="] {
        stage.put(&mail(23, subject, "\r\nLIST\r\n")).unwrap();
    }
    stage.put(&mail(21, "x", "\r\nSIGNON Mharbor\r\nCREATE ?other xyzzy-plugh no-such-option\r\n")).unwrap();
    // Two texts that ask for two things are both what he wrote.
    let two = "Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n\
        SIGNON Mharbor xyzzy-plugh\r\nPAUSE\r\n--b\r\nContent-Type: text/html\r\n\r\n\
        <p>SIGNON Mharbor xyzzy-plugh</p><p>TERMINATE</p>\r\n--b--\r\n";
    stage.put(&mail(22, "two", two)).unwrap();
    // Nor in one that comes twice.
    stage.put(&mail(22, "two", &format!("{two}\r\n"))).unwrap();
    let kept = kept(&mut stage);
    let read = |kept: &&String| kept.contains("SIGNON Mharbor ********\r\nPAUSE") && kept.contains("TERMINATE");
    assert_eq!(kept.iter().filter(read).count(), 2, "what was not done stays as well: {kept:#?}");
    for kept in &kept {
        assert!(!kept.contains("xyzzy") && !kept.contains("eHl6enkt"), "{kept}");
        assert!(kept.starts_with("From: ") || kept.contains("\nFrom: "), "{kept}");
    }
    let dressed =
        kept.iter().filter(|kept| kept.contains("SIGNON Mharbor ********") && kept.contains("never tell ********"));
    assert_eq!(dressed.count(), 5, "what was read stays: {kept:#?}");
    assert!(kept.iter().any(|kept| kept.contains("Subject: SIGNON Mharbor ********")));
    assert!(kept[0].contains("REGISTER") && !kept[0].contains("X-Kept"), "a mail without a secret stays as it came");
    // Nor in what SQLite has set free, or written first.
    drop(stage);
    std::fs::remove_dir_all(folder.path().join("mailbox")).unwrap();
    for needle in ["xyzzy-plugh".to_owned(), BASE64.encode(text.as_bytes())[..40].to_owned()] {
        assert_eq!(hold(folder.path(), needle.as_bytes()), Vec::<String>::new(), "{needle}");
    }
}

/// Mails that ask for something without a password, and have one elsewhere.
fn with_a_password_beside() -> Vec<Vec<u8>> {
    let signs = "SIGNON Mharbor xyzzy-plugh";
    let parts = |other: &str| {
        format!(
            "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nLIST\r\n--b\r\n{other}\r\n--b--\r\n"
        )
    };
    let encoded = BASE64.encode(format!("hello\r\n{signs}\r\n").as_bytes());
    let file = "Content-Type: application/octet-stream; name=";
    let html = |text: &str| parts(&format!("Content-Type: text/html\r\n\r\n<p>LIST</p>{text}"));
    let told = [
        "\r\nCREATE ?other\r\nxyzzy-plugh\r\nLIST\r\n",
        "\r\nOBSERVE harbor\r\n\r\nxyzzy-plugh\r\n\r\nLIST\r\n",
        "\r\nLIST\r\nSET PASSWORD\r\nxyzzy-plugh\r\n",
        "\r\nLIST\r\n--\r\nHere is my password\r\nxyzzy-plugh\r\n",
        "\r\nLIST\r\nmy password -> xyzzy-plugh\r\n",
        "\r\nLIST\r\nThe password for the game harbor will be xyzzy-plugh\r\n",
        "\r\nLIST\r\n-- \r\nDas Kennwort lautet: xyzzy-plugh\r\n",
        "Content-Type: text/plain; charset=utf-8\r\n\r\nLIST\r\nмой пароль — xyzzy-plugh\r\n",
        "Content-Type: text/plain; charset=utf-8\r\n\r\nLIST\r\nПаролата ми е xyzzy-plugh\r\n",
        "Content-Type: text/plain; charset=utf-8\r\n\r\nLIST\r\nxyzzy-plugh е моята парола\r\n",
        "Content-Type: text/plain; charset=utf-8\r\n\r\nLIST\r\n我的密码是xyzzy-plugh\r\n",
        "Content-Type: text/plain; charset=utf-8\r\n\r\nLIST\r\n我的密码：\r\nxyzzy-plugh\r\n",
    ];
    let bodies = [
        format!("\r\nLIST\r\n\r\nOn Monday Anna wrote:\r\n> {signs}\r\n> PAUSE\r\n"),
        format!("\r\nLIST\r\n\r\n-----Original Message-----\r\nFrom: Anna\r\nSubject: x\r\n\r\n{signs}\r\n"),
        "\r\nLIST\r\n-- \r\nmy password is xyzzy-plugh\r\n".to_owned(),
        "\r\nSIGNON Mharbor\r\nxyzzy-plugh\r\nLIST\r\n".to_owned(),
        "\r\nLIST\r\ntake xyzzy-plugh as my password\r\n".to_owned(),
        format!("Keywords: {signs}\r\n\r\nLIST\r\n"),
        format!("Comments: =?utf-8?B?{}?=\r\n\r\nLIST\r\n", BASE64.encode(signs.as_bytes())),
        parts(&format!("Content-Type: message/rfc822\r\n\r\nFrom: a@b.example\r\nSubject: x\r\n\r\n{signs}")),
        parts(&format!("Content-Type: text/plain; name=o.txt\r\nContent-Transfer-Encoding: base64\r\n\r\n{encoded}")),
        parts(&format!("{file}\"{signs}.bin\"\r\n\r\nx")),
        parts(&format!("{file}\"=?utf-8?B?{}?=\"\r\n\r\nx", BASE64.encode(signs.as_bytes()))),
        html(&format!("<blockquote>{signs}</blockquote>")),
        html(&format!("<!-- {signs} -->")),
        html(&format!("<p title=\"{signs}\">hello</p>")),
        parts(&format!("Content-Type: text/plain\r\n\r\nhello\r\n--b--\r\n\r\n{signs}")),
    ];
    (0..)
        .zip(bodies.into_iter().chain(told.map(str::to_owned)))
        .map(|(number, rest)| mail(40 + number, "x", &rest))
        .collect()
}

#[test]
fn no_password_stays_in_kept_mail_wherever_it_stands() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(folder.path());
    tell(&mut stage, "mail anna\n  CREATE ?harbor xyzzy-plugh strait\n");
    let mails = with_a_password_beside();
    let count = mails.len();
    for raw in mails {
        stage.put(&raw).unwrap();
    }
    stage.put(&mail(90, "x", "\r\nLIST\r\n\r\nOn Monday the judge wrote:\r\n> SIGNON Mharbor ********\r\n")).unwrap();
    let kept = kept(&mut stage);
    let (last, before) = kept.split_last().unwrap();
    assert!(!last.contains("X-Kept"), "what is blotted out already is no password: {last}");
    for kept in &before[before.len() - count..] {
        assert!(kept.contains("X-Kept") && kept.contains("From: Anna <anna@anna.example>"), "{kept}");
        assert!(!kept.contains("xyzzy") && !kept.contains("eHl6enkt") && kept.contains("LIST"), "{kept}");
    }
    drop(stage);
    std::fs::remove_dir_all(folder.path().join("mailbox")).unwrap();
    assert_eq!(hold(folder.path(), b"xyzzy-plugh"), Vec::<String>::new(), "nor in a letter");
}

/// Nobody has so many: what is not looked for any more is nowhere kept, and repeated to nobody.
#[test]
fn of_a_mail_with_more_passwords_than_anybody_has_no_word_is_kept_or_repeated() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(folder.path());
    tell(&mut stage, "mail anna\n  CREATE ?harbor xyzzy-plugh strait\n");
    let many = |line: &str| (0..15_000).map(|number| format!("{line}{number}\r\n")).collect::<String>();
    let own = |text: &str| format!("\r\n{text}SIGNON Mharbor xyzzy-plugh\r\nPAUSE\r\n");
    let html = |lines: &str| format!("Content-Type: text/html\r\n\r\n<p>{}", lines.replace("\r\n", "<br>\r\n"));
    let texts = [
        own(&many("SIGNON Lharbor plover-")),
        own(&many("CREATE ?other plover-")),
        own(&many("SET PASSWORD plover-")),
        own(&many("my password is plover-")),
        own(&many("my password is plover-")[..3_000]),
        html(&many("my password is plover-")),
    ];
    for (number, text) in (70..).zip(&texts) {
        let before = stage.letters_to("anna").len();
        stage.put(&mail(number, "xyzzy-plugh is nice", text)).unwrap();
        let told = stage.letters_to("anna")[before..].join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains("I did nothing with it"), "{told}");
        assert!(!told.contains("plover") && !told.contains("xyzzy"), "{told}");
    }
    // What somebody quotes hinders him in nothing.
    let quoted = (0..60).map(|number| format!("> my password is plover-{number}\r\n")).collect::<String>();
    stage
        .put(&mail(80, "xyzzy-plugh is nice", &format!("\r\nSIGNON Mharbor xyzzy-plugh\r\nSTATUS\r\n\r\n{quoted}")))
        .unwrap();
    assert!(stage.letters_to("anna").last().unwrap().contains("> STATUS"));
    let kept = kept(&mut stage);
    for kept in &kept[kept.len() - texts.len() - 1..] {
        assert!(kept.contains("X-Kept") && kept.contains("anna@anna.example"), "{kept}");
        assert!(!kept.contains("plover") && !kept.contains("xyzzy") && !kept.contains("STATUS"), "{kept}");
    }
}
