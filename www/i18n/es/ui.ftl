## Lo que dicen varias vistas.

ui-later = Cargando…
ui-try-again = Intentar de nuevo
ui-more = Mostrar { NUMBER($count) } más

ui-line = línea { $line }
ui-lines = líneas { $first }–{ $last }
ui-page = p. { $page }
ui-pages = pp. { $first }–{ $last }

ui-language-plain = palabras y símbolos

ui-printed-rows = Se imprimen las primeras { $shown } filas de { $all }.
