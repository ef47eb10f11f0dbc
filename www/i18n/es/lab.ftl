## El laboratorio: mediciones de cuatro artículos, repetidas en este dispositivo.

lab-heading = Laboratorio: los experimentos de los artículos
lab-intro = Cuatro artículos describen los métodos que usa este programa, y tres de ellos midieron cómo funcionan. Aquí puede repetir sus mediciones en este dispositivo. Cada resultado aparece junto a la afirmación del artículo y se indica si esta se cumple con sus datos.
lab-intro-terms = Un shingle es una secuencia corta de caracteres o palabras; los textos se comparan por los shingles que comparten (similitud de Jaccard: los compartidos entre todos). Una firma es una breve lista de números, obtenida con funciones hash, con la que se puede estimar la similitud (MinHash). Divididas en bandas de unas pocas filas, las firmas indican además qué pares vale la pena comparar (LSH).

## El formulario

lab-data = Datos
lab-data-form = Datos de los experimentos
lab-data-permutations = Permutaciones aleatorias de un texto
lab-data-none = Los textos de esta página (todavía no hay ninguno)
lab-data-texts =
    { $count ->
        [one] El texto de esta página
       *[other] Los { $count } textos de esta página
    }
lab-text = Texto que permutar
lab-default-text = cada otoño el viejo transbordador cruzaba un puerto tranquilo mientras pescadores remendaban redes rotas y niños contaban gaviotas junto a muros soleados luego cuando empezaba lluvia los comerciantes cerraban sus postigos brillaban faroles tras ventanas estrechas pan recién hecho enfriaba sobre mesas alguien tocaba música lenta hasta anochecer con nosotros
lab-text-words =
    { $words ->
        [one] ({ $words } palabra)
       *[other] ({ $words } palabras)
    }
lab-run-all = Ejecutar todos
lab-cancel-all = Cancelar todos
lab-run = Ejecutar
lab-run-again = Ejecutar de nuevo
lab-run-named = Ejecutar: { $title }
lab-cancel = Cancelar
lab-cancel-named = Cancelar: { $title }
lab-running = En ejecución
lab-waiting = Esperando al experimento anterior
lab-cancelled = Cancelado
lab-cancelled-earlier = Cancelado. Los resultados de abajo son de la ejecución anterior.
lab-said-cancelled = Cancelado: { $title }.
lab-said-done = Terminado: { $title }.
lab-said-failed = Ha fallado «{ $title }»: { $reason }

lab-field-seed = Semilla
lab-field-permutations = Permutaciones
lab-field-lengths = Longitudes k
lab-field-k-characters = Longitud k, en caracteres
lab-field-k-words = Longitud k, en palabras
lab-field-functions = Funciones hash
lab-field-function-numbers = Números de funciones
lab-field-similarity = Similitud deseada (%)
lab-field-seeds = Semillas
lab-field-documents = Números de documentos
lab-field-family = Familia de hash
lab-field-layout = Bandas x filas
lab-field-repeats = Ejecuciones mínimas de cada uno
lab-field-pairs = Pares de permutaciones
lab-field-words = Palabras del texto generado

lab-wrong-choice = Elija una de las opciones. «{ $value }» no lo es.
lab-wrong-one = Escriba un solo valor. Ha escrito { $count }.
lab-wrong-count = Escriba de 1 a { $most } valores separados por comas. Ha escrito { $count }.
lab-wrong-layout = Escriba bandas x filas, como 20 x 10, cada número de 1 a { $most }. «{ $value }» no es válido.
lab-wrong-number = Escriba un número entero de { $least } a { $most }. «{ $value }» no lo es.

## Lo que impide un experimento

lab-died = El experimento se detuvo, probablemente por falta de memoria. Ejecútelo de nuevo con números más pequeños.
lab-not-loaded = No se pudo cargar el experimento. Compruebe la conexión con el servidor de esta página y ejecútelo de nuevo.
lab-out-of-memory = El motor se detuvo, probablemente por falta de memoria. Use menos textos o textos más cortos.
lab-needs-texts = Este experimento necesita al menos dos textos en la página. Añada textos o permute un texto en su lugar.
lab-needs-words = El texto que permutar debe tener al menos dos palabras.
lab-needs-ten-words = El texto debe tener al menos diez palabras para formar un par con él.
lab-needs-text = No hay ningún texto en la página. Permute un texto en su lugar.
lab-too-many-texts = Son demasiados textos para comparar cada uno con todos los demás. Use menos de { $most }.
lab-too-many-for-memory =
    { $documents ->
        [one] { $documents } de estos textos necesita más memoria de la que hay.
       *[other] Comparar { $documents } de estos textos necesitaría más memoria de la que hay.
    }
