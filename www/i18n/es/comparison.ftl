## La comparación de dos documentos.

comparison-back = ‹ Pares
comparison-and = y
comparison-failed = No se pudieron encontrar los pasajes: { $reason }
comparison-busy = Comparando los dos textos…

## El titular: qué parte de cada texto está en el otro

comparison-scores = Puntuaciones
comparison-side =
    { $unit ->
        [code] { $matched ->
            [one] { $matched } token coincidente de { NUMBER($all) }
           *[other] { $matched } tokens coincidentes de { NUMBER($all) }
        }{ $template ->
            [0] { "" }
            [one] ; { $template } es de la plantilla
           *[other] ; { $template } son de la plantilla
        }
       *[words] { $matched ->
            [one] { $matched } palabra coincidente, { PERCENT($share) } de { NUMBER($all) }
           *[other] { $matched } palabras coincidentes, { PERCENT($share) } de { NUMBER($all) }
        }
    }
comparison-both-programs =
    { $hasTemplate ->
        [yes] Comparten el { PERCENT($share) } de ambos: el código poco frecuente cuenta más, y el de la plantilla, nada.
       *[no] Comparten el { PERCENT($share) } de ambos: el código poco frecuente cuenta más.
    }
comparison-side-smaller = La lista muestra el número menor.
comparison-side-phrases = El { PERCENT($share) } de sus secuencias está en el otro
comparison-side-estimated = Cerca del { PERCENT($share) } de sus secuencias está en el otro
comparison-side-nothing =
    { $unit ->
        [code] ningún pasaje coincidente
       *[words] ninguna palabra coincidente que no se explique por el azar
    }
comparison-swap = Intercambiar los lados
comparison-all-sources = Todas sus coincidencias
comparison-all-sources-of = { $name }: todas sus coincidencias
comparison-also =
    { $isAll ->
        [no] También en al menos
       *[yes] También en
    } { $count ->
        [one] { $count } documento más
       *[other] { $count } documentos más
    }
comparison-exclude-everywhere = Excluirlo de todos (como plantilla)
comparison-template-name = Pasaje de la mayoría de los documentos: { $start }
comparison-by-hand =
    { $count ->
        [one] { $count } pasaje excluido por usted: { $counted }.
       *[other] { $count } pasajes excluidos por usted: { $counted }.
    }
comparison-by-hand-numbers =
    { $unit ->
        [code] Los pasajes excluidos no cuentan como tokens coincidentes en ninguna parte: ni aquí, ni en la lista, ni en autores y grupos, ni en los archivos que guarde.
       *[words] Los pasajes excluidos no cuentan como palabras coincidentes en ninguna parte: ni aquí, ni en la lista, ni en autores y grupos, ni en los archivos que guarde.
    }
comparison-counted-by-hand = La similitud que sigue aún incluye lo que usted excluyó.
comparison-counted-by-hand-shares = Las partes de cada texto y la similitud que siguen aún incluyen lo que usted excluyó.
comparison-leave-out = No es copia: excluir este pasaje
comparison-restore = Volver a incluir este pasaje
comparison-restore-all = Volver a incluir todos los pasajes
comparison-copy = Copiar este pasaje
comparison-copied = Copiado de ambos documentos, con sus nombres.
comparison-not-copied = El navegador no permitió copiar. Seleccione el pasaje en el texto y cópielo.
# Above the copied passage of one document.
comparison-copy-from = { $name }:
comparison-copy-from-lines = { $name }, líneas { $lines }:
comparison-copy-from-pages = { $name }, { $pages }:
comparison-pages-in = En { $name }: { $pages }.
# Below both. $count: comparison-count.
comparison-copy-matched = Pasaje { NUMBER($number) }, coincidencia: { $count }. Encontrado con Lookalike.
comparison-is-out = Usted excluyó este pasaje.
comparison-left-out = El pasaje { NUMBER($number) } queda excluido.
comparison-restored = El pasaje { NUMBER($number) } vuelve a estar incluido.
comparison-restored-all = Todos los pasajes de este par vuelven a estar incluidos.
# Shows the switches and the search above the texts, in a narrow window.
comparison-tools = Herramientas
comparison-details = Detalles
comparison-scroll = Desplazar a la vez
comparison-scroll-hint = Al desplazar un texto, el otro lo sigue, pasaje junto a pasaje.
comparison-find = Buscar en los dos textos
comparison-find-one = Buscar en el texto
comparison-find-short = Buscar
comparison-find-none = sin resultados
comparison-find-places =
    { $total ->
        [one] { $total } resultado
       *[other] { $total } resultados
    }
