### Mea Culpa: bisher nur, was auf der Startseite steht.

# as in English
mea_culpa-name = Mea Culpa
mea_culpa-about = Biete um Papst und Kaiser, sündige, wo es sich lohnt, und spende den Kathedralen, deren Briefe deine Seele retten.
web-minutes-mea_culpa = 60 bis 90 Minuten
