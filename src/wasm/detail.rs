//! What is shown of a pair as it leaves: long columns as typed arrays.

use js_sys::Uint32Array;
use serde::Serialize;

use crate::report::pairs::Pair;
use crate::report::{ExcludedStretch, Measures, Passage, TokenBreakdown};
use crate::side_by_side;
use crate::text::deobfuscation::{Count, Obfuscation};
use crate::text::span::Utf16Span;

/// A pair's detail as it leaves: its long columns as typed arrays.
#[derive(Serialize, tsify::Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct PairDetail {
    /// Its measures; `a` and `b` are the ids it was asked for by.
    pair: Pair,
    /// Its shared passages, those with the most equal tokens first; none overlaps another on either side.
    passages: Vec<Passage>,
    /// Matches of a shingle or more that are too short to be passages.
    too_short: u32,
    /// Whether the texts are so repetitive that not all matches could be tried, so that a passage may be shorter than
    /// need be.
    bounded: bool,
    /// What shared shingles cover in the first text: start, end, start, end, … in UTF-16 code units.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    shingles_a: Uint32Array,
    /// What shared shingles cover in the second text.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    shingles_b: Uint32Array,
    /// What of the first text takes no part, ascending.
    set_aside_a: Vec<ExcludedStretch>,
    /// What of the second text takes no part, ascending.
    set_aside_b: Vec<ExcludedStretch>,
    /// What the first text's tokens are.
    shares_a: TokenBreakdown,
    /// What the second text's tokens are.
    shares_b: TokenBreakdown,
    /// The measures if nothing were left out; none where nothing is.
    #[tsify(type = "Measures | null")]
    whole: Option<Measures>,
    /// What was repaired in the first text, and where.
    repairs_a: ObfuscationPlaces,
    /// The same of the second text.
    repairs_b: ObfuscationPlaces,
    /// The pair's measures with nothing repaired, where a text is flagged.
    #[tsify(type = "Pair | null")]
    unrepaired: Option<Pair>,
}

/// What was repaired in a text.
#[derive(Serialize, tsify::Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct ObfuscationPlaces {
    /// The tricks that were found.
    tricks: Vec<TrickCount>,
    /// Where they are: three numbers a place, the index of the trick in `tricks`, start and end in UTF-16 code units.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    places: Uint32Array,
    /// How many more places there are.
    left_out: u32,
}

/// What came of a trick in a text.
#[derive(Serialize, tsify::Tsify)]
struct TrickCount {
    trick: Obfuscation,
    /// Characters that were changed or left out; of letters spaced out, the letters.
    characters: u32,
    /// Words that they stand in; of letters spaced out, those they make up.
    words: u32,
    /// Whether it is too much to be an accident.
    flagged: bool,
}

impl From<side_by_side::ObfuscationPlaces> for ObfuscationPlaces {
    fn from(repairs: side_by_side::ObfuscationPlaces) -> Self {
        let side_by_side::ObfuscationPlaces { tricks, places, left_out } = repairs;
        let at = |trick: Obfuscation| tricks.iter().position(|&(found, _)| found == trick).unwrap_or_default() as u32;
        let flat: Vec<u32> = places.iter().flat_map(|&(trick, span)| [at(trick), span.start.0, span.end.0]).collect();
        let count = |&(trick, Count { characters, words, flagged }): &(Obfuscation, Count)| TrickCount {
            trick,
            characters,
            words,
            flagged,
        };
        Self { tricks: tricks.iter().map(count).collect(), places: Uint32Array::from(&flat[..]), left_out }
    }
}

impl From<side_by_side::PairDetail> for PairDetail {
    fn from(detail: side_by_side::PairDetail) -> Self {
        let flat = |spans: &[Utf16Span]| {
            let ends: Vec<u32> = spans.iter().flat_map(|span| [span.start.0, span.end.0]).collect();
            Uint32Array::from(&ends[..])
        };
        let side_by_side::PairDetail { pair, passages, too_short, bounded, shingles_a, shingles_b, .. } = detail;
        let side_by_side::PairDetail { set_aside_a, set_aside_b, shares_a, shares_b, whole, .. } = detail;
        let side_by_side::PairDetail { repairs_a, repairs_b, unrepaired, .. } = detail;
        let (repairs_a, repairs_b) = (repairs_a.into(), repairs_b.into());
        let (shingles_a, shingles_b) = (flat(&shingles_a), flat(&shingles_b));
        Self {
            pair,
            passages,
            too_short,
            bounded,
            shingles_a,
            shingles_b,
            set_aside_a,
            set_aside_b,
            shares_a,
            shares_b,
            whole,
            repairs_a,
            repairs_b,
            unrepaired,
        }
    }
}
