//! The excluded tokens of the two texts of a pair, and what is left to compare.

use std::ops::Range;

use super::reader::LocatedText;
use crate::corpus::Corpus;
use crate::corpus::participants::Participants;
use crate::join::index::{self, Index};
use crate::params::Params;
use crate::report::{ExcludedStretch, TokenBreakdown};
use crate::shingle::labels::{Excluded, Label, labels};
use crate::shingle::template::TemplateText;
use crate::shingle::{Shingles, winnowing};
use crate::text::reader::{Reader, TextTokens};

/// What is excluded from every text of a corpus under some parameters.
pub(super) struct ExclusionRules {
    templates: TemplateText,
    common: Vec<u64>,
}

impl ExclusionRules {
    /// The rules of a corpus. O(t log t) for templates of t tokens, plus an index of all documents if common shingles are excluded.
    pub(super) fn of(corpus: &Corpus, params: &Params) -> Self {
        let reader = Reader::new(params).without_exclusions();
        let templates: Vec<Vec<u64>> = corpus.template_sources().map(|source| reader.read(&source).hashes).collect();
        let templates = TemplateText::of(templates.iter().map(Vec::as_slice), params.k);
        Self { templates, common: common_shingles(corpus, params) }
    }

    /// Whether nothing is excluded from a text.
    pub(super) fn exclude_nothing(&self, text: &TextTokens) -> bool {
        self.templates.is_empty() && self.common.is_empty() && text.stretches.iter().all(|it| it.reason.is_none())
    }
}

/// The shingles in too many documents, ascending; none if the exact sets are not kept, or contain no runs.
fn common_shingles(corpus: &Corpus, params: &Params) -> Vec<u64> {
    let documents = corpus.documents();
    let known = |sketch: &Option<_>| {
        sketch.as_ref().is_some_and(|sketch: &crate::corpus::document::DocumentSketch| sketch.sizes.is_none())
    };
    if params.max_document_frequency == 0
        || params.reach > 0
        || !documents.iter().all(|document| known(&document.sketch))
    {
        return Vec::new();
    }
    let participants = Participants::of(documents, &|_| true);
    Index::build(&participants.sets(documents), participants.layout, index::TermRules::of(params))
        .statistics
        .common_shingles
}

/// The excluded tokens of one text, and its compared windows.
pub(super) struct Marks {
    /// By token; empty if all are compared.
    labels: Vec<Label>,
    /// Whether each token is excluded, for [`crate::align::passages`]; empty if none is.
    pub(super) masked: Vec<bool>,
}

impl Marks {
    /// Labels the tokens of a text. O(n log t) for n tokens and t tokens in templates.
    pub(super) fn of(text: &LocatedText, rules: &ExclusionRules, params: &Params) -> Self {
        if rules.exclude_nothing(&text.text) {
            return Self { labels: Vec::new(), masked: Vec::new() };
        }
        // Only common shingles are looked up by their fingerprints.
        let fingerprints = if rules.common.is_empty() { Vec::new() } else { text.fingerprints(params) };
        let edited = params.exclude_edited_template;
        let excluded = Excluded { templates: &rules.templates, edited, common: &rules.common };
        let labels = labels(&text.text, &fingerprints, params.k, excluded);
        let masked = labels.iter().map(|&label| label != Label::Compared).collect();
        Self { labels, masked }
    }

    /// The windows of k tokens that are compared: each with its first token and its fingerprint, ascending by token. As for
    /// the sketch, windows in edited templates are excluded before winnowing, and those that templates or too many documents
    /// contain after it.
    pub(super) fn compared(&self, text: &LocatedText, rules: &ExclusionRules, params: &Params) -> Vec<(u32, u64)> {
        let k = params.k as usize;
        let fingerprints = text.fingerprints(params);
        let shingles: Vec<u64> = Shingles::new(&text.text.hashes, params.k).collect();
        let in_template = |first: usize| rules.templates.contains(shingles[first]);
        let mut compared = Vec::new();
        for stretch in text.text.stretches.iter().filter(|stretch| stretch.reason.is_none()) {
            let firsts = stretch.tokens.start..(stretch.tokens.end + 1).saturating_sub(k);
            let is_edited = |first: usize| {
                let window = self.labels.get(first..first + k).filter(|_| params.exclude_edited_template);
                window.is_some_and(|labels| labels.iter().all(|&label| label == Label::Template)) && !in_template(first)
            };
            let (firsts, numbers): (Vec<usize>, Vec<u64>) =
                firsts.filter(|&first| !is_edited(first)).map(|first| (first, fingerprints[first])).unzip();
            let kept = winnowing::kept(&numbers, params.winnow);
            let windows = firsts.into_iter().zip(numbers).zip(kept);
            let windows = windows.filter(|&(_, is_kept)| is_kept).map(|(window, _)| window);
            compared.extend(
                windows
                    .filter(|&(first, number)| rules.common.binary_search(&number).is_err() && !in_template(first))
                    .map(|(first, number)| (first as u32, number)),
            );
        }
        compared
    }

