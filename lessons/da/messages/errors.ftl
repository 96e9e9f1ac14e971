error-broken-code = Dette link fører ikke til et spørgsmål: En del af koden mangler eller er ændret. Kopiér hele linket, eller begynd på et nyt spørgsmål.
error-outdated-code = Dette link stammer fra en tidligere version, og spørgsmålet kan ikke længere gives på samme måde. Begynd på et nyt spørgsmål.
error-newer-code = Dette link stammer fra en nyere version af tutoren end denne, som ikke kan give spørgsmålet. Begynd på et nyt spørgsmål, eller bed den, der driver tutoren, om at opdatere den.
error-address-ignored = Adressen beder om noget, der ikke findes her ({ LIST($names) }), så du ser det sædvanlige.
error-outdated-rulebook = Regelsættet { $rulebook } er ændret, siden dette link blev lavet, så afgørelsen kan være en anden. Begynd på et nyt spørgsmål.
error-unreadable-answer = Dette svar kunne ikke læses, så det tæller ikke. Vælg igen.
error-nothing-answered = Der er ikke valgt noget endnu. Vælg først et svar.
error-hand-cannot-be-built = Sådan en hånd kan ikke gives med disse indstillinger. Vælg andre emner, et andet spil eller et andet antal pladser.
error-page-not-found = Siden findes ikke. Lektionerne ligger under Lær.
error-page-not-translated = Denne lektion er ikke oversat endnu og vises derfor på engelsk.
error-database = Svar kan ikke gemmes lige nu. Det, du svarer, venter i denne fane, til det kan gemmes, og går tabt, når du lukker den.
error-database-mend = Hvis det er dig, der driver denne tutor: I loggen står hvorfor, og hvad der skal gøres.
error-records-unreadable = Dine svar kan ikke læses lige nu. Intet af dem er gået tabt.
error-attempt-not-found = Dette spørgsmål hører til et andet besøg. Begynd på et nyt spørgsmål.
error-answered-before = Spørgsmålet var allerede besvaret, måske i en anden fane. Det første svar tæller.
error-unexpected = Noget gik galt, og det er noteret. Begynd på et nyt spørgsmål.

show-unsaved = Vis mig afgørelsen nu
error-answers-wait =
    { $n ->
        [one] Dit svar står her og er ikke tabt, men det kunne ikke gemmes endnu. Hold fanen åben, og prøv igen om lidt.
       *[other] { $n } svar står her og er ikke tabt, men de kunne ikke gemmes endnu. Hold fanen åben, og prøv igen om lidt.
    }
