### Dogma
###
### Ein Wort für eine Sache. Das Glossar steht in README.md.

dogma-name = Dogma
dogma-about = Beichte Tugenden, ehrlich oder nicht, und werde deine Karten los: Der letzte Kardinal mit Karten brennt.
dogma-score = Besiegte

dogma-option-next_confessor = Wer nach einem Urteil beichtet
dogma-option-next_confessor-responder = wer geurteilt hat
dogma-option-next_confessor-after_responder = wer danach sitzt
dogma-option-next_confessor-responder_if_right = wer richtig geurteilt hat, sonst wer danach sitzt
dogma-option-first = Wer zuerst beichtet
dogma-option-first-random = wird gelost

## Kleine Worte

dogma-who =
    { $who-is ->
        [you] du
       *[other] { $who }
    }
dogma-card-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
dogma-ruby-count =
    { $count ->
        [one] 1 Rubin
       *[other] { $count } Rubine
    }
dogma-up-to =
    { $most ->
        [one] 1 Karte
        [2] 1 oder 2 Karten
       *[other] 1 bis { $most } Karten
    }
dogma-rubies-in-words =
    { $rubies ->
        [one] 1 Rubin
       *[other] { $rubies } Rubine
    }
dogma-dogmas-in-words =
    { $altar ->
        [one] 1 Dogma
       *[other] { $altar } Dogmen
    }
dogma-confessions-in-words =
    { $confessions ->
        [one] 1 Beichte
       *[other] { $confessions } Beichten
    }

## Karten

dogma-kind-murder = Mord
dogma-kind-deceit = Betrug
dogma-kind-greed = Habgier
dogma-kind-lust = Wollust
dogma-kind-gluttony = Völlerei
dogma-kind-pride = Hochmut
dogma-kind-heresy = Ketzerei
dogma-kind-mercy = Gnade
dogma-kind-sincerity = Ehrlichkeit
dogma-kind-generosity = Großmut
dogma-kind-chastity = Keuschheit
dogma-kind-temperance = Mäßigung
dogma-kind-humility = Demut
dogma-kind-faith = Glaube

dogma-cards =
    { $count ->
        [one] { $kind }
       *[other] { $kind } ×{ $count }
    }
dogma-card-hidden = verdeckt

## Was wo liegt

dogma-zone-altar = Der Altar
dogma-zone-deck = Dogmen zum Verkünden
dogma-zone-proclaimed = Das neue Dogma
dogma-zone-names = Diese darfst du nennen
dogma-zone-pile = Der Stapel
dogma-zone-pile-named = Der Stapel, gelegt als „{ $kind }“
dogma-zone-laid = Du legst als „{ $kind }“
dogma-zone-gone-seen = Abgeworfen, von allen gesehen
dogma-zone-gone-own = Von dir abgeworfen, sonst sah sie niemand
dogma-zone-gone-unseen = Abgeworfen, von dir nicht gesehen
dogma-zone-left-out = Nicht im Spiel, ungesehen
dogma-zone-held =
    { $who-is ->
        [you] Deine Karten
       *[other] Karten von { $who }
    }
dogma-zone-rubies =
    { $who-is ->
        [you] Deine Rubine
       *[other] Rubine von { $who }
    }
dogma-zone-held-short = Karten
dogma-zone-rubies-short = Rubine
dogma-zone-vices = Deine Laster
dogma-zone-virtues = Deine Tugenden

dogma-mark-asked = fraglich
dogma-mark-now-virtue = jetzt Tugend
dogma-mark-now-vice = jetzt Laster
dogma-role-out = Gerettet ({ $place }.)
dogma-role-pending = Letzte Karten liegen, ungeprüft
dogma-role-burns = Brennt

## Wie es steht

dogma-fact-confession = Beichte { $number } von höchstens { $most }.
dogma-fact-over = Nach { dogma-confessions-in-words }.
dogma-fact-pending =
    { $who-is ->
        [you] Du hast deine letzten Karten gelegt. Wenn keine Lüge auffliegt, bist du gerettet.
       *[other] { $who } hat die letzten Karten gelegt. Wenn keine Lüge auffliegt, ist { $who } gerettet.
    }
