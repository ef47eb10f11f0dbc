//! Turns chains into passages that share no token: gaps aligned, ends extended, neighbours merged, short ones rejected.
//!
//! Chains are added best first. Tokens that a better passage has claimed on either side are removed from a chain, which
//! may split it. The gaps between its seeds are then aligned word by word, and both ends are extended as long as that
//! gains more than it costs ([`super::gaps`]). Pieces that are too short for a passage claim nothing. Finally, passages
//! that follow each other in both texts with no more than a gap between them are merged, because the seeds between them
//! were too weak to chain them. O(n + e · g²) for n tokens of chains and e gaps of g tokens.

use std::cmp::Reverse;
use std::ops::Range;

use super::chains::Chain;
use super::gaps::GapAligner;
use super::seeds::{Grams, SeedRun};
use super::{AlignedPassage, ChainLimits};
use crate::common::sort;

/// Most tokens compared at a time beyond the end of a passage.
const MAX_TOKENS_AT_END: u32 = 32;

/// A piece is completed only if its seeds have at least one in this many of the equal tokens of a passage. Aligning the
/// surroundings of every phrase that two books share by chance would take seconds.
const MIN_SEEDED_SHARE: u32 = 3;

/// Builds passages from chains, one chain after the other.
pub struct PassageBuilder<'g, 't> {
    a: &'g Grams<'t>,
    b: &'g Grams<'t>,
    limits: ChainLimits,
    claimed_a: Vec<bool>,
    claimed_b: Vec<bool>,
    aligner: GapAligner,
    passages: Vec<AlignedPassage>,
    /// Runs that are too short for a passage.
    rejected: Vec<SeedRun>,
}

impl<'g, 't> PassageBuilder<'g, 't> {
    /// A builder without passages. O(n) for n tokens.
    #[must_use]
    pub fn new(a: &'g Grams<'t>, b: &'g Grams<'t>, limits: ChainLimits) -> Self {
        Self {
            a,
            b,
            limits,
            claimed_a: vec![false; a.tokens.len()],
            claimed_b: vec![false; b.tokens.len()],
            aligner: GapAligner::default(),
            passages: Vec::new(),
            rejected: Vec::new(),
        }
    }

    /// Adds the passages in the unclaimed parts of a chain.
    pub fn add(&mut self, chain: &Chain) {
        let mut pieces = self.free_pieces(&chain.runs);
        pieces.reverse();
        let mut has_claimed = false;
        while let Some(piece) = pieces.pop() {
            if has_claimed {
                // The piece before may have been extended over this one.
                let free = self.free_pieces(&piece);
                if free != [&piece[..]] {
                    pieces.extend(free.into_iter().rev());
                    continue;
                }
            }
            let mut passage = AlignedPassage { runs: piece };
            if MIN_SEEDED_SHARE * passage.tokens() >= self.limits.shortest {
                passage.runs = self.complete(&passage.runs);
            }
            if passage.tokens() >= self.limits.shortest {
                self.claim(passage.a(), passage.b());
                self.passages.push(passage);
                has_claimed = true;
            } else {
                self.rejected.extend(passage.runs.into_iter().filter(|run| run.tokens >= self.limits.k));
            }
        }
    }

    /// All passages, with neighbours merged, and the number of matches that were too short.
    #[must_use]
    pub fn finish(mut self) -> (Vec<AlignedPassage>, u32) {
        let passages = self.merged();
        sort::sort_by_key(&mut self.rejected, |run| (Reverse(run.tokens), run.a, run.b));
        let mut too_short = 0;
        for run in std::mem::take(&mut self.rejected) {
            if self.free_runs(run) == [run] {
                self.claim(run.a..run.a_end(), run.b..run.b_end());
                too_short += 1;
            }
        }
        (passages, too_short)
    }

    fn claim(&mut self, a: Range<u32>, b: Range<u32>) {
        self.claimed_a[a.start as usize..a.end as usize].fill(true);
        self.claimed_b[b.start as usize..b.end as usize].fill(true);
    }

    /// The passages in the order of the first text. Those that also follow each other in the second, with no more than
    /// a gap between them on either side, are merged.
    fn merged(&mut self) -> Vec<AlignedPassage> {
        let mut passages = std::mem::take(&mut self.passages);
        sort::sort_by_key(&mut passages, |passage| passage.runs[0].a);
        let mut merged: Vec<AlignedPassage> = Vec::with_capacity(passages.len());
        for passage in passages {
            let first = passage.runs[0];
            match merged.last_mut() {
                Some(before) if self.may_join(&before.runs[before.runs.len() - 1], &first) => {
                    let last = before.runs[before.runs.len() - 1];
                    before.runs.extend(self.between(&last, &first));
                    before.runs.extend(passage.runs);
                    self.claim(last.a_end()..first.a, last.b_end()..first.b);
                }
                _ => merged.push(passage),
            }
        }
        merged.into_iter().map(|passage| AlignedPassage { runs: joined(passage.runs) }).collect()
    }

    /// The unclaimed parts of some seeds, split where tokens between them are claimed or a gap is too wide.
    fn free_pieces(&self, seeds: &[SeedRun]) -> Vec<Vec<SeedRun>> {
        let mut pieces: Vec<Vec<SeedRun>> = Vec::new();
        let mut piece: Vec<SeedRun> = Vec::new();
        for run in seeds.iter().flat_map(|&seed| self.free_runs(seed)) {
            if piece.last().is_some_and(|before| !self.may_join(before, &run)) {
                pieces.push(std::mem::take(&mut piece));
            }
            piece.push(run);
        }
        if !piece.is_empty() {
            pieces.push(piece);
        }
        pieces
    }

