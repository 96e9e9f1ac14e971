error-broken-code = Deze link leidt niet naar een vraag: een deel van de code ontbreekt of is veranderd. Kopieer de hele link of begin met een nieuwe vraag.
error-outdated-code = Deze link komt uit een eerdere versie en de vraag is niet meer precies zo terug te halen. Begin met een nieuwe vraag.
error-newer-code = Deze link komt uit een nieuwere versie van de tutor dan deze, die de vraag niet kan geven. Begin met een nieuwe vraag of vraag de beheerder van deze tutor om hem bij te werken.
error-address-ignored = Het adres vraagt om iets wat hier niet bestaat ({ LIST($names) }); daarom zie je het gewone.
error-outdated-rulebook = Het reglement { $rulebook } is veranderd sinds deze link is gemaakt, dus de beslissing kan anders zijn. Begin met een nieuwe vraag.
error-unreadable-answer = Dit antwoord was niet te lezen en telt daarom niet mee. Kies opnieuw.
error-nothing-answered = Er is nog niets gekozen. Kies eerst een antwoord.
error-hand-cannot-be-built = Met deze instellingen kan zo’n hand niet worden gedeeld. Kies andere onderwerpen, een ander spel of een ander aantal stoelen.
error-page-not-found = Deze pagina bestaat niet. De lessen vind je onder Leren.
error-page-not-translated = Deze les is nog niet vertaald en staat daarom in het Engels.
error-database = Antwoorden kunnen op dit moment niet worden opgeslagen. Wat je antwoordt, wacht in dit tabblad tot dat weer kan, en gaat verloren als je het sluit.
error-database-mend = Als je deze tutor beheert: in het logboek staat waarom, en wat je eraan doet.
error-records-unreadable = Je antwoorden kunnen op dit moment niet worden gelezen. Er is niets van verloren.
error-attempt-not-found = Deze vraag hoort bij een ander bezoek. Begin met een nieuwe vraag.
error-answered-before = Deze vraag was al beantwoord, misschien in een ander tabblad. Het eerste antwoord telt.
error-unexpected = Er ging iets mis en dat is genoteerd. Begin met een nieuwe vraag.

show-unsaved = Laat me de beslissing nu zien
error-answers-wait =
    { $n ->
        [one] Je antwoord staat hier nog en is niet weg, maar het kon nog niet worden opgeslagen. Houd dit tabblad open en probeer het zo nog eens.
       *[other] { $n } antwoorden staan hier nog en zijn niet weg, maar ze konden nog niet worden opgeslagen. Houd dit tabblad open en probeer het zo nog eens.
    }
