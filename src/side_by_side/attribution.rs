//! Whether the authors of two texts attribute a passage to somebody else: whether it is in quotation marks, near a citation, or in
//! a list of references.
//!
//! A quotation that names its source is not plagiarism, so a teacher wants to see it. Nothing is excluded.

use std::ops::Range;

use super::reader::LocatedText;
use crate::report::{Attribution, Passage};
use crate::text::exclusions::Attributions;
use crate::text::reader::byte_order_mark;
use crate::text::span::{ByteSpan, Utf16Span};

/// A passage is quoted or a reference if at least this share of its matched text is: the words between two quotations are the author's
/// own. It is cited if as much of all of it is: who copies four paragraphs and names a source in one has cited one.
const MIN_SHARE: (u32, u32) = (2, 3);
/// Farthest distance of a citation from a passage that it belongs to, in UTF-16 code units: two sentences. It is in the same
/// paragraph.
const MAX_DISTANCE: u32 = 200;

/// Sets how each text attributes each passage. O(n) for the texts, and O(m + e) for each passage with e edits and m attributed
/// stretches.
pub(super) fn mark(passages: &mut [Passage], a: &LocatedText, b: &LocatedText) {
    if passages.is_empty() {
        return;
    }
    let [of_a, of_b] = [a, b].map(Attributed::of);
    for passage in passages {
        let edits = |side: usize| {
            passage.edits.iter().map(move |edit| [edit.a_start..edit.a_end, edit.b_start..edit.b_end][side].clone())
        };
        passage.attribution_a = of_a.attribution(passage.a_start..passage.a_end, edits(0));
        passage.attribution_b = of_b.attribution(passage.b_start..passage.b_end, edits(1));
    }
}

/// The attributed stretches of a text.
struct Attributed {
    quotations: Vec<Utf16Span>,
    citations: Vec<Utf16Span>,
    references: Vec<Utf16Span>,
    /// Positions of the line feeds at which paragraphs end.
    breaks: Vec<u32>,
}

impl Attributed {
    fn of(text: &LocatedText) -> Self {
        let mark = byte_order_mark(text.given());
        let Attributions { quotations, citations, references } = Attributions::of(&text.given()[mark..]);
        let [quotations, citations, references] = [quotations, citations, references].map(|spans| {
            let spans: Vec<ByteSpan> = spans.into_iter().map(|span| span.moved_by(mark as u32)).collect();
            text.utf16_spans(&spans)
        });
        let mut breaks = Vec::new();
        let mut last_visible = None;
        for (at, char) in text.given().char_indices() {
            if char == '\n' && !is_wrapped(last_visible, &text.given()[at + 1..]) {
                breaks.push(text.utf16_offset(at as u32));
            }
            if !char.is_whitespace() {
                last_visible = Some(char);
            }
        }
        Self { quotations, citations, references, breaks }
    }

    /// The attribution of a stretch, given the edits in it, ascending.
    fn attribution(&self, stretch: Range<u32>, edits: impl Iterator<Item = Range<u32>>) -> Attribution {
        let (part, whole) = MIN_SHARE;
        let mut matched = Vec::new();
        let mut from = stretch.start;
        for edit in edits {
            matched.push(from..edit.start);
            from = edit.end;
        }
        matched.push(from..stretch.end);
        let matched_units: u32 = matched.iter().map(|range| range.end - range.start).sum();
        let is_most = |units: u32, all: u32| whole * units >= part * all && units > 0;
        Attribution {
            quoted: is_most(covered(&self.quotations, &matched), matched_units),
            cited: is_most(self.cited(stretch.start, stretch.end), stretch.end - stretch.start),
            reference: is_most(covered(&self.references, &matched), matched_units),
        }
    }

    /// How much of a stretch is cited: in each of its paragraphs all or nothing. O(p log m) for p paragraphs and m citations.
    fn cited(&self, start: u32, end: u32) -> u32 {
        let [first, last] = [start, end].map(|to| self.breaks.partition_point(|&at| at < to));
        let mut paragraph_start = first.checked_sub(1).map_or(0, |before| self.breaks[before]);
        let (mut sum, mut from) = (0, start);
        for at in first..=last {
            let paragraph_end = self.breaks.get(at).copied().unwrap_or(u32::MAX);
            let to = paragraph_end.min(end);
            if self.has_citation_near(from, to, [paragraph_start, paragraph_end]) {
                sum += to - from;
            }
            (from, paragraph_start) = (to, paragraph_end);
        }
        sum
    }

