## Как идёт сравнение и чем оно закончилось.

run-reading-files = Чтение файлов
run-starting = Запуск
run-stage-text = Чтение текстов
run-stage-spacing = Чтение слов, набранных вразрядку
run-stage-index = Подготовка к сравнению
run-stage-evidence = Поиск общих фрагментов
run-stage-pairs = Сравнение пар
run-stage-candidates = Поиск вероятных пар
run-stage-report = Подготовка результатов
run-progress = { $stage }: { NUMBER($done) } из { NUMBER($total) }
run-cancel = Отменить

run-failed = Не удалось выполнить сравнение: { $reason }
run-cancelled = Отменено.
run-previous =
    { $documents ->
        [one] Ниже показаны результаты предыдущего сравнения: { $documents } документ.
        [few] Ниже показаны результаты предыдущего сравнения: { $documents } документа.
       *[many] Ниже показаны результаты предыдущего сравнения: { $documents } документов.
    }
run-again = Сравнить ещё раз
run-try-again = Попробовать ещё раз
run-last-valid = Ниже показаны результаты с последними правильными настройками.

run-expected =
    { $documents ->
        [one] Это большое сравнение: { $documents } документ, пар не больше { NUMBER($pairs) }.
        [few] Это большое сравнение: { $documents } документа, пар не больше { NUMBER($pairs) }.
       *[many] Это большое сравнение: { $documents } документов, пар не больше { NUMBER($pairs) }.
    } Потребуется примерно { BYTES($bytes) } памяти и { SECONDS($milliseconds) }.
run-expected-estimates = Для точного сравнения не хватит памяти: сходство будет оценено приблизительно (по сигнатурам).

run-held =
    { $documents ->
        [one] Сравнение не начато: { $documents } документ (пар не больше { NUMBER($pairs) }).
        [few] Сравнение не начато: { $documents } документа (пар не больше { NUMBER($pairs) }).
       *[many] Сравнение не начато: { $documents } документов (пар не больше { NUMBER($pairs) }).
    } Даже при приблизительной оценке сходства нужно около { BYTES($bytes) } памяти — больше, чем разрешено.
run-held-split = Уберите часть документов или сравните их по частям.
run-held-raise = Уберите часть документов, сравните их по частям или увеличьте предел памяти в настройках.
run-anyway = Всё равно сравнить

## Для программ чтения с экрана.

run-announce-mistakes =
    { $count ->
        [one] Нужно исправить { $count } настройку.
        [few] Нужно исправить { $count } настройки.
       *[many] Нужно исправить { $count } настроек.
    }
run-announce-held = Сравнение не начато: нужно больше памяти, чем разрешено.
run-announce-listed =
    { $count ->
        [one] В списке { $count } пара.
        [few] В списке { $count } пары.
       *[many] В списке { $count } пар.
    }
