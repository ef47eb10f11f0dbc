//! Imports in `src/` point one way: a folder uses only those that stand before it in `FOLDERS`, and the files of a folder
//! do not use each other in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The folders of `src/` in the order in which data flows through them.
const FOLDERS: [&str; 14] = [
    "common",
    "message",
    "params",
    "text",
    "shingle",
    "exact",
    "estimate",
    "align",
    "report",
    "corpus",
    "compare",
    "side_by_side",
    "wasm",
    "lib",
];

/// A source file: its module's path below the crate (`["text", "span"]`), and its text.
struct Source {
    module: Vec<String>,
    text: String,
}

impl Source {
    fn folder(&self) -> &str {
        &self.module[0]
    }

    /// The file or folder inside its folder: what circles are looked for between. None for the folder's own `mod.rs`.
    fn part(&self) -> Option<&str> {
        self.module.get(1).map(String::as_str)
    }
}

fn sources() -> Vec<Source> {
    fn visit(folder: &Path, module: &[String], found: &mut Vec<Source>) {
        for entry in fs::read_dir(folder).expect("src is there") {
            let path = entry.expect("src can be read").path();
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            let below = |name: String| [module, &[name]].concat();
            if path.is_dir() {
                visit(&path, &below(name), found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let module = if name == "mod" { module.to_vec() } else { below(name) };
                found.push(Source { module, text: fs::read_to_string(&path).expect("sources are text") });
            }
        }
    }
    let mut found = Vec::new();
    visit(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &[], &mut found);
    found
}

/// The paths after `crate::` in the whole file, tests included; comments are left out. A use of several names at once
/// (`crate::{…}`) has no first name, and is reported as "".
fn uses(text: &str) -> Vec<Vec<&str>> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let paths = code.flat_map(|line| line.split("crate::").skip(1));
    paths
        .map(|rest| {
            let path = rest.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':').next().unwrap_or_default();
            path.split("::").collect()
        })
        .collect()
}

#[test]
fn folders_use_only_those_before_them() {
    let place = |folder: &str| FOLDERS.iter().position(|&name| name == folder);
    let sources = sources();
    for folder in FOLDERS {
        assert!(sources.iter().any(|source| source.folder() == folder), "there is no folder {folder}");
    }
    for source in &sources {
        let folder = source.folder();
        let here = place(folder).unwrap_or_else(|| panic!("{folder} is not in FOLDERS; add it at its step"));
        for used in uses(&source.text) {
            let there = place(used[0])
                .unwrap_or_else(|| panic!("{} uses {used:?}, which is no folder", source.module.join("::")));
            assert!(there <= here, "{} uses {}, which comes after it", source.module.join("::"), used.join("::"));
        }
    }
}

#[test]
fn files_of_a_folder_use_each_other_in_no_circle() {
    let sources = sources();
    for folder in FOLDERS {
        let inside = || sources.iter().filter(move |source| source.folder() == folder);
        let parts: BTreeSet<&str> = inside().filter_map(Source::part).collect();
        let mut edges: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for source in inside() {
            let Some(part) = source.part() else { continue };
            // Tests of a file may use any other.
            let code = source.text.split("#[cfg(test)]").next().unwrap_or_default();
            let used = uses(code).into_iter().filter(|used| used[0] == folder);
            let used = used.filter_map(|used| parts.get(used.get(1)?).copied()).filter(|&other| other != part);
            edges.entry(part).or_default().extend(used);
        }
        // What uses nothing that is left is taken away, until nothing is left, or only circles are.
        let mut left = parts;
        loop {
            let free = |part: &&&str| edges.get(**part).is_none_or(|used| used.is_disjoint(&left));
            let Some(&next) = left.iter().find(free) else { break };
            left.remove(next);
        }
        assert!(left.is_empty(), "in {folder} these use each other in a circle, or use one that does: {left:?}");
    }
}

#[test]
fn only_the_boundary_knows_javascript() {
    for source in sources() {
        for name in ["wasm_bindgen", "js_sys", "web_sys"] {
            let module = source.module.join("::");
            assert!(source.folder() == "wasm" || !source.text.contains(name), "{module} mentions {name}");
        }
    }
}
