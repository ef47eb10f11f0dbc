//! Single stages: text to token hashes, shingles to fingerprints, fingerprints to signatures.

use std::hint::black_box;

use divan::Bencher;
use divan::counter::{BytesCount, ItemsCount};
use lookalike::internals::estimate::minhash::Signer;
use lookalike::internals::estimate::minhash::scheme::Scheme;
use lookalike::internals::shingle::fingerprint::FingerprintSet;
use lookalike::internals::text::fast::FastTokenizer;
use lookalike::params::{Family, Params, Unit};

use crate::workloads::Workload;
use crate::workloads::dice::Dice;

/// Typographic prose, a few characters of it beyond ASCII: 3.6 MB.
fn essays() -> String {
    let essays = Workload::named("w1").expect("there are essays");
    (essays.documents)().join("\n")
}

fn bench_text(bencher: Bencher, text: &str, params: &Params) {
    let reader = FastTokenizer::new(params);
    bencher.counter(BytesCount::of_str(text)).bench(|| reader.hashes(black_box(text)));
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
    bench_text(bencher, &essays(), &Params::builder().unit(Unit::Characters).build().expect("valid"));
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

/// A signature of the default length from so many shingles, by each family.
#[divan::bench(args = [200, 2_000], consts = [0, 1, 2, 3, 4])]
fn sign<const FAMILY: usize>(bencher: Bencher, shingles: usize) {
    let family =
        [Family::OnePermutation, Family::Multiplicative, Family::Modular, Family::Murmur3, Family::Jenkins][FAMILY];
    let signer = Signer::new(Scheme::of(&Params::builder().family(family).build().expect("valid")));
    let set = numbers(shingles);
    let mut signature = vec![0; signer.scheme().length as usize];
    bencher.counter(ItemsCount::new(shingles)).bench_local(|| signer.sign_into(black_box(&set), &mut signature));
}
