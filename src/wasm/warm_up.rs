//! Getting ready: browsers compile a function when it is first called, and the first comparison calls all of them.

use wasm_bindgen::prelude::*;

use super::Corpus;
use super::objects::to_plain_object;
use crate::params::Params;

/// Documents that are compared, and words in each: enough for the ways that only more than a few take, and for the smallest
/// functions to be compiled well.
const DOCUMENTS: u32 = 32;
const WORDS: u32 = 150;
/// Words from one document's first to the next one's.
const STEP: u32 = 20;

/// Has the browser compile what a comparison needs, by comparing a few made-up texts: some twenty milliseconds, most of
/// which the first comparison then does not take. To be called once the engine is loaded, while nobody waits for it yet.
///
/// # Errors
/// None that can be met.
#[wasm_bindgen(js_name = warmUp)]
pub fn warm_up() -> Result<(), JsValue> {
    let mut corpus = Corpus::new();
    for document in 0..DOCUMENTS {
        let words = (document * STEP..).take(WORDS as usize).map(|word| format!("Word{word}"));
        corpus.insert(&words.collect::<Vec<_>>().join(" ").into(), "document")?;
    }
    // Handed in and out as JavaScript does, and so that no pair is too unlike to be reported.
    let mut params = Params::default();
    params.similarity.threshold = 0.0;
    let params = to_plain_object(&params)?;
    corpus.compare(&params, &JsValue::UNDEFINED).map(drop)
}
