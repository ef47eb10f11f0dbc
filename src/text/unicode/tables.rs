//! The tables in memory, expanded from the compact form in which `build.rs` writes them.
//!
//! A code point leads through a page of 128 to its *cell*: its properties in bits, and where its decomposition stands.
//! Pages without any property share one, so that all of it takes some 150 kB, and a look-up two loads.

use std::iter;
use std::sync::OnceLock;

use crate::common::sort;

/// Bits of a cell.
pub const MARK: u32 = 1;
pub const EMOJI: u32 = 1 << 1;
pub const EMOJI_OR_COMPONENT: u32 = 1 << 2;
/// Eight bits for the combining class.
const CLASS_SHIFT: u32 = 3;
pub const CLASS: u32 = 0xff << CLASS_SHIFT;
/// It is the second of two characters that compose.
pub const COMPOSES_BACK: u32 = 1 << 11;
/// The place of its decomposition, or 0, in the bits from here on.
const PLACE_SHIFT: u32 = 12;

const PAGE: usize = 128;
const PAGES: usize = 0x11_0000 / PAGE;

static PROPERTIES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/properties.bin"));
static DECOMPOSITIONS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/decompositions.bin"));
static LOWERCASE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/lowercase.bin"));

/// Parts of the syllables of Hangul, which are computed (The Unicode Standard, section 3.12).
pub mod hangul {
    pub const SYLLABLES: u32 = 0xac00;
    pub const LEADS: u32 = 0x1100;
    pub const VOWELS: u32 = 0x1161;
    /// One before the first, for syllables without any.
    pub const TRAILS: u32 = 0x11a7;
    pub const LEAD_COUNT: u32 = 19;
    pub const VOWEL_COUNT: u32 = 21;
    pub const TRAIL_COUNT: u32 = 28;
    pub const SYLLABLE_COUNT: u32 = LEAD_COUNT * VOWEL_COUNT * TRAIL_COUNT;
}

/// The decomposition of a character.
#[derive(Clone, Copy)]
pub enum Decomposition<'t> {
    Listed(&'t [char]),
    /// One to three characters.
    Computed([char; 3], usize),
}

impl<'t> Decomposition<'t> {
    pub fn into_iter(self) -> impl Iterator<Item = char> + use<'t> {
        let (listed, computed, count) = match self {
            Decomposition::Listed(parts) => (parts, ['\0'; 3], 0),
            Decomposition::Computed(parts, count) => (&[][..], parts, count),
        };
        listed.iter().copied().chain(computed.into_iter().take(count))
    }
}

/// Every or every other code point from `start` to `end` has its lower-case letter `distance` away.
struct Stretch {
    start: u32,
    end: u32,
    is_every_other: bool,
    distance: i32,
}

pub struct Tables {
    /// Where the page of each 128 code points begins in `cells`.
    pages: Vec<u16>,
    cells: Vec<u32>,
    /// Decompositions: the two lengths, the canonical one, and the compatible one where it is another.
    parts: Vec<char>,
    /// Second, first, and what they compose to, ascending.
    compositions: Vec<[char; 3]>,
    lowercase: Vec<Stretch>,
}

static TABLES: OnceLock<Tables> = OnceLock::new();

/// The tables; the first call expands them, which takes less than a millisecond.
#[inline]
pub fn tables() -> &'static Tables {
    TABLES.get_or_init(Tables::expand)
}

/// The combining class in a cell.
#[inline]
pub fn class(cell: u32) -> u8 {
    (cell >> CLASS_SHIFT) as u8
}

impl Tables {
    /// The properties of a character. O(1).
    #[inline]
    pub fn cell(&self, character: char) -> u32 {
        let code = character as usize;
        self.cells[usize::from(self.pages[code / PAGE]) * PAGE + code % PAGE]
    }