dogma-fact-pending-last =
    { $who-is ->
        [you] Du hast deine letzten Karten gelegt. Wenn keine Lüge auffliegt, bist du gerettet, und { $other } bleibt übrig und brennt.
       *[other] { $other-is ->
            [you] { $who } hat die letzten Karten gelegt. Wenn keine Lüge auffliegt, ist { $who } gerettet, und du bleibst übrig und brennst.
           *[other] { $who } hat die letzten Karten gelegt. Wenn keine Lüge auffliegt, ist { $who } gerettet, und { $other } bleibt übrig und brennt.
        }
    }
dogma-fact-known = { $who } hat sicher auf der Hand: { $cards }.
dogma-fact-known-or-laid = { $who } hat sicher auf der Hand oder in den Stapel gelegt: { $cards }.
dogma-fact-known-laid = { $who } hat sicher in den Stapel gelegt: { $cards }.
dogma-fact-stopped = Nach { dogma-confessions-in-words } war Schluss. Wer noch im Spiel war, wird nach Karten gereiht, je weniger, desto besser: unsere eigene Regel (D30).
dogma-fact-place =
    { $who-is ->
        [you] { $place }. Du
       *[other] { $place }. { $who }
    }
dogma-fact-place-holding =
    { $who-is ->
        [you] { $place }. Du, mit { $count }
       *[other] { $place }. { $who }, mit { $count }
    }

## Was gefragt wird

dogma-prompt-deal = Die Karten werden ausgeteilt.
dogma-prompt-confess =
    { $who-is ->
        [you] Du beichtest: Nenne eine Tugend und lege dann Karten dazu, wahr oder nicht.
       *[other] { $who } ist mit Beichten dran.
    }
dogma-prompt-confess-rubies =
    { $who-is ->
        [you] Du beichtest: Nenne eine Tugend und lege dann Karten dazu, wahr oder nicht. Oder zahle erst { $price } und verkünde ein Dogma.
       *[other] { $who } ist mit Beichten dran und kann vorher für { $price } ein Dogma verkünden.
    }
dogma-prompt-take-off =
    { $who-is ->
        [you] Der Altar ist voll: Welches Dogma macht Platz für „{ $kind }“?
       *[other] Der Altar ist voll: { $who } wählt, welches Dogma Platz macht für „{ $kind }“.
    }
dogma-prompt-lay =
    { $most ->
        [one] Du beichtest „{ $kind }“: Lege eine Karte verdeckt, wahr oder nicht.
       *[other] Du beichtest „{ $kind }“: Lege { dogma-up-to } verdeckt, wahr oder nicht. Welche zuerst, in der Reihenfolge der Sorten?
    }
dogma-prompt-lay-more = Du beichtest „{ $kind }“ und hast { $cards } gelegt. Noch eine Karte, oder fertig?
dogma-prompt-lay-no-more = Du beichtest „{ $kind }“ und hast { $cards } gelegt. Keine deiner Karten kommt in der Reihenfolge der Sorten danach: Das ist alles.
dogma-prompt-join =
    { $most ->
        [one] Du schließt dich der Beichte „{ $kind }“ an: Lege eine Karte verdeckt, wahr oder nicht.
       *[other] Du schließt dich der Beichte „{ $kind }“ an: Lege { dogma-up-to } verdeckt, wahr oder nicht. Welche zuerst, in der Reihenfolge der Sorten?
    }
dogma-prompt-join-more = Du schließt dich der Beichte „{ $kind }“ an und hast { $cards } gelegt. Noch eine Karte, oder fertig?
dogma-prompt-join-no-more = Du schließt dich der Beichte „{ $kind }“ an und hast { $cards } gelegt. Keine deiner Karten kommt in der Reihenfolge der Sorten danach: Das ist alles.
dogma-prompt-answer =
    { $who-is ->
        [you] { $by } beichtet „{ $kind }“ mit { $count }. Glauben, zweifeln oder anschließen?
       *[other] { $by-is ->
            [you] Du beichtest „{ $kind }“ mit { $count }. { $who } glaubt, zweifelt oder schließt sich an.
           *[other] { $by } beichtet „{ $kind }“ mit { $count }. { $who } glaubt, zweifelt oder schließt sich an.
        }
    }
dogma-prompt-answer-joined =
    { $who-is ->
        [you] { $by } hat sich der Beichte „{ $kind }“ angeschlossen, mit { $count }. Glauben, zweifeln oder auch anschließen?
       *[other] { $by-is ->
            [you] Du hast dich der Beichte „{ $kind }“ angeschlossen, mit { $count }. { $who } glaubt, zweifelt oder schließt sich an.
           *[other] { $by } hat sich der Beichte „{ $kind }“ angeschlossen, mit { $count }. { $who } glaubt, zweifelt oder schließt sich an.
        }
    }
