## Files that most authors have alike: starter code, a task sheet, a test suite or a library.

# $count: common-number or common-range. $names: "InputReader.java and 2 more".
common-question =
    { $by ->
        [folders] The same in { $count } of { NUMBER($all) } folders: { $names }. Leave out?
       *[authors] The same in the files of { $count } of { NUMBER($all) } authors: { $names }. Leave out?
    }
common-number = { NUMBER($count) }
common-range = { NUMBER($least) }–{ NUMBER($most) }
# What one file is: "InputReader.java: in 60 of 80 folders".
common-of =
    { $by ->
        [folders] in { NUMBER($count) } of { NUMBER($all) } folders
       *[authors] in the files of { NUMBER($count) } of { NUMBER($all) } authors
    }
common-explanation = Files like these were usually given to everyone. If you leave them out, their text counts as a template; whatever an author added to it still counts.
common-authors-folders = Each folder is then taken for one author: its files are not compared with each other.
common-authors-names = Each name is then taken for one author, whose files are not compared with each other.
common-show = Show which
common-yes = Yes, leave them out
common-no = No, compare them
# A note on the template that was added for such a file.
common-note-folders = { NUMBER($count) } of { NUMBER($all) } folders have this file, so its text is excluded everywhere.
common-note-authors = { NUMBER($count) } of { NUMBER($all) } authors have this file, so its text is excluded everywhere.

## On the list of documents

# $names: names of templates.
common-left-out = Excluded, because most authors have it: { $names }. The authors’ own files all stay on this list.
common-count = Count it again
