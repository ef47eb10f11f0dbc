//! The details of a pair for Python: JSON for one pair, columns for the passages of many.

use lookalike::internals::text::span::Utf16Span;
use lookalike::report::{ExcludedStretch, Passage};
use lookalike::{Corpus, ObfuscationPlaces, PairDetail};
use serde_json::{Value, json};

use crate::columns::Column;
use crate::positions::{Positions, Unit};

/// The positions of a document's text.
pub fn positions(corpus: &Corpus, id: u32, unit: Unit) -> Positions {
    let document = corpus.index_of(id).ok().map(|index| &corpus.documents()[index]);
    Positions::of(document.and_then(|document| document.text.as_deref()), unit)
}

/// JSON of the details of a pair, with the positions of both texts converted.
pub fn pair_detail(mut detail: PairDetail, [a, b]: [&Positions; 2]) -> String {
    convert_passages(&mut detail.passages, [a, b]);
    json!({
        "pair": detail.pair,
        "passages": detail.passages,
        "tooShort": detail.too_short,
        "bounded": detail.bounded,
        "shinglesA": spans(&detail.shingles_a, a),
        "shinglesB": spans(&detail.shingles_b, b),
        "excludedA": excluded(detail.excluded_a, a),
        "excludedB": excluded(detail.excluded_b, b),
        "commentsA": spans(&detail.comments_a, a),
        "commentsB": spans(&detail.comments_b, b),
        "breakdownA": detail.breakdown_a,
        "breakdownB": detail.breakdown_b,
        "whole": detail.whole,
        "obfuscationA": obfuscation(&detail.obfuscation_a, a),
        "obfuscationB": obfuscation(&detail.obfuscation_b, b),
        "withoutDeobfuscation": detail.without_deobfuscation,
    })
    .to_string()
}

/// The obfuscation in a text: its kinds with their counts, and its places.
pub fn obfuscation(found: &ObfuscationPlaces, positions: &Positions) -> Value {
    let kinds = found.kinds.iter().map(|(kind, count)| {
        json!({ "kind": kind, "characters": count.characters, "words": count.words, "flagged": count.flagged })
    });
    let places = found.places.iter().map(|(kind, span)| {
        let [start, end] = converted(*span, positions);
        json!({ "kind": kind, "start": start, "end": end })
    });
    json!({ "kinds": kinds.collect::<Value>(), "places": places.collect::<Value>(), "unlisted": found.unlisted })
}

fn converted(span: Utf16Span, positions: &Positions) -> [u32; 2] {
    [span.start.0, span.end.0].map(|mut position| {
        positions.convert(&mut position);
        position
    })
}

fn spans(spans: &[Utf16Span], positions: &Positions) -> Vec<[u32; 2]> {
    spans.iter().map(|span| converted(*span, positions)).collect()
}

fn excluded(mut stretches: Vec<ExcludedStretch>, positions: &Positions) -> Vec<ExcludedStretch> {
    let ends = stretches.iter_mut().flat_map(|stretch| [&mut stretch.start, &mut stretch.end]);
    ends.for_each(|position| positions.convert(position));
    stretches
}

/// Converts the positions of passages, and of all that is in them.
pub fn convert_passages(passages: &mut [Passage], [a, b]: [&Positions; 2]) {
    macro_rules! convert {
        ($part:expr) => {
            a.convert(&mut $part.a_start);
            a.convert(&mut $part.a_end);
            b.convert(&mut $part.b_start);
            b.convert(&mut $part.b_end);
        };
    }
    for passage in passages {
        convert!(passage);
        for edit in &mut passage.edits {
            convert!(edit);
        }
        for counterpart in &mut passage.counterparts {
            convert!(counterpart);
        }
    }
}

/// The columns of the passages of many pairs, each with the place of its pair.
pub fn passage_columns(passages: &[(u32, Passage)]) -> Vec<Column> {
    let column =
        |name, count: fn(&Passage) -> u32| Column::u32(name, passages.iter().map(|(_, passage)| count(passage)));
    vec![
        Column::u32("pair", passages.iter().map(|&(pair, _)| pair)),
        column("a_start", |passage| passage.a_start),
        column("a_end", |passage| passage.a_end),
        column("b_start", |passage| passage.b_start),
        column("b_end", |passage| passage.b_end),
        column("tokens", |passage| passage.tokens),
        column("matched_a", |passage| passage.matched_a),
        column("matched_b", |passage| passage.matched_b),
        column("verbatim_a", |passage| passage.verbatim_a),
        column("verbatim_b", |passage| passage.verbatim_b),
        column("a_tokens", |passage| passage.a_tokens),
        column("b_tokens", |passage| passage.b_tokens),
        column("shingles", |passage| passage.shingles),
        Column::bool("is_summary", passages.iter().map(|(_, passage)| passage.is_summary)),
    ]
}
