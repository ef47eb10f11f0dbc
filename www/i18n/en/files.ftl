## What the readers of files say. Errors and remarks are whole sentences; each stands beside the name of its file.

## Why a file was not read

# $reason: what the browser or the system reports.
files-failed = This file could not be read ({ $reason }). Save it in another format, such as PDF, and try again.
files-not-opened = This file could not be opened ({ $reason }). Check that it is still there, and try again.
files-not-read = This file was not read. Try again.
files-cancelled = Reading was cancelled.
files-too-slow =
    { $seconds ->
        [one] Reading this file took more than { $seconds } second, so it was stopped.
       *[other] Reading this file took more than { $seconds } seconds, so it was stopped.
    } Split the file, or save only its text.
files-reader-died = The reader stopped without an answer, probably because memory ran out. Split the file, or save only its text.
files-reader-not-loaded = The reader could not be loaded. Check your connection, and add the file again.
files-reader-failed = The reader stopped ({ $reason }). Split the file, or save only its text.
# $name: a table for East Asian characters in PDF.
files-no-character-map = The character map { $name } could not be loaded.

## Files that are too large, or made to do harm

# In megabytes.
files-too-large = { NUMBER($size) } MB is above the limit of { NUMBER($limit) } MB for one file. Split the file, or save only its text.
files-too-deep = Its parts are nested more than { NUMBER($limit) } levels deep, which no ordinary document needs. It is damaged, or made to do harm. Open it in its own program, and save it again.
files-too-many =
    It has more than { NUMBER($limit) } { $what ->
        [attributes] attributes on one element
        [colours] colours
        [fonts] fonts
        [footnotes] footnotes
        [objects] lists and objects
       *[styles] styles
    }, which no ordinary document needs. It is damaged, or made to do harm. Open it in its own program, and save it again.

## Kinds of files that are not read

files-password = This file is password-protected. Remove the password and try again.
files-locked = This file is protected by a password.
files-locked-other = This file is protected by another password.
# $format: PNG, JPEG …
files-picture = This is a picture ({ $format }). On the page, “Read the pictures” reads its text.
# $format: TIFF, HEIC …
files-other-picture = This is a picture ({ $format }). If it shows text, save it as PNG, JPEG or PDF.
files-sound = This is a sound file. It has no text to compare.
files-film = This is a video. It has no text to compare.
files-database = This is a database ({ $format }). It has no text to compare.
files-font = This is a font. It has no text to compare.
files-compiled-java = This is compiled Java. Add its source code instead.
files-program = This is a program. Add its source code instead.
# $format: RAR, 7-Zip …
files-other-archive = This is an archive in the format { $format }. Unpack it, or pack it as ZIP.
files-old-office = This is an old Office document. Save it in the current format, such as .docx or .pptx, or as PDF.
files-excel-binary = This is a binary Excel workbook (.xlsb). Save it as .xlsx.
files-matlab-live = This is a MATLAB live script (.mlx). Save it as .m.
files-other-office = This kind of Office document cannot be read. Save it as PDF.
files-other-opendocument = This is an OpenDocument drawing. Save it as PDF.
files-apple-pages = This is an Apple Pages, Numbers or Keynote document. Export it as Word, PowerPoint or PDF.
files-word-perfect = This is a WordPerfect document. Save it as Word or PDF.
files-postscript = This is a PostScript document. Save it as PDF.
files-web-link = This is only a link to a web page. Open it, and save the page as HTML or PDF.
files-shortcut = This is only a shortcut to a file on its author’s computer. Ask for the file itself.
files-kindle = This is a Kindle e-book. Save it as EPUB.
files-onenote = This is a OneNote section. Export it as Word or PDF.
files-scratch = This is a sprite, or a project of Scratch 2. Open it in Scratch 3, and save the project as .sb3.
files-no-sprites = This Scratch project has no sprites. Save it again in Scratch.
# $ending: docx, csv or pptx.
files-drive-link = This is only a link to a document on Google Drive. Open it there, and download it as .{ $ending }.
files-jar = This is a Java program (.jar). Add its source code instead.
files-utf32 = This text is in UTF-32, which browsers cannot read. Save it as UTF-8.
files-binary-nul = This is not text: there is a NUL byte at position { NUMBER($position) }. Save it as plain text, Word or PDF.
files-binary-controls =
    { $bytes ->
        [one] This is not text: { NUMBER($controls) } of its { $bytes } byte is a control character.
       *[other] This is not text: { NUMBER($controls) } of its { $bytes } bytes are control characters.
    } Save it as plain text, Word or PDF.

