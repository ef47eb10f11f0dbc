//! A pair's passages, and what was repaired in a text, as they leave: long lists as typed arrays. `types/pairs.d.ts` says
//! what each field is.

use wasm_bindgen::JsValue;

use super::objects::{object, to_plain_object, uint32s};
use crate::side_by_side::{ObfuscationPlaces, PairDetail};
use crate::text::deobfuscation::Obfuscation;
use crate::text::span::Utf16Span;

/// A pair's detail as a plain object.
pub(super) fn pair_detail(detail: &PairDetail) -> Result<JsValue, JsValue> {
    let spans =
        |spans: &[Utf16Span]| uint32s(&spans.iter().flat_map(|span| [span.start.0, span.end.0]).collect::<Vec<u32>>());
    Ok(object(&[
        ("pair", to_plain_object(&detail.pair)?),
        ("passages", to_plain_object(&detail.passages)?),
        ("tooShort", detail.too_short.into()),
        ("bounded", detail.bounded.into()),
        ("shinglesA", spans(&detail.shingles_a)),
        ("shinglesB", spans(&detail.shingles_b)),
        ("setAsideA", to_plain_object(&detail.set_aside_a)?),
        ("setAsideB", to_plain_object(&detail.set_aside_b)?),
        ("sharesA", to_plain_object(&detail.shares_a)?),
        ("sharesB", to_plain_object(&detail.shares_b)?),
        ("whole", to_plain_object(&detail.whole)?),
        ("repairsA", repaired_places(&detail.repairs_a)?),
        ("repairsB", repaired_places(&detail.repairs_b)?),
        ("unrepaired", to_plain_object(&detail.unrepaired)?),
    ]))
}

/// What was repaired in a text, as a plain object.
pub(super) fn repaired_places(repairs: &ObfuscationPlaces) -> Result<JsValue, JsValue> {
    let ObfuscationPlaces { tricks, places, left_out } = repairs;
    let counts = js_sys::Array::new();
    for (trick, count) in tricks {
        counts.push(&object(&[
            ("trick", to_plain_object(trick)?),
            ("characters", count.characters.into()),
            ("words", count.words.into()),
            ("flagged", count.flagged.into()),
        ]));
    }
    let index = |trick: Obfuscation| tricks.iter().position(|&(found, _)| found == trick).unwrap_or_default() as u32;
    let flat: Vec<u32> = places.iter().flat_map(|&(trick, span)| [index(trick), span.start.0, span.end.0]).collect();
    Ok(object(&[("tricks", counts.into()), ("places", uint32s(&flat)), ("leftOut", (*left_out).into())]))
}
