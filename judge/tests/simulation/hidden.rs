//! Orders that are their author's and his master's until they are played: looked for in every letter about their game.

use judge::game::Game;
use judge::outbox::Parcel;

use super::people::PLAYERS;
use super::tables::TABLES;
use super::world::World;

/// A line of orders that somebody wrote.
#[derive(Clone)]
pub(crate) struct Order {
    line: String,
    whose: String,
    /// The turn that was open.
    turn: String,
}

/// Whether a text holds a line of orders, and not as a part of a longer word.
fn holds(text: &str, line: &str) -> bool {
    let is_word = |sign: Option<char>| sign.is_some_and(char::is_alphanumeric);
    let mut places = text.match_indices(line);
    places.any(|(at, _)| !is_word(text[..at].chars().next_back()) && !is_word(text[at + line.len()..].chars().next()))
}

impl World {
    /// Whether an address is of the master of a game.
    pub(crate) fn is_master(&self, address: &str, game: &str) -> bool {
        let number = TABLES.iter().position(|table| table.name == game);
        let name = number.map(|number| PLAYERS[number % PLAYERS.len()]);
        name.is_some_and(|name| address == format!("{name}@{name}.example"))
    }

    /// Notes what somebody orders in a game of classic, whose orders nobody sees before they are played. Orders of other systems
    /// are no words of one player alone: pieces have the same names, and forms offer the same lines.
    pub(crate) fn note_orders(&mut self, player: usize, game: &Game, text: &str) {
        let Some(round) = game.round.as_ref().filter(|_| game.ruleset == "classic") else { return };
        let whose = self.outside.players[player].address();
        let wrote = self.outside.wrote.entry(whose.clone()).or_default();
        wrote.extend(text.lines().map(str::to_owned));
        let orders = self.outside.orders.entry(game.name.clone()).or_default();
        // Others' forms offer places to build at; what a piece does that stands somewhere is ordered by its power alone.
        for line in text.lines().filter(|line| line.starts_with("A ") || line.starts_with("F ")) {
            orders.retain(|order| order.line != line || order.whose != whose);
            orders.push(Order { line: line.to_owned(), whose: whose.clone(), turn: round.label.clone() });
        }
    }

    /// An order of a turn that is still open is read by nobody else than its author and his master.
    pub(crate) fn look_for_orders(&mut self, parcel: &Parcel, said: &str) {
        let Some(name) = parcel.letter.game.clone().filter(|name| !self.is_master(&parcel.to, name)) else { return };
        let Some(orders) = self.outside.orders.get(&name) else { return };
        // What somebody has written himself is told to him again.
        let wrote = self.outside.wrote.get(&parcel.to);
        let own = |line: &str| wrote.is_some_and(|wrote| wrote.iter().any(|own| own.contains(line)));
        let told = |order: &&Order| order.whose != parcel.to && holds(said, &order.line) && !own(&order.line);
        let told: Vec<Order> = orders.iter().filter(told).cloned().collect();
        if told.is_empty() {
            return;
        }
        // A game that has rotted is in the turn in which it was seen last.
        let seen = self.outside.turns.get(&name).map(|turns| turns.open.clone());
        let open = self.game(&name).and_then(|game| game.round).map(|round| round.label).or(seen);
        let chapters = self.chapters(&name);
        for order in told {
            let is_played =
                chapters.iter().flat_map(|turn| turn.sheets.values()).any(|sheet| sheet.0.contains(&order.line));
            if open.as_ref() == Some(&order.turn) && !is_played {
                self.fail(&format!("{} reads the order `{}` of {}:\n{said}", parcel.to, order.line, order.whose));
            }
        }
        self.outside.orders.entry(name).or_default().retain(|order| open.as_ref() == Some(&order.turn));
        self.count("orders that were told once they were played");
    }
}
