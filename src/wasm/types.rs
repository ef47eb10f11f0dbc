//! The types of all values that cross the boundary, for TypeScript.
//!
//! They are written here, and not derived where the values are made, so that nothing else in the engine knows of JavaScript,
//! and so that a new name in Rust changes the interface only on purpose. `tests/unit/types.spec.ts` holds them to the values
//! themselves: the compiler accepts what each function returns, no field more and none less.

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
const ANSWERS: &str = include_str!("types/answers.d.ts");
