//! Evidence from text to list: what was copied is found, reworded or not, and what was not copied is not listed.

use lookalike::internals::align::evidence::clusters::clusters;
use lookalike::internals::align::evidence::counts::total_score;
use lookalike::internals::align::evidence::matching::NONE;
use lookalike::internals::align::evidence::places::Places;
use lookalike::internals::align::evidence::point::Point;
use lookalike::internals::align::evidence::points::supported;
use lookalike::internals::align::evidence::text_pair::TextPair;
use lookalike::internals::align::evidence::{PassageLimits, SharedPassage, Text, find};
use lookalike::params::{Params, Unit};
use lookalike::report::{CounterpartKind, Passage, Report, Role};
use lookalike::{Corpus, NewDocument};
use proptest::prelude::*;
use std::collections::BTreeMap;

use crate::naive;

/// Numbers that look random and are the same everywhere.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        (self.0 >> 33) as usize % count
    }

    /// A made-up word: common ones are short and often, the others many.
    fn word(&mut self) -> String {
        const COMMON: [&str; 12] = ["the", "of", "and", "to", "in", "a", "is", "that", "for", "it", "as", "was"];
        const SOUNDS: [&str; 16] =
            ["ba", "do", "ke", "li", "mu", "na", "po", "ra", "se", "ti", "vu", "wo", "zi", "fa", "ge", "hu"];
        if self.below(5) < 2 {
            return COMMON[self.below(12)].to_owned();
        }
        (0..4).map(|_| SOUNDS[self.below(16)]).collect()
    }

    pub fn text(&mut self, words: usize) -> Vec<String> {
        (0..words).map(|_| self.word()).collect()
    }

    /// A text with a quarter of its words replaced, and the others in another order within ten words.
    pub fn reworded(&mut self, text: &[String]) -> Vec<String> {
        let mut reworded = Vec::new();
        for part in text.chunks(10) {
            let mut part = part.to_vec();
            for at in 0..part.len() {
                let other = self.below(part.len());
                part.swap(at, other);
                if self.below(4) == 0 {
                    part[at] = self.word();
                }
            }
            reworded.extend(part);
        }
        reworded
    }
}

pub fn corpus_of(texts: &[Vec<String>]) -> Corpus {
    let mut corpus = Corpus::new();
    for (number, text) in texts.iter().enumerate() {
        corpus.add(format!("text {number}"), text.join(" ")).expect("short");
    }
    corpus
}

fn compared(texts: &[Vec<String>]) -> Report {
    corpus_of(texts).compare(&Params::default()).expect("nothing stops it")
}

/// Thirty essays, of which the eighth holds two stretches of the fourth, put in by `copy`.
fn essays(copy: impl Fn(&mut Dice, &[String]) -> Vec<String>) -> Vec<Vec<String>> {
    let mut dice = Dice(7);
    let mut texts: Vec<Vec<String>> = (0..30).map(|_| dice.text(2_000)).collect();
    for (from, to) in [(300, 900), (1_200, 100)] {
        let copied = copy(&mut dice, &texts[3][from..from + 120]);
        texts[7].splice(to..to + 120, copied);
    }
    texts
}

#[test]
fn a_replaced_word_is_an_edit_whatever_its_hash() {
    let copied = "Each November the harbour froze before the last of the fishing boats came home, and my father, who could \
                  hate nobody for long, burned any wood that was left in the shed to keep the lamp of the old lighthouse \
                  alight until the final mast was in.";
    for (word, other) in [("father", "sister"), ("hate", "student")] {
        let mut corpus = Corpus::new();
        let a = corpus.add("a", copied).expect("short");
        let b = corpus.add("b", copied.replace(word, other)).expect("short");
        let detail = corpus.passages(a, b, &Params::default()).expect("known");
        let [passage] = &detail.passages[..] else { panic!("{:?}", detail.passages) };
        assert_eq!((passage.matched_a + 1, passage.edits.len()), (passage.a_tokens, 1), "{word} {other}");
        assert_eq!(passage.counterparts, []);
    }
}

#[test]
fn a_long_copy_with_one_changed_word_is_counted_whole() {
    // The weights of so many words add up to more than 2³¹.
    let words: Vec<u32> = (1..=1_100_000_u32).map(|number| number.wrapping_mul(0x9e37_79b1) | 1 << 8).collect();
    let mut changed = words.clone();
    changed[600_000] = 1 << 8;
    let [places_a, places_b] = [&words, &changed].map(|words| Places::of(words));
    let [a, b] = [(&words, &places_a), (&changed, &places_b)].map(|(words, places)| Text { words, places });
    for (a, b, changed) in [(&a, &b, 1), (&a, &a, 0)] {
        let found = find(a, b, PassageLimits::default());
        let matched: u32 = found.iter().map(SharedPassage::matched_a).sum();
        assert_eq!((found.len(), matched + changed), (1, 1_100_000));
        assert!(found[0].score > 1 << 31, "{}", found[0].score);
        assert_eq!(u32::try_from(found[0].score), Ok(total_score(&found)));
    }
}

#[test]
fn two_copied_paragraphs_are_on_top_of_thirty_essays() {
    let report = compared(&essays(|_, stretch| stretch.to_vec()));
    let pair = report.pair(0).expect("it is listed");
    let evidence = pair.evidence.expect("it has evidence");
    assert_eq!((pair.a, pair.b, report.pairs.len()), (3, 7, 1));
    assert!(pair.jaccard < 0.2, "{}", pair.jaccard);
    assert!((230..=250).contains(&evidence.counts.matched_a) && evidence.counts.verbatim_a >= 230, "{evidence:?}");
    assert_eq!(evidence.counts.passages, 2);
    assert!(evidence.expected_by_chance.is_some_and(|expected| expected < 1e-3));
    assert_eq!((report.totals.pairs_with_evidence, report.totals.pairs_above_threshold), (1, 0));
}

