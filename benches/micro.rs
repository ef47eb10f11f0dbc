//! Single stages: text to token hashes, shingles to fingerprints, fingerprints to signatures.

use std::hint::black_box;

use divan::Bencher;
use divan::counter::{BytesCount, ItemsCount};
use lookalike::fingerprint::FingerprintSet;
use lookalike::minhash::one_permutation::OnePermutation;
use lookalike::normalize::normalize;
use lookalike::params::{Params, Unit};
use lookalike::token;

use crate::workloads::Workload;
use crate::workloads::dice::Dice;

/// Typographic prose, a few characters of it beyond ASCII: 3.6 MB.
fn essays() -> String {
    let essays = Workload::named("w1").expect("there are essays");
    (essays.documents)().join("\n")
}

fn bench_text(bencher: Bencher, text: &str, params: &Params) {
    bencher.counter(BytesCount::of_str(text)).bench(|| token::hashes(&normalize(black_box(text), params), params));
}

#[divan::bench]
fn text_to_words(bencher: Bencher) {
    bench_text(bencher, &essays(), &Params::default());
}

#[divan::bench]
fn ascii_text_to_words(bencher: Bencher) {
    let ascii: String = essays().chars().filter(char::is_ascii).collect();
    bench_text(bencher, &ascii, &Params::default());
}

#[divan::bench(sample_count = 20)]
fn text_to_characters(bencher: Bencher) {
    bench_text(bencher, &essays(), &Params { unit: Unit::Characters, ..Params::default() });
}

fn numbers(count: usize) -> Vec<u64> {
    let mut dice = Dice::new(count as u64);
    (0..count).map(|_| dice.throw()).collect()
}

/// The rolling windows alone cost next to nothing: this is the sort.
#[divan::bench(args = [200, 2_000, 200_000])]
fn sort_fingerprints(bencher: Bencher, count: usize) {
    let given = numbers(count);
    bencher.counter(ItemsCount::new(count)).with_inputs(|| given.clone()).bench_values(FingerprintSet::new);
}

/// A signature of the default length from so many shingles.
#[divan::bench(args = [200, 2_000])]
fn sign(bencher: Bencher, shingles: usize) {
    let family = OnePermutation::of(&Params::default());
    let set = FingerprintSet::new(numbers(shingles));
    bencher.counter(ItemsCount::new(shingles)).bench(|| family.sign(black_box(set.as_slice())));
}
