//! Evidence between programs, as a comparison reports it.

use lookalike::params::{Language, Params, ParamsBuilder, Unit, Weighting};
use lookalike::report::{Passage, Refusal, Report, Role, Verdict, WarningCode};
use lookalike::{Corpus, IntakeRule, NewDocument};

use crate::calls::compare;

/// Statements of different shapes; `E` stands for an expression, `A` for a name.
const STATEMENTS: [&str; 8] = [
    "if (E) { A = E; }",
    "for (int A = 0; E; A++) { A += E; }",
    "while (E) A = A - E;",
    "A.put(E, E);",
    "return E;",
    "int[] A = new int[E];",
    "do { A--; } while (E);",
    "A[E] = E;",
];
const OPERATORS: [&str; 16] = ["+", "-", "*", "/", "%", "<<", "&", "|", "^", "&&", "||", "==", "!=", "<", ">=", "."];

/// A program of `statements` statements, chosen by `seed`.
fn program(seed: u64, statements: usize, names: [&str; 3]) -> Vec<String> {
    let mut state = seed;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let mut statement = || {
        let mut text = String::new();
        for c in STATEMENTS[random(STATEMENTS.len())].chars() {
            match c {
                'A' => text += names[random(3)],
                'E' => {
                    text += names[random(3)];
                    for _ in 0..random(4) {
                        text += OPERATORS[random(OPERATORS.len())];
                        text += names[random(3)];
                    }
                }
                _ => text.push(c),
            }
        }
        text
    };
    (0..statements).map(|_| statement()).collect()
}

const NAMES: [&str; 3] = ["a", "b", "c"];

fn solution(seed: u64) -> String {
    program(seed, 40, NAMES).join("\n")
}

fn builder() -> ParamsBuilder {
    let builder = Params::builder().unit(Unit::Code).k(6).weighting(Weighting::Rarity);
    builder.exclude_edited_template(false).threshold(1.0)
}

fn params() -> Params {
    builder().build().expect("valid")
}

fn corpus(texts: &[(Role, Option<&str>, String)]) -> Corpus {
    let mut corpus = Corpus::new();
    for (number, (role, author, text)) in (0..).zip(texts) {
        let new = NewDocument { name: format!("{number}.java"), role: *role, author: author.map(str::to_owned) };
        corpus.add_document(new, text.clone()).expect("short enough");
    }
    corpus
}

fn submissions(texts: Vec<String>) -> Corpus {
    corpus(&texts.into_iter().map(|text| (Role::Submission, None, text)).collect::<Vec<_>>())
}

fn with_evidence(report: &Report) -> Vec<(u32, u32)> {
    report.listed().filter(|pair| pair.evidence.is_some()).map(|pair| (pair.a, pair.b)).collect()
}

#[test]
fn a_renamed_and_reordered_copy_is_on_top() {
    let original = program(3, 40, ["index", "sum", "rows"]);
    let [begin, middle, end] = [&original[..12], &original[12..26], &original[26..]].map(<[String]>::to_vec);
    let renamed = |statements: Vec<String>| statements.join("\n").replace("index", "ii").replace("sum", "total");
    let copy = format!("// mine\n{}", renamed([end, middle, begin].concat()));
    let others = (10..18).map(solution);
    let mut corpus = submissions(others.chain([original.join(" "), copy]).collect());
    let report = compare(&mut corpus, &params());
    assert_eq!(with_evidence(&report), [(8, 9)]);
    let evidence = report.pair(0).and_then(|pair| pair.evidence).expect("it is a copy");
    assert!(evidence.score.expect("programs have one") > 0.9);
    assert!(
        evidence.counts.matched_a == evidence.counts.matched_b
            && evidence.counts.matched_a == evidence.counts.verbatim_a
    );
    assert!(evidence.counts.matched_a > report.documents[8].counts.words * 9 / 10);
    assert!(report.documents[8].counts.words < report.documents[8].counts.tokens, "closing brackets are skipped");
    assert!(evidence.counts.passages >= 3 && evidence.counts.longest < evidence.counts.matched_a, "{evidence:?}");
    // No task explains programs that are nearly equal, and these independent ones share little.
    assert_eq!(evidence.expected_by_chance, Some(0.0));
    assert!(report.totals.expected_by_chance.is_some_and(|expected| expected < 1e-3));
    assert_eq!((report.totals.pairs_with_evidence, report.totals.pairs_not_aligned), (1, 0));
}