## Documents that are damaged or locked

files-empty = This file is empty (0 bytes). Save or download it again.
files-email-damaged = This e-mail is damaged, or made to do harm. Save it again from your mail program.
files-compound-damaged = This document is damaged or incomplete. Save it again, or copy or download it again.
# $ending: docx, odt …
files-document-damaged = This document (.{ $ending }) is damaged or incomplete. Save it again, or copy or download it again.
files-no-text-part = This document is damaged: its text is missing. Open it in its own program, and save it again.
files-no-sheets = This workbook is damaged: its list of sheets is missing. Open it in its own program, and save it again.
files-no-slides = This presentation is damaged: its list of slides is missing. Open it in its own program, and save it again.
files-no-chapters = This e-book is damaged: its list of chapters is missing. Download it again.
files-copy-protected = This e-book is copy-protected (DRM), so only its own program can open it. Add its text in another format.
files-rtf-cut = This RTF file is cut off before its text begins. Copy it again.
# $page: the number of a code page, such as 852.
files-rtf-page = Its code page ({ $page }) is not known here, so it was read as Windows-1252: some letters may be wrong. Save it again as .docx.
files-no-cells = This notebook has no list of cells. Save it in the format nbformat 3 or 4.
files-not-json = It is not valid JSON ({ $reason }), so it may be cut off. Copy it again.

## Archives

files-zip-list-cut = This ZIP file is damaged: its list of files is incomplete. Copy it again, or pack it again.
files-zip-end-missing = This ZIP file is damaged: its end is missing. Copy it again, or pack it again.
files-zip-misplaced = The ZIP file is damaged: this file is not where the list of files says. Copy the ZIP file again, or pack it again.
files-zip-cut = The ZIP file is damaged: this file is cut off. Copy the ZIP file again, or pack it again.
files-zip-checksum = The ZIP file is damaged: this file does not match its checksum. Copy the ZIP file again, or pack it again.
files-zip-corrupt = The ZIP file is damaged: this file cannot be unpacked. Copy the ZIP file again, or pack it again.
files-zip-password = This file is password-protected. Unpack the ZIP file, and add what was in it.
# $method: the number that the ZIP format gives the method.
files-zip-method = This file is packed by a method that cannot be read (number { NUMBER($method) }). Pack it again as an ordinary ZIP file (Deflate).
files-zip-ratio = This file would unpack to more than { NUMBER($ratio) } times its size, as a zip bomb does. If you trust it, unpack it first.
files-zip-grows = This file unpacks to more than the ZIP file declares, as a zip bomb does. If you trust it, unpack it first.
files-zip-overlap = The files in this ZIP file overlap, as in a zip bomb. If you trust it, unpack it first.
files-zip-empty = This archive contains no files.
files-zip-too-deep =
    { $depth ->
        [one] This archive is inside { $depth } other archive.
       *[other] This archive is inside { $depth } other archives.
    } Archives are opened { NUMBER($limit) } levels deep at most. Unpack it first.
files-zip-too-many =
    { $count ->
        [one] This archive has { $count } file,
       *[other] This archive has { $count } files,
    } above the limit of { NUMBER($limit) }. Pack fewer files into it.
files-zip-too-many-together =
    { $count ->
        [one] With this archive, there is { $count } file,
       *[other] With this archive, there are { $count } files,
    } above the limit of { NUMBER($limit) }. Pack fewer files at a time.
