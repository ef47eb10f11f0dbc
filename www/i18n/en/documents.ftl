## The list of documents.

documents-table = Documents
documents-find = Find documents
documents-found =
    { $all ->
        [one] { NUMBER($found) } of { $all } document
       *[other] { NUMBER($found) } of { $all } documents
    }
documents-name = Name
documents-file = File
documents-all-matches = Matches
documents-all-matches-of = All matches of { $name }
documents-role = Role
documents-role-of = Role of { $name }
documents-author = Author
documents-author-of = Author of { $name }
# Stands in an empty field for the author.
documents-nobody = nobody
documents-encoding-of = Encoding of { $name }
# $language: a programming language such as Java, or ui-language-plain.
documents-language = read as { $language }
documents-remarks = Remarks
documents-remove = Remove
documents-remove-one = Remove { $name }

## Counts of a document; the heads of narrow columns. On small screens they stand above each count.

documents-words = Words
documents-characters = Characters
documents-tokens = Tokens
documents-length-hint = The length of the document.
documents-length-hint-code = The tokens of the program. Braces and closing brackets are not counted, as in the list of pairs.
documents-excluded = Excluded
documents-excluded-hint = How much of it was excluded as quotations or a list of sources.
documents-phrases = Phrases
documents-phrases-hint = All phrases in it (shingles). The settings say how long a phrase is.
documents-compared = Compared
documents-compared-hint = Different phrases that are compared. Similarity counts these.
documents-in-template = Template
documents-in-template-hint = Different phrases that were excluded because a template contains them.
documents-common = Too common
documents-common-hint = Different phrases that were excluded because too many documents contain them.

## Remarks about a document

# $parts: a list of what is missing, such as "page 3".
documents-partly-read = only partly read, without { $parts }
documents-empty =
    { $unit ->
        [characters] It has no characters, so it is not similar to any document.
        [code] It has no code, so it is not similar to any document.
       *[words] It has no words, so it is not similar to any document.
    }
# $tokens: its length; $k: the length of a phrase.
documents-too-short-words =
    { $tokens ->
        [one] It has only { $tokens } word. A phrase has { NUMBER($k) }, so there is nothing to compare. To compare it, choose shorter phrases.
       *[other] It has only { $tokens } words. A phrase has { NUMBER($k) }, so there is nothing to compare. To compare it, choose shorter phrases.
    }
documents-too-short-characters =
    { $tokens ->
        [one] It has only { $tokens } character. A phrase has { NUMBER($k) }, so there is nothing to compare. To compare it, choose shorter phrases.
       *[other] It has only { $tokens } characters. A phrase has { NUMBER($k) }, so there is nothing to compare. To compare it, choose shorter phrases.
    }
documents-too-short-code =
    { $tokens ->
        [one] It has only { $tokens } token. A phrase has { NUMBER($k) }, so there is nothing to compare. To compare it, choose shorter phrases.
       *[other] It has only { $tokens } tokens. A phrase has { NUMBER($k) }, so there is nothing to compare. To compare it, choose shorter phrases.
    }
documents-too-short-to-tell = This program has too little code of its own (it is short, or repeats the same lines) to tell a copy from an honest solution.
documents-broken-characters = Some characters were broken (lone surrogates) and were replaced with �. Check how the file was read.
documents-same-name = Another document has the same name.
documents-same-text = Its text is exactly the same as that of { $other }.
documents-nothing-left = None of its phrases are compared, so it is not similar to any document.
# $compared of $all phrases are left. After it come the reasons.
documents-little-left =
    { $compared ->
        [one] Only { $compared } of its { NUMBER($all) } phrases is compared, so its similarities mean little.
       *[other] Only { $compared } of its { NUMBER($all) } phrases are compared, so its similarities mean little.
    }
documents-part-left = Only a small part of it is compared, so its similarities mean little.
documents-little-template =
    { $count ->
        [one] { $count } phrase is in a template.
       *[other] { $count } phrases are in a template.
    }
documents-little-common =
    { $count ->
        [one] { $count } phrase is in too many documents.
       *[other] { $count } phrases are in too many documents.
    }
documents-little-quoted =
    { $count ->
        [one] { $count } word is quoted.
       *[other] { $count } words are quoted.
    }
documents-little-references =
    { $count ->
        [one] { $count } word is in the list of sources.
       *[other] { $count } words are in the list of sources.
    }

## Tricks that hide words from a comparison

documents-invisible =
    { $count ->
        [one] { $count } invisible character in words, ignored when comparing.
       *[other] { $count } invisible characters in words, ignored when comparing.
    }
documents-backwards =
    { $count ->
        [one] { $count } character written backwards and shown in reverse order, compared as it looks.
       *[other] { $count } characters written backwards and shown in reverse order, compared as they look.
    }
documents-look-alike =
    { $count ->
        [one] { $count } look-alike letter of another script, compared as the letter it looks like.
       *[other] { $count } look-alike letters of other scripts, compared as the letters they look like.
    }
documents-styled =
    { $count ->
        [one] { $count } full-width, mathematical or encircled letter, compared as a plain letter.
       *[other] { $count } full-width, mathematical or encircled letters, compared as plain letters.
    }
documents-spaced =
    { $count ->
        [one] { $count } letter spaced out. Spaced-out letters are compared as words where the words can be recognised, otherwise letter by letter.
       *[other] { $count } letters spaced out. They are compared as words where the words can be recognised, otherwise letter by letter.
    }
documents-spaced-unknown =
    { $count ->
        [one] { $count } letter spaced out. Its word is in no other document, so it is compared as a letter.
       *[other] { $count } letters spaced out. Their words are in no other document, so they are compared letter by letter.
    }
# $max: how many letters are looked up at most.
documents-spaced-many =
    { $count ->
        [one] { $count } letter spaced out. Words are looked up for { NUMBER($max) } letters at most, so it is compared as a letter. Remove the spaces between the letters and add the file again.
       *[other] { $count } letters spaced out. Words are looked up for { NUMBER($max) } letters at most, so these are compared letter by letter. Remove the spaces between the letters and add the file again.
    }

## Files that were not read

documents-unread =
    { $count ->
        [one] { $count } file was not read
       *[other] { $count } files were not read
    }
documents-system-files =
    { $count ->
        [one] { $count } system or tool file was skipped
       *[other] { $count } system or tool files were skipped
    }
documents-dismiss = Dismiss
documents-dismiss-one = Dismiss the line about { $name }
documents-dismiss-every = Dismiss all
# The files of one line. $reason: why they were not read.
documents-dismiss-files =
    { $count ->
        [one] Dismiss the line about { $count } file: { $reason }
       *[other] Dismiss the line about { $count } files: { $reason }
    }
# Before the reason, which is of each of them.
documents-unread-files =
    { $count ->
        [one] { $count } file:
       *[other] { $count } files:
    }
documents-more-unread =
    { $count ->
        [one] { $count } more file is not listed here yet.
       *[other] { $count } more files are not listed here yet.
    }
