//! Values of a store, whatever library gives them: what stands in the places of a statement, and in the columns of a row.

/// What a column holds, or is to hold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Value<'v> {
    /// Nothing.
    Null,
    /// A whole number; yes is 1, no is 0.
    Integer(i64),
    /// Any other number.
    Real(f64),
    /// Text, which is not always UTF-8: a disk rots.
    Text(&'v [u8]),
    /// Bytes.
    Blob(&'v [u8]),
}

impl Value<'_> {
    fn kind(self) -> &'static str {
        match self {
            Value::Null => "nothing",
            Value::Integer(_) => "a whole number",
            Value::Real(_) => "a number",
            Value::Text(_) => "text",
            Value::Blob(_) => "bytes",
        }
    }
}

/// A column does not hold what belongs there.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("column {} of its row holds {found}, and {wanted} belongs there", .column.saturating_add(1))]
pub(super) struct Odd {
    column: usize,
    found: &'static str,
    wanted: &'static str,
}

impl Odd {
    /// What is read from a column that holds another thing.
    pub(super) fn new(column: usize, found: &'static str, wanted: &'static str) -> Odd {
        Odd { column, found, wanted }
    }
}

/// What can be read of a value.
pub(super) trait FromValue: Sized {
    /// What belongs there, in words.
    const WANTED: &'static str;

    /// It, if the value can be one.
    fn of(value: Value<'_>) -> Option<Self>;

    /// What a column holds.
    fn read(column: usize, value: Value<'_>) -> Result<Self, Odd> {
        Self::of(value).ok_or_else(|| Odd::new(column, value.kind(), Self::WANTED))
    }
}

impl FromValue for i64 {
    const WANTED: &'static str = "a whole number";

    fn of(value: Value<'_>) -> Option<Self> {
        if let Value::Integer(number) = value { Some(number) } else { None }
    }
}

impl FromValue for u32 {
    const WANTED: &'static str = "a number up to 4294967295";

    fn of(value: Value<'_>) -> Option<Self> {
        u32::try_from(i64::of(value)?).ok()
    }
}

impl FromValue for u16 {
    const WANTED: &'static str = "a number up to 65535";

    fn of(value: Value<'_>) -> Option<Self> {
        u16::try_from(i64::of(value)?).ok()
    }
}

impl FromValue for bool {
    const WANTED: &'static str = "a yes or no";

    fn of(value: Value<'_>) -> Option<Self> {
        Some(i64::of(value)? != 0)
    }
}

impl FromValue for String {
    const WANTED: &'static str = "text in UTF-8";

    fn of(value: Value<'_>) -> Option<Self> {
        let Value::Text(bytes) = value else { return None };
        std::str::from_utf8(bytes).ok().map(str::to_owned)
    }
}

impl FromValue for Vec<u8> {
    const WANTED: &'static str = "bytes";

    fn of(value: Value<'_>) -> Option<Self> {
        if let Value::Blob(bytes) = value { Some(bytes.to_vec()) } else { None }
    }
}

impl<T: FromValue> FromValue for Option<T> {
    const WANTED: &'static str = T::WANTED;

    fn of(value: Value<'_>) -> Option<Self> {
        if value == Value::Null { Some(None) } else { T::of(value).map(Some) }
    }
}

/// What can stand in a place of a statement.
pub(super) trait ToValue {
    /// As a value.
    fn value(&self) -> Value<'_>;
}

impl ToValue for i64 {
    fn value(&self) -> Value<'_> {
        Value::Integer(*self)
    }
}

impl ToValue for Value<'_> {
    fn value(&self) -> Value<'_> {
        *self
    }
}

/// Numbers that are never too large for a column.
macro_rules! numbers {
    ($($number:ty)*) => { $(impl ToValue for $number {
        fn value(&self) -> Value<'_> {
            Value::Integer(i64::from(*self))
        }
    })* };
}

numbers! { u8 u16 u32 bool }

impl ToValue for str {
    fn value(&self) -> Value<'_> {
        Value::Text(self.as_bytes())
    }
}

impl ToValue for String {
    fn value(&self) -> Value<'_> {
        self.as_str().value()
    }
}

impl ToValue for [u8] {
    fn value(&self) -> Value<'_> {
        Value::Blob(self)
    }
}

impl ToValue for Vec<u8> {
    fn value(&self) -> Value<'_> {
        self.as_slice().value()
    }
}

impl<T: ToValue + ?Sized> ToValue for &T {
    fn value(&self) -> Value<'_> {
        (*self).value()
    }
}

impl<T: ToValue> ToValue for Option<T> {
    fn value(&self) -> Value<'_> {
        self.as_ref().map_or(Value::Null, ToValue::value)
    }
}

/// What stands in the places of a statement: in `?1` the first.
pub(super) trait Values {
    /// How many there are.
    fn count(&self) -> usize;

    /// One of them, from 0 on.
    fn at(&self, index: usize) -> Value<'_>;
}

/// A statement without places.
impl Values for () {
    fn count(&self) -> usize {
        0
    }

    fn at(&self, _index: usize) -> Value<'_> {
        Value::Null
    }
}

impl<T: ToValue, const N: usize> Values for [T; N] {
    fn count(&self) -> usize {
        N
    }

    fn at(&self, index: usize) -> Value<'_> {
        self[index].value()
    }
}

impl<T: ToValue> Values for &[T] {
    fn count(&self) -> usize {
        self.len()
    }

    fn at(&self, index: usize) -> Value<'_> {
        self[index].value()
    }
}

/// Values of several kinds.
macro_rules! params {
    ($($value:expr),* $(,)?) => { &[$(&$value as &dyn $crate::store::value::ToValue),*] as &[&dyn $crate::store::value::ToValue] };
}
pub(super) use params;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_column_cannot_be_is_said_with_what_it_is() {
        assert_eq!(u32::read(0, Value::Integer(7)), Ok(7));
        let words = |odd: Result<(), Odd>| odd.unwrap_err().to_string();
        let odd = u32::read(2, Value::Integer(-1)).map(drop);
        assert_eq!(words(odd), "column 3 of its row holds a whole number, and a number up to 4294967295 belongs there");
        let odd = String::read(0, Value::Text(b"\xff")).map(drop);
        assert_eq!(words(odd), "column 1 of its row holds text, and text in UTF-8 belongs there");
        assert_eq!(Option::<i64>::read(0, Value::Null), Ok(None));
        assert!(i64::read(0, Value::Null).is_err());
    }

    #[test]
    fn what_is_written_is_what_is_read() {
        assert_eq!(bool::of(true.value()), Some(true));
        assert_eq!(String::of("ü".value()).as_deref(), Some("ü"));
        assert_eq!(Vec::of(b"\0".as_slice().value()), Some(vec![0]));
        assert_eq!(None::<u32>.value(), Value::Null);
        let values = params![1_u32, "a"];
        assert_eq!((values.count(), values.at(1)), (2, Value::Text(b"a")));
    }
}
