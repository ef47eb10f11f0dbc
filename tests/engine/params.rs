//! Which parameters are rejected, as raw values and in a builder: by name, with what is allowed and what came.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use lookalike::Error;
use lookalike::IntakeRule;
use lookalike::Language;
use lookalike::internals::corpus::forecast::Retention;
use lookalike::params::{
    BandHash, Counting, FIELDS, Family, Fingerprint, Measure, Method, Mistake, Mistakes, Params, ParamsBuilder,
    RawValue, Unit, Weighting, Whitespace,
};
use lookalike::report::{MistakeCode, Role};
use lookalike::{Corpus, NewDocument};
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
        corpus.add_document(new, text.to_owned()).expect("short enough");
    }
    corpus
}

/// Everything that a corpus may be asked under some parameters: the name of the question, and how it ended.
fn answers(params: &Params) -> Vec<(&'static str, Result<(), Error>)> {
    let new = NewDocument::named("new");
    let rule = IntakeRule::default();
    let ignore = &mut |_| ControlFlow::Continue(());
    vec![
        ("compare", corpus().compare(params).map(drop)),
        ("compare_pairs", corpus().compare_pairs(&[(0, 1)], params).map(drop)),
        ("passages", corpus().passages(0, 1, params).map(drop)),
        ("passages_of", corpus().passages_of(&[(0, 1), (2, 1)], params, |_| ControlFlow::Continue(()))),
        ("longest_passages", corpus().longest_passages(&[(0, 1)], params).map(drop)),
        ("obfuscation", corpus().obfuscation(2, params).map(drop)),
        ("query", corpus().query(&new, TEXTS[0], params).map(drop)),
        ("judge", corpus().judge(&new, TEXTS[0], params, rule).map(drop)),
        ("admit", corpus().admit(new.clone(), TEXTS[0], params, rule).map(drop)),
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
const INTEGERS: [(&str, f64, f64); 16] = [
    ("k", 1.0, 64.0),
    ("stem", 0.0, 16.0),
    ("reach", 0.0, 64.0),
    ("winnow", 0.0, 1024.0),
    ("maxDocumentFrequency", 0.0, 4_294_967_295.0),
    ("passageGap", 0.0, 1000.0),
    ("shortestPassage", 1.0, 10_000.0),
    ("minMatched", 1.0, 10_000.0),
    ("effort", 1.0, 1000.0),
    ("signatureLength", 1.0, 4096.0),
    ("bands", 1.0, 4096.0),
    ("rows", 1.0, 4096.0),
    ("seed", 0.0, 9_007_199_254_740_991.0),
    ("maxPairs", 1.0, 10_000_000.0),
    ("maxPairsPerDocument", 1.0, 10_000_000.0),
    ("memoryLimit", 1.0, 16_777_216.0),
];

const FRACTIONS: [&str; 2] = ["threshold", "falseNegativeWeight"];

const SWITCHES: [&str; 10] = [
    "reduceCode",
    "lowercase",
    "stripPunctuation",
    "stripAccents",
    "nfkc",
    "deobfuscate",
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
    let [mistake] = &mistakes[..] else { panic!("{field} {value}: {mistakes:?}") };
    assert_eq!((mistake.field.as_str(), &mistake.message), (field, &format!("{expected}, got {value}")));
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
            let [Mistake { field: named, message, .. }] = &mistakes[..] else {
                panic!("{field} {value}: {mistakes:?}")
            };
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
    let [mistake] = &too_large[..] else { panic!("{too_large:?}") };
    assert_eq!(
        (mistake.field.as_str(), mistake.code, &*mistake.message),
        ("bands", MistakeCode::BandsTooLarge, message)
    );
    for (field, other) in [("bands", "200 * 1"), ("rows", "1 * 200")] {
        let alone = mistakes_of(&[(field, number(200.0))]);
        assert_eq!(alone.len(), 1);
        assert!(alone[0].field == field && alone[0].message.contains(other), "{alone:?}");
    }
}

/// A single value that is not allowed, with the name and the message of the mistake.
fn wrong_values() -> Vec<(ParamsBuilder, &'static str, String)> {
    let whole = |params: ParamsBuilder, field: &'static str, range: &str, given: u64| {
        (params, field, format!("{field} must be a whole number from {range}, got {given}"))
    };
    let fraction = |params: ParamsBuilder, field: &'static str, given: &str| {
        (params, field, format!("{field} must be a number from 0 to 1, got {given}"))
    };
    let new = Params::builder;
    let too_many_rows = "bands * rows must be at most the signature length (128), got 64 * 3 = 192; change one of the \
                         three, or leave out bands or rows";
    vec![
        whole(new().k(0), "k", "1 to 64", 0),
        whole(new().k(65), "k", "1 to 64", 65),
        whole(new().stem(17), "stem", "0 to 16", 17),
        whole(new().reach(65), "reach", "0 to 64", 65),
        whole(new().reach(u32::MAX), "reach", "0 to 64", u32::MAX.into()),
        whole(new().winnow(1025), "winnow", "0 to 1024", 1025),
        whole(new().passage_gap(1001), "passageGap", "0 to 1000", 1001),
        whole(new().shortest_passage(0), "shortestPassage", "1 to 10000", 0),
        whole(new().min_matched(0), "minMatched", "1 to 10000", 0),
        whole(new().effort(0), "effort", "1 to 1000", 0),
        fraction(new().threshold(f64::NAN), "threshold", "NaN"),
        fraction(new().threshold(-0.1), "threshold", "-0.1"),
        whole(new().signature_length(0), "signatureLength", "1 to 4096", 0),
        whole(new().signature_length(4097), "signatureLength", "1 to 4096", 4097),
        whole(new().bands(0), "bands", "1 to 4096", 0),
        whole(new().rows(0), "rows", "1 to 4096", 0),
        (new().bands(64).rows(3), "bands", too_many_rows.to_owned()),
        fraction(new().false_negative_weight(f64::INFINITY), "falseNegativeWeight", "inf"),
        whole(new().seed(u64::MAX), "seed", "0 to 9007199254740991", u64::MAX),
        whole(new().max_pairs(0), "maxPairs", "1 to 10000000", 0),
        whole(new().max_pairs_per_document(0), "maxPairsPerDocument", "1 to 10000000", 0),
        whole(new().memory_limit(0), "memoryLimit", "1 to 16777216", 0),
        whole(new().memory_limit(16_777_217), "memoryLimit", "1 to 16777216", 16_777_217),
    ]
}

