form-nobody-key = Klicke auf einen Platz oder drücke { $first }–{ $last }; 0 für niemanden.
form-order-tap = Tippe die Plätze der Reihe nach an.
form-order-keys = Klicke die Plätze der Reihe nach an oder drücke ihre Nummern. Die Rücktaste nimmt einen zurück, die Eingabetaste prüft deine Antwort.
form-rank-tap = Tippe die Plätze vom besten abwärts an.
form-rank-keys = Klicke die Plätze vom besten abwärts an oder drücke ihre Nummern; t setzt den letzten mit dem vorigen gleichauf. Die Eingabetaste prüft deine Antwort.
form-amount-keys = Gib die Chips ein. Die Eingabetaste prüft deine Antwort.
form-cards-tap = Tippe die Karten an.
form-cards-keys = Klicke die Karten an oder drücke 1–{ $last }. Die Eingabetaste prüft deine Antwort.
form-choice-keys = Klicke auf deine Antwort oder drücke die Zahl davor. Die Eingabetaste prüft sie.
form-choice-several-keys = Klicke auf alles, was zutrifft, oder drücke die Zahl davor. Die Eingabetaste prüft deine Antwort.
form-line-tap = Tippe die Zeile an. Jede Zeile gilt für die folgenden so, wie sie dasteht.
form-line-keys = Drücke die Nummer der Zeile, dann den Buchstaben des Fehlers. Jede Zeile gilt für die folgenden so, wie sie dasteht.

form-order-missing = Ordne alle Plätze ein.
form-amount-missing = Gib die Zahl der Chips ein.
form-chips-missing = Gib einem Platz Chips.
form-pots-missing = Gib jedem Pot Chips und Plätze.
form-cards-missing =
    { $count ->
        [one] Wähle { $count } Karte.
       *[other] Wähle { $count } Karten.
    }
form-choice-missing = Wähle eine Antwort.
form-choice-several-missing = Wähle mindestens eine.
form-line-missing = Wähle die Zeile.
form-line-fault-missing = Wähle den Fehler.

form-tie = Gleichauf mit dem vorigen
form-take-back = Zurücknehmen
form-at-once = Alle zeigen gleichzeitig
form-chips = Chips
form-chips-seat = Chips für Platz { $seat }
form-chips-total = Zu verteilen
form-pots-main = Hauptpot
form-pots-side = Side Pot { $number }
form-pots-add = Noch ein Side Pot
form-pots-remove = Letzten Side Pot entfernen
form-pots-who = Wer ihn gewinnen kann
form-pots-returned = Zurück an
form-pots-returned-chips = Chips, die zurückgehen
form-amount-understood = Verstanden: { $number }
form-amount-unreadable = Das ist keine ganze Zahl von Chips.
form-chips-left = Noch zu verteilen: { $number }
form-chips-over = { $number } zu viel
form-lines = Die Zeilen der Hand
form-line-what = Was ist an Zeile { $number } falsch?
form-line-name = Zeile { $number }: { $act }

answer-order = Platz { SEATS($seats) }, in dieser Reihenfolge
answer-nobody = niemand
answer-at-once = alle gleichzeitig
answer-rank = { LIST($places) }
answer-rank-place =
    { $seats ->
        [one] Platz { SEATS($seats) }
       *[other] Platz { SEATS($seats) } gleichauf
    }
answer-amount = { $amount }
answer-chips = { LIST($seats) }
answer-chips-seat = { $amount } an Platz { $seat }
answer-pots = { LIST($pots) }
answer-pot =
    { $seats ->
        [one] { $amount } für Platz { SEATS($seats) }
       *[other] { $amount } für Platz { SEATS($seats) }
    }
answer-pot-back = { $amount } zurück an Platz { $seat }
answer-cards = { CARDS($cards) }
answer-no-cards = keine
answer-choice = { LIST($choices) }
answer-line = Zeile { $line }: { $fault }
answer-no-line = alle Zeilen sind erlaubt
answer-line-part = Zeile { $line }
answer-place-short = { $place }
answer-place = Platz { $seat }: { $place }

cli-quiz-nobody = Platz (leer für niemanden):
cli-quiz-order = Plätze vom ersten bis zum letzten (all für alle gleichzeitig):
cli-quiz-rank = Plätze vom besten bis zum letzten, gleiche als 2=5:
cli-quiz-amount = Chips:
cli-quiz-chips = Chips, zum Beispiel 1:40 3:15 (Platz:Chips):
cli-quiz-pots = Pots, zum Beispiel 90:1,2,3 40:2,3 (Chips:Plätze):
cli-quiz-returned = Was zurückgeht, zum Beispiel 4:20 (leer für nichts):
cli-quiz-cards = Karten, zum Beispiel As Kd 9h (leer für keine):
cli-quiz-choice = Nummer der richtigen Antwort:
cli-quiz-choices = Nummern von allem, was zutrifft:
cli-quiz-line = Nummer der Zeile:
cli-quiz-fault = Buchstabe des Fehlers:
