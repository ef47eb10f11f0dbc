## Настройки: что и как сравнивается.

settings-title = Настройки
settings-own = Свои настройки
settings-singles =
    { $unit ->
        [characters] отдельные символы
        [code] отдельные лексемы
       *[words] отдельные слова
    }
settings-phrases =
    фразы из { $k ->
        [2] двух
        [3] трёх
        [4] четырёх
        [5] пяти
        [6] шести
        [7] семи
        [8] восьми
        [9] девяти
        [10] десяти
        [one] { $k }
        [few] { $k }
       *[many] { $k }
    } { $unit ->
        [characters] { $k ->
            [one] символа
            [few] символов
           *[many] символов
        }
        [code] { $k ->
            [one] лексемы
            [few] лексем
           *[many] лексем
        }
       *[words] { $k ->
            [one] слова
            [few] слов
           *[many] слов
        }
    }
settings-pairs =
    { $unit ->
        [characters] символы и их пары
        [code] лексемы и их пары
       *[words] слова и их пары
    }
settings-listed = пары со сходством от { $threshold } %
settings-listed-matched =
    пары от { $unit ->
        [code] { $matched ->
            [one] { $matched } совпадающей лексемы
            [few] { $matched } совпадающих лексем
           *[many] { $matched } совпадающих лексем
        }
       *[words] { $matched ->
            [one] { $matched } совпадающего слова
            [few] { $matched } совпадающих слов
           *[many] { $matched } совпадающих слов
        }
    } или от { $threshold } % сходства
settings-listed-programs =
    пары от { $matched ->
        [one] { $matched } совпадающей лексемы
        [few] { $matched } совпадающих лексем
       *[many] { $matched } совпадающих лексем
    }
settings-wrong =
    { $count ->
        [one] Нужно исправить { $count } настройку
        [few] Нужно исправить { $count } настройки
       *[many] Нужно исправить { $count } настроек
    }
settings-mistake = { $field }: { $mistake }
settings-preset = Вид текста
settings-automatic = автоматически
settings-automatic-value = автоматически: { $value }

## Что сравнивается

settings-compared = Что сравнивается
settings-unit = Единица
settings-k =
    { $unit ->
        [characters] Длина фразы в символах
        [code] Длина фразы в лексемах
       *[words] Длина фразы в словах
    }
settings-k-help =
    { $unit ->
        [characters] Столько символов подряд образуют одну фразу (шингл длины k).
        [code] Столько лексем подряд образуют одну фразу (шингл длины k).
       *[words] Столько слов подряд образуют одну фразу (шингл длины k).
    }
settings-k-reach-help =
    { $unit ->
        [characters] Только для фрагментов. Пары ищутся по символам и парам символов на расстоянии до { $reach }, как задано в разделе «Дополнительно».
        [code] Только для фрагментов. Пары ищутся по лексемам и парам лексем на расстоянии до { $reach }, как задано в разделе «Дополнительно».
       *[words] Только для фрагментов. Пары ищутся по словам и парам слов на расстоянии до { $reach }, как задано в разделе «Дополнительно».
    }
settings-lowercase = Не различать регистр букв
settings-punctuation = Не учитывать пунктуацию
settings-accents = Не учитывать диакритические знаки
settings-nfkc = Считать формы символа одинаковыми (NFKC)
settings-deobfuscate = Выявлять скрытые уловки
settings-deobfuscate-help = Невидимые символы, похожие буквы других алфавитов, слова вразрядку. Обо всех сообщается.
settings-whitespace = Пробелы
settings-language = Язык программирования
settings-language-help = Имена, литералы, комментарии и оформление никогда не учитываются.
settings-reduce-code = Пропускать служебный код
settings-reduce-code-help = Импорт, модификаторы, аннотации, запятые и точки с запятой. Встроенные типы считаются именами.

## Что исключается

settings-excluded = Что исключается
settings-quotes = Цитаты
settings-quotes-help = Текст в кавычках от пяти слов и строки, которые начинаются с «>».
settings-references = Списки литературы
settings-references-help = Источники под заголовком вроде «Литература» или «Список литературы».
settings-edited-template = Шаблон с небольшими изменениями
settings-edited-template-help = Текст шаблона исключается всегда. Так он исключается и там, где изменено несколько слов.

## Какие пары попадают в список

settings-listing = Какие пары попадают в список
settings-min-matched =
    { $unit ->
        [code] Совпадающих лексем, не менее
       *[words] Совпадающих слов, не менее
    }
settings-min-matched-help =
    { $unit ->
        [code] Пары, где совпадает не менее стольких лексем, стоят первыми, если это не случайность.
       *[words] Пары, где совпадает не менее стольких слов, стоят первыми, если это не случайность.
    }
settings-threshold = Порог сходства, в %
settings-threshold-help = В список попадают пары с таким или большим сходством.
settings-threshold-too-help =
    { $unit ->
        [code] Программы попадают в список только по совпадающим лексемам. При 0 в него попадают все пары, у которых есть общая фраза.
       *[words] В список попадают и пары с таким или большим сходством.
    }
settings-measure = Мера сходства
settings-traces = Показывать следы в файлах
settings-traces-help = Идентификаторы правки, авторы, время и изображения, общие для файлов. Они никогда не входят в число совпавших слов.
settings-authors = Автор файла определяется
settings-authors-not-compared = Файлы одного автора друг с другом не сравниваются.
settings-authors-now-none = Сейчас ни у одного файла нет автора.
settings-authors-now =
    { $files ->
        [one] Сейчас автор указан у { $files } файла;
        [few] Сейчас автор указан у { $files } файлов;
       *[many] Сейчас автор указан у { $files } файлов;
    } { $authors ->
        [one] всего { $authors } автор.
        [few] всего { $authors } автора.
       *[many] всего { $authors } авторов.
    }
