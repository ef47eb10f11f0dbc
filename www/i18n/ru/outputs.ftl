## Таблицы для электронных таблиц: заголовки столбцов. A и B — два документа пары.

outputs-number = №
outputs-name-a = Документ A
outputs-author-a = Автор A
outputs-role-a = Роль A
outputs-name-b = Документ B
outputs-author-b = Автор B
outputs-role-b = Роль B
# $unit: words или tokens (программ). Считаются в том документе, где их меньше.
outputs-matched =
    { $unit ->
        [tokens] Совпадающие лексемы
       *[words] Совпадающие слова
    }
outputs-matched-a =
    { $unit ->
        [tokens] Совпадающие лексемы A
       *[words] Совпадающие слова A
    }
outputs-matched-b =
    { $unit ->
        [tokens] Совпадающие лексемы B
       *[words] Совпадающие слова B
    }
outputs-share-a =
    { $unit ->
        [tokens] Совпало, % лексем A
       *[words] Совпало, % слов A
    }
outputs-share-b =
    { $unit ->
        [tokens] Совпало, % лексем B
       *[words] Совпало, % слов B
    }
outputs-weight =
    { $unit ->
        [tokens] Признаки: порядок списка (%)
       *[words] Признаки: порядок списка (общее у многих весит меньше)
    }
outputs-verbatim-a = Дословно совпадающие слова A
outputs-verbatim-b = Дословно совпадающие слова B
outputs-longest =
    { $unit ->
        [tokens] Самый длинный фрагмент (совпадающие лексемы)
       *[words] Самый длинный фрагмент (совпадающие слова)
    }
outputs-passages = Фрагменты
outputs-chance = Столь же сильных пар ожидается случайно
outputs-score = Общее в обеих программах (%)
outputs-jaccard = Общие фразы, % всех фраз A и B (Жаккар)
outputs-sorensen = Общие фразы, посчитанные дважды, % фраз A и фраз B (Сёренсен)
outputs-overlap = Общие фразы, % фраз более короткого документа (перекрытие)
outputs-a-in-b = % фраз A, которые есть в B
outputs-b-in-a = % фраз B, которые есть в A
outputs-estimate = Коэффициент Жаккара, оценка по сигнатурам (%)
outputs-kind =
    { $kind ->
        [both] Совпадающие слова: в кавычках и со ссылкой
        [quoted] Совпадающие слова: в кавычках, без ссылки
        [cited] Совпадающие слова: со ссылкой, без кавычек
        [reference] Совпадающие слова: в списке литературы
        [uncounted] В списке литературы, не считается (слов)
       *[none] Совпадающие слова: без кавычек и ссылки
    }
outputs-group = Группа
outputs-excluded = Фрагменты, исключённые вручную
outputs-matched-found =
    { $unit ->
        [tokens] Совпадающие лексемы вместе с ними
       *[words] Совпадающие слова вместе с ними
    }
outputs-review = Решение
outputs-note = Заметка
# Заголовок столбца; в нём A, B или оба.
outputs-tricks = Скрытые уловки в
outputs-name = Документ
outputs-author = Автор
outputs-role = Роль
outputs-length =
    { $unit ->
        [tokens] Лексемы
       *[words] Слова
    }
outputs-strongest =
    { $unit ->
        [tokens] Совпадающие лексемы в самой сильной паре
       *[words] Совпадающие слова в самой сильной паре
    }
outputs-strongest-share =
    { $unit ->
        [tokens] Совпало в ней, % его лексем
       *[words] Совпало в ней, % его слов
    }
outputs-strongest-with = Самая сильная пара с
outputs-pairs = Пар в списке
outputs-format = Формат
outputs-encoding = Кодировка
outputs-remarks = Замечания

## Почему сохранённый результат нельзя открыть снова. На странице при этом ничего не меняется.

outputs-opening-died = Сохранённый результат не удалось открыть: вероятно, браузеру не хватило памяти. Ничего не изменилось. Закройте другие вкладки и попробуйте ещё раз.
outputs-opening-not-loaded = Не удалось загрузить часть страницы, которая открывает сохранённые результаты. Ничего не изменилось. Проверьте соединение и попробуйте ещё раз.
outputs-cut-off = Этот сохранённый результат обрезан: нет его конца. Ничего не изменилось. Скопируйте или сохраните файл ещё раз.
# $reason: что сообщает браузер, по-английски.
outputs-not-json = Этот сохранённый результат был изменён и больше не читается ({ $reason }). Здесь ничего не изменилось. Возьмите исходный файл.
outputs-not-a-result = Этот файл — не результат, сохранённый Lookalike. Ничего не изменилось.
outputs-older = Этот результат — от прежней версии Lookalike, которая не сохраняла тексты, поэтому открыть его здесь нельзя. Ничего не изменилось. Сравните исходные файлы ещё раз.
outputs-newer = Этот результат сохранён более новой версией Lookalike. Ничего не изменилось. Перезагрузите страницу, чтобы получить новую версию, и перетащите файл ещё раз.
# $place: место в файле, например documents[3].source.text.
outputs-changed = Этот сохранённый результат изменён или повреждён: { $place } записано не так, как пишет Lookalike. Здесь ничего не изменилось. Возьмите исходный файл.
outputs-without-texts = Этот результат сохранён без текстов, поэтому открыть его снова нельзя. Ничего не изменилось. Перетащите исходные файлы.
outputs-no-documents = В этом сохранённом результате нет ни одного документа. Ничего не изменилось.
# $size, $limit: байты.
outputs-too-large = Этот сохранённый результат слишком велик, чтобы его открыть ({ BYTES($size) }, а можно не больше { BYTES($limit) }). Ничего не изменилось. Перетащите исходные файлы.
outputs-partly-read = Файл прочитан не полностью, без: { $parts }.

## The table of pairs of authors

outputs-at-least = Не менее
outputs-yes = да
outputs-numbers = Их номера

## Следы в файлах: столбцы таблиц, если следы показаны.

outputs-shared-revisions = Общие идентификаторы правки
outputs-shared-pictures = Общие изображения и встроенные файлы
outputs-file-author = Автор по данным файла
outputs-file-last-author = Кем сохранён последним
outputs-file-created = Создан
outputs-file-modified = Сохранён
outputs-file-revision = Сколько раз сохранён
outputs-file-minutes = Минут правки
outputs-file-program = Программа
outputs-traces-with = Общие следы с файлами
