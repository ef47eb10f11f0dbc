## Lo que comunican los lectores de archivos. Los errores y las observaciones son oraciones completas junto al nombre del archivo.

## Por qué no se leyó un archivo

files-failed = No se pudo leer este archivo ({ $reason }). Guárdelo en otro formato, como PDF, e inténtelo de nuevo.
files-not-opened = No se pudo abrir este archivo ({ $reason }). Compruebe que sigue en su sitio e inténtelo de nuevo.
files-not-read = Este archivo no se ha leído. Inténtelo de nuevo.
files-cancelled = La lectura se canceló.
files-too-slow =
    { $seconds ->
        [one] La lectura de este archivo duró más de { $seconds } segundo y se detuvo.
       *[other] La lectura de este archivo duró más de { $seconds } segundos y se detuvo.
    } Divida el archivo o guarde solo su texto.
files-reader-died = El lector se detuvo sin responder, probablemente por falta de memoria. Divida el archivo o guarde solo su texto.
files-reader-not-loaded = No se pudo cargar el lector. Compruebe su conexión y añada el archivo de nuevo.
files-reader-failed = El lector se detuvo ({ $reason }). Divida el archivo o guarde solo su texto.
files-no-character-map = No se pudo cargar la tabla de caracteres { $name }.

## Archivos demasiado grandes o hechos para causar daño

files-too-large = { NUMBER($size) } MB superan el límite de { NUMBER($limit) } MB por archivo. Divida el archivo o guarde solo su texto.
files-too-deep = Sus partes están anidadas a más de { NUMBER($limit) } niveles, lo que ningún documento normal necesita. Está dañado o hecho para causar daño. Ábralo en su propio programa y guárdelo de nuevo.
files-too-many =
    Tiene más de { NUMBER($limit) } { $what ->
        [attributes] atributos en un elemento
        [colours] colores
        [fonts] tipos de letra
        [footnotes] notas al pie
        [objects] listas y objetos
       *[styles] estilos
    }, lo que ningún documento normal necesita. Está dañado o hecho para causar daño. Ábralo en su propio programa y guárdelo de nuevo.

## Clases de archivos que no se leen

files-password = Este archivo está protegido con contraseña. Quite la contraseña e inténtelo de nuevo.
files-locked = Este archivo está protegido con contraseña.
files-locked-other = Este archivo está protegido con otra contraseña.
files-picture = Es una imagen ({ $format }). En la página, «Leer las imágenes» lee su texto.
# $format: TIFF, HEIC …
files-other-picture = Es una imagen ({ $format }). Si muestra un texto, guárdela como PNG, JPEG o PDF.
files-sound = Es un archivo de sonido. No tiene texto que comparar.
files-film = Es un vídeo. No tiene texto que comparar.
files-database = Es una base de datos ({ $format }). No tiene texto que comparar.
files-font = Es un tipo de letra. No tiene texto que comparar.
files-compiled-java = Es Java compilado. Añada en su lugar el código fuente.
files-program = Es un programa. Añada en su lugar el código fuente.
files-other-archive = Es un archivo comprimido en formato { $format }. Extraiga su contenido o guárdelo como ZIP.
files-old-office = Es un documento de Office antiguo. Guárdelo en el formato actual, como .docx o .pptx, o como PDF.
files-excel-binary = Es un libro de Excel binario (.xlsb). Guárdelo como .xlsx.
files-matlab-live = Es un script en vivo de MATLAB (.mlx). Guárdelo como .m.
files-other-office = Esta clase de documento de Office no se puede leer. Guárdelo como PDF.
files-other-opendocument = Es un dibujo de OpenDocument. Guárdelo como PDF.
files-apple-pages = Es un documento de Pages, Numbers o Keynote de Apple. Expórtelo como Word, PowerPoint o PDF.
files-word-perfect = Es un documento de WordPerfect. Guárdelo como Word o PDF.
files-postscript = Es un documento PostScript. Guárdelo como PDF.
files-web-link = Es solo un enlace a una página web. Ábralo y guarde la página como HTML o PDF.
files-shortcut = Es solo un acceso directo a un archivo del equipo de su autor. Pida el propio archivo.
files-kindle = Es un libro electrónico de Kindle. Guárdelo como EPUB.
files-onenote = Es una sección de OneNote. Expórtela como Word o PDF.
files-scratch = Es un objeto, o un proyecto de Scratch 2. Ábralo en Scratch 3 y guarde el proyecto como .sb3.
files-no-sprites = Este proyecto de Scratch no tiene objetos. Guárdelo de nuevo en Scratch.
# $ending: docx, csv or pptx.
files-drive-link = Es solo un enlace a un documento de Google Drive. Ábralo allí y descárguelo como .{ $ending }.
files-jar = Es un programa Java (.jar). Añada en su lugar el código fuente.
files-utf32 = Este texto está en UTF-32, que los navegadores no pueden leer. Guárdelo como UTF-8.
files-binary-nul = No es texto: hay un byte NUL en la posición { NUMBER($position) }. Guárdelo como texto sin formato, Word o PDF.
files-binary-controls =
    { $bytes ->
        [one] No es texto: { NUMBER($controls) } de su { $bytes } byte es un carácter de control.
       *[other] No es texto: { NUMBER($controls) } de sus { $bytes } bytes son caracteres de control.
    } Guárdelo como texto sin formato, Word o PDF.

