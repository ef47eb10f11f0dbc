## Guardar y compartir el resultado

# El botón sobre la lista de pares y el título de su panel.
export-open = Guardar o compartir
export-close = Cerrar
export-private = Los archivos se guardan en este dispositivo. No se envía nada a ningún sitio.
export-not-current = Los documentos o los ajustes han cambiado desde la última comparación. Espere a que termine la comparación o compare de nuevo.
export-preparing = Preparando el archivo…
export-closing-cancels = Si cierra este panel, el archivo se cancela.
# $name: un nombre de archivo.
export-saved = Guardado como { $name }, donde su navegador deja las descargas.
export-failed = No se pudo guardar el archivo: { $reason }

## Tablas

export-csv = Tabla para Excel o LibreOffice (CSV)
export-csv-what =
    { $unit ->
        [code] Pares con sus tokens coincidentes, revisiones y notas, o todos los documentos con su coincidencia más fuerte. Contiene nombres, pero no textos.
       *[words] Pares con sus palabras coincidentes, revisiones y notas, o todos los documentos con su coincidencia más fuerte. Contiene nombres, pero no textos.
    }
# Cómo escribe los números la hoja de cálculo del usuario.
export-numbers = Formato de los números en su hoja de cálculo
export-numbers-comma = 1.5 (comas entre columnas)
export-numbers-semicolon = 1,5 (punto y coma entre columnas)
export-numbers-swiss = 1.5 (punto y coma entre columnas, como en Suiza)
export-save-pairs = Guardar los pares
export-save-authors = Guardar los pares de autores
export-save-documents = Guardar los documentos
# Partes de nombres de archivo: «Clase 7b pares 2026-03-01.csv».
export-name-pairs = pares
export-name-authors = pares de autores
export-name-documents = documentos
export-name-result = resultado
export-name-check = comprobación

## El resultado como archivo

export-json = Resultado para volver a abrirlo aquí (JSON)
export-json-names-hidden = Los nombres están ocultos: el archivo lleva «Autor 1», etc. en su lugar, y los nombres en sus textos están tachados. Al abrirlo, se compara a partir de esos textos, así que sus números pueden variar un poco. Para guardar exactamente el mismo resultado, desmarque antes «{ names-hide }».
export-json-what = Todo lo encontrado, con los ajustes y los textos. Suelte el archivo en esta página para abrirlo de nuevo, en cualquier equipo. Quien tenga el archivo puede leer los textos.
export-json-what-bare = Todo lo encontrado, con los ajustes pero sin los textos, para otros programas. No se puede volver a abrir aquí.
export-with-texts = Con los textos de los documentos
export-with-roles = Con las funciones y los autores
export-with-reviews = Con las revisiones y las notas
# $limit: bytes.
export-too-long = Estos textos ocupan más de { BYTES($limit) }, así que el archivo no se podrá volver a abrir aquí.
export-save-result = Guardar el resultado

## El enlace

export-link = Enlace a la misma comparación
export-link-what = Para quien tenga los mismos archivos: el enlace pone los mismos ajustes y la página dice si el resultado es el mismo. Contiene los ajustes que usted ha cambiado, la versión, el número de documentos y dos sumas de comprobación, pero ni textos ni nombres.
export-link-by-hand = Los pasajes que usted ha excluido a mano no forman parte del enlace.
export-copy = Copiar el enlace
export-copied = El enlace está copiado.
export-copy-by-hand = El enlace está seleccionado: pulse Ctrl+C (⌘C en un Mac) para copiarlo.

## Un enlace o un resultado guardado que se ha abierto

export-link-broken = Este enlace está incompleto o se modificó. Aquí no se ha cambiado nada. Pídalo de nuevo.
export-waiting =
    { $count ->
        [one] Este enlace es de una comparación de { $count } documento. Sus ajustes ya están en uso. Añada el mismo archivo para ver si el resultado es el mismo.
       *[other] Este enlace es de una comparación de { $count } documentos. Sus ajustes ya están en uso. Añada los mismos archivos para ver si el resultado es el mismo.
    }
