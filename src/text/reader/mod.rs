//! One text → its tokens, the same for comparing and for display.
//!
//! A text of prose is deobfuscated, parted at its quotations and references where these are excluded, normalised, and cut
//! into words or characters; a program is cut by its language's lexer. [`Reader::read_into`] does it with the fast
//! tokenizer ([`super::fast`]) and gives no positions. [`Reader::read_by_reference`] does it with the reference tokenizer
//! ([`super::normalize`], [`super::token`]), and calls back with the bytes and the position of each token. Property tests
//! hold that both give the same [`TextTokens`]. O(n) time.
//!
//! A byte order mark at the start of a text says how a file is encoded, and is not read: a decoder may have dropped it or not.
//! Positions count it where it is there.

mod prose;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;

use std::ops::Range;

use crate::params::language::Language;
use crate::params::{Params, Unit};
use crate::text::deobfuscation::{ObfuscationCounts, Place, Segmenter};
use crate::text::exclusions::Reason;
use crate::text::fast::FastTokenizer;
use crate::text::lexicon::word_params;
use crate::text::programs::CodeReader;
use crate::text::span::{ByteOffset, ByteSpan};
use crate::text::token;
use crate::text::word::{EXCLUDED, is_skipped};

/// A text to read.
#[derive(Clone, Copy)]
pub struct Source<'t> {
    /// Its document's name, from which the language of a program may be known.
    pub name: &'t str,
    /// The text as given, at most `u32::MAX` bytes.
    pub text: &'t str,
    /// Whether it is a template. Winnowing keeps all shingles of templates, because all of them are excluded elsewhere.
    pub is_template: bool,
    /// Finds the words in evenly spaced letters, if the words of other documents are known.
    pub segmenter: Option<&'t Segmenter<'t>>,
}

impl Source<'_> {
    /// The text without its byte order mark, and the bytes of that mark; 0 if it has none.
    fn without_mark(&self) -> (Self, u32) {
        let mark = byte_order_mark(self.text);
        (Self { text: &self.text[mark..], ..*self }, mark as u32)
    }
}

/// The bytes of the byte order mark that a text begins with; 0 if there is none.
#[must_use]
pub fn byte_order_mark(text: &str) -> usize {
    if text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len_utf8() } else { 0 }
}

const BYTE_ORDER_MARK: char = '\u{feff}';

/// The tokens of one text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextTokens {
    /// The language by which it was read, if tokens are those of programs.
    pub language: Option<Language>,
    /// The obfuscation that was undone.
    pub obfuscation: ObfuscationCounts,
    /// The hash of each token, excluded ones included.
    pub hashes: Vec<u64>,
    /// The packed words ([`crate::text::word`]) if `evidence` is on: one for each token, unless tokens are something else
    /// than words. Those of quotations and references are [`EXCLUDED`].
    pub words: Vec<u32>,
    /// The hashes of the words, if tokens are something else.
    pub word_hashes: Vec<u64>,
    /// The number of words, also if `evidence` is off; of programs, of the tokens that evidence does not skip.
    pub word_count: u32,
    /// The stretches of the text that contain tokens, in order; together they cover all tokens.
    pub stretches: Vec<Stretch>,
}

/// A quotation, a reference, or the text between two of them. It is read by itself: no token reaches across its ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// Why it is excluded; none if it is compared.
    pub reason: Option<Reason>,
    /// Its tokens, by their numbers in [`TextTokens::hashes`].
    pub tokens: Range<usize>,
    /// Its words, by their numbers in [`TextTokens::words`].
    pub words: Range<usize>,
}

impl TextTokens {
    /// Empties it, and keeps the memory.
    fn clear(&mut self) {
        self.language = None;
        self.obfuscation = ObfuscationCounts::default();
        self.hashes.clear();
        self.words.clear();
        self.word_hashes.clear();
        self.word_count = 0;
        self.stretches.clear();
    }

    /// Ends a stretch with the tokens and words that were appended since the last one.
    fn end_stretch(&mut self, reason: Option<Reason>) {
        let (tokens, words) = self.stretches.last().map_or((0, 0), |last| (last.tokens.end, last.words.end));
        let (tokens, words) = (tokens..self.hashes.len(), words..self.words.len());
        if tokens.is_empty() && words.is_empty() {
            return;
        }
        if reason.is_some() {
            self.words[words.clone()].fill(EXCLUDED);
        }
        self.stretches.push(Stretch { reason, tokens, words });
    }
}

