//! A document's shingles → those that stay, and those within a template that was edited a little.
//!
//! The very shingles of templates are left out by the index, which counts them; here go those around an edit.

use std::ops::Range;

use super::{FingerprintSet, TextFingerprints};
use crate::shingle::skip_bigrams;
use crate::shingle::template::TemplateText;

/// The text of templates, and the numbers of its shingles.
pub(super) struct Templates {
    pub(super) text: TemplateText,
    /// The same as words, where tokens are something else.
    pub(super) words: Option<TemplateText>,
    /// Whether what was edited a little is left out, too.
    pub(super) edited: bool,
    pub(super) numbers: FingerprintSet,
}

impl Templates {
    /// Parts a stretch's shingles into those that stay and those that lie within an edited template as a whole. They are
    /// the stretch's runs of k tokens, or its skip-bigrams, where these reach anywhere.
    #[inline(never)] // see `memory`
    pub(super) fn part(&self, hashes: &[u64], k: u32, reach: u32, read: &mut TextFingerprints) {
        let covers = self.text.covers(hashes, true);
        if covers.is_empty() {
            return;
        }
        let mut numbers = std::mem::take(&mut read.windows).into_iter();
        let mut covers = covers.into_iter().peekable();
        // Shingles come in the order of their first tokens, and covers lie apart.
        let mut place = |tokens: Range<usize>| {
            let Some(number) = numbers.next() else { return };
            while covers.next_if(|cover| cover.end as usize <= tokens.start).is_some() {}
            let is_within =
                |cover: &Range<u32>| cover.start as usize <= tokens.start && tokens.end <= cover.end as usize;
            let leaves = covers.peek().is_some_and(is_within) && !self.numbers.contains(number);
            if leaves { &mut read.edited } else { &mut read.windows }.push(number);
        };
        if reach > 0 {
            skip_bigrams::for_each(hashes, reach, |_, tokens| place(tokens));
        } else {
            let k = k as usize;
            (k..=hashes.len()).for_each(|end| place(end - k..end));
        }
    }
}