## Documentos dañados o bloqueados

files-empty = Este archivo está vacío (0 bytes). Guárdelo o descárguelo otra vez.
# $ending: docx, odt …
files-email-damaged = Este correo está dañado o se hizo para causar daño. Guárdelo de nuevo desde su programa de correo.
files-compound-damaged = Este documento está dañado o incompleto. Guárdelo, cópielo o descárguelo de nuevo.
files-document-damaged = Este documento (.{ $ending }) está dañado o incompleto. Guárdelo otra vez, o cópielo o descárguelo de nuevo.
files-no-text-part = Este documento está dañado: le falta el texto. Ábralo en su propio programa y guárdelo de nuevo.
files-no-sheets = Este libro de Excel está dañado: falta su lista de hojas. Ábralo en su programa y guárdelo de nuevo.
files-no-slides = Esta presentación está dañada: le falta la lista de diapositivas. Ábrala en su propio programa y guárdela de nuevo.
files-no-chapters = Este libro electrónico está dañado: le falta la lista de capítulos. Descárguelo de nuevo.
files-copy-protected = Este libro electrónico está protegido contra copia (DRM), así que solo puede abrirlo su propio programa. Añada su texto en otro formato.
files-rtf-cut = Este archivo RTF está cortado antes de que empiece su texto. Cópielo de nuevo.
files-rtf-page = Su página de códigos ({ $page }) no se conoce aquí, así que se ha leído como Windows-1252: algunas letras pueden ser incorrectas. Guárdelo de nuevo como .docx.
files-no-cells = Este cuaderno no tiene lista de celdas. Guárdelo en el formato nbformat 3 o 4.
files-not-json = No es JSON válido ({ $reason }), así que quizá esté cortado. Cópielo de nuevo.

## Archivos comprimidos

