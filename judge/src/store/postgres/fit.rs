//! Whether a database is one with which a judge can work, before anything is written to it.

use super::super::statements::Statements;
use super::super::{StoreError, Why};
use super::Server;
use crate::home::Database;

/// Whether a role may do with every table what a judge does; where there are none yet, whether it may make them.
const MAY: &str = "SELECT CASE WHEN to_regclass('layout') IS NULL THEN coalesce(has_schema_privilege(current_schema(), 'CREATE'), false)
    ELSE (SELECT bool_and(has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
                          AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))
          FROM pg_class WHERE relkind = 'r' AND (relnamespace, relowner) =
              (SELECT relnamespace, relowner FROM pg_class WHERE oid = to_regclass('layout'))) END";

/// Looks whether a judge can work with a database, and changes nothing.
///
/// # Errors
/// It takes no changes, or not from this role.
pub(super) fn is_fit(server: &Server, database: &Database) -> Result<(), StoreError> {
    let unfit =
        |why, source: &str| Err(StoreError::Open { path: database.url.clone().into(), why, source: source.into() });
    if server.one("SELECT pg_is_in_recovery()", (), |row| row.get(0))? {
        return unfit(Why::Standby, "it follows another server");
    }
    if server.one("SELECT current_setting('transaction_read_only') = 'on'", (), |row| row.get(0))? {
        return unfit(Why::Standby, "its transactions are read-only (default_transaction_read_only)");
    }
    if !server.one(MAY, (), |row| row.get(0))? {
        return unfit(Why::Forbidden, "this role may not make its tables, or not read and write all of them");
    }
    Ok(())
}
