//! Reading raw values field by field, collecting everything that is wrong with them.

use crate::message::{Args, MistakeCode};
use crate::params::choices::Choice;
use crate::params::ranges::{BANDS, Integers, MAX_SEED, ROWS, bands_too_large, is_fraction, no_fraction};
use crate::params::raw::{Mistake, Mistakes, RawValue};
use crate::params::s_curve;

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

    pub(super) fn integer(&mut self, range: Integers, default: u64) -> u64 {
        match self.value(range.field) {
            None => default,
            Some(given) => {
                if let Some(whole) = whole_number(given)
                    && range.contains(whole)
                {
                    return whole;
                }
                let mistake = range.mistake(given);
                self.mistakes.push(mistake);
                default
            }
        }
    }

    pub(super) fn fraction(&mut self, field: &str, default: f64) -> f64 {
        match self.value(field) {
            None => default,
            Some(&RawValue::Number(value)) if is_fraction(value) => value,
            Some(&RawValue::Integer(value @ 0..=1)) => value as f64,
            Some(given) => {
                let mistake = no_fraction(field, given);
                self.mistakes.push(mistake);
                default
            }
        }
    }

    pub(super) fn bands_and_rows(&mut self, signature_length: u32, threshold: f64, weight: f64) -> (u32, u32) {
        let length_is_good = !self.mistakes.iter().any(|mistake| mistake.field == "signatureLength");
        let before = self.mistakes.len();
        let given = |reader: &mut Self, range: Integers| {
            let present = reader.value(range.field).is_some();
            present.then(|| reader.integer(range, 1) as u32)
        };
        let bands = given(self, BANDS);
        let rows = given(self, ROWS);
        if self.mistakes.len() > before || !length_is_good {
            return (1, 1);
        }
        let (field, bands, rows) = match (bands, rows) {
            (None, None) => return s_curve::choose_bands(signature_length, threshold, weight),
            (Some(bands), Some(rows)) => ("bands", bands, rows),
            (Some(bands), None) => ("bands", bands, (signature_length / bands).max(1)),
            (None, Some(rows)) => ("rows", (signature_length / rows).max(1), rows),
        };
        self.mistakes.extend(bands_too_large(field, bands, rows, signature_length));
        (bands, rows)
    }
}
