//! What a comparison says: plain data, the same for the page, the terminal and the tests.
//!
//! The types here are the vocabulary of the boundary. They serialise with names in camel case, and the wasm build
//! derives their TypeScript twins, so that neither is ever written by hand.

use serde::Serialize;

use crate::aside::labels::Label;
use crate::language::Language;
use crate::pairs::Pairs;
use crate::params::Params;
use crate::repair::{Tally, Trick};
use crate::similarity::Counts;

/// Everything a comparison found, and everything needed to repeat it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Version of the engine.
    pub engine: String,
    /// Digest of all names, texts, roles and owners in their order: equal digests, equal inputs (BLAKE3, 128 bits,
    /// hexadecimal).
    pub digest: String,
    /// The parameters used, complete.
    pub params: Params,
    /// Whether the similarities were counted; else the signatures estimate them, and so the pairs' shared shingles.
    pub exact: bool,
    /// What the run did without, because memory would not have sufficed; empty as a rule.
    pub fallbacks: Vec<Fallback>,
    /// The documents, in the order they were given.
    pub documents: Vec<DocumentReport>,
    /// The pairs at or above the threshold, most alike first.
    pub pairs: Pairs,
    /// Connected components of those pairs, largest first.
    pub groups: Vec<Group>,
    /// Counts over all pairs, listed or not.
    pub totals: Totals,
    /// What concerns the comparison as a whole.
    pub warnings: Vec<Warning>,
}

/// What a document is there for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Role {
    /// To be compared with every other submission and with the archive.
    #[default]
    Submission,
    /// Known from before: compared with submissions, not with other documents of the archive.
    Archive,
    /// What all were given: its shingles count in no document.
    Template,
}

/// A step taken because memory would not have sufficed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Fallback {
    /// Texts were not kept once read, so that positions have to be asked for with the texts.
    PositionsDropped,
    /// Exact sets were not kept, only signatures: similarities are estimates, and pairs are found by their bands.
    SignaturesOnly,
}

/// One document's counts.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DocumentReport {
    /// The document's id in its corpus; in a plain `compare` its index.
    pub id: u32,
    /// Its name as given.
    pub name: String,
    /// The language it was read by, where tokens are those of programs.
    pub language: Option<Language>,
    /// Tokens (words, characters or tokens of programs, as `unit` says).
    pub tokens: u32,
    /// Of these, the ones set aside as quoted, where the parameters ask for it.
    pub quoted: u32,
    /// The ones set aside as references.
    pub referenced: u32,
    /// Shingles in what is not set aside: windows of k tokens, or, as `reach` says, tokens and their pairs.
    pub shingles: u32,
    /// Distinct shingles, of those that winnowing keeps; of a bag, all of these.
    pub distinct: u32,
    /// Of these, the ones left out because a template holds them.
    pub in_template: u32,
    /// Of the rest, the ones left out because too many documents hold them.
    pub common: u32,
    /// The ones that were compared.
    pub compared: u32,
    /// What these weigh: what similarities are shares of. As much as they are, where each weighs one.
    pub weight: u32,
    /// Number of the group it belongs to.
    pub group: Option<u32>,
    /// What was repaired for comparing.
    pub repairs: Repairs,
    /// What the user should know about it.
    pub warnings: Vec<Warning>,
}

/// How many characters of a text were repaired for comparing, trick by trick ([`crate::repair`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Repairs {
    /// Invisible characters in or at words.
    pub invisible: u32,
    /// Characters written backwards.
    pub backwards: u32,
    /// Letters of another script that look alike.
    pub look_alike: u32,
    /// Letters in another form, in whole words.
    pub styled: u32,
    /// Letters spaced out.
    pub spaced_out: u32,
    /// Of these, the ones without gaps between words.
    pub open: u32,
}

impl From<Tally> for Repairs {
    fn from(tally: Tally) -> Self {
        let characters = |trick| tally.of(trick).characters;
        Self {
            invisible: characters(Trick::Invisible),
            backwards: characters(Trick::Backwards),
            look_alike: characters(Trick::LookAlike),
            styled: characters(Trick::Styled),
            spaced_out: characters(Trick::SpacedOut),
            open: tally.open,
        }
    }
}

