//! Many variants of one text: estimating methods against exact ones, the fallbacks of a run whose memory is short, and
//! admission.

use crate::calls::{add, compare, listed, words};
use lookalike::Error;
use lookalike::IntakeRule;
use lookalike::params::{Method, Params, Weighting};
use lookalike::report::{Fallback, Refusal, Report, Role, Verdict, WarningCode};
use lookalike::{Corpus, NewDocument};
use std::collections::BTreeMap;

/// Six variants of a text and two strangers.
fn variants() -> Vec<String> {
    let word = |n: u32| format!("w{n}");
    let text = |change: &dyn Fn(u32) -> u32| (0..300).map(|n| word(change(n))).collect::<Vec<_>>().join(" ");
    let mut texts: Vec<String> = (0..6).map(|v| text(&|n| if n % 60 < v { n + 1000 * v } else { n })).collect();
    texts.push(text(&|n| n + 50_000));
    texts.push(text(&|n| n + 60_000));
    texts
}

#[test]
fn estimating_methods_find_the_pairs_that_counting_finds() {
    let mut corpus = Corpus::new();
    for text in variants() {
        add(&mut corpus, Role::Submission, None, &text);
    }
    let params = |method| {
        words(3)
            .to_builder()
            .method(method)
            .signature_length(512)
            .bands(128)
            .rows(4)
            .threshold(0.3)
            .build()
            .expect("valid")
    };
    let exact = compare(&mut corpus, &params(Method::Exact));
    assert_eq!(exact.pairs.len(), 15);
    for method in [Method::Signatures, Method::Lsh] {
        let estimated = compare(&mut corpus, &params(method));
        assert!(!estimated.exact && exact.exact);
        assert_eq!(listed(&estimated), listed(&exact));
        for pair in estimated.listed() {
            let true_pair = exact.listed().find(|p| (p.a, p.b) == (pair.a, pair.b)).expect("the same pairs");
            assert!((pair.jaccard - true_pair.jaccard).abs() < 0.1);
            assert_eq!(pair.estimate, true_pair.estimate);
            assert!((pair.jaccard - pair.estimate).abs() < 0.01);
        }
        let proposed = if method == Method::Lsh { estimated.totals.candidate_pairs } else { 15 };
        assert_eq!(proposed, exact.totals.candidate_pairs);
    }
}

#[test]
fn short_memory_is_met_step_by_step() {
    let texts = variants();
    let run = |memory_limit| {
        let mut corpus = Corpus::new();
        for text in &texts {
            add(&mut corpus, Role::Submission, None, &text.repeat(300));
        }
        add(&mut corpus, Role::Template, None, "w1 w2 w3 w4");
        let params = words(3)
            .to_builder()
            .memory_limit(memory_limit)
            .signature_length(512)
            .bands(128)
            .rows(4)
            .build()
            .expect("valid");
        let report = compare(&mut corpus, &params);
        let again = corpus.passages(0, 1, &params).map(|detail| detail.passages.len());
        (report, again, corpus, params)
    };
    let (complete, passages, ..) = run(4096);
    assert_eq!(complete.fallbacks, []);
    assert!(complete.exact && passages.is_ok_and(|passages| passages > 0));

    let (without_texts, passages, mut corpus, params) = run(44);
    assert_eq!(without_texts.fallbacks, [Fallback::PositionsDropped]);
    assert_eq!(without_texts.pairs, complete.pairs);
    assert_eq!(passages, Err(Error::TextMissing("d".to_owned())));
    assert_eq!(corpus.give_text(0, "another".to_owned()), Err(Error::OtherText("d".to_owned())));
    for id in [0, 1] {
        corpus.give_text(id, texts[id as usize].repeat(300)).expect("the same text");
    }
    assert!(corpus.passages(0, 1, &params).is_ok_and(|detail| !detail.passages.is_empty()));

    let (signatures, _, mut corpus, params) = run(10);
    // What was dropped is not asked for by the next run, nor by one that only lists other pairs.
    assert_eq!(compare(&mut corpus, &params), signatures);
    assert_eq!(
        compare(&mut corpus, &params.to_builder().threshold(0.9).build().expect("valid")).fallbacks,
        signatures.fallbacks
    );
    assert_eq!(signatures.fallbacks, [Fallback::PositionsDropped, Fallback::SignaturesOnly]);
    assert!(
        !signatures.exact
            && signatures.warnings.iter().map(|w| w.code).eq([WarningCode::TextsDropped, WarningCode::SignaturesOnly])
    );
    assert_eq!(signatures.documents[0].in_template, complete.documents[0].in_template);
    let estimates = |report: &Report| -> BTreeMap<(u32, u32), f64> {
        report.listed().map(|pair| ((pair.a, pair.b), pair.estimate)).collect()
    };
    let all = estimates(&complete);
    assert!(signatures.pairs.len() >= 15);
    assert!(estimates(&signatures).iter().all(|(pair, estimate)| all[pair] == *estimate));
}

