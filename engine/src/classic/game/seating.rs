//! Who commands which powers: seven players down to two (rulebook, "other ways of playing").

use crate::classic::board::{Board, Power, ProvinceSet};
use crate::{Phrase, Seat, SetupError};

/// The place of one player: a name and the powers it commands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) seat: Seat,
    pub(super) powers: Vec<Power>,
}

/// The seats of a game, and how it differs from one for all powers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Seating {
    pub(super) places: Vec<Place>,
    /// The year that the game starts in, where it is not the board's.
    pub(super) year: Option<u16>,
    /// Centres that win, counted power by power, or for all powers of a seat together.
    pub(super) win: u8,
    pub(super) together: bool,
}

/// Rulebook of the standard board, by number of players: each seat's powers, the start year. Where there are two ways, the
/// value of [`THREE`](super::house::THREE) tells them apart.
const FEWER: &[(u8, &str, &[&[&str]], u16)] = &[
    (6, "", &[&["Austria"], &["England"], &["France"], &["Germany"], &["Russia"], &["Turkey"]], 1901),
    (5, "", &[&["Austria"], &["England"], &["France"], &["Russia"], &["Turkey"]], 1901),
    (4, "", &[&["England"], &["Austria", "France"], &["Germany", "Turkey"], &["Italy", "Russia"]], 1901),
    (3, "a", &[&["Russia"], &["England", "France", "Germany"], &["Austria", "Italy", "Turkey"]], 1901),
    (3, "b", &[&["England", "Germany", "Austria"], &["Russia", "Italy"], &["France", "Turkey"]], 1901),
    (2, "", &[&["England", "France", "Russia"], &["Austria", "Germany", "Turkey"]], 1914),
];

/// Years that the house rules of the source documents start fewer-player games in.
const SOURCE_YEARS: &[(u8, u16)] = &[(6, 1870), (5, 1801)];

/// Finds the seats for so many players; 0 means one for each power.
pub(super) fn seating(board: &Board, players: u8, variant: &str, source: bool) -> Result<Seating, SetupError> {
    let powers: Vec<Power> = board.power_ids().filter(|power| !board.power_info(*power).neutral).collect();
    if players == 0 || usize::from(players) == powers.len() {
        let places = powers.into_iter().map(|power| place(board, vec![power])).collect::<Result<_, _>>()?;
        return Ok(Seating { places, year: None, win: board.win(), together: false });
    }
    let standard = board.name() == "standard";
    let row =
        FEWER.iter().find(|(number, way, ..)| standard && *number == players && (way.is_empty() || *way == variant));
    let Some((_, _, seats, year)) = row else {
        let most = powers.len();
        let least = FEWER.iter().map(|(number, ..)| usize::from(*number)).filter(|_| standard).min();
        let fits = least.map_or_else(|| most.to_string(), |least| format!("{least}-{most}"));
        let phrase = Phrase::new("classic-setup-players").with("board", board.title()).with("fits", fits.as_str());
        let phrase = phrase.with("players", i64::from(players));
        let english = format!("{} is made for {fits} players, not for {players}", board.title());
        return Err(SetupError { phrase: Some(phrase), english });
    };
    let power = |name: &&str| board.power(name).ok_or_else(|| SetupError::new(format!("the board lacks {name}")));
    let places = seats
        .iter()
        .map(|names| place(board, names.iter().map(power).collect::<Result<_, _>>()?))
        .collect::<Result<_, _>>()?;
    let source_year = SOURCE_YEARS.iter().find(|(number, _)| source && *number == players).map(|(_, year)| *year);
    let (win, together) = if players == 2 { (24, true) } else { (board.win(), false) };
    Ok(Seating { places, year: Some(source_year.unwrap_or(*year)), win, together })
}

fn place(board: &Board, powers: Vec<Power>) -> Result<Place, SetupError> {
    let name = &board.power_info(powers[0]).name;
    let seat = name.replace(' ', "-").parse().map_err(|error| SetupError::new(format!("{error}")))?;
    Ok(Place { seat, powers })
}

/// Rulebook, two players: Italy's territory is closed until spring 1915.
pub(super) fn italy(board: &Board) -> ProvinceSet {
    ["Rom", "Nap", "Ven", "Apu", "Pie", "Tus"].iter().filter_map(|code| board.province(code)).collect()
}
