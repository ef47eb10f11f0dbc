## Los parámetros de una comparación: sus valores, los perfiles y lo que cambia al ajustarlos.

parameters-unit-words = palabras
parameters-unit-characters = caracteres
parameters-unit-code = tokens de programas
parameters-language-auto = detectar en cada archivo
parameters-language-plain = otro (palabras y símbolos)
parameters-weighting-equal = todas las secuencias cuentan igual
parameters-weighting-rarity = las secuencias raras cuentan más
parameters-whitespace-collapse = como un solo espacio
parameters-whitespace-remove = se ignora
parameters-whitespace-keep = tal como está
parameters-counting-set = una vez por documento (conjunto)
parameters-counting-bag = cada vez que aparece (multiconjunto)
parameters-fingerprint-rolling = suma móvil, 64 bits
parameters-fingerprint-rabin-karp = Rabin–Karp, { NUMBER($bits) } bits
parameters-fingerprint-crc = CRC, { NUMBER($bits) } bits
parameters-fingerprint-murmur = MurmurHash3, 32 bits
parameters-method-exact = todos los pares, con exactitud
parameters-method-signatures = todos los pares, estimados (MinHash)
parameters-method-lsh = solo pares probables, estimados (LSH)
parameters-measure-jaccard = parte de todas las secuencias (Jaccard)
parameters-measure-sorensen = Sørensen–Dice
parameters-measure-overlap = parte del texto más corto (solapamiento)
parameters-family-one-permutation = hash de una permutación
parameters-family-modular = modular: a x + b módulo un primo
parameters-family-multiplicative = multiplicativa: primeros bits de a x
parameters-family-murmur = MurmurHash3 con muchas semillas
parameters-family-jenkins = mezcla de 96 bits de Jenkins
parameters-band-hash-mix = mezcla de 64 bits
parameters-band-hash-vector = hash de un vector

## Perfiles

parameters-preset-text = Trabajos
parameters-preset-text-hint = Trabajos, respuestas y artículos en cualquier idioma
parameters-preset-programs = Programas
parameters-preset-programs-hint = No cuentan nombres, comentarios ni formato
parameters-layout-automatic = según el umbral
parameters-layout-groups =
    { $bands ->
        [one] { $bands } banda de { NUMBER($rows) }
       *[other] { $bands } bandas de { NUMBER($rows) }
    } { $functions ->
        [one] ({ $functions } función)
       *[other] ({ $functions } funciones)
    }

## Lo que cambia al ajustar

parameters-change = { $name } { $before } → { $after }
parameters-yes = sí
parameters-no = no
parameters-any = sin límite
parameters-all = todas
parameters-none = ninguna
parameters-number = { NUMBER($value) }
parameters-percent = { $value } %
parameters-megabytes = { NUMBER($value) } MB
parameters-name-unit = unidad
parameters-name-language = lenguaje de programación
parameters-name-reduce-code = ignorar código accesorio
parameters-name-k = longitud de secuencia
parameters-name-stem = letras comparadas por palabra
parameters-name-reach = distancia en pares de palabras
parameters-name-lowercase = ignorar mayúsculas
parameters-name-punctuation = ignorar puntuación
parameters-name-accents = ignorar tildes
parameters-name-nfkc = unificar formas de caracteres
parameters-name-deobfuscate = detectar trucos ocultos
parameters-name-whitespace = espacios en blanco
parameters-name-quotes = excluir citas
parameters-name-references = excluir bibliografía
parameters-name-edited-template = excluir plantilla modificada
parameters-name-method = método
parameters-name-measure = medida de similitud
parameters-name-threshold = umbral
parameters-name-seed = semilla
parameters-name-counting = recuento de secuencias
parameters-name-fingerprint = huella
parameters-name-winnow = ventana de selección (winnowing)
parameters-name-max-documents = máximo de documentos con una secuencia
parameters-name-weighting = peso de las secuencias
parameters-name-gap = hueco máximo en un pasaje
parameters-name-shortest = pasaje mínimo
parameters-name-evidence = listar por palabras coincidentes
parameters-name-min-matched = mínimo de palabras coincidentes
parameters-name-family = familia de hash
parameters-name-signature = longitud de firma
parameters-name-bands = bandas
parameters-name-rows = filas
parameters-name-missed = coste de un par omitido
parameters-name-band-hash = hash de banda
parameters-name-max-pairs = máximo de pares en la lista
parameters-name-max-per-document = máximo de pares por documento
parameters-name-effort = esfuerzo de la búsqueda
parameters-name-memory = límite de memoria

## Errores

parameters-threshold-wrong = Escriba un número de 0 a 100.
parameters-not-whole = Escriba un número entero de { NUMBER($min) } a { NUMBER($max) }.
parameters-not-a-fraction = Escriba un número de 0 a 1.
# $choices: nombres que los programas dan a los valores, como "words", "characters".
parameters-not-a-choice = Elija uno de estos valores: { $choices }.
parameters-not-a-switch = Elija true (sí) o false (no).
# $known: nombres de parámetros, como k, threshold.
parameters-unknown = No existe ese ajuste. Elija uno de estos: { $known }.
# $positions: bandas por filas.
parameters-bands-too-large = Bandas por filas da { NUMBER($positions) }, más que la longitud de firma, { NUMBER($length) }. Cambie uno de los tres valores o deje vacías las bandas o las filas.
