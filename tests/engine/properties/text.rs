//! Reading texts: tokens, their places, and deobfuscation.

use lookalike::internals::text::deobfuscation::{Obfuscation, deobfuscate};
use lookalike::internals::text::fast::FastTokenizer;
use lookalike::internals::text::normalize::normalize;
use lookalike::internals::text::token;
use lookalike::params::{Params, Unit, Whitespace};
use proptest::prelude::*;

use crate::naive;

/// Text that provokes: many scripts, marks without a base, ligatures, jamo, emoji, invisible characters.
pub(crate) fn a_text() -> impl Strategy<Value = String> {
    let difficult = "ﬁéＡ，ｶﾞ각ᄀ\u{1161}\u{11a8}\u{301}\u{308}\u{9be}\u{9c7}ςΣİßאשׁ漢字カタ हिन्दी👩‍👧🇫🇷️⃣’ʼ“”—…\u{ad}\u{200b}\u{200d}\r\n\u{2028}½²";
    let from_list = prop::sample::select(difficult.chars().collect::<Vec<_>>());
    let character = prop_oneof![4 => "[a-zA-Z ,.']", 3 => from_list.prop_map(String::from), 1 => "\\PC"];
    prop::collection::vec(character, 0..40).prop_map(|parts| parts.concat())
}

/// Text made of tricks and of what looks like them: letters alone between all kinds of space, mixed scripts, what nobody
/// sees.
fn a_tricky_text() -> impl Strategy<Value = String> {
    let alone = prop::sample::select("abcdeоеасжйèéαοσß1'’.,“”…ế漢".chars().collect::<Vec<_>>());
    let space = prop::sample::select(vec![" ", " ", " ", "  ", "   ", "\n", "\u{a0}", "\u{2009}", "\u{200b}"]);
    let spaced = prop::collection::vec((alone, space), 1..30)
        .prop_map(|row| row.into_iter().flat_map(|(letter, space)| [letter.to_string(), space.to_owned()]).collect());
    let words = vec![
        "word ",
        "wоrd ",
        "слово ",
        "слoво ",
        "λόγος ",
        "so\u{ad}me ",
        "o\u{200c}f ",
        "сору ",
        "ａｂｃ ",
        "漢字",
        "e.g. ",
    ];
    prop::collection::vec(prop_oneof![2 => spaced, 3 => prop::sample::select(words).prop_map(String::from)], 0..24)
        .prop_map(|parts| parts.concat())
}

fn some_params() -> impl Strategy<Value = Params> {
    let unit = prop_oneof![Just(Unit::Words), Just(Unit::Characters)];
    let whitespace = prop_oneof![Just(Whitespace::Keep), Just(Whitespace::Collapse), Just(Whitespace::Remove)];
    (unit, whitespace, any::<[bool; 4]>(), 1..8_u32).prop_map(|(unit, whitespace, switches, k)| {
        let [lowercase, strip_punctuation, strip_accents, nfkc] = switches;
        Params::builder()
            .unit(unit)
            .whitespace(whitespace)
            .lowercase(lowercase)
            .strip_punctuation(strip_punctuation)
            .strip_accents(strip_accents)
            .nfkc(nfkc)
            .k(k)
            .build()
            .expect("valid")
    })
}

proptest! {
    #[test]
    fn tokens_are_those_of_the_whole_text(text in a_text(), params in some_params()) {
        let params = params.to_builder().deobfuscate(false).build().expect("valid");
        let normalized = normalize(&text, &params);
        let mut tokens = Vec::new();
        let mut reached = 0;
        for token in token::tokens(&normalized, &params) {
            tokens.push(normalized.as_str()[token.start as usize..token.end as usize].to_owned());
            let given = normalized.given(token.start, token.end);
            assert!(text.get(given.start.0 as usize..given.end.0 as usize).is_some_and(|given| !given.is_empty()));
            assert!(given.start.0 >= reached, "tokens stand in the given text in their order");
            reached = given.start.0;
        }
        prop_assert_eq!(tokens, naive::tokens(&text, &params));
    }

    #[test]
    fn what_a_span_covers_normalises_to_its_tokens(text in a_text(), params in some_params()) {
        // Only where no unit of several characters is cut: then a span's own text says what its token says. What is
        // repaired depends on the text around it.
        let params = params.to_builder().deobfuscate(false).build().expect("valid");
        let normalized = normalize(&text, &params);
        for token in token::tokens(&normalized, &params) {
            let given = normalized.given(token.start, token.end);
            let covered = normalize(&text[given.start.0 as usize..given.end.0 as usize], &params);
            let expected = &normalized.as_str()[token.start as usize..token.end as usize];
            assert!(
                covered.as_str().contains(expected.trim()),
                "{expected:?} came from {:?}", covered.as_str()
            );
        }
    }

    /// What is plain goes the fast way until something in it is suspect: then both ways deobfuscate the same.
    #[test]
    fn both_ways_see_through_the_same_tricks(text in a_tricky_text(), params in some_params()) {
        let general = token::hashes(&normalize(&text, &params), &params);
        prop_assert_eq!(FastTokenizer::new(&params).hashes(&text), general);
    }

    /// A repaired text has nothing left to deobfuscate, its places stand in the given text, and its tokens lead back there. Only
    /// letters that were joined may leave others alone in a row, as a text of its own.
    #[test]
    fn repair_finds_its_way_back(text in a_tricky_text()) {
        let deobfuscated = deobfuscate(&text, None);
        for place in &deobfuscated.places {
            prop_assert!(text.get(place.span.start.0 as usize..place.span.end.0 as usize).is_some_and(|s| !s.is_empty()));
        }
        let again = deobfuscate(&deobfuscated.text, None);
        if deobfuscated.counts.of(Obfuscation::SpacedOut).characters == 0 {
            prop_assert_eq!(&again.text, &deobfuscated.text);
        }
        for trick in [Obfuscation::Invisible, Obfuscation::Backwards, Obfuscation::Styled] {
            prop_assert!(again.places.iter().all(|place| place.kind != trick), "{:?} in {:?}", trick, &deobfuscated.text);
        }
        let normalized = normalize(&text, &Params::default());
        let mut reached = 0;
        for token in token::tokens(&normalized, &Params::default()) {
            let given = normalized.given(token.start, token.end);
            assert!(text.get(given.start.0 as usize..given.end.0 as usize).is_some_and(|given| !given.is_empty()));
            assert!(given.start.0 >= reached, "tokens stand in the given text in their order");
            reached = given.start.0;
        }
    }
}
