//! One pair out of a report's columns, with every measure.

use js_sys::{Reflect, TypeError};
use wasm_bindgen::prelude::*;

use super::errors::to_plain_object;
use crate::estimate::minhash::estimate::Estimate;
use crate::exact::similarity::Counts;
use crate::report::pairs::{Evidence, Pair};

/// The listed pair at a place from 0 of a report, with all that follows from its columns.
///
/// # Errors
/// Throws `TypeError` for what is no report, and for a place beyond its pairs.
#[wasm_bindgen(js_name = pairAt, unchecked_return_type = "Pair")]
pub fn pair_at(
    #[wasm_bindgen(unchecked_param_type = "Report")] report: &JsValue,
    index: u32,
) -> Result<JsValue, JsValue> {
    let number = |column: &str, at: u32| {
        number(report, column, at).ok_or_else(|| {
            JsValue::from(TypeError::new(&format!(
                "pairAt takes a report and the place of one of its pairs, from 0 to pairs.length - 1; there is no \
                 {column}[{at}] in what it was given"
            )))
        })
    };
    #[expect(clippy::cast_sign_loss, reason = "columns hold no negative numbers")]
    let whole = |column: &str, at: u32| number(column, at).map(|number| number as u32);
    let documents = [whole("pairs.a", index)?, whole("pairs.b", index)?];
    let [a, b] = documents.map(|document| whole("documents.weight", document));
    let counts = Counts { a: a?, b: b?, shared: whole("pairs.shared", index)? };
    let known = whole("pairs.estimate", index)?;
    let estimate = Estimate {
        value: number("estimates.value", known)?,
        low: number("estimates.low", known)?,
        high: number("estimates.high", known)?,
    };
    let candidate = number("pairs.candidate", index)? != 0.0;
    let [group, other] = documents.map(|document| whole("documents.group", document));
    let group = Some(group?).filter(|&number| number != 0 && Ok(number) == other);
    let evidence = evidence(index, &number)?;
    to_plain_object(&Pair::new(documents, counts, estimate, candidate, group, evidence))
}

/// The evidence of a pair, if it is one of those that have some.
#[expect(clippy::cast_sign_loss, reason = "columns hold no negative numbers")]
fn evidence(index: u32, number: &impl Fn(&str, u32) -> Result<f64, JsValue>) -> Result<Option<Evidence>, JsValue> {
    let Ok(matched_a) = number("pairs.evidence.matchedA", index) else { return Ok(None) };
    // NaN stands for none.
    let optional = |column: &str| number(column, index).map(|number| Some(number).filter(|number| !number.is_nan()));
    let whole = |column: &str| number(&format!("pairs.evidence.{column}"), index).map(|number| number as u32);
    Ok(Some(Evidence {
        matched_a: matched_a as u32,
        matched_b: whole("matchedB")?,
        verbatim_a: whole("verbatimA")?,
        verbatim_b: whole("verbatimB")?,
        longest: whole("longest")?,
        passages: whole("passages")?,
        expected_by_chance: optional("pairs.evidence.expectedByChance")?,
        score: optional("pairs.evidence.score")?,
    }))
}

fn number(report: &JsValue, column: &str, at: u32) -> Option<f64> {
    let field = |value: JsValue, key: &str| Reflect::get(&value, &key.into()).ok();
    let column = column.split('.').try_fold(report.clone(), field)?;
    Reflect::get_u32(&column, at).ok()?.as_f64()
}
