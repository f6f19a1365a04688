//! What holds when all is quiet: every mail answered once, every letter with its reader, and a store that verifies.

use std::collections::{BTreeMap, BTreeSet};

use judge::clock::Moment;
use judge::letter::{Letter, LetterId};
use judge::store::{QueueLine, Way};

use super::mails::{Hand, Written};
use super::played::receipts;
use super::world::{JUDGE, World};

impl World {
    /// All of it.
    pub(crate) fn look_at_the_end(&mut self) {
        let letters = self.store().unwrap().letters().unwrap();
        let receipts = receipts(&letters);
        for name in self.games() {
            let chapters = self.chapters(&name);
            self.look_at_game(&name, &chapters);
            self.play_again(&name, &chapters);
            self.look_at_receipts(&name, &chapters, &receipts);
            self.look_at_bids(&name, &chapters);
        }
        self.look_for_what_is_late();
        self.look_at_mails();
        self.look_at_order();
        self.look_at_outbox(letters);
        self.look_at_budgets();
        if let Err(error) = judge::operator::verify(&self.house.config) {
            self.fail(&format!("the store does not verify: {error}"));
        }
    }

    /// What became of each mail, by its Message-ID.
    fn outcomes(&self) -> BTreeMap<String, Vec<String>> {
        let rows = self.store().unwrap().recent_mails(100_000).unwrap();
        let mut outcomes: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for row in rows {
            let head = String::from_utf8_lossy(&row.head).into_owned();
            let id =
                head.lines().find_map(|line| line.strip_prefix("Message-ID: <")?.split_once('>').map(|(id, _)| id));
            outcomes.entry(id.unwrap_or_default().to_owned()).or_default().push(row.outcome);
        }
        outcomes
    }

    /// Every mail was answered once, or its silence has a reason.
    fn look_at_mails(&mut self) {
        let outcomes = self.outcomes();
        for (id, written) in &self.outside.written {
            let rows = outcomes.get(id).map_or(&[][..], Vec::as_slice);
            if let Some(problem) = problem(id, written, rows) {
                self.fail(&format!("mail {id} {problem}; answers: {:?}, {:?}", written.answers, written.questions));
            }
        }
    }

    /// Judges that stand side by side act on the mails of an author, and on those about a game, in the order in which they arrived,
    /// where they were kept in that order, too. A mail is about the game of the letter that answers it. One that waits for a password holds
    /// up its author's others, and nobody else's.
    fn look_at_order(&self) {
        if self.other.is_none() {
            return;
        }
        let store = self.store().unwrap();
        // By author and by game: each mail, the letter that answers it, and the one that answers the last of its author's passwords.
        let mut lanes: BTreeMap<String, Vec<[i64; 3]>> = BTreeMap::new();
        let mut signed: BTreeMap<String, i64> = BTreeMap::new();
        let mut mails = store.recent_mails(100_000).unwrap();
        mails.sort_by_key(|mail| (mail.arrived, mail.id));
        for mail in mails {
            let Some(answer) = mail.letters.iter().min().copied() else { continue };
            let head = String::from_utf8_lossy(&mail.head).into_owned();
            let author = head.lines().find(|line| line.starts_with("From: ")).unwrap_or_default().to_owned();
            let game = store.letter(answer).unwrap().and_then(|(_, letter)| letter.game);
            if self.outside.signed.iter().any(|id| head.contains(&format!("<{id}>"))) {
                signed.insert(author.clone(), answer);
            }
            let waited = signed.get(&author).copied().unwrap_or_default();
            for (lane, waited) in [(Some(author), 0), (game, waited)] {
                let Some(lane) = lane else { continue };
                let before = lanes.entry(lane.clone()).or_default();
                let overtaken =
                    |[id, answered, waited]: &&[i64; 3]| *id < mail.id && *answered > answer && answer > *waited;
                if let Some([before, ..]) = before.iter().find(overtaken) {
                    self.fail(&format!("{lane}: mail {} is answered before {before}, which came first", mail.id));
                }
                before.push([mail.id, answer, waited]);
            }
        }
    }

    /// A judge that has just started has no letter in hand: whichever it had before waits to be tried again.
    pub(crate) fn look_at_empty_hands(&mut self) {
        let in_hand = match &self.house.side.ground {
            // The other one may have some, or have had.
            Some(ground) => u32::try_from(ground.letters_of(&self.house.config.node.name).len()).ok(),
            // Nothing is sent so late: what is counted is on its way.
            None => self.ask(|desk, _| Ok(desk.store().sent_since(Moment(i64::MAX))?)),
        };
        if let Some(letters) = in_hand.filter(|letters| *letters > 0) {
            self.fail(&format!("the judge starts, and is said to have {letters} letters in hand"));
        }
    }

