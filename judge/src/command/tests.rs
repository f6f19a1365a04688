//! What the command language reads, and what it leaves alone.

use super::*;

fn commands(text: &str) -> Vec<Command> {
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    read(&lines).into_iter().map(|line| line.command).collect()
}

#[test]
fn prose_that_begins_like_a_command_is_none() {
    for prose in [
        "resignation is not on my mind",
        "listless as ever",
        "Help me understand the rules of this",
        "draw your own conclusions",
    ] {
        assert_eq!(commands(prose), [Command::Unknown], "{prose}");
    }
}

#[test]
fn signon_has_many_forms() {
    let wanted = Command::Sign(Sign::On { seat: "F".into(), game: "balkan".into(), password: "Secret".into() });
    for form in ["SIGNON Fbalkan Secret", "sign on F balkan Secret", "hello FBALKAN Secret", "login F@balkan Secret"] {
        let got = commands(form);
        assert_eq!(got, std::slice::from_ref(&wanted), "{form}");
    }
}

#[test]
fn press_is_opaque_and_ends_at_its_end() {
    let got = commands("signon Fx pw\npress to EG\nA Par-Bur\n> resign\nendpress\nA Par H");
    assert_eq!(
        got[1],
        Command::Play(Play::Press { to: "to EG".into(), broadcast: false, text: "A Par-Bur\n> resign".into() })
    );
    assert_eq!(got[2], Command::Order("A Par H".into()));
}

#[test]
fn passwords_are_never_echoed() {
    for text in ["SIGNON Fbalkan hunter2", "CREATE ?x hunter2 classic", "OBSERVE x hunter2", "SET PASSWORD hunter2"] {
        let lines = read(&[text.to_owned()]);
        assert!(!lines[0].echo.contains("hunter2"), "{}", lines[0].echo);
    }
}

#[test]
fn a_text_ends_at_a_whole_line_and_no_signoff_is_lost_in_it() {
    let press = |text: &str| Command::Play(Play::Press { to: String::new(), broadcast: true, text: text.into() });
    let after = |end: &str| commands(&format!("broadcast\nHello.\n{end}\nLIST"));
    for end in ["ENDPRESS", "end press", "EndBroadcast", "конец прессы", "край на пресата"] {
        assert_eq!(after(end), [press("Hello."), Command::Look(Look::List(None))], "{end}");
    }
    for end in ["SIGNOFF", "выход", "登出"] {
        assert_eq!(after(end), [press("Hello."), Command::Sign(Sign::Off)], "{end}");
    }
    assert_eq!(after("endpress, he said"), [press("Hello.\nendpress, he said\nLIST")]);
}

#[test]
fn a_misspelt_signon_is_told_its_form_and_shows_no_password() {
    for (text, form, echo) in [
        ("SIGNNO Fbalkan secret", "signon-form", "SIGNNO Fbalkan ********"),
        ("Creat ?balkan secret", "create-form", "Creat ?balkan ********"),
        ("OBSERV balkan secret", "observe-form", "OBSERV balkan ********"),
        ("SET PASSWORD two words", "password-form", "SET PASSWORD ********"),
    ] {
        let line = &read(&[text.to_owned()])[0];
        assert_eq!((&line.command, line.echo.as_str()), (&Command::Faulty(form), echo));
    }
    for prose in ["great day today", "sign here please", "Hello", "watch the sea."] {
        assert_eq!(commands(prose), [Command::Unknown], "{prose}");
    }
}

#[test]
fn what_names_a_game_and_a_password_is_no_field_of_a_registration_above_it_though_it_has_a_colon() {
    for line in ["CREATE ?x secret hour=20:00", "SIGNON Fx pass:word", "JOIN x pass:word"] {
        let got = commands(&format!("REGISTER\nName: Anna\nLevel: 3\n{line}"));
        assert!(matches!(got.as_slice(), [Command::Sign(Sign::Register { .. }), Command::Sign(_)]), "{line}: {got:?}");
    }
    assert_eq!(commands("REGISTER\nName: Anna\nSIGNON Fx pass:word\nEND").len(), 1);
}

#[test]
fn a_password_with_a_blank_is_hidden_whole() {
    let lines = read(&["SIGNON Fbalkan harbor secret".to_owned()]);
    assert_eq!(lines[0].echo, "SIGNON Fbalkan ********");
    assert_eq!(secrets(["SIGNON Fbalkan harbor secret"]), ["harbor", "secret"]);
    assert_eq!(read(&["CREATE ?x harbor players=5".to_owned()])[0].echo, "CREATE ?x ******** players=5");
}
