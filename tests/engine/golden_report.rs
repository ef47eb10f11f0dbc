//! The native build gives the golden report, to the byte; `tests/wasm.rs` holds the wasm build to the same.

use crate::golden;

/// What a word is, and its lower case, is the standard library's.
#[test]
fn the_golden_report_and_the_digests_are_those_of_this_unicode() {
    assert_eq!(
        char::UNICODE_VERSION.0,
        17,
        "this compiler has another version of Unicode than the golden report and the conformance digests; where these \
         differ, that may be why"
    );
}

#[test]
fn native_gives_the_golden_report() {
    let report = golden::report();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/report.jsonl");
        std::fs::write(path, &report).expect("the golden report can be written");
    } else {
        let differs = report.lines().zip(golden::EXPECTED.lines()).position(|(found, expected)| found != expected);
        assert_eq!(differs, None, "line differs; if that is meant, renew the report with UPDATE_GOLDEN=1");
        assert_eq!(report.len(), golden::EXPECTED.len());
    }
}