lab-too-few-functions = { $bands } bandas de { $rows } filas necesitan al menos { $needed } funciones.

## Resultados

lab-findings = Las afirmaciones de los artículos
lab-held = Se cumple aquí.
lab-failed = No se cumple aquí.
lab-unclear = No se puede decidir aquí.
lab-wrong = El artículo se equivoca.
lab-legend = Líneas: elija una para mostrarla u ocultarla
lab-at = en { $label }: { $value }
lab-range = { $low } a { $high }
lab-plot = Gráfico: { $title }. Vertical: { $y }. Horizontal: { $x }. Los números están en la tabla de abajo.
lab-copy = Copiar como CSV
lab-copy-named = Copiar como CSV: { $title }
lab-copied = Copiado.
lab-not-copied = El navegador no permitió copiar. Seleccione la tabla y cópiela.
lab-papers = Los artículos
lab-p1 = C. Bergillos, A. Rambla, A. Cabeza: Document similarity detection using hashing, 2018
lab-p2 = A. V. Tsimbalov, O. V. Zolotarev: Метод шинглов (El método de los shingles), 2016
lab-p3 = Y. Freund: Pseudo-randomness, hash functions and min-hash for document comparison (clase universitaria)
lab-p4 = R. Vilaseca, X. Lacasa, X. Martín: Detection of similarity between documents with hashing, 2018

lab-section = { $paper }, sección { $number }
lab-figure = { $paper }, figura { $number }
lab-table = { $paper }, tabla { $number }
lab-p3-estimating = P3, «Estimating Jaccard similarity»
lab-p3-needed = P3, «minimal number of hash functions»
lab-p2-supershingles = P2, «De los shingles a los supershingles»

lab-setting-texts =
    { $count ->
        [one] El texto de esta página
       *[other] Los { $count } textos de esta página
    }
lab-setting-permutations = { $count } permutaciones aleatorias de un texto de { $words } palabras, semilla { $seed }
lab-family-modular = modular
lab-family-multiplicative = multiplicativa
lab-family-one = una permutación
lab-axis-k = k, caracteres por shingle
lab-axis-jaccard = Similitud (Jaccard)
lab-axis-functions = Funciones hash
lab-axis-ms = Milisegundos
lab-k = k
lab-percent = { PERCENT($share) }
lab-functions = funciones
lab-similarity = similitud
lab-family = familia
lab-pairs = pares
lab-documents = documentos
lab-shingles = shingles
lab-different = distintos
lab-bits = bits
lab-in-ms = { $name }, ms
lab-in-ns = { $name }, ns

## Similitud según k

lab-k-title = La similitud según la longitud del shingle
lab-k-sources = P1, figura 2; P4, sección 7.1.1
lab-k-about = Cada par de textos se compara exactamente por shingles de k caracteres, con espacios (varios seguidos cuentan como uno) y sin ellos. Las permutaciones de un texto comparten todas sus palabras y casi ninguna oración.
lab-k-setting =
    { $pairs ->
        [one] { $data }: { $pairs } par.
       *[other] { $data }: { $pairs } pares.
    }
lab-k-plot = Similitud exacta de todos los pares
lab-k-table = Similitud (Jaccard) según k
lab-k-mean = media, con espacios
lab-k-mean-without = media, sin espacios
lab-k-middle = mitad central de los pares, con espacios
lab-k-highest-line = par más alto, con espacios
lab-k-lowest = mínimo
lab-k-lower = cuartil inferior
lab-k-median = mediana
lab-k-upper = cuartil superior
lab-k-highest = máximo
lab-k-highest-without = máximo, sin espacios
lab-k-falls = La similitud disminuye al alargarse los shingles.
lab-k-falls-so = La media va del { PERCENT($from) } con k = { $first } al { PERCENT($to) } con k = { $last }.
lab-k-falls-not = La media va del { PERCENT($from) } con k = { $first } al { PERCENT($to) } con k = { $last }, pero aumenta con k = { $rises }.
lab-k-nine = Con k = 9, los textos que comparten palabras pero no oraciones tienen menos de un 10 % de similitud, en todos los pares.
lab-k-nine-missing = k = 9 no está entre las longitudes.
lab-k-nine-so =
    { $over ->
        [one] Con k = 9, la media es del { PERCENT($mean) } y el máximo, del { PERCENT($highest) }; { $over } de { $pairs } pares alcanza el 10 %.
       *[other] Con k = 9, la media es del { PERCENT($mean) } y el máximo, del { PERCENT($highest) }; { $over } de { $pairs } pares alcanzan el 10 %.
    }
