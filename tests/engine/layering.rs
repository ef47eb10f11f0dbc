//! Imports in `src/` point one way: a folder uses only those that stand before it in `FOLDERS`, and the files and folders
//! within any folder do not use each other in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The folders of `src/` in the order in which data flows through them.
const FOLDERS: [&str; 16] = [
    "common",
    "message",
    "params",
    "text",
    "shingle",
    "join",
    "estimate",
    "papers",
    "align",
    "report",
    "corpus",
    "compare",
    "side_by_side",
    "sketch",
    "wasm",
    "lib",
];

/// A source file: its module's path below the crate (`["text", "span"]`), and its text.
struct Source {
    module: Vec<String>,
    text: String,
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

impl Source {
    /// The paths that the whole file names, tests included, from the crate on: after `crate::` and `super::`. Comments are left
    /// out. A use of several names at once (`super::{a, b}`) gives a path for each.
    fn uses(&self) -> Vec<Vec<String>> {
        paths(&self.text, &self.module)
    }

    /// The same without the file's own tests, which may use anything.
    fn uses_outside_tests(&self) -> Vec<Vec<String>> {
        paths(self.text.split("#[cfg(test)]").next().unwrap_or_default(), &self.module)
    }
}

fn paths(text: &str, module: &[String]) -> Vec<Vec<String>> {
    let names = |path: &str| -> Vec<String> {
        let path = path.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':').next().unwrap_or_default();
        path.split("::").filter(|name| !name.is_empty()).map(str::to_owned).collect()
    };
    // The paths of `a::{b, c::D}`, which begins with the path in front of the braces.
    let paths = |text: &str| -> Vec<Vec<String>> {
        let base = names(text);
        let length = text.find(|c: char| !c.is_alphanumeric() && c != '_' && c != ':').unwrap_or(text.len());
        match text[length..].strip_prefix('{').and_then(|inside| inside.split_once('}')) {
            Some((inside, _)) => inside.split(',').map(|each| [base.clone(), names(each.trim())].concat()).collect(),
            None => vec![base],
        }
    };
    let mut found = Vec::new();
    for line in statements(text) {
        found.extend(line.split("crate::").skip(1).flat_map(paths));
        let mut rest = line.as_str();
        while let Some(at) = rest.find("super::") {
            let mut base = module.to_vec();
            rest = &rest[at..];
            while let Some(after) = rest.strip_prefix("super::") {
                base.pop();
                rest = after;
            }
            found.extend(paths(rest).into_iter().map(|path| [base.clone(), path].concat()));
        }
    }
    found.retain(|path| !path.is_empty());
    found
}

/// The lines of code, those of a `use` of several names joined.
fn statements(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut is_open = false;
    for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
        match found.last_mut().filter(|_| is_open) {
            Some(last) => last.push_str(line.trim()),
            None => found.push(line.trim().to_owned()),
        }
        let last = found.last().map_or("", String::as_str);
        is_open = (last.starts_with("use ") || last.starts_with("pub use ") || last.starts_with("pub(crate) use "))
            && !last.contains(';');
    }
    found
}

#[test]
fn folders_use_only_those_before_them() {
    let place = |folder: &str| FOLDERS.iter().position(|&name| name == folder);
    let sources = sources();
    for folder in FOLDERS {
        assert!(sources.iter().any(|source| source.module[0] == folder), "there is no folder {folder}");
    }
    for source in &sources {
        let folder = &source.module[0];
        let here = place(folder).unwrap_or_else(|| panic!("{folder} is not in FOLDERS; add it at its step"));
        for used in source.uses() {
            let there = place(&used[0])
                .unwrap_or_else(|| panic!("{} uses {used:?}, which is no folder", source.module.join("::")));
            assert!(there <= here, "{} uses {}, which comes after it", source.module.join("::"), used.join("::"));
        }
    }
}

/// The files and folders directly in `folder` that use each other in a circle, or use one that does.
fn in_circles(sources: &[Source], folder: &[String]) -> BTreeSet<String> {
    let part = |path: &[String]| path.starts_with(folder).then(|| path.get(folder.len()).cloned()).flatten();
    let mut left: BTreeSet<String> = sources.iter().filter_map(|source| part(&source.module)).collect();
    let mut edges: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for source in sources {
        let Some(own) = part(&source.module) else { continue };
        let used = source.uses_outside_tests().into_iter().filter_map(|used| part(&used));
        edges.entry(own.clone()).or_default().extend(used.filter(|used| *used != own && left.contains(used)));
    }
    // A part that uses none of those left is removed, until none is left, or only circles are.
    while let Some(free) = left.iter().find(|part| edges.get(*part).is_none_or(|used| used.is_disjoint(&left))).cloned()
    {
        left.remove(&free);
    }
    left
}

#[test]
fn files_and_folders_use_each_other_in_no_circle() {
    let sources = sources();
    let folders: BTreeSet<&[String]> =
        sources.iter().flat_map(|source| (1..=source.module.len()).map(|end| &source.module[..end])).collect();
    for folder in folders {
        let circle = in_circles(&sources, folder);
        assert!(circle.is_empty(), "in {} these use each other in a circle: {circle:?}", folder.join("::"));
    }
}

#[test]
fn a_circle_is_found_at_any_depth() {
    let source = |module: &str, text: &str| Source {
        module: module.split("::").map(str::to_owned).collect(),
        text: text.to_owned(),
    };
    let sources = [
        source("a", "mod b;\nmod c;"),
        source("a::b", "use super::{\n    c::d::X,\n    f,\n};"),
        source("a::c", "mod d;"),
        source("a::c::d", "use super::super::b::Y;"),
        source("a::e", "// use super::b;\n#[cfg(test)]\nmod tests { use super::super::b; }"),
    ];
    let circle = in_circles(&sources, &["a".to_owned()]);
    assert_eq!(circle.into_iter().collect::<Vec<_>>(), ["b", "c"]);
}

#[test]
fn only_the_boundary_knows_javascript() {
    for source in sources() {
        for name in ["wasm_bindgen", "js_sys", "web_sys"] {
            let module = source.module.join("::");
            assert!(source.module[0] == "wasm" || !source.text.contains(name), "{module} mentions {name}");
        }
    }
}
