//! A batch of programs that are compared with one another: the submissions to one task.

use super::candidates::{Budget, ProgramCandidates};
use super::runs::{Program, number_runs};
use super::score::best_score;
use super::tiles::{Scratch, Tile, tiles};
use super::{MAX_SMALL_BATCH, MIN_DISTINCT_RUNS, MIN_SCORE, MIN_SCORE_IN_SMALL_BATCH};

/// The runs of a batch of programs, and their weights.
#[derive(Debug)]
pub struct ProgramBatch {
    programs: Vec<Program>,
    /// How many of them are longer than a note.
    size: usize,
    /// By number of the run.
    weights: Vec<u32>,
}

/// The tiles of two programs, and their score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tiling {
    /// The tiles, in the order of the first program.
    pub tiles: Vec<Tile>,
    /// The tiles without the tokens that are only in template runs, which may split a tile; in the order of the first program.
    pub passages: Vec<Tile>,
    /// Tokens of all passages.
    pub matched: u32,
    /// Tokens of the longest passage.
    pub longest: u32,
    /// The better [score](super::score::score) of the whole programs and of their called parts, from 0 to [`super::MAX_SCORE`].
    pub score: u32,
    /// By how much one of these scores exceeds its threshold. The pair is listed if this is at least 0.
    pub excess: i32,
}

impl Tiling {
    /// Whether the score is high enough to be listed.
    #[must_use]
    pub const fn is_listed(&self) -> bool {
        self.excess >= 0
    }
}

impl ProgramBatch {
    /// Numbers and weights the runs of programs and templates, given as packed tokens. O(n log n) for n tokens.
    #[must_use]
    pub fn new(programs: &[&[u32]], templates: &[&[u32]]) -> Self {
        let (programs, size, weights) = number_runs(programs, templates);
        Self { programs, size, weights }
    }

    /// Number of a program's distinct runs that no template contains.
    #[must_use]
    pub fn distinct_runs(&self, program: u32) -> u32 {
        self.programs[program as usize].distinct_runs
    }

    /// Whether a file is as long as a program, and not a note of a line beside the programs.
    pub(super) fn is_counted(&self, file: u32) -> bool {
        self.programs[file as usize].is_counted
    }

    /// Number of tokens in all programs.
    pub(super) fn tokens(&self) -> u64 {
        self.programs.iter().map(|program| program.runs.len() as u64).sum()
    }

    /// Whether a program is short: only pairs that share most of it are listed.
    #[must_use]
    pub fn is_short(&self, program: u32) -> bool {
        self.distinct_runs(program) < MIN_DISTINCT_RUNS
    }

    /// Lowest score of any listed pair, which depends on the size of the batch.
    #[must_use]
    pub fn min_score(&self) -> u32 {
        if self.size <= MAX_SMALL_BATCH { MIN_SCORE_IN_SMALL_BATCH } else { MIN_SCORE }
    }

