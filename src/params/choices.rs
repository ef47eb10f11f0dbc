//! The parameters that are one of a few words.

use serde::{Serialize, Serializer};

use crate::params::language::Language;

/// A parameter that is one of a few words.
pub(super) trait Choice: Copy + PartialEq + 'static {
    /// Every value with its word; the default comes first.
    const WORDS: &'static [(&'static str, Self)];

    /// The word for this value.
    fn word(self) -> &'static str {
        let found = Self::WORDS.iter().find(|&&(_, value)| value == self);
        found.map(|&(word, _)| word).expect("every value has a word")
    }
}

/// A choice, described for other languages and for the documentation.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct ChoiceDescription {
    /// Its name as a type.
    pub name: &'static str,
    /// What is chosen.
    pub text: &'static str,
    /// The words, the default first, each with what it means.
    pub words: &'static [(&'static str, &'static str)],
}

/// Defines choices: each with its name, and its values with their words, the default first.
macro_rules! choices {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident { $($(#[doc = $of_value:literal])+ $word:literal $value:ident,)+ }
    )+) => {
        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $name { $($(#[doc = $of_value])+ $value,)+ }

            impl Choice for $name {
                const WORDS: &'static [(&'static str, Self)] = &[$(($word, Self::$value)),+];
            }

            impl $name {
                /// Its word in reports.
                #[must_use]
                pub fn as_str(self) -> &'static str {
                    self.word()
                }
            }

            impl Serialize for $name {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.serialize_str(self.word())
                }
            }
        )+

        /// Each with its words, for the types of other languages and for the documentation.
        #[doc(hidden)]
        pub const CHOICES: &[ChoiceDescription] = &[$(ChoiceDescription {
            name: stringify!($name),
            text: concat!($($doc),+),
            words: &[$(($word, concat!($($of_value),+))),+],
        }),+];
    };
}

choices! {
    /// What a token is.
    Unit {
        /// Words by the Unicode rules (UAX #29); each ideograph counts as a word.
        "words" Words,
        /// Characters as a reader sees them (extended grapheme clusters).
        "characters" Characters,
        /// The tokens of programs, whatever their names and literals.
        "code" Code,
    }

    /// What a shingle weighs.
    Weighting {
        /// Each counts one.
        "equal" Equal,
        /// Rare shingles count more, 1 to 5: one more each time the number of documents that contain it (at least two) halves.
        "rarity" Rarity,
    }

    /// What happens to white space when tokens are characters; words never contain any.
    Whitespace {
        /// A run of white space is one space; none at the ends.
        "collapse" Collapse,
        /// Every white-space character is a token.
        "keep" Keep,
        /// White space is dropped.
        "remove" Remove,
    }

    /// The measure that the threshold applies to and that ranks the pairs.
    Measure {
        /// Shared shingles out of all shingles of both documents (resemblance).
        "jaccard" Jaccard,
        /// Twice the shared shingles out of the sum of both documents' shingles.
        "sorensen" Sorensen,
        /// Shared shingles out of the shorter document's: the larger of the two containments.
        "overlap" Overlap,
    }

    /// Whether a shingle counts once a document or as often as it occurs.
    Counting {
        /// Each shingle once, however often it occurs.
        "set" Set,
        /// Each occurrence of a shingle (P1, section 3.1; P2's example of Sørensen with repetitions).
        "bag" Bag,
    }

    /// How a shingle becomes a number.
    Fingerprint {
        /// A sum over the hashes of its tokens that rolls modulo 2⁶⁴: the default.
        "rolling" Rolling,
        /// Rabin and Karp's polynomial over its bytes, modulo the largest prime of 32 bits (P2).
        "rabinKarp32" RabinKarp32,
        /// The same of 40 bits.
        "rabinKarp40" RabinKarp40,
        /// The same of 48 bits.
        "rabinKarp48" RabinKarp48,
        /// The same of 56 bits, P2's choice.
        "rabinKarp56" RabinKarp56,
        /// The same of 64 bits.
        "rabinKarp64" RabinKarp64,
        /// CRC-32 (ISO-HDLC) of its bytes.
        "crc32" Crc32,
        /// CRC-64 (XZ) of its bytes.
        "crc64" Crc64,
        /// `MurmurHash3`, x86, 32 bits, of its bytes (P1, section 6.2.1).
        "murmur3" Murmur3,
    }

    /// The hash functions behind a signature.
    Family {
        /// One hash, as many bins as the signature is long, empty bins filled from others: the default.
        "onePermutation" OnePermutation,
        /// a x + b modulo a prime (P1, section 6.1; P4, section 4.2.2.1.1).
        "modular" Modular,
        /// The leading bits of a x modulo 2³² (P1, section 6.2).
        "multiplicative" Multiplicative,
        /// `MurmurHash3` under many seeds (P1, section 6.2.1).
        "murmur3" Murmur3,
        /// Jenkins' 96-bit mix (P4, section 4.2.2.1.2).
        "jenkins" Jenkins,
    }

    /// How the rows of a band become the key of a bucket.
    BandHash {
        /// A 64-bit mix, under which different rows share a bucket once in 2⁶⁴.
        "mix" Mix,
        /// P1's hash of a vector (section 5.1).
        "vector" Vector,
    }

    /// What pairs are found by, and what their similarity is.
    Method {
        /// Every pair by its shingles: exact.
        "exact" Exact,
        /// Every pair by its signatures: estimated.
        "signatures" Signatures,
        /// The pairs whose signatures agree in a band, by their signatures: estimated, and some are missed.
        "lsh" Lsh,
    }
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
