//! Lookalike's engine: which documents are alike, how much, and where.
//!
//! One way through the house, and one module a room:
//!
//! text → [`repair`], [`normalize`] and [`token`], or [`plain`] for all, or [`code`] → [`shingle`] → [`fingerprint`] → exact: [`grouping`],
//! [`index`], [`join`], [`similarity`]; estimated: [`minhash`], [`s_curve`], [`lsh`] → [`ranking`], [`pairs`] and [`groups`] →
//! [`passages`] → the page.
//!
//! [`corpus`] keeps documents between comparisons, [`mod@compare`] runs the stages into a [`report`], [`admission`] asks
//! about one new text, [`side_by_side`] prepares one pair for reading. The same texts, parameters and seed give the same bytes on every
//! machine. Only the `wasm` module, compiled for browsers alone, knows of JavaScript.
//!
//! ```
//! use lookalike::{corpus::Corpus, params::Params};
//!
//! let mut corpus = Corpus::new();
//! corpus.add("a".into(), "the quick brown fox jumps over the lazy dog".into(), false)?;
//! corpus.add("b".into(), "a quick brown fox jumps over a lazy dog".into(), false)?;
//! let params = Params { k: 2, ..Params::default() };
//! let report = corpus.compare(&params, &mut |_| Ok(()))?;
//! let pair = report.pair(0).expect("they are alike");
//! assert_eq!((pair.shared, pair.union), (5, 11));
//! # Ok::<(), lookalike::error::EngineError>(())
//! ```

pub mod admission;
pub mod aside;
pub mod code;
pub mod collisions;
pub mod compare;
pub mod corpus;
pub mod document;
pub mod error;
pub mod evidence;
pub mod fingerprint;
pub mod forecast;
pub mod grouping;
pub mod groups;
pub mod index;
pub mod join;
pub mod language;
pub mod lexicon;
pub mod lookup;
pub mod lsh;
mod memory;
pub mod minhash;
mod mix;
pub mod murmur3;
pub mod normalize;
pub mod origin;
pub mod pairs;
pub mod params;
pub mod passages;
pub mod plain;
pub mod progress;
pub mod ranking;
pub mod rarity;
pub mod reception;
pub mod repair;
pub mod report;
mod roster;
pub mod s_curve;
pub mod shingle;
pub mod side_by_side;
pub mod similarity;
mod sort;
pub mod span;
pub mod token;
pub mod warnings;
pub mod winnowing;
pub mod word;

#[cfg(target_arch = "wasm32")]
pub mod wasm;
