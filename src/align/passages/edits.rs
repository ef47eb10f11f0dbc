//! The edits in a passage: the tokens between its runs of equal tokens. O(1) for each edit.

use std::ops::Range;

use super::seeds::SeedRun;

/// Tokens of the first text and their replacement in the second. One of both may be empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenEdit {
    /// Tokens of the first text; empty for an insertion.
    pub a: Range<u32>,
    /// Tokens of the second text; empty for a deletion.
    pub b: Range<u32>,
}

/// The edits between runs that ascend in both texts.
pub fn between(runs: &[SeedRun]) -> impl Iterator<Item = TokenEdit> {
    runs.iter()
        .zip(runs.iter().skip(1))
        .map(|(before, run)| TokenEdit { a: before.a_end()..run.a, b: before.b_end()..run.b })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_are_between_runs() {
        let run = |a, b, tokens| SeedRun { a, b, tokens };
        let edits: Vec<TokenEdit> = between(&[run(0, 5, 3), run(4, 9, 2), run(6, 13, 1)]).collect();
        assert_eq!(edits, [TokenEdit { a: 3..4, b: 8..9 }, TokenEdit { a: 6..6, b: 11..13 }]);
        assert_eq!(between(&[run(0, 0, 9)]).count(), 0);
    }
}
