//! The values that each numeric parameter may have.

use crate::message::{Args, MistakeCode};
use crate::params::raw::{Mistake, RawValue};

/// Longest shingle, in tokens. Beyond some 30 words only whole-page copies match; 64 leaves room for characters.
pub const MAX_K: u32 = 64;
/// Most letters that may be left of a word: beyond, hardly any word is longer.
pub const MAX_STEM: u32 = 16;
/// Farthest that the tokens of a pair may stand apart: a long sentence and a half.
pub const MAX_REACH: u32 = 64;
/// Widest window of winnowing: beyond, a shared run must be longer than a page to be found for certain.
pub const MAX_WINNOW: u32 = 1024;
/// Longest signature, in bins: an error of 1/64 at worst, and 16 kB a document.
pub const MAX_SIGNATURE_LENGTH: u32 = 4096;
/// Largest seed: JavaScript's numbers count exactly up to here.
pub const MAX_SEED: u64 = (1 << 53) - 1;
/// Most pairs a report may list: about 1 GB as columns, near the limit of a browser tab.
pub const MAX_PAIRS: u32 = 10_000_000;
/// Widest gap within a passage: beyond some 1 000 tokens two passages are not one.
pub const MAX_PASSAGE_GAP: u32 = 1000;
/// Largest value of the shortest passage: about twenty pages.
pub const MAX_SHORTEST_PASSAGE: u32 = 10_000;
/// Most memory an engine of 32-bit addresses can have, in MB.
pub const MAX_MEMORY: u32 = 4096;

/// The whole numbers that a parameter may be, both ends included.
#[derive(Clone, Copy)]
pub(super) struct Integers {
    pub(super) field: &'static str,
    min: u64,
    max: u64,
}

impl Integers {
    const fn new(field: &'static str, min: u32, max: u32) -> Self {
        Self { field, min: min as u64, max: max as u64 }
    }

    pub(super) fn contains(self, value: u64) -> bool {
        (self.min..=self.max).contains(&value)
    }

    pub(super) fn mistake(self, given: &RawValue) -> Mistake {
        let Self { field, min, max } = self;
        let args = Args::default().word("field", field).number("min", min).number("max", max);
        Mistake::new(field, MistakeCode::NotWhole, args.with("given", given.as_arg()))
    }
}

pub(super) const K: Integers = Integers::new("k", 1, MAX_K);
pub(super) const STEM: Integers = Integers::new("stem", 0, MAX_STEM);
pub(super) const REACH: Integers = Integers::new("reach", 0, MAX_REACH);
pub(super) const WINNOW: Integers = Integers::new("winnow", 0, MAX_WINNOW);
pub(super) const MAX_DOCUMENT_FREQUENCY: Integers = Integers::new("maxDocumentFrequency", 0, u32::MAX);
pub(super) const PASSAGE_GAP: Integers = Integers::new("passageGap", 0, MAX_PASSAGE_GAP);
pub(super) const SHORTEST_PASSAGE: Integers = Integers::new("shortestPassage", 1, MAX_SHORTEST_PASSAGE);
pub(super) const MIN_MATCHED: Integers = Integers::new("minMatched", 1, MAX_SHORTEST_PASSAGE);
pub(super) const SIGNATURE_LENGTH: Integers = Integers::new("signatureLength", 1, MAX_SIGNATURE_LENGTH);
pub(super) const BANDS: Integers = Integers::new("bands", 1, MAX_SIGNATURE_LENGTH);
pub(super) const ROWS: Integers = Integers::new("rows", 1, MAX_SIGNATURE_LENGTH);
pub(super) const SEED: Integers = Integers { field: "seed", min: 0, max: MAX_SEED };
pub(super) const LISTED_PAIRS: Integers = Integers::new("maxPairs", 1, MAX_PAIRS);
pub(super) const LISTED_PAIRS_PER_DOCUMENT: Integers = Integers::new("maxPairsPerDocument", 1, MAX_PAIRS);
pub(super) const MEMORY_LIMIT: Integers = Integers::new("memoryLimit", 1, MAX_MEMORY);

/// Whether a number is from 0 to 1; NaN is not.
pub(super) fn is_fraction(value: f64) -> bool {
    (0.0..=1.0).contains(&value)
}

pub(super) fn no_fraction(field: &str, given: &RawValue) -> Mistake {
    let args = Args::default().word("field", field).with("given", given.as_arg());
    Mistake::new(field, MistakeCode::NotAFraction, args)
}

/// The mistake if bands and rows do not fit into a signature; `field` is the parameter to blame.
pub(super) fn bands_too_large(field: &str, bands: u32, rows: u32, signature_length: u32) -> Option<Mistake> {
    let positions = u64::from(bands) * u64::from(rows);
    (positions > signature_length.into()).then(|| {
        let args = Args::default().number("length", signature_length).number("bands", bands).number("rows", rows);
        Mistake::new(field, MistakeCode::BandsTooLarge, args.number("positions", positions))
    })
}
