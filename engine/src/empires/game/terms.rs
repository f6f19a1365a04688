//! What a game is about, as phrases: its scenario, how it is won, its treaties and wars, and an example of an order.

use super::sight::Sight;
use super::table::Game;
use super::{meaning, tell};
use crate::empires::orders::{Line, Look, Named, Verb};
use crate::empires::scenario::{Kind, Place, Power, PowerSet};
use crate::{Phrase, Term};

/// The scenario in a sentence.
pub(super) fn scenario(game: &Game) -> Phrase {
    let map = &game.map;
    let great = i64::from(map.great().len());
    Phrase::new("empires-scenario")
        .with("scenario", Term::name(&map.title().english))
        .with("great", great)
        .with("neutral", map.powers().len() as i64 - great)
}

/// How the game is won (R62, R63, R72).
pub(super) fn wins(game: &Game) -> Vec<Phrase> {
    let goals = game.map.goals();
    let number = |name: &'static str, say: Phrase, count: u32| say.with(name, i64::from(count));
    let single = number("great", Phrase::new("empires-win-single"), goals.great);
    let together = number("beyond", Phrase::new("empires-win-coalition"), goals.beyond);
    let mut wins = vec![number("neutral", single, goals.neutral), number("together", together, goals.together)];
    let last = game.state.settings.last_turn;
    if last > 0 {
        wins.push(Phrase::new("empires-win-last").with("turn", game.phrase(last - 1)));
    }
    wins
}

/// The house rules that the game is played by, those that nobody has set as well. The last turn stands with how it is won.
pub(super) fn house(game: &Game) -> Vec<Phrase> {
    let settings = &game.state.settings;
    let rules = [
        ("empires-house-undeclared", !settings.declared_only),
        ("empires-house-attack-price", settings.attack_price),
        ("empires-house-neutrals-build", settings.neutrals_build),
        ("empires-house-neutrals", settings.master_leads),
        ("empires-house-positions-public", settings.positions_public),
    ];
    rules.into_iter().map(|(say, is)| Phrase::new(say).with("value", if is { "yes" } else { "no" })).collect()
}

/// Alliances and coalitions that the reader may know of (R66).
pub(super) fn treaties(game: &Game, sight: Sight) -> Vec<Phrase> {
    let (map, ties) = (&game.map, &game.state.ties);
    let told = |parties: PowerSet, of: &str, secret: bool| {
        let secret = if secret { "yes" } else { "no" };
        Phrase::new("empires-treaty").with("powers", tell::powers(map, parties)).with("of", of).with("secret", secret)
    };
    let mut known = Vec::new();
    for (one, other) in pairs(game, |power| ties.allies.of(power)) {
        let (pair, secret) = (PowerSet::EMPTY.with(one).with(other), ties.secret.has(one, other));
        if !secret || sight.sees_any(pair) {
            known.push(told(pair, "alliance", secret));
        }
    }
    let coalitions = ties.coalitions.iter().filter(|known| !known.secret || sight.sees_any(known.members));
    known.extend(coalitions.map(|of| told(of.members, "coalition", of.secret)));
    known
}

/// What powers whose secrets the reader knows have offered, and others have not: it waits until they do, or it is taken back (R42).
pub(super) fn waits(game: &Game, sight: Sight) -> Vec<Phrase> {
    let (map, ties) = (&game.map, &game.state.ties);
    let of = |power: Power| {
        let told = move |of: &str, with: PowerSet| {
            let phrase = Phrase::new("empires-waits").with("power", tell::power(map, power));
            phrase.with("powers", tell::powers(map, with)).with("of", of)
        };
        let offers = ties.offers.iter().filter(move |offer| offer.sent.contains(power));
        let offers = offers.map(move |offer| {
            let mut with = offer.parties;
            with.remove(power);
            told(if offer.coalition { "coalition" } else { "alliance" }, with)
        });
        offers.chain(ties.peace.of(power).into_iter().map(move |other| told("peace", PowerSet::EMPTY.with(other))))
    };
    game.players().filter(|power| sight.sees(*power)).flat_map(of).collect()
}

/// Who is at war with whom, of those who are still in the game.
pub(super) fn wars(game: &Game) -> Vec<Phrase> {
    let out = &game.state.out;
    let name = |power| tell::power(&game.map, power);
    let told = |(one, other)| Phrase::new("empires-at-war").with("power", name(one)).with("other", name(other));
    let wars = pairs(game, |power| game.state.ties.wars.of(power));
    wars.filter(|(one, other)| !out.contains(*one) && !out.contains(*other)).map(told).collect()
}

/// Every pair once.
fn pairs<'a>(game: &'a Game, of: impl Fn(Power) -> PowerSet + 'a) -> impl Iterator<Item = (Power, Power)> + 'a {
    game.map
        .power_ids()
        .flat_map(move |one| of(one).into_iter().filter(move |other| one < *other).map(move |other| (one, other)))
}

/// An order that a power could give now, and what it would mean: its first army marches or attacks.
pub(super) fn example(game: &Game, power: Power) -> Option<Phrase> {
    let ties = &game.state.ties;
    let look = Look::new(&game.map, &game.state, power, (ties.friends_of(power), PowerSet(u32::MAX)));
    let heads = game.state.of(power).iter().filter(|unit| unit.name.kind == Kind::Headquarters);
    heads.map(|head| (Named::Army(head.name.number), head.place)).find_map(|(army, at): (Named, Place)| {
        let members = look.members(&[army]).ok()?;
        let goals = game.map.land(at).into_iter().map(Verb::Move);
        let verb = goals.into_iter().find(|verb| look.price(&members, verb).is_ok())?;
        let line = Line::Units(vec![army], verb);
        let names: Vec<_> = members.iter().map(|unit| game.state.units[*unit].name).collect();
        let means = meaning::of(game, (power, &line), &names);
        Some(Phrase::new("empires-how-order").with("order", line.written(&game.map)).with("means", means))
    })
}
