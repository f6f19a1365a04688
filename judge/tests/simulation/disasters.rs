//! Faults as they happen.

use std::fs;

use judge::clock::Span;
use judge::daemon::{self, DaemonError};
use judge::store::{self, Store, StoreError};
use rusqlite::Connection;

use super::faults::{Fault, Kind};
use super::fuse::Burn;
use super::house::remove;
use super::luck::Luck;
use super::mails::Hand;
use super::people::PLAYERS;
use super::rot;
use super::server::{REPLIES, STEPS};
use super::trouble::Where;
use super::world::World;

/// How many bits of a copy turn over, one after the other.
const BITS: usize = 3;

impl World {
    /// A fault happens, in a stretch of luck of its own.
    pub(crate) fn happen(&mut self, fault: Fault) {
        let mut luck = Luck::of(fault.luck, 3);
        self.note(format!("fault: {:?}", fault.kind));
        self.count(fault.kind.word());
        let hours = |luck: &mut Luck, least, most| Span::hours(luck.between(least, most));
        match fault.kind {
            Kind::Kill => self.burn(Burn::Statement(luck.draw(3000))),
            Kind::PowerCut => self.burn(Burn::Commit(luck.draw(25))),
            Kind::FullDisk => self.fill_disk(&mut luck),
            Kind::BitRot => self.rot_copy(&mut luck),
            Kind::RottenGame => self.rot_game(&mut luck),
            Kind::CutMailbox => self.trouble.cuts += u32::try_from(luck.between(1, 6)).unwrap(),
            Kind::DeafMailbox => self.trouble.deaf = Some(self.now.plus(hours(&mut luck, 1, 40))),
            Kind::Validity => self.renumber(),
            Kind::Unreadable => self.trouble.unreadable += 1,
            Kind::Storm => {
                self.storm();
                self.trouble.slow = Some(self.now.plus(hours(&mut luck, 1, 24)));
            }
            Kind::Server => {
                let snag = (STEPS[luck.pick(STEPS.len())], REPLIES[luck.pick(REPLIES.len())]);
                self.note(format!("{snag:?}"));
                self.trouble.server = Some((self.now.plus(hours(&mut luck, 1, 36)), snag));
            }
            Kind::ClockForward => self.leap(&mut luck, 3600 * 40),
            Kind::ClockBack => self.leap(&mut luck, -3600 * 23),
            Kind::ClockLost => self.leap(&mut luck, -self.now.0),
            Kind::Sleep => self.sleep(hours(&mut luck, 1, 40)),
            Kind::Outage => self.stay_down(hours(&mut luck, 1, 60)),
            Kind::SecondJudge => self.start_another(),
            Kind::Restore => self.go_back(),
            Kind::CopyByHand => self.go_back_by_hand(),
            Kind::Lost => self.lose_store(hours(&mut luck, 1, 12)),
            Kind::Mistyped => self.mistype(hours(&mut luck, 1, 12)),
            Kind::Downgrade => self.downgrade(),
            Kind::WrongCopy => self.try_wrong_copies(&mut luck),
            Kind::Flood => self.flood(&mut luck),
            Kind::Forgery => self.forge(&mut luck),
            Kind::Junk => self.send_junk(&mut luck),
            Kind::Guesses => self.trouble.guesses = true,
            Kind::LastMinute => self.trouble.last_minutes += 12,
            Kind::FullHands => self.trouble.full_hands += 3,
            Kind::Cut => self.cut(&mut luck),
            Kind::CutCommit => self.cut_at_commit(&mut luck),
            Kind::KilledCommit => self.kill_at_commit(&mut luck),
            Kind::CutInHand => self.cut_in_hand(),
            Kind::Refusals => self.refuse(&mut luck),
            Kind::RefusedCommit => self.refuse_commits(&mut luck),
            Kind::Away => self.go_away(Span::minutes(luck.between(1, 600))),
            Kind::AllAsleep => self.all_fall_asleep(Span::minutes(luck.between(5, 1200))),
            Kind::ClocksDrift => self.drift(&mut luck),
            Kind::ClockApart => self.go_wrong(&mut luck),
            Kind::Asleep => self.trouble.sleep = Some(Span::minutes(luck.between(5, 1200))),
        }
    }

    pub(crate) fn burn(&mut self, burns: Burn) {
        if self.house.fuse().burns.is_some() {
            // That is the other one's, where there is one: what was laid before is still to come.
            self.swap();
        }
        self.note(format!("{burns:?}"));
        self.house.lay(burns);
        self.house.burns_until = Some(self.now.plus(Span::hours(30)));
    }

    /// The disk has room for a few more pages, or for none.
    fn fill_disk(&mut self, luck: &mut Luck) {
        self.kill("since the machine starts again, with a full disk");
        let Some(pages) = self.ask(|desk, _| Ok(fs::metadata(desk.store().path()).map_or(0, |file| file.len() / 4096)))
        else {
            return;
        };
        self.house.close();
        self.house.pages = Some(u32::try_from(pages + luck.draw(40)).unwrap());
        self.trouble.full = Some(self.now.plus(Span::hours(luck.between(1, 20))));
        self.trouble.disturbed = self.clock();
    }