/// Documents connected by reported pairs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Group {
    /// Its number, from 1.
    pub number: u32,
    /// Indices of its documents in `documents`, ascending.
    pub documents: Vec<u32>,
}

/// Counts of pairs, so that nothing goes missing unsaid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Totals {
    /// Pairs there are to compare, or that were asked for.
    pub possible_pairs: u64,
    /// Pairs not compared, because both are of one owner, or both of the archive, or one is a template.
    pub excluded_pairs: u64,
    /// Pairs that share a shingle; none where the search passed over pairs that cannot reach the threshold.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "number | null"))]
    pub sharing_pairs: Option<u64>,
    /// Pairs at or above the threshold.
    pub pairs_above_threshold: u64,
    /// Of these, the pairs not listed because both documents have `maxPairsPerDocument` better ones.
    pub pairs_left_out_by_document: u64,
    /// Of the rest, the pairs not listed because of `maxPairs`.
    pub pairs_left_out: u64,
    /// Pairs that the bands of the signatures propose.
    pub candidate_pairs: u64,
    /// Pairs at or above the threshold that the bands propose: out of those above the threshold this is the recall, out
    /// of the candidates the precision.
    pub candidates_above_threshold: u64,
    /// How many of the pairs above the threshold the bands were expected to propose.
    pub expected_candidates: f64,
    /// Distinct shingles left out because a template holds them.
    pub template_shingles: u64,
    /// Distinct shingles left out because more than `maxDocumentFrequency` documents hold them.
    pub common_shingles: u64,
}

/// Something the user should know; the work went on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Warning {
    /// Which kind, for programs.
    pub code: WarningCode,
    /// In words, for people.
    pub message: String,
}

/// The kinds of warnings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum WarningCode {
    /// The document has no token.
    Empty,
    /// The document has fewer tokens than a shingle.
    TooShort,
    /// The text came with lone surrogates, which no text can hold; each became U+FFFD.
    LoneSurrogates,
    /// Invisible characters in words were left out for comparing.
    InvisibleCharacters,
    /// Text written backwards was turned round for comparing.
    BackwardsText,
    /// Letters of another script were compared as the letters they look like.
    LookAlikeLetters,
    /// Words in full-width, mathematical or encircled letters were compared as plain ones.
    StyledLetters,
    /// Letters spaced out were compared as the words they make up.
    SpacedLetters,
    /// An earlier document has this name.
    SameName,
    /// An earlier document has this very text.
    SameText,
    /// Fewer than two documents can be compared.
    TooFewDocuments,
    /// More pairs were found than `maxPairs` or `maxPairsPerDocument` allow to list.
    PairsLeftOut,
    /// Most of the document is in a template or in too many documents, so that little is left to compare.
    LittleLeft,
    /// The template holds no shingle of any document.
    IdleTemplate,
    /// Shingles were left out because too many documents hold them.
    CommonLeftOut,
    /// The run did without something, because memory would not have sufficed.
    Fallback,
}

/// A document that a text is like. Shares are from 0 to 1 and count distinct shingles.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Similar {
    /// Its id in the corpus.
    pub id: u32,
    /// Its name as given.
    pub name: String,
    /// Distinct shingles of both.
    pub shared: u32,
    /// Distinct shingles of either.
    pub union: u32,
    /// Shared out of the union (resemblance).
    pub jaccard: f64,
    /// Shared out of the new text's shingles.
    pub containment_a_in_b: f64,
    /// Shared out of the document's shingles.
    pub containment_b_in_a: f64,
    /// Twice the shared out of the sum of both.
    pub sorensen: f64,
    /// Shared out of the smaller of both.
    pub overlap: f64,
}

/// What a text is like among the documents of a corpus.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct QueryReport {
    /// Tokens in the text.
    pub tokens: u32,
    /// Shingles: windows of k tokens.
    pub shingles: u32,
    /// Distinct shingles.
    pub distinct: u32,
    /// Documents at or above the threshold.
    pub above_threshold: u64,
    /// Of these, the ones not listed because of `maxPairs`.
    pub left_out: u64,
    /// The documents at or above the threshold, most alike first.
    pub similar: Vec<Similar>,
}

