## Adding documents: chosen, dropped, pasted, or the example.

intake-title = Add documents
# Opens the menu of all ways to add documents, and to remove them.
intake-add-or-remove = Add or remove
intake-lead = Drop documents or folders here to see which are similar, how much, and where.
intake-promise = Every text is compared with every other, in your browser: nothing is uploaded.
intake-drop-more = Drop more files anywhere on this page.
intake-choose-files = Choose files
intake-choose-folder = Choose a folder
intake-paste = Paste a text
intake-example = Try an example
intake-remove-all = Remove all
intake-choose-archive = Choose earlier work
intake-choose-archive-folder = Choose a folder of earlier work
intake-choose-template = Choose template files
# Opens a part of the page. $archive and $templates are numbers of documents.
intake-others = Earlier work { NUMBER($archive) } · Template { NUMBER($templates) }
# While files are held over the page. Below it is a place for each role.
intake-drop = Drop to add these documents

## A text that is pasted

intake-name = Name
intake-optional = (optional)
# Followed by a choice: "Submission", "Archive" or "Template".
intake-add-as = Add as
intake-text = Text
intake-add-text = Add this text
intake-close = Close

## Programs are recognised

intake-programs = The files are mostly programs, so all are compared as programs: names, layout and comments are ignored, and rare code counts more.
intake-as-words = Compare as texts instead
# $programs, $files: how many of the files are programs. $rest: whether there are other files.
intake-programs-as-texts =
    { $programs } of { NUMBER($files) } files are programs and are compared as texts here. Solutions of one task look alike that way. { $rest ->
        [none] It is better to compare them as programs.
       *[some] It is better to compare the programs as programs, and only the other files as texts.
    }
intake-as-programs = Compare all as programs

## What a newcomer asks first

intake-verbatim = Copied word for word
intake-verbatim-hint = The same words in the same order, from one sentence to a whole text.
intake-reworded = Reworded
intake-reworded-hint = Words replaced, added or moved: what both texts share is marked word by word.
intake-tricks = Hidden tricks
intake-tricks-hint = Invisible characters, look-alike letters, white text: undone, and reported.
intake-others-title = Earlier work and template
intake-reads-title = What it reads
intake-reads = PDF, Word (.docx, .doc), OpenDocument (.odt, .odp, .ods), RTF, PowerPoint (.pptx, .ppt), Excel (.xlsx, .xls), e-books (.epub, .fb2), e-mails (.eml, .msg, .mbox), subtitles (.srt, .vtt), HTML, LaTeX, LyX, SVG, Jupyter notebooks, R Markdown, Scratch (.sb3), Markdown, CSV, source code and plain text, in any language and 40 encodings. Also folders, and archives (ZIP, 7z, RAR, TAR, gzip) of all these.
# $file, $texts, $archive and $unpacked are in megabytes.
intake-limits =
    A file can have up to { NUMBER($file) }{"\u00A0"}MB and take up to { SECONDS($milliseconds) } to read. All files added at once can have up to { NUMBER($texts) }{"\u00A0"}MB of text. A ZIP or TAR file can have up to { NUMBER($archive) }{"\u00A0"}MB, or { NUMBER($unpacked) }{"\u00A0"}MB unpacked, and up to { $files ->
        [one] { $files } file.
       *[other] { $files } files.
    } A 7z or RAR file can have up to { NUMBER($others) }{"\u00A0"}MB, packed and unpacked. Archives within archives are opened up to { $depth ->
        [one] { $depth } level deep.
       *[other] { $depth } levels deep.
    }
intake-shows-title = What it shows
intake-shows = Every percentage says what it is a share of, and whether it is exact or an estimate. Similarity alone proves nothing: read the passages, then judge.
intake-keeps-title = What it keeps
intake-keeps = Nothing, unless you ask. Your documents are only in this page’s memory and are gone when you close it. To keep them, add them and choose “{ keep-start }” at the bottom of the page.
