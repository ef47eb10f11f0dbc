//! Which parameters are rejected, as raw values and as fields set by hand: by name, with what is allowed and what came.

#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;

use lookalike::compare::admission::IntakeRule;
use lookalike::corpus::forecast::Retention;
use lookalike::corpus::{Corpus, NewDocument};
use lookalike::params::{
    BandHash, Counting, FIELDS, Family, Fingerprint, Measure, Method, Mistake, Mistakes, Params, RawValue, Unit,
    Weighting, Whitespace,
};
use lookalike::report::Role;
use lookalike::report::error::EngineError;
use proptest::prelude::*;

const TEXTS: [&str; 4] = [
    "one two three four five six seven eight nine ten eleven twelve",
    "one two three four five six seven nine eight ten eleven twelve",
    "something else entirely, 漢字 and e\u{301}, a b c d e f g h i j k l m n o p",
    "one two three four",
];

fn corpus() -> Corpus {
    let mut corpus = Corpus::new();
    for (number, text) in TEXTS.into_iter().enumerate() {
        let role = if number == 3 { Role::Template } else { Role::Submission };
        let new = NewDocument { role, ..NewDocument::named("text") };
        corpus.add_document(new, text.to_owned(), false).expect("short enough");
    }
    corpus
}

/// Everything that a corpus may be asked under some parameters: the name of the question, and how it ended.
fn answers(params: &Params) -> Vec<(&'static str, Result<(), EngineError>)> {
    let new = NewDocument::named("new");
    let rule = IntakeRule::default();
    let text = || TEXTS[0].to_owned();
    let ignore = &mut |_| Ok(());
    vec![
        ("compare", corpus().compare(params, ignore).map(drop)),
        ("compare_pairs", corpus().compare_pairs(&[(0, 1)], params, ignore).map(drop)),
        ("passages", corpus().passages(0, 1, params).map(drop)),
        ("passages_of", corpus().passages_of(&[(0, 1), (2, 1)], params, |_| Ok(()))),
        ("longest_passages", corpus().longest_passages(&[(0, 1)], params).map(drop)),
        ("repairs", corpus().repairs(2, params).map(drop)),
        ("query", corpus().query(&new, TEXTS[0], params).map(drop)),
        ("judge", corpus().judge(&new, TEXTS[0], params, rule).map(drop)),
        ("admit", corpus().admit(new.clone(), text(), false, params, rule).map(drop)),
        ("sketch", corpus().sketch(params, Retention { texts: true, sets: true }, ignore)),
        ("add_sketched", Corpus::new().add_sketched([], params).map(drop)),
    ]
}

fn mistakes_of(raw: &[(&str, RawValue)]) -> Vec<Mistake> {
    let raw: Vec<(String, RawValue)> = raw.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    Params::from_raw(&raw).err().map_or_else(Vec::new, |Mistakes(mistakes)| mistakes)
}

fn number(value: f64) -> RawValue {
    RawValue::Number(value)
}

fn text(value: &str) -> RawValue {
    RawValue::Text(value.to_owned())
}

/// Each whole-numbered parameter with the smallest and the largest value it may have.
const INTEGERS: [(&str, f64, f64); 15] = [
    ("k", 1.0, 64.0),
    ("stem", 0.0, 16.0),
    ("reach", 0.0, 64.0),
    ("winnow", 0.0, 1024.0),
    ("maxDocumentFrequency", 0.0, 4_294_967_295.0),
    ("passageGap", 0.0, 1000.0),
    ("shortestPassage", 1.0, 10_000.0),
    ("minMatched", 1.0, 10_000.0),
    ("signatureLength", 1.0, 4096.0),
    ("bands", 1.0, 4096.0),
    ("rows", 1.0, 4096.0),
    ("seed", 0.0, 9_007_199_254_740_991.0),
    ("maxPairs", 1.0, 10_000_000.0),
    ("maxPairsPerDocument", 1.0, 10_000_000.0),
    ("memoryLimit", 1.0, 4096.0),
];

