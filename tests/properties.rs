//! Every fast path against its naive twin, on random input that proptest shrinks when they disagree.

#![cfg(not(target_arch = "wasm32"))]

mod naive;

use std::collections::{BTreeMap, BTreeSet};

use lookalike::Language;
use lookalike::internals::align::evidence::programs::batch::Batch;
use lookalike::internals::align::evidence::programs::candidates::Budget;
use lookalike::internals::align::evidence::programs::tiles::Scratch;
use lookalike::internals::align::evidence::programs::{MIN_SCORE, RUN_TOKENS, runs};
use lookalike::internals::align::passages::chains::chains;
use lookalike::internals::align::passages::gaps::GapAligner;
use lookalike::internals::align::passages::seeds::seeds;
use lookalike::internals::align::passages::{Grams, Limits, Passages, Run, align};
use lookalike::internals::exact::index::{Index, Layout, Rules};
use lookalike::internals::exact::join::{Threshold, join};
use lookalike::internals::exact::similarity::{Counts, intersection_size};
use lookalike::internals::shingle::Shingles;
use lookalike::internals::shingle::fingerprint::FingerprintSet;
use lookalike::internals::shingle::template::TemplateText;
use lookalike::internals::shingle::winnowing;
use lookalike::internals::text::deobfuscation::{Obfuscation, deobfuscate};
use lookalike::internals::text::fast::FastTokenizer;
use lookalike::internals::text::normalize::normalize;
use lookalike::internals::text::programs::CodeReader;
use lookalike::internals::text::token;
use lookalike::params::{Counting, Fingerprint, Measure, Params, Unit, Weighting, Whitespace};
use lookalike::report::Role;
use lookalike::{Corpus, NewDocument};
use proptest::prelude::*;

/// A set of numbers out of few, so that sets meet; spread over all 64 bits, or crowded into their low ones.
fn a_set() -> impl Strategy<Value = Vec<u64>> {
    let spread = |n: u64| n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let numbers = prop_oneof![
        prop::collection::vec((0..300_u64).prop_map(spread), 0..200),
        prop::collection::vec(0..300_u64, 0..200),
    ];
    numbers.prop_map(|numbers| FingerprintSet::new(numbers).as_slice().to_vec())
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

/// Text that provokes: many scripts, marks without a base, ligatures, jamo, emoji, invisible characters.
fn a_text() -> impl Strategy<Value = String> {
    let difficult = "ﬁéＡ，ｶﾞ각ᄀ\u{1161}\u{11a8}\u{301}\u{308}\u{9be}\u{9c7}ςΣİßאשׁ漢字カタ हिन्दी👩‍👧🇫🇷️⃣’ʼ“”—…\u{ad}\u{200b}\u{200d}\r\n\u{2028}½²";
    let from_list = prop::sample::select(difficult.chars().collect::<Vec<_>>());
    let character = prop_oneof![4 => "[a-zA-Z ,.']", 3 => from_list.prop_map(String::from), 1 => "\\PC"];
    prop::collection::vec(character, 0..40).prop_map(|parts| parts.concat())
}

/// What might be a program: pieces of several languages, strings and comments that are never closed, any characters.
fn a_program() -> impl Strategy<Value = String> {
    let pieces = [
        "/*",
        "*/",
        "//",
        "#",
        "\"",
        "'",
        "`",
        "${",
        "}",
        "{",
        "(",
        ")",
        "\"\"\"",
        "'''",
        "R\"(",
        ")\"",
        "r#\"",
        "\"#",
        "\\",
        "\n",
        "\r\n",
        "    ",
        "\t",
        "import ",
        "#include ",
        "def f(x):",
        "for ",
        "int ",
        "@",
        "$\"",
        "1e-5",
        "0x",
        "..",
        ">>=",
        "x",
        "größe",
        "=begin",
        "=end",
        "/",
        "=",
        "?",
        "!",
        "変",
        "\u{301}",
        "\u{feff}",
        "\u{2028}",
        "👩‍👧",
    ];
    let piece = prop_oneof![
        6 => prop::sample::select(pieces.to_vec()).prop_map(String::from),
        1 => "\\PC",
        1 => "[a-z ]{1,6}",
    ];
    prop::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
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

/// Documents over a small vocabulary, so that they share shingles.
fn a_document() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(vec!["ada", "ben", "Ben", "cy", "da.", "Эва", "漢"]), 0..60)
        .prop_map(|words| words.join(" "))
}

