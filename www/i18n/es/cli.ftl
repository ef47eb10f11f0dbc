## Lo que la orden del terminal comunica sobre su ejecución.

cli-wrong-use = lookalike: { $mistake }
cli-try-help = Pruebe: { $command } --help
cli-failed = lookalike: la comparación ha fallado: { $reason }
cli-find-cause = Compare menos archivos a la vez para encontrar el que la hace fallar.
cli-unread = No se ha leído { $name }. { $reason }
cli-given-twice = { $name } se dio más de una vez y se leyó una sola vez.
cli-unknown-language = --language espera uno de { $known }, y recibió «{ $value }»
cli-remark = { $name }: { $remark }
cli-two-reasons = { $first } { $second }
# Archivos cuya codificación se adivinó. $encodings: una lista de elementos como cli-guessed-as.
cli-guessed =
    { $count ->
        [one] { $count } archivo no está en UTF-8. Su codificación se ha deducido: { $encodings }. Si el texto se ve mal, guárdelo en UTF-8. --json lo nombra.
       *[other] { $count } archivos no están en UTF-8. Sus codificaciones se han deducido: { $encodings }. Si un texto se ve mal, guárdelo en UTF-8. --json los nombra uno por uno.
    }
# «Occidental (windows-1252): 12».
cli-guessed-as = { $encoding }: { NUMBER($count) }
cli-receipts =
    { $count ->
        [one] { $count } archivo es un recibo de Blackboard: se leyó solo lo que el estudiante escribió en él, si escribió algo.
       *[other] { $count } archivos son recibos de Blackboard: se leyó solo lo que los estudiantes escribieron en ellos, si escribieron algo.
    }
cli-programs = Los archivos son sobre todo programas, así que todos se comparan como programas. Para compararlos como textos, añada --preset text.
cli-programs-by-language = Se indicó un lenguaje de programación, así que los archivos se comparan como programas.
# $programs, $files: cuántos de los archivos son programas. $rest: si hay otros archivos.
cli-programs-as-texts =
    { $programs } de { NUMBER($files) } archivos son programas y aquí se comparan como textos. Comparadas así, las soluciones de una misma tarea se parecen entre sí. { $rest ->
        [none] Es mejor compararlos con --preset programs.
       *[some] Es mejor comparar los programas con --preset programs, y solo los demás archivos como textos.
    }
cli-not-written = no se pudo escribir { $name } ({ $reason })
cli-standard-output = la salida estándar
# Lo que encontró --fail-above. $unit: words, characters o code.
cli-above-words =
    { $pairs ->
        [one] { $pairs } par tiene más de
       *[other] { $pairs } pares tienen más de
    } { $unit ->
        [code] { $words ->
            [one] { $words } token coincidente.
           *[other] { $words } tokens coincidentes.
        }
       *[words] { $words ->
            [one] { $words } palabra coincidente.
           *[other] { $words } palabras coincidentes.
        }
    }
# $measure: el nombre del valor de un parámetro, como jaccard.
# $limit: en porcentaje, como "11,02 %".
cli-above-share =
    { $pairs ->
        [one] { $pairs } par tiene una similitud ({ $measure }) superior a { $limit }.
       *[other] { $pairs } pares tienen una similitud ({ $measure }) superior a { $limit }.
    }
cli-fail-above-undecided = faltó memoria, así que no se buscaron palabras coincidentes y --fail-above no se puede decidir
# $pairs: pairs that are not listed, while no listed pair is above the limit.
cli-fail-above-left-out =
    { $pairs ->
        [one] ningún par de la lista supera el límite, pero { $pairs } par quedó fuera de la lista y --fail-above no se puede decidir. Suba maxPairs y maxPairsPerDocument
       *[other] ningún par de la lista supera el límite, pero { $pairs } pares quedaron fuera de la lista y --fail-above no se puede decidir. Suba maxPairs y maxPairsPerDocument
    }