const FRACTIONS: [&str; 2] = ["threshold", "falseNegativeWeight"];

const SWITCHES: [&str; 10] = [
    "reduceCode",
    "lowercase",
    "stripPunctuation",
    "stripAccents",
    "nfkc",
    "repair",
    "excludeQuotes",
    "excludeReferences",
    "excludeEditedTemplate",
    "evidence",
];

/// Each parameter of choices, and what its message lists, or how that begins.
const CHOICES: [(&str, &str); 10] = [
    ("unit", r#""words", "characters", "code""#),
    ("language", r#""auto", "#),
    ("whitespace", r#""collapse", "keep", "remove""#),
    ("counting", r#""set", "bag""#),
    (
        "fingerprint",
        r#""rolling", "rabinKarp32", "rabinKarp40", "rabinKarp48", "rabinKarp56", "rabinKarp64", "crc32", "crc64", "murmur3""#,
    ),
    ("weighting", r#""equal", "rarity""#),
    ("method", r#""exact", "signatures", "lsh""#),
    ("measure", r#""jaccard", "sorensen", "overlap""#),
    ("family", r#""onePermutation", "modular", "multiplicative", "murmur3", "jenkins""#),
    ("bandHash", r#""mix", "vector""#),
];

#[test]
fn every_parameter_is_in_one_table_of_this_test() {
    let integers = INTEGERS.iter().map(|&(name, ..)| name);
    let choices = CHOICES.iter().map(|&(name, _)| name);
    let tested: Vec<&str> = integers.chain(choices).chain(FRACTIONS).chain(SWITCHES).collect();
    assert_eq!(tested.len(), FIELDS.len());
    assert_eq!(BTreeSet::from_iter(tested), BTreeSet::from(FIELDS));
}

/// Checks that a raw value is rejected with exactly this message.
fn assert_rejected(field: &str, value: &RawValue, expected: &str) {
    let mistakes = mistakes_of(&[(field, value.clone())]);
    assert_eq!(mistakes, [Mistake { field: field.to_owned(), message: format!("{expected}, got {value}") }]);
}

#[test]
fn whole_numbers_are_rejected_beyond_their_limits() {
    for (field, min, max) in INTEGERS {
        let expected = format!("{field} must be a whole number from {min} to {max}");
        let wrong = [min - 1.0, max + 1.0, 1.5, -0.5, f64::NAN, f64::INFINITY, f64::NEG_INFINITY];
        let others = [text("3"), RawValue::Bool(true), RawValue::Other("an object".to_owned())];
        for value in wrong.map(number).iter().chain(&others) {
            assert_rejected(field, value, &expected);
        }
        // Bands and rows must fit into the signature as well.
        let length = ("signatureLength", number(4096.0));
        for good in [min, max] {
            let raw = if field == "signatureLength" {
                vec![(field, number(good))]
            } else {
                vec![length.clone(), (field, number(good))]
            };
            assert_eq!(mistakes_of(&raw), [], "{field}: {good}");
        }
    }
}

#[test]
fn fractions_are_rejected_beyond_0_and_1() {
    for field in FRACTIONS {
        let wrong = [-0.01, 1.01, f64::NAN, f64::INFINITY, f64::NEG_INFINITY];
        for value in wrong.map(number).iter().chain(&[text("0.5"), RawValue::Bool(false)]) {
            assert_rejected(field, value, &format!("{field} must be a number from 0 to 1"));
        }
        for good in [0.0, 0.5, 1.0] {
            assert_eq!(mistakes_of(&[(field, number(good))]), []);
        }
    }
}

#[test]
fn switches_and_choices_name_what_they_may_be() {
    for field in SWITCHES {
        for value in [text("true"), number(1.0), RawValue::Other("an array".to_owned())] {
            assert_rejected(field, &value, &format!("{field} must be true or false"));
        }
        for good in [true, false] {
            assert_eq!(mistakes_of(&[(field, RawValue::Bool(good))]), []);
        }
    }
    for (field, options) in CHOICES {
        for value in [text("other"), text(""), number(0.0), RawValue::Bool(true)] {
            let mistakes = mistakes_of(&[(field, value.clone())]);
            let [Mistake { field: named, message }] = &mistakes[..] else { panic!("{field} {value}: {mistakes:?}") };
            assert_eq!(named, field);
            assert!(message.starts_with(&format!("{field} must be one of {options}")), "{message}");
            assert!(message.ends_with(&format!(", got {value}")), "{message}");
        }
        for good in options.split(", ").filter(|option| !option.is_empty()) {
            assert_eq!(mistakes_of(&[(field, text(good.trim_matches('"')))]), [], "{field}: {good}");
        }
    }
}

#[test]
fn unknown_names_and_bands_that_do_not_fit_are_rejected() {
    let unknown = mistakes_of(&[("colour", number(1.0))]);
    assert_eq!(unknown.len(), 1);
    assert_eq!(unknown[0].message, format!("there is no parameter \"colour\"; there are: {}", FIELDS.join(", ")));
    let message = "bands * rows must be at most the signature length (128), got 20 * 10 = 200; change one of the three, or \
                   leave out bands or rows";
    let too_large = mistakes_of(&[("bands", number(20.0)), ("rows", number(10.0))]);
    assert_eq!(too_large, [Mistake { field: "bands".to_owned(), message: message.to_owned() }]);
    for (field, other) in [("bands", "200 * 1"), ("rows", "1 * 200")] {
        let alone = mistakes_of(&[(field, number(200.0))]);
        assert_eq!(alone.len(), 1);
        assert!(alone[0].field == field && alone[0].message.contains(other), "{alone:?}");
    }
}

/// Changes of a single field to a value it may not have, with the name and the message of the mistake.
fn wrong_fields() -> Vec<(Params, &'static str, String)> {
    let of = |field: &'static str, params: Params, message: &str| (params, field, message.to_owned());
    let base = Params::default;
    let whole = |range: &str| format!("must be a whole number from {range}");
    vec![
        of("k", Params { k: 0, ..base() }, &format!("k {}, got 0", whole("1 to 64"))),
        of("k", Params { k: 65, ..base() }, &format!("k {}, got 65", whole("1 to 64"))),
        of("stem", Params { stem: 17, ..base() }, &format!("stem {}, got 17", whole("0 to 16"))),
        of("reach", Params { reach: 65, ..base() }, &format!("reach {}, got 65", whole("0 to 64"))),
        of("reach", Params { reach: u32::MAX, ..base() }, &format!("reach {}, got 4294967295", whole("0 to 64"))),
        of("winnow", Params { winnow: 1025, ..base() }, &format!("winnow {}, got 1025", whole("0 to 1024"))),
        of(
            "passageGap",
            Params { passage_gap: 1001, ..base() },
            &format!("passageGap {}, got 1001", whole("0 to 1000")),
        ),
        of(
            "shortestPassage",
            Params { shortest_passage: 0, ..base() },
            &format!("shortestPassage {}, got 0", whole("1 to 10000")),
        ),
        of("minMatched", Params { min_matched: 0, ..base() }, &format!("minMatched {}, got 0", whole("1 to 10000"))),
        of("threshold", Params { threshold: f64::NAN, ..base() }, "threshold must be a number from 0 to 1, got NaN"),
        of("threshold", Params { threshold: -0.1, ..base() }, "threshold must be a number from 0 to 1, got -0.1"),
        of(
            "signatureLength",
            Params { signature_length: 0, ..base() },
            &format!("signatureLength {}, got 0", whole("1 to 4096")),
        ),
        of(
            "signatureLength",
            Params { signature_length: 4097, ..base() },
            &format!("signatureLength {}, got 4097", whole("1 to 4096")),
        ),
        of("bands", Params { bands: 0, ..base() }, &format!("bands {}, got 0", whole("1 to 4096"))),
        of("rows", Params { rows: 0, ..base() }, &format!("rows {}, got 0", whole("1 to 4096"))),
        of(
            "bands",
            Params { bands: 64, rows: 3, ..base() },
            "bands * rows must be at most the signature length (128), got 64 * 3 = 192; change one of the three, or leave out bands or rows",
        ),
        of(
            "falseNegativeWeight",
            Params { false_negative_weight: f64::INFINITY, ..base() },
            "falseNegativeWeight must be a number from 0 to 1, got inf",
        ),
        of(
            "seed",
            Params { seed: u64::MAX, ..base() },
            &format!("seed {}, got 18446744073709551615", whole("0 to 9007199254740991")),
        ),
        of("maxPairs", Params { max_pairs: 0, ..base() }, &format!("maxPairs {}, got 0", whole("1 to 10000000"))),
        of(
            "maxPairsPerDocument",
            Params { max_pairs_per_document: 0, ..base() },
            &format!("maxPairsPerDocument {}, got 0", whole("1 to 10000000")),
        ),
        of("memoryLimit", Params { memory_limit: 0, ..base() }, &format!("memoryLimit {}, got 0", whole("1 to 4096"))),
        of(
            "memoryLimit",
            Params { memory_limit: 4097, ..base() },
            &format!("memoryLimit {}, got 4097", whole("1 to 4096")),
        ),
    ]
}

#[test]
fn a_field_set_by_hand_is_rejected_whatever_is_asked() {
    for (params, field, message) in wrong_fields() {
        let expected = Mistakes(vec![Mistake { field: field.to_owned(), message }]);
        assert_eq!(params.check(), Err(expected.clone()));
        for (question, answer) in answers(&params) {
            assert_eq!(answer, Err(EngineError::Mistakes(expected.clone())), "{question}");
        }
    }
}

#[test]
fn an_answer_under_good_parameters_does_not_let_bad_ones_in() {
    // What is kept for the next question may serve other parameters, and these are checked all the same.
    let mut corpus = corpus();
    let (new, good) = (NewDocument::named("new"), Params::default());
    corpus.query(&new, TEXTS[0], &good).expect("exact");
    let bad = Params { max_pairs: 0, ..good };
    assert!(matches!(corpus.query(&new, TEXTS[0], &bad), Err(EngineError::Mistakes(_))));
}

/// Mostly values near the limits, so that many combinations are good, and some that are far beyond.
fn around(max: u32) -> impl Strategy<Value = u32> {
    prop_oneof![4 => 1..=max.min(40), 1 => Just(0), 1 => Just(max), 1 => Just(max + 1), 1 => Just(u32::MAX)]
}

fn some_fraction() -> impl Strategy<Value = f64> {
    prop_oneof![5 => 0.0..=1.0_f64, 1 => prop::sample::select(vec![-1.0, 1.1, f64::NAN, f64::INFINITY, -0.0])]
}

fn any_params() -> impl Strategy<Value = Params> {
    let units = prop::sample::select(vec![Unit::Words, Unit::Characters, Unit::Code]);
    let whitespaces = prop::sample::select(vec![Whitespace::Keep, Whitespace::Collapse, Whitespace::Remove]);
    let countings = prop::sample::select(vec![Counting::Set, Counting::Bag]);
    let fingerprints = prop::sample::select(vec![Fingerprint::Rolling, Fingerprint::RabinKarp56, Fingerprint::Crc32]);
    let weightings = prop::sample::select(vec![Weighting::Equal, Weighting::Rarity]);
    let methods = prop::sample::select(vec![Method::Exact, Method::Signatures, Method::Lsh]);
    let measures = prop::sample::select(vec![Measure::Jaccard, Measure::Sorensen, Measure::Overlap]);
    let families = prop::sample::select(vec![
        Family::OnePermutation,
        Family::Modular,
        Family::Multiplicative,
        Family::Murmur3,
        Family::Jenkins,
    ]);
    let hashes = prop::sample::select(vec![BandHash::Mix, BandHash::Vector]);
    let choices = (units, whitespaces, countings, fingerprints, weightings, methods, measures, families, hashes);
    let lengths = (around(64), around(16), around(64), around(1024), around(1000), around(10_000), around(10_000));
    let signatures = (around(4096), around(40), around(40), prop_oneof![8 => 0..100_u64, 1 => Just(u64::MAX)]);
    let most = (around(3), around(10_000_000), around(10_000_000), around(4096));
    let fractions = (some_fraction(), some_fraction());
    (choices, lengths, signatures, most, fractions, any::<[bool; 9]>()).prop_map(
        |(choices, lengths, signatures, most, fractions, switches)| {
            let (unit, whitespace, counting, fingerprint, weighting, method, measure, family, band_hash) = choices;
            let (k, stem, reach, winnow, passage_gap, shortest_passage, min_matched) = lengths;
            let (signature_length, bands, rows, seed) = signatures;
            let (max_document_frequency, max_pairs, max_pairs_per_document, memory_limit) = most;
            let (threshold, false_negative_weight) = fractions;
            let [
                lowercase,
                strip_punctuation,
                strip_accents,
                nfkc,
                repair,
                evidence,
                reduce_code,
                exclude_quotes,
                exclude_references,
            ] = switches;
            Params {
                unit,
                language: None,
                reduce_code,
                k,
                stem,
                reach,
                lowercase,
                strip_punctuation,
                strip_accents,
                nfkc,
                repair,
                whitespace,
                exclude_quotes,
                exclude_references,
                exclude_edited_template: lowercase,
                counting,
                fingerprint,
                winnow,
                max_document_frequency,
                weighting,
                passage_gap,
                shortest_passage,
                evidence,
                min_matched,
                method,
                measure,
                threshold,
                family,
                signature_length,
                bands,
                rows,
                false_negative_weight,
                band_hash,
                seed,
                max_pairs,
                max_pairs_per_document,
                memory_limit,
            }
        },
    )
}

/// The fields that every second combination has right, so that good ones are among them.
fn mended(params: &Params) -> Params {
    let whole = |value: u32, min: u32, max: u32| value.clamp(min, max);
    let signature_length = whole(params.signature_length, 1, 4096);
    let bands = whole(params.bands, 1, signature_length);
    Params {
        k: whole(params.k, 1, 64),
        stem: whole(params.stem, 0, 16),
        reach: whole(params.reach, 0, 64),
        winnow: whole(params.winnow, 0, 1024),
        passage_gap: whole(params.passage_gap, 0, 1000),
        shortest_passage: whole(params.shortest_passage, 1, 10_000),
        min_matched: whole(params.min_matched, 1, 10_000),
        threshold: if params.threshold >= 0.0 { params.threshold.min(1.0) } else { 0.0 },
        signature_length,
        bands,
        rows: whole(params.rows, 1, signature_length / bands),
        false_negative_weight: 0.5,
        seed: params.seed.min(7),
        max_pairs: whole(params.max_pairs, 1, 10_000_000),
        max_pairs_per_document: whole(params.max_pairs_per_document, 1, 10_000_000),
        memory_limit: whole(params.memory_limit, 1, 4096),
        ..params.clone()
    }
}

proptest! {
    /// Whatever the fields, every question is answered, or refused by the mistakes that `check` finds.
    #[test]
    fn any_fields_lead_to_an_answer_or_to_their_mistakes(params in any_params(), is_mended: bool) {
        let params = if is_mended { mended(&params) } else { params };
        let checked = params.check();
        prop_assert!(!is_mended || checked.is_ok(), "{:?}", checked);
        for (question, answer) in answers(&params) {
            if let Err(mistakes) = &checked {
                prop_assert!(!mistakes.0.is_empty());
                prop_assert_eq!(answer, Err(EngineError::Mistakes(mistakes.clone())), "{}", question);
            } else {
                // Where signatures alone are kept, a new text cannot be checked, and texts may have gone.
                let refused = matches!(answer, Err(EngineError::SetsMissing | EngineError::TextMissing(_)));
                prop_assert!(answer.is_ok() || (refused && params.memory_limit < 64), "{}: {:?}", question, answer);
            }
        }
    }
}
