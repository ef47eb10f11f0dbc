//! Warnings: problems that did not stop the comparison.

use crate::align::evidence::programs::{MIN_DISTINCT_RUNS, RUN_TOKENS};
use crate::common::radix::sort_by_uniform_key;
use crate::common::sort;
use crate::corpus::document::{Document, DocumentSketch};
use crate::join::index::Sizes;
use crate::message::Args;
use crate::params::Params;
use crate::params::language::Language;
use crate::report::{Fallback, Role, Totals, Warning, WarningCode};
use crate::shingle::counts::DocumentCounts;
use crate::text::deobfuscation::spaced::MAX_UNSEGMENTED_LETTERS;
use crate::text::deobfuscation::{Count, Obfuscation, ObfuscationCounts};
use crate::text::token;

/// A document of which less than this share is left to compare is marked: a few chance matches look like much there.
const LITTLE: f64 = 0.2;

/// One document in this many has to be in an unknown language for a warning: a few files beside programs are in none, such as a `Makefile`.
const MAX_DOCUMENTS_PER_PLAIN: usize = 10;

/// The warnings of each document, in the documents' order. `too_short` holds the distinct runs of each program that is too short
/// to distinguish a copy from an honest solution, by document; nothing for prose. Expected O(d) for d documents.
#[must_use]
#[inline(never)] // see `memory`
pub fn of_documents(
    documents: &[Document],
    sizes: impl Fn(u32) -> Sizes,
    too_short: &[Option<u32>],
    params: &Params,
) -> Vec<Vec<Warning>> {
    let namesakes = earlier_alike(documents, |document| document.name.as_bytes());
    let same_texts = earlier_alike(documents, |document| &document.identity.text_digest);
    (0..)
        .zip(documents)
        .zip(namesakes.into_iter().zip(same_texts))
        .map(|((index, document), ((namesakes, _), (_, same_text)))| {
            let mut warnings = about_contents(document, sizes(index), params);
            if let Some(&Some(runs)) = too_short.get(index as usize).filter(|_| warnings.is_empty()) {
                warnings.push(about_distinct_runs(runs));
            }
            if document.identity.is_lossy {
                warnings.push(Warning::new(WarningCode::LoneSurrogates, Args::default()));
            }
            if namesakes > 0 {
                warnings.push(Warning::new(WarningCode::SameName, Args::default().number("earlier", namesakes)));
            }
            if let Some(earlier) = same_text.filter(|_| document.identity.bytes > 0) {
                warnings.push(Warning::new(WarningCode::SameText, Args::default().number("earlier", earlier)));
            }
            warnings
        })
        .collect()
}

#[inline(never)] // see `memory`
fn about_contents(document: &Document, sizes: Sizes, params: &Params) -> Vec<Warning> {
    let obfuscation = about_obfuscation(document.sketch().obfuscation);
    about_length(document, params).into_iter().chain(about_rest(document, sizes)).chain(obfuscation).collect()
}

/// For each document, how many earlier ones have the same key, and the first of them. Expected O(d).
fn earlier_alike<'a>(documents: &'a [Document], key: impl Fn(&'a Document) -> &'a [u8]) -> Vec<(u32, Option<u32>)> {
    let key = |document: u32| key(&documents[document as usize]);
    let mut hashed: Vec<(u64, u32)> =
        (0..documents.len() as u32).map(|index| (token::hash(key(index)), index)).collect();
    sort_by_uniform_key(&mut hashed, 0, |&(hash, _)| hash);
    let mut alike = vec![(0, None); documents.len()];
    for same_hash in hashed.chunk_by_mut(|x, y| x.0 == y.0).filter(|same_hash| same_hash.len() > 1) {
        // Equal hashes are equal keys but for a chance in 2⁶⁴, which a sort by the keys themselves rules out.
        sort::sort_by(same_hash, |x, y| key(x.1).cmp(key(y.1)));
        for same in same_hash.chunk_by(|x, y| key(x.1) == key(y.1)) {
            for (earlier, &(_, document)) in same.iter().enumerate().skip(1) {
                alike[document as usize] = (earlier as u32, Some(same[0].1));
            }
        }
    }
    alike
}

#[inline(never)] // see `memory`
fn about_length(document: &Document, params: &Params) -> Option<Warning> {
    let tokens = document.sketch().counts.tokens;
    let args = Args::default().word("unit", params.unit.as_str());
    if tokens == 0 {
        return Some(Warning::new(WarningCode::Empty, args));
    }
    let k = params.shortest_shingle();
    (tokens < k).then(|| Warning::new(WarningCode::TooShort, args.number("tokens", tokens).number("k", k)))
}

fn about_distinct_runs(runs: u32) -> Warning {
    let args = Args::default().number("runs", runs);
    let args = args.number("length", RUN_TOKENS as u64).number("needed", MIN_DISTINCT_RUNS);
    Warning::new(WarningCode::TooShortToTell, args)
}

