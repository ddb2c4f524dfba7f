### Tolerance: bisher nur, was auf der Startseite steht.

tolerance-name = Tolerance
tolerance-about = Gewinne Stiche, deren Karten besteuern, beten, töten und bekehren – unter drei Monarchen, die über Religion dreierlei denken.
web-minutes-tolerance = 60 bis 90 Minuten
