//! Empires through real servers: three players on the small scenario, answers by form, a late mail and two forged ones, until a
//! coalition has won.

use super::support::world::World;

/// Who leads Norland, Estmark and Sudria, and under which letter.
const LEADERS: [(&str, char); 3] = [("austria", 'N'), ("england", 'E'), ("france", 'S')];

#[test]
fn three_players_play_empires_to_a_coalition_s_victory() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::new(folder.path(), true);
    begin(&mut world);
    let late = one_comes_late(&mut world);
    late_and_forged_mail_orders_nothing(&mut world, &late);
    second_turn(&mut world);
    third_turn(&mut world);
    the_coalition_has_won(&world);
    assert_eq!(world.daemon.stop(), 0);
}

fn begin(world: &mut World) {
    world.register("operator");
    for (player, _) in LEADERS {
        world.register(player);
    }
    world.expect("operator", &["Welcome, operator player."]);
    world.mail("operator", "CREATE ?gulf master-word empires gulf delay=0");
    world.say_yes("operator", "CREATE ?gulf");
    world.expect("operator", &["Game gulf (Gulf, 3 players) is open"]);
    for (player, letter) in LEADERS {
        world.expect(player, &["Welcome"]);
        world.mail(player, &format!("SIGNON ?gulf {player}-word\nSET PREFERENCE {letter}"));
    }
    for (player, _) in LEADERS {
        world.say_yes(player, "SIGNON ?gulf");
    }
}

/// Two order by their forms, and the master waits no longer. Returns the letter with the form of whoever was late.
fn one_comes_late(world: &mut World) -> String {
    let norland = world.expect("austria", &["You have been selected as Norland", "%% ORDERS GULF NORLAND 1900-1 form"]);
    let estmark = world.expect("england", &["You have been selected as Estmark", "%% ORDERS GULF ESTMARK 1900-1 form"]);
    let sudria = world.expect("france", &["You have been selected as Sudria", "%% ORDERS GULF SUDRIA 1900-1 form"]);
    world.reply("austria", &norland, "ORDERS AS SHOWN\nALLY SUD COALITION\nBUILD 4 I NMO");
    world.reply("france", &sudria, "ORDERS AS SHOWN\nALLY NOR COALITION\nA1 - GUS\nA2 X MCH\nB1,B2 - GUS");
    world.expect("austria", &["you offer a coalition to Sudria", "Treasury 120 pounds, expenses 100, rest 20."]);
    world.expect("france", &["H2, I4 and I5 attack March"]);
    world.mail("operator", "SIGNON Mgulf master-word\nPROCESS");
    for (player, _) in LEADERS {
        world.expect(player, &["March falls to Sudria; its arsenal is destroyed.", "form"]);
    }
    estmark
}

fn late_and_forged_mail_orders_nothing(world: &mut World, late: &str) {
    world.reply("england", late, "A1 X BVL");
    world.expect("england", &["You answered a letter of 1900-1, and game gulf is in 1900-2 now"]);
    // Somebody who has seen a letter of Norland's answers it, and writes in its leader's name.
    let seen = world.expect("austria", &["%% ORDERS GULF NORLAND 1900-2 form"]);
    world.reply("turkey", &seen, "SURRENDER EST");
    world.forge("turkey", "austria", "SIGNON Ngulf guessed\nSURRENDER EST");
    world.expect("turkey", &["I cannot be sure that this mail for game gulf is its player's."]);
    world.expect("austria", &["I cannot be sure that it is yours", "| SURRENDER EST"]);
    world.expect("austria", &["That is not the password of Norland in game gulf."]);
}

fn second_turn(world: &mut World) {
    let form = |world: &World, player: &str| world.expect(player, &["1900-2 form", "results of 1900-1"]);
    let letters = LEADERS.map(|(player, _)| form(world, player));
    world.reply("austria", &letters[0], "ORDERS AS SHOWN\nATTACH I7-I9 H2\nA1 - GUN\nB1,B2 - GUN\nBUILD 1 I NMO");
    world.expect("austria", &["Treasury 66 pounds, expenses 53, rest 13."]);
    world.reply("france", &letters[2], "ORDERS AS SHOWN\nA1 - OCE\nB1,B2 - OCE");
    world.reply("england", &letters[1], "ORDERS AS SHOWN");
    world.daemon.kill_and_restart();
}

fn third_turn(world: &mut World) {
    let letters = LEADERS.map(|(player, _)| world.expect(player, &["1900-3 form", "results of 1900-2"]));
    world.reply("austria", &letters[0], "ORDERS AS SHOWN\nA1 X HOL\nA2 X BCA\nI10,I11 X BCA");
    world.reply("france", &letters[2], "ORDERS AS SHOWN\nA1 X PLI");
    world.reply("england", &letters[1], "ORDERS AS SHOWN");
}

fn the_coalition_has_won(world: &World) {
    for player in ["austria", "england", "france", "operator"] {
        let end = world.expect(
            player,
            &[
                "won by Norland and Sudria",
                "The coalition of Norland and Sudria has won",
                "Every corps and what it counted",
            ],
        );
        assert!(end.contains("X-Chancery: "), "{end}");
        let letters = world.servers.mailbox(player).join("\n");
        assert!(!letters.contains("surrenders to Estmark"), "{player}: a forged mail was obeyed");
        assert!(!letters.contains("Estburg to Berg Valley"), "{player}: a late mail was obeyed");
    }
}
