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
