//! A bit that has turned over in a copy of a store: whether it is found, and how much it spoils.

use std::collections::BTreeSet;
use std::path::Path;

use judge::store::{self, Store, StoreError};
use rusqlite::Connection;
use rusqlite::types::Value;

/// How it was found, or why it is nothing to be found; the problem where neither is so.
pub(crate) fn found(sound: &Path, rotten: &Path) -> Result<&'static str, String> {
    match store::integrity(rotten) {
        Ok(said) if said == "ok" => {}
        Ok(_) | Err(StoreError::Corrupt(_)) => return Ok("rot found in pages"),
        Err(_) => return Ok("rot found on opening"),
    }
    let store = match Store::visit(rotten) {
        Ok(store) => store,
        Err(_) => return Ok("rot found on opening"),
    };
    match found_in(&store) {
        Some(told) => told,
        None if rows(sound)? == rows(rotten)? => Ok("rot where nothing is"),
        None => Err("nobody finds it".to_owned()),
    }
}

/// The same by what an open store says of itself; nothing: it finds nothing.
pub(crate) fn found_in(store: &Store) -> Option<Result<&'static str, String>> {
    let counted = store.examine();
    let damage: BTreeSet<String> = store.take_noticed().into_iter().map(|damage| damage.what).collect();
    // A row whose document makes no sense is told by its name and by its place.
    let is_place = |what: &&String| what.starts_with("row ");
    let (places, named): (Vec<&String>, Vec<&String>) = damage.iter().partition(is_place);
    Some(match (counted, places.len().max(named.len())) {
        (_, 1) => Ok("rot found in one row"),
        // A long text is kept once for all documents that hold it.
        _ if matches!(&places[..], [place] if place.ends_with(" of table long_text")) => {
            Ok("rot found in a shared text")
        }
        (Err(_), 0) => Ok("rot found by the store"),
        (_, 0) => return None,
        _ => Err(format!("it spoils more than one row: {damage:?}")),
    })
}

/// Every row of every table.
fn rows(path: &Path) -> Result<Vec<(String, Vec<Value>)>, String> {
    let told = |error: rusqlite::Error| error.to_string();
    let connection = Connection::open(path).map_err(told)?;
    let mut tables =
        connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").map_err(told)?;
    let tables: Vec<String> =
        tables.query_map([], |row| row.get(0)).map_err(told)?.collect::<Result<_, _>>().map_err(told)?;
    let mut all = Vec::new();
    for table in tables {
        let mut statement = connection.prepare(&format!("SELECT * FROM \"{table}\"")).map_err(told)?;
        let columns = statement.column_count();
        let mut rows = statement.query([]).map_err(told)?;
        while let Some(row) = rows.next().map_err(told)? {
            let values: Result<Vec<Value>, _> = (0..columns).map(|column| row.get(column)).collect();
            all.push((table.clone(), values.map_err(told)?));
        }
    }
    Ok(all)
}
