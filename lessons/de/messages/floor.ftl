## Floor: eine Situation legen und entscheiden lassen.

ui-floor = Floor
floor-title = Wie wird entschieden?
floor-example = Beispiel
floor-begin = Beginnen mit …
floor-game = Spiel
floor-street = Street
floor-undo = Zurück
floor-clear = Leerer Tisch
floor-add-seat = Platz dazu
floor-table = Tisch

floor-example-three-way-all-in = Drei all-in
floor-example-equal-door-cards = Gleiche Door Cards
floor-example-open-pair = Offenes Paar auf der Fourth Street
floor-example-short-all-in = Zu kurzes All-in als Raise
floor-example-odd-chip = Odd Chip bei gleichem Low
floor-example-eight-on-sixth = Zu acht auf der Sixth Street
floor-example-tied-boards = Gleiche offene Blätter
floor-example-last-to-bet = Wer zuerst zeigt

floor-status = Zustand
floor-status-in = dabei
floor-status-folded = gefoldet
floor-status-all-in = all-in
floor-status-absent = abwesend
floor-behind = noch { $amount }
floor-stack = Stack vor dieser Street
floor-put = Schon im Pot vor dieser Street
floor-enough = genug
floor-remove-seat = Platz entfernen

floor-slot-up =
    { $n ->
        [1] Platz { $seat }, erste offene Karte
        [2] Platz { $seat }, zweite offene Karte
        [3] Platz { $seat }, dritte offene Karte
       *[other] Platz { $seat }, vierte offene Karte
    }
floor-slot-down =
    { $n ->
        [1] Platz { $seat }, erste verdeckte Karte
        [2] Platz { $seat }, zweite verdeckte Karte
       *[other] Platz { $seat }, dritte verdeckte Karte
    }
floor-slot-common = Gemeinschaftskarte
floor-slot-empty = { $slot }: leer
floor-slot-unseen = { $slot }: nicht aufgedeckt
floor-slot-card = { $slot }: { CARD($card) }
floor-deck-hint = Karte antippen oder Wert und Farbe tippen (s, h, d, c): K H
floor-deck-clear = Keine Karte
floor-close = Schließen

## Aktionen und Beträge

floor-acts = Aktionen auf dieser Street
floor-acts-none = Auf dieser Street hat noch niemand gehandelt.
floor-acts-next = Platz { $seat } ist dran:
floor-acts-next-stakes = Platz { $seat } ist dran. Was erlaubt ist, hängt von den Einsätzen ab, und die sind hier nicht angegeben.
floor-acts-over = Die Setzrunde ist beendet.
floor-act-back = Zurücknehmen
floor-act-free = Andere Aktion
floor-act-free-hint = 3 raises to 12
floor-act-add = Hinzufügen
floor-money = Einsätze und Restfeld
floor-stakes-ante = Ante
floor-stakes-bring-in = Bring-in
floor-stakes-small-bet = Small Bet
floor-stakes-big-bet = Big Bet
floor-players-left = Noch im Turnier

## Was gefragt ist

floor-asks = Was möchtest du wissen?
floor-asks-later = Andere Fragen, die hier nicht passen
floor-ask-bring-in = Wer zahlt das Bring-in?
floor-ask-first-to-act = Wer beginnt?
floor-ask-next-to-act = Wer ist dran?
floor-ask-options = Was ist erlaubt?
floor-ask-best-hands = Was hält jeder Platz?
floor-ask-rank-boards = Welches Board ist das beste?
floor-ask-winners = Wer gewinnt?
floor-ask-pots = Welche Pots gibt es?
floor-ask-awards = Wer bekommt wie viel?
floor-ask-show-order = Wer zeigt zuerst?
floor-ask-seventh-street = Wie kommt die letzte Karte?
floor-ask-pot-count = Wie viel liegt im Pot?
floor-ask-irregularity = Was gilt nach einem Fehler?

## Was passiert ist

