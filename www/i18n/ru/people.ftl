## Список людей.

people-tab = Авторы
people-table = Авторы
people-filter = Фильтр по автору
# $matched: люди, у которых есть совпадение в списке.
people-showing =
    { $all ->
        [one] Показано { NUMBER($shown) } из { $all } автора;
        [few] Показано { NUMBER($shown) } из { $all } авторов;
       *[many] Показано { NUMBER($shown) } из { $all } авторов;
    } { $matched ->
        [0] совпадений нет ни у кого.
        [one] совпадения есть у { $matched }.
        [few] совпадения есть у { $matched }.
       *[many] совпадения есть у { $matched }.
    }
people-person = Автор
people-strongest = Самое сильное совпадение
people-with = С кем
people-pairs = Пары
people-files = Файлы
people-tricks = Уловки
people-none = совпадений нет
# После доли: «62 % сходства».
people-similar = сходства
# После доли общего кода двух программ: «62 % общего, 210 из 261 лексемы».
people-of-both = обеих программ,
people-tricked = уловки
people-tricked-files =
    { $count ->
        [one] в { $count } файле
        [few] в { $count } файлах
       *[many] в { $count } файлах
    }
# Ссылка на числе пар человека.
people-show-pairs =
    { $count ->
        [one] Показать { $count } пару: { $name }
        [few] Показать { $count } пары: { $name }
       *[many] Показать { $count } пар: { $name }
    }
# Кнопка на числе файлов человека.
people-show-files =
    { $count ->
        [one] { $count } файл: { $name }
        [few] { $count } файла: { $name }
       *[many] { $count } файлов: { $name }
    }
# Под числом пар человека.
people-reviewed = просмотрено { NUMBER($reviewed) } из { NUMBER($all) }
# Instead, what was decided of most weight: "1 confirmed"; the sentence above on hover.
people-decided =
    { $state ->
        [confirmed] подтверждено: { NUMBER($count) }
        [discuss] обсудить: { NUMBER($count) }
       *[cleared] в порядке: { NUMBER($count) }
    }
# Имя кнопки «Отчёт о совпадениях» в строке человека.
people-report-of = Отчёт о совпадениях: { $name }
# На карточке, где над числом нет заголовка.
people-card-pairs =
    { $count ->
        [one] { $count } пара
        [few] { $count } пары
       *[many] { $count } пар
    }
people-card-files =
    { $count ->
        [one] { $count } файл
        [few] { $count } файла
       *[many] { $count } файлов
    }
