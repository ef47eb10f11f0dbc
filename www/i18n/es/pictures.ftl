## Guardar un grafo o una matriz como imagen.

pictures-svg = Guardar como SVG
pictures-png = Guardar como PNG
pictures-copy = Copiar imagen
pictures-saved = Imagen guardada.
pictures-copied = Imagen copiada.
pictures-failed = No se pudo crear la imagen: { $reason }
