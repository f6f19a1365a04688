//! Sums of rows: every row carries a checksum of itself, so that one bit that rots in a document, a mail or a letter is found.
//!
//! The connection that writes keeps them in step, by triggers of its own: a hand that changes a row with another program leaves
//! its sum behind. A row that was found rotten when it changed stays marked, so that no later change hides it.

use rusqlite::functions::{Context, FunctionFlags};
use rusqlite::types::ValueRef;

use super::super::StoreError;
use super::super::damage::Text;
use super::super::statements::Statements;
use super::Connection;

/// The function in SQL that sums values up.
const FUNCTION: &str = "row_sum";
/// The function that goes on with a sum over columns that came later.
const LATER: &str = "row_sum_and";
/// The column that holds it.
const COLUMN: &str = "sum";
/// What every sum has, so that each takes the same room.
const MARK: i64 = 1 << 62;

/// A table and what its sums are made of.
#[derive(Clone)]
pub(super) struct Table {
    pub(super) name: String,
    /// Those before the sum.
    pub(super) columns: Vec<String>,
    /// Those after it, which came later: empty, they add nothing to it, so that no row has to be summed up anew for them.
    pub(super) later: Vec<String>,
    /// What finds a row; `rowid` where the table has one.
    key: Vec<String>,
    /// Which column is the number of the row, and stands in no row itself.
    pub(super) numbered: Option<usize>,
}

impl Table {
    /// Where a column stands in a row.
    pub(super) fn place(&self, column: &str) -> Option<usize> {
        let all = self.columns.iter().map(String::as_str).chain([COLUMN]).chain(self.later.iter().map(String::as_str));
        all.into_iter().position(|name| name == column)
    }

    /// `row_sum(OLD."name", OLD."number")`, with whatever stands before the columns.
    fn sum(&self, of: &str) -> String {
        let list = |columns: &[String]| {
            columns.iter().map(|column| format!("{of}\"{column}\"")).collect::<Vec<_>>().join(", ")
        };
        let sum = format!("{FUNCTION}({})", list(&self.columns));
        if self.later.is_empty() { sum } else { format!("{LATER}({sum}, {})", list(&self.later)) }
    }

    /// The triggers by which this connection keeps the sums of the table in step.
    fn triggers(&self) -> String {
        let Table { name, key, .. } = self;
        let row: Vec<String> = key.iter().map(|column| format!("{column} = NEW.{column}")).collect();
        let (row, new, old) = (row.join(" AND "), self.sum("NEW."), self.sum("OLD."));
        format!(
            "CREATE TEMP TRIGGER {name}_made AFTER INSERT ON main.{name}
                 BEGIN UPDATE {name} SET {COLUMN} = {new} WHERE {row}; END;
             CREATE TEMP TRIGGER {name}_changed AFTER UPDATE ON main.{name} WHEN NEW.{COLUMN} = OLD.{COLUMN}
                 BEGIN UPDATE {name} SET {COLUMN} = CASE OLD.{COLUMN} WHEN {old} THEN {new} ELSE 0 END WHERE {row}; END;"
        )
    }
}

/// Every table that has sums.
pub(super) fn tables(connection: &Connection) -> Result<Vec<Table>, StoreError> {
    let sql = format!(
        "SELECT t.name, c.name, c.pk, t.wr, c.pk = 1 AND c.type = 'INTEGER' AND NOT t.wr FROM pragma_table_list AS t JOIN pragma_table_info(t.name) AS c
         WHERE t.schema = 'main' AND t.type = 'table'
         AND EXISTS (SELECT 1 FROM pragma_table_info(t.name) WHERE name = '{COLUMN}') ORDER BY t.name, c.cid"
    );
    let columns =
        connection.all(&sql, (), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?)))?;
    let (mut tables, mut behind): (Vec<Table>, bool) = (Vec::new(), false);
    for (name, column, in_key, no_rowid, is_number) in columns {
        let (name, column): (String, String) = (name, column);
        let (in_key, no_rowid, is_number): (bool, bool, bool) = (in_key, no_rowid, is_number);
        if tables.last().is_none_or(|table| table.name != name) {
            let key = if no_rowid { Vec::new() } else { vec!["rowid".to_owned()] };
            tables.push(Table { name, columns: Vec::new(), later: Vec::new(), key, numbered: None });
            behind = false;
        }
        let Some(table) = tables.last_mut() else { continue };
        if in_key && no_rowid {
            table.key.push(column.clone());
        }
        if is_number {
            table.numbered = Some(table.columns.len());
        }
        match column == COLUMN {
            true => behind = true,
            false if behind => table.later.push(column),
            false => table.columns.push(column),
        }
    }
    Ok(tables)
}

/// The sum of a row.
fn row_sum(context: &Context<'_>) -> i64 {
    sum_up((0..context.len()).map(|index| context.get_raw(index)))
}

/// The sum of a row by its values: those before the sum, and those behind it.
pub(super) fn of_row(columns: &[ValueRef<'_>], later: &[ValueRef<'_>]) -> i64 {
    let sum = sum_up(columns.iter().copied());
    match later.iter().rposition(|value| *value != ValueRef::Null) {
        None => sum,
        Some(last) => sum_up([ValueRef::Integer(sum)].into_iter().chain(later[..=last].iter().copied())),
    }
}

