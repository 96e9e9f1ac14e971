## A whole hand, walked through decision by decision.

ui-hand = Hand
hand-caption = { $street }: { $what }
hand-done = Gespielt: { $act }
hand-ends = Die Aufzeichnung endet

## Stepping

hand-first = Anfang
hand-back = Zurück
hand-on = Weiter
hand-last = Ende
hand-position = Stelle in der Hand
hand-keys = ← und → gehen schrittweise, Pos1 und Ende springen.
hand-whole = Die ganze Hand
hand-why = Warum?

## Deciding before it is told

hand-hide = Verdecken, was kommt
hand-guess = Wer ist an der Reihe? Tippe auf einen Platz oder zeig die Entscheidung.
hand-guess-keys = Oder drück die Nummer des Platzes oder Enter.
hand-think = Entscheide zuerst selbst und zeig dann die Entscheidung.
hand-show = Entscheidung zeigen
hand-right = Richtig.
hand-wrong = Dieser Platz nicht.

## Where a record and the rulebook part

hand-found = Aufzeichnung und Regelwerk weichen voneinander ab
hand-found-turn = In der Aufzeichnung handelt hier Platz { $seat }, aber Platz { $turn } ist an der Reihe.
hand-found-closed = In der Aufzeichnung handelt hier Platz { $seat }, aber die Setzrunde ist beendet.
hand-found-waiting = Die Aufzeichnung geht hier ohne Platz { $seat } weiter, obwohl dieser Platz an der Reihe ist.
hand-found-illegal = In der Aufzeichnung steht: { $act }. Das ist hier nicht erlaubt.
hand-found-amount = In der Aufzeichnung steht dafür ein anderer Betrag: { $act }.
hand-found-common-card = In der Aufzeichnung wird hier eine Gemeinschaftskarte gegeben.
hand-found-own-cards = In der Aufzeichnung bekommt hier jeder Platz eine eigene Karte.
hand-found-paid = In der Aufzeichnung: { LIST($awards) }.
hand-found-paid-other = Die Aufzeichnung zahlt anders aus.
hand-found-breaks-off = Die Aufzeichnung bricht hier ab.
hand-not-shown = Nicht alle Hände wurden gezeigt; wer gewinnt, lässt sich nicht sagen.
hand-other-house = Das Regelwerk ({ $wanted }) enthält dieses Spiel nicht: { $game }. Für diese Hand gilt: { $rulebook }.

## Other hands

hand-again = Neue Hand geben
hand-of-text = Hand
hand-option = { $name } · { $game }
hand-damaged = Nicht jede Hand dieses Textes lässt sich zeigen:
hand-damaged-more =
    { $n ->
        [one] und { $n } weiterer Fehler
       *[other] und { $n } weitere Fehler
    }
hand-link-long = Diese Hand ist zu lang für einen Link. Lade sie stattdessen herunter.

hand-file = Aufgezeichnete Hände lesen
hand-file-text = Aufgezeichnete Hände
hand-file-use = Durchgehen
hand-file-unused = Dieser Text liegt noch nicht auf dem Tisch.
hand-file-refused = Keine Hand dieses Textes lässt sich zeigen. Er bleibt hier stehen; verbessere ihn und versuch es noch einmal:
hand-file-limit = PHH oder Text wie von PokerStars: Stud, Stud Eight-or-Better oder Razz. Höchstens 256 KB.

hand-wrong-none = In diesem Text steht keine aufgezeichnete Hand.
hand-wrong-breaks-off = Hand { $hand } bricht in Zeile { $line } ab.
hand-wrong-toml = Zeile { $line }: Ab hier ist es keine aufgezeichnete Hand im PHH-Format ({ $found }).
hand-wrong-line = Zeile { $line }: { $problem }
hand-wrong-line-column = Zeile { $line }, Spalte { $column }: { $problem }
hand-wrong-line-hand = Hand { $hand }, Zeile { $line }: { $problem }
hand-wrong-line-hand-column = Hand { $hand }, Zeile { $line }, Spalte { $column }: { $problem }
hand-wrong-hand = Hand { $hand }: { $problem }
hand-wrong-place = { $place }: { $problem }
