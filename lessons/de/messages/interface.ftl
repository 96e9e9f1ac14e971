## Der Rahmen

ui-app-name = Stud tutor
ui-practice = Üben
ui-learn = Lernen
ui-progress = Fortschritt
ui-language = Sprache
ui-rulebook = Regelwerk
ui-game = Spiel
ui-level = Schwierigkeit
ui-level-automatic = Automatisch
ui-level-automatic-about = Wird mit deinen richtigen Antworten schwerer
ui-level-easy = Leicht
ui-level-medium = Mittel
ui-level-hard = Schwer
ui-topics = Themen
ui-all-topics = Alle Themen
ui-seats = Plätze
ui-settings = Einstellungen
ui-loading = Die nächste Hand wird gegeben …
ui-close = Schließen
ui-game-and-stakes = { $game } { $small }/{ $big }

## Fragen

kind-awards = Auszahlung
kind-bring-in = Bring-in
kind-first-to-act = Zuerst dran
kind-next-to-act = Als Nächstes dran
kind-options = Erlaubte Aktionen
kind-pot-count = Größe des Pots
kind-pots = Pots
kind-rulebook-lens = Regelwerke im Vergleich
kind-seventh-street = Seventh Street
kind-show-order = Reihenfolge beim Aufdecken
kind-irregularity = Unregelmäßigkeiten
kind-winners = Showdown
kind-whole-hand = Eine ganze Hand
kind-whole-hand-about = Schritt für Schritt, vom Bring-in bis zum letzten Chip. Kommt nur, wenn du sie wählst.

ask-bring-in = Wer zahlt das Bring-in?
ask-first-to-act = Wer ist zuerst dran?
ask-options = Was darf Platz { $seat } tun?
ask-winners =
    { $game ->
        [stud] Wer gewinnt?
        [stud8] Wer gewinnt High und wer gewinnt Low?
       *[razz] Wer gewinnt mit dem besten Low?
    }

ui-players =
    { $players ->
        [2] zwei am Tisch
        [3] drei am Tisch
        [4] vier am Tisch
        [5] fünf am Tisch
        [6] sechs am Tisch
        [7] sieben am Tisch
        [8] acht am Tisch
        [9] neun am Tisch
       *[other] { $players } am Tisch
    }
ui-street-and-players = { $street } · { $players }
ui-street-and-action = { $street } · { $action }

ui-hint-tap = Tippe auf einen Platz.
ui-hint-click = Klicke auf einen Platz oder drücke { $first }–{ $last }.
ui-hint-seats = Wähle jeden Platz, der gewinnt: einen oder mehrere.
ui-hint-options = Wähle alles, was der Platz tun darf.
ui-choose-high = Wähle, wer High gewinnt.
ui-choose-low = Wähle, wer Low gewinnt.
ui-nobody-low = Niemand hat ein Low
ui-nobody = Niemand
ui-keyboard-help = Zifferntasten wählen einen Platz oder eine Aktion. Die Eingabetaste prüft deine Antwort und geht weiter, die Pfeiltasten gehen durch die Erklärung.

ui-check-answer = Antwort prüfen
ui-next = Weiter
ui-step-back = Schritt zurück
ui-step-on = Schritt weiter
ui-share = Teilen
ui-copy-link = Link kopieren
ui-copied = Kopiert
ui-lesson = Lektion
ui-read-lesson = Lektion lesen

## Der Tisch

ui-you-deal = du gibst
ui-pot = Pot { $amount }
ui-limits = Ante { $ante } · Bring-in { $bring_in } · { $small }/{ $big }
ui-limits-ante-only = Ante { $ante } · { $small }/{ $big }
ui-table = Tisch
ui-answer = Antwort
ui-explanation = Erklärung
ui-table-as-text = Der Tisch als Text
ui-common-card = Gemeinschaftskarte { CARD($card) }

ui-face-down =
    { $n ->
        [1] eine Karte verdeckt
        [one] { $n } Karte verdeckt
       *[other] { $n } Karten verdeckt
    }
