//! Writes the tables of `src/text/unicode` in the compact form that `src/text/unicode/tables.rs` describes and expands.
//!
//! The crates that they are read from answer by perfect hashes and lists of ranges, a list for each property. Linked
//! into the module, these tables were a fifth of what a browser downloads; these are a tenth of that.

use std::path::Path;
use std::{env, fs, io};

use unicode_normalization::char::{
    canonical_combining_class, compose, decompose_canonical, decompose_compatible, is_combining_mark,
};
use unicode_properties::UnicodeEmoji;

/// The syllables are computed.
const HANGUL: std::ops::RangeInclusive<char> = '가'..='힣';

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = env::var_os("OUT_DIR").expect("Cargo sets it");
    let folder = Path::new(&folder);
    fs::write(folder.join("properties.bin"), properties())?;
    fs::write(folder.join("decompositions.bin"), decompositions())?;
    fs::write(folder.join("lowercase.bin"), lowercase())
}

/// Runs of code points with the same properties: the length of each run, and then, run by run again, the properties.
fn properties() -> Vec<u8> {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for code in 0..=u32::from(char::MAX) {
        let bits = char::from_u32(code).map_or(0, |c| {
            u32::from(canonical_combining_class(c)) << 3
                | u32::from(is_combining_mark(c))
                | u32::from(c.is_emoji_char()) << 1
                | u32::from(c.is_emoji_char_or_emoji_component()) << 2
        });
        match runs.last_mut() {
            Some((length, of_run)) if *of_run == bits => *length += 1,
            _ => runs.push((1, bits)),
        }
    }
    let mut bytes = Vec::new();
    write(runs.len() as u32, &mut bytes);
    for &(length, _) in &runs {
        write(length, &mut bytes);
    }
    for &(_, bits) in &runs {
        write(bits, &mut bytes);
    }
    bytes
}

/// For each character with a decomposition: its distance to the one before, its kind, and its decompositions.
fn decompositions() -> Vec<u8> {
    let (mut distances, mut kinds, mut parts) = (Vec::new(), Vec::new(), Vec::new());
    let mut before = 0;
    let mut count = 0;
    let mut previous = Vec::new();
    for character in ('\u{80}'..=char::MAX).filter(|character| !HANGUL.contains(character)) {
        let (canonical, compatible) = (canonical(character), compatible(character));
        if compatible == [character] {
            continue;
        }
        let step = composed_of(character, &canonical);
        let by_steps: Option<Vec<char>> =
            step.as_ref().map(|step| step.iter().flat_map(|&part| crate::compatible(part)).collect());
        let composes = step.is_some();
        let canonical = if canonical == [character] { Vec::new() } else { step.unwrap_or(canonical) };
        let differs = *by_steps.as_ref().unwrap_or(&canonical) != compatible;
        let compatible = if differs { compatible } else { Vec::new() };
        assert!(canonical.len() < 8 && compatible.len() < 32, "{character:?} decomposes to many characters");
        write(u32::from(character) - before, &mut distances);
        before = u32::from(character);
        count += 1;
        write((compatible.len() << 4 | canonical.len() << 1) as u32 | u32::from(composes), &mut kinds);
        let decomposition: Vec<char> = canonical.into_iter().chain(compatible).collect();
        for (place, &part) in decomposition.iter().enumerate() {
            let near = previous.get(place).copied().unwrap_or('\0');
            write(zigzag(i64::from(u32::from(part)) - i64::from(u32::from(near))), &mut parts);
        }
        previous = decomposition;
    }
    let mut bytes = Vec::new();
    write(count, &mut bytes);
    [bytes, distances, kinds, parts].concat()
}

fn canonical(character: char) -> Vec<char> {
    let mut parts = Vec::new();
    decompose_canonical(character, |part| parts.push(part));
    parts
}

fn compatible(character: char) -> Vec<char> {
    let mut parts = Vec::new();
    decompose_compatible(character, |part| parts.push(part));
    parts
}

/// The two characters that compose to `character`, if any do.
fn composed_of(character: char, canonical: &[char]) -> Option<Vec<char>> {
    let (&last, first) = canonical.split_last()?;
    let first = first.iter().copied().reduce(|first, next| compose(first, next).unwrap_or('\0'))?;
    (compose(first, last) == Some(character)).then(|| vec![first, last])
}

/// Stretches of every or every other code point whose lower-case letters are equally far away: the distance from the
/// end of the stretch before, twice the length plus one if it is every other, and the distance of the letters.
fn lowercase() -> Vec<u8> {
    struct Stretch {
        start: u32,
        end: u32,
        step: u32,
        distance: i64,
    }
    let mut stretches: Vec<Stretch> = Vec::new();
    for character in '\u{80}'..=char::MAX {
        let mut lower = character.to_lowercase();
        let (Some(letter), None) = (lower.next(), lower.next()) else { continue };
        let code = u32::from(character);
        let distance = i64::from(u32::from(letter)) - i64::from(code);
        if distance == 0 {
            continue;
        }
        match stretches.last_mut() {
            Some(last) if last.distance == distance && last.start == last.end && code - last.end <= 2 => {
                (last.step, last.end) = (code - last.end, code);
            }
            Some(last) if last.distance == distance && code - last.end == last.step => last.end = code,
            _ => stretches.push(Stretch { start: code, end: code, step: 1, distance }),
        }
    }
    let mut bytes = Vec::new();
    let mut before = 0;
    write(stretches.len() as u32, &mut bytes);
    for Stretch { start, end, step, distance } in stretches {
        write(start - before, &mut bytes);
        write((end - start) << 1 | (step - 1), &mut bytes);
        write(zigzag(distance), &mut bytes);
        before = end;
    }
    bytes
}

fn zigzag(number: i64) -> u32 {
    u32::try_from((number << 1) ^ (number >> 63)).expect("code points are near each other")
}

/// Seven bits a byte, the low ones first; the highest bit says that more follow.
fn write(mut number: u32, bytes: &mut Vec<u8>) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}
