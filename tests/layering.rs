//! Imports in `src/` point one way: a module may use only those that stand before it here.

#![cfg(not(target_arch = "wasm32"))]

use std::fs;
use std::path::Path;

/// The rooms of the house, in the order in which data flows through them.
const ORDER: [&str; 48] = [
    "span",
    "language",
    "s_curve",
    "mix",
    "sort",
    "memory",
    "murmur3",
    "params",
    "origin",
    "repair",
    "normalize",
    "token",
    "word",
    "plain",
    "code",
    "lexicon",
    "shingle",
    "winnowing",
    "aside",
    "fingerprint",
    "collisions",
    "similarity",
    "grouping",
    "rarity",
    "index",
    "join",
    "lookup",
    "minhash",
    "lsh",
    "ranking",
    "groups",
    "reception",
    "evidence",
    "passages",
    "pairs",
    "report",
    "error",
    "progress",
    "document",
    "roster",
    "forecast",
    "corpus",
    "warnings",
    "compare",
    "admission",
    "side_by_side",
    "wasm",
    "lib",
];

fn sources(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("src is there") {
        let path = entry.expect("src can be read").path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else {
            let below = path.strip_prefix(concat!(env!("CARGO_MANIFEST_DIR"), "/src")).expect("below src");
            let room = below.iter().next().expect("a file").to_string_lossy().replace(".rs", "");
            found.push((room, fs::read_to_string(&path).expect("sources are text")));
        }
    }
    found
}

/// Names after `crate::` outside of tests and comments.
fn uses(source: &str) -> Vec<&str> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let names = lines.flat_map(|line| line.split("crate::").skip(1));
    names.map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default()).collect()
}

#[test]
fn imports_point_one_way() {
    let place = |room: &str| ORDER.iter().position(|&name| name == room);
    let sources = sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
    assert!(sources.len() >= ORDER.len());
    for (room, source) in &sources {
        let here = place(room).unwrap_or_else(|| panic!("{room} has no place in ORDER; give it one"));
        for used in uses(source) {
            // A use of several names at once ("crate::{…}") would hide from this test.
            let there = place(used).unwrap_or_else(|| panic!("{room} uses {used:?}, which is no room"));
            assert!(there <= here, "{room} uses {used}, which comes after it");
        }
    }
}

#[test]
fn only_the_boundary_knows_javascript() {
    for (room, source) in sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))) {
        for name in ["wasm_bindgen", "js_sys", "web_sys"] {
            assert!(room == "wasm" || !source.contains(name), "{room} mentions {name}");
        }
    }
}
