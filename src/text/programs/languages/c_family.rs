//! The C family: C, C++, C# and Java.

use crate::text::programs::grammar::{
    Apostrophe, DOUBLE, Features, Grammar, INTERPOLATED, INTERPOLATED_VERBATIM, NO_FEATURES, PLAIN, Raw, SLASHES,
    STARS, TRIPLE, VERBATIM, VERBATIM_INTERPOLATED,
};

/// Java.
pub(super) const JAVA: Grammar = Grammar {
    line_comments: SLASHES,
    block_comments: STARS,
    strings: &[TRIPLE, DOUBLE],
    apostrophe: Apostrophe::Character,
    word_bytes: b"$",
    keywords: "assert break case catch class continue default do else enum extends false finally for goto if implements \
        import instanceof interface native new null package record return super switch this throw throws true try \
        while yield",
    types: "boolean byte char double float int long short var void",
    modifiers: "abstract final private protected public sealed static strictfp synchronized transient volatile",
    contextual: "record sealed yield",
    imports: &["import", "package"],
    features: Features { annotations: true, ..NO_FEATURES },
    ..PLAIN
};

/// C.
pub(super) const C: Grammar = Grammar {
    line_comments: SLASHES,
    block_comments: STARS,
    strings: &[DOUBLE],
    prefixes: &["l", "u", "u8"],
    apostrophe: Apostrophe::Character,
    keywords: "break case continue default do else enum false for goto if NULL return sizeof struct switch true typedef \
        union while",
    types: "_Bool auto bool char double float int int16_t int32_t int64_t int8_t long short signed size_t uint16_t \
        uint32_t uint64_t uint8_t unsigned void",
    modifiers: "const constexpr extern inline register restrict static thread_local volatile",
    imports: &["#include", "#pragma"],
    ..PLAIN
};

/// C++.
pub(super) const CPP: Grammar = Grammar {
    line_comments: SLASHES,
    block_comments: STARS,
    strings: &[DOUBLE],
    prefixes: &["l", "u", "u8"],
    raw: Raw::Delimited,
    apostrophe: Apostrophe::Character,
    keywords: "and asm break case catch class co_await co_return co_yield concept const_cast continue decltype default \
        delete do dynamic_cast else enum false for goto if namespace new noexcept not NULL nullptr operator or \
        reinterpret_cast requires return sizeof static_assert static_cast struct switch template this throw true try \
        typedef typeid typename union using while xor",
    types: "auto bool char char16_t char32_t char8_t double float int int16_t int32_t int64_t int8_t long short signed \
        size_t uint16_t uint32_t uint64_t uint8_t unsigned void wchar_t",
    modifiers: "alignas const consteval constexpr constinit explicit extern final friend inline mutable override private \
        protected public register static thread_local virtual volatile",
    imports: &["#include", "#pragma", "import", "using"],
    ..PLAIN
};

/// C#.
pub(super) const C_SHARP: Grammar = Grammar {
    line_comments: SLASHES,
    block_comments: STARS,
    strings: &[VERBATIM, INTERPOLATED_VERBATIM, VERBATIM_INTERPOLATED, INTERPOLATED, DOUBLE],
    raw: Raw::Quotes,
    apostrophe: Apostrophe::Character,
    word_bytes: b"@",
    keywords: "as await base break case catch checked class continue default delegate do else enum event false finally \
        fixed for foreach get goto if in interface is lock namespace new null operator out params record ref return \
        set sizeof stackalloc struct switch this throw true try typeof unchecked using when where while yield",
    types: "bool byte char decimal double dynamic float int long nint nuint object sbyte short string uint ulong ushort \
        var void",
    modifiers: "abstract async const explicit extern file implicit init internal override partial private protected public \
        readonly required sealed static unsafe virtual volatile",
    contextual: "async await file from get init partial record required set when where yield",
    imports: &["#nullable", "#pragma", "#region", "#endregion", "using"],
    ..PLAIN
};
