//! Passages: seeds, chains, gaps, and their alignment.

use lookalike::internals::align::passages::chains::chains;
use lookalike::internals::align::passages::gaps::GapAligner;
use lookalike::internals::align::passages::seeds::seeds;
use lookalike::internals::align::passages::{ChainLimits, Grams, Passages, SeedRun, align};
use proptest::prelude::*;

use crate::naive;

/// A text over three tokens.
fn letters(length: std::ops::Range<usize>) -> impl Strategy<Value = Vec<u64>> {
    prop::collection::vec(0..3_u64, length)
}

fn some_limits() -> impl Strategy<Value = ChainLimits> {
    (1..8_u32, 0..20_u32, 1..20_u32).prop_map(|(k, gap, shortest)| ChainLimits { k, gap, shortest })
}

fn tuples(runs: &[SeedRun]) -> Vec<(u32, u32, u32)> {
    runs.iter().map(|run| (run.a, run.b, run.tokens)).collect()
}

/// What an alignment scores that ends at a place: 1 for each equal token, −1 for each edit.
fn score_of(runs: &[SeedRun], end: (u32, u32)) -> i64 {
    let (mut score, mut at) = (0, (0, 0));
    for run in runs {
        score += i64::from(run.tokens) - i64::from((run.a - at.0).max(run.b - at.1));
        at = (run.a_end(), run.b_end());
    }
    score - i64::from((end.0 - at.0).max(end.1 - at.1))
}

proptest! {
    #[test]
    fn seeds_are_all_runs(a in letters(0..60), b in letters(0..60), n in 3..6_u32) {
        let found = seeds(&Grams::new(&a, &[], n), &Grams::new(&b, &[], n), n);
        prop_assert!(found.bounded || tuples(&found.runs) == naive::passages::seeds(&a, &b, n as usize));
    }

    #[test]
    fn chains_are_the_best_of_all(a in letters(0..30), b in letters(0..30), gap in 0..20_u32) {
        let seeds = seeds(&Grams::new(&a, &[], 2), &Grams::new(&b, &[], 2), 2).runs;
        let found: Vec<_> = chains(&seeds, gap, 1).into_iter().map(|it| (it.score, tuples(&it.runs))).collect();
        prop_assert_eq!(found, naive::passages::chains(&tuples(&seeds), gap));
    }

    #[test]
    fn gaps_are_aligned_as_well_as_can_be(a in letters(0..7), b in letters(0..7)) {
        let same = |x: u32, y: u32| a[x as usize] == b[y as usize];
        let (rows, columns) = (a.len() as u32, b.len() as u32);
        let across = GapAligner::default().between(rows, columns, same);
        prop_assert_eq!(score_of(&across, (rows, columns)), naive::passages::alignment_score(&a, &b));
        let extend_over_edits = GapAligner::default().extend_over_edits(rows, columns, same);
        let end = extend_over_edits.last().map_or((0, 0), |run| (run.a_end(), run.b_end()));
        let beginnings = (0..=a.len()).flat_map(|row| (0..=b.len()).map(move |column| (row, column)));
        let best = beginnings.map(|(row, column)| naive::passages::alignment_score(&a[..row], &b[..column])).max();
        prop_assert_eq!(Some(score_of(&extend_over_edits, end)), best);
    }

    #[test]
    fn passages_share_no_token_and_hold_what_they_say(
        a in letters(0..200), b in letters(0..200), limits in some_limits(), masked in prop::collection::vec(any::<bool>(), 200),
    ) {
        let mask: Vec<bool> = masked[..a.len()].iter().zip(&a).map(|(&is_masked, &letter)| is_masked && letter == 0).collect();
        let [grams_a, grams_b] = [(&a, &mask[..]), (&b, &[])].map(|(text, mask)| Grams::new(text, mask, limits.seed()));
        let found = align(&grams_a, &grams_b, limits);
        let (mut used_a, mut used_b) = (vec![false; a.len()], vec![false; b.len()]);
        let shorter = a.len().min(b.len()) as u32;
        for passage in &found.passages {
            prop_assert!(passage.tokens() >= limits.shortest.min(limits.k.max(shorter / 10)));
            for (used, span) in [(&mut used_a, passage.a()), (&mut used_b, passage.b())] {
                let span = &mut used[span.start as usize..span.end as usize];
                prop_assert!(!span.contains(&true));
                span.fill(true);
            }
            for run in &passage.runs {
                for at in 0..run.tokens {
                    let (x, y) = ((run.a + at) as usize, (run.b + at) as usize);
                    prop_assert!(a[x] == b[y] && !mask[x]);
                }
            }
            for edit in passage.edits() {
                prop_assert!(edit.a.start <= edit.a.end && edit.b.start <= edit.b.end);
                prop_assert!(edit.a.len() + edit.b.len() > 0);
            }
        }
        prop_assert!(found.passages.is_sorted_by_key(|passage| std::cmp::Reverse(passage.tokens())));
        prop_assert_eq!(&align(&grams_a, &grams_b, limits), &found);
        let mut turned = align(&grams_b, &grams_a, limits);
        for passage in &mut turned.passages {
            for run in &mut passage.runs {
                std::mem::swap(&mut run.a, &mut run.b);
            }
        }
        turned.passages.sort_by_key(|passage| (std::cmp::Reverse(passage.tokens()), passage.runs[0].a));
        prop_assert_eq!(turned, found);
    }

    #[test]
    fn identical_texts_are_one_passage(text in letters(0..200), limits in some_limits()) {
        let grams = Grams::new(&text, &[], limits.seed());
        let Passages { passages, .. } = align(&grams, &grams, limits);
        let tokens = text.len() as u32;
        let least = limits.shortest.min(limits.k.max(tokens / 10)).max(limits.seed());
        let whole = if tokens < least { vec![] } else { vec![(0, 0, tokens)] };
        prop_assert_eq!(passages.iter().flat_map(|it| tuples(&it.runs)).collect::<Vec<_>>(), whole);
    }
}