#[test]
fn a_pair_asked_for_is_read_among_all_documents() {
    let mut corpus = submissions((10..18).chain([10]).map(solution).collect());
    let all = params().to_builder().threshold(0.0).build().expect("valid");
    let listed = compare(&mut corpus, &all).pair(0).expect("a copy");
    assert_eq!(listed.evidence.expect("it is a copy").expected_by_chance, None, "of nine programs it is unknown");
    for pair in [(0, 8), (8, 0)] {
        let report = corpus.compare_pairs(&[pair], &all).expect("nothing stops it");
        assert_eq!(report.pair(0).expect("asked for").evidence, listed.evidence);
    }
    // Whatever its score.
    let report = corpus.compare_pairs(&[(0, 1)], &all).expect("nothing stops it");
    let score = report.pair(0).and_then(|pair| pair.evidence?.score).expect("strangers share a little");
    assert!(score < 0.3, "{score}");
}

#[test]
fn code_that_all_share_says_little() {
    let shared = program(5, 24, NAMES).join("\n");
    let own = |seed: u64| format!("{shared}\n{}", program(seed, 30, NAMES).join("\n"));
    let texts: Vec<String> = (20..30).map(own).collect();
    let two = compare(&mut submissions(texts[..2].to_vec()), &params());
    assert_eq!(with_evidence(&two), [(0, 1)], "of two programs nobody knows what all share");
    assert_eq!(with_evidence(&compare(&mut submissions(texts.clone()), &params())), []);

    // Given as a template it says nothing at all, not even where there are two.
    let template = [(Role::Template, None, shared)];
    let given = texts[..2].iter().map(|text| (Role::Submission, None, text.clone()));
    let mut corpus = corpus(&template.into_iter().chain(given).collect::<Vec<_>>());
    for exclude_edited_template in [false, true] {
        let params = params().to_builder().exclude_edited_template(exclude_edited_template).build().expect("valid");
        assert_eq!(with_evidence(&compare(&mut corpus, &params)), []);
    }
}

#[test]
fn roles_and_authors_are_respected() {
    let text = || solution(30);
    let mut corpus = corpus(&[
        (Role::Archive, None, text()),
        (Role::Submission, Some("lee"), text()),
        (Role::Submission, Some("lee"), text()),
        (Role::Submission, Some("ortiz"), text()),
        (Role::Archive, None, text()),
        (Role::Submission, None, solution(31)),
    ]);
    let report = compare(&mut corpus, &params());
    let mut found = with_evidence(&report);
    found.sort_unstable();
    assert_eq!(found, [(0, 1), (0, 2), (0, 3), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)]);
    assert_eq!((report.totals.pairs_aligned, report.totals.possible_pairs), (8, 13));
}

/// Tokens that only a template explains are in tiles, but in no passage. A program that is not added has the passages that it
/// has as a document.
#[test]
fn the_numbers_of_a_pair_are_the_sums_over_its_passages() {
    let template = program(50, 20, NAMES);
    let original = program(51, 40, NAMES);
    // Tiles run from the copy into the template.
    let copy = [&template[..], &original[..20], &program(52, 10, NAMES), &original[20..]].concat();
    let mut documents: Vec<(Role, Option<&str>, String)> =
        (10..15).map(|seed| (Role::Archive, None, solution(seed))).collect();
    documents.push((Role::Archive, None, [&template[..], &original[..]].concat().join("\n")));
    documents.push((Role::Template, None, template.join("\n")));
    documents.push((Role::Submission, None, copy.join("\n")));
    let mut all = corpus(&documents);
    let shown = all.passages(7, 5, &params()).expect("both are there");
    let counts = shown.pair.evidence.expect("a copy").counts;
    let sum = |of: fn(&Passage) -> u32| shown.passages.iter().map(of).sum::<u32>();
    assert_eq!(sum(|passage| passage.matched_a), counts.matched_a);
    assert_eq!(sum(|passage| passage.matched_b), counts.matched_b);
    assert_eq!(sum(|passage| passage.verbatim_a), counts.verbatim_a);
    assert_eq!(sum(|passage| passage.verbatim_b), counts.verbatim_b);
    assert_eq!((sum(|passage| passage.tokens), shown.passages.len() as u32), (counts.matched_a, counts.passages));
    assert!(shown.breakdown_a.template > 100 && counts.matched_a > 100, "{counts:?}");

    let (.., new) = documents.pop().expect("the copy is last");
    let mut archive = corpus(&documents);
    let name = NewDocument::named("7.java");
    let found = archive.evidence_for(&name, &new, &params()).expect("nothing stops it").expect("evidence is on");
    assert_eq!((found.documents[0].id, found.documents[0].evidence.counts), (5, counts));
    let of_new = archive.passages_of_new(&name, &new, 5, &params()).expect("it is there");
    assert_eq!(of_new.passages, shown.passages);
    assert_eq!((archive.documents().len(), of_new.pair.b), (7, 5));
}

