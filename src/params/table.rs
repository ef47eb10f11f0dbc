//! The table of parameters: each is one entry, and everything else follows from it.
//!
//! An entry says what the parameter means, what depends on it, its name outside of Rust and in Rust, its kind and type, its
//! default, and the numbers that it may be. From the table follow [`Params`] with its getters, [`ParamsBuilder`], the reader of
//! values from outside, and the descriptions of which `tests/engine/parameters.rs` writes the types for TypeScript and
//! `docs/parameters.md`. The order is that of reports.
//!
//! What depends on a parameter is the first word of its entry:
//!
//! - `shingles`: what is read from a text, so that another value means to read it again,
//! - `signature`: only the signature that is computed from the shingles,
//! - `report`: nothing that is computed of a text by itself.

use super::builder::ParamsBuilder;
use super::choices::{BandHash, Counting, Family, Fingerprint, Measure, Method, Unit, Weighting, Whitespace};
use super::language::Language;
use super::raw::{Mistakes, RawValue};
use super::read::{CHOSEN, ValueReader};
use super::value::Value;

/// Longest signature, in bins: an error of 1/64 at worst, and 16 kB a document.
pub const MAX_SIGNATURE_LENGTH: u32 = 4096;

/// A parameter, described for other languages and for the documentation.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Description {
    /// Its name in reports.
    pub name: &'static str,
    /// What it means.
    pub text: &'static str,
    /// Its type in Rust.
    pub rust_type: &'static str,
    /// Its default, as it is described.
    pub default: &'static str,
    /// The smallest and the largest number, if it is a whole one.
    pub range: Option<(u64, u64)>,
}

