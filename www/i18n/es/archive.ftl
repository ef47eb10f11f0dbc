## Colecciones en este dispositivo: documentos anteriores con los que se comparan los nuevos.

archive-tab = Colecciones
archive-title = Colecciones en este dispositivo
archive-intro = Una colección guarda documentos en este navegador, en este dispositivo: por ejemplo, los de cursos anteriores o artículos publicados. Los documentos que añada más tarde a esta página se comparan con todas las colecciones activadas. No se guarda nada si usted no lo pide, y nada sale de este dispositivo.
archive-texts = Las colecciones contienen los propios textos, sin cifrar: quien pueda usar este navegador puede leerlos.
archive-none = Todavía no hay ninguna colección.
archive-none-hint = Cree una con los archivos que elija arriba, o añada a esta página los documentos de un curso y guárdelos aquí después. También puede abrir el archivo de una colección exportada en otro lugar.
archive-starting = Buscando colecciones…
archive-loading = Leyendo las colecciones: { $done } de { $total } documentos…
archive-unavailable = No se pueden guardar colecciones: este navegador no permite que la página almacene datos de forma segura, como ocurre en algunas ventanas privadas. Todo lo demás funciona.
archive-newer = Las colecciones de este navegador se guardaron con una versión más reciente de Lookalike. No se han modificado. Vuelva a cargar la página para obtener esa versión.
archive-failed = No se han podido leer o escribir las colecciones: { $reason } Lo guardado antes no ha cambiado.
archive-full = No hay espacio suficiente en este dispositivo. No se ha cambiado nada. Libere espacio o elimine una colección y vuelva a intentarlo.
archive-gone = Esta colección se ha eliminado, quizá en otra pestaña.
archive-busy = Otra pestaña está modificando las colecciones. Vuelva a intentarlo cuando haya terminado.

## Guardar documentos

archive-keep-title = Guardar documentos en una colección
archive-keep-which = Documentos
archive-keep-all = Los { NUMBER($documents) } documentos
archive-keep-submissions = Entregas ({ NUMBER($documents) })
archive-keep-earlier = Entregas anteriores ({ NUMBER($documents) })
archive-keep-where = Colección
archive-keep-new = Colección nueva
archive-keep-name = Nombre de la colección nueva
archive-keep-hint = Ej.: Ensayos, primavera de 2026
archive-keep =
    { $documents ->
        [one] Guardar este documento
       *[other] Guardar estos { $documents } documentos
    }
archive-writing =
    { $written ->
        [one] { $written } documento escrito…
       *[other] { $written } documentos escritos…
    }
archive-cancel = Cancelar
archive-kept =
    { $documents ->
        [one] Se ha guardado { $documents } documento en { $name }.
       *[other] Se han guardado { $documents } documentos en { $name }.
    }
archive-kept-before =
    { $documents ->
        [one] { $documents } documento ya está en { $name } y no se ha guardado de nuevo.
       *[other] { $documents } documentos ya están en { $name } y no se han guardado de nuevo.
    }
archive-kept-some = { $kept } { $before }
archive-name-missing = Escriba un nombre para la colección.
archive-name-taken = Ya hay una colección llamada { $name }. Elija otro nombre.
archive-open-file = Abrir el archivo de una colección
archive-opened =
    { $documents ->
        [one] Se ha añadido { $name }, con { $documents } documento. Los documentos nuevos se comparan con él.
       *[other] Se ha añadido { $name }, con { $documents } documentos. Los documentos nuevos se comparan con ellos.
    }
archive-opened-off = Se ha añadido { $name }, pero los documentos nuevos no se comparan con esta colección. { $reason }
archive-not-opened = No se ha abierto { $file }. { $reason } No se ha modificado ninguna colección.
archive-file-other = No es el archivo de una colección de Lookalike.
archive-file-newer = Se creó con una versión más reciente de Lookalike. Vuelva a cargar la página para obtener esa versión e inténtelo de nuevo.
archive-file-cut = El archivo está incompleto: falta el final. Exporte la colección o copie el archivo de nuevo.
archive-file-changed = El archivo se ha dañado o editado después de exportarlo.

## Una colección

archive-list = Colecciones
archive-about =
    { $documents ->
        [one] { $documents } documento
       *[other] { $documents } documentos
    } · { BYTES($size) } de texto · modificada el { $time }
archive-compare = Comparar los documentos nuevos con esta colección
archive-same =
    { $documents ->
        [one] { $documents } documento de esta página está también en esta colección y no se compara consigo mismo.
       *[other] { $documents } documentos de esta página están también en esta colección y no se comparan consigo mismos.
    }
archive-same-in =
    { $documents ->
        [one] { $documents } documento está también en la colección { $name } y no se compara consigo mismo.
       *[other] { $documents } documentos están también en la colección { $name } y no se comparan consigo mismos.
    }
