//! Chains seeds that follow each other in both texts, with few tokens between them.
//!
//! A chain scores [`GAIN`] for each token of its seeds and loses [`COST`] for each token bridged between two of them,
//! on the side that bridges more. A gap is therefore bridged if the seeds on either side outweigh it, but never if it
//! has more than `gap` tokens. The best chain that ends in a seed follows from those of earlier seeds; chains are then
//! taken best first, each up to where a better one begins. This is sparse dynamic programming over diagonals, as in the
//! chaining of genome aligners (Li 2018, section 2.1.2). O(s log s) for s seeds, with at most [`MAX_PREDECESSORS`]
//! tried for each.

use super::seeds::SeedRun;
use crate::common::sort;

/// Score of a token of a seed.
pub const GAIN: i64 = 2;
/// Cost of a bridged token.
pub const COST: i64 = 1;

/// Most predecessors tried in each band of diagonals. Natural texts have only a few near any position.
pub const MAX_PREDECESSORS: usize = 64;

/// Fewest diagonals in a band; two texts of a megabyte each then have at most 25 000 bands.
const MIN_BAND_WIDTH: u32 = 16;

/// Seeds that follow each other in both texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// Its score.
    pub score: i64,
    /// Its seeds, ascending and without overlap on either side.
    pub runs: Vec<SeedRun>,
}

/// The best chain that ends in a seed.
#[derive(Clone, Copy)]
struct Link {
    score: i64,
    before: Option<u32>,
}

/// The chains with at least `min_tokens` tokens, no seed in two of them; best first, and among equals in the order of
/// the first text, then of the second. `seeds` must ascend by their starts. O(s log s).
#[must_use]
pub fn chains(seeds: &[SeedRun], gap: u32, min_tokens: u32) -> Vec<Chain> {
    let links = links(seeds, gap);
    let mut order: Vec<u32> = (0..seeds.len() as u32).collect();
    sort::sort_by_key(&mut order, |&seed| (-links[seed as usize].score, seed));
    let mut is_taken = vec![false; seeds.len()];
    let (mut chains, mut members) = (Vec::new(), Vec::new());
    for last in order {
        members.clear();
        let mut at = Some(last);
        while let Some(seed) = at.filter(|&seed| !is_taken[seed as usize]) {
            is_taken[seed as usize] = true;
            members.push(seeds[seed as usize]);
            at = links[seed as usize].before;
        }
        // Most seeds of two long texts are isolated phrases, so they must be cheap.
        if members.iter().map(|seed: &SeedRun| u64::from(seed.tokens)).sum::<u64>() >= u64::from(min_tokens.max(1)) {
            members.reverse();
            chains.push(joined(&members));
        }
    }
    sort::sort_by_key(&mut chains, |chain| (-chain.score, (chain.runs[0].a, chain.runs[0].b)));
    chains
}

/// The best chain that ends in each seed.
fn links(seeds: &[SeedRun], gap: u32) -> Vec<Link> {
    let mut bands = Bands::new(seeds, gap);
    let mut links: Vec<Link> = Vec::with_capacity(seeds.len());
    for (at, seed) in (0..).zip(seeds) {
        let mut best = Link { score: GAIN * i64::from(seed.tokens), before: None };
        bands.for_each_near(seed, |before| {
            if let Some(gain) = gain(&seeds[before as usize], seed, gap) {
                let link = Link { score: links[before as usize].score + gain, before: Some(before) };
                // Among equal predecessors the last one, whatever the order in which they are tried.
                if link.score > best.score || (link.score == best.score && best.before.is_some_and(|it| it < before)) {
                    best = link;
                }
            }
        });
        links.push(best);
        bands.insert(at, seed);
    }
    links
}

/// The score that a seed adds to a chain that ends in another; `None` if it does not follow, or is too far away.
fn gain(before: &SeedRun, seed: &SeedRun, gap: u32) -> Option<i64> {
    let overlap = overlap(before, seed);
    if before.a >= seed.a || before.b >= seed.b || overlap >= seed.tokens {
        return None;
    }
    let bridged = (seed.a + overlap - before.a_end()).max(seed.b + overlap - before.b_end());
    (bridged <= gap).then(|| GAIN * i64::from(seed.tokens - overlap) - COST * i64::from(bridged))
}

/// The number of leading tokens of a seed that overlap the one before it, on the side with more.
fn overlap(before: &SeedRun, seed: &SeedRun) -> u32 {
    before.a_end().saturating_sub(seed.a).max(before.b_end().saturating_sub(seed.b))
}

