//! The house rules of a game, from the words that it was set up with.

use std::collections::BTreeMap;

use crate::reformation::scenario::{GREAT, Power, PowerSet, Scenario};
use crate::reformation::state::{HouseRules, WarBars};
use crate::{Phrase, Rule, SetupError, Until};

/// The start of a game that is not told another one.
pub(super) const START: &str = "1532";

/// What a game can be set up with.
pub(super) const RULES: &[Rule] = &[
    rule("start", &["1517", "1532", "midgame"], START, "reformation-rule-start"),
    Rule { example: "6", ..rule("last_turn", &[], "9", "reformation-rule-last-turn") },
    rule("quiet", &["true", "false"], "false", "reformation-rule-quiet"),
    rule("merge", &["true", "false"], "false", "reformation-rule-merge"),
    rule("in_order", &["true", "false"], "false", "reformation-rule-in-order"),
    Rule { example: "2", ..rule("cards_total", &[], "0", "reformation-rule-cards-total") },
    rule("guests", &["leave", "stay"], "leave", "reformation-rule-guests"),
    rule("minor_price", &["flat", "display"], "flat", "reformation-rule-minor-price"),
    rule("home_cards_pay", &["true", "false"], "true", "reformation-rule-home-cards-pay"),
    Rule { example: "ally+peace-this-turn", ..rule("war_bars", &[], "all", "reformation-rule-war-bars") },
    Rule { example: "ENGLAND+PROTESTANTS", ..rule("together", &[], "none", "reformation-rule-together") },
    rule("hands", &[], "master", "reformation-rule-hands"),
];

const fn rule(key: &'static str, values: &'static [&'static str], default: &'static str, phrase: &'static str) -> Rule {
    Rule { key, values, default, example: default, until: Until::Start, phrase }
}

/// The most cards and the latest turn that can be named.
const MOST: u8 = 99;

/// What a game was set up with, beside its scenario.
#[derive(Clone, Debug)]
pub(super) struct Choices {
    /// The start, by its name.
    pub(super) start: String,
    /// The last turn, where somebody has named it.
    pub(super) last_turn: Option<u8>,
    /// The house rules.
    pub(super) rules: HouseRules,
}

/// Reads the house rules of a setup that names only known ones.
///
/// # Errors
/// A value that means nothing, or players that do not fit.
pub(super) fn choices(map: &Scenario, rules: &BTreeMap<String, String>, players: u8) -> Result<Choices, SetupError> {
    let value = |key: &str| {
        let default = RULES.iter().find(|rule| rule.key == key).map_or("", |rule| rule.default);
        rules.get(key).map_or(default, String::as_str)
    };
    let is = |key: &str, word: &str| value(key) == word;
    if !is("hands", "master") {
        return Err(refused("reformation-setup-hands", "hands", value("hands")));
    }
    let together = together(map, value("together"))?;
    seats(&together, players)?;
    Ok(Choices {
        start: value("start").to_owned(),
        last_turn: rules.get("last_turn").map(|_| number("last_turn", value("last_turn"), 1)).transpose()?,
        rules: HouseRules {
            quiet: is("quiet", "true"),
            merge: is("merge", "true"),
            in_order: is("in_order", "true"),
            cards_total: number("cards_total", value("cards_total"), 0)?,
            guests_stay: is("guests", "stay"),
            minor_display: is("minor_price", "display"),
            home_cards_pay: is("home_cards_pay", "true"),
            war_bars: bars(value("war_bars"))?,
            together,
        },
    })
}

fn refused(say: &'static str, key: &str, value: &str) -> SetupError {
    let phrase = Phrase::new(say).with("key", key).with("value", value);
    SetupError { phrase: Some(phrase), english: format!("{key} cannot be `{value}`") }
}

fn number(key: &str, value: &str, least: u8) -> Result<u8, SetupError> {
    let plain = value.bytes().all(|digit| digit.is_ascii_digit());
    value.parse().ok().filter(|number| plain && (least..=MOST).contains(number)).ok_or_else(|| {
        let refused = refused("reformation-setup-number", key, value);
        let bounds = |phrase: Phrase| phrase.with("least", i64::from(least)).with("most", i64::from(MOST));
        let english = format!("{}; write a number from {least} to {MOST}", refused.english);
        SetupError { phrase: refused.phrase.map(bounds), english }
    })
}

/// Whom war may not be declared on: names with `+` between them, `all` or `none`.
fn bars(value: &str) -> Result<WarBars, SetupError> {
    if value == "all" {
        return Ok(WarBars::default());
    }
    let none = false;
    let mut bars = WarBars {
        ally: none,
        peace_this_turn: none,
        league_not_formed: none,
        minor_active: none,
        friend_of_protector: none,
    };
    for word in value.split(['+', ',']).map(str::trim).filter(|word| !word.is_empty() && *word != "none") {
        let bar = match word {
            "ally" => &mut bars.ally,
            "peace-this-turn" => &mut bars.peace_this_turn,
            "league-not-formed" => &mut bars.league_not_formed,
            "minor-active" => &mut bars.minor_active,
            "friend-of-protector" => &mut bars.friend_of_protector,
            _ => return Err(refused("reformation-setup-war-bars", "war_bars", value)),
        };
        *bar = true;
    }
    Ok(bars)
}

/// Powers that one player leads: `ENGLAND+PROTESTANTS, FRANCE+PAPACY` (R62).
fn together(map: &Scenario, value: &str) -> Result<Vec<PowerSet>, SetupError> {
    let wrong = || refused("reformation-setup-together-wrong", "together", value);
    let mut groups: Vec<PowerSet> = Vec::new();
    if value == "none" {
        return Ok(groups);
    }
    for group in value.split([',', ';']) {
        let mut set = PowerSet::EMPTY;
        for name in group.split('+') {
            let power = map.power(name.trim()).filter(|power| power.is_great()).ok_or_else(wrong)?;
            if set.contains(power) || groups.iter().any(|group| group.contains(power)) {
                return Err(wrong());
            }
            set.insert(power);
        }
        if set.len() < 2 {
            return Err(wrong());
        }
        groups.push(set);
    }
    Ok(groups)
}

/// Whether the powers, shared out so, are led by as many players as are asked for: three to six.
fn seats(together: &[PowerSet], players: u8) -> Result<(), SetupError> {
    let spared: usize = together.iter().map(|group| group.len() - 1).sum();
    let seats = GREAT - spared;
    let said = |say: &'static str, players: i64| Phrase::new(say).with("players", players);
    let asked = usize::from(players);
    if !(3..=GREAT).contains(&seats) || players != 0 && !(3..=GREAT).contains(&asked) {
        let wrong = if players == 0 { seats } else { asked } as i64;
        let english = format!("six powers are led by 3 to 6 players; {wrong} cannot");
        return Err(SetupError { phrase: Some(said("reformation-setup-players", wrong)), english });
    }
    if players != 0 && seats != asked {
        let english = format!("with {players} players the powers have to be shared out: together=ENGLAND+PROTESTANTS");
        return Err(SetupError { phrase: Some(said("reformation-setup-together", asked as i64)), english });
    }
    Ok(())
}

/// The powers of each seat, in the standard order of their first ones.
pub(super) fn seated(rules: &HouseRules) -> Vec<PowerSet> {
    let mut seats: Vec<PowerSet> = Vec::new();
    for power in Power::great() {
        if !seats.iter().any(|seat| seat.contains(power)) {
            let group = rules.together.iter().find(|group| group.contains(power)).copied();
            seats.push(group.unwrap_or_else(|| [power].into_iter().collect()));
        }
    }
    seats
}
