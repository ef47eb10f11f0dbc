//! Calls that several tests make.

use lookalike::params::Params;
use lookalike::report::{Report, Role};
use lookalike::{Corpus, NewDocument};

/// A document with a role and an author.
pub fn labelled(name: &str, role: Role, author: Option<&str>) -> NewDocument {
    NewDocument { name: name.to_owned(), role, author: author.map(str::to_owned) }
}

/// Adds a document and returns its id.
pub fn add(corpus: &mut Corpus, role: Role, author: Option<&str>, text: &str) -> u32 {
    corpus.add_document(labelled("d", role, author), text.to_owned()).expect("short enough")
}

pub fn compare(corpus: &mut Corpus, params: &Params) -> Report {
    corpus.compare(params).expect("nothing stops it")
}

/// Runs of `k` words, and every pair listed.
pub fn words(k: u32) -> Params {
    Params::builder().k(k).threshold(0.0).build().expect("valid")
}

/// The listed pairs, ascending.
pub fn listed(report: &Report) -> Vec<(u32, u32)> {
    let mut pairs: Vec<(u32, u32)> = report.listed().map(|pair| (pair.a, pair.b)).collect();
    pairs.sort_unstable();
    pairs
}
