//! Lines kept for a turn to come: folded by what each is for, with the conditions around them. Alike in every ruleset, which
//! brings only its grammar ([`Planner`]).

use std::convert::Infallible;

use crate::conditions::{Fate, decide, is_end, is_part, open_ends, opens};
use crate::{Grade, Holds, Phrase, Reading, Remark, Said, Sheet};

/// What a ruleset knows of lines for a turn to come.
pub(crate) trait Planner {
    /// Whether a test of a condition can be read ([`Ruleset::holds`](crate::Ruleset::holds)).
    fn holds(&self, test: &str) -> Holds;

    /// The message that says of an order that it is kept.
    fn kept(&self) -> &'static str {
        "planned"
    }

    /// The orders of one line, each with what was written of it.
    fn orders(&self, content: &str) -> Vec<(String, Result<Wish, Unkept>)>;
}

/// An order for a turn to come.
pub(crate) struct Wish {
    /// The order in canonical notation.
    pub(crate) text: String,
    /// What it is for: it takes the place of every earlier order that is for nothing else. Nothing: of none.
    pub(crate) slots: Vec<String>,
    /// Whether it strikes such orders out, and is none itself.
    pub(crate) strikes: bool,
}

/// Why a line is not kept.
pub(crate) struct Unkept {
    pub(crate) grade: Grade,
    pub(crate) said: Said,
}

impl From<Said> for Unkept {
    fn from(said: Said) -> Unkept {
        Unkept { grade: Grade::Refused, said }
    }
}

/// Folds lines into a plan.
pub(crate) fn fold(planner: &dyn Planner, plan: &Sheet, text: &str) -> Reading {
    let before: Vec<&str> = plan.0.iter().map(String::as_str).collect();
    let mut planning = Planning { planner, lines: Vec::new(), remarks: Vec::new() };
    planning.take(&before);
    planning.remarks.clear();
    let lines: Vec<&str> = text.lines().collect();
    planning.take(&lines);
    let Planning { lines, remarks, .. } = planning;
    Reading { sheet: Sheet(lines.into_iter().map(|line| line.text).collect()), remarks, ..Reading::default() }
}

/// A line of a plan.
struct Kept {
    text: String,
    /// What it is for, where it stands under no condition.
    slots: Vec<String>,
}

struct Planning<'a> {
    planner: &'a dyn Planner,
    lines: Vec<Kept>,
    remarks: Vec<Remark>,
}

impl Planning<'_> {
    fn take(&mut self, lines: &[&str]) {
        let mut check = |test: &str| Ok::<Holds, Infallible>(self.planner.holds(test));
        let Ok(fates) = decide(lines, &mut check);
        let mut depth = 0_usize;
        let mut broken = None;
        for (index, (content, fate)) in lines.iter().zip(fates).enumerate() {
            let opened = !is_part(content) && opens(content, lines[index + 1..].iter().any(|line| is_part(line)));
            depth += usize::from(opened);
            if let (None, Fate::Wrong(flaw)) = (&broken, &fate) {
                self.remarks.push(refused(index + 1, content, flaw.said()));
                broken = Some(depth);
            } else if broken.is_none() && matches!(fate, Fate::Branch(_) | Fate::End) {
                let text = content.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase();
                self.lines.push(Kept { text: text.clone(), slots: Vec::new() });
                self.remarks.push(accepted(index + 1, content, Phrase::new("planned-branch"), &text));
            } else if !matches!(fate, Fate::Wrong(_) | Fate::Branch(_) | Fate::End) {
                self.line(index + 1, content, (depth > 0, broken.is_some()));
            }
            if is_end(content) {
                broken = broken.filter(|at| *at < depth);
                depth = depth.saturating_sub(1);
            }
        }
        let ends = if broken.is_some() { 0 } else { open_ends(lines) };
        self.lines.extend((0..ends).map(|_| Kept { text: "ENDIF".to_owned(), slots: Vec::new() }));
    }

    /// Keeps the orders of a line; nothing is kept where the condition around it makes no sense.
    fn line(&mut self, number: usize, content: &str, (conditional, broken): (bool, bool)) {
        for (order, answer) in self.planner.orders(content) {
            let remark = match answer {
                Ok(_) if broken => {
                    let phrase = Phrase::new("planned-not").with("order", order.as_str());
                    refused(number, &order, phrase.said("the condition above it cannot be read"))
                }
                Ok(wish) => self.keep(number, &order, wish, conditional),
                Err(Unkept { grade, said }) => Remark { grade, ..refused(number, &order, said) },
            };
            self.remarks.push(remark);
        }
    }

    fn keep(&mut self, number: usize, order: &str, wish: Wish, conditional: bool) -> Remark {
        let Wish { text, slots, strikes } = wish;
        let mut struck: Vec<String> = Vec::new();
        if !conditional {
            let replaced = |kept: &Kept| !kept.slots.is_empty() && kept.slots.iter().all(|slot| slots.contains(slot));
            struck.extend(self.lines.extract_if(.., |kept| replaced(kept)).map(|kept| kept.text));
        }
        if strikes && !conditional {
            let phrase = |name: &'static str, order: String| Phrase::new(name).with("order", order);
            return match struck.is_empty() {
                false => accepted(number, order, phrase("planned-struck", struck.join(", ")), "struck out"),
                true => {
                    refused(number, order, phrase("planned-nothing", order.to_owned()).said("nothing like it is kept"))
                }
            };
        }
        let phrase = Phrase::new(self.planner.kept()).with("order", text.as_str());
        let remark = accepted(number, order, phrase, &text);
        self.lines.push(Kept { text, slots: if conditional { Vec::new() } else { slots } });
        remark
    }
}

fn accepted(line: usize, text: &str, phrase: Phrase, english: &str) -> Remark {
    Remark { line, text: text.trim().to_owned(), grade: Grade::Accepted, phrase, english: english.to_owned() }
}

/// A line of which nothing is kept.
pub(crate) fn refused(line: usize, text: &str, said: Said) -> Remark {
    let Said { phrase, english } = said;
    Remark { line, text: text.trim().to_owned(), grade: Grade::Refused, phrase, english }
}
