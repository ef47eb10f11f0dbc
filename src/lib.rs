//! Lookalike's engine: which documents are alike, how much, and where.
//!
//! Data flows one way, and each folder of `src/` is a step of it:
//!
//! text → [`text`] (tokens with their places) → [`shingle`] (fingerprints) → [`exact`] (sets, compared exactly) and
//! [`estimate`] (signatures, compared by estimate) → [`align`] (evidence and passages) → [`report`].
//!
//! [`params`] holds the settings that all of them read, and [`common`] small tools without any knowledge of texts. A
//! [`corpus`] keeps documents between comparisons, [`mod@compare`] runs the steps and answers questions about one new text,
//! and [`side_by_side`] prepares one pair for reading. The same texts, parameters and seed give the same bytes on every
//! machine. Only the `wasm` module, compiled for browsers alone, knows of JavaScript.
//!
//! ```
//! use lookalike::{corpus::Corpus, params::Params};
//!
//! let mut corpus = Corpus::new();
//! corpus.add("a".into(), "the quick brown fox jumps over the lazy dog".into(), false)?;
//! corpus.add("b".into(), "a quick brown fox jumps over a lazy dog".into(), false)?;
//! let params = Params::builder().k(2).build().expect("valid");
//! let report = corpus.compare(&params, &mut |_| Ok(()))?;
//! let pair = report.pair(0).expect("they are alike");
//! assert_eq!((pair.shared, pair.union), (5, 11));
//! # Ok::<(), lookalike::report::error::EngineError>(())
//! ```

pub mod align;
pub mod common;
pub mod compare;
pub mod corpus;
pub mod estimate;
pub mod exact;
pub mod params;
pub mod report;
pub mod shingle;
pub mod side_by_side;
pub mod text;

#[cfg(target_arch = "wasm32")]
pub mod wasm;
