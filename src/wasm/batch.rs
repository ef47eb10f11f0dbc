//! Reads many documents, with few calls between JavaScript and the engine.
//!
//! To encode, hand over and free a text takes longer by calls than by bytes, and a name costs as much as a short text. So
//! strings are joined, and the browser encodes some hundred of them at once.

use js_sys::{Array, JsString, Uint8Array};
use wasm_bindgen::prelude::*;

use super::read::{BUFFER, BYTES_IN_UNIT, Given, TextReader, read_bytes, read_label, wrong_document};
use crate::corpus::NewDocument;

/// Most UTF-16 code units that are encoded at once.
const MAX_UNITS: u32 = BUFFER / BYTES_IN_UNIT;
/// Stands between strings that are joined. It is not part of a surrogate pair, so none is made of two strings' halves.
const SEPARATOR: char = '\0';

/// Documents that are being read.
#[derive(Default)]
pub(super) struct Batch {
    waiting: Vec<Waiting>,
    texts: Strings,
    names: Strings,
    /// Bytes of the texts, or code units where they are strings.
    size: usize,
}

/// A document without the strings that are read together with others.
struct Waiting {
    new: NewDocument,
    is_named: bool,
    /// The text, if it was handed over in bytes.
    text: Option<String>,
}

impl Batch {
    /// Takes a document; `place` names it in errors, and `number` names a text without a name.
    pub(super) fn push(&mut self, document: &JsValue, place: impl Fn() -> String, number: u32) -> Result<(), JsValue> {
        if document.is_string() {
            self.size += self.texts.push(document.unchecked_ref());
            let new = NewDocument::named(&format!("text {number}"));
            self.waiting.push(Waiting { new, is_named: true, text: None });
            return Ok(());
        }
        let given = document.unchecked_ref::<Given>().text().unwrap_or_default();
        let text = if given.is_string() {
            None
        } else if let Some(bytes) = given.dyn_ref::<Uint8Array>() {
            Some(read_bytes(bytes, &place)?)
        } else {
            return Err(wrong_document(document, &place()));
        };
        let new = read_label(document, place, |name| {
            self.names.push(name);
            String::new()
        })?;
        self.size += text.as_ref().map_or_else(|| self.texts.push(given.unchecked_ref()), String::len);
        self.waiting.push(Waiting { new, is_named: false, text });
        Ok(())
    }

    /// The size of the documents that wait to be taken.
    pub(super) fn size(&self) -> usize {
        self.size
    }

    /// The documents, each with its text and whether that contained lone surrogates.
    pub(super) fn take(&mut self) -> Vec<(NewDocument, String, bool)> {
        self.size = 0;
        let (mut texts, mut names) = (self.texts.take().into_iter(), self.names.take().into_iter());
        let mut next = || texts.next().expect("each string that was pushed is read");
        let documents = self.waiting.drain(..).map(|Waiting { mut new, is_named, text }| {
            if !is_named {
                (new.name, _) = names.next().expect("each name that was pushed is read");
            }
            let (text, is_lossy) = text.map_or_else(&mut next, |text| (text, false));
            (new, text, is_lossy)
        });
        documents.collect()
    }
}

/// Strings on their way from JavaScript.
#[derive(Default)]
struct Strings {
    reader: TextReader,
    /// Those that will be encoded together.
    joined: Array,
    lengths: Vec<u32>,
    units: u32,
    read: Vec<(String, bool)>,
}

impl Strings {
    /// Takes a string, and returns its length in UTF-16 code units.
    fn push(&mut self, string: &JsString) -> usize {
        let length = string.length();
        if length.saturating_add(self.units).saturating_add(1) > MAX_UNITS {
            self.encode();
        }
        if length >= MAX_UNITS {
            self.read.push(self.reader.string(string));
        } else {
            self.joined.push(string);
            self.lengths.push(length);
            self.units += length + 1;
        }
        length as usize
    }

    /// The strings in UTF-8, each with whether it contained lone surrogates.
    fn take(&mut self) -> Vec<(String, bool)> {
        self.encode();
        std::mem::take(&mut self.read)
    }

    fn encode(&mut self) {
        let joined = std::mem::take(&mut self.joined);
        let lengths = std::mem::take(&mut self.lengths);
        let units = std::mem::take(&mut self.units);
        if lengths.is_empty() {
            return;
        }
        let (text, _) = self.reader.string(&joined.join(SEPARATOR.encode_utf8(&mut [0; 4])));
        if text.len() + 1 == units as usize {
            // A byte for each code unit: the text is ASCII, and the lengths are known.
            let mut at = 0;
            self.read.extend(lengths.into_iter().map(|length| {
                let start = at;
                at += length as usize + 1;
                (text[start..at - 1].to_owned(), false)
            }));
        } else if text.matches(SEPARATOR).count() + 1 == lengths.len() && !text.contains(char::REPLACEMENT_CHARACTER) {
            self.read.extend(text.split(SEPARATOR).map(|text| (text.to_owned(), false)));
        } else {
            // Some contain the separator or lone surrogates.
            self.read.extend(joined.iter().map(|string| self.reader.string(string.unchecked_ref())));
        }
    }
}
