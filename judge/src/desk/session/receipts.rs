//! The signed receipt for the orders of a seat.

use chancery_engine::Author;
use serde_json::Value;

use super::Session;
use super::current::Acting;
use crate::game::Game;
use crate::receipt::{Counterfoil, Receipt, digest, salting};

impl Session<'_> {
    /// The standing orders of a seat or of the master, for the reply, and the form that was told with them; those of a seat with a
    /// receipt, which is a new one where they are others than when the last one was given.
    pub(super) fn show_signed(&mut self, game: &mut Game, author: &Author, acts: Option<Acting>) -> Option<Value> {
        let shown = self.reply.sheets.len();
        // A master who orders in a player's place is given none for him.
        let receipt = if acts == Some(Acting::Master) { None } else { self.receipt(game, author) };
        let form = self.show_sheet(game, author);
        if self.reply.sheets.len() > shown {
            self.reply.receipts.extend(receipt.map(|receipt| (shown, receipt)));
        }
        form
    }

    fn receipt(&self, game: &mut Game, author: &Author) -> Option<Receipt> {
        let Author::Seat(seat) = author else { return None };
        let (name, label) = (game.name.clone(), game.label());
        let chair = game.chairs.iter_mut().find(|chair| chair.seat == *seat && !chair.sheet.0.is_empty())?;
        let stands = |given: &&Counterfoil| given.orders == digest(&given.salt, &chair.sheet.0);
        let given = chair.receipt.as_ref().filter(stands).cloned().unwrap_or_else(|| {
            let salt = self.office.keys.salt(&salting(&name, &label, seat.as_str(), &chair.sheet.0));
            Counterfoil { number: self.mail, taken: self.now, orders: digest(&salt, &chair.sheet.0), salt }
        });
        let receipt = Receipt {
            judge: self.office.config.judge.address.clone(),
            number: given.number,
            game: name,
            label,
            seat: seat.to_string(),
            taken: given.taken,
            orders: given.orders.clone(),
        };
        chair.receipt = Some(given);
        Some(receipt)
    }
}
