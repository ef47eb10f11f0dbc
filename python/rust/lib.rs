//! The engine of Lookalike for Python: conversions and calls, nothing else.
//!
//! What a Python programmer sees is the package `lookalike` (`src/lookalike`). It hands over texts and parameters, and
//! gets back columns as bytes in the layout of Arrow, and small results as JSON with the engine's own names. So this
//! module needs neither Arrow nor pandas, and the package works without them.

mod columns;
mod corpus;
mod detail;
mod errors;
mod params;
mod positions;
mod report;
mod sketch;
mod texts;
mod work;

use lookalike::internals::common::union_find::UnionFind;
use pyo3::prelude::*;

use errors::InputError;

/// The connected components of pairs of items, each ascending, the largest first. `pairs` holds two numbers of 32 bits for
/// each pair, all below `items`.
#[pyfunction]
fn groups(py: Python<'_>, pairs: &[u8], items: u32) -> Vec<Vec<u32>> {
    py.detach(|| {
        let mut groups = UnionFind::new(items as usize);
        for (a, b) in columns::read_pairs(pairs) {
            groups.join(a, b);
        }
        groups.groups()
    })
}

/// The functions and classes of `lookalike._engine`.
#[pymodule]
fn _engine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("VERSION", env!("CARGO_PKG_VERSION"))?;
    module.add("InputError", module.py().get_type::<InputError>())?;
    module.add_class::<corpus::Corpus>()?;
    module.add_class::<params::Params>()?;
    module.add_class::<report::Report>()?;
    module.add_class::<sketch::Sketch>()?;
    module.add_class::<sketch::Sketcher>()?;
    module.add_function(wrap_pyfunction!(sketch::align_pairs, module)?)?;
    module.add_function(wrap_pyfunction!(params::read_params, module)?)?;
    module.add_function(wrap_pyfunction!(params::parameters, module)?)?;
    module.add_function(wrap_pyfunction!(corpus::forecast, module)?)?;
    module.add_function(wrap_pyfunction!(groups, module)?)
}
