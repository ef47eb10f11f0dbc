## La vista que mide hasta qué punto se puede confiar en los métodos rápidos (MinHash, LSH).

accuracy-heading = Cómo funciona
accuracy-plain = Las primeras secciones explican con palabras sencillas cómo se encontraron los pares y qué significan sus números. Las demás son para quien quiera saber más: miden, con sus propios documentos, hasta qué punto se puede confiar en los métodos rápidos de los artículos científicos.
# Above the sections on the methods.
accuracy-intro = MinHash convierte cada texto en una breve lista de números, su firma. Los textos parecidos tienen firmas parecidas. El hashing sensible a la localidad (LSH) corta cada firma en partes (bandas) y compara solo los pares con al menos una banda igual. Es rápido, pero puede pasar pares por alto. Esta página mide con sus propios documentos hasta qué punto se puede confiar en ambos. También puede repetir las mediciones de los artículos científicos que los describen.
accuracy-sections = Secciones de esta página
accuracy-none = Todavía no hay ningún resultado. Añada primero al menos dos documentos.

## Lo que encuentra MinHash con LSH, comparado con el resultado exacto

accuracy-recall = Qué encuentra MinHash con LSH
accuracy-no-pairs = Ningún par tiene una similitud del { PERCENT($threshold) } o más, así que LSH no puede haber pasado nada por alto.
accuracy-found =
    { $pairs ->
        [one] La comparación exacta encontró { $pairs } par con una similitud del { PERCENT($threshold) } o más. MinHash con LSH encuentra { $found }:
       *[other] La comparación exacta encontró { $pairs } pares con una similitud del { PERCENT($threshold) } o más. MinHash con LSH encuentra { $found } de esos { $pairs } pares:
    } el { PERCENT($recall) } (exhaustividad).
accuracy-predicted = La curva de abajo predice { NUMBER($pairs, maximumFractionDigits: 1) }, es decir, el { PERCENT($share) }.
accuracy-no-candidates = LSH no propone ningún par.
accuracy-precision =
    { $candidates ->
        [one] LSH propone { $candidates } par (candidato).
       *[other] LSH propone { $candidates } pares (candidatos).
    } { $right ->
        [one] { $right } de ellos tiene una similitud del { PERCENT($threshold) } o más:
       *[other] { $right } de ellos tienen una similitud del { PERCENT($threshold) } o más:
    } el { PERCENT($precision) } (precisión).
accuracy-compared =
    { $pairs ->
        [one] Se comparó exactamente { $pairs } par.
       *[other] Se compararon exactamente { $pairs } pares.
    } Solo con LSH habrían sido { $candidates }, el { PERCENT($share) } del total.
accuracy-estimated =
    Este resultado es una estimación, así que no hay un resultado exacto con el que medirlo. { $pairs ->
        [one] LSH propuso { $candidates } de { $pairs } par.
       *[other] LSH propuso { $candidates } de { $pairs } pares.
    } { $above ->
        [one] Se estima que { $above } de ellos tiene una similitud del { PERCENT($threshold) } o más.
       *[other] Se estima que { $above } de ellos tienen una similitud del { PERCENT($threshold) } o más.
    }
accuracy-not-compared = Los pares que LSH no propuso no se compararon.
accuracy-compare-exactly = Comparar exactamente

## La curva

accuracy-curve = Con qué probabilidad encuentra LSH un par
accuracy-curve-bands =
    { $bands ->
        [one] Cada firma forma { $bands } banda
       *[other] Cada firma se divide en { $bands } bandas
    } { $rows ->
        [one] de { $rows } fila.
       *[other] de { $rows } filas.
    } Dos textos pasan a ser un par candidato si al menos una banda coincide en todas sus filas. Cuanto más se parecen, más probable es (la curva en S).
accuracy-curve-threshold = En su umbral, una similitud del { PERCENT($similarity) }, la probabilidad es del { PERCENT($probability) }.
accuracy-curve-failed = No se pudo calcular la curva: { $reason }
accuracy-curve-axes = Horizontal: similitud (Jaccard). Línea: probabilidad de ser candidato.
accuracy-curve-dots = Puntos: de los pares de la lista con más o menos esta similitud, la proporción que fueron candidatos.
accuracy-curve-image = Probabilidad de ser candidato según la similitud. La tabla muestra los mismos números.
accuracy-curve-line = umbral
accuracy-curve-table = Probabilidad de ser candidato según la similitud
accuracy-similarity = Similitud
accuracy-probability = Probabilidad
accuracy-listed = Pares de la lista
accuracy-listed-title = Pares de la lista con la similitud más cercana a esta
accuracy-proposed = Candidatos entre ellos

## Similitud estimada y exacta

accuracy-agreement = Qué precisión tienen las estimaciones
accuracy-estimates-axes =
    { $functions ->
        [one] Horizontal: similitud exacta (Jaccard). Vertical: la estimación. Cada punto es uno o más pares de la lista; uno mayor, más pares. Sombreado: donde la teoría espera el 95 % de las estimaciones con { $functions } función hash independiente. Línea discontinua: sin error.
       *[other] Horizontal: similitud exacta (Jaccard). Vertical: la estimación. Cada punto es uno o más pares de la lista; uno mayor, más pares. Sombreado: donde la teoría espera el 95 % de las estimaciones con { $functions } funciones hash independientes. Línea discontinua: sin error.
    }
