## Saving a graph or a matrix as a picture.

pictures-svg = Save as SVG
pictures-png = Save as PNG
pictures-copy = Copy picture
pictures-saved = Picture saved.
pictures-copied = Picture copied.
pictures-failed = The picture could not be made: { $reason }
