//! Whole comparisons against counting by hand.

use lookalike::internals::shingle::template::TemplateText;
use lookalike::internals::text::fast::FastTokenizer;
use lookalike::internals::text::token;
use lookalike::params::{Counting, Fingerprint, Measure, Params, Weighting};
use lookalike::report::Role;
use lookalike::{Corpus, NewDocument};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

use super::text::a_text;
use crate::naive;

/// Documents over a small vocabulary, so that they share shingles.
fn a_document() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(vec!["ada", "ben", "Ben", "cy", "da.", "Эва", "漢"]), 0..60)
        .prop_map(|words| words.join(" "))
}

/// A document over a small vocabulary, and of which kind it is.
fn a_labelled_document() -> impl Strategy<Value = (String, u8)> {
    let word = prop::sample::select(vec!["ada", "ben", "cy", "dan", "eva"]);
    (prop::collection::vec(word, 0..30).prop_map(|words| words.join(" ")), 0..8_u8)
}

fn role_of(kind: u8) -> Role {
    match kind {
        0 => Role::Template,
        1 | 2 => Role::Archive,
        _ => Role::Submission,
    }
}

fn add_labelled(corpus: &mut Corpus, text: &str, kind: u8) {
    let author = (kind > 5).then(|| "one".to_owned());
    let new = NewDocument { name: "same".to_owned(), role: role_of(kind), author };
    corpus.add_document(new, text.to_owned()).expect("short enough");
}

