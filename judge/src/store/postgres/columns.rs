//! Values as PostgreSQL takes and gives them.

use std::error::Error;

use ::postgres::types::private::BytesMut;
use ::postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

use super::super::statements::Columns;
use super::super::value::Value;

type Problem = Box<dyn Error + Sync + Send>;

/// What a text holds in the place of a sign that PostgreSQL's text cannot hold.
const NO_SIGN: &str = "\u{fffd}";

/// What stands in a place of a statement.
#[derive(Debug)]
pub(super) struct Place<'v>(pub(super) Value<'v>);

impl ToSql for Place<'_> {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Problem> {
        match self.0 {
            Value::Null => Ok(IsNull::Yes),
            Value::Integer(number) => match *kind {
                Type::INT2 => i16::try_from(number)?.to_sql(kind, out),
                Type::INT4 => i32::try_from(number)?.to_sql(kind, out),
                _ => number.to_sql(&Type::INT8, out),
            },
            Value::Real(number) => number.to_sql(&Type::FLOAT8, out),
            Value::Text(bytes) => String::from_utf8_lossy(bytes).replace('\0', NO_SIGN).to_sql(&Type::TEXT, out),
            Value::Blob(bytes) => bytes.to_sql(&Type::BYTEA, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

/// What a column holds.
struct Column<'r>(Value<'r>);

impl<'r> FromSql<'r> for Column<'r> {
    fn from_sql(kind: &Type, raw: &'r [u8]) -> Result<Self, Problem> {
        let number = |number: i64| Value::Integer(number);
        Ok(Column(match *kind {
            Type::INT8 => number(i64::from_sql(kind, raw)?),
            Type::INT4 => number(i32::from_sql(kind, raw)?.into()),
            Type::INT2 => number(i16::from_sql(kind, raw)?.into()),
            Type::BOOL => number(bool::from_sql(kind, raw)?.into()),
            Type::FLOAT8 => Value::Real(f64::from_sql(kind, raw)?),
            Type::BYTEA => Value::Blob(raw),
            _ => Value::Text(raw),
        }))
    }

    fn from_sql_null(_: &Type) -> Result<Self, Problem> {
        Ok(Column(Value::Null))
    }

    fn accepts(_: &Type) -> bool {
        true
    }
}

impl Columns for ::postgres::Row {
    fn column(&self, index: usize) -> Value<'_> {
        // A column that the statement does not ask for holds nothing.
        self.try_get::<_, Column<'_>>(index).map_or(Value::Null, |column| column.0)
    }
}