lab-k-twelve = Por encima de k = 12, la similitud es casi siempre nula.
lab-k-twelve-missing = Ningún k es mayor que 12.
lab-k-twelve-so = De los pares con k mayor que 12, el { PERCENT($share) } comparte menos del { PERCENT($limit) } de sus shingles.
lab-k-spaces = Con espacios, la similitud es mayor que sin ellos.
lab-k-spaces-all =
    { $lengths ->
        [one] Así es en la única longitud en la que hay alguna similitud.
       *[other] Así es en las { $lengths } longitudes en las que hay alguna similitud.
    }
lab-k-spaces-some =
    { $lengths ->
        [one] Así es en { $higher } de { $lengths } longitud, pero no con k = { $others }.
       *[other] Así es en { $higher } de { $lengths } longitudes, pero no con k = { $others }.
    }

## Tiempos de las familias de hash

lab-times-title = El tiempo que necesitan las familias de hash
lab-times-sources = P1, figura 3; P4, figura 16
lab-times-about = Todos los textos juntos se firman con cada familia de funciones hash, para shingles de k caracteres, una y otra vez con semillas nuevas. Solo se mide la firma, no la formación de los shingles. Los tiempos son los de este dispositivo en este momento.
lab-times-setting =
    { $functions ->
        [one] { $data }, como un solo texto; { $functions } función.
       *[other] { $data }, como un solo texto; { $functions } funciones.
    }
lab-times-plot = Tiempo de firma
lab-times-axis = Milisegundos por firma
lab-times-table =
    { $functions ->
        [one] Nanosegundos por shingle y milisegundos por firma, con { $functions } función
       *[other] Nanosegundos por shingle y milisegundos por firma, con { $functions } funciones
    }
lab-times-grow = Firmar tarda más al alargarse los shingles, porque más de ellos son distintos.
lab-times-grow-unclear = El número de shingles distintos es igual en ambos extremos.
lab-times-grow-so = De k = { $first } a k = { $last }, los shingles distintos pasan de { $few } a { $many }, y el tiempo de las cuatro familias de los artículos, de { NUMBER($short, maximumSignificantDigits: 3) } ms a { NUMBER($long, maximumSignificantDigits: 3) } ms. Crece como la potencia { NUMBER($power, maximumSignificantDigits: 3) } de su número.
lab-times-grow-not = De k = { $first } a k = { $last }, los shingles distintos pasan de { $few } a { $many }, y el tiempo de las cuatro familias de los artículos, de { NUMBER($short, maximumSignificantDigits: 3) } ms a { NUMBER($long, maximumSignificantDigits: 3) } ms. Con repeticiones hay { $fewAll } y { $manyAll } shingles.
lab-times-half = El hash modular tarda menos de la mitad que el multiplicativo y MurmurHash3.
lab-times-half-so = Sumando todos los k, MurmurHash3 tarda { NUMBER($murmur, maximumSignificantDigits: 3) } veces lo que el hash modular, y el multiplicativo, { NUMBER($multiplicative, maximumSignificantDigits: 3) } veces.
lab-times-same = MurmurHash3 y el hash multiplicativo tardan casi lo mismo.
lab-times-same-so = MurmurHash3 tarda { NUMBER($ratio, maximumSignificantDigits: 3) } veces lo que el hash multiplicativo. Hasta { $limit } veces en cualquier sentido cuenta como casi lo mismo.
lab-times-jenkins = La mezcla de Jenkins tarda más que el hash modular.
lab-times-jenkins-so = Sumando todos los k, tarda { NUMBER($ratio, maximumSignificantDigits: 3) } veces lo que este: { NUMBER($jenkins, maximumSignificantDigits: 3) } ms frente a { NUMBER($modular, maximumSignificantDigits: 3) } ms.

## Métodos según el número de documentos

