//! What a file says its tables, indices and triggers are, beside what one says that is made now.

use std::collections::BTreeMap;

use super::super::StoreError;
use super::super::damage::Text;
use super::super::statements::Statements;
use super::{Connection, layout};

/// Tables, indices and triggers by their kind and name: to which table each belongs, and the words by which it was made. An index that
/// SQLite makes itself has none.
type Parts = BTreeMap<(String, String), (String, Option<String>)>;

/// Names what is missing in a store of the current layout, or is not as it was made. What somebody has added by hand is his own.
pub(in crate::store) fn differing(connection: &Connection, mut found: impl FnMut(String)) -> Result<(), StoreError> {
    let there = parts(connection)?;
    for (called, made) in parts(&layout::anew()?)? {
        if there.get(&called) != Some(&made) {
            let (kind, name) = called;
            found(format!("{kind} {name}"));
        }
    }
    Ok(())
}

/// Names rows that belong to one that is not there, and the table of that.
pub(in crate::store) fn orphans(
    connection: &Connection,
    mut found: impl FnMut(String, String),
) -> Result<(), StoreError> {
    connection.find("SELECT [table], CAST(rowid AS TEXT), parent FROM pragma_foreign_key_check", (), |row| {
        let (table, number, of) = (row.get::<Text>(0)?.0, row.get::<Option<Text>>(1)?, row.get::<Text>(2)?.0);
        let number = number.map(|Text(number)| format!(" {number}")).unwrap_or_default();
        found(format!("row{number} of table {table}"), of);
        Ok(None::<()>)
    })?;
    Ok(())
}

fn parts(connection: &Connection) -> Result<Parts, StoreError> {
    let rows = connection.all("SELECT type, name, tbl_name, sql FROM sqlite_schema", (), |row| {
        let text = |at| Ok(row.get::<Option<Text>>(at)?.map(|Text(text)| text));
        let (kind, name, table) = (text(0)?, text(1)?, text(2)?.unwrap_or_default());
        Ok(((kind.unwrap_or_default(), name.unwrap_or_default()), (table, text(3)?)))
    })?;
    Ok(rows.into_iter().collect())
}
