## Names of people and documents, and what stands for them while they are hidden.

names-hide = Hide names
names-hide-hint = Shows “Author 1”, “Author 2” and so on in place of the names of authors and documents, in every view. Inside the texts, the names of authors are blacked out; file names only where they are written in full. The comparison itself does not change.
names-announce-hidden = Names are hidden.
names-announce-shown = Names are shown.
names-author-hidden = To change this, untick “{ names-hide }” first.
# What stands for a person's name.
names-person = Author { NUMBER($number) }
# What stands for a file's name, where a person has several. $person: "Person 7".
names-file = { $person }, file { NUMBER($number) }
# What stands for the name of a template (the text of the task).
names-template = Template { NUMBER($number) }
# What stands for the name of a file that could not be read.
names-unread = Unread file { NUMBER($number) }
# What stands for the name of a file that was added twice.
names-given = File { NUMBER($number) }
# What stands for the name of a document in an archive that takes no part in the comparison.
names-archived = Document { NUMBER($number) }
# What stands for the name of a folder or person whose files may belong together.
names-group = Group { NUMBER($number) }
# In place of a name whose document was removed.
names-gone = Removed document
