//! Warm-up: browsers compile a function when it is first called, and the first comparison calls nearly all of them.

use wasm_bindgen::prelude::*;

use super::Corpus;
use super::objects::to_plain_object;
use crate::params::Params;

/// Number of documents, and words in each: enough to take the paths for larger inputs, and for the smallest functions to be
/// optimised.
const DOCUMENTS: u32 = 32;
const WORDS: u32 = 150;
/// Words by which each document is shifted against the one before it.
const STEP: u32 = 20;

/// Makes the browser compile the functions of a comparison, by comparing a few generated texts. It takes about twenty milliseconds,
/// most of which the first comparison saves. Call it once the engine is loaded, while nobody waits.
///
/// # Errors
/// Never throws.
#[wasm_bindgen(js_name = warmUp)]
pub fn warm_up() -> Result<(), JsValue> {
    let mut corpus = Corpus::new();
    for document in 0..DOCUMENTS {
        let words = (document * STEP..).take(WORDS as usize).map(|word| format!("Word{word}"));
        corpus.insert(&words.collect::<Vec<_>>().join(" ").into(), "document")?;
    }
    // With parameters from JavaScript, and with threshold 0, so that pairs are reported.
    let params = to_plain_object(&Params { threshold: 0.0, ..Params::default() })?;
    corpus.compare(&params, &JsValue::UNDEFINED).map(drop)
}
