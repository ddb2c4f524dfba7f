### Worte des Servers und der Seiten im Browser.

## Tische

table-bots-many = Es gibt { $seats } Plätze, aber Bots für { $came }.
table-other-rules = Diese Partie begann mit Version { $began } der Regeln von { $game }; dieser Server hat Version { $now } und kann sie nicht fortsetzen. Verloren ist nichts: Wer den Tisch eröffnet hat, kann ihn schließen; dann können alle das Protokoll herunterladen. { $way }
table-other-figures = Diese Partie begann mit anderen Zahlen von { $game } ({ $began }), als dieser Server hat ({ $now }). Verloren ist nichts: Mit der alten Version geht es weiter.
table-cannot-go-on = Diese Partie kann hier nicht weitergehen: { $problem } Verloren ist nichts; der Betreiber des Servers findet ihre Einträge in der Datenbank.
table-not-there = Diesen Tisch gibt es nicht. Vielleicht ist der Link falsch, oder der Tisch ist weg.
table-not-begun = Das Spiel hat noch nicht begonnen.
table-begun = Das Spiel hat schon begonnen.
table-not-over = Das Spiel läuft noch.
table-closed = Dieser Tisch ist geschlossen.
table-stopping = Der Server wird gerade beendet. Dein Spiel ist gespeichert; versuch es gleich noch einmal.
table-broken = Auf dem Server ging etwas schief. Geändert wurde nichts; versuch es bitte noch einmal.
table-busy = Der Server hat gerade zu viel zu tun. Warte { $seconds } s und versuch es dann noch einmal.
table-job-too-much = Das braucht mehr Zeit oder Speicher, als der Server dafür hat. Versuch etwas Kleineres.
table-crowded = An diesem Tisch passiert gerade zu viel auf einmal. Warte { $seconds } s und versuch es dann noch einmal.

table-no-device = Dieses Gerät kennen wir noch nicht. Öffne zuerst die Startseite.
table-not-host = Das darf nur der Gastgeber des Tisches.
table-not-your-seat = Platz { $seat } ist nicht deiner.
table-not-seated = Du sitzt nicht an diesem Tisch.
table-which-seat = Du hast hier mehrere Plätze: Sag, welchen du meinst.
table-not-your-eyes = Durch diese Augen darfst du nicht schauen. Du siehst, was deine eigenen Plätze sehen, und was öffentlich ist, wenn der Tisch das erlaubt.
table-look-needs-socket = Um einem Tisch zuzuschauen, öffne einen Socket zu ihm.
table-barred = Der Gastgeber hat dich von diesem Tisch entfernt.
table-seat-taken = Platz { $seat } ist besetzt.
table-name-alike = „{ $came }“ ähnelt einem anderen Namen an diesem Tisch. Nimm einen anderen.
table-empty-seats = Erst müssen alle sitzen. Noch frei: { $seats }
table-not-away = Ein Bot springt nur ein, wenn jemand { $seconds } Sekunden weg ist.
table-gave-up = Du hast dieses Spiel aufgegeben; ein Bot spielt für dich weiter.
table-nobody-to-remove = Auf diesem Platz sitzt sonst niemand.
table-not-open-hands = An diesem Tisch sind offene Hände nicht vorgesehen.
table-ticket-void = Dieser Link wurde schon benutzt oder ist zu alt.
table-stand-in-acts = Gerade spielt ein Bot für dich. Übernimm zuerst deinen Platz wieder.

table-stale = Das Spiel ist schon weiter (Frage { $came }, jetzt { $asked }). Schau noch einmal hin.
table-sequence = Schritt { $number } dieser Folge passt nicht: Es ist eine andere Entscheidung.
table-no-offer = Das Angebot Nummer { $number } gibt es nicht mehr.
table-not-asked = Bei Angebot Nummer { $number } wurdest du nicht gefragt, oder du hast schon zugestimmt.
table-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
table-no-line = Zeile { $line } gibt es in diesem Chat nicht.
table-report-what = Sag, was du meinst: einen Platz oder eine Zeile im Chat.
table-replay-range = Dieses Spiel hat { $count } Momente, nicht { $came }.
table-thinker-failed = Gerade konnte kein Bot nachdenken.
table-no-helps = An diesem Tisch gibt es keine Tipps, für niemanden.
table-hinting = Ein anderer Tipp wird noch ausgerechnet. Warte { $seconds } s und frag dann noch einmal.