    /// An index for the pairs that can reach [`Self::min_score`]. O(n) for n runs.
    #[must_use]
    pub fn candidates(&self, budget: Budget) -> ProgramCandidates<'_> {
        ProgramCandidates::new((&self.programs, &self.weights), self.min_score(), budget)
    }

    /// Compares two programs. O(a + b) for programs of a and b tokens, plus the length of the matches extended.
    #[must_use]
    #[inline(never)] // a copy of it would be downloaded with the page
    pub fn compare(&self, a: u32, b: u32, scratch: &mut Scratch) -> Tiling {
        let pair = [a, b].map(|program| &self.programs[program as usize]);
        let tiles = tiles(pair, scratch);
        let whole = tiles.iter().map(|tile| tile.weight(pair[0])).sum();
        let called = tiles.iter().map(|tile| tile.called_weight(pair)).sum();
        let (score, excess) = best_score([whole, called], pair, self.min_score());
        let mut passages = Vec::with_capacity(tiles.len());
        for tile in &tiles {
            tile.append_own(pair[0], &mut passages);
        }
        let lengths = passages.iter().map(|passage| passage.length);
        let (matched, longest) = lengths.fold((0, 0), |(sum, longest), tokens| (sum + tokens, longest.max(tokens)));
        Tiling { tiles, passages, matched, longest, score, excess }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::align::evidence::programs::MAX_SCORE;
    use crate::text::word::EXCLUDED;

    fn program(text: &str) -> Vec<u32> {
        text.bytes().map(|byte| u32::from(byte) << 8).collect()
    }

    fn batch(programs: &[Vec<u32>], templates: &[Vec<u32>]) -> ProgramBatch {
        let [programs, templates] = [programs, templates].map(|all| all.iter().map(Vec::as_slice).collect::<Vec<_>>());
        ProgramBatch::new(&programs, &templates)
    }

    fn shared(texts: &[&str]) -> Tiling {
        let programs: Vec<Vec<u32>> = texts.iter().map(|text| program(text)).collect();
        batch(&programs, &[]).compare(0, 1, &mut Scratch::default())
    }

    #[test]
    fn equal_programs_score_one_and_strangers_nothing() {
        let same = shared(&["abcdefghijkl", "abcdefghijkl"]);
        assert_eq!((same.score, same.matched, same.longest), (MAX_SCORE, 12, 12));
        assert_eq!(same.tiles, [Tile { a_start: 0, b_start: 0, length: 12 }]);
        assert_eq!(shared(&["abcdefghijkl", "mnopqrstuvwx"]).score, 0);
        for short in [["", ""], ["abc", "abc"], ["abc", "abcdefghijkl"]] {
            assert_eq!(shared(&short).score, 0, "shorter than a run");
        }
    }

    #[test]
    fn moved_parts_match_and_each_token_once() {
        let moved = shared(&["abcdefghijklmnopqrst", "klmnopqrstabcdefghij"]);
        assert_eq!((moved.matched, moved.longest, moved.tiles.len()), (20, 10, 2));
        let doubled = shared(&["abcdefghij", "abcdefghijabcdefghij"]);
        assert_eq!((doubled.matched, doubled.score), (10, 750_000));
    }

    #[test]
    fn short_tiles_of_common_runs_are_chance() {
        assert_eq!(shared(&["abcdefgh12345678", "abcdefgh90qwerty"]).tiles, []);
        assert_eq!(shared(&["abcdefghi12345678", "abcdefghi90qwerty"]).matched, 9);
        // Rare in the batch: seven tokens are enough.
        let strangers = ["ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZ!?.,", "[]{}()<>/|", ";:-_#'+*~=", "ÄÖÜäöüß"];
        assert_eq!(shared(&[&["abcdefg12345678", "abcdefg90qwerty"], &strangers[..]].concat()).matched, 7);
    }

    #[test]
    fn common_code_counts_less_and_templates_not_at_all() {
        let own = ["ABCDEFGHIJKLMNOP", "QRSTUVWXYZ!?.,;:", "[]{}()<>/|-_#'+*", "1234567890qwerty"];
        let programs: Vec<Vec<u32>> = own.iter().map(|own| program(&format!("abcdefghijklmnop{own}"))).collect();
        let common = batch(&programs, &[]).compare(0, 1, &mut Scratch::default());
        assert_eq!(common.matched, 16);
        assert!((200_000..300_000).contains(&common.score));
        let scratch = &mut Scratch::default();
        let template = batch(&programs, &[program("abcdefghijklmnop")]).compare(0, 1, scratch);
        assert_eq!((template.score, template.matched), (0, 0));
        // Where a tile extends beyond the template, the runs that reach beyond it count, with all their tokens.
        let further = batch(&programs, &[program("abcdefghij")]).compare(0, 1, scratch);
        assert_eq!((further.tiles[0].length, further.matched, further.longest), (16, 11, 11));
        assert_eq!(further.passages, [Tile { a_start: 5, b_start: 5, length: 11 }]);
        // Template code in the middle of a tile splits it.
        let within = ["1234567890abcdefghijklmnopqrstuvwxyz", "1234567890abcdefghijklmnopqrstuvwxyz"].map(program);
        let split = batch(&within, &[program("abcdefghijklmnop")]).compare(0, 1, scratch);
        let tile = |start, length| Tile { a_start: start, b_start: start, length };
        assert_eq!((split.tiles, split.passages), (vec![tile(0, 36)], vec![tile(0, 15), tile(21, 15)]));
        assert_eq!((split.matched, split.longest), (30, 15));
    }

    #[test]
    fn excluded_tokens_match_nothing() {
        let programs: Vec<Vec<u32>> = ["abcdefghijklmnopqrst", "abcdefghijklmnopqrst"].map(program).to_vec();
        let mut edited = programs;
        for program in &mut edited {
            program[9] = EXCLUDED;
        }
        let found = batch(&edited, &[]).compare(0, 1, &mut Scratch::default());
        assert_eq!(found.tiles.iter().map(|tile| (tile.a_start, tile.length)).collect::<Vec<_>>(), [(0, 9), (10, 10)]);
        assert_eq!(found.score, MAX_SCORE);
    }

    #[test]
    fn code_that_is_not_called_hides_no_copy() {
        let uncalled = |text: &str| program(text).into_iter().map(|token| token | 1).collect::<Vec<u32>>();
        let copy = program("abcdefghijklmnop");
        let padded = [copy.clone(), uncalled("ABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890")].concat();
        let other = [uncalled("!?.,;:-_#'+*~=()[]{}<>|/"), copy.clone()].concat();
        let found = batch(&[padded, other.clone()], &[]).compare(0, 1, &mut Scratch::default());
        assert_eq!((found.score, found.matched), (MAX_SCORE, 16));
        // What is called in one program only is matched, but in no called part.
        let uncalled_copy = [uncalled("abcdefghijklmnop"), program("QRSTUVWXYZ1234567890")].concat();
        let found = batch(&[uncalled_copy, other], &[]).compare(0, 1, &mut Scratch::default());
        assert!(found.score < 500_000 && found.matched == 16, "{}", found.score);
    }

    #[test]
    fn a_class_that_copied_is_still_found() {
        let copies = vec![program("abcdefghijklmnop"); 10];
        assert_eq!(batch(&copies, &[]).compare(3, 7, &mut Scratch::default()).score, MAX_SCORE);
    }

    #[test]
    fn repetition_is_cheap() {
        let tables = [vec![256; 20_000], vec![256; 30_000]];
        assert_eq!(batch(&tables, &[]).compare(0, 1, &mut Scratch::default()).matched, 20_000);
        // Frequent runs between rare ones, in one match as long as the programs.
        let row = |at: u32| if at.is_multiple_of(9) { 512 + at } else { 256 };
        let rows: Vec<u32> = (0..90_000).map(row).collect();
        assert_eq!(batch(&[rows.clone(), rows], &[]).compare(0, 1, &mut Scratch::default()).longest, 90_000);
    }

    #[test]
    fn short_programs_are_marked() {
        let short: Vec<u32> = (0..MIN_DISTINCT_RUNS + 4).map(|token| 256 + token).collect();
        let long: Vec<u32> = (0..MIN_DISTINCT_RUNS + 5).map(|token| 256 + token).collect();
        let batch = batch(&[short, long], &[]);
        assert!(batch.is_short(0) && !batch.is_short(1));
        let pair = |a, b| batch.compare(a, b, &mut Scratch::default());
        assert!(pair(0, 0).is_listed() && pair(0, 1).is_listed(), "equal or nearly");
        assert_eq!(batch.min_score(), MIN_SCORE_IN_SMALL_BATCH);
    }
}
