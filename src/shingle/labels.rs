//! What each token of a text is: the text's own, or set aside, and why.
//!
//! The same rules that keep shingles out of a comparison, told token by token, so that the page can show what took no part
//! and count it: quotations and references where they stand, template text with its small edits, and what shingles in too
//! many documents cover. A token has one label; where several fit, the first of [`Label`]'s order is taken. O(n log t) time.

use serde::Serialize;

use crate::shingle::template::TemplateText;
use crate::text::exclusions::{Exclusion, Reason};
use crate::text::span::ByteSpan;

/// What a token is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Label {
    /// It stands between quotation marks.
    Quoted,
    /// It belongs to a list of sources or to a footnote that cites.
    Reference,
    /// A template holds it, edited or not.
    Template,
    /// It stands in a shingle that too many documents hold.
    Common,
    /// None of these: it is compared.
    #[default]
    Compared,
}

impl From<Reason> for Label {
    fn from(reason: Reason) -> Self {
        match reason {
            Reason::Quoted => Self::Quoted,
            Reason::Reference => Self::Reference,
        }
    }
}

/// What is left out besides quotations and references.
#[derive(Clone, Copy)]
pub struct LeftOut<'a> {
    /// What templates hold.
    pub templates: &'a TemplateText,
    /// Whether it is left out where it was edited, too.
    pub edited: bool,
    /// The numbers of the shingles that too many documents hold, ascending.
    pub common: &'a [u64],
}

/// A text's tokens, as far as labels depend on them.
#[derive(Clone, Copy)]
pub struct Tokens<'a> {
    /// Where each stands in the text as given.
    pub spans: &'a [ByteSpan],
    /// Their hashes.
    pub hashes: &'a [u64],
    /// The number of each window of `k` tokens.
    pub windows: &'a [u64],
    /// Tokens in a window.
    pub k: u32,
}

/// A label for each token. `exclusions` are those of the same text.
#[must_use]
pub fn labels(tokens: Tokens, exclusions: &[Exclusion], left_out: LeftOut) -> Vec<Label> {
    let mut labels = vec![Label::Compared; tokens.hashes.len()];
    let mut first = 0;
    for exclusion in exclusions {
        let starts = |at: usize| tokens.spans[at..].partition_point(|span| span.start < exclusion.span.start) + at;
        let start = starts(first);
        let end = tokens.spans[start..].partition_point(|span| span.start < exclusion.span.end) + start;
        // As when it is read for comparing: what stands between two asides is a stretch of its own.
        label_stretch(tokens, first, start, left_out, &mut labels);
        labels[start..end].fill(exclusion.reason.into());
        first = end;
    }
    label_stretch(tokens, first, tokens.hashes.len(), left_out, &mut labels);
    labels
}

fn label_stretch(tokens: Tokens, first: usize, end: usize, left_out: LeftOut, labels: &mut [Label]) {
    let Tokens { hashes, windows, k, .. } = tokens;
    let windows = windows.get(first..(end + 1).saturating_sub(k as usize)).unwrap_or_default();
    for (at, number) in (first..).zip(windows) {
        if left_out.common.binary_search(number).is_ok() {
            labels[at..at + k as usize].fill(Label::Common);
        }
    }
    for cover in left_out.templates.covers(&hashes[first..end], left_out.edited) {
        labels[first + cover.start as usize..first + cover.end as usize].fill(Label::Template);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shingle::Shingles;
    use crate::text::span::ByteOffset;
    use crate::text::token;

    /// The labels of single letters, as letters.
    fn labelled(text: &str, exclusions: &[(u32, u32, Reason)], template: &str, edited: bool, common: &str) -> String {
        let hashes = |text: &str| text.bytes().map(|byte| token::hash(&[byte])).collect::<Vec<_>>();
        let span = |start, end| ByteSpan { start: ByteOffset(start), end: ByteOffset(end) };
        let spans: Vec<ByteSpan> = (0..text.len() as u32).map(|at| span(at, at + 1)).collect();
        let exclusions: Vec<Exclusion> =
            exclusions.iter().map(|&(start, end, reason)| Exclusion { span: span(start, end), reason }).collect();
        let windows = |text: &str| Shingles::new(&hashes(text), 2).collect::<Vec<u64>>();
        let mut common = windows(common);
        common.sort_unstable();
        let template = hashes(template);
        let templates = TemplateText::of([&template[..]], 2);
        let (hashes, windows) = (hashes(text), windows(text));
        let tokens = Tokens { spans: &spans, hashes: &hashes, windows: &windows, k: 2 };
        let letter = |label| match label {
            Label::Quoted => 'q',
            Label::Reference => 'r',
            Label::Template => 't',
            Label::Common => 'c',
            Label::Compared => '-',
        };
        labels(tokens, &exclusions, LeftOut { templates: &templates, edited, common: &common })
            .into_iter()
            .map(letter)
            .collect()
    }

    #[test]
    fn a_token_has_the_first_label_that_fits() {
        assert_eq!(labelled("abcdefghi", &[], "", true, ""), "---------");
        assert_eq!(labelled("abcdefghi", &[], "abc", true, "de"), "tttcc----");
        assert_eq!(labelled("abcdefghi", &[(1, 3, Reason::Quoted)], "abcd", true, "cd"), "-qq------");
        assert_eq!(labelled("abcdefghi", &[(7, 9, Reason::Reference)], "cde", true, "ghi"), "--ttt--rr");
        assert_eq!(labelled("", &[], "abc", true, "de"), "");
    }

    #[test]
    fn edits_are_the_templates_where_asked_for() {
        assert_eq!(labelled("abXde--", &[], "abcde", true, ""), "ttttt--");
        assert_eq!(labelled("abXde--", &[], "abcde", false, ""), "tt-tt--");
    }
}
