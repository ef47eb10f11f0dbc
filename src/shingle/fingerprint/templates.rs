//! The shingles of a document → those that stay, and those in a template that was edited a little.
//!
//! The index excludes the unedited shingles of templates, and counts them. The shingles around an edit are excluded here.

use std::ops::Range;

use super::FingerprintSet;
use crate::shingle::skip_bigrams;
use crate::shingle::template::TemplateText;
use crate::text::reader::{Reader, Stretch, TextTokens};

/// The text of templates, and the fingerprints of its shingles.
#[derive(Clone)]
pub(super) struct Templates {
    text: TemplateText,
    /// The same as words, if tokens are something else.
    words: Option<TemplateText>,
    /// Whether edited template text is excluded, too.
    pub(super) edited: bool,
    shingles: FingerprintSet,
}

impl Templates {
    /// None if they contain no shingle. O(t log t) for t tokens.
    pub(super) fn new(texts: &[TextTokens], shingles: FingerprintSet, edited: bool, reader: &Reader) -> Option<Self> {
        if shingles.is_empty() {
            return None;
        }
        let k = reader.params().k;
        let text = TemplateText::of(texts.iter().map(|text| &text.hashes[..]), k);
        let word_hashes = texts.iter().map(|text| &text.word_hashes[..]);
        let words = reader.reads_words_apart().then(|| TemplateText::of(word_hashes, k));
        Some(Self { text, words, edited, shingles })
    }

    /// The words of a stretch that are in templates, by their numbers in the whole text.
    #[inline(never)] // see `memory`
    pub(super) fn covers_words(&self, text: &TextTokens, stretch: &Stretch) -> impl Iterator<Item = Range<usize>> {
        let first = stretch.words.start;
        let covers = match &self.words {
            Some(words) => words.covers(&text.word_hashes[stretch.words.clone()], self.edited),
            None => self.text.covers(&text.hashes[stretch.tokens.clone()], self.edited),
        };
        covers.into_iter().map(move |cover| first + cover.start as usize..first + cover.end as usize)
    }

    /// Parts a stretch's shingles into those that stay, which are returned, and those wholly within an edited template. They
    /// are the stretch's windows of k tokens, or, with `reach`, its skip-bigrams.
    #[inline(never)] // see `memory`
    pub(super) fn part(
        &self,
        hashes: &[u64],
        k: u32,
        reach: u32,
        shingles: Vec<u64>,
        edited: &mut Vec<u64>,
    ) -> Vec<u64> {
        let covers = self.text.covers(hashes, true);
        if covers.is_empty() {
            return shingles;
        }
        let mut staying = Vec::with_capacity(shingles.len());
        let mut shingles = shingles.into_iter();
        let mut covers = covers.into_iter().peekable();
        // Shingles are in the order of their first tokens, and covers do not touch.
        let mut place = |tokens: Range<usize>| {
            let Some(shingle) = shingles.next() else { return };
            while covers.next_if(|cover| cover.end as usize <= tokens.start).is_some() {}
            let is_within =
                |cover: &Range<u32>| cover.start as usize <= tokens.start && tokens.end <= cover.end as usize;
            let is_edited = covers.peek().is_some_and(is_within) && !self.shingles.contains(shingle);
            if is_edited { &mut *edited } else { &mut staying }.push(shingle);
        };
        if reach > 0 {
            skip_bigrams::for_each(hashes, reach, |_, tokens| place(tokens));
        } else {
            let k = k as usize;
            (k..=hashes.len()).for_each(|end| place(end - k..end));
        }
        staying
    }
}
