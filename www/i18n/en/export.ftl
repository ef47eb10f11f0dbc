## Saving and sharing the result

# The button above the list of pairs, and the heading of its panel.
export-open = Save or share the result
export-close = Close
export-private = Files are saved on this device. Nothing is sent anywhere.
export-not-current = The documents or settings have changed since the last comparison. Wait until the comparison has finished, or compare again.
export-preparing = Preparing the file…
export-closing-cancels = Closing this panel cancels the file.
# $name: a file name.
export-saved = Saved as { $name }, where your browser keeps downloads.
export-failed = The file could not be saved: { $reason }

## Tables

export-csv = Table for Excel or LibreOffice (CSV)
export-csv-what =
    { $unit ->
        [code] Pairs with their matched tokens, reviews and notes, or all documents with their strongest match. Contains names, but no texts.
       *[words] Pairs with their matched words, reviews and notes, or all documents with their strongest match. Contains names, but no texts.
    }
# How the user's spreadsheet program writes numbers.
export-numbers = Numbers in your spreadsheet program
export-numbers-comma = 1.5 (commas between columns)
export-numbers-semicolon = 1,5 (semicolons between columns)
export-numbers-swiss = 1.5 (semicolons between columns, as in Switzerland)
export-save-pairs = Save pairs
export-save-authors = Save pairs of authors
export-save-documents = Save documents
# Parts of file names: "Class 7b pairs 2026-03-01.csv".
export-name-pairs = pairs
export-name-authors = pairs of authors
export-name-documents = documents
export-name-result = result
export-name-check = check

## The result as a file

export-json = Result to open again here (JSON)
export-json-names-hidden = Names are hidden: the file has “Author 1” and so on in their place, and names in its texts are blacked out. Opened again, it is compared from these texts, so its numbers may differ a little. To save the very same result, untick “{ names-hide }” first.
export-json-what = Everything found, with settings and texts. Drop the file on this page to open it again, on any computer. Whoever has the file can read the texts.
export-json-what-bare = Everything found, with settings but without texts, for other programs. It cannot be opened here again.
export-with-texts = With the texts of the documents
export-with-roles = With roles and authors
export-with-reviews = With reviews and notes
# $limit: bytes.
export-too-long = These texts are more than { BYTES($limit) }, so the file cannot be opened here again.
export-save-result = Save result

## The link

export-link = Link to the same comparison
export-link-what = For someone who has the same files: the link sets the same settings, and the page then says whether the result is the same. It holds the settings that you changed, the version, the number of documents and two checksums, but no texts and no names.
export-link-by-hand = Passages that you excluded by hand are not part of the link.
export-copy = Copy link
export-copied = The link is copied.
export-copy-by-hand = The link is selected: press Ctrl+C (on a Mac ⌘C) to copy it.

## A link or a saved result that was opened

export-link-broken = This link is incomplete or was changed. Nothing was changed here. Ask for it again.
export-waiting =
    { $count ->
        [one] This link is for a comparison of { $count } document. Its settings are now in use. Add the same file to see whether the result is the same.
       *[other] This link is for a comparison of { $count } documents. Its settings are now in use. Add the same files to see whether the result is the same.
    }
# Some of the documents of a link have been added.
export-partly = This link is for a comparison of { NUMBER($theirs) } documents; here are { NUMBER($ours) } so far. Add the others to see whether the result is the same.
# The same while a question is open, whose answer may make documents of its own.
export-partly-question = This link is for a comparison of { NUMBER($theirs) } documents; here are { NUMBER($ours) } so far. Answer the question below first: your answer may add the missing documents.
export-same-link = Same documents, same settings, same version: this is the result that the link stands for. Passages that its sender may have excluded by hand are counted here.
export-counted-again = Opened: everything was counted again from the texts in the file.
export-same-file = Same documents, settings and version as when it was saved.
export-differs-link = This is not the result that the link stands for:
export-names-hidden-file = This result was saved with names hidden. It was compared again from texts in which names are blacked out, so its numbers may differ a little from those that were seen when it was saved.
export-differs-file = This is not the same as the saved result:
export-differs-count =
    { $theirs ->
        [one] It was made from { $theirs } document; here are { NUMBER($ours) }.
       *[other] It was made from { $theirs } documents; here are { NUMBER($ours) }.
    }
# $collections: a link to the collections. $count: their documents.
export-differs-collections =
    { $count ->
        [one] { $count } document of your collections is compared here as well. Switch the collection off under { $collections } to see whether the rest is the same.
       *[other] { $count } documents of your collections are compared here as well. Switch them off under { $collections } to see whether the rest is the same.
    }
export-differs-documents = The documents differ, or their names, roles or authors.
export-differs-names = The texts are the same; only names, roles or authors differ.
export-differs-texts = At least one text differs.
# $changes: a list such as "threshold 20% → 30%".
export-differs-settings = The settings differ: { $changes }.
export-differs-others = The settings differ.
# Versions such as 0.1.0.
export-differs-engine = It was made with version { $theirs }; this is version { $ours }.
export-take-link-settings = Use the link’s settings
export-take-file-settings = Use the saved settings
export-own-settings = Go back to my settings

## What differs from a saved result that was opened

export-file-without-roles = The file was saved without roles and authors, so it cannot be told whether these are the same documents.

## A saved result that is opened over other documents

export-replace =
    { $saved ->
        [one] This is a saved result with { $saved } document.
       *[other] This is a saved result with { $saved } documents.
    } { $documents ->
        [one] Replace the document on this page with it?
       *[other] Replace the { $documents } documents on this page with it?
    }