#[test]
fn admission_follows_the_rule() {
    let mut corpus = Corpus::new();
    let texts = variants();
    let params = words(3).to_builder().threshold(0.3).build().expect("valid");
    let rule = IntakeRule { refuse_at: 0.95, largest_group: 3 };
    let mut admit = |text: &str| {
        let judged = corpus.judge(&NewDocument::named("new"), text, &params, rule).expect("judges");
        let before = corpus.documents().len();
        let admitted = corpus.admit(NewDocument::named("new"), text, &params, rule).expect("admits or refuses");
        assert_eq!((judged.verdict, judged.reason, judged.id), (admitted.verdict, admitted.reason, None));
        assert_eq!(corpus.documents().len() - before, usize::from(admitted.id.is_some()));
        admitted
    };
    let first = admit(&texts[0]);
    assert_eq!((first.verdict, first.id, &first.group[..]), (Verdict::Unique, Some(0), &[0][..]));
    assert_eq!(admit(&texts[6]).id, Some(1));
    let second = admit(&texts[1]);
    assert_eq!((second.verdict, &second.group[..], second.similar.len()), (Verdict::Joins, &[0, 2][..], 1));
    let same = admit(&texts[0]);
    assert_eq!((same.verdict, same.reason, same.id), (Verdict::Refused, Some(Refusal::TooSimilar), None));
    assert_eq!(admit(&texts[2]).group, [0, 2, 3]);
    let full = admit(&texts[3]);
    assert_eq!((full.verdict, full.reason), (Verdict::Refused, Some(Refusal::GroupFull)));
    assert_eq!((&full.group[..], full.similar.len()), (&[0, 2, 3][..], 3));
    assert_eq!(admit(&texts[7]).verdict, Verdict::Unique);
    // What was admitted is in the corpus as if it had been added.
    let report = compare(&mut corpus, &params);
    assert_eq!(report.groups.iter().map(|group| &group.documents[..]).collect::<Vec<_>>(), [&[0, 2, 3][..]]);
}

#[test]
fn groups_are_those_of_the_threshold_that_is_asked_for() {
    let text = |words: std::ops::Range<u32>| words.map(|word| format!("word{word}")).collect::<Vec<_>>().join(" ");
    let new = NewDocument::named("new");
    let [low, high] = [0.2, 0.9].map(|threshold| words(1).to_builder().threshold(threshold).build().expect("valid"));
    let rule = IntakeRule { refuse_at: 1.0, largest_group: 9 };
    let mut corpus = Corpus::new();
    corpus.add("x", text(0..100)).expect("short");
    corpus.add("y", text(500..600)).expect("short");
    let judge = |corpus: &mut Corpus, text: &str| corpus.judge(&new, text, &low, rule).expect("judges").group;
    assert_eq!(judge(&mut corpus, &text(10..110)), [0]);
    let admitted = corpus.admit(new.clone(), text(50..150), &high, rule).expect("admits");
    assert_eq!((admitted.verdict, admitted.group), (Verdict::Unique, vec![2]), "too unlike for this threshold");
    assert_eq!(judge(&mut corpus, &text(110..190)), [0, 2], "for the lower one they are a group");
}

#[test]
fn an_error_changes_nothing_where_texts_were_dropped() {
    let mut corpus = Corpus::new();
    add(&mut corpus, Role::Submission, None, "the harbour froze before the last of the fishing boats came home");
    add(&mut corpus, Role::Submission, None, "the harbour froze before the first of the fishing boats came home");
    let short = |k: u32| Params::builder().k(k).memory_limit(1).build().expect("valid");
    let report = compare(&mut corpus, &short(2));
    let missing = Error::TextMissing("d".to_owned());
    assert_eq!(corpus.compare(&words(2)), Err(missing.clone()));
    assert_eq!(compare(&mut corpus, &short(2)), report);
    // Whatever else needs a text.
    assert_eq!(corpus.passages(0, 1, &short(2)), Err(missing.clone()));
    assert_eq!(corpus.obfuscation(0, &words(3)), Err(missing.clone()));
    assert_eq!(corpus.compare_pairs(&[(0, 1)], &short(3)), Err(missing));
    assert_eq!(compare(&mut corpus, &short(2)), report);
}