# $pairs: pares de programas que no están en la lista porque nada indica copia.
cli-fail-above-unlisted =
    { $pairs ->
        [one] ningún par de la lista supera el límite, pero { $pairs } par de programas con una similitud de { NUMBER($threshold) } o más quedó fuera de la lista y --fail-above no se puede decidir. Quite el umbral
       *[other] ningún par de la lista supera el límite, pero { $pairs } pares de programas con una similitud de { NUMBER($threshold) } o más quedaron fuera de la lista y --fail-above no se puede decidir. Quite el umbral
    }
cli-fail-above-nothing = no había ningún par que comparar, así que --fail-above no puede decidirse: se leyeron menos de dos archivos con texto
# $count: archivos cuyo texto quizá no se leyó. $names: algunos de ellos.
cli-fail-above-unread =
    { $count ->
        [one] ningún par de la lista supera el límite, pero { $count } documento no se leyó, o no por completo, y --fail-above no puede decidirse: { $names }. Para prescindir de él, muévalo a otra carpeta o dé solo los demás archivos
       *[other] ningún par de la lista supera el límite, pero { $count } documentos no se leyeron, o no por completo, y --fail-above no puede decidirse: { $names }. Para prescindir de ellos, muévalos a otra carpeta o dé solo los demás archivos
    }
# $pairs: pares de la lista de --pairs.
cli-fail-above-skipped =
    { $pairs ->
        [one] ningún par de la lista supera el límite, pero { $pairs } par de la lista se omitió, y --fail-above no puede decidirse. Para prescindir de él, quítelo de la lista
       *[other] ningún par de la lista supera el límite, pero { $pairs } pares de la lista se omitieron, y --fail-above no puede decidirse. Para prescindir de ellos, quítelos de la lista
    }
# $pairs: pares que podrían compartir palabras, de los que había demasiados.
cli-fail-above-not-examined =
    { $pairs ->
        [one] ningún par de la lista supera el límite, pero { $pairs } par no se examinó, y --fail-above no puede decidirse. Compare menos archivos a la vez o aumente effort
       *[other] ningún par de la lista supera el límite, pero { $pairs } pares no se examinaron, y --fail-above no puede decidirse. Compare menos archivos a la vez o aumente effort
    }
cli-pair-skipped = { $place }: par omitido. { $reason }
cli-folder-empty = { $path } no contiene archivos.
# $count: archivos sin autor. $path: el de uno de ellos.
cli-author-pattern-some =
    { $count ->
        [one] --author-pattern no encuentra autor en { $count } de { NUMBER($files) } rutas, «{ $path }». Este archivo se compara con todos los demás.
       *[other] --author-pattern no encuentra autor en { $count } de { NUMBER($files) } rutas, como «{ $path }». Estos archivos se comparan con todos los demás.
    }
cli-author-by-name-none = --author-by-name no encuentra ningún autor en los nombres: conoce los que las plataformas educativas dan a archivos y carpetas. Todos los archivos se comparan entre sí. Para otros nombres use --author-pattern, por ejemplo '^([^_]+)_'
cli-author-by-folder-none = --author-by-folder no encuentra ningún autor, porque ningún archivo está en una carpeta de su autor. Todos los archivos se comparan entre sí. Si los autores están en los nombres de los archivos, use --author-by-name o --author-pattern.
# $option: --archive o --template. $names: algunos de los archivos.
cli-role-nearer =
    { $count ->
        [one] { $option }: { $count } de sus archivos es una entrega, porque una ruta más específica lo indica como entrega: { $names }
       *[other] { $option }: { $count } de sus archivos son entregas, porque rutas más específicas los indican como entregas: { $names }
    }

## Por qué no se leyó un archivo

