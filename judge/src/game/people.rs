//! Who is who in a game: everybody in it, moves from one address to another, and whoever may not come back.

use super::{Chair, Game, Member};

impl Game {
    /// Everybody who plays or waits.
    pub fn players(&self) -> impl Iterator<Item = &Member> {
        let chairs = self.chairs.iter().filter(|chair| !chair.eliminated);
        chairs.flat_map(Chair::leaders).chain(&self.waiting)
    }

    /// Whether somebody plays, waits, or acts for a player.
    pub fn plays(&self, address: &str) -> bool {
        let acts = |chair: &Chair| chair.deputy_at(address).is_some();
        self.players().any(|player| player.address == address) || self.chairs.iter().any(acts)
    }

    /// Whether somebody has a place under an address.
    pub fn has_place(&self, address: &str) -> bool {
        let seated = self.chairs.iter().flat_map(Chair::leaders);
        seated.chain(&self.waiting).chain(&self.observers).chain(self.masters()).any(|member| member.address == address)
    }

    /// Every place that somebody has under an address: his seats, his place among those who wait or look on, a master's.
    pub fn places_of(&mut self, address: &str) -> Vec<&mut Member> {
        let seated = self.chairs.iter_mut().flat_map(Chair::leaders_mut);
        let others =
            self.waiting.iter_mut().chain(&mut self.observers).chain(&mut self.co_masters).chain([&mut self.master]);
        seated.chain(others).filter(|member| member.address == address).collect()
    }

    /// Whoever is in the game under an address has moved to another one: what was written to the old one allows nothing any
    /// more.
    pub fn move_address(&mut self, from: &str, to: &str) {
        for chair in &mut self.chairs {
            if let Some(player) = chair.player.as_mut().filter(|player| player.address == from) {
                player.move_to(to);
                chair.generation += 1;
            }
            chair.renumber_partner(from);
            let partners = chair.partners.iter_mut().map(|partner| &mut partner.member);
            partners.filter(|member| member.address == from).for_each(|member| member.move_to(to));
        }
        if self.co_masters.iter().any(|master| master.address == from) {
            // Masters share their letters: those that he has allow nothing any more.
            self.master.generation += 1;
        }
        self.move_in_roll(from, to);
        let others =
            self.waiting.iter_mut().chain(&mut self.observers).chain(&mut self.co_masters).chain([&mut self.master]);
        others.filter(|member| member.address == from).for_each(|member| member.move_to(to));
    }
}

impl Member {
    fn move_to(&mut self, address: &str) {
        let before = std::mem::replace(&mut self.address, address.to_owned());
        self.former.push(before);
        self.generation += 1;
    }

    /// Every address that he has had in this game.
    pub fn addresses(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.address).chain(&self.former).map(String::as_str)
    }
}
