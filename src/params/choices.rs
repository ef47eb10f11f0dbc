//! The parameters that are one of a few words, and these words.

use serde::Serialize;

use crate::params::language::Language;

/// A parameter that is one of a few words.
pub(super) trait Choice: Copy + PartialEq + 'static {
    /// Every value with the word for it; the default comes first.
    const WORDS: &'static [(&'static str, Self)];

    /// The word for this value.
    fn word(self) -> &'static str {
        let found = Self::WORDS.iter().find(|&&(_, value)| value == self);
        found.map(|&(word, _)| word).expect("every value has a word: a test holds it")
    }
}

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Unit {
    /// Words by the Unicode rules (UAX #29); each ideograph counts as a word.
    Words,
    /// Characters as a reader sees them (extended grapheme clusters).
    Characters,
    /// The tokens of programs, names and literals made irrelevant.
    Code,
}

impl Unit {
    /// Its word in reports.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.word()
    }
}

/// What a shingle weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Weighting {
    /// Each counts one.
    Equal,
    /// The fewer documents hold it, the more: one, and one more for each time that they, two at least, are half as many, up
    /// to five.
    Rarity,
}

/// What happens to white space when tokens are characters; words never contain any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
#[serde(rename_all = "camelCase")]
pub enum Measure {
    /// Shared shingles out of all shingles of both documents (resemblance).
    Jaccard,
    /// Twice the shared shingles out of the sum of both documents' shingles.
    Sorensen,
    /// Shared shingles out of the shorter document's: the larger of the two containments.
    Overlap,
}

/// Whether a shingle counts once a document or as often as it occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Counting {
    /// Each shingle once, however often it occurs.
    Set,
    /// Each occurrence of a shingle (P1, section 3.1; P2's example of Sørensen with repetitions).
    Bag,
}

/// How a shingle becomes a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Fingerprint {
    /// A sum over the hashes of its tokens that rolls modulo 2⁶⁴: the default.
    Rolling,
    /// Rabin and Karp's polynomial over its bytes, modulo the largest prime of 32 bits (P2).
    RabinKarp32,
    /// The same of 40 bits.
    RabinKarp40,
    /// The same of 48 bits.
    RabinKarp48,
    /// The same of 56 bits, P2's choice.
    RabinKarp56,
    /// The same of 64 bits.
    RabinKarp64,
    /// CRC-32 (ISO-HDLC) of its bytes.
    Crc32,
    /// CRC-64 (XZ) of its bytes.
    Crc64,
    /// `MurmurHash3`, x86, 32 bits, of its bytes (P1, section 6.2.1).
    Murmur3,
}

/// The hash functions behind a signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Family {
    /// One hash, as many bins as the signature is long, empty bins filled from others: the default.
    OnePermutation,
    /// a x + b modulo a prime (P1, section 6.1; P4, section 4.2.2.1.1).
    Modular,
    /// The leading bits of a x modulo 2³² (P1, section 6.2).
    Multiplicative,
    /// `MurmurHash3` under many seeds (P1, section 6.2.1).
    Murmur3,
    /// Jenkins' 96-bit mix (P4, section 4.2.2.1.2).
    Jenkins,
}

/// How the rows of a band become the key of a bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum BandHash {
    /// A 64-bit mix, under which different rows share a bucket once in 2⁶⁴.
    Mix,
    /// P1's hash of a vector (section 5.1).
    Vector,
}

/// What pairs are found by, and what their similarity is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Method {
    /// Every pair by its shingles: exact.
    Exact,
    /// Every pair by its signatures: estimated.
    Signatures,
    /// The pairs whose signatures agree in a band, by their signatures: estimated, and some are missed.
    Lsh,
}

impl Choice for Unit {
    const WORDS: &'static [(&'static str, Self)] =
        &[("words", Self::Words), ("characters", Self::Characters), ("code", Self::Code)];
}

impl Choice for Option<Language> {
    const WORDS: &'static [(&'static str, Self)] = &languages();
}

/// "auto", and the names of all languages.
const fn languages() -> [(&'static str, Option<Language>); 1 + Language::ALL.len()] {
    let mut languages = [("auto", None); 1 + Language::ALL.len()];
    let mut i = 0;
    while i < Language::ALL.len() {
        let (name, language) = Language::ALL[i];
        languages[1 + i] = (name, Some(language));
        i += 1;
    }
    languages
}

impl Choice for Whitespace {
    const WORDS: &'static [(&'static str, Self)] =
        &[("collapse", Self::Collapse), ("keep", Self::Keep), ("remove", Self::Remove)];
}

impl Choice for Counting {
    const WORDS: &'static [(&'static str, Self)] = &[("set", Self::Set), ("bag", Self::Bag)];
}

impl Choice for Fingerprint {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("rolling", Self::Rolling),
        ("rabinKarp32", Self::RabinKarp32),
        ("rabinKarp40", Self::RabinKarp40),
        ("rabinKarp48", Self::RabinKarp48),
        ("rabinKarp56", Self::RabinKarp56),
        ("rabinKarp64", Self::RabinKarp64),
        ("crc32", Self::Crc32),
        ("crc64", Self::Crc64),
        ("murmur3", Self::Murmur3),
    ];
}

impl Choice for Weighting {
    const WORDS: &'static [(&'static str, Self)] = &[("equal", Self::Equal), ("rarity", Self::Rarity)];
}

impl Choice for Method {
    const WORDS: &'static [(&'static str, Self)] =
        &[("exact", Self::Exact), ("signatures", Self::Signatures), ("lsh", Self::Lsh)];
}

impl Choice for Measure {
    const WORDS: &'static [(&'static str, Self)] =
        &[("jaccard", Self::Jaccard), ("sorensen", Self::Sorensen), ("overlap", Self::Overlap)];
}

impl Choice for Family {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("onePermutation", Self::OnePermutation),
        ("modular", Self::Modular),
        ("multiplicative", Self::Multiplicative),
        ("murmur3", Self::Murmur3),
        ("jenkins", Self::Jenkins),
    ];
}

impl Choice for BandHash {
    const WORDS: &'static [(&'static str, Self)] = &[("mix", Self::Mix), ("vector", Self::Vector)];
}

#[cfg(test)]
mod tests {
    use super::*;

    fn same_words_when_serialised<T: Choice + Serialize + std::fmt::Debug>() {
        for &(word, value) in T::WORDS {
            assert_eq!(value.word(), word);
            assert_eq!(serde_json::to_value(value).expect("plain"), word, "{value:?}");
        }
    }

    #[test]
    fn values_are_read_and_written_by_the_same_words() {
        same_words_when_serialised::<Unit>();
        same_words_when_serialised::<Whitespace>();
        same_words_when_serialised::<Counting>();
        same_words_when_serialised::<Fingerprint>();
        same_words_when_serialised::<Weighting>();
        same_words_when_serialised::<Method>();
        same_words_when_serialised::<Measure>();
        same_words_when_serialised::<Family>();
        same_words_when_serialised::<BandHash>();
    }
}
