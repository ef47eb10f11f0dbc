//! How many tokens make a word, in stretches of text.
//!
//! In scripts without spaces between words a token is a single character ([`crate::text::word`]). Where two texts share
//! a word, all its characters match, so one matched character is weaker evidence than one matched word. Minimum word counts and scores are
//! multiplied by this ratio: a run of 12 words is one of 36 letters in Thai. It is 1 for scripts with spaces.

use crate::text::word::{WHOLE_WORD, part_of_word, stem};

/// How many tokens make a word, in 1 / 256: at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokensPerWord(u32);

/// A token is a word.
const UNIT: u32 = 256;

impl Default for TokensPerWord {
    /// Each token is a word.
    fn default() -> Self {
        Self(UNIT)
    }
}

impl TokensPerWord {
    /// Of stretches of packed words, without those that are excluded. O(n).
    #[must_use]
    #[inline(never)] // one copy
    pub fn of(stretches: &[&[u32]]) -> Self {
        let compared = stretches.iter().copied().flatten().filter(|&&word| stem(word) != 0);
        let count = |(tokens, parts), &word: &u32| (tokens + 1, parts + u64::from(part_of_word(word)));
        let (tokens, parts) = compared.fold((0, 0), count);
        let ratio = (tokens * u64::from(WHOLE_WORD * UNIT)).checked_div(parts);
        Self(ratio.map_or(UNIT, |ratio| ratio as u32))
    }

    /// The number of tokens that this many words have. O(1).
    #[must_use]
    pub fn tokens(self, words: u32) -> u32 {
        u32::try_from(self.score(words.into())).unwrap_or(u32::MAX)
    }

    /// The score that tokens have where words have this one. O(1).
    #[must_use]
    pub fn score(self, of_words: i64) -> i64 {
        of_words * i64::from(self.0) / i64::from(UNIT)
    }

    /// The number of words, or the score of words, where tokens have this one. O(1).
    #[must_use]
    pub fn words(self, tokens: u32) -> u32 {
        (u64::from(tokens) * u64::from(UNIT) / u64::from(self.0)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::params::Params;
    use crate::text::normalize::normalize;
    use crate::text::word::{EXCLUDED, append};

    #[test]
    fn thresholds_grow_with_the_tokens_of_a_word() {
        let packed = |text: &str| {
            let params = Params::default();
            let mut packed = Vec::new();
            append(&normalize(text, &params), &params, &mut Vec::new(), &mut packed);
            packed
        };
        let [words, letters] = [packed("some words of a text"), packed("กขคงจ")];
        let of_words = TokensPerWord::of(&[&words, &[EXCLUDED; 9]]);
        assert_eq!((of_words, of_words.tokens(12), of_words.score(-5)), (TokensPerWord::default(), 12, -5));
        let of_letters = TokensPerWord::of(&[&letters, &letters[..2]]);
        assert_eq!((of_letters.tokens(12), of_letters.words(37), of_letters.score(18)), (36, 12, 54));
        let mixed = TokensPerWord::of(&[&letters, &words]);
        assert_eq!((mixed.tokens(12), mixed.words(18)), (18, 12));
        assert_eq!(TokensPerWord::of(&[]), TokensPerWord::default());
        assert_eq!((of_letters.tokens(u32::MAX), of_letters.words(u32::MAX)), (u32::MAX, u32::MAX / 3));
    }
}
