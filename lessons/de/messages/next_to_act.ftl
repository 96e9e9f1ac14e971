next-to-act-prompt = Wer ist jetzt dran?
next-to-act-nobody = Niemand: Die Runde ist vorbei

next-to-act-verdict = Platz { $seat } ist an der Reihe.
next-to-act-verdict-closed = Niemand ist mehr an der Reihe: Die Setzrunde ist beendet.
next-to-act-verdict-one-left = Nur Platz { $seat } ist noch dabei und gewinnt den Pot.

next-to-act-step-brings-in = Noch hat niemand etwas gesetzt, also beginnt die Third Street mit dem Bring-in. Platz { $seat } eröffnet.
next-to-act-step-opens = Auf dieser Street war noch niemand an der Reihe. Nach den offenen Karten beginnt Platz { $seat }.
next-to-act-step-last = Platz { $last } war zuletzt an der Reihe. Es geht im Uhrzeigersinn weiter.
next-to-act-step-passed-folded =
    { $seats ->
        [one] Platz { SEATS($seats) } hat gefoldet und wird übersprungen.
       *[other] { SEATS($seats, each: "Platz") } haben gefoldet und werden übersprungen.
    }
next-to-act-step-passed-all-in =
    { $seats ->
        [one] Platz { SEATS($seats) } ist all-in, hat nichts mehr zu setzen und wird übersprungen.
       *[other] { SEATS($seats, each: "Platz") } sind all-in, haben nichts mehr zu setzen und werden übersprungen.
    }
next-to-act-step-passed-over =
    { $seats ->
        [one] Platz { SEATS($seats) } hat nichts zu entscheiden und wird übersprungen.
       *[other] { SEATS($seats, each: "Platz") } haben nichts zu entscheiden und werden übersprungen.
    }
next-to-act-step-owes = Platz { $seat } muss noch { $owed } bringen, um zu callen.
next-to-act-step-owes-again = Platz { $seat } war schon an der Reihe, aber danach hat Platz { $by } gesetzt oder erhöht. Zum Callen fehlen noch { $owed }.
next-to-act-step-bring-in-owes = Platz { $seat } hat bisher nur das Bring-in von { $put } gezahlt. Damit ist es nicht getan: Zum Callen fehlen noch { $owed }.
next-to-act-step-short-owes = Platz { $seat } war schon an der Reihe, und das All-in von Platz { $by } ist für eine Erhöhung zu klein. Gecallt werden muss es trotzdem: Es fehlen noch { $owed }.
next-to-act-step-not-acted = Platz { $seat } muss nichts bringen, war in dieser Runde aber noch nicht an der Reihe.
next-to-act-step-no-betting = Weniger als zwei Plätze haben noch Chips, also gibt es nichts zu setzen.
next-to-act-step-one-left = Nur ein Platz ist noch dabei. Die Hand endet ohne Showdown.
next-to-act-step-matched = Jeder Platz, der noch dabei ist, war an der Reihe und hat { $amount } gebracht oder ist all-in. Damit ist die Runde beendet.
next-to-act-step-checked = Jeder Platz, der noch dabei ist, hat gecheckt. Damit ist die Runde beendet.
next-to-act-step-no-opponent = Nur Platz { $seat } hat noch Chips. Eine Bet könnte niemand callen, also gibt es nichts mehr zu entscheiden.
next-to-act-step-own-wager = Platz { $seat } hat zuletzt gesetzt oder erhöht, und danach hat niemand mehr erhöht. Platz { $seat } kommt nicht noch einmal dran.
next-to-act-step-no-option = Mit dem Bring-in war Platz { $seat } schon an der Reihe. Es ist kein Blind: Wenn alle nur callen, darf Platz { $seat } nicht mehr erhöhen.

next-to-act-other-folded = Platz { $seat } hat gefoldet.
next-to-act-other-all-in = Platz { $seat } ist all-in und hat nichts mehr zu setzen.
next-to-act-other-after = Platz { $seat } muss noch handeln, aber erst nach Platz { $turn }.
next-to-act-other-no-opponent = Platz { $seat } hat noch Chips, aber niemand könnte noch dagegenhalten.
next-to-act-other-own-wager = Platz { $seat } hat zuletzt gesetzt oder erhöht, und danach hat niemand mehr erhöht.
next-to-act-other-no-option = Platz { $seat } war mit dem Bring-in schon an der Reihe.
next-to-act-other-done = Platz { $seat } war schon an der Reihe, und danach hat niemand gesetzt oder erhöht.

