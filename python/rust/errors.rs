//! The engine's errors as Python exceptions, with the engine's own messages.
//!
//! Messages name parameters as reports do (`maxPairs`). A Python programmer writes `max_pairs`, and so do the messages here.

use lookalike::params::FIELDS;
use pyo3::create_exception;
use pyo3::exceptions::{PyMemoryError, PyValueError};
use pyo3::prelude::*;

create_exception!(
    lookalike,
    InputError,
    PyValueError,
    "Texts, ids or files that cannot be compared; the message names the row, column or file."
);
create_exception!(
    lookalike,
    MemoryLimitError,
    PyMemoryError,
    "An exact comparison was asked for and needs more memory than `memory_limit` allows."
);

/// An [`InputError`] with this message.
pub fn input_error(message: impl Into<String>) -> PyErr {
    InputError::new_err(message.into())
}

/// The exception for an error of the engine.
pub fn to_py_error(error: lookalike::Error) -> PyErr {
    input_error(with_python_names(&error.to_string()))
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
    let mut snake = String::with_capacity(name.len() + 4);
    for letter in name.chars() {
        if letter.is_ascii_uppercase() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}