ui-seat-name =
    { $down ->
        [0] { $up ->
            [0] Platz { $seat }, keine Karten
           *[other] Platz { $seat }, zeigt { CARDS($up) }
        }
        [1] { $up ->
            [0] Platz { $seat }, eine Karte verdeckt
           *[other] Platz { $seat }, eine Karte verdeckt, zeigt { CARDS($up) }
        }
        [2] { $up ->
            [0] Platz { $seat }, zwei Karten verdeckt
           *[other] Platz { $seat }, zwei Karten verdeckt, zeigt { CARDS($up) }
        }
        [3] { $up ->
            [0] Platz { $seat }, drei Karten verdeckt
           *[other] Platz { $seat }, drei Karten verdeckt, zeigt { CARDS($up) }
        }
       *[other] { $up ->
            [0] Platz { $seat }, { $down } Karten verdeckt
           *[other] Platz { $seat }, { $down } Karten verdeckt, zeigt { CARDS($up) }
        }
    }
ui-seat-name-with-note = { $name }, { $note }
ui-seat-number = Platz { $seat }

seat-note-brings-in = zahlt das Bring-in
seat-note-brings-in-for = Bring-in { $amount }
seat-note-your-answer = deine Antwort
seat-note-acts-first = ist zuerst dran
seat-note-to-act = ist dran
seat-note-folded = gefoldet
seat-note-folds = foldet
seat-note-all-in = all-in
seat-note-away = abwesend
seat-note-checks = checkt
seat-note-bets = setzt { $amount }
seat-note-calls = callt { $amount }
seat-note-raises = erhöht auf { $amount }
seat-note-completes = completet auf { $amount }
seat-note-wins = gewinnt
seat-note-wins-high = gewinnt High
seat-note-wins-low = gewinnt Low
seat-note-wins-high-and-low = gewinnt High und Low

seat-did-brings-in = Platz { $seat } zahlt { $amount } als Bring-in
seat-did-folds = Platz { $seat } foldet
seat-did-checks = Platz { $seat } checkt
seat-did-bets = Platz { $seat } setzt { $amount }
seat-did-calls = Platz { $seat } callt { $amount }
seat-did-raises = Platz { $seat } erhöht auf { $amount }
seat-did-completes = Platz { $seat } completet auf { $amount }

## Die Knöpfe

option-fold = Folden
option-check = Checken
option-call = { $amount } callen
option-bring-in = Bring-in { $amount } zahlen
option-complete = Auf { $amount } completen
option-bet = { $amount } setzen
option-raise = Auf { $amount } erhöhen
option-bring-in-range = Bring-in { $min }–{ $max } zahlen
option-complete-range = Auf { $min }–{ $max } completen
option-bet-range = { $min } bis { $max } setzen
option-raise-range = Auf { $min }–{ $max } erhöhen
option-all-in = { $option } (all-in)

## Nach der Antwort

verdict-right = Richtig.
verdict-bring-in = Platz { $right } zahlt das Bring-in, nicht Platz { $given }.
verdict-bring-in-nobody = Niemand muss das Bring-in zahlen.
verdict-first-to-act = Platz { $right } ist zuerst dran, nicht Platz { $given }.
verdict-first-to-act-nobody = Niemand ist dran: Die Setzrunden sind vorbei.
verdict-options = Richtig wäre: { LIST($options) }.
verdict-winners =
    { $seats ->
        [one] { SEATS($seats, each: "Platz") } gewinnt.
       *[other] { SEATS($seats, each: "Platz") } liegen gleichauf und teilen den Pot.
    }
verdict-winners-high-low =
    { $low ->
        [0] { $high ->
            [one] { SEATS($high, each: "Platz") } gewinnt alles: Es gibt kein Low.
           *[other] { SEATS($high, each: "Platz") } haben das gleiche High-Blatt und teilen den Pot: Es gibt kein Low.
        }
       *[other] High: { SEATS($high, each: "Platz") }. Low: { SEATS($low, each: "Platz") }.
    }

wrong-rule = Falsche Regel: { $rule }
wrong-rule-none = Keine bekannte Regel führt zu dieser Antwort.
wrong-rule-again =
    { $times ->
        [2] Falsche Regel: { $rule } · zum zweiten Mal
        [3] Falsche Regel: { $rule } · zum dritten Mal
       *[other] Falsche Regel: { $rule } · { $times }-mal
    }

rulebooks-same = Ebenso: { LIST($rulebooks) }
rulebooks-differ-seat = Anders ({ $rulebook }): Platz { $seat }
rulebooks-differ = Anders ({ $rulebook }): { $answer }
rulebooks-right-elsewhere = In einem anderen Regelwerk ({ $rulebook }) ist deine Antwort richtig, hier nicht.
