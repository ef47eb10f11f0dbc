## Files that are protected by a password: a field for it above the list of documents.

passwords-locked =
    { $files ->
        [one] { $files } file is protected by a password.
       *[other] { $files } files are protected by a password.
    }
passwords-password = Password
passwords-open = Open
passwords-hint = It is tried on all of these files, on this device, and is not kept.
passwords-none =
    { $files ->
        [one] This password does not open the file.
       *[other] This password opens none of the { $files } files.
    }
# $opened: the number of files that were opened; $files: of those that were not.
passwords-some =
    { $opened ->
        [one] { $opened } file was opened.
       *[other] { $opened } files were opened.
    } { $files ->
        [one] { $files } file needs another password.
       *[other] { $files } files need another password.
    }
