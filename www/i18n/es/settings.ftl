## Los ajustes: qué se compara y cómo.

settings-title = Ajustes
settings-own = Ajustes propios
settings-singles =
    { $unit ->
        [characters] caracteres sueltos
        [code] tokens sueltos
       *[words] palabras sueltas
    }
settings-phrases =
    secuencias de { $k ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [one] { $k }
       *[other] { $k }
    } { $unit ->
        [characters] caracteres
        [code] tokens
       *[words] palabras
    }
settings-pairs =
    { $unit ->
        [characters] caracteres y pares de ellos
        [code] tokens y pares de ellos
       *[words] palabras y pares de ellas
    }
settings-listed = pares desde el { $threshold } % de similitud
settings-listed-matched =
    pares desde { $unit ->
        [code] { $matched ->
            [one] { $matched } token coincidente
           *[other] { $matched } tokens coincidentes
        }
       *[words] { $matched ->
            [one] { $matched } palabra coincidente ({ NUMBER($rare) } si son poco comunes)
           *[other] { $matched } palabras coincidentes ({ NUMBER($rare) } si son poco comunes)
        }
    } o el { $threshold } % de similitud
settings-listed-programs =
    pares desde { $matched ->
        [one] { $matched } token coincidente
       *[other] { $matched } tokens coincidentes
    }
settings-wrong =
    { $count ->
        [one] Hay { $count } ajuste por corregir
       *[other] Hay { $count } ajustes por corregir
    }
settings-mistake = { $field }: { $mistake }
settings-preset = Tipo de texto
settings-automatic = automático
settings-automatic-value = automático: { $value }

## Qué se compara

settings-compared = Qué se compara
settings-unit = Unidad
settings-k =
    { $unit ->
        [characters] Longitud de secuencia, en caracteres
        [code] Longitud de secuencia, en tokens
       *[words] Longitud de secuencia, en palabras
    }
settings-k-help =
    { $unit ->
        [characters] Este número de caracteres seguidos forma una secuencia (shingle de longitud k).
        [code] Este número de tokens seguidos forma una secuencia (shingle de longitud k).
       *[words] Este número de palabras seguidas forma una secuencia (shingle de longitud k).
    }
settings-k-reach-help =
    { $unit ->
        [characters] Solo para los pasajes. Los pares se buscan por caracteres y por pares de caracteres a una distancia de hasta { $reach }, según «Avanzado».
        [code] Solo para los pasajes. Los pares se buscan por tokens y por pares de tokens a una distancia de hasta { $reach }, según «Avanzado».
       *[words] Solo para los pasajes. Los pares se buscan por palabras y por pares de palabras a una distancia de hasta { $reach }, según «Avanzado».
    }
settings-lowercase = Ignorar mayúsculas y minúsculas
settings-punctuation = Ignorar la puntuación
settings-accents = Ignorar las tildes
settings-accents-help = Para textos escritos sin tildes junto a otros con ellas, como en vietnamita. Las palabras que solo se distinguen por las tildes cuentan entonces como iguales.
settings-nfkc = Unificar las formas de un carácter (NFKC)
settings-deobfuscate = Detectar trucos ocultos
settings-deobfuscate-help = Caracteres invisibles, letras parecidas de otros alfabetos, letras espaciadas. Se informa de cada uno.
settings-whitespace = Espacios en blanco
settings-language = Lenguaje de programación
settings-language-help = Siempre se ignoran nombres, literales, comentarios y formato.
settings-reduce-code = Ignorar código accesorio
settings-reduce-code-help = Importaciones, modificadores, anotaciones, comas, puntos y comas y paréntesis que solo agrupan. Los tipos básicos cuentan como nombres.

## Qué se excluye

settings-excluded = Qué se excluye
settings-quotes = Citas
settings-quotes-help = Texto entrecomillado de cinco palabras o más, y líneas que empiezan por «>».
settings-references = Bibliografía
settings-references-help = Las fuentes que figuran bajo un título como «Bibliografía» o «Referencias», o al final de un documento.
settings-edited-template = Plantilla con pequeños cambios
settings-edited-template-help = El texto de la plantilla siempre se excluye. Así se excluye también donde se cambiaron unas pocas palabras.

## Qué pares figuran en la lista

settings-listing = Qué pares figuran en la lista
settings-min-matched =
    { $unit ->
        [code] Tokens coincidentes, mínimo
       *[words] Palabras coincidentes, mínimo
    }
settings-min-matched-help =
    { $unit ->
        [code] Los pares con al menos este número de tokens coincidentes van primero, salvo que se deban al azar.
       *[words] Los pares con al menos este número de palabras coincidentes van primero, salvo que se deban al azar.
    }
settings-threshold = Umbral de similitud, en %
settings-threshold-help = Figuran en la lista los pares con al menos esta similitud.
settings-threshold-too-help =
    { $unit ->
        [code] Los programas figuran en la lista solo por sus tokens coincidentes. Con 0 figuran todos los pares que comparten una secuencia.
       *[words] También figuran en la lista los pares con al menos esta similitud.
    }
settings-measure = Medida de similitud
settings-traces = Mostrar los rastros en los archivos
settings-traces-help = Identificadores de revisión, autores, horas e imágenes que los archivos tienen en común. Nunca cuentan como palabras coincidentes.
settings-authors = De quién es cada archivo
settings-authors-not-compared = Los archivos de un mismo autor no se comparan entre sí.
settings-authors-now-none = Ahora ningún archivo tiene autor.
settings-authors-now =
    { $files ->
        [one] Ahora { $files } archivo tiene autor;
       *[other] Ahora { $files } archivos tienen autor;
    } { $authors ->
        [one] hay { $authors } autor.
       *[other] hay { $authors } autores.
    }