dogma-prompt-over = Das Spiel ist zu Ende. { $first } { $last }
dogma-wins =
    { $who-is ->
        [you] Du gewinnst!
       *[other] { $who } gewinnt.
    }
dogma-wins-shared = Den Sieg teilen sich { $winners }.
dogma-burns =
    { $who-is ->
        [you] Du brennst.
       *[other] { $who } brennt.
    }
dogma-burns-several = Es brennen zusammen: { $losers }.
dogma-burns-nobody = Niemand brennt.

## Was man antworten kann

dogma-choice-name =
    { $held ->
        [0] „{ $kind }“ nennen (hast du nicht)
       *[other] „{ $kind }“ nennen (du hast { $held })
    }
dogma-choice-lay = { $kind } legen
dogma-choice-done = Fertig ({ $count })
dogma-choice-believe =
    { $gains ->
        [1] Glauben. Wenn wahr: Der Stapel ({ $count }) wird abgeworfen, und du bekommst einen Rubin. Wenn gelogen: Du nimmst ihn.
       *[other] Glauben. Wenn wahr: Der Stapel ({ $count }) wird abgeworfen. Wenn gelogen: Du nimmst ihn.
    }
dogma-choice-doubt =
    { $gains ->
        [1] Zweifeln. Wenn gelogen: { $by } nimmt den Stapel ({ $count }), und du bekommst einen Rubin. Wenn wahr: Du nimmst ihn.
       *[other] Zweifeln. Wenn gelogen: { $by } nimmt den Stapel ({ $count }). Wenn wahr: Du nimmst ihn.
    }
dogma-choice-believe-last = Glauben. Dann ist { $by } gerettet, und du brennst (D4).
dogma-choice-doubt-last =
    { $gains ->
        [1] Zweifeln. Wenn gelogen: { $by } nimmt den Stapel ({ $count }), und du bekommst einen Rubin. Wenn wahr: { $by } ist gerettet, und du brennst (D4).
       *[other] Zweifeln. Wenn gelogen: { $by } nimmt den Stapel ({ $count }). Wenn wahr: { $by } ist gerettet, und du brennst (D4).
    }
dogma-choice-join = Anschließen. Lege { dogma-up-to } obenauf, auch als „{ $kind }“; dann urteilt { $following } über deine.
dogma-choice-join-last = Anschließen. Du legst Karten obenauf, auch als „{ $kind }“; aber dann ist { $by } gerettet, und du brennst (D4).
dogma-choice-proclaim-vice = „{ $kind }“ zur Tugend erklären
dogma-choice-proclaim-virtue = „{ $kind }“ zum Laster erklären
dogma-choice-replace-vice = „{ $kind }“ wegnehmen: wird wieder Laster
dogma-choice-replace-virtue = „{ $kind }“ wegnehmen: wird wieder Tugend

## Die Chronik

dogma-tell-dealt =
    { $who-is ->
        [you] Alle Karten sind ausgeteilt. Du fängst an.
       *[other] Alle Karten sind ausgeteilt. { $who } fängt an.
    }
dogma-tell-dealt-left-out =
    { $who-is ->
        [you] Die Karten sind ausgeteilt, { $cards } bleiben ungesehen draußen. Du fängst an.
       *[other] Die Karten sind ausgeteilt, { $cards } bleiben ungesehen draußen. { $who } fängt an.
    }
dogma-tell-hand =
    { $who-is ->
        [you] Deine Karten: { $cards }.
       *[other] Karten von { $who }: { $cards }.
    }
dogma-tell-confessed = { $who } beichtet „{ $kind }“ mit { $count }.
dogma-tell-confessed-own =
    { $who-is ->
        [you] Du beichtest „{ $kind }“ mit { $count }: { $cards }.
       *[other] { $who } beichtet „{ $kind }“ mit { $count }: { $cards }.
    }
dogma-tell-joined = { $who } schließt sich der Beichte „{ $kind }“ an, mit { $count }.
dogma-tell-joined-own =
    { $who-is ->
        [you] Du schließt dich der Beichte „{ $kind }“ an, mit { $count }: { $cards }.
       *[other] { $who } schließt sich der Beichte „{ $kind }“ an, mit { $count }: { $cards }.
    }