#[test]
fn reworded_paragraphs_are_listed_and_marked() {
    let texts = essays(Dice::reworded);
    let report = compared(&texts);
    let evidence = report.pair(0).and_then(|pair| pair.evidence).expect("it has evidence");
    assert_eq!((report.pairs.a[0], report.pairs.b[0], report.pairs.len()), (3, 7, 1));
    assert!(evidence.counts.matched_a > 120 && evidence.counts.verbatim_a < 60, "{evidence:?}");
    // The passages shown side by side have the counts of the list.
    let mut corpus = corpus_of(&texts);
    let shown = corpus.passages(3, 7, &Params::default()).expect("both are there");
    assert_eq!(shown.passages.iter().map(|passage| passage.matched_a).sum::<u32>(), evidence.counts.matched_a);
    let swapped = corpus.passages(7, 3, &Params::default()).expect("both are there");
    assert_eq!(swapped.passages.iter().map(|passage| passage.matched_b).sum::<u32>(), evidence.counts.matched_a);
    let moved = |passage: &Passage| passage.counterparts.iter().any(|part| part.kind == CounterpartKind::Moved);
    assert!(shown.passages.iter().all(moved));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// The numbers of a pair without some of its passages are thus those of the others.
    #[test]
    fn the_numbers_of_a_pair_are_the_sums_over_its_passages(
        seed in any::<u64>(),
        copies in prop::collection::vec((0..8_usize, 15..80_usize, any::<bool>()), 1..5),
    ) {
        let mut dice = Dice(seed);
        let mut texts: Vec<Vec<String>> = (0..4).map(|_| dice.text(800)).collect();
        for (part, words, is_reworded) in copies {
            let copied = texts[0][100 * part..100 * part + words].to_vec();
            let copied = if is_reworded { dice.reworded(&copied) } else { copied };
            let to = dice.below(texts[1].len());
            texts[1].splice(to..to, copied);
        }
        let params = Params::default();
        let mut corpus = corpus_of(&texts);
        let shown = corpus.passages(0, 1, &params).expect("both are there");
        // Without evidence, stretches of equal words are shown, which no number counts.
        prop_assume!(shown.pair.evidence.is_some());
        let counts = shown.pair.evidence.expect("assumed").counts;
        prop_assert_eq!(sums(&shown.passages), [
            counts.matched_a, counts.matched_b, counts.verbatim_a, counts.verbatim_b,
        ]);
        prop_assert_eq!(shown.passages.len() as u32, counts.passages);
        // A text that is not added shares the same passages.
        let new = texts.remove(1).join(" ");
        corpus.remove(1);
        let of_new = corpus.passages_of_new(&NewDocument::named("text 1"), &new, 0, &params).expect("it is there");
        prop_assert_eq!(sums(&of_new.passages), [
            counts.matched_b, counts.matched_a, counts.verbatim_b, counts.verbatim_a,
        ]);
        prop_assert_eq!(corpus.documents().len(), 3);
    }
}

/// Matched and verbatim words of passages on either side.
fn sums(passages: &[Passage]) -> [u32; 4] {
    passages.iter().fold([0; 4], |[a, b, c, d], one| {
        [a + one.matched_a, b + one.matched_b, c + one.verbatim_a, d + one.verbatim_b]
    })
}

/// The matched words of the pairs that are listed among thirty essays, of which some `pairs` share 28 words, reworded, and how many
/// pairs are left out because too many have only few words.
fn matched_among_essays_with_sentences(pairs: usize) -> (Vec<u32>, u64) {
    let mut dice = Dice(11);
    let mut texts: Vec<Vec<String>> = (0..30).map(|_| dice.text(600)).collect();
    for pair in 0..pairs {
        let copied = dice.reworded(&texts[2 * pair][200..228]);
        texts[2 * pair + 1].splice(300..328, copied);
    }
    let report = compared(&texts);
    let counts = (0..report.pairs.len()).filter_map(|row| Some(report.pair(row)?.evidence?.counts));
    (counts.map(|counts| counts.matched_a.min(counts.matched_b)).collect(), report.totals.pairs_with_few_words)
}

#[test]
fn a_few_rare_words_list_a_pair_unless_such_pairs_are_the_most() {
    for pairs in [2, 4] {
        let (listed, left_out) = matched_among_essays_with_sentences(pairs);
        assert!(listed.iter().any(|matched| (18..25).contains(matched)), "{listed:?}");
        assert_eq!(left_out, 0);
    }
    let (listed, left_out) = matched_among_essays_with_sentences(14);
    assert!(listed.iter().all(|&matched| matched >= 25), "{listed:?}");
    assert!(left_out > 6, "{left_out}");
}

#[test]
fn a_new_text_with_short_pieces_of_several_has_as_many_as_a_comparison_of_all() {
    for pieces in [1, 3, 6, 12] {
        let mut dice = Dice(11);
        let texts: Vec<Vec<String>> = (0..30).map(|_| dice.text(600)).collect();
        let mut new = dice.text(60);
        for text in &texts[..pieces] {
            new.extend(dice.reworded(&text[200..228]));
            new.extend(dice.text(60));
        }
        let mut corpus = corpus_of(&texts);
        let name = NewDocument::named("new");
        let found = corpus.evidence_for(&name, &new.join(" "), &Params::default()).expect("short").expect("on");
        corpus.add("new", new.join(" ")).expect("short");
        let report = corpus.compare(&Params::default()).expect("nothing stops it");
        let of_both = [found.documents.len() as u64, found.with_few_words];
        assert_eq!(of_both, [report.totals.pairs_with_evidence, report.totals.pairs_with_few_words], "{pieces}");
        assert!(of_both[0] + of_both[1] + u64::from(pieces > 3) * 2 >= pieces as u64, "{pieces}: {of_both:?}");
    }
}

#[test]
fn reports_on_one_form_are_usual_and_copies_among_them_are_listed() {
    let (mut listed, mut usual) = (0, 0);
    for seed in 0..6 {
        let mut dice = Dice(seed);
        let form = dice.text(110);
        let mut texts: Vec<Vec<String>> = (0..11)
            .map(|_| {
                let mut answers = dice.reworded(&form);
                answers = dice.reworded(&answers);
                answers.extend(dice.text(250));
                answers
            })
            .collect();
        let honest = compared(&texts).totals;
        listed += honest.pairs_with_evidence;
        usual += honest.usual_pairs;
        for [from, to] in [[0, 1], [2, 3], [4, 5]] {
            let copied = dice.reworded(&texts[from][80..280]);
            texts[to].splice(80..280, copied);
        }
        let report = compared(&texts);
        let pairs: Vec<(u32, u32)> = report.listed().take(3).map(|pair| (pair.a, pair.b)).collect();
        assert!([(0, 1), (2, 3), (4, 5)].iter().all(|pair| pairs.contains(pair)), "{seed}: {pairs:?}");
    }
    assert!(usual > 60 && 3 * listed < usual, "{usual} {listed}");
}