next-to-act-wrong-all-in-acts = wenn jemand ohne Chips noch handeln müsste
next-to-act-wrong-folded-acts = wenn man nach dem Folden noch einmal an die Reihe käme
next-to-act-wrong-short-all-in-is-free = wenn man ein All-in unter einer vollen Erhöhung nicht callen müsste
next-to-act-wrong-last-with-chips = wenn man setzen dürfte, obwohl niemand mehr callen kann
next-to-act-wrong-bring-in-has-option = wenn das Bring-in wie ein Blind noch erhöhen dürfte, nachdem alle nur gecallt haben
next-to-act-wrong-opener-again = wenn der erste Platz noch setzen dürfte, nachdem alle gecheckt haben
next-to-act-wrong-aggressor-again = wenn das letzte Wort hätte, wer zuletzt gesetzt oder erhöht hat
next-to-act-wrong-bring-in-is-done = wenn mit dem Bring-in schon alles bezahlt wäre
next-to-act-wrong-check-is-final = wenn man nach einem Check nicht mehr einsteigen dürfte
next-to-act-wrong-raised-one-answers = wenn zuerst antworten müsste, wer erhöht worden ist
next-to-act-wrong-opener-first = wenn es nach einer Bet oder Erhöhung wieder dort losginge, wo die Runde eröffnet wurde
next-to-act-wrong-once-each = wenn eine Runde vorbei wäre, sobald alle einmal dran waren
next-to-act-wrong-ends-at-dealer = wenn eine Runde beim Dealer endete
next-to-act-wrong-cards-decide = wenn die offenen Karten jedes Mal entschieden, wer dran ist, und nicht nur am Anfang
next-to-act-wrong-anticlockwise = wenn es gegen den Uhrzeigersinn weiterginge
next-to-act-wrong-dealing-order = wenn immer zuerst dran wäre, wer dem Dealer links am nächsten sitzt
next-to-act-wrong-goes-on = wenn die Runde weiterginge, obwohl niemand mehr etwas zu beantworten hat
next-to-act-wrong-done-already = wenn ein Platz, der schon gehandelt hat und nichts mehr zu zahlen hat, gleich noch einmal an die Reihe käme
next-to-act-wrong-passed-over = wenn man einen Platz überspringen dürfte, der noch handeln muss
next-to-act-wrong-over-early = wenn eine Runde enden könnte, obwohl noch jemand handeln muss

class-next-to-act-next = Der nächste Platz im Uhrzeigersinn
class-next-to-act-folded-skipped = Dazwischen hat jemand gefoldet
class-next-to-act-checked = Alle haben gecheckt
class-next-to-act-called = Alle haben gecallt
class-next-to-act-bring-in-called = Das Bring-in wurde nur gecallt
class-next-to-act-bring-in-completed = Zurück zum Bring-in
class-next-to-act-raised = Zurück nach einer Erhöhung
class-next-to-act-bet-after-check = Eine Bet nach einem Check
class-next-to-act-all-in-skipped = Dazwischen ist jemand all-in
class-next-to-act-short-all-in = Ein All-in, zu klein für eine Erhöhung
class-next-to-act-one-with-chips = Nur ein Platz hat noch Chips

next-to-act-hint-next = Es geht im Uhrzeigersinn weiter. Wer war zuletzt dran, und welcher Platz mit Chips kommt als nächster?
next-to-act-hint-folded-skipped = Es geht im Uhrzeigersinn weiter. Welche Plätze sind noch dabei?
next-to-act-hint-checked = Eine Runde ohne Bet endet, wenn alle dran waren. Waren alle dran?
next-to-act-hint-called = Eine Runde endet, wenn alle dran waren und gleich viel gesetzt haben. Vergleiche, was die Plätze gesetzt haben.
next-to-act-hint-bring-in-called = Alle haben das Bring-in gecallt. Kommt der Platz, der es gezahlt hat, noch einmal dran?
next-to-act-hint-bring-in-completed = Seit dem Bring-in ist der Einsatz gestiegen. Wer schuldet noch etwas?
next-to-act-hint-raised = Auf eine Erhöhung müssen auch die antworten, die vorher dran waren. Wer schuldet noch etwas?
next-to-act-hint-bet-after-check = Wer checkt, foldet nicht. Muss jemand, der gecheckt hat, auf eine Bet antworten?
next-to-act-hint-all-in-skipped = Wer keine Chips mehr hat, ist nicht mehr dran. Wer kommt dann im Uhrzeigersinn?
next-to-act-hint-short-all-in = Ein All-in kann für eine Erhöhung zu klein sein und trotzdem etwas kosten. Wer hat es noch nicht gecallt?
next-to-act-hint-one-with-chips = Zum Setzen gehören zwei mit Chips. Schuldet noch jemand etwas?