# In megabytes.
files-zip-unpacked = This archive would unpack to { NUMBER($size) } MB, above the limit of { NUMBER($limit) } MB. Unpack it first, or pack less at a time.
# Said of each file that is refused so. $limit is in megabytes.
files-too-much-text = This file was not read: with the texts before it, more than { NUMBER($limit) } MB of text would be in memory. Add fewer files at a time.
files-system-files =
    { $count ->
        [one] { $count } system file (such as .DS_Store, __MACOSX or Thumbs.db) was skipped. It has no text.
       *[other] { $count } system files (such as .DS_Store, __MACOSX or Thumbs.db) were skipped. They have no text.
    }
# Files of version control, editors and builds.
files-tool-files =
    { $count ->
        [one] { $count } file of a development tool (such as .git, node_modules or a build folder) was skipped. To compare it, add it on its own.
       *[other] { $count } files of development tools (such as .git, node_modules or build folders) were skipped. To compare them, add them on their own.
    }
files-unlisted =
    { $count ->
        [one] { $count } file was not read, because the ZIP file’s list of files does not name it. If it matters, pack the ZIP file again.
       *[other] { $count } files were not read, because the ZIP file’s list of files does not name them. If they matter, pack the ZIP file again.
    }
# $name: the first file that is not complete.
files-tar-cut = The archive is cut off: { $name } and what came after it were not read. Copy the archive again, or pack it again.
files-tar-broken = The archive is damaged: what comes after the files listed here was not read. Copy the archive again, or pack it again.
files-tar-damaged = This TAR file is damaged. Copy it again, or pack it again.
files-tar-special =
    { $count ->
        [one] { $count } link or device in this archive was skipped. It has no text of its own.
       *[other] { $count } links or devices in this archive were skipped. They have no text of their own.
    }
# $format: 7-Zip, RAR.
files-packed-damaged = This archive ({ $format }) is damaged, or one part of several. Copy it again, or unpack it and add what was in it.
files-packed-part = This is one part of an archive that was split. Unpack the first part with your archive program, and add what was in it.
files-packed-locked-list = This archive is protected by a password, with its list of files. Unpack it, and add what was in it.
files-packed-locked = This file is protected by a password that cannot be used here. Unpack the archive, and add what was in it.
files-packed-unread = This file could not be unpacked: the archive is damaged, or packed by a rare method. Unpack the archive, and add what was in it.
# In megabytes.
files-packed-beyond = This file was not unpacked: with the files before it, the archive would unpack to more than { NUMBER($limit) } MB. Unpack it first, or pack less at a time.
files-unpacker-not-loaded = What unpacks this archive could not be loaded. Check your connection, and add the file again.
files-gzip-damaged = This gzip file is damaged or cut off. Copy it again, or pack it again as ZIP.
# In megabytes.
files-gzip-too-large = This gzip file would unpack to more than { NUMBER($limit) } MB, the limit for such files. Unpack it first, or pack it as ZIP.

## PDF

files-pdf-damaged = This PDF is damaged or cut off. Copy it again, or save it again.
files-pdf-failed = This PDF could not be opened ({ $reason }). Print it to a new PDF, or save only its text.
files-pdf-no-answer = the PDF reader stopped without an answer
files-pdf-many-pages =
    { $pages ->
        [one] This PDF has { $pages } page,
       *[other] This PDF has { $pages } pages,
    } above the limit of { NUMBER($limit) }. Split it.
files-pdf-scanned =
    { $pages ->
        [one] This PDF is scanned: its page is a picture without text.
       *[other] This PDF is scanned: its { $pages } pages are pictures without text.
    } On the page, “Read the pictures” reads its text.
files-pdf-no-text =
    { $pages ->
        [one] This PDF has no text on its page.
       *[other] This PDF has no text on its { $pages } pages.
    } On the page, “Read the pictures” reads its text.
# $limit: one of the limits below.
files-pdf-beyond = This PDF has { $limit }. Print it to a new PDF, or save only its text.
# $pages: "3, 7". $limit: one of the limits below.
files-pdf-pages-beyond =
    { $count ->
        [one] Page { $pages } of this PDF has { $limit }.
       *[other] Pages { $pages } of this PDF have { $limit }.
    } Print it to a new PDF, or save only its text.

