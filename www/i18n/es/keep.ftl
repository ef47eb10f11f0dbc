## El trabajo que se guarda en este dispositivo, lo que se quitó y las versiones nuevas de la página.

keep-title = Su trabajo
keep-start = Guardar mi trabajo en este dispositivo
keep-off = Su trabajo en esta página no se guarda: los documentos, los ajustes y las revisiones se pierden al cerrarla.
# Beside a note that is being written.
keep-with-work = Texto sin formato. Se guarda con su trabajo.
keep-not-yet = Texto sin formato. Su trabajo aún no se guarda: esta nota se pierde al cerrar la página.
keep-starting = Buscando trabajo guardado…
keep-unavailable = No se puede guardar su trabajo: este navegador no permite que la página almacene nada, como en algunas ventanas privadas. Todo lo demás funciona. Sus documentos se pierden al cerrar esta página.
keep-elsewhere = Su trabajo guardado está abierto en otra pestaña. Nada de lo que haga en esta se guarda. Cierre la otra pestaña para continuar aquí.
keep-newer = El trabajo guardado en este dispositivo procede de una versión más reciente de Lookalike. No se ha modificado, y esta versión no guarda nada. Vuelva a cargar la página para obtener la versión nueva.
keep-unreadable = No se puede leer el trabajo guardado en este dispositivo: { $reason } No se guarda nada hasta que lo borre.
keep-not-as-expected = no tiene el formato esperado.
keep-other =
    { $documents ->
        [one] En este dispositivo hay otro trabajo guardado: { $documents } documento del { $time }. ¿Sustituirlo por los documentos de esta página?
        [many] En este dispositivo hay otro trabajo guardado: { $documents } de documentos del { $time }. ¿Sustituirlo por los documentos de esta página?
       *[other] En este dispositivo hay otro trabajo guardado: { $documents } documentos del { $time }. ¿Sustituirlo por los documentos de esta página?
    }
keep-replace = Sustituirlo
keep-leave = Dejarlo como está
keep-saving = Guardando…
keep-saved =
    { $documents ->
        [one] { $documents } documento guardado en este dispositivo, por última vez el { $time }.
        [many] { $documents } de documentos guardados en este dispositivo, por última vez el { $time }.
       *[other] { $documents } documentos guardados en este dispositivo, por última vez el { $time }.
    }
keep-used = Lookalike ocupa { $size } en este dispositivo, incluida la propia página.
keep-full = No hay espacio suficiente en este dispositivo para guardar sus últimos cambios. { $before } Libere espacio o quite documentos e inténtelo de nuevo.
keep-failed = No se pudieron guardar sus últimos cambios: { $reason } { $before }
keep-nothing-before = Todavía no se ha guardado nada: su trabajo se pierde al cerrar esta página.
keep-before-whole = Lo que se guardó el { $time } sigue completo.
keep-forget = Borrar mi trabajo guardado
keep-stop = No guardar mi trabajo
keep-forgotten = Se ha borrado su trabajo guardado. Sus documentos siguen en esta página hasta que la cierre.
keep-collections-stay = Las colecciones siguen en este dispositivo hasta que las elimine.
keep-reopened =
    { $documents ->
        [one] Se ha vuelto a abrir su trabajo del { $time }: { $documents } documento.
        [many] Se ha vuelto a abrir su trabajo del { $time }: { $documents } de documentos.
       *[other] Se ha vuelto a abrir su trabajo del { $time }: { $documents } documentos.
    }
keep-lost =
    { $documents ->
        [one] No se pudo recuperar { $documents } documento. Vuelva a añadir su archivo.
        [many] No se pudieron recuperar { $documents } de documentos. Vuelva a añadir sus archivos.
       *[other] No se pudieron recuperar { $documents } documentos. Vuelva a añadir sus archivos.
    }
keep-former =
    { $documents ->
        [one] También se conserva su trabajo revisado anterior: { $documents } documento, guardado por última vez el { $time }.
        [many] También se conserva su trabajo revisado anterior: { $documents } de documentos, guardados por última vez el { $time }.
       *[other] También se conserva su trabajo revisado anterior: { $documents } documentos, guardados por última vez el { $time }.
    } Solo se conserva un trabajo anterior.
keep-former-reopen = Volver a abrir el trabajo anterior
keep-former-forget = Borrar el trabajo anterior
keep-dismiss = Cerrar
keep-and-reload = Guardar mi trabajo y volver a cargar
keep-reload = Volver a cargar la página

## Lo que se quitó

keep-removed-one = Se ha quitado { $name }.
keep-removed =
    { $documents ->
        [one] Se ha quitado { $documents } documento.
        [many] Se han quitado { $documents } de documentos.
       *[other] Se han quitado { $documents } documentos.
    }
keep-removed-unread =
    { $files ->
        [one] Se ha quitado { $files } archivo no leído.
        [many] Se han quitado { $files } de archivos no leídos.
       *[other] Se han quitado { $files } archivos no leídos.
    }
keep-undo = Deshacer
keep-undone = Lo que había quitado está de nuevo aquí.

## Versiones nuevas y archivos de la página que no se pueden cargar

keep-update-ready = Hay una versión nueva de Lookalike. Vuelva a cargar la página cuando le convenga.
keep-update-unsaved = Sus documentos no están guardados y se perderían.
keep-update-reload = Volver a cargar
keep-update-later = Más tarde
keep-part-missing = No se pudo cargar esta parte de la página. Sus documentos siguen aquí. O bien no hay conexión, o bien la página se actualizó después de abrirla y hay que volver a cargarla.
keep-engine-missing = No se pudo iniciar el motor de comparación: { $reason } Sus documentos siguen aquí. El motor necesita un navegador con WebAssembly: Chrome 123, Firefox 120, Safari 17.5 o más nuevo.

## Enlaces

keep-link-missing = Este enlace lleva a la comparación de dos documentos que no están en esta página. Vuelva a añadir los mismos archivos y se abrirá la comparación.
