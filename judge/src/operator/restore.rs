//! Going back to a copy of the store.

use std::os::unix::fs::MetadataExt;
use std::path::Path;

use super::OperatorError;
use super::backup::is_file;
use super::verify::sound;
use crate::clock::{Clock, Moment};
use crate::config::{Config, MailboxKind};
use crate::maildir;
use crate::store::{self, Act, Lacking, Restored, Setback, Store, StoreError};

/// How many acts are shown.
const MOST_ACTS: usize = 20;

/// Puts a copy in the store's place and says what that means. The judge must not run.
///
/// # Errors
/// The clock is wrong, the copy is damaged, of another judge or of a later version, there is no room, or mails cannot be handed in again: the
/// store is what it was then.
pub fn restore(config: &Config, copy: &Path) -> Result<String, OperatorError> {
    is_file(config, "put a copy of it back with pg_restore, while the judge is stopped")?;
    is_another(&config.store.path, copy)?;
    if let Some(problem) = store::too_early(Clock::System.now()) {
        // By it is known what came before, and what after.
        return Err(OperatorError::Usage(format!("{problem}, and say it again; nothing has been changed")));
    }
    whole(copy)?;
    let mut again = None;
    let restored = store::restore_after(&config.store.path, copy, Clock::System.now(), |restored| {
        is_ours(config, copy, restored)?;
        if config.mailbox.kind == MailboxKind::Maildir {
            again = Some(maildir::put_back(&config.mailbox.path, since(restored))?);
        }
        Ok::<(), OperatorError>(())
    })?;
    Ok(told(config, copy, &restored, again))
}

/// A store that is lost or damaged does not say itself that the copy is of another judge; what lies beside it does.
fn is_ours(config: &Config, copy: &Path, restored: &Restored) -> Result<(), OperatorError> {
    match (store::at_work_here(&config.store.path), &restored.judge) {
        (Some((judge, file)), Some(copied)) if judge != *copied => Err(OperatorError::Usage(format!(
            "{} is a copy of another judge's store than the one that was at work here, as {} says: nothing has been changed. Put a \
             copy of the right one in its place; if this judge is to go on here, move that file away first",
            copy.display(),
            file.display()
        ))),
        _ => Ok(()),
    }
}

/// Whoever names the store itself, also by a link, goes back to nothing, and no game is to be told that it has.
fn is_another(store: &Path, copy: &Path) -> Result<(), OperatorError> {
    let place = |path: &Path| std::fs::metadata(path).ok().map(|file| (file.dev(), file.ino()));
    if place(copy).is_some_and(|there| place(store) == Some(there)) {
        return Err(OperatorError::Usage(format!(
            "{} is the store itself, and no copy of it: nothing has been changed",
            copy.display()
        )));
    }
    Ok(())
}

/// A copy that cannot be read whole takes no store's place. One of an earlier layout is read page by page alone.
fn whole(copy: &Path) -> Result<(), OperatorError> {
    match sound(copy) {
        Err(OperatorError::Store(StoreError::FromThePast { .. })) => Ok(()),
        Err(OperatorError::Store(error @ StoreError::FromTheFuture { .. })) => {
            Err(OperatorError::Usage(format!("{} cannot be used: {error}", copy.display())))
        }
        Err(OperatorError::Store(StoreError::Missing(_))) => {
            let found = if copy.exists() { "is empty" } else { "is not there" };
            Err(OperatorError::Usage(format!(
                "the copy {} {found}, and nothing has changed: name one that `chancery backup` has made",
                copy.display()
            )))
        }
        Err(error) => {
            let why = crate::fault::chain(&error);
            Err(OperatorError::Usage(format!("{} cannot be used, and nothing has changed: {why}", copy.display())))
        }
        Ok(_) => Ok(()),
    }
}

/// From when on mails may not be in the copy.
fn since(restored: &Restored) -> Moment {
    restored.until.map_or(Moment(0), Setback::reads_from)
}

