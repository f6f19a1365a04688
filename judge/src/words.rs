//! What is said to a person, by name: the sentences stand in `templates/`, a file for each language.

use serde::Serialize;
use serde_json::Value;

/// A sentence by its name, with what it needs: plain values, or terms as rulesets write them (`{"name": "France"}`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Words {
    /// The name of the message.
    pub id: &'static str,
    /// What the message mentions.
    pub args: Vec<(&'static str, Value)>,
}

impl Words {
    /// The sentence as something that another one mentions.
    pub fn nested(self) -> Value {
        serde_json::json!({"say": self.id, "with": self.args.into_iter().collect::<std::collections::BTreeMap<_, _>>()})
    }
}

/// Makes [`Words`]: `words!("no-such-game", game = name)`.
#[macro_export]
macro_rules! words {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::Words { id: $id, args: vec![$((stringify!($name), serde_json::json!($value))),*] }
    };
}

/// What became of something that a person asked for: said either way.
pub type Answer = Result<Words, Words>;
