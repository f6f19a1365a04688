//! Turns to come: which one a player names, and what of his orders for it makes sense before anybody knows where units stand.

use super::sheet::{of_another, quoted};
use super::table::Game;
use crate::classic::board::{Phase, PhaseKind, Power, Season};
use crate::classic::orders::{
    Deed, Line, OrderError, Wanted, WriteError, WrittenOrder, line, read_order, written_text,
};
use crate::plans::{self, Planner, Unkept, Wish};
use crate::{Holds, Later, Named, Phrase, Plan, Reading, Said, Term};

/// How many years on orders can be kept (as with the old judge).
const MOST_YEARS: u16 = 5;

/// Which turn a player means.
pub(super) fn named(game: &Game, name: &str) -> Named {
    let now = game.state.phase;
    let Some(phase) = phase_called(name) else {
        let phrase =
            Phrase::new("classic-turn-unknown").with("word", name).with("next", now.next_movement().to_string());
        return Named::Never(phrase.said(format!("`{name}` is no turn; write {} or the like", now.next_movement())));
    };
    let told = |say: &'static str, english: &str| {
        let next = now.next_movement().to_string();
        let phrase_of = Phrase::new(say).with("turn", phase.phrase()).with("now", now.to_string());
        let english = format!("{phase} {english}; PHASE {next} is still to come");
        Named::Never(phrase_of.with("next", next).said(english))
    };
    match place_in_time(phase).cmp(&place_in_time(now)) {
        std::cmp::Ordering::Equal => Named::Now,
        std::cmp::Ordering::Less => told("classic-turn-past", "is over"),
        std::cmp::Ordering::Greater if phase.year > now.year + MOST_YEARS => {
            told("classic-turn-far", "is more than five years on")
        }
        std::cmp::Ordering::Greater => {
            let title = format!("{} for {} of {}", phase.kind_name(), phase.season_name(), phase.year);
            let order = u32::from(phase.year) * 9 + phase.season as u32 * 3 + phase.kind as u32;
            Named::Later(Later { label: phase.to_string(), phrase: phase.phrase(), title, order })
        }
    }
}

/// What comes first of two phases.
fn place_in_time(phase: Phase) -> (u16, Season, PhaseKind) {
    (phase.year, phase.season, phase.kind)
}

/// `F1902M`, `F1901B`, `Fall 1902 Movement`, `W1901`, `Summer 1901 Retreats`; without a kind it is movement.
fn phase_called(name: &str) -> Option<Phase> {
    let upper = name.trim().to_uppercase();
    if let Ok(phase) = upper.parse() {
        return Some(phase);
    }
    let at = upper.find(|letter: char| letter.is_ascii_digit())?;
    let (season, rest) = upper.split_at(at);
    let digits = rest.len() - rest.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let (year, kind) = rest.split_at(digits);
    let (season, kind) = (season.trim(), kind.trim().trim_start_matches("OF ").trim());
    let known = |words: &[&str]| words.iter().any(|word| word.starts_with(season)) && !season.is_empty();
    let season = match () {
        () if known(&["SPRING"]) => "S",
        () if season == "U" || known(&["SUMMER"]) && season.len() > 1 => "U",
        () if known(&["FALL", "AUTUMN"]) => "F",
        () if known(&["WINTER"]) => "W",
        () => return None,
    };
    let kind = match kind.chars().next() {
        None if season == "W" => "A",
        None if season == "U" => "R",
        None => "M",
        Some('M') => "M",
        Some('R') => "R",
        Some('A' | 'B') => "A",
        Some(_) => return None,
    };
    let season = if season == "U" { "S" } else { season };
    format!("{season}{year}{kind}").parse().ok()
}

/// Folds lines into a plan.
pub(super) fn plan(game: &Game, powers: &[Power], plan: Plan<'_>, text: &str) -> Reading {
    match plan.label.parse::<Phase>() {
        Ok(phase) => plans::fold(&Planning { game, powers, kind: phase.kind }, plan.sheet, text),
        Err(_) => Reading { sheet: plan.sheet.clone(), ..Reading::default() },
    }
}

struct Planning<'a> {
    game: &'a Game,
    powers: &'a [Power],
    kind: PhaseKind,
}

impl Planner for Planning<'_> {
    fn holds(&self, test: &str) -> Holds {
        holds(self.game, test)
    }

    fn orders(&self, content: &str) -> Vec<(String, Result<Wish, Unkept>)> {
        let Line { heading, quoted: quote, orders } = line(&self.game.board, content);
        let foreign = heading.filter(|power| !self.powers.contains(power));
        let read = |order: &&str| {
            let answer = match foreign {
                _ if quote => Err(quoted()),
                Some(power) => Err(of_another(&self.game.board, power)),
                None => self.check(order),
            };
            ((*order).to_owned(), answer.map_err(Unkept::from))
        };
        orders.iter().map(read).collect()
    }
}

