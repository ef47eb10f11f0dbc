## Поиск над списком пар.

search-label = Найти пары
search-help = Как искать
search-intro = Введите слова из имён, условия вроде тех, что ниже, или и то и другое. Показываются только пары, для которых верно всё.
search-example-names = оба слова есть в двух именах
search-example-phrase = в имени есть именно эти слова подряд
search-example-matched =
    { $unit ->
        [code] совпадает больше 100 лексем
       *[words] совпадает больше 100 слов
    }
search-example-evidence = больше 100 совпадающих слов с учётом веса, как в порядке списка
search-example-share = не меньше половины одного документа совпадает с другим
search-example-longest =
    { $unit ->
        [code] в самом длинном фрагменте совпало не меньше 50 лексем
       *[words] в самом длинном фрагменте совпало не меньше 50 слов
    }
search-example-similarity = документы похожи не меньше чем на 30 %
search-example-chance = случайно возникло бы меньше 0,01 такой сильной пары
search-example-group = в группе 3
search-example-states = с одним из этих решений
search-example-person = документ этого автора
search-example-archive = документ из прошлых работ
search-signs = Знаки: > (больше), >= (не меньше), < (меньше), <= (не больше), = (равно). В кавычках любое слово ищется в именах.
search-example-lee = Иванова
search-example-ann-lee = Анна Иванова
search-example-two-words = иванова эссе
search-clear = Показать все пары
search-nothing = Таких пар нет.

## Ключевые слова

search-word-matched = совпало
search-word-evidence = признаки
search-word-share = доля
search-word-longest = фрагмент
search-word-similarity = сходство
search-word-chance = случайность
search-word-group = группа
search-word-unreviewed = непросмотренные
search-word-cleared = порядок
search-word-discuss = обсудить
search-word-confirmed = подтверждено
search-word-person = автор
search-word-archive = архив

## Что осталось непонятным

search-no-field = Не искалось: «{ $text }». С числом сравнивается только это: { $fields }. Чтобы искать в именах, возьмите текст в кавычки.
search-no-number = Не искалось: «{ $text }». Напишите после знака число, как здесь: { $example }.
search-no-percent = Не искалось: «{ $text }». Это количество, а не доля: пишите без %.
search-no-comparison = Не искалось: «{ $text }». Годятся знаки >, >=, <, <= и =.
search-no-person = Не искалось: «{ $text }». Напишите после него имя, как здесь: { $example }.
search-absent = Не искалось: «{ $text }». Этого числа в этом сравнении нет.
