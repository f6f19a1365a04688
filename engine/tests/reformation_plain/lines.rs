//! Lines of a sheet in their canonical wording (R4): what each of them says.

/// A term of a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Term {
    /// `ENGLAND AND FRANCE END WAR`
    EndWar(String, String),
    /// `ENGLAND AND FRANCE ALLY`
    Ally(String, String),
    /// `PAPACY ABSOLVES ENGLAND`
    Absolve(String, String),
    /// `PAPACY GRANTS DIVORCE`
    Divorce(String),
    /// `HABSBURGS FREES FRANCIS`
    Free(String, String),
    /// `FRANCE CEDES METZ, LYON TO ENGLAND`
    Cede { from: String, cities: Vec<String>, to: String },
    /// `FRANCE LENDS 1 SQUADRON AT ROUEN WITH ... TO ENGLAND`
    Lend { from: String, count: i64, kind: String, at: String, with: Option<String>, to: String },
    /// `FRANCE GIVES 3 MERCENARIES FROM MILAN 2, PARIS 1 TO PAPACY`
    Mercenaries { from: String, count: i64, at: Vec<(String, Option<i64>)>, to: String },
    /// `FRANCE GIVES 1 CARD TO ENGLAND`
    Cards { from: String, count: i64, to: String },
}

/// What a declaration depends on: whether it must not be so, who declares war, on whom.
pub(crate) type Condition = (bool, String, String);

/// A package's name: whose, and its number.
pub(crate) type Name = (String, u32);

/// A line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// `PACKAGE 1: ENGLAND AND FRANCE ALLY`: the number, and the words of the term.
    Offer(u32, String),
    /// `RATIFY PACKAGE 1 OF ENGLAND AS 7F3A91C20B5D44E8 IF PACKAGE 2 OF OTTOMANS`
    Ratify { package: Name, words: Option<String>, given: Option<Name> },
    /// `REFUSE PACKAGE 1 OF ENGLAND`
    Refuse(Name),
    /// `SUE FOR PEACE WITH HABSBURGS`
    Sue(String),
    /// `GIVE UP 1 MERCENARY AT MILAN, 1 SQUADRON AT ROUEN`: number, kind and city.
    GiveUp(Vec<(i64, String, String)>),
    /// `REGAIN KEY LYON FOR VP`: the cities, and whether a card pays.
    RegainKey(Vec<String>, bool),
    /// `REGAIN LEADER FRANCIS FOR CARD AT BORDEAUX`
    RegainLeader(String, bool, Option<String>),
    /// `REGAIN DIJON, GRENOBLE FOR VP`
    RegainCities(Vec<String>, bool),
    /// `PLAY CARD 73`
    Play(u16),
    /// `RANSOM FRANCIS`
    Ransom(String),
    /// `SEEK ABSOLUTION`
    Seek,
    /// `DECLARE WAR ON VENICE WITH CARD 24 66 UNLESS HABSBURGS DECLARES WAR ON VENICE`
    Declare { on: String, with: Vec<u16>, given: Option<Condition> },
    /// `PAY WITH CARD 24 66`
    Pay(Vec<u16>),
    /// `INTERVENE FOR SCOTLAND AGAINST ENGLAND WITH CARD 77`
    Intervene { minor: String, against: Option<String>, with: Vec<u16> },
    /// `STAND ASIDE`
    StandAside,
    /// `FALL BACK FROM LYON TO VIENNA`
    FallBack { from: String, to: String },
    /// `RECEIVE AT VIENNA`
    Receive(String),
    /// `DONE`, `NONE`
    Nothing,
}

/// What a line says.
///
/// # Panics
/// Where the wording is not the canonical one: who drives this writes no other.
pub(crate) fn read(line: &str) -> Line {
    talking(line).or_else(|| suing(line)).or_else(|| fighting(line)).unwrap_or_else(|| panic!("unreadable: {line}"))
}

