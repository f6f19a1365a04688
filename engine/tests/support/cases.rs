//! The format of case files, and how a case is played.
//!
//! Line based. `#` starts a comment line. A case starts at `[case ID]`. A line without indent is `key: value`, or `key:`
//! followed by indented lines:
//!
//! - `phase`: `S1901M` for a movement phase (with `retreat-orders` a retreat stage follows), `W1901A` for adjustments
//! - `units`, `centers`: what stands on the board, `Power: A Par`, `Power: Par Mar`
//! - `orders`: `Power: A Par - Bur`, in the order given; a power may name a unit that is not its own
//! - `expect`: line i answers line i of `orders`: `Power: A Par = outcome [dislodged|destroyed]`
//! - `after`: the units on the board afterwards, without the dislodged ones
//! - `dislodged`: `Power: A Ser from Bul to Alb Tri`, `-` where no retreat is open; `contested`: provinces closed by a stand-off
//! - `retreat-orders`, `expect-retreat`, `after-retreat`: the same for the retreat stage
//! - `delta`: builds allowed or removals due; `auto`: removals by civil disorder
//!
//! A key may carry rule choices, `expect[4.A.2=1982]:`; it replaces the plain block under these choices.
//! `unresolved` means that the rules give no answer. `same: 4.A.2=1982` says that the plain block also holds there.
//! Outcomes: `illegal` and `void` (one class here), `holds`, `moves`, `bounces`, `no-convoy`, `supports`, `cut`, `convoys`,
//! `disrupted`, `disbands`, `built`, `not-built`, `removed`, `not-removed`.

use std::collections::BTreeMap;
use std::fmt::Write;

use chancery_engine::classic::board::{Location, Power, Province, Unit};
use chancery_engine::classic::orders::{Deed, WrittenOrder, movement_order, objection, own_unit, read_order};
use chancery_engine::classic::play::{Adjusted, Adjustment, Dislodged, Ownership, Retreat, adjust, dislodged, retreat};
use chancery_engine::classic::{Board, Choices, Order, Orders, Outcome, Placement, adjudicate};

/// One case as its file has it: blocks by key and rule choices.
pub(crate) struct Case {
    pub id: String,
    blocks: BTreeMap<(String, String), Vec<String>>,
}

/// Reads all cases of a file.
pub(crate) fn read(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    let mut key = (String::new(), String::new());
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        if let Some(id) = line.strip_prefix("[case ") {
            cases.push(Case { id: id.trim_end_matches(']').to_owned(), blocks: BTreeMap::new() });
        } else if let Some(content) = line.strip_prefix("  ") {
            cases.last_mut().unwrap().blocks.get_mut(&key).unwrap().push(content.trim().to_owned());
        } else {
            let (name, value) = line.split_once(':').unwrap();
            let (name, label) = name.split_once('[').unwrap_or((name, ""));
            key = (name.to_owned(), label.trim_end_matches(']').to_owned());
            let value = value.trim();
            let lines = if value.is_empty() { Vec::new() } else { vec![value.to_owned()] };
            cases.last_mut().unwrap().blocks.insert(key.clone(), lines);
        }
    }
    cases
}

/// What a case gave.
struct Played {
    expect: Vec<String>,
    after: Vec<String>,
    dislodged: Vec<String>,
    contested: Vec<String>,
    expect_retreat: Vec<String>,
    after_retreat: Vec<String>,
    auto: Vec<String>,
}

impl Case {
    /// The lines of a plain block.
    pub(crate) fn lines(&self, key: &str) -> &[String] {
        self.blocks.get(&(key.to_owned(), String::new())).map_or(&[], Vec::as_slice)
    }

    /// The choices under which the case says something: `""` and each label.
    pub(crate) fn labels(&self) -> Vec<String> {
        let mut labels: Vec<String> = self.blocks.keys().map(|(_, label)| label.clone()).collect();
        labels.extend(self.lines("same").iter().flat_map(|line| line.split(' ')).map(|label| format!("same:{label}")));
        labels.sort();
        labels.dedup();
        labels
    }

    /// The block for a label: under a label, blocks without a counterpart are empty.
    fn wanted(&self, key: &str, label: &str) -> Vec<String> {
        let label = if label.starts_with("same:") { "" } else { label };
        let block = self.blocks.get(&(key.to_owned(), label.to_owned()));
        let mut lines = block.cloned().unwrap_or_default();
        if key == "contested" {
            lines = lines.iter().flat_map(|line| line.split(' ')).map(str::to_owned).collect();
        }
        if key != "expect" && key != "expect-retreat" {
            lines.sort();
        }
        lines
    }