/// A text over three tokens.
fn letters(length: std::ops::Range<usize>) -> impl Strategy<Value = Vec<u64>> {
    prop::collection::vec(0..3_u64, length)
}

fn some_limits() -> impl Strategy<Value = Limits> {
    (1..8_u32, 0..20_u32, 1..20_u32).prop_map(|(k, gap, shortest)| Limits { k, gap, shortest })
}

fn tuples(runs: &[Run]) -> Vec<(u32, u32, u32)> {
    runs.iter().map(|run| (run.a, run.b, run.tokens)).collect()
}

/// What an alignment scores that ends at a place: 1 for each equal token, −1 for each edit.
fn score_of(runs: &[Run], end: (u32, u32)) -> i64 {
    let (mut score, mut at) = (0, (0, 0));
    for run in runs {
        score += i64::from(run.tokens) - i64::from((run.a - at.0).max(run.b - at.1));
        at = (run.a_end(), run.b_end());
    }
    score - i64::from((end.0 - at.0).max(end.1 - at.1))
}

proptest! {
    #[test]
    fn fingerprints_are_sorted_and_distinct(numbers in prop::collection::vec(prop_oneof![any::<u64>(), 0..50_u64], 0..600)) {
        let mut naive = numbers.clone();
        naive.sort_unstable();
        naive.dedup();
        let set = FingerprintSet::new(numbers);
        prop_assert_eq!(set.as_slice(), &naive[..]);
    }

    #[test]
    fn intersection(a in a_set(), b in a_set()) {
        prop_assert_eq!(intersection_size(&a, &b), naive::intersection_size(&a, &b));
    }

    #[test]
    fn pairs_of_the_index(sets in prop::collection::vec(a_set(), 0..12)) {
        let slices: Vec<&[u64]> = sets.iter().map(Vec::as_slice).collect();
        let index = Index::build(&slices, Layout::all(sets.len()), Rules::NONE);
        let mut pairs = BTreeMap::new();
        let mut take = |pair: lookalike::internals::exact::join::Shared| pairs.extend([((pair.a, pair.b), pair.shared)]);
        join(&index, Threshold::of(&Params::default()), &mut take, &mut |_| Ok::<(), ()>(())).expect("nothing stops the walk");
        prop_assert_eq!(pairs, naive::all_pairs(&sets));
    }

    #[test]
    fn seeds_are_all_runs(a in letters(0..60), b in letters(0..60), n in 3..6_u32) {
        let found = seeds(&Grams::new(&a, &[], n), &Grams::new(&b, &[], n), n);
        prop_assert!(found.bounded || tuples(&found.runs) == naive::passages::seeds(&a, &b, n as usize));
    }

    #[test]
    fn chains_are_the_best_of_all(a in letters(0..30), b in letters(0..30), gap in 0..20_u32) {
        let seeds = seeds(&Grams::new(&a, &[], 2), &Grams::new(&b, &[], 2), 2).runs;
        let found: Vec<_> = chains(&seeds, gap, 1).into_iter().map(|it| (it.score, tuples(&it.runs))).collect();
        prop_assert_eq!(found, naive::passages::chains(&tuples(&seeds), gap));
    }

    #[test]
    fn gaps_are_aligned_as_well_as_can_be(a in letters(0..7), b in letters(0..7)) {
        let same = |x: u32, y: u32| a[x as usize] == b[y as usize];
        let (rows, columns) = (a.len() as u32, b.len() as u32);
        let across = GapAligner::default().between(rows, columns, same);
        prop_assert_eq!(score_of(&across, (rows, columns)), naive::passages::alignment_score(&a, &b));
        let extend_over_edits = GapAligner::default().extend_over_edits(rows, columns, same);
        let end = extend_over_edits.last().map_or((0, 0), |run| (run.a_end(), run.b_end()));
        let beginnings = (0..=a.len()).flat_map(|row| (0..=b.len()).map(move |column| (row, column)));
        let best = beginnings.map(|(row, column)| naive::passages::alignment_score(&a[..row], &b[..column])).max();
        prop_assert_eq!(Some(score_of(&extend_over_edits, end)), best);
    }

    #[test]
    fn passages_share_no_token_and_hold_what_they_say(
        a in letters(0..200), b in letters(0..200), limits in some_limits(), masked in prop::collection::vec(any::<bool>(), 200),
    ) {
        let mask: Vec<bool> = masked[..a.len()].iter().zip(&a).map(|(&is_masked, &letter)| is_masked && letter == 0).collect();
        let [grams_a, grams_b] = [(&a, &mask[..]), (&b, &[])].map(|(text, mask)| Grams::new(text, mask, limits.seed()));
        let found = align(&grams_a, &grams_b, limits);
        let (mut used_a, mut used_b) = (vec![false; a.len()], vec![false; b.len()]);
        let shorter = a.len().min(b.len()) as u32;
        for passage in &found.passages {
            prop_assert!(passage.tokens() >= limits.shortest.min(limits.k.max(shorter / 10)));
            for (used, span) in [(&mut used_a, passage.a()), (&mut used_b, passage.b())] {
                let span = &mut used[span.start as usize..span.end as usize];
                prop_assert!(!span.contains(&true));
                span.fill(true);
            }
            for run in &passage.runs {
                for at in 0..run.tokens {
                    let (x, y) = ((run.a + at) as usize, (run.b + at) as usize);
                    prop_assert!(a[x] == b[y] && !mask[x]);
                }
            }
            for edit in passage.edits() {
                prop_assert!(edit.a.start <= edit.a.end && edit.b.start <= edit.b.end);
                prop_assert!(edit.a.len() + edit.b.len() > 0);
            }
        }
        prop_assert!(found.passages.is_sorted_by_key(|passage| std::cmp::Reverse(passage.tokens())));
        prop_assert_eq!(&align(&grams_a, &grams_b, limits), &found);
        let mut turned = align(&grams_b, &grams_a, limits);
        for passage in &mut turned.passages {
            for run in &mut passage.runs {
                std::mem::swap(&mut run.a, &mut run.b);
            }
        }
        turned.passages.sort_by_key(|passage| (std::cmp::Reverse(passage.tokens()), passage.runs[0].a));
        prop_assert_eq!(turned, found);
    }

    #[test]
    fn identical_texts_are_one_passage(text in letters(0..200), limits in some_limits()) {
        let grams = Grams::new(&text, &[], limits.seed());
        let Passages { passages, .. } = align(&grams, &grams, limits);
        let tokens = text.len() as u32;
        let least = limits.shortest.min(limits.k.max(tokens / 10)).max(limits.seed());
        let whole = if tokens < least { vec![] } else { vec![(0, 0, tokens)] };
        prop_assert_eq!(passages.iter().flat_map(|it| tuples(&it.runs)).collect::<Vec<_>>(), whole);
    }

    #[test]
    fn tokens_are_those_of_the_whole_text(text in a_text(), params in some_params()) {
        let params = params.to_builder().repair(false).build().expect("valid");
        let normalized = normalize(&text, &params);
        let mut tokens = Vec::new();
        let mut reached = 0;
        token::for_each_token(&normalized, &params, |token| {
            tokens.push(normalized.as_str()[token.start as usize..token.end as usize].to_owned());
            let given = normalized.given(token.start, token.end);
            assert!(text.get(given.start.0 as usize..given.end.0 as usize).is_some_and(|given| !given.is_empty()));
            assert!(given.start.0 >= reached, "tokens stand in the given text in their order");
            reached = given.start.0;
        });
        prop_assert_eq!(tokens, naive::tokens(&text, &params));
    }

    #[test]
    fn what_a_span_covers_normalises_to_its_tokens(text in a_text(), params in some_params()) {
        // Only where no unit of several characters is cut: then a span's own text says what its token says. What is
        // repaired depends on the text around it.
        let params = params.to_builder().repair(false).build().expect("valid");
        let normalized = normalize(&text, &params);
        token::for_each_token(&normalized, &params, |token| {
            let given = normalized.given(token.start, token.end);
            let covered = normalize(&text[given.start.0 as usize..given.end.0 as usize], &params);
            let expected = &normalized.as_str()[token.start as usize..token.end as usize];
            assert!(
                covered.as_str().contains(expected.trim()),
                "{expected:?} came from {:?}", covered.as_str()
            );
        });
    }

    /// What is plain goes the fast way until something in it is suspect: then both ways repair the same.
    #[test]
    fn both_ways_see_through_the_same_tricks(text in a_tricky_text(), params in some_params()) {
        let general = token::hashes(&normalize(&text, &params), &params);
        prop_assert_eq!(FastTokenizer::new(&params).hashes(&text), general);
    }

    /// A repaired text has nothing left to repair, its places stand in the given text, and its tokens lead back there. Only
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
        token::for_each_token(&normalized, &Params::default(), |token| {
            let given = normalized.given(token.start, token.end);
            assert!(text.get(given.start.0 as usize..given.end.0 as usize).is_some_and(|given| !given.is_empty()));
            assert!(given.start.0 >= reached, "tokens stand in the given text in their order");
            reached = given.start.0;
        });
    }

    #[test]
    fn tokens_of_programs_ascend_and_are_not_empty(text in a_program(), number in 0..Language::ALL.len(), reduce: bool) {
        let reader = CodeReader { language: Language::ALL[number].1, reduce };
        let mut reached = 0;
        reader.for_each_token(&text, |token, spelling| {
            assert!(token.start >= reached && token.end >= token.start, "tokens ascend and do not overlap");
            let given = &text[token.start as usize..token.end as usize];
            assert_eq!(given.is_empty(), spelling == "#indent" || spelling == "#dedent");
            assert_eq!(given.trim_start(), given, "no token begins with layout");
            assert!(!spelling.is_empty() && !spelling.contains(' '));
            reached = token.end;
        });
    }

    #[test]
    fn programs_without_comments_are_covered(
        words in prop::collection::vec("[a-z0-9+=<>(){};,.!?:&|]{1,8}", 0..40), number in 0..Language::ALL.len(),
    ) {
        let text = words.join(" ");
        let mut left = text.clone().into_bytes();
        CodeReader { language: Language::ALL[number].1, reduce: false }.for_each_token(&text, |token, _| {
            left[token.start as usize..token.end as usize].fill(b' ');
        });
        prop_assert!(left.iter().all(u8::is_ascii_whitespace), "{text:?} leaves {:?}", String::from_utf8_lossy(&left));
    }

    #[test]
    fn winnowing_is_what_its_definition_says(
        numbers in prop::collection::vec(0..12_u64, 0..80), window in 0..12_u32,
    ) {
        prop_assert_eq!(winnowing::kept(&numbers, window), naive::winnowed(&numbers, window as usize));
    }

    #[test]
    fn winnowing_keeps_its_guarantee(
        before in prop::collection::vec(0..9_u64, 0..30), between in prop::collection::vec(0..9_u64, 0..30),
        run in prop::collection::vec(0..9_u64, 13..40), k in 1..5_u32, window in 1..9_u32,
    ) {
        // Every shared run of w + k - 1 tokens, 12 at most here, leaves a shared fingerprint.
        let kept = |tokens: Vec<u64>| {
            let mut shingles: Vec<u64> = Shingles::new(&tokens, k).collect();
            winnowing::winnow(&mut shingles, window);
            BTreeSet::from_iter(shingles)
        };
        let run = &run[..(window + k - 1) as usize];
        let one = kept([&before[..], run, &between].concat());
        let other = kept([&between[..], run, &before].concat());
        prop_assert!(!one.is_disjoint(&other));
    }

    #[test]
    fn weights_by_rarity_are_what_counting_by_hand_gives(
        sets in prop::collection::vec(a_set(), 2..12), submissions in 1..12_u32,
    ) {
        let compared = sets.len() as u32;
        let layout = Layout { submissions: submissions.min(compared), compared };
        let slices: Vec<&[u64]> = sets.iter().map(Vec::as_slice).collect();
        let index = Index::build(&slices, layout, Rules { max_documents: 0, weighting: Weighting::Rarity });
        let weight = |number: u64| {
            let holders = sets.iter().filter(|set| set.contains(&number)).count();
            // One, and one more for each time that the holders, two at least, are half as many.
            1 + (1..5).filter(|step| holders.max(2) << step <= sets.len()).count() as u32
        };
        let sum = |numbers: &[u64]| numbers.iter().map(|&number| weight(number)).sum::<u32>();
        for (set, sizes) in sets.iter().zip(&index.statistics.sizes) {
            prop_assert_eq!(sizes.weight(), sum(set));
            prop_assert_eq!(index.statistics.elements(set.clone()).len() as u32, sum(set));
        }
        let mut pairs = BTreeMap::new();
        let mut take = |pair: lookalike::internals::exact::join::Shared| pairs.extend([((pair.a, pair.b), pair.shared)]);
        join(&index, Threshold::of(&Params::default()), &mut take, &mut |_| Ok::<(), ()>(())).expect("nothing stops the walk");
        for a in 0..layout.submissions {
            for b in a + 1..compared {
                let [one, other] = [a, b].map(|slot| &sets[slot as usize]);
                let both: Vec<u64> = one.iter().copied().filter(|number| other.contains(number)).collect();
                prop_assert_eq!(pairs.get(&(a, b)).copied().unwrap_or(0), sum(&both));
            }
        }
    }

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
            .repair(false)
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
    fn measures_stay_in_bounds_and_order(a in a_set(), b in a_set()) {
        let [a, b] = [a, b].map(FingerprintSet::new);
        let counts = Counts::of(&a, &b);
        for measure in [Measure::Jaccard, Measure::Sorensen, Measure::Overlap] {
            prop_assert!((0.0..=1.0).contains(&counts.measure(measure)));
        }
        prop_assert!(counts.jaccard() <= counts.sorensen() && counts.sorensen() <= counts.overlap());
        prop_assert_eq!(counts.overlap(), counts.containment_a_in_b().max(counts.containment_b_in_a()));
        let itself = Counts::of(&a, &a).jaccard();
        prop_assert_eq!(itself, if a.is_empty() { 0.0 } else { 1.0 });
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
    let owner = (kind > 5).then(|| "one".to_owned());
    let new = NewDocument { name: "same".to_owned(), role: role_of(kind), owner };
    corpus.add_document(new, text.to_owned()).expect("short enough");
}