dogma-believes =
    { $who-is ->
        [you] Du glaubst { $by }.
       *[other] { $by-is ->
            [you] { $who } glaubt dir.
           *[other] { $who } glaubt { $by }.
        }
    }
dogma-doubts =
    { $who-is ->
        [you] Du zweifelst an { $by }.
       *[other] { $by-is ->
            [you] { $who } zweifelt an dir.
           *[other] { $who } zweifelt an { $by }.
        }
    }
dogma-tell-true = { $answer } Gelegt als „{ $kind }“, aufgedeckt: { $cards }. Es war wahr.
dogma-tell-lie = { $answer } Gelegt als „{ $kind }“, aufgedeckt: { $cards }. Es war gelogen.
dogma-tell-discarded = Der Stapel wird abgeworfen: { $count }.
dogma-tell-discarded-unseen = Der Stapel wird abgeworfen: { $count }, davon { $unseen } ungesehen.
dogma-tell-took =
    { $who-is ->
        [you] Du nimmst den Stapel, { $count }: { $cards }.
       *[other] { $who } nimmt den Stapel, { $count }: { $cards }.
    }
dogma-tell-took-hidden = { $who } nimmt den Stapel, { $count }.
dogma-tell-ruby =
    { $who-is ->
        [you] Du bekommst einen Rubin und hast jetzt { $rubies }.
       *[other] { $who } bekommt einen Rubin und hat jetzt { $rubies }.
    }
dogma-tell-set =
    { $who-is ->
        [you] { $sets ->
            [1] Du hast alle vier „{ $kinds }“ und wirfst sie ab.
           *[other] Du hast je alle vier von { $kinds } und wirfst sie ab.
        }
       *[other] { $sets ->
            [1] { $who } hat alle vier „{ $kinds }“ und wirft sie ab.
           *[other] { $who } hat je alle vier von { $kinds } und wirft sie ab.
        }
    }
dogma-tell-proclaimed-vice =
    { $who-is ->
        [you] Du zahlst { $price } und verkündest: „{ $kind }“ ist eine Tugend.
       *[other] { $who } zahlt { $price } und verkündet: „{ $kind }“ ist eine Tugend.
    }
dogma-tell-proclaimed-virtue =
    { $who-is ->
        [you] Du zahlst { $price } und verkündest: „{ $kind }“ ist ein Laster.
       *[other] { $who } zahlt { $price } und verkündet: „{ $kind }“ ist ein Laster.
    }
dogma-tell-replaced-vice = „{ $kind }“ kommt vom Altar und ist wieder ein Laster.
dogma-tell-replaced-virtue = „{ $kind }“ kommt vom Altar und ist wieder eine Tugend.
dogma-tell-out =
    { $who-is ->
        [you] Du hast keine Karten mehr und bist gerettet, auf Platz { $place }!
       *[other] { $who } hat keine Karten mehr und ist gerettet, auf Platz { $place }.
    }
dogma-tell-game-over = Das Spiel ist zu Ende. { $first } { $last }
dogma-tell-stopped = Nach { dogma-confessions-in-words } ist hier Schluss (D30). { $first } { $last }

## Warum nicht