#[test]
fn the_order_of_the_documents_changes_no_list() {
    let mut copied = 0;
    for seed in 0..40 {
        let mut dice = Dice(seed);
        let mut texts: Vec<Vec<String>> = (0..8).map(|number| dice.text(150 + 200 * number)).collect();
        for _ in 0..4 {
            let [from, to] = [dice.below(8), dice.below(8)];
            let (length, place) = (20 + dice.below(60), dice.below(70));
            let piece = texts[from][place..place + length].to_vec();
            let piece = dice.reworded(&piece);
            let piece = dice.reworded(&piece);
            let at = dice.below(texts[to].len());
            texts[to].splice(at..at, piece);
        }
        let list = |order: &[usize]| {
            let mut corpus = Corpus::new();
            for &text in order {
                corpus.add(text.to_string(), texts[text].join(" ")).expect("short");
            }
            let report = corpus.compare(&Params::default()).expect("nothing stops it");
            let name = |at: u32| order[at as usize];
            let mut listed: Vec<(usize, usize, u32)> = report
                .listed()
                .filter_map(|pair| {
                    let [a, b] = [pair.a, pair.b].map(name);
                    Some((a.min(b), a.max(b), pair.evidence?.counts.fewer()))
                })
                .collect();
            listed.sort_unstable();
            (listed, report.totals.pairs_aligned)
        };
        let expected = list(&[0, 1, 2, 3, 4, 5, 6, 7]);
        for order in [[7, 6, 5, 4, 3, 2, 1, 0], [3, 1, 7, 5, 0, 2, 6, 4], [6, 2, 4, 0, 5, 7, 1, 3]] {
            assert_eq!(list(&order), expected, "{seed} {order:?}");
        }
        copied += expected.0.len();
    }
    assert!(copied > 30, "{copied}");
}

#[test]
fn words_copied_beside_the_task_list_a_pair() {
    for seed in 0..8 {
        let mut dice = Dice(seed);
        let (task, copied) = (dice.text(60), dice.text(30));
        for (before, behind) in [(30, 0), (0, 30), (15, 15)] {
            let mut text = |number: usize| {
                let mut parts = [dice.text(80), task.clone(), dice.text(100)];
                if number < 2 {
                    parts[0].extend_from_slice(&copied[30 - before..]);
                    parts[2].splice(..0, copied[..behind].iter().cloned());
                }
                parts.concat()
            };
            let texts: Vec<Vec<String>> = (0..45).map(&mut text).collect();
            let report = compared(&texts);
            assert_eq!((&report.pairs.a[..], &report.pairs.b[..]), (&[0][..], &[1][..]), "{seed} {before} {behind}");
        }
    }
}

#[test]
fn nothing_is_listed_where_nothing_was_copied() {
    let mut dice = Dice(11);
    let texts: Vec<Vec<String>> = (0..120).map(|number| dice.text(200 + 10 * number)).collect();
    assert_eq!(compared(&texts).pairs.len(), 0);
}

#[test]
fn forms_of_a_word_count_as_reworded() {
    let mut dice = Dice(13);
    let mut texts: Vec<Vec<String>> = (0..4).map(|_| dice.text(400)).collect();
    let forms: Vec<String> = texts[0][100..200].iter().map(|word| format!("{word}ing")).collect();
    texts[1].splice(50..50, forms);
    let mut corpus = corpus_of(&texts);
    let shown = corpus.passages(0, 1, &Params::default()).expect("both are there");
    let [passage] = &shown.passages[..] else { panic!("one passage, not {:?}", shown.passages) };
    assert!(passage.tokens < 10 && passage.matched_a > 45, "{passage:?}");
    assert!(passage.counterparts.iter().any(|part| part.kind == CounterpartKind::Reworded));
}

/// A text whose words are as unevenly frequent as those of a book.
fn book(dice: &mut Dice, words: usize) -> Vec<String> {
    let mut rank = || (0..3).fold(3_000, |most, _| dice.below(most) + 1);
    (0..words).map(|_| format!("w{}", rank())).collect()
}

/// Two texts of so many words, and runs of 30 words that the second has from the first, as their first words in either.
fn books_with_runs(dice: &mut Dice, words: usize, runs: usize) -> ([Vec<String>; 2], Vec<usize>) {
    let first = book(dice, words);
    let mut second = book(dice, words);
    let step = words / runs;
    let places: Vec<usize> = (0..runs).map(|run| run * step + dice.below(step - 30)).collect();
    for (run, &to) in places.iter().enumerate() {
        let from = (run * 7 + 3) % runs * step;
        second[to..to + 30].clone_from_slice(&first[from..from + 30]);
    }
    ([first, second], places)
}

#[test]
fn every_verbatim_run_of_thirty_words_of_two_books_is_in_a_passage() {
    let mut dice = Dice(4);
    let (texts, places) = books_with_runs(&mut dice, 40_000, 40);
    let mut corpus = corpus_of(&texts);
    let detail = corpus.passages(0, 1, &Params::default()).expect("both texts are there");
    let units: Vec<u32> = std::iter::once(0)
        .chain(texts[1].iter().scan(0, |sum, word| {
            *sum += word.len() as u32 + 1;
            Some(*sum)
        }))
        .collect();
    let lost: Vec<usize> = places
        .into_iter()
        .filter(|&at| !detail.passages.iter().any(|it| it.b_start <= units[at] && it.b_end + 1 >= units[at + 30]))
        .collect();
    assert!(lost.is_empty(), "{lost:?}");
}

#[test]
fn no_number_depends_on_the_order_of_the_documents() {
    let mut dice = Dice(12);
    let mut texts: Vec<Vec<String>> = (0..30).map(|number| dice.text(300 + 37 * number)).collect();
    for source in 0..15 {
        let (reworded, copied) = (dice.reworded(&texts[source][20..80]), texts[source][100..126].to_vec());
        texts[29 - source].splice(10..70, reworded);
        texts[(source + 7) % 30].splice(200..226, copied);
    }
    let numbers = |order: &[usize]| {
        let mut corpus = Corpus::new();
        for &at in order {
            let author = (at % 4 == 0).then(|| format!("author {}", at % 3));
            let new = NewDocument { name: format!("text {at}"), author, role: Role::Submission };
            corpus.add_document(new, texts[at].join(" ")).expect("short");
        }
        let params = Params::builder().threshold(0.0).build().expect("valid");
        let report = corpus.compare(&params).expect("nothing stops it");
        let of_pairs: BTreeMap<[usize; 2], Option<u64>> = (0..report.pairs.len())
            .filter_map(|at| report.pair(at))
            .filter_map(|pair| {
                let mut documents = [pair.a, pair.b].map(|id| order[id as usize]);
                documents.sort_unstable();
                Some((documents, pair.evidence?.expected_by_chance.map(f64::to_bits)))
            })
            .collect();
        assert!(of_pairs.len() >= 15, "{of_pairs:?}");
        (of_pairs, report.totals.expected_by_chance.map(f64::to_bits), report.totals.expected_candidates.to_bits())
    };
    let mut order: Vec<usize> = (0..texts.len()).collect();
    let expected = numbers(&order);
    for _ in 0..6 {
        for at in 0..order.len() {
            let other = dice.below(order.len());
            order.swap(at, other);
        }
        assert_eq!(numbers(&order), expected, "{order:?}");
    }
}

