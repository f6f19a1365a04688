//! HELP as pages: every topic of every ruleset, told as letters tell it.

use chancery_engine::About;
use serde_json::{Value, json};

use super::page::Page;
use super::{Files, Site, SiteError};
use crate::help::Help;
use crate::language::Language;
use crate::letter;
use crate::words;

/// The topic that tells the rules of a game: pages lead to it by that word.
const RULES: &str = "rules";

impl Site {
    /// The rulesets by name and title, with what HELP has on each.
    pub(super) fn topics(&self) -> Vec<Value> {
        let group = |about: &'static About| {
            let topics: Vec<&String> = letter::help(about.name).keys().collect();
            json!({"name": about.name, "title": about.title, "topics": topics})
        };
        self.rulesets.iter().map(|rules| group(rules.about())).collect()
    }

    /// A page a topic, and one that lists them.
    pub(super) fn help(&self, files: &mut Files) -> Result<(), SiteError> {
        let rulesets: Vec<&'static About> = self.rulesets.iter().map(|rules| rules.about()).collect();
        let help = Help { config: &self.config, key: &self.keys.public(), rulesets: &rulesets };
        let groups = self.topics();
        for language in Language::ALL {
            let title = self.say(language, &Value::Null, &words!("site-help"));
            let page = of_help("site/topics.html", "help/index.html", &title);
            self.put(files, language, &page, &json!({"topics": groups}))?;
            for about in &rulesets {
                for topic in letter::help(about.name).keys() {
                    // A topic that there is is always told.
                    let Ok(facts) = help.told(Some(topic), Some(about)) else { continue };
                    let path = format!("help/{}/{topic}.html", about.name);
                    let title = if topic == RULES {
                        self.say(language, &Value::Null, &words!("site-rules-of", title = about.title))
                    } else {
                        format!("{} · HELP {}", about.title, topic.to_uppercase())
                    };
                    self.put(files, language, &of_help("site/help.html", &path, &title), &facts)?;
                }
            }
        }
        Ok(())
    }
}

fn of_help<'a>(template: &'a str, path: &'a str, title: &'a str) -> Page<'a> {
    Page { template, path, title, told: title, part: "help", picture: None, feed: None, runs: false }
}
