cli-code = Vraagcode: { $code }
cli-unsettled = Geen tekst regelt dit ({ $question }). Er wordt als volgt verder gespeeld.
cli-unsettled-seats = Geen tekst regelt dit ({ $question }). Het kan stoel { SEATS($seats, list: "or") } zijn; er wordt als volgt verder gespeeld.

cli-replay-clean =
    { $n ->
        [one] { $file }, hand { $hand }: { $n } beslissing, volgens de regels.
       *[other] { $file }, hand { $hand }: { $n } beslissingen, allemaal volgens de regels.
    }
cli-replay-found =
    { $found ->
        [one] { $file }, hand { $hand }: { $n } beslissingen, { $found } bevinding.
       *[other] { $file }, hand { $hand }: { $n } beslissingen, { $found } bevindingen.
    }
cli-replay-other = { $street }: stoel { $expected } was aan de beurt, maar stoel { $recorded } speelde.
cli-replay-closed = { $street }: de inzetronde was voorbij, maar stoel { $recorded } speelde.
cli-replay-stopped = { $street }: stoel { $expected } was nog aan de beurt, maar het verslag gaat verder.
cli-replay-illegal = { $street }: “{ $action }” mag niet ({ $rule }).
cli-replay-awards = Het verslag betaalt anders uit. Volgens de regels: { LIST($awards) }.

cli-verify-fingerprint = Vingerafdruk: { $fingerprint }

cli-rulebook-sound = { $file }: volledig en zonder tegenspraak. { $rulebook }, kenmerk en versie { $id }, spellen { LIST($games) }.
cli-rulebooks-alike = { $a } en { $b } beslissen hetzelfde.
cli-lessons-sound = Er ontbreekt geen tekst: { LIST($languages) }
cli-lessons-pages = { $language }: { $own } van { $all } lessen

cli-quiz-seat = Stoel:
cli-quiz-options = Nummers van alles wat mag:
cli-quiz-high = Stoelen die high winnen:
cli-quiz-low = Stoelen die low winnen (leeg voor niemand):
