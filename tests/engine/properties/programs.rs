//! Programs: their tokens, their tiles, and the pairs worth tiling.

use lookalike::Language;
use lookalike::internals::align::evidence::programs::batch::ProgramBatch;
use lookalike::internals::align::evidence::programs::candidates::Budget;
use lookalike::internals::align::evidence::programs::tiles::Scratch;
use lookalike::internals::align::evidence::programs::{RUN_TOKENS, runs};
use lookalike::internals::text::programs::CodeReader;
use proptest::prelude::*;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use crate::naive;

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

/// A program out of a few pieces, so that programs share stretches in another order, some of them not called, with tokens that
/// are skipped or excluded.
fn a_tokenised_program() -> impl Strategy<Value = Vec<u32>> {
    let token = prop_oneof![30 => (2..40_u32).prop_map(|token| token << 8), 2 => Just(1), 1 => Just(0)];
    let piece = prop_oneof![
        3 => (0..4_u32, 6..16_u32).prop_map(|(piece, length)| (0..length).map(|token| (1_000 * piece + token + 9) << 8).collect()),
        2 => prop::collection::vec(token, 0..8),
    ];
    let called = (piece, any::<bool>()).prop_map(|(piece, is_called): (Vec<u32>, bool)| {
        let mark = |token: u32| if is_called || token < 2 { token } else { token | 1 };
        piece.into_iter().map(mark).collect::<Vec<u32>>()
    });
    prop::collection::vec(called, 0..6).prop_map(|pieces: Vec<Vec<u32>>| pieces.concat())
}

fn slices(programs: &[Vec<u32>]) -> Vec<&[u32]> {
    programs.iter().map(Vec::as_slice).collect()
}