    /// Plays the case under one label; returns what differs.
    pub(crate) fn differences(&self, board: &Board, label: &str) -> String {
        if self.wanted("expect", label) == ["unresolved"] {
            return String::new();
        }
        let mut choices = Choices::default();
        for choice in label.trim_start_matches("same:").split(',').filter(|choice| !choice.is_empty()) {
            let (number, option) = choice.split_once('=').unwrap();
            choices.set(number, option).unwrap();
        }
        let played = if self.lines("phase")[0].ends_with('A') {
            self.play_adjustments(board, &choices)
        } else {
            self.play_movement(board, &choices)
        };
        let mut wrong = String::new();
        let mut compare = |key: &str, got: Vec<String>| {
            let wanted: Vec<String> = self.wanted(key, label).iter().map(|line| class(line)).collect();
            if wanted != got {
                writeln!(wrong, "--- {} [{label}] {key}\nwanted {wanted:#?}\ngot {got:#?}", self.id).unwrap();
            }
        };
        if !self.lines("orders").is_empty() {
            compare("expect", played.expect);
        }
        compare("after", played.after);
        compare("dislodged", played.dislodged);
        compare("contested", played.contested);
        compare("auto", played.auto);
        if !self.lines("retreat-orders").is_empty() {
            compare("expect-retreat", played.expect_retreat);
            compare("after-retreat", played.after_retreat);
        }
        wrong
    }

    fn place(&self, board: &Board) -> Placement {
        let mut position = Placement::default();
        for line in self.lines("units") {
            let (power, unit) = line.split_once(": ").unwrap();
            let WrittenOrder::Unit(named, _) = read_order(board, unit).unwrap() else { panic!("{unit}") };
            let power = board.power(power).unwrap();
            position.place(board, Unit { power, kind: named.kind.unwrap(), at: named.at }).unwrap();
        }
        position
    }

    fn play_movement(&self, board: &Board, choices: &Choices) -> Played {
        let position = self.place(board);
        let mut orders = Orders::default();
        let mut meant = Vec::new();
        for line in self.lines("orders") {
            meant.push(self.read((board, &position), choices, &mut orders, line));
        }
        let outcome = adjudicate(board, &position, &orders, choices);
        let (after, _) = outcome.apply(board, &position);
        let open = dislodged(board, (&position, &after), &outcome, choices);
        let expect = self.lines("orders").iter().zip(meant).map(|(line, meant)| {
            let fate =
                meant.map_or("illegal".to_owned(), |(province, order)| fate(&orders, &outcome, province, order, &open));
            answer(line, &fate)
        });
        let expect = expect.map(|line| class(&line)).collect();
        let mut played = Played {
            expect,
            after: units(board, &after),
            dislodged: open.iter().map(|unit| dislodged_line(board, &outcome, unit)).collect(),
            contested: outcome.contested.map(|province| board.info(province).code.clone()).collect(),
            expect_retreat: Vec::new(),
            after_retreat: Vec::new(),
            auto: Vec::new(),
        };
        played.dislodged.sort();
        played.contested.sort();
        self.play_retreats(board, after, &open, &mut played);
        played
    }

    fn read(
        &self,
        (board, position): (&Board, &Placement),
        choices: &Choices,
        orders: &mut Orders,
        line: &str,
    ) -> Option<(Province, Order)> {
        let (power, text) = line.split_once(": ").unwrap();
        let (text, way) = text.split_once(" path ").unwrap_or((text, ""));
        let WrittenOrder::Unit(unit, deed) = read_order(board, text).ok()? else { return None };
        own_unit(board, position, &[board.power(power).unwrap()], unit.at).ok()?;
        let (province, order) = movement_order(board, position, choices, (&unit, &deed)).ok()?;
        let legal = |order| objection(board, position, choices, (province, order)).is_none();
        // DATC 4.D.3: the first legal order of a set counts.
        if orders.get(province).is_none_or(|first| !legal(first)) {
            orders.give(province, order);
            if !way.is_empty() {
                orders.name_way(province, way.split(' ').map(|sea| board.province(sea).unwrap()).collect());
            }
        }
        Some((province, order))
    }

    fn play_retreats(&self, board: &Board, mut after: Placement, open: &[Dislodged], played: &mut Played) {
        let mut orders: Vec<Option<Option<Location>>> = vec![None; open.len()];
        let mut named = Vec::new();
        for line in self.lines("retreat-orders") {
            let (power, text) = line.split_once(": ").unwrap();
            let power = board.power(power).unwrap();
            let Ok(WrittenOrder::Unit(unit, deed)) = read_order(board, text) else { panic!("{text}") };
            let is_it = |dislodged: &Dislodged| {
                board.province_of(dislodged.unit.at) == board.province_of(unit.at) && dislodged.unit.power == power
            };
            let index = open.iter().position(is_it);
            named.push((line, index));
            if let Some(index) = index {
                orders[index] = Some(match deed {
                    Deed::Move { to, via: false, .. } => Some(to),
                    _ => None,
                });
            }
        }
        let fates = retreat(board, &mut after, open, &orders);
        played.expect_retreat = named
            .iter()
            .map(|(line, index)| {
                let fate = match index.map(|index| fates[index]) {
                    Some(Retreat::To(_)) => "retreats",
                    Some(Retreat::Collided(_)) => "bounces",
                    Some(Retreat::Disbanded) if line.ends_with(" D") => "disbands",
                    _ => "illegal",
                };
                class(&answer(line, fate))
            })
            .collect();
        played.after_retreat = units(board, &after);
    }

