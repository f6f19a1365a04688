//! What the command language reads, and what it leaves alone.

use super::*;

fn commands(text: &str) -> Vec<Command> {
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    read(&lines).into_iter().map(|line| line.command).collect()
}

#[test]
fn prose_that_begins_like_a_command_is_none() {
    for prose in
        ["resignation is not on my mind", "listless as ever", "Help me understand the rules of this", "draw nearer"]
    {
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
    assert_eq!(got[1], Command::Play(Play::Press { to: "EG".into(), text: "A Par-Bur\n> resign".into() }));
    assert_eq!(got[2], Command::Order("A Par H".into()));
}

#[test]
fn passwords_are_never_echoed() {
    for text in ["SIGNON Fbalkan hunter2", "CREATE ?x hunter2 classic", "OBSERVE x hunter2", "SET PASSWORD hunter2"] {
        let lines = read(&[text.to_owned()]);
        assert!(!lines[0].echo.contains("hunter2"), "{}", lines[0].echo);
    }
}