comparison-find-many = más de { NUMBER($total) } resultados
comparison-find-place = { NUMBER($at) } de { NUMBER($total) }
comparison-find-place-many = { NUMBER($at) } de más de { NUMBER($total) }
comparison-find-previous = Resultado anterior
comparison-find-next = Resultado siguiente
comparison-previous = Pasaje anterior
comparison-next = Pasaje siguiente
comparison-chip-out = Pasaje { NUMBER($number) }: { $count }, excluido por usted
comparison-moved = movido: { $text }
comparison-repeated = repetido: { $text }
comparison-reworded = otra forma: { $before } → { $after }
comparison-headline-phrases = El { PERCENT($shareA) } de las secuencias de { $a } está en { $b }; el { PERCENT($shareB) } de las de { $b } está en { $a }.
comparison-headline-estimated = Cerca del { PERCENT($shareA) } de las secuencias de { $a } está en { $b }; cerca del { PERCENT($shareB) } de las de { $b } está en { $a }.
comparison-nothing =
    { $unit ->
        [code] Los dos programas no tienen ningún pasaje compartido.
       *[words] Los dos textos no tienen en común nada que no se explique por el azar.
    }
comparison-verdict = La similitud no es un veredicto: lea los pasajes.
comparison-bounded = Algunas secuencias se repiten tanto en estos textos que no se buscaron en todos los lugares. Un pasaje que las contenga puede aparecer más corto.
comparison-no-phrase =
    { $unit ->
        [characters] { $k ->
            [one] Los dos textos no tienen en común ninguna secuencia de { $k } carácter.
           *[other] Los dos textos no tienen en común ninguna secuencia de { $k } caracteres.
        }
        [code] { $k ->
            [one] Los dos programas no tienen en común ninguna secuencia de { $k } token.
           *[other] Los dos programas no tienen en común ninguna secuencia de { $k } tokens.
        }
       *[words] { $k ->
            [one] Los dos textos no tienen en común ninguna secuencia de { $k } palabra.
           *[other] Los dos textos no tienen en común ninguna secuencia de { $k } palabras.
        }
    } Para hallar similitudes menores, elija secuencias más cortas en los ajustes.
# Instead, where a text has excluded text, which both may contain.
comparison-no-phrase-excluded =
    { $unit ->
        [characters] { $k ->
            [one] Aparte del texto excluido, los dos textos no tienen en común ninguna secuencia de { $k } carácter.
           *[other] Aparte del texto excluido, los dos textos no tienen en común ninguna secuencia de { $k } caracteres.
        }
        [code] { $k ->
            [one] Aparte del texto excluido, los dos programas no tienen en común ninguna secuencia de { $k } token.
           *[other] Aparte del texto excluido, los dos programas no tienen en común ninguna secuencia de { $k } tokens.
        }
       *[words] { $k ->
            [one] Aparte del texto excluido, los dos textos no tienen en común ninguna secuencia de { $k } palabra.
           *[other] Aparte del texto excluido, los dos textos no tienen en común ninguna secuencia de { $k } palabras.
        }
    }
comparison-no-pair =
    { $unit ->
        [characters] Los dos textos no tienen ningún carácter en común.
        [code] Los dos programas no tienen ningún token en común.
       *[words] Los dos textos no tienen ninguna palabra en común.
    }
comparison-no-pair-excluded =
    { $unit ->
        [characters] Aparte del texto excluido, los dos textos no tienen ningún carácter en común.
        [code] Aparte del texto excluido, los dos programas no tienen ningún token en común.
       *[words] Aparte del texto excluido, los dos textos no tienen ninguna palabra en común.
    }

## Cómo se ha contado

comparison-counted = Cómo se ha calculado
comparison-row =
    { $unit ->
        [characters] { $count ->
            [one] { $name } tiene { $count } carácter:
           *[other] { $name } tiene { $count } caracteres:
        }
        [code] { $count ->
            [one] { $name } tiene { $count } token:
           *[other] { $name } tiene { $count } tokens:
        }
       *[words] { $count ->
            [one] { $name } tiene { $count } palabra:
           *[other] { $name } tiene { $count } palabras:
        }
    }
