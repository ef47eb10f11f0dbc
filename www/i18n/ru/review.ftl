## Просмотр пар: что решено о каждой, и переход от пары к паре.

review-title = Решение
review-printed = Решение: { $state }
review-unreviewed = Без решения
review-cleared = Всё в порядке
review-discuss = Обсудить
review-confirmed = Подтверждено
review-unreviewed-hint = Решения пока нет.
review-cleared-hint = Вы посмотрели пару: делать ничего не нужно.
review-discuss-hint = Обсудить с коллегой или с авторами.
review-confirmed-hint = Вы убедились, что текст списан.
review-state-title = { $state }: { $hint }
review-of-pair = Решение о паре { $a } и { $b }
review-said = { $state }: { $a } и { $b }
review-note = Заметка об этой паре
review-note-add = Добавить заметку
review-note-edit = Заметка
review-noted = заметка

## Сколько просмотрено, и переход от пары к паре

review-progress =
    { $all ->
        [one] Просмотрено { NUMBER($reviewed) } из { $all } пары
        [few] Просмотрено { NUMBER($reviewed) } из { $all } пар
       *[many] Просмотрено { NUMBER($reviewed) } из { $all } пар
    }
review-unlisted =
    { $count ->
        [1] { $count } пары с вашим решением или заметкой сейчас нет в списке. Всё, что вы решили и записали, сохранено.
        [one] { $count } пары с вашими решениями или заметками сейчас нет в списке. Всё, что вы решили и записали, сохранено.
        [few] { $count } пар с вашими решениями или заметками сейчас нет в списке. Всё, что вы решили и записали, сохранено.
       *[many] { $count } пар с вашими решениями или заметками сейчас нет в списке. Всё, что вы решили и записали, сохранено.
    }
review-show = Показать
review-show-all = все пары
review-previous = Предыдущая пара
review-next = Следующая пара
review-next-unreviewed = К непросмотренной
# $isOpen: whether the pair on screen is unreviewed itself.
review-none-unreviewed =
    { $isOpen ->
        [yes] Других непросмотренных пар в этом списке нет.
       *[no] Непросмотренных пар в этом списке больше нет.
    }
review-place = Пара { NUMBER($at) } из { NUMBER($all) }
review-not-listed =
    { $all ->
        [one] Нет в списке из { $all } пары
        [few] Нет в списке из { $all } пар
       *[many] Нет в списке из { $all } пар
    }

## Клавиши

review-keys = Клавиши
review-keys-on = Включить горячие клавиши
review-keys-in-list = В списке, когда фокус на паре:
review-key-walk = следующая пара, предыдущая пара
review-key-unreviewed = следующая непросмотренная пара
review-key-note = написать заметку
review-key-open = открыть пару

review-of-authors = Решение обо всех файлах { $a } и { $b }
review-mixed = Разные решения
