//! What a judge is asked, and what it is told: it is done to its end, or the judge goes down over it.

use judge::clock::Moment;
use judge::desk::{Desk, DeskError};

use super::world::World;

impl World {
    /// Has the judge do something; nothing: it is down, or it went down over it. On a database it is done once more where the connection
    /// was lost, or another judge was in the way.
    pub(crate) fn ask<T>(&mut self, work: impl FnMut(&mut Desk, Moment) -> Result<T, DeskError>) -> Option<T> {
        self.try_until(work, || None)
    }

    /// Tells the judge something, which it writes down. Where the answer of its database to that was lost, it is not told again.
    pub(crate) fn tell(
        &mut self,
        is_plain: bool,
        mut work: impl FnMut(&mut Desk, Moment) -> Result<(), DeskError>,
    ) -> Option<()> {
        let note = |desk: &mut Desk, clock| {
            desk.gather(is_plain)?;
            work(desk, clock)?;
            Ok(desk.store_mut().write_down()?)
        };
        self.try_until(note, || Some(()))
    }

    fn count_what_struck(&mut self) {
        let struck = std::mem::take(&mut self.house.fuse().struck);
        struck.into_iter().for_each(|what| self.count(what));
    }

    fn try_until<T>(
        &mut self,
        mut work: impl FnMut(&mut Desk, Moment) -> Result<T, DeskError>,
        is_done: impl Fn() -> Option<T>,
    ) -> Option<T> {
        if self.house.side.asleep.is_some() || self.house.side.lost.is_some() && !self.reach_again() {
            return None;
        }
        loop {
            self.lend();
            let clock = self.clock();
            let worked = self.house.at_work(|desk| (desk.store().written(), work(desk, clock)));
            self.take_back();
            self.count_what_struck();
            let (written, done) = worked?;
            match done {
                Ok(done) if !self.house.is_blown() => {
                    self.has_gone_well();
                    self.house.heard = self.house.heard.max(Some(clock));
                    self.look_at_count();
                    return Some(done);
                }
                Ok(_) => self.go_down("it was killed"),
                Err(error) if self.house.is_blown() => self.go_down(&format!("it was killed: {error}")),
                Err(error) if self.house.pages.is_some() => self.go_down(&format!("the disk is full: {error}")),
                Err(error) => {
                    let was_cut = self.house.desk.as_ref().is_some_and(|desk| desk.store().is_cut());
                    if !self.goes_on(&error) {
                        return None;
                    }
                    if was_cut
                        && self.is_written_since(written)
                        && let Some(done) = is_done()
                    {
                        self.count("written down, and not heard of");
                        return Some(done);
                    }
                    continue;
                }
            }
            return None;
        }
    }
}
