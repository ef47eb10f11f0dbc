//! A text → its tokens, each with its place.
//!
//! Tricks that hide words are undone first ([`deobfuscation`]), then the text is normalised ([`normalize`]) and cut into
//! words or characters ([`token`]); an [`origin`] map leads every position back to the text as given ([`span`]). [`fast`]
//! does the same for ordinary prose without writing a normalised copy, and falls back to the reference where a text is not
//! ordinary. Programs have lexers of their own ([`programs`]). [`exclusions`] finds quotations and references; [`lexicon`]
//! tells where words begin in letters that are spaced out evenly; [`word`] packs a word's stem and form into 32 bits.

pub mod deobfuscation;
pub mod exclusions;
pub mod fast;
pub mod lexicon;
pub mod normalize;
pub mod origin;
pub mod programs;
pub mod span;
pub mod token;
pub mod word;