/// A token as the reference tokenizer finds it.
pub struct LocatedToken<'a> {
    /// The bytes that are compared: after normalisation, cut to the stem length of the parameters; of a program, the
    /// spelling of its class. Never empty.
    pub bytes: &'a [u8],
    place: TokenPlace<'a>,
    /// The bytes of the byte order mark before the text that was read.
    mark: u32,
}

enum TokenPlace<'a> {
    Given(ByteSpan),
    Normalized(prose::Place<'a>),
}

impl LocatedToken<'_> {
    /// Where it is in the text as given. O(log n) for each change that was made to the text before.
    #[must_use]
    pub fn span(&self) -> ByteSpan {
        let span = match &self.place {
            TokenPlace::Given(span) => *span,
            TokenPlace::Normalized(place) => place.given(),
        };
        span.moved_by(self.mark)
    }
}

/// Reads texts under some parameters.
#[derive(Clone)]
pub struct Reader {
    params: Params,
    tokens: FastTokenizer,
    /// Reads the words, if tokens are something else.
    words: Option<FastTokenizer>,
}

impl Reader {
    /// For some parameters.
    #[must_use]
    pub fn new(params: &Params) -> Self {
        let tokens = FastTokenizer::new(params);
        let reads_words_apart = params.unit != Unit::Code && !tokens.reads_words();
        let words = reads_words_apart.then(|| FastTokenizer::new(&word_params(params)));
        Self { params: params.clone(), tokens, words }
    }

    /// The same reader, but it excludes nothing: templates are excluded as a whole.
    #[must_use]
    pub fn without_exclusions(&self) -> Self {
        Self::new(&Params { exclude_quotes: false, exclude_references: false, ..self.params.clone() })
    }

    /// The parameters.
    #[must_use]
    pub fn params(&self) -> &Params {
        &self.params
    }

    /// Whether words for evidence are something else than tokens, and read apart.
    #[must_use]
    pub fn reads_words_apart(&self) -> bool {
        self.params.evidence && self.words.is_some()
    }

    /// Reads a text. O(n).
    #[must_use]
    pub fn read(&self, source: &Source) -> TextTokens {
        let mut read = TextTokens::default();
        self.read_into(source, &mut read);
        read
    }

    /// Reads a text, in place of the one read before, whose memory is used again. O(n).
    pub fn read_into(&self, source: &Source, read: &mut TextTokens) {
        let (source, mark) = &source.without_mark();
        read.clear();
        if self.params.evidence && self.words.is_none() {
            read.words.reserve_exact(source.text.len() / 5);
        }
        if let Some(code) = CodeReader::of(&self.params, source.name, source.text) {
            return self.read_program(code, source.text, *mark, read, |_| ());
        }
        self.read_prose(source, read);
        self.count_words(read);
    }

    /// Counts the words of prose.
    fn count_words(&self, read: &mut TextTokens) {
        let words = if self.words.is_some() { &read.word_hashes } else { &read.hashes };
        read.word_count = words.len() as u32;
    }

    /// Reads a text with the reference tokenizer, and calls `each` with every token, excluded ones included. Also returns
    /// the places of obfuscation, in the order in which it was undone, ascending for each kind. O(n), at some three times the
    /// cost of [`Self::read_into`].
    pub fn read_by_reference(&self, source: &Source, mut each: impl FnMut(&LocatedToken)) -> (TextTokens, Vec<Place>) {
        let (source, mark) = &source.without_mark();
        let mut read = TextTokens::default();
        if let Some(code) = CodeReader::of(&self.params, source.name, source.text) {
            self.read_program(code, source.text, *mark, &mut read, each);
            return (read, Vec::new());
        }
        let places = self.read_prose_by_reference(source, *mark, &mut read, &mut each);
        self.count_words(&mut read);
        (read, places)
    }

    /// Appends the tokens of a program that follows a byte order mark of `mark` bytes. Nothing in it is obfuscation or a
    /// quotation: a program is what its compiler reads.
    fn read_program(
        &self,
        code: CodeReader,
        text: &str,
        mark: u32,
        read: &mut TextTokens,
        mut each: impl FnMut(&LocatedToken),
    ) {
        read.language = Some(code.language);
        code.for_each_token(text, |token, spelling, is_called| {
            let hash = token::hash(spelling.as_bytes());
            read.hashes.push(hash);
            let word = code.pack(spelling, hash, is_called);
            read.word_count += u32::from(!is_skipped(word));
            if self.params.evidence {
                read.words.push(word);
            }
            let span = ByteSpan { start: ByteOffset(token.start), end: ByteOffset(token.end) };
            each(&LocatedToken { bytes: spelling.as_bytes(), place: TokenPlace::Given(span), mark });
        });
        read.end_stretch(None);
    }
}
