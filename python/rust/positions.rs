//! Positions in a text, from the UTF-16 code units of the engine to what Python counts.
//!
//! A Python string is indexed by code points. For a text without characters beyond U+FFFF both are the same, and nothing is
//! looked up; else a table of the text is made, 4 bytes a code unit. O(n) for a text of n bytes.

use pyo3::prelude::*;

/// What positions count.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// Code points, as indices of a Python string.
    CodePoints,
    /// Bytes of UTF-8.
    Utf8,
    /// UTF-16 code units, as in JavaScript.
    Utf16,
}

impl<'a, 'py> FromPyObject<'a, 'py> for Unit {
    type Error = PyErr;

    fn extract(name: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        Ok(match name.extract::<String>()?.as_str() {
            "codepoints" => Self::CodePoints,
            "utf8" => Self::Utf8,
            _ => Self::Utf16,
        })
    }
}

/// The positions of one text.
pub struct Positions(Option<Vec<u32>>);

impl Positions {
    /// For a text; positions of a text that is not there stay as they are.
    pub fn of(text: Option<&str>, unit: Unit) -> Self {
        let text = text.unwrap_or_default();
        let is_same = match unit {
            Unit::Utf16 => true,
            Unit::Utf8 => text.is_ascii(),
            // The first byte of a character beyond U+FFFF.
            Unit::CodePoints => text.bytes().all(|byte| byte < 0xf0),
        };
        if is_same {
            return Self(None);
        }
        let mut table = Vec::with_capacity(text.len());
        for (place, (byte, character)) in (0..).zip(text.char_indices()) {
            let position = if unit == Unit::Utf8 { byte as u32 } else { place };
            table.extend((0..character.len_utf16()).map(|_| position));
        }
        table.push(if unit == Unit::Utf8 { text.len() } else { text.chars().count() } as u32);
        Self(Some(table))
    }

    /// Converts a position in place. O(1).
    pub fn convert(&self, position: &mut u32) {
        if let Some(table) = &self.0 {
            *position = table.get(*position as usize).or(table.last()).copied().unwrap_or_default();
        }
    }
}
