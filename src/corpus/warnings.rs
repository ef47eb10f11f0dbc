//! What the user should know although the work went on: one sentence each, with what to do.

use crate::align::evidence::programs::{MIN_DISTINCT_RUNS, RUN_TOKENS};
use crate::common::radix::sort_by_uniform_key;
use crate::common::sort;
use crate::corpus::document::{Document, Sketch};
use crate::exact::index::Sizes;
use crate::params::{Params, Unit, Weighting};
use crate::report::{Fallback, Role, Totals, Warning, WarningCode};
use crate::shingle::counts::DocumentCounts;
use crate::text::deobfuscation::spaced::MAX_UNSEGMENTED_LETTERS;
use crate::text::deobfuscation::{Count, Obfuscation, ObfuscationCounts};
use crate::text::token;

/// A document of which less than this share is left to compare is marked: a few chance matches look like much there.
const LITTLE: f64 = 0.2;

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
                let message = "The text contained invalid characters (lone surrogates); each was replaced by �. Check \
                               the encoding of the file.";
                warnings.push(warning(WarningCode::LoneSurrogates, message.to_owned()));
            }
            if namesakes > 0 {
                let documents = if namesakes == 1 {
                    "An earlier document has"
                } else {
                    &format!("{namesakes} earlier documents have")
                };
                let message = format!("{documents} the same name; all of them are compared.");
                warnings.push(warning(WarningCode::SameName, message));
            }
            if let Some(earlier) = same_text.filter(|_| document.identity.bytes > 0) {
                let first = &documents[earlier as usize].name;
                let message = format!("The text is identical to that of {first:?}; both are compared.");
                warnings.push(warning(WarningCode::SameText, message));
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
    let (one, many) = match params.text.unit {
        Unit::Words => ("word", "words"),
        Unit::Characters => ("character", "characters"),
        Unit::Code => ("token", "tokens"),
    };
    if tokens == 0 {
        let message = format!("The document contains no {one}, so it matches no other document.");
        return Some(warning(WarningCode::Empty, message));
    }
    let k = params.shortest_shingle();
    (tokens < k).then(|| {
        let unit = if tokens == 1 { one } else { many };
        let message = format!(
            "The document has {tokens} {unit}, fewer than the {k} of a shingle, so it matches no other document. Choose a \
             smaller k to compare it."
        );
        warning(WarningCode::TooShort, message)
    })
}

fn about_distinct_runs(runs: u32) -> Warning {
    let runs = if runs == 1 { "one run".to_owned() } else { format!("{runs} different runs") };
    let message = format!(
        "It is too short to tell a copy from an honest solution ({runs} of {RUN_TOKENS} tokens, {MIN_DISTINCT_RUNS} are needed)."
    );
    warning(WarningCode::TooShortToTell, message)
}

/// The flagged kinds of obfuscation, and how their text is compared.
fn about_obfuscation(counts: ObfuscationCounts) -> impl Iterator<Item = Warning> {
    let flagged = Obfuscation::ALL.into_iter().filter(move |&kind| counts.of(kind).flagged);
    flagged.map(move |kind| about_kind(kind, counts))
}

#[inline(never)] // see `memory`
fn about_kind(kind: Obfuscation, counts: ObfuscationCounts) -> Warning {
    let Count { characters, words, .. } = counts.of(kind);
    let in_words = if words == 1 { "one word".to_owned() } else { format!("{words} words") };
    let (code, message) = match kind {
        Obfuscation::Invisible => (
            WarningCode::InvisibleCharacters,
            format!("{characters} invisible characters in or at {in_words}: compared without them."),
        ),
        Obfuscation::Backwards => (
            WarningCode::BackwardsText,
            format!("{characters} characters written backwards and turned round on screen: compared as they are seen."),
        ),
        Obfuscation::LookAlike => (
            WarningCode::LookAlikeLetters,
            format!(
                "{characters} look-alike letters of another script in {in_words}: compared as the letters they look like."
            ),
        ),
        Obfuscation::Styled => (
            WarningCode::StyledLetters,
            format!(
                "{characters} full-width, mathematical or encircled letters in {in_words}: compared as plain letters."
            ),
        ),
        Obfuscation::SpacedOut if words == 0 && characters > MAX_UNSEGMENTED_LETTERS => (
            WarningCode::SpacedLetters,
            format!(
                "{characters} spaced-out letters, more than the {MAX_UNSEGMENTED_LETTERS} whose words are looked up: compared \
                 letter by letter. Remove the white space between the letters, and add the text again."
            ),
        ),
        Obfuscation::SpacedOut if words == 0 => (
            WarningCode::SpacedLetters,
            format!(
                "{characters} spaced-out letters, which form no words found in other documents: compared letter by letter."
            ),
        ),
        Obfuscation::SpacedOut => (
            WarningCode::SpacedLetters,
            format!("{characters} letters spaced out: compared as the {in_words} that they make up."),
        ),
    };
    warning(code, message)
}

