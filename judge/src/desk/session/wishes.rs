//! How a person wants letters, in all games: `SET MAP`, `SET CALENDAR`, `SET TIMEZONE`.

use super::Session;
use crate::desk::DeskError;
use crate::words;
use crate::words::Answer;

impl Session<'_> {
    /// The zone that the author wants dates in; empty: that of the game.
    pub(super) fn zone(&self) -> &str {
        self.person.as_ref().map_or("", |person| person.wishes.zone.as_str())
    }

    /// `SET TIMEZONE Europe/Sofia`: the zone of dates in letters to this person.
    pub(super) fn wish_zone(&mut self, value: &str) -> Result<Answer, DeskError> {
        let Some(mut person) = self.person.clone().filter(|_| crate::clock::zone(value).is_some()) else {
            return Ok(Err(words!("no-zone", text = value)));
        };
        value.clone_into(&mut person.wishes.zone);
        self.store.register(&person)?;
        self.person = Some(person);
        Ok(Ok(words!("zone-wished", zone = value)))
    }

    /// `SET MAP none`, `SET CALENDAR off`: what letters hold, for all games of this person.
    pub(super) fn wish(&mut self, key: &str, value: &str) -> Result<Answer, DeskError> {
        let form = if key == "map" { words!("map-form") } else { words!("calendar-form") };
        let unwanted = match value.to_lowercase().as_str() {
            "png" | "on" | "yes" => false,
            "none" | "off" | "no" => true,
            _ => return Ok(Err(form)),
        };
        let Some(mut person) = self.person.clone() else { return Ok(Err(form)) };
        let words = match (key, unwanted) {
            ("map", true) => words!("maps-off"),
            ("map", false) => words!("maps-on"),
            (_, true) => words!("calendar-off"),
            (_, false) => words!("calendar-on"),
        };
        match key {
            "map" => person.wishes.no_map = unwanted,
            _ => person.wishes.no_calendar = unwanted,
        }
        self.store.register(&person)?;
        self.person = Some(person);
        Ok(Ok(words))
    }
}