    /// Whether a citation is within a stretch of one paragraph, or near it there.
    fn has_citation_near(&self, start: u32, end: u32, [paragraph_start, paragraph_end]: [u32; 2]) -> bool {
        let from = paragraph_start.max(start.saturating_sub(MAX_DISTANCE));
        let to = paragraph_end.min(end.saturating_add(MAX_DISTANCE));
        let next = self.citations.partition_point(|span| span.end.0 <= from);
        self.citations.get(next).is_some_and(|span| span.start.0 < to)
    }
}

/// Whether a paragraph continues after a line feed, as in text with a fixed width: in small letters, or with a citation. A list with
/// bullets and the line that introduces it are one, too. `last_visible`: the last character before the line feed that is no space.
fn is_wrapped(last_visible: Option<char>, after: &str) -> bool {
    let after = after.trim_start_matches(|c: char| c.is_whitespace() && !matches!(c, '\n' | '\r'));
    let Some(first) = after.chars().next() else { return false };
    let is_open = !matches!(last_visible, Some('.' | '!' | '?' | ':' | ';'));
    let introduces = last_visible == Some(':');
    // "[3]." ends a sentence; "[3] Smith" is an entry.
    let ends_sentence = || {
        let line = after.split('\n').next().unwrap_or(after);
        line.split_once(']').is_some_and(|(_, after)| after.starts_with(['.', ',', ';', ')']))
    };
    let is_bullet =
        || matches!(first, '-' | '–' | '•' | '*' | '·') && after[first.len_utf8()..].starts_with([' ', '\t']);
    first == '('
        || (first.is_lowercase() && is_open)
        || (first == '[' && ends_sentence())
        || is_bullet()
        || (introduces && !matches!(first, '\n' | '\r'))
}