/// What is left of a document without templates and common shingles.
#[inline(never)] // see `memory`
fn about_rest(document: &Document, sizes: Sizes) -> Option<Warning> {
    let Sketch { counts: DocumentCounts { tokens, quoted, referenced, .. }, edited, .. } = *document.sketch();
    let kept = share(sizes.compared(), sizes.distinct + edited) * share(tokens - quoted - referenced, tokens);
    (kept < LITTLE && document.role != Role::Template).then(|| {
        let mut parts = vec![format!("{} of its {} shingles are compared", sizes.compared(), sizes.distinct + edited)];
        let named = [
            (sizes.in_template + edited, "of them are in a template"),
            (sizes.common, "are in too many documents"),
            (quoted, "words are quoted"),
            (referenced, "words are references"),
        ];
        parts.extend(named.iter().filter(|(count, _)| *count > 0).map(|(count, what)| format!("{count} {what}")));
        let message = format!("Only {}. What its similarities say, they say of little.", parts.join(", "));
        warning(WarningCode::LittleLeft, message)
    })
}

/// A part of what there is; all of it where there is nothing.
fn share(part: u32, whole: u32) -> f64 {
    if whole == 0 { 1.0 } else { f64::from(part) / f64::from(whole) }
}

/// The warnings that concern a comparison as a whole.
#[must_use]
pub fn of_comparison(documents: &[Document], totals: &Totals, fallbacks: &[Fallback], params: &Params) -> Vec<Warning> {
    let mut warnings = Vec::new();
    warnings.extend(fallbacks.iter().map(|fallback| warning(WarningCode::Fallback, about_fallback(*fallback, params))));
    let templates = documents.iter().filter(|document| document.role == Role::Template).count();
    let compared = documents.len() - templates;
    if compared < 2 {
        let count = if compared == 0 { "no document" } else { "only one document" };
        let message = format!("There is {count} to compare. Add documents until there are at least two.");
        warnings.push(warning(WarningCode::TooFewDocuments, message));
    }
    if templates > 0 && compared > 0 && totals.template_shingles == 0 && fallbacks.is_empty() {
        let message = "The template shares no shingle with any document, so it has no effect. Check that it is the \
                       right text, or choose a smaller k.";
        warnings.push(warning(WarningCode::IdleTemplate, message.to_owned()));
    }
    if totals.common_shingles > 0 {
        let message = format!(
            "{} shingles that are in more than {} documents were left out of all of them.",
            totals.common_shingles, params.similarity.max_document_frequency
        );
        warnings.push(warning(WarningCode::CommonLeftOut, message));
    }
    if totals.pairs_left_out_by_document > 0 {
        let message = format!(
            "{} pairs are not listed, because both their documents have {} pairs that are more alike; raise \
             maxPairsPerDocument to see them.",
            totals.pairs_left_out_by_document, params.limits.max_pairs_per_document
        );
        warnings.push(warning(WarningCode::PairsLeftOut, message));
    }
    if totals.pairs_left_out > 0 {
        let message = format!(
            "{} pairs reach the threshold, and the {} most alike are listed; raise the threshold or maxPairs to see \
             the rest.",
            totals.pairs_above_threshold, params.limits.max_pairs
        );
        warnings.push(warning(WarningCode::PairsLeftOut, message));
    }
    warnings
}

fn about_fallback(fallback: Fallback, params: &Params) -> String {
    let limit = params.limits.memory_limit;
    match fallback {
        Fallback::PositionsDropped => format!(
            "To stay below {limit} MB, no text was kept once it was read; to see a pair's passages, its two texts are \
             read again."
        ),
        Fallback::SignaturesOnly => {
            let weights =
                if params.similarity.weighting == Weighting::Equal { "" } else { " and all shingles weigh the same" };
            format!(
                "To stay below {limit} MB, only signatures were kept. Similarities are estimates{weights}, and pairs were \
                 found by their bands, so some may be missing. Compare fewer documents at a time for exact results."
            )
        }
    }
}

fn warning(code: WarningCode, message: String) -> Warning {
    Warning { code, message }
}
