//! Reading raw values field by field, collecting everything that is wrong with them.

use super::Params;
use super::choices::Choice;
use super::raw::{Mistake, Mistakes, RawValue};
use super::s_curve;
use super::table::{CHOSEN, MAX_SEED};
use crate::message::{Args, MistakeCode};

/// The natural number that a value is; a floating-point number only up to where each counts exactly.
#[expect(clippy::cast_sign_loss, reason = "the range is checked")]
fn whole_number(value: &RawValue) -> Option<u64> {
    match *value {
        RawValue::Integer(value) => Some(value),
        RawValue::Number(value) => {
            let natural = (0.0..=MAX_SEED as f64).contains(&value) && value.trunc() == value;
            natural.then_some(value as u64)
        }
        _ => None,
    }
}

/// Reads raw values field by field and collects what is wrong with them.
pub(super) struct Reader<'a> {
    raw: Vec<(&'a str, &'a RawValue)>,
    mistakes: Vec<Mistake>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(raw: impl Iterator<Item = (&'a str, &'a RawValue)>) -> Self {
        Self { raw: raw.collect(), mistakes: Vec::new() }
    }

    /// What was read, if nothing was wrong.
    pub(super) fn finish<T>(self, read: T) -> Result<T, Mistakes> {
        if self.mistakes.is_empty() { Ok(read) } else { Err(Mistakes(self.mistakes)) }
    }

    fn value(&self, field: &str) -> Option<&'a RawValue> {
        self.raw.iter().rev().find(|&&(name, _)| name == field).map(|&(_, value)| value)
    }

    #[inline(never)]
    fn mistake(&mut self, field: &str, code: MistakeCode, args: Args, given: &RawValue) {
        let args = args.word("field", field).with("given", given.as_arg());
        self.mistakes.push(Mistake::new(field, code, args));
    }

    pub(super) fn refuse_unknown(&mut self, fields: &[&str]) {
        for &(name, _) in &self.raw {
            if !fields.contains(&name) {
                let args = Args::default().text("name", name).word("known", &fields.join(", "));
                self.mistakes.push(Mistake::new(name, MistakeCode::UnknownParameter, args));
            }
        }
    }

    /// One of a few words; the first is the default.
    pub(super) fn choice<T: Choice>(&mut self, field: &str) -> T {
        let options = T::WORDS;
        let Some(given) = self.value(field) else { return options[0].1 };
        if let RawValue::Text(text) = given
            && let Some(&(_, value)) = options.iter().find(|(name, _)| name == text)
        {
            return value;
        }
        self.no_choice(field, &options.iter().map(|&(name, _)| name).collect::<Vec<_>>(), given);
        options[0].1
    }

    /// Not generic, so that it is there once.
    #[inline(never)]
    fn no_choice(&mut self, field: &str, choices: &[&str], given: &RawValue) {
        let choices = format!("\"{}\"", choices.join("\", \""));
        self.mistake(field, MistakeCode::NotAChoice, Args::default().word("choices", &choices), given);
    }

    pub(super) fn switch(&mut self, field: &str, default: bool) -> bool {
        match self.value(field) {
            None => default,
            Some(&RawValue::Bool(value)) => value,
            Some(given) => {
                self.mistake(field, MistakeCode::NotASwitch, Args::default(), given);
                default
            }
        }
    }

    /// Not generic, so that it is there once.
    #[inline(never)]
    pub(super) fn whole(&mut self, field: &str, default: u64, min: u64, max: u64) -> u64 {
        let Some(given) = self.value(field) else { return default };
        match whole_number(given) {
            Some(whole) if (min..=max).contains(&whole) => whole,
            _ => {
                self.mistake(
                    field,
                    MistakeCode::NotWhole,
                    Args::default().number("min", min).number("max", max),
                    given,
                );
                default
            }
        }
    }

    pub(super) fn fraction(&mut self, field: &str, default: f64) -> f64 {
        match self.value(field) {
            None => default,
            Some(&RawValue::Number(value)) if (0.0..=1.0).contains(&value) => value,
            Some(&RawValue::Integer(value @ 0..=1)) => value as f64,
            Some(given) => {
                self.mistake(field, MistakeCode::NotAFraction, Args::default(), given);
                default
            }
        }
    }

    /// Chooses bands and rows where they are not given; those that are given must fit into a signature.
    pub(super) fn fit_bands(&mut self, params: &mut Params) {
        let deciding = ["signatureLength", "bands", "rows"];
        if self.mistakes.iter().any(|mistake| deciding.contains(&mistake.field.as_str())) {
            return;
        }
        let Params { signature_length: length, bands, rows, .. } = *params;
        let chosen = CHOSEN as u32;
        (params.bands, params.rows) = match (bands, rows) {
            _ if bands == chosen && rows == chosen => {
                s_curve::choose_bands(length, params.threshold, params.false_negative_weight)
            }
            _ if bands == chosen => ((length / rows).max(1), rows),
            _ if rows == chosen => (bands, (length / bands).max(1)),
            given => given,
        };
        let positions = u64::from(params.bands) * u64::from(params.rows);
        if positions > length.into() {
            let field = if bands == chosen { "rows" } else { "bands" };
            let args = Args::default().number("length", length).number("bands", params.bands);
            let args = args.number("rows", params.rows).number("positions", positions);
            self.mistakes.push(Mistake::new(field, MistakeCode::BandsTooLarge, args));
        }
    }
}
