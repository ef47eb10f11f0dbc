//! The beginnings and ends of reworded passages are moved outward to those of sentences.
//!
//! Alignment ends a reworded passage at its last matching word. Who rewords a text does so sentence by sentence, so the few words
//! up to the end of the sentence belong to it. They have no partners, so they are displayed as edits, and the number of matched
//! words stays the same. One or two matched words beyond the end of a sentence do not make the next one a part of the passage. A
//! verbatim passage ends where the words begin to differ. O(words of the passage).

use std::ops::Range;

use super::reader::LocatedText;
use crate::align::evidence::SharedPassage;
use crate::align::evidence::matching::NONE;
use crate::common::sort;

/// Most characters by which an end is moved: half a line. On PAN's tuning half, 44 to 56 are equally good.
const MAX_CHARACTERS: usize = 50;

/// With at most this many matched words beyond the end of a sentence, the next one is not completed.
const MAX_LONE: usize = 2;

/// Extends reworded passages, which do not overlap, to the nearest beginnings and ends of sentences. Afterwards they do not
/// overlap either. `texts` are read as words.
pub(super) fn extend(found: &mut [SharedPassage], texts: [&LocatedText; 2]) {
    for (side, text) in texts.into_iter().enumerate() {
        let mut order: Vec<usize> = (0..found.len()).collect();
        sort::sort_by_key(&mut order, |&at| found[at].words(side).start);
        for at in 0..order.len() {
            let before = at.checked_sub(1).map_or(0, |at| found[order[at]].words(side).end);
            let behind = order.get(at + 1).map_or(text.token_count(), |&next| found[next].words(side).start);
            let passage = &mut found[order[at]];
            if !passage.is_verbatim {
                extend_side(passage, side, text, before..behind);
            }
        }
    }
}

/// Extends one side of a passage within the words that no other passage covers.
fn extend_side(passage: &mut SharedPassage, side: usize, text: &LocatedText, free: Range<u32>) {
    let words = passage.words(side);
    let is_break = |word: u32| ends_sentence(text.before(word), text.first_character(word));
    // Each word before the passage may begin a sentence: its first word does, too.
    let mut starts =
        (free.start..=words.start).rev().take_while(|&word| text.is_within(word..words.start, MAX_CHARACTERS));
    let partners = if side == 0 { &passage.partners_a } else { &passage.partners_b };
    let is_matched = |word: &u32| partners[(word - words.start) as usize] != NONE;
    let has_few = |stretch: Range<u32>| stretch.filter(is_matched).count() <= MAX_LONE;
    let mut breaks = (words.start + 1..words.end).filter(|&word| is_break(word));
    let first_break = breaks.next();
    let is_lone_start = first_break.is_some_and(|end| has_few(words.start..end));
    let is_lone_end = breaks.next_back().or(first_break).is_some_and(|start| has_few(start..words.end));
    let start = starts.find(|&word| word == 0 || is_break(word)).filter(|_| !is_lone_start).unwrap_or(words.start);
    let mut ends = (words.end..=free.end).take_while(|&word| text.is_within(words.end..word, MAX_CHARACTERS));
    let end =
        ends.find(|&word| word == text.token_count() || is_break(word)).filter(|_| !is_lone_end).unwrap_or(words.end);
    let (range, partners) =
        if side == 0 { (&mut passage.a, &mut passage.partners_a) } else { (&mut passage.b, &mut passage.partners_b) };
    let added = [words.start - start, end - words.end].map(|count| vec![NONE; count as usize]);
    *partners = [&added[0][..], &partners[..], &added[1][..]].concat();
    *range = start..end;
}

/// Whether the text between two words ends a sentence or a paragraph. `next` is the first character of the second word: a full stop
/// before a number ends an abbreviation, "Nr. 2".
fn ends_sentence(between: &str, next: Option<char>) -> bool {
    let goes_on = next.is_some_and(char::is_numeric);
    let mark = between.find(|c| matches!(c, '!' | '?' | '…' | '؟' | '।' | '۔') || (c == '.' && !goes_on));
    let is_mark = mark.is_some_and(|at| between[at..].contains(char::is_whitespace));
    is_mark || between.contains(['。', '！', '？']) || between.matches('\n').count() > 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_end_with_a_mark_before_a_space() {
        for between in [". ", ".\" ", "?\n", "! (", "。", "\n\n", "…” "] {
            assert!(ends_sentence(between, Some('A')), "{between:?}");
        }
        for (between, next) in [(". ", '2'), (".\n", '¼')] {
            assert!(!ends_sentence(between, Some(next)), "{between:?} {next:?}");
        }
        assert!(
            ends_sentence("? ", Some('2'))
                && ends_sentence(". ", Some('b'))
                && ends_sentence(".\n\n", Some('2'))
                && ends_sentence(". ", Some('人'))
        );
        for between in [" ", ".", ", ", "\n", "' ", "://"] {
            assert!(!ends_sentence(between, Some('A')), "{between:?}");
        }
    }
}