#[test]
fn a_builder_rejects_a_value_out_of_range_by_its_name() {
    for (params, field, message) in wrong_values() {
        let Err(Mistakes(mistakes)) = params.build() else { panic!("{field} is wrong") };
        let found: Vec<_> = mistakes.iter().map(|mistake| (mistake.field.as_str(), &mistake.message)).collect();
        assert_eq!(found, [(field, &message)]);
    }
}

#[test]
fn a_builder_reports_every_mistake_at_once() {
    let Mistakes(mistakes) = Params::builder().rows(0).threshold(2.0).k(0).build().expect_err("three mistakes");
    assert_eq!(mistakes.iter().map(|mistake| &*mistake.field).collect::<Vec<_>>(), ["k", "threshold", "rows"]);
}

#[test]
fn a_whole_number_is_a_fraction_too() {
    let of = |name: &str, value| Params::from_raw(&[(name.to_owned(), RawValue::Integer(value))]);
    assert_eq!(of("threshold", 1).expect("valid").threshold(), 1.0);
    assert_eq!(of("falseNegativeWeight", 0).expect("valid").false_negative_weight(), 0.0);
    assert_eq!(of("threshold", 2).expect_err("too large").to_string(), "threshold must be a number from 0 to 1, got 2");
}

#[test]
fn of_two_values_of_one_name_the_last_counts() {
    let raw = [("k", 3.0), ("k", 4.0)].map(|(name, value)| (name.to_owned(), number(value)));
    assert_eq!(Params::from_raw(&raw), Params::builder().k(3).k(4).build());
}

#[test]
fn a_builder_takes_the_last_of_two_values() {
    let params = Params::builder().k(0).k(7).build().expect("valid");
    assert_eq!(params.k(), 7);
}

#[test]
fn a_builder_that_starts_from_parameters_keeps_them() {
    let given = Params::builder().unit(Unit::Code).language(Language::Java).bands(3).seed(9).threshold(0.5);
    let params = given.build().expect("valid");
    assert_eq!(params.to_builder().build().as_ref(), Ok(&params));
    let moved = params.to_builder().threshold(0.7).build().expect("valid");
    assert_eq!([moved.bands(), moved.rows()], [params.bands(), params.rows()]);
    assert_eq!((moved.threshold(), moved.language()), (0.7, Some(Language::Java)));
}

