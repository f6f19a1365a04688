//! Faults, said once: an error with all that caused it.

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
        if !text.ends_with(&words) {
            text = format!("{text}: {words}");
        }
        source = cause.source();
    }
    text
}