lab-methods-title = Comparación exacta, firmas y LSH
lab-methods-sources = P1, figura 4
lab-methods-about = Se comparan por pares cada vez más textos: exactamente, por firmas y por firmas solo donde coincide una banda (LSH). Cada tiempo lo incluye todo desde los textos sin procesar. Los tiempos son los de este dispositivo en este momento.
lab-methods-setting = { $data }; k = { $k }, { $functions } funciones ({ $family }), { $bands } bandas de { $rows } filas.
lab-methods-exact = exacta
lab-methods-signatures = firmas
lab-methods-lsh = firmas y bandas (LSH)
lab-methods-plot = Tiempo para comparar todos los pares
lab-methods-axis = Documentos
lab-methods-table = Milisegundos según el número de documentos
lab-methods-candidates = pares candidatos de LSH
lab-methods-feasible = Comparar todos los pares exactamente no es viable con más de 100 documentos.
lab-methods-feasible-not = { $documents } documentos con { $pairs } pares tardaron { NUMBER($ms, maximumSignificantDigits: 3) } ms. Un índice de shingles a documentos lleva directamente a los compartidos.
lab-methods-feasible-unclear = No había más de 100 documentos.
lab-methods-exponential = El tiempo de la comparación exacta es exponencial en el número de documentos.
lab-methods-quadratic = Hay n (n − 1) / 2 pares de n documentos, así que compararlos todos lleva un tiempo cuadrático en el peor de los casos.
lab-methods-quadratic-so = Hay n (n − 1) / 2 pares de n documentos, así que compararlos todos lleva un tiempo cuadrático en el peor de los casos. Medido de { $few } a { $many } documentos, el tiempo crece como la potencia { NUMBER($power, maximumSignificantDigits: 3) } de su número.
lab-methods-order = Cada método es más rápido que el anterior: exacto, firmas, LSH.
lab-methods-order-so =
    { $documents ->
        [one] Con { $documents } documento:
       *[other] Con { $documents } documentos:
    } exacto, { NUMBER($exact, maximumSignificantDigits: 3) } ms; firmas, { NUMBER($signatures, maximumSignificantDigits: 3) } ms; LSH, { NUMBER($lsh, maximumSignificantDigits: 3) } ms.
lab-methods-bands = LSH es más rápido que las firmas solas, porque solo se compara una pequeña parte de los pares.
lab-methods-bands-so = Propone el { PERCENT($share) } de los pares y tarda { NUMBER($lsh, maximumSignificantDigits: 3) } ms frente a { NUMBER($signatures, maximumSignificantDigits: 3) } ms.

## La estimación según el número de funciones

lab-estimate-title = La estimación según el número de funciones hash
lab-estimate-sources = P1, figura 5; P3, «How many hash functions do we need?»
lab-estimate-about = Se forma un par con la similitud deseada: un texto y una copia con las últimas palabras permutadas. Después se estima su similitud con cada vez más funciones de cada familia, y con dos números de funciones y muchas semillas.
lab-estimate-setting = Un texto de { $words } palabras y una copia con las { $permuted } últimas permutadas. Por shingles de { $k } caracteres, su similitud es del { PERCENT($share) }. La banda del 95 % es la de unas funciones hash ideales.
lab-estimate-plot = Similitud estimada de un par
lab-estimate-exact = exacta
lab-estimate-band = banda del 95 % de funciones ideales
lab-estimate-low = banda del 95 %, desde
lab-estimate-high = hasta
lab-estimate-table = Estimación según el número de funciones
lab-estimate-seeds = Con qué frecuencia está la estimación dentro de ± { $error } y de la banda del 95 %, con { $seeds } semillas
lab-estimate-near = dentro de ± { $error }, { $functions } funciones
lab-estimate-in-band = en la banda, { $functions } funciones
lab-estimate-converges = Cuantas más funciones, más se acerca la estimación a la similitud.
lab-estimate-converges-unclear = Se probaron menos de tres números de funciones.
lab-estimate-converges-so = De media, las familias se desvían { NUMBER($few, maximumSignificantDigits: 3) } puntos porcentuales con { $fewFrom } a { $fewTo } funciones, y { NUMBER($many, maximumSignificantDigits: 3) } con { $manyFrom } a { $manyTo }. P1 lo explica por colisiones que importan cada vez menos. Con funciones ideales pasaría lo mismo, porque el error disminuye con la raíz cuadrada de su número.
lab-estimate-equal = Sea cual sea la familia, la probabilidad de que una función coincida es igual a la similitud.
lab-estimate-equal-so = Entonces, cerca del 95 % de las semillas da una estimación dentro de la banda. Entre familias y números de funciones es del { PERCENT($least) } al { PERCENT($most) } de { $seeds } semillas.
lab-estimate-needed = Con { $functions } funciones, la estimación está dentro de ± { $error } en el 95 % de los casos.
lab-estimate-needed-not = De 2σ ≤ { $error } y σ ≤ 1 / (2√k) se sigue 1 / √k ≤ { $error }, es decir, k ≥ { $sigmas }; P3 continúa con 1 / k. Para el 95 %, en lugar del 95,4 % de 2σ, esa cota da { $bound }, y la binomial exacta, { $exact }. Aquí, el { PERCENT($few) } de las estimaciones se acercó tanto con { $printed } funciones, y el { PERCENT($many) } con { $right }.