#[test]
fn programs_too_short_to_tell_are_marked_and_listed_if_they_are_equal() {
    let short = || program(40, 6, NAMES).join("\n");
    let edited = [&program(40, 6, NAMES)[..3], &program(42, 3, NAMES)].concat().join("\n");
    let mut corpus = submissions(vec![short(), short(), solution(41), String::new(), edited]);
    let report = compare(&mut corpus, &params());
    assert_eq!(with_evidence(&report), [(0, 1)]);
    assert_eq!(report.pair(0).and_then(|pair| pair.evidence?.score), Some(1.0));
    let warnings = &report.documents[0].warnings;
    assert_eq!(warnings.len(), 1);
    assert_eq!(warnings[0].code, WarningCode::TooShortToTell);
    assert!(warnings[0].message.contains("different runs of 6 tokens, 100 are needed"), "{}", warnings[0].message);
    assert!(report.documents[2].warnings.is_empty());
    assert_eq!(report.documents[3].warnings[0].code, WarningCode::Empty);
    assert_eq!(report.documents[3].warnings.len(), 1);

    let without = params().to_builder().evidence(false).build().expect("valid");
    assert!(compare(&mut corpus, &without).documents[0].warnings.is_empty());
    let prose = params().to_builder().unit(Unit::Words).build().expect("valid");
    assert!(compare(&mut corpus, &prose).documents[0].warnings.is_empty());
}

#[test]
fn documents_in_unknown_languages_are_counted_if_they_are_many() {
    let unknown = |notes: u64, params: &Params| {
        let mut corpus = submissions((10..20).map(solution).collect());
        for note in 0..notes {
            corpus.add(format!("{note}.ml"), "let area (r : float) : float = r *. r").expect("short");
        }
        let report = compare(&mut corpus, params);
        let of_languages = report.warnings.into_iter().find(|warning| warning.code == WarningCode::UnknownLanguages);
        of_languages.map(|warning| warning.message)
    };
    let two = unknown(2, &params()).expect("two of twelve");
    assert!(two.starts_with("2 documents are in an unknown programming language. They are compared"), "{two}");
    assert_eq!(unknown(1, &params()), None, "one beside ten programs");
    let mut with_notes = submissions((10..20).map(solution).collect());
    for note in 0..10 {
        with_notes.add(format!("{note}/README.md"), "Start it with java Main.").expect("short");
    }
    assert_eq!(compare(&mut with_notes, &params()).warnings, []);
    let java = params().to_builder().language(Some(Language::Java)).build().expect("valid");
    assert_eq!(unknown(2, &java), None, "the user said which");
    let words = params().to_builder().unit(Unit::Words).build().expect("valid");
    assert_eq!(unknown(2, &words), None);
}