files-zip-list-cut = Este archivo comprimido está dañado: su lista de archivos está incompleta. Cópielo o comprímalo de nuevo.
files-zip-end-missing = Este archivo comprimido está dañado: le falta el final. Cópielo o comprímalo de nuevo.
files-zip-misplaced = El archivo comprimido está dañado: este archivo no está donde indica la lista. Copie o comprima de nuevo el archivo comprimido.
files-zip-cut = El archivo comprimido está dañado: este archivo está cortado. Copie o comprima de nuevo el archivo comprimido.
files-zip-checksum = El archivo comprimido está dañado: este archivo no coincide con su suma de comprobación. Copie o comprima de nuevo el archivo comprimido.
files-zip-corrupt = El archivo comprimido está dañado: este archivo no se puede descomprimir. Copie o comprima de nuevo el archivo comprimido.
files-zip-password = Este archivo está protegido con contraseña. Extraiga el contenido y añádalo.
files-zip-method = Este archivo está comprimido con un método que no se puede leer (número { NUMBER($method) }). Comprímalo de nuevo como ZIP corriente (Deflate).
files-zip-ratio = Este archivo ocuparía al descomprimirse más de { NUMBER($ratio) } veces su tamaño, como una bomba zip. Si confía en él, descomprímalo antes.
files-zip-grows = Este archivo ocupa al descomprimirse más de lo que declara el archivo comprimido, como una bomba zip. Si confía en él, descomprímalo antes.
files-zip-overlap = Los archivos de este archivo comprimido se solapan, como en una bomba zip. Si confía en él, descomprímalo antes.
files-zip-empty = Este archivo comprimido no contiene ningún archivo.
files-zip-too-deep =
    { $depth ->
        [one] Este archivo comprimido está dentro de { $depth } más.
       *[other] Este archivo comprimido está dentro de otros { $depth }.
    } Se abren como máximo { NUMBER($limit) } niveles. Descomprímalo antes.
files-zip-too-many =
    { $count ->
        [one] Este archivo comprimido tiene { $count } archivo,
       *[other] Este archivo comprimido tiene { $count } archivos,
    } por encima del límite de { NUMBER($limit) }. Incluya menos archivos en él.
files-zip-too-many-together =
    { $count ->
        [one] Con este archivo comprimido hay { $count } archivo,
       *[other] Con este archivo comprimido hay { $count } archivos,
    } por encima del límite de { NUMBER($limit) }. Comprima menos archivos a la vez.
files-zip-unpacked = Este archivo comprimido ocuparía { NUMBER($size) } MB al descomprimirse, por encima del límite de { NUMBER($limit) } MB. Descomprímalo antes o comprima menos a la vez.
files-too-much-text = Este archivo no se leyó: con los textos anteriores habría más de { NUMBER($limit) } MB de texto en la memoria. Añada menos archivos a la vez.
files-system-files =
    { $count ->
        [one] Se omitió { $count } archivo del sistema (como .DS_Store, __MACOSX o Thumbs.db). No tiene texto.
       *[other] Se omitieron { $count } archivos del sistema (como .DS_Store, __MACOSX o Thumbs.db). No tienen texto.
    }
# Archivos de control de versiones, editores y compilaciones.
files-tool-files =
    { $count ->
        [one] Se omitió { $count } archivo de herramientas de desarrollo (como .git, node_modules o una carpeta de compilación). Para compararlo, añádalo por separado.
        [many] Se omitieron { $count } de archivos de herramientas de desarrollo (como .git, node_modules o carpetas de compilación). Para compararlos, añádalos por separado.
       *[other] Se omitieron { $count } archivos de herramientas de desarrollo (como .git, node_modules o carpetas de compilación). Para compararlos, añádalos por separado.
    }
files-unlisted =
    { $count ->
        [one] No se leyó { $count } archivo, porque no figura en la lista del archivo comprimido. Si es importante, comprímalo de nuevo.
       *[other] No se leyeron { $count } archivos, porque no figuran en la lista del archivo comprimido. Si son importantes, comprímalos de nuevo.
    }
files-tar-cut = El archivo comprimido está cortado: { $name } y lo que seguía no se leyeron. Cópielo o comprímalo de nuevo.
files-tar-broken = El archivo comprimido está dañado: lo que sigue a los archivos aquí indicados no se leyó. Cópielo o comprímalo de nuevo.
files-tar-damaged = Este archivo TAR está dañado. Cópielo o créelo de nuevo.
files-tar-special =
    { $count ->
        [one] Se omitió { $count } enlace o dispositivo de este archivo comprimido. No tiene texto propio.
       *[other] Se omitieron { $count } enlaces o dispositivos de este archivo comprimido. No tienen texto propio.
    }
