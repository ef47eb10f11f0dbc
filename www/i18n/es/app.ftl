## El marco de la página.

app-language = Idioma
app-language-failed = No se pudo cargar este idioma. Compruebe la conexión e inténtelo de nuevo.
app-skip = Ir al contenido
app-notices = Avisos
app-title-pair = { $a } y { $b } – Lookalike
app-title-how = Cómo funciona – Lookalike
app-title-documents =
    { $count ->
        [one] { $count } documento – Lookalike
       *[other] { $count } documentos – Lookalike
    }
app-results = Resultados
app-pairs = Pares
app-groups = Grupos
app-matrix = Matriz
app-documents = Documentos
app-unread = { NUMBER($count) } sin leer
app-how = Cómo funciona
app-back = ‹ Documentos
app-how-invitation = ¿Funcionan bien los métodos? Véase «{ $how }», con mediciones sobre sus propios documentos.
app-licences = Licencias del software de esta página
app-no-licences = El servidor de esta página no tiene ningún archivo de licencias.

## Lo que promete la página

app-private = Sus documentos se leen en este navegador, que bloquea las solicitudes de esta página a otros servidores
app-private-no-policy = Sus documentos se leen en este navegador. Esta copia de la página no tiene una política que bloquee las solicitudes a otros servidores
app-private-hint = La política de seguridad de la página solo permite solicitudes a su propia dirección, también desde sus procesos, y el navegador la hace cumplir. La página pide a esa dirección sus propios archivos y no envía allí ningún documento. Las herramientas de desarrollo de su navegador muestran cada solicitud.
app-private-no-policy-hint = La página compilada tiene una política de seguridad. Esta copia no la tiene, como en un servidor de desarrollo. La página no envía ningún documento a ninguna parte.
app-foreign-requests =
    { $count ->
        [one] se ha visto { $count } solicitud a otro servidor
       *[other] se han visto { $count } solicitudes a otros servidores
    }
