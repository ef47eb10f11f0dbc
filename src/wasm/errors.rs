//! Converts errors to JavaScript errors.

use js_sys::{Error, Reflect};
use wasm_bindgen::prelude::*;

use super::objects::to_plain_object;
use crate::params::Mistakes;
use crate::report::error::Error as EngineError;

/// A JavaScript error; of wrong parameters a `ParameterError` with its `mistakes`.
pub(super) fn to_js_error(error: EngineError) -> JsValue {
    let js_error = Error::new(&error.to_string());
    if let EngineError::Mistakes(Mistakes(mistakes)) = error {
        js_error.set_name("ParameterError");
        let attached =
            to_plain_object(&mistakes).and_then(|mistakes| Reflect::set(&js_error, &"mistakes".into(), &mistakes));
        debug_assert!(attached.is_ok(), "an error object takes properties");
    }
    js_error.into()
}
