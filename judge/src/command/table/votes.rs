//! How a player wants a game to end, for all or for himself.

use crate::command::{Also, Arg, Class, Command, Danger, Given, Help, Meant, Play, Proposal, Spec, Who};

/// The seats of `DRAW`, and whether `ONCE` stands before them.
fn draw(given: &mut Given) -> Command {
    let words = given.one();
    let is_once = |word: &str| word.eq_ignore_ascii_case("once");
    let seats: Vec<&str> = words.split(' ').filter(|word| !is_once(word)).collect();
    Command::Play(Play::Draw { seats: seats.join(" "), once: words.split(' ').any(is_once) })
}

pub(super) static TABLE: &[Spec] = &[
    Spec {
        words: &["AGREE", "I AGREE", "SET AGREE"],
        prose: &[],
        also: Also::Words { ru: &["согласен"], bg: &["съгласен"], zh: &["同意"] },
        usage: "AGREE",
        takes: &[],
        makes: |_| Command::Play(Play::Agree(true)),
        meant: None,
        who: Who::PLAYER,
        class: Class::Vote,
        danger: Danger::AtOnce,
        help: &[
            Help { topic: "master", example: "AGREE", says: "help-agree" },
            Help { topic: "set", example: "AGREE", says: "help-agree" },
        ],
    },
    Spec {
        words: &["NO AGREE", "DISAGREE", "SET NO AGREE"],
        prose: &[],
        also: Also::Words { ru: &["не согласен"], bg: &["не съм съгласен"], zh: &["不同意"] },
        usage: "NO AGREE",
        takes: &[],
        makes: |_| Command::Play(Play::Agree(false)),
        meant: None,
        who: Who::PLAYER,
        class: Class::Vote,
        danger: Danger::AtOnce,
        help: &[Help { topic: "master", example: "", says: "help-agree" }],
    },
    Spec {
        words: &["PROPOSE PAUSE"],
        prose: &[],
        also: Also::Words {
            ru: &["предложить паузу"], bg: &["предлагам пауза"], zh: &["提議暫停"]
        },
        usage: "PROPOSE PAUSE",
        takes: &[],
        makes: |_| Command::Play(Play::Motion(Proposal::Pause)),
        meant: Some(Meant { says: "propose-form", most: 4, misspelt: None }),
        who: Who::PLAYER,
        class: Class::Vote,
        danger: Danger::AtOnce,
        help: &[Help { topic: "set", example: "PROPOSE PAUSE", says: "help-propose-pause" }],
    },
    Spec {
        words: &["PROPOSE RESUME"],
        prose: &[],
        also: Also::Words {
            ru: &["предложить продолжить"], bg: &["предлагам продължаване"], zh: &["提議恢復"]
        },
        usage: "PROPOSE RESUME",
        takes: &[],
        makes: |_| Command::Play(Play::Motion(Proposal::Resume)),
        meant: Some(Meant { says: "propose-form", most: 4, misspelt: None }),
        who: Who::PLAYER,
        class: Class::Vote,
        danger: Danger::AtOnce,
        help: &[Help { topic: "set", example: "", says: "help-propose-pause" }],
    },
    Spec {
        // Whatever else is proposed is answered with all that can be.
        words: &["PROPOSE EXTEND", "PROPOSE EXTENSION", "PROPOSE"],
        prose: &[],
        also: Also::Words {
            ru: &["предложить продление"], bg: &["предлагам удължаване"], zh: &["提議延長"]
        },
        usage: "PROPOSE EXTEND 24h",
        takes: &[Arg::Text],
        makes: |given| Command::Play(Play::Motion(Proposal::Extend(given.one()))),
        meant: Some(Meant { says: "propose-form", most: 2, misspelt: None }),
        who: Who::PLAYER,
        class: Class::Vote,
        danger: Danger::AtOnce,
        help: &[Help { topic: "set", example: "PROPOSE EXTEND 24h", says: "help-propose-extend" }],
    },
    Spec {
        words: &["PROPOSE CANCEL", "PROPOSE TERMINATE"],
        prose: &[],
        also: Also::Words {
            ru: &["предложить отмену"], bg: &["предлагам отмяна"], zh: &["提議取消"]
        },
        usage: "PROPOSE CANCEL",
        takes: &[],
        makes: |_| Command::Play(Play::Motion(Proposal::Cancel)),
        meant: Some(Meant { says: "propose-form", most: 4, misspelt: None }),
        who: Who::PLAYER,
        class: Class::Vote,
        danger: Danger::AtOnce,
        help: &[Help { topic: "set", example: "PROPOSE CANCEL", says: "help-propose-cancel" }],
    },
    Spec {
        words: &["DRAW", "SET DRAW"],
        prose: &[],
        also: Also::Words { ru: &["ничья"], bg: &["равенство"], zh: &["和局"] },
        usage: "DRAW [FT]",
        takes: &[Arg::Seats],
        makes: draw,
        meant: Some(Meant { says: "draw-form", most: 3, misspelt: None }),
        who: Who::PLAYER,
        class: Class::Vote,
        danger: Danger::AtOnce,
        help: &[
            Help { topic: "set", example: "DRAW", says: "help-draw" },
            Help { topic: "set", example: "DRAW ONCE", says: "help-draw-once" },
            Help { topic: "set", example: "DRAW FT", says: "help-draw-list" },
            Help { topic: "draw", example: "DRAW", says: "help-draw" },
        ],
    },
    Spec {
        words: &["NO DRAW", "NODRAW", "SET NO DRAW", "SET NODRAW"],
        prose: &[],
        also: Also::Words { ru: &["нет ничьей"], bg: &["без равенство"], zh: &["不和局"] },
        usage: "NO DRAW",
        takes: &[],
        makes: |_| Command::Play(Play::NoDraw),
        meant: None,
        who: Who::PLAYER,
        class: Class::Vote,
        danger: Danger::AtOnce,
        help: &[Help { topic: "set", example: "", says: "help-draw" }],
    },
    Spec {
        words: &["PROPOSE DRAW"],
        prose: &[],
        also: Also::Words {
            ru: &["предложить ничью"], bg: &["предлагам равенство"], zh: &["提議和局"]
        },
        usage: "PROPOSE DRAW [FT]",
        takes: &[Arg::Seats],
        makes: |given| Command::Play(Play::Propose(given.one())),
        meant: Some(Meant { says: "draw-form", most: 4, misspelt: None }),
        who: Who::PLAYER,
        class: Class::Vote,
        danger: Danger::AtOnce,
        help: &[Help { topic: "set", example: "PROPOSE DRAW", says: "help-propose-draw" }],
    },
    Spec {
        words: &["LOT", "SET LOT"],
        prose: &[],
        also: Also::Words { ru: &["жребий"], bg: &["жребий"], zh: &["抽籤"] },
        usage: "LOT",
        takes: &[],
        makes: |_| Command::Play(Play::Lot(true)),
        meant: None,
        who: Who::PLAYER,
        class: Class::Vote,
        danger: Danger::AtOnce,
        help: &[Help { topic: "set", example: "LOT", says: "help-lot" }],
    },
    Spec {
        words: &["NO LOT", "NOLOT", "SET NO LOT"],
        prose: &[],
        also: Also::Words { ru: &["без жребия"], bg: &["без жребий"], zh: &["不抽籤"] },
        usage: "NO LOT",
        takes: &[],
        makes: |_| Command::Play(Play::Lot(false)),
        meant: None,
        who: Who::PLAYER,
        class: Class::Vote,
        danger: Danger::AtOnce,
        help: &[Help { topic: "set", example: "", says: "help-lot" }],
    },
    Spec {
        words: &["CONCEDE", "SET CONCEDE", "SET CONC"],
        prose: &[],
        also: Also::Words { ru: &["уступить"], bg: &["признавам победата"], zh: &["讓勝"] },
        usage: "CONCEDE power",
        takes: &[Arg::Seat],
        makes: |given| Command::Play(Play::Concede(given.maybe())),
        meant: None,
        who: Who::PLAYER,
        class: Class::Vote,
        danger: Danger::Final,
        help: &[
            Help { topic: "set", example: "CONCEDE F", says: "help-concede" },
            Help { topic: "draw", example: "CONCEDE F", says: "help-concede" },
        ],
    },
    Spec {
        words: &["NO CONCEDE", "NOCONCEDE", "SET NO CONCEDE"],
        prose: &[],
        also: Also::Words {
            ru: &["не уступать"], bg: &["не признавам победата"], zh: &["不讓勝"]
        },
        usage: "NO CONCEDE",
        takes: &[],
        makes: |_| Command::Play(Play::Concede(None)),
        meant: None,
        who: Who::PLAYER,
        class: Class::Vote,
        danger: Danger::AtOnce,
        help: &[Help { topic: "set", example: "", says: "help-concede" }],
    },
    Spec {
        words: &["RESIGN", "WITHDRAW"],
        prose: &[],
        also: Also::Words {
            ru: &["выйти из игры"], bg: &["напускам играта"], zh: &["退出"]
        },
        usage: "RESIGN",
        takes: &[],
        makes: |_| Command::Play(Play::Resign),
        meant: None,
        who: Who::SIGNED,
        class: Class::GiveUp,
        danger: Danger::Final,
        help: &[Help { topic: "set", example: "RESIGN", says: "help-resign" }],
    },
];
