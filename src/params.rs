//! Parameters: raw values in, validated [`Params`] out, every mistake reported at once.
//!
//! A run is reproduced from its report alone, so a report carries the full, resolved parameters. After
//! [`Params::from_raw`] nothing can fail on them: later stages take `&Params` and ask no more questions.

use std::fmt;

use serde::Serialize;

use crate::s_curve;

/// Longest shingle, in tokens. Beyond some 30 words only whole-page copies match; 64 leaves room for characters.
pub const MAX_K: u32 = 64;
/// Longest signature, in bins: an error of 1/64 at worst, and 16 kB a document.
pub const MAX_SIGNATURE_LENGTH: u32 = 4096;
/// Largest seed: JavaScript's numbers count exactly up to here.
pub const MAX_SEED: u64 = (1 << 53) - 1;
/// Most pairs a report may list: some 2 GB as JavaScript objects, about what a tab bears.
pub const MAX_PAIRS: u32 = 10_000_000;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Unit {
    /// Words by the Unicode rules (UAX #29); each ideograph counts as a word.
    Words,
    /// Characters as a reader sees them (extended grapheme clusters).
    Characters,
}

/// What happens to white space when tokens are characters; words never contain any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Whitespace {
    /// Every white-space character is a token.
    Keep,
    /// A run of white space is one space; none at the ends.
    Collapse,
    /// White space is dropped.
    Remove,
}

/// The measure that the threshold applies to and that ranks the pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Measure {
    /// Shared shingles out of all shingles of both documents (resemblance).
    Jaccard,
    /// Twice the shared shingles out of the sum of both documents' shingles.
    Sorensen,
    /// Shared shingles out of the shorter document's: the larger of the two containments.
    Overlap,
}

/// Everything that decides a result besides the texts. All of it is in the report.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "each step of the normalisation is a switch of its own")]
pub struct Params {
    /// What a token is: `"words"` or `"characters"`.
    pub unit: Unit,
    /// Shingle length in tokens, 1 to 64.
    pub k: u32,
    /// Compare without regard to case.
    pub lowercase: bool,
    /// Compare without punctuation; typographic apostrophes count as plain ones.
    pub strip_punctuation: bool,
    /// Compare without accents (é as e, ё as е).
    pub strip_accents: bool,
    /// Compare compatible characters as one (ﬁ as fi, full-width letters as plain ones).
    pub nfkc: bool,
    /// White space between characters: `"keep"`, `"collapse"` or `"remove"`.
    pub whitespace: Whitespace,
    /// The measure for threshold and ranking: `"jaccard"`, `"sorensen"` or `"overlap"`.
    pub measure: Measure,
    /// Smallest similarity that is reported, 0 to 1; at 0 every pair that shares a shingle.
    pub threshold: f64,
    /// Bins of a `MinHash` signature, 1 to 4096.
    pub signature_length: u32,
    /// Bands of a signature for locality-sensitive hashing; bands times rows is the signature length.
    pub bands: u32,
    /// Rows of a band.
    pub rows: u32,
    /// Seed of the signatures; exact results do not depend on it.
    pub seed: u64,
    /// Most pairs that a report lists, best first; how many were left out is reported.
    pub max_pairs: u32,
}

impl Default for Params {
    fn default() -> Self {
        Self::from_raw(&[]).expect("the defaults are valid: a test holds it")
    }
}

/// A parameter's value as it came from outside.
#[derive(Clone, Debug, PartialEq)]
pub enum RawValue {
    /// A truth value.
    Bool(bool),
    /// A number.
    Number(f64),
    /// A text.
    Text(String),
    /// Anything else, described for the message ("an object").
    Other(String),
}

impl fmt::Display for RawValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool(value) => write!(f, "{value}"),
            Self::Number(value) => write!(f, "{value}"),
            Self::Text(value) => write!(f, "{value:?}"),
            Self::Other(what) => write!(f, "{what}"),
        }
    }
}

/// One thing wrong with the parameters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Mistake {
    /// The parameter it concerns, by its name in [`Params`].
    pub field: String,
    /// What was expected, what came, what to do.
    pub message: String,
}

