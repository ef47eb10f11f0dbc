## Nombres de personas y documentos, y lo que los sustituye mientras están ocultos.

names-hide = Ocultar nombres
names-hide-hint = Muestra «Autor 1», «Autor 2», etc. en lugar de los nombres de autores y documentos, en todas las vistas. Dentro de los textos se tachan los nombres de los autores, y los de los archivos cuando aparecen enteros. La comparación no cambia.
names-announce-hidden = Los nombres están ocultos.
names-announce-shown = Los nombres están a la vista.
names-author-hidden = Para cambiarlo, desmarque antes «{ names-hide }».
# Lo que sustituye el nombre de una persona.
names-person = Autor { NUMBER($number) }
# Lo que sustituye el nombre de un archivo, si la persona tiene varios. $person: «Persona 7».
names-file = { $person }, archivo { NUMBER($number) }
# Lo que sustituye el nombre de una plantilla (el texto de la tarea).
names-template = Plantilla { NUMBER($number) }
# Lo que sustituye el nombre de un archivo que no se pudo leer.
names-unread = Archivo no leído { NUMBER($number) }
# Lo que sustituye el nombre de un archivo añadido dos veces.
names-given = Archivo { NUMBER($number) }
names-archived = Documento { NUMBER($number) }
# Lo que sustituye el nombre de una carpeta o persona cuyos archivos quizá van juntos.
names-group = Grupo { NUMBER($number) }
# En lugar de un nombre cuyo documento se quitó.
names-gone = Documento quitado
