//! Why a player's line was not taken, in words, with what would be right now.

use super::table::Game;
use super::tell;
use crate::reformation::acts::PackageName;
use crate::reformation::scenario::Title;
use crate::reformation::written::{MOST_TERMS, Opener, Slip};
use crate::{Phrase, Said, Term};

/// A line of each sort that is well formed.
pub(super) fn example(opener: Opener) -> &'static str {
    match opener {
        Opener::Offer => "OFFER PACKAGE 1 TO FRANCE: ALLIANCE",
        Opener::Withdraw => "WITHDRAW PACKAGE 1",
        Opener::Ratify => "RATIFY PACKAGE 1 OF ENGLAND",
        Opener::Refuse => "REFUSE PACKAGE 1 OF ENGLAND",
        Opener::Sue => "SUE FOR PEACE WITH HABSBURGS",
        Opener::GiveUp => "GIVE UP 2 MERCENARIES AT MILAN",
        Opener::Regain => "REGAIN KEY LYON FOR VP",
        Opener::Play => "PLAY CARD 73",
        Opener::Ransom => "RANSOM FRANCIS",
        Opener::Seek => "SEEK ABSOLUTION",
        Opener::Declare => "DECLARE WAR ON VENICE WITH CARD 24",
        Opener::Pay => "PAY WITH CARD 24",
        Opener::Intervene => "INTERVENE FOR VENICE WITH CARD 52",
        Opener::StandAside => "STAND ASIDE",
        Opener::FallBack => "FALL BACK FROM LYON TO VIENNA",
        Opener::Receive => "RECEIVE AT VIENNA",
        Opener::Done => "DONE",
        Opener::Nothing => "NONE",
    }
}

/// The word by which the message of a line at the wrong time names its step.
fn when(opener: Opener) -> &'static str {
    match opener {
        Opener::Offer | Opener::Withdraw | Opener::Done => "talk",
        Opener::Ratify | Opener::Refuse => "seal",
        Opener::Sue | Opener::GiveUp | Opener::Regain | Opener::Play => "peace",
        Opener::Ransom => "ransom",
        Opener::Seek => "pardon",
        Opener::Declare => "war",
        Opener::Pay | Opener::Intervene | Opener::StandAside => "answer",
        Opener::FallBack | Opener::Receive | Opener::Nothing => "none",
    }
}

/// A name that is none, with those near it, by the names that the board has for them in the reader's language.
fn unknown<'a>(say: &'static str, word: &str, near: impl Iterator<Item = &'a Title>) -> Said {
    let near: Vec<&str> = near.map(|title| title.english.as_str()).collect();
    let english = format!("no such name: {word}");
    if near.is_empty() {
        return Phrase::new(say).with("word", word).said(english);
    }
    let names = Term::AnyOf { or: near.iter().map(|name| Term::name(name)).collect() };
    let phrase = Phrase::new(format!("{say}-near")).with("word", word).with("names", names);
    phrase.said(format!("{english} (did you mean {}?)", near.join(" or ")))
}

fn shown(say: &'static str, word: &str, example: &str) -> Said {
    let phrase = Phrase::new(say).with("word", word).with("example", example);
    phrase.said(format!("`{word}` cannot be read; write {example}"))
}