export-partly = Este enlace es de una comparación de { NUMBER($theirs) } documentos; por ahora hay { NUMBER($ours) }. Añada los demás para ver si el resultado es el mismo.
export-partly-question = Este enlace es de una comparación de { NUMBER($theirs) } documentos; por ahora hay { NUMBER($ours) }. Responda primero a la pregunta de abajo: la respuesta puede añadir los documentos que faltan.
export-same-link = Mismos documentos, mismos ajustes, misma versión: este es el resultado al que remite el enlace. Aquí cuentan los pasajes que quien lo envió pudo haber excluido a mano.
export-counted-again = Abierto: todo se ha contado de nuevo a partir de los textos del archivo.
export-same-file = Los mismos documentos, ajustes y versión que al guardarlo.
export-differs-link = Este no es el resultado al que remite el enlace:
export-names-hidden-file = Este resultado se guardó con los nombres ocultos. Se ha comparado de nuevo a partir de textos con los nombres tachados, así que sus números pueden variar un poco respecto a los que se veían al guardarlo.
export-differs-file = Este no es igual que el resultado guardado:
export-differs-count =
    { $theirs ->
        [one] Se hizo con { $theirs } documento; aquí hay { NUMBER($ours) }.
       *[other] Se hizo con { $theirs } documentos; aquí hay { NUMBER($ours) }.
    }
# $collections: un enlace a las colecciones. $count: sus documentos.
export-differs-collections =
    { $count ->
        [one] Aquí también se compara { $count } documento de sus colecciones. Desactive la colección en { $collections } para ver si lo demás es igual.
       *[other] Aquí también se comparan { $count } documentos de sus colecciones. Desactívelas en { $collections } para ver si lo demás es igual.
    }
export-differs-documents = Los documentos son distintos, o sus nombres, funciones o autores.
export-differs-names = Los textos son los mismos; solo cambian los nombres, las funciones o los autores.
export-differs-texts = Al menos un texto es distinto.
# $changes: una lista como «umbral 20 % → 30 %».
export-differs-settings = Los ajustes son distintos: { $changes }.
export-differs-others = Los ajustes son distintos.
# Versiones como 0.1.0.
export-differs-engine = Se hizo con la versión { $theirs }; esta es la versión { $ours }.
export-take-link-settings = Usar los ajustes del enlace
export-take-file-settings = Usar los ajustes guardados
export-own-settings = Volver a mis ajustes

## Lo que difiere de un resultado guardado que se ha abierto

export-file-without-roles = El archivo se guardó sin funciones ni autores, así que no se puede saber si son los mismos documentos.

## Un resultado guardado que se abre sobre otros documentos

export-replace =
    { $saved ->
        [one] Este es un resultado guardado con { $saved } documento.
       *[other] Este es un resultado guardado con { $saved } documentos.
    } { $documents ->
        [one] ¿Sustituir con él el documento de esta página?
       *[other] ¿Sustituir con él los { $documents } documentos de esta página?
    }
# $count: pares que tienen aquí una revisión o una nota, y otra en el archivo.
export-replace-reviews =
    { $count ->
        [one] Su revisión o nota de { $count } par también se sustituye por la del archivo.
       *[other] Sus revisiones o notas de { $count } pares también se sustituyen por las del archivo.
    }
export-replace-yes = Sustituir
export-replace-no = Conservar lo que hay aquí
export-replaced =
    { $documents ->
        [one] Se ha sustituido { $documents } documento por el resultado guardado.
       *[other] Se han sustituido { $documents } documentos por el resultado guardado.
    }
export-replaced-reviews =
    { $count ->
        [one] Su revisión o nota de { $count } par se ha sustituido por la del archivo.
       *[other] Sus revisiones o notas de { $count } pares se han sustituido por las del archivo.
    }
# Lo leen los lectores de pantalla.
export-replaced-undone = Lo que había sustituido está de nuevo aquí.
export-one-at-a-time = Estos son varios resultados guardados. No se ha abierto ninguno. Ábralos de uno en uno.
# Lo leen los lectores de pantalla.
export-opened =
    { $count ->
        [one] Se abrió el resultado guardado con { $count } documento.
       *[other] Se abrió el resultado guardado con { $count } documentos.
    }
export-not-opened = No se pudo abrir el resultado guardado.

## Informes

export-html = Informe para compartir (página web)
export-html-what = Un solo archivo con pares, grupos y documentos, y con los dos textos de los pares más fuertes uno junto al otro. Se abre en cualquier navegador, sin conexión, y no ejecuta ningún programa. Quien tenga el archivo puede leer los textos.
export-save-html = Guardar informe
# El botón de la página de un par, y el encabezado de su panel.
export-case = Informe del caso
export-case-what =
    { $unit ->
        [code] Ambos programas uno junto al otro con los pasajes numerados, los tokens coincidentes, los ajustes, qué significan los números y una tabla de todos los documentos comparados con sus sumas de comprobación. Imprímalo desde la pestaña que se abre, o elija «Guardar como PDF» al imprimir.
       *[words] Ambos textos uno junto al otro con los pasajes numerados, las palabras coincidentes, los ajustes, qué significan los números y una tabla de todos los documentos comparados con sus sumas de comprobación. Imprímalo desde la pestaña que se abre, o elija «Guardar como PDF» al imprimir.
    }