impl Planning<'_> {
    /// An order in canonical notation, and the place that it is for.
    fn check(&self, text: &str) -> Result<Wish, Said> {
        let board = &self.game.board;
        let order = read_order(board, text).map_err(|error| error.said())?;
        let fits = match (&order, self.kind) {
            (WrittenOrder::Unit(_, Deed::Nothing), PhaseKind::Movement | PhaseKind::Retreats) => {
                return Err(WriteError::Ends(Wanted::Deed).said());
            }
            (WrittenOrder::Unit(_, deed), PhaseKind::Movement) => {
                matches!(deed, Deed::Hold | Deed::Move { .. } | Deed::Support { .. } | Deed::Convoy { .. })
            }
            (WrittenOrder::Unit(_, deed), PhaseKind::Retreats) => {
                matches!(deed, Deed::Move { via: false, .. } | Deed::Disband | Deed::Remove)
            }
            (WrittenOrder::Unit(_, deed), PhaseKind::Adjustments) => {
                matches!(deed, Deed::Build | Deed::Remove | Deed::Disband)
            }
            (WrittenOrder::Waive(_), kind) => kind == PhaseKind::Adjustments,
        };
        if !fits {
            return Err(OrderError::WrongPhase { phase: self.kind }.said());
        }
        let slots = match &order {
            WrittenOrder::Unit(unit, _) => vec![board.code(board.province_of(unit.at).into())],
            WrittenOrder::Waive(_) => Vec::new(),
        };
        Ok(Wish { text: written_text(board, &order), slots, strikes: false })
    }
}

/// Whether a unit stands somewhere: a province, with the kind of unit and the power before or behind it where they matter.
pub(super) fn holds(game: &Game, test: &str) -> Holds {
    let board = &game.board;
    let named = match unit_named(game, test) {
        Ok(named) => named,
        Err(said) => return Holds::Unread(said),
    };
    let province = board.province_of(named.at);
    let stands = game.state.position.unit(province).is_some_and(|unit| {
        named.power.is_none_or(|power| power == unit.power)
            && named.kind.is_none_or(|kind| kind == unit.kind)
            && (!named.at.is_coast() || named.at == unit.at)
    });
    if stands { Holds::Yes } else { Holds::No }
}

fn unit_named(game: &Game, test: &str) -> Result<crate::classic::orders::NamedUnit, Said> {
    let board = &game.board;
    let wrong = |said: Said| {
        let phrase = Phrase::new("classic-no-test").with("why", Term::Phrase(said.phrase));
        phrase.said(format!("{}; a condition names a place: IF French A Bur", said.english))
    };
    let read = |text: &str| match read_order(board, text) {
        Ok(WrittenOrder::Unit(unit, Deed::Nothing)) => Ok(unit),
        Ok(_) => Err(Phrase::new("classic-no-unit-named").with("word", test).said(format!("`{test}` is no unit"))),
        Err(error) => Err(error.said()),
    };
    read(test).or_else(|said| {
        // Power and kind may stand behind the place: `Bur A France`.
        let words: Vec<&str> = test.split_whitespace().collect();
        let is_power = |word: &&str| word.chars().count() > 1 && board.power(word).is_some();
        let is_kind = |word: &&str| matches!(word.to_lowercase().as_str(), "a" | "f" | "army" | "fleet");
        let (powers, rest): (Vec<&str>, Vec<&str>) = words.into_iter().partition(is_power);
        let (kinds, place): (Vec<&str>, Vec<&str>) = rest.into_iter().partition(is_kind);
        if powers.len() > 1 || kinds.len() > 1 {
            return Err(wrong(said));
        }
        let turned: Vec<&str> = powers.into_iter().chain(kinds).chain(place).collect();
        read(&turned.join(" ")).map_err(|_| wrong(said))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_called_by_their_labels_and_in_words() {
        for (name, label) in [
            ("F1902M", "F1902M"),
            ("fall 1902 movement", "F1902M"),
            ("Fall 1902", "F1902M"),
            ("Autumn 1902 Retreats", "F1902R"),
            ("W1901", "W1901A"),
            ("w1901a", "W1901A"),
            ("F1901B", "W1901A"),
            ("Winter 1901 Builds", "W1901A"),
            ("Winter 1901 Adjustments", "W1901A"),
            ("U1901R", "S1901R"),
            ("Summer 1901", "S1901R"),
            ("S 1901 M", "S1901M"),
            ("1901", "-"),
            ("S1901X", "-"),
            ("", "-"),
            ("Friday 1901", "-"),
        ] {
            let told = phase_called(name).map_or("-".to_owned(), |phase| phase.to_string());
            assert_eq!(told, label, "{name}");
        }
    }
}