/// Sentences that lie in one cluster of matches, in another order in each text, so that no passage has all of them in order.
#[test]
fn copied_sentences_are_matched_in_whatever_order_they_stand() {
    let mut dice = Dice(6);
    for _ in 0..10 {
        let sentences: Vec<Vec<String>> = (0..10).map(|_| dice.text(24)).collect();
        let mut order: Vec<usize> = (0..10).collect();
        for at in 0..10 {
            let other = dice.below(10);
            order.swap(at, other);
        }
        let shuffled = order.iter().flat_map(|&at| sentences[at].clone()).collect();
        let report = compared(&[sentences.concat(), shuffled]);
        let counts = report.pair(0).and_then(|pair| pair.evidence).expect("it is a copy").counts;
        assert!(counts.verbatim_a >= 180 && counts.verbatim_b >= 180, "{order:?} {counts:?}");
    }
}

/// In a small batch, each word of the passage occurs in thirty texts.
#[test]
fn a_passage_that_thirty_texts_share_in_other_words_is_found_in_each() {
    let mut dice = Dice(7);
    let passage = dice.text(150);
    let mut texts: Vec<Vec<String>> = (0..30).map(|_| dice.text(400)).collect();
    for text in &mut texts {
        let reworded = passage.iter().map(|word| if dice.below(5) == 0 { dice.word() } else { word.clone() });
        text.splice(200..200, reworded);
    }
    assert_eq!(compared(&texts).totals.pairs_with_evidence, 30 * 29 / 2);
}

#[test]
fn a_task_that_more_than_forty_texts_begin_with_lists_none_of_them() {
    let mut dice = Dice(5);
    let task = dice.text(60);
    let mut texts: Vec<Vec<String>> = (0..45).map(|_| [task.clone(), dice.text(500)].concat()).collect();
    // By these two words more than the task, six pairs are candidates, and are aligned over the task as well.
    for texts in texts[..12].chunks_mut(2) {
        let more = dice.text(2);
        for text in texts {
            text[60..62].clone_from_slice(&more);
        }
    }
    assert_eq!(compared(&texts).totals.pairs_with_evidence, 0);
    // Whoever copied more than the task is listed, and the task hardly counts.
    let copied = texts[20][100..160].to_vec();
    texts[30].splice(200..200, copied);
    let report = compared(&texts);
    assert_eq!((&report.pairs.a[..], &report.pairs.b[..]), (&[20][..], &[30][..]));
    let evidence = report.pairs.evidence.first().expect("listed for it");
    assert!(evidence.counts.matched_a >= 120 && evidence.weight < 95.0, "{evidence:?}");
}

#[test]
fn a_run_of_forty_words_lists_two_books() {
    let mut dice = Dice(5);
    let first = book(&mut dice, 60_000);
    let mut second = book(&mut dice, 60_000);
    second[50_000..50_040].clone_from_slice(&first[700..740]);
    let report = compared(&[first, second]);
    assert_eq!((report.pairs.len(), report.totals.pairs_with_evidence), (1, 1));
}

#[test]
fn a_copied_sentence_begins_with_its_own_words() {
    // The words before the copy also match some in its middle. From H. D. Thoreau, Walden.
    let copied = "Nations are possessed with an insane ambition to perpetuate the memory of themselves by the amount of \
                  hammered stone they leave. What if equal pains were taken to smooth and polish their manners? One piece \
                  of good sense would be more memorable than a monument as high as the moon.";
    let source = format!(
        "A simple and independent mind does not toil at the bidding of any prince. In Arcadia, when I was there, I did not \
         see any of it. We leave hammered stone and polish our manners. {copied} I love better to see stones in place."
    );
    let essay =
        format!("It seems to me that we build for ourselves alone and never think of others. {copied} So I think.");
    let mut corpus = Corpus::new();
    corpus.add("source", source.clone()).expect("short enough");
    corpus.add("essay", essay.clone()).expect("short enough");
    let detail = corpus.passages(0, 1, &Params::default()).expect("both texts are there");
    let of_source: Vec<&str> =
        detail.passages.iter().map(|it| &source[it.a_start as usize..it.a_end as usize]).collect();
    assert_eq!(of_source, [copied.trim_end_matches('.')]);
    let of_essay: Vec<&str> = detail.passages.iter().map(|it| &essay[it.b_start as usize..it.b_end as usize]).collect();
    assert_eq!(of_essay, of_source);
}

#[test]
fn authors_archives_and_templates_are_respected() {
    let mut dice = Dice(17);
    let copied = dice.text(100);
    let mut corpus = Corpus::new();
    let labels = [
        (Role::Submission, Some("Ada")),
        (Role::Submission, Some("Ada")),
        (Role::Submission, None),
        (Role::Archive, None),
        (Role::Archive, None),
    ];
    for (number, (role, author)) in labels.into_iter().enumerate() {
        let mut text = dice.text(500);
        text.splice(100..100, copied.iter().cloned());
        let new = NewDocument { name: format!("{number}"), role, author: author.map(str::to_owned) };
        corpus.add_document(new, text.join(" ")).expect("short");
    }
    let report = corpus.compare(&Params::default()).expect("nothing stops it");
    let mut listed: Vec<(u32, u32)> = report.listed().map(|pair| (pair.a, pair.b)).collect();
    listed.sort_unstable();
    assert_eq!(listed, [(0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4)]);
    // Template text is excluded.
    let new = NewDocument { role: Role::Template, ..NewDocument::named("form") };
    corpus.add_document(new, copied.join(" ")).expect("short");
    let report = corpus.compare(&Params::default()).expect("nothing stops it");
    assert_eq!(report.pairs.len(), 0);
}

