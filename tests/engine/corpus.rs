//! A corpus as its users know it: roles and authors, what is left out, estimating methods, new texts, short memory.

use crate::calls::{add, compare, labelled, listed, words};
use lookalike::Corpus;
use lookalike::Error;
use lookalike::internals::shingle::labels::Label;
use lookalike::internals::side_by_side::ObfuscationPlaces;
use lookalike::internals::text::deobfuscation::Obfuscation;
use lookalike::internals::text::deobfuscation::spaced::MAX_UNSEGMENTED_LETTERS;
use lookalike::internals::text::span::Utf16Span;
use lookalike::params::{Params, Unit};
use lookalike::report::{ExcludedStretch, Role, TokenBreakdown, WarningCode};

#[test]
fn pairs_of_one_author_and_of_the_archive_are_not_compared() {
    let mut corpus = Corpus::new();
    for (role, author) in [
        (Role::Submission, Some("lee")),
        (Role::Submission, Some("lee")),
        (Role::Submission, Some("ortiz")),
        (Role::Archive, None),
        (Role::Archive, Some("ortiz")),
        (Role::Submission, None),
    ] {
        add(&mut corpus, role, author, "one text that all of them hold");
    }
    let report = compare(&mut corpus, &words(2));
    // Not: 0-1 (lee), 2-4 (ortiz), 3-4 (archive).
    let expected = [(0, 2), (0, 3), (0, 4), (0, 5), (1, 2), (1, 3), (1, 4), (1, 5), (2, 3), (2, 5), (3, 5), (4, 5)];
    assert_eq!(listed(&report), expected);
    assert_eq!((report.totals.possible_pairs, report.totals.excluded_pairs), (12, 3));
    assert_eq!(report.totals.candidate_pairs, 12);
}

#[test]
fn a_template_counts_on_neither_side() {
    let mut corpus = Corpus::new();
    let a = add(&mut corpus, Role::Submission, None, "name and date here my own answer is this one");
    let b = add(&mut corpus, Role::Submission, None, "name and date here a different reply my own answer");
    add(&mut corpus, Role::Template, None, "name and date here");
    let report = compare(&mut corpus, &words(2));
    let pair = report.pair(0).expect("one pair");
    // Shared: my-own, own-answer. Both have 9 shingles, and of each three are the template's.
    assert_eq!((pair.a, pair.b, pair.shared, pair.union), (0, 1, 2, 6 + 6 - 2));
    assert_eq!(pair.containment_b_in_a, 2.0 / 6.0);
    let sizes: Vec<_> = report.documents.iter().map(|d| (d.distinct, d.in_template, d.compared)).collect();
    assert_eq!(sizes[..2], [(9, 3, 6), (9, 3, 6)]);
    assert_eq!(report.totals.template_shingles, 3);
    assert_eq!(report.totals.possible_pairs, 1);
    let detail = corpus.passages(a, b, &words(2)).expect("known");
    assert_eq!((detail.pair.shared, detail.pair.union), (2, 10));
    assert_eq!(corpus.passages(a, 2, &words(2)), Err(Error::TemplateInPair(2)));
}

#[test]
fn quotations_and_references_count_where_they_are_asked_to_stay() {
    let quotation = "“we hold these truths to be self evident that all are created equal”";
    let list = "References\nJefferson, T. (1776). The unanimous declaration. Philadelphia.\n";
    let mut corpus = Corpus::new();
    for own in ["my view of it is that he was early", "others have found this hard to believe at all"] {
        add(&mut corpus, Role::Submission, None, &format!("{own}: {quotation}. Thus he wrote.\n\n{list}"));
    }
    let counting = words(2).to_builder().exclude_references(false).build().expect("valid");
    let with = compare(&mut corpus, &counting);
    assert!(with.pair(0).expect("one pair").jaccard > 0.5);
    let excluding = words(2).to_builder().exclude_quotes(true).exclude_references(true).build().expect("valid");
    let without = compare(&mut corpus, &excluding);
    let counts: Vec<_> = without
        .documents
        .iter()
        .map(|d| (d.counts.tokens, d.counts.quoted, d.counts.referenced, d.counts.shingles))
        .collect();
    // Nine words of their own before the quotation, three after it.
    assert_eq!(counts, [(9 + 13 + 3 + 8, 13, 8, 8 + 2); 2]);
    // "Thus he wrote", and no run that reaches over the quotation.
    assert_eq!(without.pairs.shared, [2]);
    assert_eq!(without.documents[0].warnings, []);
}

