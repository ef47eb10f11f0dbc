//! Sketches as bytes, to be stored or sent.
//!
//! Numbers are little-endian. A CRC-32 at the end finds damage; bytes from anybody give a sketch or an error, and never more memory
//! than a few times their length.

use crc::{CRC_32_ISO_HDLC, Crc};

use super::Sketch;
use crate::corpus::document::{DocumentSketch, Identity};
use crate::params::Language;
use crate::report::error::Error;
use crate::shingle::counts::DocumentCounts;
use crate::text::deobfuscation::ObfuscationCounts;

/// How the bytes of every sketch begin: a mark, and the version of this format.
const MARK: [u8; 5] = *b"LKSK\x04";

const CHECKSUM: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

impl Sketch {
    /// The sketch as bytes: about 8 for each distinct shingle, 4 for each word and each position of the signature. O(n).
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let Self { made_with, identity, content } = self;
        let DocumentCounts { tokens, words, quoted, referenced, shingles } = content.counts;
        let language = content.language.map_or(0, |language| language as u32 + 1);
        let mut bytes = Vec::with_capacity(
            256 + 8 * content.fingerprints.len() + 4 * (content.signature.len() + content.words.len()),
        );
        bytes.extend(MARK);
        bytes.extend(made_with);
        bytes.extend(identity.text_digest);
        let numbers = [identity.bytes, language, tokens, words, quoted, referenced, shingles, content.edited];
        let lengths =
            [content.fingerprints.len(), content.signature.len(), content.words.len()].map(|length| length as u32);
        for number in numbers.into_iter().chain(content.obfuscation.to_numbers()).chain(lengths) {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(content.fingerprints.iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend(content.signature.iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend(content.words.iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend(CHECKSUM.checksum(&bytes).to_le_bytes());
        bytes
    }

    /// The sketch of [`Self::to_bytes`]. O(n).
    ///
    /// # Errors
    /// [`Error::WrongSketches`] for bytes that are none, are damaged, or are of another format.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Error> {
        read(bytes).map_err(|reason| Error::WrongSketches(format!("{reason}; sketch the text again")))
    }
}

fn read(bytes: &[u8]) -> Result<Sketch, &'static str> {
    const DAMAGED: &str = "the bytes of a sketch are damaged or cut off";
    let Some((mark, rest)) = bytes.split_first_chunk::<5>() else { return Err(DAMAGED) };
    if mark[..4] != MARK[..4] {
        return Err("these bytes are no sketch");
    }
    if mark[4] != MARK[4] {
        return Err("this sketch has the format of another version of the engine");
    }
    let (content, checksum) = rest.split_last_chunk::<4>().ok_or(DAMAGED)?;
    if CHECKSUM.checksum(&bytes[..bytes.len() - 4]) != u32::from_le_bytes(*checksum) {
        return Err(DAMAGED);
    }
    let mut reader = Reader(content);
    let made_with = reader.array().ok_or(DAMAGED)?;
    let text_digest = reader.array().ok_or(DAMAGED)?;
    let numbers = [(); 8].map(|()| reader.number());
    let [
        Some(length),
        Some(language),
        Some(tokens),
        Some(words),
        Some(quoted),
        Some(referenced),
        Some(shingles),
        Some(edited),
    ] = numbers
    else {
        return Err(DAMAGED);
    };
    let mut obfuscation = [0; ObfuscationCounts::NUMBERS];
    for number in &mut obfuscation {
        *number = reader.number().ok_or(DAMAGED)?;
    }
    let [Some(fingerprints), Some(signature), Some(packed)] = [(); 3].map(|()| reader.number()) else {
        return Err(DAMAGED);
    };
    let expected = 8 * u64::from(fingerprints) + 4 * (u64::from(signature) + u64::from(packed));
    if reader.0.len() as u64 != expected {
        return Err(DAMAGED);
    }
    let fingerprints: Vec<u64> =
        reader.take(8 * fingerprints as usize).as_chunks().0.iter().map(|&bytes| u64::from_le_bytes(bytes)).collect();
    let mut numbers = |count: u32| -> Vec<u32> {
        reader.take(4 * count as usize).as_chunks().0.iter().map(|&bytes| u32::from_le_bytes(bytes)).collect()
    };
    let (signature, packed) = (numbers(signature), numbers(packed));
    let language = match language {
        0 => None,
        number => Some(Language::ALL.get(number as usize - 1).ok_or(DAMAGED)?.1),
    };
    if !fingerprints.is_sorted_by(|a, b| a < b) {
        return Err(DAMAGED);
    }
    Ok(Sketch {
        made_with,
        identity: Identity { text_digest, bytes: length, is_lossy: false },
        content: DocumentSketch {
            language,
            counts: DocumentCounts { tokens, words, quoted, referenced, shingles },
            edited,
            fingerprints,
            signature,
            words: packed,
            sizes: None,
            obfuscation: ObfuscationCounts::from_numbers(obfuscation),
        },
    })
}

/// What is left of the bytes.
struct Reader<'b>(&'b [u8]);

impl<'b> Reader<'b> {
    fn take(&mut self, length: usize) -> &'b [u8] {
        let (taken, rest) = self.0.split_at(length);
        self.0 = rest;
        taken
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*taken)
    }

    fn number(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }
}