    fn play_adjustments(&self, board: &Board, choices: &Choices) -> Played {
        let mut position = self.place(board);
        let mut ownership = Ownership::default();
        for line in self.lines("centers") {
            let (power, centres) = line.split_once(": ").unwrap();
            for code in centres.split(' ') {
                ownership.set(board.province(code).unwrap(), board.power(power));
            }
        }
        let mut orders: BTreeMap<Power, Vec<(usize, Adjustment)>> = BTreeMap::new();
        for (index, line) in self.lines("orders").iter().enumerate() {
            let (power, text) = line.split_once(": ").unwrap();
            let order = match read_order(board, text).unwrap() {
                WrittenOrder::Unit(unit, Deed::Build) => Adjustment::Build(unit.kind, unit.at),
                WrittenOrder::Unit(unit, Deed::Remove) => Adjustment::Remove(board.province_of(unit.at)),
                _ => Adjustment::Waive,
            };
            orders.entry(board.power(power).unwrap()).or_default().push((index, order));
        }
        let mut expect = vec![String::new(); self.lines("orders").len()];
        let mut auto = Vec::new();
        for power in board.power_ids() {
            let given = orders.remove(&power).unwrap_or_default();
            let plain: Vec<Adjustment> = given.iter().map(|(_, order)| *order).collect();
            let (fates, lost) = adjust(board, &mut position, (&ownership, power), &plain, choices);
            for ((index, order), fate) in given.iter().zip(fates) {
                let line = &self.lines("orders")[*index];
                let word = match (order, fate) {
                    (_, Adjusted::Built(_)) => "built",
                    (_, Adjusted::Removed(_)) => "removed",
                    (Adjustment::Remove(_), _) => "not-removed",
                    _ => "not-built",
                };
                expect[*index] = answer(line, word);
            }
            let name = &board.power_info(power).name;
            auto.extend(
                lost.iter().map(|unit| format!("{name}: Remove {} {}", unit.kind.letter(), board.code(unit.at))),
            );
        }
        auto.sort();
        let (contested, dislodged) = (Vec::new(), Vec::new());
        let after = units(board, &position);
        Played { expect, after, dislodged, contested, expect_retreat: Vec::new(), after_retreat: Vec::new(), auto }
    }
}

fn answer(line: &str, fate: &str) -> String {
    let (power, text) = line.split_once(": ").unwrap();
    let words = if text.starts_with("Build") || text.starts_with("Remove") { 3 } else { 2 };
    let unit: Vec<&str> = text.split(' ').take(words).collect();
    format!("{power}: {} = {fate}", unit.join(" "))
}

/// Illegal and void are one class: the order did nothing.
fn class(line: &str) -> String {
    line.replace("= void", "= illegal")
}

fn units(board: &Board, position: &Placement) -> Vec<String> {
    let line = |(_, unit): (Province, Unit)| {
        format!("{}: {} {}", board.power_info(unit.power).name, unit.kind.letter(), board.code(unit.at))
    };
    let mut lines: Vec<String> = position.units().map(line).collect();
    lines.sort();
    lines
}

fn dislodged_line(board: &Board, outcome: &Outcome, dislodged: &Dislodged) -> String {
    let unit = dislodged.unit;
    let from = outcome.dislodged_from(board.province_of(unit.at)).unwrap();
    let mut open: Vec<String> = dislodged.open.iter().map(|place| board.code(*place)).collect();
    open.sort();
    let open = if open.is_empty() { "-".to_owned() } else { open.join(" ") };
    let (name, at) = (&board.power_info(unit.power).name, board.code(unit.at));
    format!("{name}: {} {at} from {} to {open}", unit.kind.letter(), board.code(from.into()))
}

fn fate(orders: &Orders, outcome: &Outcome, province: Province, order: Order, open: &[Dislodged]) -> String {
    let counted = orders.get(province) == Some(order);
    let word = if !counted || outcome.illegal.contains(province) || outcome.void.contains(province) {
        "illegal"
    } else {
        match order {
            Order::Hold => "holds",
            Order::Move { .. } if outcome.moved.contains(province) => "moves",
            Order::Move { .. } if outcome.stranded.contains(province) => "no-convoy",
            Order::Move { .. } => "bounces",
            Order::Support { .. } | Order::SupportMove { .. } if outcome.cut.contains(province) => "cut",
            Order::Support { .. } | Order::SupportMove { .. } => "supports",
            Order::Convoy { .. } if outcome.disrupted.contains(province) => "disrupted",
            Order::Convoy { .. } => "convoys",
            Order::Illegal => "illegal",
        }
    };
    if !outcome.dislodged.contains(province) {
        return word.to_owned();
    }
    let index = outcome.dislodged.into_iter().position(|dislodged| dislodged == province).unwrap();
    format!("{word} {}", if open[index].open.is_empty() { "destroyed" } else { "dislodged" })
}