#[test]
fn a_document_that_is_all_quotation_is_marked() {
    let mut corpus = Corpus::new();
    add(&mut corpus, Role::Submission, None, "He wrote: “one two three four five six seven eight nine ten”.");
    add(&mut corpus, Role::Submission, None, "Another text.");
    let report = compare(&mut corpus, &words(1).to_builder().exclude_quotes(true).build().expect("valid"));
    let warning = &report.documents[0].warnings[0];
    assert_eq!(warning.code, WarningCode::LittleLeft);
    assert!(warning.message.contains("10 words are quoted"), "{}", warning.message);
}

#[test]
fn a_pair_tells_what_took_no_part_and_what_it_came_to_with_it() {
    let text =
        |own: &str| format!("{own} fill in this form: name and date. “all of us quote this one line here” so it is.");
    let mut corpus = Corpus::new();
    let a = add(&mut corpus, Role::Submission, None, &text("some words of my own stand at the head of this"));
    let b = add(&mut corpus, Role::Submission, None, &text("quite other words begin what somebody else wrote"));
    add(&mut corpus, Role::Template, None, "fill in this form: name and date");
    let params = words(2).to_builder().exclude_quotes(true).shortest_passage(2).build().expect("valid");
    let detail = corpus.passages(a, b, &params).expect("known");
    let told = |set_aside: &[ExcludedStretch], text: &str| -> Vec<(Label, String)> {
        let piece = |exclusion: &ExcludedStretch| {
            text.encode_utf16()
                .skip(exclusion.start as usize)
                .take((exclusion.end - exclusion.start) as usize)
                .collect::<Vec<u16>>()
        };
        set_aside.iter().map(|exclusion| (exclusion.label, String::from_utf16_lossy(&piece(exclusion)))).collect()
    };
    let template = (Label::Template, "fill in this form: name and date".to_owned());
    let quoted = (Label::Quoted, "all of us quote this one line here".to_owned());
    assert_eq!(told(&detail.excluded_a, &text("some words of my own stand at the head of this")), [template, quoted]);
    // Shared and compared: "so it is".
    assert_eq!(
        detail.breakdown_a,
        TokenBreakdown { tokens: 29, shared: 3, quoted: 8, template: 7, ..TokenBreakdown::default() }
    );
    assert_eq!(detail.breakdown_b, TokenBreakdown { tokens: 26, ..detail.breakdown_a });
    assert_eq!((detail.pair.shared, detail.passages.len()), (2, 1));
    assert_eq!(detail.whole.map(|whole| whole.shared), Some(17));
    assert_eq!(corpus.longest_passages(&[(a, b)], &params), Ok(vec![3]));
    let all = corpus.passages(a, b, &params.to_builder().exclude_quotes(false).build().expect("valid")).expect("known");
    assert_eq!(all.excluded_b.len(), 1);
    assert_eq!(all.breakdown_b.shared, 8 + 3);

    // Left out because more than one document holds it.
    let common = params.to_builder().max_document_frequency(1).build().expect("valid");
    let detail = corpus.passages(a, b, &common).expect("known");
    assert_eq!(detail.excluded_a.last().map(|exclusion| exclusion.label), Some(Label::Common));
    assert_eq!((detail.breakdown_a.common, detail.breakdown_a.shared, detail.shingles_a.len()), (3, 0, 0));
}

#[test]
fn an_edited_template_counts_on_neither_side() {
    let form = "please explain in your own words why the sky is blue and then sign your name below this line";
    let edited = form.replace("your own", "one's own").replace("and then", "and afterwards");
    let mut corpus = Corpus::new();
    add(&mut corpus, Role::Submission, None, &format!("{edited} short waves of light are bent the most"));
    add(&mut corpus, Role::Submission, None, &format!("{edited} the air scatters what is blue in it"));
    let before = compare(&mut corpus, &words(3));
    assert_eq!(before.pairs.shared, [17]);
    let template = add(&mut corpus, Role::Template, None, form);
    let after = compare(&mut corpus, &words(3));
    // Only the words that each put after the form are left, with the two runs that reach back into it.
    assert!(after.pairs.is_empty());
    let sizes: Vec<_> = after.documents.iter().map(|d| (d.distinct, d.in_template, d.compared)).collect();
    assert_eq!(sizes[..2], [(25, 17, 8), (25, 17, 8)]);
    let bare = words(3).to_builder().exclude_edited_template(false).build().expect("valid");
    let by_shingles = compare(&mut corpus, &bare);
    assert_eq!((by_shingles.documents[0].in_template, by_shingles.pairs.shared[0]), (11, 6));
    // Without the template the texts are read anew, as they were.
    corpus.remove(template);
    assert_eq!(compare(&mut corpus, &words(3)).pairs, before.pairs);
}