#[test]
fn characters_are_compared_and_words_are_matched() {
    let texts = essays(|_, stretch| stretch.to_vec());
    let params = Params::builder().unit(Unit::Characters).k(9).build().expect("valid");
    let mut corpus = corpus_of(&texts);
    let report = corpus.compare(&params).expect("nothing stops it");
    let evidence = report.pair(0).and_then(|pair| pair.evidence).expect("it has evidence");
    let shown = corpus.passages(3, 7, &params).expect("both are there");
    assert_eq!(shown.passages.iter().map(|passage| passage.matched_a).sum::<u32>(), evidence.counts.matched_a);
    let text = texts[3].join(" ");
    let passage = &shown.passages[0];
    assert!(text[passage.a_start as usize..passage.a_end as usize].split(' ').count() >= 118);
}

#[test]
fn passages_without_gaps_are_found() {
    let texts = essays(|_, stretch| stretch.to_vec());
    let params = Params::builder().passage_gap(0).build().expect("valid");
    let report = corpus_of(&texts).compare(&params).expect("nothing stops it");
    assert_eq!((report.pairs.a[0], report.pairs.b[0]), (3, 7));
    assert!(report.pairs.evidence[0].counts.matched_a >= 240);
}

#[test]
fn evidence_can_be_switched_off() {
    let texts = essays(|_, stretch| stretch.to_vec());
    let params = Params::builder().evidence(false).build().expect("valid");
    let report = corpus_of(&texts).compare(&params).expect("nothing stops it");
    assert_eq!((report.pairs.len(), report.totals.pairs_aligned), (0, 0));
}

/// Each ends; how fast, the benchmarks say.
#[test]
fn hostile_texts_end() {
    let mut dice = Dice(19);
    let long = dice.text(30_000);
    let paragraph = dice.text(40);
    let repeated: Vec<String> = std::iter::repeat_n(paragraph, 500).flatten().collect();
    let cases = [
        vec![long.clone(), long.clone(), [&long[..], &["more".to_owned()]].concat()],
        vec![vec!["word".to_owned(); 200_000], vec!["word".to_owned(); 199_999]],
        vec![repeated.clone(), [&["one".to_owned()], &repeated[..]].concat()],
        vec![dice.text(300); 60],
        vec![Vec::new(), vec!["a".to_owned()], vec!["a".to_owned()]],
    ];
    for texts in cases {
        let report = compared(&texts);
        let mut corpus = corpus_of(&texts);
        if let Some(pair) = report.pair(0) {
            let shown = corpus.passages(pair.a, pair.b, &Params::default()).expect("both are there");
            if let Some(evidence) = pair.evidence {
                let matched = |of: fn(&Passage) -> u32| shown.passages.iter().map(of).sum::<u32>();
                assert_eq!(matched(|passage| passage.matched_a), evidence.counts.matched_a);
                assert_eq!(matched(|passage| passage.matched_b), evidence.counts.matched_b);
            }
        }
    }
}

/// Words out of few, in two forms each; now and then an excluded one.
fn some_words() -> impl Strategy<Value = Vec<u32>> {
    let word = prop_oneof![
        20 => (1..90_u32, 0..2_u32).prop_map(|(stem, form)| stem << 8 | form),
        1 => Just(0_u32),
    ];
    prop::collection::vec(word, 0..160)
}

/// Two texts, the second with a stretch of the first in it.
fn two_texts() -> impl Strategy<Value = [Vec<u32>; 2]> {
    (some_words(), some_words(), any::<[prop::sample::Index; 3]>()).prop_map(|(a, mut b, [start, end, place])| {
        if !a.is_empty() && !b.is_empty() {
            let (start, end) = (start.index(a.len()), end.index(a.len()));
            let place = place.index(b.len());
            b.splice(place..place, a[start.min(end)..start.max(end)].iter().copied());
        }
        [a, b]
    })
}

fn found(a: &[u32], b: &[u32]) -> Vec<SharedPassage> {
    let (places_a, places_b) = (Places::of(a), Places::of(b));
    let (a, b) = (Text { words: a, places: &places_a }, Text { words: b, places: &places_b });
    find(&a, &b, PassageLimits { gap: 20, shortest: 5 })
}

proptest! {
    #[test]
    fn points_are_those_with_support([a, b] in two_texts()) {
        let (places_a, places_b) = (Places::of(&a), Places::of(&b));
        let (text_a, text_b) = (Text { words: &a, places: &places_a }, Text { words: &b, places: &places_b });
        prop_assert_eq!(supported(&TextPair::new(text_a, text_b)), naive::evidence::supported(&a, &b));
    }

    #[test]
    fn clusters_are_connected_points(places in prop::collection::btree_set((0..120_u32, 0..120_u32), 0..60), gap in 0..20_u32) {
        let points: Vec<Point> = places.into_iter().map(|(a, b)| Point { a, b, weight: 1 }).collect();
        prop_assert_eq!(clusters(&points, gap), naive::evidence::clusters(&points, gap));
    }

    #[test]
    fn passages_lie_apart_and_are_the_same_both_ways_round([a, b] in two_texts()) {
        let one = found(&a, &b);
        let other = found(&b, &a);
        prop_assert_eq!(one.len(), other.len());
        for (one, other) in one.iter().zip(&other) {
            prop_assert_eq!((&one.a, &one.b, one.score), (&other.b, &other.a, other.score));
            prop_assert_eq!(&one.partners_a, &other.partners_b);
            prop_assert_eq!(one.partners_a.len(), one.a.len());
            prop_assert_eq!(one.partners_b.len(), one.b.len());
            prop_assert!(one.partners_a.iter().all(|&partner| partner == NONE || one.b.contains(&partner)));
            prop_assert!(one.partners_b.iter().all(|&partner| partner == NONE || one.a.contains(&partner)));
        }
        for (at, x) in one.iter().enumerate() {
            for y in &one[..at] {
                prop_assert!(x.a.end <= y.a.start || y.a.end <= x.a.start, "{:?} {:?}", x.a, y.a);
                prop_assert!(x.b.end <= y.b.start || y.b.end <= x.b.start, "{:?} {:?}", x.b, y.b);
            }
        }
    }
}

