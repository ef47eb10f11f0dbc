//! Finds the parts of a text that its author attributes to others: quotations and references.
//!
//! A paper that quotes or lists its sources legitimately shares those words with every other paper on the subject. They are
//! *excluded*, lists of sources by default and quotations on request: no shingle overlaps them, no passage contains them, and
//! their tokens are counted in the report. They are found by quotation marks, headings and the form of the entries, without
//! guessing from meaning. O(n) time.

mod citations;
mod quotes;
mod references;

use serde::Serialize;

use crate::common::sort;
use crate::params::{Params, Unit};
use crate::text::span::{ByteOffset, ByteSpan};

/// Characters from here on are words, or most of one.
const FIRST_IDEOGRAPH: char = '\u{2e80}';

/// Why a stretch of text is excluded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Reason {
    /// It is in quotation marks, or each of its lines is marked as quoted.
    Quoted,
    /// It is in a list of sources.
    Reference,
}

/// A stretch of text that is excluded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exclusion {
    /// Its range in the text as given.
    pub span: ByteSpan,
    /// Why.
    pub reason: Reason,
}

/// The stretches that the parameters exclude, ascending and without overlap. O(n).
#[must_use]
#[inline(never)] // one copy
pub fn exclusions(text: &str, params: &Params) -> Vec<Exclusion> {
    let mut found = Vec::new();
    if params.unit == Unit::Code {
        // In programs, quotation marks delimit string literals.
        return found;
    }
    if params.exclude_references {
        found.extend(references::find(text).into_iter().map(|span| Exclusion { span, reason: Reason::Reference }));
    }
    if params.exclude_quotes {
        found.extend(quotes::find(text).into_iter().map(|span| Exclusion { span, reason: Reason::Quoted }));
    }
    without_overlap(found)
}

/// How a text attributes its parts to others: the stretches of each kind.
#[derive(Debug, Default)]
pub(crate) struct Attributions {
    /// Quotations of five words or more, with their marks, ascending and without overlap.
    pub(crate) quotations: Vec<ByteSpan>,
    /// Citations in running text: author and year, numbers in brackets, marks of footnotes.
    pub(crate) citations: Vec<ByteSpan>,
    /// Lists of sources.
    pub(crate) references: Vec<ByteSpan>,
}

impl Attributions {
    /// Those of a text. O(n).
    pub(crate) fn of(text: &str) -> Self {
        let references = references::find(text);
        Self { quotations: quotes::find(text), citations: citations::find(text, &references), references }
    }
}

/// Sorts stretches and trims each to the part that no earlier one covers.
fn without_overlap(mut found: Vec<Exclusion>) -> Vec<Exclusion> {
    sort::sort_by_key(&mut found, |exclusion| (exclusion.span.start.0, exclusion.reason as u8));
    let mut sorted: Vec<Exclusion> = Vec::with_capacity(found.len());
    for mut exclusion in found {
        if let Some(last) = sorted.last() {
            exclusion.span.start = exclusion.span.start.max(last.span.end);
        }
        if exclusion.span.start < exclusion.span.end {
            sorted.push(exclusion);
        }
    }
    sorted
}

/// Splits a text into its excluded and other stretches, in order: each with its range, its text and the reason for
/// excluding it, if any.
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
    fn stretches_cover_the_whole_text() {
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
    fn nothing_is_excluded_by_default() {
        assert_eq!(exclusions("“one two three four five six”", &Params::default()), []);
    }

    #[test]
    fn a_quotation_within_references_is_a_reference() {
        let span = |start, end| ByteSpan { start: ByteOffset(start), end: ByteOffset(end) };
        let exclusion = |start, end, reason| Exclusion { span: span(start, end), reason };
        assert_eq!(
            without_overlap(vec![
                exclusion(10, 50, Reason::Reference),
                exclusion(20, 30, Reason::Quoted),
                exclusion(40, 60, Reason::Quoted)
            ]),
            [exclusion(10, 50, Reason::Reference), exclusion(50, 60, Reason::Quoted)]
        );
    }
}
