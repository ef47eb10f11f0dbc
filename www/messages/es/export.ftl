## Guardar y compartir el resultado

# El botón sobre la lista de pares y el título de su panel.
export-open = Guardar o compartir
export-close = Cerrar
export-private = Los archivos se guardan en este equipo. No se envía nada a ningún sitio.
export-not-current = Los documentos o los ajustes han cambiado desde la última comparación. Espere a que termine la comparación o compare de nuevo.
export-preparing = Preparando el archivo…
# $name: un nombre de archivo.
export-saved = Guardado como { $name }, donde su navegador deja las descargas.
export-failed = No se pudo guardar el archivo: { $reason }

## Tablas

export-csv = Tabla para Excel o LibreOffice (CSV)
export-csv-what =
    { $unit ->
        [code] Todos los pares de la lista con sus tokens coincidentes, o todos los documentos con su coincidencia más fuerte. Contiene nombres, pero no textos.
       *[words] Todos los pares de la lista con sus palabras coincidentes, o todos los documentos con su coincidencia más fuerte. Contiene nombres, pero no textos.
    }
export-csv-what-review =
    { $unit ->
        [code] Todos los pares de la lista con sus tokens coincidentes, revisiones y notas, o todos los documentos con su coincidencia más fuerte. Contiene nombres, pero no textos.
       *[words] Todos los pares de la lista con sus palabras coincidentes, revisiones y notas, o todos los documentos con su coincidencia más fuerte. Contiene nombres, pero no textos.
    }
# Cómo escribe los números la hoja de cálculo del usuario.
export-numbers = Formato de los números en su hoja de cálculo
export-numbers-comma = 1.5 (comas entre columnas)
export-numbers-semicolon = 1,5 (punto y coma entre columnas)
export-numbers-swiss = 1.5 (punto y coma entre columnas, como en Suiza)
export-save-pairs = Guardar los pares
export-save-documents = Guardar los documentos
# Partes de nombres de archivo: «Clase 7b pares 2026-03-01.csv».
export-name-pairs = pares
export-name-documents = documentos
export-name-result = resultado

## El resultado como archivo

export-json = Resultado para volver a abrirlo aquí (JSON)
export-json-names-hidden = Los nombres están ocultos: el archivo lleva «Persona 1», etc. en su lugar, y los nombres en sus textos están tachados. Al abrirlo, se compara a partir de esos textos, así que sus números pueden variar un poco. Muestre antes los nombres para guardar exactamente el mismo resultado.
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
export-link-what = Para quien tenga los mismos archivos: el enlace pone los mismos ajustes y la página dice si el resultado es el mismo. Contiene los ajustes, la versión y una suma de comprobación, pero ni textos ni nombres.
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
export-same-link = Mismos documentos, mismos ajustes, misma versión: este es el resultado al que remite el enlace.
export-same-file = Mismos documentos, mismos ajustes, misma versión: este es el resultado guardado.
export-differs-link = Este no es el resultado al que remite el enlace:
export-names-hidden-file = Este resultado se guardó con los nombres ocultos. Se ha comparado de nuevo a partir de textos con los nombres tachados, así que sus números pueden variar un poco respecto a los que se veían al guardarlo.
export-differs-file = Este no es igual que el resultado guardado:
export-differs-count =
    { $theirs ->
        [one] Se hizo con { $theirs } documento; aquí hay { NUMBER($ours) }.
       *[other] Se hizo con { $theirs } documentos; aquí hay { NUMBER($ours) }.
    }
export-differs-documents = Los documentos son distintos, o sus nombres, funciones o autores.
# $changes: una lista como «umbral 20 % → 30 %».
export-differs-settings = Los ajustes son distintos: { $changes }.
export-differs-others = Los ajustes son distintos.
# Versiones como 0.1.0.
export-differs-engine = Se hizo con la versión { $theirs }; esta es la versión { $ours }.
export-take-link-settings = Usar los ajustes del enlace
export-take-file-settings = Usar los ajustes guardados
export-own-settings = Volver a mis ajustes

## Un resultado guardado que se suelta en la página

export-replace =
    { $saved ->
        [one] Ha soltado un resultado guardado con { $saved } documento.
       *[other] Ha soltado un resultado guardado con { $saved } documentos.
    } { $documents ->
        [one] ¿Sustituir con él el documento de esta página?
       *[other] ¿Sustituir con él los { $documents } documentos de esta página?
    }
export-replace-yes = Sustituir
export-replace-no = Conservar lo que hay aquí
export-one-at-a-time = Ha soltado varios resultados guardados. No se ha abierto ninguno. Suéltelos de uno en uno.
# Lo leen los lectores de pantalla.
export-opened =
    { $count ->
        [one] Se abrió el resultado guardado con { $count } documento.
       *[other] Se abrió el resultado guardado con { $count } documentos.
    }
export-not-opened = No se pudo abrir el resultado guardado.

## Informes

export-html = Informe para compartir (página web)
export-html-what = Un solo archivo con los pares, los grupos y los documentos, y con los dos textos de los pares más fuertes uno junto al otro. Se abre en cualquier navegador, sin conexión, y no ejecuta ningún programa. Quien tenga el archivo puede leer los textos.
export-save-html = Guardar informe
# El botón de la página de un par, y el encabezado de su panel.
export-case = Informe del caso
export-case-what =
    { $unit ->
        [code] Ambos programas uno junto al otro con los pasajes numerados, los tokens coincidentes, los ajustes, las sumas de comprobación de los textos y qué significan los números. Imprímalo desde la pestaña que se abre, o elija «Guardar como PDF» al imprimir.
       *[words] Ambos textos uno junto al otro con los pasajes numerados, las palabras coincidentes, los ajustes, las sumas de comprobación de los textos y qué significan los números. Imprímalo desde la pestaña que se abre, o elija «Guardar como PDF» al imprimir.
    }
export-person = Informe del caso sobre una persona
export-person-what = Todos los pares de la lista con documentos de esta persona, para una conversación o una comisión. Para un solo par, abra el par y elija «{ export-case }».
export-person-name = Persona
export-no-person = No hay ningún par en la lista, así que no hay nadie sobre quien informar.
export-people-shown = Aquí se puede elegir entre las primeras { NUMBER($shown) } de { NUMBER($all) } personas con pares en la lista.
export-hide-others = Sustituir por letras los nombres de los documentos de otras personas
export-names = Nombres en el informe
export-names-all = Mostrar ambos nombres
# $name: un documento. El otro se llama entonces "Documento A".
export-names-of = Mostrar { $name } y sustituir el otro por una letra
export-open-report = Abrir en una pestaña nueva
export-save-report = Guardar informe
export-name-case = informe del caso
export-opened-tab = El informe está abierto en una pestaña nueva.
export-not-opened-tab = El navegador no permitió abrir el informe en una pestaña nueva. Guárdelo.
export-cancelled = Cancelado. No se guardó nada.
export-making = Leyendo los pasajes: par { NUMBER($done) } de { NUMBER($total) }
