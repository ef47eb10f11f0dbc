//! Scripting languages of the web: JavaScript, TypeScript and PHP.

use crate::text::programs::grammar::{
    DOUBLE, Features, Grammar, Heredocs, NO_FEATURES, PHP_BACK_QUOTED, PHP_DOUBLE, PLAIN, SINGLE, SINGLE_LINES,
    SLASHES, STARS,
};

/// JavaScript.
pub(super) const JAVA_SCRIPT: Grammar = Grammar {
    line_comments: SLASHES,
    block_comments: STARS,
    strings: &[DOUBLE, SINGLE],
    word_bytes: b"$#",
    keywords: "as async await break case catch class continue debugger default delete do else enum extends false finally \
        for from function get if import in instanceof new null of return set super switch this throw true try typeof \
        undefined void while with yield",
    modifiers: "const export let static var",
    contextual: "as async from get of set",
    imports: &["import"],
    features: Features { regex: true, templates: true, jsx: true, ..NO_FEATURES },
    ..PLAIN
};

/// TypeScript: the rules of JavaScript with more words.
pub(super) const TYPE_SCRIPT: Grammar = Grammar {
    keywords: "as asserts async await break case catch class continue debugger default delete do else enum extends false \
        finally for from function get if implements import in infer instanceof interface is keyof namespace new null \
        of return satisfies set super switch this throw true try type typeof undefined unique void while with yield",
    types: "any bigint boolean never number object string symbol unknown",
    modifiers: "abstract accessor const declare export let override private protected public readonly static var",
    contextual: "abstract accessor as asserts async declare from get infer is keyof namespace of override readonly satisfies set type unique",
    features: Features { regex: true, templates: true, jsx: true, annotations: true, ..NO_FEATURES },
    ..JAVA_SCRIPT
};

/// PHP.
pub(super) const PHP: Grammar = Grammar {
    line_comments: &["//", "#"],
    block_comments: STARS,
    strings: &[PHP_DOUBLE, SINGLE_LINES, PHP_BACK_QUOTED],
    heredocs: Heredocs::Php,
    word_bytes: b"$",
    keywords: "and as break case catch class clone continue declare default die do echo else elseif empty enddeclare endfor \
        endforeach endif endswitch endwhile enum exit extends false finally fn for foreach function global goto if \
        implements include include_once instanceof insteadof interface isset list match namespace new null or print \
        require require_once return switch this throw trait true try unset use while xor yield",
    types: "array bool callable float int iterable mixed never object string void",
    modifiers: "abstract const final private protected public readonly static var",
    imports: &["use"],
    features: Features { inline_html: true, ..NO_FEATURES },
    ..PLAIN
};