# $format: 7-Zip, RAR.
files-packed-damaged = Este archivo comprimido ({ $format }) está dañado o es una parte de varias. Cópielo de nuevo, o descomprímalo y añada su contenido.
files-packed-part = Esta es una de las partes de un archivo comprimido dividido. Descomprima la primera parte con su programa de compresión y añada su contenido.
files-packed-locked-list = Este archivo comprimido está protegido con contraseña, incluida su lista de archivos. Descomprímalo y añada su contenido.
files-packed-locked = Este archivo está protegido con una contraseña que aquí no se puede usar. Extraiga el contenido y añádalo.
files-packed-unread = Este archivo no se pudo descomprimir: el archivo comprimido está dañado o usa un método poco común. Descomprímalo y añada su contenido.
files-packed-beyond = Este archivo no se descomprimió: con los anteriores, el archivo comprimido ocuparía más de { NUMBER($limit) } MB. Descomprímalo antes o comprima menos cada vez.
files-unpacker-not-loaded = No se pudo cargar lo que descomprime este archivo. Compruebe la conexión y añada el archivo de nuevo.
files-gzip-damaged = Este archivo gzip está dañado o cortado. Cópielo de nuevo o comprímalo como ZIP.
files-gzip-too-large = Este archivo gzip ocuparía al descomprimirse más de { NUMBER($limit) } MB, el límite para esta clase de archivos. Descomprímalo antes o comprímalo como ZIP.

## PDF

files-pdf-damaged = Este PDF está dañado o cortado. Cópielo o guárdelo de nuevo.
files-pdf-failed = No se pudo abrir este PDF ({ $reason }). Imprímalo en un PDF nuevo o guarde solo su texto.
files-pdf-no-answer = el lector de PDF se detuvo sin responder
files-pdf-many-pages =
    { $pages ->
        [one] Este PDF tiene { $pages } página,
       *[other] Este PDF tiene { $pages } páginas,
    } por encima del límite de { NUMBER($limit) }. Divídalo.
files-pdf-scanned =
    { $pages ->
        [one] Este PDF está escaneado: su página es una imagen sin texto.
       *[other] Este PDF está escaneado: sus { $pages } páginas son imágenes sin texto.
    } En la página, «Leer las imágenes» lee su texto.
files-pdf-no-text =
    { $pages ->
        [one] Este PDF no tiene texto en su página.
       *[other] Este PDF no tiene texto en sus { $pages } páginas.
    } En la página, «Leer las imágenes» lee su texto.
files-pdf-beyond = Este PDF tiene { $limit }. Imprímalo en un PDF nuevo o guarde solo su texto.
files-pdf-pages-beyond =
    { $count ->
        [one] La página { $pages } de este PDF tiene { $limit }.
       *[other] Las páginas { $pages } de este PDF tienen { $limit }.
    } Imprímalo en un PDF nuevo o guarde solo su texto.

## Límites de una página de PDF: lo que «tiene», también entre paréntesis

files-limit-data = más de { NUMBER($limit) } MB de datos decodificados
files-limit-stream = un flujo de más de { NUMBER($limit) } MB una vez descomprimido
files-limit-nesting = formularios anidados a demasiada profundidad o un patrón demasiado largo
files-limit-states = más de { NUMBER($limit) } estados de dibujo guardados unos dentro de otros
files-limit-operators = más de { NUMBER($limit) } operadores de dibujo
files-limit-characters = más de { NUMBER($limit) } caracteres
files-limit-pieces = más de { NUMBER($limit) } fragmentos de texto separados
files-limit-text = más texto del que puede tener un archivo

## Observaciones: lo que se supuso, se reparó o se excluyó

files-control-removed =
    { $count ->
        [one] Se quitó { $count } carácter de control invisible.
       *[other] Se quitaron { $count } caracteres de control invisibles.
    }
files-control-punctuation =
    { $count ->
        [one] { $count } carácter de control invisible se leyó como raya o apóstrofo.
       *[other] { $count } caracteres de control invisibles se leyeron como rayas o apóstrofos.
    }
files-control-spaces =
    { $count ->
        [one] { $count } carácter de control invisible se sustituyó por un espacio.
       *[other] { $count } caracteres de control invisibles se sustituyeron por espacios.
    }
