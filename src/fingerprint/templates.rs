//! A document's shingles → those that stay, and those within a template that was edited a little.
//!
//! The very shingles of templates are left out by the index, which counts them; here go those around an edit.

use std::ops::Range;

use super::{FingerprintSet, Numbers};
use crate::aside::template::TemplateText;
use crate::shingle::skip_bigrams;

/// The text of templates, and the numbers of its windows.
pub(super) struct Templates {
    pub(super) text: TemplateText,
    pub(super) numbers: FingerprintSet,
}

impl Templates {
    /// Parts a stretch's windows into those that stay and those within an edited template.
    pub(super) fn part(&self, hashes: &[u64], k: u32, read: &mut Numbers) {
        let covers = self.text.covers(hashes, true);
        if covers.is_empty() {
            return;
        }
        let mut covers = covers.into_iter().peekable();
        let mut place = 0;
        let edited = &mut read.edited;
        read.windows.retain(|&number| {
            let end = place + k;
            while covers.next_if(|cover| cover.end < end).is_some() {}
            let within = covers.peek().is_some_and(|cover| cover.start <= place);
            place += 1;
            let leaves = within && !self.numbers.contains(number);
            if leaves {
                edited.push(number);
            }
            !leaves
        });
    }

    /// The same of skip-bigrams: those that lie within an edited template as a whole.
    pub(super) fn part_pairs(&self, hashes: &[u64], reach: u32, read: &mut Numbers) {
        let covers = self.text.covers(hashes, true);
        let mut numbers = read.windows.iter();
        let (mut kept, mut cover) = (Vec::with_capacity(read.windows.len()), 0);
        skip_bigrams::for_each(hashes, reach, |_, tokens| {
            cover += covers[cover..].iter().take_while(|cover| cover.end as usize <= tokens.start).count();
            let is_within =
                |cover: &Range<u32>| cover.start as usize <= tokens.start && tokens.end <= cover.end as usize;
            let within = covers.get(cover).is_some_and(is_within);
            let Some(&number) = numbers.next() else { return };
            if within && !self.numbers.contains(number) {
                read.edited.push(number);
            } else {
                kept.push(number);
            }
        });
        read.windows = kept;
    }
}
