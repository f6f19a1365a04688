//! Sums of rows in a database: its triggers keep them in step (`layout.sql`).

use super::super::StoreError;
use super::super::damage::Text;
use super::super::statements::Statements;
use super::Server;

/// Every table that has sums.
fn tables(server: &Server) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT table_name::text FROM information_schema.columns
               WHERE table_schema = current_schema() AND column_name = 'sum' ORDER BY table_name";
    server.all(sql, (), |row| Ok(row.get::<Text>(0)?.0))
}

/// The tables of rows, and where they lie in them, that are not as they were written.
pub(in crate::store) fn rotten(server: &Server, mut found: impl FnMut(&str, &str)) -> Result<(), StoreError> {
    for name in tables(server)? {
        let sql = format!("SELECT CAST(ctid AS TEXT) FROM {name} AS held WHERE sum <> row_sum(held)");
        for Text(row) in server.all(&sql, (), |row| row.get(0))? {
            found(&name, &row);
        }
    }
    Ok(())
}

/// Takes every row as it is now for what was written; how many were not.
pub(in crate::store) fn accept(server: &Server) -> Result<usize, StoreError> {
    let of = |name: &String| {
        let sql = format!("UPDATE {name} AS held SET sum = row_sum(held) WHERE sum <> row_sum(held)");
        server.run(&sql, ())
    };
    tables(server)?.iter().map(of).sum()
}
