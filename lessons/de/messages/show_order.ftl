show-order-prompt = In welcher Reihenfolge wird aufgedeckt?
show-order-prompt-sixth = Platz { $seat } hat auf der Sixth Street zuletzt gesetzt. Wer zeigt wann?

show-order-verdict = In dieser Reihenfolge: { LIST($seats) }.
show-order-verdict-at-once = Alle Blätter werden gleichzeitig aufgedeckt.
show-order-verdict-nobody = Niemand muss zeigen.
show-order-say = Platz { $seat }

show-order-step-uncontested = Nur Platz { $seat } ist noch dabei und gewinnt, ohne zu zeigen.
show-order-step-aggressor = Platz { $seat } hat auf der Seventh Street zuletzt gesetzt oder erhöht und zeigt zuerst. Frühere Streets zählen nicht.
show-order-step-opener = Auf der Seventh Street hat niemand gesetzt. Platz { $seat } war dort als Erster an der Reihe und zeigt deshalb zuerst. Frühere Streets zählen nicht.
show-order-step-position = Auf der Seventh Street hat niemand gesetzt. Deshalb zeigt zuerst, wer von denen, die noch dabei sind, als Erster Karten bekommt: Platz { $seat }.
show-order-step-best-board = Auf der Seventh Street konnte niemand setzen. Platz { $seat } hätte sie eröffnet und zeigt zuerst.
show-order-step-passed = Platz { $seat } hat gefoldet, an die Stelle tritt der nächste im Uhrzeigersinn: Platz { $next }.
show-order-step-clockwise = Von dort an zeigen die anderen im Uhrzeigersinn.
show-order-step-at-once = { $seats ->
    [one] { SEATS($seats, each: "Platz") } ist all-in, und es kann nicht mehr gesetzt werden. Deshalb werden alle Blätter auf einmal aufgedeckt, niemand wartet auf andere.
   *[other] { SEATS($seats, each: "Platz") } sind all-in, und es kann nicht mehr gesetzt werden. Deshalb werden alle Blätter auf einmal aufgedeckt, niemand wartet auf andere.
}
show-order-step-pot-first = { $count ->
    [one] Jemand ist all-in, also wird zuerst für den letzten Side Pot gezeigt: { LIST($seats) }.
   *[other] Jemand ist all-in, also wird zuerst für den letzten Side Pot gezeigt, reihum im Uhrzeigersinn: { LIST($seats) }.
}
show-order-step-pot-then = Dann folgt, wer nur im Pot davor dabei ist: { LIST($seats) }.
show-order-step-pot-last = Zuletzt zeigt, wer nur den Hauptpot gewinnen kann: { LIST($seats) }.

show-order-wrong-one-by-one = wenn man auch bei einem All-in nacheinander aufdeckte
show-order-wrong-side-pot-first = wenn zuerst für den Side Pot gezeigt würde und nicht alle auf einmal
show-order-wrong-main-pot-first = wenn zuerst für den Hauptpot gezeigt würde
show-order-wrong-pots-ignored = wenn die Pots an der Reihenfolge nichts änderten
show-order-wrong-all-in-first = wenn zuerst zeigen müsste, wer all-in ist
show-order-wrong-first-bettor = wenn trotz einer Erhöhung die erste Bet der Seventh Street zuerst zeigen müsste
show-order-wrong-sixth-street-bettor = wenn zuerst zeigte, wer auf der Sixth Street zuletzt gesetzt hat
show-order-wrong-opener-always = wenn immer zuerst zeigte, wer auf der Seventh Street zuerst dran war
show-order-wrong-anticlockwise = wenn gegen den Uhrzeigersinn gezeigt würde
show-order-wrong-last-to-act = wenn zuerst zeigte, wer zuletzt dran war
show-order-wrong-caller-first = wenn zuletzt zeigte, wer zuletzt gesetzt oder erhöht hat
show-order-wrong-bring-in-first = wenn zuerst zeigte, wer das Bring-in gezahlt hat
show-order-wrong-first-seat-first = wenn immer der erste Platz links vom Dealer zuerst zeigte
show-order-wrong-by-boards = wenn das bessere offene Blatt zuerst gezeigt würde
show-order-wrong-all-at-once = wenn immer alle Blätter auf einmal aufgedeckt würden
show-order-wrong-another-first = wenn ein anderer Platz zuerst zeigte
show-order-wrong-neighbours-exchanged = wenn zwei Plätze, die nacheinander zeigen, tauschten
show-order-wrong-one-misplaced = wenn ein einziger Platz früher oder später zeigte

class-show-order-bet = Eine Bet von dem Platz, der zuerst dran war
class-show-order-bet-behind-checks = Erst Checks, dann eine Bet
class-show-order-raised = Eine Bet und eine Erhöhung
class-show-order-checked = Alle haben gecheckt
class-show-order-sixth-street-bet = Auf der Sixth Street gesetzt, danach gecheckt
class-show-order-at-once = Alle auf einmal bei einem All-in
class-show-order-side-pot = Ein Side Pot
class-show-order-side-pots = Zwei Side Pots

show-order-hint-bet = Auf der Seventh Street wurde gesetzt. Zeigt man dafür zuerst oder zuletzt, und wie herum geht es weiter?
show-order-hint-bet-behind-checks = Wer zuerst dran war, hat nur gecheckt. Wer hat danach gesetzt?
show-order-hint-raised = Es gab eine Bet und eine Erhöhung. Was von beidem zählt?
show-order-hint-checked = Auf der Seventh Street hat niemand gesetzt. Wer zeigt dann in diesem Haus zuerst: wer dort zuerst dran war oder der erste Platz links vom Dealer?
show-order-hint-sixth-street-bet = Auf der Sixth Street wurde gesetzt, auf der Seventh nicht. Welche Street zählt?
show-order-hint-at-once = Jemand ist all-in, und die Setzrunde ist vorbei. Wird in diesem Haus nacheinander aufgedeckt?
show-order-hint-side-pot = Jemand ist all-in. Wer kann mehr als den Hauptpot gewinnen, und für welchen Pot wird zuerst gezeigt?
show-order-hint-side-pots = Zwei Plätze sind mit verschiedenen Beträgen all-in. Wer kann welchen Pot gewinnen, und für welchen wird zuerst gezeigt?