export-several = Informe del caso sobre varios autores
export-several-what =
    { $count ->
        [one] { $count } par, elegido arriba. Para elegir otros, seleccione pares en la lista o redúzcala con un filtro.
       *[other] { $count } pares, elegidos arriba, con una tabla de quién comparte texto con quién. Para elegir otros, seleccione pares en la lista o redúzcala con un filtro.
    }
export-several-none = La lista no muestra ningún par.
export-several-open =
    { $count ->
        [one] Informe del caso de { $count } par…
       *[other] Informe del caso de { $count } pares…
    }
export-names-everybody = Mostrar todos los nombres
export-names-only = Mostrar solo { $name }, letras en lugar de los demás
export-names-nobody = Ningún nombre: letras en lugar de todos
export-person = Informe del caso sobre un autor
export-person-what = Todos los pares de la lista con documentos de este autor, para una conversación o una comisión. Para un solo par, abra el par y elija «{ export-case }».
export-person-name = Autor
export-no-person = No hay ningún par en la lista, así que no hay nadie sobre quien informar.
export-people-shown = Aquí se puede elegir entre los primeros { NUMBER($shown) } de { NUMBER($all) } autores con pares en la lista.
export-hide-others = Sustituir por letras los nombres de los documentos de otros autores
export-hide-others-default = Los nombres de los demás se sustituyen salvo que desmarque esta casilla, porque esa persona puede leer este informe.
export-names = Nombres en el informe
export-names-all = Mostrar ambos nombres
# $name: un documento. El otro se llama entonces "Documento A".
export-names-of = Mostrar { $name } y sustituir el otro por una letra
export-names-default = Se muestran ambos nombres salvo que elija otra cosa, porque el expediente necesita los dos. Antes de entregar el informe a una de las dos personas, elija mostrar solo su nombre: así también los demás documentos comparados aparecen con letras en la tabla final.
export-names-are-hidden = Los nombres están ocultos: en el informe aparecen «Autor 1», etc. en su lugar, y en los textos y las notas se tachan los nombres de los autores que se conocen. Si los quiere en el informe, desmarque antes «{ names-hide }».
# Un campo con un nombre en cada línea.
export-black-out = Nombres que se tachan
export-black-out-hint = Uno por línea, o separados por comas. Cada uno se tacha (█) en textos, notas y nombres de archivos: el nombre entero, y cada parte de tres letras o más que empiece por mayúscula. Los nombres que no se indiquen aquí se podrán leer.
export-black-out-guessed = Algunos se han tomado de los nombres de los archivos, porque no se conoce el autor: compruébelos.
export-black-out-none = No ha indicado ningún nombre, así que los nombres que aparecen en los textos y las notas no se tacharán. Si no se conoce el autor de un documento, no se puede tachar nada hasta que usted indique un nombre.
export-black-out-short = Demasiado cortos para encontrarlos en los textos: { $names }. Indique el nombre completo o compruebe los textos usted.
export-black-out-unknown =
    { $count ->
        [one] No se conoce el autor de { $count } documento. No se tacha nada en él hasta que usted indique un nombre.
       *[other] No se conoce el autor de { $count } documentos. No se tacha nada en ellos hasta que usted indique nombres.
    }
export-with-note = Incluir mi nota
export-with-note-masked = Incluir mi nota, con los mismos nombres tachados
export-case-number = Número de caso (opcional)
export-prepared-by = Preparado por (opcional)
export-open-report = Abrir en una pestaña nueva
export-save-report = Guardar informe
export-name-case = informe del caso
export-opened-tab = El informe está abierto en una pestaña nueva.
export-not-opened-tab = El navegador no permitió que el informe se abriera por sí solo en una pestaña nueva.
export-open-blocked = Abrir el informe
export-cancelled = Cancelado. No se guardó nada.
export-making = Leyendo los pasajes: par { NUMBER($done) } de { NUMBER($total) }

## Qué pares se guardan

export-scope = Qué pares
export-scope-hint = Para «{ export-html }», «{ export-several }» y la tabla de pares. No limita nada más de lo que hay aquí.
export-scope-all = Todos los de la lista ({ NUMBER($count) })
export-scope-shown = Los mostrados ahora ({ NUMBER($count) })
export-scope-confirmed = Los confirmados ({ NUMBER($count) })
export-scope-selected = Los seleccionados ({ NUMBER($count) })
# En una entrada.
export-scope-held = Pares: { NUMBER($count) } de { NUMBER($all) } de la lista.
# Parte de un nombre de archivo, si no están todos los pares.
export-name-some-pairs = pares elegidos
