## Что команда терминала сообщает о ходе работы.

cli-wrong-use = lookalike: { $mistake }
cli-try-help = Справка: { $command } --help
cli-failed = lookalike: не удалось выполнить сравнение: { $reason }
cli-find-cause = Сравнивайте меньше файлов за раз, чтобы найти тот, на котором происходит сбой.
cli-unread = Файл { $name } не прочитан. { $reason }
cli-given-twice = Файл { $name } задан несколько раз и прочитан один раз.
cli-unknown-language = --language ожидает одно из { $known }, а получено «{ $value }»
cli-remark = { $name }: { $remark }
cli-two-reasons = { $first } { $second }
# Файлы, кодировка которых угадана. $encodings: список элементов вроде cli-guessed-as.
cli-guessed =
    { $count ->
        [one] { $count } файл не в UTF-8. Кодировки угаданы: { $encodings }. Если текст выглядит неверно, сохраните его в UTF-8. В --json назван каждый файл.
        [few] { $count } файла не в UTF-8. Кодировки угаданы: { $encodings }. Если текст выглядит неверно, сохраните его в UTF-8. В --json назван каждый файл.
       *[many] { $count } файлов не в UTF-8. Кодировки угаданы: { $encodings }. Если текст выглядит неверно, сохраните его в UTF-8. В --json назван каждый файл.
    }
# «Западноевропейская (windows-1252): 12».
cli-guessed-as = { $encoding }: { NUMBER($count) }
cli-programs = Большинство файлов — программы, поэтому они сравниваются как программы. Чтобы сравнить их как тексты, добавьте --preset text.
cli-not-written = не удалось записать { $name } ({ $reason })
cli-standard-output = стандартный вывод
# Что нашёл --fail-above. $unit: words, characters или code.
cli-above-words =
    { $pairs ->
        [one] { $pairs } пара: больше { NUMBER($words) }
        [few] { $pairs } пары: больше { NUMBER($words) }
       *[many] { $pairs } пар: больше { NUMBER($words) }
    } { $unit ->
        [code] совпадающих лексем.
       *[words] совпадающих слов.
    }
# $measure: имя значения параметра, например jaccard.
cli-above-share =
    { $pairs ->
        [one] { $pairs } пара: сходство ({ $measure }) больше { NUMBER($share) }.
        [few] { $pairs } пары: сходство ({ $measure }) больше { NUMBER($share) }.
       *[many] { $pairs } пар: сходство ({ $measure }) больше { NUMBER($share) }.
    }
cli-fail-above-undecided = не хватило памяти, поэтому совпадающие слова не искались, и решить по --fail-above нельзя
# $pairs: pairs that are not listed, while no listed pair is above the limit.
cli-fail-above-left-out =
    { $pairs ->
        [one] ни одна пара в списке не превышает предел, но { $pairs } пара в список не вошла, и решить по --fail-above нельзя. Увеличьте maxPairs и maxPairsPerDocument
        [few] ни одна пара в списке не превышает предел, но { $pairs } пары в список не вошли, и решить по --fail-above нельзя. Увеличьте maxPairs и maxPairsPerDocument
       *[many] ни одна пара в списке не превышает предел, но { $pairs } пар в список не вошло, и решить по --fail-above нельзя. Увеличьте maxPairs и maxPairsPerDocument
    }
# $pairs: пары программ, которых нет в списке, потому что признаков заимствования нет.
cli-fail-above-unlisted =
    { $pairs ->
        [one] ни одна пара в списке не превышает предел, но { $pairs } пара программ со сходством от { NUMBER($threshold) } в список не вошла, и решить по --fail-above нельзя. Уберите порог
        [few] ни одна пара в списке не превышает предел, но { $pairs } пары программ со сходством от { NUMBER($threshold) } в список не вошли, и решить по --fail-above нельзя. Уберите порог
       *[many] ни одна пара в списке не превышает предел, но { $pairs } пар программ со сходством от { NUMBER($threshold) } в список не вошло, и решить по --fail-above нельзя. Уберите порог
    }
cli-fail-above-nothing = сравнивать было нечего, и для --fail-above нет ответа: прочитано меньше двух файлов с текстом
# $pairs: пары, у которых могут совпадать слова; их было слишком много.
cli-fail-above-not-examined =
    { $pairs ->
        [one] ни одна пара списка не выше предела, но { $pairs } пара не рассмотрена, и для --fail-above нет ответа. Сравните меньше файлов за раз или увеличьте effort
        [few] ни одна пара списка не выше предела, но { $pairs } пары не рассмотрены, и для --fail-above нет ответа. Сравните меньше файлов за раз или увеличьте effort
       *[many] ни одна пара списка не выше предела, но { $pairs } пар не рассмотрены, и для --fail-above нет ответа. Сравните меньше файлов за раз или увеличьте effort
    }
cli-pair-skipped = { $place }: пара пропущена. { $reason }
cli-folder-empty = В папке { $path } нет файлов.
# $count: файлы без автора. $path: путь одного из них.
cli-author-pattern-some =
    { $count ->
        [one] --author-pattern не находит автора в { $count } пути из { NUMBER($files) }, например «{ $path }». Этот файл сравнивается со всеми остальными.
        [few] --author-pattern не находит автора в { $count } путях из { NUMBER($files) }, например «{ $path }». Эти файлы сравниваются со всеми остальными.
       *[many] --author-pattern не находит автора в { $count } путях из { NUMBER($files) }, например «{ $path }». Эти файлы сравниваются со всеми остальными.
    }
# $option: --archive или --template. $names: некоторые из файлов.
cli-role-nearer =
    { $count ->
        [one] { $option }: { $count } файл сравнивается как работа, потому что задан и более точным путём: { $names }
        [few] { $option }: { $count } файла сравниваются как работы, потому что заданы и более точными путями: { $names }
       *[many] { $option }: { $count } файлов сравниваются как работы, потому что заданы и более точными путями: { $names }
    }

## Почему файл не прочитан

cli-read-already = Он уже прочитан под именем { $name }.
cli-not-a-file = Это не файл и не папка.
cli-link-to-folder = Это ссылка на папку, по таким ссылкам программа не переходит. Укажите саму папку.
cli-not-utf8 = Его имя не в UTF-8. Переименуйте его.
cli-no-right = Нет прав на чтение. Измените права на него или на папки выше.
cli-gone = Его больше нет, или это ссылка в никуда. Проверьте путь.
cli-link-circle = Ссылка замкнута на себя. Укажите сам файл.
cli-path-too-long = Путь слишком длинный для системы. Переместите файл выше.
cli-became-folder = Это был файл, а теперь это папка. Сравните ещё раз.
cli-became-file = Это была папка, а теперь это файл. Сравните ещё раз.
cli-hidden = Скрытые файлы и папки пропускаются.
cli-system-error = Система не смогла открыть его ({ $reason }). Попробуйте ещё раз.

## Неверный вызов

cli-no-files = ожидались файлы или папки для сравнения, но их нет
cli-path-empty = ожидался файл или папка, а путь пуст. Проверьте переменные в команде.
cli-nothing-there = нет файла или папки «{ $path }». Проверьте путь.
# Оба параметра называют один файл.
cli-role-twice = «{ $name }» задан и с --archive, и с --template. Задайте его с одним из них.
cli-role-all-given = все файлы для сравнения заданы также с --archive или --template. Задайте работы, с которыми их сравнивать.
cli-one-author-rule = ожидалось только одно из --author-none, --author-by-folder, --author-by-name, --author-pattern
cli-author-pattern-wrong = --author-pattern: { $mistake }
cli-author-pattern-none = --author-pattern не находит автора ни в одном пути: ни внутри заданных папок, ни в полных путях, таких как «{ $path }». Измените выражение.
cli-seconds-wrong = --seconds ожидает число больше 0, а получено «{ $value }»
# $reason: what the system reports.
cli-password-unread = не удалось прочитать файл с паролем ({ $reason })
cli-password-empty = --password-file ожидает файл, первая строка которого — пароль
cli-preset-wrong = --preset ожидает одно из { $known }, а получено «{ $value }»
cli-set-wrong = --set ожидает NAME=VALUE, например k=3, а получено «{ $value }»
cli-csv-or-json = --csv - и --json оба пишут в стандартный вывод. Дайте --csv имя файла или уберите что-то одно.
cli-csv-empty = для --csv нужен файл или - (стандартный вывод)
cli-file-wrong = после { $option } ожидается файл для записи
# Два параметра называют один файл.
cli-file-twice = { $first } и { $second } записали бы один и тот же файл «{ $name }». Укажите для одного из них другой файл.
cli-file-is-read = «{ $name }» — один из сравниваемых файлов, и он был бы перезаписан. Укажите другой файл.
cli-file-is-option = «{ $name }» — файл параметра { $option }, и он был бы перезаписан. Укажите другой файл.
cli-no-folder = { $option }: нет папки «{ $folder }», в которую нужно записать файл. Создайте её или укажите другой путь.
cli-file-is-folder = после { $option } ожидается файл для записи, а «{ $name }» — папка
cli-no-right-to-write = { $option }: нет прав на запись в папку «{ $folder }». Укажите другой путь.
cli-report-wrong = после --report ожидаются два документа и файл для записи: --report A B FILE
cli-report-once = --report можно указать только один раз
# $place: параметр. $reason: файл и почему он не прочитан.
cli-report-unread = { $place }: { $reason }
cli-fail-above-wrong = для --fail-above нужно целое число совпадающих слов, например 100, или сходство меньше 100 %, например 30%; дано «{ $value }»
cli-fail-above-no-words = --fail-above N считает совпадающие слова, а при этих настройках они не ищутся. Укажите сходство, например --fail-above 30%
cli-fail-above-threshold = --fail-above — { NUMBER($share) }, а threshold — { NUMBER($threshold) }: пары между ними не попали бы в список. Уменьшите порог или уберите его
cli-fail-above-min-matched = --fail-above — { NUMBER($words) }, а minMatched — { NUMBER($minMatched) }: пары между ними не попали бы в список. Уменьшите minMatched или уберите его
cli-option-wrong = не удалось разобрать параметры ({ $reason })
cli-pairs-unread = не удалось прочитать список пар ({ $reason })
cli-pairs-none = в списке { $file } нет ни одной пары. Напишите по одной в строке: a<TAB>b
cli-pairs-no-tab = { $place }: ожидались два имени через табуляцию, а получено «{ $text }»
cli-pairs-same = { $place }: в паре должны быть два разных документа, а «{ $name }» указан дважды
cli-pairs-template = { $place }: «{ $name }» — шаблон, а шаблоны не сравниваются
cli-pairs-ambiguous =
    { $count ->
        [one] { $place }: имя «{ $name }» носит { $count } файл. Укажите путь.
        [few] { $place }: имя «{ $name }» носят { $count } файла. Укажите путь.
       *[many] { $place }: имя «{ $name }» носят { $count } файлов. Укажите путь.
    }
cli-pairs-unknown = { $place }: документ «{ $name }» не найден. Проверьте имя.

## Итоги

cli-locked =
    { $files ->
        [1] { $files } файл защищён паролем. Чтобы открыть его: --password-file FILE
        [one] { $files } файл защищён паролем. Чтобы открыть их: --password-file FILE
        [few] { $files } файла защищены паролем. Чтобы открыть их: --password-file FILE
        [many] { $files } файлов защищены паролем. Чтобы открыть их: --password-file FILE
       *[other] { $files } файла защищены паролем. Чтобы открыть их: --password-file FILE
    }
cli-compared-exactly =
    { $documents ->
        [one] { $documents } документ,
        [few] { $documents } документа,
       *[many] { $documents } документов,
    } { $pairs ->
        [one] точно сравнена { $pairs } пара.
        [few] точно сравнены { $pairs } пары.
       *[many] точно сравнено { $pairs } пар.
    }
cli-compared-estimated =
    { $documents ->
        [one] { $documents } документ,
        [few] { $documents } документа,
       *[many] { $documents } документов,
    } { $pairs ->
        [one] по сигнатурам оценена { $pairs } пара.
        [few] по сигнатурам оценены { $pairs } пары.
       *[many] по сигнатурам оценено { $pairs } пар.
    }
cli-found-listed =
    { $pairs ->
        [one] У { $pairs } пары
        [few] У { $pairs } пар
       *[many] У { $pairs } пар
    } { $unit ->
        [code] есть общие фрагменты с совпадающими лексемами.
       *[words] есть общие фрагменты с совпадающими словами.
    }
cli-found =
    { $pairs ->
        [one] У { $pairs } пары
        [few] У { $pairs } пар
       *[many] У { $pairs } пар
    } { $least ->
        [one] не меньше { $least } совпадающего слова,
        [few] не меньше { $least } совпадающих слов,
       *[many] не меньше { $least } совпадающих слов,
    } которые не объясняются случайностью.
cli-found-programs =
    { $pairs ->
        [one] У { $pairs } пары
        [few] У { $pairs } пар
       *[many] У { $pairs } пар
    } { $least ->
        [one] не меньше { $least } совпадающей лексемы
        [few] не меньше { $least } совпадающих лексем
       *[many] не меньше { $least } совпадающих лексем
    } и достаточная часть обеих программ, чтобы предположить заимствование.
cli-short-texts =
    { $words ->
        [one] В текстах короче { $words } слова достаточно трети слов, но не меньше { $least }.
        [few] В текстах короче { $words } слов достаточно трети слов, но не меньше { $least }.
       *[many] В текстах короче { $words } слов достаточно трети слов, но не меньше { $least }.
    }
cli-few-rare = Если слова редкие и нет 12 одинаковых подряд, достаточно { $words }.
cli-chance-few = Если бы никто не списывал, таких пар было бы меньше { NUMBER($least) }.
cli-chance =
    { $pairs ->
        [one] Если бы никто не списывал, набралась бы примерно { $pairs } такая пара.
        [few] Если бы никто не списывал, набралось бы примерно { $pairs } такие пары.
        [many] Если бы никто не списывал, набралось бы примерно { $pairs } таких пар.
       *[other] Если бы никто не списывал, набралось бы примерно { $pairs } такой пары.
    }
cli-not-examined =
    { $unit ->
        [code] Не сравнены лексема за лексемой (выравнивание): ещё { $pairs ->
            [one] { $pairs } пара
            [few] { $pairs } пары
           *[many] { $pairs } пар
        } программ: их слишком много.
       *[words] Не сравнены слово за словом (выравнивание): ещё { $pairs ->
            [one] { $pairs } пара
            [few] { $pairs } пары
           *[many] { $pairs } пар
        } похожих текстов или текстов с общими редкими словами: их слишком много.
    } Чтобы сравнить больше, сравнивайте меньше документов за раз или увеличьте объём работы: --set effort=10.
cli-similar =
    { $pairs ->
        [one] У { $pairs } пары сходство ({ $measure }) не меньше { NUMBER($threshold) }.
        [few] У { $pairs } пар сходство ({ $measure }) не меньше { NUMBER($threshold) }.
       *[many] У { $pairs } пар сходство ({ $measure }) не меньше { NUMBER($threshold) }.
    }
cli-similar-found = MinHash с LSH находит { NUMBER($found) } из { NUMBER($pairs) }.
cli-excluded =
    { $pairs ->
        [one] Не сравнивалась { $pairs } пара: один автор, или оба документа — прошлые работы.
        [few] Не сравнивались { $pairs } пары: один автор, или оба документа — прошлые работы.
       *[many] Не сравнивалось { $pairs } пар: один автор, или оба документа — прошлые работы.
    }
