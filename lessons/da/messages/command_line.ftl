cli-code = Spørgsmålets kode: { $code }
cli-unsettled = Ingen tekst afgør dette ({ $question }). Spillet går videre som her.
cli-unsettled-seats = Ingen tekst afgør dette ({ $question }). Det kan være plads { SEATS($seats, list: "or") }; spillet går videre som her.

cli-replay-clean =
    { $n ->
        [one] { $file }, hånd { $hand }: { $n } beslutning, efter reglerne.
       *[other] { $file }, hånd { $hand }: { $n } beslutninger, alle efter reglerne.
    }
cli-replay-found =
    { $found ->
        [one] { $file }, hånd { $hand }: { $n } beslutninger, { $found } fund.
       *[other] { $file }, hånd { $hand }: { $n } beslutninger, { $found } fund.
    }
cli-replay-other = { $street }: Plads { $expected } havde turen, men plads { $recorded } handlede.
cli-replay-closed = { $street }: Bettingrunden var slut, men plads { $recorded } handlede.
cli-replay-stopped = { $street }: Plads { $expected } havde stadig turen, men optegnelsen går videre.
cli-replay-illegal = { $street }: »{ $action }« er ikke tilladt ({ $rule }).
cli-replay-awards = Optegnelsen udbetaler anderledes. Efter reglerne: { LIST($awards) }.

cli-verify-fingerprint = Fingeraftryk: { $fingerprint }

cli-rulebook-sound = { $file }: fuldstændigt og uden modsigelser. { $rulebook }, id og udgave { $id }, spil { LIST($games) }.
cli-rulebooks-alike = { $a } og { $b } dømmer ens.
cli-lessons-sound = Ingen tekst mangler: { LIST($languages) }
cli-lessons-pages = { $language }: { $own } af { $all } lektioner

cli-quiz-seat = Plads:
cli-quiz-options = Numrene på alt, hvad der er tilladt:
cli-quiz-high = Pladser, der vinder high:
cli-quiz-low = Pladser, der vinder low (tomt for ingen):
