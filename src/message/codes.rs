//! The codes of all messages, each with its sentence in English. Their values are declared in `src/wasm/types/messages.d.ts`;
//! page and terminal say them in other languages (`www/engine/error-messages.ts`), and a test holds all three together.

use serde::{Serialize, Serializer};

macro_rules! codes {
    ($(#[$about:meta])* $codes:ident { $($(#[$doc:meta])* $variant:ident, $code:literal, $english:literal;)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum $codes {
            $($(#[$doc])* $variant,)*
        }

        impl $codes {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$variant,)*];
            const SENTENCES: &[(&'static str, &'static str)] = &[$(($code, $english),)*];

            /// The code as reports and JavaScript have it.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                Self::SENTENCES[self as usize].0
            }

            /// Its sentence, with places for its values.
            pub(crate) const fn english(self) -> &'static str {
                Self::SENTENCES[self as usize].1
            }
        }

        impl Serialize for $codes {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }
    };
}

codes! {
    /// The kinds of errors. Those from [`ErrorCode::WrongDocument`] on are mistakes in calls from JavaScript.
    ErrorCode {
        /// The parameters are wrong; each mistake has a code of its own.
        WrongParameters, "wrongParameters", "$mistakes";
        /// A callback stopped the work.
        Cancelled, "cancelled", "the comparison was cancelled";
        /// There is no document with this id.
        UnknownDocument, "unknownDocument",
            "there is no document with id $id; use the id of a document that was added and not removed";
        /// A pair that names one document twice.
        SameDocument, "sameDocument",
            "a pair must be of two different documents, got document $id twice; leave this pair out";
        /// A pair that names a template.
        TemplateInPair, "templateInPair",
            "a pair must be of submissions or the archive, got the template $id; leave this pair out";
        /// A text of 4 GB or more.
        TextTooLong, "textTooLong", "$name is longer than 4 GB, the most a text may have; split it into parts";
        /// A text with too many pairs of tokens.
        TooManyShingles, "tooManyShingles",
            "$name has $shingles tokens and pairs of tokens at a reach of $reach, more than the $max that a text may have; \
             lower reach, or leave this text out";
        /// The text is needed, but is not in memory.
        TextMissing, "textMissing",
            "the text of $name is needed, and only its sketch was kept; give the document its text again";
        /// The text differs from the one that the document was added with.
        OtherText, "otherText", "the text given for $name is not the one it was added with; give that one";
        /// Sketches that do not fit the parameters, the documents or the engine.
        WrongSketches, "wrongSketches", "$reason";
        /// Exact sets are needed, and only signatures are kept.
        SetsMissing, "setsMissing",
            "a new text is checked against exact sets, and only signatures are kept; raise memoryLimit, remove documents, or \
             add sketches with sets";
        /// A template cannot be admitted.
        TemplateAdmitted, "templateAdmitted",
            "a template is not compared, so it cannot be admitted; add it as a document";
        /// The system has no source of randomness.
        NoRandomness, "noRandomness", "the system has no source of randomness: $reason";
        /// A fault in the engine.
        Panic, "panic", "$reason";
        /// Neither a text nor a document.
        WrongDocument, "wrongDocument",
            "$place must be a string or { name, text }, the text a string or a Uint8Array, got $given";
        /// Bytes that are not UTF-8.
        NotUtf8, "notUtf8",
            "$place.text must be UTF-8, and is not from byte $byte on; decode it first (TextDecoder) and hand in the string";
        /// An unknown role.
        WrongRole, "wrongRole",
            "$place.role must be \"submission\", \"archive\" or \"template\", got $given; leave it out for a submission";
        /// An author that is not a text.
        WrongAuthor, "wrongAuthor", "$place.author must be a string, got $given; leave it out for nobody's";
        /// Not the id of a document.
        WrongId, "wrongId", "$place must be the id of a document, a whole number that add() returned, got $given";
        /// Not a list of documents.
        WrongDocuments, "wrongDocuments", "$place must be an array of strings or { name, text }, got $given";
        /// A wrong rule of admission.
        WrongRefuseAt, "wrongRefuseAt", "rule.refuseAt must be a number from 0 to 1; leave it out for 0.9";
        /// A wrong rule of admission.
        WrongLargestGroup, "wrongLargestGroup", "rule.largestGroup must be a whole number from 1; leave it out for 5";
        /// The parameters are not an object.
        WrongParams, "wrongParams", "params must be an object such as { k: 5 }, got $given";
        /// Not a flat list of ids.
        WrongPairs, "wrongPairs", "pairs must be a flat list of ids such as [a, b, a, b], got $given in place of $place";
        /// An odd number of ids.
        OddPairs, "oddPairs", "pairs must hold two ids for each pair, got $count ids; add or drop one";
        /// The options are not an object.
        WrongOptions, "wrongOptions", "options must be an object { signal, onProgress }, got $given";
        /// There is no option of this name.
        UnknownOption, "unknownOption", "there is no option $name; there are: $known";
        /// The signal is not an `AbortSignal`.
        WrongSignal, "wrongSignal",
            "options.signal must be an AbortSignal, got $given; hand in the signal of an AbortController";
        /// The progress callback is not a function.
        WrongProgress, "wrongProgress", "options.onProgress must be a function, got $given; leave it out for none";
        /// Not a number between 0 and 1.
        NotBetween, "notBetween", "$place must be a number between 0 and 1, got $given";
        /// A modulus below 2.
        WrongModulus, "wrongModulus", "modulus must be a whole number from 2, got $given; use the number of rows";
    }
}

