//! What letters and maps are made of: the classic game in plain facts, its lines as phrases.

use serde_json::{Value, json};

use super::form;
use super::table::Game;
use crate::classic::adjudicate::Causes;
use crate::classic::board::{Board, PhaseKind, Placement, Power, Province, Unit, tell};
use crate::classic::orders::{Deed, NamedUnit, Order, WrittenOrder, movement_order, read_order};
use crate::classic::picture::{owners, picture, played_picture};
use crate::classic::play::{
    Adjustment, Dislodged, Judged, Mark, Played, ResultLine, Task, adjustment_meaning, buildable,
};
use crate::{Phrase, Said, Sheet, Term};

/// A phase that was played: lines, dislodgements and, after a fall turn, ownership.
pub(super) fn played(game: &Game, played: &Played<'_>, counted: bool) -> Value {
    let board = &game.board;
    let phase = played.phase;
    let mut lines: Vec<Value> = Vec::new();
    let teller = Teller { game, judged: played.judged.as_deref() };
    for power in board.power_ids() {
        let mut own: Vec<&ResultLine<'_>> = played.lines.iter().filter(|line| line.power == power).collect();
        own.sort_by_key(|line| line.unit.map(|unit| board.province_of(unit.at)));
        lines.extend(own.into_iter().filter(|line| line.task != Task::Unreadable).map(|line| teller.line(line)));
    }
    let retreats = played.next.dislodged.iter().map(|dislodged| can_retreat(board, dislodged));
    let lost = played.destroyed.iter().filter(|_| phase.kind == PhaseKind::Movement);
    let destroyed = lost.map(|unit| tell::about_unit(board, "classic-destroyed", *unit));
    let dislodged: Vec<Phrase> = retreats.chain(destroyed).collect();
    let mut facts = json!({
        "label": phase.to_string(),
        "old_label": phase.old_label(),
        "kind": phase.kind_name(),
        "season": phase.season_name(),
        "year": phase.year,
        "title": phase.phrase(),
        "lines": null,
        "dislodged": dislodged,
        "ownership": null,
        "counts": null,
        "map": null,
    });
    // Moved in, which `json!` does not do: it would copy all of it.
    facts["lines"] = lines.into();
    facts["map"] = played_picture(board, played, &game.choices);
    if counted {
        facts["ownership"] = ownership(game);
        facts["counts"] = counts(game);
    }
    facts
}

/// What a turn that was played tells, each line with the code of the place where its unit stands, which stands in the order, and where
/// centres were counted whose they were, as the map shows it. What was played is kept without these, as it always was.
pub(super) fn placed(mut told: Value) -> Value {
    for phase in told["phases"].as_array_mut().into_iter().flatten() {
        if !phase["ownership"].is_null() {
            phase["owners"] = phase["map"]["owners"].clone();
        }
        for line in phase["lines"].as_array_mut().into_iter().flatten() {
            let words = line["order"].as_str().unwrap_or_default().split(' ');
            // `A PAR - BUR`, `BUILD A PAR`.
            let at = words.skip_while(|word| !["A", "F"].contains(word)).nth(1).map(str::to_owned);
            line["at"] = json!(at);
        }
    }
    told
}

/// The builds that were due and that nobody ordered or waived: `{power, count}`.
pub(super) fn unused(game: &Game, played: &Played<'_>, due: &[(Power, usize)]) -> Value {
    let left = due.iter().filter_map(|(power, due)| {
        let used = |line: &&ResultLine<'_>| {
            line.power == *power && line.marks.is_empty() && matches!(line.task, Task::Build | Task::Waive)
        };
        let left = due.saturating_sub(played.lines.iter().filter(used).count());
        (left > 0).then(|| json!({"power": tell::power(&game.board, *power), "count": left}))
    });
    left.collect()
}

/// What is to be played next.
pub(super) fn next(game: &Game) -> Value {
    let phase = game.state.phase;
    json!({"label": phase.to_string(), "old_label": phase.old_label(), "title": phase.phrase(), "over": game.over()})
}

/// Where the game stands, with what maps show of it.
pub(super) fn position(game: &Game) -> Value {
    let mut told = standing(game);
    told["board"] = game.board_picture();
    told["map"] = picture(&game.board, &game.state);
    told["names"] = game.names().clone();
    told
}