    /// What the store holds is copied, and a bit of the copy turned over: that is found, or it was nowhere that counts.
    fn rot_copy(&mut self, luck: &mut Luck) {
        // What has rotted already is not this bit's.
        if self.house.desk.is_none() || self.trouble.rotten.is_some() {
            return;
        }
        if self.house.side.ground.is_some() {
            return self.rot_copied_rows(luck);
        }
        let (sound, rotten) = (self.folder.join("sound.sqlite"), self.folder.join("rotten.sqlite"));
        for _ in 0..BITS {
            remove(&sound);
            remove(&rotten);
            store::copy(&self.house.path(), &sound).unwrap();
            let mut bytes = fs::read(&sound).unwrap();
            let place = luck.pick(bytes.len());
            bytes[place] ^= 1 << luck.draw(8);
            fs::write(&rotten, &bytes).unwrap();
            match rot::found(&sound, &rotten) {
                Ok(found) => self.count(found),
                Err(problem) => self.fail(&format!("a bit of byte {place} of {}: {problem}", bytes.len())),
            }
        }
    }

    /// A bit of a game's document turns over in the store itself.
    fn rot_game(&mut self, luck: &mut Luck) {
        self.copy();
        let games: Vec<String> = self.games().into_iter().collect();
        let game = games[luck.pick(games.len())].clone();
        if self.copies.is_empty() || self.house.desk.is_none() || self.trouble.elsewhere.is_some() {
            return;
        }
        let place = match self.house.side.ground {
            Some(_) => self.rot_row_of(&game, luck),
            None => self.rot_document_of(&game, luck),
        };
        self.note(format!("{game} rots at {place}"));
        self.outside.rotten.insert(game.clone());
        self.trouble.rotten = Some((self.now.plus(Span::hours(luck.between(1, 30))), game));
    }

    fn rot_document_of(&self, game: &str, luck: &mut Luck) -> usize {
        let connection = Connection::open(self.house.path()).unwrap();
        let body: String =
            connection.query_row("SELECT body FROM game WHERE name = ?1", [game], |row| row.get(0)).unwrap();
        let mut body = body.into_bytes();
        let place = luck.pick(body.len());
        body[place] ^= 1 << luck.draw(7);
        let sql = "UPDATE game SET body = CAST(?2 AS TEXT) WHERE name = ?1";
        connection.execute(sql, rusqlite::params![game, body]).unwrap();
        place
    }

    fn leap(&mut self, luck: &mut Luck, most: i64) {
        let skew = if most == -self.now.0 { most } else { most / 60 * luck.between(1, 60) };
        self.trouble.clock = Some(self.now.plus(Span::hours(luck.between(1, 48))));
        self.set_clock(skew);
    }

    fn sleep(&mut self, span: Span) {
        self.note(format!("asleep for {} hours", span.0 / 3600));
        let before = self.clock();
        self.now = self.now.plus(span);
        self.trouble.disturbed = self.clock();
        let _ = self.ask(|desk, clock| desk.wake((before, clock)));
    }

    fn stay_down(&mut self, span: Span) {
        self.note(format!("down for {} hours", span.0 / 3600));
        self.house.go_down(&mut self.luck);
        self.house.burns_until = None;
        self.house.down = Some(self.now.plus(span));
        self.trouble.disturbed = self.clock().plus(span);
    }

    fn start_another(&mut self) {
        if self.house.desk.is_none() {
            return;
        }
        match daemon::lock(&self.house.path()) {
            Err(DaemonError::Store(StoreError::Taken(_))) => self.count("second judges refused"),
            other => self.fail(&format!("a second judge is not refused: {other:?}")),
        }
    }

    /// The operator goes back to some copy, by the command for it.
    pub(crate) fn go_back(&mut self) {
        if self.house.side.ground.is_some() {
            // There is no command for it.
            return self.go_back_by_hand();
        }
        if self.copies.is_empty() || self.trouble.elsewhere.is_some() {
            return;
        }
        let copy = self.copies[self.luck.pick(self.copies.len())].clone();
        self.note(format!("back to {}", copy.display()));
        self.house.close();
        store::restore(&self.house.path(), &copy, self.clock()).unwrap();
        self.have_gone_back();
    }

    fn go_back_by_hand(&mut self) {
        if self.copies.is_empty() || self.trouble.elsewhere.is_some() {
            return;
        }
        let copy = self.copies[self.luck.pick(self.copies.len())].clone();
        self.note(format!("back to {} by hand", copy.display()));
        if self.house.side.ground.is_some() {
            return self.go_back_to_copy(&copy);
        }
        self.house.close();
        remove(&self.house.path());
        fs::copy(copy, self.house.path()).unwrap();
        self.have_gone_back();
    }

    pub(crate) fn have_gone_back(&mut self) {
        self.forget_what_was_seen();
        self.trouble.rotten = None;
        self.trouble.disturbed = self.clock();
        self.see_to_the_judge();
    }

