//! Faults, said once: an error with all that caused it, and a panic that came no further.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

/// The error and its causes in one line; a cause that the error has named already is not repeated.
///
/// ```
/// let error = "x".parse::<u8>().unwrap_err();
/// assert_eq!(judge::fault::chain(&error), "invalid digit found in string");
/// ```
pub fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        let words = cause.to_string();
        if !text.contains(&words) {
            text = format!("{text}: {words}");
        }
        source = cause.source();
    }
    text
}

/// Runs something that must not take down what is around it; a panic comes back as its message.
///
/// ```
/// use judge::fault::caught;
///
/// assert_eq!(caught(|| 2 + 2), Ok(4));
/// assert_eq!(caught(|| assert!(false, "a fault")), Err("a fault".to_owned()));
/// ```
///
/// # Errors
/// The panic.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|fault| {
        let text = fault.downcast_ref::<&str>().map(|text| (*text).to_owned());
        text.or_else(|| fault.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a fault without a message".into())
    })
}

/// Runs something that works with `on`; where it panics, `undo` puts right what it left behind, and the panic goes on.
pub fn undone<S: ?Sized, T>(on: &mut S, work: impl FnOnce(&mut S) -> T, undo: impl FnOnce(&mut S)) -> T {
    match catch_unwind(AssertUnwindSafe(|| work(on))) {
        Ok(done) => done,
        Err(panic) => {
            undo(on);
            resume_unwind(panic)
        }
    }
}
