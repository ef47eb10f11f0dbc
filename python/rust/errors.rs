//! The engine's errors as Python exceptions, with the engine's own messages.
//!
//! Messages name parameters as reports do (`maxPairs`). A Python programmer writes `max_pairs`, and so do the messages here.

use lookalike::params::FIELDS;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    lookalike,
    InputError,
    PyValueError,
    "Texts, ids or files that cannot be compared; the message names the row, column or file."
);

/// The exception for an error of the engine.
pub fn to_py_error(error: lookalike::Error) -> PyErr {
    InputError::new_err(with_python_names(&error.to_string()))
}

/// A message with the names of parameters as they are in Python.
pub fn with_python_names(message: &str) -> String {
    FIELDS.iter().fold(message.to_owned(), |message, name| {
        // Names of one word are the same, and may be words of a sentence.
        if name.contains(char::is_uppercase) { message.replace(name, &snake_case(name)) } else { message }
    })
}

/// `maxPairs` → `max_pairs`.
pub fn snake_case(name: &str) -> String {
    let letters = name.chars().flat_map(|letter| {
        let separator = letter.is_ascii_uppercase().then_some('_');
        separator.into_iter().chain([letter.to_ascii_lowercase()])
    });
    letters.collect()
}
