ask-event =
    { $players ->
        [2] { $subtitle } · die letzten zwei im Turnier
       *[other] { $subtitle } · noch { $players } im Turnier
    }

table-amounts = { $pot } · { $stakes }

seat-stack = noch { $amount }
seat-chips = { $amount }
seat-in-front = Einsatz { $amount }

table-acts = Bisher auf dieser Street

hint-options-keys = Klicke auf alles, was erlaubt ist, oder drücke die Zahl davor. Die Eingabetaste prüft deine Antwort.
hint-seats-keys = Klicke auf jeden Platz, der gewinnt, oder drücke seine Nummer. Die Eingabetaste prüft deine Antwort.
hint-sides-keys = Klicke bei jedem Platz, der gewinnt, auf High oder Low oder drücke seine Nummer: einmal für High, zweimal für Low, dreimal für beides. Die Eingabetaste prüft deine Antwort.
more-below = weiter unten mehr

side-high = High
side-low = Low

answer-seat = Platz { $seat }
answer-options = { LIST($options) }
answer-winners =
    { $seats ->
        [0] niemand
        [one] Platz { SEATS($seats) }
       *[other] Platz { SEATS($seats) }
    }
answer-high-low = High { SEATS($high) }, Low { SEATS($low) }

your-answer = Deine Antwort
answer-side = { $side }: Platz { $seat }
answer-mark =
    { $mark ->
        [right] richtig
        [missed] fehlt
       *[other] falsch
    }

answer-note =
    { $kind ->
        [bring_in] zahlt das Bring-in
        [first_to_act] ist zuerst dran
        [next_to_act] ist dran
       *[other] richtig
    }

verdict-right-with = Richtig. { $verdict }

bill-missing = Auch erlaubt: { LIST($options) }
bill-extra = Nicht erlaubt: { LIST($options) }

rulebooks-unsettled = Nicht geregelt bei: { LIST($rulebooks) }

source-help = Zu diesen Quellen
source-meaning =
    { $mark ->
        [read] Der Wortlaut dieser Regel wurde gelesen, und die Antwort folgt ihm.
        [memory] Diese Regel ist aus dem Gedächtnis notiert. Ihr Wortlaut lag nicht vor und kann abweichen.
       *[other] Der Text sagt dazu nichts. Die Antwort folgt dem, was üblich ist.
    }

save-again = Antwort noch einmal speichern

connection-answer = Warte auf die Verbindung. Deine Antwort bleibt erhalten.
connection-next = Warte auf die Verbindung.

why-right-if = Deine Antwort wäre richtig, { $note }.
wrong-rule-line = … { $note }

near-card = Die kleinste Änderung: Mit { CARD($becomes) } statt { CARD($card) } auf Platz { $seat } wäre deine Antwort richtig.
near-fold = Die kleinste Änderung: Hätte Platz { $seat } gefoldet, wäre deine Antwort richtig.
near-show = Auf dem Tisch zeigen
near-back = Zurück zur ausgeteilten Hand
twin-link = Eine Karte anders: Was gilt jetzt?
twin-line = Eine Karte ist anders: { CARD($becomes) } statt { CARD($card) } auf Platz { $seat }.

report-label = Das halte ich für falsch
report-told = Als Datei gespeichert. Schreib deinen Grund hinein und gib sie an die weiter, die diesen Tutor betreiben.
report-ask = Was ich für falsch halte:

others-title = Warum kein anderer Platz?
others-title-lines = Warum an den anderen Zeilen nichts falsch ist
others-title-options = Warum sonst nichts erlaubt ist

ui-pages = Menü

class-bring-in-rank = Keine gleichen Karten
class-bring-in-ace = Mit einem Ass auf dem Tisch
class-bring-in-suit = Zwei gleich hohe Karten
class-bring-in-suit-many = Drei oder mehr gleich hohe Karten
class-bring-in-all-in = Die Bring-in-Karte ist all-in
class-bring-in-absent = Der Platz mit der Bring-in-Karte ist leer