settings-authors-alone =
    { $count ->
        [one] { $count } файл без автора считается отдельным автором.
        [few] { $count } файла без автора считаются отдельными авторами.
       *[many] { $count } файлов без автора считаются отдельными авторами.
    }
settings-pattern = Регулярное выражение для автора
settings-pattern-none = Пока оно не исправлено, автор по нему не определяется.
settings-pattern-kept = Пока оно не исправлено, действует { $pattern }.

## Как ищутся пары

settings-finding = Как ищутся пары
settings-method = Способ
settings-method-help =
    { $method ->
        [exact] Обычно сравнение точное, и только оно ищет скопированные отрывки. Другие способы быстрее и показывают, насколько хороши оценки.
       *[lsh] Сходство оценивается приблизительно, а скопированные отрывки не ищутся.
    }
settings-seed = Начальное значение
settings-seed-help = Влияет только на оценки, а не на точные результаты.
settings-draw-seed = Выбрать другое

## Дополнительно: фразы

settings-advanced = Дополнительно
settings-advanced-what = фразы, фрагменты, оценки, пределы
settings-phrase = Фразы (шинглы)
settings-stem = Сравниваемых букв в слове
settings-stem-none = все: слова целиком
settings-stem-help = При 3 «списал» и «списывать» — одно слово (усечение).
settings-reach =
    { $unit ->
        [characters] Пары символов на расстоянии до
        [code] Пары лексем на расстоянии до
       *[words] Пары слов на расстоянии до
    }
settings-reach-none = нет: фразы
settings-reach-help =
    { $unit ->
        [characters] Вместо фраз сравниваются отдельные символы и их пары (skip-bigrams).
        [code] Вместо фраз сравниваются отдельные лексемы и их пары (skip-bigrams).
       *[words] Вместо фраз сравниваются отдельные слова и их пары, чтобы найти перефразированный текст (skip-bigrams).
    }
settings-counting = Фраза учитывается
settings-counting-help = Учитывать ли каждый повтор фразы в документе.
settings-fingerprint = Отпечаток
settings-fingerprint-help = Как фраза превращается в число (хеш). Чем меньше бит, тем чаще у разных фраз одно число (коллизия).
settings-weighting = Вес фраз
settings-weighting-help = Фраза, которая есть лишь в немногих документах, может учитываться до пяти раз (обратная частота документа).
settings-winnow = Окно отбора (winnowing)
settings-winnow-none = нет: остаются все
settings-winnow-help = Из стольких отпечатков подряд остаётся наименьший. Общие отрезки в окно + k − 1 слов (лексем) всё равно находятся.
settings-max-documents = Наибольшее число документов с фразой
settings-max-documents-none = не ограничено
settings-max-documents-help = Фразы, которые есть в большем числе документов, исключаются отовсюду, например общий заголовок.

## Дополнительно: фрагменты

settings-passages = Фрагменты
settings-evidence =
    { $unit ->
        [code] Показывать пары по совпадающим лексемам
       *[words] Показывать пары по совпадающим словам
    }
settings-evidence-help = Иначе пары попадают в список только по сходству.
settings-gap =
    { $unit ->
        [characters] Наибольший разрыв в символах
        [code] Наибольший разрыв в лексемах
       *[words] Наибольший разрыв в словах
    }
settings-gap-help = Столько изменений, вставок или пропусков подряд ещё не прерывают фрагмент.
settings-shortest =
    { $unit ->
        [characters] Самый короткий фрагмент в символах
        [code] Самый короткий фрагмент в лексемах
       *[words] Самый короткий фрагмент в словах
    }
settings-shortest-help = Более короткие совпадения — только фразы. В коротких текстах достаточно десятой части более короткого из них.

## Дополнительно: оценки

settings-signatures = Сигнатуры (MinHash)
settings-family = Семейство хеш-функций
settings-family-help = Случайные функции, из которых строятся сигнатуры.
settings-signature = Длина сигнатуры
settings-signature-help = Число хеш-функций. Чем их больше, тем у́же интервал оценки.
settings-banding = Полосы (LSH)
settings-layout = Разбиение
settings-layout-own = как указано ниже
settings-layout-help = 6 полос находят почти одинаковые тексты, 14 полос — и похожие (супершинглы).
settings-bands = Полосы
settings-bands-help = Два документа — пара-кандидат, если хотя бы одна полоса у них одинакова.
settings-rows = Строки
settings-rows-help = Хеш-значений в полосе. Все они должны совпасть.
settings-missed = Цена пропущенной пары, от 0 до 1
settings-missed-help = Насколько пропущенная пара (ложноотрицательный результат) хуже лишнего кандидата (ложноположительного). Действует, если полосы и строки выбираются автоматически.
settings-band-hash = Хеш полосы
settings-band-hash-help = Как строки полосы превращаются в одно число.

## Дополнительно: пределы

settings-limits = Пределы
settings-max-pairs = Наибольшее число пар в списке
settings-max-pairs-help = Если пар больше, самые слабые подсчитываются, но не попадают в список.
settings-max-per-document = Наибольшее число пар на документ
settings-max-per-document-help = Пара подсчитывается, но не попадает в список, если у обоих документов столько более сильных пар.
settings-effort = Объём поиска
settings-effort-help = 1 — не более десяти секунд, 10 — до десяти раз дольше. В очень больших наборах оставшиеся пары подсчитываются, но совпадающие слова в них не ищутся.
settings-memory = Предел памяти, в МБ
settings-memory-help = Если нужно больше, сравнение шаг за шагом становится менее точным и сообщает об этом.