#[test]
fn notes_beside_the_programs_change_nothing() {
    let shared = program(5, 12, NAMES).join("\n");
    let own = |seed: u64| format!("{shared}\n{}", program(seed, 30, NAMES).join("\n"));
    let copied = [&program(24, 24, NAMES)[..], &program(60, 6, NAMES)].concat().join("\n");
    let programs: Vec<String> = (20..28).map(own).chain([format!("{shared}\n{copied}")]).collect();
    let strengths = |notes: u64| {
        let mut corpus = submissions(programs.clone());
        for note in 0..notes {
            corpus.add(format!("{note}.md"), format!("Run {note} with java {note}.")).expect("short");
        }
        let report = compare(&mut corpus, &params());
        report.listed().map(|pair| (pair.a, pair.b, pair.evidence)).collect::<Vec<_>>()
    };
    let alone = strengths(0);
    assert_eq!(alone.len(), 1);
    assert_eq!([4, 9].map(strengths), [alone.clone(), alone]);
}

/// Programs for one task are similar, but a comparison groups only those with evidence.
#[test]
fn admission_follows_the_groups_of_a_comparison() {
    let shared = program(5, 24, NAMES).join("\n");
    let own = |seed: u64| format!("{shared}\n{}", program(seed, 30, NAMES).join("\n"));
    let copied = |from: u64, seed: u64| format!("{}\n{}", own(from), program(seed, 6, NAMES).join("\n"));
    let params = params().to_builder().threshold(0.2).weighting(Weighting::Equal).build().expect("valid");
    let mut corpus = submissions((20..30).map(own).chain([copied(24, 60)]).collect());
    let rule = IntakeRule { refuse_at: 0.95, largest_group: 2 };
    let new = NewDocument::named("new.java");
    let mut judged = |text: &str| corpus.judge(&new, text, &params, rule).expect("nothing stops it");
    let honest = judged(&own(99));
    assert!(honest.similar.len() >= 10, "it is similar to all");
    assert_eq!((honest.verdict, honest.group), (Verdict::Unique, vec![]));
    let joins = judged(&copied(26, 61));
    assert_eq!((joins.verdict, joins.group), (Verdict::Joins, vec![6]));
    let full = judged(&copied(24, 61));
    assert_eq!((full.verdict, full.reason, full.group), (Verdict::Refused, Some(Refusal::GroupFull), vec![4, 10]));
    assert_eq!(judged(&own(20)).reason, Some(Refusal::TooSimilar));
    for text in [own(99), copied(26, 61)] {
        let admitted = corpus.admit(new.clone(), text, &params, IntakeRule { refuse_at: 1.0, largest_group: 9 });
        let admitted = admitted.expect("nothing stops it");
        let report = corpus.compare(&params).expect("nothing stops it");
        let Some(id) = admitted.id else { continue };
        let group = report.documents[id as usize].group;
        let members = report.groups.iter().find(|it| Some(it.number) == group).map(|it| it.documents.clone());
        assert_eq!(members.unwrap_or(vec![id]), admitted.group);
    }
}

/// Solutions of one task are similar by nature.
#[test]
fn equal_files_of_a_few_tokens_stand_below_long_copies() {
    let short = "class Version { static String name = value(); }".to_owned();
    let [original, edited] = [(70, 0), (70, 12)].map(|(seed, from)| {
        let own = program(900, from, NAMES);
        [own, program(seed, 60, NAMES)[from..].to_vec()].concat().join("\n")
    });
    let others = (40..48).map(solution);
    let report = compare(&mut submissions(others.chain([short.clone(), short, original, edited]).collect()), &params());
    assert_eq!(with_evidence(&report), [(10, 11), (8, 9)]);
    let scores: Vec<f64> = report.listed().filter_map(|pair| pair.evidence?.score).collect();
    assert!(scores[0] < scores[1], "the score itself is the share, {scores:?}");
}

#[test]
fn equal_tokens_beside_a_template_are_no_pair() {
    let given = program(5, 40, NAMES).join("\n");
    let own = format!("{given}\nlog(a);");
    let texts = [own.clone(), own].map(|text| (Role::Submission, None, text));
    let template = [(Role::Template, None, given)];
    let others = (40..44).map(|seed| (Role::Submission, None, solution(seed)));
    let report = compare(&mut corpus(&others.chain(texts).chain(template).collect::<Vec<_>>()), &params());
    assert_eq!(report.pairs.len(), 0);
}