table-banned =
    { $until ->
        [never] Du bist auf diesem Server gesperrt. Grund: { $reason }. Wenn du das für einen Irrtum hältst, frag den Betreiber.
       *[other] Du bist auf diesem Server bis { $until } gesperrt. Grund: { $reason }. Wenn du das für einen Irrtum hältst, frag den Betreiber.
    }
table-phrase-unknown = Zu diesem Merksatz gehört kein Gerät. Prüf die Wörter und ihre Reihenfolge; jeder gilt nur einmal, und ein neuerer ersetzt ihn.

table-quota-tables = { $most } deiner Tische haben noch nicht begonnen. Starte oder schließe einen davon, bevor du einen neuen machst.
table-quota-chat-table = Dieser Chat ist voll: Ein Tisch hat Platz für { $most } Zeilen.
table-quota-chat-device = Du hast an diesem Tisch { $most } Zeilen geschrieben; mehr darf eine Person nicht.

## Einverständnis

table-undo-draw = Das geht nicht rückgängig: Seitdem wurde ausgeteilt oder gezogen, und jemand hat es gesehen. Was du ab jetzt entscheidest, kannst du weiterhin zurücknehmen.
table-undo-drawn = Das geht nicht rückgängig, denn was seitdem ausgeteilt oder gezogen wurde, hat jemand gesehen: „{ $drawn }“ Was du ab jetzt entscheidest, kannst du weiterhin zurücknehmen.
table-undo-limit = Du hast in diesem Spiel { $most } Züge zurückgenommen; mehr geht nicht.
table-close-playing = Ein Spiel, das begonnen hat, lässt sich nicht schließen: Es endet mit einem Ergebnis, und sein Geheimnis wird verraten. Schlag vor aufzuhören, oder gib auf.
table-reserved-seats = Wir warten noch auf Spieler der letzten Partie. Plätze: { $seats } Wer nicht kommt, den kann der Gastgeber entfernen.
table-no-nonce = Zum Hinsetzen gehört eine Nonce: ein zufälliges eigenes Wort, das in die Mischung eingeht. Schick eins mit „take“.
table-not-all-hands = Alle Hände kannst du jetzt nicht sehen. Alle Spieler müssen zugestimmt haben, und während des Spiels brauchst du einen Namen, keinen Platz an diesem Tisch und ein anderes Netz als die Spieler.

## Bots, die anderswo denken

error-thinkers-closed = Der Server wird beendet: Bots denken nicht mehr.
error-thinker-died = Ein Bot konnte sich nicht entscheiden: Der Prozess, in dem er dachte, ist abgestürzt oder hängt, so oft er auch gefragt wurde.
error-thinker-problem = Ein Bot konnte sich nicht entscheiden: { $problem }

## Türen: wer hereinkommt, und was man schicken darf

table-door-no-page = Unter { $came } gibt es nichts.
table-door-broken = Auf dem Server ging etwas schief. Es ist notiert; versuch es bitte noch einmal.
table-door-name-length =
    { $came ->
        [0] Sag bitte, wie du heißt: 1 bis { $most } Zeichen.
       *[other] Ein Name hat 1 bis { $most } Zeichen, nicht { $came }.
    }
table-door-name-character = Das Zeichen { $came } geht nicht in einem Namen.
table-door-name-marks = In einem Namen dürfen auf einem Buchstaben höchstens { $most } Akzente stehen.
table-door-name-scripts = Ein Name darf lateinische, kyrillische und griechische Buchstaben nicht mischen, denn manche sehen gleich aus. Nimm ein Alphabet.
table-door-chat-length =
    { $came ->
        [0] Da steht nichts: Eine Nachricht hat 1 bis { $most } Zeichen.
       *[other] Eine Nachricht hat 1 bis { $most } Zeichen, nicht { $came }.
    }
