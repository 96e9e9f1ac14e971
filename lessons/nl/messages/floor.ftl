## Floor: een situatie neerleggen en laten beslissen.

ui-floor = Floor
floor-title = Hoe wordt er beslist?
floor-example = Voorbeeld
floor-begin = Begin met …
floor-game = Spel
floor-street = Street
floor-undo = Ongedaan
floor-clear = Lege tafel
floor-add-seat = Stoel erbij
floor-table = Tafel

floor-example-three-way-all-in = Drie spelers all-in
floor-example-equal-door-cards = Gelijke door cards
floor-example-open-pair = Open paar op fourth street
floor-example-short-all-in = Te korte all-in raise
floor-example-odd-chip = Oneven chip bij gelijke low
floor-example-eight-on-sixth = Met z’n achten op sixth street
floor-example-tied-boards = Gelijke open kaarten
floor-example-last-to-bet = Wie als eerste toont

floor-status = Toestand
floor-status-in = doet mee
floor-status-folded = gefold
floor-status-all-in = all-in
floor-status-absent = afwezig
floor-behind = nog { $amount }
floor-stack = Stack vóór deze street
floor-put = Al in de pot vóór deze street
floor-enough = genoeg
floor-remove-seat = Stoel weghalen

floor-slot-up =
    { $n ->
        [1] Stoel { $seat }, eerste open kaart
        [2] Stoel { $seat }, tweede open kaart
        [3] Stoel { $seat }, derde open kaart
       *[other] Stoel { $seat }, vierde open kaart
    }
floor-slot-down =
    { $n ->
        [1] Stoel { $seat }, eerste dichte kaart
        [2] Stoel { $seat }, tweede dichte kaart
       *[other] Stoel { $seat }, derde dichte kaart
    }
floor-slot-common = Gemeenschappelijke kaart
floor-slot-empty = { $slot }: leeg
floor-slot-unseen = { $slot }: onbekend
floor-slot-card = { $slot }: { CARD($card) }
floor-deck-hint = Tik op een kaart of typ waarde en kleur (s, h, d, c): K H
floor-deck-clear = Geen kaart
floor-close = Sluiten

## Acties en bedragen

floor-acts = Acties op deze street
floor-acts-none = Op deze street heeft nog niemand iets gedaan.
floor-acts-next = Stoel { $seat } is aan de beurt:
floor-acts-next-stakes = Stoel { $seat } is aan de beurt. Wat er mag, hangt af van de inzetten, en die zijn hier niet opgegeven.
floor-acts-over = De inzetronde is voorbij.
floor-act-back = Terugnemen
floor-act-free = Andere actie
floor-act-free-hint = 3 raises to 12
floor-act-add = Toevoegen
floor-money = Inzetten en spelers over
floor-stakes-ante = Ante
floor-stakes-bring-in = Bring-in
floor-stakes-small-bet = Small bet
floor-stakes-big-bet = Big bet
floor-players-left = Nog in het toernooi

## Wat je vraagt

floor-asks = Wat wil je weten?
floor-asks-later = Andere vragen, niet voor dit moment
floor-ask-bring-in = Wie betaalt de bring-in?
floor-ask-first-to-act = Wie begint?
floor-ask-next-to-act = Wie is aan de beurt?
floor-ask-options = Wat mag er?
floor-ask-best-hands = Wat heeft elke stoel?
floor-ask-rank-boards = Welk board is het beste?
floor-ask-winners = Wie wint?
floor-ask-pots = Welke potten zijn er?
floor-ask-awards = Wie krijgt hoeveel?
floor-ask-show-order = Wie toont als eerste?
floor-ask-seventh-street = Hoe komt de laatste kaart?
floor-ask-pot-count = Hoeveel ligt er in de pot?
floor-ask-irregularity = Wat geldt na een fout?

## Wat er misging