proptest! {
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
        let owner = (text.1 > 5).then(|| "one".to_owned());
        let new = NewDocument { name: "new".to_owned(), role: Role::Submission, owner };
        let found = corpus.query(&new, &text.0, &params).expect("exact");
        let id = corpus.add_document(new, text.0).expect("short enough");
        let report = corpus.compare(&params).expect("nothing stops it");
        let expected: BTreeMap<u32, (u32, u32)> =
            report.listed().filter(|p| p.b == id).map(|p| (p.a, (p.shared, p.union))).collect();
        let similar: BTreeMap<u32, (u32, u32)> = found.similar.iter().map(|s| (s.id, (s.shared, s.union))).collect();
        prop_assert_eq!(similar, expected);
    }
}

/// A program out of a few pieces, so that programs share stretches in another order, with tokens that are skipped or excluded.
fn a_tokenised_program() -> impl Strategy<Value = Vec<u32>> {
    let token = prop_oneof![30 => (2..40_u32).prop_map(|token| token << 8), 2 => Just(1), 1 => Just(0)];
    let piece = prop_oneof![
        3 => (0..4_u32, 6..16_u32).prop_map(|(piece, length)| (0..length).map(|token| (1_000 * piece + token + 9) << 8).collect()),
        2 => prop::collection::vec(token, 0..8),
    ];
    prop::collection::vec(piece, 0..6).prop_map(|pieces: Vec<Vec<u32>>| pieces.concat())
}