/// The flagged kinds of obfuscation, and how their text is compared.
fn about_obfuscation(counts: ObfuscationCounts) -> impl Iterator<Item = Warning> {
    let flagged = Obfuscation::ALL.into_iter().filter(move |&kind| counts.of(kind).flagged);
    flagged.map(move |kind| about_kind(kind, counts))
}

#[inline(never)] // see `memory`
fn about_kind(kind: Obfuscation, counts: ObfuscationCounts) -> Warning {
    let Count { characters, words, .. } = counts.of(kind);
    let args = Args::default().number("characters", characters);
    if kind == Obfuscation::SpacedOut && counts.unsegmented > MAX_UNSEGMENTED_LETTERS {
        return Warning::new(WarningCode::SpacedLettersTooMany, args.number("max", MAX_UNSEGMENTED_LETTERS));
    }
    if kind == Obfuscation::SpacedOut && words == 0 {
        return Warning::new(WarningCode::SpacedLettersUnknown, args);
    }
    let code = match kind {
        Obfuscation::Invisible => WarningCode::InvisibleCharacters,
        Obfuscation::Backwards => WarningCode::BackwardsText,
        Obfuscation::LookAlike => WarningCode::LookAlikeLetters,
        Obfuscation::Styled => WarningCode::StyledLetters,
        Obfuscation::SpacedOut => WarningCode::SpacedLetters,
    };
    Warning::new(code, args.number("words", words))
}

/// What is left of a document without templates and common shingles.
#[inline(never)] // see `memory`
fn about_rest(document: &Document, sizes: Sizes) -> Option<Warning> {
    let DocumentSketch { counts: DocumentCounts { tokens, quoted, referenced, .. }, edited, .. } = *document.sketch();
    let kept = share(sizes.compared(), sizes.distinct + edited) * share(tokens - quoted - referenced, tokens);
    (kept < LITTLE && document.role != Role::Template).then(|| {
        let args = Args::default()
            .number("compared", sizes.compared())
            .number("distinct", sizes.distinct + edited)
            .number("inTemplate", sizes.in_template + edited)
            .number("common", sizes.common)
            .number("quoted", quoted)
            .number("referenced", referenced);
        Warning::new(WarningCode::LittleLeft, args)
    })
}

/// A part of what there is; all of it where there is nothing.
fn share(part: u32, whole: u32) -> f64 {
    if whole == 0 { 1.0 } else { f64::from(part) / f64::from(whole) }
}

/// Whether a document is compared as a program although its language is not known.
fn is_in_unknown_language(document: &Document) -> bool {
    let DocumentSketch { language, counts, .. } = document.sketch();
    let is_program = document.role != Role::Template && !Language::is_of_text(&document.name);
    *language == Some(Language::Plain) && counts.tokens > 0 && is_program
}

/// The warnings that concern a comparison as a whole.
#[must_use]
pub fn of_comparison(documents: &[Document], totals: &Totals, fallbacks: &[Fallback], params: &Params) -> Vec<Warning> {
    let mut warnings = Vec::new();
    let mut warn = |code, args| warnings.push(Warning::new(code, args));
    let args = Args::default;
    for fallback in fallbacks {
        let code = match fallback {
            Fallback::PositionsDropped => WarningCode::TextsDropped,
            Fallback::SignaturesOnly => WarningCode::SignaturesOnly,
        };
        warn(code, args().number("limit", params.memory_limit));
    }
    let templates = documents.iter().filter(|document| document.role == Role::Template).count();
    let compared = documents.len() - templates;
    if compared < 2 {
        warn(WarningCode::TooFewDocuments, args().number("count", compared as u64));
    }
    if templates > 0 && compared > 0 && totals.template_shingles == 0 && fallbacks.is_empty() {
        warn(WarningCode::IdleTemplate, args());
    }
    if totals.common_shingles > 0 {
        let documents = params.max_document_frequency;
        let args = args().number("shingles", totals.common_shingles).number("documents", documents);
        warn(WarningCode::CommonLeftOut, args);
    }
    let plain = documents.iter().filter(|document| is_in_unknown_language(document)).count();
    if plain * MAX_DOCUMENTS_PER_PLAIN >= compared && plain > 0 && params.language.is_none() {
        warn(WarningCode::UnknownLanguages, args().number("documents", plain as u64));
    }
    if totals.pairs_left_out_by_document > 0 {
        let better = params.max_pairs_per_document;
        let args = args().number("pairs", totals.pairs_left_out_by_document).number("better", better);
        warn(WarningCode::PairsLeftOutByDocument, args);
    }
    if totals.pairs_left_out > 0 {
        let args = args()
            .number("pairs", u64::from(params.max_pairs) + totals.pairs_left_out)
            .number("listed", params.max_pairs);
        warn(WarningCode::PairsLeftOut, args);
    }
    warnings
}
