//! Two files are written from the engine's table of parameters: the types for TypeScript (`src/wasm/types/params.d.ts`) and
//! the page of the documentation (`docs/parameters.md`). `UPDATE_GOLDEN=1 cargo test --test engine parameters` renews them.

use std::fmt::Write as _;
use std::fs;

use lookalike::Language;
use lookalike::params::{CHOICES, ChoiceDescription, DESCRIPTIONS, Description, Params};

/// The longest line of the types.
const WIDTH: usize = 120;

/// The description of `Language`, which is no choice of its own in Rust.
const LANGUAGE: &str = "How a program's text is taken apart.";

/// The beginning of the page.
const HEAD: &str = "\
<!-- Written by tests/engine/parameters.rs from the table in src/params/table.rs. -->

# Parameters

A comparison depends on its texts and on these parameters, and every report contains all of them. Each is optional; the
defaults are meant for essays and articles. The names are the same in Rust (`signature_length` for `signatureLength`), in
JavaScript (`compare(texts, { k: 4 })`), in the terminal (`--set k=4`) and in reports. The settings of the page call them by
what they do. Wrong values are refused, all of them in one message. P1 to P4 are papers, listed in
[ARCHITECTURE.md](../ARCHITECTURE.md#sources).
";

#[test]
fn the_types_of_parameters_are_those_of_the_table() {
    assert_written("src/wasm/types/params.d.ts", &types());
}

#[test]
fn the_page_of_parameters_is_that_of_the_table() {
    assert_written("docs/parameters.md", &page());
}

fn assert_written(path: &str, expected: &str) {
    let full = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&full, expected).expect("the file can be written");
    }
    let read = fs::read_to_string(&full).expect("the file is there");
    assert_eq!(read, expected, "renew {path} with UPDATE_GOLDEN=1");
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
    let languages = Language::ALL.iter().map(|&(name, _)| name).collect();
    let words_of = |choice: &ChoiceDescription| choice.words.iter().map(|&(word, _)| word).collect();
    let mut choices: Vec<(&str, &str, Vec<&str>)> =
        CHOICES.iter().map(|choice| (choice.name, choice.text, words_of(choice))).collect();
    choices.insert(1, ("Language", LANGUAGE, languages));
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

/// The page of the documentation: a table of all parameters, and one for each choice.
fn page() -> String {
    let mut page = format!("{HEAD}\n| parameter | default | values | meaning |\n|---|---|---|---|\n");
    for parameter in DESCRIPTIONS {
        let Description { name, text, default, .. } = parameter;
        let default = if default.contains(' ') { default.to_owned() } else { format!("`{default}`") };
        let values = values_of(&parameter);
        let _ = writeln!(page, "| `{name}` | {default} | {values} | {} |", one_line(text));
    }
    let languages: Vec<String> = Language::ALL.iter().map(|(name, _)| format!("`{name}`")).collect();
    let languages = languages.join(", ");
    let _ = writeln!(page, "\n## Language\n\n{LANGUAGE} `auto`, {languages}; `plain` reads words and signs.");
    for ChoiceDescription { name, text, words } in CHOICES {
        let _ = writeln!(page, "\n## {name}\n\n{}\n\n| value | meaning |\n|---|---|", one_line(text));
        for (word, meaning) in *words {
            let _ = writeln!(page, "| `{word}` | {} |", one_line(meaning));
        }
    }
    page
}

/// The numbers or words that a parameter may be.
fn values_of(parameter: &Description) -> String {
    match (parameter.range, parameter.rust_type) {
        (Some((min, max)), _) => format!("{} to {}", grouped(min), grouped(max)),
        (None, "bool") => "`true`, `false`".to_owned(),
        (None, "f64") => "0 to 1".to_owned(),
        (None, "Option<Language>") => "[languages](#language)".to_owned(),
        (None, choice) => {
            let found = CHOICES.iter().find(|&&ChoiceDescription { name, .. }| name == choice);
            let words = found.expect("every choice is described").words;
            if words.len() > 3 {
                return format!("[{} words](#{})", words.len(), choice.to_lowercase());
            }
            words.iter().map(|(word, _)| format!("`{word}`")).collect::<Vec<_>>().join(", ")
        }
    }
}

/// A number with a comma between thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
    groups.collect::<Vec<_>>().join(",")
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
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