cli-read-already = Ya se había leído, como { $name }.
cli-not-a-file = No es ni un archivo ni una carpeta.
cli-link-to-folder = Es un enlace a una carpeta, y estos enlaces no se siguen. Indique la carpeta misma.
cli-not-utf8 = Su nombre no es UTF-8. Cámbielo.
cli-no-right = No hay permiso para leerlo. Cambie sus permisos o los de las carpetas superiores.
cli-gone = Ya no está ahí, o es un enlace que no lleva a ninguna parte. Compruebe la ruta.
cli-link-circle = Su enlace da vueltas en círculo. Indique el archivo mismo.
cli-path-too-long = Su ruta es demasiado larga para el sistema. Muévalo más arriba.
cli-became-folder = Era un archivo y ahora es una carpeta. Compare de nuevo.
cli-became-file = Era una carpeta y ahora es un archivo. Compare de nuevo.
cli-hidden = Los archivos y carpetas ocultos se omiten.
# $count: dos o más. $names: algunos de ellos.
cli-hidden-many =
    { $count ->
        [one] Se omitió { $count } archivo o carpeta que estaba oculto: { $names }
       *[other] Se omitieron { $count } archivos y carpetas ocultos: { $names }
    }
cli-own-result = Es el resultado de una comparación anterior. Para compararlo, dé su propia ruta.
cli-own-output = La salida de este comando se está escribiendo en él.
cli-system-error = El sistema no pudo abrirlo ({ $reason }). Inténtelo de nuevo.

## Uso incorrecto

cli-no-files = se esperaban archivos o carpetas que comparar, y no hay ninguno
cli-path-empty = se esperaba un archivo o una carpeta, y la ruta está vacía. Compruebe las variables de su comando.
cli-standard-input = la entrada estándar no se lee. Escriba el texto en un archivo y dé ese archivo
cli-nothing-there = no existe el archivo o la carpeta «{ $path }». Compruebe la ruta.
# Las dos opciones nombran el mismo archivo.
cli-role-twice = «{ $name }» se dio tanto con --archive como con --template. Indíquelo con una sola de las dos.
cli-role-all-given = todos los archivos que comparar se dieron también con --archive o --template. Dé entregas con las que compararlos.
cli-one-author-rule = se esperaba solo una de --author-none, --author-by-folder, --author-by-name, --author-pattern
cli-author-pattern-wrong = --author-pattern: { $mistake }
cli-author-pattern-none = --author-pattern no encuentra ningún autor en las rutas, ni dentro de las carpetas dadas ni en rutas completas como «{ $path }». Cambie el patrón.
cli-seconds-wrong = --seconds espera un número mayor que 0 y como máximo { NUMBER($most) }, y recibió «{ $value }»
# $reason: what the system reports.
cli-password-unread = no se puede leer el archivo con la contraseña ({ $reason })
cli-password-empty = --password-file espera un archivo cuya primera línea sea una contraseña
cli-preset-wrong = --preset espera uno de { $known }, y recibió «{ $value }»
cli-set-wrong = --set espera NAME=VALUE, como k=3, y recibió «{ $value }»
cli-csv-or-json = --csv - y --json necesitan ambos la salida estándar. Dé un archivo a --csv o quite una de las dos.
cli-csv-empty = --csv espera un archivo, o - para la salida estándar
cli-file-wrong = { $option } espera un archivo en el que escribir
# Dos opciones nombran el mismo archivo.
cli-file-twice = { $first } y { $second } escribirían ambas «{ $name }». Indique otro archivo en una de ellas.
cli-file-is-read = «{ $name }» es uno de los archivos que se comparan y se sobrescribiría. Indique otro archivo.
cli-file-is-option = «{ $name }» es el archivo de { $option } y se sobrescribiría. Indique otro archivo.
cli-no-folder = { $option }: no existe la carpeta «{ $folder }» en la que escribir. Créela o dé otra ruta.
cli-file-is-folder = { $option } espera un archivo en el que escribir, y «{ $name }» es una carpeta
cli-file-in-circle = no se puede escribir en «{ $name }»: es un enlace que lleva a sí mismo. Dé otro archivo.
cli-no-right-to-write = { $option }: no tiene permiso para escribir en «{ $folder }». Dé otra ruta.
cli-file-is-protected = { $option }: «{ $name }» está protegido contra escritura. Cambie sus permisos o dé otro archivo.
cli-report-wrong = --report espera dos documentos y un archivo en el que escribir: --report A B FILE
cli-report-took = no hay archivos ni carpetas que comparar: --report tomó «{ $name }» como el archivo en el que escribir. Escriba --report A B FILE y, después, lo que quiera comparar.
cli-option-once = { $option } solo se puede dar una vez
# $place: la opción. $reason: el archivo y por qué no se leyó.
cli-report-unread = { $place }: { $reason }
cli-fail-above-wrong = --fail-above espera un número entero de palabras coincidentes, como 100, o una similitud inferior al 100 %, como 30%; se dio «{ $value }»
cli-fail-above-no-words = --fail-above N cuenta palabras coincidentes, y con estos ajustes no se buscan. Dé una similitud, como --fail-above 30%
# $limit: en porcentaje, como "11,02 %".
cli-fail-above-threshold = --fail-above es { $limit } y threshold es { NUMBER($threshold) }: los pares que quedan entre ambos no saldrían en la lista. Baje el umbral o quítelo
cli-fail-above-min-matched = --fail-above es { NUMBER($words) } y minMatched es { NUMBER($minMatched) }: los pares que quedan entre ambos no saldrían en la lista. Baje minMatched o quítelo
cli-option-wrong = no se entienden las opciones ({ $reason })
cli-pairs-unread = no se puede leer la lista de pares ({ $reason })
cli-pairs-none = la lista { $file } no nombra ningún par. Escriba uno por línea: a<TAB>b
cli-pairs-no-tab = { $place }: se esperaban dos nombres separados por un tabulador, y hay «{ $text }»
cli-pairs-same = { $place }: un par debe ser de dos documentos distintos, y «{ $name }» está dos veces
cli-pairs-template = { $place }: «{ $name }» es una plantilla, y las plantillas no se comparan
cli-pairs-ambiguous =
    { $count ->
        [one] { $place }: { $count } archivo se llama «{ $name }». Indique la ruta.
       *[other] { $place }: { $count } archivos se llaman «{ $name }». Indique la ruta.
    }