/// Mostly values near the limits, so that many combinations are good, and some that are far beyond.
fn around(max: u32) -> impl Strategy<Value = u32> {
    prop_oneof![4 => 1..=max.min(40), 1 => Just(0), 1 => Just(max), 1 => Just(max + 1), 1 => Just(u32::MAX)]
}

fn some_fraction() -> impl Strategy<Value = f64> {
    prop_oneof![5 => 0.0..=1.0_f64, 1 => prop::sample::select(vec![-1.0, 1.1, f64::NAN, f64::INFINITY, -0.0])]
}

/// Any values; every second time those are moved into range that may be out of it.
fn any_values() -> impl Strategy<Value = ParamsBuilder> {
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
    let lengths =
        (around(64), around(16), around(64), around(1024), around(1000), around(10_000), around(10_000), around(1000));
    let signatures = (around(4096), around(40), around(40), prop_oneof![8 => 0..100_u64, 1 => Just(u64::MAX)]);
    let most = (around(3), around(10_000_000), around(10_000_000), around(4096));
    let fractions = (some_fraction(), some_fraction());
    let switches = any::<[bool; 10]>();
    (choices, lengths, signatures, most, fractions, switches).prop_map(
        |(choices, lengths, signatures, most, fractions, switches)| {
            let (unit, whitespace, counting, fingerprint, weighting, method, measure, family, band_hash) = choices;
            let (k, stem, reach, winnow, passage_gap, shortest_passage, min_matched, effort) = lengths;
            let (signature_length, bands, rows, seed) = signatures;
            let (max_document_frequency, max_pairs, max_pairs_per_document, memory_limit) = most;
            let (threshold, weight) = fractions;
            let [lowercase, punctuation, accents, nfkc, deobfuscate, evidence, reduce, quotes, references, in_range] =
                switches;
            let whole = |value: u32, min: u32, max: u32| if in_range { value.clamp(min, max) } else { value };
            let fraction = |value: f64| match value {
                value if !in_range || (0.0..=1.0).contains(&value) => value,
                _ => 0.5,
            };
            let length = whole(signature_length, 1, 4096);
            let bands = whole(bands, 1, length);
            Params::builder()
                .unit(unit)
                .reduce_code(reduce)
                .stem(whole(stem, 0, 16))
                .lowercase(lowercase)
                .strip_punctuation(punctuation)
                .strip_accents(accents)
                .nfkc(nfkc)
                .deobfuscate(deobfuscate)
                .whitespace(whitespace)
                .exclude_quotes(quotes)
                .exclude_references(references)
                .k(whole(k, 1, 64))
                .reach(whole(reach, 0, 64))
                .exclude_edited_template(lowercase)
                .counting(counting)
                .fingerprint(fingerprint)
                .winnow(whole(winnow, 0, 1024))
                .method(method)
                .measure(measure)
                .threshold(fraction(threshold))
                .weighting(weighting)
                .max_document_frequency(max_document_frequency)
                .evidence(evidence)
                .min_matched(whole(min_matched, 1, 10_000))
                .effort(whole(effort, 1, 1000))
                .passage_gap(whole(passage_gap, 0, 1000))
                .shortest_passage(whole(shortest_passage, 1, 10_000))
                .family(family)
                .signature_length(length)
                .bands(bands)
                .rows(if in_range { rows.clamp(1, length / bands) } else { rows })
                .false_negative_weight(fraction(weight))
                .band_hash(band_hash)
                .seed(if in_range { seed.min(7) } else { seed })
                .max_pairs(whole(max_pairs, 1, 10_000_000))
                .max_pairs_per_document(whole(max_pairs_per_document, 1, 10_000_000))
                .memory_limit(whole(memory_limit, 1, 4096))
        },
    )
}

proptest! {
    /// Any values are rejected by name, or every question under them is answered.
    #[test]
    fn any_values_lead_to_mistakes_or_to_answers(values in any_values()) {
        match values.build() {
            Err(Mistakes(mistakes)) => {
                prop_assert!(!mistakes.is_empty());
                prop_assert!(mistakes.iter().all(|mistake| FIELDS.contains(&&*mistake.field)), "{:?}", mistakes);
            }
            Ok(params) => {
                for (question, answer) in answers(&params) {
                    // Where signatures alone are kept, a new text cannot be checked, and texts may have gone.
                    let refused = matches!(answer, Err(Error::SetsMissing | Error::TextMissing(_)));
                    let is_small = params.memory_limit() < 64;
                    prop_assert!(answer.is_ok() || (refused && is_small), "{}: {:?}", question, answer);
                }
            }
        }
    }
}
