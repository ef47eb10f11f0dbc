//! What of the two texts of a pair takes no part, token by token, and what that leaves.

use super::{Reader, hashes};
use crate::corpus::Corpus;
use crate::corpus::participants::Participants;
use crate::exact::index::{self, Index};
use crate::params::{Fingerprint, Params};
use crate::report::{ExcludedStretch, TokenBreakdown};
use crate::shingle::Shingles;
use crate::shingle::fingerprint::of_windows;
use crate::shingle::labels::{Label, LeftOut, Tokens, labels};
use crate::shingle::template::TemplateText;
use crate::text::fast::FastTokenizer;
use crate::text::span::ByteSpan;

/// What a corpus leaves out of any of its texts under some parameters.
pub(super) struct Rules {
    templates: TemplateText,
    common: Vec<u64>,
}

impl Rules {
    /// Of a corpus. O(templates log templates), and as much as indexing all documents where common shingles are left out.
    pub(super) fn of(corpus: &Corpus, params: &Params) -> Self {
        let reader = FastTokenizer::new(params);
        let templates: Vec<Vec<u64>> =
            corpus.template_sources().map(|source| hashes(&source, &reader, params)).collect();
        let templates = TemplateText::of(templates.iter().map(Vec::as_slice), params.shingles.k);
        Self { templates, common: common_shingles(corpus, params) }
    }

    /// Whether these rules and the parameters leave out nothing of any text.
    pub(super) fn are_idle(&self, params: &Params) -> bool {
        self.templates.is_empty()
            && self.common.is_empty()
            && !(params.text.exclude_quotes || params.text.exclude_references)
    }
}

/// The runs that too many documents hold, ascending; none where the exact sets are not kept, or hold no runs.
fn common_shingles(corpus: &Corpus, params: &Params) -> Vec<u64> {
    let documents = corpus.documents();
    let known = |sketch: &Option<_>| {
        sketch.as_ref().is_some_and(|sketch: &crate::corpus::document::Sketch| sketch.sizes.is_none())
    };
    if params.similarity.max_document_frequency == 0
        || params.shingles.reach > 0
        || !documents.iter().all(|document| known(&document.sketch))
    {
        return Vec::new();
    }
    let participants = Participants::of(documents, |_| true);
    Index::build(&participants.sets(documents), participants.layout, index::Rules::of(params))
        .statistics
        .common_shingles
}

/// One text's tokens: which take no part, and which of its windows were compared.
pub(super) struct Marks {
    labels: Vec<Label>,
    /// 1 for each token that takes no part, as passages want it; empty where all take part.
    pub(super) masked: Vec<bool>,
    /// For each window whether it was compared; empty where all were.
    compared: Vec<bool>,
}

impl Marks {
    /// Of a text that was read. O(n log t) for n tokens and t tokens in templates.
    pub(super) fn of(reader: &Reader, rules: &Rules, params: &Params) -> Self {
        if rules.are_idle(params) {
            return Self { labels: Vec::new(), masked: Vec::new(), compared: Vec::new() };
        }
        let spans: Vec<ByteSpan> = reader.tokens.iter().map(|&token| reader.given(token)).collect();
        let windows: Vec<u64> = if params.shingles.fingerprint == Fingerprint::Rolling {
            Shingles::new(&reader.hashes, params.shingles.k).collect()
        } else {
            of_windows(&reader.token_bytes(params), params)
        };
        let tokens = Tokens { spans: &spans, hashes: &reader.hashes, windows: &windows, k: params.shingles.k };
        let left_out = LeftOut {
            templates: &rules.templates,
            edited: params.shingles.exclude_edited_template,
            common: &rules.common,
        };
        let labels = labels(tokens, &reader.exclusions, left_out);
        let masked = labels.iter().map(|&label| label != Label::Compared).collect();
        let compared = windows
            .iter()
            .zip(labels.windows(params.shingles.k as usize))
            .map(|(number, labels)| {
                let set_aside = labels.iter().any(|label| matches!(label, Label::Quoted | Label::Reference));
                let of_template = labels.iter().all(|&label| label == Label::Template);
                !set_aside && !of_template && rules.common.binary_search(number).is_err()
            })
            .collect();
        Self { labels, masked, compared }
    }

    /// Whether the window at a place was compared.
    pub(super) fn is_compared(&self, place: u32) -> bool {
        self.compared.get(place as usize).copied().unwrap_or(true)
    }

    /// The stretches that take no part, with the reason.
    pub(super) fn set_aside(&self, reader: &Reader) -> Vec<ExcludedStretch> {
        let mut stretches = Vec::new();
        let mut start = 0;
        for same in self.labels.chunk_by(|x, y| x == y) {
            let end = start + same.len() as u32;
            if same[0] != Label::Compared {
                let span = reader.span(start..end);
                stretches.push(ExcludedStretch { start: span.start.0, end: span.end.0, label: same[0] });
            }
            start = end;
        }
        stretches
    }

    /// How many tokens there are of each kind, where so many stand in passages: none of these is set aside.
    pub(super) fn shares(&self, tokens: usize, in_passages: u32) -> TokenBreakdown {
        let mut shares = TokenBreakdown { tokens: tokens as u32, shared: in_passages, ..TokenBreakdown::default() };
        for label in &self.labels {
            match label {
                Label::Quoted => shares.quoted += 1,
                Label::Reference => shares.references += 1,
                Label::Template => shares.template += 1,
                Label::Common => shares.common += 1,
                Label::Compared => {}
            }
        }
        shares
    }
}
