//! The house rules of a game: what RULINGS leave to its table.

use std::collections::BTreeMap;

/// The house rules of a game, with the defaults of a scenario that names none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Whether an attack without a declaration of war in an earlier turn is void (R43).
    pub declared_only: bool,
    /// Whether attacks on land cost what a march costs (R5).
    pub attack_price: bool,
    /// Whether neutral states at war build (R40).
    pub neutrals_build: bool,
    /// Whether the game master may order neutral states (R67).
    pub master_leads: bool,
    /// Whether everybody sees every unit.
    pub positions_public: bool,
    /// After how many turns the game ends (R72); 0: it has no last turn.
    pub last_turn: u16,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            declared_only: false,
            attack_price: true,
            neutrals_build: true,
            master_leads: true,
            positions_public: true,
            last_turn: 0,
        }
    }
}

/// Every house rule with the values that it can have; no values: a number.
pub const SETTINGS: &[(&str, &[&str])] = &[
    ("undeclared", &["allowed", "void"]),
    ("attack_price", &["true", "false"]),
    ("neutrals_build", &["true", "false"]),
    ("neutrals", &["master", "judge"]),
    ("positions_public", &["true", "false"]),
    ("last_turn", &[]),
];

impl Settings {
    /// Sets one house rule. `false`: there is no such rule, or it has no such value.
    ///
    /// ```
    /// use chancery_engine::empires::Settings;
    ///
    /// let mut settings = Settings::default();
    /// assert!(settings.set("undeclared", "void") && settings.declared_only);
    /// assert!(!settings.set("undeclared", "perhaps") && !settings.set("weather", "true"));
    /// ```
    #[must_use]
    pub fn set(&mut self, key: &str, value: &str) -> bool {
        let Some((_, values)) = SETTINGS.iter().find(|(known, _)| *known == key) else { return false };
        if !values.is_empty() && !values.contains(&value) {
            return false;
        }
        match key {
            "undeclared" => self.declared_only = value == "void",
            "attack_price" => self.attack_price = value == "true",
            "neutrals_build" => self.neutrals_build = value == "true",
            "neutrals" => self.master_leads = value == "master",
            "positions_public" => self.positions_public = value == "true",
            _ => match value.parse() {
                Ok(number) => self.last_turn = number,
                Err(_) => return false,
            },
        }
        true
    }

    /// These settings with others in their place.
    ///
    /// # Errors
    /// The first key that is no house rule, or has no such value.
    pub fn with(mut self, rules: &BTreeMap<String, String>) -> Result<Settings, String> {
        for (key, value) in rules {
            if !self.set(key, value) {
                return Err(key.clone());
            }
        }
        Ok(self)
    }
}