/// How much of some stretches some spans cover; both ascend and do not overlap. O(spans + stretches).
fn covered(spans: &[Utf16Span], stretches: &[Range<u32>]) -> u32 {
    let mut sum = 0;
    let mut spans = spans.iter().peekable();
    for stretch in stretches {
        while let Some(span) = spans.peek() {
            sum += span.end.0.min(stretch.end).saturating_sub(span.start.0.max(stretch.start));
            if span.end.0 > stretch.end {
                break;
            }
            spans.next();
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::params::Params;
    use crate::shingle::fingerprint::Source;
    use crate::text::reader::Reader;

    /// The attribution of a stretch of a text, marked by braces.
    fn attribution(marked: &str) -> Attribution {
        let text = marked.replace(['{', '}'], "");
        let units = |to: &str| to.encode_utf16().count() as u32;
        let (before, rest) = marked.split_once('{').expect("a stretch");
        let (inside, _) = rest.split_once('}').expect("its end");
        let source = Source { name: "", text: &text, is_template: false, segmenter: None };
        let located = LocatedText::new(&source, &Reader::new(&Params::default()));
        // The words between asterisks are edits.
        let edits = inside.match_indices('*').map(|(at, _)| units(before) + units(&inside[..at])).collect::<Vec<u32>>();
        let edits = edits.chunks(2).map(|edit| edit[0]..edit[1] + 1);
        Attributed::of(&located).attribution(units(before)..units(before) + units(inside), edits)
    }

    fn of(quoted: bool, cited: bool, reference: bool) -> Attribution {
        Attribution { quoted, cited, reference }
    }

    #[test]
    fn quoted_and_cited_passages() {
        let lamp = "the keeper burned whatever he could find to keep the lamp alight";
        assert_eq!(attribution(&format!("😀 As it is, {{{lamp}}}. So it was.")), of(false, false, false));
        assert_eq!(attribution(&format!("😀 He says “{{{lamp}}}”. So it was.")), of(true, false, false));
        assert_eq!(attribution(&format!("He says “{{{lamp}}}” (Smith, 2010). So it was.")), of(true, true, false));
        assert_eq!(attribution(&format!("Smith (2010) says that {{{lamp}}}.")), of(false, true, false));
        assert_eq!(attribution(&format!("{{Then {lamp} [3], and so on.}} So it was.")), of(false, true, false));
        assert_eq!(attribution(&format!("{{“{lamp}” and so}} on")), of(true, false, false));
        // Between the quotations the author says something else, or the same in other words.
        let own = "and that is why nobody who lived there in those years ever went home";
        let quoted = |own: &str| attribution(&format!("{{“{lamp}” {own} “{lamp}” {own}}}"));
        assert_eq!([quoted(&format!("*{own}*")), quoted(own)], [of(true, false, false), of(false, false, false)]);
    }

    /// The positions at which the paragraphs of a text end.
    fn breaks(text: &str) -> Vec<u32> {
        let source = Source { name: "", text, is_template: false, segmenter: None };
        Attributed::of(&LocatedText::new(&source, &Reader::new(&Params::default()))).breaks
    }

    #[test]
    fn time_is_linear_in_lines_that_begin_with_an_open_bracket_or_are_blank() {
        let lines = 500_000;
        for line in ["[\n", "\u{a0}\n", "\u{3000}\n", "\u{b}\n"] {
            let ends: Vec<u32> = (0..lines).map(|line| 2 * line + 1).collect();
            assert_eq!(breaks(&line.repeat(lines as usize)), ends, "{line:?}");
        }
    }

    #[test]
    fn a_line_with_spaces_of_any_kind_is_blank() {
        assert_eq!(breaks("It lists:\n- one\n- two.\nSo"), [22]);
        assert_eq!(
            breaks("It lists:\n\u{a0}\n\u{3000}- one"),
            [9],
            "the blank line ends a paragraph, the next one goes on"
        );
        assert_eq!(breaks("so it was\n\u{a0}and will be"), [], "an indented line");
    }

    #[test]
    fn a_citation_of_another_paragraph_or_far_away_is_none() {
        let lamp = "the keeper burned whatever he could find to keep the lamp alight";
        assert_eq!(
            attribution(&format!("It was cold (Smith, 2010).\n{{{lamp}}}.\nWarm [3].")),
            of(false, false, false)
        );
        assert_eq!(
            attribution(&format!("{{{lamp}}} {} (Smith, 2010).", "and so ".repeat(40))),
            of(false, false, false)
        );
    }

    #[test]
    fn one_citation_cites_one_paragraph() {
        let lamp = "The keeper burned whatever he could find to keep the lamp alight.";
        let paragraphs =
            |cited: [&str; 3]| format!("Own.\n{{{}}}\nOwn.", cited.map(|mark| format!("{lamp}{mark}")).join("\n"));
        assert_eq!(attribution(&paragraphs([" [1]", "", ""])), of(false, false, false));
        assert_eq!(attribution(&paragraphs([" [1]", "", " (Smith, 2010)"])), of(false, true, false));
        // A list is one paragraph, with what introduces it.
        let list = [lamp; 3].join("\n- ");
        assert_eq!(attribution(&format!("Smith (2010) says:\n{{- {list}}}\nOwn.")), of(false, true, false));
        assert_eq!(attribution(&format!("Own:\n{{• {list} (Smith, 2010).}}\nOwn.")), of(false, true, false));
        // The last line of the passage may go on with it.
        assert_eq!(attribution(&format!("{{{lamp}\n{lamp}}} So it was [1].\nOwn.")), of(false, false, false));
        assert_eq!(attribution(&format!("{{It was so.\n{lamp}}} So it was [1].\nOwn.")), of(false, true, false));
    }

    #[test]
    fn a_citation_may_be_on_the_next_line_of_the_paragraph() {
        let lamp = "the keeper burned whatever he could find to keep the lamp alight";
        for wrapped in ["\n(Smith, 2010)", "\n  and so on (Smith, 2010)", "\n[3]"] {
            assert_eq!(attribution(&format!("{{{lamp}}}{wrapped}. So it was.")), of(false, true, false), "{wrapped}");
        }
        assert_eq!(attribution(&format!("{{{lamp}}}.\n[3] Smith. Lamps.")), of(false, false, false));
        assert_eq!(attribution(&format!("{{{lamp}}}\n\n(Smith, 2010) says.")), of(false, false, false));
    }

    #[test]
    fn entries_of_a_bibliography() {
        let entries = "Smith, J. (2010). The lamp. London: Penguin.\nJones, A. (2011). The keeper. Oxford: OUP.";
        assert!(attribution(&format!("It ends.\n\nReferences\n\n{{{entries}}}\n")).reference);
    }

    #[test]
    fn covered_units_are_those_within_the_stretch() {
        use crate::text::span::Utf16Offset;
        use std::slice;

        let span = |start, end| Utf16Span { start: Utf16Offset(start), end: Utf16Offset(end) };
        let spans = [span(12, 14), span(0, 4), span(8, 20)];
        let spans = [spans[1], spans[2], span(30, 40)];
        assert_eq!(covered(&spans, slice::from_ref(&(1..10))), 3 + 2);
        assert_eq!(covered(&spans, slice::from_ref(&(4..8))), 0);
        assert_eq!(covered(&spans, &[0..2, 3..9, 15..35]), 2 + 1 + 1 + 5 + 5);
    }
}