#[test]
fn chance_is_counted_over_the_pairs_that_are_named() {
    let texts = essays(|_, stretch| stretch.to_vec());
    let expected = [Role::Submission, Role::Archive].map(|role| {
        let mut corpus = Corpus::new();
        for text in &texts {
            let new = NewDocument { role, ..NewDocument::named("essay") };
            corpus.add_document(new, text.join(" ")).expect("short");
        }
        let report = corpus.compare_pairs(&[(3, 7)], &Params::default()).expect("nothing stops it");
        let evidence = report.pair(0).and_then(|pair| pair.evidence).expect("it has evidence");
        evidence.expected_by_chance.expect("known for prose")
    });
    let [of_submissions, of_archive] = expected;
    assert!(of_submissions > 0.0 && of_submissions == of_archive, "{expected:?}");
}

#[test]
fn a_new_text_has_the_evidence_of_a_submission_among_an_archive() {
    let mut dice = Dice(11);
    let texts: Vec<Vec<String>> = (0..40).map(|_| dice.text(300)).collect();
    let copied = [&dice.text(150)[..], &texts[7][100..188], &dice.text(60), &texts[21][..], &dice.text(40)].concat();
    let reworded = dice.reworded(&texts[30][50..250]);
    let text = [copied, reworded].concat().join(" ");
    let params = Params::default();
    let roles = [Role::Submission, Role::Archive];

    let mut expected = Corpus::new();
    let mut corpus = Corpus::new();
    for (number, words) in texts.iter().enumerate() {
        let labelled = |role| NewDocument { role, ..NewDocument::named(&format!("text {number}")) };
        expected.add_document(labelled(Role::Archive), words.join(" ")).expect("short");
        corpus.add_document(labelled(roles[number % 2]), words.join(" ")).expect("short");
    }
    expected.add("new", text.clone()).expect("short");
    let report = expected.compare(&params).expect("nothing stops it");
    let listed: Vec<_> = report
        .listed()
        .filter_map(|pair| {
            pair.evidence.map(|evidence| (pair.a, evidence.counts.swapped(), evidence.expected_by_chance))
        })
        .collect();
    assert_eq!(listed.iter().map(|&(id, ..)| id).collect::<Vec<_>>(), [21, 30, 7]);

    let found = |corpus: &mut Corpus, new: &NewDocument| {
        let found = corpus.evidence_for(new, &text, &params).expect("nothing stops it").expect("evidence is on");
        let documents = found.documents.iter();
        documents.map(|one| (one.id, one.evidence.counts, one.evidence.expected_by_chance)).collect::<Vec<_>>()
    };
    assert_eq!(found(&mut corpus, &NewDocument::named("new")), listed);
    // Nothing was added, so that the same question has the same answer.
    assert_eq!(corpus.documents().len(), 40);
    assert_eq!(found(&mut corpus, &NewDocument::named("new")), listed);
    // What was in the archive before is compared with submissions only.
    let archived = NewDocument { role: Role::Archive, ..NewDocument::named("new") };
    assert_eq!(found(&mut corpus, &archived).iter().map(|&(id, ..)| id).collect::<Vec<_>>(), [30]);
    // Evidence needs the words of all documents.
    let without = Params::builder().evidence(false).build().expect("valid");
    let none = corpus.evidence_for(&NewDocument::named("new"), &text, &without).expect("nothing stops it");
    assert_eq!(none, None);
}

#[test]
fn a_new_text_is_not_compared_with_its_authors_texts() {
    let mut dice = Dice(12);
    let words = dice.text(300).join(" ");
    let owned = |name: &str| NewDocument { author: Some("Ann".to_owned()), ..NewDocument::named(name) };
    let mut corpus = Corpus::new();
    corpus.add_document(owned("old"), words.clone()).expect("short");
    corpus.add("other", dice.text(300).join(" ")).expect("short");
    let found = |corpus: &mut Corpus, new: &NewDocument| {
        corpus.evidence_for(new, &words, &Params::default()).expect("nothing stops it").expect("on").documents.len()
    };
    assert_eq!(found(&mut corpus, &owned("new")), 0);
    assert_eq!(found(&mut corpus, &NewDocument::named("new")), 1);
}

/// A document of some text with its role and author, all by number.
fn a_copy() -> impl Strategy<Value = (usize, u8, u8)> {
    (0..4_usize, 0..6_u8, 0..6_u8)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Documents with the same text are aligned once and their evidence is stored once. The list is that of aligning each pair.
    #[test]
    fn copies_have_the_evidence_of_their_texts(seed in any::<u64>(), copies in prop::collection::vec(a_copy(), 2..16)) {
        let mut dice = Dice(seed);
        let copied = dice.text(60);
        let reworded = dice.reworded(&copied);
        let texts = [copied.clone(), [dice.text(50), copied].concat(), [reworded, dice.text(90)].concat(), dice.text(80)];
        let mut corpus = Corpus::new();
        for (number, &(text, role, author)) in copies.iter().enumerate() {
            let role = if role == 0 { Role::Archive } else { Role::Submission };
            let author = (author < 2).then(|| format!("author {author}"));
            let new = NewDocument { role, author, ..NewDocument::named(&format!("{number}")) };
            corpus.add_document(new, texts[text].join(" ")).expect("short");
        }
        let params = Params::builder().threshold(1.0).build().expect("valid");
        let report = corpus.compare(&params).expect("nothing stops it");
        let found: BTreeMap<_, _> =
            report.listed().filter_map(|pair| Some(((pair.a, pair.b), pair.evidence?))).collect();
        prop_assert_eq!(found.len() as u64, report.totals.pairs_with_evidence);
        let is_compared = |a: usize, b: usize| {
            let ((_, role_a, author_a), (_, role_b, author_b)) = (copies[a], copies[b]);
            (role_a > 0 || role_b > 0) && (author_a != author_b || author_a > 1)
        };
        let compared = (0..copies.len()).flat_map(|b| (0..b).map(move |a| (a, b))).filter(|&(a, b)| is_compared(a, b));
        // By pair of texts: all pairs of their documents are listed, with the same evidence, or none is.
        let mut of_texts = BTreeMap::new();
        for (a, b) in compared {
            let evidence = found.get(&(a as u32, b as u32));
            let [x, y] = [a, b].map(|document| copies[document].0);
            let counts = evidence.map(|evidence| if x > y { evidence.counts.swapped() } else { evidence.counts });
            let numbers = (counts, evidence.and_then(|evidence| evidence.expected_by_chance));
            prop_assert_eq!(*of_texts.entry((x.min(y), x.max(y))).or_insert(numbers), numbers, "{} and {}", a, b);
            if let Some(evidence) = evidence {
                let alone = corpus.compare_pairs(&[(a as u32, b as u32)], &params).expect("both exist");
                prop_assert_eq!(alone.pair(0).and_then(|pair| pair.evidence).map(|alone| alone.counts), Some(evidence.counts));
            }
        }
        prop_assert_eq!(found.keys().filter(|&&(a, b)| !is_compared(a as usize, b as usize)).count(), 0);
    }
}

