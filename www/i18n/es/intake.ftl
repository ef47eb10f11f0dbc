## Añadir documentos: elegidos, soltados, pegados, o el ejemplo.

intake-title = Añadir documentos
intake-add-or-remove = Añadir o quitar
intake-lead = Suelte aquí documentos o carpetas para ver cuáles se parecen, cuánto y dónde.
intake-promise = Cada texto se compara con todos los demás, en su navegador: no se sube nada.
intake-drop-more = Suelte más archivos en cualquier lugar de esta página.
intake-choose-files = Elegir archivos
intake-choose-folder = Elegir carpeta
intake-paste = Pegar un texto
intake-example = Probar un ejemplo
intake-remove-all = Quitar todo
intake-choose-archive = Elegir entregas anteriores
intake-choose-archive-folder = Elegir carpeta de entregas anteriores
intake-choose-template = Elegir la plantilla
intake-others = Anteriores { NUMBER($archive) } · Plantilla { NUMBER($templates) }
intake-drop = Suelte para añadir estos documentos

## Un texto pegado

intake-name = Nombre
intake-optional = (opcional)
intake-add-as = Añadir como
intake-text = Texto
intake-add-text = Añadir este texto
intake-close = Cerrar

## Se reconocen los programas

intake-programs = Son sobre todo programas, y todos se comparan como tales: no cuentan nombres, formato ni comentarios, y el código poco común cuenta más.
intake-as-words = Comparar como textos
# $programs, $files: cuántos de los archivos son programas. $rest: si hay otros archivos.
intake-programs-as-texts =
    { $programs } de { NUMBER($files) } archivos son programas y aquí se comparan como textos. Comparadas así, las soluciones de una misma tarea se parecen entre sí. { $rest ->
        [none] Es mejor compararlos como programas.
       *[some] Es mejor comparar los programas como programas, y solo los demás archivos como textos.
    }
intake-as-programs = Comparar todos como programas

## Lo primero que se pregunta

intake-verbatim = Copiado palabra por palabra
intake-verbatim-hint = Las mismas palabras en el mismo orden, desde una oración hasta un texto entero.
intake-reworded = Reformulado
intake-reworded-hint = Palabras sustituidas, añadidas o movidas: lo que comparten ambos textos se marca palabra por palabra.
intake-tricks = Trucos ocultos
intake-tricks-hint = Caracteres invisibles, letras parecidas, texto blanco: se detectan, se corrigen y se muestran.
intake-others-title = Entregas anteriores y plantilla
intake-reads-title = Qué lee
intake-reads = PDF, Word (.docx, .doc), OpenDocument (.odt, .odp, .ods), RTF, PowerPoint (.pptx, .ppt), Excel (.xlsx, .xls), libros electrónicos (.epub, .fb2), correos (.eml, .msg, .mbox), subtítulos (.srt, .vtt), HTML, LaTeX, LyX, SVG, cuadernos de Jupyter, R Markdown, Scratch (.sb3), Markdown, CSV, código fuente y texto sin formato, en cualquier idioma y en 40 codificaciones. También carpetas y archivos comprimidos (ZIP, 7z, RAR, TAR, gzip) con todo ello.
intake-limits =
    Un archivo puede tener hasta { NUMBER($file) }{"\u00A0"}MB y tardar hasta { SECONDS($milliseconds) } en leerse. Todos los archivos añadidos a la vez pueden tener hasta { NUMBER($texts) }{"\u00A0"}MB de texto. Un archivo ZIP o TAR puede tener hasta { NUMBER($archive) }{"\u00A0"}MB, o { NUMBER($unpacked) }{"\u00A0"}MB descomprimido, y hasta { $files ->
        [one] { $files } archivo.
       *[other] { $files } archivos.
    } Un archivo 7z o RAR puede tener hasta { NUMBER($others) }{"\u00A0"}MB, comprimido y descomprimido. Los comprimidos dentro de otros se abren hasta { $depth ->
        [one] { $depth } nivel.
       *[other] { $depth } niveles.
    }
intake-shows-title = Qué muestra
intake-shows = Cada porcentaje indica de qué es una parte, y si es exacto o una estimación. La similitud por sí sola no prueba nada: lea los pasajes y después juzgue.
intake-keeps-title = Qué guarda
intake-keeps = Nada, salvo que usted lo pida. Sus documentos solo están en la memoria de esta página y desaparecen al cerrarla. Para guardarlos, añádalos y elija «{ keep-start }» al final de la página.