# $count: pairs that have a review or note here, and another one in the file.
export-replace-reviews =
    { $count ->
        [one] This also replaces your review or note on { $count } pair with the one in the file.
       *[other] This also replaces your reviews or notes on { $count } pairs with those in the file.
    }
export-replace-yes = Replace
export-replace-no = Keep what is here
export-replaced =
    { $documents ->
        [one] Replaced { $documents } document with the saved result.
       *[other] Replaced { $documents } documents with the saved result.
    }
export-replaced-reviews =
    { $count ->
        [one] Your review or note on { $count } pair was replaced with the one in the file.
       *[other] Your reviews or notes on { $count } pairs were replaced with those in the file.
    }
# Read out by screen readers.
export-replaced-undone = What you replaced is back.
export-one-at-a-time = These are several saved results. Nothing was opened. Open one at a time.
# Read out by screen readers.
export-opened =
    { $count ->
        [one] The saved result with { $count } document was opened.
       *[other] The saved result with { $count } documents was opened.
    }
export-not-opened = The saved result could not be opened.

## Reports

export-html = Report for anyone (web page)
export-html-what = One file with pairs, groups and documents, and both texts of the strongest pairs side by side. It opens in any browser, offline, and runs no programs. Whoever has the file can read the texts.
export-save-html = Save report
# The button on the page of a pair, and the heading of its panel.
export-case = Case report
export-case-what =
    { $unit ->
        [code] Both programs side by side with numbered passages, the matched tokens, the settings, what the numbers mean, and a table of all compared documents with checksums. Print it from the tab that opens, or choose “Save as PDF” when printing.
       *[words] Both texts side by side with numbered passages, the matched words, the settings, what the numbers mean, and a table of all compared documents with checksums. Print it from the tab that opens, or choose “Save as PDF” when printing.
    }
export-several = Case report about several authors
export-several-what =
    { $count ->
        [one] { $count } pair, chosen above. To choose others, select pairs in the list, or narrow it.
       *[other] { $count } pairs, chosen above, with a table of who shares text with whom. To choose others, select pairs in the list, or narrow it.
    }
export-several-none = The list shows no pair.
# The button that opens the panel.
export-several-open =
    { $count ->
        [one] Case report of { $count } pair…
       *[other] Case report of { $count } pairs…
    }
export-names-everybody = Show all names
# $name: a person.
export-names-only = Show { $name } only, letters instead of all others
export-names-nobody = No names: letters instead of all of them
export-person = Case report about an author
export-person-what = All listed pairs with this author’s documents, for a meeting or a hearing. For a single pair, open the pair and choose “{ export-case }”.
export-person-name = Author
export-no-person = No pair is listed, so there is nobody to report on.
export-people-shown = The first { NUMBER($shown) } of { NUMBER($all) } authors with listed pairs can be chosen here.
export-hide-others = Replace the names of other authors’ documents with letters
export-hide-others-default = Other people’s names are replaced unless you untick this, because the person may read this report.
export-names = Names in the report
export-names-all = Show both names
# $name: a document. The other document is then called "Document A".
export-names-of = Show { $name }, replace the other with a letter
export-names-default = Both names are shown unless you choose otherwise, because your own records need both. Before you give the report to one of the two people, choose to show only that name. Everybody else in the table of all compared documents is then replaced with letters, too.
export-names-are-hidden = Names are hidden: the report has “Author 1” and so on in their place, and the names of known authors are blacked out in its texts and notes. To have them in the report, untick “{ names-hide }” first.
# A field with one name in a line.
export-black-out = Names to black out
export-black-out-hint = One per line, or separated by commas. Each is blacked out (█) in texts, notes and file names: the whole name, and each part of it with three letters or more, where it is written with a capital. Names that you do not enter stay readable.
export-black-out-guessed = Some were guessed from file names, because those documents have no known author. Please check them.
export-black-out-none = No name is entered, so names inside the texts and notes will not be blacked out. Where the author of a document is not known, nothing can be blacked out until you enter a name.
export-black-out-short = Too short to be found inside texts: { $names }. Enter the whole name, or check the texts yourself.
export-black-out-unknown =
    { $count ->
        [one] No author is known for { $count } document. Nothing is blacked out for it until you enter a name.
       *[other] No author is known for { $count } documents. Nothing is blacked out for them until you enter names.
    }
export-with-note = Include my note
export-with-note-masked = Include my note, with the same names blacked out
export-case-number = Case number (optional)
export-prepared-by = Prepared by (optional)
export-open-report = Open in a new tab
export-save-report = Save report
export-name-case = case report
export-opened-tab = The report is open in a new tab.
export-not-opened-tab = Your browser did not let the report open by itself in a new tab.
export-open-blocked = Open the report
export-cancelled = Cancelled. Nothing was saved.
export-making = Reading the passages: pair { NUMBER($done) } of { NUMBER($total) }

## Which pairs are saved

export-scope = Which pairs
export-scope-hint = For “{ export-html }”, “{ export-several }” and the table of pairs. Nothing else here is limited by it.
export-scope-all = All listed pairs ({ NUMBER($count) })
export-scope-shown = Those that the list shows now ({ NUMBER($count) })
export-scope-confirmed = Those confirmed in review ({ NUMBER($count) })
export-scope-selected = Those selected in the list ({ NUMBER($count) })
# In an entry.
export-scope-held = Pairs: { NUMBER($count) } of { NUMBER($all) } listed.
# Part of a file name, if not all pairs are in the file.
export-name-some-pairs = chosen pairs