cli-pairs-unknown = { $place }: no se encontró ningún documento «{ $name }». Compruebe el nombre.

## El resumen

cli-locked =
    { $files ->
        [one] { $files } archivo está protegido con contraseña. Para abrirlo: --password-file ARCHIVO
        [many] { $files } de archivos están protegidos con contraseña. Para abrirlos: --password-file ARCHIVO
       *[other] { $files } archivos están protegidos con contraseña. Para abrirlos: --password-file ARCHIVO
    }
cli-compared-exactly =
    { $documents ->
        [one] { $documents } documento,
       *[other] { $documents } documentos,
    } { $pairs ->
        [one] { $pairs } par comparado exactamente.
       *[other] { $pairs } pares comparados exactamente.
    }
cli-compared-estimated =
    { $documents ->
        [one] { $documents } documento,
       *[other] { $documents } documentos,
    } { $pairs ->
        [one] { $pairs } par estimado a partir de firmas.
       *[other] { $pairs } pares estimados a partir de firmas.
    }
cli-found-listed =
    { $pairs ->
        [one] { $pairs } par comparte
       *[other] { $pairs } pares comparten
    } { $unit ->
        [code] pasajes con tokens coincidentes.
       *[words] pasajes con palabras coincidentes.
    }
cli-found =
    { $pairs ->
        [one] { $pairs } par comparte
       *[other] { $pairs } pares comparten
    } { $least ->
        [one] al menos { $least } palabra coincidente
       *[other] al menos { $least } palabras coincidentes
    } que el azar no explica.
cli-only-listed =
    { $pairs ->
        [one] Solo se cuentan los pares de la lista; se encontró { $pairs } más.
       *[other] Solo se cuentan los pares de la lista; se encontraron { NUMBER($pairs) } más.
    }
