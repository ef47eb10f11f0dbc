//! What of a text is somebody else's by its own account: quotations and references.
//!
//! A paper that quotes its sources, or lists them, shares those words with every other paper on the subject, and rightly
//! so. Where the parameters ask for it such stretches are *set aside*: no shingle reaches into them, no passage is made of
//! them, and how many tokens they take is reported. They are found in the text as it was given, by its quotation marks,
//! its headings and the shape of its entries; nothing is guessed from meaning. O(n) time; a text without marks is only
//! searched for them.

mod quotes;
mod references;

use serde::Serialize;

use crate::params::{Params, Unit};
use crate::text::span::{ByteOffset, ByteSpan};

/// Why a stretch of text is set aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Reason {
    /// It stands between quotation marks, or is marked as a quotation line by line.
    Quoted,
    /// It is an entry of a bibliography, or a footnote that cites.
    Reference,
}

/// A stretch of text that is set aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exclusion {
    /// Where it stands in the text as given.
    pub span: ByteSpan,
    /// Why.
    pub reason: Reason,
}

/// The stretches that the parameters set aside: ascending, none touching another. O(n).
#[must_use]
pub fn exclusions(text: &str, params: &Params) -> Vec<Exclusion> {
    let mut found = Vec::new();
    if params.text.unit == Unit::Code {
        // What stands between quotation marks is the program's own there.
        return found;
    }
    if params.text.exclude_references {
        found.extend(references::find(text).into_iter().map(|span| Exclusion { span, reason: Reason::Reference }));
    }
    if params.text.exclude_quotes {
        found.extend(quotes::find(text).into_iter().map(|span| Exclusion { span, reason: Reason::Quoted }));
    }
    apart(found)
}

/// Puts stretches in order; one that begins within another keeps only what it has of its own.
fn apart(mut found: Vec<Exclusion>) -> Vec<Exclusion> {
    found.sort_by_key(|exclusion| (exclusion.span.start, exclusion.reason));
    let mut apart: Vec<Exclusion> = Vec::with_capacity(found.len());
    for mut exclusion in found {
        if let Some(last) = apart.last() {
            exclusion.span.start = exclusion.span.start.max(last.span.end);
        }
        if exclusion.span.start < exclusion.span.end {
            apart.push(exclusion);
        }
    }
    apart
}

/// The text between what is set aside, with what is set aside, in order: each stretch with its reason or none.
pub fn stretches<'t>(
    text: &'t str,
    exclusions: &[Exclusion],
) -> impl Iterator<Item = (ByteSpan, &'t str, Option<Reason>)> {
    let whole = ByteSpan { start: ByteOffset(0), end: ByteOffset(text.len() as u32) };
    let mut at = whole.start;
    let mut pieces = Vec::with_capacity(2 * exclusions.len() + 1);
    for &Exclusion { span, reason } in exclusions {
        pieces.push((ByteSpan { start: at, end: span.start }, None));
        pieces.push((span, Some(reason)));
        at = span.end;
    }
    pieces.push((ByteSpan { start: at, end: whole.end }, None));
    pieces
        .into_iter()
        .filter(|(span, _)| span.start < span.end)
        .map(|(span, reason)| (span, &text[span.start.0 as usize..span.end.0 as usize], reason))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both() -> Params {
        Params::builder().exclude_quotes(true).exclude_references(true).build().expect("valid")
    }

    #[test]
    fn a_text_falls_into_its_own_words_and_what_is_set_aside() {
        let text = "He wrote: “we hold these truths to be self-evident” and left.\n\nReferences\n\nJefferson, T. \
                    (1776). The Declaration. Philadelphia.\n";
        let exclusions = exclusions(text, &both());
        let pieces: Vec<(&str, Option<Reason>)> =
            stretches(text, &exclusions).map(|(_, t, reason)| (t, reason)).collect();
        assert_eq!(pieces.iter().map(|(piece, _)| *piece).collect::<String>(), text);
        assert_eq!(
            pieces.iter().map(|&(_, reason)| reason).collect::<Vec<_>>(),
            [None, Some(Reason::Quoted), None, Some(Reason::Reference)]
        );
        assert!(exclusions.iter().all(|exclusion| exclusion.span.start < exclusion.span.end));
    }

    #[test]
    fn nothing_is_set_aside_unasked() {
        assert_eq!(exclusions("“one two three four five six”", &Params::default()), []);
    }

    #[test]
    fn a_quotation_within_references_belongs_to_them() {
        let span = |start, end| ByteSpan { start: ByteOffset(start), end: ByteOffset(end) };
        let exclusion = |start, end, reason| Exclusion { span: span(start, end), reason };
        assert_eq!(
            apart(vec![
                exclusion(10, 50, Reason::Reference),
                exclusion(20, 30, Reason::Quoted),
                exclusion(40, 60, Reason::Quoted)
            ]),
            [exclusion(10, 50, Reason::Reference), exclusion(50, 60, Reason::Quoted)]
        );
    }
}