    /// The full canonical decomposition, or the character itself. O(1).
    pub fn canonical(&self, character: char) -> Decomposition<'_> {
        self.decomposition(character, false)
    }

    /// The full compatible decomposition, or the character itself. O(1).
    pub fn compatible(&self, character: char) -> Decomposition<'_> {
        self.decomposition(character, true)
    }

    fn decomposition(&self, character: char, compatible: bool) -> Decomposition<'_> {
        match self.listed(self.cell(character)) {
            Some((canonical, other)) => {
                let listed = if compatible && !other.is_empty() { other } else { canonical };
                if listed.is_empty() { itself(character) } else { Decomposition::Listed(listed) }
            }
            None => syllable(character).unwrap_or(itself(character)),
        }
    }

    /// The canonical decomposition and, if it is another, the compatible one; either may be empty. O(1).
    fn listed(&self, cell: u32) -> Option<(&[char], &[char])> {
        let place = (cell >> PLACE_SHIFT) as usize;
        if place == 0 {
            return None;
        }
        let [canonical, compatible] = [0, 1].map(|lengths| self.parts[place + lengths] as usize);
        Some(self.parts[place + 2..][..canonical + compatible].split_at(canonical))
    }

    /// Whether the character stays itself in NFKC if no other stands beside it. O(log compositions).
    pub fn is_stable(&self, character: char) -> bool {
        match self.listed(self.cell(character)) {
            None => true,
            Some((canonical, [])) => {
                let composed = canonical.iter().copied().map(Some).reduce(|a, b| self.compose(a?, b?));
                canonical.len() > 1 && composed == Some(Some(character))
            }
            Some(_) => false,
        }
    }

    /// What two characters compose to. O(log compositions), O(1) for most that do not.
    pub fn compose(&self, first: char, second: char) -> Option<char> {
        if self.cell(second) & COMPOSES_BACK == 0 {
            return None;
        }
        compose_syllable(first, second).or_else(|| {
            let at = self.compositions.partition_point(|pair| (pair[0], pair[1]) < (second, first));
            let &[known_second, known_first, composed] = self.compositions.get(at)?;
            (known_second == second && known_first == first).then_some(composed)
        })
    }

    /// The lower-case letter of a character whose only one it is. O(log ranges).
    pub fn lowercase(&self, character: char) -> char {
        let code = u32::from(character);
        let at = self.lowercase.partition_point(|stretch| stretch.end < code);
        match self.lowercase.get(at) {
            Some(found) if found.start <= code && !(found.is_every_other && (code - found.start) % 2 == 1) => {
                char_of(code.wrapping_add_signed(found.distance))
            }
            _ => character,
        }
    }

    /// O(code points of pages with properties).
    fn expand() -> Self {
        let mut tables = Self {
            pages: vec![0; PAGES],
            cells: vec![0; PAGE],
            parts: vec!['\0'],
            compositions: Vec::new(),
            lowercase: stretches(),
        };
        tables.expand_properties();
        tables.expand_decompositions();
        let vowels = hangul::VOWELS..hangul::VOWELS + hangul::VOWEL_COUNT;
        let trails = hangul::TRAILS + 1..hangul::TRAILS + hangul::TRAIL_COUNT;
        vowels.chain(trails).for_each(|code| *tables.cell_mut(code) |= COMPOSES_BACK);
        tables
    }

    /// A cell, on a page of its own.
    fn cell_mut(&mut self, code: u32) -> &mut u32 {
        let code = code as usize;
        if self.pages[code / PAGE] == 0 {
            self.pages[code / PAGE] = (self.cells.len() / PAGE) as u16;
            self.cells.resize(self.cells.len() + PAGE, 0);
        }
        &mut self.cells[usize::from(self.pages[code / PAGE]) * PAGE + code % PAGE]
    }

    fn expand_properties(&mut self) {
        let mut bytes = Numbers(PROPERTIES);
        let count = bytes.next() as usize;
        let lengths = bytes.take(count);
        let mut code = 0;
        for length in lengths {
            let bits = bytes.next();
            if bits != 0 {
                (code..code + length).for_each(|code| *self.cell_mut(code) = bits);
            }
            code += length;
        }
    }

    fn expand_decompositions(&mut self) {
        let mut bytes = Numbers(DECOMPOSITIONS);
        let count = bytes.next() as usize;
        let distances = bytes.take(count);
        let kinds = bytes.take(count);
        let mut code = 0;
        let mut written: Vec<Written> = Vec::with_capacity(count);
        for (distance, kind) in iter::zip(distances, kinds) {
            code += distance;
            let (composes, canonical, compatible) = (kind & 1 == 1, kind as usize >> 1 & 7, kind as usize >> 4);
            let before = written.last().map_or(&[][..], |written| &written.parts);
            let parts = (0..canonical + compatible)
                .map(|place| {
                    let near = before.get(place).map_or(0, |&part| u32::from(part));
                    char_of(near.wrapping_add_signed(bytes.signed()))
                })
                .collect();
            written.push(Written { character: char_of(code), composes, canonical, parts });
        }
        for Written { character, composes, canonical, parts } in &written {
            let place = self.parts.len();
            self.parts.extend(['\0'; 2]);
            full(&written, *character, false, &mut self.parts);
            let canonical_end = self.parts.len();
            full(&written, *character, true, &mut self.parts);
            let compatible = if *canonical > 0 && self.parts[place + 2..canonical_end] == self.parts[canonical_end..] {
                self.parts.truncate(canonical_end);
                0
            } else {
                self.parts.len() - canonical_end
            };
            self.parts[place] = char_of((canonical_end - place - 2) as u32);
            self.parts[place + 1] = char_of(compatible as u32);
            *self.cell_mut(u32::from(*character)) |= (place as u32) << PLACE_SHIFT;
            if let (true, &[first, second, ..]) = (composes, &parts[..]) {
                *self.cell_mut(u32::from(second)) |= COMPOSES_BACK;
                self.compositions.push([second, first, *character]);
            }
        }
        sort::sort_by_key(&mut self.compositions, |&[second, first, _]| (second, first));
    }
}