## Hash modular frente a Jenkins

lab-jenkins-title = Errores del hash modular y de la mezcla de Jenkins
lab-jenkins-sources = P4, figuras 13 a 15
lab-jenkins-about = La similitud de pares de textos se estima con muchas semillas, y el error absoluto medio se toma sobre pares y semillas. La familia modular de este programa toma restos módulo un primo. Para comparar se toman también restos módulo el número de shingles, como en P4, con tantos shingles como tiene cada par.
lab-jenkins-setting = { $data }, { $pairs } pares de ellos, con una similitud media del { PERCENT($share) }; { $seeds } semillas.
lab-jenkins-plot = Error absoluto medio
lab-jenkins-axis = Error de la similitud
lab-jenkins-prime = modular, con un primo
lab-jenkins-loose = módulo el número de shingles
lab-jenkins-ideal = funciones ideales
lab-jenkins-difference-plot = Error del hash modular menos el de la mezcla de Jenkins
lab-jenkins-difference-axis = Diferencia, en puntos porcentuales
lab-jenkins-difference = modular menos Jenkins
lab-jenkins-chance = margen del azar
lab-jenkins-loose-difference = módulo el número de shingles menos Jenkins
lab-jenkins-table = Error absoluto medio de la similitud, según el número de funciones
lab-jenkins-difference-points = modular menos Jenkins, puntos
lab-jenkins-standard-error = su error típico
lab-jenkins-loose-points = módulo el número de shingles menos Jenkins, puntos
lab-jenkins-greater = El error del hash modular suele ser mayor que el de la mezcla de Jenkins.
lab-jenkins-greater-loose = Lo mismo se cumple cuando el módulo es el número de shingles.
lab-jenkins-greater-so =
    { $all ->
        [one] Más allá del azar, es mayor en { $greater } y menor en { $less } de { $all } número de funciones.
       *[other] Más allá del azar, es mayor en { $greater } y menor en { $less } de { $all } números de funciones.
    }
lab-jenkins-permutation-source = P1, sección 6.1; P4, sección 4.2.2.1.1
lab-jenkins-permutation = a x + b módulo el número de shingles actúa como una permutación aleatoria de ellos.
lab-jenkins-permutation-so = Solo es una permutación si a no tiene ningún factor común con ese número: P1 pide un módulo primo; P4, una a prima. Con cualquier a, { $functions } funciones se desvían { NUMBER($bias, maximumSignificantDigits: 3) } puntos porcentuales de media (error típico: { NUMBER($error, maximumSignificantDigits: 2) }), lo que explica el azar.
lab-jenkins-permutation-not = Solo es una permutación si a no tiene ningún factor común con ese número: P1 pide un módulo primo; P4, una a prima. Con cualquier a, { $functions } funciones se desvían { NUMBER($bias, maximumSignificantDigits: 3) } puntos porcentuales de media (error típico: { NUMBER($error, maximumSignificantDigits: 2) }), y más funciones no lo remedian.

## Colisiones