cli-left-out =
    { $pairs ->
        [one] Не вошла в список { $pairs } пара после первых { NUMBER($most) }.
        [few] Не вошли в список { $pairs } пары после первых { NUMBER($most) }.
       *[many] Не вошло в список { $pairs } пар после первых { NUMBER($most) }.
    }
cli-left-out-by-document =
    { $pairs ->
        [one] Не вошла в список { $pairs } пара,
        [few] Не вошли в список { $pairs } пары,
       *[many] Не вошло в список { $pairs } пар,
    } у обоих документов каждой есть более сильные пары: { $most }.

## Таблица

cli-column-matched = совпало
cli-column-weight = вес
cli-column-reworded = изменено
cli-column-of-both = от обеих
cli-column-of-a = от A
cli-column-of-b = от B
cli-column-longest = длиннейший
cli-column-similarity = сходство
cli-column-estimate = оценка
cli-column-group = группа
cli-column-names = A ↔ B
cli-archived = { $name } (прошлая работа)
cli-words =
    { $count ->
        [one] { $count } слово
        [few] { $count } слова
       *[many] { $count } слов
    }
cli-characters =
    { $count ->
        [one] { $count } символ
        [few] { $count } символа
       *[many] { $count } символов
    }
cli-tokens =
    { $count ->
        [one] { $count } лексема
        [few] { $count } лексемы
       *[many] { $count } лексем
    }

## Фрагменты

cli-passages =
    { $count ->
        [one] { $names }: { $count } фрагмент
        [few] { $names }: { $count } фрагмента
       *[many] { $names }: { $count } фрагментов
    }
cli-passages-bounded =
    { $count ->
        [one] { $names }: { $count } фрагмент (некоторые слова повторяются так часто, что фрагмент может быть длиннее показанного)
        [few] { $names }: { $count } фрагмента (некоторые слова повторяются так часто, что фрагмент может быть длиннее показанного)
       *[many] { $names }: { $count } фрагментов (некоторые слова повторяются так часто, что фрагмент может быть длиннее показанного)
    }
cli-passages-short =
    { $count ->
        [one] { $count } общая фраза слишком коротка для фрагмента
        [few] { $count } общие фразы слишком коротки для фрагмента
       *[many] { $count } общих фраз слишком коротки для фрагмента
    }
cli-passage = { $matched } из { NUMBER($ofA) } в A ({ $inA }) и { NUMBER($ofB) } в B ({ $inB }); { $edits }
cli-passage-code = { $matched } из { NUMBER($ofA) } в A ({ $inA }) и { NUMBER($ofB) } в B ({ $inB })
cli-passage-reworded = { $matched } (из них переставлено или изменено: { NUMBER($others) }) из { NUMBER($ofA) } в A ({ $inA }) и { NUMBER($ofB) } в B ({ $inB }); { $edits }
cli-passage-kind =
    { $passage }; { $kind ->
        [both] в кавычках и со ссылкой
        [quoted] в кавычках, без ссылки
        [cited] со ссылкой, без кавычек
       *[reference] в списке литературы
    }
cli-kinds = По видам. { $kinds }
cli-passage-sums-up-a = { $passage }; пересказан весь A
cli-passage-sums-up-b = { $passage }; пересказан весь B
cli-matched-words =
    { $count ->
        [one] { $count } совпадающее слово
        [few] { $count } совпадающих слова
       *[many] { $count } совпадающих слов
    }
cli-matched-characters =
    { $count ->
        [one] { $count } совпадающий символ
        [few] { $count } совпадающих символа
       *[many] { $count } совпадающих символов
    }
cli-matched-tokens =
    { $count ->
        [one] { $count } совпадающая лексема
        [few] { $count } совпадающие лексемы
       *[many] { $count } совпадающих лексем
    }
cli-matched-both = { $matched } в A и { NUMBER($inOther) } в B
cli-edits =
    { $count ->
        [one] { $count } правка
        [few] { $count } правки
       *[many] { $count } правок
    }

## Затраченное время (--timing)