/// A decomposition as it is written: of those that compose only the last step.
struct Written {
    character: char,
    composes: bool,
    /// How many of the parts are the canonical decomposition; the others are the compatible one, if it is another.
    canonical: usize,
    parts: Vec<char>,
}

/// Appends the full decomposition of a character, itself if it has none. O(log count) for each part.
fn full(written: &[Written], character: char, compatible: bool, parts: &mut Vec<char>) {
    match written.binary_search_by_key(&character, |written| written.character) {
        Ok(at) if compatible && written[at].canonical < written[at].parts.len() => {
            parts.extend(&written[at].parts[written[at].canonical..]);
        }
        Ok(at) if written[at].composes => {
            written[at].parts[..2].iter().for_each(|&part| full(written, part, compatible, parts));
        }
        Ok(at) if written[at].canonical > 0 => parts.extend(&written[at].parts[..written[at].canonical]),
        _ => parts.push(character),
    }
}

fn itself(character: char) -> Decomposition<'static> {
    Decomposition::Computed([character; 3], 1)
}

/// The decomposition of a syllable of Hangul.
fn syllable(character: char) -> Option<Decomposition<'static>> {
    let index = u32::from(character).checked_sub(hangul::SYLLABLES).filter(|&index| index < hangul::SYLLABLE_COUNT)?;
    let trail = index % hangul::TRAIL_COUNT;
    let vowel = index / hangul::TRAIL_COUNT % hangul::VOWEL_COUNT;
    let lead = index / hangul::TRAIL_COUNT / hangul::VOWEL_COUNT;
    let parts = [hangul::LEADS + lead, hangul::VOWELS + vowel, hangul::TRAILS + trail].map(char_of);
    Some(Decomposition::Computed(parts, if trail == 0 { 2 } else { 3 }))
}

fn compose_syllable(first: char, second: char) -> Option<char> {
    let below = |character: char, start, count| u32::from(character).checked_sub(start).filter(|&index| index < count);
    if let Some(vowel) = below(second, hangul::VOWELS, hangul::VOWEL_COUNT) {
        let lead = below(first, hangul::LEADS, hangul::LEAD_COUNT)?;
        return Some(char_of(hangul::SYLLABLES + (lead * hangul::VOWEL_COUNT + vowel) * hangul::TRAIL_COUNT));
    }
    let trail = below(second, hangul::TRAILS, hangul::TRAIL_COUNT)?;
    let open = below(first, hangul::SYLLABLES, hangul::SYLLABLE_COUNT)?;
    (open % hangul::TRAIL_COUNT == 0).then(|| char_of(hangul::SYLLABLES + open + trail))
}

fn stretches() -> Vec<Stretch> {
    let mut bytes = Numbers(LOWERCASE);
    let mut end = 0;
    (0..bytes.next())
        .map(|_| {
            let start = end + bytes.next();
            let length = bytes.next();
            end = start + (length >> 1);
            Stretch { start, end, is_every_other: length & 1 == 1, distance: bytes.signed() }
        })
        .collect()
}

fn char_of(code: u32) -> char {
    char::from_u32(code).expect("build.rs writes code points")
}

/// Reads the numbers that `build.rs` writes: seven bits a byte, the low ones first.
struct Numbers(&'static [u8]);

impl Numbers {
    fn next(&mut self) -> u32 {
        let mut number = 0;
        let mut shift = 0;
        while let Some((&byte, rest)) = self.0.split_first() {
            self.0 = rest;
            number |= u32::from(byte & 0x7f) << shift;
            shift += 7;
            if byte < 0x80 {
                break;
            }
        }
        number
    }

    /// Signed numbers take turns: 0, -1, 1, -2, 2.
    fn signed(&mut self) -> i32 {
        let number = self.next();
        (number >> 1).cast_signed() ^ -(number & 1).cast_signed()
    }

    fn take(&mut self, count: usize) -> Vec<u32> {
        (0..count).map(|_| self.next()).collect()
    }
}
