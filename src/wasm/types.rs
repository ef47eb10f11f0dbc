//! The types of all values that cross the boundary, for TypeScript.
//!
//! They are written by hand, so that nothing else in the engine depends on JavaScript, and a new name in Rust changes the interface
//! only on purpose. `tests/unit/types.spec.ts` checks them against the values that each function returns: no field more, none less.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const PARAMS: &str = include_str!("types/params.d.ts");
#[wasm_bindgen(typescript_custom_section)]
const DOCUMENTS: &str = include_str!("types/documents.d.ts");
#[wasm_bindgen(typescript_custom_section)]
const REPORT: &str = include_str!("types/report.d.ts");
#[wasm_bindgen(typescript_custom_section)]
const PAIRS: &str = include_str!("types/pairs.d.ts");
#[wasm_bindgen(typescript_custom_section)]
const MESSAGES: &str = include_str!("types/messages.d.ts");
#[wasm_bindgen(typescript_custom_section)]
const ANSWERS: &str = include_str!("types/answers.d.ts");