    /// The parts of a seed that are unclaimed on both sides.
    fn free_runs(&self, seed: SeedRun) -> Vec<SeedRun> {
        let mut runs: Vec<SeedRun> = Vec::new();
        for at in 0..seed.tokens {
            let (a, b) = (seed.a + at, seed.b + at);
            if self.claimed_a[a as usize] || self.claimed_b[b as usize] {
                continue;
            }
            match runs.last_mut() {
                Some(run) if run.a_end() == a => run.tokens += 1,
                _ => runs.push(SeedRun { a, b, tokens: 1 }),
            }
        }
        runs
    }

    /// Whether no token between two runs is claimed, and neither gap is too wide.
    fn may_join(&self, before: &SeedRun, run: &SeedRun) -> bool {
        let gap = self.limits.gap;
        run.b >= before.b_end()
            && run.a - before.a_end() <= gap
            && run.b - before.b_end() <= gap
            && !self.claimed_a[before.a_end() as usize..run.a as usize].contains(&true)
            && !self.claimed_b[before.b_end() as usize..run.b as usize].contains(&true)
    }

    /// The seeds with the equal tokens in the gaps between them and beyond both ends, adjacent runs joined.
    fn complete(&mut self, seeds: &[SeedRun]) -> Vec<SeedRun> {
        let mut runs = self.extend_start(seeds[0]);
        for (at, &seed) in seeds.iter().enumerate() {
            if at > 0 {
                runs.extend(self.between(&seeds[at - 1], &seed));
            }
            runs.push(seed);
        }
        self.extend_end(&mut runs);
        joined(runs)
    }

    /// The runs of equal tokens in the gap between two runs.
    fn between(&mut self, before: &SeedRun, run: &SeedRun) -> Vec<SeedRun> {
        let (a, b, texts) = (before.a_end(), before.b_end(), (self.a, self.b));
        let found = self.aligner.between(run.a - a, run.b - b, |x, y| is_same(texts, a + x, b + y));
        found.into_iter().map(|run| SeedRun { a: a + run.a, b: b + run.b, tokens: run.tokens }).collect()
    }

    /// Extends runs beyond the last one.
    fn extend_end(&mut self, runs: &mut Vec<SeedRun>) {
        loop {
            let last = runs[runs.len() - 1];
            let (a, b) = (last.a_end(), last.b_end());
            let (rows, columns) = (free_from(&self.claimed_a, a), free_from(&self.claimed_b, b));
            let texts = (self.a, self.b);
            let found = self.aligner.extend_over_edits(rows, columns, |x, y| is_same(texts, a + x, b + y));
            if found.is_empty() {
                return;
            }
            runs.extend(found.into_iter().map(|run| SeedRun { a: a + run.a, b: b + run.b, tokens: run.tokens }));
        }
    }

    /// The runs of equal tokens before the first run, ascending.
    fn extend_start(&mut self, first: SeedRun) -> Vec<SeedRun> {
        let mut runs: Vec<SeedRun> = Vec::new();
        loop {
            let (a, b) = runs.last().map_or((first.a, first.b), |run| (run.a, run.b));
            let (rows, columns) = (free_before(&self.claimed_a, a), free_before(&self.claimed_b, b));
            let texts = (self.a, self.b);
            let found = self.aligner.extend_over_edits(rows, columns, |x, y| is_same(texts, a - 1 - x, b - 1 - y));
            if found.is_empty() {
                runs.reverse();
                return runs;
            }
            let mirrored =
                |run: SeedRun| SeedRun { a: a - run.a - run.tokens, b: b - run.b - run.tokens, tokens: run.tokens };
            runs.extend(found.into_iter().map(mirrored));
        }
    }
}

/// Joins adjacent runs.
fn joined(runs: Vec<SeedRun>) -> Vec<SeedRun> {
    let mut joined: Vec<SeedRun> = Vec::with_capacity(runs.len());
    for run in runs {
        match joined.last_mut() {
            Some(before) if (before.a_end(), before.b_end()) == (run.a, run.b) => before.tokens += run.tokens,
            _ => joined.push(run),
        }
    }
    joined
}

/// Whether two tokens are equal, and neither is masked.
fn is_same((a, b): (&Grams, &Grams), x: u32, y: u32) -> bool {
    a.tokens[x as usize] == b.tokens[y as usize] && a.is_free(x) && b.is_free(y)
}

/// The number of unclaimed tokens from a position on, at most [`MAX_TOKENS_AT_END`].
fn free_from(claimed: &[bool], place: u32) -> u32 {
    claimed[place as usize..].iter().take(MAX_TOKENS_AT_END as usize).take_while(|&&is_claimed| !is_claimed).count()
        as u32
}

/// The number of unclaimed tokens before a position, at most [`MAX_TOKENS_AT_END`].
fn free_before(claimed: &[bool], place: u32) -> u32 {
    let before = claimed[..place as usize].iter().rev();
    before.take(MAX_TOKENS_AT_END as usize).take_while(|&&is_claimed| !is_claimed).count() as u32
}
