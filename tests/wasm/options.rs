//! Progress, and stopping a comparison.

use super::*;

#[wasm_bindgen_test]
fn progress_is_told_and_what_it_throws_stops_the_work() {
    let mut corpus = Corpus::new();
    for _ in 0..3 {
        corpus.add(&js(r#""a b c d e f g""#)).expect("a document");
    }
    let told = Array::new();
    let listener = Function::new_with_args("told, progress", "told.push(progress)").bind1(&JsValue::NULL, &told);
    corpus.compare(&NONE, &listener).expect("valid");
    let stages: Vec<String> =
        told.iter().filter(|p| number_at(p, "done") == 0.0).map(|p| text_at(&p, "stage")).collect();
    assert_eq!(stages, ["text", "index", "evidence", "pairs", "candidates", "report"]);
    let last = told.get(told.length() - 1);
    assert_eq!((text_at(&last, "stage"), number_at(&last, "done")), ("report".to_owned(), 1.0));

    let stop = Function::new_no_args("throw new RangeError('enough')");
    let error = corpus.compare(&NONE, &stop).expect_err("stopped");
    assert!(error.is_instance_of::<js_sys::RangeError>(), "what was thrown comes out as it was");
    assert_eq!(number_at(&corpus.compare(&NONE, &NONE).expect("still fine"), "pairs.length"), 3.0);
}

/// Runs a comparison with options.
type Run<'a> = dyn FnMut(&JsValue) -> Result<JsValue, JsValue> + 'a;

#[wasm_bindgen_test]
fn an_abort_while_progress_is_told_stops_the_work_in_the_middle() {
    let texts = js(r#"["a b c d e f g", "a b c d e f g"]"#);
    let mut corpus = Corpus::new();
    for text in texts.unchecked_ref::<Array>().iter() {
        corpus.add(&text).expect("a document");
    }
    // Aborts at the start of the second stage, and keeps what is told.
    let watch = |reason: &str| {
        run(&format!(
            "const controller = new AbortController(); const told = [];
            const options = {{ signal: controller.signal, onProgress(progress) {{
                told.push(progress.stage);
                if (progress.stage === 'index') controller.abort({reason});
            }} }};
            return Object.defineProperty(options, 'told', {{ value: told }});"
        ))
    };
    let runs: [&mut Run; 3] = [
        &mut |options| wasm::compare(&texts, &NONE, options),
        &mut |options| Corpus::compare(&mut corpus, &NONE, options),
        &mut |options| {
            let mut corpus = Corpus::new();
            texts.unchecked_ref::<Array>().iter().try_for_each(|text| corpus.add(&text).map(drop))?;
            corpus.compare_pairs(&ids(&[0, 1]), &NONE, options)
        },
    ];
    for compare in runs {
        let options = watch("");
        let error = compare(&options).expect_err("aborted");
        assert!(error == at(&options, "signal.reason") && text_at(&error, "name") == "AbortError");
        assert_eq!(text_at(&error, "constructor.name"), "DOMException");
        let told: Vec<String> =
            at(&options, "told").unchecked_into::<Array>().iter().filter_map(|s| s.as_string()).collect();
        assert_eq!((told.first().map(String::as_str), told.last().map(String::as_str)), (Some("text"), Some("index")));
        assert_eq!(told.iter().filter(|&stage| stage == "index").count(), 1, "nothing is told after the abort");
        assert_eq!(compare(&watch("'enough'")).expect_err("aborted"), JsValue::from("enough"));
        // Aborted beforehand: nothing begins. Never aborted: nothing stops.
        let options = run("return { signal: AbortSignal.abort(), onProgress() { throw new Error('begun') } }");
        assert_eq!(text_at(&compare(&options).expect_err("aborted"), "name"), "AbortError");
        let report =
            compare(&run("return { signal: new AbortController().signal, onProgress: null }")).expect("not aborted");
        assert_eq!(number_at(&report, "pairs.length"), 1.0);
    }
}

#[wasm_bindgen_test]
fn wrong_options_say_what_is_expected() {
    let message = |script: &str| {
        let error = wasm::compare(&js("[]"), &NONE, &run(script)).expect_err("wrong");
        assert!(error.is_instance_of::<js_sys::TypeError>(), "{script}");
        String::from(Error::from(error).message())
    };
    assert_eq!(message("return 7"), "options must be an object { signal, onProgress }, got a number");
    assert_eq!(message("return []"), "options must be an object { signal, onProgress }, got an array");
    assert_eq!(
        message("return { onprogress() {} }"),
        "there is no option \"onprogress\"; there are: signal, onProgress"
    );
    let signal = message("return new AbortController().signal");
    assert_eq!(signal, "options must be an object { signal, onProgress }, got a signal; write { signal }");
    assert!(message("return { onProgress: 'often' }").contains("options.onProgress must be a function, got a string"));
    let signal = message("return { signal: new AbortController() }");
    assert!(
        signal.contains("options.signal must be an AbortSignal, got an object; hand in the signal of an"),
        "{signal}"
    );
}

#[wasm_bindgen_test]
fn objects_whose_fields_cannot_be_listed_are_refused_and_break_nothing() {
    let unreadable = [
        "return new Proxy({}, { ownKeys() { throw new RangeError('no') } })",
        "const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy",
    ];
    let mut corpus = Corpus::new();
    corpus.add(&js(r#""a b c d e f g""#)).expect("a document");
    for script in unreadable {
        let object = run(script);
        for (error, place) in [
            (corpus.compare(&NONE, &object).expect_err("wrong"), "options"),
            (corpus.compare(&object, &NONE).expect_err("wrong"), "params"),
            (corpus.add(&object).expect_err("wrong"), "document"),
        ] {
            assert!(error.is_instance_of::<js_sys::TypeError>(), "{script} {place}");
            assert!(String::from(Error::from(error).message()).starts_with(place), "{script} {place}");
        }
    }
    assert!(corpus.compare(&NONE, &NONE).is_ok());
}