## Limits of a page of a PDF: what it "has", also in brackets

# In megabytes.
files-limit-data = more than { NUMBER($limit) } MB of decoded data
# In megabytes.
files-limit-stream = a stream of more than { NUMBER($limit) } MB once unpacked
files-limit-nesting = forms nested too deeply, or too long a pattern
files-limit-states = more than { NUMBER($limit) } drawing states saved inside one another
files-limit-operators = more than { NUMBER($limit) } drawing operators
files-limit-characters = more than { NUMBER($limit) } characters
files-limit-pieces = more than { NUMBER($limit) } separate pieces of text
files-limit-text = more text than a file may have

## Remarks: what was guessed, repaired or excluded

files-control-removed =
    { $count ->
        [one] { $count } invisible control character was removed.
       *[other] { $count } invisible control characters were removed.
    }
files-control-punctuation =
    { $count ->
        [one] { $count } invisible control character was read as a dash or an apostrophe.
       *[other] { $count } invisible control characters were read as dashes or apostrophes.
    }
files-control-spaces =
    { $count ->
        [one] { $count } invisible control character was replaced with a space.
       *[other] { $count } invisible control characters were replaced with spaces.
    }
files-replaced =
    { $count ->
        [one] { $count } place is not valid in { $encoding }. It is shown as �.
       *[other] { $count } places are not valid in { $encoding }. They are shown as �.
    }
files-mixed =
    { $count ->
        [one] { $count } place is not valid UTF-8, as if two encodings were mixed. It is shown as �.
       *[other] { $count } places are not valid UTF-8, as if two encodings were mixed. They are shown as �.
    }
files-no-mark = This text has no byte-order mark. Its NUL bytes suggest { $encoding }.
files-guessed = This text is not UTF-8. It was read as { $encoding }. If it looks wrong, choose another encoding.
# $ending: "docx". $format: one of the kinds of files below.
files-called = Its name ends in “.{ $ending }”, but its format is { $format }. It was read as such.
files-pages-preview = Its preview was read, as it was last saved.
files-receipt = Only what the student typed was read, if anything. Blackboard’s own lines were excluded: name, assignment, date, grade and names of files.
files-embedded-table = An embedded table was excluded.
files-headers = Headers and footers were excluded.
files-comments =
    { $count ->
        [one] { $count } comment was excluded.
       *[other] { $count } comments were excluded.
    }
files-picture-letters =
    { $count ->
        [one] { $count } symbol of a picture font, such as Wingdings, was read as a space.
       *[other] { $count } symbols of picture fonts, such as Wingdings, were read as spaces.
    }
files-deleted =
    { $count ->
        [one] { $count } word deleted in tracked changes was excluded.
       *[other] { $count } words deleted in tracked changes were excluded.
    }
files-outputs =
    { $count ->
        [one] { $count } output of a cell was excluded.
       *[other] { $count } outputs of cells were excluded.
    }
files-furniture =
    { $count ->
        [one] { $count } header, footer or page number was excluded.
       *[other] { $count } headers, footers and page numbers were excluded.
    }
# $characters: of the scripts in a web page.
files-scripts-left-out =
    { $characters ->
        [one] Its scripts ({ NUMBER($characters) } character) were excluded. To compare them, add them as .js files.
       *[other] Its scripts ({ NUMBER($characters) } characters) were excluded. To compare them, add them as .js files.
    }
files-hidden-sheets =
    { $count ->
        [one] { $count } sheet is hidden and was excluded.
       *[other] { $count } sheets are hidden and were excluded.
    }
files-hidden-slides =
    { $count ->
        [one] { $count } slide is hidden and was excluded.
       *[other] { $count } slides are hidden and were excluded.
    }
files-repeated-slides =
    { $count ->
        [one] Its list of slides has { $count } repeated entry. Each slide was read once.
       *[other] Its list of slides has { $count } repeated entries. Each slide was read once.
    }
files-repeated-chapters =
    { $count ->
        [one] Its list of chapters has { $count } repeated entry. Each chapter was read once.
       *[other] Its list of chapters has { $count } repeated entries. Each chapter was read once.
    }
