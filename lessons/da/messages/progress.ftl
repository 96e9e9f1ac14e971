progress-title = Dine fremskridt
progress-none = Ingen svar endnu. Øv dig på et par hænder, så tælles de her.
progress-answered = { $n } spørgsmål besvaret
progress-right = { $right } af { $answered } svar rigtige
progress-share = { $share } rigtige
progress-label-answered = Besvarede
progress-label-right = Rigtige
progress-label-wrong = Forkerte
progress-label-share = Andel rigtige
progress-label-day = Dag
progress-by-topic = Fordelt på emne
progress-by-situation = Fordelt på situation
progress-over-time = Over tid
progress-wrong-rules = Hyppigste forkerte regler
progress-wrong-rule-times =
    { $n ->
        [one] { $n } gang
       *[other] { $n } gange
    }
progress-wrong-rules-none = Der har ikke vist sig nogen forkert regel endnu.
progress-chart-alt = Rigtige og forkerte svar dag for dag, { $first } til { $last }: { $right } af { $answered } rigtige.
progress-chart-as-table = Diagrammet som tabel
progress-delete = Slet mine svar
progress-delete-sure = Alle dine svar og indstillinger bliver slettet. Det kan ikke fortrydes.
progress-deleted = Dine svar er slettet.
