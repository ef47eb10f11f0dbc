//! What is measured: collections of documents made by the benchmark itself, the same to the byte on every machine, and
//! the parameters to compare each with. Defaults hold for every parameter that is not named here.

mod collections;
pub mod dice;
mod language;
mod prose;

use lookalike::params::{Params, RawValue};
use serde_json::json;

/// Tokens in a shingle, the same in all workloads.
const K: u32 = 5;

/// A collection of documents and what to ask of it.
pub struct Workload {
    pub name: &'static str,
    pub about: &'static str,
    unit: &'static str,
    threshold: f64,
    pub documents: fn() -> Vec<String>,
}

static ALL: [Workload; 7] = [
    Workload {
        name: "w1",
        about: "300 essays of 1 300 to 2 700 words, 30 pairs with copied passages",
        unit: "words",
        threshold: 0.2,
        documents: collections::essays,
    },
    Workload {
        name: "w2",
        about: "54 035 articles of some 195 words, 2 000 of them with one to five edited copies",
        unit: "words",
        threshold: 0.5,
        documents: || collections::articles(54_035),
    },
    Workload {
        name: "w3",
        about: "410 permutations of one text of 50 words: all 83 845 pairs are listed",
        unit: "characters",
        threshold: 0.0,
        documents: collections::permutations,
    },
    Workload {
        name: "w4",
        about: "20 books of 1 MB, 60 passages of 200 to 2 000 words in two of them",
        unit: "words",
        threshold: 0.0,
        documents: collections::books,
    },
    Workload {
        name: "batch",
        about: "3 000 essays of 350 to 650 words, 300 pairs with copied passages",
        unit: "words",
        threshold: 0.2,
        documents: collections::batch,
    },
    Workload {
        name: "w2x2",
        about: "w2 with twice the documents, 108 070",
        unit: "words",
        threshold: 0.5,
        documents: || collections::articles(2 * 54_035),
    },
    Workload {
        name: "template",
        about: "2 000 documents that hold the same text of 1 000 words, and 200 to 400 of their own: all pairs are alike",
        unit: "words",
        threshold: 0.2,
        documents: collections::exercises,
    },
];

impl Workload {
    pub fn named(name: &str) -> Option<&'static Self> {
        ALL.iter().find(|workload| workload.name == name)
    }

    /// What to say where there is no such workload.
    pub fn unknown(name: &str) -> Box<dyn std::error::Error> {
        let known: Vec<&str> = ALL.iter().map(|workload| workload.name).collect();
        format!("there is no workload {name}; there are {}", known.join(", ")).into()
    }

    /// Through the engine's own reader, which chooses the bands for the threshold.
    pub fn params(&self) -> Params {
        let Self { unit, threshold, .. } = *self;
        let given = [
            ("unit", RawValue::Text(unit.to_owned())),
            ("k", RawValue::Number(K.into())),
            ("threshold", RawValue::Number(threshold)),
        ];
        Params::from_raw(&given.map(|(name, value)| (name.to_owned(), value)))
            .expect("a workload's parameters are valid")
    }

    /// What JavaScript needs to know to run the same comparison, of documents of so many bytes.
    pub fn description(&self, documents: usize, bytes: usize) -> serde_json::Value {
        let Self { name, about, unit, threshold, .. } = *self;
        let params = json!({ "unit": unit, "k": K, "threshold": threshold });
        json!({ "name": name, "about": about, "documents": documents, "bytes": bytes, "params": params })
    }
}
