//! Finds which texts are alike, how much, and where: the engine of Lookalike, a plagiarism checker.
//!
//! A comparison is exact: it finds every pair of documents that share enough *shingles* (phrases of `k` words), however many
//! documents there are. On top of that it reports *evidence*, words that two texts share in the same passages, verbatim or
//! reworded, more than chance explains; an estimate of each similarity by `MinHash`, with its interval; and the passages of a
//! pair, to be shown side by side. It reads any language, programs too, and sees through letters that were disguised.
//!
//! # Compare texts
//!
//! ```
//! use lookalike::{Params, compare};
//!
//! let texts = [
//!     "The quick brown fox jumps over the lazy dog.",
//!     "A quick brown fox jumps over a lazy dog!",
//!     "Nothing like the others at all.",
//! ];
//! let report = compare(texts, &Params::builder().k(2).build()?)?;
//! for pair in report.listed() {
//!     println!("texts {} and {}: {:.0} %", pair.a, pair.b, 100.0 * pair.jaccard);
//! }
//! assert_eq!(report.pairs.len(), 1);
//! # Ok::<(), lookalike::Error>(())
//! ```
//!
//! # Evidence and passages
//!
//! A [`Corpus`] keeps documents between comparisons, and shows where two of them agree. Positions count UTF-16 code units,
//! which is how JavaScript and most editors count.
//!
//! ```
//! use lookalike::{Corpus, NewDocument, Params, Role};
//!
//! let original = "Each November the harbour froze before the last of the fishing boats came home, and the keeper of the \
//!                 lighthouse burned whatever he could find to keep the lamp alight until the final mast was in.";
//! let copy = format!("It was a hard life. {original} That is all.");
//!
//! let mut corpus = Corpus::new();
//! let ada = corpus.add("ada.txt", copy.clone())?;
//! let lena = corpus.add_document(NewDocument { role: Role::Archive, ..NewDocument::named("lena.txt") }, original)?;
//!
//! let params = Params::default();
//! let report = corpus.compare(&params)?;
//! let pair = report.pair(0).expect("one is in the other");
//! let evidence = pair.evidence.expect("more than chance explains");
//! assert_eq!(evidence.counts.matched_b, 36);
//!
//! let units: Vec<u16> = copy.encode_utf16().collect();
//! for passage in corpus.passages(ada, lena, &params)?.passages {
//!     let copied = String::from_utf16_lossy(&units[passage.a_start as usize..passage.a_end as usize]);
//!     assert!(copied.starts_with("Each November") && copied.ends_with("mast was in"));
//! }
//! # Ok::<(), lookalike::Error>(())
//! ```
//!
//! # Follow and cancel a long comparison
//!
//! ```
//! use std::ops::ControlFlow;
//! use std::time::{Duration, Instant};
//!
//! use lookalike::{Corpus, Error, Params};
//!
//! let mut corpus = Corpus::new();
//! # corpus.add("a", "some text")?;
//! let deadline = Instant::now() + Duration::from_secs(60);
//! let result = corpus.compare_with(&Params::default(), |progress| {
//!     eprintln!("{:?}: {} of {}", progress.stage, progress.done, progress.total);
//!     if Instant::now() < deadline { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
//! });
//! match result {
//!     Ok(report) => println!("{} pairs", report.pairs.len()),
//!     Err(Error::Cancelled) => println!("out of time; what was read stays read"),
//!     Err(error) => return Err(error),
//! }
//! # Ok::<(), lookalike::Error>(())
//! ```
//!
//! # Reproducible
//!
//! The same texts, [parameters](Params) and seed give the same report to the byte on every machine, as long as the crate was
//! compiled with the same version of Unicode: what is a letter or a digit, and its lower case, is the standard library's
//! ([`char::UNICODE_VERSION`]). A [`Report`] carries all of its parameters, and a digest of its texts. [`Params`] are valid by
//! construction, so that no comparison can fail on them.
//!
//! # Sources
//!
//! Comments name four papers P1 to P4:
//!
//! - P1: C. Bergillos, A. Rambla and A. Cabeza, *Document similarity detection using hashing* (2018): shingles, signatures by
//!   several families of hash functions, bands.
//! - P2: A. V. Tsimbalov and O. V. Zolotarev, *Метод шинглов* (*The shingle method*, 2016): measures, fingerprints,
//!   supershingles, a store of texts that admits no near-duplicates.
//! - P3: Y. Freund, *Pseudo-randomness, hash functions and min-hash for document comparison* (lecture notes): why the minimum
//!   of a hash estimates the Jaccard similarity.
//! - P4: R. Vilaseca, X. Lacasa and X. Martín, *Detection of similarity between documents with hashing* (2018): the choice of
//!   bands and rows.
//!
//! Others are named where they are used, and all together in `ARCHITECTURE.md`.
//!
//! # Inside
//!
//! Data flows one way, and each folder of `src/` is a step of it: text → `text` (tokens with their places) → `shingle`
//! (fingerprints) → `join` (pairs that share shingles) and `estimate` (signatures) → `align` (evidence and passages) →
//! [`report`]. All steps read [`params`]; `message` contains what people are told, as codes and values, and `common` small tools
//! that know nothing of texts. `sketch` holds what is kept of one document, `corpus` keeps documents between comparisons, `compare` runs the steps and compares new texts with a
//! corpus, `side_by_side` prepares one pair for reading, and `papers` repeats experiments that no comparison needs.

mod align;
mod common;
mod compare;
mod corpus;
mod estimate;
mod join;
mod message;
mod papers;
pub mod params;
pub mod report;
mod shingle;
mod side_by_side;
mod sketch;
mod text;

#[cfg(all(target_arch = "wasm32", feature = "js"))]
pub mod wasm;

pub use compare::compare;
#[doc(inline)]
pub use compare::newcomer::admission::IntakeRule;
pub use corpus::document::Document;
pub use corpus::forecast::{Forecast, forecast};
pub use corpus::{Corpus, NewDocument};
#[doc(inline)]
pub use params::{Language, Mistakes, Params, ParamsBuilder};
pub use report::error::Error;
#[doc(inline)]
pub use report::{
    Admission, DocumentReport, Evidence, Group, Pair, Passage, Progress, QueryReport, Report, Role, Stage, Warning,
};
pub use side_by_side::{ObfuscationPlaces, PairDetail, align_pair};
pub use sketch::{Sketch, Sketcher};

/// For the tests and benchmarks of this crate. Anything in here may change or go at any time.
#[doc(hidden)]
pub mod internals {
    pub mod align {
        pub use crate::align::*;
    }
    pub mod common {
        pub use crate::common::*;
    }
    pub mod compare {
        pub use crate::compare::*;
    }
    pub mod corpus {
        pub use crate::corpus::*;
    }
    pub mod estimate {
        pub use crate::estimate::*;
    }
    pub mod join {
        pub use crate::join::*;
    }
    pub mod papers {
        pub use crate::papers::*;
    }
    pub mod shingle {
        pub use crate::shingle::*;
    }
    pub mod side_by_side {
        pub use crate::side_by_side::*;
    }
    pub mod text {
        pub use crate::text::*;
    }
}