#[test]
fn what_is_left_of_a_document_is_told() {
    let mut corpus = Corpus::new();
    add(&mut corpus, Role::Submission, None, "a b c d e f g h i j own");
    add(&mut corpus, Role::Submission, None, "a b c d e f g h i j");
    add(&mut corpus, Role::Template, None, "a b c d e f g h i j");
    let report = compare(&mut corpus, &words(2));
    assert!(report.documents[..2].iter().all(|d| d.warnings.iter().any(|w| w.code == WarningCode::LittleLeft)));
    assert!(report.pairs.is_empty());
    let mut corpus = Corpus::new();
    add(&mut corpus, Role::Submission, None, "a b c");
    add(&mut corpus, Role::Submission, None, "a b d");
    add(&mut corpus, Role::Template, None, "x y z");
    let report = compare(&mut corpus, &words(2));
    assert!(report.warnings.iter().any(|w| w.code == WarningCode::IdleTemplate));
}

#[test]
fn a_pair_turned_round_is_the_same_pair() {
    let mut corpus = Corpus::new();
    let a = add(&mut corpus, Role::Submission, None, "one two three four");
    let b = add(&mut corpus, Role::Submission, None, "zero one two three four five six");
    let [ab, ba] = [(a, b), (b, a)].map(|(a, b)| corpus.passages(a, b, &words(2)).expect("known").pair);
    assert_eq!((ab.containment_a_in_b, ab.containment_b_in_a), (1.0, 0.5));
    assert_eq!((ba.containment_a_in_b, ba.containment_b_in_a), (0.5, 1.0));
}

#[test]
fn what_was_edited_in_a_passage_is_told_where_it_stands() {
    let a = "😀 One two three four five six seven eight nine and more";
    let b = "Zero. One two “three”, fore five six seven, new eight NINE to end";
    let mut corpus = Corpus::new();
    for text in [a, b] {
        add(&mut corpus, Role::Submission, None, text);
    }
    let utf16 = |text: &str, start: u32, end: u32| {
        let units: Vec<u16> = text.encode_utf16().collect();
        String::from_utf16(&units[start as usize..end as usize]).expect("no character is cut")
    };
    for (x, y, first, second) in [(0, 1, a, b), (1, 0, b, a)] {
        let detail = corpus.passages(x, y, &words(2)).expect("known");
        let [passage] = &detail.passages[..] else { panic!("one passage, not {:?}", detail.passages) };
        let found = [utf16(first, passage.a_start, passage.a_end), utf16(second, passage.b_start, passage.b_end)];
        let mut expected = ["One two three four five six seven eight nine", &b[6..b.len() - 7]];
        let mut edits = vec![("four".to_owned(), "fore".to_owned()), (String::new(), "new".to_owned())];
        if x == 1 {
            expected.reverse();
            edits = edits.into_iter().map(|(from, to)| (to, from)).collect();
        }
        assert_eq!(found, expected);
        let told = passage
            .edits
            .iter()
            .map(|edit| (utf16(first, edit.a_start, edit.a_end), utf16(second, edit.b_start, edit.b_end)));
        assert_eq!(told.collect::<Vec<_>>(), edits);
        let lengths = [passage.tokens, passage.a_tokens.min(passage.b_tokens), passage.a_tokens.max(passage.b_tokens)];
        assert_eq!((lengths, passage.shingles), ([8, 9, 10], 2 + 2 + 1));
        assert_eq!(corpus.longest_passages(&[(x, y)], &words(2)), Ok(vec![8]));
    }
}

/// Letters with one blank between all of them, as if no words were there.
fn spread(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).flat_map(|letter| [letter, ' ']).collect()
}

