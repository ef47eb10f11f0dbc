//! The languages that programs are read in: a [`Grammar`] for each, in the file of its family.

mod basic_and_pascal;
mod c_family;
mod functional;
mod modern_compiled;
mod open_words;
mod python_and_ruby;
mod scripts;
mod statistics;
mod web;

use super::grammar::{Grammar, PLAIN};
use crate::params::language::Language;

/// How programs in a language are read.
pub(super) fn grammar_of(language: Language) -> &'static Grammar {
    match language {
        Language::Java => &c_family::JAVA,
        Language::C => &c_family::C,
        Language::Cpp => &c_family::CPP,
        Language::CSharp => &c_family::C_SHARP,
        Language::Python => &python_and_ruby::PYTHON,
        Language::JavaScript => &web::JAVA_SCRIPT,
        Language::TypeScript => &web::TYPE_SCRIPT,
        Language::Go => &modern_compiled::GO,
        Language::Rust => &modern_compiled::RUST,
        Language::Kotlin => &modern_compiled::KOTLIN,
        Language::Swift => &modern_compiled::SWIFT,
        Language::Php => &web::PHP,
        Language::Ruby => &python_and_ruby::RUBY,
        Language::Plain => &PLAIN,
        Language::R => &statistics::R,
        Language::Sql => &statistics::SQL,
        Language::Bash => &scripts::BASH,
        Language::Matlab => &statistics::MATLAB,
        Language::Scala => &functional::SCALA,
        Language::Haskell => &functional::HASKELL,
        Language::Lua => &scripts::LUA,
        Language::Perl => &scripts::PERL,
        Language::Dart => &modern_compiled::DART,
        Language::Julia => &statistics::JULIA,
        Language::VisualBasic => &basic_and_pascal::VISUAL_BASIC,
        Language::Pascal => &basic_and_pascal::PASCAL,
        Language::Elm => &functional::ELM,
        Language::Assembly => &open_words::ASSEMBLY,
        Language::Scratch => &open_words::SCRATCH,
    }
}