lab-collisions-title = Colisiones según el ancho de la huella
lab-collisions-sources = P2, tablas 2 y 3
lab-collisions-about = Una huella es un número calculado a partir de un shingle de palabras. Una colisión es un shingle cuyo número ya tiene otro distinto. Se cuentan para cada tipo de huella y se comparan con el número que se espera por azar. Puede usar los textos de la página; si no, se genera un texto de palabras inventadas, bastante largo para que 32 bits colisionen.
lab-collisions-setting-generated = Un texto generado de { $words } palabras, semilla { $seed }
lab-collisions-setting = { $data }: { $distinct } shingles distintos de { $k } palabras.
lab-collisions-rabin = Rabin–Karp, { $bits } bits
lab-collisions-own = la de este programa, { $bits } bits
lab-collisions-plot = Colisiones, esperadas y contadas
lab-collisions-different = Shingles distintos
lab-collisions-collisions = Colisiones
lab-collisions-line-expected = { $bits } bits, esperadas
lab-collisions-line-counted = { $name }, contadas
lab-collisions-table = Colisiones contadas y esperadas
lab-collisions-fingerprint = huella
lab-collisions-distinct = shingles distintos
lab-collisions-counted = colisiones contadas
lab-collisions-expected = esperadas
lab-collisions-deviation = desviación, en desviaciones típicas
lab-collisions-birthdays = Número de shingles distintos con el que una colisión tiene esta probabilidad (P2, tabla 2, recalculada)
lab-collisions-short = Con 32 bits, las colisiones son inevitables a partir de { $limit } shingles distintos.
lab-collisions-short-few =
    { $distinct ->
        [one] Solo hay { $distinct } shingle distinto.
       *[other] Solo hay { $distinct } shingles distintos.
    }
lab-collisions-short-so = Las huellas de 32 bits tienen de { $least } a { $most } colisiones. El azar predice { NUMBER($expected, maximumSignificantDigits: 3) }.
lab-collisions-long = Con 48 bits o más no hay ninguna entre tantos shingles.
lab-collisions-long-so = Ninguna de las { $all } huellas de 48 a 64 bits tiene colisiones. El azar predice { NUMBER($expected, maximumSignificantDigits: 3) } para 48 bits.
lab-collisions-long-not =
    { $colliding ->
        [one] { $colliding } de las { $all } huellas de 48 a 64 bits tiene colisiones.
       *[other] { $colliding } de las { $all } huellas de 48 a 64 bits tienen colisiones.
    }
lab-collisions-table2 = Los números impresos de shingles dan a una colisión una probabilidad del 1, 10 y 40 %, de 32 a 64 bits.
lab-collisions-table2-so = De { $all } números impresos, { $right } coinciden con √(2 · 2ᵇ · ln(1 / (1 − P))) en ocho cifras.
lab-collisions-table3 = Con { $shingles } shingles, CRC-32 tuvo { $crc } colisiones, y Rabin–Karp con 32 bits, { $rabin }.
lab-collisions-table3-so = Si todos esos shingles fueran distintos, el azar predeciría { $expected }. CRC-32 se desvía { NUMBER($crc, maximumSignificantDigits: 3) } desviaciones típicas, y Rabin–Karp, { NUMBER($rabin, maximumSignificantDigits: 3) }. Más de tres es demasiado para el azar; un módulo algo menor que 2³² lo explicaría.

## Curvas en S

lab-curves-title = Qué pares encuentra LSH
lab-curves-sources = P2, fórmula 10; P1, sección 5; P4, sección 5
lab-curves-about = Las firmas se dividen en bandas de varias filas, que P2 llama supershingles. Un par pasa a ser candidato si una banda coincide en todas sus filas, con una probabilidad que solo depende de la similitud.
lab-curves-setting = No se necesitan textos.
lab-curves-plot = Probabilidad de ser candidato
lab-curves-probability = Probabilidad
lab-curves-table = Probabilidad según la similitud
lab-curves-inverse = Similitud con la que se encuentra un par con esta probabilidad
lab-curves-layout = bandas x filas
lab-curves-claim = { $bands } grupos de { $rows } encuentran un par de similitud { $similarity } con una probabilidad de { NUMBER($probability, maximumSignificantDigits: 2) }.
lab-curves-right = 1 − (1 − { $similarity }^{ $rows })^{ $bands } es { NUMBER($chance, maximumSignificantDigits: 2) }.
lab-curves-wrong = La propia fórmula de P2, 1 − (1 − { $similarity }^{ $rows })^{ $bands }, da { NUMBER($chance, maximumSignificantDigits: 2) }; { NUMBER($probability, maximumSignificantDigits: 2) } corresponde a una similitud de { NUMBER($fits, maximumSignificantDigits: 2) }.
