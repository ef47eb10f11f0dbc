//! A corpus for Python. Every method that reads or compares texts runs on threads of its own ([`crate::work`]).

use std::sync::{Mutex, MutexGuard, TryLockError};

use lookalike::report::{Progress, Stage};
use lookalike::{Corpus as EngineCorpus, Document, Error, IntakeRule, NewDocument};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyList;
use serde_json::json;

use crate::columns::{PyColumn, read_pairs, to_py};
use crate::detail::{convert_passages, obfuscation, pair_detail, passage_columns, positions};
use crate::errors::{InputError, to_py_error};
use crate::params::Params;
use crate::positions::Positions;
use crate::report::{Report, word};
use crate::texts::{Labels, read_string, read_strings, read_utf8};
use crate::work::{OnProgress, Options, run};

/// Documents that stay between comparisons.
#[pyclass(frozen, module = "lookalike._engine")]
#[derive(Default)]
pub struct Corpus(Mutex<EngineCorpus>);

impl Corpus {
    /// The corpus, unless another thread, or the caller of a callback, is at work with it.
    fn open(&self) -> PyResult<MutexGuard<'_, EngineCorpus>> {
        match self.0.try_lock() {
            Ok(corpus) => Ok(corpus),
            // After a panic the corpus is as it was before.
            Err(TryLockError::Poisoned(poisoned)) => Ok(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => {
                Err(PyRuntimeError::new_err("this corpus is in use; wait until its comparison has ended"))
            }
        }
    }

    /// Runs work on the corpus.
    fn run<T: Send>(
        &self,
        py: Python<'_>,
        options: Options,
        work: impl FnOnce(&mut EngineCorpus, &mut OnProgress) -> Result<T, Error> + Send,
    ) -> PyResult<T> {
        let mut corpus = self.open()?;
        let corpus = &mut *corpus;
        run(py, options, move |on_progress| work(corpus, on_progress))
    }

    fn read_new(&self, (text, labels): &NewText) -> PyResult<(NewDocument, String)> {
        let new = labels.documents(1, self.open()?.documents().len() + 1)?.remove(0);
        let text = read_string(text, || "text".to_owned())?;
        Ok((new, text.ok_or_else(|| InputError::new_err("text must be a str, got None"))?))
    }

    fn add_all(&self, py: Python<'_>, options: Options, documents: Vec<(NewDocument, String)>) -> PyResult<u32> {
        match documents.len() {
            1 => self.open()?.add_all(documents).map_err(to_py_error), // threads would cost more
            _ => self.run(py, options, |corpus, _| corpus.add_all(documents)),
        }
    }
}

/// A new text as it comes from Python.
type NewText<'py> = (Bound<'py, PyAny>, Labels<'py>);
type PyDocument = (u32, String, Option<String>, String);

/// The first of a pair.
#[derive(FromPyObject)]
enum First<'py> {
    Id(u32),
    New(NewText<'py>),
}

#[pymethods]
impl Corpus {
    #[new]
    fn new() -> Self {
        Self::default()
    }

    fn __len__(&self) -> PyResult<usize> {
        Ok(self.open()?.documents().len())
    }

    /// Adds the texts of a list: the id of the first, and the rows without a text. These are read as empty, or nothing is
    /// added. `place` names texts in messages.
    fn add(
        &self,
        texts: &Bound<'_, PyList>,
        labels: Labels<'_>,
        null_is_empty: bool,
        place: &str,
        options: Options,
    ) -> PyResult<(u32, Vec<usize>)> {
        let documents = labels.documents(texts.len(), self.open()?.documents().len() + 1)?;
        let read = read_strings(texts, place)?;
        let nulls: Vec<usize> = (0..).zip(&read).filter(|(_, text)| text.is_none()).map(|(row, _)| row).collect();
        if !nulls.is_empty() && !null_is_empty {
            return Ok((0, nulls));
        }
        let read = read.into_iter().map(Option::unwrap_or_default);
        Ok((self.add_all(texts.py(), options, documents.into_iter().zip(read).collect())?, nulls))
    }

    /// Adds the texts of an Arrow column of large strings, which messages name by `place` and the row of the first. The id of the first.
    fn add_utf8(
        &self,
        py: Python<'_>,
        data: &[u8],
        offsets: &[u8],
        labels: Labels<'_>,
        place: (String, usize),
        options: Options,
    ) -> PyResult<u32> {
        let first = self.open()?.documents().len() + 1;
        let texts = py.detach(|| read_utf8(data, offsets, &place.0, place.1))?;
        self.add_all(py, options, labels.documents(texts.len(), first)?.into_iter().zip(texts).collect())
    }

    fn remove(&self, id: u32) -> PyResult<bool> {
        Ok(self.open()?.remove(id))
    }

    fn give_text(&self, id: u32, text: &Bound<'_, PyAny>) -> PyResult<()> {
        let text = read_string(text, || "text".to_owned())?.unwrap_or_default();
        self.open()?.give_text(id, text).map_err(to_py_error)
    }

    /// The text of a document, None if it was dropped.
    fn text(&self, id: u32) -> PyResult<Option<String>> {
        let corpus = self.open()?;
        let index = corpus.index_of(id).map_err(to_py_error)?;
        Ok(corpus.documents()[index].text.clone())
    }

