## Collections on this device: earlier documents that new ones are compared with.

archive-tab = Collections
archive-title = Collections on this device
archive-intro = A collection keeps documents, such as those of earlier terms or published articles, in this browser, on this device. Documents that you add to this page later are compared with every collection that is switched on. Nothing is kept unless you ask for it, and nothing leaves this device.
archive-texts = Collections hold the texts themselves, unencrypted: anyone who can use this browser can read them.
archive-none = There is no collection yet.
archive-none-hint = Start one from files above, or add the documents of a term to this page and then keep them in a collection. You can also open a collection file that was exported elsewhere.
archive-starting = Looking for collections…
# $done and $total count documents.
archive-loading = Reading the collections: { $done } of { $total } documents…
archive-unavailable = Collections cannot be kept: this browser does not let the page store anything safely, as in some private windows. Everything else works.
archive-newer = The collections in this browser were saved by a newer version of Lookalike. They were left unchanged. Reload the page to get the newer version.
archive-failed = The collections could not be read or written: { $reason } What was kept before is unchanged.
archive-full = There is not enough space on this device. Nothing was changed. Free some space or delete a collection, then try again.
archive-gone = This collection was deleted, perhaps in another tab.
archive-busy = Another tab is changing the collections. Try again when it has finished.

## Keep documents

archive-keep-title = Keep documents in a collection
# Which documents of the page are kept, where they have different roles.
archive-keep-which = Documents
archive-keep-all = All { NUMBER($documents) } documents
archive-keep-submissions = Submissions ({ NUMBER($documents) })
archive-keep-earlier = Earlier work ({ NUMBER($documents) })
archive-keep-where = Collection
archive-keep-new = New collection
archive-keep-name = Name of the new collection
archive-keep-hint = For example: Essays, spring 2026
archive-keep =
    { $documents ->
        [one] Keep this { $documents } document
       *[other] Keep these { $documents } documents
    }
archive-writing =
    { $written ->
        [one] { $written } document written…
       *[other] { $written } documents written…
    }
archive-cancel = Cancel
archive-kept =
    { $documents ->
        [one] { $documents } document was kept in { $name }.
       *[other] { $documents } documents were kept in { $name }.
    }
archive-kept-before =
    { $documents ->
        [one] { $documents } document is already in { $name } and was not kept again.
       *[other] { $documents } documents are already in { $name } and were not kept again.
    }
# $kept: archive-kept. $before: archive-kept-before.
archive-kept-some = { $kept } { $before }
archive-name-missing = Enter a name for the collection.
archive-name-taken = There is already a collection called { $name }. Choose another name.
archive-open-file = Open a collection file
archive-opened =
    { $documents ->
        [one] { $name } was added, with { $documents } document. New documents are compared with it.
       *[other] { $name } was added, with { $documents } documents. New documents are compared with them.
    }
archive-opened-off = { $name } was added, but is switched off: new documents are not compared with it. { $reason }
archive-not-opened = { $file } was not opened. { $reason } No collection was changed.
archive-file-other = It is not a collection file of Lookalike.
archive-file-newer = It was made by a newer version of Lookalike. Reload the page to get the newer version, then try again.
archive-file-cut = The file is incomplete: its end is missing. Export the collection again, or copy the file again.
archive-file-changed = The file was damaged or edited after it was exported.

## One collection

archive-list = Collections
# $size is a size with its unit, $time a date.
archive-about =
    { $documents ->
        [one] { $documents } document
       *[other] { $documents } documents
    } · { BYTES($size) } of text · changed { $time }
archive-compare = Compare new documents with this collection
archive-same =
    { $documents ->
        [one] { $documents } document on this page is also in this collection and is not compared with itself.
       *[other] { $documents } documents on this page are also in this collection and are not compared with themselves.
    }
# The same above the list of pairs. $name: the collection.
archive-same-in =
    { $documents ->
        [one] { $documents } document is also in the collection { $name } and is not compared with itself.
       *[other] { $documents } documents are also in the collection { $name } and are not compared with themselves.
    }