cli-found-programs =
    { $pairs ->
        [one] { $pairs } par comparte
       *[other] { $pairs } pares comparten
    } { $least ->
        [one] al menos { $least } token coincidente,
       *[other] al menos { $least } tokens coincidentes,
    } y lo bastante de ambos programas para sospechar una copia.
# Pares que cli-found-programs no cuenta.
cli-found-short =
    { $pairs ->
        [one] { $pairs } par más de programas cortos se parece, pero los dos tienen muy poco código propio para distinguir una copia de una solución propia.
       *[other] { $pairs } pares más de programas cortos se parecen, pero los dos tienen muy poco código propio para distinguir una copia de una solución propia.
    }
cli-short-texts =
    { $words ->
        [one] En textos de menos de { $words } palabra basta un tercio de las palabras, pero no menos de { $least }.
       *[other] En textos de menos de { $words } palabras basta un tercio de las palabras, pero no menos de { $least }.
    }
cli-few-rare = Si las palabras son poco comunes y no hay 12 iguales seguidas, bastan { $words }.
cli-chance-few = El azar y los temas comunes pondrían por sí solos en la lista menos de { NUMBER($least) } pares, por sus palabras coincidentes.
cli-chance =
    { $unit ->
        [code] Sin que nadie copiara, alrededor de { $pairs ->
            [one] { $pairs } par figuraría en la lista por sus tokens coincidentes.
           *[other] { $pairs } pares figurarían en la lista por sus tokens coincidentes.
        }
       *[words] El azar y los temas comunes pondrían por sí solos en la lista alrededor de { $pairs ->
            [one] { $pairs } par, por sus palabras coincidentes.
           *[other] { $pairs } pares, por sus palabras coincidentes.
        }
    }
cli-common-text =
    { $unit ->
        [code] Exclúyalo de todos con --template ARCHIVO.
       *[words] Si todos recibieron un mismo texto, como un enunciado o un formulario, exclúyalo con --template ARCHIVO.
    }
cli-not-examined =
    { $unit ->
        [code] Sin comparar token por token (alineación): { $pairs ->
            [one] { $pairs } par más
           *[other] { $pairs } pares más
        } de programas, porque había demasiados.
       *[words] Sin comparar palabra por palabra (alineación): { $pairs ->
            [one] { $pairs } par más
           *[other] { $pairs } pares más
        } con palabras poco frecuentes en común o de textos similares, porque había demasiados.
    } Para comparar más, compare menos documentos a la vez o dedique más trabajo: --set effort=10.
cli-similar =
    { $pairs ->
        [one] { $pairs } par tiene una similitud ({ $measure }) de { NUMBER($threshold) } o más.
       *[other] { $pairs } pares tienen una similitud ({ $measure }) de { NUMBER($threshold) } o más.
    }
cli-similar-found = MinHash con LSH encuentra { NUMBER($found) } de { NUMBER($pairs) }.
cli-excluded =
    { $pairs ->
        [one] Sin comparar: { $pairs } par de un mismo autor, o con dos entregas anteriores.
       *[other] Sin comparar: { $pairs } pares de un mismo autor, o con dos entregas anteriores.
    }
cli-left-out =
    { $pairs ->
        [one] Sin listar: { $pairs } par
       *[other] Sin listar: { $pairs } pares
    } { $most ->
        [one] después del primero.
       *[other] después de los primeros { $most }.
    }
cli-left-out-by-document =
    { $pairs ->
        [one] Sin listar: { $pairs } par
       *[other] Sin listar: { $pairs } pares
    } { $most ->
        [one] cuyos dos documentos tienen { $most } mejor.
       *[other] cuyos dos documentos tienen { $most } mejores.
    }

## La tabla

cli-column-matched = coincid.
cli-column-weight = cuenta como
cli-column-reworded = retocadas
cli-column-of-both = de ambos
cli-column-of-a = de A
cli-column-of-b = de B
cli-column-longest = más largo
cli-column-similarity = similitud
cli-column-estimate = estimación
cli-column-group = grupo
cli-column-names = A ↔ B
cli-archived = { $name } (entrega anterior)
cli-words =
    { $count ->
        [one] { $count } palabra
       *[other] { $count } palabras
    }
