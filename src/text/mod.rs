//! Reads texts into tokens with their positions.
//!
//! Obfuscation is undone first ([`deobfuscation`]), then the text is normalised ([`normalize`]) and split into words or
//! characters ([`token`], [`segmentation`]); [`origin`] maps every position back to the text as given ([`span`]). [`fast`] does the same
//! for ordinary prose without a normalised copy, and falls back to this reference implementation for other texts.
//! Programs are read by [`programs`]. [`exclusions`] finds quotations and references, [`lexicon`] segments evenly
//! spaced letters into words, and [`word`] packs a word's stem and form into 32 bits.
//! [`reader`] joins all of these: it is the one way in which texts are read.

pub mod deobfuscation;
pub mod exclusions;
pub mod fast;
pub mod lexicon;
pub mod normalize;
pub mod origin;
pub mod programs;
pub mod reader;
pub(crate) mod segmentation;
pub mod span;
pub mod token;
pub mod unicode;
pub mod word;
