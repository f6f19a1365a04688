//! A chart of what each power has had, year by year, from the counts that a ruleset tells with its turns.
//!
//! Each line has its power's colour and a dash of its own, and ends at its letter: none is known by its colour alone.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::Value;

use crate::map;

/// How large it is, and how much of that is edge.
const WIDE: f64 = 640.0;
const HIGH: f64 = 300.0;
const EDGE: f64 = 28.0;
/// How far lines of the same height lie apart.
const APART: f64 = 1.6;
/// How lines are broken, one after the other.
const DASHES: [&str; 4] = ["", "6 3", "2 3", "9 3 2 3"];

/// A chart.
pub(super) struct Drawn {
    pub(super) svg: String,
    pub(super) width: u32,
    pub(super) height: u32,
}

/// The counts of a year: what each power has, by its name.
struct Year {
    year: i64,
    counts: BTreeMap<String, i64>,
}

/// What a chart measures.
struct Scale {
    first: i64,
    last: i64,
    most: i64,
}

impl Scale {
    fn x(&self, year: i64) -> f64 {
        EDGE + (year - self.first) as f64 / (self.last - self.first) as f64 * (WIDE - 5.0 * EDGE)
    }

    fn y(&self, count: i64) -> f64 {
        HIGH - EDGE - count as f64 / self.most as f64 * (HIGH - 2.0 * EDGE)
    }
}

/// Draws the chart of where a game began and of its turns; nothing, where no two years were counted.
pub(super) fn draw(opening: &Value, turns: &[&Value], board: &Value) -> Option<Drawn> {
    // Where it began counts as the year before.
    let began = counted(opening).map(|began| Year { year: began.year - 1, ..began });
    let later = turns.iter().flat_map(|results| results["phases"].as_array().into_iter().flatten()).filter_map(counted);
    let years: Vec<Year> = began.into_iter().chain(later).collect();
    let most = years.iter().flat_map(|year| year.counts.values().copied()).max().unwrap_or(0).max(1);
    let scale = Scale { first: years.first()?.year, last: years.last()?.year, most };
    if scale.first >= scale.last {
        return None;
    }
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDE} {HIGH}\" width=\"{WIDE}\" height=\"{HIGH}\" \
         font-family=\"DejaVu Sans, Verdana, sans-serif\" font-size=\"11\" fill=\"#1d1a14\">\
         <rect width=\"{WIDE}\" height=\"{HIGH}\" fill=\"#fffdf6\"/>"
    );
    svg.push_str(&axes(&scale));
    svg.push_str(&lines(&scale, &years, board));
    svg.push_str("</svg>\n");
    Some(Drawn { svg, width: WIDE as u32, height: HIGH as u32 })
}

fn axes(scale: &Scale) -> String {
    let mut svg = String::new();
    for count in (0..=scale.most).step_by((scale.most as usize / 6).max(1)) {
        let at = scale.y(count);
        let _ = write!(svg, "<path d=\"M{EDGE} {at:.1}H{:.1}\" stroke=\"#d8d0bf\"/>", scale.x(scale.last));
        let _ = write!(svg, "<text x=\"6\" y=\"{:.1}\">{count}</text>", at + 4.0);
    }
    for year in (scale.first..=scale.last).step_by(((scale.last - scale.first) as usize / 8).max(1)) {
        let at = scale.x(year);
        let _ = write!(svg, "<text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{year}</text>", HIGH - 8.0);
    }
    svg
}

/// A line a power; at the end of those that have as much, the letters of all of them.
fn lines(scale: &Scale, years: &[Year], board: &Value) -> String {
    let (mut svg, mut ends) = (String::new(), BTreeMap::<i64, String>::new());
    let colours = map::colours(board);
    let middle = (colours.len() as f64 - 1.0) / 2.0;
    for (index, (letter, name, fill, _)) in colours.into_iter().enumerate() {
        let aside = (index as f64 - middle) * APART;
        let name = name.as_str().unwrap_or_default();
        let counts = || years.iter().filter_map(|year| Some((year.year, *year.counts.get(name)?)));
        let points: Vec<String> =
            counts().map(|(year, count)| format!("{:.1},{:.1}", scale.x(year), scale.y(count) + aside)).collect();
        let Some((_, end)) = counts().next_back() else { continue };
        ends.entry(end).or_default().push_str(&format!(" {letter}"));
        let (points, dash) = (points.join(" "), DASHES[index % DASHES.len()]);
        for (colour, wide, dash) in [("#1d1a14", "3.2", ""), (fill, "2.2", dash)] {
            let _ = write!(
                svg,
                "<polyline points=\"{points}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{wide}\" \
                 stroke-dasharray=\"{dash}\"/>"
            );
        }
    }
    for (count, letters) in ends {
        let (x, y) = (scale.x(scale.last) + 6.0, scale.y(count) + 4.0);
        let _ = write!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" font-weight=\"bold\">{}</text>", letters.trim());
    }
    svg
}

/// What a phase, or where a game stands, has counted.
fn counted(told: &Value) -> Option<Year> {
    let counts = told["counts"].as_array()?.iter().filter_map(|row| {
        let name = row["name"]["name"].as_str().or(row["name"].as_str())?;
        Some((name.to_owned(), row["centres"].as_i64()?))
    });
    let year = Year { year: told["year"].as_i64()?, counts: counts.collect() };
    Some(year).filter(|year| !year.counts.is_empty())
}