settings-authors-alone =
    { $count ->
        [one] { $count } archivo sin autor cuenta como un autor.
       *[other] { $count } archivos sin autor cuentan como un autor cada uno.
    }
settings-pattern = Patrón del autor
settings-pattern-none = Hasta entonces, ningún archivo tiene autor según un patrón.
settings-pattern-kept = Hasta entonces se sigue usando { $pattern }.

## Cómo se buscan los pares

settings-finding = Cómo se buscan los pares
settings-method = Método
settings-method-help =
    { $method ->
        [exact] El exacto es el habitual, y el único que busca pasajes copiados. Los demás son más rápidos y muestran lo buenas que son las estimaciones.
       *[lsh] Las similitudes se estiman, y no se buscan pasajes copiados.
    }
settings-seed = Semilla
settings-seed-help = Solo influye en las estimaciones, no en los resultados exactos.
settings-draw-seed = Generar otra semilla

## Avanzado: secuencias

settings-advanced = Avanzado
settings-advanced-what = secuencias, pasajes, estimaciones, límites
settings-phrase = Secuencias (shingles)
settings-stem = Letras comparadas por palabra
settings-stem-none = todas: palabras enteras
settings-stem-help = Con 3, «copiado» y «copiar» cuentan como la misma palabra (truncamiento).
settings-reach =
    { $unit ->
        [characters] Pares de caracteres a una distancia de hasta
        [code] Pares de tokens a una distancia de hasta
       *[words] Pares de palabras a una distancia de hasta
    }
settings-reach-none = ninguno: secuencias
settings-reach-help =
    { $unit ->
        [characters] Compara caracteres sueltos y pares de ellos en lugar de secuencias (skip-bigrams).
        [code] Compara tokens sueltos y pares de ellos en lugar de secuencias (skip-bigrams).
       *[words] Compara palabras sueltas y pares de ellas en lugar de secuencias, para hallar texto reformulado (skip-bigrams).
    }
settings-counting = Una secuencia cuenta
settings-counting-help = Si una secuencia repetida en un documento cuenta cada vez.
settings-fingerprint = Huella
settings-fingerprint-help = Cómo una secuencia se convierte en un número (hash). Con menos bits, secuencias distintas comparten número más a menudo (colisión).
settings-weighting = Peso de las secuencias
settings-weighting-help = Una secuencia que está en pocos documentos más puede contar hasta cinco veces (frecuencia inversa de documento).
settings-winnow = Ventana de selección (winnowing)
settings-winnow-none = ninguna: se conservan todas
settings-winnow-help = Conserva la menor de este número de huellas seguidas. Se siguen hallando las secuencias compartidas de ventana + k − 1 palabras (tokens).
settings-max-documents = Máximo de documentos con una secuencia
settings-max-documents-none = sin límite
settings-max-documents-help = Las secuencias que están en más documentos se excluyen de todos, como un encabezado común.

## Avanzado: pasajes

settings-passages = Pasajes
settings-evidence =
    { $unit ->
        [code] Listar pares por tokens coincidentes
       *[words] Listar pares por palabras coincidentes
    }
settings-evidence-help = Si no, los pares se listan solo por su similitud.
settings-gap =
    { $unit ->
        [characters] Hueco máximo, en caracteres
        [code] Hueco máximo, en tokens
       *[words] Hueco máximo, en palabras
    }
settings-gap-help = Hasta este número de cambios, añadidos o supresiones seguidos no interrumpen un pasaje.
settings-shortest =
    { $unit ->
        [characters] Pasaje mínimo, en caracteres
        [code] Pasaje mínimo, en tokens
       *[words] Pasaje mínimo, en palabras
    }
settings-shortest-help = Lo más corto cuenta solo como secuencia. En textos breves basta una décima parte del más corto.

## Avanzado: estimaciones

settings-signatures = Firmas (MinHash)
settings-family = Familia de hash
settings-family-help = Las funciones aleatorias con las que se hacen las firmas.
settings-signature = Longitud de firma
settings-signature-help = Número de funciones hash. Cuantas más, más estrecho es el intervalo de una estimación.
settings-banding = Bandas (LSH)
settings-layout = Distribución
settings-layout-own = la indicada abajo
settings-layout-help = 6 bandas hallan textos casi idénticos; 14 bandas, también parecidos (supershingles).
settings-bands = Bandas
settings-bands-help = Dos documentos son un par candidato si al menos una banda es igual en ambos.
settings-rows = Filas
settings-rows-help = Valores hash por banda. Todos deben ser iguales.
settings-missed = Coste de un par omitido, de 0 a 1
settings-missed-help = Lo grave que es un par omitido (falso negativo) frente a un candidato innecesario (falso positivo). Se usa si bandas y filas son automáticas.
settings-band-hash = Hash de banda
settings-band-hash-help = Cómo las filas de una banda se convierten en un número.

## Avanzado: límites

settings-limits = Límites
settings-max-pairs = Máximo de pares en la lista
settings-max-pairs-help = Si hay más, los pares más débiles se cuentan, pero no figuran en la lista.
settings-max-per-document = Máximo de pares por documento
settings-max-per-document-help = Un par se cuenta, pero no figura en la lista, si sus dos documentos tienen este número de pares más fuertes.
settings-effort = Esfuerzo de la búsqueda
settings-effort-help = 1 son unos diez segundos como máximo; 10, hasta diez veces más. En conjuntos muy grandes, los pares restantes se cuentan, pero no se examinan en busca de palabras coincidentes.
settings-memory = Límite de memoria, en MB
settings-memory-help = Una comparación que necesita más pierde exactitud paso a paso, y lo indica.