floor-incident = Wat ging er mis?
floor-incident-choose = Kies …
floor-incident-seat = Stoel
floor-incident-card = Kaart
floor-incident-cards = Hoeveel kaarten
floor-incident-put = Ingelegd op deze street
floor-incident-acted-after = Hebben sindsdien gehandeld
floor-incident-found = Ontdekt
floor-incident-missing = Wat ontbreekt
floor-incident-what = Wat er is gezegd
floor-incident-next-acted = De volgende stoel heeft al gehandeld
floor-incident-in-stub = Alleen in de stub gezien
floor-incident-acted = De stoel heeft er al mee gehandeld
floor-incident-looked-at = De kaart is bekeken
floor-incident-street-over = Pas op een latere street ontdekt
floor-incident-identifiable = De kaarten zijn met zekerheid bekend
floor-incident-found-before-deal = vóór het delen
floor-incident-found-after-deal = na het delen
floor-incident-missing-last = de laatste kaart
floor-incident-missing-earlier = een eerdere kaart
floor-incident-what-bring-in = de bring-in
floor-incident-what-bet = een bet
floor-incident-what-raise = een raise
floor-incident-what-new-pair = een nieuw paar
floor-incident-what-high-hand = de hoogste open hand
floor-incident-what-possible-straight = een mogelijke straight
floor-incident-what-possible-flush = een mogelijke flush

## De beslissing

floor-under = { $rulebook }
floor-unsettled = Geen tekst beslist dit. De stappen laten zien hoe het spel verdergaat.
floor-unsettled-seats = Geen tekst beslist dit: het kan { $seats ->
    [one] stoel { SEATS($seats) } zijn.
   *[other] stoel { SEATS($seats, list: "or") } zijn.
} De stappen laten zien hoe het spel verdergaat.
floor-houses = Andere reglementen
floor-house-same = Hetzelfde:
floor-house-differs = een ander antwoord
floor-house-open = Niet geregeld:
floor-house-impossible = Komt daar niet voor:
floor-house-use = Beslissen volgens { $rulebook }

## Wat nog ontbreekt

floor-missing = Nog niet te beantwoorden
floor-lacks-upcards =
    { $n ->
        [1] Stoel { $seat }: er ontbreekt een open kaart.
       *[other] Stoel { $seat }: er ontbreken { $n } open kaarten.
    }
floor-lacks-seats = Er zit nog niemand aan tafel. Voeg stoelen toe.
floor-lacks-stakes = De inzetten ontbreken: ante, bring-in, small bet en big bet.
floor-lacks-incident = Kies wat er misging.
floor-lacks-incident-more = Vertel meer over wat er misging: een veld is nog leeg.
floor-lacks-contributions = Het is niet bekend wat elke stoel in de pot heeft. Tik op het nummer van een stoel en vul het daar in.
floor-lacks-down = Stoel { $seat }: een dichte kaart is niet bekend.
floor-lacks-cards =
    { $n ->
        [one] Stoel { $seat } heeft { $n } kaart. Een hand heeft er vijf tot zeven nodig.
       *[other] Stoel { $seat } heeft { $n } kaarten. Een hand heeft er vijf tot zeven nodig.
    }
floor-not-yet = Stoel { $seat } is nog aan de beurt. Dit vraag je als de inzetronde voorbij is.
floor-not-closed = Niemand is meer aan de beurt: de inzetronde is voorbij.
floor-not-third = De bring-in wordt alleen op third street betaald.
floor-not-after-third = Third street begint met de bring-in. Dit vraag je vanaf fourth street.
floor-not-seventh-dealt = Dit vraag je op sixth of seventh street, zolang er minstens twee stoelen meedoen.
floor-not-shown = De handen worden getoond als de inzetronde van seventh street voorbij is.
floor-not-pots = De inzetten van deze street zitten niet in de potten die in het bestand staan. Vul in plaats daarvan in wat elke stoel heeft ingelegd.

## Wat niet kan

floor-wrong = Dit kan niet
floor-wrong-twice = Twee keer op tafel: { CARD($card) }.
floor-wrong-seats =
    { $n ->
        [one] Er doet { $n } stoel mee. Het kunnen er 2 tot { $most } zijn.
       *[other] Er doen { $n } stoelen mee. Het kunnen er 2 tot { $most } zijn.
    }
