//! How much memory comparisons take that grow with the square of the number of documents: as much as was forecast.
//!
//! The allocator counts for this test alone, so each test here takes the lock and runs by itself.

#![cfg(not(target_arch = "wasm32"))]
#![expect(unsafe_code, reason = "an allocator that counts")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

use lookalike::Corpus;
use lookalike::params::{Params, ParamsBuilder};
use lookalike::report::Report;

/// The system's allocator, with the number of bytes that are allocated and the most there were.
struct Counting;

static ALLOCATED: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

fn grow(bytes: usize) {
    PEAK.fetch_max(ALLOCATED.fetch_add(bytes, Relaxed) + bytes, Relaxed);
}

// SAFETY: each call is the system allocator's; counting touches no memory of the caller.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        grow(layout.size());
        // SAFETY: the caller keeps the same promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        ALLOCATED.fetch_sub(layout.size(), Relaxed);
        // SAFETY: the caller keeps the same promises.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// The result of some work, and the most bytes that were allocated during it.
fn measured<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let before = ALLOCATED.load(Relaxed);
    PEAK.store(before, Relaxed);
    let result = work();
    (result, PEAK.load(Relaxed) - before)
}

/// Numbers that look random and are the same everywhere.
struct Dice(u64);

impl Dice {
    fn text(&mut self, words: usize) -> String {
        let word = |_| {
            self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            format!("w{} ", (self.0 >> 33) % 20_000)
        };
        (0..words).map(word).collect()
    }
}

fn corpus_of(texts: impl IntoIterator<Item = String>) -> Corpus {
    let mut corpus = Corpus::new();
    for (number, text) in texts.into_iter().enumerate() {
        corpus.add(format!("text {number}"), text).expect("short");
    }
    corpus
}

/// Compares, and checks that no more memory was taken than was forecast.
fn compared(mut corpus: Corpus, params: &Params) -> Report {
    let forecast = corpus.forecast(params).bytes;
    let (report, bytes) = measured(|| corpus.compare(params).expect("nothing stops it"));
    assert!(bytes as u64 <= forecast, "{bytes} bytes, and {forecast} were forecast");
    report
}

/// Short signatures, because an unoptimised build takes long for long ones.
fn quick() -> ParamsBuilder {
    Params::builder().signature_length(4).bands(2).rows(2).max_pairs(100)
}

/// Every pair is counted, and all documents are one group, however few pairs are listed.
fn assert_all_found(report: &Report, documents: u64) {
    let pairs = documents * (documents - 1) / 2;
    let totals = report.totals;
    assert_eq!((totals.possible_pairs, totals.pairs_above_threshold), (pairs, pairs));
    let listed = report.pairs.len() as u64;
    assert_eq!(listed + totals.pairs_left_out + totals.pairs_left_out_by_document, pairs);
    assert_eq!(report.groups.iter().map(|group| group.documents.len() as u64).collect::<Vec<_>>(), [documents]);
}

fn assert_copies_found(copies: u32, words: usize, params: &Params) {
    let _one = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let text = Dice(1).text(words);
    let report = compared(corpus_of((0..copies).map(|_| text.clone())), params);
    assert_all_found(&report, copies.into());
    assert_eq!(report.totals.pairs_with_evidence, report.totals.possible_pairs);
    let first = report.pair(0).and_then(|pair| pair.evidence).expect("equal texts share all words");
    assert_eq!(first.counts.matched_a as usize, words);
}

#[test]
fn copies_of_one_text_take_no_memory_for_each_pair() {
    assert_copies_found(3_000, 300, &Params::default());
}

#[test]
#[ignore = "rare: npm test -- all"]
fn ten_thousand_copies_of_one_text_are_one_group() {
    assert_copies_found(10_000, 300, &Params::default());
}

#[test]
fn spaced_out_digits_are_bounded_as_letters_are() {
    let _one = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let letters = "t h e q u i c k b r o w n f o x j u m p s o v e r t h e l a z y d o g ".repeat(4);
    let mut corpus = corpus_of([letters + &"1 3 5 ".repeat(140_000), Dice(1).text(100)]);
    let (report, bytes) = measured(|| corpus.compare(&quick().build().expect("valid")).expect("nothing stops it"));
    assert!(report.documents[0].deobfuscated.open > 400_000, "{:?}", report.documents[0].deobfuscated);
    assert!(bytes < 64 << 20, "{bytes} bytes");
}

#[test]
fn words_that_letters_spell_again_and_again_are_stored_once() {
    let _one = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let letters = "t h e q u i c k b r o w n f o x j u m p s o v e r t h e l a z y d o g ".repeat(4);
    let words: String = (1..=24).map(|length| "a".repeat(length) + " ").collect();
    let mut corpus = corpus_of([letters + &"a ".repeat(30_000), words]);
    let (_, bytes) = measured(|| corpus.compare(&quick().build().expect("valid")).expect("nothing stops it"));
    assert!(bytes < 64 << 20, "{bytes} bytes");
}

fn assert_nearly_equal_texts_found(documents: u32, words: usize, params: &Params) {
    let _one = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let mut dice = Dice(1);
    let shared = dice.text(words);
    let report = compared(corpus_of((0..documents).map(|_| shared.clone() + &dice.text(4))), params);
    assert_all_found(&report, documents.into());
    let totals = report.totals;
    // All of them share passages. Those that were aligned have evidence, and the others are counted.
    assert_eq!(totals.pairs_with_evidence, totals.pairs_aligned);
    assert_eq!(totals.pairs_aligned + totals.pairs_not_aligned, totals.possible_pairs);
}

#[test]
#[ignore = "rare: npm test -- all"]
fn four_thousand_texts_that_share_nearly_everything_are_one_group() {
    assert_nearly_equal_texts_found(4_000, 300, &Params::default());
}
