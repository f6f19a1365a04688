//! Reformation through real servers: six players and a master from the facts to the facts again, all eight kinds of turn, answers
//! by form, a silent power, a late mail and two forged ones, the daemon killed between talks and sealing.

use super::support::world::World;

/// Who leads which power, and the power's letter. Nobody leads anything in the name of `russia`, who forges.
const LEADERS: [(&str, char); 6] =
    [("turkey", 'O'), ("austria", 'H'), ("england", 'E'), ("france", 'F'), ("italy", 'P'), ("germany", 'L')];

#[test]
fn six_players_and_their_master_play_a_whole_phase_of_reformation() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::new(folder.path(), true);
    begin(&mut world);
    let talks = talk(&mut world);
    forged_mail_confirms_nothing(&mut world);
    close_the_talks_and_kill(&mut world);
    seal(&mut world, &talks);
    peace(&mut world);
    ransom_and_absolution(&mut world);
    wars(&mut world);
    the_master_has_it_as_facts(&mut world);
    assert_eq!(world.daemon.stop(), 0);
}

/// A mail of a player's who signs on.
fn order(world: &mut World, player: &str, lines: &str) {
    let (_, letter) = LEADERS.into_iter().find(|(leader, _)| *leader == player).unwrap();
    world.mail(player, &format!("SIGNON {letter}luther {player}-word\n{lines}"));
}

fn begin(world: &mut World) {
    world.register("operator");
    for (player, _) in LEADERS {
        world.register(player);
    }
    world.expect("operator", &["Welcome, operator player."]);
    world.mail("operator", "CREATE ?luther master-word reformation start=midgame delay=0");
    world.say_yes("operator", "CREATE ?luther");
    world.expect("operator", &["Game luther (Reformation, 6 players) is open"]);
    for (player, letter) in LEADERS {
        world.expect(player, &["Welcome"]);
        let map = if player == "france" { "" } else { "SET MAP NONE\n" };
        world.mail(player, &format!("{map}SIGNON ?luther {player}-word\nSET PREFERENCE {letter}*"));
        world.say_yes(player, "SIGNON ?luther");
    }
}

/// Opens the talks by the master's form, and has France confirm by the form of its letter. Returns the letter that opened them.
fn talk(world: &mut World) -> String {
    let form = world.expect("operator", &["%% ORDERS LUTHER MASTER 5.MASTER form", "OPEN DIPLOMACY ?"]);
    world.reply("operator", &form, "FACT TURN 5\nFACT LEADER FRANCIS CAPTIVE OF HABSBURGS\nOPEN DIPLOMACY");
    let opened = world.expect("italy", &["The talks are open", "%% ORDERS LUTHER PAPACY 5.TALK form"]);
    world.expect("france", &["Your hand: 4 (home card, 5 CP), 25 (1 CP), 77 (2 CP) and 105 (5 CP)."]);
    let terms = "ENGLAND AND FRANCE ALLY; FRANCE LENDS 1 SQUADRON AT ROUEN TO ENGLAND; ENGLAND GIVES 1 CARD TO PAPACY; \
                 PAPACY GRANTS DIVORCE";
    order(world, "england", &format!("OFFER PACKAGE 1 TO FRANCE, PAPACY: {terms}"));
    world.expect("england", &["binds only if", "Still without an order: DONE"]);
    let offer = world.expect("france", &["Package 1 of England", "RATIFY PACKAGE 1 OF ENGLAND ?", "form"]);
    world.reply("france", &offer, "RATIFY PACKAGE 1 OF ENGLAND\nFALL BACK FROM ROUEN TO PORTSMOUTH");
    world.expect("france", &["France: RATIFY PACKAGE 1 OF ENGLAND AS"]);
    opened
}

/// Somebody who has seen France's letter answers it, and writes in France's name.
fn forged_mail_confirms_nothing(world: &mut World) {
    let seen = world.expect("france", &["%% ORDERS LUTHER FRANCE 5.TALK form"]);
    world.reply("russia", &seen, "REFUSE PACKAGE 1 OF ENGLAND\nDONE");
    world.forge("russia", "france", "SIGNON Fluther guessed\nREFUSE PACKAGE 1 OF ENGLAND");
    world.expect("russia", &["I cannot be sure that this mail for game luther is its player's."]);
    world.expect("france", &["That is not the password of France in game luther."]);
}

/// When the last has said DONE, the daemon is killed, and again when it has come up: no draft and no confirmation is lost.
fn close_the_talks_and_kill(world: &mut World) {
    order(world, "turkey", "OFFER PACKAGE 1 TO HABSBURGS: FREE FERDINAND; HABSBURGS GIVES 2 CARDS\nDONE");
    order(world, "germany", "ПРЕДЛАГАЮ ПАКЕТ 1 ФРАНЦИИ: СОЮЗ\nГОТОВО");
    world.expect("france", &["Package 1 of the Protestants"]);
    for player in ["austria", "england", "france"] {
        order(world, player, "DONE");
    }
    let opened = world.expect("italy", &["%% ORDERS LUTHER PAPACY 5.TALK form"]);
    world.reply("italy", &opened, "DONE");
    world.daemon.kill_and_restart();
    std::thread::sleep(std::time::Duration::from_millis(300));
    world.daemon.kill_and_restart();
    for (player, _) in LEADERS {
        let announced = ["3 packages are announced", "Confirmed already: France (England 1).", "Protestants 1"];
        world.expect(player, &announced);
    }
}

