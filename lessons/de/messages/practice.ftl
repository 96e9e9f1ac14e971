ask-event =
    { $players ->
        [2] { $subtitle } · die letzten zwei im Turnier
       *[other] { $subtitle } · noch { $players } im Turnier
    }

table-amounts = { $pot } · { $stakes }

seat-stack = noch { $amount }
seat-name-with-stack = { $name }, noch { $amount }

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

answer-note =
    { $kind ->
        [bring_in] zahlt das Bring-in
        [first_to_act] ist zuerst dran
       *[other] richtig
    }

verdict-right-with = Richtig. { $verdict }

bill-missing = Auch erlaubt: { LIST($options) }
bill-extra = Nicht erlaubt: { LIST($options) }

rulebooks-unsettled = Nicht geregelt bei: { LIST($rulebooks) }

save-again = Antwort noch einmal speichern
error-answer-not-saved = Deine Antwort ist hier notiert und nicht verloren, konnte aber noch nicht gespeichert werden. Versuche es gleich noch einmal.

why-right-if = Deine Antwort wäre richtig, { $note }.
wrong-rule-line = … { $note }

ui-pages = Bereiche

class-bring-in-rank = Keine gleichen Karten
class-bring-in-ace = Mit einem Ass auf dem Tisch
class-bring-in-suit = Zwei gleich hohe Karten
class-bring-in-suit-many = Drei oder mehr gleich hohe Karten
class-bring-in-all-in = Die Bring-in-Karte ist all-in
class-bring-in-absent = Der Platz mit der Bring-in-Karte ist leer
