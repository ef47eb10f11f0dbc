//! Honest texts with random changes, compared with random parameters: whatever comes, nothing panics, counts fit, and the order
//! of the documents changes no count.
//!
//! Runs some rounds from a fixed seed. By hand, `MUTATE_ROUNDS=5000 MUTATE_SEED=7 cargo test --test engine mutat` runs others; a
//! failure says the seed and the round, and writes the texts and parameters to `target/mutants`.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};

use lookalike::Corpus;
use lookalike::params::{Params, RawValue};
use serde_json::{Value, json};

const ROUNDS: u64 = 60;
const TEXTS: usize = 5;
/// Characters of each text: enough for passages, few enough for many rounds.
const LENGTH: usize = 700;

const FIXTURES: [&str; 6] = [
    include_str!("../fixtures/english_classics/melville-loomings-a.txt"),
    include_str!("../fixtures/english_classics/melville-loomings-b.txt"),
    include_str!("../fixtures/russian/turgenev-mumu-a.txt"),
    include_str!("../fixtures/udhr2_multi/cmn_hans.txt"),
    include_str!("../fixtures/udhr2_multi/hin.txt"),
    include_str!("../fixtures/irplag/case-07/original/T7.java"),
];

/// What breaks tokenizers, lexers and deobfuscation most often.
const PIECES: [&str; 20] = [
    "\u{301}",
    "\u{200b}",
    "\u{202e}",
    "\u{202c}",
    "a b c d e f g h ",
    "\u{430}",
    "\u{ff41}",
    "\"",
    "'",
    "“",
    "”",
    "/*",
    "#",
    "R\"(",
    "\\",
    "\n\n",
    "[1] ",
    "{",
    "\u{0}",
    "人",
];

#[test]
fn mutated_texts_are_compared_whatever_they_became() {
    let number = |name: &str| std::env::var(name).ok().and_then(|value| value.parse::<u64>().ok());
    let seed = number("MUTATE_SEED").unwrap_or(20_260);
    let rounds = number("MUTATE_ROUNDS").unwrap_or(ROUNDS);
    let vary: Value = serde_json::from_str(include_str!("../conformance/cases.json")).expect("valid JSON");
    let mut random = Random(seed);
    for round in 0..rounds {
        let texts: Vec<String> = (0..TEXTS).map(|_| mutant(&mut random)).collect();
        let raw = params(&vary["vary"], &mut random);
        let outcome = catch_unwind(AssertUnwindSafe(|| check(&texts, &raw)));
        if let Some(reason) = outcome.map_or_else(|_| Some("it panicked".to_owned()), Result::err) {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/target/mutants");
            let path = format!("{folder}/{seed}-{round}-texts.json");
            fs::create_dir_all(folder).expect("a folder can be made");
            fs::write(&path, json!({ "params": format!("{raw:?}"), "texts": texts }).to_string())
                .expect("it can be written");
            panic!("seed {seed}, round {round}: {reason}; the texts are in {path}");
        }
    }
    println!("seed {seed}, {rounds} rounds");
}

/// What must hold of any texts under any parameters.
fn check(texts: &[String], raw: &[(String, RawValue)]) -> Result<(), String> {
    let Ok(params) = Params::from_raw(raw) else { return Ok(()) };
    let compared = |order: &[usize]| {
        let mut corpus = Corpus::new();
        for &at in order {
            corpus.add(at.to_string(), texts[at].clone()).expect("short enough");
        }
        let report = corpus.compare(&params).expect("nothing stops it");
        // Where memory is asked to suffice for less, texts are not kept, and have to be handed in again.
        for pair in report.listed().filter(|_| report.fallbacks.is_empty()) {
            corpus.passages(pair.a, pair.b, &params).map_err(|error| error.to_string())?;
        }
        Ok::<_, String>(report)
    };
    let order: Vec<usize> = (0..texts.len()).collect();
    let report = compared(&order)?;
    for pair in report.listed() {
        if pair.a >= pair.b || pair.shared > pair.union || !(0.0..=1.0).contains(&pair.jaccard) {
            return Err(format!("a pair does not fit: {pair:?}"));
        }
    }
    if compared(&order)? != report {
        return Err("the same texts gave two reports".to_owned());
    }
    let reversed = compared(&order.iter().rev().copied().collect::<Vec<_>>())?;
    for document in &report.documents {
        let other = reversed.documents.iter().find(|other| other.name == document.name).expect("it was given");
        let counts = |of: &lookalike::report::DocumentReport| {
            (of.counts.tokens, of.counts.shingles, of.distinct, of.compared, of.weight)
        };
        if counts(document) != counts(other) {
            return Err(format!("in another order, text {} is counted otherwise", document.name));
        }
    }
    Ok(())
}

/// A stretch of a fixture with some changes.
fn mutant(random: &mut Random) -> String {
    let fixture = FIXTURES[random.below(FIXTURES.len())];
    let from = random.below(900);
    let mut text: Vec<char> = fixture.chars().skip(from).take(LENGTH).collect();
    for _ in 0..random.below(4) {
        let at = random.below(text.len() + 1);
        let end = (at + random.below(120)).min(text.len());
        match random.below(4) {
            0 => drop(text.drain(at..end)),
            1 => {
                let piece = PIECES[random.below(PIECES.len())].repeat(1 + random.below(60));
                text.splice(at..at, piece.chars());
            }
            2 => text[at..end].reverse(),
            _ => {
                let piece = text[at..end].to_vec();
                let to = random.below(text.len() + 1);
                text.splice(to..to, piece);
            }
        }
    }
    text.into_iter().collect()
}

/// Some parameters, each with one of the values that the conformance set gives it.
fn params(vary: &Value, random: &mut Random) -> Vec<(String, RawValue)> {
    let mut raw = Vec::new();
    for (field, values) in vary.as_object().expect("values by parameter") {
        let values = values.as_array().expect("a list");
        let value = &values[random.below(values.len())];
        if random.below(4) > 0 {
            continue;
        }
        let value = match value {
            Value::Bool(value) => RawValue::Bool(*value),
            Value::String(value) => RawValue::Text(value.clone()),
            value => RawValue::Number(value.as_f64().expect("a number")),
        };
        raw.push((field.clone(), value));
    }
    raw
}

/// `SplitMix64`.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % limit.max(1) as u64) as usize
    }
}
