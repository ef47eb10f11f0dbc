## Files that are protected by a password: a field for it above the list of documents.

passwords-locked =
    { $files ->
        [one] { $files } файл защищён паролем.
        [few] { $files } файла защищены паролем.
        [many] { $files } файлов защищены паролем.
       *[other] { $files } файла защищены паролем.
    }
passwords-password = Пароль
passwords-open = Открыть
passwords-hint = Он пробуется на всех этих файлах, на этом устройстве, и нигде не сохраняется.
passwords-none =
    { $files ->
        [1] Этот пароль не подходит к файлу.
        [one] Этот пароль не подошёл ни к одному из { $files } файла.
        [few] Этот пароль не подошёл ни к одному из { $files } файлов.
        [many] Этот пароль не подошёл ни к одному из { $files } файлов.
       *[other] Этот пароль не подошёл ни к одному из { $files } файла.
    }
# $opened: the number of files that were opened; $files: of those that were not.
passwords-some =
    { $opened ->
        [one] Открыт { $opened } файл.
        [few] Открыто { $opened } файла.
        [many] Открыто { $opened } файлов.
       *[other] Открыто { $opened } файла.
    } { $files ->
        [one] К { $files } файлу нужен другой пароль.
        [few] К { $files } файлам нужен другой пароль.
        [many] К { $files } файлам нужен другой пароль.
       *[other] К { $files } файла нужен другой пароль.
    }