/// Rows with a number each and `words` words of their own, or those of `copied` rows.
fn rows(dice: &mut Dice, number: impl Fn(usize) -> String, words: usize, copied: &[String]) -> Vec<String> {
    let mut row = |at: usize| copied.get(at).cloned().unwrap_or_else(|| dice.text(words).join(" "));
    (1..=40).map(|at| format!("{} {}", number(at), row(at - 1))).collect()
}

#[test]
fn numbers_of_rows_and_answers_are_no_evidence() {
    let listed = |texts: [Vec<String>; 2]| {
        let mut corpus = Corpus::new();
        for text in texts {
            corpus.add("text", text.join("\n")).expect("short");
        }
        corpus.compare(&Params::default()).expect("short").totals.pairs_with_evidence
    };
    let numbers: [fn(usize) -> String; 8] = [
        |at| format!("{at}."),
        |at| format!("{:02}:{:02}", 8 + at / 4, at % 4 * 15),
        |at| format!("{}.{}", at / 2, at % 2 * 5),
        |at| format!("{},{}", at / 2, at % 2 * 5),
        |at| format!("{}", 5 * at),
        |at| format!("Q{at}."),
        |at| format!("{:02}.{:02}.2024", 1 + at % 28, 3 + at / 28),
        |at| format!("0x{:02x}", 100 + at),
    ];
    for number in numbers {
        let mut dice = Dice(5);
        assert_eq!(listed([3, 3].map(|words| rows(&mut dice, number, words, &[]))), 0, "{}", number(7));
        let copied: Vec<String> = (0..12).map(|_| dice.text(3).join(" ")).collect();
        assert_eq!(listed([3, 3].map(|words| rows(&mut dice, number, words, &copied))), 1, "{}", number(7));
    }
    // Two in three answers are the same.
    let answer =
        |dice: &mut Dice, at: usize| ["a", "b", "c", "d"][if dice.below(2) == 0 { at % 4 } else { dice.below(4) }];
    let mut dice = Dice(3);
    let sheets = [0, 1].map(|_| (1..=40).map(|at| format!("{at}. {}", answer(&mut dice, at))).collect());
    assert_eq!(listed(sheets), 0);
}

/// A text of its own, with rare words at the same places as in others of this kind.
fn retelling(own: usize, rare: &[&str]) -> String {
    let word = |at: usize| if at % 20 == 7 { rare[at / 20].to_owned() } else { format!("own{own}word{at}") };
    (0..20 * rare.len()).map(word).collect::<Vec<_>>().join(" ")
}

#[test]
fn numbered_paragraphs_are_no_sign_of_rewriting() {
    let count = |counted: &[&str]| {
        let mut corpus = Corpus::new();
        for own in [1, 2] {
            corpus.add_document(NewDocument::named("text"), retelling(own, counted)).expect("short");
        }
        corpus.compare(&Params::default()).expect("short").rewritten.len()
    };
    let numbers: Vec<String> = (1..=26).map(|number| number.to_string()).collect();
    assert_eq!(count(&numbers.iter().map(String::as_str).collect::<Vec<_>>()), 0);
    let letters: Vec<String> = ('a'..='z').map(String::from).collect();
    assert_eq!(count(&letters.iter().map(String::as_str).collect::<Vec<_>>()), 0);
    let dates: Vec<String> = (1..=26).map(|day| format!("{day:02}.03.2024")).collect();
    assert_eq!(count(&dates.iter().map(String::as_str).collect::<Vec<_>>()), 0);
    let years: Vec<String> = (0..26).map(|number| (1871 + 7 * number % 26).to_string()).collect();
    assert_eq!(count(&years.iter().map(String::as_str).collect::<Vec<_>>()), 1);
}

#[test]
fn a_new_text_may_be_a_rewritten_copy_of_the_same_documents_as_in_a_comparison_of_all() {
    let rare: Vec<String> = (0..30).map(|number| format!("rare{number}")).collect();
    let rare: Vec<&str> = rare.iter().map(String::as_str).collect();
    let mut shuffled = rare.clone();
    shuffled.sort_by_key(|word| word.bytes().rev().collect::<Vec<u8>>());
    let new = retelling(1, &rare);
    // A source, part of one in another order, the same subject, and texts that have nothing to do with it.
    let mut partly = rare[..20].to_vec();
    partly.extend(&shuffled[..10]);
    let mut texts = vec![retelling(2, &shuffled), retelling(3, &rare), retelling(4, &partly)];
    texts.extend((0..24).map(|number| retelling(10 + number, &["none"; 30])));
    for role in [Role::Submission, Role::Archive] {
        let mut corpus = Corpus::new();
        for (number, text) in texts.iter().enumerate() {
            let document = NewDocument { role, ..NewDocument::named(&format!("text {number}")) };
            corpus.add_document(document, text.clone()).expect("short");
        }
        let name = NewDocument::named("new");
        let found = corpus.evidence_for(&name, &new, &Params::default()).expect("short").expect("evidence is on");
        let places = corpus.passages_of_new(&name, &new, 1, &Params::default()).expect("short").rewritten;
        corpus.add_document(name, new.clone()).expect("short");
        let report = corpus.compare(&Params::default()).expect("short");
        let last = texts.len() as u32;
        let of_new = report.rewritten.iter().filter(|pair| pair.b == last);
        let expected: Vec<_> = of_new.map(|pair| (pair.a, pair.in_order, pair.shared)).collect();
        let rewritten: Vec<_> = found.rewritten.iter().map(|one| (one.id, one.in_order, one.shared)).collect();
        assert_eq!(rewritten, expected);
        assert_eq!(expected.iter().map(|&(a, ..)| a).collect::<Vec<_>>(), [1, 2]);
        let pairs: Vec<(u32, u32)> = (0..last).map(|document| (document, last)).collect();
        let alone = corpus.compare_pairs(&pairs, &Params::default()).expect("they exist").rewritten;
        assert_eq!(alone.iter().map(|pair| (pair.a, pair.in_order, pair.shared)).collect::<Vec<_>>(), expected);
        assert_eq!((found.rewritten[0].name.as_str(), found.documents.len()), ("text 1", 0));
        let places = places.expect("rewritten");
        assert_eq!((places.a.len() as u32, places.shared), (rewritten[0].1, rewritten[0].2));
    }
}