table-door-chat-character = Das Zeichen { $came } geht nicht in einer Nachricht.
table-door-chat-marks = In einer Nachricht dürfen auf einem Buchstaben höchstens { $most } Akzente stehen.
table-door-fast-socket-messages = Zu viele Nachrichten auf einmal. Warte { $seconds } s, dann geht es weiter.
table-door-fast-device-commands = Zu viele Anfragen von diesem Gerät. Warte { $seconds } s und versuch es dann noch einmal.
table-door-fast-address-requests = Zu viele Anfragen von dieser Adresse. Warte { $seconds } s und versuch es dann noch einmal.
table-door-fast-address-devices = Zu viele neue Geräte von dieser Adresse. Warte { $seconds } s und versuch es dann noch einmal.
table-door-fast-device-tables = Zu viele neue Tische von diesem Gerät. Warte { $seconds } s und versuch es dann noch einmal.
table-door-fast-address-tables = Zu viele neue Tische von dieser Adresse. Warte { $seconds } s und versuch es dann noch einmal.
table-door-fast-address-recoveries = Zu viele Merksätze von dieser Adresse. Warte { $seconds } s und versuch es dann noch einmal.
table-door-fast-chat = Zu viele Nachrichten auf einmal. Warte { $seconds } s bis zur nächsten.
table-door-address-sockets = Zu viele offene Tische von dieser Adresse (höchstens { $most }). Schließ einen, oder warte { $seconds } s und versuch es noch einmal.
table-door-sockets = Der Server hat keinen Platz für mehr Spieler. Warte { $seconds } s und versuch es dann noch einmal.
table-door-fast-look-bytes = Diese Adresse hat sehr viele Daten abgerufen. Warte { $seconds } s und versuch es dann noch einmal.

## Seiten

page-about = Ein Tisch für Spiele von Sünde und Erlösung.
page-not-yet = Den Tisch im Browser gibt es in dieser Installation nicht. Spiel im Terminal: simony play
page-verify-title = War es fair?
page-verify-about = Wähle das Protokoll einer beendeten Partie: Es wird Zeile für Zeile geprüft, und alle Karten werden noch einmal ausgeteilt.
page-verify-file = Das Protokoll
page-verify-trust = Die ersten beiden Prüfungen macht dein Browser. Für die dritte spielt dieser Server die Partie nach; willst du niemandem trauen, ruf „simony verify FILE“ auf deinem eigenen Rechner auf.
page-verify-tags = Keine Zeile wurde verändert.
page-verify-tags-bad = Zeile % wurde verändert, oder eine davor.
page-verify-promise = Das Geheimnis ist das, das vor dem Spiel versprochen wurde.
page-verify-promise-bad = Das Geheimnis ist nicht das versprochene. Der Tisch hat sein Wort gebrochen.
page-verify-promise-none = Für diese Partie wurde kein faires Mischen versprochen, oder ihr Geheimnis ist noch nicht verraten.
page-verify-draws = Jeder Zug hält die Regeln ein, und alle % Ziehungen folgen aus dem Geheimnis und den Worten der Plätze.
page-verify-redeals = Ziehungen, die gesehen, zurückgenommen und neu gezogen wurden: %. Die Spieler waren einverstanden; neuere Tische erlauben das nicht mehr.
page-verify-draws-none = Jeder Zug hält die Regeln ein. Über das Mischen lässt sich nichts sagen.
page-verify-unreachable = Für die letzte Prüfung war der Server nicht erreichbar.
page-licences-title = Lizenzen
page-licences-about = Simony ist freie Software unter der MIT-Lizenz. Es enthält Schriften und Code von anderen, unter diesen Lizenzen.
page-licences-plain = Simony ist freie Software unter der MIT-Lizenz. Der Tisch im Browser und seine Schriften gehören nicht zu dieser Installation.
page-licences-mypyc = Die Lizenz von mypyc, das in kompilierten Modulen enthalten ist
page-licences-python = Die Python-Pakete, die Simony braucht, werden getrennt installiert. Jedes hat seine eigene Lizenz.
page-licences-fonts = Schriften
page-licences-code = Code
page-licences-file = Alle Lizenzen als eine Textdatei

## Seiten neben dem Tisch

web-go = Wohin
web-go-games = Spiele
web-go-lobby = Lobby
web-go-mine = Meine Tische
web-imprint = Regeln in eigenen Worten; die Spiele und ihre Namen gehören ihren Verlagen.
web-unreachable = Der Server antwortet gerade nicht. Versuch es gleich noch einmal.
web-again = Noch einmal versuchen

## Die Startseite

web-home-title = Setz dich und sündige ein wenig.
web-incipit = Simony ist ein Tisch für Spiele von Sünde und Erlösung. Wähle ein Spiel: Die Bots sitzen schon, und deine Freunde brauchen nur einen Link.
web-players = { $fewest } bis { $most } Spieler
web-against = { $level ->
    [random] gegen Bots, die irgendetwas spielen
    [novice] gegen Novizen
    [priest] gegen Priester
    [bishop] gegen Bischöfe
    [cardinal] gegen Kardinäle
    [pope] gegen Päpste
   *[other] gegen { $level }
    }
