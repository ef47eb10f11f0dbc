//! Sketches for Python: of many texts as columns, and one by one; and the passages of pairs of texts without a corpus.

use lookalike::{Error, Sketch as EngineSketch, Sketcher as EngineSketcher, align_pair};
use pyo3::prelude::*;
use pyo3::types::PyList;
use rayon::prelude::*;

use crate::columns::{Column, PyColumn, to_py};
use crate::detail::{convert_passages, passage_columns};
use crate::errors::{InputError, to_py_error};
use crate::params::Params;
use crate::positions::Positions;
use crate::texts::{read_strings, read_utf8};
use crate::work::{Options, run};

/// Everything that a comparison needs of a text besides the text.
#[pyclass(frozen, eq, module = "lookalike._engine")]
#[derive(PartialEq)]
pub struct Sketch(EngineSketch);

#[pymethods]
impl Sketch {
    #[staticmethod]
    fn from_bytes(data: &[u8]) -> PyResult<Self> {
        EngineSketch::from_bytes(data).map(Self).map_err(to_py_error)
    }

    fn shared(&self, other: &Self) -> PyResult<u32> {
        self.0.shared(&other.0).map_err(to_py_error)
    }

    fn jaccard(&self, other: &Self) -> PyResult<f64> {
        self.0.jaccard(&other.0).map_err(to_py_error)
    }

    fn estimate(&self, other: &Self) -> PyResult<f64> {
        self.0.estimate(&other.0).map_err(to_py_error)
    }

    #[getter]
    fn fingerprints(&self) -> Vec<u64> {
        self.0.fingerprints().to_vec()
    }

    #[getter]
    fn made_with(&self) -> [u8; 32] {
        self.0.made_with()
    }
}

/// Reads texts into sketches.
#[pyclass(frozen, module = "lookalike._engine")]
pub struct Sketcher {
    inner: EngineSketcher,
    params: lookalike::Params,
}

#[pymethods]
impl Sketcher {
    /// For some parameters and templates, given by name and text.
    #[new]
    fn new(params: &Params, templates: Vec<(String, String)>) -> PyResult<Self> {
        let templates = templates.iter().map(|(name, text)| (name.as_str(), text.as_str()));
        let inner = EngineSketcher::with_templates(&params.0, templates).map_err(to_py_error)?;
        Ok(Self { inner, params: params.0.clone() })
    }

    /// Some columns of the sketches of a list of texts.
    fn sketch<'py>(
        &self,
        texts: &Bound<'py, PyList>,
        names: Option<&Bound<'py, PyList>>,
        columns: Vec<String>,
        options: Options,
    ) -> PyResult<Vec<PyColumn<'py>>> {
        self.sketch_all(texts.py(), &required(texts, "texts")?, names, &columns, options)
    }

    /// Some columns of the sketches of an Arrow column of large strings.
    fn sketch_utf8<'py>(
        &self,
        py: Python<'py>,
        data: &[u8],
        offsets: &[u8],
        names: Option<&Bound<'py, PyList>>,
        columns: Vec<String>,
        options: Options,
    ) -> PyResult<Vec<PyColumn<'py>>> {
        let texts = py.detach(|| read_utf8(data, offsets, "texts", 0))?;
        self.sketch_all(py, &texts, names, &columns, options)
    }
}

impl Sketcher {
    fn sketch_all<'py>(
        &self,
        py: Python<'py>,
        texts: &[String],
        names: Option<&Bound<'py, PyList>>,
        columns: &[String],
        options: Options,
    ) -> PyResult<Vec<PyColumn<'py>>> {
        let names = names.map_or(Ok(vec![String::new(); texts.len()]), |names| required(names, "names"))?;
        let documents: Vec<_> = names.iter().zip(texts).map(|(name, text)| (name.as_str(), text.as_str())).collect();
        let columns = run(py, options, |_| {
            let sketches = self.inner.sketch_all(&documents)?;
            Ok(columns.iter().map(|name| sketch_column(name, &sketches, &self.params)).collect::<Option<_>>())
        })?;
        Ok(to_py(py, columns.ok_or_else(|| InputError::new_err("columns must be names of columns of sketches"))?))
    }
}

/// A column of the table of sketches, by its name.
fn sketch_column(name: &str, sketches: &[EngineSketch], params: &lookalike::Params) -> Option<Column> {
    let each = sketches.iter();
    Some(match name {
        "sketch" => {
            Column::lists("sketch", "bytes", each.map(|sketch| sketch.to_bytes().into_iter().map(|byte| [byte])))
        }
        "text_digest" => {
            Column::lists("text_digest", "bytes", each.map(|sketch| sketch.text_digest().map(|byte| [byte])))
        }
        "fingerprints" => Column::lists(
            "fingerprints",
            "i64s",
            each.map(|sketch| sketch.fingerprints().iter().map(|number| number.to_le_bytes())),
        ),
        "band_keys" => Column::lists(
            "band_keys",
            "i64s",
            each.map(|sketch| sketch.band_keys(params).into_iter().map(u64::to_le_bytes)),
        ),
        "signature" => Column::lists(
            "signature",
            "u32s",
            each.map(|sketch| sketch.signature().iter().map(|number| number.to_le_bytes())),
        ),
        "distinct" => Column::u32("distinct", each.map(|sketch| sketch.fingerprints().len() as u32)),
        "shingles" => Column::u32("shingles", each.map(EngineSketch::shingles)),
        "tokens" => Column::u32("tokens", each.map(EngineSketch::tokens)),
        "is_unsegmented" => Column::bool("is_unsegmented", each.map(EngineSketch::is_unsegmented)),
        _ => return None,
    })
}

/// The strings of a list that has one in each row.
fn required(list: &Bound<'_, PyList>, place: &str) -> PyResult<Vec<String>> {
    let read = |(row, text): (usize, Option<String>)| {
        text.ok_or_else(|| InputError::new_err(format!("{place}[{row}] is null; leave it out")))
    };
    read_strings(list, place)?.into_iter().enumerate().map(read).collect()
}

/// The columns of the passages of pairs of texts, each pair without regard to the others; `pair` is the row.
#[pyfunction]
pub fn align_pairs<'py>(
    a: &Bound<'py, PyList>,
    b: &Bound<'py, PyList>,
    params: &Params,
    options: Options,
) -> PyResult<Vec<PyColumn<'py>>> {
    let (py, unit) = (a.py(), options.positions);
    let pairs: Vec<_> = required(a, "a")?.into_iter().zip(required(b, "b")?).collect();
    let align = |(row, (a, b)): (usize, &(String, String))| {
        let mut passages = align_pair(a.as_str(), b.as_str(), &params.0)?.passages;
        convert_passages(&mut passages, [&Positions::of(Some(a), unit), &Positions::of(Some(b), unit)]);
        Ok::<Vec<_>, Error>(passages.into_iter().map(|passage| (row as u32, passage)).collect())
    };
    let columns = run(py, options, |_| {
        let passages: Vec<_> = pairs.par_iter().enumerate().map(align).collect::<Result<_, Error>>()?;
        Ok(passage_columns(&passages.concat()))
    })?;
    Ok(to_py(py, columns))
}