archive-rename = Rename
archive-rename-of = New name of { $name }
archive-rename-save = Save
archive-export = Export as a file
archive-exported = { $name } was exported as { $file }. You can open this file here in any browser.
# $read and $documents count documents.
archive-not-exported = Nothing was exported: not all documents could be read ({ $read } of { $documents }). Reload the page and try again.
archive-delete = Delete
archive-delete-question =
    { $documents ->
        [one] Delete { $name } with its { $documents } document? This cannot be undone, unless you have exported it.
       *[other] Delete { $name } with its { $documents } documents? This cannot be undone, unless you have exported it.
    }
archive-delete-yes = Delete it
archive-delete-no = Keep it
archive-deleted = { $name } was deleted.
# A collection that begins with files, not with documents of the page.
archive-start = Start a collection from files
archive-start-hint = The files go straight into a new collection and are not compared with one another, only with documents that you add to this page or check. ZIP files are unpacked.
archive-start-files = Choose files for the collection
archive-start-folder = Choose a folder for the collection
# Files that go straight into an archive.
archive-fill = Add files…
archive-fill-to = Add files to { $name }
archive-filling = Reading files: { $done } of { $total }…
archive-filled =
    { $documents ->
        [one] { $documents } document was added to { $archive }.
       *[other] { $documents } documents were added to { $archive }.
    }
archive-fill-none = Nothing was added.
archive-fill-cancelled = Cancelled. Nothing was added.
archive-fill-undone =
    { $documents ->
        [one] { $documents } document was taken out again.
       *[other] { $documents } documents were taken out again.
    }
archive-fill-unread =
    { $files ->
        [one] { $files } file could not be read:
       *[other] { $files } files could not be read:
    }
archive-fill-partly =
    { $files ->
        [one] { $files } file was added, but only partly read:
       *[other] { $files } files were added, but only partly read:
    }
archive-fill-system =
    { $files ->
        [one] { $files } system or tool file was skipped.
       *[other] { $files } system or tool files were skipped.
    }
archive-fill-result = This is a saved result. Open it on the front page instead.
archive-documents = Documents
archive-documents-of = Documents in { $name }
archive-remove = Remove
archive-remove-one = Remove { $name }
archive-removed = { $name } was removed from { $archive }.
# While names are hidden.
archive-removed-unnamed = The document was removed from { $archive }.
archive-undo = Undo
archive-undone = { $name } is back.
# While names are hidden.
archive-undone-unnamed = The document is back.

## Room

archive-space = Storage on this device
archive-space-used = Lookalike uses { BYTES($used) } on this device, including the page itself; about { BYTES($left) } are left for it.
archive-space-unknown = This browser does not say how much space is left.
archive-lasting = The browser has promised not to clear what is kept when space runs short.
archive-not-lasting = The browser may clear what is kept when space on this device runs short. Export collections that you cannot lose.
archive-ask = Ask the browser never to clear the collections
archive-asked-no = The browser did not promise it. It decides by how you use this page, for example whether it is installed or bookmarked.
archive-check = Check a new document
archive-invitation =
    { $documents ->
        [one] Your collections hold { $documents } document. You can { $check } against them without adding files, or { $manage }.
       *[other] Your collections hold { $documents } documents. You can { $check } against them without adding files, or { $manage }.
    }
# $check in archive-invitation.
archive-invitation-check = check a new document
# $manage in archive-invitation.
archive-invitation-manage = manage the collections
# On an empty page without collections. $start: archive-invitation-start.
archive-invitation-none = To check new documents against many others, such as earlier years or published articles, { $start }.
archive-invitation-start = keep them as a collection on this device
# Above the list of pairs, where collections are switched off.
archive-off =
    { $documents ->
        [one] { $documents } document was not compared, because its collection is switched off.
       *[other] { $documents } documents were not compared, because their collections are switched off.
    }
archive-off-compare = Compare with the collections
archive-start-name = What to call the collection
archive-find = Find a document
archive-found = { NUMBER($found) } of { NUMBER($all) }
# $before: the collection that is as large.
archive-opened-twice = { $name } was added. It is exactly as large as { $before }. If both hold the same documents, delete one of them: as long as both are kept, each of their matches is found twice.
