//! Converts the details of a pair and the obfuscation of a text to JavaScript objects, long lists to typed arrays. The fields are
//! documented in `types/pairs.d.ts`.

use wasm_bindgen::JsValue;

use super::objects::{object, to_plain_object, uint32s};
use crate::side_by_side::{ObfuscationPlaces, PairDetail};
use crate::text::deobfuscation::Obfuscation;
use crate::text::span::Utf16Span;

/// A pair's detail as a plain object.
pub(super) fn pair_detail(detail: &PairDetail) -> Result<JsValue, JsValue> {
    let spans =
        |spans: &[Utf16Span]| uint32s(&spans.iter().flat_map(|span| [span.start.0, span.end.0]).collect::<Vec<u32>>());
    let rewritten = detail.rewritten.as_ref().map_or(JsValue::NULL, |found| {
        object(&[("a", spans(&found.a)), ("b", spans(&found.b)), ("shared", found.shared.into())])
    });
    Ok(object(&[
        ("pair", to_plain_object(&detail.pair)?),
        ("passages", to_plain_object(&detail.passages)?),
        ("rewritten", rewritten),
        ("tooShort", detail.too_short.into()),
        ("bounded", detail.bounded.into()),
        ("shinglesA", spans(&detail.shingles_a)),
        ("shinglesB", spans(&detail.shingles_b)),
        ("excludedA", to_plain_object(&detail.excluded_a)?),
        ("excludedB", to_plain_object(&detail.excluded_b)?),
        ("commentsA", spans(&detail.comments_a)),
        ("commentsB", spans(&detail.comments_b)),
        ("breakdownA", to_plain_object(&detail.breakdown_a)?),
        ("breakdownB", to_plain_object(&detail.breakdown_b)?),
        ("whole", to_plain_object(&detail.whole)?),
        ("obfuscationA", obfuscation_places(&detail.obfuscation_a)?),
        ("obfuscationB", obfuscation_places(&detail.obfuscation_b)?),
        ("withoutDeobfuscation", to_plain_object(&detail.without_deobfuscation)?),
    ]))
}

/// The obfuscation in a text as a plain object.
pub(super) fn obfuscation_places(obfuscation: &ObfuscationPlaces) -> Result<JsValue, JsValue> {
    let ObfuscationPlaces { kinds, places, unlisted } = obfuscation;
    let counts = js_sys::Array::new();
    for (kind, count) in kinds {
        counts.push(&object(&[
            ("kind", to_plain_object(kind)?),
            ("characters", count.characters.into()),
            ("words", count.words.into()),
            ("flagged", count.flagged.into()),
        ]));
    }
    let index = |kind: Obfuscation| kinds.iter().position(|&(found, _)| found == kind).unwrap_or_default() as u32;
    let flat: Vec<u32> = places.iter().flat_map(|&(kind, span)| [index(kind), span.start.0, span.end.0]).collect();
    Ok(object(&[("kinds", counts.into()), ("places", uint32s(&flat)), ("unlisted", (*unlisted).into())]))
}
