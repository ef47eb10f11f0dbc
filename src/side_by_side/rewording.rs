//! Classifies the words of a passage: same, moved, reworded, replaced, added, omitted.
//!
//! The same words are a longest sequence of matched words that are equal and in the same order in both texts, so that as few
//! as possible count as moved. O(n log n) for n words.

use std::ops::Range;

use super::reader::LocatedText;
use crate::align::evidence::matching::NONE;
use crate::align::evidence::{SharedPassage, counts};
use crate::align::passages::{self, Run};
use crate::report::{Counterpart, CounterpartKind, Edit, Passage};

/// A passage as it is displayed, of two texts whose tokens are words. `words`: the packed words in which it was found.
pub(super) fn passage(found: &SharedPassage, words: [&[u32]; 2], [a, b]: [&LocatedText; 2], k: u32) -> Passage {
    let [verbatim_a, verbatim_b] = counts::verbatim(found, words[0], words[1]);
    let matches: Vec<(u32, u32)> =
        found.a.clone().zip(found.partners_a.iter().copied()).filter(|&(_, partner)| partner != NONE).collect();
    let is_equal = |&(x, y): &(u32, u32)| a.text.hashes[x as usize] == b.text.hashes[y as usize];
    let equal: Vec<(u32, u32)> = matches.iter().copied().filter(is_equal).collect();
    let in_order = longest_ascending(&equal);
    let runs = runs(&in_order);
    let mut rest = in_order.iter().peekable();
    let mut others: Vec<(CounterpartKind, Range<u32>, Range<u32>)> = Vec::new();
    for &(x, y) in &matches {
        if rest.next_if_eq(&&(x, y)).is_some() {
            continue;
        }
        let kind = if is_equal(&(x, y)) { CounterpartKind::Moved } else { CounterpartKind::Reworded };
        match others.last_mut() {
            Some((last, of_a, of_b)) if *last == kind && of_a.end == x && of_b.end == y => {
                (of_a.end, of_b.end) = (x + 1, y + 1);
            }
            _ => others.push((kind, x..x + 1, y..y + 1)),
        }
    }
    let counterpart = |(kind, of_a, of_b): (CounterpartKind, Range<u32>, Range<u32>)| {
        let (a, b) = (a.span(of_a), b.span(of_b));
        Counterpart { kind, a_start: a.start.0, a_end: a.end.0, b_start: b.start.0, b_end: b.end.0 }
    };
    let edit = |edit: passages::Edit| {
        let (a, b) = (a.span(edit.a), b.span(edit.b));
        Edit { a_start: a.start.0, a_end: a.end.0, b_start: b.start.0, b_end: b.end.0 }
    };
    // There may be edits before the first same word and after the last one.
    let edges = edges(found, &runs);
    let between = passages::edits::between(&runs).filter(|edit| !edit.a.is_empty() || !edit.b.is_empty());
    let edits = edges.0.into_iter().chain(between).chain(edges.1).map(edit).collect();
    let (a_span, b_span) = (a.span(found.a.clone()), b.span(found.b.clone()));
    Passage {
        a_start: a_span.start.0,
        a_end: a_span.end.0,
        b_start: b_span.start.0,
        b_end: b_span.end.0,
        tokens: runs.iter().map(|run| run.tokens).sum(),
        matched_a: found.matched_a(),
        matched_b: found.matched_b(),
        verbatim_a,
        verbatim_b,
        a_tokens: found.a.end - found.a.start,
        b_tokens: found.b.end - found.b.start,
        shingles: runs.iter().map(|run| (run.tokens + 1).saturating_sub(k)).sum(),
        edits,
        counterparts: others.into_iter().map(counterpart).collect(),
        is_summary: found.is_summary,
    }
}

/// The edits before the first run and after the last; the whole passage if there is no run.
fn edges(found: &SharedPassage, runs: &[Run]) -> (Option<passages::Edit>, Option<passages::Edit>) {
    let edit = |a: Range<u32>, b: Range<u32>| (!a.is_empty() || !b.is_empty()).then_some(passages::Edit { a, b });
    let (Some(first), Some(last)) = (runs.first(), runs.last()) else {
        return (edit(found.a.clone(), found.b.clone()), None);
    };
    (edit(found.a.start..first.a, found.b.start..first.b), edit(last.a_end()..found.a.end, last.b_end()..found.b.end))
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
fn runs(matches: &[(u32, u32)]) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for &(a, b) in matches {
        match runs.last_mut() {
            Some(run) if (run.a_end(), run.b_end()) == (a, b) => run.tokens += 1,
            _ => runs.push(Run { a, b, tokens: 1 }),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_little_as_possible_is_moved() {
        let matches = [(0, 10), (1, 11), (2, 3), (3, 12), (5, 13)];
        assert_eq!(longest_ascending(&matches), [(0, 10), (1, 11), (3, 12), (5, 13)]);
        assert_eq!(longest_ascending(&[(0, 5), (1, 5), (2, 4)]).len(), 1);
        assert_eq!(longest_ascending(&[]), []);
    }

    #[test]
    fn matches_side_by_side_are_a_run() {
        let run = |a, b, tokens| Run { a, b, tokens };
        assert_eq!(runs(&[(0, 4), (1, 5), (3, 6), (4, 7)]), [run(0, 4, 2), run(3, 6, 2)]);
    }
}
