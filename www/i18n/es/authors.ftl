## De quién son los archivos, y archivos que se dan dos veces.

authors-question-folders = ¿Contiene cada carpeta los archivos de un solo autor?
authors-question-names = ¿Corresponde cada nombre de estos archivos a un autor?
# $pairs: pares de dos archivos de un mismo grupo.
authors-until =
    Los archivos de un mismo autor no se comparan entre sí: si responde que sí, { $pairs ->
        [one] { $pairs } par no se compara.
        [many] { $pairs } de pares no se comparan.
       *[other] { $pairs } pares no se comparan.
    } Hasta que responda, se comparan todos.
authors-yes = Sí: { $students }
authors-no = No: comparar todos los archivos entre sí
authors-earlier = No: la carpeta { $name } contiene trabajos de años anteriores
# Después de la respuesta, junto a un botón que la deshace. $students: «25 autores con 1–3 archivos cada uno».
authors-answered-folders =
    Cada carpeta cuenta como un autor: { $students }. { $pairs ->
        [one] { $pairs } par de archivos suyos no se compara.
        [many] { $pairs } de pares de archivos suyos no se comparan.
       *[other] { $pairs } pares de archivos suyos no se comparan.
    }
authors-answered-names =
    Cada nombre cuenta como un autor: { $students }. { $pairs ->
        [one] { $pairs } par de archivos suyos no se compara.
        [many] { $pairs } de pares de archivos suyos no se comparan.
       *[other] { $pairs } pares de archivos suyos no se comparan.
    }
authors-answered-no = Todos estos archivos se comparan entre sí.
authors-answered-earlier = Una carpeta cuenta como trabajos de años anteriores.
authors-files =
    { $files ->
        [one] { $files } archivo
        [many] { $files } de archivos
       *[other] { $files } archivos
    }
authors-range =
    { $most ->
        [one] { $least }–{ $most } archivo
        [many] { $least }–{ $most } de archivos
       *[other] { $least }–{ $most } archivos
    }
authors-students =
    { $students ->
        [one] { $students } autor con { $files }
        [many] { $students } de autores con { $files } cada uno
       *[other] { $students } autores con { $files } cada uno
    }
authors-group = { $name } ({ $files })
authors-more = { $names } y { $more } más
authors-listed = { $groups }.
authors-listed-alone-folders = { $groups }; { $files } fuera de las carpetas.
authors-listed-alone-names = { $groups }; { $files } sin nombre.

## Pares omitidos

authors-skipped =
    { $pairs ->
        [one] { $pairs } par no se comparó, porque ambos archivos son del mismo autor.
        [many] { $pairs } de pares no se compararon, porque ambos archivos son del mismo autor.
       *[other] { $pairs } pares no se compararon, porque ambos archivos son del mismo autor.
    }
authors-compare = Compararlos
# Después, junto a un botón que lo deshace.
authors-compared = Ahora también se comparan entre sí los archivos de un mismo autor.
authors-compared-cleared =
    { $documents ->
        [one] Se ha quitado el autor que había escrito en { $documents } documento.
        [many] Se han quitado los autores que había escrito en { $documents } de documentos.
       *[other] Se han quitado los autores que había escrito en { $documents } documentos.
    }
authors-compared-undone = Los archivos de un mismo autor vuelven a no compararse entre sí.

## Archivos que se dan dos veces

authors-repeated-one = { $name } es igual a un archivo que ya añadió. ¿Añadirlo de nuevo?
authors-repeated =
    { $files ->
        [one] { $files } archivo es igual a uno que ya añadió: { $names }. ¿Añadirlo de nuevo?
        [many] { $files } de archivos son iguales a otros que ya añadió: { $names }. ¿Añadirlos de nuevo?
       *[other] { $files } archivos son iguales a otros que ya añadió: { $names }. ¿Añadirlos de nuevo?
    }
authors-add-anyway = Añadir de todos modos
authors-leave-out = No añadir

## Las reglas en los ajustes

authors-by-layout = por los nombres de la plataforma educativa
authors-by-layout-help = Si los archivos o las carpetas se llaman como los nombran Moodle, Canvas, Blackboard, Brightspace o Microsoft Teams, cada archivo es del autor que figura en ese nombre. Si no es seguro, se le pregunta.
authors-by-folder = por carpeta o archivo ZIP
authors-by-folder-help = Cada carpeta o archivo ZIP tiene los archivos de un autor. Si son pocos y cada uno contiene muchas carpetas, como un grupo en un archivo ZIP con una carpeta por estudiante, cada una de esas carpetas interiores es de un autor.
authors-by-name = por el nombre, aunque no todos encajen
authors-by-name-help = «Jane Doe_12345_assignsubmission_file_essay.docx» y «doejane_12345_67890_essay.docx» empiezan por el nombre del autor.
authors-by-pattern = por un patrón
authors-by-pattern-help = Una expresión regular con un grupo, que encuentra al autor en la ruta del archivo.
authors-by-none = sin agrupar: comparar todos los archivos
authors-by-none-help = Cada archivo se compara con todos los demás, salvo aquellos en los que usted escribió el mismo autor.

## Qué está mal en un patrón

authors-pattern-empty = Escriba una expresión regular con un grupo entre paréntesis, como ^([^_]+)_
authors-pattern-invalid = Esta expresión regular no es válida. Escriba una con un grupo entre paréntesis, como ^([^_]+)_
authors-pattern-groups =
    { $groups ->
        [0] El patrón no tiene ningún grupo. Ponga entre paréntesis la parte que indica al autor, como en ^([^_]+)_
        [one] El patrón tiene { $groups } grupo.
       *[other] El patrón tiene { $groups } grupos entre paréntesis. Deje solo el que indica al autor, como en ^([^_]+)_
    }
# $path: la ruta de un archivo, hasta donde se muestra.
authors-pattern-slow =
    { $seconds ->
        [one] El patrón tardó más de { $seconds } segundo en «{ $path }». Sustituya las repeticiones dentro de repeticiones, como (a+)+, e indique qué puede repetirse, como en [^_]+
       *[other] El patrón tardó más de { $seconds } segundos en «{ $path }». Sustituya las repeticiones dentro de repeticiones, como (a+)+, e indique qué puede repetirse, como en [^_]+
    }

## En la terminal

authors-known =
    { $files ->
        [one] { $files } archivo es
        [many] { $files } de archivos son
       *[other] { $files } archivos son
    } de { $people ->
        [one] { $people } autor
        [many] { $people } de autores
       *[other] { $people } autores
    }, según los nombres que les dio su plataforma; los archivos de un mismo autor no se comparan entre sí. Para comparar todos: --author-none
# $names: algunos de los autores: «Ana, Luis, Eva y 9 más».
authors-found =
    { $files ->
        [one] { $files } archivo es
        [many] { $files } de archivos son
       *[other] { $files } archivos son
    } de { $people ->
        [one] { $people } autor: { $names }.
        [many] { $people } de autores: { $names }.
       *[other] { $people } autores: { $names }.
    } Los archivos de un mismo autor no se comparan entre sí.
authors-ask-folders = Todos los archivos se comparan entre sí. Si cada carpeta contiene los archivos de un autor: --author-by-folder
authors-ask-names = Todos los archivos se comparan entre sí. Si sus nombres dicen de quién son: --author-by-name