/// Where the game stands, in words.
pub(super) fn standing(game: &Game) -> Value {
    let (board, state) = (&game.board, &game.state);
    let phase = state.phase;
    let powers: Vec<Value> = board
        .power_ids()
        .map(|power| {
            let unit = |(_, unit): (Province, Unit)| {
                let kind = Phrase::new("classic-kind").with("kind", tell::kind(unit.kind));
                let code = format!("{} {}", unit.kind.letter(), form::capital(&board.code(unit.at)));
                json!({"kind": kind, "place": tell::place(board, unit.at), "unit": tell::unit(board, unit), "code": code, "at": form::capital(&board.code(unit.at))})
            };
            let units: Vec<Value> = state.position.units_of(power).map(unit).collect();
            (power, units)
        })
        .filter(|(_, units)| !units.is_empty())
        .map(|(power, units)| {
            let mut told = json!({"name": tell::power(board, power), "units": null});
            told["units"] = units.into();
            told
        })
        .collect();
    let mut told = json!({
        "label": phase.to_string(),
        "old_label": phase.old_label(),
        "kind": phase.kind_name(),
        "season": phase.season_name(),
        "year": phase.year,
        "title": phase.phrase(),
        "powers": null,
        "dislodged": state.dislodged.iter().map(|unit| can_retreat(board, unit)).collect::<Vec<_>>(),
        "coin": game.coin(),
        "wins": game.ways_to_win(),
        "ended": game.ended(),
        "ownership": null,
        "counts": null,
        "owners": owners(board, &state.ownership),
        "heads": null,
    });
    told["powers"] = powers.into();
    told["ownership"] = ownership(game);
    told["counts"] = counts(game);
    told["heads"] = game.heads().clone();
    told
}

/// A player's standing orders in long words, and the form to change them.
pub(super) fn sheet(game: &Game, powers: &[Power], sheet: &Sheet) -> Value {
    // Orders of powers that are not the reader's are not his to know.
    let own = sheet.0.iter().filter_map(|text| told(game, powers, text)).filter(|(power, _)| powers.contains(power));
    let line = |(power, phrase)| json!({"power": tell::power(&game.board, power), "text": phrase});
    let lines: Vec<Value> = own.map(line).collect();
    json!({"label": game.state.phase.to_string(), "lines": lines, "form": form::form(game, powers, sheet)})
}

/// One canonical order in long words, and whose it is.
pub(super) fn told(game: &Game, powers: &[Power], text: &str) -> Option<(Power, Phrase)> {
    let board = &game.board;
    match (game.state.phase.kind, read_order(board, text)) {
        (PhaseKind::Adjustments, _) => powers.iter().find_map(|power| adjustment_line(game, *power, text)),
        (PhaseKind::Retreats, Ok(WrittenOrder::Unit(unit, deed))) => {
            retreat_line(game, board.province_of(unit.at), &deed)
        }
        (_, Ok(WrittenOrder::Unit(unit, deed))) => movement_line(game, board.province_of(unit.at), &(unit, deed)),
        _ => None,
    }
}

fn movement_line(game: &Game, province: Province, order: &(NamedUnit, Deed)) -> Option<(Power, Phrase)> {
    let (board, position) = (&game.board, &game.state.position);
    let unit = position.unit(province)?;
    let (_, order) = movement_order(board, position, &game.choices, (&order.0, &order.1)).ok()?;
    Some((unit.power, order_phrase(board, position, unit, order, &[])))
}

fn retreat_line(game: &Game, province: Province, deed: &Deed) -> Option<(Power, Phrase)> {
    let board = &game.board;
    let unit = game.state.dislodged.iter().map(|dislodged| dislodged.unit);
    let unit = unit.into_iter().find(|unit| board.province_of(unit.at) == province)?;
    let own = tell::unit(board, unit);
    let phrase = match deed {
        Deed::Move { to, .. } => Phrase::new("classic-move").with("unit", own).with("to", tell::place(board, *to)),
        _ => Phrase::new("classic-disband").with("unit", own),
    };
    Some((unit.power, phrase))
}

fn adjustment_line(game: &Game, power: Power, text: &str) -> Option<(Power, Phrase)> {
    let board = &game.board;
    let phrase = match adjustment_meaning(board, &game.state, (power, text)).ok()? {
        Adjustment::Build(kind, at) => {
            let (kind, at) = buildable(board, &game.choices, kind, at)?;
            let unit = Unit { power, kind, at };
            let home = board.homes(power).contains(board.province_of(at));
            home.then(|| tell::about_unit(board, "classic-builds", unit))?
        }
        Adjustment::Remove(province) => {
            let unit = game.state.position.unit(province).filter(|unit| unit.power == power)?;
            tell::about_unit(board, "classic-removes", unit)
        }
        Adjustment::Waive if game.state.adjustments_due(board, power) > 0 => Phrase::new("classic-waived"),
        Adjustment::Waive => return None,
    };
    Some((power, phrase))
}

/// Tells result lines.
struct Teller<'a> {
    game: &'a Game,
    judged: Option<&'a Judged>,
}

