//! The label of each token: compared, or excluded and why.
//!
//! The rules that keep shingles out of a comparison are applied to tokens here, so that the page can show and count the
//! excluded ones: quotations and references, template text with small edits, and shingles in too many documents. A token
//! has one label, the first that fits in the order of [`Label`]. O(n log t) time for n tokens and t tokens in templates.

use serde::Serialize;

use crate::shingle::template::TemplateText;
use crate::text::exclusions::Reason;
use crate::text::reader::TextTokens;

/// Whether a token is compared, and if not, why.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Label {
    /// In a quotation.
    Quoted,
    /// In a bibliography, or in a footnote that cites.
    Reference,
    /// In a template, edited or not.
    Template,
    /// In a shingle that too many documents contain.
    Common,
    /// Compared.
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

/// Exclusions that do not depend on the text itself.
#[derive(Clone, Copy)]
pub struct Excluded<'a> {
    /// The templates.
    pub templates: &'a TemplateText,
    /// Whether edited template text is excluded, too.
    pub edited: bool,
    /// The fingerprints of the shingles in too many documents, ascending.
    pub common: &'a [u64],
}

/// A label for each token of a text. `fingerprints` has one for each window of `k` tokens.
#[must_use]
pub fn labels(text: &TextTokens, fingerprints: &[u64], k: u32, excluded: Excluded) -> Vec<Label> {
    let k = k as usize;
    let mut labels = vec![Label::Compared; text.hashes.len()];
    for stretch in &text.stretches {
        let tokens = stretch.tokens.clone();
        if let Some(reason) = stretch.reason {
            labels[tokens].fill(reason.into());
            continue;
        }
        let windows = fingerprints.get(tokens.start..(tokens.end + 1).saturating_sub(k)).unwrap_or_default();
        for (first, fingerprint) in (tokens.start..).zip(windows) {
            if excluded.common.binary_search(fingerprint).is_ok() {
                labels[first..first + k].fill(Label::Common);
            }
        }
        for cover in excluded.templates.covers(&text.hashes[tokens.clone()], excluded.edited) {
            labels[tokens.start + cover.start as usize..tokens.start + cover.end as usize].fill(Label::Template);
        }
    }
    labels
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shingle::Shingles;
    use crate::text::reader::Stretch;
    use crate::text::token;

    /// The labels of single letters, as letters. Stretches end where reasons are given, in order.
    fn labelled(
        text: &str,
        exclusions: &[(usize, usize, Reason)],
        template: &str,
        edited: bool,
        common: &str,
    ) -> String {
        let hashes = |text: &str| text.bytes().map(|byte| token::hash(&[byte])).collect::<Vec<_>>();
        let stretch = |reason, start, end| Stretch { reason, tokens: start..end, words: 0..0 };
        let mut stretches = Vec::new();
        let mut at = 0;
        for &(start, end, reason) in exclusions {
            stretches.extend([stretch(None, at, start), stretch(Some(reason), start, end)]);
            at = end;
        }
        stretches.push(stretch(None, at, text.len()));
        let windows = |text: &str| Shingles::new(&hashes(text), 2).collect::<Vec<u64>>();
        let mut common = windows(common);
        common.sort_unstable();
        let templates = TemplateText::of([&hashes(template)[..]], 2);
        let tokens = TextTokens { hashes: hashes(text), stretches, ..TextTokens::default() };
        let letter = |label| match label {
            Label::Quoted => 'q',
            Label::Reference => 'r',
            Label::Template => 't',
            Label::Common => 'c',
            Label::Compared => '-',
        };
        labels(&tokens, &windows(text), 2, Excluded { templates: &templates, edited, common: &common })
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
    fn edited_template_text_is_labelled_only_if_asked_for() {
        assert_eq!(labelled("abXde--", &[], "abcde", true, ""), "ttttt--");
        assert_eq!(labelled("abXde--", &[], "abcde", false, ""), "tt-tt--");
    }
}
