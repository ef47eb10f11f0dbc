//! Classifies the words of a passage: same, moved, reworded, replaced, added, omitted.
//!
//! Each word has at most one partner in the other text, but partners need not be mutual: if one text repeats a word, each
//! occurrence may have the same partner. As many matched words as possible are in order in both texts; the other
//! matched words are moved. Edits are the words without a partner, so that matched words and edits add up to the passage.
//! O(n log n) for n words.

use std::mem::take;
use std::ops::Range;

use super::reader::{LocatedText, spans};
use super::tokens::Tokens;
use crate::align::evidence::matching::NONE;
use crate::align::evidence::{SharedPassage, counts};
use crate::align::passages::{self, SeedRun};
use crate::common::sort;
use crate::report::{Attribution, Counterpart, CounterpartKind, Edit, Passage};

/// A passage as it is displayed. `words`: the packed words in which it was found; `a` and `b`: the texts read as words.
pub(super) fn passage(
    found: &SharedPassage,
    words: [&[u32]; 2],
    [a, b]: [&LocatedText; 2],
    tokens: &[Tokens; 2],
    k: u32,
) -> Passage {
    let [verbatim_a, verbatim_b] = counts::verbatim(found, words[0], words[1]);
    let is_equal = |&(x, y): &(u32, u32)| a.text.hashes[x as usize] == b.text.hashes[y as usize];
    let matches = matches(found, is_equal);
    let mutual: Vec<(u32, u32)> = matches.iter().copied().filter(|&it| have_partners(found, it)).collect();
    let in_order = longest_ascending(&mutual);
    let equal: Vec<(u32, u32)> = in_order.iter().copied().filter(is_equal).collect();
    let equal = runs(&equal);
    let spans = |of_a, of_b| spans(a, b, of_a, of_b, [&found.a, &found.b]);
    let counterpart = |(kind, of_a, of_b)| {
        let [a_start, a_end, b_start, b_end] = spans(of_a, of_b);
        Counterpart { kind, a_start, a_end, b_start, b_end }
    };
    let edit = |edit: passages::TokenEdit| {
        let [a_start, a_end, b_start, b_end] = spans(edit.a, edit.b);
        Edit { a_start, a_end, b_start, b_end }
    };
    let [a_start, a_end, b_start, b_end] = spans(found.a.clone(), found.b.clone());
    Passage {
        a_start,
        a_end,
        b_start,
        b_end,
        tokens: equal.iter().map(|run| run.tokens).sum(),
        matched_a: found.matched_a(),
        matched_b: found.matched_b(),
        verbatim_a,
        verbatim_b,
        a_tokens: found.a.end - found.a.start,
        b_tokens: found.b.end - found.b.start,
        shingles: equal.iter().map(|run| Tokens::shared_windows([&tokens[0], &tokens[1]], run, k)).sum(),
        edits: edits(found, &runs(&in_order)).into_iter().map(edit).collect(),
        counterparts: others(found, &matches, &in_order, is_equal).into_iter().map(counterpart).collect(),
        is_summary: found.is_summary,
        attribution_a: Attribution::default(),
        attribution_b: Attribution::default(),
    }
}

/// The words of both texts that match, each with its partner, ascending in the first text; and the equal words beside them
/// that have other partners: where a text repeats a word, these are often the ones that a reader takes for the same.
fn matches(found: &SharedPassage, is_equal: impl Fn(&(u32, u32)) -> bool) -> Vec<(u32, u32)> {
    let of_a = found.a.clone().zip(found.partners_a.iter().copied());
    let of_b = found.b.clone().zip(&found.partners_b).map(|(y, &x)| (x, y));
    let mut numbers = Vec::new();
    for (x, y) in of_a.chain(of_b).filter(|&(x, y)| x != NONE && y != NONE) {
        for step in [0, 1, u32::MAX] {
            let beside = (x.wrapping_add(step), y.wrapping_add(step));
            if step == 0 || have_partners(found, beside) && is_equal(&beside) {
                // Of the partners of one word the last comes first, so that an ascending sequence has one of them at most.
                numbers.push(u64::from(beside.0) << 32 | u64::from(!beside.1));
            }
        }
    }
    sort::sort_u64s(&mut numbers);
    numbers.dedup();
    numbers.iter().map(|&number| ((number >> 32) as u32, !(number as u32))).collect()
}

