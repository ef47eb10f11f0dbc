//! Texts from Python lists, and from the bytes of Arrow columns.

use lookalike::{NewDocument, Role};
use pyo3::exceptions::PyUnicodeEncodeError;
use pyo3::prelude::*;
use pyo3::types::{PyFloat, PyList, PyString};

use crate::columns::read_u64s;
use crate::errors::InputError;

/// Names, authors and roles of documents; a list each, or none.
#[derive(FromPyObject)]
pub struct Labels<'py> {
    names: Option<Bound<'py, PyList>>,
    authors: Option<Bound<'py, PyList>>,
    roles: Option<Bound<'py, PyList>>,
}

impl Labels<'_> {
    /// The labels of each document, in order. Those without a name are called "text 1" and so on, from `first`. An error
    /// names the row of a value that is no text, or of an unknown role.
    pub fn documents(&self, count: usize, first: usize) -> PyResult<Vec<NewDocument>> {
        let mut names = optional(self.names.as_ref(), "names")?.into_iter();
        let mut authors = optional(self.authors.as_ref(), "authors")?.into_iter();
        let mut roles = optional(self.roles.as_ref(), "roles")?.into_iter();
        (0..count)
            .map(|row| {
                let name = names.next().flatten().unwrap_or_else(|| format!("text {}", first + row));
                let role = roles.next().flatten().map_or(Ok(Role::Submission), |role| read_role(&role, row))?;
                Ok(NewDocument { name, role, author: authors.next().flatten() })
            })
            .collect()
    }
}

fn optional(list: Option<&Bound<'_, PyList>>, place: &str) -> PyResult<Vec<Option<String>>> {
    list.map_or(Ok(Vec::new()), |list| read_strings(list, place))
}

fn read_role(role: &str, row: usize) -> PyResult<Role> {
    match role {
        "submission" => Ok(Role::Submission),
        "archive" => Ok(Role::Archive),
        "template" => Ok(Role::Template),
        _ => Err(InputError::new_err(format!(
            "roles[{row}] must be one of \"submission\", \"archive\", \"template\", got {role:?}"
        ))),
    }
}

/// The strings of a list, `None` for None and NaN.
///
/// # Errors
/// `InputError` for any other value, and for a string that is not valid Unicode.
pub fn read_strings(list: &Bound<'_, PyList>, place: &str) -> PyResult<Vec<Option<String>>> {
    let read = |(row, value): (usize, Bound<'_, PyAny>)| read_string(&value, || format!("{place}[{row}]"));
    list.iter().enumerate().map(read).collect()
}

/// A string as in [`read_strings`].
pub fn read_string(value: &Bound<'_, PyAny>, place: impl Fn() -> String) -> PyResult<Option<String>> {
    if let Ok(text) = value.cast::<PyString>() {
        return text.to_str().map(|text| Some(text.to_owned())).map_err(|error| not_unicode(text, &error, &place()));
    }
    if value.is_none() || value.cast::<PyFloat>().is_ok_and(|number| number.value().is_nan()) {
        return Ok(None);
    }
    Err(InputError::new_err(format!("{} must be a str, got a value of type {}", place(), value.get_type().name()?)))
}

fn not_unicode(text: &Bound<'_, PyString>, error: &PyErr, place: &str) -> PyErr {
    if !error.is_instance_of::<PyUnicodeEncodeError>(text.py()) {
        return error.clone_ref(text.py());
    }
    let at = error.value(text.py()).getattr("start").and_then(|start| start.extract::<usize>()).unwrap_or_default();
    InputError::new_err(format!(
        "{place} is not valid Unicode: there is a lone surrogate at index {at}; read it lossily with \
         text.encode(\"utf-16\", \"surrogatepass\").decode(\"utf-16\", \"replace\")"
    ))
}

/// The texts of an Arrow column of large strings, from its bytes and offsets. Messages count rows from `first`.
///
/// # Errors
/// `InputError` for bytes that are not UTF-8, or offsets beyond them.
pub fn read_utf8(bytes: &[u8], offsets: &[u8], place: &str, first: usize) -> PyResult<Vec<String>> {
    let offsets: Vec<usize> = read_u64s(offsets).map(|offset| offset as usize).collect();
    let start = offsets.first().copied().unwrap_or_default();
    let read = |(row, range): (usize, &[usize])| {
        let range = range[0].wrapping_sub(start)..range[1].wrapping_sub(start);
        let text = bytes.get(range).and_then(|bytes| str::from_utf8(bytes).ok());
        text.map(str::to_owned)
            .ok_or_else(|| InputError::new_err(format!("{place}[{}] is not valid UTF-8", first + row)))
    };
    offsets.windows(2).enumerate().map(read).collect()
}