# $name: the first of them.
files-included =
    { $count ->
        [one] The text of another file ({ $name }) belongs to it. Add that file as well.
       *[other] The text of { $count } other files ({ $name }…) belongs to it. Add them as well.
    }
files-open-footnotes =
    { $count ->
        [one] { $count } footnote has no end. It was read up to the end of the text.
       *[other] { $count } footnotes have no end. They were read up to the end of the text.
    }
files-open-arguments =
    { $count ->
        [one] { $count } command has an argument without an end. It was read as text.
       *[other] { $count } commands have arguments without an end. They were read as text.
    }
files-after-end =
    { $count ->
        [one] { $count } word after \end{"{"}document{"}"} was excluded.
       *[other] { $count } words after \end{"{"}document{"}"} were excluded.
    }
files-pages-uncounted = Its page list counts only { NUMBER($counted) } of its { NUMBER($all) } pages. All { NUMBER($all) } were read.
files-pages-repeated =
    { $pages ->
        [one] Its page list names { $pages } page { NUMBER($times) } times in all. It was read once.
       *[other] Its page list names { $pages } pages { NUMBER($times) } times in all. Each was read once.
    }
# Text that a reader of the document does not see.
files-hidden =
    { $count ->
        [one] { $count } word is hidden (white, tiny or invisible) and was excluded.
       *[other] { $count } words are hidden (white, tiny or invisible) and were excluded.
    }

## Text that was recognised in pictures

files-recognised = Read from a picture, with a mean confidence of { PERCENT($confidence) }: some words are misread.
# $pages: "3, 7".
files-recognised-pages =
    { $count ->
        [one] Page { $pages } was read from a picture, with a mean confidence of { PERCENT($confidence) }: some words are misread.
       *[other] Pages { $pages } were read from pictures, with a mean confidence of { PERCENT($confidence) }: some words are misread.
    }
files-recognised-unsure =
    { $count ->
        [one] Page { $pages } is hard to read: compare its text with the picture.
       *[other] Pages { $pages } are hard to read: compare their text with the pictures.
    }

## What was not read of a file. Stands in a list after "without".

files-missing-end = its end (the file is cut off)
# $name: the name of an HTML element.
files-missing-element = its end (an element “{ $name }” is not closed)
files-missing-tag =
    { $count ->
        [one] its end ({ $count } word in a tag or comment that is not closed)
       *[other] its end ({ $count } words in a tag or comment that is not closed)
    }
# $name: a file inside the document, such as word/document2.xml.
files-missing-text-part = a second text part ({ $name })
files-missing-repeated =
    { $count ->
        [one] a second part { $name }
       *[other] second parts of { $count } names, such as { $name }
    }
files-missing-embedded =
    { $count ->
        [one] { $count } document embedded in it
       *[other] { $count } documents embedded in it
    }
# $name: the name of the first one.
files-missing-form = the fields of its form: print it to PDF in Adobe Reader, and add that
files-missing-attached =
    { $count ->
        [one] a file attached to it ({ $name }): save the file from its program, and add it
       *[other] { $count } files attached to it ({ $name }…): save them from its program, and add them
    }
files-missing-unlisted =
    { $count ->
        [one] { $count } file that the ZIP file’s list of files does not name
       *[other] { $count } files that the ZIP file’s list of files does not name
    }
files-missing-chapters =
    { $count ->
        [one] { $count } chapter
       *[other] { $count } chapters
    }
files-missing-chapter-ends =
    { $count ->
        [one] the end of { $count } chapter
       *[other] the ends of { $count } chapters
    }
files-missing-locked-chapters =
    { $count ->
        [one] { $count } copy-protected chapter
       *[other] { $count } copy-protected chapters
    }
files-missing-sheets =
    { $count ->
        [one] { $count } sheet
       *[other] { $count } sheets
    }
files-missing-sheet-ends =
    { $count ->
        [one] the end of { $count } sheet
       *[other] the ends of { $count } sheets
    }