/// The sum of a row with columns that came later, the last of which may be empty.
fn row_sum_and(context: &Context<'_>) -> rusqlite::Result<i64> {
    let values: Vec<ValueRef<'_>> = (0..context.len()).map(|index| context.get_raw(index)).collect();
    let filled = values.iter().rposition(|value| *value != ValueRef::Null).unwrap_or_default();
    if filled == 0 { context.get(0) } else { Ok(sum_up(values[..=filled].iter().copied())) }
}

/// The sum of values: CRC-32 (ISO-HDLC), which finds whatever one bit, or up to 32 in a row, turn into, and their length.
fn sum_up<'v>(values: impl Iterator<Item = ValueRef<'v>>) -> i64 {
    let mut sum = crc32fast::Hasher::new();
    let mut length = 0_u32;
    for value in values {
        let number;
        let (kind, bytes): (u8, &[u8]) = match value {
            ValueRef::Null => (0, &[]),
            ValueRef::Integer(value) => {
                number = value.to_be_bytes();
                (1, &number)
            }
            ValueRef::Real(value) => {
                number = value.to_be_bytes();
                (2, &number)
            }
            ValueRef::Text(bytes) => (3, bytes),
            ValueRef::Blob(bytes) => (4, bytes),
        };
        // Otherwise a byte could go from one column to the next unseen.
        let size = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
        sum.update(&[kind]);
        sum.update(&size.to_be_bytes());
        sum.update(bytes);
        length = length.wrapping_add(size);
    }
    MARK | i64::from(length & 0x3fff_ffff) << 32 | i64::from(sum.finalize())
}

/// Teaches a connection to sum rows up.
pub(in crate::store) fn learn(connection: &Connection) -> Result<(), StoreError> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC | FunctionFlags::SQLITE_INNOCUOUS;
    let taught = connection.create_scalar_function(FUNCTION, -1, flags, |context| Ok(row_sum(context)));
    let taught = taught.and_then(|()| connection.create_scalar_function(LATER, -1, flags, row_sum_and));
    taught.map_err(|error| StoreError::refused("to sum rows up", error))
}

/// Has a connection keep the sums of all that it writes.
pub(in crate::store) fn keep(connection: &Connection) -> Result<(), StoreError> {
    // Triggers of a connection alone need no file.
    connection.say("PRAGMA temp_store = memory")?;
    let triggers: String = tables(connection)?.iter().map(Table::triggers).collect();
    connection.say(&triggers)
}

/// Sums up every row of a store that had no sums.
pub(in crate::store) fn fill(connection: &Connection) -> Result<(), StoreError> {
    learn(connection)?;
    accept(connection).map(drop)
}

/// Sums up every row of a table that a step of the layout has filled.
pub(in crate::store) fn fill_in(connection: &Connection, name: &str) -> Result<(), StoreError> {
    learn(connection)?;
    let table = tables(connection)?.into_iter().find(|table| table.name == name);
    let sum = table.map(|table| format!("UPDATE main.{name} SET {COLUMN} = {}", table.sum("")));
    sum.map_or(Ok(()), |sum| connection.say(&sum))
}

/// Gives what letters say a table of its own. A row that had rotted by then stays marked, and so does what it said.
pub(in crate::store) fn part_letters(connection: &Connection) -> Result<(), StoreError> {
    learn(connection)?;
    let sum = |name: &str| {
        let table = tables(connection)?.into_iter().find(|table| table.name == name);
        Ok::<_, StoreError>(table.map(|table| table.sum("")).unwrap_or_default())
    };
    connection.say(&format!(
        "UPDATE outbox SET {COLUMN} = 0 WHERE {COLUMN} <> {};
         INSERT INTO letter (number, body) SELECT id, letter FROM outbox;
         ALTER TABLE outbox DROP COLUMN letter;",
        sum("outbox")?
    ))?;
    connection.say(&format!(
        "UPDATE outbox SET {COLUMN} = {} WHERE {COLUMN} <> 0;
         UPDATE letter SET {COLUMN} = CASE (SELECT outbox.{COLUMN} FROM outbox WHERE id = number) WHEN 0 THEN 0 ELSE {} END;",
        sum("outbox")?,
        sum("letter")?
    ))
}

/// Takes every row as it is now for what was written; how many were not.
pub(in crate::store) fn accept(connection: &Connection) -> Result<usize, StoreError> {
    let of = |table: &Table| {
        let (name, sum) = (&table.name, table.sum(""));
        connection.run(&format!("UPDATE main.{name} SET {COLUMN} = {sum} WHERE {COLUMN} <> {sum}"), ())
    };
    tables(connection)?.iter().map(of).sum()
}

/// What is called otherwise by its sum: the tables and keys of rows that are not as they were written.
pub(in crate::store) fn rotten(connection: &Connection, mut found: impl FnMut(&str, &str)) -> Result<(), StoreError> {
    for table in tables(connection)? {
        let key: Vec<String> = table.key.iter().map(|column| format!("CAST({column} AS TEXT)")).collect();
        let (name, key, sum) = (&table.name, key.join(" || ' ' || "), table.sum(""));
        let sql = format!("SELECT {key} FROM main.{name} WHERE {COLUMN} <> {sum}");
        connection.find(&sql, (), |row| {
            found(name, &row.get::<Text>(0)?.0);
            Ok(None::<()>)
        })?;
    }
    Ok(())
}