web-more-choices = Mehr Auswahl
web-name = Dein Name
web-name-keep = Speichern
web-name-none = Wie sollen wir dich nennen?
web-name-is = Du bist { $name }
web-waiting-for-you =
    { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
web-home-going-on =
    { $count ->
        [one] Du sitzt noch an einem weiteren Tisch.
       *[other] Du sitzt noch an { $count } weiteren Tischen.
    }
web-home-mine = Deine Tische und Ergebnisse
web-home-bare = Auch im Regal, noch ohne Bilder:
web-home-company = Lust auf Gesellschaft?
web-home-lobby = Schau, wer in der Lobby sitzt

## Ein neuer Tisch

web-new-title = Ein Tisch für { $game }
web-no-game = Dieses Spiel gibt es hier nicht.
web-new-players = Mitspieler
web-new-seats = Plätze
web-seat-number = Platz { $seat }
web-seat-yours = Du
web-seat-friend = Freund
web-bot = { $level ->
    [random] Zufall
    [novice] Novize
    [priest] Priester
    [bishop] Bischof
    [cardinal] Kardinal
    [pope] Papst
   *[other] { $level }
    }
web-bot-about-random = spielt irgendeine erlaubte Karte. Gut für den ersten Blick.
web-bot-about-novice = hat die Regeln gelesen und vergisst sie manchmal.
web-bot-about-priest = weiß, was meistens hilft, und antwortet sofort.
web-bot-about-bishop = spielt vor jeder Entscheidung ein paar Dutzend Partien im Kopf.
web-bot-about-cardinal = spielt zweihundert Partien im Kopf und übersieht selten, worauf es ankommt.
web-bot-about-pope = spielt mehr als tausend Partien im Kopf. Er lässt sich Zeit.
web-new-rules = Regeln
web-house-in-force = An diesem Tisch gelten Hausregeln.
web-house-rules = Hausregeln
web-house-about = Steht auf deinen Karten etwas anderes, oder gefallen dir andere Zahlen besser? Dann spiel mit einer eigenen Datei.
web-house-more = Wie das geht
web-house-drop = Zieh eine Hausregel-Datei (TOML) hierher.
web-house-choose = Datei wählen
web-house-another = Andere Datei
web-house-remove = Ohne
web-house-large = Diese Datei ist zu groß für Hausregeln: höchstens 60 kB.
web-new-time = Tempo
web-clock = Bedenkzeit
web-clock-none = Ohne Uhr
web-clock-none-about = Niemand verliert auf Zeit.
web-clock-brisk = Zügig
web-clock-brisk-about = 10 Sekunden pro Entscheidung, dazu 5 Minuten Reserve fürs ganze Spiel.
web-clock-calm = Ruhig
web-clock-calm-about = 30 Sekunden pro Entscheidung, dazu 20 Minuten Reserve fürs ganze Spiel.
web-clock-letters = Per Post
web-clock-letters-about = Ein Tag für jede Entscheidung.
web-clock-own = Eigene
web-clock-own-about = Sekunden pro Entscheidung und fürs ganze Spiel.
web-clock-bank = Sekunden fürs Spiel
web-clock-delay = Sekunden pro Entscheidung
web-beat = Tempo der Bots
web-beat-slow = Langsam
web-beat-usual = Normal
web-beat-brisk = Zügig
web-beat-none = Sofort
web-new-others = Zutritt
web-listed = Wer den Tisch findet
web-listed-no = Privat
web-listed-no-about = Nur wer den Link hat.
web-listed-yes = In der Lobby
web-listed-yes-about = Alle auf diesem Server sehen ihn und dürfen sich setzen.
web-watching = Zuschauer
web-watching-nobody = Niemand
web-watching-nobody-about = Nur die Spieler sehen den Tisch.
web-watching-public = Offener Tisch
web-watching-public-about = Zuschauer sehen, was alle sehen, aber keine Hände.
web-watching-open = Alle Hände
web-watching-open-about = Zuschauer sehen alles, sobald alle Spieler zugestimmt haben.
web-watching-delayed = Alle Hände, später
web-watching-delayed-about = Zuschauer sehen alles, aber erst einige Zeit danach.
web-watching-later = Sekunden später
web-new-begin = Spiel starten
web-new-begin-about = Alle sind da: Es wird sofort ausgeteilt. Diese Einstellungen merken wir uns fürs nächste Mal.
web-new-open = Tisch öffnen
web-new-open-about = Dann bekommst du einen Link für deine Freunde. Diese Einstellungen merken wir uns fürs nächste Mal.

## Vor dem Spiel

web-ready = Alle sind da.
web-ready-host = Alle sind da. Fang an, wann du willst.
web-seat-here = an diesem Gerät
web-seat-present = ist da
web-seat-reserved = reserviert, noch nicht da
web-sit-beside = Auch an diesem Gerät
web-beside-name = Wer sitzt hier?
web-beside-about = Ihr teilt euch dieses Gerät: Vor jedem Zug verdeckt ein Vorhang die Karten, bis die richtige Person hinschaut.
web-bot-away = Bot entfernen
web-remove = Entfernen
web-host-begins = Der Gastgeber startet das Spiel.
web-host-waits = Der Gastgeber startet, sobald alle Plätze besetzt sind.
web-invite-title = Für deine Freunde
web-invite-about = Wer diesen Link öffnet, kann mitspielen:
web-copy = Kopieren
web-copy-copied = Kopiert. Füg ihn jetzt in eine Nachricht ein.
web-copy-selected = Der Link ist markiert: Kopier ihn mit Strg+C, oder halt den Finger darauf.
web-code-about = Oder lass sie das hier scannen.
web-with-house-rules = Mit eigenen Hausregeln.
web-promise = Das Versprechen des Tisches
web-promise-about = Alle Mischungen entstehen aus einem Geheimnis, das schon gezogen ist, und einem eigenen Wort jedes Platzes. Hier steht der Hash des Geheimnisses, veröffentlicht, bevor jemand saß. Nach dem Spiel wird das Geheimnis verraten, und alle können prüfen, dass keine Karte anders ausgeteilt wurde.
web-promise-commitment = Hash des Geheimnisses
web-promise-pin = Hash von Regeln und Zahlen
web-consent = Zuschauer dürfen die Hand von { $name } sehen

## Die Lobby

web-lobby-title = Komm herein und setz dich
web-lobby-about = Diese Tische sind für alle auf diesem Server offen. Setz dich, wo ein Platz frei ist, oder schau zu.
web-lobby-empty = Gerade ist kein Tisch offen. Mach selbst einen auf, stell ihn in die Lobby, und vielleicht kommt jemand.
web-lobby-open = Freie Plätze
web-lobby-playing = Spiele zum Zuschauen
web-lobby-join = Mitspielen
web-lobby-watch = Zuschauen
web-lobby-nobody-yet = Hier sitzt noch niemand.
web-lobby-people = { $names }
web-lobby-seats = { $free } von { $seats } Plätzen frei
web-lobby-clock = mit Uhr

## Meine Tische und Einstellungen

web-mine-title = Meine Tische
web-mine-tables = Tische
web-mine-empty = Du hast noch an keinem Tisch gesessen. Deine Spiele werden hier aufbewahrt, zum Weiterspielen und zum Anschauen.
web-mine-play = Spielen
web-mine-go = Hingehen
web-mine-open = wartet auf Spieler
web-mine-playing = läuft; andere sind am Zug
web-mine-over = ist zu Ende
web-mine-closed = ist geschlossen
web-mine-all = Alle { $count } Tische
web-mine-results = Ergebnisse
web-mine-data = Was dieser Server über dich weiß
web-stat-game = Spiel
web-stat-played = Gespielt
web-stat-won = Gewonnen
web-stat-place = Platz im Schnitt
web-forget = Meine Daten löschen
web-forget-about = Konten gibt es nicht: Dieser Server kennt deinen Namen, deine Spiele und was du an Tischen gesagt hast, sonst nichts. Du kannst alles löschen lassen.
web-forget-sure = Dein Name, was du gesagt hast und deine Ergebnisse werden endgültig gelöscht. Wo du noch spielst, spielt ein Bot weiter. Wirklich?
web-forget-yes = Ja, alles löschen
web-forget-no = Nein, behalten
web-forgotten = Erledigt: Auf diesem Server ist nichts mehr über dich.
web-recovery = Merksatz
web-recovery-about = Wenn du dieses Gerät verlierst, bringen zehn Wörter deine Plätze und Ergebnisse auf ein anderes. Sie werden nur einmal gezeigt.
web-recovery-make = Merksatz zeigen
web-recovery-again = Neuen Merksatz zeigen
web-recovery-shown = Schreib diese Wörter in dieser Reihenfolge auf. Sie werden nicht noch einmal gezeigt, und ein früherer Merksatz gilt nicht mehr.
web-recover = Anderes Gerät verloren?
web-recover-about = Gib den Merksatz ein, den du aufgeschrieben hast. Dieser Browser tritt dann an die Stelle des verlorenen Geräts.
web-recover-instead = Was du hier als { $name } getan hast, bleibt bei diesem Namen, aber dieser Browser kommt nicht mehr heran.
web-recover-phrase = Merksatz, zehn Wörter
web-recover-count = { $count } von { $words } Wörtern
web-recover-go = Übernehmen
web-recovered = Willkommen zurück, { $name }. Der Merksatz ist verbraucht; unten bekommst du einen neuen.
web-set = Einstellungen
web-set-language = Sprache
web-language-draft = { $name } (Entwurf)
web-set-look = Licht
web-set-look-system = Wie das System
web-set-look-light = Tageslicht
web-set-look-dark = Kerzenlicht
web-set-speed = Tempo der Animationen
web-set-speed-slow = Langsam
web-set-speed-normal = Normal
web-set-speed-fast = Schnell
web-set-speed-off = Sofort
web-set-notify = Benachrichtigungen
web-set-notify-about = Sag mir Bescheid, wenn ich am Zug bin und den Tisch nicht sehe.
web-set-notify-refused = Dieser Browser erlaubt es nicht, oder nur über https.
web-set-sound = Töne
web-set-sound-about = Karten, Münzen und eine Glocke, wenn du am Zug bist.
web-set-guide = Einstieg ins erste Spiel
web-set-guide-about = Erklärt jede neue Art von Entscheidung, wenn sie zum ersten Mal vorkommt. Aus- und wieder eingeschaltet, beginnt er von vorn.
web-set-forced = Erzwungene Züge von selbst spielen
web-set-forced-about = Wo nur eines erlaubt ist, geschieht es nach kurzer Zeit von selbst. Die anderen merken vielleicht, wie schnell das ging.
web-set-confirm = Vor Unwiderruflichem nachfragen
web-set-confirm-about = Aufgeben, einen Tisch schließen und Züge, die viel wagen oder hergeben, musst du bestätigen.

## Die Regeln

web-rules-title = Die Regeln von { $game }
web-rules-contents = Inhalt
web-rules-search = Suchen
web-rules-search-hint = ein Wort oder die Nummer einer Entscheidung
web-rules-found =
    { $count ->
        [0] nichts gefunden
        [one] 1 Stelle
       *[other] { $count } Stellen
    }
web-rules-none = Davon steht nichts in diesen Regeln.
web-rules-head-goal = Das Ziel
web-rules-head-tricks = Stiche
web-rules-head-setup = Vor dem Spiel
web-rules-head-end = Das Ende
web-rules-head-rulings = Entscheidungen
web-rules-head-trust = Was sicher ist
web-rules-head-turn = Ein Zug
web-rules-head-names = Wie sicher die Namen sind
web-rules-head-all-cards = Alle Karten
web-figures = Alle Zahlen
web-figures-table = Die Tabelle der Zahlen
web-figures-none = Keine Zahl passt zu diesen Worten.
web-figures-which = Welche Zahlen
web-figures-all = Alle { $count }
web-figures-reconstructed = Nur die { $count } rekonstruierten
web-figure-name = Zahl
web-figure-value = Wert
web-figure-status = Herkunft
web-yes = ja
web-no = nein
web-status = { $status ->
    [printed] gedruckt
    [public] beschrieben
    [reconstructed] rekonstruiert
    [house] von uns
   *[other] { $status }
    }
web-status-printed-about = So steht es in der Anleitung.
web-status-public-about = So steht es in einer veröffentlichten Beschreibung des Spiels.
web-status-reconstructed-about = Das hat niemand veröffentlicht. Wir haben es so gewählt, dass das Spiel ausgewogen ist; auf deinen Karten kann anderes stehen.
web-status-house-about = Eine Zutat von uns oder aus den Hausregeln des Tisches.
web-house-what = Steht auf deinen Karten etwas anderes, oder gefällt dir eine andere Zahl besser, dann spiel mit deiner eigenen: Dafür muss niemand programmieren.
web-house-how = Eine Hausregel-Datei ist eine kleine Textdatei (TOML), die nur nennt, was sich ändert, mit den Namen aus der Tabelle oben:
web-house-then = Gib die Datei an, wenn du einen Tisch machst. Stimmt etwas nicht, wird der Eintrag genannt und was erwartet war; vorher beginnt kein Spiel. Das Protokoll enthält die Hausregeln, lässt sich also überall nachspielen.
web-house-download = Alle Zahlen als solche Datei
web-house-play = Tisch machen
web-helps = Tipps und Einstieg
web-helps-about = Alle dürfen fragen, was ein Kardinal tun würde. Aus: keine Tipps, für niemanden.

## Wiederholung

web-replay-title = { $game }, Wiederholung
web-replay-table = Zum Tisch
web-replay-controls = Vor und zurück
web-replay-moment = Moment des Spiels
web-replay-chapter = Gehe zu
web-replay-previous = Zum Kapitel davor
web-replay-next = Zum nächsten Kapitel
web-replay-back = Einen Schritt zurück
web-replay-forward = Einen Schritt weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-pace = Tempo
web-replay-pace-times = { $times }×
web-replay-eyes = Durch wessen Augen
web-replay-eyes-all = alles offen
web-replay-eyes-public = was alle sahen

## Das Ende eines Spiels

web-outcome-fold = Tisch ansehen
web-outcome-show = Ergebnis ansehen
web-outcome-agreed = Es endete vorzeitig: wie vereinbart, oder weil niemand mehr da war.
web-outcome-next = Zum nächsten Spiel
web-log-download = Protokoll herunterladen
web-series = { $games } Spiele in Folge
web-series-who = Spieler
web-series-sum = Zusammen

## Der Tisch im Browser

web-welcome = Was spielen wir?
web-play-bots = Gegen Bots spielen
web-play-friends = Freunde einladen
web-guest = Gast
web-you = Du
web-level = { $level ->
    [random] spielt irgendetwas
    [novice] Novize
    [priest] Priester
    [bishop] Bischof
    [cardinal] Kardinal
    [pope] Papst
   *[other] { $level }
    }
web-away = weg
web-asked = am Zug
web-asked-of-you = Deine Entscheidung
web-place = { $place }.
web-your-turn = Du bist am Zug
web-back = Zurück
web-close = Schließen
web-choices-list = alle Möglichkeiten als Liste
web-choices-fewer = weniger
web-ruling = Regel { $ruling }
web-chronicle = Die Chronik
web-chat = Sag etwas
web-hide-line = Ausblenden
web-show-again = Wieder zeigen
web-hidden-line = Eine Zeile wurde ausgeblendet.
web-hidden-name = Der Name an Platz { $seat } ist ausgeblendet.
web-undo = Rückgängig
web-rules = Regeln
web-look-system = Licht wie das System
web-look-light = Tageslicht
web-look-dark = Kerzenlicht
web-line-lost = Verbindung verloren. Wir suchen sie …
web-opening = Der Tisch wird geöffnet …
web-outcome = Das Spiel ist zu Ende
web-rematch = Revanche
web-replay = Noch einmal ansehen
web-log = Das Protokoll
web-home = Andere Spiele
web-waiting = Vor der ersten Karte müssen alle sitzen.
web-seat-empty = Platz { $seat } ist frei
web-sit = Hier sitzen
web-stand = Aufstehen
web-seat-bot = Bot dazusetzen
web-invite = Für deine Freunde:
web-code = Der Link als Code zum Scannen
web-start = Spiel starten
web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-title = Was ein Kardinal tun würde
web-hint-wins = gewinnt { $percent } %
web-hint-between = { $low }–{ $high } % (in 95 von 100 Fällen)
web-hint-why = Aus { $games } durchgespielten Partien, die zu allem passen, was du weißt.
web-offer-end = { $who-is ->
    [you] Du schlägst vor, hier aufzuhören.
   *[other] { $who } schlägt vor, hier aufzuhören.
    }
web-offer-undo = { $who-is ->
    [you] Du bittest alle, das zurücknehmen zu dürfen.
   *[other] { $who } möchte das zurücknehmen.
    }
web-agree = Zustimmen
web-decline = Ablehnen
web-curtain = Gib { $name } das Gerät.
web-curtain-lift = Ich bin { $name }
web-menu = Menü
web-speed = Tempo der Animationen
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-off = sofort
web-replace = Bot für { $name } spielen lassen
web-offer-withdraw = Zurückziehen
web-offer-end-do = Vorschlagen aufzuhören
web-resign = Aufgeben
web-ticket = Auf ein anderes Gerät umziehen
web-close-table = Tisch schließen
web-sure = „{ $choice }“ Das geht nur rückgängig, wenn alle anderen zustimmen.
web-sure-yes = Ja, wirklich
web-settings = Einstellungen
web-table-nav = An diesem Tisch
web-chronicle-told = Was geschehen ist
web-spoken = Was geschieht
web-spoken-asked = { $prompt } { $count ->
        [one] Eine Möglichkeit.
       *[other] { $count } Möglichkeiten.
    }
web-can = wählbar
web-cannot = gerade nicht wählbar
web-keys = Tasten
web-keys-tab = zur nächsten Gruppe: der Stich, deine Hand, die Antworten
web-keys-within = zum nächsten Ding in einer Gruppe
web-keys-across = in die Reihe darüber oder darunter, wo immer sie ist
web-keys-ends = zum ersten oder letzten einer Gruppe
web-keys-choose = wählen; bei dem, was nicht wählbar ist: hören, warum nicht
web-keys-peek = groß ansehen
web-keys-close = schließen, was offen ist
web-keys-help = diese Seite
web-guide = Neu für dich
web-guide-more = Neu für dich: Worum geht es hier?
web-guide-understood = Verstanden
web-guide-off = Keine Erklärungen mehr
web-sure-no = Nein
web-offer-end-sure = Stimmen alle anderen zu, endet das Spiel, wie es steht; Bots stimmen immer zu. Wirklich?
web-resign-sure = Du wirst Letzter, und ein Bot spielt für dich weiter. Das geht nicht rückgängig. Aufgeben?
web-close-table-sure = An einem geschlossenen Tisch kann niemand weiterspielen, und er lässt sich nicht wieder öffnen. Wirklich?
web-remove-reserved-sure = Der Platz wird für andere frei. Diesen Spieler entfernen?
web-remove-sure = Wer entfernt wird, kann sich hier nicht wieder setzen. Wirklich?
web-forced = Nur das ist erlaubt und geschieht von selbst: { $choice }
web-forced-wait = Ich mach das selbst
web-line-restarting = Der Server startet neu. Dein Spiel ist gespeichert; einen Moment …
web-line-back = Die Verbindung ist wieder da.
web-last-none = Seit diese Seite offen ist, gab es noch keins. Das nächste kannst du dir hier noch einmal ansehen.
web-missed =
    { $count ->
        [one] Eines ist passiert, seit du zuletzt hingeschaut hast.
       *[other] { $count } Dinge sind passiert, seit du zuletzt hingeschaut hast.
    }
web-missed-much = Viel ist passiert, seit du zuletzt hingeschaut hast: So steht der Tisch jetzt.
web-skip = zum Jetzt springen

## War es fair?

web-fair-about = Bevor sich jemand setzte, hat dieser Tisch sein Wort auf ein Geheimnis gegeben. Jetzt ist das Spiel zu Ende, das Geheimnis bekannt, und was ausgeteilt wurde, lässt sich daran messen.
web-fair-busy = Jede Karte wird noch einmal ausgeteilt …
web-fair-good = Ja: Die Karten fielen, wie sie mussten.
web-fair-bad = Nein: Jemand hat sein Wort nicht gehalten.
web-fair-open = Nichts ist falsch, aber nicht alles lässt sich sagen.
web-fair-tags-bad = Zeile { $line } des Protokolls wurde verändert, oder eine davor.
web-fair-noted = Das Versprechen ist das, das dein Browser vor dem Spiel notiert hat, und deine eigenen Worte stehen darin.
web-fair-noted-bad = Das Versprechen ist nicht das, das dein Browser vor dem Spiel notiert hat, oder deine eigenen Worte stehen nicht darin.
web-fair-noted-none = Dein Browser war vor diesem Spiel nicht dabei und kann nicht sagen, ob das Versprechen noch dasselbe ist.
web-fair-draws = Jeder Zug hält die Regeln ein, und { $draws ->
    [one] die eine Ziehung folgt
   *[other] alle { $draws } Ziehungen folgen
    } aus dem Geheimnis und den Worten der Plätze.
web-fair-redeals =
    { $redeals ->
        [one] Eine Ziehung wurde gesehen, zurückgenommen und neu gezogen. Die Spieler waren einverstanden.
       *[other] { $redeals } Ziehungen wurden gesehen, zurückgenommen und neu gezogen. Die Spieler waren einverstanden.
    }
web-fair-trust = Die ersten drei findet dein Browser heraus. Für die letzte spielt dieser Server die Partie nach; willst du niemandem trauen, lade das Protokoll herunter und ruf „simony verify FILE“ auf deinem eigenen Rechner auf.
web-fair-back = Zum Tisch
web-fair-file = Datei prüfen
