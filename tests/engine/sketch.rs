//! Sketches without a corpus, and corpora of sketches without texts.

use lookalike::params::{Counting, Unit};
use lookalike::{Corpus, Error, NewDocument, Params, Role, Sketch, Sketcher, align_pair};
use proptest::prelude::*;

const TEXTS: [&str; 4] = [
    "The keeper of the lighthouse burned whatever he could find to keep the lamp alight until the final mast was in.",
    "He told us that the keeper of the lighthouse burned whatever he could find to keep the lamp alight, and we listened.",
    "Nobody has written this before: seventeen herons stood on the ice and waited for the thaw.",
    "",
];

fn texts() -> impl Strategy<Value = Vec<String>> {
    let text = proptest::collection::vec(prop_oneof!["[a-d]", "w[0-9]", "[а-в]{2}", "\\PC"], 0..60);
    proptest::collection::vec(text.prop_map(|words| words.join(" ")), 2..6)
}

fn some_params() -> impl Strategy<Value = Params> {
    let units = prop_oneof![Just(Unit::Words), Just(Unit::Characters), Just(Unit::Code)];
    (1_u32..4, any::<bool>(), 0_u32..4, units, any::<bool>()).prop_map(|(k, evidence, winnow, unit, is_bag)| {
        let counting = if is_bag { Counting::Bag } else { Counting::Set };
        let builder = Params::builder().k(k).evidence(evidence).winnow(winnow).unit(unit).counting(counting);
        builder.threshold(0.05).signature_length(32).build().expect("valid")
    })
}

fn named(number: usize) -> NewDocument {
    NewDocument::named(&format!("text {number}"))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn a_corpus_of_sketches_has_the_report_of_one_with_the_texts(texts in texts(), params in some_params()) {
        let sketcher = Sketcher::new(&params);
        let given: Vec<(String, &String)> = texts.iter().enumerate().map(|(n, text)| (format!("text {n}"), text)).collect();
        let pairs: Vec<(&str, &str)> = given.iter().map(|(name, text)| (&**name, &***text)).collect();
        let sketches = sketcher.sketch_all(&pairs).expect("short");
        prop_assume!(!sketches.iter().any(Sketch::is_unsegmented));
        let mut with_texts = Corpus::new();
        let mut without = Corpus::new();
        with_texts.add_all(texts.iter().enumerate().map(|(n, text)| (named(n), text.clone()))).expect("short");
        let stored: Vec<_> = sketches.iter().map(|sketch| Sketch::from_bytes(&sketch.to_bytes()).expect("whole")).collect();
        prop_assert_eq!(&stored, &sketches);
        without.add_sketches(stored.into_iter().enumerate().map(|(n, sketch)| (named(n), sketch)), &params).expect("same");
        let expected = with_texts.compare(&params).expect("texts are held");
        let report = without.compare(&params).expect("sketches are held");
        prop_assert_eq!(
            serde_json::to_value(&report.pairs).expect("numbers"),
            serde_json::to_value(&expected.pairs).expect("numbers")
        );
        prop_assert_eq!(&report.digest, &expected.digest);
        for (n, text) in texts.iter().enumerate() {
            without.give_text(n as u32, text.clone()).expect("its text");
        }
        if let Some(pair) = expected.pair(0) {
            let [a, b] = [pair.a, pair.b];
            prop_assert_eq!(without.passages(a, b, &params), with_texts.passages(a, b, &params));
        }
    }

    #[test]
    fn shared_fingerprints_and_the_estimate_are_those_of_the_sets(texts in texts(), k in 1_u32..4) {
        let params = Params::builder().k(k).signature_length(16).build().expect("valid");
        let sketcher = Sketcher::new(&params);
        let [a, b] = [&texts[0], &texts[1]].map(|text| sketcher.sketch("", text).expect("short"));
        let common = a.fingerprints().iter().filter(|number| b.fingerprints().contains(number)).count();
        let all = a.fingerprints().len() + b.fingerprints().len() - common;
        prop_assert_eq!(a.shared(&b), Ok(common as u32));
        prop_assert_eq!(a.jaccard(&b), Ok(if all == 0 { 0.0 } else { common as f64 / all as f64 }));
        let equal = a.signature().iter().zip(b.signature()).filter(|(x, y)| x == y).count();
        let is_empty = a.fingerprints().is_empty() || b.fingerprints().is_empty();
        prop_assert_eq!(a.estimate(&b), Ok(if is_empty { 0.0 } else { equal as f64 / 16.0 }));
        let keys = a.band_keys(&params);
        prop_assert_eq!(keys.len(), params.bands() as usize);
        prop_assert!(a.fingerprints().is_sorted());
    }

    #[test]
    fn damaged_bytes_are_an_error(position in any::<prop::sample::Index>(), change in 1_u8.., length in any::<prop::sample::Index>()) {
        let bytes = Sketcher::new(&Params::default()).sketch("a", TEXTS[0]).expect("short").to_bytes();
        let mut damaged = bytes.clone();
        damaged[position.index(bytes.len())] ^= change;
        prop_assert!(matches!(Sketch::from_bytes(&damaged), Err(Error::WrongSketches(_))));
        prop_assert!(matches!(Sketch::from_bytes(&bytes[..length.index(bytes.len())]), Err(Error::WrongSketches(_))));
    }

    #[test]
    fn bytes_from_anybody_are_an_error(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        prop_assert!(Sketch::from_bytes(&bytes).is_err());
        prop_assert!(Sketch::from_bytes(&[b"LKSK\x01", &*bytes].concat()).is_err());
    }
}