floor-wrong-all-folded = Alle stoelen hebben gefold. Minstens één moet meedoen.
floor-wrong-all-in = Stoel { $seat } is all-in, maar heeft nog { $amount }.
floor-wrong-absent = Stoel { $seat } kan na third street niet afwezig zijn: de hand is dan al gefold.
floor-wrong-put = Het is niet bekend wat stoel { $seat } in de pot heeft.
floor-wrong-bring-in = Een bring-in van { $amount } is meer dan de small bet. Toegestaan: 1 tot { $most }.
floor-wrong-big-bet = Een big bet van { $amount } is minder dan de small bet. Toegestaan: minstens { $least }.
floor-wrong-ante = In dit reglement opent de ante, dus die is minstens 1.
floor-wrong-game = { $rulebook } gaat niet over dit spel.
floor-wrong-act = Actie { $n }, { $act }, mag niet. Toegestaan: { LIST($options) }.
floor-wrong-act-turn = Actie { $n }, { $act }, is buiten de beurt: stoel { $turn } is aan de beurt.
floor-wrong-act-over = Actie { $n }, { $act }, komt te laat: de inzetronde is voorbij.
floor-wrong-line = Actie { $n }, “{ $line }”, is geen actie. Een regel zegt in het Engels wie wat doet: 2 bets 5, 3 raises to 10, 4 calls, 5 folds, 6 checks.
floor-lacks-field = { $field } ontbreekt. Toegestaan: { LIST($allowed, list: "or") }.
floor-wrong-word = { $field }: { $found } mag niet. Toegestaan: { LIST($allowed, list: "or") }.
floor-wrong-number = { $field }: { $found } mag niet. Toegestaan: een geheel getal van { $least } tot en met { $most }.
floor-wrong-form = { $field }: { $found } is hier niet te lezen. Het moet er zo uitzien: { $form }
floor-wrong-card = { $field }: { $found } is geen kaart. Een kaart is haar waarde en haar kleur, in het Engels: As, Td, 2c.
floor-wrong-other = { $place }: { $problem }
floor-warns-bring-in = In dit reglement opent de ante, dus de bring-in is { $amount }.

## Als bestand en als link

floor-file = Als bestand
floor-file-text = De situatie in YAML of JSON
floor-file-use = Tekst overnemen
floor-file-unused = Deze tekst ligt nog niet op tafel.
floor-file-refused = Deze tekst is niet overgenomen. Hij blijft hier staan; verbeter hem en probeer het opnieuw:
floor-file-download = Downloaden
floor-file-open = Bestand openen
floor-file-limit = YAML of JSON, hoogstens { $kilobytes } KB
floor-file-syntax-line = Regel { $line }: vanaf hier is het geen YAML en geen JSON ({ $found }).
floor-file-syntax = Dit is geen YAML en geen JSON ({ $found }).
floor-file-line = Regel { $line }: { $problem }
floor-file-encoding = Regel { $line } is niet in UTF-8. Sla het bestand op in UTF-8 en open het opnieuw.
floor-file-long = De tekst is te lang: hoogstens { $kilobytes } KB.
floor-file-table = Dit is geen situatie. Die noemt spel, stoelen en meer, elk op een eigen regel.
floor-link-broken = Deze link leidt niet naar een situatie: er ontbreekt een deel of er is iets veranderd.
floor-link-long = Deze situatie is te lang voor een link. Download haar in plaats daarvan.
floor-copy-link = Link kopiëren
floor-copied = Gekopieerd

## Wie wat krijgt

floor-shares = Wie wat krijgt
floor-shares-pot = Pot
floor-shares-seat = Stoel
floor-shares-chips = Chips
floor-shares-total = Samen
floor-shares-returned = Gaat terug, niet gecalld
floor-chips = { $amount }
floor-shares-half = { $pot }, { $side }