fn told(config: &Config, copy: &Path, restored: &Restored, again: Option<usize>) -> String {
    let until =
        restored.until.map_or_else(|| "before its first start".into(), |until| format!("until {}", until.iso()));
    let mut said = vec![format!("{} is the store now; it knows what happened {until}.", copy.display())];
    said.extend(restored.former.as_ref().map(|former| format!("The store that was there is {}.", former.display())));
    if restored.mails > 0 {
        said.push(format!("{} mails that were handed in since are taken over from it.", restored.mails));
    }
    if restored.without_passwords > 0 {
        said.push(format!(
            "Of {} of them only what was read is kept, without passwords: their authors are told that these are missing.",
            restored.without_passwords
        ));
    }
    if restored.rotten > 0 {
        said.push(format!(
            "{} mails that came in since lie in it and are not as they were written: they were not taken over. What a mailbox still \
             has of them is read again; of what was handed in ask the authors once more.",
            restored.rotten
        ));
    }
    if restored.sent > 0 {
        said.push(format!(
            "{} letters that wait in the copy are known to have been sent, and are not again.",
            restored.sent
        ));
    }
    said.extend(lacking(restored));
    said.extend(undone(&restored.acts));
    said.push(match (config.mailbox.kind, again) {
        (_, Some(count)) => {
            format!("{count} mails of the Maildir are handed in again; those that are known are kept once.")
        }
        (MailboxKind::Imap, _) => "The mailbox is read again from where it had been read in the copy.".to_owned(),
        _ if restored.former.is_some() => "No mailbox can be read again.".to_owned(),
        _ => "No mailbox can be read again: what was handed in since the copy is lost.".to_owned(),
    });
    said.push(
        "At the next start these mails are read and count as of when they came: turns that were complete are played, other \
         deadlines that fell between are put off, and then every game is told what was \
         read again and from when on something may be missing. Start the judge: chancery run, or systemctl start chancery."
            .to_owned(),
    );
    said.join("\n")
}

/// What could not be taken over from the former store, and where it lies.
fn lacking(restored: &Restored) -> Option<String> {
    let Lacking { why, torn, looked } = restored.lacking.as_ref()?;
    let kept = restored.former.as_ref().map(|former| {
        let [file, log, _, journal] = Store::files(former);
        let files: Vec<String> =
            [file, log, journal].iter().filter(|file| file.exists()).map(|file| file.display().to_string()).collect();
        format!(" All that is left of it is kept: {}.", files.join(", "))
    });
    let told = match (looked, torn) {
        (false, _) => "Nothing was taken over from it: mails that were handed in since the copy are not in this store. To have them, say \
                       `chancery restore` once more with the version of chancery that knows it"
            .to_owned(),
        (true, 0) => "Its mails were looked for row by row, and none was found that is not whole; what lay on lost pages is not known, \
                      nor which letters that wait in the copy went out since: they go out again"
            .to_owned(),
        (true, torn) => format!(
            "Its mails were looked for row by row. {torn} of them that came in since the copy are not whole, and were not taken over; what \
             lay on lost pages is not known, nor which letters that wait in the copy went out since: they go out again"
        ),
    };
    Some(format!("The store that was there could not be read as one ({why}). {told}.{}", kept.unwrap_or_default()))
}

/// What the operator has asked for since the copy, which is as if he had not: in the words of the commands by which it is asked for again.
/// What became of letters and mails, and keys, which are in no store, is not among it.
fn undone(acts: &[Act]) -> Option<String> {
    let mut asked = Vec::new();
    for Act { verb, subject, argument, .. } in acts {
        let command = match verb.as_str() {
            "again" | "hold" | "retry" | "drop" | "recount" | "rotate" | "forget" => continue,
            "import" => "chancery import".to_owned(),
            _ if subject.contains('@') => format!("chancery player {subject} {verb}"),
            _ => format!("chancery game {subject} {verb} {argument}"),
        };
        asked.push(format!("  {}", command.trim_end()));
    }
    let more = asked.len().saturating_sub(MOST_ACTS);
    asked.truncate(MOST_ACTS);
    asked.extend((more > 0).then(|| format!("  and {more} more")));
    (!asked.is_empty()).then(|| {
        format!(
            "What you have asked of the judge since the copy is not done in it. Once it has told the games that it went back, ask again for \
             what should be, above all for `revoke` and `block`:\n{}",
            asked.join("\n")
        )
    })
}
