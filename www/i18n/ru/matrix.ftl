## Матрица: каждый документ против каждого.

matrix-nothing = Показывать нечего
matrix-nothing-why = Не учитывается ни одна пара, и все ячейки матрицы были бы пусты.
matrix-shown =
    { $count ->
        [one] { $count } документ, по группам.
        [few] { $count } документа, по группам.
       *[many] { $count } документов, по группам.
    }
matrix-with-alone =
    { $count ->
        [one] Показать и { $count } документ без пар в списке
        [few] Показать и { $count } документа без пар в списке
       *[many] Показать и { $count } документов без пар в списке
    }
matrix-kind = Показать
matrix-kind-matched =
    Совпадающие { $unit ->
        [code] лексемы
       *[other] слова
    }
matrix-kind-share = Какая доля документа строки совпадает
matrix-kind-similarity = Сходство
matrix-legend = Обозначения
matrix-below = меньше { $to }
matrix-from-to = { $from }–{ $to }
matrix-from = { $from } и больше
matrix-group = Группа { $number }
matrix-label = Матрица документов: { $value }

## Масштаб и значение ячейки

matrix-zoom-in = Приблизить
matrix-zoom-out = Отдалить
matrix-whole = Показать всё
matrix-cell-matched =
    { $unit ->
        [code] { $count ->
            [one] { $row } и { $column }: { $count } совпадающая лексема
            [few] { $row } и { $column }: { $count } совпадающие лексемы
           *[many] { $row } и { $column }: { $count } совпадающих лексем
        }
       *[other] { $count ->
            [one] { $row } и { $column }: { $count } совпадающее слово
            [few] { $row } и { $column }: { $count } совпадающих слова
           *[many] { $row } и { $column }: { $count } совпадающих слов
        }
    }
matrix-cell-share =
    { PERCENT($share) } { $unit ->
        [code] лексем
       *[other] слов
    } документа { $row } совпадает с документом { $column }
matrix-cell-similar = { $row } и { $column }: сходство { $share }
matrix-itself = { $name }: сам этот документ
matrix-empty = { $row } и { $column }: нет в списке
matrix-point = Наведите указатель на ячейку, чтобы увидеть её пару.
matrix-block =
    { $count ->
        [1] Здесь 1 пара: { $sentence }
        [one] Здесь { $count } пара, самая сильная: { $sentence }
        [few] Здесь { $count } пары, самая сильная: { $sentence }
       *[many] Здесь { $count } пар, самая сильная: { $sentence }
    }
matrix-block-empty = Здесь нет пар из списка
matrix-blocks = Одна ячейка — это { NUMBER($block) } × { NUMBER($block) } документов; она показывает их самую сильную пару. Приблизьте, чтобы увидеть каждую.
matrix-keys = Нажмите на ячейку, чтобы открыть пару. Ctrl и колесо меняют масштаб; колесом или перетаскиванием матрица сдвигается. Клавиши: стрелки ведут по ячейкам, Ctrl со стрелкой — к следующей ячейке со значением, Enter открывает, + и − меняют масштаб, 0 показывает всё.
matrix-empty-meaning = Значение есть только у пар из списка. Пустая ячейка — пара, которой в списке нет, как правило потому, что общего слишком мало. Файлы одного автора и прошлые работы между собой не сравниваются; если список сокращён, об этом сказано над ним.

## Числа таблицей

matrix-as-table =
    { $count ->
        [one] Числа таблицей ({ $count } пара)
        [few] Числа таблицей ({ $count } пары)
       *[many] Числа таблицей ({ $count } пар)
    }
matrix-numbers = Числа матрицы
matrix-documents-head = Документы
matrix-matched-head =
    Совпадающие { $unit ->
        [code] лексемы
       *[other] слова
    }
matrix-share-head = Доля в каждом
matrix-similar-head = Сходство
matrix-copy = Скопировать таблицу
matrix-copied =
    { $count ->
        [one] Скопирована { $count } пара.
        [few] Скопированы { $count } пары.
       *[many] Скопировано { $count } пар.
    }
matrix-not-copied = Не удалось скопировать таблицу: { $reason }
matrix-head-a = Первый документ
matrix-head-b = Второй документ
matrix-head-share-a = Совпадающая доля первого
matrix-head-share-b = Совпадающая доля второго