cli-stage-loading = загрузка модуля сравнения
cli-stage-reading = чтение файлов
cli-stage-adding = передача текстов модулю сравнения
cli-stage-report = получение отчёта
cli-stage-passages = фрагменты
cli-stage-longest = длиннейшие фрагменты
cli-stage-printing = печать
cli-stage-engine = модуль сравнения: { $stage }
cli-stage-total = всего
cli-stage-milliseconds = { $value } мс

## Справка. Имена параметров стоят перед каждым текстом; строки разбивает программа.

cli-help-usage = Вызов: { $command } [параметры] ФАЙЛ|ПАПКА…
cli-help-what = Сравнивает тексты друг с другом и печатает пары с общими скопированными фрагментами, дословными или перефразированными. Первыми идут пары, в которых совпало больше всего слов; слова, общие для многих текстов, весят меньше. Программы упорядочены по общей доле обеих. Последними идут пары, которые только похожи.
cli-help-reads = Читает простой текст, исходный код, Markdown, CSV, HTML, LaTeX, LyX, SVG, блокноты Jupyter, Scratch (.sb3), PDF, Word (.docx, .doc), OpenDocument (.odt, .odp, .ods), RTF, EPUB, FictionBook (.fb2), PowerPoint (.pptx, .ppt), Excel (.xlsx, .xls), письма (.eml, .msg, .mbox), субтитры (.srt, .vtt) и архивы (ZIP, 7z, RAR, TAR, gzip) со всем этим. Папки читаются целиком, со всеми вложенными, в порядке путей.
cli-help-columns = Столбцы: совпало (слова общих фрагментов, которые есть с обеих сторон, по тексту, где их меньше), вес (число, по которому упорядочен список: слова, которые есть более чем в трёх других текстах, весят меньше), от обеих (для программ: доля общего в обеих), изменено (совпадающие слова вне рядов из пяти слов, одинаковых в обоих текстах), от A и от B (доля совпадающих слов каждого текста), длиннейший (совпадающие слова самого длинного фрагмента), сходство (Жаккара; у текстов по умолчанию по фразам из пяти слов), оценка (сходства, по сигнатурам), группа и имена. «–» значит, что совпадающих слов нет и пара показана только из-за сходства или потому, что она задана в --pairs.
cli-help-archive = сравнивать также с файлами из PATH, но не их между собой: например, с работами прошлых лет; они не считаются работами, даже если PATH внутри сравниваемой папки; можно повторять
cli-help-template = исключить текст, который есть в файлах из PATH, например выданный всем шаблон; они не считаются работами, даже если PATH внутри сравниваемой папки; можно повторять
cli-help-author-none = сравнивать все файлы друг с другом. Без этого и трёх следующих параметров файлы одного автора не сравниваются между собой, если все они названы так, как их называют Moodle, Canvas, Blackboard или Brightspace; все остальные файлы сравниваются
cli-help-author-by-folder = файлы из папки одного автора между собой не сравниваются. Папки авторов — первые, которые лежат рядом внутри заданной, а если задано несколько папок и в большинстве из них файлы лежат сразу, то сами заданные; у папок с одинаковым именем автор общий
cli-help-author-by-name = автор указан в имени файла или его папки, как его пишут учебные платформы (Jane Doe_12345_assignsubmission_file_essay.docx, doejane_12345_67890_essay.docx)
cli-help-author-pattern = автор — то, что первая группа регулярного выражения P находит в пути внутри заданной папки, а если не находит ни в одном файле, то в полном заданном пути
cli-help-leave-out-common = файлы, одинаковые у большинства авторов, например выданный всем код, считаются шаблонами; авторов должно быть не меньше { NUMBER($authors) }
cli-help-seconds = пропускать файл, который читается дольше N секунд; по умолчанию { NUMBER($seconds) }
cli-help-password-file = открыть файлы, защищённые паролем (PDF, Word, Excel, PowerPoint с 2007 года, OpenDocument, файлы в ZIP-файлах), паролем из первой строки FILE
cli-help-json = напечатать весь отчёт в формате JSON (описание: docs/result.schema.json); группы в нём — по сходству, а не те, что в таблице
cli-help-csv = записать пары списка в FILE как таблицу для электронных таблиц (по-английски, между столбцами запятые, в числах точки); - печатает её вместо отчёта
cli-help-html = записать результат в FILE одной веб-страницей, которая открывается где угодно без сети: пары, группы, документы и оба текста самых сильных пар; большой результат сокращается, и на странице сказано насколько
cli-help-report = записать в FILE отчёт о совпадениях документов A и B — веб-страницу для чтения и печати; имя — это путь или имя файла, которого нет у других файлов
cli-help-passages = добавить общие фрагменты каждой пары в виде отрезков UTF-16 обоих текстов, с правками в них, и совпадающие слова по видам (в кавычках, со ссылкой на источник, в списке литературы); --set passageGap=… и shortestPassage=… ограничивают фрагменты
cli-help-traces = показать и то, что файлы сообщают о том, как они сделаны, и что у них общего лишь с немногими: идентификаторы правки, изображения, авторы
cli-help-pairs = сравнить только пары из FILE, по одной в строке: a<TAB>b; печатаются все, если их не ограничивают --set threshold=… или maxPairs=…; о паре с непрочитанным файлом сообщается, и она пропускается
cli-help-preset = сравнивать так, как подходит виду текста: text или programs. По умолчанию, если большинство файлов — программы, они сравниваются как программы, если не задано --set unit=…
cli-help-set = задать параметр, например k=3, threshold=0.5, seed=7 или unit=code; можно повторять. minMatched=… — наименьшее число совпадающих слов в показанной паре (25; в коротких текстах треть слов, но не меньше 12); evidence=false показывает пары только по сходству
cli-help-fail-above = завершиться с кодом 1, если у пары в списке больше N совпадающих слов; с N% — если её сходство больше N%. Все такие пары входят в список, а из похожих программ — только пары с признаками заимствования (общими фрагментами, которые не объясняются случайностью)
cli-help-timing = напечатать в поток ошибок, сколько занял каждый этап
cli-help-language = писать по-английски (en), по-испански (es) или по-русски (ru); по умолчанию как указано в LC_ALL, LC_MESSAGES или LANG
cli-help-version = напечатать версию
cli-help-help = напечатать этот текст
cli-help-parameters = Параметры для --set:
# A parameter with the values that it can have: "unit: words, characters, code".
cli-help-parameter = { $name }: { $values }
cli-help-unread = Если пути нет, это неверный вызов, и ничего не сравнивается. Файл или папка, которые есть, но которые нельзя прочитать, называются в потоке ошибок с причиной, остальное сравнивается.
cli-help-status = Код завершения: 0 при любом результате и любых непрочитанных файлах, 1 при сбое самого сравнения, 2 при неверном вызове или если результат не удалось записать. С --fail-above: 1, если пара превышает предел, 2 также при сбое сравнения или если ответить нельзя.

## Files that most authors have alike

cli-common-file = { $name } ({ $of })
cli-common = Эти файлы у большинства авторов одинаковы: { $files }. С --leave-out-common их текст не учитывается.
cli-common-left-out = Эти файлы у большинства авторов одинаковы, поэтому их текст не учитывается: { $files }.
cli-common-none = --leave-out-common ничего не исключает: нет файла, одинакового у большинства авторов (всего их { NUMBER($count) }).
cli-common-few-authors =
    { $count ->
        [0] --leave-out-common ничего не исключает: нужны файлы хотя бы { $least } авторов, а не известен ни один.
        [one] --leave-out-common ничего не исключает: нужны файлы хотя бы { $least } авторов, а известен { $count }.
        [few] --leave-out-common ничего не исключает: нужны файлы хотя бы { $least } авторов, а известно { $count }.
       *[many] --leave-out-common ничего не исключает: нужны файлы хотя бы { $least } авторов, а известно { $count }.
    } Чей каждый файл, указывает --author-by-folder, --author-by-name или --author-pattern.
