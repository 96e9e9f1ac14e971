## Floor: læg en situation og få den afgjort.

ui-floor = Floor
floor-title = Hvordan afgøres det?
floor-example = Eksempel
floor-begin = Begynd med …
floor-game = Spil
floor-street = Street
floor-undo = Fortryd
floor-clear = Tomt bord
floor-add-seat = Tilføj plads
floor-table = Bord

floor-example-three-way-all-in = Tre spillere all-in
floor-example-equal-door-cards = Ens door-kort
floor-example-open-pair = Åbent par på fourth street
floor-example-short-all-in = For lille all-in-raise
floor-example-odd-chip = Overskydende chip ved ens low
floor-example-eight-on-sixth = Otte med på sixth street
floor-example-tied-boards = Ens åbne kort
floor-example-last-to-bet = Hvem viser først

floor-status = Tilstand
floor-status-in = med
floor-status-folded = foldet
floor-status-all-in = all-in
floor-status-absent = væk
floor-behind = { $amount } tilbage
floor-stack = Stack før denne street
floor-put = I potten før denne street
floor-enough = nok
floor-remove-seat = Fjern pladsen

floor-slot-up =
    { $n ->
        [1] Plads { $seat }, første åbne kort
        [2] Plads { $seat }, andet åbne kort
        [3] Plads { $seat }, tredje åbne kort
       *[other] Plads { $seat }, fjerde åbne kort
    }
floor-slot-down =
    { $n ->
        [1] Plads { $seat }, første lukkede kort
        [2] Plads { $seat }, andet lukkede kort
       *[other] Plads { $seat }, tredje lukkede kort
    }
floor-slot-common = Fælleskort
floor-slot-empty = { $slot }: tomt
floor-slot-unseen = { $slot }: ukendt
floor-slot-card = { $slot }: { CARD($card) }
floor-deck-hint = Tryk på et kort, eller tast værdi og kulør (s, h, d, c): K H
floor-deck-clear = Intet kort
floor-close = Luk

## Handlinger og beløb

floor-acts = Handlinger på denne street
floor-acts-none = Ingen har handlet på denne street endnu.
floor-acts-next = Plads { $seat } skal handle:
floor-acts-next-stakes = Plads { $seat } skal handle. Hvad der er tilladt, afhænger af indsatserne, og de er ikke angivet her.
floor-acts-over = Bettingrunden er slut.
floor-act-back = Tag tilbage
floor-act-free = En anden handling
floor-act-free-hint = 3 raises to 12
floor-act-add = Tilføj
floor-money = Indsatser og spillere tilbage
floor-stakes-ante = Ante
floor-stakes-bring-in = Bring-in
floor-stakes-small-bet = Small bet
floor-stakes-big-bet = Big bet
floor-players-left = Tilbage i turneringen

## Hvad der spørges om

floor-asks = Hvad vil du vide?
floor-asks-later = Andre spørgsmål, som ikke passer her
floor-ask-bring-in = Hvem betaler bring-in?
floor-ask-first-to-act = Hvem begynder?
floor-ask-next-to-act = Hvis tur er det?
floor-ask-options = Hvad er tilladt?
floor-ask-best-hands = Hvad har hver plads?
floor-ask-rank-boards = Hvis åbne kort er bedst?
floor-ask-winners = Hvem vinder?
floor-ask-pots = Hvilke potter er der?
floor-ask-awards = Hvem får hvor meget?
floor-ask-show-order = Hvem viser først?
floor-ask-seventh-street = Hvordan deles det sidste kort?
floor-ask-pot-count = Hvor meget er der i potten?
floor-ask-irregularity = Hvad gælder efter en fejl?

## Hvad der gik galt

floor-incident = Hvad gik galt?
floor-incident-choose = Vælg …
floor-incident-seat = Plads
floor-incident-card = Kort
floor-incident-cards = Hvor mange kort
floor-incident-put = Lagt ind på denne street
floor-incident-acted-after = Har handlet siden
floor-incident-found = Opdaget
floor-incident-missing = Der mangler
floor-incident-what = Hvad der blev sagt
floor-incident-next-acted = Den næste plads har handlet
floor-incident-in-stub = Kun set i stubben
floor-incident-acted = Pladsen har handlet på det
floor-incident-looked-at = Kortet er blevet set
floor-incident-street-over = Først opdaget på en senere street
floor-incident-identifiable = Kortene kendes med sikkerhed
floor-incident-found-before-deal = før der blev delt
floor-incident-found-after-deal = efter der blev delt
floor-incident-missing-last = det sidste kort
floor-incident-missing-earlier = et tidligere kort
floor-incident-what-bring-in = bring-in
floor-incident-what-bet = et bet
floor-incident-what-raise = et raise
floor-incident-what-new-pair = et nyt par
floor-incident-what-high-hand = den højeste åbne hånd
floor-incident-what-possible-straight = en mulig straight
floor-incident-what-possible-flush = en mulig flush

## Afgørelsen

floor-under = { $rulebook }
floor-unsettled = Ingen tekst afgør dette. Trinene viser, hvordan spillet går videre.
floor-unsettled-seats = Ingen tekst afgør dette: Det kan være { $seats ->
    [one] plads { SEATS($seats) }.
   *[other] plads { SEATS($seats, list: "or") }.
} Trinene viser, hvordan spillet går videre.
floor-houses = Andre regelsæt
floor-house-same = Det samme:
floor-house-differs = et andet svar
floor-house-open = Ikke afgjort:
floor-house-impossible = Kan ikke ske der:
floor-house-use = Afgør efter { $rulebook }

## Hvad der mangler

