//! Shingles: fingerprints, winnowing, sets and their index.

use lookalike::internals::join::index::{Index, Layout, TermRules};
use lookalike::internals::join::similarity::{ShingleCounts, intersection_size};
use lookalike::internals::join::{Threshold, join};
use lookalike::internals::shingle::Shingles;
use lookalike::internals::shingle::fingerprint::FingerprintSet;
use lookalike::internals::shingle::winnowing;
use lookalike::params::{Measure, Params, Weighting};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

use crate::naive;

/// A set of numbers out of few, so that sets meet; spread over all 64 bits, or crowded into their low ones.
fn a_set() -> impl Strategy<Value = Vec<u64>> {
    let spread = |n: u64| n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let numbers = prop_oneof![
        prop::collection::vec((0..300_u64).prop_map(spread), 0..200),
        prop::collection::vec(0..300_u64, 0..200),
    ];
    numbers.prop_map(|numbers| FingerprintSet::new(numbers).as_slice().to_vec())
}

proptest! {
    #[test]
    fn fingerprints_are_sorted_and_distinct(numbers in prop::collection::vec(prop_oneof![any::<u64>(), 0..50_u64], 0..600)) {
        let mut naive = numbers.clone();
        naive.sort_unstable();
        naive.dedup();
        let set = FingerprintSet::new(numbers);
        prop_assert_eq!(set.as_slice(), &naive[..]);
    }

    #[test]
    fn intersection(a in a_set(), b in a_set()) {
        prop_assert_eq!(intersection_size(&a, &b), naive::intersection_size(&a, &b));
    }

    #[test]
    fn pairs_of_the_index(sets in prop::collection::vec(a_set(), 0..12)) {
        let slices: Vec<&[u64]> = sets.iter().map(Vec::as_slice).collect();
        let index = Index::build(&slices, Layout::all(sets.len()), TermRules::NONE);
        let mut pairs = BTreeMap::new();
        let mut take = |pair: lookalike::internals::join::Shared| pairs.extend([((pair.a, pair.b), pair.shared)]);
        join(&index, Threshold::of(&Params::default()), &mut take, &mut |_| Ok::<(), ()>(())).expect("nothing stops the walk");
        prop_assert_eq!(pairs, naive::all_pairs(&sets));
    }

    #[test]
    fn winnowing_is_what_its_definition_says(
        numbers in prop::collection::vec(0..12_u64, 0..80), window in 0..12_u32,
    ) {
        prop_assert_eq!(winnowing::kept(&numbers, window), naive::winnowed(&numbers, window as usize));
    }

    #[test]
    fn winnowing_keeps_its_guarantee(
        before in prop::collection::vec(0..9_u64, 0..30), between in prop::collection::vec(0..9_u64, 0..30),
        run in prop::collection::vec(0..9_u64, 13..40), k in 1..5_u32, window in 1..9_u32,
    ) {
        // Every shared run of w + k - 1 tokens, 12 at most here, leaves a shared fingerprint.
        let kept = |tokens: Vec<u64>| {
            let mut shingles: Vec<u64> = Shingles::new(&tokens, k).collect();
            winnowing::winnow(&mut shingles, window);
            BTreeSet::from_iter(shingles)
        };
        let run = &run[..(window + k - 1) as usize];
        let one = kept([&before[..], run, &between].concat());
        let other = kept([&between[..], run, &before].concat());
        prop_assert!(!one.is_disjoint(&other));
    }

    #[test]
    fn weights_by_rarity_are_what_counting_by_hand_gives(
        sets in prop::collection::vec(a_set(), 2..12), submissions in 1..12_u32,
    ) {
        let compared = sets.len() as u32;
        let layout = Layout { submissions: submissions.min(compared), compared };
        let slices: Vec<&[u64]> = sets.iter().map(Vec::as_slice).collect();
        let index = Index::build(&slices, layout, TermRules { max_documents: 0, weighting: Weighting::Rarity });
        let weight = |number: u64| {
            let holders = sets.iter().filter(|set| set.contains(&number)).count();
            // One, and one more for each time that the holders, two at least, are half as many.
            1 + (1..5).filter(|step| holders.max(2) << step <= sets.len()).count() as u32
        };
        let sum = |numbers: &[u64]| numbers.iter().map(|&number| weight(number)).sum::<u32>();
        for (set, sizes) in sets.iter().zip(&index.statistics.sizes) {
            prop_assert_eq!(sizes.weight(), sum(set));
            prop_assert_eq!(index.statistics.elements(set.clone()).len() as u32, sum(set));
        }
        let mut pairs = BTreeMap::new();
        let mut take = |pair: lookalike::internals::join::Shared| pairs.extend([((pair.a, pair.b), pair.shared)]);
        join(&index, Threshold::of(&Params::default()), &mut take, &mut |_| Ok::<(), ()>(())).expect("nothing stops the walk");
        for a in 0..layout.submissions {
            for b in a + 1..compared {
                let [one, other] = [a, b].map(|slot| &sets[slot as usize]);
                let both: Vec<u64> = one.iter().copied().filter(|number| other.contains(number)).collect();
                prop_assert_eq!(pairs.get(&(a, b)).copied().unwrap_or(0), sum(&both));
            }
        }
    }

    #[test]
    fn measures_stay_in_bounds_and_order(a in a_set(), b in a_set()) {
        let [a, b] = [a, b].map(FingerprintSet::new);
        let counts = ShingleCounts::of(&a, &b);
        for measure in [Measure::Jaccard, Measure::Sorensen, Measure::Overlap] {
            prop_assert!((0.0..=1.0).contains(&counts.measure(measure)));
        }
        prop_assert!(counts.jaccard() <= counts.sorensen() && counts.sorensen() <= counts.overlap());
        prop_assert_eq!(counts.overlap(), counts.containment_a_in_b().max(counts.containment_b_in_a()));
        let itself = ShingleCounts::of(&a, &a).jaccard();
        prop_assert_eq!(itself, if a.is_empty() { 0.0 } else { 1.0 });
    }
}
