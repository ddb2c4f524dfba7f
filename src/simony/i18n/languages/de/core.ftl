### Worte, die jedes Spiel und jede Seite benutzt.

seat-name = Spieler { $number }
seat-within =
    { $who-is ->
        [you] du
       *[other] { $who }
    }
list-comma = ,{" "}
list-join = { $head } und { $last }
list-join-many = { $head } und { $last }
list-or-comma = { $head }, { $last }
list-or = { $head } oder { $last }
list-row = { $head }; { $last }

## Was nicht geht

error-illegal = Das ist gerade nicht erlaubt.
error-no-such-seat = Platz { $seat } gibt es nicht: Dieser Tisch hat die Plätze 1 bis { $seats }.
error-not-pending =
    { $who-is ->
        [you] Du bist nicht am Zug.
       *[other] { $who } ist nicht am Zug.
    }
error-no-such-action = Eine Aktion mit der Nummer { $action } gibt es nicht.
error-notation = „{ $came }“ versteht hier niemand. Erwartet: { $expected }

error-game-unknown = Das Spiel „{ $came }“ gibt es nicht. Zur Auswahl: { $known }
error-seats = { $game } ist für { $low } bis { $high } Spieler, nicht für { $came }.
error-option-unknown = { $game } hat keine Option „{ $option }“. Zur Auswahl: { $known }
error-option-value = Die Option { $option } kann { $expected } sein, nicht „{ $came }“.

error-file-read = Die Datei { $file } lässt sich nicht lesen: { $why }
error-file-write = Die Datei { $file } lässt sich nicht schreiben: { $why }

error-house-size = Die Hausregel-Datei { $file } ist zu groß: höchstens { $limit } Bytes werden gelesen.
error-house-toml = Die Hausregel-Datei { $file } ist kein gültiges TOML: { $why }
error-house-entry = { $file }: { $problem }
error-figures-table = Der Eintrag „{ $entry }“ muss eine Tabelle sein: Schreib [{ $entry }] und darunter ihre Einträge.
error-figures-missing = Der Eintrag „{ $entry }“ fehlt. Erwartet: { $expected }
error-figures-value = Der Eintrag „{ $entry }“ muss { $expected } sein, nicht { $came }.
error-figures-list = Der Eintrag „{ $entry }“ muss eine Liste von { $many } der folgenden sein, jedes nur einmal: { $expected }; nicht { $came }.
error-figures-unknown = Den Eintrag „{ $entry }“ gibt es nicht. Zur Auswahl: { $expected }
error-figures-deep = Der Eintrag „{ $entry }“ ist zu tief verschachtelt: höchstens { $limit } Tabellen ineinander.
error-figures-remove = Der Eintrag „{ $entry }“ lässt sich nicht entfernen, denn es gibt ihn nicht.

error-log-over = Das Spiel ist zu Ende.
error-log-undo =
    { $most ->
        [0] { $who-is ->
            [you] Du kannst nichts zurücknehmen.
           *[other] { $who } kann nichts zurücknehmen.
        }
        [one] Ein Eintrag lässt sich zurücknehmen.
       *[other] { $most } Einträge lassen sich zurücknehmen.
    }
error-log-given-up =
    { $who-is ->
        [you] Du hast schon aufgegeben.
       *[other] { $who } hat schon aufgegeben.
    }
error-log-name = „{ $came }“ geht nicht als Name: Er muss in eine Zeile passen und darf kein „#“ enthalten.

## Bots

bot-name-1 = Lucrezia
bot-name-2 = Cesare
bot-name-3 = Beatrice
bot-name-4 = Ludovico
bot-name-5 = Isabella
bot-name-6 = Girolamo
bot-name-7 = Caterina
bot-name-8 = Rodrigo
error-level = Den Bot „{ $came }“ gibt es nicht. Zur Auswahl: { $known }

## Neben den Regeln

tell-undo =
    { $who-is ->
        [you] Du nimmst deine letzte Entscheidung zurück.
       *[other] { $who } nimmt eine Entscheidung zurück.
    }
tell-hand-over =
    { $who-is ->
        [you] Ab jetzt spielt { $to } für dich.
       *[other] Ab jetzt spielt { $to } für { $who }.
    }
tell-back =
    { $who-is ->
        [you] Ab jetzt spielst du wieder selbst.
       *[other] Ab jetzt spielt { $who } wieder selbst.
    }
tell-agreed-end = Alle sind einverstanden, hier aufzuhören.
tell-resign =
    { $who-is ->
        [you] Du gibst auf.
       *[other] { $who } gibt auf.
    }
tell-time-out =
    { $who-is ->
        [you] Deine Zeit ist abgelaufen.
       *[other] Die Zeit von { $who } ist abgelaufen.
    }

## Warum ein Bot so spielen würde

why-only = Etwas anderes ist nicht erlaubt.
why-habit = Das hilft meistens. Zum Ausprobieren war keine Zeit.
why-wins =
    { $sure ->
        [sure] Klar das Beste: gewann { $percent } % der durchgespielten Partien, das Nächstbeste { $other } %.
        [likely] Wahrscheinlich das Beste: gewann { $percent } % der durchgespielten Partien, das Nächstbeste { $other } %.
       *[open] Etwas besser: gewann { $percent } % der durchgespielten Partien, das Nächstbeste { $other } %. Das kann Zufall sein.
    }
why-points =
    { $points ->
        [one] Gewinnt etwa so oft wie das Nächstbeste und bringt ungefähr einen Punkt mehr.
       *[other] Gewinnt etwa so oft wie das Nächstbeste und bringt ungefähr { $points } Punkte mehr.
    }
why-costs =
    { $points ->
        [one] Gewinnt etwa so oft wie das Nächstbeste und kostet { $who } ungefähr einen Punkt.
       *[other] Gewinnt etwa so oft wie das Nächstbeste und kostet { $who } ungefähr { $points } Punkte.
    }
why-mixed = Wer hier immer dasselbe tut, wird durchschaut. Das hier ist in etwa { $often } von 100 Fällen richtig; es gewann { $percent } % der durchgespielten Partien.
why-unread = Das hält am besten gegen Leute, die wissen, was man hier sonst tut; es gewann { $percent } % der durchgespielten Partien.
why-natural = Nichts Durchgespieltes war klar besser als der naheliegende Zug; er gewann { $percent } % der durchgespielten Partien.
