//! The little of CSS that decides whether somebody saw a text.

use std::collections::BTreeSet;

/// Whether declarations hide what they apply to, or strike it out.
pub(super) fn hides(declarations: &str) -> bool {
    let mut shut = false;
    let mut clipped = false;
    let (mut ink, mut paper) = (String::new(), String::new());
    for declaration in declarations.split(';') {
        let Some((property, value)) = declaration.split_once(':') else { continue };
        let value = value.replace("!important", "");
        let (property, value) = (property.trim(), value.trim());
        match property {
            "display" if value == "none" => return true,
            "visibility" if matches!(value, "hidden" | "collapse") => return true,
            "mso-hide" if value == "all" => return true,
            "opacity" | "font-size" if is_nothing(value) => return true,
            "color" if value == "transparent" => return true,
            "color" => ink = value.to_owned(),
            "background-color" | "background" => paper = value.to_owned(),
            "text-decoration" | "text-decoration-line" if value.contains("line-through") => return true,
            "max-height" | "height" | "max-width" | "width" if is_nothing(value) => shut = true,
            "overflow" if value == "hidden" => clipped = true,
            "left" | "right" | "top" | "bottom" | "margin-left" | "margin-top" | "text-indent" if is_far_off(value) => {
                return true;
            }
            "clip" if value.starts_with("rect(0") => return true,
            "clip-path" if value.starts_with("inset(50%") || value.starts_with("inset(100%") => return true,
            "transform" if value.starts_with("scale(0)") => return true,
            _ => {}
        }
    }
    shut && clipped || !ink.is_empty() && ink == paper
}

/// `0`, `0px`, `0.0em`: a number that is nothing, whatever its unit.
fn is_nothing(value: &str) -> bool {
    let number = value.trim_end_matches(|letter: char| letter.is_ascii_alphabetic() || letter == '%');
    number.parse::<f32>().is_ok_and(|number| number == 0.0)
}

/// `-9999px`, `-100em`: a place where no screen reaches.
fn is_far_off(value: &str) -> bool {
    let number = value.trim_end_matches(|letter: char| letter.is_ascii_alphabetic() || letter == '%');
    let unit = &value[number.len()..];
    let far = if matches!(unit, "em" | "rem" | "%" | "vw" | "vh") { -90.0 } else { -900.0 };
    number.parse::<f32>().is_ok_and(|number| number <= far)
}

/// Whether line breaks in the source are seen.
pub(super) fn keeps_lines(declarations: &str) -> bool {
    let plain: String = declarations.split_whitespace().collect();
    ["white-space:pre", "white-space:break-spaces"].iter().any(|style| plain.contains(style))
}

/// Classes and ids that a page's style sheet hides for everybody; rules for some media only do not count.
#[derive(Default)]
pub(super) struct Sheet {
    hidden: BTreeSet<String>,
}

impl Sheet {
    /// Reads the text of a `<style>` element.
    pub(super) fn read(&mut self, css: &str) {
        let mut depth = 0;
        let mut rule = String::new();
        for letter in css.chars() {
            match letter {
                '{' => {
                    depth += 1;
                    rule.push(letter);
                }
                '}' => {
                    depth -= 1;
                    if depth <= 0 {
                        self.add(&rule.to_ascii_lowercase());
                        rule.clear();
                        depth = 0;
                    }
                }
                _ => rule.push(letter),
            }
        }
    }

    fn add(&mut self, rule: &str) {
        let Some((selectors, declarations)) = rule.split_once('{') else { return };
        if selectors.contains('@') || declarations.contains('{') || !hides(declarations) {
            return;
        }
        for selector in selectors.split(',') {
            let last = selector.split_whitespace().next_back().unwrap_or_default();
            if let Some(at) = last.rfind(['.', '#']) {
                self.hidden.insert(last[at..].to_owned());
            }
        }
    }

    /// Whether an element of this id and these classes is hidden.
    pub(super) fn hides(&self, id: &str, classes: &str) -> bool {
        !self.hidden.is_empty()
            && (self.hidden.contains(&format!("#{id}"))
                || classes.split_whitespace().any(|class| self.hidden.contains(&format!(".{class}"))))
    }
}