cli-characters =
    { $count ->
        [one] { $count } carácter
       *[other] { $count } caracteres
    }
cli-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }

## Pasajes

cli-passages =
    { $count ->
        [one] { $names }: { $count } pasaje
       *[other] { $names }: { $count } pasajes
    }
cli-passages-bounded =
    { $count ->
        [one] { $names }: { $count } pasaje (algunas palabras se repiten tanto que puede ser más largo de lo que se muestra)
       *[other] { $names }: { $count } pasajes (algunas palabras se repiten tanto que alguno puede ser más largo de lo que se muestra)
    }
cli-passages-short =
    { $count ->
        [one] { $count } secuencia compartida es demasiado corta para ser un pasaje
       *[other] { $count } secuencias compartidas son demasiado cortas para ser pasajes
    }
cli-passage = { $matched }, de { NUMBER($ofA) } en { $inA } de A y { NUMBER($ofB) } en { $inB } de B; { $edits }
cli-passage-code = { $matched }, de { NUMBER($ofA) } en { $inA } de A y { NUMBER($ofB) } en { $inB } de B
cli-passage-reworded = { $matched }, { NUMBER($others) } con otra posición o forma, de { NUMBER($ofA) } en { $inA } de A y { NUMBER($ofB) } en { $inB } de B; { $edits }
cli-passage-kind =
    { $passage }; { $kind ->
        [both] entre comillas y con fuente
        [quoted] entre comillas, sin fuente
        [cited] con fuente, sin comillas
       *[reference] en la bibliografía
    }
cli-kinds = Por tipo. { $kinds }
cli-passage-sums-up-a = { $passage }; resume todo A
cli-passage-sums-up-b = { $passage }; resume todo B
cli-matched-words =
    { $count ->
        [one] { $count } palabra coincidente
       *[other] { $count } palabras coincidentes
    }
cli-matched-characters =
    { $count ->
        [one] { $count } carácter coincidente
       *[other] { $count } caracteres coincidentes
    }
cli-matched-tokens =
    { $count ->
        [one] { $count } token coincidente
       *[other] { $count } tokens coincidentes
    }
cli-matched-both = { $matched } en A y { NUMBER($inOther) } en B
cli-edits =
    { $count ->
        [one] { $count } cambio
       *[other] { $count } cambios
    }

## Tiempo empleado (--timing)

cli-stage-loading = cargar el motor
cli-stage-reading = leer los archivos
cli-stage-adding = entregar los textos al motor
cli-stage-report = recoger el informe del motor
cli-stage-passages = pasajes
cli-stage-longest = pasajes más largos
cli-stage-printing = imprimir
cli-stage-engine = motor: { $stage }
cli-stage-total = total
cli-stage-milliseconds = { $value } ms

## Ayuda. Los nombres de las opciones van delante de cada texto; el programa corta las líneas.