/// Why a line was not taken.
pub(super) fn slip(game: &Game, slip: &Slip) -> Said {
    let map = &game.map;
    let plain = |say: &'static str, english: &str| Phrase::new(say).said(english);
    let form = |word: &str, example: &str| match word {
        "" => {
            let phrase = Phrase::new("reformation-lacks").with("example", example);
            phrase.said(format!("something is missing; write {example}"))
        }
        _ => shown("reformation-unreadable-from", word, example),
    };
    match slip {
        Slip::Strange => plain("reformation-unreadable", "this is no line of Reformation"),
        Slip::Quoted => plain("reformation-quoted", "this looks like a quoted letter"),
        Slip::Word(word, near) => Phrase::new("reformation-unreadable-near")
            .with("word", word.as_str())
            .with("near", *near)
            .said(format!("`{word}` begins no line (did you mean {near}?)")),
        Slip::Form(opener, word) => form(word, example(*opener)),
        Slip::Condition(Opener::Declare, word) => {
            form(word, "DECLARE WAR ON VENICE WITH CARD 24 IF HABSBURGS DECLARES WAR ON VENICE")
        }
        Slip::Condition(_, word) => form(word, "RATIFY PACKAGE 1 OF ENGLAND IF PACKAGE 1 OF OTTOMANS"),
        Slip::Term(word) if word.is_empty() => plain("reformation-lacks-terms", "the package has no term"),
        Slip::Term(word) => shown("reformation-unreadable-term", word, "FRANCE GIVES 1 CARD TO ENGLAND"),
        Slip::NoPackage(word) => shown("reformation-no-package", word, "PACKAGE 1: ENGLAND AND FRANCE ALLY"),
        Slip::Number(word) => number(word, 99),
        Slip::PackageNumber(word) => number(word, PackageName::MOST),
        Slip::NoCard(word) => {
            Phrase::new("reformation-unknown-card").with("card", word.as_str()).said(format!("there is no card {word}"))
        }
        Slip::Sum(count) => Phrase::new("reformation-sum")
            .with("count", i64::from(*count))
            .said(format!("say how many come from each city, {count} together")),
        Slip::Twice(at) => Phrase::new("reformation-city-twice")
            .with("city", tell::city(map, *at))
            .said(format!("{} stands twice", map.city_info(*at).title.english)),
        Slip::TermTwice => plain("reformation-term-twice", "the package says that already"),
        Slip::TooMany => Phrase::new("reformation-too-many")
            .with("most", MOST_TERMS as i64)
            .said(format!("a package has at most {MOST_TERMS} terms")),
        Slip::Power(word, near) => {
            unknown("reformation-unknown-power", word, near.iter().map(|near| &map.power_info(*near).title))
        }
        Slip::City(word, near) => {
            unknown("reformation-unknown-space", word, near.iter().map(|near| &map.city_info(*near).title))
        }
        Slip::Leader(word, near) => {
            unknown("reformation-unknown-leader", word, near.iter().map(|near| &map.leader_info(*near).title))
        }
        _ => not_now(game, slip),
    }
}

fn number(word: &str, most: u8) -> Said {
    Phrase::new("reformation-number")
        .with("word", word)
        .with("least", 1_i64)
        .with("most", i64::from(most))
        .said(format!("`{word}` is no number from 1 to {most}"))
}

/// Why a line that is understood is nothing for this sheet now.
fn not_now(game: &Game, slip: &Slip) -> Said {
    let map = &game.map;
    let plain = |say: &'static str, english: &str| Phrase::new(say).said(english);
    let package =
        |say: &'static str, name: PackageName| tell::of(map, say, name.of).with("number", i64::from(name.number));
    match slip {
        Slip::ToWhom => Phrase::new("reformation-to-whom")
            .with("example", "ENGLAND AND FRANCE ALLY")
            .said("say to whom: ENGLAND AND FRANCE ALLY"),
        Slip::NotNow(opener) => {
            Phrase::new("reformation-not-now").with("when", when(*opener)).said("this belongs to another step")
        }
        Slip::NotYourTurn(by) => Phrase::new("reformation-not-your-turn")
            .with("who", tell::powers(map, [*by]))
            .said("wars are declared one power after the other, and it is another one's turn"),
        Slip::OwnPackage => plain("reformation-own-package", "it is your own"),
        Slip::NoSuchPackage(name, near) if near.is_empty() => {
            package("reformation-no-such-package", *name).said("there is no such package")
        }
        Slip::NoSuchPackage(name, near) => {
            let near = near.iter().map(|near| tell::package(map, *near).into()).collect();
            package("reformation-no-such-package-near", *name)
                .with("packages", Term::AllOf { and: near })
                .said("there is no such package")
        }
        Slip::NotAParty(name) => package("reformation-not-a-party", *name).said("it does not touch you"),
        Slip::NotMajor(_) => plain("reformation-not-major", "only great powers sign packages"),
        Slip::IfNotEarlier => plain("reformation-if-not-earlier", "a condition looks at what comes earlier"),
        Slip::TurnOne => plain("reformation-turn-one", "in the first turn England talks with two others"),
        Slip::NoSuit => plain("reformation-no-suit", "a suit comes first"),
        Slip::NotProtector(_) => plain("reformation-not-protector", "only a protector intervenes"),
        Slip::ServesNobody(_) => plain("reformation-serves-nobody", "the leader serves nobody"),
        Slip::WithPackage(number, line) => Phrase::new("reformation-half-offer")
            .with("number", i64::from(*number))
            .with("line", *line as i64)
            .said(format!("line {line} cannot be taken, and so nothing of package {number} is")),
        Slip::Heading(power) => tell::of(map, "reformation-not-yours", *power).said("this is a line for another power"),
        _ => plain("reformation-unreadable", "this is no line of Reformation"),
    }
}