comparison-shared-part = { NUMBER($count) } en pasajes compartidos ({ PERCENT($share) })
comparison-matched-part = { NUMBER($count) } con coincidencia ({ PERCENT($share) })
comparison-matched-part-words =
    { NUMBER($count) } con coincidencia ({ PERCENT($share) }), { $edited ->
        [0] todas literales
        [one] { $edited } de ellas en una secuencia retocada
       *[other] { $edited } de ellas en secuencias retocadas
    }
comparison-by-hand-part = { NUMBER($count) } en pasajes excluidos por usted ({ PERCENT($share) })
comparison-quoted-part = { NUMBER($count) } en citas ({ PERCENT($share) })
comparison-reference-part = { NUMBER($count) } en la bibliografía ({ PERCENT($share) })
comparison-template-part = { NUMBER($count) } de la plantilla ({ PERCENT($share) })
comparison-common-part = { NUMBER($count) } en muchos documentos ({ PERCENT($share) })
comparison-own-part = { NUMBER($count) } sin coincidencia ({ PERCENT($share) })
comparison-brackets =
    { $count ->
        [one] Sin contar { $count } llave, paréntesis o corchete de cierre.
       *[other] Sin contar { $count } llaves, paréntesis y corchetes de cierre.
    }
comparison-shorter-runs =
    { $shortest ->
        [one] Las series comunes de menos de { $shortest } palabra fuera de los pasajes no cuentan como coincidencia (pasaje mínimo en los ajustes).
       *[other] Las series comunes de menos de { $shortest } palabras fuera de los pasajes no cuentan como coincidencia (pasaje mínimo en los ajustes).
    }
comparison-excluded-quoted = Excluido: cita
comparison-excluded-reference = Excluido: bibliografía
comparison-excluded-template = Excluido: texto de la plantilla
comparison-excluded-common = Excluido: texto de muchos documentos
comparison-excluded-place = { $reason }, lugar { NUMBER($at) } de { NUMBER($total) }
comparison-phrase =
    { $unit ->
        [characters] { $k ->
            [one] La similitud compara caracteres sueltos (shingles).
           *[other] La similitud compara secuencias de { $k } caracteres seguidos (shingles).
        }
        [code] { $k ->
            [one] La similitud compara tokens sueltos (shingles).
           *[other] La similitud compara secuencias de { $k } tokens seguidos (shingles).
        }
       *[words] { $k ->
            [one] La similitud compara palabras sueltas (shingles).
           *[other] La similitud compara secuencias de { $k } palabras seguidas (shingles).
        }
    }
comparison-phrase-pairs =
    { $unit ->
        [characters] La similitud compara caracteres sueltos y pares de ellos a una distancia de hasta { NUMBER($reach) }; aquí ambos se llaman secuencias.
        [code] La similitud compara tokens sueltos y pares de ellos a una distancia de hasta { NUMBER($reach) }; aquí ambos se llaman secuencias.
       *[words] La similitud compara palabras sueltas y pares de ellas a una distancia de hasta { NUMBER($reach) }; aquí ambas se llaman secuencias.
    }
comparison-jaccard-set = Similitud del { PERCENT($share) } (Jaccard): en ambos textos hay { NUMBER($shared) } de las { NUMBER($all) } secuencias distintas.
comparison-jaccard-bag = Similitud del { PERCENT($share) } (Jaccard): en ambos textos hay { NUMBER($shared) } de las { NUMBER($all) } secuencias.
comparison-jaccard-weighted = Similitud del { PERCENT($share) } (Jaccard): están en ambos textos secuencias que suman { NUMBER($shared) } de { NUMBER($all) } puntos. Las secuencias raras tienen más puntos.
comparison-jaccard-estimated = Similitud de cerca del { PERCENT($share) } (Jaccard; intervalo del 95 %: { NUMBER($low) }–{ NUMBER($high) } %): estimada a partir de firmas (MinHash), no contada. De ella se derivan las partes siguientes.
comparison-estimate = La estimación a partir de firmas (MinHash) es del { PERCENT($share) } (intervalo del 95 %: { NUMBER($low) }–{ NUMBER($high) } %).
comparison-contained = El { PERCENT($shareA) } de las secuencias de { $a } está en { $b }, y el { PERCENT($shareB) } de las de { $b } está en { $a } (contención).
comparison-contained-estimated = Cerca del { PERCENT($shareA) } de las secuencias de { $a } está en { $b }, y cerca del { PERCENT($shareB) } de las de { $b } está en { $a } (contención).
comparison-whole = Sin excluir nada: similitud del { PERCENT($share) }; en ambos textos hay { NUMBER($shared) } de las { NUMBER($all) } secuencias, el { PERCENT($shareA) } de las de { $a } y el { PERCENT($shareB) } de las de { $b }.
comparison-stem =
    { $letters ->
        [one] Dos palabras cuentan como iguales por su primera letra.
       *[other] Dos palabras cuentan como iguales por sus primeras { $letters } letras.
    }