const LOOMINGS: [&str; 2] = [
    include_str!("../fixtures/english_classics/melville-loomings-a.txt"),
    include_str!("../fixtures/english_classics/melville-loomings-b.txt"),
];

#[test]
fn letters_spaced_out_evenly_are_read_by_the_words_of_the_others() {
    let mut corpus = Corpus::new();
    for text in LOOMINGS {
        add(&mut corpus, Role::Submission, None, text);
    }
    let plain = compare(&mut corpus, &words(5)).pair(0).expect("one pair").jaccard;

    let mut corpus = Corpus::new();
    let a = add(&mut corpus, Role::Submission, None, LOOMINGS[0]);
    let spaced = add(&mut corpus, Role::Submission, None, &spread(LOOMINGS[1]));
    let report = compare(&mut corpus, &words(5));
    let pair = report.pair(0).expect("one pair");
    assert!(pair.jaccard >= 0.95 * plain, "{} of {plain}", pair.jaccard);
    assert!(report.documents[0].warnings.is_empty());
    assert_eq!(report.documents[1].warnings[0].code, WarningCode::SpacedLetters);

    // The pair by itself says the same, where it stands, and what it would come to otherwise.
    let detail = corpus.passages(a, spaced, &words(5)).expect("known");
    assert_eq!(detail.pair.shared, pair.shared);
    assert_eq!(detail.without_deobfuscation.map(|pair| pair.shared), Some(0));
    assert_eq!(detail.obfuscation_a, ObfuscationPlaces::default());
    assert!(!detail.obfuscation_b.places.is_empty());
    let longest = corpus.longest_passages(&[(a, spaced)], &words(5)).expect("known")[0];
    assert_eq!(longest, detail.passages[0].tokens);

    // The words go with the document that held them.
    assert!(corpus.remove(a));
    let other = add(&mut corpus, Role::Submission, None, "nothing of all that is to be found here at all");
    let report = compare(&mut corpus, &words(5));
    assert!(report.listed().all(|pair| (pair.a, pair.b) != (spaced, other) || pair.shared == 0));
    assert_eq!(corpus.documents()[0].sketch().obfuscation.of(Obfuscation::SpacedOut).words, 0);
}

/// The text on its own lines with its letters spaced out, from the given word on, as many words as given.
fn spread_words(text: &str, from: usize, words: usize) -> String {
    let words: Vec<&str> = text.split_whitespace().skip(from).take(words).collect();
    spread(&words.join(" "))
}

#[test]
fn a_text_is_displayed_as_it_was_compared_whatever_the_other_needs() {
    // Some seventy letters are not read by the words of others, some two hundred are.
    let few = format!("{} {}", LOOMINGS[0], spread_words(LOOMINGS[0], 40, 16));
    let many = format!("{} {}", LOOMINGS[1], spread_words(LOOMINGS[0], 20, 50));
    let mut corpus = Corpus::new();
    let a = add(&mut corpus, Role::Submission, None, &few);
    let b = add(&mut corpus, Role::Submission, None, &many);
    let report = compare(&mut corpus, &Params::default());
    let listed = report.pair(0).expect("one pair").evidence.expect("copied").counts;
    let detail = corpus.passages(a, b, &Params::default()).expect("known");
    let matched: u32 = detail.passages.iter().map(|passage| passage.matched_a).sum();
    assert_eq!((matched, detail.breakdown_a.shared), (listed.matched_a, listed.matched_a));
    let alone = corpus.obfuscation(a, &Params::default()).expect("known");
    assert_eq!(alone, detail.obfuscation_a);
}

#[test]
fn a_new_text_is_displayed_as_it_was_compared() {
    let mut corpus = Corpus::new();
    let id = add(&mut corpus, Role::Submission, None, &LOOMINGS[0][..3_000]);
    // Of what is spaced out, the document knows the first half; the new text itself would know all of it.
    let new_text = format!("{} {}", LOOMINGS[0], spread(&LOOMINGS[0][2_500..3_500]));
    let new = labelled("new", Role::Submission, None);
    let found = corpus.evidence_for(&new, &new_text, &Params::default()).expect("known").expect("evidence is on");
    let detail = corpus.passages_of_new(&new, &new_text, id, &Params::default()).expect("known");
    let matched: u32 = detail.passages.iter().map(|passage| passage.matched_a).sum();
    assert_eq!(matched, found.documents[0].evidence.counts.matched_a);
    assert_eq!(detail.breakdown_a.tokens, corpus.query(&new, &new_text, &Params::default()).expect("exact").tokens);
}

