//! Converts errors to JavaScript errors with a `code` and `args`.

use js_sys::{Error, Reflect, TypeError};
use wasm_bindgen::prelude::*;

use super::objects::to_plain_object;
use crate::message::{Args, ErrorCode};
use crate::params::Mistakes;
use crate::report::error::Error as EngineError;

/// An error of the engine; of wrong parameters a `ParameterError` with its `mistakes`.
#[cold]
#[inline(never)]
pub(super) fn to_js_error(error: EngineError) -> JsValue {
    let js_error = general_error(error.code(), &error.args());
    if let EngineError::Mistakes(Mistakes(mistakes)) = error {
        js_error.set_name("ParameterError");
        set(&js_error, "mistakes", &to_plain_object(&mistakes).unwrap_or_default());
    }
    js_error.into()
}

/// An error that is none of the engine's own, such as a panic.
#[cold]
#[inline(never)]
pub(super) fn general_error(code: ErrorCode, args: &Args) -> Error {
    let error = Error::new(&args.in_english(code.english()));
    describe(&error, code, args);
    error
}

/// A value from JavaScript that is not what it must be.
#[cold]
#[inline(never)]
pub(super) fn type_error(code: ErrorCode, args: &Args) -> JsValue {
    let error = TypeError::new(&args.in_english(code.english()));
    describe(&error, code, args);
    error.into()
}

#[inline(never)]
fn describe(error: &Error, code: ErrorCode, args: &Args) {
    set(error, "code", &code.as_str().into());
    set(error, "args", &to_plain_object(args).unwrap_or_default());
}

fn set(error: &Error, name: &str, value: &JsValue) {
    let set = Reflect::set(error, &name.into(), value);
    debug_assert!(set.is_ok(), "an error object takes properties");
}
