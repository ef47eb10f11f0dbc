## Rastros en los archivos: lo que los archivos dicen de cómo se hicieron, aparte de sus textos. Cada hecho va con lo que puede significar.

traces-title = Rastros en los archivos
traces-hint = Lo que los archivos dicen de cómo se hicieron, aparte de sus textos. Nunca cuenta como palabras coincidentes y por sí solo no prueba nada.
traces-given = Si todos recibieron un archivo para empezar, añádalo como plantilla: lo que viene de él deja entonces de ser un rastro.
# $count: identificadores de revisión que tienen los dos archivos.
traces-revisions =
    { $count ->
        [one] Los dos archivos tienen en común { $count } identificador de revisión que no tiene ningún otro archivo de aquí.
       *[other] Los dos archivos tienen en común { $count } identificadores de revisión que no tiene ningún otro archivo de aquí.
    }
traces-revisions-few =
    { $count ->
        [one] Los dos archivos tienen en común { $count } identificador de revisión que tienen pocos archivos más de aquí.
       *[other] Los dos archivos tienen en común { $count } identificadores de revisión que tienen pocos archivos más de aquí.
    }
traces-revisions-meaning = Word y LibreOffice dan un identificador así a cada sesión de edición. Un archivo, o una versión anterior de él, fue el comienzo del otro, o pasó texto de uno al otro. Causas inocentes: los dos empezaron con un archivo que les dieron, o trabajaron juntos.
traces-ids = Los dos archivos tienen el mismo identificador de documento.
traces-ids-meaning = Un programa lo da a cada documento nuevo, y una copia lo conserva. Causas inocentes: los dos empezaron con un archivo que les dieron, o trabajaron juntos.
traces-objects =
    { $count ->
        [one] { $count } archivo incrustado es el mismo en los dos, byte por byte.
       *[other] { $count } archivos incrustados son los mismos en los dos, byte por byte.
    }
traces-pictures =
    { $count ->
        [one] { $count } imagen es la misma en los dos archivos, byte por byte.
       *[other] { $count } imágenes son las mismas en los dos archivos, byte por byte.
    }
traces-pictures-meaning = Causas inocentes: los dos lo tomaron del mismo sitio, como una página web o una clase, o trabajaron juntos.
traces-looks =
    { $count ->
        [one] { $count } imagen se ve casi igual en los dos archivos, aunque sus bytes difieren.
       *[other] { $count } imágenes se ven casi iguales en los dos archivos, aunque sus bytes difieren.
    }
traces-looks-meaning = Puede haberse cambiado de tamaño o guardado de nuevo. Causas inocentes: ambos la tomaron del mismo sitio, o hicieron una imagen de lo mismo.
# $names: nombres de personas.
traces-names = Los dos archivos nombran a { $names }, como autor o por haber guardado el archivo por última vez.
traces-names-meaning = Causas inocentes: los dos se escribieron en un mismo equipo, o la misma persona ayudó con ambos.
# $time: una fecha con hora.
traces-created = Los dos archivos se crearon en el mismo momento: { $time }.
traces-created-meaning = Una copia conserva la hora de su original. Causas inocentes: los dos empezaron con un mismo archivo, o en el mismo minuto de una clase; Word no anota los segundos.
# $styles: los primeros de sus nombres.
traces-styles =
    { $count ->
        [one] Los dos archivos tienen { $count } estilo propio con el mismo nombre, que tienen pocos más: { $styles }.
       *[other] Los dos archivos tienen { $count } estilos propios con los mismos nombres, que tienen pocos más: { $styles }.
    }
traces-styles-meaning = Causas inocentes: los dos usaron la misma plantilla o pegaron texto del mismo programa.
# $words: the first of them.
traces-misspelt = Los dos textos escriben mal { NUMBER($count) } palabras de la misma manera, y aquí nadie más lo hace: { $words }.
traces-misspelt-meaning = Se toma por mal escrita una palabra que casi es otra que escriben los demás. Causas inocentes: el mismo pasaje copiado o citado, palabras del tema, o el mismo profesor o programa.
traces-two-spaces = Los dos textos tienen dos espacios tras casi todas las oraciones, y pocos más los tienen.
traces-space-before = Los dos textos tienen un espacio ante casi todas las comas, y pocos más lo tienen.
traces-habits-meaning = Causas inocentes: una costumbre que ambos aprendieron, el mismo teclado o programa, o texto del mismo sitio.

## Hechos sobre un archivo.

# $minutes: el tiempo que el archivo estuvo abierto, según la cuenta de su programa.
traces-fast =
    { $minutes ->
        [one] El archivo se editó durante { $minutes } minuto
       *[other] El archivo se editó durante { $minutes } minutos
    } y tiene { NUMBER($words) } palabras.
traces-fast-meaning = Nadie escribe tan rápido. Causas inocentes: el texto se escribió en otro sitio, como en un navegador, y se pegó, o el archivo se guardó con otro nombre, y la cuenta volvió a empezar.
# $name: el nombre de una persona, que es el de otro autor de los documentos.
traces-other-author = El archivo da como autor a { $name }, el nombre de otro autor de aquí.
traces-other-last = El archivo lo guardó por última vez { $name }, el nombre de otro autor de aquí.
traces-other-meaning = Causas inocentes: un equipo prestado, el mismo nombre, o trabajaron juntos.

## Las propiedades de los archivos, en una tabla.

traces-properties = Lo que dice cada archivo
traces-property = Propiedad
traces-author = Autor
traces-last-author = Guardado por última vez por
traces-created-head = Creado
traces-modified = Guardado por última vez
# Cuántas veces se guardó el archivo.
traces-revision = Veces guardado
traces-minutes = Minutos de edición
traces-company = Empresa
traces-template = Plantilla
traces-program = Programa
traces-number = { NUMBER($number) }
traces-nothing = –
traces-cut =
    { $count ->
        [one] { $count } entrada era demasiado larga o excedía el máximo, y se cortó u omitió.
       *[other] { $count } entradas eran demasiado largas o excedían el máximo, y se cortaron u omitieron.
    }

## De todos los documentos.

traces-pairs =
    { $count ->
        [one] { $count } par de archivos tiene en común rastros que tienen pocos más.
       *[other] { $count } pares de archivos tienen en común rastros que tienen pocos más.
    }
traces-none = No hay archivos de autores distintos que compartan identificadores de revisión o de documento, imágenes o archivos incrustados que pocos más tengan.
# Junto a un par cuyos textos no figuran como parecidos.
traces-not-listed = los textos no figuran como parecidos
traces-meanings = Qué puede significar
# Sobre la lista de pares. $link: traces-title, como enlace a los documentos.
traces-unlisted =
    { $count ->
        [one] { $count } par de archivos comparte identificadores de revisión o algo similar, aunque sus textos no figuran como parecidos: { $link }.
       *[other] { $count } pares de archivos comparten identificadores de revisión o algo similar, aunque sus textos no figuran como parecidos: { $link }.
    }
# Bajo el título de un par. $shared: «14 ID de revisión, 1 imagen».
traces-of-pair = Los dos archivos comparten: { $shared }.

## Clases de rastros.

traces-kind-revisions = Identificadores de revisión
traces-kind-ids = Identificador de documento
traces-kind-pictures = Imágenes y archivos incrustados
traces-kind-looks = Imágenes parecidas
traces-kind-styles = Estilos
traces-kind-writing = Costumbres al escribir