archive-rename = Cambiar nombre
archive-rename-of = Nombre nuevo de { $name }
archive-rename-save = Guardar
archive-export = Exportar a un archivo
archive-exported = { $name } se ha exportado como { $file }. Este archivo puede abrirse aquí en cualquier navegador.
archive-not-exported = No se ha exportado nada: no se han podido leer todos los documentos ({ $read } de { $documents }). Vuelva a cargar la página e inténtelo de nuevo.
archive-delete = Eliminar
archive-delete-question =
    { $documents ->
        [one] ¿Eliminar { $name } con su documento? No se puede deshacer, salvo que la haya exportado.
       *[other] ¿Eliminar { $name } con sus { $documents } documentos? No se puede deshacer, salvo que la haya exportado.
    }
archive-delete-yes = Eliminarla
archive-delete-no = Conservarla
archive-deleted = Se ha eliminado { $name }.
# An archive that begins with files, not with documents of the page.
archive-start = Crear una colección con archivos
archive-start-hint = Los archivos van directamente a una colección nueva. No se comparan entre sí, solo con los documentos que añada a esta página o compruebe. Los archivos ZIP se descomprimen.
archive-start-files = Elegir archivos para la colección
archive-start-folder = Elegir una carpeta para la colección
# Archivos que van directamente a una colección.
archive-fill = Añadir archivos…
archive-fill-to = Añadir archivos a { $name }
archive-filling = Leyendo archivos: { $done } de { $total }…
archive-filled =
    { $documents ->
        [one] Se ha añadido { $documents } documento a { $archive }.
        [many] Se han añadido { $documents } de documentos a { $archive }.
       *[other] Se han añadido { $documents } documentos a { $archive }.
    }
archive-fill-none = No se ha añadido nada.
archive-fill-cancelled = Cancelado. No se ha añadido nada.
archive-fill-undone =
    { $documents ->
        [one] Se ha retirado { $documents } documento recién añadido.
        [many] Se han retirado { $documents } de documentos recién añadidos.
       *[other] Se han retirado { $documents } documentos recién añadidos.
    }
archive-fill-unread =
    { $files ->
        [one] No se ha podido leer { $files } archivo:
        [many] No se han podido leer { $files } de archivos:
       *[other] No se han podido leer { $files } archivos:
    }
archive-fill-partly =
    { $files ->
        [one] Se ha añadido { $files } archivo leído solo en parte:
        [many] Se han añadido { $files } de archivos leídos solo en parte:
       *[other] Se han añadido { $files } archivos leídos solo en parte:
    }
archive-fill-system =
    { $files ->
        [one] Se ha omitido { $files } archivo del sistema o de herramientas.
        [many] Se han omitido { $files } de archivos del sistema o de herramientas.
       *[other] Se han omitido { $files } archivos del sistema o de herramientas.
    }
archive-fill-result = Es un resultado guardado. Ábralo en la página principal.
archive-documents = Documentos
archive-documents-of = Documentos de { $name }
archive-remove = Quitar
archive-remove-one = Quitar { $name }
archive-removed = Se ha quitado { $name } de { $archive }.
archive-removed-unnamed = Se ha quitado el documento de { $archive }.
archive-undo = Deshacer
archive-undone = { $name } vuelve a estar en la colección.
archive-undone-unnamed = El documento vuelve a estar en la colección.

## Espacio

archive-space = Espacio en este dispositivo
archive-space-used = Lookalike ocupa { BYTES($used) } en este dispositivo, incluida la propia página; le quedan unos { BYTES($left) }.
archive-space-unknown = Este navegador no indica cuánto espacio queda.
archive-lasting = El navegador ha prometido no borrar lo guardado cuando falte espacio.
archive-not-lasting = El navegador puede borrar lo guardado cuando falte espacio en este dispositivo. Exporte las colecciones que no pueda perder.
archive-ask = Pedir al navegador que nunca borre las colecciones
archive-asked-no = El navegador no lo ha prometido. Lo decide según cómo use esta página: por ejemplo, si está instalada o entre sus marcadores.
archive-check = Comprobar un documento nuevo
archive-invitation =
    { $documents ->
        [one] Sus colecciones contienen { $documents } documento. Puede { $check } con ellas sin añadir archivos, o { $manage }.
       *[other] Sus colecciones contienen { $documents } documentos. Puede { $check } con ellas sin añadir archivos, o { $manage }.
    }
archive-invitation-check = comparar un documento nuevo
archive-invitation-manage = gestionar las colecciones
# On an empty page without archives. $start: archive-invitation-start.
archive-invitation-none = Para comparar documentos nuevos con muchos otros, como los de cursos anteriores o artículos publicados, { $start }.
archive-invitation-start = guarde esos otros como colección en este dispositivo
# Above the list of pairs, where archives are switched off.
archive-off =
    { $documents ->
        [one] { $documents } documento no se comparó, porque su colección está desactivada.
       *[other] { $documents } documentos no se compararon, porque sus colecciones están desactivadas.
    }
archive-off-compare = Comparar con las colecciones
archive-start-name = Cómo llamar a la colección
archive-find = Buscar un documento
archive-found = { NUMBER($found) } de { NUMBER($all) }
# $before: the archive that is as large.
archive-opened-twice = Se ha añadido { $name }. Es exactamente igual de grande que { $before }. Si ambas contienen los mismos documentos, elimine una de las dos: de lo contrario, cada coincidencia de esos documentos aparecería dos veces.