#[test]
fn of_texts_that_retell_one_source_every_pair_is_rewritten_whatever_their_order() {
    let rare: Vec<String> = (0..30).map(|number| format!("rare{number}")).collect();
    let rare: Vec<&str> = rare.iter().map(String::as_str).collect();
    let mut texts: Vec<String> = (0..7).map(|own| retelling(1 + own, &rare)).collect();
    texts.extend((0..40).map(|number| retelling(10 + number, &["none"; 30])));
    for _ in 0..2 {
        let mut corpus = Corpus::new();
        for text in &texts {
            corpus.add("text", text.clone()).expect("short");
        }
        assert_eq!(corpus.compare(&Params::default()).expect("short").rewritten.len(), 7 * 6 / 2);
        texts.reverse();
    }
}

#[test]
fn a_quotation_in_both_leaves_a_rewritten_pair_rewritten() {
    let rare: Vec<String> = (0..30).map(|number| format!("rare{number}")).collect();
    let rare: Vec<&str> = rare.iter().map(String::as_str).collect();
    for quoted in [0, 11, 12, 18] {
        let quotation = Dice(3).text(quoted).join(" ");
        let mut texts: Vec<String> = [1, 2]
            .map(|own| format!("{} {quotation}. {}", retelling(own, &rare), Dice(own as u64).text(80).join(" ")))
            .into();
        texts.extend((0..24).map(|number| retelling(10 + number, &["none"; 30])));
        let mut corpus = Corpus::new();
        for text in texts {
            corpus.add("text", text).expect("short");
        }
        let of_all = corpus.compare(&Params::default()).expect("short").rewritten;
        let of_pair = corpus.compare_pairs(&[(0, 1)], &Params::default()).expect("they exist").rewritten;
        assert_eq!([of_all.len(), of_pair.len()], [1, 1], "{quoted}");
    }
}

#[test]
fn which_words_are_rare_is_counted_anew_once_documents_come_or_go() {
    let rare: Vec<String> = (0..30).map(|number| format!("rare{number}")).collect();
    let rare: Vec<&str> = rare.iter().map(String::as_str).collect();
    let mut corpus = Corpus::new();
    let add = |corpus: &mut Corpus, number: usize| {
        corpus.add_document(NewDocument::named("text"), retelling(number, &rare)).expect("short")
    };
    let [a, b] = [1, 2].map(|number| add(&mut corpus, number));
    let places = |corpus: &mut Corpus| corpus.passages(a, b, &Params::default()).expect("both exist").rewritten;
    let of_two = places(&mut corpus);
    assert!(of_two.is_some());
    let others: Vec<u32> = (3..60).map(|number| add(&mut corpus, number)).collect();
    assert_eq!(places(&mut corpus), None, "no word is rare that all texts contain");
    for id in others {
        assert!(corpus.remove(id));
    }
    assert_eq!(places(&mut corpus), of_two);
}

/// A text of `words` words with a passage put in `times` times, at even distances or in a row.
fn with_repeated(dice: &mut Dice, words: usize, passage: &[String], times: usize, in_a_row: bool) -> Vec<String> {
    let own = dice.text(words);
    if in_a_row {
        let (before, behind) = own.split_at(words / 2);
        return [before, &vec![passage; times].concat(), behind].concat();
    }
    own.chunks(words / times).flat_map(|part| [part, passage].concat()).collect()
}

/// Its words are as frequent in both texts as common ones.
#[test]
fn a_passage_that_stands_many_times_in_both_texts_is_matched_each_time() {
    for (seed, words) in [(1, 2_000), (2, 4_000), (3, 12_000)] {
        for times in [2, 8, 9, 20, 45] {
            for in_a_row in [false, true] {
                let mut dice = Dice(seed);
                let passage = dice.text(30);
                let texts = [1, 2].map(|_| with_repeated(&mut dice, words, &passage, times, in_a_row));
                let report = compared(&texts);
                let pair = report.pairs.evidence.first().expect("the pair is listed");
                let [matched, all] = [pair.counts.verbatim_a.min(pair.counts.verbatim_b) as usize, 30 * times];
                assert!(10 * matched >= 8 * all, "{words} {times} {in_a_row}: {matched} of {all}");
            }
        }
    }
}

/// Where no other word is frequent in both texts, either.
#[test]
fn a_passage_repeated_in_short_texts_is_found_whatever_else_they_share() {
    for times in [6, 8, 9, 12] {
        let texts = [1, 2].map(|text| {
            let own = |from: usize| (from..from + 200).map(move |at| format!("own{text}x{at}"));
            let passage: Vec<String> = (0..30).map(|at| format!("shared{at}")).collect();
            own(0).chain(vec![passage; times].concat()).chain(own(200)).collect::<Vec<String>>()
        });
        let report = compared(&texts);
        let pair = report.pairs.evidence.first().expect("the pair is listed");
        assert!(pair.counts.verbatim_a as usize >= 24 * times, "{times}: {:?}", pair.counts);
    }
}

/// A candidate, although its phrases stand in more than forty places.
#[test]
fn a_passage_that_only_one_of_the_texts_repeats_is_found() {
    for times in [39, 41, 100] {
        let mut dice = Dice(5);
        let passage = dice.text(40);
        let texts = [times, 1].map(|times| with_repeated(&mut dice, 9_000, &passage, times, false));
        let report = compared(&texts);
        let pair = report.pairs.evidence.first().expect("the pair is listed");
        assert!(pair.counts.verbatim_a >= 40, "{times}: {:?}", pair.counts);
    }
}

/// Eleven different words in a run of 31 do not support each other as rare ones do.
#[test]
fn a_run_of_few_different_words_lists_a_pair() {
    let chorus = "come and join the dance will you won't you will you won't you will you join the dance will you won't you \
                  will you won't you won't you join the dance";
    let chorus: Vec<String> = chorus.split(' ').map(str::to_owned).collect();
    for words in [500, 1_000, 20_000, 100_000] {
        let mut dice = Dice(8);
        let texts = [1, 2].map(|_| with_repeated(&mut dice, words, &chorus, 1, true));
        let report = compared(&texts);
        let pair = report.pairs.evidence.first().expect("the pair is listed");
        assert_eq!([pair.counts.verbatim_a, pair.counts.verbatim_b], [31, 31], "{words}");
    }
}
