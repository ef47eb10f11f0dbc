//! Scripts without spaces between words, in which a token is a single character and several make a word.

use std::fs;
use std::path::Path;

use lookalike::Corpus;
use lookalike::params::Params;

/// The names of the pairs that are listed among all essays of a folder.
fn listed(folder: &str) -> Vec<[String; 2]> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/unspaced").join(folder);
    let mut paths: Vec<_> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let mut corpus = Corpus::new();
    for path in &paths {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        corpus.add(name, fs::read_to_string(path).expect("a text")).expect("a corpus with room");
    }
    let report = corpus.compare(&Params::default()).expect("texts that can be compared");
    let name = |document: u32| report.documents[document as usize].name.clone();
    let mut names: Vec<[String; 2]> =
        report.pairs.a.iter().zip(&report.pairs.b).map(|(&a, &b)| [name(a), name(b)]).collect();
    names.sort();
    names
}

#[test]
fn of_thai_essays_on_one_subject_the_copies_are_listed_and_the_honest_ones_are_not() {
    assert_eq!(listed("thai"), [["copied-1", "own-1"], ["own-2", "reworded-2"]]);
}

#[test]
fn one_sentence_of_some_thirty_chinese_characters_lists_a_pair() {
    assert_eq!(listed("chinese"), [1, 2, 3].map(|essay| [format!("copied-{essay}"), format!("own-{essay}")]));
}
