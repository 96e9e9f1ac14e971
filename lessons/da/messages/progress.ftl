progress-title = Dine fremskridt
progress-none = Ingen svar endnu. Øv et par hænder, så bliver de talt her.
progress-answered = { $n } spørgsmål besvaret
progress-right = { $right } af { $answered } svar rigtige
progress-share = { $share } rigtigt
progress-label-answered = Besvaret
progress-label-right = Rigtigt
progress-label-wrong = Forkert
progress-label-share = Andel rigtigt
progress-label-day = Dag
progress-by-topic = Efter emne
progress-by-situation = Efter situation
progress-over-time = Over tid
progress-wrong-rules = Hyppigste forkerte regler
progress-wrong-rule-times =
    { $n ->
        [one] { $n } gang
       *[other] { $n } gange
    }
progress-wrong-rules-none = Der har ikke vist sig nogen forkert regel endnu.
progress-chart-as-table = Diagrammet som tabel
progress-delete = Slet mine svar
progress-delete-sure = Alle dine svar og indstillinger bliver slettet. Det kan ikke fortrydes.
progress-deleted = Dine svar er slettet.
