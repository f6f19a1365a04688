//! Canonical lines folded into a sheet, as far as cases need it: the last word on a thing counts (R4, R55, R56).

use engine::reformation::{Act, Package, Scenario};

/// A power's sheet with the lines of one more mail. A confirmation is bound to the words of the draft that it names.
pub(crate) fn folded(map: &Scenario, standing: &[Act], drafts: &[Package], text: &str) -> Vec<Act> {
    let (mut sheet, mut fresh) = (standing.to_vec(), Vec::new());
    for line in text.lines() {
        let mut act = Act::parse(map, line).unwrap_or_else(|| panic!("{line}"));
        if let Act::Ratify { package, words, .. } = &mut act {
            *words = drafts.iter().find(|draft| draft.name == *package).map(|draft| draft.digest(map));
        }
        match &act {
            Act::Nothing => sheet.clear(),
            Act::Offer(number, _) if !fresh.contains(number) => {
                fresh.push(*number);
                sheet.retain(|old| !matches!(old, Act::Offer(other, _) if other == number));
            }
            Act::Sue(with) => strike_suit(&mut sheet, &Act::Sue(*with)),
            _ => sheet.retain(|old| !is_same_thing(old, &act)),
        }
        if act != Act::Nothing {
            sheet.push(act);
        }
    }
    sheet
}

/// A suit goes with its terms.
fn strike_suit(sheet: &mut Vec<Act>, suit: &Act) {
    let Some(start) = sheet.iter().position(|old| old == suit) else { return };
    let end = sheet[start + 1..].iter().position(|old| matches!(old, Act::Sue(_)));
    sheet.drain(start..end.map_or(sheet.len(), |terms| start + 1 + terms));
}

fn is_same_thing(old: &Act, new: &Act) -> bool {
    let speaks = |act: &Act| matches!(act, Act::Intervene { .. } | Act::StandAside);
    match (old, new) {
        (Act::Declare { on: one, .. }, Act::Declare { on: other, .. }) => one == other,
        _ => speaks(old) && speaks(new),
    }
}