floor-incident = Was ist passiert?
floor-incident-choose = Auswählen …
floor-incident-seat = Platz
floor-incident-card = Karte
floor-incident-cards = Wie viele Karten
floor-incident-put = Auf dieser Street gebracht
floor-incident-acted-after = Haben seitdem gehandelt
floor-incident-found = Bemerkt
floor-incident-missing = Es fehlt
floor-incident-what = Was angesagt wurde
floor-incident-next-acted = Der nächste Platz hat schon gehandelt
floor-incident-in-stub = Nur im Stub gesehen
floor-incident-acted = Der Platz hat damit schon gehandelt
floor-incident-looked-at = Die Karte wurde angesehen
floor-incident-street-over = Erst auf einer späteren Street bemerkt
floor-incident-identifiable = Die Karten sind sicher bekannt
floor-incident-found-before-deal = vor dem Geben
floor-incident-found-after-deal = nach dem Geben
floor-incident-missing-last = die letzte Karte
floor-incident-missing-earlier = eine frühere Karte
floor-incident-what-bring-in = das Bring-in
floor-incident-what-bet = eine Bet
floor-incident-what-raise = ein Raise
floor-incident-what-new-pair = ein neues Paar
floor-incident-what-high-hand = das höchste offene Blatt
floor-incident-what-possible-straight = eine mögliche Straße
floor-incident-what-possible-flush = ein möglicher Flush

## Die Entscheidung

floor-under = { $rulebook }
floor-unsettled = Das entscheidet kein Text. Die Schritte zeigen, wie es weitergeht.
floor-unsettled-seats = Das entscheidet kein Text: { $seats ->
    [one] Es kann { SEATS($seats, each: "Platz") } sein.
   *[other] Es kann { SEATS($seats, each: "Platz", list: "or") } sein.
} Die Schritte zeigen, wie es weitergeht.
floor-houses = Andere Regelwerke
floor-house-same = Genauso:
floor-house-differs = eine andere Antwort
floor-house-open = Nicht geregelt:
floor-house-impossible = Dort kommt es nicht dazu:
floor-house-use = Nach { $rulebook } entscheiden

## Was noch fehlt

floor-missing = Noch nicht zu beantworten
floor-lacks-upcards =
    { $n ->
        [1] Platz { $seat }: Es fehlt eine offene Karte.
       *[other] Platz { $seat }: Es fehlen { $n } offene Karten.
    }
floor-lacks-seats = Es sitzt noch niemand am Tisch. Füge Plätze hinzu.
floor-lacks-stakes = Es fehlen die Einsätze: Ante, Bring-in, Small Bet und Big Bet.
floor-lacks-incident = Wähle aus, was passiert ist.
floor-lacks-incident-more = Sag mehr dazu, was passiert ist: Ein Feld ist noch leer.
floor-lacks-contributions = Es fehlt, was jeder Platz im Pot hat. Tippe auf die Nummer eines Platzes und gib es dort ein.
floor-lacks-down = Platz { $seat }: Eine verdeckte Karte ist nicht bekannt.
floor-lacks-cards =
    { $n ->
        [one] Platz { $seat } hat { $n } Karte. Ein Blatt braucht fünf bis sieben.
       *[other] Platz { $seat } hat { $n } Karten. Ein Blatt braucht fünf bis sieben.
    }
floor-not-yet = Platz { $seat } ist noch dran. Das wird gefragt, wenn die Setzrunde beendet ist.
floor-not-closed = Niemand ist mehr dran: Die Setzrunde ist beendet.
floor-not-third = Das Bring-in wird nur auf der Third Street gezahlt.
floor-not-after-third = Die Third Street beginnt mit dem Bring-in. Das wird erst ab der Fourth Street gefragt.
floor-not-seventh-dealt = Das wird auf der Sixth oder Seventh Street gefragt, solange mindestens zwei Plätze dabei sind.
floor-not-shown = Gezeigt wird, wenn die Setzrunde der Seventh Street beendet ist.
floor-not-pots = Die Einsätze dieser Street sind nicht in den Pots, die in der Datei stehen. Gib stattdessen an, was jeder Platz gebracht hat.

## Was nicht sein kann

floor-wrong = Das kann nicht sein
floor-wrong-twice = Zweimal auf dem Tisch: { CARD($card) }.
floor-wrong-seats =
    { $n ->
        [one] Es ist { $n } Platz dabei. Möglich sind 2 bis { $most }.
       *[other] Es sind { $n } Plätze dabei. Möglich sind 2 bis { $most }.
    }
