### Indulgence: bisher nur, was auf der Startseite steht.

indulgence-name = Indulgence
indulgence-about = Mach Stiche, aber nicht die, die der Herrscher verbietet – oder wage die Sünde und nimm sie alle.
web-minutes-indulgence = 30 bis 45 Minuten