dogma-may-lay = Du darfst { $kinds } legen.
dogma-may-lay-or-be-done = Du darfst { $kinds } legen oder fertig sein.
dogma-may-be-done = Du kannst jetzt nur fertig sein.
dogma-why-vice = „{ $kind }“ ist ein Laster, und sein Dogma liegt nicht auf dem Altar: Du darfst es nicht nennen. Nenne { $names }.
dogma-why-turned = „{ $kind }“ liegt auf dem Altar, und dort zählt eine Tugend als Laster: Du darfst sie nicht nennen. Nenne { $names }.
dogma-why-name-first = Karten legst du zu einem Namen. Nenne erst, was du beichtest: { $names }.
dogma-why-named = Du hast „{ $kind }“ genannt, und dabei bleibt es. { $may }
dogma-why-name-stays = Wer sich anschließt, behält den Namen, und der ist „{ $kind }“. { $may }
dogma-why-answer-first = Die Karten von { $by } warten auf deine Antwort: erst glauben, zweifeln oder anschließen.
dogma-why-join-first = Die Karten von { $by } warten auf deine Antwort. Um eigene zu legen, schließ dich erst an; oder glaube, oder zweifle.
dogma-why-one-card = Mindestens eine Karte musst du legen. { $may }
dogma-why-not-held = „{ $kind }“ hast du nicht auf der Hand. { $may }
dogma-why-order = Die Karten einer Beichte liegen in der Reihenfolge der Sorten, und zuletzt hast du „{ $last }“ gelegt. { $may }
dogma-why-nothing-to-answer = Es gibt nichts zu beantworten: Du bist mit Beichten dran. Nenne { $names }.
dogma-why-joined = Du hast dich angeschlossen und kannst über diese Karten nicht mehr urteilen. { $may }
dogma-why-confessing = Es gibt nichts zu beantworten: Du beichtest gerade. { $may }
dogma-why-dogma-late = Ein Dogma verkündest du vor der Beichte, und deine hat begonnen. { $may }
dogma-why-dogma-not-yours = Ein Dogma verkündet nur, wer gleich mit Beichten dran ist, und das bist du gerade nicht.
dogma-why-dogma-again = Du hast in diesem Zug schon ein Dogma verkündet, und mehr als eins geht nicht. Jetzt beichte: Nenne { $names }.
dogma-why-dogma-rubies = Ein Dogma kostet { $price }, und du hast { $held }. Nenne, was du beichtest: { $names }.
dogma-why-dogma-there = Das Dogma „{ $kind }“ liegt schon auf dem Altar. Verkünde eins, das nicht dort liegt. Auf dem Altar: { $altar }.
dogma-why-replace-later = Ein Dogma verlässt den Altar nur, wenn ein neues verkündet wird und kein Platz mehr ist.
dogma-why-take-off-first = Auf dem Altar ist kein Platz für „{ $kind }“. Wähle erst, welches Dogma Platz macht: { $altar }.
dogma-why-not-on-altar = „{ $kind }“ liegt nicht auf dem Altar. Wähle, welches Dogma Platz macht: { $altar }.

## Die Regeln

dogma-rules-goal = Dogma ist ein Bluffspiel für 2 bis 8 Kardinäle. Du wirst deine Karten los, indem du Tugenden beichtest, ehrlich oder nicht. Wer keine Karten mehr hat, ist gerettet. Wer als Letzter übrig bleibt, brennt und verliert.
dogma-rules-kinds = Es gibt 56 Karten: je vier von sieben Lastern ({ $vices }) und sieben Tugenden ({ $virtues }). Zu jeder dieser 14 Sorten gibt es auch ein Dogma.
dogma-rules-setup = Alle Karten werden ausgeteilt. Geht es nicht auf, bekommen die Ersten, vom Startspieler an gezählt, eine mehr. Zu zweit bekommt jeder { $two }; der Rest bleibt ungesehen draußen.
dogma-rules-turn = So geht ein Zug: Wer dran ist, darf mit Rubinen ein Dogma verkünden und muss dann beichten. Die anderen antworten reihum, bis jemand glaubt oder zweifelt. Die fraglichen Karten werden aufgedeckt, der Stapel kommt dorthin, wo er hingehört, und es beichtet der Nächste.
dogma-rules-confess = Beichten heißt: { dogma-up-to } verdeckt legen und eine Sorte nennen, die jetzt als Tugend gilt. Die Karten selbst sind beliebig, nur der Name muss eine Tugend sein.
dogma-rules-one-by-one =
    { $most ->
        [one] An diesem Tisch wählst du erst den Namen, dann die Karte. Die anderen sehen beides zusammen.
       *[other] An diesem Tisch wählst du erst den Namen, dann die Karten eine nach der anderen, in der Reihenfolge der Sorten. Die anderen sehen davon nichts, bis du fertig bist: mit { $most } Karten, mit deiner letzten oder wenn du es sagst.
    }
