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
    /// None of the languages: words and signs as they stand.
    Plain,
    /// R.
    R,
    /// SQL, in any dialect.
    Sql,
    /// Bash and other shells.
    Bash,
    /// MATLAB and Octave.
    Matlab,
    /// Scala.
    Scala,
    /// Haskell.
    Haskell,
    /// Lua.
    Lua,
    /// Perl.
    Perl,
    /// Dart.
    Dart,
    /// Julia.
    Julia,
    /// Visual Basic.
    VisualBasic,
    /// Pascal and Delphi.
    Pascal,
    /// Elm.
    Elm,
    /// Assembly, in any dialect.
    Assembly,
    /// Scratch, its blocks written out a line each.
    Scratch,
}

use Language::{
    Assembly, Bash, C, CSharp, Cpp, Dart, Elm, Go, Haskell, Java, JavaScript, Julia, Kotlin, Lua, Matlab, Pascal, Perl,
    Php, Plain, Python, R, Ruby, Rust, Scala, Scratch, Sql, Swift, TypeScript, VisualBasic,
};

impl Language {
    /// All of them, by their names in parameters and reports. The index of each is its number, which sketches hold: new ones are
    /// added at the end.
    pub const ALL: [(&'static str, Self); 29] = [
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
        ("r", R),
        ("sql", Sql),
        ("bash", Bash),
        ("matlab", Matlab),
        ("scala", Scala),
        ("haskell", Haskell),
        ("lua", Lua),
        ("perl", Perl),
        ("dart", Dart),
        ("julia", Julia),
        ("visualBasic", VisualBasic),
        ("pascal", Pascal),
        ("elm", Elm),
        ("assembly", Assembly),
        ("scratch", Scratch),
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
