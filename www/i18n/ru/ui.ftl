## То, что встречается в нескольких местах.

ui-later = Загрузка…
ui-try-again = Попробовать ещё раз
ui-more = Показать ещё { NUMBER($count) }

ui-line = строка { $line }
ui-lines = строки { $first }–{ $last }
ui-page = с. { $page }
ui-pages = с. { $first }–{ $last }

ui-language-plain = слова и знаки

ui-printed-rows = Напечатаны первые строки: { $shown } из { $all }.