    /// Id, name, author and role of each document.
    fn documents(&self) -> PyResult<Vec<PyDocument>> {
        let describe = |new: &Document| (new.id, new.name.clone(), new.author.clone(), word(&new.role));
        Ok(self.open()?.documents().iter().map(describe).collect())
    }

    /// Compares all documents, or these pairs of ids.
    #[pyo3(signature = (params, options, pairs=None))]
    fn compare(&self, py: Python<'_>, params: &Params, options: Options, pairs: Option<&[u8]>) -> PyResult<Report> {
        let pairs = pairs.map(read_pairs);
        let work = |corpus: &mut EngineCorpus, on_progress: &mut OnProgress| match &pairs {
            Some(pairs) => corpus.compare_pairs_with(pairs, &params.0, on_progress),
            None => corpus.compare_with(&params.0, on_progress),
        };
        self.run(py, options, work).map(Report)
    }

    /// JSON of the details of a pair. The first is a document or a new text.
    fn passages(&self, py: Python<'_>, a: First<'_>, b: u32, params: &Params, options: Options) -> PyResult<String> {
        let unit = options.positions;
        match a {
            First::Id(a) => self.run(py, options, |corpus, _| {
                let detail = corpus.passages(a, b, &params.0)?;
                Ok(pair_detail(detail, [&positions(corpus, a, unit), &positions(corpus, b, unit)]))
            }),
            First::New(new) => {
                let (new, text) = self.read_new(&new)?;
                self.run(py, options, |corpus, _| {
                    let detail = corpus.passages_of_new(&new, &text, b, &params.0)?;
                    Ok(pair_detail(detail, [&Positions::of(Some(&text), unit), &positions(corpus, b, unit)]))
                })
            }
        }
    }

    /// The columns of the passages of many pairs.
    fn passages_of<'py>(
        &self,
        py: Python<'py>,
        pairs: &[u8],
        params: &Params,
        options: Options,
    ) -> PyResult<Vec<PyColumn<'py>>> {
        let (pairs, unit) = (read_pairs(pairs), options.positions);
        let columns = self.run(py, options, |corpus, on_progress| {
            let (mut passages, mut done, total) = (Vec::new(), 0, pairs.len() as u32);
            corpus.passages_of(&pairs, &params.0, |detail| {
                passages.extend(detail.passages.into_iter().map(|passage| (done, passage)));
                done += 1;
                // The stage that comparisons call so, too: words to shared passages.
                on_progress(Progress { stage: Stage::Evidence, done, total })
            })?;
            for of_pair in passages.chunk_by_mut(|(one, _), (next, _)| one == next) {
                let (a, b) = pairs[of_pair[0].0 as usize];
                let both = [positions(corpus, a, unit), positions(corpus, b, unit)];
                for (_, passage) in of_pair {
                    convert_passages(std::slice::from_mut(passage), [&both[0], &both[1]]);
                }
            }
            Ok(passage_columns(&passages))
        })?;
        Ok(to_py(py, columns))
    }

    /// JSON of the obfuscation in a document.
    fn obfuscation(&self, py: Python<'_>, id: u32, params: &Params, options: Options) -> PyResult<String> {
        let unit = options.positions;
        self.run(py, options, |corpus, _| {
            let found = corpus.obfuscation(id, &params.0)?;
            Ok(obfuscation(&found, &positions(corpus, id, unit)).to_string())
        })
    }

    /// JSON of the documents that are similar to a new text.
    fn query(&self, py: Python<'_>, new: NewText<'_>, params: &Params, options: Options) -> PyResult<String> {
        let (new, text) = self.read_new(&new)?;
        self.run(py, options, |corpus, _| Ok(json!(corpus.query(&new, &text, &params.0)?).to_string()))
    }

    /// JSON of the documents that share evidence with a new text.
    fn evidence_for(&self, py: Python<'_>, new: NewText<'_>, params: &Params, options: Options) -> PyResult<String> {
        let (new, text) = self.read_new(&new)?;
        self.run(py, options, |corpus, _| Ok(json!(corpus.evidence_for(&new, &text, &params.0)?).to_string()))
    }

    /// JSON of the decision on a new text by a rule (`refuse_at`, `largest_group`). It is added if `add` is true and the
    /// rule admits it.
    fn admit(
        &self,
        py: Python<'_>,
        new: NewText<'_>,
        rule: (f64, u32),
        add: bool,
        params: &Params,
        options: Options,
    ) -> PyResult<String> {
        let (new, text) = self.read_new(&new)?;
        let rule = IntakeRule { refuse_at: rule.0, largest_group: rule.1 };
        self.run(py, options, |corpus, _| {
            let admission = if add {
                corpus.admit(new, text, &params.0, rule)?
            } else {
                corpus.judge(&new, &text, &params.0, rule)?
            };
            Ok(json!(admission).to_string())
        })
    }

    /// JSON of the expected size, memory and time of a comparison.
    fn forecast(&self, params: &Params) -> PyResult<String> {
        Ok(json!(self.open()?.forecast(&params.0)).to_string())
    }
}

/// JSON of the expected size, memory and time of a comparison of documents of about equal length.
#[pyfunction]
pub fn forecast(documents: u64, text_bytes: u64, params: &Params) -> String {
    json!(lookalike::forecast(documents, text_bytes, &params.0)).to_string()
}