dogma-rules-answer = Der nächste Spieler, der noch im Spiel ist, muss antworten: glauben, zweifeln oder sich anschließen. Wer sich anschließt, legt { dogma-up-to } der eigenen Hand verdeckt auf den Stapel, unter demselben Namen. Dann muss der Nächste antworten, und zwar nur über diese neuen Karten. Was darunter liegt, wird nicht mehr aufgedeckt.
dogma-rules-check = Wer glaubt oder zweifelt, deckt die zuletzt gelegten Karten auf, sonst keine. Sind sie alle von der genannten Sorte, war es wahr, sonst gelogen. Geglaubt und wahr: Der ganze Stapel wird abgeworfen, und wer geglaubt hat, bekommt einen Rubin. Geglaubt und gelogen: Wer geglaubt hat, nimmt den ganzen Stapel. Gezweifelt und wahr: Wer gezweifelt hat, nimmt den ganzen Stapel. Gezweifelt und gelogen: Der Lügner nimmt den ganzen Stapel, und wer gezweifelt hat, bekommt einen Rubin.
dogma-rules-sets = Hast du alle vier Karten einer Sorte, zeigst du sie und wirfst sie sofort ab.
dogma-rules-rubies = Ein richtiges Urteil bringt einen Rubin. Mehr als { dogma-rubies-in-words } darf niemand haben: Wer so viele hat, bekommt keinen mehr, bis sie ausgegeben sind.
dogma-rules-proclaim = Vor deiner Beichte darfst du { dogma-rubies-in-words } zahlen und ein Dogma verkünden: Es kommt auf den Altar und dreht seine Sorte um. Ein Laster auf dem Altar gilt als Tugend und darf genannt werden. Eine Tugend auf dem Altar gilt als Laster und darf es nicht.
dogma-rules-altar = Der Altar hat Platz für { dogma-dogmas-in-words }. Ein weiteres nimmt den Platz eines anderen ein; das alte geht zurück zu den übrigen, und seine Sorte ist wieder, was ihre Karten sagen.
dogma-rules-out = Wer die letzte Handkarte legt, ist noch nicht gerettet. Werden die Karten angezweifelt und waren gelogen, kommen sie zurück, und es geht weiter. Sind sie wahr, werden sie geglaubt oder schließt sich jemand an, ist ihr Besitzer gerettet.
dogma-rules-end = Das Spiel endet, wenn nur noch ein Spieler übrig ist: Der brennt. Die anderen sind in der Reihenfolge platziert, in der sie gerettet wurden.
dogma-rules-stop = Unsere eigene Zutat, nicht aus der Anleitung: Nach { dogma-confessions-in-words } ist Schluss, falls das Spiel noch läuft (D30). Sonst könnte es ewig dauern.
dogma-rules-rulings = Entscheidungen für die Fälle, nach denen man fragt:

dogma-rules-d1 =
    { $next ->
        [after_responder] D1. Nach einem Urteil beichtet, wer nach dem Urteilenden sitzt; so hat es dieser Tisch gewählt. Sind nur noch zwei im Spiel, beichtet der Urteilende.
        [responder_if_right] D1. Nach einem richtigen Urteil beichtet, wer geurteilt hat; nach einem falschen, wer danach sitzt. So hat es dieser Tisch gewählt. Wer gerettet ist, wird übersprungen.
       *[responder] D1. Nach einem Urteil beichtet, wer geurteilt hat: Ein Zug ist also antworten und dann beichten, und zu zweit wechselt man sich ab. Ist der Urteilende gerettet, beichtet der Nächste, der noch im Spiel ist.
    }
