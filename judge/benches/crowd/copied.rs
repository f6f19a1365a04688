//! More games in a database than are made by mail: copies of the first ones under other names, with people of their own, made where they
//! lie. Nothing falls due in them.

use judge::clock::Stopwatch;
use postgres::Client;

use crate::process::Failure;

/// How many copies are made at a time.
const AT_A_TIME: usize = 5000;
/// What is copied, each table behind those that it is looked up by. `known` is the name of a game, and `copied` that of its copy.
const COPIES: [&str; 4] = [
    "INSERT INTO game (name, status, due, body, version)
     SELECT copied, status, due + 1000000000, replace(body, known, copied), version FROM names JOIN game ON name = known",
    "INSERT INTO listed (game, line) SELECT copied, replace(line, known, copied) FROM names JOIN listed ON game = known",
    "INSERT INTO person (address, name, registered, key, wishes)
     SELECT replace(address, known, copied), replace(name, known, copied), registered, replace(person.key, known, copied), wishes
     FROM names JOIN place ON place.game = known JOIN person ON person.key = place.key",
    "INSERT INTO place (key, game) SELECT replace(key, known, copied), copied FROM names JOIN place ON game = known",
];

/// Makes so many games of those that a database holds, whose names are numbers of five digits.
pub(crate) fn copy(store: &mut Client, made: usize, games: usize) -> Result<(), Failure> {
    let since = Stopwatch::start();
    for from in (made..games).step_by(AT_A_TIME) {
        let until = games.min(from + AT_A_TIME) - 1;
        let names = format!(
            "WITH names AS (SELECT 'game' || lpad(CAST(n % {made} AS TEXT), 5, '0') AS known, 'game' || lpad(CAST(n AS TEXT), 5, '0') AS copied
                            FROM generate_series({from}, {until}) AS n) "
        );
        let mut together = store.transaction()?;
        for copies in COPIES {
            together.batch_execute(&(names.clone() + copies))?;
        }
        together.commit()?;
    }
    // As whatever looks after a database does by itself, sooner or later.
    store.batch_execute("VACUUM ANALYZE")?;
    println!("copied in {:.0} s", since.elapsed().as_secs_f64());
    Ok(())
}