#[test]
fn numbers_of_lines_and_curly_quotes_hide_no_copy() {
    let with_strings = |statement: &String| format!("{statement} print(\"{statement}\", 'c');");
    let plain = program(90, 30, NAMES).iter().map(with_strings).collect::<Vec<_>>().join("\n");
    let typed = plain.replace(" print(\"", " print(“").replace("\", '", "”, ‘").replace("')", "’)");
    let printed = (1..).zip(typed.lines()).map(|(number, line)| format!("{number:>4}. {line}")).collect::<Vec<_>>();
    let mut corpus = submissions(vec![plain, printed.join("\r\n"), solution(91), solution(92)]);
    let pair = corpus.compare(&params()).expect("nothing stops it").listed().next().expect("listed");
    assert_eq!((pair.a, pair.b), (0, 1));
    let detail = corpus.passages(0, 1, &params()).expect("both are there");
    assert_eq!(detail.passages.len(), 1);
    let Passage { matched_a, edits, .. } = &detail.passages[0];
    assert_eq!((*matched_a, edits.len()), (detail.pair.evidence.expect("listed").counts.matched_a, 0));
}

#[test]
fn comments_of_a_passage_are_told_apart_from_its_code() {
    let statements = program(80, 30, NAMES);
    let plain = statements.join("\n");
    let commented =
        format!("{} // é one\n\n/* two\n lines */\n{}", statements[..15].join("\n"), statements[15..].join("\n"));
    let mut corpus = submissions(vec![plain, commented.clone(), solution(81), solution(82)]);
    let detail = corpus.passages(0, 1, &params()).expect("both are there");
    assert_eq!(detail.passages.len(), 1);
    assert_eq!(detail.comments_a, []);
    let utf16: Vec<u16> = commented.encode_utf16().collect();
    let told = detail
        .comments_b
        .iter()
        .map(|span| String::from_utf16(&utf16[span.start.0 as usize..span.end.0 as usize]).expect("whole characters"));
    assert_eq!(told.collect::<Vec<_>>(), ["// é one\n\n/* two\n lines */"]);
    let prose = params().to_builder().unit(Unit::Words).build().expect("valid");
    assert_eq!(corpus.passages(0, 1, &prose).expect("both are there").comments_b, []);
}

#[test]
fn no_pair_is_listed_because_it_is_only_similar() {
    let params = params().to_builder().threshold(0.1).build().expect("valid");
    let third = |seed: u64| [program(seed, 6, NAMES), program(60, 3, NAMES)].concat().join("\n");
    let mut texts: Vec<String> = (61..65).map(third).collect();
    let report = compare(&mut submissions(texts.clone()), &params);
    assert!(report.totals.pairs_above_threshold > 0, "{:?}", report.totals);
    assert_eq!((report.pairs.len(), report.groups.len()), (0, 0));
    let all = params.to_builder().threshold(0.0).build().expect("valid");
    assert_eq!(compare(&mut submissions(texts.clone()), &all).pairs.len(), 6);
    // Whoever asks for a pair is told how similar it is.
    let asked = submissions(texts.clone()).compare_pairs(&[(0, 1)], &params).expect("nothing stops it");
    assert!(asked.pair(0).expect("asked for").jaccard >= 0.1);
    // Too few tokens for any evidence, but equal.
    texts.extend([(); 2].map(|()| "int f() { return 1; }".to_owned()));
    let report = compare(&mut submissions(texts), &params);
    let listed: Vec<(u32, u32)> = report.listed().map(|pair| (pair.a, pair.b)).collect();
    assert_eq!((listed, report.groups.len()), (vec![(4, 5)], 1));
}

