cli-code = Fragencode: { $code }
cli-unsettled = Das regelt kein Text ({ $question }). Weitergespielt wird wie folgt.
cli-unsettled-seats = Das regelt kein Text ({ $question }). Es kann { SEATS($seats, list: "or", each: "Platz") } sein; weitergespielt wird wie folgt.

cli-replay-clean =
    { $n ->
        [one] { $file }, Hand { $hand }: { $n } Entscheidung, regelgerecht.
       *[other] { $file }, Hand { $hand }: { $n } Entscheidungen, alle regelgerecht.
    }
cli-replay-found =
    { $found ->
        [one] { $file }, Hand { $hand }: { $n } Entscheidungen, { $found } Befund.
       *[other] { $file }, Hand { $hand }: { $n } Entscheidungen, { $found } Befunde.
    }
cli-replay-other = { $street }: Platz { $expected } war an der Reihe, aber Platz { $recorded } hat gehandelt.
cli-replay-closed = { $street }: Die Setzrunde war beendet, aber Platz { $recorded } hat gehandelt.
cli-replay-stopped = { $street }: Platz { $expected } war noch an der Reihe, aber die Aufzeichnung geht weiter.
cli-replay-illegal = { $street }: „{ $action }“ ist nicht erlaubt ({ $rule }).
cli-replay-awards = Die Aufzeichnung zahlt anders aus. Nach den Regeln: { LIST($awards) }.

cli-verify-fingerprint = Fingerabdruck: { $fingerprint }

cli-rulebook-sound = { $file }: vollständig und stimmig. { $rulebook }, Kennung und Fassung { $id }, Spiele { LIST($games) }.
cli-rulebooks-alike = { $a } und { $b } entscheiden gleich.
cli-lessons-sound = Kein Text fehlt: { LIST($languages) }
cli-lessons-pages = { $language }: { $own } von { $all } Lektionen

cli-quiz-seat = Platz:
cli-quiz-options = Nummern von allem, was erlaubt ist:
cli-quiz-high = Plätze, die High gewinnen:
cli-quiz-low = Plätze, die Low gewinnen (leer für niemanden):
