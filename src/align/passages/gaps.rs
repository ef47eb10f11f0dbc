//! Aligns the tokens between two seeds, or beyond the last one.
//!
//! Gaps are short, so the full table of Needleman and Wunsch (1970) is filled: an equal token scores 1; a replaced,
//! inserted or deleted token costs 1. An equal word far out of order costs more than it gains and remains part of the
//! edit. O(n · m) time and space for n and m tokens.

use super::seeds::SeedRun;

/// Largest table: 256 by 256 tokens. A larger gap is a single edit.
pub const MAX_CELLS: usize = 1 << 16;

/// Score of two equal tokens.
const SAME: i32 = 1;
/// Score of a replaced, inserted or deleted token.
const EDIT: i32 = -1;

/// Aligns gaps, and reuses its memory.
#[derive(Default)]
pub struct GapAligner {
    /// The best scores of all prefixes of both sides, row by row.
    scores: Vec<i32>,
    columns: usize,
}

impl GapAligner {
    /// The runs of equal tokens in the best alignment of two stretches of `rows` and `columns` tokens, ascending,
    /// relative to the beginnings of the stretches. Empty if the table would have more than [`MAX_CELLS`]. O(rows ·
    /// columns).
    pub fn between(&mut self, rows: u32, columns: u32, is_same: impl Fn(u32, u32) -> bool) -> Vec<SeedRun> {
        if rows == 0 || columns == 0 || rows as usize * columns as usize > MAX_CELLS {
            return Vec::new();
        }
        self.fill(rows, columns, &is_same);
        self.trace(rows, columns, is_same)
    }

    /// The runs of equal tokens in the best alignment of any prefixes of two stretches, which extends a passage beyond
    /// its last seed. Among equal alignments the shortest; empty if none gains more than it costs. O(rows · columns).
    pub fn extend_over_edits(&mut self, rows: u32, columns: u32, is_same: impl Fn(u32, u32) -> bool) -> Vec<SeedRun> {
        if rows == 0 || columns == 0 || rows as usize * columns as usize > MAX_CELLS {
            return Vec::new();
        }
        self.fill(rows, columns, &is_same);
        let cells = (1..=rows).flat_map(|row| (1..=columns).map(move |column| (row, column)));
        let worth = |&(row, column): &(u32, u32)| {
            let length = row + column;
            (self.score(row, column), std::cmp::Reverse(length), std::cmp::Reverse(row))
        };
        let Some((row, column)) = cells.max_by_key(worth).filter(|&(row, column)| self.score(row, column) > 0) else {
            return Vec::new();
        };
        self.trace(row, column, is_same)
    }

    fn score(&self, row: u32, column: u32) -> i32 {
        self.scores[row as usize * self.columns + column as usize]
    }

    fn fill(&mut self, rows: u32, columns: u32, is_same: impl Fn(u32, u32) -> bool) {
        self.columns = columns as usize + 1;
        self.scores.clear();
        self.scores.extend((0..=columns.cast_signed()).map(|column| EDIT * column));
        for row in 0..rows {
            let mut left = EDIT * (row.cast_signed() + 1);
            self.scores.push(left);
            for column in 0..columns {
                let diagonal = self.score(row, column) + if is_same(row, column) { SAME } else { EDIT };
                left = diagonal.max(self.score(row, column + 1) + EDIT).max(left + EDIT);
                self.scores.push(left);
            }
        }
    }

    /// Follows the best alignment back from a cell. Among equal alignments, diagonal steps are preferred.
    fn trace(&self, mut row: u32, mut column: u32, is_same: impl Fn(u32, u32) -> bool) -> Vec<SeedRun> {
        let mut runs: Vec<SeedRun> = Vec::new();
        while row > 0 && column > 0 {
            let score = self.score(row, column);
            let same = is_same(row - 1, column - 1);
            if score == self.score(row - 1, column - 1) + if same { SAME } else { EDIT } {
                (row, column) = (row - 1, column - 1);
                if same {
                    match runs.last_mut() {
                        Some(run) if (run.a, run.b) == (row + 1, column + 1) => {
                            *run = SeedRun { a: row, b: column, tokens: run.tokens + 1 };
                        }
                        _ => runs.push(SeedRun { a: row, b: column, tokens: 1 }),
                    }
                }
            } else if score == self.score(row - 1, column) + EDIT {
                row -= 1;
            } else {
                column -= 1;
            }
        }
        runs.reverse();
        runs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runs(a: &str, b: &str, extend_over_edits: bool) -> Vec<(u32, u32, u32)> {
        let (x, y) = (a.as_bytes(), b.as_bytes());
        let same = |row: u32, column: u32| x[row as usize] == y[column as usize];
        let (rows, columns) = (x.len() as u32, y.len() as u32);
        let mut aligner = GapAligner::default();
        let found = if extend_over_edits {
            aligner.extend_over_edits(rows, columns, same)
        } else {
            aligner.between(rows, columns, same)
        };
        found.into_iter().map(|run| (run.a, run.b, run.tokens)).collect()
    }

    #[test]
    fn words_in_order_are_kept_and_others_part_of_the_edit() {
        assert_eq!(runs("xay", "uav", false), [(1, 1, 1)]);
        assert_eq!(runs("xxabcyy", "uabcvv", false), [(2, 1, 3)]);
        assert_eq!(runs("axxxxxx", "yyyyyya", false), []);
        assert_eq!(runs("", "abc", false), []);
    }

    #[test]
    fn an_end_is_extended_if_that_gains_more_than_it_costs() {
        assert_eq!(runs("xab", "yab", true), [(1, 1, 2)]);
        assert_eq!(runs("xa", "ya", true), []);
        assert_eq!(runs("abxy", "abuv", true), [(0, 0, 2)]);
        // A net gain of zero is not enough: the shorter extension is taken.
        assert_eq!(runs("axxbb", "ayybb", true), [(0, 0, 1)]);
    }

    #[test]
    fn a_gap_beyond_the_largest_table_is_one_edit() {
        let mut aligner = GapAligner::default();
        assert_eq!(aligner.between(256, 256, |x, y| x == y), [SeedRun { a: 0, b: 0, tokens: 256 }]);
        assert_eq!(aligner.between(257, 256, |x, y| x == y), []);
    }
}
