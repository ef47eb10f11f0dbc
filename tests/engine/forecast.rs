//! What a forecast says of runs of any size, under any parameters: no number in it wraps, and what costs time and memory is
//! counted.

use lookalike::Error;
use lookalike::forecast;
use lookalike::params::{Counting, Family, MAX_SIGNATURE_LENGTH, Method, Params, ParamsBuilder, Unit, Weighting};
use lookalike::report::Role;
use lookalike::{Corpus, NewDocument};
use proptest::prelude::*;

/// Sizes of every magnitude.
fn some_size() -> impl Strategy<Value = u64> {
    prop_oneof![1 => Just(0), 1 => Just(u64::MAX), 8 => (0..64_u32, any::<u64>()).prop_map(|(shift, size)| size >> shift)]
}

/// Both ends of a range, and sizes of all magnitudes between.
fn some_number(least: u32, most: u32) -> impl Strategy<Value = u32> {
    let between = (0..32_u32, least..=most).prop_map(move |(shift, number)| (number >> shift).max(least));
    prop_oneof![1 => Just(least), 1 => Just(most), 4 => between]
}

fn some_params() -> impl Strategy<Value = Params> {
    let unit = prop::sample::select(vec![Unit::Words, Unit::Characters, Unit::Code]);
    let method = prop::sample::select(vec![Method::Exact, Method::Signatures, Method::Lsh]);
    let family = prop::sample::select(vec![Family::OnePermutation, Family::Modular, Family::Murmur3, Family::Jenkins]);
    let lengths = (some_number(1, 64), some_number(0, 64), some_number(1, MAX_SIGNATURE_LENGTH));
    let numbers = (lengths, some_number(1, 10_000_000), some_number(1, 4096));
    (unit, method, family, numbers, any::<[bool; 3]>()).prop_map(|(unit, method, family, numbers, switches)| {
        let ((k, reach, signature_length), max_pairs, memory_limit) = numbers;
        let [rarity, bag, evidence] = switches;
        let weighting = if rarity { Weighting::Rarity } else { Weighting::Equal };
        let counting = if bag { Counting::Bag } else { Counting::Set };
        Params::builder()
            .unit(unit)
            .method(method)
            .family(family)
            .weighting(weighting)
            .counting(counting)
            .evidence(evidence)
            .k(k)
            .reach(reach)
            .signature_length(signature_length)
            .max_pairs(max_pairs)
            .memory_limit(memory_limit)
            .build()
            .expect("valid")
    })
}

/// Whether a number is another one, but for rounding, or as large as it can be where that is larger.
fn is_clamped(number: u64, exact: f64) -> bool {
    let (number, exact) = (number as f64, exact.min(u64::MAX as f64));
    (number - exact).abs() <= 2.0 + exact * 1e-6
}

proptest! {
    #[test]
    fn no_number_wraps(documents in some_size(), text_bytes in some_size(), params in some_params()) {
        let found = forecast(documents, text_bytes, &params);
        let size = documents as f64;
        prop_assert!(is_clamped(found.pairs, size * (size - 1.0).max(0.0) / 2.0), "{:?}", found);
        let tokens = text_bytes / match params.unit() { Unit::Words => 6, Unit::Characters => 1, Unit::Code => 4 };
        let shingles = if params.reach() == 0 { tokens as f64 } else {
            let each = tokens.div_ceil(documents.max(1)) as f64;
            let reach = f64::from(params.reach()).min(each);
            size * (each * (10.0 + reach) - reach * (reach + 1.0) / 2.0)
        };
        prop_assert!(is_clamped(found.shingles, shingles), "{:?} is not {}", found, shingles);
        // Signatures are kept in any case, texts and sets as the fallbacks say.
        let retention = found.retention();
        let least = size * 4.0 * f64::from(params.signature_length())
            + if retention.texts { text_bytes as f64 } else { 0.0 }
            + if retention.sets { 8.0 * shingles } else { 0.0 };
        prop_assert!(found.bytes as f64 >= 0.999 * least.min(u64::MAX as f64), "{:?} needs {}", found, least);
        prop_assert_eq!(found.fits, found.bytes <= u64::from(params.memory_limit()) << 20);
        prop_assert!(found.seconds.is_finite() && found.seconds >= 0.999 * 25e-9 * found.shingles as f64);
    }
}

fn paired() -> ParamsBuilder {
    Params::builder().unit(Unit::Characters).reach(64)
}