#[test]
fn matched_tokens_and_shared_shingles_are_counted_in_the_unit_of_the_tokens() {
    let text = &LOOMINGS[0][..1_500];
    for params in [Params::builder().unit(Unit::Characters).k(9), Params::builder().strip_punctuation(false)] {
        let params = params.build().expect("valid");
        let mut corpus = Corpus::new();
        let a = add(&mut corpus, Role::Submission, None, text);
        let b = add(&mut corpus, Role::Submission, None, text);
        let detail = corpus.passages(a, b, &params).expect("known");
        assert_eq!(detail.breakdown_a, detail.breakdown_b);
        // Only the punctuation after the last word is no part of the passage.
        let TokenBreakdown { tokens, shared, .. } = detail.breakdown_a;
        assert!(shared <= tokens && shared + 3 > tokens, "{shared} of {tokens}");
        assert_eq!(detail.passages[0].shingles, shared + 1 - params.k());
    }
}

#[test]
fn no_matched_word_is_labelled_as_excluded_for_its_shingles() {
    let text = &LOOMINGS[0][..1_500];
    // The template has the stems of some sentences, but few of their words.
    let template = text[..700].replace("s ", "ses ").replace("e ", "es ").replace("d ", "ded ");
    let common = words(3).to_builder().max_document_frequency(2).build().expect("valid");
    let stemmed = words(3).to_builder().stem(2).build().expect("valid");
    for (params, roles) in
        [(common, [Role::Submission; 3]), (stemmed, [Role::Template, Role::Submission, Role::Submission])]
    {
        let mut corpus = Corpus::new();
        let first = if roles[0] == Role::Template { &template } else { text };
        let [_, a, b] =
            [0, 1, 2].map(|at: usize| add(&mut corpus, roles[at], None, if at == 0 { first } else { text }));
        let TokenBreakdown { tokens, shared, template, common, .. } =
            corpus.passages(a, b, &params).expect("known").breakdown_a;
        assert!(shared > 100 && shared + template + common <= tokens, "{shared} {template} {common} of {tokens}");
    }
}

#[test]
fn longest_passages_depend_on_no_earlier_call() {
    let corpus = || {
        let mut corpus = Corpus::new();
        for _ in 0..3 {
            add(&mut corpus, Role::Submission, None, &LOOMINGS[0][..500]);
        }
        add(&mut corpus, Role::Submission, None, &spread(&LOOMINGS[0][..500]));
        corpus
    };
    for params in [Params::default(), words(5).to_builder().max_document_frequency(2).build().expect("valid")] {
        let mut compared = corpus();
        compare(&mut compared, &params);
        let longest = compared.longest_passages(&[(0, 1), (0, 3)], &params);
        assert_eq!(corpus().longest_passages(&[(0, 1), (0, 3)], &params), longest);
    }
}

#[test]
fn a_new_text_is_seen_through_as_well() {
    let mut corpus = Corpus::new();
    add(&mut corpus, Role::Submission, None, LOOMINGS[0]);
    let new = labelled("new", Role::Submission, None);
    for text in [spread(LOOMINGS[0]), LOOMINGS[0].replace('o', "о"), LOOMINGS[0].replace('e', "e\u{200b}")] {
        let found = corpus.query(&new, &text, &words(5)).expect("exact");
        assert!(found.similar[0].jaccard > 0.95, "{:?}", found.similar);
    }
}