/// All mistakes of one set of parameters; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistakes(pub Vec<Mistake>);

impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let messages: Vec<&str> = self.0.iter().map(|mistake| mistake.message.as_str()).collect();
        f.write_str(&messages.join("; "))
    }
}

impl std::error::Error for Mistakes {}

/// The names that [`Params::from_raw`] knows, in the order of [`Params`].
pub const FIELDS: [&str; 14] = [
    "unit",
    "k",
    "lowercase",
    "stripPunctuation",
    "stripAccents",
    "nfkc",
    "whitespace",
    "measure",
    "threshold",
    "signatureLength",
    "bands",
    "rows",
    "seed",
    "maxPairs",
];

impl Params {
    /// Validates raw parameters, filling in defaults for those not given.
    ///
    /// `bands` and `rows` may be left to the engine: with one given the other follows from the signature length; with
    /// neither, [`s_curve::choose_bands`] picks them for the threshold (P4, section 5.2).
    ///
    /// # Errors
    /// Every mistake at once: unknown names, wrong types, values out of range, bands and rows that do not fit.
    pub fn from_raw(raw: &[(String, RawValue)]) -> Result<Self, Mistakes> {
        let mut reader = Reader { raw, mistakes: Vec::new() };
        reader.refuse_unknown();
        let unit = reader.choice("unit", &[("words", Unit::Words), ("characters", Unit::Characters)]);
        let k = reader.integer("k", 5, 1, u64::from(MAX_K)) as u32;
        let lowercase = reader.switch("lowercase", true);
        let strip_punctuation = reader.switch("stripPunctuation", true);
        let strip_accents = reader.switch("stripAccents", false);
        let nfkc = reader.switch("nfkc", true);
        let whitespace = reader.choice(
            "whitespace",
            &[("collapse", Whitespace::Collapse), ("keep", Whitespace::Keep), ("remove", Whitespace::Remove)],
        );
        let measure = reader.choice(
            "measure",
            &[("jaccard", Measure::Jaccard), ("sorensen", Measure::Sorensen), ("overlap", Measure::Overlap)],
        );
        let threshold = reader.fraction("threshold", 0.2);
        let signature_length = reader.integer("signatureLength", 128, 1, u64::from(MAX_SIGNATURE_LENGTH)) as u32;
        let (bands, rows) = reader.bands_and_rows(signature_length, threshold);
        let seed = reader.integer("seed", 1, 0, MAX_SEED);
        let max_pairs = reader.integer("maxPairs", 100_000, 1, u64::from(MAX_PAIRS)) as u32;
        if !reader.mistakes.is_empty() {
            return Err(Mistakes(reader.mistakes));
        }
        Ok(Self {
            unit,
            k,
            lowercase,
            strip_punctuation,
            strip_accents,
            nfkc,
            whitespace,
            measure,
            threshold,
            signature_length,
            bands,
            rows,
            seed,
            max_pairs,
        })
    }

    /// Whether texts have the same shingles under both.
    #[must_use]
    pub fn same_shingles(&self, other: &Self) -> bool {
        let shingles = |params: &Self| {
            let Self { unit, k, lowercase, strip_punctuation, strip_accents, nfkc, whitespace, .. } = *params;
            (unit, k, lowercase, strip_punctuation, strip_accents, nfkc, whitespace)
        };
        shingles(self) == shingles(other)
    }

    /// Whether equal sets have equal signatures under both.
    #[must_use]
    pub fn same_signatures(&self, other: &Self) -> bool {
        (self.signature_length, self.seed) == (other.signature_length, other.seed)
    }
}

/// The natural number that a JavaScript number is, if it is one that JavaScript counts exactly.
#[expect(clippy::cast_sign_loss, reason = "the range is checked")]
fn whole_number(value: f64) -> Option<u64> {
    let natural = (0.0..=MAX_SEED as f64).contains(&value) && value.trunc() == value;
    natural.then_some(value as u64)
}

