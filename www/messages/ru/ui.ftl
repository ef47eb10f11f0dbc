## То, что встречается в нескольких местах.

ui-later = Загрузка…
ui-try-again = Попробовать ещё раз

ui-line = строка { $line }
ui-lines = строки { $first }–{ $last }

ui-language-plain = слова и знаки

## Что сравнивается.

ui-phrase-words =
    фраза из { $k ->
        [one] { $k } слова
        [few] { $k } слов
       *[many] { $k } слов
    }
ui-phrases-words =
    фразы из { $k ->
        [one] { $k } слова
        [few] { $k } слов
       *[many] { $k } слов
    }
ui-phrase-characters =
    последовательность из { $k ->
        [one] { $k } символа
        [few] { $k } символов
       *[many] { $k } символов
    }
ui-phrases-characters =
    последовательности из { $k ->
        [one] { $k } символа
        [few] { $k } символов
       *[many] { $k } символов
    }
ui-phrase-code =
    последовательность из { $k ->
        [one] { $k } лексемы
        [few] { $k } лексем
       *[many] { $k } лексем
    }
ui-phrases-code =
    последовательности из { $k ->
        [one] { $k } лексемы
        [few] { $k } лексем
       *[many] { $k } лексем
    }
ui-phrase-pairs = слово или пара слов
ui-phrases-pairs = слова и пары слов

## Когда слова считаются одинаковыми.

ui-same = одинаковые
ui-same-beginning =
    { $letters ->
        [one] одинаковые по первой букве
        [few] одинаковые по первым { $letters } буквам
       *[many] одинаковые по первым { $letters } буквам
    }
ui-printed-rows = Напечатаны первые строки: { $shown } из { $all }.