proptest! {
    #[test]
    fn stems_and_their_pairs_are_what_counting_by_hand_gives(
        texts in prop::collection::vec(a_text(), 2..5), stem in 0..4_u32, reach in 1..7_u32, bag: bool, crc: bool,
    ) {
        let counting = if bag { Counting::Bag } else { Counting::Set };
        let fingerprint = if crc { Fingerprint::Crc64 } else { Fingerprint::Rolling };
        let params = Params::builder()
            .stem(stem)
            .reach(reach)
            .counting(counting)
            .fingerprint(fingerprint)
            .deobfuscate(false)
            .threshold(0.0)
            .build()
            .expect("valid");
        let mut corpus = Corpus::new();
        for text in &texts {
            corpus.add("same".to_owned(), text.clone()).expect("short enough");
        }
        let report = corpus.compare(&params).expect("nothing stops it");
        let bags: Vec<_> = texts.iter().map(|text| naive::skip_bigrams(&naive::stems(text, &params), &params)).collect();
        let mut expected = BTreeMap::new();
        for b in 0..bags.len() {
            for a in 0..b {
                let all: BTreeSet<_> = bags[a].keys().chain(bags[b].keys()).collect();
                let times = |bag: &BTreeMap<_, u32>, of| bag.get(of).copied().unwrap_or(0);
                let shared: u32 = all.iter().map(|of| times(&bags[a], *of).min(times(&bags[b], *of))).sum();
                let union: u32 = all.iter().map(|of| times(&bags[a], *of).max(times(&bags[b], *of))).sum();
                if shared > 0 {
                    expected.insert((a as u32, b as u32), (shared, union));
                }
            }
        }
        let found: BTreeMap<_, _> = report.listed().map(|p| ((p.a, p.b), (p.shared, p.union))).collect();
        prop_assert_eq!(found, expected);
        // Both ways to read a text agree on what words are cut to.
        for text in &texts {
            let hashes: Vec<u64> = naive::stems(text, &params).iter().map(|stem| token::hash(stem.as_bytes())).collect();
            prop_assert_eq!(FastTokenizer::new(&params).hashes(text), hashes);
        }
    }

    #[test]
    fn a_report_agrees_with_comparing_texts_by_hand(
        texts in prop::collection::vec(a_document(), 0..6), k in 1..4_u32, threshold in 0.0..1.0_f64,
        measure in prop::sample::select(vec![Measure::Jaccard, Measure::Sorensen, Measure::Overlap]),
    ) {
        let params = Params::builder().k(k).threshold(threshold).measure(measure).build().expect("valid");
        let mut corpus = Corpus::new();
        for text in &texts {
            corpus.add("same".to_owned(), text.clone()).expect("short enough");
        }
        let report = corpus.compare(&params).expect("nothing stops it");
        let tokens: Vec<Vec<String>> = texts.iter().map(|text| naive::tokens(text, &params)).collect();
        let sets: Vec<_> = tokens.iter().map(|tokens| naive::shingles(tokens, k as usize)).collect();
        let mut expected = BTreeMap::new();
        for b in 0..sets.len() {
            for a in 0..b {
                let shared = sets[a].intersection(&sets[b]).count();
                let union = sets[a].union(&sets[b]).count();
                let similarity = match measure {
                    Measure::Jaccard => shared as f64 / union as f64,
                    Measure::Sorensen => 2.0 * shared as f64 / (sets[a].len() + sets[b].len()) as f64,
                    Measure::Overlap => shared as f64 / sets[a].len().min(sets[b].len()) as f64,
                };
                if shared > 0 && similarity >= threshold {
                    expected.insert((a as u32, b as u32), (shared as u32, union as u32, similarity.to_bits()));
                }
            }
        }
        let found: BTreeMap<_, _> =
            report.listed().map(|p| ((p.a, p.b), (p.shared, p.union, p.measure(measure).to_bits()))).collect();
        prop_assert_eq!(found, expected);
        for p in report.listed() {
            let [a, b] = [p.a, p.b].map(|document| sets[document as usize].len() as f64);
            let shared = f64::from(p.shared);
            prop_assert_eq!((p.containment_a_in_b, p.containment_b_in_a), (shared / a, shared / b));
            prop_assert_eq!(p.group, report.documents[p.b as usize].group);
        }
        prop_assert!(report.listed().is_sorted_by(|x, y| x.measure(measure) >= y.measure(measure)));
    }

    #[test]
    fn adding_removing_and_comparing_again_changes_nothing(texts in prop::collection::vec(a_document(), 1..6), at in any::<prop::sample::Index>()) {
        let params = Params::builder().k(2).threshold(0.0).build().expect("valid");
        let mut fresh = Corpus::new();
        let mut worn = Corpus::new();
        let add = |corpus: &mut Corpus, text: &str| corpus.add(String::new(), text.to_owned()).expect("short");
        for (index, text) in texts.iter().enumerate() {
            add(&mut fresh, text);
            if index == at.index(texts.len()) {
                let extra = add(&mut worn, "ada ben cy ada");
                worn.compare(&params.to_builder().k(3).seed(9).build().expect("valid")).expect("runs");
                prop_assert!(worn.remove(extra) && !worn.remove(extra));
            }
            add(&mut worn, text);
        }
        let [fresh, worn] = [&mut fresh, &mut worn].map(|c| c.compare(&params).expect("runs"));
        prop_assert_eq!(fresh.pairs, worn.pairs);
        prop_assert_eq!((fresh.digest, fresh.groups), (worn.digest, worn.groups));
    }

    /// All rules at once, against texts compared by hand.
    #[test]
    fn a_report_agrees_with_comparing_by_hand_under_all_rules(
        documents in prop::collection::vec(a_labelled_document(), 1..9),
        k in 1..3_u32, most in 0..4_u32, bag in any::<bool>(), threshold in 0.0..0.6_f64,
        measure in prop::sample::select(vec![Measure::Jaccard, Measure::Sorensen, Measure::Overlap]),
    ) {
        let counting = if bag { Counting::Bag } else { Counting::Set };
        let whole = Params::builder().exclude_edited_template(false).build().expect("valid");
        let params = whole.to_builder()
            .k(k)
            .threshold(threshold)
            .measure(measure)
            .counting(counting)
            .max_document_frequency(most)
            .build()
            .expect("valid");
        let mut corpus = Corpus::new();
        for (text, kind) in &documents {
            add_labelled(&mut corpus, text, *kind);
        }
        // Each shingle with its number among its like: of a set only the first counts.
        let shingles = |text: &str| -> BTreeSet<(Vec<String>, usize)> {
            let tokens = naive::tokens(text, &params);
            let windows: Vec<&[String]> = tokens.windows(k as usize).collect();
            let numbered = windows.iter().enumerate().map(|(at, window)| {
                (window.to_vec(), windows[..at].iter().filter(|earlier| earlier == &window).count())
            });
            numbered.filter(|(_, number)| bag || *number == 0).collect()
        };
        let all: Vec<_> = documents.iter().map(|(text, kind)| (shingles(text), *kind)).collect();
        let left = |shingle: &(Vec<String>, usize)| {
            let holds = |template: bool| {
                let of_kind = all.iter().filter(move |(_, kind)| (role_of(*kind) == Role::Template) == template);
                of_kind.filter(|(set, _)| set.contains(shingle)).count()
            };
            holds(true) == 0 && (most == 0 || holds(false) <= most as usize)
        };
        let sets: Vec<BTreeSet<_>> = all.iter().map(|(set, _)| set.iter().filter(|s| left(s)).collect()).collect();
        let mut expected = BTreeMap::new();
        for b in 0..sets.len() {
            for a in 0..b {
                let [kind_a, kind_b] = [a, b].map(|d| documents[d].1);
                let template = kind_a == 0 || kind_b == 0;
                let archive = role_of(kind_a) == Role::Archive && role_of(kind_b) == Role::Archive;
                if template || archive || (kind_a > 5 && kind_b > 5) {
                    continue;
                }
                let shared = sets[a].intersection(&sets[b]).count();
                let [x, y] = [sets[a].len(), sets[b].len()];
                let whole = match measure {
                    Measure::Jaccard => (x + y - shared) as f64,
                    Measure::Sorensen => (x + y) as f64 / 2.0,
                    Measure::Overlap => x.min(y) as f64,
                };
                if shared > 0 && shared as f64 / whole >= threshold {
                    expected.insert((a as u32, b as u32), (shared as u32, (x + y - shared) as u32));
                }
            }
        }
        let report = corpus.compare(&params).expect("nothing stops it");
        let found: BTreeMap<_, _> = report.listed().map(|p| ((p.a, p.b), (p.shared, p.union))).collect();
        prop_assert_eq!(&found, &expected);

        // Each document asked for by itself finds its pairs.
        if let Some((&(a, b), &(shared, union))) = expected.first_key_value() {
            let pair = corpus.passages(a, b, &params).expect("known").pair;
            prop_assert_eq!((pair.shared, pair.union), (shared, union));
        }
    }

    /// Template text with edits, token by token.
    #[test]
    fn edited_template_text_is_covered_as_by_definition(
        template in prop::collection::vec(0..6_u64, 0..60), document in prop::collection::vec(0..6_u64, 0..60),
        second in prop::collection::vec(0..6_u64, 0..9), k in 1..4_u32,
    ) {
        let templates = [template, second];
        let mut sorted = templates.clone();
        sorted.sort_unstable();
        let text = TemplateText::of(templates.iter().map(Vec::as_slice), k);
        let covers: Vec<_> = text.covers(&document, true).into_iter().map(|cover| (cover.start, cover.end)).collect();
        prop_assert_eq!(covers, naive::template_covers(&sorted, &document, k as usize));
    }

    /// Pairs that are named are compared whatever their roles: as if all documents but the templates were submissions.
    #[test]
    fn named_pairs_are_compared_whatever_their_roles(
        documents in prop::collection::vec(a_labelled_document(), 2..9), rarity in any::<bool>(),
        most in 0..4_u32, bag in any::<bool>(),
    ) {
        let counting = if bag { Counting::Bag } else { Counting::Set };
        let weighting = if rarity { Weighting::Rarity } else { Weighting::Equal };
        let params = Params::builder()
            .k(2)
            .threshold(0.0)
            .counting(counting)
            .weighting(weighting)
            .max_document_frequency(most)
            .build()
            .expect("valid");
        let compared: Vec<u32> =
            (0..documents.len() as u32).filter(|&at| role_of(documents[at as usize].1) != Role::Template).collect();
        let pairs: Vec<(u32, u32)> =
            compared.iter().flat_map(|&b| compared.iter().filter(move |&&a| a < b).map(move |&a| (a, b))).collect();
        let mut corpora = [Corpus::new(), Corpus::new()];
        for (text, kind) in &documents {
            add_labelled(&mut corpora[0], text, *kind);
            let role = if role_of(*kind) == Role::Template { Role::Template } else { Role::Submission };
            let new = NewDocument { role, ..NewDocument::named("same") };
            corpora[1].add_document(new, text.clone()).expect("short enough");
        }
        let [labelled, open] = corpora.map(|mut corpus| {
            let report = corpus.compare_pairs(&pairs, &params).expect("nothing stops it");
            let counts = report.listed().map(|p| ((p.a, p.b), (p.shared, p.union, p.estimate)));
            counts.collect::<BTreeMap<_, _>>()
        });
        prop_assert_eq!(labelled, open);
    }

    /// Whatever was asked before, a query is answered as by a corpus of which nothing was asked.
    #[test]
    fn a_query_does_not_depend_on_earlier_ones(
        documents in prop::collection::vec(a_labelled_document(), 1..9), text in a_labelled_document(),
        asked in prop::collection::vec((any::<bool>(), 0..4_u32, 1..3_u32), 2..5),
    ) {
        let new = NewDocument::named("new");
        let corpus = || {
            let mut corpus = Corpus::new();
            for (text, kind) in &documents {
                add_labelled(&mut corpus, text, *kind);
            }
            corpus
        };
        let mut one = corpus();
        for (rarity, most, k) in asked {
            let weighting = if rarity { Weighting::Rarity } else { Weighting::Equal };
            let params = Params::builder()
                .k(k)
                .threshold(0.0)
                .weighting(weighting)
                .max_document_frequency(most)
                .build()
                .expect("valid");
            let found = one.query(&new, &text.0, &params).expect("exact");
            let afresh = corpus().query(&new, &text.0, &params).expect("exact");
            prop_assert_eq!(format!("{found:?}"), format!("{afresh:?}"));
        }
    }

    /// In which order documents come changes no count, however many templates there are.
    #[test]
    fn counts_do_not_depend_on_the_order_of_documents(
        documents in prop::collection::vec((prop::collection::vec(0..5_u8, 1..40), 0..3_u8), 2..8), turn in 0..8_usize,
    ) {
        let params = Params::builder().k(2).threshold(0.0).build().expect("valid");
        // Words of which templates and texts share many, so that there are edited templates; names say who is who.
        let mut numbered: Vec<(usize, String, u8)> = (0..).zip(&documents).map(|(number, (words, kind))| {
            (number, words.iter().map(|word| format!("word{word}")).collect::<Vec<_>>().join(" "), *kind)
        }).collect();
        let mut counts = Vec::new();
        for _ in 0..2 {
            let mut corpus = Corpus::new();
            for (number, text, kind) in &numbered {
                let role = if *kind == 0 { Role::Template } else { Role::Submission };
                let new = NewDocument { role, ..NewDocument::named(&number.to_string()) };
                corpus.add_document(new, text.clone()).expect("short enough");
            }
            let report = corpus.compare(&params).expect("nothing stops it");
            let mut documents: Vec<_> =
                report.documents.iter().map(|d| (d.name.clone(), d.distinct, d.in_template, d.compared)).collect();
            documents.sort_unstable();
            let name = |document: u32| report.documents[document as usize].name.clone();
            let mut pairs: Vec<_> = report.listed().map(|p| {
                let (a, b) = (name(p.a), name(p.b));
                (a.clone().min(b.clone()), a.max(b), p.shared, p.union)
            }).collect();
            pairs.sort_unstable();
            counts.push((documents, pairs));
            let places = numbered.len();
            numbered.rotate_left(turn % places);
            numbered.reverse();
        }
        prop_assert_eq!(&counts[0], &counts[1]);
    }

    /// A query finds what adding the text and comparing everything finds.
    #[test]
    fn a_query_is_a_row_of_the_comparison(
        documents in prop::collection::vec(a_labelled_document(), 1..9), text in a_labelled_document(), threshold in 0.0..0.6_f64,
    ) {
        let params = Params::builder().k(2).threshold(threshold).build().expect("valid");
        let mut corpus = Corpus::new();
        for (text, kind) in &documents {
            add_labelled(&mut corpus, text, *kind);
        }
        let author = (text.1 > 5).then(|| "one".to_owned());
        let new = NewDocument { name: "new".to_owned(), role: Role::Submission, author };
        let found = corpus.query(&new, &text.0, &params).expect("exact");
        let id = corpus.add_document(new, text.0).expect("short enough");
        let report = corpus.compare(&params).expect("nothing stops it");
        let expected: BTreeMap<u32, (u32, u32)> =
            report.listed().filter(|p| p.b == id).map(|p| (p.a, (p.shared, p.union))).collect();
        let similar: BTreeMap<u32, (u32, u32)> = found.similar.iter().map(|s| (s.id, (s.shared, s.union))).collect();
        prop_assert_eq!(similar, expected);
    }
}