/// What a term says.
///
/// # Panics
/// As [`read`].
pub(crate) fn term(words: &str) -> Term {
    agreement(words).or_else(|| gift(words)).unwrap_or_else(|| panic!("unreadable term: {words}"))
}

/// Lines of the talks and of the sealing, and preferences.
fn talking(line: &str) -> Option<Line> {
    if let Some(rest) = line.strip_prefix("PACKAGE ") {
        let (number, words) = rest.split_once(": ")?;
        return Some(Line::Offer(number.parse().ok()?, words.to_owned()));
    }
    if let Some(rest) = line.strip_prefix("RATIFY ") {
        let (rest, given) = ending(rest, " IF ");
        let (package, words) = ending(rest, " AS ");
        let given = match given {
            Some(given) => Some(name(given)?),
            None => None,
        };
        return Some(Line::Ratify { package: name(package)?, words: words.map(str::to_owned), given });
    }
    if let Some(rest) = line.strip_prefix("REFUSE ") {
        return Some(Line::Refuse(name(rest)?));
    }
    if let Some(rest) = line.strip_prefix("FALL BACK FROM ") {
        let (from, to) = rest.split_once(" TO ")?;
        return Some(Line::FallBack { from: from.to_owned(), to: to.to_owned() });
    }
    if let Some(at) = line.strip_prefix("RECEIVE AT ") {
        return Some(Line::Receive(at.to_owned()));
    }
    ["DONE", "NONE"].contains(&line).then_some(Line::Nothing)
}

/// Lines of suits, of ransom and of absolution.
fn suing(line: &str) -> Option<Line> {
    if let Some(with) = line.strip_prefix("SUE FOR PEACE WITH ") {
        return Some(Line::Sue(with.to_owned()));
    }
    if let Some(units) = line.strip_prefix("GIVE UP ") {
        return Some(Line::GiveUp(units.split(", ").map(units_at).collect::<Option<_>>()?));
    }
    if let Some(rest) = line.strip_prefix("REGAIN ") {
        let (what, price) = rest.split_once(" FOR ")?;
        let (price, at) = ending(price, " AT ");
        let by_card = price == "CARD";
        return Some(if let Some(leader) = what.strip_prefix("LEADER ") {
            Line::RegainLeader(leader.to_owned(), by_card, at.map(str::to_owned))
        } else if let Some(key) = what.strip_prefix("KEY ") {
            Line::RegainKey(list(key), by_card)
        } else {
            Line::RegainCities(list(what), by_card)
        });
    }
    if let Some(card) = line.strip_prefix("PLAY CARD ") {
        return Some(Line::Play(card.parse().ok()?));
    }
    if let Some(leader) = line.strip_prefix("RANSOM ") {
        return Some(Line::Ransom(leader.to_owned()));
    }
    (line == "SEEK ABSOLUTION").then_some(Line::Seek)
}

/// Lines of declarations and interventions.
fn fighting(line: &str) -> Option<Line> {
    if let Some(rest) = line.strip_prefix("DECLARE WAR ON ") {
        let (rest, given) = match (rest.split_once(" IF "), rest.split_once(" UNLESS ")) {
            (Some((rest, given)), _) => (rest, Some((false, given))),
            (_, Some((rest, given))) => (rest, Some((true, given))),
            _ => (rest, None),
        };
        let given = given.and_then(|(unless, given)| {
            let (declarer, on) = given.split_once(" DECLARES WAR ON ")?;
            Some((unless, declarer.to_owned(), on.to_owned()))
        });
        let (on, with) = ending(rest, " WITH CARD ");
        return Some(Line::Declare { on: on.to_owned(), with: cards(with), given });
    }
    if let Some(rest) = line.strip_prefix("PAY WITH CARD ") {
        return Some(Line::Pay(cards(Some(rest))));
    }
    if let Some(rest) = line.strip_prefix("INTERVENE FOR ") {
        let (rest, with) = ending(rest, " WITH CARD ");
        let (minor, against) = ending(rest, " AGAINST ");
        let against = against.map(str::to_owned);
        return Some(Line::Intervene { minor: minor.to_owned(), against, with: cards(with) });
    }
    (line == "STAND ASIDE").then_some(Line::StandAside)
}

