//! Greedy string tiling of two programs.
//!
//! Runs that both programs contain are extended to the longest matches. These are placed, longest first; the part of a match
//! that earlier tiles do not cover is placed later, by its own length. O(a + b) to find the shared runs, plus the length of
//! the matches extended: at most [`MAX_REPEATS`](super::runs::MAX_REPEATS)² through each shared run.

use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;
use std::ops::Range;

use super::runs::{NO_RUN, Program};
use super::{MIN_TILE_WEIGHT, RUN_TOKENS};
use crate::common::sort;

/// A stretch of equal tokens. All numbers count tokens that are not skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tile {
    /// Its first token in the first program.
    pub a_start: u32,
    /// Its first token in the second program.
    pub b_start: u32,
    /// Number of its tokens.
    pub length: u32,
}

impl Tile {
    /// Its range in either program among all tokens, including skipped ones, given each program's
    /// [`token_numbers`](super::runs::token_numbers). O(1).
    #[must_use]
    pub fn ranges(&self, numbers: [&[u32]; 2]) -> [Range<u32>; 2] {
        let range =
            |numbers: &[u32], start: u32| numbers[start as usize]..numbers[(start + self.length - 1) as usize] + 1;
        [range(numbers[0], self.a_start), range(numbers[1], self.b_start)]
    }

    /// Positions in the first program of the runs it contains.
    fn runs(&self) -> Range<usize> {
        let start = self.a_start as usize;
        start..start + self.length as usize - RUN_TOKENS + 1
    }

    /// Total weight of its runs. `a` is the first program. O(1).
    pub(super) fn weight(&self, a: &Program) -> u32 {
        let Range { start, end } = self.runs();
        a.weight_before[end] - a.weight_before[start]
    }

    /// Total weight of its runs that are in the called part of both programs. O(n), or O(1) if all of both is called.
    pub(super) fn called_weight(&self, [a, b]: [&Program; 2]) -> u32 {
        if a.called_before.is_empty() && b.called_before.is_empty() {
            return self.weight(a);
        }
        let runs = self.runs().zip(self.b_start as usize..);
        let called = runs.filter(|&(in_a, in_b)| a.is_called(in_a) && b.is_called(in_b));
        called.map(|(at, _)| a.weight_before[at + 1] - a.weight_before[at]).sum()
    }

    /// Appends its stretches of tokens that are in a run with a weight above 0: all of it but the tokens that are only in
    /// template runs. O(n).
    pub(super) fn append_own(&self, a: &Program, own: &mut Vec<Self>) {
        let first = own.len();
        for at in self.runs().filter(|&at| a.weight_before[at] < a.weight_before[at + 1]) {
            let a_start = at as u32;
            let end = a_start + RUN_TOKENS as u32;
            match own[first..].last_mut() {
                Some(last) if a_start <= last.a_start + last.length => last.length = end - last.a_start,
                _ => own.push(Self {
                    a_start,
                    b_start: self.b_start + (a_start - self.a_start),
                    length: RUN_TOKENS as u32,
                }),
            }
        }
    }
}

/// Buffers that are reused for each pair.
#[derive(Debug, Default)]
pub struct Scratch {
    /// The matches found; sorted before tiles are placed.
    matches: Vec<Match>,
    /// The uncovered parts of matches that overlapped tiles.
    rests: BinaryHeap<Match>,
    /// By program, whether each token is in a tile.
    in_tile: [Vec<bool>; 2],
}

/// A stretch of equal tokens that may become a tile. Ordered by length, then by descending start, so the best is the greatest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Match {
    tokens: u32,
    start: Reverse<[u32; 2]>,
}

impl Match {
    /// A key that orders matches as they compare.
    fn rank(&self) -> (u32, Reverse<(u32, u32)>) {
        let Reverse([a, b]) = self.start;
        (self.tokens, Reverse((a, b)))
    }

    fn tile(self) -> Tile {
        let Reverse([a_start, b_start]) = self.start;
        Tile { a_start, b_start, length: self.tokens }
    }

    fn is_heavy(self, a: &Program) -> bool {
        self.tokens >= RUN_TOKENS as u32 && self.tile().weight(a) >= MIN_TILE_WEIGHT
    }
}

/// The tiles of two programs of one batch, in the order of the first. Swapping the programs only swaps the sides.
pub(super) fn tiles(pair: [&Program; 2], scratch: &mut Scratch) -> Vec<Tile> {
    let [a, b] = pair.map(|program| (program.runs.len(), &program.runs));
    // In a fixed order: of equally long matches, those that come first in one program win.
    let is_swapped = b < a;
    let mut tiles =
        if is_swapped { tiles_in_order([pair[1], pair[0]], scratch) } else { tiles_in_order(pair, scratch) };
    for tile in tiles.iter_mut().filter(|_| is_swapped) {
        std::mem::swap(&mut tile.a_start, &mut tile.b_start);
    }
    sort::sort_by_key(&mut tiles, |tile| (tile.a_start, tile.b_start, tile.length));
    tiles
}