codes! {
    /// The kinds of mistakes in parameters.
    MistakeCode {
        /// There is no parameter of this name.
        UnknownParameter, "unknownParameter", "there is no parameter $name; there are: $known";
        /// Not one of the words that the parameter may be.
        NotAChoice, "notAChoice", "$field must be one of $choices, got $given";
        /// Neither true nor false.
        NotASwitch, "notASwitch", "$field must be true or false, got $given";
        /// Not a whole number within the limits.
        NotWhole, "notWhole", "$field must be a whole number from $min to $max, got $given";
        /// Not a number from 0 to 1.
        NotAFraction, "notAFraction", "$field must be a number from 0 to 1, got $given";
        /// Bands and rows need a longer signature.
        BandsTooLarge, "bandsTooLarge",
            "bands * rows must be at most the signature length ($length), got $bands * $rows = $positions; change one of the \
             three, or leave out bands or rows";
    }
}

codes! {
    /// The kinds of warnings.
    WarningCode {
        /// The document has no token.
        Empty, "empty", "The document contains no tokens ($unit), so it matches no other document.";
        /// The document has fewer tokens than a shingle.
        TooShort, "tooShort",
            "The document has $tokens $tokens{token|tokens} ($unit), fewer than the $k of a shingle, so it matches no other \
             document. Choose a smaller k to compare it.";
        /// The program has too few distinct runs of tokens to distinguish a copy from an honest solution. It is listed only with
        /// programs that share most of it.
        TooShortToTell, "tooShortToTell",
            "It has too little code of its own (it is short, or repeats the same lines) to tell a copy from an honest \
             solution ($runs different $runs{run|runs} of $length tokens, $needed are needed).";
        /// The text had lone surrogates, which are not valid characters; each was replaced by U+FFFD.
        LoneSurrogates, "loneSurrogates",
            "The text contained invalid characters (lone surrogates); each was replaced by �. Check the encoding of the file.";
        /// Invisible characters in words were removed for comparing.
        InvisibleCharacters, "invisibleCharacters",
            "$characters invisible $characters{character|characters} in or at $words $words{word|words}: compared without \
             $characters{it|them}.";
        /// Text written backwards was reversed for comparing.
        BackwardsText, "backwardsText",
            "$characters characters written backwards and turned round on screen: compared as they are seen.";
        /// Letters of another script were compared as the letters they look like (confusables).
        LookAlikeLetters, "lookAlikeLetters",
            "$characters look-alike $characters{letter|letters} of another script in $words $words{word|words}: compared as \
             the letters they look like.";
        /// Words in full-width, mathematical or encircled letters were compared as plain ones.
        StyledLetters, "styledLetters",
            "$characters full-width, mathematical or encircled $characters{letter|letters} in $words $words{word|words}: \
             compared as plain letters.";
        /// Spaced-out letters were compared as the words they form.
        SpacedLetters, "spacedLetters",
            "$characters letters spaced out: compared as the $words $words{word that they make|words that they make} up.";
        /// Spaced-out letters whose words are in no other document were compared letter by letter.
        SpacedLettersUnknown, "spacedLettersUnknown",
            "$characters spaced-out letters, which form no words found in other documents: compared letter by letter.";
        /// So many spaced-out letters that their words were not looked up.
        SpacedLettersTooMany, "spacedLettersTooMany",
            "$characters spaced-out letters, more than the $max whose words are looked up: compared letter by letter. Remove \
             the white space between the letters, and add the text again.";
        /// Earlier documents have the same name.
        SameName, "sameName",
            "$earlier earlier $earlier{document has|documents have} the same name; all of them are compared.";
        /// An earlier document has the same text.
        SameText, "sameText", "The text is identical to that of documents[$earlier]; both are compared.";
        /// Most of the document is excluded as template text or common shingles, so little is left to compare.
        LittleLeft, "littleLeft",
            "Only $compared of its $distinct shingles are compared, so its similarities mean little: $inTemplate are in a \
             template, $common in too many documents; $quoted words are quoted, $referenced in references.";
        /// Fewer than two documents can be compared.
        TooFewDocuments, "tooFewDocuments",
            "There $count{is only one document|is no document} to compare. Add documents until there are at least two.";
        /// The template shares no shingle with any document.
        IdleTemplate, "idleTemplate",
            "The template shares no shingle with any document, so it has no effect. Check that it is the right text, or choose \
             a smaller k.";
        /// Shingles were excluded because too many documents contain them.
        CommonLeftOut, "commonLeftOut",
            "$shingles $shingles{shingle that is|shingles that are} in more than $documents $documents{document|documents} \
             $shingles{was|were} left out of all of them.";
        /// Programs in languages that are not known.
        UnknownLanguages, "unknownLanguages",
            "$documents $documents{document is|documents are} in an unknown programming language. \
             $documents{It is|They are} compared as words and symbols, so copies with renamed variables are harder to find.";
        /// Some pairs are not listed because of `maxPairs`.
        PairsLeftOut, "pairsLeftOut",
            "$pairs pairs were found, and the $listed strongest $listed{is|are} listed; raise maxPairs to see the rest.";
        /// Some pairs are not listed because of `maxPairsPerDocument`.
        PairsLeftOutByDocument, "pairsLeftOutByDocument",
            "$pairs $pairs{pair is|pairs are} not listed, because both documents have $better pairs that are more alike; raise \
             maxPairsPerDocument to see $pairs{it|them}.";
        /// To save memory, no text was kept once it was read.
        TextsDropped, "textsDropped",
            "To stay below $limit MB, no text was kept once it was read; to see a pair's passages, its two texts are read again.";
        /// To save memory, only signatures were kept.
        SignaturesOnly, "signaturesOnly",
            "To stay below $limit MB, or because sketches without sets were added, only signatures were kept. Similarities are estimates in which all shingles weigh the \
             same, and pairs were found by their bands, so some may be missing. For exact results, compare fewer documents at \
             a time, or add sketches with sets.";
    }
}