files-replaced =
    { $count ->
        [one] { $count } lugar no es válido en { $encoding }. Se muestra como �.
       *[other] { $count } lugares no son válidos en { $encoding }. Se muestran como �.
    }
files-mixed =
    { $count ->
        [one] { $count } lugar no es UTF-8 válido, como si se hubieran mezclado dos codificaciones. Se muestra como �.
       *[other] { $count } lugares no son UTF-8 válido, como si se hubieran mezclado dos codificaciones. Se muestran como �.
    }
files-no-mark = Este texto no tiene marca de orden de bytes. Sus bytes NUL apuntan a { $encoding }.
files-guessed = Este texto no es UTF-8. Se leyó como { $encoding }. Si se ve mal, elija otra codificación.
files-called = Su nombre termina en «.{ $ending }», pero su formato es { $format }. Se leyó como tal.
files-pages-preview = Se leyó su vista previa, tal como se guardó por última vez.
files-receipt = Se leyó solo lo que el estudiante escribió, si escribió algo. Se excluyeron las líneas propias de Blackboard: nombre, actividad, fecha, calificación y nombres de archivos.
files-embedded-table = Se excluyó una tabla incrustada.
files-headers = Se excluyeron los encabezados y pies de página.
files-comments =
    { $count ->
        [one] Se excluyó { $count } comentario.
       *[other] Se excluyeron { $count } comentarios.
    }
files-picture-letters =
    { $count ->
        [one] { $count } letra de una fuente de dibujos, como Wingdings, se leyó como espacio.
       *[other] { $count } letras de fuentes de dibujos, como Wingdings, se leyeron como espacios.
    }
files-deleted =
    { $count ->
        [one] Se excluyó { $count } palabra borrada con control de cambios.
       *[other] Se excluyeron { $count } palabras borradas con control de cambios.
    }
files-outputs =
    { $count ->
        [one] Se excluyó { $count } resultado de una celda.
       *[other] Se excluyeron { $count } resultados de celdas.
    }
files-furniture =
    { $count ->
        [one] Se excluyó { $count } encabezado, pie o número de página.
       *[other] Se excluyeron { $count } encabezados, pies y números de página.
    }
# $characters: los de los scripts de una página web.
files-scripts-left-out =
    { $characters ->
        [one] Se excluyeron sus scripts ({ NUMBER($characters) } carácter). Para compararlos, añádalos como archivos .js.
       *[other] Se excluyeron sus scripts ({ NUMBER($characters) } caracteres). Para compararlos, añádalos como archivos .js.
    }
files-hidden-sheets =
    { $count ->
        [one] { $count } hoja está oculta y se excluyó.
       *[other] { $count } hojas están ocultas y se excluyeron.
    }
files-hidden-slides =
    { $count ->
        [one] { $count } diapositiva está oculta y se excluyó.
       *[other] { $count } diapositivas están ocultas y se excluyeron.
    }
files-repeated-slides =
    { $count ->
        [one] Su lista de diapositivas tiene { $count } entrada repetida. Cada diapositiva se leyó una vez.
       *[other] Su lista de diapositivas tiene { $count } entradas repetidas. Cada diapositiva se leyó una vez.
    }
files-repeated-chapters =
    { $count ->
        [one] Su lista de capítulos tiene { $count } entrada repetida. Cada capítulo se leyó una vez.
       *[other] Su lista de capítulos tiene { $count } entradas repetidas. Cada capítulo se leyó una vez.
    }
# $name: the first of them.
files-included =
    { $count ->
        [one] El texto de otro archivo ({ $name }) forma parte de este. Añada también ese archivo.
       *[other] El texto de otros { $count } archivos ({ $name }…) forma parte de este. Añádalos también.
    }
files-open-footnotes =
    { $count ->
        [one] { $count } nota al pie no tiene final. Se leyó hasta el final del texto.
       *[other] { $count } notas al pie no tienen final. Se leyeron hasta el final del texto.
    }
