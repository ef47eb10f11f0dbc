//! The numbers of a pair add up: in the list, beside each text, and over its passages, whatever is excluded.

use lookalike::params::{Params, Unit};
use lookalike::report::{ExcludedStretch, Passage, Role, TokenBreakdown};
use lookalike::{Corpus, NewDocument};
use proptest::prelude::*;

/// Numbers of blocks that documents are made of. Blocks of equal numbers are equal.
const BLOCKS: u64 = 12;

fn random(state: &mut u64, below: usize) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) as usize % below
}

/// Some forty words, in each third block as a quotation. Words come in several forms, and sentences recur.
fn prose(block: u64) -> String {
    const ENDINGS: [&str; 4] = ["", "s", "ed", "ing"];
    let mut state = block;
    let mut words = || {
        let word = |state: &mut u64| format!("wander{}{}", random(state, 300), ENDINGS[random(state, 4)]);
        (0..40).map(|_| word(&mut state)).collect::<Vec<_>>().join(" ")
    };
    match block % 6 {
        0 | 3 => format!("“{}” ", words()),
        5 => {
            let words = words();
            let titles = words.split(' ').collect::<Vec<_>>();
            let entry = |title: &[&str]| format!("Doe, J. (1999). {}. Paris.\n", title.join(" "));
            format!("\n\nReferences\n\n{}\n", titles.chunks(8).map(entry).collect::<String>())
        }
        _ => format!("{}. ", words()),
    }
}

/// Some fifteen statements, or in each fourth block a single one.
fn code(block: u64) -> String {
    const STATEMENTS: [&str; 8] = [
        "if (E) { a = E; }\n",
        "for (int b = 0; E; c++) { a += E; }\n",
        "while (E) { b = c[c[E]]; }\n",
        "c.put(E, E);\n",
        "return E;\n",
        "int[] a = new int[E];\n",
        "do { b--; } while (E);\n",
        "a[E] = (E);\n",
    ];
    const EXPRESSIONS: [&str; 8] = ["a", "a + b", "b * c", "(a << 2)", "a && b || c", "f(a)[1]", "a % 7 == b", "!c"];
    let mut state = block;
    let mut text = String::new();
    for _ in 0..if block % 4 == 3 { 1 } else { 15 } {
        for c in STATEMENTS[random(&mut state, STATEMENTS.len())].chars() {
            if c == 'E' { text += EXPRESSIONS[random(&mut state, EXPRESSIONS.len())] } else { text.push(c) }
        }
    }
    text
}

fn document() -> impl Strategy<Value = Vec<u64>> {
    prop::collection::vec(0..BLOCKS, 1..9)
}

fn params() -> impl Strategy<Value = Params> {
    let unit = prop::sample::select(vec![Unit::Words, Unit::Code, Unit::Characters]);
    (unit, prop::array::uniform6(any::<bool>()), 2..8_u32).prop_map(
        |(unit, [quotes, references, edited, common, stem, punctuation], k)| {
            Params::builder()
                .unit(unit)
                .k(k)
                .exclude_quotes(quotes)
                .exclude_references(references)
                .exclude_edited_template(edited)
                .max_document_frequency(if common { 2 } else { 0 })
                .stem(if stem && unit == Unit::Words { 8 } else { 0 })
                .strip_punctuation(!punctuation)
                .build()
                .expect("valid")
        },
    )
}

/// The stretches of one text that are shown as matched: its passages without the edits in them.
fn shown_as_matched(passages: &[Passage], is_second: bool) -> Vec<[u32; 2]> {
    let mut shown = Vec::new();
    for passage in passages {
        let side = |a: [u32; 2], b: [u32; 2]| if is_second { b } else { a };
        let [mut at, end] = side([passage.a_start, passage.a_end], [passage.b_start, passage.b_end]);
        for edit in &passage.edits {
            let [start, after] = side([edit.a_start, edit.a_end], [edit.b_start, edit.b_end]);
            if start < after {
                shown.push([at, start]);
                at = after;
            }
        }
        shown.push([at, end]);
    }
    shown.retain(|[start, end]| start < end);
    shown
}

fn overlaps(matched: &[[u32; 2]], excluded: &[ExcludedStretch]) -> bool {
    excluded.iter().any(|stretch| matched.iter().any(|&[start, end]| start < stretch.end && stretch.start < end))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn the_numbers_of_a_pair_add_up(
        template in document(), texts in prop::collection::vec(document(), 2..5), params in params(),
    ) {
        let write = if params.unit() == Unit::Code { code } else { prose };
        let mut corpus = Corpus::new();
        let roles = std::iter::once(Role::Template).chain(std::iter::repeat(Role::Submission));
        for (role, blocks) in roles.zip(std::iter::once(&template).chain(&texts)) {
            let text: String = blocks.iter().map(|&block| write(block)).collect();
            corpus.add_document(NewDocument { role, ..NewDocument::named("d.java") }, text).expect("short enough");
        }
        let report = corpus.compare(&params).expect("no cancellation");
        let last = report.documents.len() as u32;
        for (a, b) in (1..last).flat_map(|a| (a + 1..last).map(move |b| (a, b))) {
            let detail = corpus.passages(a, b, &params).expect("both are there");
            let listed = report.listed().find(|pair| (pair.a, pair.b) == (a, b)).and_then(|pair| pair.evidence);
            if let Some(listed) = listed {
                prop_assert_eq!(Some(listed.counts), detail.pair.evidence.map(|it| it.counts));
            }
            let breakdowns = [&detail.breakdown_a, &detail.breakdown_b];
            for (document, breakdown) in [a, b].into_iter().zip(breakdowns) {
                let TokenBreakdown { tokens, shared, quoted, references, template, common, .. } = *breakdown;
                prop_assert!(shared + quoted + references + template + common <= tokens, "{breakdown:?}");
                let counts = report.documents[document as usize].counts;
                prop_assert_eq!(tokens, if params.unit() == Unit::Code { counts.words } else { counts.tokens });
            }
            if let Some(counts) = detail.pair.evidence.map(|evidence| evidence.counts) {
                let sum = |of: fn(&Passage) -> u32| detail.passages.iter().map(of).sum::<u32>();
                prop_assert_eq!([sum(|it| it.matched_a), sum(|it| it.matched_b)], [counts.matched_a, counts.matched_b]);
                if params.unit() != Unit::Characters && params.strip_punctuation() {
                    prop_assert_eq!(breakdowns.map(|it| it.shared), [counts.matched_a, counts.matched_b]);
                }
                prop_assert_eq!(sum(|it| it.verbatim_a), counts.verbatim_a);
                prop_assert_eq!(detail.passages.len() as u32, counts.passages);
            }
            let excluded = [&detail.excluded_a, &detail.excluded_b];
            for (is_second, excluded) in [false, true].into_iter().zip(excluded) {
                let matched = shown_as_matched(&detail.passages, is_second);
                prop_assert!(!overlaps(&matched, excluded), "{matched:?} {excluded:?}");
            }
        }
    }
}
