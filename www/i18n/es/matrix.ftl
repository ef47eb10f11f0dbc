## La matriz: cada documento frente a todos los demás.

matrix-nothing = Nada que mostrar
matrix-nothing-why = No se cuenta ningún par, así que todas las celdas de la matriz estarían vacías.
matrix-shown =
    { $count ->
        [one] { $count } documento, ordenado por grupo.
       *[other] { $count } documentos, ordenados por grupo.
    }
matrix-with-alone =
    { $count ->
        [one] Mostrar también { $count } documento sin pares en la lista
       *[other] Mostrar también { $count } documentos sin pares en la lista
    }
matrix-kind = Mostrar
matrix-kind-matched =
    { $unit ->
        [code] Tokens
       *[other] Palabras
    } coincidentes
matrix-kind-share = Parte coincidente del documento de la fila
matrix-kind-similarity = Similitud
matrix-legend = Leyenda
matrix-below = menos de { $to }
matrix-from-to = { $from }–{ $to }
matrix-from = { $from } o más
matrix-group = Grupo { $number }
matrix-label = Matriz de documentos: { $value }

## Ampliación, y lo que dice una celda

matrix-zoom-in = Ampliar
matrix-zoom-out = Reducir
matrix-whole = Mostrar todo
matrix-cell-matched =
    { $unit ->
        [code] { $count ->
            [one] { $row } y { $column }: { $count } token coincidente
           *[other] { $row } y { $column }: { $count } tokens coincidentes
        }
       *[other] { $count ->
            [one] { $row } y { $column }: { $count } palabra coincidente
           *[other] { $row } y { $column }: { $count } palabras coincidentes
        }
    }
matrix-cell-share =
    El { PERCENT($share) } de { $unit ->
        [code] los tokens
       *[other] las palabras
    } de { $row } coincide con { $column }
matrix-cell-similar = { $row } y { $column }: similitud del { $share }
matrix-itself = { $name }: el propio documento
matrix-empty = { $row } y { $column }: no está en la lista
matrix-point = Señale una celda para ver su par.
matrix-block =
    { $count ->
        [one] 1 par aquí: { $sentence }
       *[other] { $count } pares aquí, el más fuerte: { $sentence }
    }
matrix-block-empty = Ningún par de la lista aquí
matrix-blocks = Una celda abarca { NUMBER($block) } × { NUMBER($block) } documentos y muestra su par más fuerte; amplíe para ver cada uno.
matrix-keys = Haga clic en una celda para abrir su par. Con Ctrl y la rueda se amplía o reduce; con la rueda sola, o arrastrando, se desplaza. Teclas: las flechas mueven, Ctrl con flechas va a la siguiente celda con valor, Intro abre, + y − amplían y reducen, 0 muestra todo.
matrix-empty-meaning = Solo tienen valor los pares de la lista. Una celda vacía es un par que no está en ella, por lo general porque comparte demasiado poco. Los archivos de un mismo autor y las entregas anteriores no se comparan entre sí; si la lista está recortada, se dice encima de ella.

## Los números como tabla

matrix-as-table =
    { $count ->
        [one] Las cifras en una tabla ({ $count } par)
       *[other] Las cifras en una tabla ({ $count } pares)
    }
matrix-numbers = Números de la matriz
matrix-documents-head = Documentos
matrix-matched-head =
    { $unit ->
        [code] Tokens
       *[other] Palabras
    } coincidentes
matrix-share-head = Parte de cada uno
matrix-similar-head = Similitud
matrix-copy = Copiar la tabla
matrix-copied =
    { $count ->
        [one] { $count } par copiado.
       *[other] { $count } pares copiados.
    }
matrix-not-copied = No se pudo copiar la tabla: { $reason }
matrix-head-a = Primer documento
matrix-head-b = Segundo documento
matrix-head-share-a = Parte coincidente del primero
matrix-head-share-b = Parte coincidente del segundo