    /// Takes off the labels of matched tokens: evidence compares words, or the tokens of programs, whatever k is, so a rule for
    /// shingles may exclude a part of a match. No token is then shown, or counted, as matched and excluded at once.
    pub(super) fn set_matched(&mut self, matched: &[Range<u32>]) {
        for range in matched {
            if let Some(labels) = self.labels.get_mut(range.start as usize..range.end as usize) {
                labels.fill(Label::Compared);
            }
        }
    }

    /// The excluded stretches, each with its reason.
    pub(super) fn excluded(&self, text: &LocatedText) -> Vec<ExcludedStretch> {
        let mut stretches = Vec::new();
        let mut start = 0;
        for same in self.labels.chunk_by(|x, y| x == y) {
            let end = start + same.len() as u32;
            if same[0] != Label::Compared {
                let span = text.span(start..end);
                stretches.push(ExcludedStretch { start: span.start.0, end: span.end.0, label: same[0] });
            }
            start = end;
        }
        stretches
    }

    /// The number of tokens of each kind, of which `in_passages` are matched; no matched token is excluded.
    pub(super) fn breakdown(&self, text: &LocatedText, in_passages: u32) -> TokenBreakdown {
        let tokens = text.counted(0..text.text.hashes.len() as u32);
        let mut breakdown = TokenBreakdown { tokens, shared: in_passages, ..TokenBreakdown::default() };
        let mut start = 0;
        for same in self.labels.chunk_by(|x, y| x == y) {
            let end = start + same.len() as u32;
            let counted = text.counted(start..end);
            match same[0] {
                Label::Quoted => breakdown.quoted += counted,
                Label::Reference => breakdown.references += counted,
                Label::Template => breakdown.template += counted,
                Label::Common => breakdown.common += counted,
                Label::Compared => {}
            }
            start = end;
        }
        breakdown
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;
    use crate::corpus::NewDocument;
    use crate::params::{Fingerprint, Unit, Whitespace};
    use crate::report::Role;
    use crate::shingle::fingerprint::FingerprintSet;
    use crate::text::lexicon::word_params;
    use crate::text::word;

    const PIECES: [&str; 17] = [
        "T h e c a t s a t o n t h e m a t a n d l o o k e d a t t h e m o o n a n d t h e n i t r a i n e d f o r a w e e k ",
        "p l e a s e e x p l a i n i n y o u r o w n w o r d s w h y t h e s k y i s b l u e ",
        "thе саt sat оn the mаt ",
        "please explain in your own words why the sky is blue ",
        "please explain in his own words why the sky is blue ",
        "“we hold these truths to be self-evident” ",
        "‘one two three four five’\u{301}x ",
        "the cat sat on the mat and looked at the moon ",
        "and then it rained for a week, as it does here ",
        "the answer is that short waves are bent more ",
        "nobody knows ",
        "Она сказала «дом стоит на горе у реки» и ушла. ",
        "她说「今天天气很好我们去公园」了 ",
        "\n\nReferences\n\nJefferson, T. (1776). The Declaration. Philadelphia.\n\n",
        "c\u{200b}o\u{200b}p\u{200b}y ",
        "e.g. ",
        "\n",
    ];

    fn params() -> impl Strategy<Value = Params> {
        let kinds = prop::sample::select(vec![Fingerprint::Rolling, Fingerprint::Crc64]);
        let switches = prop::array::uniform7(any::<bool>());
        (kinds, switches, 1..6_u32, 0..6_u32, 0..3_u32).prop_map(|(fingerprint, switches, k, winnow, most)| {
            let [characters, quotes, references, edited, keep_punctuation, deobfuscate, stem] = switches;
            let (unit, whitespace) =
                if characters { (Unit::Characters, Whitespace::Collapse) } else { (Unit::Words, Whitespace::Keep) };
            Params::builder()
                .unit(unit)
                .whitespace(whitespace)
                .fingerprint(fingerprint)
                .k(k)
                .winnow(winnow)
                .max_document_frequency(if most == 2 { 2 } else { 0 })
                .exclude_quotes(quotes)
                .exclude_references(references)
                .exclude_edited_template(edited)
                .strip_punctuation(!keep_punctuation)
                .deobfuscate(deobfuscate)
                .stem(if stem { 4 } else { 0 })
                .build()
                .expect("valid")
        })
    }

    /// Whether each document's sketch was made of the words and windows that are displayed.
    fn check(corpus: &Corpus, has_quotes_in_template: bool, params: &Params) -> Result<(), TestCaseError> {
        let rules = ExclusionRules::of(corpus, params);
        let reader = Reader::new(params);
        let all: Vec<u32> = (0..corpus.documents().len() as u32).collect();
        let spacing = corpus.spacing_of(&all, params).expect("nothing stops it");
        let template: BTreeSet<u64> = corpus.documents()[0].sketch().fingerprints.iter().copied().collect();
        for document in &corpus.documents()[1..] {
            let source = spacing.source(document).expect("it has its text");
            let text = LocatedText::new(&source, &reader);
            let marks = Marks::of(&text, &rules, params);
            let breakdown = marks.breakdown(&text, 0);
            let counts = document.sketch().counts;
            prop_assert_eq!(
                (breakdown.tokens, breakdown.quoted, breakdown.references),
                (counts.tokens, counts.quoted, counts.referenced)
            );
            prop_assert_eq!(text.text.obfuscation, document.sketch().obfuscation);
            let words = &document.sketch().words;
            let displayed = LocatedText::new(&source, &Reader::new(&word_params(params))).text.words;
            prop_assert_eq!(words.len(), displayed.len());
            for (&sketched, displayed) in words.iter().zip(displayed) {
                prop_assert!(sketched == displayed || (sketched == word::EXCLUDED && !rules.templates.is_empty()));
            }
            let compared = marks.compared(&text, &rules, params);
            let displayed = FingerprintSet::new(compared.iter().map(|&(_, fingerprint)| fingerprint).collect());
            let kept = document.sketch().fingerprints.iter().copied();
            let is_compared = |it: &u64| !template.contains(it) && rules.common.binary_search(it).is_err();
            let sketched = FingerprintSet::new(kept.filter(is_compared).collect());
            // A template's own quotations are excluded from its sketch, but shown as template text elsewhere.
            if !has_quotes_in_template || !(params.exclude_quotes || params.exclude_references) {
                prop_assert_eq!(displayed, sketched);
            }
        }
        Ok(())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]

        /// What is displayed as compared is what was compared, and the tokens are counted alike: also of texts whose spaced
        /// letters are read by the words of the others, beside a new text, and of that text.
        #[test]
        fn display_and_sketch_agree(
            texts in prop::collection::vec(prop::collection::vec(prop::sample::select(&PIECES[..]), 0..9), 3..6),
            new_text in prop::collection::vec(prop::sample::select(&PIECES[..]), 0..9),
            params in params(),
        ) {
            let mut corpus = Corpus::new();
            for (number, text) in texts.iter().enumerate() {
                let role = if number == 0 { Role::Template } else { Role::Submission };
                let new = NewDocument { name: "d".to_owned(), role, author: None };
                corpus.add_document(new, text.concat()).expect("short enough");
            }
            corpus.compare(&params).expect("no cancellation");
            let has_quotes = texts[0].iter().any(|piece| piece.contains(['“', '‘', '«', '「', '(']));
            check(&corpus, has_quotes, &params)?;
            let checked = corpus
                .with_new_text(&NewDocument::named("new"), &new_text.concat(), 1, &params, |corpus| {
                    Ok(check(corpus, has_quotes, &params))
                })
                .expect("no template");
            checked?;
            // Words point at the tokens that they are displayed at, so nothing panics either.
            corpus.passages(1, 2, &params).expect("known");
            corpus.passages_of_new(&NewDocument::named("new"), &new_text.concat(), 1, &params).expect("known");
        }
    }
}
