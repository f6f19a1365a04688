//! What a mail causes for others: what each of them is told of it is one letter.

use super::Session;
use crate::desk::{DeskError, letters, mailboxes};
use crate::game::{About, Game, Notice};
use crate::letter::LetterKind;

impl Session<'_> {
    /// Tells those whom it concerns what has come about in a game. News of one mail are one letter, when its author leaves.
    pub(super) fn publish(&mut self, game: &Game, notice: Option<Notice>) -> Result<(), DeskError> {
        if notice.as_ref().is_some_and(|notice| !matches!(notice.about, About::Press(_))) {
            self.has_stirred()?;
        }
        match notice {
            Some(notice) if notice.is_news() => self.news.push(self.to_others(notice)),
            Some(notice) => {
                if notice.kind() == LetterKind::End {
                    self.post_news(game)?;
                }
                letters::send(self.office, self.store, game, &notice, self.now)?;
            }
            None => {}
        }
        Ok(())
    }

    /// Whoever asks all for something is not asked himself: that he asks is his yes.
    fn to_others(&self, notice: Notice) -> Notice {
        if !notice.asks_others() {
            return notice;
        }
        let own = mailboxes::mailboxes(&self.address(), self.person.as_ref());
        let is_own = |to: &String| !mailboxes::mailboxes(to, None).is_disjoint(&own);
        Notice { to: notice.to.into_iter().filter(|to| !is_own(to)).collect(), ..notice }
    }

    /// Posts the news of a game that the mail has caused so far.
    pub(super) fn post_news(&mut self, game: &Game) -> Result<(), DeskError> {
        let news = std::mem::take(&mut self.news).into_iter().filter(|notice| game.still_asks(notice)).collect();
        for notice in Notice::gathered(news) {
            letters::send(self.office, self.store, game, &notice, self.now)?;
        }
        Ok(())
    }
}
