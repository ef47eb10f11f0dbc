## La búsqueda sobre la lista de pares.

search-label = Buscar pares
search-help = Cómo buscar
search-intro = Escriba palabras de los nombres, condiciones como las de abajo o ambas cosas. Solo se muestran los pares que lo cumplen todo.
search-example-names = ambas palabras están en los dos nombres
search-example-phrase = exactamente estas palabras están en un nombre
search-example-matched =
    { $unit ->
        [code] más de 100 tokens coincidentes
       *[words] más de 100 palabras coincidentes
    }
search-example-evidence = más de 100 palabras coincidentes, según cuentan en el orden de la lista
search-example-share = la mitad de un documento o más coincide con el otro
search-example-longest =
    { $unit ->
        [code] el pasaje más largo tiene al menos 50 tokens coincidentes
       *[words] el pasaje más largo tiene al menos 50 palabras coincidentes
    }
search-example-similarity = la similitud de los documentos es del 30 % o más
search-example-chance = el azar daría menos de 0,01 pares tan fuertes como este
search-example-group = en el grupo 3
search-example-states = en alguno de estos estados de revisión
search-example-person = un documento de este autor
search-example-archive = un documento de entregas anteriores
search-signs = Signos: > (más), >= (al menos), < (menos), <= (como mucho), = (igual). Entre comillas, cualquier palabra se busca en los nombres.
search-example-lee = García
search-example-ann-lee = Ana García
search-example-two-words = garcía ensayo
search-clear = Mostrar todos los pares
search-nothing = Ningún par cumple esta búsqueda.

## Palabras clave

search-word-matched = coincidentes
search-word-evidence = indicios
search-word-share = parte
search-word-longest = pasaje
search-word-similarity = similitud
search-word-chance = azar
search-word-group = grupo
search-word-unreviewed = sin-revisar
search-word-cleared = sin-problema
search-word-discuss = comentar
search-word-confirmed = confirmado
search-word-person = autor
search-word-archive = anteriores

## Lo que no se entendió

search-no-field = No se buscó «{ $text }». Solo esto se puede comparar con un número: { $fields }. Para buscarlo en los nombres, escríbalo entre comillas.
search-no-number = No se buscó «{ $text }». Escriba un número tras el signo, como en { $example }.
search-no-percent = No se buscó «{ $text }». Es un recuento, no un porcentaje: escríbalo sin %.
search-no-comparison = No se buscó «{ $text }». Use uno de los signos >, >=, <, <= y =.
search-no-person = No se buscó «{ $text }». Escriba un nombre detrás, como en { $example }.
search-absent = No se buscó «{ $text }». Este número no está disponible en esta comparación.