floor-wrong-all-folded = Alle Plätze haben gefoldet. Mindestens einer muss dabei sein.
floor-wrong-all-in = Platz { $seat } ist all-in, hat aber noch { $amount }.
floor-wrong-absent = Platz { $seat } kann nach der Third Street nicht abwesend sein: Das Blatt ist dann gefoldet.
floor-wrong-put = Es fehlt, was Platz { $seat } im Pot hat.
floor-wrong-bring-in = Ein Bring-in von { $amount } ist mehr als die Small Bet. Erlaubt: 1 bis { $most }.
floor-wrong-big-bet = Eine Big Bet von { $amount } ist weniger als die Small Bet. Erlaubt: mindestens { $least }.
floor-wrong-ante = In diesem Regelwerk eröffnet die Ante. Sie muss also mindestens 1 sein.
floor-wrong-game = { $rulebook } behandelt dieses Spiel nicht.
floor-wrong-act = Aktion { $n }, { $act }, ist nicht erlaubt. Erlaubt: { LIST($options) }.
floor-wrong-act-turn = Aktion { $n }, { $act }, kommt außer der Reihe: Platz { $turn } ist dran.
floor-wrong-act-over = Aktion { $n }, { $act }, kommt zu spät: Die Setzrunde ist beendet.
floor-wrong-line = Aktion { $n }, „{ $line }“, ist keine Aktion. Eine Zeile sagt auf Englisch, wer was tut: 2 bets 5, 3 raises to 10, 4 calls, 5 folds, 6 checks.
floor-lacks-field = { $field } fehlt. Erlaubt: { LIST($allowed, list: "or") }.
floor-wrong-word = { $field }: { $found } ist nicht erlaubt. Erlaubt: { LIST($allowed, list: "or") }.
floor-wrong-number = { $field }: { $found } ist nicht erlaubt. Erlaubt: eine ganze Zahl von { $least } bis { $most }.
floor-wrong-form = { $field }: { $found } ist hier nicht lesbar. Es sollte so aussehen: { $form }
floor-wrong-card = { $field }: { $found } ist keine Karte. Eine Karte ist ihr Wert und ihre Farbe, auf Englisch: As, Td, 2c.
floor-wrong-other = { $place }: { $problem }
floor-warns-bring-in = In diesem Regelwerk eröffnet die Ante, das Bring-in ist also { $amount }.

## Als Datei und als Link

floor-file = Als Datei
floor-file-text = Die Situation als YAML oder JSON
floor-file-use = Text übernehmen
floor-file-unused = Dieser Text liegt noch nicht auf dem Tisch.
floor-file-refused = Dieser Text wurde nicht übernommen. Er bleibt hier stehen, bessere ihn aus und versuche es noch einmal:
floor-file-download = Herunterladen
floor-file-open = Datei öffnen
floor-file-limit = YAML oder JSON, höchstens { $kilobytes } KB
floor-file-syntax-line = Zeile { $line }: Ab hier ist es weder YAML noch JSON ({ $found }).
floor-file-syntax = Das ist weder YAML noch JSON ({ $found }).
floor-file-line = Zeile { $line }: { $problem }
floor-file-encoding = Zeile { $line } ist nicht in UTF-8. Speichere die Datei in UTF-8 und öffne sie noch einmal.
floor-file-long = Der Text ist zu lang: höchstens { $kilobytes } KB.
floor-file-table = Das ist keine Situation. Sie nennt Spiel, Plätze und mehr, jedes in einer eigenen Zeile.
floor-link-broken = Dieser Link führt zu keiner Situation: Ein Teil fehlt oder ist verändert.
floor-link-long = Diese Situation ist zu lang für einen Link. Lade sie stattdessen herunter.
floor-copy-link = Link kopieren
floor-copied = Kopiert

## Wer was bekommt

floor-shares = Wer was bekommt
floor-shares-pot = Pot
floor-shares-seat = Platz
floor-shares-chips = Chips
floor-shares-total = Zusammen
floor-shares-returned = Geht zurück, nicht gecallt
floor-chips = { $amount }
floor-shares-half = { $pot }, { $side }