dogma-rules-d3 = D3. Wessen letzte Karten ungeprüft liegen, der wartet mit leerer Hand. Beim Lügen ertappt, nimmt er den Stapel und spielt weiter, falls nicht vier gleiche die Hand wieder leeren. Sind die Karten wahr, geglaubt oder hat sich jemand angeschlossen, ist er gerettet.
dogma-rules-d4 = D4. Sind nur noch zwei im Spiel und einer wartet so, dann gilt, wie auch immer die Antwort lautet: Ist dieser gerettet, hat der andere sofort verloren, auch mit leerer Hand.
dogma-rules-d5 = D5. Nach einer Antwort geschieht in dieser Reihenfolge: Karten aufdecken, Stapel bewegen, Rubin bekommen, vier gleiche abwerfen, Spieler retten, nächste Beichte.
dogma-rules-d6 = D6. Vier gleiche werden sofort, von selbst und offen abgeworfen: nach dem Austeilen und nach dem Nehmen eines Stapels, wenn nötig mehrere Sorten zugleich. Mit dem Altar hat das nichts zu tun. Wessen Hand dadurch nach dem Austeilen leer ist, ist gerettet, in der Reihenfolge der Plätze vom Startspieler an; ist der gerettet, beginnt der Nächste, der noch im Spiel ist. Bleibt ein Spieler übrig, hat er verloren; bleibt keiner, der Letzte in dieser Reihenfolge.
dogma-rules-d7 = D7. Gelogen ist es, wenn auch nur eine aufgedeckte Karte nicht von der genannten Sorte ist.
dogma-rules-d8 = D8. Wer beichtet oder sich anschließt, legt { dogma-up-to }. Wie viele es sind, sieht jeder; darüber lügen kann man nicht.
dogma-rules-d9 = D9. Wer sich anschließt, behält den Namen.
dogma-rules-d11 = D11. Passen darf niemand: glauben, zweifeln oder anschließen.
dogma-rules-d12 = D12. Wer den Stapel nehmen muss, nimmt ihn ganz, auch was nicht aufgedeckt wurde, und sieht allein, was das ist. Er kommt als Ganzes: Niemand erfährt, wer welche verdeckte Karte gelegt hat. Wird ein Stapel abgeworfen, bleibt ungesehen, was nicht aufgedeckt wurde.
dogma-rules-d13 = D13. Abgeworfenes liegt verdeckt. Bekannt ist nur, was aufgedeckt wurde.
dogma-rules-d14 = D14. Einen Rubin bekommt nur, wer richtig geurteilt hat, nie, wer gebeichtet hat.
dogma-rules-d15 = D15. Hast du { dogma-rubies-in-words }, bekommst du keinen mehr.
dogma-rules-d16 = D16. Ein Dogma kostet { dogma-rubies-in-words } und wird nur von dem verkündet, der gleich mit Beichten dran ist, eins pro Zug.
dogma-rules-d17 = D17. Jedes Dogma, das nicht auf dem Altar liegt, darf verkündet werden, auch das einer Sorte, deren Karten weg sind.
dogma-rules-d19 =
    { $altar ->
        [one] D19. Liegt ein Dogma auf dem Altar, ersetzt ein neues es. Als was seine Sorte gilt, ändert sich sofort zurück.
       *[other] D19. Liegen { $altar } Dogmen auf dem Altar, wählt, wer ein weiteres verkündet, welches es ersetzt. Als was dessen Sorte gilt, ändert sich sofort zurück.
    }
dogma-rules-d20 = D20. Nennen darf man die Tugenden, die nicht auf dem Altar liegen, und die Laster, die dort liegen: immer { $fewest } bis { $all } Sorten.
dogma-rules-d22 = D22. Eine Sorte darf man nennen, auch wenn jeder weiß, dass ihre vier Karten weg sind.
dogma-rules-d27 = D27. Wer gerettet ist, gibt seine Rubine zurück.
dogma-rules-d29 = D29. Platziert wird in der Reihenfolge der Rettung. Werden zwei zugleich gerettet, ist der vorn, dessen Karten aufgedeckt wurden.
dogma-rules-d30 = D30. Unsere eigene Zutat: Nach { dogma-confessions-in-words }, sobald über die letzte geurteilt ist, ist Schluss. Wer noch im Spiel ist, wird nach Karten gereiht, je weniger, desto besser; bei gleich vielen teilt man sich den Platz. Wer am meisten hat, brennt, außer alle haben gleich viele. Anschließen zählt nicht als Beichte.

dogma-rules-names = Von den Namen der Sorten stehen in der Anleitung: { $printed }. Diese sind rekonstruiert, und auf den Karten in der Schachtel kann anderes stehen: { $others }. Wie viele Sorten und Karten es gibt, ist sicher.
dogma-rules-ours = Von uns stammen das Ende nach einer Zahl von Beichten (D30) und dass man Karten einzeln in der Reihenfolge der Sorten legt. Die übrigen Entscheidungen klären, was die Anleitung offenlässt.
dogma-rules-reconstructed = Rekonstruierte Zahlen: { $entries }.
dogma-rules-house = Eigene Zahlen dieses Tisches, aus seinen Hausregeln: { $entries }.
dogma-rules-correct = Jede Zahl lässt sich in einer Hausregel-Datei ändern: siehe docs/house-rules.md.
dogma-rules-publishers = Das Spiel und sein Name gehören seinen Autoren und seinem Verlag. Die Regeln sind in eigenen Worten erzählt; wenn dir das Spiel gefällt, kauf es.

dogma-figure-rubies = was ein Dogma in Rubinen kostet, und wie viele man höchstens hat ({ $value })
dogma-figure-altar = wie viele Dogmen auf den Altar passen ({ $value })
dogma-figure-most_cards = wie viele Karten man auf einmal legen darf ({ $value })
dogma-figure-two_players = wie viele Karten zu zweit jeder bekommt ({ $value })

## Der Einstieg, wenn eine Entscheidung zum ersten Mal vorkommt

