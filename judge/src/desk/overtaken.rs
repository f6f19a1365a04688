//! What another writer was faster at is done once more, from what the store holds then.

use super::DeskError;
use crate::store::{Store, StoreError};

/// How often it is begun again, before it is taken for a fault of its own.
const MOST_AGAIN: u32 = 3;

/// Does something in one transaction; where a game of it was changed by another writer meanwhile, nothing is left of it, and it is
/// done again.
///
/// # Errors
/// What `work` failed with, or the store; then nothing of it is done.
pub(super) fn settled<T>(
    store: &mut Store,
    mut work: impl FnMut(&mut Store) -> Result<T, DeskError>,
) -> Result<T, DeskError> {
    for _ in 0..MOST_AGAIN {
        match store.all_or_nothing(&mut work) {
            Err(DeskError::Store(StoreError::Overtaken { game, .. })) => {
                tracing::info!(game, "another writer was faster; it is done once more");
            }
            done => return done,
        }
    }
    store.all_or_nothing(work)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Member, Pace, Status};
    use crate::settings::Options;

    fn game() -> Game {
        let empty = serde_json::json!({
            "name": "jetty", "ruleset": "toy", "variant": "", "setup": chancery_engine::Setup::default(),
            "status": Status::Forming, "pace": Pace::default(), "options": Options::default(), "master": Member::default(),
            "waiting": [], "observers": [], "chairs": [], "round": null, "created": 0, "left": null
        });
        serde_json::from_value(empty).unwrap()
    }

    /// Changes the game; the first `overtaken` times somebody else does so in between.
    fn change(store: &mut Store, overtaken: u32) -> (u32, Result<(), DeskError>) {
        let mut tries = 0;
        let done = settled(store, |store| {
            tries += 1;
            let mut own = store.game("jetty")?.unwrap();
            if tries <= overtaken {
                let mut other = store.game("jetty")?.unwrap();
                store.save_game(&mut other)?;
            }
            own.barred.push(tries.to_string());
            Ok(store.save_game(&mut own)?)
        });
        (tries, done)
    }

    #[test]
    fn whoever_was_overtaken_begins_again_and_writes_over_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Store::open(&folder.path().join("a.sqlite")).unwrap();
        store.save_game(&mut game()).unwrap();
        let (tries, done) = change(&mut store, 2);
        assert!(done.is_ok() && tries == 3, "{tries}: {done:?}");
        assert_eq!(store.game("jetty").unwrap().unwrap().barred, ["3"]);
        let (_, done) = change(&mut store, 99);
        assert!(matches!(done, Err(DeskError::Store(StoreError::Overtaken { .. }))), "{done:?}");
        assert_eq!(store.game("jetty").unwrap().unwrap().barred, ["3"], "nothing of it is left");
        assert!(store.save_game(&mut game()).is_err(), "a new game takes nobody's place");
    }

    #[test]
    fn a_game_goes_on_from_the_edition_that_a_savepoint_went_back_to() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Store::open(&folder.path().join("a.sqlite")).unwrap();
        store.save_game(&mut game()).unwrap();
        let mut kept = store.game("jetty").unwrap().unwrap();
        let undone = store.all_or_nothing(|store| {
            store.save_game(&mut kept.clone())?;
            Err::<(), _>(StoreError::Undone)
        });
        assert!(undone.is_err());
        store.save_game(&mut kept).unwrap();
        assert!(store.hold_damaged("jetty").unwrap());
        assert!(store.save_game(&mut kept).is_err(), "who holds a game raises its edition, too");
    }

    #[test]
    fn whoever_changes_another_game_than_he_may_is_seen() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Store::open(&folder.path().join("a.sqlite")).unwrap();
        for (within, strays) in
            [(None, false), (Some(Some("jetty")), false), (Some(Some("mole")), true), (Some(None), true)]
        {
            store.fence(within);
            let mut jetty = store.game("jetty").unwrap().unwrap_or_else(game);
            store.save_game(&mut jetty).unwrap();
            assert_eq!(store.has_strayed(), strays, "{within:?}");
        }
    }
}