    fn lose_store(&mut self, span: Span) {
        if self.trouble.elsewhere.is_some() || self.house.desk.is_none() {
            return;
        }
        self.copy();
        let Some(copy) = self.copies.back().cloned() else { return };
        self.house.close();
        remove(&self.house.path());
        self.go_elsewhere(span, Where::Lost(copy));
    }

    fn mistype(&mut self, span: Span) {
        if self.trouble.elsewhere.is_some() || self.trouble.rotten.is_some() || self.house.desk.is_none() {
            return;
        }
        self.house.close();
        let right = self.house.path();
        let wrong = self.folder.join("chancery.sqlit");
        remove(&wrong);
        self.house.config.store.key_file = self.house.config.store.key_path();
        self.house.config.store.path = wrong;
        self.go_elsewhere(span, Where::There(right));
    }

    /// The judge begins with an empty store, and answers nobody who wrote before; or it says that it is not the one that the mailbox
    /// knows, and waits for its operator.
    fn go_elsewhere(&mut self, span: Span, place: Where) {
        self.trouble.insists = self.luck.once_in(2);
        self.trouble.elsewhere = Some((self.now.plus(span), place));
        self.trouble.rotten = None;
        self.forget_what_was_seen();
        self.see_to_the_judge();
    }

    /// The store has the layout of a later version: this one leaves it alone.
    fn downgrade(&mut self) {
        if self.house.desk.is_none() {
            return;
        }
        self.house.close();
        let path = self.house.path();
        let layout = |number: Option<i64>| -> i64 {
            let connection = Connection::open(&path).unwrap();
            let found = connection.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
            if let Some(number) = number {
                connection.pragma_update(None, "user_version", number).unwrap();
            }
            found
        };
        let known = layout(None);
        layout(Some(known + 1));
        let before = fs::read(&path).unwrap();
        match Store::open(&path) {
            Err(StoreError::FromTheFuture { .. }) if fs::read(&path).unwrap() == before => {
                self.count("later layouts refused");
            }
            other => self.fail(&format!("a store of a later version: {other:?}")),
        }
        layout(Some(known));
        self.see_to_the_judge();
    }

    /// Copies that are none: half of one, one of another judge, one of a later version, none at all. Nothing is changed.
    fn try_wrong_copies(&mut self, luck: &mut Luck) {
        // A store that has just been begun elsewhere takes any judge's copy.
        let Some(copy) = self.copies.back().cloned().filter(|_| self.trouble.elsewhere.is_none()) else { return };
        self.house.close();
        let (path, wrong) = (self.house.path(), self.folder.join("wrong.sqlite"));
        let before = fs::read(&path).unwrap();
        remove(&wrong);
        let kind = luck.draw(4);
        match kind {
            0 => {
                let bytes = fs::read(&copy).unwrap();
                fs::write(&wrong, &bytes[..bytes.len() / 2]).unwrap();
            }
            1 => {
                let mut other = Store::open(&wrong).unwrap();
                other.set_meta("judge", "another").unwrap();
            }
            2 => {
                fs::copy(&copy, &wrong).unwrap();
                Connection::open(&wrong).unwrap().pragma_update(None, "user_version", 9999).unwrap();
            }
            _ => {}
        }
        match store::restore(&path, &wrong, self.clock()) {
            Err(_) if fs::read(&path).unwrap() == before => self.count("wrong copies refused"),
            other => self.fail(&format!("wrong copy {kind}: {other:?}")),
        }
        self.see_to_the_judge();
    }

    /// A stranger writes more than anybody is answered.
    fn flood(&mut self, luck: &mut Luck) {
        for _ in 0..30 {
            let id = self.write("mallory@elsewhere.example", None, "LIST", Hand::Author);
            if self.other.is_some() {
                // They come over some hours, so that each judge has some of them.
                let late = Span::minutes(luck.between(0, 600));
                let own = self.outside.flying.iter_mut().filter(|flying| flying.id == id);
                own.for_each(|flying| flying.arrives = flying.arrives.plus(late));
            }
        }
    }

    /// What a stranger writes cannot be had from the mailbox, and the operator is told of each.
    fn send_junk(&mut self, luck: &mut Luck) {
        for _ in 0..luck.between(12, 20) {
            let id = self.write("mallory@elsewhere.example", None, "LIST", Hand::Author);
            self.outside.flying.iter_mut().filter(|flying| flying.id == id).for_each(|flying| flying.is_given = false);
        }
    }

    /// Somebody writes as a player, and nobody vouches for it.
    fn forge(&mut self, luck: &mut Luck) {
        for _ in 0..12 {
            let victim = PLAYERS[luck.pick(PLAYERS.len())];
            let text = ["STATUS", "SIGNON Lbidsa\n1", "SET ADDRESS mallory@elsewhere.example"][luck.pick(3)];
            self.write(&format!("{victim}@{victim}.example"), None, text, Hand::Forger);
        }
    }
}
