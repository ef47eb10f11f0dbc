//! What lies between two seeds, or beyond the last, aligned word by word.
//!
//! Gaps are short, so that the full table of Needleman and Wunsch (1970) is filled: a token that stands on both sides gains
//! 1, one that is replaced, inserted or removed costs 1. A word that happens to stand on both sides, but far out of line,
//! costs more than it gains and stays part of the edit. O(n · m) time and space for n and m tokens.

use super::seeds::Run;

/// Largest table: 256 by 256 tokens. A larger gap counts as one edit.
pub const MAX_CELLS: usize = 1 << 16;

/// Two tokens that are the same.
const SAME: i32 = 1;
/// A token replaced by another, inserted or removed.
const EDIT: i32 = -1;

/// Aligns one gap after the other and keeps its memory.
#[derive(Default)]
pub struct GapAligner {
    /// The best score of the first so many tokens on either side, row by row.
    scores: Vec<i32>,
    columns: usize,
}

impl GapAligner {
    /// The runs of equal tokens in the best alignment of two stretches of so many tokens, ascending; counted from the
    /// stretches' beginnings. None where the table would be too large.
    pub fn between(&mut self, rows: u32, columns: u32, is_same: impl Fn(u32, u32) -> bool) -> Vec<Run> {
        if rows == 0 || columns == 0 || rows as usize * columns as usize > MAX_CELLS {
            return Vec::new();
        }
        self.fill(rows, columns, &is_same);
        self.trace(rows, columns, is_same)
    }

    /// The runs of equal tokens in the best alignment of any beginnings of two stretches: how far a passage goes on
    /// beyond its last seed. Of equally good ones the shortest; none where every one costs what it gains.
    pub fn extend_over_edits(&mut self, rows: u32, columns: u32, is_same: impl Fn(u32, u32) -> bool) -> Vec<Run> {
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

    /// Follows the best alignment back from a cell; where ways are equally good, equal tokens and replacements come first.
    fn trace(&self, mut row: u32, mut column: u32, is_same: impl Fn(u32, u32) -> bool) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        while row > 0 && column > 0 {
            let score = self.score(row, column);
            let same = is_same(row - 1, column - 1);
            if score == self.score(row - 1, column - 1) + if same { SAME } else { EDIT } {
                (row, column) = (row - 1, column - 1);
                if same {
                    match runs.last_mut() {
                        Some(run) if (run.a, run.b) == (row + 1, column + 1) => {
                            *run = Run { a: row, b: column, tokens: run.tokens + 1 };
                        }
                        _ => runs.push(Run { a: row, b: column, tokens: 1 }),
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
    fn words_in_line_are_kept_words_out_of_line_are_part_of_the_edit() {
        assert_eq!(runs("xay", "uav", false), [(1, 1, 1)]);
        assert_eq!(runs("xxabcyy", "uabcvv", false), [(2, 1, 3)]);
        assert_eq!(runs("axxxxxx", "yyyyyya", false), []);
        assert_eq!(runs("", "abc", false), []);
    }

    #[test]
    fn an_end_goes_on_where_that_gains_more_than_it_costs() {
        assert_eq!(runs("xab", "yab", true), [(1, 1, 2)]);
        assert_eq!(runs("xa", "ya", true), []);
        assert_eq!(runs("abxy", "abuv", true), [(0, 0, 2)]);
        // Back to even is no gain: the shorter end is taken.
        assert_eq!(runs("axxbb", "ayybb", true), [(0, 0, 1)]);
    }

    #[test]
    fn too_large_a_gap_is_one_edit() {
        let mut aligner = GapAligner::default();
        assert_eq!(aligner.between(256, 256, |x, y| x == y), [Run { a: 0, b: 0, tokens: 256 }]);
        assert_eq!(aligner.between(257, 256, |x, y| x == y), []);
    }
}