/// Whether both words are in the passage and have partners, in whatever place.
fn have_partners(found: &SharedPassage, (x, y): (u32, u32)) -> bool {
    let has_partner = |partners: &[u32], at: u32| partners.get(at as usize).is_some_and(|&partner| partner != NONE);
    has_partner(&found.partners_a, x.wrapping_sub(found.a.start))
        && has_partner(&found.partners_b, y.wrapping_sub(found.b.start))
}

/// The words that match in another form or out of order, each once. Where a word stands for more than one of the other text,
/// or has no partner itself, its side is empty.
fn others(
    found: &SharedPassage,
    matches: &[(u32, u32)],
    in_order: &[(u32, u32)],
    is_equal: impl Fn(&(u32, u32)) -> bool,
) -> Vec<(CounterpartKind, Range<u32>, Range<u32>)> {
    let starts = [found.a.start, found.b.start];
    let mut open = [&found.partners_a, &found.partners_b]
        .map(|partners| partners.iter().map(|&partner| partner != NONE).collect::<Vec<bool>>());
    let mut close = |side: usize, place: u32| take(&mut open[side][(place - starts[side]) as usize]);
    for &(x, y) in in_order {
        close(0, x);
        close(1, y);
    }
    let mut rest = in_order.iter().peekable();
    let mut others: Vec<(CounterpartKind, Range<u32>, Range<u32>)> = Vec::new();
    for &(x, y) in matches {
        let is_in_order = rest.next_if_eq(&&(x, y)).is_some();
        let kind = if is_equal(&(x, y)) { CounterpartKind::Moved } else { CounterpartKind::Reworded };
        if is_in_order && kind == CounterpartKind::Moved {
            continue;
        }
        let [of_a, of_b] = [(0, x), (1, y)].map(|(side, at)| at..at + u32::from(close(side, at) || is_in_order));
        if of_a.is_empty() && of_b.is_empty() {
            continue;
        }
        let is_pair = of_a.len() == of_b.len();
        match others.last_mut() {
            Some((last, a, b)) if is_pair && *last == kind && a.len() == b.len() && a.end == x && b.end == y => {
                (a.end, b.end) = (x + 1, y + 1);
            }
            _ => others.push((kind, of_a, of_b)),
        }
    }
    others
}

/// The words without a partner before the runs of matches in order, between them and after them. Where matched words part
/// them, each stretch stands beside the one in the same place of the other text.
fn edits(found: &SharedPassage, runs: &[SeedRun]) -> Vec<passages::TokenEdit> {
    let empty = |a, b| SeedRun { a, b, tokens: 0 };
    let ends = [empty(found.a.start, found.b.start), empty(found.a.end, found.b.end)];
    let mut edits = Vec::new();
    for passages::TokenEdit { a, b } in passages::edits::between(&[&ends[..1], runs, &ends[1..]].concat()) {
        let (mut end_a, mut end_b) = (a.start, b.start);
        let of_a = unmatched(a, found.a.start, &found.partners_a);
        let of_b = unmatched(b, found.b.start, &found.partners_b);
        for at in 0..of_a.len().max(of_b.len()) {
            let a = of_a.get(at).cloned().unwrap_or(end_a..end_a);
            let b = of_b.get(at).cloned().unwrap_or(end_b..end_b);
            (end_a, end_b) = (a.end, b.end);
            edits.push(passages::TokenEdit { a, b });
        }
    }
    edits
}

/// The stretches of words without a partner in a range. `partners` begins with that of the word at `start`.
fn unmatched(range: Range<u32>, start: u32, partners: &[u32]) -> Vec<Range<u32>> {
    let mut stretches: Vec<Range<u32>> = Vec::new();
    for place in range {
        match stretches.last_mut() {
            _ if partners[(place - start) as usize] != NONE => {}
            Some(last) if last.end == place => last.end += 1,
            _ => stretches.push(place..place + 1),
        }
    }
    stretches
}

/// A longest subsequence of matches, which ascend in the first text, that also ascends in the second; of equally long ones
/// the lowest.
fn longest_ascending(matches: &[(u32, u32)]) -> Vec<(u32, u32)> {
    // By length, the match that ends the lowest ascending subsequence; and for each match the one before it.
    let mut ends: Vec<usize> = Vec::new();
    let mut before = vec![usize::MAX; matches.len()];
    for (at, &(_, y)) in matches.iter().enumerate() {
        let length = ends.partition_point(|&end| matches[end].1 < y);
        if length > 0 {
            before[at] = ends[length - 1];
        }
        if length == ends.len() {
            ends.push(at);
        } else {
            ends[length] = at;
        }
    }
    let mut ascending = Vec::with_capacity(ends.len());
    let mut at = ends.last().copied().unwrap_or(usize::MAX);
    while at != usize::MAX {
        ascending.push(matches[at]);
        at = before[at];
    }
    ascending.reverse();
    ascending
}