#[test]
fn flags_say_what_was_done_and_only_where_it_was_much() {
    let mut corpus = Corpus::new();
    add(&mut corpus, Role::Submission, None, &LOOMINGS[0].replace(" the ", " thе "));
    add(&mut corpus, Role::Submission, None, &LOOMINGS[0].replacen(" the ", " thе ", 2));
    let report = compare(&mut corpus, &words(5));
    let [first, second] = &report.documents[..] else { panic!("two documents") };
    let lost = first.deobfuscated.look_alike;
    let message =
        format!("{lost} look-alike letters of another script in {lost} words: compared as the letters they look like.");
    assert_eq!(first.warnings.iter().map(|warning| &warning.message).collect::<Vec<_>>(), [&message]);
    assert_eq!(second.deobfuscated.look_alike, 2);
    assert!(second.warnings.iter().all(|warning| warning.code != WarningCode::LookAlikeLetters));
    assert_eq!(report.pair(0).expect("one pair").jaccard, 1.0);
    let off = compare(&mut corpus, &words(5).to_builder().deobfuscate(false).build().expect("valid"));
    assert!(off.pair(0).expect("one pair").jaccard < 0.8);
    assert_eq!(off.documents[0].deobfuscated.look_alike, 0);
}

#[test]
fn more_spaced_letters_than_can_be_looked_up_are_said_of_their_document_alone() {
    let mut corpus = Corpus::new();
    add(&mut corpus, Role::Submission, None, LOOMINGS[0]);
    add(&mut corpus, Role::Submission, None, &spread(LOOMINGS[0]));
    let long = spread(&LOOMINGS[0].repeat(MAX_UNSEGMENTED_LETTERS as usize / LOOMINGS[0].len() * 2));
    let bytes = long.len();
    add(&mut corpus, Role::Submission, None, &long);
    let report = compare(&mut corpus, &words(5));
    assert!(
        report.listed().any(|pair| (pair.a, pair.b) == (0, 1) && pair.jaccard > 0.9),
        "the others are read as ever"
    );
    let warning = &report.documents[2].warnings[0];
    assert_eq!(warning.code, WarningCode::SpacedLettersTooMany);
    assert!(warning.message.contains("more than the 200000"), "{}", warning.message);
    assert!(report.documents[2].counts.tokens as usize > bytes / 3, "its letters are words");

    // Digits are looked up, too, so they count.
    let with_digits = LOOMINGS[0].replace(['e', 'a', 'o'], "7");
    let long = spread(&with_digits.repeat(MAX_UNSEGMENTED_LETTERS as usize / with_digits.len() * 4 / 3));
    let mut corpus = Corpus::new();
    add(&mut corpus, Role::Submission, None, &long);
    let document = &compare(&mut corpus, &words(5)).documents[0];
    assert!(document.deobfuscated.spaced_out < MAX_UNSEGMENTED_LETTERS, "{}", document.deobfuscated.spaced_out);
    assert_eq!(document.warnings[0].code, WarningCode::SpacedLettersTooMany);
}

#[test]
fn a_pair_is_displayed_with_the_tokens_that_were_compared() {
    // Characters: the white space beside a quotation is at the end of a stretch, and no token.
    let mut corpus = Corpus::new();
    for own in ["he wrote", "she said"] {
        add(&mut corpus, Role::Submission, None, &format!("{own} “we hold these truths to be” and then left at once"));
    }
    let params = words(4).to_builder().unit(Unit::Characters).exclude_quotes(true).build().expect("valid");
    let report = compare(&mut corpus, &params);
    let detail = corpus.passages(0, 1, &params).expect("both are held");
    let counts = report.documents[0].counts;
    assert_eq!([detail.breakdown_a.tokens, detail.breakdown_a.quoted], [counts.tokens, counts.quoted]);
}

#[test]
fn a_quotation_that_ends_within_a_word_moves_no_passage() {
    // Without the quotation, ’ with an accent on it joins "five" and "x" into one word.
    let copied = (0..60).map(|number| format!("word{number}")).collect::<Vec<_>>().join(" ");
    let mut corpus = Corpus::new();
    for own in ["mine", "yours"] {
        add(&mut corpus, Role::Submission, None, &format!("{own} ‘one two three four five’\u{301}x {copied}"));
    }
    let params = words(4).to_builder().exclude_quotes(true).build().expect("valid");
    let report = compare(&mut corpus, &params);
    assert!(report.pair(0).expect("one pair").evidence.is_some());
    let detail = corpus.passages(0, 1, &params).expect("both are held");
    let text = &format!("mine ‘one two three four five’\u{301}x {copied}");
    let units: Vec<u16> = text.encode_utf16().collect();
    let passage = &detail.passages[0];
    let shown = String::from_utf16(&units[passage.a_start as usize..passage.a_end as usize]).expect("whole characters");
    assert!(shown.ends_with("word59"), "{shown}");
}

