//! Parameters: everything that decides a result besides the texts.
//!
//! [`Params`] are valid by construction: [`Params::builder`] and [`Params::from_raw`] report every mistake at once, and no
//! field can be written. A [`Report`](crate::Report) carries all parameters, with those that the engine chose, so that its
//! comparison can be repeated from the report alone. A new parameter is one entry of the table in `table.rs`.
//!
//! ```
//! use lookalike::params::{Measure, Method, Params, Unit};
//!
//! // Characters rather than words, for languages without spaces; containment rather than resemblance.
//! let params = Params::builder().unit(Unit::Characters).k(9).measure(Measure::Overlap).threshold(0.3).build()?;
//!
//! // The same, but only by signatures, for a hundred thousand documents.
//! let quick = params.to_builder().method(Method::Lsh).build()?;
//! assert_eq!(quick.k(), params.k());
//! # Ok::<(), lookalike::Mistakes>(())
//! ```

mod builder;
mod choices;
pub(crate) mod language;
mod raw;
mod read;
mod table;
mod value;

use serde::ser::{Serialize, SerializeStruct, Serializer};

pub use builder::ParamsBuilder;
pub use choices::{BandHash, Counting, Family, Fingerprint, Measure, Method, Unit, Weighting, Whitespace};
#[doc(hidden)]
pub use choices::{CHOICES, ChoiceDescription};
pub use language::Language;
pub use raw::{Mistake, Mistakes, RawValue};
#[cfg_attr(not(all(target_arch = "wasm32", feature = "js")), expect(unused_imports, reason = "for `wasm` only"))]
pub(crate) use read::whole_numbers;
#[doc(hidden)]
pub use table::{DESCRIPTIONS, Description, MAX_SIGNATURE_LENGTH};
pub use table::{FIELDS, Params};

impl Default for Params {
    fn default() -> Self {
        Self::builder().build().expect("the defaults are valid: a test holds it")
    }
}

impl Params {
    /// A builder that starts from the defaults.
    pub fn builder() -> ParamsBuilder {
        ParamsBuilder::default()
    }

    /// A builder that starts from these parameters, all of them set: bands and rows, too, which stay as they are.
    pub fn to_builder(&self) -> ParamsBuilder {
        ParamsBuilder::of(self.values())
    }

    /// Parameters from names and values that come from outside, such as a command line or a configuration file. The names
    /// are those that reports write ([`FIELDS`]); a name that is not there has its default, and of one that is there twice
    /// the last value counts.
    ///
    /// `bands` and `rows` may be left to the engine: with one given the other follows from the signature length; with
    /// neither, the engine picks them for the threshold (P4, section 5.2).
    ///
    /// # Errors
    /// Every mistake at once: unknown names, wrong types, values out of range, bands and rows that do not fit.
    pub fn from_raw(raw: &[(String, RawValue)]) -> Result<Self, Mistakes> {
        Self::read(raw.iter().map(|(name, value)| (name.as_str(), value)))
    }

    /// Fewest tokens that make a shingle.
    pub(crate) fn shortest_shingle(&self) -> u32 {
        if self.reach > 0 { 1 } else { self.k }
    }
}

impl Serialize for Params {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let values = self.values();
        let mut params = serializer.serialize_struct("Params", values.len())?;
        for (name, value) in values {
            params.serialize_field(name, &value)?;
        }
        params.end()
    }
}