files-open-arguments =
    { $count ->
        [one] { $count } orden tiene un argumento sin final. Se leyó como texto.
       *[other] { $count } órdenes tienen argumentos sin final. Se leyeron como texto.
    }
files-after-end =
    { $count ->
        [one] Se excluyó { $count } palabra después de \end{"{"}document{"}"}.
       *[other] Se excluyeron { $count } palabras después de \end{"{"}document{"}"}.
    }
files-pages-uncounted = Su lista de páginas cuenta solo { NUMBER($counted) } de sus { NUMBER($all) } páginas. Se leyeron las { NUMBER($all) }.
files-pages-repeated =
    { $pages ->
        [one] Su lista de páginas nombra { $pages } página { NUMBER($times) } veces en total. Se leyó una vez.
       *[other] Su lista de páginas nombra { $pages } páginas { NUMBER($times) } veces en total. Cada una se leyó una vez.
    }
files-hidden =
    { $count ->
        [one] { $count } palabra está oculta (blanca, diminuta o invisible) y se excluyó.
       *[other] { $count } palabras están ocultas (blancas, diminutas o invisibles) y se excluyeron.
    }

## Texto reconocido en imágenes

files-recognised = Leído de una imagen, con una confianza media del { PERCENT($confidence) }: algunas palabras están mal leídas.
# $pages: "3, 7".
files-recognised-pages =
    { $count ->
        [one] La página { $pages } se leyó de una imagen, con una confianza media del { PERCENT($confidence) }: algunas palabras están mal leídas.
       *[other] Las páginas { $pages } se leyeron de imágenes, con una confianza media del { PERCENT($confidence) }: algunas palabras están mal leídas.
    }
files-recognised-unsure =
    { $count ->
        [one] La página { $pages } se lee mal: compare su texto con la imagen.
       *[other] Las páginas { $pages } se leen mal: compare su texto con las imágenes.
    }

## Lo que no se leyó de un archivo. Figura en una lista después de «sin».

files-missing-end = el final (el archivo está cortado)
files-missing-element = el final (un elemento «{ $name }» no está cerrado)
files-missing-tag =
    { $count ->
        [one] el final ({ $count } palabra en una etiqueta o un comentario sin cerrar)
       *[other] el final ({ $count } palabras en una etiqueta o un comentario sin cerrar)
    }
files-missing-text-part = una segunda parte de texto ({ $name })
files-missing-repeated =
    { $count ->
        [one] una segunda parte { $name }
       *[other] las segundas partes de { $count } nombres, como { $name }
    }
files-missing-embedded =
    { $count ->
        [one] { $count } documento incrustado
       *[other] { $count } documentos incrustados
    }
# $name: the name of the first one.
files-missing-form = los campos de su formulario: imprímalo como PDF en Adobe Reader y añada ese archivo
files-missing-attached =
    { $count ->
        [one] un archivo adjunto ({ $name }): guárdelo desde su programa y añádalo
       *[other] { $count } archivos adjuntos ({ $name }…): guárdelos desde su programa y añádalos
    }
files-missing-unlisted =
    { $count ->
        [one] { $count } archivo que no figura en la lista del archivo comprimido
       *[other] { $count } archivos que no figuran en la lista del archivo comprimido
    }
files-missing-chapters =
    { $count ->
        [one] { $count } capítulo
       *[other] { $count } capítulos
    }
files-missing-chapter-ends =
    { $count ->
        [one] el final de { $count } capítulo
       *[other] los finales de { $count } capítulos
    }
files-missing-locked-chapters =
    { $count ->
        [one] { $count } capítulo protegido contra copia
       *[other] { $count } capítulos protegidos contra copia
    }
files-missing-sheets =
    { $count ->
        [one] { $count } hoja
       *[other] { $count } hojas
    }
files-missing-sheet-ends =
    { $count ->
        [one] el final de { $count } hoja
       *[other] el final de { $count } hojas
    }
files-missing-results =
    { $count ->
        [one] el resultado de { $count } fórmula: guarde el archivo con una hoja de cálculo y añádalo
       *[other] los resultados de { $count } fórmulas: guarde el archivo con una hoja de cálculo y añádalo
    }
