//! The types of parameters for TypeScript (`src/wasm/types/params.d.ts`) are written from the engine's table of parameters.
//! `UPDATE_GOLDEN=1 cargo test parameters` renews them.

use std::fmt::Write as _;
use std::fs;

use lookalike::Language;
use lookalike::params::{CHOICES, DESCRIPTIONS, Description, Params};

/// The longest line of the file.
const WIDTH: usize = 120;

#[test]
fn the_types_of_parameters_are_those_of_the_table() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/wasm/types/params.d.ts");
    let written = types();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(path, &written).expect("the types can be written");
    }
    let read = fs::read_to_string(path).expect("the types are there");
    assert_eq!(read, written, "renew them with UPDATE_GOLDEN=1");
}

#[test]
fn a_default_is_what_its_description_says() {
    let defaults = serde_json::to_value(Params::default()).expect("plain");
    for Description { name, default, .. } in DESCRIPTIONS {
        let value = &defaults[name];
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let depends_on_others = ["passageGap", "shortestPassage", "bands", "rows"].contains(&name);
        assert!(value == default || depends_on_others, "{name} is {value}, and described as {default}");
    }
}

fn types() -> String {
    let mut file = "// Written by tests/engine/parameters.rs from the table in src/params/table.rs.\n\n".to_owned();
    file += "/** Everything that decides a result besides the texts. All of it is in the report. */\n";
    file += "export interface Params {\n";
    for parameter in DESCRIPTIONS {
        comment(&mut file, &sentences(&parameter), "  ");
        let _ = writeln!(file, "  {}: {};", parameter.name, type_of(&parameter));
    }
    file += "}\n";
    let languages: Vec<&str> = Language::ALL.iter().map(|&(name, _)| name).collect();
    let language = ("Language", "How a program's text is taken apart.", &languages[..]);
    let mut choices = CHOICES.to_vec();
    choices.insert(1, language);
    for (name, text, words) in choices {
        file.push('\n');
        comment(&mut file, text, "");
        let words: Vec<String> = words.iter().map(|word| format!("{word:?}")).collect();
        let line = format!("export type {name} = {};", words.join(" | "));
        if line.len() <= WIDTH {
            let _ = writeln!(file, "{line}");
        } else {
            let _ = writeln!(file, "export type {name} =\n  | {};", words.join("\n  | "));
        }
    }
    file
}

/// What a parameter means, and which numbers it may be.
fn sentences(&Description { text, range, default, .. }: &Description) -> String {
    let range = match range {
        Some((min, max)) if max < u64::from(u32::MAX) => format!("{min} to {max}. "),
        _ => String::new(),
    };
    format!("{text} {range}Default: {default}.")
}

/// A comment of whole words, on one line if it fits.
fn comment(file: &mut String, text: &str, indent: &str) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line = format!("{indent}/** {} */", words.join(" "));
    if line.chars().count() <= WIDTH {
        let _ = writeln!(file, "{line}");
        return;
    }
    let _ = writeln!(file, "{indent}/**");
    let mut line = format!("{indent} *");
    for word in words {
        if line.chars().count() + 1 + word.chars().count() > WIDTH {
            let _ = writeln!(file, "{line}");
            line = format!("{indent} *");
        }
        line = format!("{line} {word}");
    }
    let _ = writeln!(file, "{line}\n{indent} */");
}

fn type_of(parameter: &Description) -> &'static str {
    match parameter.rust_type {
        "bool" => "boolean",
        "u32" | "u64" | "f64" => "number",
        "Option<Language>" => "Language | \"auto\"",
        choice => choice,
    }
}
