//! Columns for Python: bytes in the layout of Arrow (little endian, one bit a row for validity and truth values), of which
//! `pyarrow` makes arrays without a copy, and plain Python makes lists.

use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// A column as Python receives it: name, kind (`u32`, `f64`, `bool`, `str`, `bytes`, or for lists `i64s` or `u32s`), rows,
/// values, bits of the rows that have a value (none where all have), and for texts, bytes and lists the offsets of 64 bits.
pub type PyColumn<'py> =
    (&'static str, &'static str, usize, Bound<'py, PyBytes>, Option<Bound<'py, PyBytes>>, Option<Bound<'py, PyBytes>>);

/// A column of a table.
pub struct Column {
    name: &'static str,
    kind: &'static str,
    rows: usize,
    values: Vec<u8>,
    validity: Option<Vec<u8>>,
    offsets: Option<Vec<u8>>,
}

impl Column {
    fn numbers<const N: usize>(
        name: &'static str,
        kind: &'static str,
        values: impl Iterator<Item = Option<[u8; N]>> + Clone,
    ) -> Self {
        let (validity, rows) = bits(values.clone().map(|value| value.is_some()));
        let values = values.flat_map(|value| value.unwrap_or([0; N])).collect();
        Self { name, kind, rows, values, validity: Some(validity), offsets: None }
    }

    /// Counts, places or ids.
    pub fn u32(name: &'static str, values: impl Iterator<Item = u32> + Clone) -> Self {
        Self { validity: None, ..Self::optional_u32(name, values.map(Some)) }
    }

    /// Shares and estimates.
    pub fn f64(name: &'static str, values: impl Iterator<Item = f64> + Clone) -> Self {
        Self { validity: None, ..Self::optional_f64(name, values.map(Some)) }
    }

    /// Counts that some rows do not have.
    pub fn optional_u32(name: &'static str, values: impl Iterator<Item = Option<u32>> + Clone) -> Self {
        Self::numbers(name, "u32", values.map(|value| value.map(u32::to_le_bytes)))
    }

    /// Shares that some rows do not have.
    pub fn optional_f64(name: &'static str, values: impl Iterator<Item = Option<f64>> + Clone) -> Self {
        Self::numbers(name, "f64", values.map(|value| value.map(f64::to_le_bytes)))
    }

    /// Truth values.
    pub fn bool(name: &'static str, values: impl Iterator<Item = bool>) -> Self {
        let (values, rows) = bits(values);
        Self { name, kind: "bool", rows, values, validity: None, offsets: None }
    }

    /// Texts; some rows may have none.
    pub fn text<T: AsRef<str>>(name: &'static str, texts: impl Iterator<Item = Option<T>> + Clone) -> Self {
        let mut values = Vec::new();
        let mut offsets = 0_u64.to_le_bytes().to_vec();
        for text in texts.clone() {
            values.extend(text.as_ref().map_or(&[][..], |text| text.as_ref().as_bytes()));
            offsets.extend((values.len() as u64).to_le_bytes());
        }
        let (validity, rows) = bits(texts.map(|text| text.is_some()));
        Self { name, kind: "str", rows, values, validity: Some(validity), offsets: Some(offsets) }
    }

    /// Lists of numbers of `N` bytes each.
    pub fn lists<const N: usize, T: IntoIterator<Item = [u8; N]>>(
        name: &'static str,
        kind: &'static str,
        lists: impl Iterator<Item = T>,
    ) -> Self {
        let mut values = Vec::new();
        let mut offsets = 0_u64.to_le_bytes().to_vec();
        for list in lists {
            values.extend(list.into_iter().flatten());
            offsets.extend(((values.len() / N) as u64).to_le_bytes());
        }
        Self { name, kind, rows: offsets.len() / 8 - 1, values, validity: None, offsets: Some(offsets) }
    }
}

/// Columns as Python receives them.
pub fn to_py(py: Python<'_>, columns: Vec<Column>) -> Vec<PyColumn<'_>> {
    let bytes = |bytes: Vec<u8>| PyBytes::new(py, &bytes);
    let to_py = |Column { name, kind, rows, values, validity, offsets }| {
        (name, kind, rows, bytes(values), validity.map(bytes), offsets.map(bytes))
    };
    columns.into_iter().map(to_py).collect()
}

/// One bit a row, lowest first, and the number of rows.
fn bits(values: impl Iterator<Item = bool>) -> (Vec<u8>, usize) {
    let values: Vec<bool> = values.collect();
    let bits = values.chunks(8).map(|of_byte| of_byte.iter().rev().fold(0, |byte, &bit| byte << 1 | u8::from(bit)));
    (bits.collect(), values.len())
}

/// Numbers of 64 bits from their bytes.
pub fn read_u64s(bytes: &[u8]) -> impl Iterator<Item = u64> + '_ {
    bytes.as_chunks().0.iter().map(|&bytes| u64::from_le_bytes(bytes))
}

/// Pairs of numbers of 32 bits from their bytes.
pub fn read_pairs(bytes: &[u8]) -> Vec<(u32, u32)> {
    // In little endian the first number is the lower half.
    read_u64s(bytes).map(|pair| (pair as u32, (pair >> 32) as u32)).collect()
}