macro_rules! parameters {
    ($(
        $(#[doc = $doc:literal])+
        $step:ident $name:literal $field:ident: $kind:ident $type:ty = $default:tt $(($chosen:expr))?
            $(, $min:literal to $max:literal)?;
    )+) => {
        /// Everything that decides a result besides the texts. All of it is in the report.
        ///
        /// Valid by construction: no field can be written, and builder and reader report every mistake at once.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Params { $(pub(crate) $field: $type,)+ }

        /// The names of all parameters, in the order of reports.
        pub const FIELDS: [&str; [$($name),+].len()] = [$($name),+];

        /// All parameters, in the order of reports.
        #[doc(hidden)]
        pub const DESCRIPTIONS: [Description; FIELDS.len()] = [$(Description {
            name: $name,
            text: concat!($($doc, "\n"),+),
            rust_type: stringify!($type),
            default: concat!($default),
            range: parameters!(@range $($min to $max)?),
        }),+];

        impl Params {
            $(
                $(#[doc = $doc])+
                #[must_use]
                pub fn $field(&self) -> $type {
                    self.$field
                }
            )+

            /// Names and values, in the order of reports.
            pub(super) fn values(&self) -> [(&'static str, RawValue); FIELDS.len()] {
                [$(($name, self.$field.to_raw())),+]
            }

            /// Whether texts have the same shingles under both.
            pub(crate) fn same_shingles(&self, other: &Self) -> bool {
                $((stringify!($step) != "shingles" || self.$field == other.$field))&&+
            }

            /// Whether equal sets have equal signatures under both.
            pub(crate) fn same_signatures(&self, other: &Self) -> bool {
                $((stringify!($step) != "signature" || self.$field == other.$field))&&+
            }

            /// Names and values of the parameters that decide the sketch of a text.
            pub(crate) fn sketch_values(&self) -> Vec<(&'static str, RawValue)> {
                let steps = [$(stringify!($step)),+];
                self.values().into_iter().zip(steps).filter(|(_, step)| *step != "report").map(|(value, _)| value).collect()
            }

            pub(super) fn read<'a>(raw: impl Iterator<Item = (&'a str, &'a RawValue)>) -> Result<Self, Mistakes> {
                let mut reader = ValueReader::new(raw);
                reader.refuse_unknown(&FIELDS);
                $(
                    let $field: $type = parameters!(
                        @read $kind reader, $name, parameters!(@default $default $(($chosen))?) $(, $min, $max)?
                    );
                )+
                let params = Self { $($field),+ };
                let curve = (params.threshold, params.false_negative_weight);
                let (bands, rows) = reader.bands_and_rows(params.signature_length, [params.bands, params.rows], curve, &FIELDS);
                reader.finish(Self { bands, rows, ..params })
            }
        }

        impl ParamsBuilder {
            $(
                $(#[doc = $doc])+
                #[doc = concat!("\n\n", $($min, " to ", $max, ". ",)? "Default: ", $default, ".")]
                pub fn $field(self, $field: parameters!(@argument $kind $type)) -> Self {
                    self.set($name, <$type as Value>::to_raw($field.into()))
                }
            )+
        }
    };

    (@range) => { None };
    (@range $min:literal to $max:literal) => { Some(($min, $max)) };

    (@default $default:tt ($chosen:expr)) => { $chosen };
    (@default $default:tt) => { $default };

    (@read choice $reader:ident, $name:literal, $default:expr) => { $reader.choice($name) };
    (@read switch $reader:ident, $name:literal, $default:expr) => { $reader.switch($name, $default) };
    (@read fraction $reader:ident, $name:literal, $default:expr) => { $reader.fraction($name, $default) };
    (@read whole $reader:ident, $name:literal, $default:expr, $min:literal, $max:literal) => {
        $reader.whole($name, $default, $min, $max) as _
    };

    (@argument choice $type:ty) => { impl Into<$type> };
    (@argument $kind:ident $type:ty) => { $type };
}

parameters! {
    /// What a token is.
    shingles "unit" unit: choice Unit = "words";
    /// Of code: the language of all documents. `"auto"` detects that of each by its name's ending, or else by its text.
    shingles "language" language: choice Option<Language> = "auto";
    /// Of code: ignore imports, modifiers, annotations, separators and parentheses that only group, and treat built-in types as names.
    shingles "reduceCode" reduce_code: switch bool = true;
    /// Shingle length in tokens.
    shingles "k" k: whole u32 = 5, 1 to 64;
    /// Compare words by their first letters, at most this many; 0 compares whole words.
    shingles "stem" stem: whole u32 = 0, 0 to 16;
    /// Compare single tokens and all pairs of them at most this far apart, instead of runs of `k` tokens; 0 compares
    /// runs. Passages always consist of runs.
    shingles "reach" reach: whole u32 = 0, 0 to 64;
    /// Ignore case, the accents of Greek, and the vowel signs of Arabic and Hebrew.
    shingles "lowercase" lowercase: switch bool = true;
    /// Compare without punctuation; typographic apostrophes count as plain ones.
    shingles "stripPunctuation" strip_punctuation: switch bool = true;
    /// Compare without accents (é as e, ё as е).
    shingles "stripAccents" strip_accents: switch bool = false;
    /// Compare compatible characters as one (ﬁ as fi, full-width letters as plain ones).
    shingles "nfkc" nfkc: switch bool = true;
    /// Undo obfuscation before comparing: invisible characters, look-alike letters, letters spaced out.
    shingles "deobfuscate" deobfuscate: switch bool = true;
    /// White space between characters, where tokens are characters.
    shingles "whitespace" whitespace: choice Whitespace = "collapse";
    /// Exclude quotations of five words or more: text between quotation marks (at most 3,000 characters), lines that begin with `>`, and
    /// indented blocks after a colon.
    shingles "excludeQuotes" exclude_quotes: switch bool = false;
    /// Exclude lists of sources: the entries below a heading such as "References", or at the end of a text.
    shingles "excludeReferences" exclude_references: switch bool = true;
    /// Exclude slightly edited template text, too; otherwise only exact shingles of templates.
    shingles "excludeEditedTemplate" exclude_edited_template: switch bool = true;
    /// Count each shingle once per document, or each time it occurs.
    shingles "counting" counting: choice Counting = "set";
    /// The hash function from a shingle to a number.
    shingles "fingerprint" fingerprint: choice Fingerprint = "rolling";
    /// Keep the smallest of this many fingerprints in a row (winnowing), about 2 in `winnow` + 1: every shared run of
    /// `winnow` + `k` − 1 tokens is still found. 0 and 1 keep all.
    shingles "winnow" winnow: whole u32 = 0, 0 to 1024;
    /// Exclude shingles that more documents than this contain; 0 excludes none.
    report "maxDocumentFrequency" max_document_frequency: whole u32 = 0, 0 to 4_294_967_295;
    /// The weight of a shingle.
    report "weighting" weighting: choice Weighting = "equal";
    /// Largest gap in a passage: the tokens between two matched ones, on either side. Where tokens are characters,
    /// evidence is still found by words, with gaps of up to 30.
    report "passageGap" passage_gap: whole u32
        = "30 words, 120 characters, or 12 tokens of code" (passage_lengths(unit).0), 0 to 1000;
    /// Fewest matched tokens of a passage. Without evidence, a tenth of a short text is enough, but never less than a
    /// shingle; where tokens are characters, passages of evidence have 12 words or more. In scripts without spaces, as
    /// many characters as make these words.
    report "shortestPassage" shortest_passage: whole u32
        = "12 words, 60 characters, or 12 tokens of code" (passage_lengths(unit).1), 1 to 10_000;
    /// Search pairs that share informative words for matched words, verbatim or reworded, and list the pairs found
    /// first.
    shingles "evidence" evidence: switch bool = true;
    /// Fewest matched words (of programs: tokens) of a pair that is listed for them; in short texts, a third of the
    /// shorter one is enough, but no fewer than a passage needs, and three quarters of this number if the words are
    /// rare and no 12 in a row are the same: such a run may be a short quotation. In scripts without spaces, as many
    /// characters as make these words.
    report "minMatched" min_matched: whole u32 = 25, 1 to 10_000;
    /// How much work is spent on examining pairs for evidence: 1 is about ten seconds, n up to n times as much. Pairs left
    /// over in very large batches are counted, not examined.
    report "effort" effort: whole u32 = 1, 1 to 1000;
    /// How similar pairs are found: exactly, or by estimates, which leave out evidence.
    report "method" method: choice Method = "exact";
    /// The measure that the threshold applies to and that ranks the pairs without evidence.
    report "measure" measure: choice Measure = "jaccard";
    /// Smallest similarity of a pair that is listed without evidence, 0 to 1; 0 lists every pair that shares a shingle.
    /// Programs are listed by their evidence alone, except equal ones that are too short for evidence, unless this is 0 or `evidence` is off.
    report "threshold" threshold: fraction f64 = 0.2;
    /// The hash functions of the signatures.
    signature "family" family: choice Family = "onePermutation";
    /// Positions of a `MinHash` signature. The more, the narrower the interval of an estimate.
    signature "signatureLength" signature_length: whole u32 = 128, 1 to 4096;
    /// Bands of a signature for locality-sensitive hashing; bands times rows is at most the signature length.
    report "bands" bands: whole u32 = "chosen for the threshold" (CHOSEN), 1 to 4096;
    /// Rows of a band.
    report "rows" rows: whole u32 = "chosen for the threshold" (CHOSEN), 1 to 4096;
    /// Where the engine chooses bands and rows: the weight of a missed pair against a false candidate, 0 to 1.
    report "falseNegativeWeight" false_negative_weight: fraction f64 = 0.9;
    /// The hash function from the rows of a band to a key.
    report "bandHash" band_hash: choice BandHash = "mix";
    /// Seed of the hash functions of signatures; exact results do not depend on it.
    signature "seed" seed: whole u64 = 1, 0 to 9_007_199_254_740_991;
    /// Maximum number of listed pairs, best first; the number of omitted pairs is reported. Ten million are about 1 GB
    /// as columns, near the limit of a browser tab.
    report "maxPairs" max_pairs: whole u32 = 100_000, 1 to 10_000_000;
    /// A pair is not listed if both its documents have this many better ones; their number is reported.
    report "maxPairsPerDocument" max_pairs_per_document: whole u32 = 1000, 1 to 10_000_000;
    /// Most memory to use, in MB. A run that needs more skips steps, such as the exact comparison, and reports which. In
    /// WebAssembly, which has no more, any limit above 4096 means 4096.
    report "memoryLimit" memory_limit: whole u32 = 4096, 1 to 16_777_216;
}

/// By unit, the widest gap within a passage, and the shortest passage. In words a long sentence, and half of one: phrases of
/// ten words recur in texts that have nothing to do with each other, and an inserted sentence does not end a copied paragraph.
/// Anything from 20 to 50, and from 13 to 30, finds as much in PAN's corpora. A word counts as four characters, between English
/// and Chinese. Of programs twelve tokens are two statements or three.
fn passage_lengths(unit: Unit) -> (u64, u64) {
    match unit {
        Unit::Words => (30, 12),
        Unit::Characters => (120, 60),
        Unit::Code => (12, 12),
    }
}