#[test]
fn what_needs_texts_or_sets_drops_none() {
    let mut corpus = Corpus::new();
    for end in ["home", "back", "in"] {
        let text = format!("the harbour froze before the last of the fishing boats came {end}");
        add(&mut corpus, Role::Submission, None, &text);
    }
    let report = compare(&mut corpus, &words(2));
    let short = Params::builder().k(3).memory_limit(1).build().expect("valid");
    let new = NewDocument::named("new");
    assert_eq!(corpus.query(&new, "the harbour froze", &short), Err(Error::SetsMissing));
    assert_eq!(corpus.judge(&new, "the harbour froze", &short, IntakeRule::default()), Err(Error::SetsMissing));
    assert_eq!(corpus.passages_of_new(&new, "the harbour froze", 7, &short), Err(Error::UnknownDocument(7)));
    assert_eq!(compare(&mut corpus, &words(2)), report);
    // The two that are shown keep their texts, the third does not.
    assert!(corpus.passages(0, 1, &short).is_ok());
    let texts: Vec<bool> = corpus.documents().iter().map(|document| document.text.is_some()).collect();
    assert_eq!(texts, [true, true, false]);
}

#[test]
fn what_was_kept_before_does_not_decide_how_exact_a_comparison_is() {
    let short = Params::builder().k(2).memory_limit(1).build().expect("valid");
    let new = || {
        let mut corpus = Corpus::new();
        for end in ["home", "back", "in"] {
            let text = format!("the harbour froze before the last of the fishing boats came {end}");
            add(&mut corpus, Role::Submission, None, &text);
        }
        add(&mut corpus, Role::Template, None, "the fishing boats came home");
        corpus
    };
    let mut corpus = new();
    assert!(compare(&mut corpus, &words(2)).exact);
    assert_eq!(compare(&mut corpus, &short), compare(&mut new(), &short));
}

#[test]
fn a_template_that_comes_later_counts_where_only_signatures_are_kept() {
    let short = Params::builder().k(2).memory_limit(1).evidence(false).exclude_edited_template(false).build();
    let short = short.expect("valid");
    let mut corpus = Corpus::new();
    let text = "the harbour froze before the last of the fishing boats came home";
    let document = add(&mut corpus, Role::Submission, None, text);
    compare(&mut corpus, &short);
    add(&mut corpus, Role::Template, None, "the fishing boats came home");
    assert_eq!(corpus.compare(&short), Err(Error::TextMissing("d".to_owned())));
    corpus.give_text(document, text.to_owned()).expect("the same text");
    assert_eq!(compare(&mut corpus, &short).documents[0].in_template, 4);
}

#[test]
fn whether_a_text_is_admitted_does_not_depend_on_how_many_are_listed() {
    let params = |max_pairs| Params::builder().k(1).threshold(0.2).max_pairs(max_pairs).build().expect("valid");
    let rule = IntakeRule { refuse_at: 0.9, largest_group: 2 };
    let decide = |max_pairs| {
        let mut corpus = Corpus::new();
        add(&mut corpus, Role::Submission, None, "one two three");
        add(&mut corpus, Role::Submission, None, "four five six");
        let new = NewDocument::named("new");
        let text = "one two three four five six";
        let judged = corpus.judge(&new, text, &params(max_pairs), rule).expect("judged");
        let admitted = corpus.admit(new, text, &params(max_pairs), rule).expect("decided");
        assert_eq!((judged.verdict, judged.reason), (admitted.verdict, admitted.reason));
        (admitted.verdict, admitted.reason, admitted.group, admitted.similar.len())
    };
    assert_eq!(decide(100), (Verdict::Refused, Some(Refusal::GroupFull), vec![0, 1], 2));
    assert_eq!(decide(1), (Verdict::Refused, Some(Refusal::GroupFull), vec![0, 1], 1));
}

#[test]
fn a_text_is_refused_below_the_threshold_too_if_the_rule_says_so() {
    let mut corpus = Corpus::new();
    add(&mut corpus, Role::Submission, None, "one two three four");
    let params = words(1).to_builder().threshold(0.9).build().expect("valid");
    let mut decide = |refuse_at| {
        let rule = IntakeRule { refuse_at, largest_group: 5 };
        let judged =
            corpus.judge(&NewDocument::named("new"), "one two three four five", &params, rule).expect("judged");
        (judged.verdict, judged.similar.len())
    };
    assert_eq!(decide(0.95), (Verdict::Unique, 0));
    assert_eq!(decide(0.8), (Verdict::Refused, 1));
    assert_eq!(decide(0.1), (Verdict::Refused, 1));
}

