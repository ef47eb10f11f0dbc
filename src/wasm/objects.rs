//! Converts Rust values to plain JavaScript objects.

use js_sys::{Error, Float64Array, Object, Reflect, Uint16Array, Uint32Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// A plain object, array or primitive value.
pub(super) fn to_plain_object(value: &impl Serialize) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(|error| Error::new(&error.to_string()).into())
}

/// A plain object with these fields, which may contain typed arrays.
pub(super) fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        let set = Reflect::set(&object, &(*name).into(), value);
        debug_assert!(set.is_ok(), "a new object takes fields");
    }
    object.into()
}

/// A column of numbers.
pub(super) fn uint32s(numbers: &[u32]) -> JsValue {
    Uint32Array::from(numbers).into()
}

/// A column of numbers.
pub(super) fn float64s(numbers: &[f64]) -> JsValue {
    Float64Array::from(numbers).into()
}

/// Numbers as a typed array of the narrowest type that fits them all: allocating memory takes a browser longer than converting.
pub(super) fn narrowest(numbers: &[u32]) -> JsValue {
    // Without a branch, so that it is vectorised.
    if numbers.iter().fold(0, |all, number| all | number) > u32::from(u16::MAX) {
        return uint32s(numbers);
    }
    let narrow: Vec<u16> = numbers.iter().map(|&number| number as u16).collect();
    Uint16Array::from(&narrow[..]).into()
}
