//! Documents that other workers have read.

use super::*;

/// Texts read in parts, elsewhere, make the report that the texts make, whatever the parts.
#[wasm_bindgen_test]
fn sketches_from_elsewhere_give_the_same_report() {
    let word = |n: usize, w: usize| format!("w{}", if w % 9 < n { w } else { w * 7 + n });
    let text = |n| (0..60).map(|w| word(n, w)).collect::<Vec<_>>().join(" ");
    let texts: Vec<String> = (0..7).map(text).collect();
    let params = js(r#"{"k": 2, "threshold": 0, "seed": 5}"#);
    let label = |n: usize| js(&format!(r#"{{"name": "d{n}", "author": "o{}"}}"#, n / 2));
    let mut whole = Corpus::new();
    for (n, text) in texts.iter().enumerate() {
        let document = label(n);
        Reflect::set(&document, &"text".into(), &text.as_str().into()).expect("an object takes properties");
        whole.add(&document).expect("a document");
    }
    let expected = JSON::stringify(&whole.compare(&params, &NONE).expect("valid")).expect("plain");
    for parts in 1..=4 {
        let mut corpus = Corpus::new();
        for part in texts.chunks(texts.len().div_ceil(parts)) {
            let first = corpus.length() as usize;
            let labels: Array = (first..first + part.len()).map(label).collect();
            let part: Array = part.iter().map(|text| JsValue::from(text.as_str())).collect();
            let sketches = sketch_texts(&part, true, &Array::new(), &params).expect("texts");
            assert_eq!(corpus.add_sketches(&labels, &sketches, &params).expect("fits"), first as u32);
        }
        let report = corpus.compare(&params, &NONE).expect("valid");
        assert_eq!(JSON::stringify(&report).expect("plain"), expected, "{parts} parts");
    }
}

#[wasm_bindgen_test]
fn sketches_that_do_not_fit_are_refused() {
    let message = |error: JsValue| String::from(Error::from(error).message());
    let texts: Array = [JsValue::from("a b c d e f")].into_iter().collect();
    let labels: Array = [js(r#"{"name": "a"}"#)].into_iter().collect();
    let sketches = || sketch_texts(&texts, true, &Array::new(), &NONE).expect("texts");
    let mut corpus = Corpus::new();
    for params in [r#"{"seed": 2}"#, r#"{"k": 3}"#, r#"{"unit": "characters"}"#] {
        let other = message(corpus.add_sketches(&labels, &sketches(), &js(params)).expect_err(params));
        assert!(other.contains("made with the parameters they are added with"), "{other}");
    }
    let none = corpus.add_sketches(&Array::new(), &sketches(), &NONE).expect_err("no document");
    assert!(message(none).contains("sketches of 0 documents must have 0 counts, got 11"));
    let id = corpus.add_sketches(&labels, &sketches(), &NONE).expect("fits");
    assert!(message(corpus.longest_passages(&ids(&[id, id]), &NONE).expect_err("itself")).contains("two different"));
    let wrong = corpus.give_text(&id.into(), &"a b c".into()).expect_err("another text");
    assert!(message(wrong).contains("is not the one it was added with"));
    corpus.give_text(&id.into(), &"a b c d e f".into()).expect("the same text");
}