/// Reads raw values field by field and collects what is wrong with them.
struct Reader<'a> {
    raw: &'a [(String, RawValue)],
    mistakes: Vec<Mistake>,
}

impl Reader<'_> {
    fn value(&self, field: &str) -> Option<&RawValue> {
        self.raw.iter().find(|(name, _)| name == field).map(|(_, value)| value)
    }

    fn mistake(&mut self, field: &str, message: String) {
        self.mistakes.push(Mistake { field: field.to_owned(), message });
    }

    fn refuse_unknown(&mut self) {
        for (name, _) in self.raw {
            if !FIELDS.contains(&name.as_str()) {
                let message = format!("there is no parameter {name:?}; there are: {}", FIELDS.join(", "));
                self.mistake(name, message);
            }
        }
    }

    /// The first option is the default.
    fn choice<T: Copy>(&mut self, field: &str, options: &[(&str, T)]) -> T {
        let Some(given) = self.value(field) else { return options[0].1 };
        if let RawValue::Text(text) = given
            && let Some(&(_, value)) = options.iter().find(|(name, _)| name == text)
        {
            return value;
        }
        let names: Vec<String> = options.iter().map(|(name, _)| format!("{name:?}")).collect();
        let message = format!("{field} must be one of {}, got {given}", names.join(", "));
        self.mistake(field, message);
        options[0].1
    }

    fn switch(&mut self, field: &str, default: bool) -> bool {
        match self.value(field) {
            None => default,
            Some(&RawValue::Bool(value)) => value,
            Some(given) => {
                let message = format!("{field} must be true or false, got {given}");
                self.mistake(field, message);
                default
            }
        }
    }

    fn integer(&mut self, field: &str, default: u64, least: u64, most: u64) -> u64 {
        match self.value(field) {
            None => default,
            Some(given) => {
                if let &RawValue::Number(value) = given
                    && let Some(whole) = whole_number(value)
                    && (least..=most).contains(&whole)
                {
                    return whole;
                }
                let message = format!("{field} must be a whole number from {least} to {most}, got {given}");
                self.mistake(field, message);
                default
            }
        }
    }

    fn fraction(&mut self, field: &str, default: f64) -> f64 {
        match self.value(field) {
            None => default,
            Some(&RawValue::Number(value)) if (0.0..=1.0).contains(&value) => value,
            Some(given) => {
                let message = format!("{field} must be a number from 0 to 1, got {given}");
                self.mistake(field, message);
                default
            }
        }
    }

    fn bands_and_rows(&mut self, signature_length: u32, threshold: f64) -> (u32, u32) {
        let length_is_good = !self.mistakes.iter().any(|mistake| mistake.field == "signatureLength");
        let before = self.mistakes.len();
        let most = u64::from(MAX_SIGNATURE_LENGTH);
        let given = |reader: &mut Self, field| {
            let present = reader.value(field).is_some();
            present.then(|| reader.integer(field, 1, 1, most) as u32)
        };
        let bands = given(self, "bands");
        let rows = given(self, "rows");
        if self.mistakes.len() > before || !length_is_good {
            return (1, 1);
        }
        match (bands, rows) {
            (None, None) => s_curve::choose_bands(signature_length, threshold),
            (Some(bands), Some(rows)) => {
                if bands * rows != signature_length {
                    let message = format!(
                        "bands * rows must equal the signature length ({signature_length}), got {bands} * {rows} = {}; \
                         change one of the three, or leave out bands or rows",
                        bands * rows
                    );
                    self.mistake("bands", message);
                }
                (bands, rows)
            }
            (Some(bands), None) => (bands, self.divide(signature_length, "bands", bands)),
            (None, Some(rows)) => (self.divide(signature_length, "rows", rows), rows),
        }
    }

    fn divide(&mut self, signature_length: u32, field: &str, by: u32) -> u32 {
        if !signature_length.is_multiple_of(by) {
            let message = format!(
                "bands * rows must equal the signature length ({signature_length}), which {field} = {by} does not \
                 divide; choose a divisor"
            );
            self.mistake(field, message);
        }
        signature_length / by
    }
}
