//! What the user should know although the work went on: one sentence each, with what to do.

use std::collections::BTreeMap;

use crate::corpus::Document;
use crate::params::{Params, Unit};
use crate::report::{Totals, Warning, WarningCode};

/// The warnings of each document, in the documents' order. O(d log d) for d documents.
#[must_use]
pub fn of_documents(documents: &[Document], params: &Params) -> Vec<Vec<Warning>> {
    let mut names: BTreeMap<&str, u32> = BTreeMap::new();
    let mut texts: BTreeMap<&[u8; 32], &str> = BTreeMap::new();
    documents
        .iter()
        .map(|document| {
            let mut warnings = Vec::new();
            warnings.extend(about_length(document, params));
            if document.repaired {
                let message = "The text held halves of characters (lone surrogates), which no text can; each was \
                               replaced by the sign �. Check how the text was read.";
                warnings.push(warning(WarningCode::LoneSurrogates, message.to_owned()));
            }
            let namesakes = names.entry(&document.name).or_default();
            *namesakes += 1;
            if *namesakes > 1 {
                let message = format!("This is document {namesakes} of this name; all of them are compared.");
                warnings.push(warning(WarningCode::SameName, message));
            }
            let first = *texts.entry(&document.text_digest).or_insert(&document.name);
            if !std::ptr::eq(first, document.name.as_str()) && !document.text.is_empty() {
                let message = format!("This text is, letter for letter, that of {first:?}; both are compared.");
                warnings.push(warning(WarningCode::SameText, message));
            }
            warnings
        })
        .collect()
}

fn about_length(document: &Document, params: &Params) -> Option<Warning> {
    let tokens = document.shingled().tokens;
    let (one, many) = match params.unit {
        Unit::Words => ("word", "words"),
        Unit::Characters => ("character", "characters"),
    };
    if tokens == 0 {
        let message = format!("There is no {one} in it, so it is like no other document.");
        return Some(warning(WarningCode::Empty, message));
    }
    let k = params.k;
    (tokens < k).then(|| {
        let unit = if tokens == 1 { one } else { many };
        let message = format!(
            "It has {tokens} {unit}, but a shingle takes {k}, so it is like no other document; choose a smaller k to \
             compare it."
        );
        warning(WarningCode::TooShort, message)
    })
}

/// The warnings that concern a comparison as a whole.
#[must_use]
pub fn of_comparison(documents: &[Document], totals: &Totals, params: &Params) -> Vec<Warning> {
    let mut warnings = Vec::new();
    if documents.len() < 2 {
        let count = if documents.is_empty() { "no document".to_owned() } else { "one document".to_owned() };
        let message = format!("There is {count}; add documents until there are two or more to compare.");
        warnings.push(warning(WarningCode::TooFewDocuments, message));
    }
    if totals.pairs_left_out > 0 {
        let message = format!(
            "{} pairs reach the threshold, and the {} most alike are listed; raise the threshold or maxPairs to see \
             the rest.",
            totals.pairs_above_threshold, params.max_pairs
        );
        warnings.push(warning(WarningCode::PairsLeftOut, message));
    }
    warnings
}

fn warning(code: WarningCode, message: String) -> Warning {
    Warning { code, message }
}