impl Teller<'_> {
    fn line(&self, line: &ResultLine<'_>) -> Value {
        let board = &self.game.board;
        let marks: Vec<&str> = line.marks.iter().map(Mark::words).collect();
        let (text, why) = match line.task {
            Task::Order(order) => self.order(line, order),
            _ => (self.other(line), Vec::new()),
        };
        let told = |mark: &&str| Phrase::new("classic-mark").with("mark", mark.replace(' ', "-")).into();
        let flags: Vec<Term> = match line.task {
            Task::Retreat(None) => Vec::new(),
            _ => marks.iter().map(told).collect(),
        };
        json!({
            "power": tell::power(board, line.power),
            "text": text,
            "flags": flags,
            "why": why.into_iter().map(|said| said.phrase).collect::<Vec<Phrase>>(),
            "ordered": line.ordered,
            "order": line.text,
            "result": marks,
        })
    }

    fn order(&self, line: &ResultLine<'_>, order: Order) -> (Term, Vec<Said>) {
        let (Some(unit), Some(Judged { before: position, orders, outcome })) = (line.unit, self.judged) else {
            return (line.text.as_ref().into(), Vec::new());
        };
        let board = &self.game.board;
        let province = board.province_of(unit.at);
        let causes = Causes::new(board, position, orders, &self.game.choices, outcome);
        let way = if outcome.convoyed.contains(province) { causes.way(province) } else { Vec::new() };
        let order = outcome.goal(province).map_or(order, |to| match order {
            Order::Move { via, .. } => Order::Move { to, via },
            order => order,
        });
        let played = self.game.seating.places.iter().any(|place| place.powers.contains(&line.power));
        let phrase = match line.ordered {
            true => order_phrase(board, position, unit, order, &way),
            false if played => Phrase::new("classic-no-order").with("unit", tell::unit(board, unit)),
            false => Phrase::new("classic-hold").with("unit", tell::unit(board, unit)),
        };
        (phrase.into(), causes.of(province))
    }

    fn other(&self, line: &ResultLine<'_>) -> Term {
        let board = &self.game.board;
        let Some(unit) = line.unit else {
            let waived = line.task == Task::Waive;
            return if waived { Phrase::new("classic-waived").into() } else { line.text.as_ref().into() };
        };
        let about = |say: &'static str| tell::about_unit(board, say, unit);
        let phrase = match line.task {
            Task::Retreat(Some(to)) => about("classic-retreats").with("to", tell::place(board, to)),
            Task::Retreat(None) if line.ordered && !line.marks.contains(Mark::Void) => about("classic-disbands"),
            Task::Retreat(None) => about("classic-no-retreat-order"),
            Task::Build => about("classic-builds"),
            Task::Remove => about("classic-removes"),
            Task::DefaultRemoval => about("classic-default-removal"),
            Task::Order(_) | Task::Waive | Task::Unreadable => return line.text.as_ref().into(),
        };
        phrase.into()
    }
}

fn can_retreat(board: &Board, dislodged: &Dislodged) -> Phrase {
    let places = dislodged.open.iter().map(|at| tell::place(board, *at)).collect();
    let open = Term::Row { row: places, by: "or".to_owned() };
    tell::about_unit(board, "classic-can-retreat", dislodged.unit).with("open", open)
}

/// An order's words; `way` are the seas that carried an army.
fn order_phrase(board: &Board, position: &Placement, unit: Unit, order: Order, way: &[Province]) -> Phrase {
    let other = |province: Province| match position.unit(province) {
        Some(other) if other.power != unit.power => tell::about_unit(board, "classic-unit-of-another", other),
        Some(other) => tell::unit(board, other),
        None => Phrase::new("classic-nobody").with("place", tell::province(board, province)),
    };
    let own = |say: &'static str| Phrase::new(say).with("unit", tell::unit(board, unit));
    match order {
        Order::Hold | Order::Illegal => own("classic-hold"),
        Order::Move { to, .. } => {
            let mut places: Vec<Term> = way.iter().map(|sea| tell::province(board, *sea)).collect();
            places.push(tell::place(board, to));
            let places = if way.is_empty() { places.remove(0) } else { Term::Row { row: places, by: "to".into() } };
            own("classic-move").with("to", places)
        }
        Order::Support { unit } => own("classic-support").with("other", other(unit)),
        Order::SupportMove { unit, to } => {
            own("classic-support-move").with("other", other(unit)).with("to", tell::place(board, to))
        }
        Order::Convoy { army, to } => {
            own("classic-convoy").with("other", other(army)).with("to", tell::province(board, to))
        }
    }
}

fn ownership(game: &Game) -> Value {
    let board = &game.board;
    let owners = board.power_ids().map(Some).chain([None]);
    let rows = owners.filter_map(|owner| {
        let owned = board.centres().filter(|centre| game.state.ownership.owner(*centre) == owner);
        let mut centres: Vec<String> = owned.map(|centre| board.full_name(centre.into())).collect();
        centres.sort();
        let centres: Vec<Term> = centres.iter().map(|name| Term::name(name)).collect();
        let name = owner.map_or(Phrase::new("classic-unowned").into(), |power| tell::power(board, power));
        (!centres.is_empty()).then(|| json!({"name": name, "centres": centres}))
    });
    rows.collect()
}

fn counts(game: &Game) -> Value {
    let (board, state) = (&game.board, &game.state);
    let rows = board.power_ids().filter_map(|power| {
        let centres = state.ownership.of(board, power).len();
        let units = state.position.units_of(power).count();
        let due = state.adjustments_due(board, power);
        let row = json!({
            "name": tell::power(board, power), "centres": centres, "units": units,
            "verb": if due < 0 { "Removes" } else { "Builds" }, "change": due.unsigned_abs(),
        });
        (centres + units > 0).then_some(row)
    });
    rows.collect()
}