accuracy-estimates-image = Similitud estimada según la exacta de los pares de la lista, con la banda que espera la teoría. La tabla lo muestra en números.
accuracy-estimates-table = Estimaciones según la similitud exacta
accuracy-estimates-range = Estimaciones
accuracy-estimates-from-to = { PERCENT($least) } a { PERCENT($most) }
accuracy-estimates-covered = Dentro del intervalo
accuracy-estimates-listed = Son los pares de la lista; los que tienen una similitud menor del { PERCENT($threshold) } no están todos.
accuracy-estimates-listed-programs = Son los pares de la lista. Los programas se muestran por sus tokens coincidentes, así que los pares similares no están todos.
accuracy-agreement-none = No se pudo estimar ningún par de la lista.
accuracy-agreement-estimated = Este resultado solo contiene estimaciones. Compare exactamente para ver su precisión.
accuracy-agreement-within =
    { $pairs ->
        [one] En { $within } de { $pairs } par de la lista ({ PERCENT($share) }), la similitud exacta está
       *[other] En { $within } de los { $pairs } pares de la lista ({ PERCENT($share) }), la similitud exacta está
    } dentro del intervalo del 95 % de la estimación. Las estimaciones se desvían { NUMBER($mean, maximumSignificantDigits: 2) } puntos porcentuales de media y { NUMBER($largest, maximumSignificantDigits: 2) } como máximo.
accuracy-agreement-functions =
    { $functions ->
        [one] Proceden de firmas de { $functions } función hash.
       *[other] Proceden de firmas de { $functions } funciones hash.
    }

## La longitud de la firma

accuracy-needed = Cuántas funciones hash necesita una estimación
accuracy-needed-about = Cada número de una firma procede de una función hash distinta. Con más funciones se tarda más y las estimaciones son más precisas.
accuracy-needed-error = Error máximo (± puntos porcentuales)
accuracy-needed-confidence = Confianza (%)
accuracy-needed-wrong = Escriba números mayores que 0 y menores que 100.
accuracy-needed-busy = Calculando…
accuracy-needed-failed = No se pudo calcular el número: { $reason }
accuracy-needed-result = Para cualquier similitud, la distribución binomial exige { $exact }. Su aproximación normal exige { $bound }.
accuracy-needed-used =
    { $functions ->
        [one] Este resultado usó { $functions } función.
       *[other] Este resultado usó { $functions } funciones.
    }
accuracy-needed-use =
    { $functions ->
        [one] Usar { $functions } función
       *[other] Usar { $functions } funciones
    }
accuracy-functions =
    { $functions ->
        [one] { $functions } función
       *[other] { $functions } funciones
    }
accuracy-functions-too-many =
    { $most ->
        [one] más de { $most } función, el máximo
       *[other] más de { $most } funciones, el máximo
    }
accuracy-needed-lecture = La clase de Y. Freund sobre el método dice que bastan 20 funciones para un error de ±5 puntos con una confianza del 95 %. Según su propia regla, dos desviaciones típicas de 1/(2√k) como máximo, ese error exige { $functions }.

## Colisiones de huellas

accuracy-collisions = ¿Colisionan las huellas?
accuracy-collisions-about = Un texto se compara por sus shingles, las secuencias de unas pocas palabras, caracteres o tokens que contiene. Cada shingle se representa con un número, su huella ({ $fingerprint }). Si dos shingles distintos tuvieran la misma huella (una colisión), contarían como compartidos.
accuracy-collisions-count = Contar las colisiones
accuracy-collisions-cancel = Cancelar
accuracy-collisions-busy = Contando…
accuracy-collisions-failed = No se pudieron contar las colisiones: { $reason }
accuracy-collisions-found =
    { $shingles ->
        [one] Hay { $shingles } shingle,
       *[other] Hay { $shingles } shingles,
    } { $distinct ->
        [one] { $distinct } distinto,
       *[other] { $distinct } distintos,
    } con { $fingerprints ->
        [one] { $fingerprints } huella distinta
       *[other] { $fingerprints } huellas distintas
    } de { $bits } bits. Colisiones: { $collisions }.
accuracy-collisions-expected = Esperadas por azar: { NUMBER($expected, maximumSignificantDigits: 3) }.
accuracy-collisions-expected-none = Esperadas por azar: menos de una millonésima.
accuracy-collisions-stale = Estos números son de un resultado anterior. Cuente de nuevo.
accuracy-birthdays = Número de shingles distintos con el que al menos una colisión tiene esta probabilidad
accuracy-birthdays-table = Shingles distintos hasta una colisión, según los bits y la probabilidad
accuracy-birthdays-failed = No se pudo calcular la tabla: { $reason }
accuracy-bits = Bits