#[test]
fn what_is_admitted_counts_for_what_many_texts_have() {
    for rules in [Params::builder().max_document_frequency(2), Params::builder().weighting(Weighting::Rarity)] {
        let params = rules.k(2).threshold(0.0).build().expect("valid");
        let texts = ["one two three four", "one two three five", "one two three six"];
        let mut corpus = Corpus::new();
        add(&mut corpus, Role::Submission, None, texts[0]);
        let rule = IntakeRule { refuse_at: 1.0, largest_group: 9 };
        for text in &texts[1..] {
            corpus.admit(NewDocument::named("new"), *text, &params, rule).expect("decided").id.expect("admitted");
        }
        let mut added = Corpus::new();
        for text in texts {
            added.add_document(NewDocument::named("new"), text).expect("short");
        }
        let similar = |corpus: &mut Corpus| -> Vec<(u32, u32, f64)> {
            let found =
                corpus.query(&NewDocument::named("asked"), "one two three six", &params).expect("decided").similar;
            found.iter().map(|one| (one.id, one.shared, one.jaccard)).collect()
        };
        assert_eq!(similar(&mut corpus), similar(&mut added));
    }
}

#[test]
fn what_is_admitted_segments_the_letters_of_what_is_there() {
    let text = "the harbour froze before the last of the boats came home and nobody in the village had seen such ice since the \
                year in which the old lighthouse keeper was found asleep beside his lamp";
    let letters: Vec<String> = text.chars().filter(|&letter| letter != ' ').map(String::from).collect();
    let spaced = letters.join(" ");
    let params = Params::builder().k(2).threshold(0.0).build().expect("valid");
    let rule = IntakeRule { refuse_at: 1.0, largest_group: 9 };
    let asked = |corpus: &mut Corpus| -> Vec<(u32, u32)> {
        let found = corpus.query(&NewDocument::named("asked"), text, &params).expect("decided").similar;
        found.iter().map(|one| (one.id, one.shared)).collect()
    };
    let mut corpus = Corpus::new();
    add(&mut corpus, Role::Submission, None, &spaced);
    asked(&mut corpus);
    corpus.admit(NewDocument::named("source"), text, &params, rule).expect("decided").id.expect("admitted");
    compare(&mut corpus, &params);
    let mut added = Corpus::new();
    for text in [&spaced, text] {
        add(&mut added, Role::Submission, None, text);
    }
    let expected = asked(&mut added);
    assert!(expected.iter().any(|&(id, shared)| id == 0 && shared > 5), "{expected:?}");
    assert_eq!(asked(&mut corpus), expected);
}

#[test]
fn pairs_alone_are_reported_beside_the_same_documents() {
    let template = "please explain in your own words why the sky is blue";
    let mut corpus = Corpus::new();
    for text in ["the cat sat on the mat", "the cat sat on the roof", template, &template.replace("your", "his")] {
        add(&mut corpus, Role::Submission, None, text);
    }
    add(&mut corpus, Role::Template, None, template);
    let all = compare(&mut corpus, &words(3));
    let pair = corpus.compare_pairs(&[(0, 1)], &words(3)).expect("both exist");
    let numbers = |report: &Report| -> Vec<_> {
        let of = report.documents.iter();
        of.map(|document| (document.distinct, document.in_template, document.warnings.clone())).collect()
    };
    assert_eq!(numbers(&pair), numbers(&all));
    assert_eq!((&pair.warnings, pair.totals.template_shingles), (&all.warnings, all.totals.template_shingles));
}

#[test]
fn a_wrong_rule_admits_nothing() {
    let mut corpus = Corpus::new();
    add(&mut corpus, Role::Submission, None, "one two three");
    let mut decide = |refuse_at, largest_group| {
        let rule = IntakeRule { refuse_at, largest_group };
        let new = NewDocument::named("new");
        let judged = corpus.judge(&new, "one two three", &words(1), rule).map(|admission| admission.verdict);
        let admitted = corpus.admit(new, "one two three", &words(1), rule).map(|admission| admission.verdict);
        assert_eq!(judged, admitted);
        admitted
    };
    for refuse_at in [f64::NAN, f64::INFINITY, -0.1, 1.1] {
        assert_eq!(decide(refuse_at, 5), Err(Error::WrongRefuseAt));
    }
    assert_eq!(decide(0.9, 0), Err(Error::WrongLargestGroup));
    assert_eq!(decide(1.0, 5), Ok(Verdict::Refused));
    assert_eq!(corpus.documents().len(), 1);
}