#[test]
fn chance_is_expected_of_compared_pairs_only() {
    let text = |n: usize| (0..300).map(|word| format!("{n}x{word}")).collect::<Vec<String>>().join(" ");
    let by_chance = |authors: &[Option<&str>]| {
        let mut corpus = Corpus::new();
        for (n, &author) in authors.iter().enumerate() {
            let role = if n == 3 { Role::Archive } else { Role::Submission };
            add(&mut corpus, role, author, &text(n));
        }
        let totals = compare(&mut corpus, &Params::default()).totals;
        (totals.possible_pairs, totals.expected_by_chance.expect("prose"))
    };
    let (pairs, all) = by_chance(&[None, None, None, None]);
    let (compared, expected) = by_chance(&[Some("lee"), Some("lee"), None, Some("lee")]);
    assert_eq!((pairs, compared), (6, 3));
    assert!(expected < 0.75 * all, "{expected} of {all}");
    assert_eq!(by_chance(&[Some("lee"), Some("lee"), Some("lee"), Some("lee")]), (0, 0.0));
}

#[test]
fn words_are_counted_whether_or_not_evidence_is_searched_for() {
    let prose = "It was a hard life, he said: “we hold these truths to be self-evident”. 3.14 今天";
    let program = "int main() { return a[0]; }";
    for unit in [Unit::Words, Unit::Characters, Unit::Code] {
        let counts = |strip_punctuation, evidence, memory_limit| {
            let params = Params::builder().unit(unit).strip_punctuation(strip_punctuation).exclude_quotes(true);
            let params = params.evidence(evidence).memory_limit(memory_limit).build().expect("valid");
            let mut corpus = Corpus::new();
            let text = if unit == Unit::Code { program } else { prose };
            corpus.add("a.c", text).expect("short enough");
            compare(&mut corpus, &params).documents[0].counts
        };
        let words = if unit == Unit::Code { 7 } else { 18 };
        for strip in [true, false] {
            assert_eq!(counts(strip, true, 4096).words, words, "{unit:?} {strip}");
            assert_eq!(counts(strip, false, 4096), counts(strip, true, 4096), "{unit:?} {strip}");
            assert_eq!(counts(strip, true, 1), counts(strip, true, 4096), "{unit:?} {strip}");
        }
    }
}

#[test]
fn a_byte_order_mark_changes_nothing_but_positions() {
    let mail = "> these are eleven words that are quoted from another mail\nHe wrote that, and I agree.";
    let program = "<?php // copied\nfunction first($list) { return $list[0] + 1; }";
    for (unit, text) in [(Unit::Words, mail), (Unit::Characters, mail), (Unit::Code, program)] {
        for exclude_quotes in [true, false] {
            let params = Params::builder().unit(unit).k(3).shortest_passage(3).strip_punctuation(false);
            let params = params.exclude_quotes(exclude_quotes).threshold(0.0).build().expect("valid");
            let mut corpus = Corpus::new();
            corpus.add("a.php", text).expect("short enough");
            corpus.add("b.php", format!("\u{feff}{text}")).expect("short enough");
            let report = compare(&mut corpus, &params);
            assert_eq!(report.documents[0].counts, report.documents[1].counts, "{unit:?}");
            assert_eq!(report.pair(0).map(|pair| (pair.a, pair.b, pair.jaccard)), Some((0, 1, 1.0)), "{unit:?}");
            let detail = corpus.passages(0, 1, &params).expect("known");
            assert!(!detail.passages.is_empty(), "{unit:?}");
            for passage in &detail.passages {
                assert_eq!((passage.a_start + 1, passage.a_end + 1), (passage.b_start, passage.b_end), "{unit:?}");
                assert_eq!(passage.attribution_a, passage.attribution_b, "{unit:?}");
            }
            let starts = |comments: &[Utf16Span]| comments.iter().map(|comment| comment.start.0).collect::<Vec<_>>();
            assert_eq!(starts(&detail.comments_a), if unit == Unit::Code { vec![6] } else { vec![] });
            assert_eq!(starts(&detail.comments_b), if unit == Unit::Code { vec![7] } else { vec![] });
            assert!(corpus.obfuscation(1, &params).expect("known").kinds.is_empty(), "{unit:?}");
        }
    }
}