#[inline(never)] // one copy
fn tiles_in_order(pair: [&Program; 2], scratch: &mut Scratch) -> Vec<Tile> {
    scratch.matches.clear();
    for_each_shared(pair, |in_a, in_b| {
        let is_frequent = pair[0].is_frequent[in_a[0].1 as usize] || pair[1].is_frequent[in_b[0].1 as usize];
        if is_frequent {
            let starts = in_a.iter().zip(in_b).map(|(&(_, i), &(_, j))| [i as usize, j as usize]);
            scratch.matches.extend(starts.filter(|&start| !continues(pair, start)).map(|start| extend(pair, start)));
            return;
        }
        for &(_, i) in in_a {
            for &(_, j) in in_b {
                let found = longest_match(pair, [i as usize, j as usize]);
                scratch.matches.extend(found.filter(|found| found.is_heavy(pair[0])));
            }
        }
    });
    sort::sort_by_key(&mut scratch.matches, Match::rank);
    place(pair, scratch)
}

/// Calls `each` with the occurrences in either program of every run that both contain.
fn for_each_shared(pair: [&Program; 2], mut each: impl FnMut(&[(u32, u32)], &[(u32, u32)])) {
    let [mut a, mut b] = pair.map(|program| &program.sorted[..]);
    while let (Some(x), Some(y)) = (a.first(), b.first()) {
        let run = x.0;
        match run.cmp(&y.0) {
            Ordering::Less => a = &a[1..],
            Ordering::Greater => b = &b[1..],
            Ordering::Equal => {
                let count = |list: &[(u32, u32)]| list.iter().take_while(|occurrence| occurrence.0 == run).count();
                let (in_a, rest_a) = a.split_at(count(a));
                let (in_b, rest_b) = b.split_at(count(b));
                each(in_a, in_b);
                (a, b) = (rest_a, rest_b);
            }
        }
    }
}

/// Whether the runs before a pair of equal runs are equal, too.
fn continues(pair: [&Program; 2], [i, j]: [usize; 2]) -> bool {
    i > 0 && j > 0 && pair[0].runs[i - 1] == pair[1].runs[j - 1] && pair[0].runs[i - 1] != NO_RUN
}

/// The longest match through a pair of equal runs. `None` if it contains an earlier pair of runs of which neither is frequent:
/// the match is found from there.
fn longest_match(pair: [&Program; 2], mut start: [usize; 2]) -> Option<Match> {
    while continues(pair, start) {
        start = start.map(|at| at - 1);
        if !pair[0].is_frequent[start[0]] && !pair[1].is_frequent[start[1]] {
            return None;
        }
    }
    Some(extend(pair, start))
}

fn extend(pair: [&Program; 2], [i, j]: [usize; 2]) -> Match {
    let runs = pair[0].runs[i..].iter().zip(&pair[1].runs[j..]).take_while(|&(x, y)| x == y && *x != NO_RUN).count();
    Match { tokens: (runs + RUN_TOKENS - 1) as u32, start: Reverse([i as u32, j as u32]) }
}

/// Places matches as tiles, longest first. The uncovered part of a match is placed later, by its own length.
///
/// Every placed tile is at least as long as the current match, so it covers one end of a match that it overlaps, and the
/// uncovered part is contiguous.
fn place(pair: [&Program; 2], scratch: &mut Scratch) -> Vec<Tile> {
    let Scratch { matches, rests, in_tile: [in_a, in_b] } = scratch;
    for (flags, program) in [&mut *in_a, &mut *in_b].into_iter().zip(pair) {
        flags.clear();
        flags.resize(program.runs.len() + RUN_TOKENS - 1, false);
    }
    let mut tiles = Vec::new();
    while let Some(best) = if rests.peek() > matches.last() { rests.pop() } else { matches.pop() } {
        let Match { tokens, start: Reverse([i, j]) } = best;
        let is_taken = |at: &u32| in_a[(i + at) as usize] || in_b[(j + at) as usize];
        let from = (0..tokens).take_while(is_taken).count() as u32;
        let to = tokens - (from..tokens).rev().take_while(is_taken).count() as u32;
        let rest = Match { tokens: to - from, start: Reverse([i + from, j + from]) };
        if !rest.is_heavy(pair[0]) {
            continue;
        }
        if rest == best {
            in_a[i as usize..(i + tokens) as usize].fill(true);
            in_b[j as usize..(j + tokens) as usize].fill(true);
            tiles.push(best.tile());
        } else {
            rests.push(rest);
        }
    }
    tiles
}
