//! Parameters value by value.

use super::Params;
use super::raw::{Mistakes, RawValue};

/// Builds [`Params`]: set what is to differ from the defaults, then [`build`](Self::build).
///
/// Each method has the name of its parameter in reports. A value set twice is the last one. Nothing is checked before
/// `build`, which reports every mistake at once.
///
/// ```
/// use lookalike::params::{Measure, Params};
///
/// let params = Params::builder().k(4).measure(Measure::Overlap).threshold(0.3).build()?;
/// assert_eq!(params.threshold(), 0.3);
///
/// let mistakes = Params::builder().k(0).threshold(7.0).build().unwrap_err();
/// assert_eq!(
///     mistakes.to_string(),
///     "k must be a whole number from 1 to 64, got 0; threshold must be a number from 0 to 1, got 7",
/// );
/// # Ok::<(), lookalike::params::Mistakes>(())
/// ```
#[derive(Clone, Debug, Default)]
#[must_use = "a builder does nothing until `build` is called"]
pub struct ParamsBuilder {
    values: Vec<(&'static str, RawValue)>,
}

impl ParamsBuilder {
    pub(super) fn of(values: impl IntoIterator<Item = (&'static str, RawValue)>) -> Self {
        Self { values: values.into_iter().collect() }
    }

    pub(super) fn set(mut self, name: &'static str, value: RawValue) -> Self {
        self.values.retain(|&(set, _)| set != name);
        self.values.push((name, value));
        self
    }

    /// The parameters, if all values are allowed, and fit each other.
    ///
    /// # Errors
    /// Every mistake at once: values out of range, bands and rows that do not fit into a signature.
    pub fn build(&self) -> Result<Params, Mistakes> {
        Params::read(self.values.iter().map(|(name, value)| (*name, value)))
    }
}
