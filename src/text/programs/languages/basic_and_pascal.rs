//! Languages of words in any case: Visual Basic and Pascal.

use crate::text::programs::grammar::{DOUBLE_DOUBLED, Features, Grammar, NO_FEATURES, PLAIN, SINGLE_DOUBLED};

/// Visual Basic.
pub(super) const VISUAL_BASIC: Grammar = Grammar {
    line_comments: &["'"],
    strings: &[DOUBLE_DOUBLED],
    keywords: "addhandler addressof and andalso as byref call case catch class continue ctype do each else elseif end enum \
        erase error event exit false finally for function get goto handles if implements in inherits interface is isnot \
        let like loop me mod module mybase namespace new next not nothing on or orelse property raiseevent redim resume \
        return select set step stop structure sub then throw to true try type typeof until using wend when while with xor",
    types: "boolean byte char date decimal double integer long object short single string variant",
    modifiers: "byval const dim friend mustinherit mustoverride notinheritable optional overloads overridable overrides \
        partial private protected public readonly shadows shared static withevents writeonly",
    imports: &["attribute", "imports", "option"],
    features: Features { basic: true, ignores_case: true, ..NO_FEATURES },
    ..PLAIN
};

/// Pascal and Delphi.
pub(super) const PASCAL: Grammar = Grammar {
    line_comments: &["//"],
    block_comments: &[("{", "}"), ("(*", "*)")],
    strings: &[SINGLE_DOUBLED],
    keywords: "and array as asm begin case class const constructor destructor div do downto else end except exit exports \
        file finalization finally for function goto if implementation in inherited initialization interface is label mod \
        nil not object of on operator or out procedure property raise record repeat set shl shr then threadvar to true \
        false try type until var while with xor",
    types: "boolean byte char double extended int64 integer longint real shortint single smallint string word",
    modifiers: "absolute abstract cdecl dynamic external forward inline overload override packed private protected public \
        published reintroduce stdcall virtual",
    imports: &["program", "unit", "uses"],
    features: Features { ignores_case: true, semicolons: true, ..NO_FEATURES },
    ..PLAIN
};
