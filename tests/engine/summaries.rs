//! Summaries, retellings, and where reworded passages begin and end.

use lookalike::Corpus;
use lookalike::params::Params;
use lookalike::report::Passage;

use crate::evidence::{Dice, corpus_of};

/// The passages of two texts.
fn passages(texts: [&[String]; 2]) -> Vec<Passage> {
    let mut corpus = corpus_of(&texts.map(<[String]>::to_vec));
    corpus.passages(0, 1, &Params::default()).expect("both are there").passages
}

/// An essay of 900 words with a stretch in the middle.
fn essay(dice: &mut Dice, stretch: &[String]) -> Vec<String> {
    let mut essay = dice.text(900);
    essay.splice(450..450, stretch.iter().cloned());
    essay
}

/// Nine in ten words from all over a text, in any order.
fn summary(dice: &mut Dice, text: &[String], words: usize) -> Vec<String> {
    let word = |dice: &mut Dice| {
        if dice.below(10) == 0 { dice.text(1).remove(0) } else { text[dice.below(text.len())].clone() }
    };
    (0..words).map(|_| word(dice)).collect()
}

#[test]
fn a_summary_is_found_though_no_piece_of_it_matches_one_place() {
    for seed in 0..20 {
        let mut dice = Dice(seed);
        let source = dice.text(1_200);
        let summary = summary(&mut dice, &source, 100);
        let essay = essay(&mut dice, &summary);
        let found = passages([&essay, &source]);
        let [passage] = &found[..] else { panic!("one passage, not {found:?}") };
        assert!(passage.is_summary, "{passage:?}");
        let text = essay.join(" ");
        let before = text[..passage.a_start as usize].split_whitespace().count();
        assert!(before.abs_diff(450) <= 15 && passage.a_tokens.abs_diff(100) <= 25, "{before} {passage:?}");
        // It covers the other text from its first match to its last.
        assert!((1_000..=1_200).contains(&passage.b_tokens), "{passage:?}");
    }
}

#[test]
fn no_summary_is_marked_where_a_text_was_copied_from_one_place_or_not_at_all() {
    for seed in 0..20 {
        let mut dice = Dice(seed);
        let source = dice.text(1_200);
        let copied = dice.reworded(&source[300..400]);
        for stretch in [copied, dice.text(100)] {
            let found = passages([&essay(&mut dice, &stretch), &source]);
            assert!(found.iter().all(|passage| !passage.is_summary), "{found:?}");
        }
        // A short text contains few words of any other.
        let short = &source[..200];
        let summary = summary(&mut dice, short, 100);
        let found = passages([&essay(&mut dice, &summary), short]);
        assert!(found.iter().all(|passage| !passage.is_summary), "{found:?}");
    }
}

#[test]
fn reworded_halves_that_changed_places_are_one_passage() {
    let mut dice = Dice(53);
    let source = dice.text(900);
    let halves = [dice.reworded(&source[350..410]), dice.reworded(&source[290..350])].concat();
    let found = passages([&essay(&mut dice, &halves), &source]);
    let [passage] = &found[..] else { panic!("one passage, not {found:?}") };
    assert!(passage.a_tokens > 105 && passage.b_tokens > 105 && !passage.is_summary, "{passage:?}");
}

#[test]
fn a_retelling_in_the_same_order_is_one_passage() {
    let mut dice = Dice(23);
    let source = dice.text(900);
    let mut retelling = Vec::new();
    for part in source.chunks(115) {
        retelling.extend(dice.reworded(&part[..part.len().min(60)]));
        retelling.extend(dice.text(55));
    }
    let found = passages([&retelling, &source]);
    let [passage] = &found[..] else { panic!("one passage, not {found:?}") };
    assert!(passage.a_tokens > 750 && passage.b_tokens > 750 && !passage.is_summary, "{passage:?}");
}

#[test]
fn a_word_beyond_a_sentence_does_not_draw_the_next_one_into_a_reworded_passage() {
    let mut dice = Dice(43);
    let sentence = Dice(31).text(50);
    let reworded = Dice(37).reworded(&sentence);
    let mut with = |copied: &[String]| {
        let [before, behind] = [300, 300].map(|words| dice.text(words).join(" "));
        format!("{before}. {}. shared {}. {behind}", copied.join(" "), dice.text(3).join(" "))
    };
    let [a, b] = [with(&sentence), with(&reworded)];
    let mut corpus = Corpus::new();
    corpus.add("a", a.clone()).expect("short");
    corpus.add("b", b.clone()).expect("short");
    let detail = corpus.passages(0, 1, &Params::default()).expect("both are there");
    let [passage] = &detail.passages[..] else { panic!("one passage, not {:?}", detail.passages) };
    let ends = [&a[..passage.a_end as usize], &b[..passage.b_end as usize]];
    assert!(ends.iter().all(|text| text.ends_with("shared")), "{passage:?}");
}

#[test]
fn a_reworded_passage_ends_with_its_sentence_but_a_verbatim_one_with_its_last_equal_word() {
    let mut dice = Dice(29);
    let mut others = |words| dice.text(words).join(" ");
    let texts = |first: &str, second: &str, others: &mut dyn FnMut(usize) -> String| {
        // The last two words of the sentence differ.
        let mut with = |copied: &str| format!("{}. {copied} {}. {}", others(300), others(2), others(300));
        [with(first), with(second)]
    };
    let sentence = Dice(31).text(50);
    let reworded = Dice(37).reworded(&sentence).join(" ");
    let sentence = sentence.join(" ");
    for (other, is_reworded) in [(&reworded, true), (&sentence, false)] {
        let [a, b] = texts(&sentence, other, &mut others);
        let mut corpus = Corpus::new();
        corpus.add("a", a.clone()).expect("short");
        corpus.add("b", b.clone()).expect("short");
        let detail = corpus.passages(0, 1, &Params::default()).expect("both are there");
        let [passage] = &detail.passages[..] else { panic!("one passage, not {:?}", detail.passages) };
        let ends = [&a[passage.a_end as usize..], &b[passage.b_end as usize..]];
        assert_eq!(ends.map(|rest| rest.starts_with('.')), [is_reworded; 2], "{ends:?}");
        // The words beyond the last match are edits, and the number of matched words is that of the list.
        let counts = detail.pair.evidence.expect("it has evidence").counts;
        assert_eq!([passage.matched_a, passage.matched_b], [counts.matched_a, counts.matched_b]);
        let last = passage.edits.last().map(|edit| [edit.a_end, edit.b_end]);
        assert_eq!(last == Some([passage.a_end, passage.b_end]), is_reworded, "{passage:?}");
    }
}
