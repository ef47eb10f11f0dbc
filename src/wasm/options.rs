//! Progress and cancellation of a comparison from JavaScript.

use std::ops::ControlFlow;

use js_sys::{Function, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::AbortSignal;

use super::errors::{to_js_error, type_error};
use super::objects::to_plain_object;
use super::read::{field_names, given_at, is_array};
use crate::corpus::progress::OnProgress;
use crate::message::{Args, ErrorCode};
use crate::report::Progress;
use crate::report::error::Error as EngineError;

/// The options there are.
const OPTIONS: [&str; 2] = ["signal", "onProgress"];

/// The `signal` and the `onProgress` function of a comparison.
#[derive(Default)]
pub(super) struct CompareOptions {
    signal: Option<AbortSignal>,
    on_progress: Option<Function>,
}

impl CompareOptions {
    /// Reads `{ signal, onProgress }`, or a function that is used as `onProgress`.
    pub(super) fn read(options: &JsValue) -> Result<Self, JsValue> {
        if options.is_undefined() || options.is_null() {
            return Ok(Self::default());
        }
        if let Some(on_progress) = options.dyn_ref::<Function>() {
            return Ok(Self { signal: None, on_progress: Some(on_progress.clone()) });
        }
        if !options.is_object() || is_array(options) {
            return Err(type_error(ErrorCode::WrongOptions, &given_at("options", options)));
        }
        // A signal has no properties of its own, so it would pass for options with nothing in them.
        let names = field_names(options, ErrorCode::WrongOptions, "options")?;
        if Reflect::has(options, &"aborted".into())? {
            let given = "a signal; write { signal }";
            return Err(type_error(
                ErrorCode::WrongOptions,
                &Args::default().word("place", "options").word("given", given),
            ));
        }
        for name in names {
            if !OPTIONS.contains(&&name[..]) {
                let args = Args::default().text("name", &name).word("known", &OPTIONS.join(", "));
                return Err(type_error(ErrorCode::UnknownOption, &args));
            }
        }
        let field = |name: &str| {
            let value = Reflect::get(options, &name.into())?;
            Ok::<_, JsValue>(Some(value).filter(|value| !value.is_undefined() && !value.is_null()))
        };
        Ok(Self {
            signal: field("signal")?.map(read_signal).transpose()?,
            on_progress: field("onProgress")?.map(read_function).transpose()?,
        })
    }

    /// Throws the signal's reason if it is aborted.
    pub(super) fn throw_if_aborted(&self) -> Result<(), JsValue> {
        match &self.signal {
            Some(signal) if signal.aborted() => Err(signal.reason()),
            _ => Ok(()),
        }
    }

    /// Runs work that reports its progress. An abort, or an error thrown by `onProgress`, stops it and is rethrown.
    pub(super) fn run<T>(&self, work: impl FnOnce(&mut OnProgress) -> Result<T, EngineError>) -> Result<T, JsValue> {
        self.throw_if_aborted()?;
        let mut thrown = None;
        let result = work(&mut |progress| match self.report(&progress) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                thrown = Some(error);
                ControlFlow::Break(())
            }
        });
        result.map_err(|error| thrown.unwrap_or_else(|| to_js_error(error)))
    }

    fn report(&self, progress: &Progress) -> Result<(), JsValue> {
        if let Some(on_progress) = &self.on_progress {
            on_progress.call1(&JsValue::UNDEFINED, &to_plain_object(progress)?)?;
        }
        self.throw_if_aborted()
    }
}

/// Recognised by its properties: a signal of another frame is not an instance of this frame's `AbortSignal`.
fn read_signal(value: JsValue) -> Result<AbortSignal, JsValue> {
    if Reflect::get(&value, &"aborted".into()).is_ok_and(|aborted| aborted.as_bool().is_some()) {
        return Ok(value.unchecked_into());
    }
    Err(type_error(ErrorCode::WrongSignal, &given_at("options.signal", &value)))
}

fn read_function(value: JsValue) -> Result<Function, JsValue> {
    value.dyn_into().map_err(|value| type_error(ErrorCode::WrongProgress, &given_at("options.onProgress", &value)))
}
