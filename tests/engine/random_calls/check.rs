//! What holds of every result.

use lookalike::report::{Counterpart, Measures, Pair, Passage, Report, TokenBreakdown, Utf16Span};
use lookalike::{ObfuscationPlaces, PairDetail};

/// Checks that everything of a pair lies in its texts, whose lengths are in UTF-16 code units, and that its numbers fit.
pub fn detail(detail: &PairDetail, units_a: u32, units_b: u32) {
    pair(&detail.pair);
    for passage in &detail.passages {
        assert!(passage.a_start <= passage.a_end && passage.a_end <= units_a, "{passage:?}");
        assert!(passage.b_start <= passage.b_end && passage.b_end <= units_b, "{passage:?}");
        assert!(passage.verbatim_a <= passage.matched_a && passage.matched_a <= passage.a_tokens, "{passage:?}");
        assert!(passage.verbatim_b <= passage.matched_b && passage.matched_b <= passage.b_tokens, "{passage:?}");
        for edit in &passage.edits {
            lies_within([edit.a_start, edit.a_end, edit.b_start, edit.b_end], passage);
        }
        for counterpart in &passage.counterparts {
            let Counterpart { a_start, a_end, b_start, b_end, .. } = *counterpart;
            lies_within([a_start, a_end, b_start, b_end], passage);
        }
    }
    spans(detail.shingles_a.iter().copied(), units_a);
    spans(detail.shingles_b.iter().copied(), units_b);
    for (stretches, units) in [(&detail.excluded_a, units_a), (&detail.excluded_b, units_b)] {
        for stretch in stretches {
            assert!(stretch.start <= stretch.end && stretch.end <= units, "{stretch:?}");
        }
    }
    places(&detail.obfuscation_a, units_a);
    places(&detail.obfuscation_b, units_b);
    for TokenBreakdown { tokens, quoted, references, template, common, .. } in [detail.breakdown_a, detail.breakdown_b]
    {
        assert!(quoted + references + template + common <= tokens);
    }
    if let Some(Measures { shared, union, jaccard, .. }) = detail.whole {
        assert!(shared <= union && (0.0..=1.0).contains(&jaccard));
    }
    if let Some(plain) = &detail.without_deobfuscation {
        pair(plain);
    }
}

fn lies_within([a_start, a_end, b_start, b_end]: [u32; 4], passage: &Passage) {
    assert!(passage.a_start <= a_start && a_start <= a_end && a_end <= passage.a_end, "{a_start}..{a_end} {passage:?}");
    assert!(passage.b_start <= b_start && b_start <= b_end && b_end <= passage.b_end, "{b_start}..{b_end} {passage:?}");
}

fn spans(spans: impl Iterator<Item = Utf16Span>, units: u32) {
    let mut last = 0;
    for span in spans {
        assert!(last <= span.start.0 && span.start.0 <= span.end.0 && span.end.0 <= units, "{span:?} of {units}");
        last = span.start.0;
    }
}

pub fn places(found: &ObfuscationPlaces, units: u32) {
    spans(found.places.iter().map(|&(_, span)| span), units);
}

pub fn pair(pair: &Pair) {
    let Pair { jaccard, containment_a_in_b, containment_b_in_a, sorensen, overlap, .. } = *pair;
    for measure in [jaccard, containment_a_in_b, containment_b_in_a, sorensen, overlap] {
        assert!((0.0..=1.0).contains(&measure), "{pair:?}");
    }
    assert!(pair.shared <= pair.union, "{pair:?}");
    assert!(pair.estimate_low <= pair.estimate && pair.estimate <= pair.estimate_high, "{pair:?}");
}

pub fn report(report: &Report, documents: usize) {
    assert_eq!(report.documents.len(), documents);
    assert!(report.pairs.len() <= report.params.max_pairs() as usize);
    assert_eq!(report.listed().count(), report.pairs.len());
    assert_eq!(report.pair(report.pairs.len()), None);
    assert_eq!(report.pairs.is_empty(), report.listed().next().is_none());
    for listed in report.listed() {
        assert!(listed.a < listed.b && (listed.b as usize) < documents, "{listed:?}");
        pair(&listed);
        let [words_a, words_b] = [listed.a, listed.b].map(|at| report.documents[at as usize].counts.words);
        if let Some(evidence) = listed.evidence {
            let counts = evidence.counts;
            assert!(counts.verbatim_a <= counts.matched_a && counts.matched_a <= words_a, "{listed:?}");
            assert!(counts.verbatim_b <= counts.matched_b && counts.matched_b <= words_b, "{listed:?}");
        }
    }
    for group in &report.groups {
        assert!(group.documents.len() > 1 && group.documents.is_sorted());
    }
    for document in &report.documents {
        assert_eq!(document.compared + document.in_template + document.common, document.distinct, "{document:?}");
    }
}
