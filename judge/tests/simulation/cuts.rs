//! What happens to a database, to the ways there, and to one of the judges that work with it.

use judge::clock::Span;
use judge::store::Step;

use super::fuse::Burn;
use super::luck::Luck;
use super::post::IN_HAND;
use super::world::World;

/// How a database refuses a statement (PostgreSQL, appendix A): two wait for each other, what was read has changed, a lock was waited
/// for in vain, somebody has it stop, there is no room, and its disk fails.
const STATES: [&str; 6] = ["40P01", "40001", "55P03", "57014", "53100", "58030"];

impl World {
    /// The connection of a judge will be cut.
    pub(crate) fn cut(&mut self, luck: &mut Luck) {
        self.burn(Burn::Cut(luck.draw(3000)));
    }

    /// It will be cut as something is written down.
    pub(crate) fn cut_at_commit(&mut self, luck: &mut Luck) {
        let at = [Step::Commit, Step::Written][luck.pick(2)];
        self.burn(Burn::CutAtCommit(luck.draw(25), at));
    }

    /// The database will refuse what a judge says, several times.
    pub(crate) fn refuse(&mut self, luck: &mut Luck) {
        let state = STATES[luck.pick(STATES.len())];
        // The daemon bears no more in a row.
        self.burn(Burn::Refusals(luck.draw(2000), luck.draw(4) + 1, state));
    }

    /// The database cannot be reached, by any judge.
    pub(crate) fn go_away(&mut self, span: Span) {
        self.note(format!("the database is away for {} minutes", span.0 / 60));
        self.trouble.away = Some(self.now.plus(span));
        self.trouble.disturbed = self.clock().plus(span);
        for _ in 0..2 {
            self.lose_connection();
            self.swap();
        }
    }

    /// The machine of a judge falls asleep with letters in hand, and wakes up with them.
    pub(crate) fn fall_asleep(&mut self, span: Span) {
        let taken = self.ask(|desk, clock| desk.work_and_take(IN_HAND, clock, || true));
        let Some((_, parcels)) = taken else { return };
        self.note(format!("{} is asleep for {} minutes", self.house.config.node.name, span.0 / 60));
        self.house.side.in_hand.extend(parcels);
        self.swap();
        self.doubt_what_the_other_has();
        self.swap();
        self.house.side.asleep = Some(self.now.plus(span));
        self.lose_connection();
    }

    /// The other judge has letters in hand, and no connection by which anybody sees that it is there: both send them, as themselves.
    pub(crate) fn doubt_what_the_other_has(&mut self) {
        for parcel in self.other.iter().flat_map(|other| &other.side.in_hand) {
            let id = self.post.as_ref().map(|post| post.message_id(parcel)).unwrap_or_default();
            *self.outside.doubts.entry(id).or_default() += 1;
            *self.happened.entry("letters in hand of who is away").or_default() += 1;
        }
    }

    /// It wakes up when it has slept enough.
    pub(crate) fn wake_up(&mut self) {
        let now = self.now;
        if self.house.side.asleep.take_if(|until| *until <= now).is_some() {
            self.note(format!("{} wakes up", self.house.config.node.name));
        }
    }

    fn lose_connection(&mut self) {
        let clock = self.clock();
        let Some(ground) = self.house.side.ground.clone().filter(|_| self.house.desk.is_some()) else { return };
        ground.is_left_by(&self.house.config.node.name, true);
        self.house.side.lost.get_or_insert(clock);
    }
}
