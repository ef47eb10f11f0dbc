# Pairs of texts without a shared passage, of which one may retell the other in its own words.
rewritten-title =
    { $count ->
        [one] { $count } par podría ser una copia reescrita
       *[other] { $count } pares podrían ser copias reescritas
    }
rewritten-about = Estos textos no comparten ningún pasaje que figure en la lista, pero las palabras poco frecuentes que comparten están en el mismo orden más de lo que explica el azar. Uno puede contar lo mismo que el otro con otras palabras, o ambos pueden seguir una misma fuente. Ninguna de esas palabras cuenta como coincidencia. Cada texto se compara así con los otros cuatro que más palabras poco frecuentes comparten con él.
rewritten-in-order = { NUMBER($inOrder) } de { NUMBER($shared) } palabras poco frecuentes en el mismo orden
rewritten-left-out =
    { $count ->
        [one] { $count } más no figura en la lista.
       *[other] { $count } más no figuran en la lista.
    }
rewritten-not-examined =
    { $count ->
        [one] { $count } par no se examinó en este sentido porque había demasiados.
       *[other] { $count } pares no se examinaron en este sentido porque había demasiados.
    }
# At a pair, above its texts.
rewritten-pair = Podría ser una copia reescrita: { NUMBER($shared) } palabras poco frecuentes aparecen en una parte de ambos textos; { NUMBER($inOrder) } de ellas están en el mismo orden. Están subrayadas con puntos y no cuentan como coincidencias.