floor-missing = Kan ikke besvares endnu
floor-lacks-upcards =
    { $n ->
        [1] Plads { $seat }: Der mangler et åbent kort.
       *[other] Plads { $seat }: Der mangler { $n } åbne kort.
    }
floor-lacks-seats = Der sidder ingen ved bordet endnu. Tilføj pladser.
floor-lacks-stakes = Indsatserne mangler: ante, bring-in, small bet og big bet.
floor-lacks-incident = Vælg, hvad der gik galt.
floor-lacks-incident-more = Fortæl mere om, hvad der gik galt: Et felt er stadig tomt.
floor-lacks-contributions = Det mangler, hvad hver plads har i potten. Tryk på en plads’ nummer, og skriv det der.
floor-lacks-down = Plads { $seat }: Et lukket kort er ikke kendt.
floor-lacks-cards =
    { $n ->
        [one] Plads { $seat } har { $n } kort. En hånd kræver fem til syv.
       *[other] Plads { $seat } har { $n } kort. En hånd kræver fem til syv.
    }
floor-not-yet = Plads { $seat } mangler at handle. Det spørger man om, når bettingrunden er slut.
floor-not-closed = Ingen skal handle mere: Bettingrunden er slut.
floor-not-third = Bring-in betales kun på third street.
floor-not-after-third = Third street åbnes med bring-in. Det spørger man om fra fourth street.
floor-not-seventh-dealt = Det spørger man om på sixth eller seventh street, når mindst to pladser er med.
floor-not-shown = Hænderne vises, når bettingrunden på seventh street er slut.
floor-not-pots = Denne streets bets er ikke i de potter, som filen nævner. Skriv i stedet, hvad hver plads har lagt ind.

## Hvad der ikke kan være

floor-wrong = Det kan ikke passe
floor-wrong-twice = To gange på bordet: { CARD($card) }.
floor-wrong-seats =
    { $n ->
        [one] Der er { $n } plads med. Der kan være 2 til { $most }.
       *[other] Der er { $n } pladser med. Der kan være 2 til { $most }.
    }
floor-wrong-all-folded = Alle pladser har foldet. Mindst én skal være med.
floor-wrong-all-in = Plads { $seat } er all-in, men har { $amount } tilbage.
floor-wrong-absent = Plads { $seat } kan ikke være væk efter third street: Hånden er foldet inden da.
floor-wrong-put = Det mangler, hvad plads { $seat } har i potten.
floor-wrong-bring-in = Et bring-in på { $amount } er mere end et small bet. Tilladt: 1 til { $most }.
floor-wrong-big-bet = Et big bet på { $amount } er mindre end et small bet. Tilladt: mindst { $least }.
floor-wrong-ante = I dette regelsæt åbnes der med anten, så den skal være mindst 1.
floor-wrong-game = { $rulebook } omfatter ikke dette spil.
floor-wrong-act = Handling { $n }, { $act }, er ikke tilladt. Tilladt: { LIST($options) }.
floor-wrong-act-turn = Handling { $n }, { $act }, er uden for tur: Det er plads { $turn }, der skal handle.
floor-wrong-act-over = Handling { $n }, { $act }, kommer for sent: Bettingrunden er slut.
floor-wrong-line = Handling { $n }, »{ $line }«, er ingen handling. En linje siger på engelsk, hvem der gør hvad: 2 bets 5, 3 raises to 10, 4 calls, 5 folds, 6 checks.
floor-lacks-field = { $field } mangler. Tilladt: { LIST($allowed, list: "or") }.
floor-wrong-word = { $field }: { $found } er ikke tilladt. Tilladt: { LIST($allowed, list: "or") }.
floor-wrong-number = { $field }: { $found } er ikke tilladt. Tilladt: et helt tal fra { $least } til { $most }.
floor-wrong-form = { $field }: { $found } kan ikke læses her. Det skal se sådan ud: { $form }
floor-wrong-card = { $field }: { $found } er ikke et kort. Et kort er dets værdi og dets kulør, på engelsk: As, Td, 2c.
floor-wrong-other = { $place }: { $problem }
floor-warns-bring-in = I dette regelsæt åbnes der med anten, så bring-in er { $amount }.

## Som fil og som link

floor-file = Som fil
floor-file-text = Situationen som YAML eller JSON
floor-file-use = Brug teksten
floor-file-unused = Denne tekst ligger ikke på bordet endnu.
floor-file-refused = Teksten blev ikke brugt. Den bliver stående her; ret den, og prøv igen:
floor-file-download = Hent
floor-file-open = Åbn en fil
floor-file-limit = YAML eller JSON, højst { $kilobytes } KB
floor-file-syntax-line = Linje { $line }: Herfra er det hverken YAML eller JSON ({ $found }).
floor-file-syntax = Det er hverken YAML eller JSON ({ $found }).
floor-file-line = Linje { $line }: { $problem }
floor-file-encoding = Linje { $line } er ikke i UTF-8. Gem filen i UTF-8, og åbn den igen.
floor-file-long = Teksten er for lang: højst { $kilobytes } KB.
floor-file-table = Det er ingen situation. Den nævner spil, pladser og mere, hver på sin egen linje.
floor-link-broken = Dette link fører ikke til en situation: En del mangler eller er ændret.
floor-link-long = Situationen er for lang til et link. Hent den i stedet som fil.
floor-copy-link = Kopiér link
floor-copied = Kopieret

## Hvem får hvad

floor-shares = Hvem får hvad
floor-shares-pot = Pot
floor-shares-seat = Plads
floor-shares-chips = Chips
floor-shares-total = I alt
floor-shares-returned = Går tilbage, ikke kaldt
floor-chips = { $amount }
floor-shares-half = { $pot }, { $side }