## Pasajes

comparison-no-passages = Ningún pasaje compartido.
comparison-passages =
    { $count ->
        [one] { $count } pasaje compartido
       *[other] { $count } pasajes compartidos, { $order ->
            [size] de mayor a menor
           *[place] en el orden del primer texto
        }
    }
# Opens the list of all passages, of which one line is shown.
comparison-all = Todos ({ NUMBER($count) })
comparison-all-hint = Mostrar todos los pasajes a la vez.
comparison-order = Orden de los pasajes
comparison-order-hint = En qué orden se muestran y se recorren los pasajes. Cada pasaje conserva su número.
comparison-order-place = Por posición
comparison-order-size = Por longitud
comparison-longest = el más largo
comparison-count =
    { $unit ->
        [characters] { $count ->
            [one] { $count } carácter
           *[other] { $count } caracteres
        }
        [code] { $count ->
            [one] { $count } token
           *[other] { $count } tokens
        }
       *[words] { $count ->
            [one] { $count } palabra
           *[other] { $count } palabras
        }
    }
comparison-count-both = { $count } en el primer texto y { NUMBER($b) } en el segundo
comparison-count-sides = { NUMBER($a) } ↔ { $b }
comparison-chip = Pasaje { NUMBER($number) }: { $count }
comparison-chip-title =
    { $unit ->
        [code] Coinciden: { $matched }, en el mismo orden en ambos programas.
       *[words] Coinciden: { $matched }; iguales y en el mismo orden: { NUMBER($same) }. Pasaje entero: { NUMBER($a) } y { NUMBER($b) }.
    }
comparison-chosen = Pasaje { NUMBER($number) } de { NUMBER($total) }. Coincidencia: { $count }
comparison-chosen-lines = Pasaje { NUMBER($number) } de { NUMBER($total) }. Coincidencia: { $count }. { $where }
comparison-passage = Pasaje { NUMBER($number) }:
comparison-passage-exact = { $passage } { $count }, sin ningún cambio.
comparison-passage-exact-code = { $passage } { $count }, en el mismo orden en ambos programas.
comparison-passage-abstract = Los nombres, los números y los textos entre comillas pueden diferir. Los comentarios no se comparan y no tienen color.
comparison-passage-matched = { $passage } coinciden { $countA } de { NUMBER($allA) } en el primer texto y { NUMBER($countB) } de { NUMBER($allB) } en el segundo.
comparison-all-in-order = Todo lo que coincide es igual y está en el mismo orden.
comparison-in-order =
    { $count ->
        [0] Nada de lo que coincide es igual y está en el mismo orden: se movió, se repite o aparece en otra forma.
        [one] Igual y en el mismo orden: { $count }; lo demás que coincide se movió, se repite o aparece en otra forma.
       *[other] Iguales y en el mismo orden: { $count }; lo demás que coincide se movió, se repite o aparece en otra forma.
    }
comparison-summary = Un texto resume el otro.
comparison-attributed =
    En { $name }, { $kind ->
        [both] está entre comillas, con una cita de la fuente cerca.
        [quoted] está entre comillas, sin ninguna cita de la fuente cerca.
        [cited] hay una cita de la fuente cerca, pero no está entre comillas.
       *[reference] está en la bibliografía.
    }
comparison-not-attributed = En ninguno de los textos está entre comillas ni cerca de una cita de la fuente.
comparison-attributed-passages = Pasajes de { $name }: { $counts }.
comparison-attributed-count =
    { $kind ->
        [both] { NUMBER($count) } entre comillas y con fuente
        [quoted] { NUMBER($count) } entre comillas y sin fuente
        [cited] { NUMBER($count) } con fuente cerca, pero sin comillas
        [reference] { NUMBER($count) } en la bibliografía
       *[none] { NUMBER($count) } sin comillas ni fuente
    }
