## Роли: для чего нужен документ.

workspace-role-submission = Работа
workspace-role-archive = Архив
workspace-role-template = Шаблон
workspace-submissions = Работы
workspace-submissions-hint = Сравниваются между собой и с архивом.
workspace-archive = Архив (прошлые работы)
workspace-archive-hint = Работы прошлых лет. Сравниваются с новыми работами, но не между собой.
workspace-template = Шаблон
workspace-template-hint = Текст, который получили все, например задание. Он исключается из всех документов.

## Пары, которые не сравниваются

workspace-archive-pairs =
    { $pairs ->
        [one] { $pairs } пара не сравнивалась: оба документа из архива.
        [few] { $pairs } пары не сравнивались: оба документа из архива.
       *[many] { $pairs } пар не сравнивались: оба документа из архива.
    }
workspace-excluded-pairs =
    { $pairs ->
        [one] { $pairs } пара не сравнивалась: оба документа одного автора или из архива.
        [few] { $pairs } пары не сравнивались: оба документа одного автора или из архива.
       *[many] { $pairs } пар не сравнивались: оба документа одного автора или из архива.
    }

## Добавление документов

workspace-no-files = Файлы не найдены. Выберите документы или папку с ними.
workspace-cancelled = Чтение отменено; ничего не добавлено.
workspace-cancelled-rest = Чтение отменено; файлы, которые ещё читались, не добавлены.
workspace-system-files =
    { $count ->
        [one] { $count } системный файл
        [few] { $count } системных файла
       *[many] { $count } системных файлов
    }
workspace-pasted = вставленный текст
workspace-text = Текст { $number }
workspace-renamed = Имя «{ $wanted }» уже есть у другого документа, поэтому этот назван «{ $name }»

## Класс из примера

workspace-example = Двенадцать вымышленных студентов сдают короткие тексты из старых книг и законов, свободных от авторских прав. Некоторые списали друг у друга. Выясните, кто и как, а потом сверьтесь с заметками возле имён в разделе «{ app-documents }».
workspace-example-failed = Не удалось загрузить пример: { $reason }
workspace-file-missing = сервер ответил на запрос { $file } кодом { $status }

## Чтение документа в другой кодировке

workspace-reread = { $name }: прочитано заново, кодировка { $encoding }.
workspace-not-reread = Файл { $name } не читается в этой кодировке. { $reason }
workspace-is-archive = Это архив.

## Для программ чтения с экрана

workspace-added-submission =
    { $count ->
        [one] Добавлен { $count } документ.
        [few] Добавлены { $count } документа.
       *[many] Добавлено { $count } документов.
    }
workspace-added-archive =
    { $count ->
        [one] В архив добавлен { $count } документ.
        [few] В архив добавлены { $count } документа.
       *[many] В архив добавлено { $count } документов.
    }
workspace-added-template =
    { $count ->
        [one] Как шаблон добавлен { $count } документ.
        [few] Как шаблоны добавлены { $count } документа.
       *[many] Как шаблоны добавлено { $count } документов.
    }
workspace-added-unread =
    { $files ->
        [one] Не удалось прочитать { $files } файл.
        [few] Не удалось прочитать { $files } файла.
       *[many] Не удалось прочитать { $files } файлов.
    }

## Шаблон имени, по которому определяется автор

workspace-pattern-wrong = Нужно исправить шаблон имени автора: { $mistake }.
workspace-pattern-died = Поиск закончился без ответа. Попробуйте ещё раз или упростите шаблон
workspace-pattern-not-loaded = Не удалось загрузить его модуль
