next-to-act-verdict = Plads { $seat } har turen.
next-to-act-verdict-closed = Ingen har turen: Bettingrunden er slut.
next-to-act-verdict-one-left = Kun plads { $seat } er tilbage og vinder potten.

next-to-act-step-brings-in = Ingen har lagt noget ind endnu, så third street begynder med bring-in. Plads { $seat } åbner.
next-to-act-step-opens = Ingen har haft turen på denne street endnu. Efter de åbne kort åbner plads { $seat }.
next-to-act-step-last = Plads { $last } havde turen sidst. Den går videre med uret.
next-to-act-step-passed-over =
    { $seats ->
        [one] Plads { SEATS($seats) } springes over: foldet, all-in eller intet mere at beslutte.
       *[other] Plads { SEATS($seats) } springes over: foldet, all-in eller intet mere at beslutte.
    }
next-to-act-step-owes = Plads { $seat } mangler { $owed } for at kalde.
next-to-act-step-not-acted = Plads { $seat } skylder intet, men har ikke haft turen i denne runde endnu.
next-to-act-step-no-betting = Færre end to spillere har chips tilbage, så der kan ikke bettes mere.
next-to-act-step-one-left = Der er én plads tilbage. Hånden slutter uden showdown.
next-to-act-step-matched = Alle pladser, der stadig er med, har haft turen og har lagt { $amount } ind eller er all-in. Det lukker runden.
next-to-act-step-checked = Alle pladser, der stadig er med, har checket. Det lukker runden.
