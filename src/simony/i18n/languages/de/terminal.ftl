### Der Tisch im Terminal.

terminal-you = Du
terminal-score = Punkte
terminal-none = –
terminal-labelled = { $label }:{" "}
terminal-bracketed = {" "}({ $words })
terminal-alike = {" "}×{ $count }
terminal-times = { $sentence } (× { $count })
terminal-column-held = Karten
terminal-mark-chosen = gewählt

## Am Anfang

terminal-welcome = { $game }, mit { $names }.
terminal-options = Optionen: { $options }
terminal-seed = Startwert: { $seed }
terminal-resumed = Das Spiel in { $file } geht weiter.
terminal-resumed-over = Das Spiel in { $file } ist zu Ende.
terminal-broken-off = Ein abgebrochenes Spiel ist gespeichert. Weiter geht es mit: simony play --resume { $file }
terminal-broken-off-delete = Wenn du es nicht mehr willst, lösche diese Datei: { $file }
terminal-broken-off-others =
    { $count ->
        [one] Ein weiteres, älteres liegt in { $folder }
       *[other] { $count } weitere, ältere liegen in { $folder }
    }
terminal-commands-short = Tippe eine Nummer oder die Antwort in Worten. ? erklärt die Frage, u nimmt zurück, s speichert, q beendet.

## Fragen

terminal-ask = {"> "}
terminal-nothing-typed =
    { $count ->
        [one] Es gibt eine Möglichkeit: Tippe { $first }. Oder tippe ?, um sie erklärt zu bekommen.
       *[other] Tippe eine Nummer von { $first } bis { $last }, oder ? für eine Erklärung.
    }
terminal-no-such-choice =
    { $count ->
        [one] Nummer { $came } gibt es nicht, nur { $first }.
       *[other] Nummer { $came } gibt es nicht: Sie gehen von { $first } bis { $last }.
    }
terminal-not-understood =
    { $count ->
        [one] Das ist nicht die Möglichkeit: Tippe { $first } oder ihre Worte, wie sie dastehen.
       *[other] Das ist keine der Möglichkeiten: Tippe eine Nummer von { $first } bis { $last } oder die Worte, wie sie dastehen.
    }
    { $problem }
terminal-several = „{ $came }“ passt auf mehreres: { $choices }. Tippe mehr davon oder eine Nummer.
terminal-ruling = { $problem } ({ $ruling })
terminal-hint = Ein Kardinal würde wählen: { $choice }
terminal-no-hint = Dafür gibt es keinen Tipp.
terminal-yes = j ja
terminal-no = n nein
terminal-yes-or-no = Antworte bitte mit j (ja) oder n (nein).
terminal-unclear-stay = Das war weder ja noch nein, also geht es hier weiter.
terminal-ask-save = Das Spiel in { $file } speichern? (j/n)
terminal-ask-overwrite = Die Datei { $file } gibt es schon. Überschreiben? (j/n)
terminal-ask-resign = Aufgeben und Letzter werden? (j/n)

## Befehle

terminal-commands = Was du tippen kannst:
terminal-command-1 = ?          die Frage und diese Liste; ? WORT sucht ein Wort in den Regeln
terminal-command-2 = t          der ganze Tisch noch einmal
terminal-command-3 = l [N]      was zuletzt geschah
terminal-command-4 = h          ein Tipp: was ein Kardinal täte, und warum
terminal-command-5 = u          deine letzte Entscheidung zurücknehmen
terminal-command-6 = s [DATEI]  das Spiel speichern
terminal-command-7 = r          aufgeben
terminal-command-8 = q          beenden
terminal-not-in-rules = Von „{ $came }“ steht nichts in den Regeln.

## Zurücknehmen

terminal-undo-nothing = Du hast noch nichts entschieden, was du zurücknehmen könntest.
terminal-undo-chance = Seit deiner letzten Entscheidung wurden Karten ausgeteilt und gesehen: Es bleibt dabei.

## Speichern und Aufhören

terminal-saved = Gespeichert in { $file }.
terminal-not-saved = Das Spiel wurde nicht gespeichert.
terminal-resume = Weiter geht es mit: simony play --resume { $file }
terminal-replay = Noch einmal ansehen mit: simony replay { $file }
terminal-bye = Auf Wiedersehen.
terminal-lost = Das Terminal wurde geschlossen, also endet das Spiel hier.
terminal-no-input = Die Eingabe ist zu Ende, also endet das Spiel hier.
terminal-interrupted = Unterbrochen: Das Spiel endet hier.
terminal-nothing-lost = Du hattest noch nichts entschieden, also ist nichts verloren.
terminal-not-kept = Das Spiel konnte nicht gespeichert werden. { $problem }

## Das Ergebnis

terminal-won =
    { $who-is ->
        [you] Du gewinnst!
       *[other] { $who } gewinnt.
    }
terminal-won-shared = Den Sieg teilen sich { $winners }.
terminal-same-score = { $score } allein entscheiden hier nicht über die Plätze; was sonst zählt, sagen die Regeln: simony rules { $game }

## Wiederholung

terminal-players = Spieler: { $names }
terminal-step = {"… "}
terminal-goes-on = Hier bricht das gespeicherte Spiel ab.
