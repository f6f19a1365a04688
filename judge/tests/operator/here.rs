//! What an operator calls by its name alone, from the folder that he is in.

use std::process::Command;

use super::place::Place;
use super::support;

#[test]
fn what_is_called_by_its_name_alone_lies_in_the_folder_that_one_is_in() {
    let place = Place::new();
    std::fs::create_dir_all(place.path("post")).unwrap();
    place.run().stop();
    for (arguments, made) in [(["site", "pages"], "pages/index.html"), (["backup", "copy.sqlite"], "copy.sqlite")] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
        command.args(arguments).args(["-c", "chancery.toml"]).current_dir(place.folder.path());
        let output = support::fed(&mut command, b"");
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(place.path(made).is_file(), "{made}");
    }
}

#[test]
fn pages_that_are_not_all_written_end_with_another_code() {
    let place = Place::new();
    std::fs::create_dir_all(place.path("post")).unwrap();
    std::fs::create_dir_all(place.path("pages/en")).unwrap();
    std::fs::write(place.path("pages/en/index.html"), "theirs").unwrap();
    place.run().stop();
    let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
    command.args(["site", "pages", "-c", "chancery.toml"]).current_dir(place.folder.path());
    let output = support::fed(&mut command, b"");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.code() == Some(1) && told.contains("not ours: en/index.html"), "{output:?}");
}