cli-help-usage = Uso: { $command } [opciones] ARCHIVO|CARPETA…
cli-help-what = Compara textos entre sí e imprime los pares que comparten pasajes copiados, palabra por palabra o reformulados. Primero van los pares con más palabras coincidentes; las palabras que muchos textos comparten cuentan menos. Los programas se ordenan por cuánto de ambos comparten. Los pares que solo se parecen van al final.
cli-help-reads = Lee texto sin formato, código fuente, Markdown, CSV, HTML, LaTeX, LyX, SVG, cuadernos de Jupyter, R Markdown, Scratch (.sb3), PDF, Word (.docx, .doc), OpenDocument (.odt, .odp, .ods), RTF, EPUB, FictionBook (.fb2), PowerPoint (.pptx, .ppt), Excel (.xlsx, .xls), correos (.eml, .msg, .mbox), subtítulos (.srt, .vtt) y archivos comprimidos (ZIP, 7z, RAR, TAR, gzip) con todo ello. Las carpetas se leen con todas las que contienen, ordenadas por ruta.
cli-help-columns = Columnas: coincid. (palabras de los pasajes compartidos que están en ambos lados, contadas en el texto que tiene menos), cuenta como (el número que ordena la lista: las palabras que están también en más de otros tres textos cuentan menos), de ambos (de los programas: cuánto comparten ambos, sin contar el código de la plantilla), retocadas (palabras coincidentes fuera de toda serie de cinco palabras iguales en ambos textos), de A y de B (parte de las palabras de cada texto que coincide; en los programas, de todos los tokens, incluidos los de la plantilla), más largo (palabras coincidentes del pasaje más largo), similitud (de Jaccard; en textos, por defecto, entre secuencias de cinco palabras), estimación (de la similitud, a partir de firmas), grupo y nombres. «–» indica que un par no tiene palabras coincidentes y figura solo por su similitud o porque lo nombra --pairs.
cli-help-archive = comparar también con los archivos de PATH, pero no estos entre sí: los de años anteriores, por ejemplo; no cuentan como entregas, aunque PATH esté dentro de una carpeta que se compara; se puede repetir
cli-help-template = excluir el texto que está en los archivos de PATH, como un formulario que recibieron todos; no cuentan como entregas, aunque PATH esté dentro de una carpeta que se compara; se puede repetir
cli-help-author-none = comparar todos los archivos entre sí. Sin esta opción y las tres siguientes, los archivos de un autor no se comparan entre sí cuando todos se llaman como los nombran Moodle, Canvas, Blackboard, Brightspace o Microsoft Teams; todos los demás se comparan
cli-help-author-by-folder = los archivos de la carpeta de un autor no se comparan entre sí. Las carpetas de los autores son las primeras que están una al lado de otra dentro de una carpeta dada (si son unas pocas clases con muchas carpetas cada una, las que hay dentro) o, si se dan varias y la mayoría contiene archivos directamente, las dadas; las carpetas del mismo nombre son del mismo autor
cli-help-author-by-name = el autor está en el nombre del archivo o de su carpeta, como lo escriben las plataformas educativas (Jane Doe_12345_assignsubmission_file_essay.docx, doejane_12345_67890_essay.docx)
cli-help-author-pattern = el autor es lo que el grupo de la expresión regular P encuentra en la ruta dentro de la carpeta dada o, si no encuentra ninguno en ningún archivo, en la ruta completa tal como se dio; P debe tener exactamente un grupo: escriba los demás como (?:…)
cli-help-leave-out-common = los archivos que la mayoría de los autores tienen iguales, como los del código de partida que nadie ha cambiado, cuentan como plantillas; el código de partida que está dentro de los archivos propios de los autores no se reconoce: indíquelo con --template; se necesitan al menos { NUMBER($authors) } autores
cli-help-seconds = omitir un archivo cuya lectura dure más de N segundos; { NUMBER($seconds) } por defecto
cli-help-password-file = abrir los archivos protegidos con contraseña (PDF, Word, Excel, PowerPoint desde 2007, OpenDocument y archivos dentro de un ZIP) con la que está en la primera línea de FILE
cli-help-json = imprimir el informe completo como JSON (su formato: docs/result.schema.json); sus grupos son por similitud, no los de la tabla
cli-help-csv = escribir los pares de la lista en FILE como tabla para hojas de cálculo (en inglés, con comas entre columnas y punto decimal); - la imprime en lugar del informe
cli-help-html = escribir el resultado en FILE como una página web que se abre en cualquier sitio, sin conexión: pares, grupos, documentos y ambos textos de los pares más fuertes; un resultado grande se recorta, y la página dice cuánto
cli-help-report = escribir en FILE el informe del caso de los documentos A y B, como página web para leer o imprimir; un nombre es una ruta, o un nombre de archivo que no tenga ningún otro
cli-help-passages = añadir los pasajes compartidos de cada par, como intervalos UTF-16 de ambos textos, con sus cambios, y las palabras coincidentes por tipo (entre comillas, con cita de la fuente, en la bibliografía); --set passageGap=… y shortestPassage=… limitan los pasajes
cli-help-traces = mostrar también lo que los archivos dicen de cómo se hicieron y comparten con pocos más: identificadores de revisión, imágenes, autores
cli-help-pairs = comparar solo los pares listados en FILE, uno por línea: a<TAB>b; se imprimen todos, si no los limitan --set threshold=… o maxPairs=…; un par con un archivo que no se pudo leer se comunica y se omite
cli-help-preset = comparar como conviene a una clase de texto: text o programs. Por defecto, si la mayoría de los archivos son programas, se comparan como programas, igual que con --set language=…, salvo que se dé --set unit=…
cli-help-set = fijar un parámetro, como k=3, threshold=0.5, seed=7 o unit=code; se puede repetir. minMatched=… es el número mínimo de palabras coincidentes de un par de la lista (25; en textos cortos, un tercio de las palabras, pero no menos de 12); evidence=false lista los pares solo por similitud
cli-help-fail-above = terminar con el código 1 si un par de la lista tiene más de N palabras coincidentes; con N%, si su similitud supera N%. La lista incluye todos esos pares; de los programas similares, solo los que tienen indicios de copia (pasajes compartidos que el azar no explica)
cli-help-timing = imprimir la duración de cada etapa en la salida de errores
cli-help-language = escribir en inglés (en), español (es) o ruso (ru); por defecto, según LC_ALL, LC_MESSAGES o LANG
cli-help-version = imprimir la versión
cli-help-help = imprimir este texto
cli-help-parameters = Parámetros para --set:
# A parameter with the values that it can have: "unit: words, characters, code".
cli-help-parameter = { $name }: { $values }
cli-help-unread = Una ruta que no existe es un uso incorrecto, y no se compara nada. Un archivo o una carpeta que existe pero no se puede leer se nombra en la salida de errores con el motivo, y se compara el resto.
cli-help-status = Código de salida: 0 sea cual sea el resultado y lo que no se haya podido leer, 1 si falló la propia comparación, 2 por uso incorrecto o si un resultado no se puede escribir. Con --fail-above: 1 si un par supera el límite, 2 también si la comparación falló o si no se puede decidir, como cuando ningún par lo supera y un documento no se pudo leer, o no por completo.

