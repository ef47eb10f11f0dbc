## Funciones: para qué está un documento.

workspace-role-submission = Entrega
workspace-role-archive = Anterior
workspace-role-template = Plantilla
workspace-submissions = Entregas
workspace-submissions-hint = Se comparan entre sí y con las anteriores.
workspace-archive = Entregas anteriores
workspace-archive-hint = Entregas de otros años. Solo se comparan con las de ahora.
workspace-template = Plantilla
workspace-template-hint = El texto que todos recibieron, como el enunciado. Se excluye de todos los documentos.

## Pares que no se comparan

workspace-archive-pairs = Las entregas anteriores no se comparan entre sí.
workspace-excluded-pairs =
    { $pairs ->
        [one] { $pairs } par no se comparó, porque ambos documentos son del mismo autor o entregas anteriores.
       *[other] { $pairs } pares no se compararon, porque ambos documentos son del mismo autor o entregas anteriores.
    }

## Añadir documentos

workspace-no-files = No se encontró ningún archivo. Elija documentos o una carpeta que los contenga.
workspace-archive-file = { $file } es una colección exportada de Lookalike. Ábrala en Colecciones, con «Abrir el archivo de una colección».
workspace-same-path =
    { $count ->
        [one] { $count } archivo tiene la misma ruta que uno recién añadido, pero otro texto: { $names }. Si el nuevo es una versión posterior, quite este.
       *[other] { $count } archivos tienen las mismas rutas que otros recién añadidos, pero otros textos: { $names }. Si los nuevos son versiones posteriores, quite estos.
    }
workspace-cancelled = La lectura se canceló; no se añadió nada.
workspace-cancelled-rest = La lectura se canceló; los archivos que aún se estaban leyendo no se añadieron.
workspace-text = Texto { $number }
workspace-renamed = Otro documento se llama «{ $wanted }», así que este se llama «{ $name }»

## La clase de ejemplo

workspace-example = Doce estudiantes inventados; algunos copiaron de otros. Averigüe quiénes y cómo, y mire después las notas en «{ app-documents }».
workspace-example-failed = No se pudo cargar el ejemplo: { $reason }
workspace-file-missing = el servidor respondió a la solicitud de { $file } con el código { $status }
workspace-example-ada = No copió de nadie de la clase. Ben entregó este mismo ensayo con unas pocas palabras cambiadas, David reformuló su segundo párrafo y Elif tomó oraciones de él.
workspace-example-ben = El ensayo entero de Ada con 29 pequeños cambios de redacción.
workspace-example-clara = No copió de nadie de la clase. David copió literalmente su segundo y su tercer párrafo, y Elif tomó oraciones de los demás.
workspace-example-david = El segundo y el tercer párrafo son, palabra por palabra, el segundo y el tercero de Clara. El quinto es el segundo de Ada, reformulado oración por oración. El resto no está en ningún otro texto de la clase.
workspace-example-elif = Un mosaico: salvo cuatro, todas las oraciones son de Ada o de Clara, más o menos por turnos. También se parece al ensayo de Ben, porque este es una copia del de Ada.
workspace-example-farid = No copió de nadie de la clase. Grace reformuló todo este ensayo, oración por oración.
workspace-example-grace = El ensayo de Farid con todas las oraciones reformuladas, como si se hubiera traducido a otro idioma y de vuelta.
workspace-example-hana = No copió de nadie. El mismo tema que Farid y Grace, y la misma cita que en el ensayo de Jonah, con su fuente.
workspace-example-ivan = No copió de nadie de la clase. El comienzo del cuento de Tolstói; su último tercio reaparece en el texto de Мария.
workspace-example-jonah = No copió de nadie de la clase. Kate tomó un pasaje largo de su segundo párrafo.
workspace-example-kate = El tercer párrafo, salvo su primera oración, es de Jonah, palabra por palabra. En muchas palabras, letras cirílicas de igual aspecto sustituyen a las letras a, e y o. El resto no está en ningún otro texto de la clase.
workspace-example-maria = Los dos primeros quintos repiten palabra por palabra el último tercio del texto de Иван, con otros saltos de línea. Después sigue el cuento de Tolstói.

## Leer de nuevo un documento con otra codificación

workspace-reread = { $name } se leyó de nuevo como { $encoding }.
workspace-reread-question =
    { $passages ->
        [one] ¿Leer { $name } como { $encoding }? Su texto cambiará tanto que { $passages } pasaje excluido ya no se encontrará en él y volverá a contar.
       *[other] ¿Leer { $name } como { $encoding }? Su texto cambiará tanto que { $passages } pasajes excluidos ya no se encontrarán en él y volverán a contar.
    }
workspace-reread-yes = Leer de nuevo
workspace-reread-no = Dejar como está
workspace-not-reread = { $name } no se puede leer con esta codificación. { $reason }
workspace-is-archive = Es un archivo comprimido.

## Lo que leen los lectores de pantalla

workspace-added-submission =
    { $count ->
        [one] Se añadió { $count } documento.
       *[other] Se añadieron { $count } documentos.
    }
workspace-added-archive =
    { $count ->
        [one] Se añadió { $count } entrega anterior.
       *[other] Se añadieron { $count } entregas anteriores.
    }
workspace-added-template =
    { $count ->
        [one] Se añadió { $count } documento como plantilla.
       *[other] Se añadieron { $count } documentos como plantillas.
    }
workspace-added-unread =
    { $files ->
        [one] { $files } archivo no se pudo leer.
       *[other] { $files } archivos no se pudieron leer.
    }

## El patrón que encuentra a los autores

workspace-pattern-wrong = Hay que corregir el patrón del autor. { $mistake }
workspace-pattern-died = La búsqueda terminó sin respuesta. Inténtelo de nuevo o use un patrón más sencillo.
workspace-pattern-not-loaded = No se pudo iniciar la búsqueda. Compruebe la conexión e inténtelo de nuevo.

# Lo fuerte que es una coincidencia, como umbral: «pares desde 120 palabras coincidentes».
workspace-strength-words =
    { $words ->
        [one] { $words } palabra coincidente
       *[other] { $words } palabras coincidentes
    }
workspace-strength-weighted =
    { $words ->
        [one] { $words } palabra ponderada
       *[other] { $words } palabras ponderadas
    }
workspace-strength-score = el { PERCENT($share) } de ambos programas
workspace-strength-similarity = el { PERCENT($share) } de similitud
