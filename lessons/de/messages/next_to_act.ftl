next-to-act-verdict = Platz { $seat } ist an der Reihe.
next-to-act-verdict-closed = Niemand ist mehr an der Reihe: Die Setzrunde ist beendet.
next-to-act-verdict-one-left = Nur Platz { $seat } ist noch dabei und gewinnt den Pot.

next-to-act-step-brings-in = Noch hat niemand etwas gesetzt, also beginnt die Third Street mit dem Bring-in. Platz { $seat } eröffnet.
next-to-act-step-opens = Auf dieser Street war noch niemand an der Reihe. Nach den offenen Karten beginnt Platz { $seat }.
next-to-act-step-last = Platz { $last } war zuletzt an der Reihe. Es geht im Uhrzeigersinn weiter.
next-to-act-step-passed-over =
    { $seats ->
        [one] Platz { SEATS($seats) } wird übersprungen: gefoldet, all-in oder nichts mehr zu entscheiden.
       *[other] { SEATS($seats, each: "Platz") } werden übersprungen: gefoldet, all-in oder nichts mehr zu entscheiden.
    }
next-to-act-step-owes = Platz { $seat } muss noch { $owed } bringen, um zu callen.
next-to-act-step-not-acted = Platz { $seat } muss nichts bringen, war in dieser Runde aber noch nicht an der Reihe.
next-to-act-step-no-betting = Weniger als zwei Plätze haben noch Chips, also gibt es nichts zu setzen.
next-to-act-step-one-left = Nur ein Platz ist noch dabei. Die Hand endet ohne Showdown.
next-to-act-step-matched = Jeder Platz, der noch dabei ist, war an der Reihe und hat { $amount } gebracht oder ist all-in. Damit ist die Runde beendet.
next-to-act-step-checked = Jeder Platz, der noch dabei ist, hat gecheckt. Damit ist die Runde beendet.