files-missing-results =
    { $count ->
        [one] the result of { $count } formula: save the file in a spreadsheet program, and add that
       *[other] the results of { $count } formulas: save the file in a spreadsheet program, and add that
    }
files-missing-slides =
    { $count ->
        [one] { $count } slide
       *[other] { $count } slides
    }
files-missing-slide-ends =
    { $count ->
        [one] the end of { $count } slide
       *[other] the ends of { $count } slides
    }
files-missing-blocks =
    { $count ->
        [one] { $count } block that belongs to no script
       *[other] { $count } blocks that belong to no script
    }
files-missing-cells =
    { $count ->
        [one] { $count } cell whose source is not text
       *[other] { $count } cells whose source is not text
    }
# What is drawn cannot be known from the file, or is not what it says.
files-missing-letters =
    { $count ->
        [one] correct text of page { $pages } (the file does not say which letters its fonts draw, or names wrong ones; “Read the pictures” reads the page as it looks)
       *[other] correct text of pages { $pages } (the file does not say which letters its fonts draw, or names wrong ones; “Read the pictures” reads the pages as they look)
    }
# $pages: "3, 7".
files-missing-pictures =
    { $count ->
        [one] the text of page { $pages } (only a picture, as in a scan)
       *[other] the text of pages { $pages } (only pictures, as in a scan)
    }
files-missing-unrecognised =
    { $count ->
        [one] the text of page { $pages } (no text was found in its picture)
       *[other] the text of pages { $pages } (no text was found in their pictures)
    }
# $problem: a sentence.
files-missing-pages-problem =
    { $count ->
        [one] the text of page { $pages } ({ $problem })
       *[other] the text of pages { $pages } ({ $problem })
    }
files-missing-pages =
    { $count ->
        [one] page { $pages } (damaged)
       *[other] pages { $pages } (damaged)
    }
# As in files-missing-pictures, with the first of them and the number of the others.
files-pages-more = { $pages } and { NUMBER($more) } more
# $limit: one of the limits of a page.
files-missing-pages-beyond =
    { $count ->
        [one] page { $pages } ({ $limit })
       *[other] pages { $pages } ({ $limit })
    }

## Kinds of files

files-format-plain = plain text
files-format-pasted = pasted text
files-format-code = source code
files-format-markdown = Markdown
files-format-csv = CSV
files-format-html = HTML
files-format-latex = LaTeX
files-format-lyx = LyX
files-format-rmarkdown = R Markdown
files-format-notebook = Jupyter notebook
files-format-scratch = Scratch project
files-format-pdf-form = PDF form
files-format-pdf =
    { $pages ->
        [one] PDF, { $pages } page
       *[other] PDF, { $pages } pages
    }
# $format: PNG, JPEG …
files-format-picture = { $format } picture
files-format-rtf = RTF
files-format-word = Word
files-format-opendocument = OpenDocument
files-format-excel = Excel
files-format-powerpoint = PowerPoint
files-format-pages = Apple document
files-format-ebook = e-book
files-format-email = e-mail
files-format-subtitles = subtitles
files-format-receipt = Blackboard receipt

## Encodings of texts

# $name: UTF-8.
files-encoding-marked = { $name } with byte-order mark
# $name in all of these: windows-1252, ISO 8859-2 …
files-encoding-western = Western ({ $name })
files-encoding-central-european = Central European ({ $name })
files-encoding-cyrillic = Cyrillic ({ $name })
files-encoding-greek = Greek ({ $name })
files-encoding-turkish = Turkish ({ $name })
files-encoding-hebrew = Hebrew ({ $name })
files-encoding-arabic = Arabic ({ $name })
files-encoding-baltic = Baltic ({ $name })
files-encoding-vietnamese = Vietnamese ({ $name })
files-encoding-thai = Thai ({ $name })
files-encoding-japanese = Japanese ({ $name })
files-encoding-chinese = Chinese ({ $name })
files-encoding-chinese-simplified = Chinese, simplified ({ $name })
files-encoding-chinese-traditional = Chinese, traditional ({ $name })
files-encoding-korean = Korean ({ $name })
