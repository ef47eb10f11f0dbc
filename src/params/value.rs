//! A parameter's value as a raw one, as reports write it.

use super::choices::Choice;
use super::raw::RawValue;

/// A type of parameters.
pub(super) trait Value {
    fn to_raw(self) -> RawValue;
}

impl Value for bool {
    fn to_raw(self) -> RawValue {
        RawValue::Bool(self)
    }
}

impl Value for u32 {
    fn to_raw(self) -> RawValue {
        RawValue::Integer(self.into())
    }
}

impl Value for u64 {
    fn to_raw(self) -> RawValue {
        RawValue::Integer(self)
    }
}

impl Value for f64 {
    fn to_raw(self) -> RawValue {
        RawValue::Number(self)
    }
}

impl<T: Choice> Value for T {
    fn to_raw(self) -> RawValue {
        RawValue::Text(self.word().to_owned())
    }
}
