//! What is said to a person, by name: the sentence stands in `templates/en/messages.ftl`.

use serde::Serialize;

/// A sentence by its name, with what it needs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Words {
    /// The name of the message.
    pub id: &'static str,
    /// What the message mentions.
    pub args: Vec<(&'static str, String)>,
}

/// Makes [`Words`]: `words!("no-such-game", game = name)`.
#[macro_export]
macro_rules! words {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::Words { id: $id, args: vec![$((stringify!($name), ($value).to_string())),*] }
    };
}

/// What became of something that a person asked for: said either way.
pub type Answer = Result<Words, Words>;