comparison-kind =
    { $kind ->
        [both] Entre comillas y con fuente
        [quoted] Entre comillas, sin fuente
        [cited] Con fuente, sin comillas
        [reference] En la bibliografía
       *[none] Sin comillas ni fuente
    }
comparison-kind-count =
    { $kind ->
        [both] Entre comillas y con fuente: { $count }
        [quoted] Entre comillas, sin fuente: { $count }
        [cited] Con fuente, sin comillas: { $count }
        [reference] En la bibliografía: { $count }
       *[none] Sin comillas ni fuente: { $count }
    }
comparison-kind-hint =
    { $kind ->
        [both] Entre comillas y cerca de una cita de la fuente (autor y año, número entre corchetes o nota al pie) en al menos uno de los textos
        [quoted] Entre comillas en al menos uno de los textos, pero allí sin cita de la fuente cerca
        [cited] Cerca de una cita de la fuente (autor y año, número entre corchetes o nota al pie) en al menos uno de los textos, pero sin comillas
        [reference] En la bibliografía de al menos uno de los textos
       *[none] En ninguno de los textos entre comillas ni cerca de una cita de la fuente
    }. Coinciden: { $count }. Pulse para ver solo estos pasajes.
comparison-kinds = Tipos de pasajes que se muestran
comparison-kinds-shown = Se muestran { NUMBER($count) } de { NUMBER($all) } pasajes
comparison-uncounted = sin contar
comparison-uncounted-passage = Las bibliografías están excluidas: este pasaje no cuenta en ninguna parte.
comparison-count-lists = Contar las bibliografías
comparison-count-lists-hint = En todos los pares: los textos que citan las mismas fuentes comparten las palabras de sus bibliografías.
comparison-edits =
    { $count ->
        [one] Se sustituyó, añadió o quitó texto en { $count } lugar.
       *[other] Se sustituyó, añadió o quitó texto en { $count } lugares.
    }
comparison-lines = Líneas { $a } ↔ { $b }.
comparison-lines-in = Líneas en { $a }: { $linesA }; en { $b }: { $linesB }.
comparison-too-short =
    { $unit ->
        [characters] { $count ->
            [one] { $count } secuencia compartida es demasiado corta para ser un pasaje (menos de { NUMBER($shortest) } caracteres; menos en textos breves). Se ve en «Secuencias».
           *[other] { $count } secuencias compartidas son demasiado cortas para ser pasajes (menos de { NUMBER($shortest) } caracteres; menos en textos breves). Se ven en «Secuencias».
        }
        [code] { $count ->
            [one] { $count } secuencia compartida es demasiado corta para ser un pasaje (menos de { NUMBER($shortest) } tokens; menos en programas breves). Se ve en «Secuencias».
           *[other] { $count } secuencias compartidas son demasiado cortas para ser pasajes (menos de { NUMBER($shortest) } tokens; menos en programas breves). Se ven en «Secuencias».
        }
       *[words] { $count ->
            [one] { $count } secuencia compartida es demasiado corta para ser un pasaje (menos de { NUMBER($shortest) } palabras; menos en textos breves). Se ve en «Secuencias».
           *[other] { $count } secuencias compartidas son demasiado cortas para ser pasajes (menos de { NUMBER($shortest) } palabras; menos en textos breves). Se ven en «Secuencias».
        }
    }

## Qué se muestra

comparison-show = Mostrar
comparison-mode-passages = Pasajes
comparison-mode-passages-hint =
    { $unit ->
        [code] Código que comparten ambos programas, numerado y en color.
       *[words] Texto que comparten ambos documentos, numerado y en color. Las palabras que no coinciden se ven más claras.
    }
comparison-mode-differences = Diferencias
comparison-mode-differences-hint =
    { $unit ->
        [code] Línea por línea: qué líneas de los pasajes son iguales en ambos programas y cuáles se cambiaron, añadieron o quitaron; los comentarios no cuentan
       *[words] Lo que se sustituyó, añadió, quitó o movió en los pasajes, palabra por palabra
    }
comparison-mode-phrases = Secuencias
comparison-mode-phrases-hint =
    { $unit ->
        [code] Todas las secuencias que contienen ambos programas (shingles), por cortas que sean
       *[words] Todas las secuencias que contienen ambos documentos (shingles), por cortas que sean
    }
