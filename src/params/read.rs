//! Reading raw values field by field, collecting everything that is wrong with them.

use super::choices::Choice;
use super::raw::{Mistake, Mistakes, RawValue};
use crate::common::s_curve;
use crate::message::{Args, MistakeCode};

/// Largest whole number of a parameter, such as the seed: JavaScript's numbers count exactly up to here.
const MAX_EXACT_INTEGER: u64 = (1 << 53) - 1;

/// Stands for bands or rows that are not given.
pub(super) const CHOSEN: u64 = 0;

/// The natural number that a value is; a floating-point number only up to where each counts exactly.
#[expect(clippy::cast_sign_loss, reason = "the range is checked")]
fn whole_number(value: &RawValue) -> Option<u64> {
    match *value {
        RawValue::Integer(value) => Some(value),
        RawValue::Number(value) => {
            let natural = (0.0..=MAX_EXACT_INTEGER as f64).contains(&value) && value.trunc() == value;
            natural.then_some(value as u64)
        }
        _ => None,
    }
}

/// Whole numbers that are no parameters, such as the size of a comparison, each with its name.
#[cfg_attr(not(all(target_arch = "wasm32", feature = "js")), expect(dead_code, reason = "for `wasm` only"))]
pub(crate) fn whole_numbers<const N: usize>(given: [(&str, &RawValue); N]) -> Result<[u64; N], Mistakes> {
    let mut reader = ValueReader::new(given.into_iter());
    let read = given.map(|(name, _)| reader.whole(name, 0, 0, MAX_EXACT_INTEGER));
    reader.finish(read)
}

/// Reads raw values field by field and collects what is wrong with them.
pub(super) struct ValueReader<'a> {
    raw: Vec<(&'a str, &'a RawValue)>,
    mistakes: Vec<Mistake>,
}

impl<'a> ValueReader<'a> {
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

    /// Bands and rows for a signature of this length: chosen by the `curve` (threshold and weight of a missed pair) if neither
    /// is given, and else checked to fit. The mistake stands among the others in the order of `fields`.
    pub(super) fn bands_and_rows(
        &mut self,
        length: u32,
        [bands, rows]: [u32; 2],
        curve: (f64, f64),
        fields: &[&str],
    ) -> (u32, u32) {
        let deciding = ["signatureLength", "bands", "rows"];
        if self.mistakes.iter().any(|mistake| deciding.contains(&mistake.field.as_str())) {
            return (bands, rows);
        }
        let is_given = |number: u32| u64::from(number) != CHOSEN;
        let (field, bands, rows) = match (is_given(bands), is_given(rows)) {
            (false, false) => return s_curve::choose_bands(length, curve.0, curve.1),
            (true, true) => ("bands", bands, rows),
            (true, false) => ("bands", bands, (length / bands).max(1)),
            (false, true) => ("rows", (length / rows).max(1), rows),
        };
        let positions = u64::from(bands) * u64::from(rows);
        if positions > length.into() {
            let args = Args::default().number("length", length).number("bands", bands);
            let args = args.number("rows", rows).number("positions", positions);
            let place = |name: &str| fields.iter().position(|&field| field == name);
            let at = self.mistakes.iter().position(|mistake| place(&mistake.field) > place("rows"));
            let mistake = Mistake::new(field, MistakeCode::BandsTooLarge, args);
            self.mistakes.insert(at.unwrap_or(self.mistakes.len()), mistake);
        }
        (bands, rows)
    }
}
