//! Whole comparisons, stage by stage, as the engine's own progress reports tell them apart: a stage lasts until the
//! first report of the next. Each run reads the documents anew, hands them over to a new corpus, and compares once, so
//! that nothing is kept from one run to the next but what the allocator and the processor remember.

#![expect(clippy::disallowed_types, reason = "the engine has no clock; its benchmark is one")]

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Instant;

use lookalike::Corpus;
use lookalike::params::Params;
use lookalike::report::{Report, Stage, Totals};
use serde::Serialize;

use crate::workloads::Workload;

/// What may go wrong: files, pipes, and the engine's refusal, each with its own words.
type Outcome<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// Between two documents in a file; no document holds it.
const SEPARATOR: u8 = 0;

const WARM_RUNS: usize = 5;

/// One comparison. Times are in milliseconds.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Run {
    /// For all documents, from texts in memory to a corpus that knows their digests.
    hand_over: f64,
    /// From the call of `compare` to its report.
    total: f64,
    stages: Vec<(Stage, f64)>,
    /// The most that the process has held so far, in bytes, where the system tells.
    memory: Option<u64>,
    found: Found,
}

/// What was found, to be the same on every side.
#[derive(Serialize)]
struct Found {
    digest: String,
    listed: usize,
    totals: Totals,
}

impl From<Report> for Found {
    fn from(report: Report) -> Self {
        Self { listed: report.pairs.len(), digest: report.digest, totals: report.totals }
    }
}

/// Times stages that follow one another.
#[derive(Default)]
struct Stages {
    finished: Vec<(Stage, f64)>,
    running: Option<(Stage, Instant)>,
}

impl Stages {
    fn hear(&mut self, stage: Stage) {
        if self.running.is_none_or(|(running, _)| running != stage) {
            self.end();
            self.running = Some((stage, Instant::now()));
        }
    }

    fn end(&mut self) {
        self.finished.extend(self.running.take().map(|(stage, began)| (stage, milliseconds_since(began))));
    }
}

fn milliseconds_since(began: Instant) -> f64 {
    began.elapsed().as_secs_f64() * 1e3
}

/// Writes a workload's documents, and beside them what JavaScript needs to know of it.
pub fn write(workload: &Workload) -> Outcome {
    let documents = (workload.documents)();
    let path = path(workload, "txt");
    fs::create_dir_all(path.parent().unwrap_or(&path))?;
    let mut file = BufWriter::new(File::create(&path)?);
    for (number, document) in documents.iter().enumerate() {
        if number > 0 {
            file.write_all(&[SEPARATOR])?;
        }
        file.write_all(document.as_bytes())?;
    }
    file.flush()?;
    let description = workload.description(documents.len(), documents.iter().map(String::len).sum());
    Ok(fs::write(self::path(workload, "json"), format!("{description:#}\n"))?)
}

/// A first run and five more, for whoever looks at the terminal.
pub fn run_for_reading(workload: &Workload) -> Outcome {
    for number in 0..=WARM_RUNS {
        let Run { hand_over, total, stages, memory, found } = run(workload)?;
        let stages: Vec<String> = stages.iter().map(|(stage, time)| format!("{stage:?} {time:.1}")).collect();
        let memory = memory.map_or_else(String::new, |bytes| format!(", {} MB", bytes / 1_000_000));
        let mut out = io::stdout();
        writeln!(out, "{number}: hand over {hand_over:.1}, compare {total:.1} ms ({}){memory}", stages.join(", "))?;
        writeln!(out, "   {} pairs listed, {:?}", found.listed, found.totals)?;
    }
    Ok(())
}

/// One run for each line on standard input, so that others can take turns with it; before, a line that says it is ready.
pub fn run_in_turns(workload: &Workload) -> Outcome {
    writeln!(io::stdout(), "{{}}")?;
    for turn in io::stdin().lines() {
        turn?;
        writeln!(io::stdout(), "{}", serde_json::to_string(&run(workload)?)?)?;
    }
    Ok(())
}

fn run(workload: &Workload) -> Outcome<Run> {
    let documents = read(workload)?;
    measure(documents, &workload.params())
}

fn measure(documents: Vec<String>, params: &Params) -> Outcome<Run> {
    let began = Instant::now();
    let mut corpus = Corpus::new();
    for (number, text) in documents.into_iter().enumerate() {
        corpus.add(format!("document {number}"), text)?;
    }
    let hand_over = milliseconds_since(began);

    let mut stages = Stages::default();
    let began = Instant::now();
    let report = corpus.compare_with(params, |progress| {
        stages.hear(progress.stage);
        ControlFlow::Continue(())
    })?;
    stages.end();
    let total = milliseconds_since(began);
    Ok(Run { hand_over, total, stages: stages.finished, memory: peak_memory(), found: report.into() })
}

/// The documents as `write` left them, each read into memory of its own and nowhere else.
fn read(workload: &Workload) -> Outcome<Vec<String>> {
    let path = path(workload, "txt");
    let file = File::open(&path).map_err(|error| format!("{}: {error}; --write it first", path.display()))?;
    let texts = BufReader::new(file).split(SEPARATOR).map(|text| {
        let mut text = String::from_utf8(text?)?;
        text.shrink_to_fit();
        Ok(text)
    });
    texts.collect()
}

fn path(workload: &Workload, extension: &str) -> PathBuf {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.build/bench"));
    folder.join(workload.name).with_extension(extension)
}

/// The largest resident set of this process, which Linux keeps in units of 1024 bytes.
fn peak_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}