comparison-differences = Diferencias, de { $a } a { $b }
comparison-first-edits = Se muestran las primeras { NUMBER($listed) } de { NUMBER($total) } diferencias; en los textos están todas.
comparison-added = añadido: { $text }
comparison-removed = quitado: { $text }
comparison-became = pasó a ser
comparison-edited-look = En los textos, las palabras del pasaje que no coinciden se ven más claras, con una línea de puntos.
comparison-legend = En los textos:
comparison-legend-replaced = sustituido
comparison-legend-only = solo aquí
comparison-legend-moved = movido o repetido
comparison-legend-reworded = otra forma
comparison-legend-missing = aquí faltan palabras
comparison-long = largo: la búsqueda del navegador solo halla lo que está cerca de la pantalla
comparison-long-hint = Desplácese, o vaya de pasaje en pasaje, para ver el resto.

## Trucos ocultos

comparison-tricks = Trucos ocultos
comparison-tricks-found = { $name } contiene { $tricks }. Se comparó tal como lo ve un lector.
comparison-tricks-few = { $name } contiene { $tricks }; es muy poco para sacar conclusiones. Se comparó tal como lo ve un lector.
comparison-untricked = Similitud del { PERCENT($seen) } tal como un lector ve los textos; del { PERCENT($raw) } con los trucos.
comparison-untricked-estimated = Similitud de cerca del { PERCENT($seen) } tal como un lector ve los textos; de cerca del { PERCENT($raw) } con los trucos.
comparison-trick-invisible =
    { $characters ->
        [one] { $characters } carácter invisible
       *[other] { $characters } caracteres invisibles
    }{ $words ->
        [0] { "" }
        [one] { " en " }{ $words } palabra
       *[other] { " en " }{ $words } palabras
    }
comparison-trick-backwards =
    { $characters ->
        [one] { $characters } carácter escrito al revés
       *[other] { $characters } caracteres escritos al revés
    }{ $words ->
        [0] { "" }
        [one] { " en " }{ $words } palabra
       *[other] { " en " }{ $words } palabras
    }
comparison-trick-look-alike =
    { $characters ->
        [one] { $characters } letra parecida de otro alfabeto
       *[other] { $characters } letras parecidas de otro alfabeto
    }{ $words ->
        [0] { "" }
        [one] { " en " }{ $words } palabra
       *[other] { " en " }{ $words } palabras
    }
comparison-trick-styled =
    { $characters ->
        [one] { $characters } letra con una forma inusual
       *[other] { $characters } letras con una forma inusual
    }{ $words ->
        [0] { "" }
        [one] { " en " }{ $words } palabra
       *[other] { " en " }{ $words } palabras
    }
comparison-trick-spaced-out =
    { $characters ->
        [one] { $characters } letra espaciada
       *[other] { $characters } letras espaciadas
    }{ $words ->
        [0] { "" }
        [one] { " en " }{ $words } palabra
       *[other] { " en " }{ $words } palabras
    }
comparison-mark-tricks = Marcar trucos ocultos
comparison-previous-trick = Truco oculto anterior
comparison-next-trick = Truco oculto siguiente
comparison-places =
    { $count ->
        [one] { $count } lugar
       *[other] { $count } lugares
    }
comparison-places-more =
    { $count ->
        [one] { $count } lugar, y { NUMBER($more) } sin mostrar
       *[other] { $count } lugares, y { NUMBER($more) } sin mostrar
    }
comparison-place = { NUMBER($at) } de { NUMBER($total) }
comparison-place-more = { NUMBER($at) } de { NUMBER($total) }, y { NUMBER($more) } sin mostrar

## Teclas

comparison-keys = Atajos
comparison-keys-on = Usar atajos de una sola tecla (Esc funciona siempre)
comparison-key-find = buscar en los dos textos
comparison-key-next = pasaje siguiente
comparison-key-previous = pasaje anterior
comparison-key-phrases = pasajes o secuencias
comparison-key-differences = diferencias en los pasajes
comparison-key-trick = truco oculto siguiente, anterior
# The name of the key on a keyboard.
comparison-key-escape = Esc
comparison-key-back = volver a los pares
comparison-key-click = clic
comparison-key-counterpart = en un pasaje en color: el mismo en el otro texto