proptest! {
    #[test]
    fn tokens_of_programs_ascend_and_are_not_empty(text in a_program(), number in 0..Language::ALL.len(), reduce: bool) {
        let reader = CodeReader { language: Language::ALL[number].1, reduce };
        let mut reached = 0;
        reader.for_each_token(&text, |token, spelling, _| {
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
        let language = Language::ALL[number].1;
        // What opens a comment in this language.
        let opener = match language {
            Language::Pascal => '{',
            Language::Assembly => ';',
            Language::Matlab => '.',
            Language::Perl => '=',
            Language::VisualBasic => 'r',
            _ => ' ',
        };
        let text = words.join(" ").replace(opener, " ");
        let mut left = text.clone().into_bytes();
        CodeReader { language, reduce: false }.for_each_token(&text, |token, _, _| {
            left[token.start as usize..token.end as usize].fill(b' ');
        });
        prop_assert!(left.iter().all(u8::is_ascii_whitespace), "{text:?} leaves {:?}", String::from_utf8_lossy(&left));
    }

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
        let batch = ProgramBatch::new(&slices(&programs), &slices(&templates));
        let shared = batch.compare(0, 1, &mut Scratch::default());
        let tiles: Vec<(u32, u32, u32)> = shared.tiles.iter().map(|tile| (tile.a_start, tile.b_start, tile.length)).collect();
        // Of equally long matches, the first in the shorter program win; in that with the smaller runs if both are as long.
        let mut exchanged = programs.clone();
        exchanged.swap(0, 1);
        let (others, score) = naive::programs::tiles(&exchanged, &templates);
        let mut others: Vec<(u32, u32, u32)> = others.into_iter().map(|(b, a, length)| (a, b, length)).collect();
        others.sort_unstable();
        let orders = [naive::programs::tiles(&programs, &templates), (others, score)];
        let [a, b] = [0, 1].map(|at: usize| naive::programs::counted(&programs[at]).len());
        let allowed = match a.cmp(&b) {
            Ordering::Less => &orders[..1],
            Ordering::Equal => &orders[..],
            Ordering::Greater => &orders[1..],
        };
        let found = (tiles, shared.score);
        prop_assert!(allowed.contains(&found), "{found:?}, expected {allowed:?}");
        let mut back = batch.compare(1, 0, &mut Scratch::default()).tiles;
        back.sort_unstable_by_key(|tile| (tile.b_start, tile.a_start));
        let back: Vec<(u32, u32, u32)> = back.iter().map(|tile| (tile.b_start, tile.a_start, tile.length)).collect();
        prop_assert_eq!(back, found.0);
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
        seeds in prop::collection::vec((0..5_u32, 0..4_u32, 20..160_u32, 0..3_u32), 4..14),
        index_steps in prop_oneof![Just(0), 0..3_000_u64, Just(u64::MAX)], rows in 1..14_u32, pairs in 0..20_u64, stored_pairs in 0..40_usize,
    ) {
        let programs: Vec<Vec<u32>> = seeds
            .iter()
            .map(|&(task, student, length, uncalled)| {
                let own = |at: u32| if at % 40 < 10 * student { 10_000 * (student + 1) } else { 100_000 * task };
                (0..length).map(|at| (own(at) + at + 9) << 8 | u32::from(at * 3 < length * uncalled)).collect()
            })
            .collect();
        let batch = ProgramBatch::new(&slices(&programs), &[]);
        let rows = rows.min(programs.len() as u32);
        let compares = |a: u32, b: u32| (a + b) % 7 != 3;
        let listed: BTreeSet<(u32, u32)> = (0..rows)
            .flat_map(|a| (a + 1..programs.len() as u32).map(move |b| (a, b)))
            .filter(|&(a, b)| compares(a, b) && batch.compare(a, b, &mut Scratch::default()).is_listed())
            .collect();
        let found = |tiled_tokens: u64| {
            let candidates = batch.candidates(Budget { tiled_tokens, index_steps, stored_pairs });
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
        let budget = 200 * pairs;
        let (some, left) = found(budget);
        prop_assert_eq!(some.len() as u64 + left, all.len() as u64);
        let cost: u64 = some.iter().flat_map(|&(a, b)| [a, b]).map(|at| programs[at as usize].len() as u64 - 5).sum();
        prop_assert!(cost <= budget);
        prop_assert!(left == 0 || cost + 310 > budget, "{} of {}", cost, budget);
    }

    /// A function is called if `main` reaches it by names, whatever the functions contain and whoever calls those that are not.
    #[test]
    fn the_called_part_is_what_main_reaches(
        calls in prop::collection::vec(prop::collection::vec(0..8_usize, 0..3), 1..8), main in 0..8_usize, in_class: bool,
    ) {
        let main = main % calls.len();
        let name = |at: usize| if at == main { "main".to_owned() } else { format!("f{at}") };
        let function = |(at, calls): (usize, &Vec<usize>)| {
            let calls: Vec<String> = calls.iter().map(|&other| format!("if (x > {at}) {{ {}(x); }}", name(other))).collect();
            format!("static int {}(int x) {{ {} return x; }}\n", name(at), calls.join(" "))
        };
        let functions: Vec<String> = calls.iter().enumerate().map(function).collect();
        let text = if in_class { format!("class A {{\n{}}}\n", functions.concat()) } else { functions.concat() };
        // Grown until nothing changes.
        let mut reached = BTreeSet::from([main]);
        loop {
            let more: BTreeSet<usize> =
                reached.iter().flat_map(|&at| calls[at].clone()).filter(|&at| at < calls.len()).collect();
            if more.is_subset(&reached) {
                break;
            }
            reached.extend(more);
        }
        let mut marks: BTreeMap<usize, BTreeSet<bool>> = BTreeMap::new();
        let starts: Vec<usize> = functions.iter().map(|function| text.find(function.as_str()).expect("in it")).collect();
        let language = if in_class { Language::Java } else { Language::C };
        CodeReader { language, reduce: true }.for_each_token(&text, |token, _, is_called| {
            let at = starts.partition_point(|&start| start <= token.start as usize);
            let end = starts.last().expect("one at least") + functions.last().expect("one at least").len();
            if at > 0 && (token.start as usize) < end {
                marks.entry(at - 1).or_default().insert(is_called);
            }
        });
        let expected: BTreeMap<usize, BTreeSet<bool>> =
            (0..calls.len()).map(|at| (at, BTreeSet::from([reached.contains(&at)]))).collect();
        prop_assert_eq!(marks, expected, "{}", text);
    }
}