#[test]
fn long_signatures_of_slow_families_take_their_time() {
    let of = |family, signature_length, weighting| {
        let params = paired().family(family).signature_length(signature_length).weighting(weighting);
        let params = params.build().expect("valid");
        forecast(2, 9_000, &params).seconds
    };
    let fast = of(Family::OnePermutation, 4096, Weighting::Equal);
    assert_eq!(fast, of(Family::OnePermutation, 1, Weighting::Equal), "one hash, however many bins");
    let mut before = fast;
    for family in [Family::Multiplicative, Family::Modular, Family::Murmur3, Family::Jenkins] {
        let long = of(family, 4096, Weighting::Equal);
        assert!(long > before && long > 20.0 * fast, "{family:?}: {long} s");
        assert!(long > 20.0 * of(family, 1, Weighting::Equal));
        // What weighs more is signed once more.
        assert!(of(family, 4096, Weighting::Rarity) > 1.9 * long);
        before = long;
    }
    assert!(before > 1.0, "seconds for a few kilobytes: {before}");
}

#[test]
fn repetitions_and_long_signatures_are_counted() {
    let of = |params: ParamsBuilder| forecast(1_000, 1 << 20, &params.build().expect("valid")).seconds;
    let base = || Params::builder().method(Method::Signatures);
    assert!(of(base().signature_length(4096)) > 2.0 * of(base()));
    assert!(of(base().counting(Counting::Bag)) > of(base()));
}

#[test]
fn a_text_with_more_pairs_of_tokens_than_fit_into_memory_is_foreseen() {
    let params = paired().build().expect("valid");
    let book = 10 << 20;
    let found = forecast(1, book, &params);
    assert!(!found.fits && found.bytes > 4 << 30, "{found:?}");
    assert!(forecast(1, book, &params.to_builder().reach(0).build().expect("valid")).fits);
    // A text among small ones is what matters, not their mean.
    let mut corpus = Corpus::new();
    corpus.add("long".to_owned(), "a".repeat(book as usize)).expect("short enough");
    for _ in 0..99 {
        corpus.add("short".to_owned(), String::new()).expect("short enough");
    }
    assert!(!corpus.forecast(&params).fits);
}

#[test]
fn words_are_counted_under_every_method_that_keeps_them() {
    let bytes = |method, evidence| {
        let params = Params::builder().method(method).evidence(evidence).build().expect("valid");
        forecast(1_000, 60_000_000, &params).bytes
    };
    for method in [Method::Signatures, Method::Lsh] {
        // Ten million words of four bytes.
        assert_eq!(bytes(method, true) - bytes(method, false), 40_000_000);
    }
    assert!(bytes(Method::Exact, true) - bytes(Method::Exact, false) > 40_000_000);
}

/// A text of which reading would take 3.6 GB.
fn too_long() -> String {
    "abc".repeat(700_000)
}

#[test]
fn a_text_with_too_many_pairs_of_tokens_is_refused_by_name() {
    let params = paired().build().expect("valid");
    for role in [Role::Submission, Role::Template] {
        let mut corpus = Corpus::new();
        corpus.add("short".to_owned(), "one two three".to_owned()).expect("short enough");
        let new = NewDocument { role, ..NewDocument::named("long") };
        let id = corpus.add_document(new, too_long()).expect("below 4 GB");
        let error = corpus.compare(&params).expect_err("too many");
        assert!(matches!(&error, Error::TooManyShingles { name, .. } if name == "long"), "{error:?}");
        assert_eq!(
            error.to_string(),
            "\"long\" has 155397920 tokens and pairs of tokens at a reach of 64, more than the 134217728 that a text may \
             have; lower reach, or leave this text out"
        );
        // The rest of the work goes on without it, or with another reach.
        let near = params.to_builder().reach(1).evidence(false).build().expect("valid");
        assert!(corpus.remove(id) && corpus.compare(&params).is_ok());
        let few = "abc".repeat(1_000);
        corpus.add("few".to_owned(), few).expect("short enough");
        assert!(corpus.compare(&near).is_ok());
    }
    let mut corpus = Corpus::new();
    corpus.add("short".to_owned(), "one two three".to_owned()).expect("short enough");
    let asked = corpus.query(&NewDocument::named("new"), &too_long(), &params).expect_err("too many");
    assert!(matches!(asked, Error::TooManyShingles { name, .. } if name == "new"));
}
