//! A game of numbers between two, on a stage.

use judge::config::Config;
use judge::stage::Stage;

use super::{home, toy};

/// The judge's address there.
pub(crate) const JUDGE: &str = "judge@chancery.example";

/// A game of numbers between Anna and Bert, with Gerda as its master.
const GAME: &str = "mail gerda\n  REGISTER\n  Name: Gerda\n  END\nreply gerda\n  YES\n\
    mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\n\
    mail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\n\
    mail gerda\n  CREATE ?bids word-m grace=0h reminder=0h\n\
    mail anna\n  SIGNON ?bids word-a\n  SET PREFERENCE L\nmail bert\n  SIGNON ?bids word-b\n  SET PREFERENCE R\n\
    mail gerda\n  SIGNON Mbids word-m\n  SET DEADLINE +1000h\n";

/// A judge with that game, its first turn open for long.
pub(crate) fn stage(folder: &tempfile::TempDir, change: impl FnOnce(&mut Config)) -> Stage {
    let mut stage = home::stage(folder.path(), toy::TOYS, change);
    play(&mut stage, GAME);
    stage
}

/// Plays on; a story that goes another way is told.
pub(crate) fn play(stage: &mut Stage, story: &str) {
    stage.play(story, "\n", &mut std::io::sink()).unwrap_or_else(|error| panic!("{error}"));
}
