//! Many games of classic by mail, all to their end, in a world that is kind: what the judge and its players cost.

use std::fmt;

use judge::game::Status;

use super::mails::Outside;
use super::plan::{Base, Plan};
use super::players::Got;
use super::runs::folder;
use super::world::{BEGINS, World};

/// How many games go on at a time: everybody opens five a day, which is what the judge takes.
const AT_A_TIME: usize = 50;
/// After so many turns everybody votes for a draw.
const LONG: u32 = 40;

/// What many games came to.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) games: usize,
    turns: usize,
    won: usize,
    mails: u32,
    letters: u32,
    /// Seconds of processor time.
    cpu: f64,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { games, turns, won, mails, letters, cpu } = self;
        write!(f, "{games} games to their end in {cpu:.1} CPU-s: {won} won, the others drawn; ")?;
        write!(f, "{turns} turns, {mails} mails, {letters} letters")
    }
}

/// The processor time of this thread, on which all is done, so far; nothing where the machine does not tell it.
fn cpu() -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    told.split(' ').next().and_then(|spent| spent.parse::<f64>().ok()).unwrap_or_default() / 1e9
}

/// Plays so many games on a board with so many seats.
pub(crate) fn play(games: usize, (board, seats): (&str, usize)) -> Tally {
    let folder = folder();
    let plan = Plan { days: 0, games: [].into(), faults: [].into(), ..Plan::whole(0, Base::File) };
    let mut world = World::new(&plan, folder.path(), Outside::new(), BEGINS);
    world.calm = true;
    world.see_to_the_judge();
    world.gather();
    let mut tally = Tally::default();
    let began = cpu();
    while tally.games < games {
        let first = tally.games;
        let names: Vec<String> = (first..games.min(first + AT_A_TIME)).map(|number| format!("game{number}")).collect();
        world.play_classic(&names, (board, seats), &mut tally);
    }
    tally.cpu = cpu() - began;
    let count = |what| world.happened.get(what).copied().unwrap_or_default();
    (tally.mails, tally.letters) = (count("mails"), count("letters"));
    tally
}

impl World {
    fn play_classic(&mut self, names: &[String], (board, seats): (&str, usize), tally: &mut Tally) {
        let people = self.outside.players.len();
        for (master, name) in names.iter().enumerate() {
            self.say(master % people, None, &format!("CREATE ?{name} word-m {board} move=48h"));
        }
        self.minutes(1);
        for (master, name) in names.iter().enumerate() {
            for seat in 1..=seats {
                self.say((master + seat) % people, None, &format!("JOIN {name}"));
            }
        }
        self.minutes(1);
        if let Some(name) = names.iter().find(|name| self.game(name).is_none()) {
            self.fail(&format!("{name} was not opened"));
        }
        while names.iter().any(|name| self.is_on(name)) {
            self.minutes(1);
            if !self.answer_all() {
                self.minutes(48 * 60);
            }
        }
        for name in names {
            let game = self.game(name).unwrap();
            tally.games += 1;
            let chapters = self.chapters(name);
            tally.turns += chapters.len();
            tally.won += usize::from(matches!(game.status, Status::Over(judge::game::End::Won(_))));
            self.look_at_turns(&game, &chapters, true);
        }
        self.minutes(24 * 60);
    }

    fn is_on(&self, name: &str) -> bool {
        self.game(name).is_none_or(|game| !matches!(game.status, Status::Over(_)))
    }

    /// Everybody answers each letter that waits; whether there was one.
    fn answer_all(&mut self) -> bool {
        let mut any = false;
        for player in 0..self.outside.players.len() {
            for game in std::mem::take(&mut self.outside.players[player].open) {
                any = true;
                let is_long = self.game(&game).and_then(|game| game.round).is_some_and(|round| round.number > LONG);
                let letter: Option<Got> = self.outside.players[player].newest(&game).cloned();
                if let Some(letter) = letter.filter(|_| is_long) {
                    self.say(player, Some(&letter), "SET DRAW");
                }
                self.order(player, &game);
            }
        }
        any
    }
}
