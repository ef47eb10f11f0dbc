## Traces in the files: what files say about their making, beside their texts. Each fact comes with what it may mean.

traces-title = Traces in the files
traces-hint = What the files say about their making, beside their texts. It never counts as matched words, and it proves nothing by itself.
traces-given = If everyone was given a file to begin with, add it as a template: traces that come from it are then ignored.
# $count: revision ids that both files have.
traces-revisions =
    { $count ->
        [one] Both files have { $count } revision id in common that no other file here has.
       *[other] Both files have { $count } revision ids in common that no other file here has.
    }
traces-revisions-few =
    { $count ->
        [one] Both files have { $count } revision id in common that few other files here have.
       *[other] Both files have { $count } revision ids in common that few other files here have.
    }
traces-revisions-meaning = Word and LibreOffice give such an id to each session of editing. One file, or an earlier version of it, was the start of the other, or text went from one into the other. Innocent causes: both began from a file that they were given, or the two worked together.
traces-ids = Both files have the same document identifier.
traces-ids-meaning = A program gives it to a new document, and a copy keeps it. Innocent causes: both began from a file that they were given, or the two worked together.
traces-objects =
    { $count ->
        [one] { $count } embedded file is the same in both, byte for byte.
       *[other] { $count } embedded files are the same in both, byte for byte.
    }
traces-pictures =
    { $count ->
        [one] { $count } picture is the same in both files, byte for byte.
       *[other] { $count } pictures are the same in both files, byte for byte.
    }
traces-pictures-meaning = Innocent causes: both took it from the same place, such as a web page or a lesson, or the two worked together.
traces-looks =
    { $count ->
        [one] { $count } picture looks alike in both files, though its bytes differ.
       *[other] { $count } pictures look alike in both files, though their bytes differ.
    }
traces-looks-meaning = It may have been scaled or saved again. Innocent causes: both took it from the same place, or made a picture of the same thing.
# $names: names of people.
traces-names = Both files name { $names }, as the author or as the last to save the file.
traces-names-meaning = Innocent causes: both were written on one computer, or the same person helped with both.
# $time: a date and time.
traces-created = Both files were created at the same time: { $time }.
traces-created-meaning = A copy keeps the time of its original. Innocent causes: both began from one file, or in the same minute of a lesson; Word notes no seconds.
# $styles: the first of their names.
traces-styles =
    { $count ->
        [one] Both files have { $count } style of their own with the same name, which few others have: { $styles }.
       *[other] Both files have { $count } styles of their own with the same names, which few others have: { $styles }.
    }
traces-styles-meaning = Innocent causes: both used the same template, or pasted from the same program.
# $words: the first of them.
traces-misspelt = Both texts misspell { NUMBER($count) } words in the same way, which nobody else here does: { $words }.
traces-misspelt-meaning = A word is taken for misspelt if it is nearly one that others here write. Innocent causes: the same passage copied or quoted, words of the subject, or the same teacher or program.
traces-two-spaces = Both texts have two spaces after nearly every sentence, which few others have.
traces-space-before = Both texts have a space in front of nearly every comma, which few others have.
traces-habits-meaning = Innocent causes: a habit that both learned, the same keyboard or program, or text from one place.

## Facts about one file.

# $minutes: the time for which the file was open, by its program's count.
traces-fast =
    { $minutes ->
        [one] The file was edited for { $minutes } minute
       *[other] The file was edited for { $minutes } minutes
    }, and has { NUMBER($words) } words.
traces-fast-meaning = Nobody types so fast. Innocent causes: the text was written elsewhere, such as in a browser, and pasted, or the file was saved under a new name, which starts the count again.
# $name: the name of a person, which is that of another author among the documents.
traces-other-author = The file gives { $name } as its author, the name of another author here.
traces-other-last = The file was last saved by { $name }, the name of another author here.
traces-other-meaning = Innocent causes: a borrowed computer, the same name, or the two worked together.

## The properties of files, in a table.

traces-properties = What each file says
traces-property = Property
traces-author = Author
traces-last-author = Last saved by
traces-created-head = Created
traces-modified = Last saved
# How often the file was saved.
traces-revision = Times saved
traces-minutes = Minutes of editing
traces-company = Company
traces-template = Template
traces-program = Program
traces-number = { NUMBER($number) }
traces-nothing = –
traces-cut =
    { $count ->
        [one] { $count } entry was too long, or above the maximum number, and was cut or left out.
       *[other] { $count } entries were too long, or above the maximum number, and were cut or left out.
    }

## Of all documents.

traces-pairs =
    { $count ->
        [one] { $count } pair of files has traces in common that few others have.
       *[other] { $count } pairs of files have traces in common that few others have.
    }
traces-none = No two files by different authors have revision ids, identifiers, pictures or embedded files in common that few others have.
# Beside a pair whose texts are not listed as alike.
traces-not-listed = texts not listed as alike
traces-meanings = What this may mean
# Above the list of pairs. $link: traces-title, as a link to the documents.
traces-unlisted =
    { $count ->
        [one] { $count } pair of files shares revision ids or the like, though their texts are not listed as alike: { $link }.
       *[other] { $count } pairs of files share revision ids or the like, though their texts are not listed as alike: { $link }.
    }
# Under the heading of a pair. $shared: "14 revision ids, 1 picture".
traces-of-pair = Both files share: { $shared }.

## Kinds of traces.

traces-kind-revisions = Revision ids
traces-kind-ids = Document identifier
traces-kind-pictures = Pictures and embedded files
traces-kind-looks = Pictures that look alike
traces-kind-styles = Styles
traces-kind-writing = Habits of writing
