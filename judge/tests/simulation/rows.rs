//! A sign that turns into another one in a row of a database, behind the back of what keeps the sums there: in a game's document that
//! judges work with, and anywhere in a copy, where it must be found.

use postgres::Client;

use super::ground::Ground;
use super::luck::Luck;
use super::rot;
use super::world::World;

/// How many signs of a copy turn, one after the other.
const TURNS: usize = 6;
/// How often another place is looked for, where a row cannot be as it would be there.
const TRIES: usize = 60;

/// Columns of tables that have sums.
const COLUMNS: &str = "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT), CAST(data_type AS TEXT)
    FROM information_schema.columns AS own
    WHERE table_schema = current_schema() AND data_type IN ('text', 'bytea', 'bigint') AND EXISTS
    (SELECT 1 FROM information_schema.columns AS kept WHERE kept.table_schema = own.table_schema
     AND kept.table_name = own.table_name AND kept.column_name = 'sum')
    ORDER BY 1, 2";

/// A bit of what stands in a column of a row.
struct Bit {
    table: String,
    column: String,
    kind: String,
    row: String,
    place: usize,
    bit: usize,
}

impl Bit {
    /// One by chance; nothing: there is no such row.
    fn draw(client: &mut Client, luck: &mut Luck) -> Option<Bit> {
        let columns = client.query(COLUMNS, &[]).unwrap();
        let column = &columns[luck.pick(columns.len())];
        let (table, column, kind): (String, String, String) = (column.get(0), column.get(1), column.get(2));
        let length = if kind == "bigint" { "8".to_owned() } else { format!("octet_length({column})") };
        // In an order of the rows' own, and not that in which they happen to lie.
        let rows = format!(
            "SELECT CAST(ctid AS TEXT), {length} FROM {table} WHERE {column} IS NOT NULL AND {length} > 0 ORDER BY md5(CAST({table} AS TEXT)), ctid"
        );
        let rows = client.query(&rows, &[]).unwrap();
        let row = rows.get(luck.pick(rows.len()))?;
        let (row, length): (String, i32) = (row.get(0), row.get(1));
        let (place, bit) = (luck.pick(usize::try_from(length).unwrap()), luck.pick(7));
        Some(Bit { table, column, kind, row, place, bit })
    }

    /// Turns it over, or back; whether a row can be so. What is no UTF-8 then no database holds as text.
    fn turn(&mut self, client: &mut Client) -> bool {
        let Bit { table, column, row, place, bit, .. } = self;
        let turned = |bytes: &str| format!("set_byte({bytes}, {place}, get_byte({bytes}, {place}) # (1 << {bit}))");
        let turned = match self.kind.as_str() {
            "bigint" => format!("{column} # (CAST(1 AS BIGINT) << {})", *place % 4 * 8 + *bit),
            "bytea" => turned(column),
            _ => format!("convert_from({}, 'UTF8')", turned(&format!("convert_to({column}, 'UTF8')"))),
        };
        let sql = format!("UPDATE {table} SET {column} = {turned} WHERE ctid = '{row}' RETURNING CAST(ctid AS TEXT)");
        let Ok(found) = client.query(&sql, &[]) else { return false };
        self.row = found[0].get(0);
        true
    }
}

impl World {
    /// What the database holds is copied, and a sign of the copy turns into another one: that is found.
    pub(crate) fn rot_copied_rows(&mut self, luck: &mut Luck) {
        self.copy();
        let Some(copy) = self.copies.back().cloned() else { return };
        let ground = Ground::of_copy(&copy, &self.folder);
        let mut client = ground.unseen();
        for _ in 0..TURNS {
            let drawn = (0..TRIES).find_map(|_| {
                let mut bit = Bit::draw(&mut client, luck)?;
                bit.turn(&mut client).then_some(bit)
            });
            let Some(mut bit) = drawn else { continue };
            match rot::found_in(&ground.seen) {
                Some(Ok(found)) => self.count(found),
                other => {
                    let Bit { table, column, row, place, bit, .. } = &bit;
                    self.fail(&format!("bit {bit} of {place} of {column} in row {row} of {table}: {other:?}"));
                }
            }
            assert!(bit.turn(&mut client), "what has turned can turn back");
        }
    }

    /// A sign of a game's document turns into another one, in the database that judges work with; where it stands.
    pub(crate) fn rot_row_of(&self, game: &str, luck: &mut Luck) -> usize {
        let ground = self.house.side.ground.as_ref().expect("it stands on a database");
        let mut client = ground.unseen();
        let sql = "SELECT CAST(ctid AS TEXT), octet_length(body) FROM game WHERE name = $1";
        loop {
            let row = client.query_one(sql, &[&game]).unwrap();
            let (row, length): (String, i32) = (row.get(0), row.get(1));
            let place = luck.pick(usize::try_from(length).unwrap());
            let (table, column, kind) = ("game".to_owned(), "body".to_owned(), "text".to_owned());
            if (Bit { table, column, kind, row, place, bit: luck.pick(7) }).turn(&mut client) {
                return place;
            }
        }
    }
}