dogma-guide-confess = Erst ein Name: die Tugend, die du angeblich gleich legst. Die Karten kommen danach und dürfen alles sein. Nennst du eine Tugend, die du hast, kannst du die Wahrheit legen. Nennst du eine andere, wirst du Laster los, solange niemand zweifelt.
dogma-guide-confess-rubies = Du hast genug Rubine, um ein Dogma zu verkünden. Es dreht seine Sorte für alle um: Ein Laster wird zur Tugend, die man nennen darf, eine Tugend zum Laster, das man nicht nennen darf. Oder behalte deine Rubine und nenne einfach eine Tugend.
dogma-guide-take-off = Auf dem Altar ist kein Platz mehr. Das Dogma, das du wegnimmst, geht zurück zu den anderen, und seine Sorte ist wieder, was ihre Karten sagen. Welchen dieser Namen möchtest du lieber nicht mehr hören?
dogma-guide-lay = Jetzt die Karten, eine nach der anderen und verdeckt. Die anderen sehen, wie viele du legst, sonst nichts. Ist eine davon nicht, was du genannt hast, ist es gelogen. Bis du fertig bist, sieht niemand etwas, und mit „Rückgängig“ nimmst du Karten zurück.
dogma-guide-lay-more = Mit mehr Karten leert sich deine Hand schneller, aber alle müssen sein, was du genannt hast, damit es wahr ist. Sie liegen in der Reihenfolge der Sorten; es kann also nur folgen, was später kommt.
dogma-guide-lay-no-more = Karten legt man in der Reihenfolge der Sorten, und du hast keine, die später kommt. Wolltest du andere legen, nimm diese mit „Rückgängig“ zurück; sonst sag, dass du fertig bist.
dogma-guide-join = Wer sich anschließt, legt eigene Karten obenauf, unter demselben Namen. Der Nächste wird dann nur nach deinen gefragt: Was darunter liegt, deckt niemand mehr auf.
dogma-guide-join-more = Jede weitere Karte leert deine Hand, muss aber auch wahr sein, falls jemand zweifelt. Auch hier liegen die Karten in der Reihenfolge der Sorten.
dogma-guide-join-no-more = Nichts auf deiner Hand kommt in der Reihenfolge der Sorten später; mehr kannst du nicht legen. „Rückgängig“ nimmt zurück, was du gelegt hast, falls du lieber mit anderen Karten anfängst.
dogma-guide-answer = Sind diese Karten, was sie sein sollen? Glaubst du es und es stimmt, ist der Stapel aus dem Spiel. Zweifelst du und es ist gelogen, geht er zurück an den Lügner. Wer recht hat, bekommt einen Rubin. Wer sich irrt, nimmt den Stapel selbst. Oder schließ dich an und lass den Nächsten urteilen.
dogma-guide-answer-joined = Geurteilt wird nur über die oberste Lage, und nur sie wird aufgedeckt; aber es geht um den ganzen Stapel. Zähl, was du selbst hast: Wie viele Karten dieses Namens können die anderen noch haben?

## Dogma im Browser

web-dogma-cardinals = Die anderen Kardinäle
web-dogma-layer = { $who }: { $cards }, gelegt als „{ $kind }“
web-dogma-judgement = Das letzte Urteil
web-dogma-true = Wahr
web-dogma-lie = Gelogen
web-dogma-discard = Abgeworfen
web-dogma-register = Sicher aus dem Spiel
web-dogma-gone = { $kind }: { $count } von 4 sicher aus dem Spiel
web-minutes-dogma = 15 bis 30 Minuten
web-score-dogma = { $score } besiegt
web-last-dogma = Letztes Urteil
web-rules-head-kinds = Laster und Tugenden
web-rules-head-confess = Beichten
web-rules-head-answer = Die Antwort
web-rules-head-check = Wahr oder gelogen
web-rules-head-sets = Vier gleiche
web-rules-head-rubies = Rubine
web-rules-head-proclaim = Ein Dogma verkünden
web-rules-head-altar = Der Altar
web-rules-head-out = Gerettet sein
web-rules-head-stop = Wenn es kein Ende nimmt
web-figure-rubies = was ein Dogma kostet, und wie viele Rubine man höchstens hat
web-figure-altar = wie viele Dogmen auf den Altar passen
web-figure-most_cards = wie viele Karten man auf einmal legen darf
web-figure-two_players = Karten für jeden, zu zweit
web-figure-confessions = nach so vielen ist Schluss
