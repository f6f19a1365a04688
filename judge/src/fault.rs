//! Faults, said once: an error with all that caused it, and a panic that came no further. What a panic says of what was in hand, as
//! Rust's own often do, is left out: it may be somebody's order, letter or password.

use std::any::Any;
use std::backtrace::{Backtrace, BacktraceStatus};
use std::cell::RefCell;
use std::fmt::Display;
use std::io::Write;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind, resume_unwind};

thread_local! {
    /// Where the last panic of a thread was, once [`speak_plainly`] has been called.
    static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// What a panic says that is the program's own: all of a fixed text; of one that was made, what stands before the first colon or
/// quotation mark.
///
/// ```
/// use judge::fault::own_words;
///
/// let made = "byte index 1 is not a char boundary; it is inside 'П' (bytes 0..2) of `Париж`".to_owned();
/// assert_eq!(own_words(&made), "byte index 1 is not a char boundary; it is inside");
/// assert_eq!(own_words(&"what cannot be: it is"), "what cannot be: it is");
/// ```
pub fn own_words(panic: &(dyn Any + Send)) -> String {
    if let Some(fixed) = panic.downcast_ref::<&str>() {
        return (*fixed).to_owned();
    }
    let made = panic.downcast_ref::<String>().map(String::as_str).unwrap_or_default();
    let own = made.split([':', '`', '\'', '"', '\n']).next().unwrap_or_default().trim();
    if own.is_empty() { "a fault without a message".into() } else { own.to_owned() }
}

/// From now on a panic is told in the log, by where it was and what it says of its own; with `RUST_BACKTRACE=1` by the way there, too.
pub fn speak_plainly() {
    std::panic::set_hook(Box::new(|panic| {
        let (at, fault, way) = (place(panic), own_words(panic.payload()), Backtrace::capture());
        PLACE.with_borrow_mut(|place| *place = Some(at.clone()));
        let way = (way.status() == BacktraceStatus::Captured).then_some(way);
        if tracing::enabled!(tracing::Level::ERROR) {
            tracing::error!(at, fault, way = way.as_ref().map(tracing::field::display), "a fault of the program");
        } else {
            say(format_args!("chancery: a fault of the program at {at}: {fault}"));
            way.iter().for_each(say);
        }
    }));
}

/// Says a line on standard error. One that cannot be written, as on a full disk or to a reader that is gone, is dropped: nothing stops
/// because nobody can be told of it.
pub fn say(line: impl Display) {
    let _ = writeln!(std::io::stderr(), "{line}").is_ok();
}

fn place(panic: &PanicHookInfo<'_>) -> String {
    panic.location().map(|at| format!("{}:{}", at.file(), at.line())).unwrap_or_default()
}

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

/// Runs something that must not take down what is around it; a panic comes back as its own words, and where it was if that is known.
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
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let fault = own_words(panic.as_ref());
        PLACE.with_borrow_mut(Option::take).map_or_else(|| fault.clone(), |at| format!("{fault} ({at})"))
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
