//! What letters to several readers say alike, written for the first of them and taken over by the others.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, TryLockError};

use minijinja::value::{Kwargs, Object, Rest};
use minijinja::{Environment, Error, ErrorKind, State, Value};

/// What letters about one thing said so far, to readers who see the same of it.
#[derive(Debug, Default)]
pub struct Alike(Mutex<BTreeMap<String, Arc<Mutex<Option<Value>>>>>);

impl Object for Alike {}

impl Alike {
    /// The part of this key, which `write` writes where nobody has. Whoever comes while it is being written writes it for himself: nobody
    /// waits, so that parts which stand in each other, or in themselves, hold nothing up.
    fn find_or(
        &self,
        (key, is_doubted): (&str, bool),
        write: impl FnOnce() -> Result<Value, Error>,
    ) -> Result<Value, Error> {
        // Nobody leaves anything half done in it.
        let part = self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(key.to_owned()).or_default().clone();
        let mut part = match part.try_lock() {
            Ok(part) => part,
            Err(TryLockError::Poisoned(part)) => part.into_inner(),
            Err(TryLockError::WouldBlock) => return write(),
        };
        let Some(known) = &*part else { return Ok(part.insert(write()?).clone()) };
        if is_doubted && write()? != *known {
            let problem = format!("`{key}` is not alike in all letters");
            return Err(Error::new(ErrorKind::InvalidOperation, problem));
        }
        Ok(known.clone())
    }
}

/// Teaches templates to mark a part that says the same to all who see the same: `{% call alike("orders", power) %}...{% endcall %}`,
/// where the words tell it from other such parts of the letter. It may mention nothing of its reader: neither his seat, nor dates, which
/// are told in his zone.
pub(super) fn teach(env: &mut Environment<'static>) {
    env.add_function("alike", |state: &mut State<'_, '_>, words: Rest<Value>, args: Kwargs| {
        let caller: Value = args.get("caller")?;
        args.assert_all_used()?;
        let [known, doubted, language] = ["known", "doubted", "lang"].map(|fact| state.lookup(fact));
        // Text and page of a letter say it differently.
        let parts = words.iter().map(Value::to_string).chain(language.map(|language| language.to_string()));
        let key = parts.chain([format!("{:?}", state.auto_escape())]).collect::<Vec<_>>().join(" ");
        // While templates are tried, each letter says it for itself, and has to say the same.
        let is_doubted = doubted.is_some_and(|doubted| doubted.is_true());
        match known.as_ref().and_then(|known| known.downcast_object_ref::<Alike>()) {
            Some(known) => known.find_or((&key, is_doubted), || caller.call(state, &[])),
            None => caller.call(state, &[]),
        }
    });
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::language::Language;
    use crate::letter::{Facts, Templates};

    /// Two letters about one thing, with a template of an operator's.
    fn letters(template: &str, tried: bool) -> (Vec<String>, Vec<String>) {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("foot.txt"), template).unwrap();
        let templates = Templates::load(Some(folder.path())).unwrap();
        if tried {
            templates.try_every_language();
        }
        let judge = json!({"name": "Chancery", "address": "judge@chancery.example"});
        let shared = json!({"judge": judge, "optional": false, "self_asked": false, "token": "", "names": null});
        let shared = Facts::of(&shared).beside(&Arc::new(Alike::default()));
        let write = |seat: &str| {
            let facts = shared.with(&json!({"seat": seat}));
            templates.write("foot.txt", Language::English, &facts).unwrap().trim().to_owned()
        };
        let written = ["France", "Italy"].map(write).to_vec();
        (written, templates.flaws().iter().map(ToString::to_string).collect())
    }

    #[test]
    fn what_is_called_alike_is_written_once_and_while_templates_are_tried_has_to_be_alike() {
        // It says his seat to each reader, and calls that alike.
        let template = "{% call alike('foot') %}{{ seat }}{% endcall %}";
        assert_eq!(letters(template, false), (vec!["France".to_owned(); 2], Vec::new()));
        let (written, flaws) = letters(template, true);
        assert!(written[0] == "France" && written[1].contains("judge@chancery.example"), "{written:?}");
        assert!(flaws.iter().all(|flaw| flaw.ends_with("is not alike in all letters")), "{flaws:?}");
        assert_eq!(flaws.len(), Language::ALL.len());
    }

    #[test]
    fn a_part_that_stands_in_itself_waits_for_nobody() {
        let template = "{% call alike('a') %}{% call alike('a') %}peace{% endcall %}{% endcall %}";
        assert_eq!(letters(template, false), (vec!["peace".to_owned(); 2], Vec::new()));
    }
}