/// What becomes of a text that asks to be let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Verdict {
    /// It is like no document, and was added.
    Unique,
    /// It is like some, and was added to their group.
    Joins,
    /// It was not added.
    Refused,
}

/// Why a text is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Refusal {
    /// A document is as similar to it as the rule allows none to be.
    TooSimilar,
    /// The group that it would join has as many documents as the rule allows.
    GroupFull,
}

/// What became of a text that asked to be let in (P2's rule for a store of texts).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Admission {
    /// What became of it.
    pub verdict: Verdict,
    /// Why it was refused.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "Refusal | null"))]
    pub reason: Option<Refusal>,
    /// Its id in the corpus, if it was added.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "number | null"))]
    pub id: Option<u32>,
    /// Ids of the documents of the group that it joins or would join; itself among them if it was added.
    pub group: Vec<u32>,
    /// The documents at or above the threshold, most alike first.
    pub similar: Vec<Similar>,
}

/// A shared passage: where it stands on both sides, and what was edited in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Passage {
    /// First UTF-16 code unit in the first text.
    pub a_start: u32,
    /// One past its last code unit in the first text.
    pub a_end: u32,
    /// First UTF-16 code unit in the second text.
    pub b_start: u32,
    /// One past its last code unit in the second text.
    pub b_end: u32,
    /// Tokens that stand in both texts, in the same order: its length without what was edited.
    pub tokens: u32,
    /// Its tokens in the first text, edited ones among them.
    pub a_tokens: u32,
    /// Its tokens in the second text, edited ones among them.
    pub b_tokens: u32,
    /// Shared shingles it holds: windows of k equal tokens.
    pub shingles: u32,
    /// What was edited in it, ascending in both texts; all else is equal.
    pub edits: Vec<Edit>,
}

/// A stretch of a text that takes no part in a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SetAside {
    /// First UTF-16 code unit.
    pub start: u32,
    /// One past the last code unit.
    pub end: u32,
    /// Why.
    pub label: Label,
}

/// What a document's tokens are, seen from one pair: each is of one kind, and the rest is the document's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Shares {
    /// All of them.
    pub tokens: u32,
    /// Equal in a passage shared with the other document.
    pub shared: u32,
    /// Set aside as quoted.
    pub quoted: u32,
    /// Set aside as references.
    pub references: u32,
    /// A template's, edited or not.
    pub template: u32,
    /// In shingles that too many documents hold.
    pub common: u32,
}

/// What a pair's measures would be if nothing were left out of its texts.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Measures {
    /// Distinct shingles of both.
    pub shared: u32,
    /// Distinct shingles of either.
    pub union: u32,
    /// Shared out of the union (resemblance).
    pub jaccard: f64,
    /// Shared out of the first document's shingles.
    pub containment_a_in_b: f64,
    /// Shared out of the second document's shingles.
    pub containment_b_in_a: f64,
}

impl From<Counts> for Measures {
    fn from(counts: Counts) -> Self {
        Self {
            shared: counts.shared,
            union: counts.union(),
            jaccard: counts.jaccard(),
            containment_a_in_b: counts.containment_a_in_b(),
            containment_b_in_a: counts.containment_b_in_a(),
        }
    }
}

/// A stretch of the first text and what stands for it in the second. One of them is empty where something was inserted or
/// removed; then it stands where that would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Edit {
    /// First UTF-16 code unit in the first text.
    pub a_start: u32,
    /// One past the last code unit in the first text.
    pub a_end: u32,
    /// First UTF-16 code unit in the second text.
    pub b_start: u32,
    /// One past the last code unit in the second text.
    pub b_end: u32,
}

/// How far a comparison has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Progress {
    /// What is being done.
    pub stage: Stage,
    /// Documents done in this stage.
    pub done: u32,
    /// Documents there are in this stage.
    pub total: u32,
}

/// The stages of a comparison, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Stage {
    /// Text to fingerprints and signatures.
    Text,
    /// Fingerprints to the inverted index.
    Index,
    /// The index to exact pairs.
    Pairs,
    /// Signatures to candidate pairs.
    Candidates,
    /// Pairs to groups and the report.
    Report,
}
