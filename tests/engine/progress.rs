//! Progress is reported from every stage, and a callback can cancel in each of them.

use std::ops::ControlFlow;

use lookalike::params::Unit;
use lookalike::{Corpus, Error, Params, Progress, Report, Stage};

/// Enough pairs that aligning them takes more than one step.
const DOCUMENTS: u32 = 60;

/// Texts of which each shares words with each other: a common passage in words of their own.
fn corpus() -> Corpus {
    let shared = "each november the harbour froze before the last of the fishing boats came home to the keeper";
    let mut corpus = Corpus::new();
    for number in 0..DOCUMENTS {
        let own = |part: &str| (0..20).map(|word| format!("{part}{number}x{word}")).collect::<Vec<_>>().join(" ");
        corpus.add(format!("{number}.txt"), [&own("a"), shared, &own("b")].join(" ")).expect("short");
    }
    corpus
}

fn all_pairs() -> Vec<(u32, u32)> {
    (0..DOCUMENTS).flat_map(|a| (a + 1..DOCUMENTS).map(move |b| (a, b))).collect()
}

/// Runs a comparison and returns its progress up to and including the first report that `stop` wants to be the last.
fn progress_until(
    compare: impl FnOnce(&mut dyn FnMut(Progress) -> ControlFlow<()>) -> Result<Report, Error>,
    stop: impl Fn(Progress) -> bool,
) -> (Vec<Progress>, Result<Report, Error>) {
    let mut heard = Vec::new();
    let result = compare(&mut |progress| {
        heard.push(progress);
        if stop(progress) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    (heard, result)
}

fn programs() -> Params {
    Params::builder().unit(Unit::Code).build().expect("valid")
}

#[test]
fn named_pairs_report_progress_while_they_are_searched_for_evidence() {
    let pairs = all_pairs();
    for params in [Params::default(), programs()] {
        let (heard, result) =
            progress_until(|on_progress| corpus().compare_pairs_with(&pairs, &params, on_progress), |_| false);
        assert!(result.is_ok());
        let evidence: Vec<Progress> = heard.into_iter().filter(|progress| progress.stage == Stage::Evidence).collect();
        assert!(evidence.len() > 2, "a start, an end and a step between: {evidence:?}");
        assert!(evidence.is_sorted_by_key(|progress| progress.done));
        let ends = [evidence[0], evidence[evidence.len() - 1]].map(|progress| (progress.done, progress.total));
        assert_eq!(ends, [(0, pairs.len() as u32), (pairs.len() as u32, pairs.len() as u32)]);
    }
}

#[test]
fn named_pairs_can_be_cancelled_while_they_are_searched_for_evidence() {
    let pairs = all_pairs();
    for params in [Params::default(), programs()] {
        let in_the_middle = |progress: Progress| progress.stage == Stage::Evidence && progress.done > 0;
        let (heard, result) =
            progress_until(|on_progress| corpus().compare_pairs_with(&pairs, &params, on_progress), in_the_middle);
        assert!(matches!(result, Err(Error::Cancelled)));
        let last = heard.last().expect("some progress");
        assert!(in_the_middle(*last) && last.done < last.total, "{last:?}");
    }
}

#[test]
fn a_comparison_can_be_cancelled_at_each_report_and_be_run_again() {
    let params = Params::builder().threshold(0.0).build().expect("valid");
    let mut corpus = corpus();
    let (heard, whole) = progress_until(|on_progress| corpus.compare_with(&params, on_progress), |_| false);
    let stages: Vec<Stage> = heard.iter().map(|progress| progress.stage).collect();
    for stage in [Stage::Text, Stage::Index, Stage::Evidence, Stage::Pairs, Stage::Candidates, Stage::Report] {
        assert!(stages.contains(&stage), "{stage:?} is not among {stages:?}");
    }
    for last in heard {
        let (_, result) = progress_until(|on_progress| corpus.compare_with(&params, on_progress), |it| it == last);
        // Texts that were read stay read, so that this stage may report fewer steps than the first time.
        let all_read = last.stage == Stage::Text && result == whole;
        assert!(result == Err(Error::Cancelled) || all_read, "{last:?}");
    }
    assert!(corpus.compare(&params) == whole, "the same report as without a cancel");
}

/// A text, its letters spaced out evenly, and a text so long that reading it takes more than one step.
fn with_spaced_letters() -> Corpus {
    let text =
        "each november the harbour froze before the last of the fishing boats came home to the keeper ".repeat(2);
    let letters: Vec<String> = text.chars().filter(|letter| *letter != ' ').map(String::from).collect();
    let mut corpus = Corpus::new();
    for (name, text) in [("plain", text), ("spaced", letters.join(" ")), ("long", "harbour ".repeat(200_000))] {
        corpus.add(name, text).expect("short");
    }
    corpus
}

#[test]
fn evenly_spaced_letters_are_read_with_progress_and_can_be_cancelled() {
    let params = Params::default();
    let (heard, whole) =
        progress_until(|on_progress| with_spaced_letters().compare_with(&params, on_progress), |_| false);
    let spacing: Vec<Progress> = heard.into_iter().filter(|progress| progress.stage == Stage::Spacing).collect();
    assert!(spacing.len() > 2, "a start, an end and a step between: {spacing:?}");
    assert!(spacing.is_sorted_by_key(|progress| progress.done));
    // All texts twice, and the spaced one once more.
    assert_eq!([spacing[0], spacing[spacing.len() - 1]].map(|it| (it.done, it.total)), [(0, 7), (7, 7)]);
    let mut corpus = with_spaced_letters();
    for last in spacing {
        let (_, result) = progress_until(|on_progress| corpus.compare_with(&params, on_progress), |it| it == last);
        assert_eq!(result, Err(Error::Cancelled), "{last:?}");
    }
    assert!(corpus.compare(&params) == whole, "the same report as without a cancel");
}