#[test]
fn sketches_of_other_parameters_or_templates_are_refused() {
    let [params, other] = [3, 4].map(|k| Params::builder().k(k).build().expect("valid"));
    let sketch = |params| Sketcher::new(params).sketch("a", TEXTS[0]).expect("short");
    assert!(matches!(sketch(&params).shared(&sketch(&other)), Err(Error::WrongSketches(_))));
    assert!(matches!(sketch(&params).estimate(&sketch(&other)), Err(Error::WrongSketches(_))));
    let report_only = Params::builder().k(3).threshold(0.9).max_pairs(7).build().expect("valid");
    assert_eq!(sketch(&params).shared(&sketch(&report_only)), Ok(sketch(&params).fingerprints().len() as u32));
    let mut corpus = Corpus::new();
    let error = corpus.add_sketches([(named(0), sketch(&other))], &params).expect_err("another k");
    assert!(error.to_string().contains("the sketch of text 0 must be made with the parameters"), "{error}");
    assert_eq!(corpus.documents().len(), 0);
    corpus.add_document(NewDocument { role: Role::Template, ..NewDocument::named("task") }, TEXTS[2]).expect("short");
    assert!(corpus.add_sketches([(named(0), sketch(&params))], &params).is_err(), "made without the template");
    let sketcher = Sketcher::with_templates(&params, [("task", TEXTS[2])]).expect("short");
    let id = corpus.add_sketches([(named(0), sketcher.sketch("a", TEXTS[0]).expect("short"))], &params);
    assert_eq!(id, Ok(1));
}

#[test]
fn sketches_whose_numbers_fit_no_text_are_refused() {
    let params = Params::default();
    let bytes = Sketcher::new(&params).sketch("a", TEXTS[0]).expect("short").to_bytes();
    // The numbers follow a mark and two digests: the length, the language, tokens, words, and what is quoted and referenced.
    for place in [4, 5] {
        let mut forged = bytes[..bytes.len() - 4].to_vec();
        forged[5 + 64 + 4 * place..][..4].copy_from_slice(&u32::MAX.to_le_bytes());
        let checksum = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC).checksum(&forged);
        forged.extend(checksum.to_le_bytes());
        let sketch = Sketch::from_bytes(&forged).expect("whole");
        let error = Corpus::new().add_sketches([(named(0), sketch)], &params).expect_err("more than all tokens");
        assert!(error.to_string().contains("damaged"), "{error}");
    }
}

#[test]
fn templates_are_told_apart_by_the_language_of_their_names() {
    let params = Params::builder().unit(Unit::Code).build().expect("valid");
    let text = "int x = 1; // one";
    let sketch = |name: &str| {
        let sketcher = Sketcher::with_templates(&params, [(name, text)]).expect("short");
        sketcher.sketch("a.java", "class A { int x = 1; }").expect("short")
    };
    for (name, is_taken) in [("t.java", true), ("other.java", true), ("t.py", false)] {
        let mut corpus = Corpus::new();
        corpus.add_document(NewDocument { role: Role::Template, ..NewDocument::named("t.java") }, text).expect("short");
        assert_eq!(corpus.add_sketches([(named(0), sketch(name))], &params).is_ok(), is_taken, "{name}");
    }
}

#[test]
fn a_pair_is_aligned_as_in_a_corpus() {
    let params = Params::default();
    let mut corpus = Corpus::new();
    for text in TEXTS {
        corpus.add("a", text).expect("short");
    }
    let detail = align_pair(TEXTS[0], TEXTS[1], &params).expect("short");
    assert_eq!(detail.passages, corpus.passages(0, 1, &params).expect("known").passages);
    assert_eq!(detail.passages.len(), 1);
}

#[test]
fn documents_are_read_ahead_and_can_be_followed_and_stopped() {
    use std::ops::ControlFlow;
    let params = Params::default();
    let mut corpus = Corpus::new();
    for text in TEXTS {
        corpus.add("a", text).expect("short");
    }
    assert_eq!(corpus.prepare(&params, |_| ControlFlow::Break(())), Err(Error::Cancelled));
    let mut reports = 0;
    let result = corpus.prepare(&params, |_| {
        reports += 1;
        ControlFlow::Continue(())
    });
    assert_eq!(result, Ok(()));
    assert!(reports > 0);
}
