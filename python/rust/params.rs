//! Parameters from keyword arguments. The engine reads and checks them; its table is what Python documents.

use lookalike::params::{DESCRIPTIONS, Params as EngineParams, RawValue};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyFloat, PyInt, PyString};
use serde_json::{Value, json};

use crate::errors::{snake_case, with_python_names};

/// Valid parameters of a comparison.
#[pyclass(frozen, module = "lookalike._engine")]
pub struct Params(pub EngineParams);

#[pymethods]
impl Params {
    /// JSON of all values, with those that the engine chose.
    fn values(&self) -> String {
        json!(self.0).to_string()
    }
}

/// Parameters from names as in reports and values of any type: the parameters, or JSON of all mistakes.
#[pyfunction]
pub fn read_params(values: Vec<(String, Bound<'_, PyAny>)>) -> PyResult<(Option<Params>, Option<String>)> {
    let raw = values.into_iter().map(|(name, value)| Ok((name, raw_value(&value)?))).collect::<PyResult<Vec<_>>>()?;
    Ok(match EngineParams::from_raw(&raw) {
        Ok(params) => (Some(Params(params)), None),
        Err(mistakes) => {
            let mistakes = mistakes.0.iter().map(|mistake| {
                json!({
                    "field": snake_case(&mistake.field),
                    "code": mistake.code,
                    "args": mistake.args,
                    "message": with_python_names(&mistake.message),
                })
            });
            (None, Some(mistakes.collect::<Value>().to_string()))
        }
    })
}

fn raw_value(value: &Bound<'_, PyAny>) -> PyResult<RawValue> {
    Ok(if value.is_instance_of::<PyBool>() {
        RawValue::Bool(value.extract()?)
    } else if value.is_instance_of::<PyInt>() {
        match value.extract::<u64>() {
            Ok(whole) => RawValue::Integer(whole),
            // Below 0 or beyond 64 bits: no parameter takes it, and the message shows it.
            Err(_) => RawValue::Other(value.str()?.to_string()),
        }
    } else if value.is_instance_of::<PyFloat>() {
        RawValue::Number(value.extract()?)
    } else if value.is_instance_of::<PyString>() {
        RawValue::Text(value.str()?.to_string_lossy().into_owned())
    } else {
        RawValue::Other(format!("a value of type {}", value.get_type().name()?))
    })
}

/// JSON of the table of parameters: name, meaning, default in words, and the range of whole numbers.
#[pyfunction]
pub fn parameters() -> String {
    let described = DESCRIPTIONS.iter().map(|parameter| {
        json!({
            "name": parameter.name,
            "text": parameter.text.split_whitespace().collect::<Vec<_>>().join(" "),
            "default": parameter.default,
            "range": parameter.range,
        })
    });
    described.collect::<Value>().to_string()
}