    /// All is done and nobody has a letter in hand: none is said to be in anybody's. While the way out is closed, letters that were
    /// in somebody's when the judge went down wait like all others.
    pub(crate) fn look_for_what_nobody_has(&mut self) {
        let is_closed =
            self.ask(|desk, clock| Ok(desk.store().outage(Way::Post)?.is_some_and(|away| clock < away.next)));
        if is_closed != Some(false) {
            return;
        }
        let queue = self.ask(|desk, _| Ok(desk.store().queue()?)).unwrap_or_default();
        let clock = self.clock();
        let is_due = |at: Moment| at <= clock;
        let nobodys =
            |letter: &&QueueLine| letter.attempts > 0 && letter.error.is_empty() && letter.next.is_some_and(is_due);
        if let Some(letter) = queue.iter().find(nobodys) {
            self.fail(&format!("letter {} to {} is in nobody's hands, and not tried again", letter.id, letter.to));
        }
    }

    /// Every letter reached its reader, or was refused.
    fn look_at_outbox(&mut self, letters: Vec<(String, Letter, String)>) {
        let store = self.store().unwrap();
        let in_a_row = || (1..).take(letters.len()).collect();
        let numbers: Vec<i64> = self.house.side.ground.as_ref().map_or_else(in_a_row, |ground| ground.letters());
        let mut known = BTreeSet::new();
        assert_eq!(numbers.len(), letters.len(), "each letter has a number");
        for (row, (to, letter, state)) in numbers.into_iter().zip(letters) {
            let word = store.word_of(row).unwrap();
            let id = format!("{row}.{word}.chancery@{}", JUDGE.split_once('@').unwrap().1);
            known.insert(id.clone());
            assert!(LetterId::parse(&id, &self.house.config.judge).is_some(), "{id} is no id of ours");
            let problem = match state.as_str() {
                "sent" if self.outside.sent.contains_key(&id) => continue,
                "sent" if self.outside.restored > 0 && word.is_empty() => continue,
                "sent" => "is said to be sent, and nobody has it",
                "refused" if self.outside.refused.contains(&id) => continue,
                other => other,
            };
            self.fail(&format!("letter {id} to {to} ({}): {problem}", letter.subject));
        }
        // A store that went back knows nothing of some of them.
        let went_out = self.outside.sent.keys().filter(|_| self.outside.restored == 0);
        if let Some(id) = went_out.into_iter().find(|id| !known.contains(*id)) {
            self.fail(&format!("letter {id} has gone out, and is nowhere"));
        }
    }
}

/// What is wrong with what became of a mail, if anything is.
fn problem(id: &str, written: &Written, rows: &[String]) -> Option<String> {
    if rows.is_empty() && !written.is_lost {
        return Some("is nowhere".to_owned());
    }
    if rows.iter().any(|outcome| matches!(outcome.as_str(), "waiting" | "fault")) {
        return Some(format!("came to no end: {rows:?}"));
    }
    // A mail that comes again is known as the one that was acted on before.
    let acted = rows.iter().filter(|outcome| ["answered", "done"].iter().any(|word| outcome.starts_with(word))).count();
    if acted > 1 {
        return Some(format!("was acted on {acted} times: {rows:?}"));
    }
    // A store that went back knows no answers that it gave since.
    for (what, letters) in [("was answered", &written.answers), ("was asked for", &written.questions)] {
        let mut times: BTreeMap<u32, u32> = BTreeMap::new();
        letters.values().for_each(|restored| *times.entry(*restored).or_default() += 1);
        if let Some(most) = times.values().max().filter(|most| **most > 1) {
            return Some(format!("{what} {most} times"));
        }
    }
    let is_silent = written.answers.is_empty() && written.questions.is_empty();
    if !is_silent && written.hand == Hand::Machine {
        return Some("is a machine's, and was answered".to_owned());
    }
    let owes = !written.is_lost && written.hand == Hand::Author && !id.contains("mallory");
    // Silence has its reason in the log.
    let is_reasoned = rows.iter().any(|outcome| outcome.starts_with("done, not answered: "));
    (is_silent && owes && !is_reasoned).then(|| format!("was never answered: {rows:?}"))
}