/// Merges consecutive matches, which ascend in both texts, into runs.
fn runs(matches: &[(u32, u32)]) -> Vec<SeedRun> {
    let mut runs: Vec<SeedRun> = Vec::new();
    for &(a, b) in matches {
        match runs.last_mut() {
            Some(run) if (run.a_end(), run.b_end()) == (a, b) => run.tokens += 1,
            _ => runs.push(SeedRun { a, b, tokens: 1 }),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(partners_a: &[u32], partners_b: &[u32]) -> SharedPassage {
        let (a, b) = (0..partners_a.len() as u32, 0..partners_b.len() as u32);
        let (partners_a, partners_b) = (partners_a.to_vec(), partners_b.to_vec());
        SharedPassage { a, b, score: 0, is_verbatim: false, is_summary: false, partners_a, partners_b }
    }

    fn in_order(found: &SharedPassage, is_equal: impl Fn(&(u32, u32)) -> bool) -> Vec<(u32, u32)> {
        let mut matches = matches(found, is_equal);
        matches.retain(|&it| have_partners(found, it));
        longest_ascending(&matches)
    }

    #[test]
    fn equal_words_beside_a_match_are_in_order_whatever_their_partners() {
        // "perhaps the sea perhaps", and the first word has the last for a partner on both sides.
        let found = found(&[3, 1, 2, 3], &[3, 1, 2, 3]);
        let is_equal = |&(x, y): &(u32, u32)| x == y || x % 3 == 0 && y % 3 == 0;
        assert_eq!(in_order(&found, is_equal), [(0, 0), (1, 1), (2, 2), (3, 3)]);
        assert!(others(&found, &matches(&found, is_equal), &in_order(&found, is_equal), is_equal).is_empty());
        // A word in another form is not taken for it.
        assert_eq!(in_order(&found, |&(x, y)| x == y && x > 0).len(), 3);
    }

    #[test]
    fn each_matched_word_is_shown_once_on_its_own_side() {
        // The third word of either text has the partner of another word, and that of the first text's last word has none.
        let found = found(&[0, 1, 1, 3], &[0, 1, 0, NONE]);
        let [a, b] = [["walk", "the", "the", "sea"], ["walks", "the", "walk", "sea"]];
        let is_equal = |&(x, y): &(u32, u32)| a[x as usize] == b[y as usize];
        let in_order = in_order(&found, is_equal);
        assert_eq!(in_order, [(0, 0), (2, 1)]);
        let expected = [
            (CounterpartKind::Moved, 0..0, 2..3),
            (CounterpartKind::Reworded, 0..1, 0..1),
            (CounterpartKind::Moved, 1..2, 1..1),
            (CounterpartKind::Moved, 3..4, 3..3),
        ];
        assert_eq!(others(&found, &matches(&found, is_equal), &in_order, is_equal), expected);
    }

    #[test]
    fn edits_are_the_words_without_a_partner() {
        let found = found(&[NONE, 1, NONE, 4, NONE, NONE], &[NONE, 1, NONE, 3, 3, NONE]);
        let edit = |a, b| passages::TokenEdit { a, b };
        let expected = [edit(0..1, 0..1), edit(2..3, 2..3), edit(4..6, 5..6)];
        assert_eq!(edits(&found, &runs(&[(1, 1), (3, 4)])), expected);
        // What stands alone is added or removed after the words before it.
        let removed = edits(&self::found(&[0, NONE, 3, NONE, 1], &[0, 4, NONE, 2]), &runs(&[(0, 0), (4, 1)]));
        assert_eq!(removed, [edit(1..2, 1..1), edit(3..4, 1..1), edit(5..5, 2..3)]);
    }

    #[test]
    fn as_little_as_possible_is_moved() {
        let matches = [(0, 10), (1, 11), (2, 3), (3, 12), (5, 13)];
        assert_eq!(longest_ascending(&matches), [(0, 10), (1, 11), (3, 12), (5, 13)]);
        assert_eq!(longest_ascending(&[(0, 5), (1, 5), (2, 4)]).len(), 1);
        assert_eq!(longest_ascending(&[]), []);
    }

    #[test]
    fn matches_side_by_side_are_a_run() {
        let run = |a, b, tokens| SeedRun { a, b, tokens };
        assert_eq!(runs(&[(0, 4), (1, 5), (3, 6), (4, 7)]), [run(0, 4, 2), run(3, 6, 2)]);
    }
}