/// Terms by which nothing is given away.
fn agreement(words: &str) -> Option<Term> {
    let two = |both: &str| both.split_once(" AND ").map(|(one, other)| (one.to_owned(), other.to_owned()));
    if let Some(both) = words.strip_suffix(" END WAR") {
        return two(both).map(|(one, other)| Term::EndWar(one, other));
    }
    if let Some(both) = words.strip_suffix(" ALLY") {
        return two(both).map(|(one, other)| Term::Ally(one, other));
    }
    if let Some(by) = words.strip_suffix(" GRANTS DIVORCE") {
        return Some(Term::Divorce(by.to_owned()));
    }
    if let Some((by, whom)) = words.split_once(" ABSOLVES ") {
        return Some(Term::Absolve(by.to_owned(), whom.to_owned()));
    }
    let (by, leader) = words.split_once(" FREES ")?;
    Some(Term::Free(by.to_owned(), leader.to_owned()))
}

/// Terms by which one gives something to another.
fn gift(words: &str) -> Option<Term> {
    let (rest, to) = words.rsplit_once(" TO ")?;
    let to = to.to_owned();
    if let Some((from, cities)) = rest.split_once(" CEDES ") {
        return Some(Term::Cede { from: from.to_owned(), cities: list(cities), to });
    }
    if let Some((from, ships)) = rest.split_once(" LENDS ") {
        let (ships, with) = ending(ships, " WITH ");
        let (count, kind, at) = units_at(ships)?;
        return Some(Term::Lend { from: from.to_owned(), count, kind, at, with: with.map(str::to_owned), to });
    }
    let (from, what) = rest.split_once(" GIVES ")?;
    let from = from.to_owned();
    let (what, at) = ending(what, " FROM ");
    let (count, what) = what.split_once(' ')?;
    let count = count.parse().ok()?;
    if what.starts_with("CARD") {
        return Some(Term::Cards { from, count, to });
    }
    let at = at.map(|at| at.split(", ").map(city_and_number).collect()).unwrap_or_default();
    Some(Term::Mercenaries { from, count, at, to })
}

/// `1 MERCENARY AT MILAN`, `2 SQUADRONS AT ROUEN`
fn units_at(words: &str) -> Option<(i64, String, String)> {
    let (units, at) = words.split_once(" AT ")?;
    let (count, kind) = units.split_once(' ')?;
    let kinds = ["MERCENARY", "REGULAR", "CAVALRY", "SQUADRON", "CORSAIR"];
    let kind = kinds.into_iter().find(|known| known[..6] == kind[..6])?;
    Some((count.parse().ok()?, kind.to_owned(), at.to_owned()))
}

/// `MILAN 2`, `ST QUENTIN`
fn city_and_number(words: &str) -> (String, Option<i64>) {
    match words.rsplit_once(' ').map(|(city, number)| (city, number.parse())) {
        Some((city, Ok(number))) => (city.to_owned(), Some(number)),
        _ => (words.to_owned(), None),
    }
}

/// `PACKAGE 1 OF ENGLAND`
fn name(words: &str) -> Option<Name> {
    let (number, of) = words.strip_prefix("PACKAGE ")?.split_once(" OF ")?;
    Some((of.to_owned(), number.parse().ok()?))
}

fn list(words: &str) -> Vec<String> {
    words.split(", ").map(str::to_owned).collect()
}

fn cards(words: Option<&str>) -> Vec<u16> {
    words.unwrap_or_default().split(' ').filter_map(|card| card.parse().ok()).collect()
}

/// What stands before a word, and what behind it if it is there.
fn ending<'a>(line: &'a str, word: &str) -> (&'a str, Option<&'a str>) {
    line.split_once(word).map_or((line, None), |(before, behind)| (before, Some(behind)))
}