/// Joins seeds in order to a chain. Overlaps are removed from the later seed.
fn joined(seeds: &[SeedRun]) -> Chain {
    let mut runs: Vec<SeedRun> = Vec::with_capacity(seeds.len());
    let mut score = 0;
    for &seed in seeds {
        let Some(before) = runs.last() else {
            runs.push(seed);
            score = GAIN * i64::from(seed.tokens);
            continue;
        };
        let run = seed.without_first(overlap(before, &seed));
        let bridged = (run.a - before.a_end()).max(run.b - before.b_end());
        score += GAIN * i64::from(run.tokens) - COST * i64::from(bridged);
        runs.push(run);
    }
    Chain { score, runs }
}

/// The seeds seen so far, in bands of neighbouring diagonals, by their ends in the first text.
struct Bands {
    /// For each band, seeds with their ends, ascending by end.
    ends: Vec<Vec<(u32, u32)>>,
    gap: u32,
    /// Number of diagonals in a band, more than `gap`.
    width: u32,
    /// Added to b − a so that no diagonal is negative.
    shift: u32,
}

impl Bands {
    fn new(seeds: &[SeedRun], gap: u32) -> Self {
        let shift = seeds.iter().map(|seed| seed.a.saturating_sub(seed.b)).max().unwrap_or(0);
        let width = (gap + 1).max(MIN_BAND_WIDTH);
        let max_diagonal = seeds.iter().map(|seed| seed.b + shift - seed.a).max().unwrap_or(0);
        Self { ends: vec![Vec::new(); (max_diagonal / width) as usize + 3], gap, width, shift }
    }

    /// The band of a seed. There is always one before and one after it.
    fn band(&self, seed: &SeedRun) -> usize {
        ((seed.b + self.shift - seed.a) / self.width) as usize + 1
    }

    fn insert(&mut self, at: u32, seed: &SeedRun) {
        let band = self.band(seed);
        let band = &mut self.ends[band];
        let end = seed.a_end();
        let place = band.len() - band.iter().rev().take_while(|&&(other, _)| other > end).count();
        band.insert(place, (end, at));
    }

    /// Calls `each` with the seeds on diagonals at most about `gap` away that end at most `gap` before `seed` begins;
    /// in each band, those with the latest end first.
    fn for_each_near(&self, seed: &SeedRun, mut each: impl FnMut(u32)) {
        let band = self.band(seed);
        for band in &self.ends[band - 1..=band + 1] {
            for &(end, at) in band.iter().rev().take(MAX_PREDECESSORS) {
                if end + self.gap < seed.a {
                    break;
                }
                each(at);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(a: u32, b: u32, tokens: u32) -> SeedRun {
        SeedRun { a, b, tokens }
    }

    #[test]
    fn a_gap_is_bridged_if_both_sides_outweigh_it() {
        let chained = |seeds: &[SeedRun]| chains(seeds, 30, 1).iter().map(|chain| chain.runs.len()).collect::<Vec<_>>();
        assert_eq!(chained(&[run(0, 0, 9), run(10, 10, 9)]), [2]);
        assert_eq!(chained(&[run(0, 0, 16), run(46, 16, 16)]), [2]);
        assert_eq!(chained(&[run(0, 0, 15), run(45, 15, 15)]), [1, 1]);
        // One token more than can be bridged, however long the seeds are.
        assert_eq!(chained(&[run(0, 0, 90), run(121, 90, 90)]), [1, 1]);
        // In another order than in the first text.
        assert_eq!(chained(&[run(0, 20, 9), run(10, 0, 9)]), [1, 1]);
    }

    #[test]
    fn overlaps_are_removed_from_the_later_seed() {
        let [chain] = &chains(&[run(0, 0, 9), run(8, 7, 9)], 30, 1)[..] else { panic!("one chain") };
        assert_eq!((&chain.runs[..], chain.score), (&[run(0, 0, 9), run(10, 9, 7)][..], 2 * 16 - 1));
    }

    #[test]
    fn chains_come_best_first_and_share_no_seed() {
        let seeds = [run(0, 0, 5), run(6, 6, 5), run(7, 40, 5)];
        let found: Vec<(i64, u32)> = chains(&seeds, 30, 1).iter().map(|c| (c.score, c.runs[0].b)).collect();
        assert_eq!(found, [(19, 0), (10, 40)]);
        assert_eq!(chains(&seeds, 30, 6).len(), 1);
    }
}