## Files that most authors have alike

cli-common-file = { $name } ({ $of })
cli-common = La mayoría de { $by ->
        [folders] las carpetas
       *[authors] los autores
    } tienen iguales estos archivos: { $files }. Con --leave-out-common su texto no cuenta.
cli-common-left-out = La mayoría de { $by ->
        [folders] las carpetas
       *[authors] los autores
    } tienen iguales estos archivos, así que su texto no cuenta: { $files }.
cli-common-none = --leave-out-common no excluye nada: ningún archivo es igual en la mayoría de { $by ->
        [folders] las { NUMBER($count) } carpetas
       *[authors] los { NUMBER($count) } autores
    }.
# $by: la regla ya indicada para los autores, que no se vuelve a aconsejar.
cli-common-few-authors =
    { $count ->
        [0] --leave-out-common no excluye nada: necesita archivos de al menos { $least } autores, y no se conoce ninguno.
        [one] --leave-out-common no excluye nada: necesita archivos de al menos { $least } autores, y se conoce { $count }.
       *[other] --leave-out-common no excluye nada: necesita archivos de al menos { $least } autores, y se conocen { $count }.
    } { $by ->
        [folder] --author-by-name o --author-pattern indica de quién es cada archivo.
        [name] --author-by-folder o --author-pattern indica de quién es cada archivo.
        [pattern] --author-by-folder o --author-by-name indica de quién es cada archivo.
       *[other] --author-by-folder, --author-by-name o --author-pattern indica de quién es cada archivo.
    }