/// An answer to the talks comes too late; the Papacy and the Habsburgs answer, France is silent, and the master waits no longer.
fn seal(world: &mut World, talks: &str) {
    world.reply("italy", talks, "OFFER PACKAGE 1 TO FRANCE: ALLIANCE");
    world.expect("italy", &["You answered a letter of 5.TALK, and game luther is in 5.SEAL now"]);
    let announced = world.expect("italy", &["%% ORDERS LUTHER PAPACY 5.SEAL form", "RATIFY PACKAGE 1 OF ENGLAND ?"]);
    world.reply("italy", &announced, "RATIFY PACKAGE 1 OF ENGLAND");
    order(world, "austria", "REFUSE PACKAGE 1 OF OTTOMANS");
    world.expect("italy", &["Papacy: RATIFY PACKAGE 1 OF ENGLAND AS"]);
    world.expect("austria", &["Habsburgs: REFUSE PACKAGE 1 OF OTTOMANS."]);
    master(world, "PROCESS");
    let one = "1 of 3 takes effect: England 1. Ottomans 1: not confirmed by all; refused by the Habsburgs England 1: takes effect";
    for (player, _) in LEADERS {
        world.expect(player, &[one, "Protestants 1: not confirmed by all; no answer from France"]);
    }
    assert!(!written(world, "austria").contains("card that England gave"), "the draw is its parties' alone");
}

fn peace(world: &mut World) {
    let suits = world.expect("france", &["%% ORDERS LUTHER FRANCE 5.PEACE form", "SUE FOR PEACE WITH HABSBURGS ?"]);
    world.reply(
        "france",
        &suits,
        "SUE FOR PEACE WITH HABSBURGS\nREGAIN KEY LYON FOR VP\nREGAIN LEADER FRANCIS FOR CARD",
    );
    world.expect("france", &["France: REGAIN KEY LYON FOR VP."]);
    order(world, "austria", "NONE");
    world.expect("austria", &["France sues the Habsburgs for peace.", "%% ORDERS LUTHER HABSBURGS 5.PEACE2 form"]);
    order(world, "austria", "NONE");
}

fn ransom_and_absolution(world: &mut World) {
    let captive = world.expect("austria", &["%% ORDERS LUTHER HABSBURGS 5.RANSOM form", "RANSOM FERDINAND ?"]);
    world.reply("austria", &captive, "RANSOM FERDINAND\nRECEIVE AT VIENNA");
    world.expect("turkey", &["The Habsburgs ransom Ferdinand from the Ottomans for a card"]);
    let outcast = world.expect("england", &["%% ORDERS LUTHER ENGLAND 5.PARDON form", "SEEK ABSOLUTION ?"]);
    world.reply("england", &outcast, "SEEK ABSOLUTION");
    world.expect("italy", &["England is absolved.", "%% ORDERS LUTHER PAPACY 5.WAR form"]);
}

/// Declarations are sealed over another kill, the Papacy is asked for Venice and intervenes.
fn wars(world: &mut World) {
    order(world, "turkey", "DECLARE WAR ON VENICE WITH CARD 66");
    world.expect("turkey", &["Your declarations are sealed"]);
    world.daemon.kill_and_restart();
    for player in ["austria", "england", "france", "italy", "germany"] {
        order(world, player, "NONE");
    }
    let asked = world.expect("italy", &["%% ORDERS LUTHER PAPACY 5.ANSWER form", "INTERVENE FOR VENICE"]);
    assert!(!written(world, "france").contains("declare war on Venice"), "what is sealed is told to nobody");
    world.reply("italy", &asked, "INTERVENE FOR VENICE AGAINST OTTOMANS WITH CARD 52");
    for (player, _) in LEADERS {
        world.expect(player, &["The Ottomans declare war on Venice", "The Papacy intervenes for Venice"]);
    }
}

/// The next turn's form holds what the phase has changed, and opens the next talks as it stands.
fn the_master_has_it_as_facts(world: &mut World) {
    let facts = ["%% ORDERS LUTHER MASTER 6.MASTER form", "FACT ALLY VENICE PAPACY", "FACT LEADER FRANCIS AT PARIS"];
    let form = world.expect("operator", &facts);
    world.reply("operator", &form, "ORDERS AS SHOWN\nOPEN DIPLOMACY");
    for (player, _) in LEADERS {
        world.expect(player, &["The talks are open", "the talks of turn 6"]);
    }
}

/// A mail of the master's who signs on.
fn master(world: &mut World, lines: &str) {
    world.mail("operator", &format!("SIGNON Mluther master-word\n{lines}"));
}

/// All that somebody was written, in lines of any length.
fn written(world: &World, user: &str) -> String {
    let letters = world.servers.mailbox(user).join("\n");
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}