#[test]
fn code_that_nobody_calls_hides_no_copy() {
    let function = |name: &str, seed: u64| format!("static int {name}(int a, int b, int c) {{ {} }}", solution(seed));
    let call = |name: &str| format!("public static void main(String[] x) {{ {name}(1, 2, 3); }}");
    let padded = |own: u64| {
        let idle: Vec<String> = (0..4).map(|at| function(&format!("idle{own}_{at}"), own * 10 + at)).collect();
        format!("class A {{ {} {} {} }}", idle.join("\n"), function("solve", 70), call("solve"))
    };
    let mut corpus = submissions((10..18).map(solution).chain([padded(8), padded(9)]).collect());
    let report = compare(&mut corpus, &params());
    assert_eq!(with_evidence(&report), [(8, 9)]);
    let evidence = report.pair(0).and_then(|pair| pair.evidence).expect("a copy");
    assert!(evidence.score.expect("programs have one") > 0.95, "{evidence:?}");
    // The tokens that are matched are those of the whole programs.
    assert!(evidence.counts.matched_a < report.documents[8].counts.words * 2 / 3, "{evidence:?}");
}

#[test]
fn unreduced_programs_and_plain_text_count_every_token() {
    let texts = || (10..18).chain([10]).map(solution).collect::<Vec<_>>();
    for params in [
        params().to_builder().reduce_code(false).build().expect("valid"),
        params().to_builder().language(Some(Language::Plain)).build().expect("valid"),
    ] {
        let report = compare(&mut submissions(texts()), &params);
        assert_eq!(with_evidence(&report)[0], (0, 8));
        let evidence = report.pair(0).and_then(|pair| pair.evidence).expect("a copy");
        let tokens = report.documents[0].counts.tokens;
        assert_eq!([evidence.counts.matched_a, report.documents[0].counts.words], [tokens; 2]);
    }
}

/// In each language: a program, a copy of it with other names, comments and layout, and a program of another author.
#[test]
fn a_renamed_and_reformatted_copy_is_found_in_every_language_of_programs() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/programs/languages");
    for ending in
        ["R", "sql", "sh", "m", "scala", "hs", "lua", "pl", "dart", "jl", "vb", "pas", "elm", "asm", "s", "sb3"]
    {
        let mut corpus = Corpus::new();
        for name in ["a", "own", "copy"].map(|name| format!("{name}.{ending}")) {
            let text = std::fs::read_to_string(format!("{folder}/{name}")).expect("a fixture");
            corpus.add_document(NewDocument::named(&name), text).expect("short enough");
        }
        let report = compare(&mut corpus, &params());
        let warnings = report.documents.iter().flat_map(|document| &document.warnings);
        assert_eq!(warnings.map(|warning| &warning.message).collect::<Vec<_>>(), Vec::<&String>::new(), "{ending}");
        assert_eq!(with_evidence(&report), [(0, 2)], "{ending}");
        let score = report.pair(0).and_then(|pair| pair.evidence?.score).expect("it is a copy");
        assert!(score > 0.95, "{ending}: {score}");
    }
}

/// The page counts programs before the engine is loaded, by a list of its own.
#[test]
fn the_page_knows_the_same_endings_of_programs() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/www/engine/program-languages.ts");
    let source = std::fs::read_to_string(path).expect("the page's list");
    let (_, list) = source.split_once("const EXTENSIONS").expect("a list of extensions");
    let (list, _) = list.split_once(");").expect("the end of the list");
    let mut listed: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
    let mut known: Vec<&str> = Language::endings().collect();
    listed.sort_unstable();
    known.sort_unstable();
    assert_eq!(listed, known);
}

#[test]
fn what_many_programs_have_hides_no_copy() {
    let texts = [solution(1), solution(1), solution(1), solution(2)];
    let texts: Vec<_> = texts.into_iter().map(|text| (Role::Submission, None, text)).collect();
    let rule = builder().max_document_frequency(2).build().expect("valid");
    let report = corpus(&texts).compare(&rule).expect("enough memory");
    assert_eq!((report.totals.pairs_with_evidence, report.pairs.len()), (3, 3));
}

#[test]
fn closing_brackets_are_not_counted_without_evidence_either() {
    let texts = [solution(1), solution(1)].map(|text| (Role::Submission, None, text));
    for evidence in [true, false] {
        let params = builder().evidence(evidence).build().expect("valid");
        let mut corpus = corpus(&texts);
        let words = corpus.compare(&params).expect("enough memory").documents[0].counts.words;
        let detail = corpus.passages(0, 1, &params).expect("both exist");
        assert_eq!((detail.breakdown_a.tokens, detail.breakdown_a.shared), (words, words));
    }
}