fn slices(programs: &[Vec<u32>]) -> Vec<&[u32]> {
    programs.iter().map(Vec::as_slice).collect()
}

proptest! {
    #[test]
    fn tiles_of_programs(
        programs in prop::collection::vec(a_tokenised_program(), 2..10),
        templates in prop::collection::vec(a_tokenised_program(), 0..2),
    ) {
        // Beyond that, occurrences are matched in their order only.
        let few = |program: &Vec<u32>| {
            let tokens = naive::programs::counted(program);
            let runs: Vec<&[u32]> = tokens.windows(RUN_TOKENS).collect();
            runs.iter().all(|run| runs.iter().filter(|other| *other == run).count() <= runs::MAX_REPEATS)
        };
        prop_assume!(programs.iter().all(few));
        let batch = Batch::new(&slices(&programs), &slices(&templates));
        let shared = batch.compare(0, 1, &mut Scratch::default());
        let tiles: Vec<(u32, u32, u32)> = shared.tiles.iter().map(|tile| (tile.a_start, tile.b_start, tile.length)).collect();
        prop_assert_eq!((tiles, shared.score), naive::programs::tiles(&programs, &templates));
        // The reader sees equal tokens where a tile stands, but for those that are skipped.
        let numbers = [0, 1].map(|at: usize| runs::token_numbers(&programs[at]));
        for tile in &shared.tiles {
            let [a, b] = tile.ranges([&numbers[0], &numbers[1]]);
            let read = |at: usize, range: std::ops::Range<u32>| {
                naive::programs::counted(&programs[at][range.start as usize..range.end as usize])
            };
            prop_assert_eq!(read(0, a).len() as u32, tile.length);
            let [a, b] = [read(0, tile.ranges([&numbers[0], &numbers[1]])[0].clone()), read(1, b)];
            prop_assert_eq!(a, b);
        }
    }

    /// Whatever is looked up, no pair is missed that is listed, and nothing but too much work leaves one out.
    #[test]
    fn candidates_of_programs(
        seeds in prop::collection::vec((0..5_u32, 0..4_u32, 90..160_u32), 4..14),
        index_steps in prop_oneof![Just(0), 0..3_000_u64, Just(u64::MAX)], rows in 1..14_u32, pairs in 0..20_u64,
    ) {
        let programs: Vec<Vec<u32>> = seeds
            .iter()
            .map(|&(task, student, length)| {
                let own = |at: u32| if at % 40 < 10 * student { 10_000 * (student + 1) } else { 100_000 * task };
                (0..length).map(|at| (own(at) + at + 9) << 8).collect()
            })
            .collect();
        let batch = Batch::new(&slices(&programs), &[]);
        let rows = rows.min(programs.len() as u32);
        let compares = |a: u32, b: u32| (a + b) % 7 != 3;
        let listed: BTreeSet<(u32, u32)> = (0..rows)
            .flat_map(|a| (a + 1..programs.len() as u32).map(move |b| (a, b)))
            .filter(|&(a, b)| compares(a, b) && !batch.is_too_short(a) && !batch.is_too_short(b))
            .filter(|&(a, b)| batch.compare(a, b, &mut Scratch::default()).score >= MIN_SCORE)
            .collect();
        let found = |tiled_tokens: u64| {
            let candidates = batch.candidates(Budget { tiled_tokens, index_steps });
            let cutoff = candidates.cutoff(rows, compares, |_| Ok::<(), ()>(())).expect("nothing stops it");
            let mut found = Vec::new();
            let left = candidates
                .for_each(rows, compares, cutoff, |_| Ok::<(), ()>(()), |a, b| found.push((a, b)))
                .expect("nothing stops it");
            (found, left)
        };
        let (all, left) = found(u64::MAX);
        prop_assert_eq!(left, 0);
        prop_assert!(listed.is_subset(&all.iter().copied().collect()));
        prop_assert!(all.iter().all(|&(a, b)| compares(a, b)));
        let budget = 300 * pairs;
        let (some, left) = found(budget);
        prop_assert_eq!(some.len() as u64 + left, all.len() as u64);
        let cost: u64 = some.iter().flat_map(|&(a, b)| [a, b]).map(|at| programs[at as usize].len() as u64 - 5).sum();
        prop_assert!(cost <= budget);
        prop_assert!(left == 0 || cost + 310 > budget, "{} of {}", cost, budget);
    }
}