files-missing-slides =
    { $count ->
        [one] { $count } diapositiva
       *[other] { $count } diapositivas
    }
files-missing-slide-ends =
    { $count ->
        [one] el final de { $count } diapositiva
       *[other] los finales de { $count } diapositivas
    }
files-missing-blocks =
    { $count ->
        [one] { $count } bloque que no pertenece a ningún programa
       *[other] { $count } bloques que no pertenecen a ningún programa
    }
files-missing-cells =
    { $count ->
        [one] { $count } celda cuyo contenido no es texto
       *[other] { $count } celdas cuyo contenido no es texto
    }
files-missing-letters =
    { $count ->
        [one] el texto correcto de la página { $pages } (el archivo no dice qué letras dibujan sus fuentes, o nombra otras; «Leer las imágenes» lee lo que se ve)
       *[other] el texto correcto de las páginas { $pages } (el archivo no dice qué letras dibujan sus fuentes, o nombra otras; «Leer las imágenes» lee lo que se ve)
    }
files-missing-pictures =
    { $count ->
        [one] el texto de la página { $pages } (solo una imagen, como en un escaneo)
       *[other] el texto de las páginas { $pages } (solo imágenes, como en un escaneo)
    }
files-missing-unrecognised =
    { $count ->
        [one] el texto de la página { $pages } (no se encontró texto en su imagen)
       *[other] el texto de las páginas { $pages } (no se encontró texto en sus imágenes)
    }
# $problem: a sentence.
files-missing-pages-problem =
    { $count ->
        [one] el texto de la página { $pages } ({ $problem })
       *[other] el texto de las páginas { $pages } ({ $problem })
    }
files-missing-pages =
    { $count ->
        [one] la página { $pages } (dañada)
       *[other] las páginas { $pages } (dañadas)
    }
files-pages-more = { $pages } y { NUMBER($more) } más
files-missing-pages-beyond =
    { $count ->
        [one] la página { $pages } ({ $limit })
       *[other] las páginas { $pages } ({ $limit })
    }

## Clases de archivos

files-format-plain = texto sin formato
files-format-pasted = texto pegado
files-format-code = código fuente
files-format-markdown = Markdown
files-format-csv = CSV
files-format-html = HTML
files-format-latex = LaTeX
files-format-lyx = LyX
files-format-rmarkdown = R Markdown
files-format-notebook = cuaderno de Jupyter
files-format-scratch = proyecto de Scratch
files-format-pdf-form = formulario PDF
files-format-pdf =
    { $pages ->
        [one] PDF, { $pages } página
       *[other] PDF, { $pages } páginas
    }
# $format: PNG, JPEG …
files-format-picture = imagen { $format }
files-format-rtf = RTF
files-format-word = Word
files-format-opendocument = OpenDocument
files-format-excel = Excel
files-format-powerpoint = PowerPoint
files-format-pages = documento de Apple
files-format-ebook = libro electrónico
files-format-email = correo electrónico
files-format-subtitles = subtítulos
files-format-receipt = recibo de Blackboard

## Codificaciones de texto

files-encoding-marked = { $name } con marca de orden de bytes
files-encoding-western = occidental ({ $name })
files-encoding-central-european = centroeuropeo ({ $name })
files-encoding-cyrillic = cirílico ({ $name })
files-encoding-greek = griego ({ $name })
files-encoding-turkish = turco ({ $name })
files-encoding-hebrew = hebreo ({ $name })
files-encoding-arabic = árabe ({ $name })
files-encoding-baltic = báltico ({ $name })
files-encoding-vietnamese = vietnamita ({ $name })
files-encoding-thai = tailandés ({ $name })
files-encoding-japanese = japonés ({ $name })
files-encoding-chinese = chino ({ $name })
files-encoding-chinese-simplified = chino simplificado ({ $name })
files-encoding-chinese-traditional = chino tradicional ({ $name })
files-encoding-korean = coreano ({ $name })
