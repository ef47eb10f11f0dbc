//! Newer compiled languages: Go, Rust, Kotlin, Swift and Dart.

use crate::text::programs::grammar::{
    Apostrophe, BACK_QUOTED_RAW, DOUBLE, DOUBLE_LINES, DOUBLE_WITH_BRACES, Features, Grammar, NO_FEATURES, PLAIN, Raw,
    SINGLE_WITH_BRACES, SLASHES, STARS, TRIPLE, TRIPLE_RAW, TRIPLE_SINGLE,
};

/// Go.
pub(super) const GO: Grammar = Grammar {
    line_comments: SLASHES,
    block_comments: STARS,
    strings: &[BACK_QUOTED_RAW, DOUBLE],
    apostrophe: Apostrophe::Character,
    keywords: "break case chan continue default defer else fallthrough false for func go goto if import interface iota map \
        nil package range return select struct switch true type",
    types: "any bool byte complex128 complex64 error float32 float64 int int16 int32 int64 int8 rune string uint uint16 \
        uint32 uint64 uint8 uintptr",
    modifiers: "const var",
    imports: &["import", "package"],
    features: Features { import_lists: true, ..NO_FEATURES },
    ..PLAIN
};

/// Rust.
pub(super) const RUST: Grammar = Grammar {
    line_comments: SLASHES,
    block_comments: STARS,
    nested_comments: true,
    strings: &[DOUBLE_LINES],
    prefixes: &["b", "c"],
    raw: Raw::Hashes,
    apostrophe: Apostrophe::Lifetime,
    keywords: "as async await box break continue crate dyn else enum extern false fn for if impl in loop macro_rules match \
        mod move ref return Self self super trait true type unsafe use where while yield",
    types: "bool char f32 f64 i128 i16 i32 i64 i8 isize str u128 u16 u32 u64 u8 usize",
    modifiers: "const let mut pub static",
    imports: &["use"],
    ..PLAIN
};

/// Kotlin.
pub(super) const KOTLIN: Grammar = Grammar {
    line_comments: SLASHES,
    block_comments: STARS,
    nested_comments: true,
    strings: &[TRIPLE_RAW, DOUBLE],
    apostrophe: Apostrophe::Character,
    keywords: "as break catch class companion constructor continue do else enum false finally for fun if import in init \
        interface is null object package return super suspend this throw true try typealias typeof when where while",
    types: "Boolean Byte Char Double Float Int Long Short String Unit",
    modifiers: "abstract actual const crossinline data expect external final infix inline inner internal lateinit noinline \
        open operator out override private protected public reified sealed tailrec val var vararg",
    contextual: "abstract actual const crossinline data expect external final infix inline inner internal lateinit noinline open operator out override private protected public reified sealed suspend tailrec vararg where",
    imports: &["import", "package"],
    features: Features { annotations: true, ..NO_FEATURES },
    ..PLAIN
};

/// Swift.
pub(super) const SWIFT: Grammar = Grammar {
    line_comments: SLASHES,
    block_comments: STARS,
    nested_comments: true,
    strings: &[TRIPLE, DOUBLE],
    raw: Raw::HashesOnLine,
    keywords: "actor Any as associatedtype async await break case catch class continue default defer deinit do else enum \
        extension fallthrough false for func guard if import in init inout is nil operator protocol repeat rethrows \
        return Self self some struct subscript super switch throw throws true try typealias where while",
    types: "Bool Character Double Float Int String UInt Void",
    modifiers: "fileprivate final internal lazy let mutating nonmutating open override private public static unowned var \
        weak",
    contextual: "actor async await final internal lazy mutating nonmutating open override some weak",
    imports: &["import"],
    features: Features { annotations: true, ..NO_FEATURES },
    ..PLAIN
};

/// Dart.
pub(super) const DART: Grammar = Grammar {
    line_comments: SLASHES,
    block_comments: STARS,
    nested_comments: true,
    strings: &[TRIPLE, TRIPLE_SINGLE, DOUBLE_WITH_BRACES, SINGLE_WITH_BRACES],
    prefixes: &["r"],
    word_bytes: b"$",
    keywords: "as assert async await break case catch class continue default do else enum export extends extension factory \
        false finally for get if implements import in is library mixin null on operator part rethrow return set super \
        switch sync this throw true try typedef while with yield",
    types: "bool double dynamic int num void String",
    // `new` and `const` may be left out in front of a call.
    modifiers: "abstract base const covariant external final late new required sealed static var",
    contextual: "abstract async await base covariant external factory get late library mixin operator part required sealed set sync",
    imports: &["export", "import", "library", "part"],
    features: Features { annotations: true, semicolons: true, ..NO_FEATURES },
    ..PLAIN
};
