//! The programming languages that the engine can read.

use serde::Serialize;

/// How a program's text is taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Language {
    /// Java.
    Java,
    /// C.
    C,
    /// C++.
    Cpp,
    /// C#.
    CSharp,
    /// Python.
    Python,
    /// JavaScript.
    JavaScript,
    /// TypeScript.
    TypeScript,
    /// Go.
    Go,
    /// Rust.
    Rust,
    /// Kotlin.
    Kotlin,
    /// Swift.
    Swift,
    /// PHP.
    Php,
    /// Ruby.
    Ruby,
    /// None of these: words and signs as they stand.
    Plain,
}

use Language::{C, CSharp, Cpp, Go, Java, JavaScript, Kotlin, Php, Plain, Python, Ruby, Rust, Swift, TypeScript};

impl Language {
    /// All of them, by their names in parameters and reports. The index of each is its number.
    pub const ALL: [(&'static str, Self); 14] = [
        ("java", Java),
        ("c", C),
        ("cpp", Cpp),
        ("cSharp", CSharp),
        ("python", Python),
        ("javaScript", JavaScript),
        ("typeScript", TypeScript),
        ("go", Go),
        ("rust", Rust),
        ("kotlin", Kotlin),
        ("swift", Swift),
        ("php", Php),
        ("ruby", Ruby),
        ("plain", Plain),
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_places() {
        for (number, (name, language)) in Language::ALL.into_iter().enumerate() {
            assert_eq!(language as usize, number, "{name}");
        }
    }
}
